"""The driving check (PF-CHK-01 to PF-CHK-16, PF-OUT-01)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Allowed, Outcome, Refused
from rules.pathfinder.checks import D20, Trial, passes, told
from rules.pathfinder.control import cannot_be_driven
from rules.pathfinder.driven import (
    DEFAULT_DRIVER,
    DEFAULT_SITUATION,
    DEFAULT_VEHICLE,
    DrivenVehicle,
    Driver,
    Situation,
)
from rules.pathfinder.driving_dc import Parts, in_words, needs_no_check, parts, total
from rules.pathfinder.performance import performance
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput, Settings

AID = Trial(N_("aid"), N_("Aid"))
AID_DC = 10
AID_BONUS = 2
DRIVING_CHECK = Trial(N_("driving check"), N_("Driving check"))
TEN = 10

CheckedChoice = Literal["accelerate", "keep-going", "decelerate", "turn", "reverse"]
CHOICES: Mapping[CheckedChoice, str] = {
    "accelerate": N_("Accelerate"),
    "keep-going": N_("Keep going"),
    "decelerate": N_("Decelerate"),
    "turn": N_("Turn"),
    "reverse": N_("Reverse"),
}


class DrivingCheckInput(PathfinderInput):
    """A driving check by itself; only a turn changes its DC (PF-CHK-12)."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(C_("pathfinder", "Driver"), DEFAULT_DRIVER)
    situation: Situation = described(N_("Situation"), DEFAULT_SITUATION)
    choice: CheckedChoice = described(N_("Driving action"), "keep-going", words=CHOICES, rule="PF-DRV-10")


@dataclass(frozen=True, slots=True)
class Check(Outcome):
    """A check's DC, result and pieces; `dc` None: none was needed (PF-CHK-14)."""

    dc: int | None
    success: bool
    parts: Parts


@dataclass(frozen=True, slots=True)
class DrivingCheck(Allowed):
    """`needed`: taking 10 would not do, or cannot be done; speed and acceleration are as they are after the check."""

    check: Check | None = None
    needed: bool = False
    engine_broken: bool = False
    maximum_speed: int = 0
    acceleration: int = 0


class Driven(NamedTuple):
    """A check as it came out."""

    check: Check
    needed: bool
    engine_broken: bool


@dataclass(frozen=True, slots=True)
class _Fell:
    success: bool
    engine_broken: bool
    natural: int = field(compare=False)


NO_CHECK = Driven(Check(None, True, Parts()), False, False)


def must_not_take_10(vehicle: DrivenVehicle, situation: Situation) -> bool:
    """Whether a check is to be made by taking 10 where that is forbidden (PF-CHK-05)."""
    return situation.take_10 and situation.in_combat and not needs_no_check(vehicle)


def make_check(
    vehicle: DrivenVehicle, driver: Driver, situation: Situation, turning: bool, settings: Settings, dice: Dice
) -> Driven:
    """Dice of the helpers, then the driver's own; magic needs none (PF-CHK-01, 05, 06, 14, 15)."""
    if needs_no_check(vehicle):
        dice.say(N_("Magic propulsion: no check."))
        return NO_CHECK
    pieces = parts(vehicle, driver, situation, turning, settings.turn_penalties)
    dc, fixed = total(pieces.dc), total(pieces.bonus)
    dice.say(N_("DC {dc}: {parts}."), dc=dc, parts=in_words(pieces.dc))
    needed = situation.in_combat or TEN + fixed < dc
    bonus = fixed + AID_BONUS * dice.fold(_helped, 0, situation.helpers)
    if situation.take_10:
        success = TEN + bonus >= dc
        dice.say(told(DRIVING_CHECK, TEN, bonus, dc, success))
        return Driven(Check(dc, success, pieces), needed, False)
    doubtful = "alchemical" in vehicle.propulsion and (driver.uses == "wisdom" or not driver.trained)

    def read(natural: int) -> _Fell:
        return _Fell(natural + bonus >= dc, doubtful and natural == 1, natural)

    fell = dice.read(D20, DRIVING_CHECK.purpose, read, dc - bonus)
    dice.say(told(DRIVING_CHECK, fell.natural, bonus, dc, fell.success))
    if fell.engine_broken:
        dice.say(N_("A natural 1 by a driver who does not know the engine: it breaks."))
    return Driven(Check(dc, fell.success, pieces), needed, fell.engine_broken)


def _helped(so_far: int, modifier: int, dice: Dice) -> int:
    """How many have helped, with one more who tries (PF-CHK-06)."""
    return so_far + passes(AID, modifier, AID_DC, dice)


@action(
    "pathfinder.driving-check",
    N_("Driving check"),
    "PF-CHK-01",
    "PF-CHK-02",
    "PF-CHK-04",
    "PF-CHK-05",
    "PF-CHK-06",
    "PF-CHK-07",
    "PF-CHK-08",
    "PF-CHK-09",
    "PF-CHK-10",
    "PF-CHK-11",
    "PF-CHK-12",
    "PF-CHK-13",
    "PF-CHK-14",
    "PF-CHK-15",
    "PF-CHK-16",
    "PF-OUT-01",
)
def driving_check(given: DrivingCheckInput, dice: Dice) -> DrivingCheck | Refused:
    """A D20 for each helper, then one for the driver, against a DC that is listed piece by piece."""
    if reason := cannot_be_driven(given.vehicle, given.driver, given.settings):
        return refuse(reason, dice)
    if must_not_take_10(given.vehicle, given.situation):
        return refuse("take-10-in-combat", dice)
    made = make_check(given.vehicle, given.driver, given.situation, given.choice == "turn", given.settings, dice)
    if not made.needed and made.check.dc is not None:
        dice.say(N_("By taking 10 it succeeds without a die."))
    now = performance(given.vehicle, given.driver, made.engine_broken)
    return DrivingCheck(
        check=made.check,
        needed=made.needed,
        engine_broken=made.engine_broken,
        maximum_speed=now.maximum_speed,
        acceleration=now.acceleration,
    )
