"""Special damage on the back of a card: when it is checked, its chances, and its rows with what each does."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from desktop.sheets.blocks import Block, Column, Prose, Row, Table
from rules.actions import odds
from rules.catalogue import rows
from rules.language import C_, N_, Language, Message
from rules.rogue_trader.special_damage_table import (
    AUTOMATIC_FROM,
    EXPLOSION_FROM,
    Kind,
    SpecialDamageRow,
    special_check_needed,
)

TITLE = N_("Special damage")
_EFFECTS: Mapping[tuple[Kind, str], str] = {
    ("vehicle", "auxiliary-power"): N_("one turret fails for good"),
    ("vehicle", "temporary-loss-of-control"): N_("out of control next turn"),
    ("vehicle", "power-loss"): N_("max. speed and acc. halved; adds up"),
    ("vehicle", "mechanical-failure"): N_("repeats its last turn from now on"),
    ("vehicle", "weapon-lost"): N_("one mounted weapon, at random"),
    ("vehicle", "system-failure"): N_("rolls on D6″, halts; autos lock"),
    ("vehicle", "loss-of-control"): N_("out of control for good"),
    ("vehicle", "burning"): N_("as {row}; D6 each own turn, 6: bang"),
    ("vehicle", "explosion"): N_("explodes; occupants save or die"),
    ("dreadnought", "arm"): N_("one arm dead: D6 1–3 left, 4–6 right"),
    ("dreadnought", "coordination-loss"): N_("−1 to hit each time; moves D6″"),
    ("dreadnought", "power-loss"): N_("M ÷ 2, −1 to hit, I −D4; adds up"),
    ("dreadnought", "mechanical-jam"): N_("repeats its last turn from now on"),
    ("dreadnought", "weapon-lost"): N_("one at random; pilot confused"),
    ("dreadnought", "system-failure"): N_("halts where it stands; autos lock"),
    ("dreadnought", "berserk"): N_("berserk: the GM moves and fires it"),
    ("dreadnought", "burning"): N_("as {row}; D6 each own turn, 6: bang"),
    ("dreadnought", "explosion"): N_("explodes; the pilot saves or dies"),
}
"""What each result of a table does, in a line (RT-DMG-11 to 19, RT-DRD-13 to 21)."""


@cache
def chances(kind: Kind, points: int) -> tuple[Fraction, Fraction]:
    """The chances of special damage and of an explosion when `points` were lost in a turn (RT-DMG-07)."""
    found = odds("rogue-trader.special-damage", {"kind": kind, "points_lost": points}, frozenset({"result"}))
    by_result = {outcome["result"]: chance for outcome, chance in found}
    return 1 - by_result.get(None, Fraction(0)), by_result.get("explosion", Fraction(0))


def _special(chance: Fraction, sure: str) -> str:
    return sure if chance == 1 else f"{chance * 6}/6"


def _explosion(chance: Fraction, sure: str) -> str:
    if chance in (0, 1):
        return sure if chance else "–"
    return f"{chance.numerator}/{chance.denominator}"


@cache
def chances_table(kind: Kind, language: Language) -> Table:
    """Chances by points lost in the turn."""
    points = [*range(1, AUTOMATIC_FROM + 1), EXPLOSION_FROM]
    labels = [str(count) for count in points[:-1]] + [f"{EXPLOSION_FROM}+"]
    found = [chances(kind, count) for count in points]
    sure = language.text(Message(C_("chance", "sure")))
    heads = [Column(label, "centre", head_face="bold", head_ink="ink") for label in labels]
    title = language.text(Message(N_("Points lost")))
    first = Column(title, ink="second", grows=True, head_face="medium", head_ink="ink")
    special = (language.text(Message(C_("chance", "Special"))), *(_special(each, sure) for each, _ in found))
    bang = (language.text(Message(C_("chance", "Bang"))), *(_explosion(each, sure) for _, each in found))
    return Table((first, *heads), (Row(special), Row(bang)), shared=True)


def _total(row: SpecialDamageRow) -> str:
    if row.first is None:
        return f"≤ {row.last:g}"
    if row.last is None:
        return f"{row.first:g}+"
    return f"{row.first:g}" if row.first == row.last else f"{row.first:g}–{row.last:g}"


@cache
def results_table(kind: Kind, language: Language) -> Table:
    """The rows of the special damage table and what each does."""
    columns = (Column(align="centre", face="bold"), Column(face="medium"), Column(grows=True))
    found: list[Row] = []
    table = [row for row in rows("rogue_trader", "special_damage", SpecialDamageRow).values() if row.kind == kind]
    failure = next((_total(row) for row in table if row.result == "system-failure"), "")
    for row in table:
        name = language.text((row.short or row.name).words())
        effect = _EFFECTS.get((kind, row.result))
        does = language.text(Message(effect, {"row": failure})) if effect else ""
        found.append(Row((_total(row), name, does), inks=("carmine", "carmine") if row.last is None else ()))
    return Table(columns, tuple(found), airy=True, shared=True)


@cache
def check_text(language: Language) -> Prose:
    """When the check is made, and how."""
    when = N_("Lost a point this turn? At its end: D6 + (points − 1).")
    how = N_("On {needed} or more, D10 + (points − 1) on this table.")
    needed = special_check_needed(1) or 0
    return Prose((language.text(Message(when)), language.text(Message(how, {"needed": needed}))), shared=True)


def special_damage(kind: Kind, language: Language) -> tuple[Block, ...]:
    """The check, its chances and the rows of the table."""
    return check_text(language), chances_table(kind, language), results_table(kind, language)
