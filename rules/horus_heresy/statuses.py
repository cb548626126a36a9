"""Statuses of vehicles and of troops, always in one order (HH-STA-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, get_args

from rules.language import N_

VehicleStatus = Literal["stunned", "pinned", "suppressed"]
TroopStatus = Literal["stunned", "pinned", "suppressed", "routed"]
VEHICLE_STATUSES: tuple[VehicleStatus, ...] = get_args(VehicleStatus)
TROOP_STATUSES: tuple[TroopStatus, ...] = get_args(TroopStatus)
STATUS_WORDS: Mapping[TroopStatus, str] = {
    "stunned": N_("Stunned"),
    "pinned": N_("Pinned"),
    "suppressed": N_("Suppressed"),
    "routed": N_("Routed"),
}


def in_order(statuses: Iterable[VehicleStatus]) -> tuple[VehicleStatus, ...]:
    """The statuses of a vehicle, each once, in the order in which they are always listed."""
    held = set(statuses)
    return tuple(status for status in VEHICLE_STATUSES if status in held)


def troops_in_order(statuses: Iterable[TroopStatus]) -> tuple[TroopStatus, ...]:
    """As `in_order`, for troops, who can be Routed too."""
    held = set(statuses)
    return tuple(status for status in TROOP_STATUSES if status in held)


def chosen_first(
    held: Iterable[VehicleStatus], preference: Sequence[VehicleStatus], count: int
) -> tuple[VehicleStatus, ...]:
    """The `count` statuses that are mended: by the owner's list, then in their order (HH-REP-01)."""
    there = in_order(held)
    first: list[VehicleStatus] = [status for status in preference if status in there]
    order: dict[VehicleStatus, None] = dict.fromkeys([*first, *there])
    return tuple(order)[:count]
