"""Random weapons for a vehicle's weapon points (RT-GEN-10, RT-VEH-08, RT-VEH-09)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.armoury import POINTS
from rules.rogue_trader.random_tables import ARMAMENT_CLASSES, IRONMUSTER_TABLES, RandomClass
from rules.rogue_trader.random_weapons import armament_gap, roll_weapon
from rules.rogue_trader.settings import RogueTraderInput


class ArmamentInput(RogueTraderInput):
    """Weapon points to fill. `has_super_heavy`: the vehicle carries one already."""

    points: int = described(N_("Weapon points"), ge=0, le=99, rule="RT-VEH-08")
    has_super_heavy: bool = described(N_("Has a super-heavy weapon"), False, rule="RT-VEH-08")


@dataclass(frozen=True, slots=True)
class ArmamentWeapon(Outcome):
    """`name`: id in the armoury; `points`: weapon points it takes."""

    name: str
    class_: RandomClass
    points: int


@dataclass(frozen=True, slots=True)
class Armament(Outcome):
    weapons: tuple[ArmamentWeapon, ...]
    points_left: int


@action("rogue-trader.generate-armament", N_("Random vehicle armament"), "RT-GEN-10", "RT-VEH-08", "RT-VEH-09")
def generate_armament(given: ArmamentInput, dice: Dice) -> Armament:
    """Weapons until no point is left; one super-heavy at most. Raises BadInput when a table has a gap."""
    missing = armament_gap()
    if missing is not None:
        raise BadInput(missing)
    dice.say(IRONMUSTER_TABLES)
    left = given.points
    super_heavy_allowed = not given.has_super_heavy
    weapons: list[ArmamentWeapon] = []
    while left > 0:
        taken, weapon = roll_weapon(ARMAMENT_CLASSES, left, super_heavy_allowed, dice)
        super_heavy_allowed = super_heavy_allowed and taken != "super-heavy"
        left -= POINTS[taken]
        weapons.append(ArmamentWeapon(weapon.id, taken, POINTS[taken]))
    return Armament(tuple(weapons), left)
