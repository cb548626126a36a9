"""Special damage of vehicles and dreadnoughts: the check and the row of the table (RT-DMG-05 to 10, RT-DRD-11, 12)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import Field

from rules.catalogue import Band, Names, rows
from rules.dice import Dice
from rules.language import N_

Kind = Literal["vehicle", "dreadnought"]

SPECIAL_DAMAGE_CHECK = N_("special damage check")
SPECIAL_DAMAGE_TABLE = N_("special damage table")
AUTOMATIC_FROM = 6
"""Points lost in a turn from which special damage needs no check (RT-DMG-07)."""
EXPLOSION_FROM = 12
"""Points lost in a turn from which the total is an explosion whatever the D10 shows (RT-DMG-07)."""


class SpecialDamageRow(Band):
    """A row for some totals of one table; `result` is its code in outcomes, `short` its name where room is scarce."""

    kind: Kind
    result: str = Field(min_length=1, max_length=80)
    short: Names | None = None


@cache
def row_for(kind: Kind, total: int) -> SpecialDamageRow:
    """The row of a total of D10 + (points − 1) (RT-DMG-10, RT-DRD-12). Raises LookupError when no row covers it."""
    for row in rows("rogue_trader", "special_damage", SpecialDamageRow).values():
        if row.kind == kind and row.covers(total):
            return row
    raise LookupError(total)


def special_check_needed(points: int) -> int | None:
    """The D6 score from which a turn's loss of `points` (1 or more) is special damage; None: it is, without a die."""
    return None if points >= AUTOMATIC_FROM else 7 - points


def roll_special_damage(kind: Kind, points: int, dice: Dice) -> SpecialDamageRow | None:
    """The check and the D10 of a turn in which `points` were lost; None when there is no special damage.

    RT-DMG-05 to RT-DMG-07, RT-DRD-11. Nobody checks for 0 points.
    """
    if points == 0:
        return None
    bonus = points - 1
    needed = special_check_needed(points)
    if needed is None:
        dice.say(N_("{points} points lost this turn: special damage, without a check."), points=points)
    elif dice.check(6, needed, SPECIAL_DAMAGE_CHECK, harm=True):
        dice.say(N_("Special damage check: {die} (special damage on {needed}+)."), needed=needed)
    else:
        dice.say(N_("Special damage check: {die} (special damage on {needed}+): none."), needed=needed)
        return None
    if points >= EXPLOSION_FROM:
        row = row_for(kind, points)
        dice.say(N_("Special damage: {row}"), row=row.name.words())
        return row
    result = dice.read(10, SPECIAL_DAMAGE_TABLE, lambda die: row_for(kind, die + bonus).id)
    row = rows("rogue_trader", "special_damage", SpecialDamageRow)[result]
    dice.say(N_("Special damage table: {die} + {bonus}: {row}"), bonus=bonus, row=row.name.words())
    return row
