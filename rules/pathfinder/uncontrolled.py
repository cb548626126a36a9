"""How a vehicle that nobody has under control slows (PF-DRV-07, PF-DRV-08)."""

from __future__ import annotations

from rules.pathfinder.driven import DrivenVehicle
from rules.pathfinder.performance import Performance
from rules.pathfinder.settings import Settings

CURRENT_LOSS = 2


def speed_lost(vehicle: DrivenVehicle, now: Performance, settings: Settings) -> int:
    """Squares of speed that it loses: muscle its acceleration, currents 2; engines and magic nothing."""
    by_muscle = now.muscle_acceleration if vehicle.by_muscle else 0
    currents = vehicle.currents if settings.currents == "each" else min(1, vehicle.currents)
    return by_muscle + CURRENT_LOSS * currents


def speed_after(vehicle: DrivenVehicle, now: Performance, settings: Settings) -> int:
    """Its speed for the uncontrolled move."""
    return max(0, now.speed - speed_lost(vehicle, now, settings))
