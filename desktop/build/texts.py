"""Text for fields and rows: what a value reads like, and what a typed text means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.build.shape import Shape
from desktop.words import current, tr
from rules.language import N_

DASH = "–"
_MINUS = "\N{MINUS SIGN}"


class Refused(Exception):
    """A typed text that is no value of the field; `sentence` says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def clean(text: str) -> str:
    """Text as it can be saved: without halves of characters that a paste may bring."""
    return text.encode("utf-8", "replace").decode("utf-8")


def word(shape: Shape, value: str) -> str:
    """The word of a choice."""
    return tr(shape.words[value]) if value in shape.words else value


def title(shape: Shape) -> str:
    return tr(shape.title)


def short_title(shape: Shape) -> str:
    return tr(shape.short or shape.title)


def letter(shape: Shape) -> str:
    return tr(shape.letter) if shape.letter else ""


def unit(shape: Shape) -> str:
    """What is written after a figure, in the window's language."""
    return tr(shape.unit) if shape.unit else ""


def number_text(shape: Shape, value: Any, *, bare: bool = False) -> str:
    """A number as its field shows it: "22″", "5+", "–" for none; bare, as it is typed."""
    if value is None:
        return "" if bare else DASH
    if isinstance(value, str):
        return word(shape, value)
    text = current().number(value)
    return text if bare else text + unit(shape)


def parse_number(shape: Shape, text: str) -> int | float | str | None:
    """The value that a typed text means; None for an empty field or a dash. Raises Refused."""
    plain = text.strip().removesuffix(unit(shape).strip()).strip() if shape.unit else text.strip()
    plain = plain.replace(_MINUS, "-").replace(",", ".").replace("\N{NO-BREAK SPACE}", "").lstrip("+")
    for value in shape.values:
        if plain.casefold() in (value.casefold(), word(shape, value).casefold()):
            return value
    if plain in ("", "-", DASH, "—"):
        if shape.optional:
            return None
        raise Refused(tr("A number is needed here."))
    try:
        number = float(plain)
    except ValueError:
        raise Refused(tr("“{text}” is not a number.", text=text.strip())) from None
    if number != number or number in (float("inf"), float("-inf")):
        raise Refused(tr("“{text}” is not a number.", text=text.strip()))
    if shape.whole and not number.is_integer():
        raise Refused(tr("A whole number is needed here."))
    if not shape.fits(number):
        raise Refused(_bounds(shape))
    return int(number) if shape.whole else number


def _bounds(shape: Shape) -> str:
    if shape.least is not None and shape.most is not None:
        return tr("A number from {least} to {most} is needed here.", least=shape.least, most=shape.most)
    if shape.least is not None:
        return tr("A number of at least {least} is needed here.", least=shape.least)
    return tr("A number of at most {most} is needed here.", most=shape.most or 0)


def tip(shape: Shape) -> str:
    """What a field is, its unit and its rule, in plain text."""
    head = title(shape)
    if shape.letter:
        head += f" ({letter(shape)})"
    units: Mapping[str, str] = {"″": N_("in inches"), "+": N_("the number needed on the die, or more")}
    if shape.unit in units:
        head += f", {tr(units[shape.unit])}"
    lines = [head]
    if shape.help:
        lines.append(tr(shape.help))
    if shape.house:
        lines.append(tr("A house value: the printed rules have none."))
    if shape.rule:
        lines.append(tr("Rule {rule}", rule=shape.rule))
    return "\n".join(lines)


def joined(parts: list[str]) -> str:
    """Parts of a summary in a row."""
    return ", ".join(part for part in parts if part)
