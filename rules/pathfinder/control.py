"""Whether a vehicle can be driven at all (PF-DRV-13, PF-CRW-02, PF-CRW-03)."""

from __future__ import annotations

from rules.pathfinder.condition import state_of
from rules.pathfinder.driven import DrivenVehicle, Driver
from rules.pathfinder.settings import Settings


def able_crew(vehicle: DrivenVehicle) -> int:
    """Crew aboard who can work."""
    return vehicle.crew_aboard - vehicle.crew_disabled


def out_of_use(vehicle: DrivenVehicle) -> str | None:
    """What of the vehicle itself keeps it from being driven; None when nothing does."""
    state = state_of(vehicle)
    if state in ("destroyed", "wrecked"):
        return state
    if vehicle.propulsion_state == "destroyed":
        return "propulsion-destroyed"
    return "device-destroyed" if vehicle.device_state == "destroyed" else None


def short_of_crew(vehicle: DrivenVehicle, settings: Settings) -> str | None:
    """Whether there is too little crew to drive it."""
    if 2 * able_crew(vehicle) < vehicle.crew_required:
        return "crew-below-half"
    if settings.casualties == "loseControl" and 0 < vehicle.crew_aboard <= 2 * vehicle.crew_disabled:
        return "crew-casualties"
    return None


def cannot_be_driven(vehicle: DrivenVehicle, driver: Driver, settings: Settings) -> str | None:
    """The first reason that holds (group A of the reason codes), None when it can be driven."""
    if reason := out_of_use(vehicle):
        return reason
    return "no-driver" if not driver.present else cannot_take_control(vehicle, driver, settings)


def cannot_take_control(vehicle: DrivenVehicle, driver: Driver, settings: Settings) -> str | None:
    """As `cannot_be_driven`, for somebody who is not the driver yet (PF-RND-08)."""
    if reason := out_of_use(vehicle):
        return reason
    return "driver-unfit" if not driver.fit else short_of_crew(vehicle, settings)
