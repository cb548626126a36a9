"""Random weapons by class, for dreadnoughts and vehicles (RT-GEN-05, RT-GEN-10)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue import Band
from rules.dice import Dice
from rules.language import N_, Message
from rules.rogue_trader.armoury import POINTS
from rules.rogue_trader.random_tables import (
    ARMAMENT_CLASSES,
    BASIC_WEAPONS,
    HEAVY_WEAPONS,
    SUPER_HEAVY_WEAPONS,
    ClassRow,
    RandomClass,
    RandomTable,
    faces,
    gap,
    roll_row,
)

WEAPON_CLASS = N_("weapon class")
_TYPES: Mapping[RandomClass, tuple[RandomTable[Band], str]] = {
    "basic": (BASIC_WEAPONS, N_("basic weapon")),
    "heavy": (HEAVY_WEAPONS, N_("heavy weapon")),
    "super-heavy": (SUPER_HEAVY_WEAPONS, N_("super-heavy weapon")),
}
"""The table of each class, and what the die on it is for."""


def armament_gap() -> Message | None:
    """Why no weapons can be rolled up: a table of them is empty or has a gap; None when they can (RT-VEH-09)."""
    return gap((ARMAMENT_CLASSES, BASIC_WEAPONS, HEAVY_WEAPONS, SUPER_HEAVY_WEAPONS))


def class_that_fits(rolled: RandomClass, points_left: int, super_heavy_allowed: bool) -> RandomClass:
    """The class rolled, or the next lower one that the points left pay for; at most one super-heavy weapon."""
    if rolled == "super-heavy" and super_heavy_allowed and points_left >= POINTS["super-heavy"]:
        return "super-heavy"
    return "heavy" if rolled != "basic" and points_left >= POINTS["heavy"] else "basic"


def roll_weapon(
    classes: RandomTable[ClassRow], points_left: int, super_heavy_allowed: bool, dice: Dice
) -> tuple[RandomClass, Band]:
    """One weapon: a D6 on the table of classes, a D10 on the table of the class that is taken; both always fall."""
    rolled = faces(classes)
    taken: RandomClass = dice.read(
        6, WEAPON_CLASS, lambda face: class_that_fits(rolled[face].weapon_class, points_left, super_heavy_allowed)
    )
    table, purpose = _TYPES[taken]
    weapon = roll_row(table, purpose, dice)
    dice.say(N_("{weapon}."), weapon=weapon.name.words())
    return taken, weapon
