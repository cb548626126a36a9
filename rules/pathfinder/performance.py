"""Maximum speed and acceleration as they are now (PF-SPD-02, PF-SPD-04, PF-CHK-13)."""

from __future__ import annotations

from typing import NamedTuple

from rules.pathfinder.condition import is_broken
from rules.pathfinder.driven import DrivenVehicle, Driver
from rules.pathfinder.feats import feat


class Performance(NamedTuple):
    """In squares: what a vehicle can do now."""

    maximum_speed: int
    acceleration: int
    muscle_acceleration: int
    speed: int


def drives_hard(vehicle: DrivenVehicle, driver: Driver | None) -> bool:
    """Whether Hard Drive counts: somebody drives so, and muscle moves the vehicle (PF-CHK-13)."""
    return driver is not None and driver.drives and driver.hard_drive and vehicle.by_muscle


def performance(vehicle: DrivenVehicle, driver: Driver | None = None, engine_broken: bool = False) -> Performance:
    """What it can do. Halved once if anything is broken, 1 square at least; Hard Drive is added before (PF-SPD-04).

    `driver` None: nobody drives. `engine_broken`: this turn's driving die has broken the engine (PF-CHK-15).
    """
    halved = engine_broken or vehicle.propulsion_state == "broken" or is_broken(vehicle)
    hard = drives_hard(vehicle, driver)

    def now(squares: int, more: int) -> int:
        whole = squares + more if hard else squares
        return max(1, whole // 2) if halved else whole

    maximum = now(vehicle.maximum_speed, feat("hard-drive").speed)
    return Performance(
        maximum_speed=maximum,
        acceleration=now(vehicle.acceleration, feat("hard-drive").acceleration),
        muscle_acceleration=now(vehicle.muscle_acceleration, feat("hard-drive").acceleration),
        speed=min(vehicle.speed, maximum),
    )
