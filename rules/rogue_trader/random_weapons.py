"""Random weapons by class, for dreadnoughts and vehicles (RT-GEN-05, RT-GEN-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.catalogue import Band
from rules.dice import Dice
from rules.language import N_
from rules.rogue_trader.armoury import POINTS
from rules.rogue_trader.random_tables import faces, roll_row

WEAPON_CLASS = N_("weapon class")
RandomClass = Literal["basic", "heavy", "super-heavy"]
_TYPE_DICE: Mapping[RandomClass, str] = {
    "basic": N_("basic weapon"),
    "heavy": N_("heavy weapon"),
    "super-heavy": N_("super-heavy weapon"),
}
_TABLES: Mapping[RandomClass, str] = {
    "basic": "basic_weapon",
    "heavy": "heavy_weapon",
    "super-heavy": "super_heavy_weapon",
}


class ClassRow(Band):
    weapon_class: RandomClass


def class_that_fits(rolled: RandomClass, points_left: int, super_heavy_allowed: bool) -> RandomClass:
    """The class rolled, or the next lower one that the points left pay for; at most one super-heavy weapon."""
    if rolled == "super-heavy" and super_heavy_allowed and points_left >= POINTS["super-heavy"]:
        return "super-heavy"
    return "heavy" if rolled != "basic" and points_left >= POINTS["heavy"] else "basic"


def roll_weapon(classes: str, points_left: int, super_heavy_allowed: bool, dice: Dice) -> tuple[RandomClass, Band]:
    """One weapon: a D6 on the table of classes, a D10 on the table of the class that is taken; both always fall."""
    table = faces(classes, ClassRow, 6)
    taken: RandomClass = dice.read(
        6, WEAPON_CLASS, lambda face: class_that_fits(table[face].weapon_class, points_left, super_heavy_allowed)
    )
    weapon = roll_row(_TABLES[taken], Band, 10, _TYPE_DICE[taken], dice)
    dice.say(N_("{weapon}."), weapon=weapon.name.words())
    return taken, weapon
