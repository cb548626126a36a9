"""What a driving action is told, and what the rules do not let a driver do (PF-RND-02 to 04, PF-SPD-03, PF-SPD-09)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from rules.fields import described
from rules.language import C_, N_
from rules.pathfinder.bounds import Squares
from rules.pathfinder.control import cannot_be_driven
from rules.pathfinder.driven import (
    DEFAULT_DRIVER,
    DEFAULT_SITUATION,
    DEFAULT_VEHICLE,
    DrivenVehicle,
    Driver,
    Situation,
)
from rules.pathfinder.driving_check import CHOICES, CheckedChoice, must_not_take_10
from rules.pathfinder.driving_dc import needs_no_check
from rules.pathfinder.grid.course import may_turn_at_all
from rules.pathfinder.grid.move import Path
from rules.pathfinder.grid.obstacles import Difficult, GivenPlacement, Obstacles
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.performance import Performance, performance
from rules.pathfinder.settings import PathfinderInput

Choice = Literal[
    "accelerate",
    "keep-going",
    "decelerate",
    "turn",
    "reverse",
    "nothing",
    "other-action",
    "delay",
    "ready",
    "no-driver",
]
DRIVE_CHOICES: Mapping[Choice, str] = {
    **CHOICES,
    "nothing": N_("Nothing"),
    "other-action": N_("Another action"),
    "delay": N_("Delay"),
    "ready": N_("Ready an action"),
    "no-driver": N_("Nobody drives"),
}
Vertical = Literal["level", "climb", "descend"]
VERTICALS: Mapping[Vertical, str] = {
    "level": C_("flight", "level"),
    "climb": C_("flight", "climb"),
    "descend": C_("flight", "descend"),
}


class DriveInput(PathfinderInput):
    """One driving action, and the move that follows from it. Without a placement only the distance is told."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(C_("pathfinder", "Driver"), DEFAULT_DRIVER)
    situation: Situation = described(N_("Situation"), DEFAULT_SITUATION)
    choice: Choice = described(N_("Driving action"), words=DRIVE_CHOICES, rule="PF-RND-02")
    amount: Squares | None = described(N_("By how much"), None, unit=SQUARES, rule="PF-SPD-03")
    vertical: Vertical = described(N_("Up or down"), "level", words=VERTICALS, rule="PF-SPD-09")
    amount_vertical: Annotated[int, Field(ge=0, le=2000)] | None = described(
        N_("Distance of the descent"), None, unit=SQUARES, rule="PF-SPD-09"
    )
    path: Path = described(N_("Path"), (), rule="PF-GRID-03")
    placement: GivenPlacement | None = described(N_("Placement"), None, rule="PF-GRID-02")
    obstacles: Obstacles = described(N_("Obstacles"), (), rule="PF-GRID-12")
    difficult: Difficult = described(N_("Squares difficult for vehicles"), (), rule="PF-GRID-09")

    @property
    def checked_choice(self) -> CheckedChoice | None:
        """The driving action chosen; None when the driver does not drive."""
        return next((choice for choice in CHOICES if choice == self.choice), None)

    @property
    def performance(self) -> Performance:
        """What the vehicle can do before the check."""
        nobody = self.choice == "no-driver"
        return performance(self.vehicle, None if nobody else self.driver)


class Limits(NamedTuple):
    """Least and most squares that may be asked for."""

    minimum: int
    maximum: int


def uncontrolled_reason(given: DriveInput) -> str | None:
    """Why nobody has control, whatever was chosen; None when it is driven (PF-DRV-13)."""
    if reason := cannot_be_driven(given.vehicle, given.driver, given.settings):
        return reason
    if given.situation.driver_acted:
        return "already-acted"
    return None if given.checked_choice else given.choice


def amount_limits(choice: CheckedChoice, given: DriveInput, now: Performance) -> Limits | None:
    """How much may be chosen (PF-SPD-03, PF-SPD-05, PF-DRV-01, PF-DRV-06); None where nothing is."""
    if choice == "reverse":
        return Limits(1, max(1, now.acceleration // 2))
    if choice not in ("accelerate", "decelerate"):
        return None
    if given.settings.amount == "full":
        return Limits(now.acceleration, now.acceleration)
    exempt = choice == "accelerate" and given.vehicle.full_speed_start and now.speed == 0
    return Limits(1, max(now.acceleration, now.maximum_speed) if exempt else now.acceleration)


def amount_of(choice: CheckedChoice, given: DriveInput, now: Performance) -> int:
    """The amount of the action: what was chosen, else the whole acceleration, or half of it in reverse.

    `now` after the check: an engine that has just broken cuts the amount (PF-CHK-15).
    """
    limits = amount_limits(choice, given, now)
    if limits is None:
        return 0
    chosen = given.amount
    if chosen is None:
        chosen = limits.maximum if choice == "reverse" else now.acceleration
    return min(chosen, limits.maximum)


def speed_on_success(choice: CheckedChoice, given: DriveInput, now: Performance) -> int:
    """The current speed when the action succeeds (PF-DRV-01 to PF-DRV-06)."""
    amount = amount_of(choice, given, now)
    if choice == "accelerate":
        return min(now.maximum_speed, now.speed + amount)
    return max(0, now.speed - amount) if choice == "decelerate" else now.speed


def descent_limits(choice: CheckedChoice, given: DriveInput, now: Performance) -> Limits:
    """How far it may descend: its speed to twice that, with success or failure (PF-SPD-09)."""
    speeds = [speed_on_success(choice, given, now)]
    if not needs_no_check(given.vehicle):
        speeds.append(now.speed)
    return Limits(min(speeds), 2 * max(speeds))


class Refusal(NamedTuple):
    """A reason code, with the figures of an amount that is out of range."""

    reason: str
    given: int = 0
    limits: Limits | None = None


def refusal(choice: CheckedChoice, given: DriveInput, now: Performance) -> Refusal | None:
    """The first thing that the rules do not allow; None when the action may be tried."""
    if choice == "reverse" and now.speed > 0:
        return Refusal("not-stopped")
    if choice == "decelerate" and now.speed == 0:
        return Refusal("already-stopped")
    if choice == "turn" and not may_turn_at_all(now.speed, given.settings):
        return Refusal("no-speed")
    limits = amount_limits(choice, given, now)
    if limits and given.amount is not None and not limits.minimum <= given.amount <= limits.maximum:
        return Refusal("amount-range", given.amount, limits)
    if given.vertical == "descend" and given.amount_vertical is not None and choice != "reverse":
        limits = descent_limits(choice, given, now)
        if not limits.minimum <= given.amount_vertical <= limits.maximum:
            return Refusal("amount-range", given.amount_vertical, limits)
    if given.vertical != "level" and given.vehicle.type != "air":
        return Refusal("vertical")
    return Refusal("take-10-in-combat") if must_not_take_10(given.vehicle, given.situation) else None
