"""Words in the player's language, without Qt: one gettext catalogue a language, for screen, log and paper.

English is the language of the source: the English sentence is the key. How to write a sentence:

- a sentence with figures: `Message("{name} loses {points}", {"name": unit.name, "points": 7})`;
  where only a template is kept, mark it with `N_("Toughness")` so that the catalogue test finds it;
- one spelling, two meanings: `C_("vehicle", "Open")`;
- a count: `Plural("{n} point", "{n} points", n)` (its figures may hold others besides n);
- data with names of its own in both languages: `Name(en=…, fr=…)`.

Figures may be messages themselves, names, numbers (written with the language's decimal sign and a real
minus) or text the player typed (kept as it is). `Language.text` turns any of these into a string.
"""

from __future__ import annotations

import gettext
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

CODES = ("en", "fr")
_CONTEXT = "\x04"


class Name(NamedTuple):
    """A name kept as data in both languages; an empty one falls back on the other."""

    en: str
    fr: str


class Message(NamedTuple):
    """A sentence to be translated, with the figures that go into its `{braces}`."""

    template: str
    figures: Mapping[str, Words] = {}


class Plural(NamedTuple):
    """A sentence that depends on a count `n`."""

    one: str
    many: str
    n: int
    figures: Mapping[str, Words] = {}


Words = str | int | float | Name | Message | Plural


def N_(text: str) -> str:
    """Marks a template for the catalogue and gives it back unchanged."""
    return text


def C_(context: str, text: str) -> str:
    """Marks a template whose meaning needs a context; the result is a template like any other."""
    return f"{context}{_CONTEXT}{text}"


def joined(parts: Sequence[Words]) -> Words:
    """Words in a row with commas between them; empty when there are none."""
    words: Words = parts[0] if parts else ""
    for part in parts[1:]:
        words = Message(N_("{first}, {second}"), {"first": words, "second": part})
    return words


class Language:
    """One of CODES: turns words into text."""

    def __init__(self, code: str) -> None:
        """Raises ValueError for a code outside CODES, FileNotFoundError when its catalogue is not compiled."""
        if code not in CODES:
            raise ValueError(code)
        self.code = code
        self._catalogue = gettext.NullTranslations()
        if code != "en":
            path = files("resources") / "locale" / code / "LC_MESSAGES" / "ironmuster.mo"
            with path.open("rb") as file:
                self._catalogue = gettext.GNUTranslations(file)

    def text(self, words: Words) -> str:
        """The words as a player reads them. A plain string is data and is given back as it is."""
        if isinstance(words, Message):
            return self._filled(self._translated(words.template), words.figures)
        if isinstance(words, Plural):
            template = self._catalogue.ngettext(words.one, words.many, words.n)
            return self._filled(template, {"n": words.n, **words.figures})
        if isinstance(words, Name):
            return words.fr or words.en if self.code == "fr" else words.en or words.fr
        if isinstance(words, str):
            return words
        return self.number(words)

    def number(self, value: float) -> str:
        """A number with at most two decimals, a real minus and the language's decimal sign."""
        plain = str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")
        if plain.startswith("-"):
            plain = "\N{MINUS SIGN}" + plain[1:] if plain != "-0" else "0"
        return plain.replace(".", ",") if self.code == "fr" else plain

    def percent(self, share: float, decimals: int = 1) -> str:
        """A share of 1 as a percentage: "12.5 %", "< 0.1 %" for what is rare but possible."""
        smallest = 10.0**-decimals
        shown, mark = share * 100, ""
        if 0 < shown < smallest / 2:
            shown, mark = smallest, "< "
        text = f"{shown:.{decimals}f}"
        if "." in text and (text.rstrip("0").endswith(".") or shown >= 10):
            text = f"{shown:.0f}"
        return mark + (text.replace(".", ",") if self.code == "fr" else text) + "\N{NO-BREAK SPACE}%"

    def _translated(self, template: str) -> str:
        found = self._catalogue.gettext(template)
        return found.split(_CONTEXT, 1)[-1]

    def _filled(self, template: str, figures: Mapping[str, Words]) -> str:
        if not figures:
            return template
        return template.format_map({key: self.text(value) for key, value in figures.items()})


@cache
def language(code: str) -> Language:
    """The language of that code; raises as Language does."""
    return Language(code)
