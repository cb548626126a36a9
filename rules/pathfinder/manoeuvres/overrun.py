"""The vehicular overrun (PF-COL-02 to PF-COL-05, PF-COL-10, PF-WIDE-06)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Allowed, Refused
from rules.pathfinder.bounds import OtherModifier
from rules.pathfinder.checks import Trial
from rules.pathfinder.driven import DEFAULT_DRIVER, DEFAULT_VEHICLE, DrivenVehicle, Driver
from rules.pathfinder.grid.obstacles import is_rammed
from rules.pathfinder.manoeuvres.attempt import Circumstances, ManoeuvreCheck, after_failure, against, attempt, bonus
from rules.pathfinder.manoeuvres.target import ManoeuvreTarget, Target, can_avoid, is_defenceless, needed_cmd
from rules.pathfinder.performance import performance
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput, Settings

OVERRUN = Trial(N_("overrun"), N_("Overrun"), naturals_decide=True)
RAMMING_DAMAGE = N_("ramming damage")
SECOND_ROLL = N_("ramming damage, second roll")
RAM = N_("ram")
D8 = 8
RAM_DICE = 2
LEG = 2
LEGS = 2
BY_FIVE, BY_TEN = 2, 3
"""Levels of success: margin 5 or more, margin 10 or more."""


class OverrunInput(PathfinderInput):
    """One overrun of one target."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(C_("pathfinder", "Driver"), DEFAULT_DRIVER)
    target: ManoeuvreTarget = described(N_("Target"))
    wide_turn: bool = described(N_("In a wide turn"), False, rule="PF-WIDE-06")
    other_modifier: OtherModifier = described(N_("Other modifier"), 0, rule="PF-COL-14")
    reversing: bool = described(N_("In reverse"), False, rule="PF-COL-10")


@dataclass(frozen=True, slots=True, kw_only=True)
class Overrun(Allowed):
    """`target_damage`: after its hardness; `passes`: the vehicle goes on over it; `speed`: its speed afterwards."""

    avoided: bool = False
    check: ManoeuvreCheck | None = None
    damage: int = 0
    target_damage: int = 0
    prone: bool = False
    passes: bool = True
    sudden_stop: bool = False
    target_sudden_stop: bool = False
    speed: int


def overrun_of(
    vehicle: DrivenVehicle,
    driver: Driver,
    target: Target,
    how: Circumstances,
    settings: Settings,
    dice: Dice,
) -> Overrun:
    """An overrun that the rules allow. Raises BadInput when the target's CMD is needed and not given."""
    speed = performance(vehicle, driver).speed
    if target.avoids:
        dice.say(N_("The target gets out of the way: the vehicle passes."))
        return Overrun(avoided=True, speed=speed)
    if target.kind == "object":
        dice.say(N_("A loose object: no check."))
        check, level = ManoeuvreCheck(None, True), 1
    else:
        dc = needed_cmd(target) + LEG * max(0, target.legs - LEGS)
        added = bonus(vehicle, driver, driver.overrun_feats, how) + against(target)
        level = attempt(OVERRUN, added, dc, dice, automatic=is_defenceless(target), most=BY_TEN)
        check = ManoeuvreCheck(dc, level > 0)
    if not level:
        halt = after_failure(settings, dice)
        stopped = 0 if halt.sudden_stop else speed
        return Overrun(check=check, passes=halt.passes, sudden_stop=halt.sudden_stop, speed=stopped)
    damage = _damage(vehicle, level, how, settings, dice)
    prone = level >= (BY_TEN if target.kind == "vehicle" else BY_FIVE)
    target_stops = prone and target.kind == "vehicle"
    suffered = max(0, damage - target.hardness)
    dice.say(N_("Ramming damage {damage}, {suffered} after hardness."), damage=damage, suffered=suffered)
    if target_stops:
        dice.say(N_("The target is overturned: a sudden stop."))
    elif prone:
        dice.say(N_("The target falls prone."))
    return Overrun(
        check=check,
        damage=damage,
        target_damage=suffered,
        prone=prone,
        target_sudden_stop=target_stops,
        speed=speed,
    )


def _damage(vehicle: DrivenVehicle, level: int, how: Circumstances, settings: Settings, dice: Dice) -> int:
    """Ramming damage, twice by 5 or more; a ram's dice are never doubled (PF-CONV-04, PF-COL-04, PF-COL-10)."""
    damage = dice.total(vehicle.ramming_dice, D8, RAMMING_DAMAGE)
    if level >= BY_FIVE:
        again = settings.double == "rollTwice"
        damage += dice.total(vehicle.ramming_dice, D8, SECOND_ROLL) if again else damage
    if vehicle.ram and not how.reversing:
        damage += dice.total(RAM_DICE, D8, RAM)
    return damage


@action(
    "pathfinder.overrun",
    N_("Vehicular overrun"),
    "PF-COL-02",
    "PF-COL-03",
    "PF-COL-04",
    "PF-COL-05",
    "PF-COL-10",
    "PF-DRV-09",
    "PF-WIDE-06",
    "PF-CONV-04",
)
def overrun(given: OverrunInput, dice: Dice) -> Overrun | Refused:
    """A manoeuvre check against the CMD, then the ramming damage of the vehicle's size."""
    vehicle, target = given.vehicle, given.target
    if is_rammed(target.size, target.solid, vehicle.size):
        return refuse("must-ram", dice)
    if target.avoids and not can_avoid(target, vehicle, given.driver):
        return refuse("cannot-avoid", dice)
    how = Circumstances(given.wide_turn, given.other_modifier, given.reversing)
    return overrun_of(vehicle, given.driver, target, how, given.settings, dice)
