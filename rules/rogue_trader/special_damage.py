"""Special damage at the end of a turn: the check, the table, what the row does (RT-DMG-05 to 20, RT-DRD-11 to 21)."""

from __future__ import annotations

from rules.actions import action
from rules.dice import Dice
from rules.language import N_
from rules.rogue_trader.dreadnought_damage import DreadnoughtDamage, dreadnought_damage
from rules.rogue_trader.special_damage_case import SpecialDamageInput
from rules.rogue_trader.special_damage_table import roll_special_damage, row_for
from rules.rogue_trader.vehicle_damage import VehicleDamage, vehicle_damage


def _result(given: SpecialDamageInput, dice: Dice) -> str | None:
    """The row's code, rolled or known; None: no special damage."""
    if given.destroyed:
        dice.say(N_("Destroyed: no special damage check."))
        return None
    if given.total is not None:
        row = row_for(given.kind, given.total)
        dice.say(N_("Special damage: {row}"), row=row.name.words())
        return row.result
    if given.points_lost == 0:
        dice.say(N_("No points lost this turn: no special damage check."))
        return None
    rolled = roll_special_damage(given.kind, given.points_lost, dice)
    return None if rolled is None else rolled.result


@action(
    "rogue-trader.special-damage",
    N_("Special damage"),
    "RT-DMG-05",
    "RT-DMG-06",
    "RT-DMG-07",
    "RT-DMG-10",
    "RT-DMG-11",
    "RT-DMG-12",
    "RT-DMG-13",
    "RT-DMG-14",
    "RT-DMG-15",
    "RT-DMG-16",
    "RT-DMG-17",
    "RT-DMG-18",
    "RT-DMG-19",
    "RT-DMG-20",
    "RT-DRD-11",
    "RT-DRD-12",
    "RT-DRD-13",
    "RT-DRD-14",
    "RT-DRD-15",
    "RT-DRD-16",
    "RT-DRD-17",
    "RT-DRD-18",
    "RT-DRD-19",
    "RT-DRD-20",
    "RT-DRD-21",
    "RT-AUTO-08",
)
def special_damage(given: SpecialDamageInput, dice: Dice) -> VehicleDamage | DreadnoughtDamage:
    """One check for all points lost in the turn, one D10, then the dice of the row."""
    result = _result(given, dice)
    if given.kind == "dreadnought":
        return dreadnought_damage(given, result, dice)
    return vehicle_damage(given, result, dice)
