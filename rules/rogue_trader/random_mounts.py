"""Random weapons put on a vehicle, in the weapon points it has left (RT-GEN-10, RT-VEH-08, RT-VEH-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.army import OwnRows
from rules.language import N_, Message, Words
from rules.rogue_trader.loading import meters, weapon_rows
from rules.rogue_trader.random_weapons import armament_gap
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle

if TYPE_CHECKING:
    from rules.actions import Resolution
    from rules.dice import Fallen

ARMAMENT = "rogue-trader.generate-armament"
_DICE_EACH = 2


def armament_hindrance(vehicle: Vehicle, own: OwnRows) -> Message | None:
    """Why no weapons can be rolled for a vehicle; None when they can."""
    missing = armament_gap()
    if missing is not None:
        return missing
    if vehicle.weapon_points is None:
        return Message(N_("The weapon points are not set."))
    if points_left(vehicle, own) <= 0:
        return Message(N_("No weapon points are left."))
    return None


def points_left(vehicle: Vehicle, own: OwnRows) -> int:
    """Weapon points that are allowed and not used; below 0 when there are too many weapons, 0 without a limit."""
    meter = meters(vehicle, own)[0]
    return 0 if meter.allowed is None else meter.allowed - meter.used


def roll_armament(vehicle: Vehicle, own: OwnRows, dice: Fallen) -> Resolution:
    """Weapons for the points left, at most 99 at a time. Raises BadInput when a table has a gap."""
    from rules.actions import play  # forms ask only for the hindrance: what plays rules is imported when it is needed

    super_heavy = any(weapon.weapon_class == "super-heavy" for _, weapon in weapon_rows(vehicle.weapons, own))
    points = max(0, min(99, points_left(vehicle, own)))
    return play(ARMAMENT, {"points": points, "has_super_heavy": super_heavy}, dice)


def mounted(resolution: Resolution, seed: str, text: Callable[[Words], str]) -> tuple[MountedWeapon, ...]:
    """The weapons of a resolved armament, each with its dice and, in the language of `text`, a note of the table."""
    return tuple(MountedWeapon.model_validate(arm) for arm in mounted_data(resolution, seed, text))


def mounted_data(resolution: Resolution, seed: str, text: Callable[[Words], str]) -> list[dict[str, Any]]:
    """As `mounted`, as plain data without ids."""
    armament: Any = resolution.outcome
    note = text(Message(N_("Ironmuster table")))
    found: list[dict[str, Any]] = []
    for place, weapon in enumerate(armament.weapons):
        rolls = resolution.rolls[place * _DICE_EACH : (place + 1) * _DICE_EACH]
        steps = [{"step": "weapons", "dice": [f"D{roll.sides} {roll.result}" for roll in rolls]}]
        found.append({"weapon": weapon.name, "note": note, "rolled": {"seed": seed, "steps": steps}})
    return found
