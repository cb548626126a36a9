"""Taking the controls of a vehicle that nobody drives (PF-RND-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed, Refused
from rules.pathfinder.control import cannot_take_control
from rules.pathfinder.driven import (
    DEFAULT_DRIVER,
    DEFAULT_SITUATION,
    DEFAULT_VEHICLE,
    DrivenVehicle,
    Driver,
    Situation,
)
from rules.pathfinder.driving_check import Check, make_check, must_not_take_10
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput


class TakeControlInput(PathfinderInput):
    """Somebody in the driving space tries to become the driver."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(N_("Who takes the controls"), DEFAULT_DRIVER)
    situation: Situation = described(N_("Situation"), DEFAULT_SITUATION)
    has_driver: bool = described(N_("Somebody drives already"), False)


@dataclass(frozen=True, slots=True)
class TakenControl(Allowed):
    """`drives_from`: when the new driver drives for the first time (PF-RND-10)."""

    check: Check | None = None
    driver_now: bool = False
    drives_from: Literal["next-turn"] | None = None
    engine_broken: bool = False


@action("pathfinder.take-control", N_("Take the controls"), "PF-RND-08")
def take_control(given: TakeControlInput, dice: Dice) -> TakenControl | Refused:
    """A driving check as a free action; none with magic propulsion."""
    if given.has_driver:
        return refuse("has-driver", dice)
    if reason := cannot_take_control(given.vehicle, given.driver, given.settings):
        return refuse(reason, dice)
    if must_not_take_10(given.vehicle, given.situation):
        return refuse("take-10-in-combat", dice)
    candidate = given.driver.model_copy(update={"present": True})
    made = make_check(given.vehicle, candidate, given.situation, False, given.settings, dice)
    taken = made.check.success
    dice.say(N_("The new driver drives from the next turn on.") if taken else N_("Still nobody drives."))
    return TakenControl(
        check=made.check,
        driver_now=taken,
        drives_from="next-turn" if taken else None,
        engine_broken=made.engine_broken,
    )
