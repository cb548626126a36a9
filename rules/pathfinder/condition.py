"""What hit points make of a vehicle and its parts: broken, wrecked, destroyed (PF-DMG-04, 05, 08 to 10)."""

from __future__ import annotations

from typing import Literal

from rules.pathfinder.driven import DrivenVehicle
from rules.pathfinder.terms import PartState

StructureState = Literal["intact", "broken", "wrecked", "destroyed"]


def broken_threshold(hp_max: int) -> int:
    """The most hit points at which it is broken: more than half are lost (PF-BLD-09)."""
    return (hp_max - 1) // 2


def structure_state(hp: int, hp_max: int, squares: int) -> StructureState:
    """The state of a vehicle with those hit points and squares."""
    if hp <= -squares:
        return "destroyed"
    if hp <= 0:
        return "wrecked"
    return "broken" if hp <= broken_threshold(hp_max) else "intact"


def part_state(hp: int, hp_max: int) -> PartState:
    """The state of a propulsion or a driving device, which are never wrecked (PF-DMG-09, PF-DMG-10)."""
    if hp <= 0:
        return "destroyed"
    return "broken" if hp <= broken_threshold(hp_max) else "intact"


def state_of(vehicle: DrivenVehicle) -> StructureState:
    """The state of a vehicle's structure."""
    return structure_state(vehicle.hp, vehicle.hp_max, vehicle.squares)


def is_broken(vehicle: DrivenVehicle) -> bool:
    """Whether the structure is broken or worse."""
    return state_of(vehicle) != "intact"
