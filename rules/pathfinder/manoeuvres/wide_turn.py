"""A wide turn: everything in its area is overrun, pushed or rammed, in the driver’s order (PF-WIDE-02 to 08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, ManyById, described
from rules.language import C_, N_, Message
from rules.outcome import Allowed, Pairs, Refused, part
from rules.pathfinder.bounds import Name, OtherModifier, Squares
from rules.pathfinder.condition import StructureState, state_of
from rules.pathfinder.driven import DEFAULT_DRIVER, DEFAULT_VEHICLE, DrivenVehicle, Driver
from rules.pathfinder.grid.obstacles import GivenPlacement, Obstacle, is_rammed
from rules.pathfinder.grid.placement import FACING_WORDS, SIDES, Placement, Side, Zone, turning_area, wide_turned
from rules.pathfinder.manoeuvres.attempt import Circumstances
from rules.pathfinder.manoeuvres.bull_rush import BullRush, Line, Row, bull_rush_of
from rules.pathfinder.manoeuvres.overrun import Overrun, overrun_of
from rules.pathfinder.manoeuvres.ram import (
    Pullers,
    Ram,
    Rammed,
    Ramming,
    check_pullers,
    check_solid_hp,
    ram_of,
)
from rules.pathfinder.manoeuvres.target import Struck, can_avoid, needed_cmd
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.performance import performance
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput
from rules.pathfinder.sizes import VehicleSize

Made = Literal["overrun", "bull-rush", "ram"]
MANOEUVRES: Mapping[Made, str] = {
    "overrun": N_("Vehicular overrun"),
    "bull-rush": N_("Vehicular bull rush"),
    "ram": N_("Ramming"),
}


class WideTurnTarget(Obstacle, Struck):
    """Something that may stand in the area; `bull_rush`: pushed instead of overrun."""

    bull_rush: bool = described(N_("Is pushed instead of overrun"), False, rule="PF-WIDE-05")
    deal_damage: bool = described(N_("Deals ramming damage"), False, rule="PF-COL-06")
    line: Line = described(N_("Creatures behind"), (), rule="PF-COL-07")
    free_squares: Squares | None = described(N_("Free squares behind the last"), None, unit=SQUARES, rule="PF-COL-06")
    target_pullers: Pullers = described(N_("Reflex bonuses of the target’s team"), (), rule="PF-COL-11")

    @model_validator(mode="after")
    def _fits_together(self) -> WideTurnTarget:
        check_solid_hp(self.solid, self.hp)
        check_pullers(self.kind, self.target_pullers)
        return self

    def manoeuvre(self, size: VehicleSize) -> Made:
        """What is done to it by a vehicle of that size (PF-COL-01, PF-WIDE-05)."""
        if is_rammed(self.size, self.solid, size):
            return "ram"
        return "bull-rush" if self.bull_rush and self.kind != "object" else "overrun"


class WideTurnInput(PathfinderInput):
    """A wide turn that has succeeded. `order`: ids of the targets in the area; left out, they come as listed."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(C_("pathfinder", "Driver"), DEFAULT_DRIVER)
    placement: GivenPlacement = described(N_("Placement"), rule="PF-GRID-02")
    side: Side = described(N_("Turns to the"), words=SIDES, rule="PF-WIDE-02")
    bull_rush: bool = described(N_("Swift action spent on bull rushes"), False, rule="PF-COL-06")
    targets: Annotated[ManyById[WideTurnTarget], Field(max_length=50)] = described(
        N_("What stands there"), (), rule="PF-WIDE-05"
    )
    order: Annotated[Many[Name], Field(max_length=100)] | None = described(N_("Order"), None, rule="PF-WIDE-07")
    rammer_pullers: Pullers = described(N_("Reflex bonuses of the vehicle’s team"), (), rule="PF-COL-11")
    other_modifier: OtherModifier = described(N_("Other modifier"), 0, rule="PF-COL-14")


@dataclass(frozen=True, slots=True, kw_only=True)
class WideTurn(Allowed):
    """`results`: for each target its id, the manoeuvre and that manoeuvre's fields; `placement` None: the GM places."""

    zone: Zone
    results: tuple[Pairs, ...]
    hp: int
    vehicle_state: StructureState
    wrecked: bool
    sudden_stop: bool
    speed: int
    gm_places: bool
    placement: Placement | None


class _Sweep(NamedTuple):
    """The vehicle while it sweeps the area."""

    vehicle: DrivenVehicle
    results: tuple[Pairs, ...] = ()
    sudden_stop: bool = False
    held: bool = False


def _in_order(given: WideTurnInput, inside: Sequence[WideTurnTarget]) -> list[WideTurnTarget] | None:
    """The targets in the driver's order; None when the order misses or repeats one."""
    if given.order is None:
        return list(inside)
    by_id = {target.id: target for target in inside}
    outside = {target.id for target in given.targets} - by_id.keys()
    wanted = [name for name in given.order if name not in outside]
    return [by_id[name] for name in wanted] if sorted(wanted) == sorted(by_id) else None


def _refusal(given: WideTurnInput, ordered: Sequence[WideTurnTarget] | None) -> str | None:
    if ordered is None:
        return "order-incomplete"
    made = [(target, target.manoeuvre(given.vehicle.size)) for target in ordered]
    if not given.bull_rush and any(manoeuvre == "bull-rush" for _, manoeuvre in made):
        return "no-swift-action"
    for target, manoeuvre in made:
        if manoeuvre == "overrun" and target.avoids and not can_avoid(target, given.vehicle, given.driver):
            return "cannot-avoid"
    return None


def _check_cmds(given: WideTurnInput, targets: Sequence[WideTurnTarget]) -> None:
    """Raises BadInput before any die when a CMD that is needed is missing."""
    for target in targets:
        manoeuvre = target.manoeuvre(given.vehicle.size)
        if manoeuvre == "bull-rush" or (manoeuvre == "overrun" and target.kind != "object" and not target.avoids):
            needed_cmd(target)


def _result(
    target: WideTurnTarget, vehicle: DrivenVehicle, given: WideTurnInput, dice: Dice
) -> Overrun | BullRush | Ram:
    how = Circumstances(wide_turn=True, other_modifier=given.other_modifier)
    manoeuvre = target.manoeuvre(vehicle.size)
    dice.say(N_("{name}: {manoeuvre}."), name=target.id, manoeuvre=Message(MANOEUVRES[manoeuvre]))
    if manoeuvre == "ram":
        rammed = Rammed(target.kind, target.solid, target.hardness, target.hp)
        return ram_of(vehicle, given.driver, rammed, Ramming(given.rammer_pullers, target.target_pullers), dice)
    if manoeuvre == "overrun":
        return overrun_of(vehicle, given.driver, target, how, given.settings, dice)
    row = Row(target.line, target.free_squares)
    return bull_rush_of(vehicle, given.driver, target, row, target.deal_damage, how, given.settings, dice)


def _swept(sweep: _Sweep, target: WideTurnTarget, given: WideTurnInput, dice: Dice) -> _Sweep:
    """One target more; what has happened to the vehicle counts for the next, a sudden stop happens once."""
    result = _result(target, sweep.vehicle, given, dice)
    vehicle = sweep.vehicle
    if isinstance(result, Ram):
        vehicle = vehicle.model_copy(update={"hp": result.vehicle_hp})
    stopped = sweep.sudden_stop or result.sudden_stop
    held = sweep.held or not result.passes
    if sweep.sudden_stop:
        result = replace(result, sudden_stop=False, speed=0)
    names = frozenset(result.__dataclass_fields__) - {"allowed", "reason"}
    manoeuvre = target.manoeuvre(vehicle.size)
    line = Pairs((("id", target.id), ("manoeuvre", manoeuvre), *part(result, names)))
    return _Sweep(vehicle, (*sweep.results, line), stopped, held)


@action(
    "pathfinder.wide-turn",
    N_("Wide turn"),
    "PF-WIDE-02",
    "PF-WIDE-03",
    "PF-WIDE-04",
    "PF-WIDE-05",
    "PF-WIDE-06",
    "PF-WIDE-07",
    "PF-WIDE-08",
)
def wide_turn(given: WideTurnInput, dice: Dice) -> WideTurn | Refused:
    """The manoeuvres of all targets in the area, one after the other, even after a wreck or a stop."""
    there = given.placement.placement
    zone = turning_area(there, given.side)
    inside = [target for target in given.targets if zone.rectangle.common(target.rectangle)]
    ordered = _in_order(given, inside)
    if reason := _refusal(given, ordered):
        return refuse(reason, dice)
    targets = ordered or []
    _check_cmds(given, targets)
    sweep = _Sweep(given.vehicle)
    for target in targets:
        sweep = _swept(sweep, target, given, dice)
    state = state_of(sweep.vehicle)
    wrecked = state in ("wrecked", "destroyed")
    gm_places = wrecked or sweep.held
    end = wide_turned(there, given.side)
    if gm_places:
        dice.say(N_("The GM puts the vehicle where it comes to rest within the area."))
    else:
        facing = Message(FACING_WORDS[end.facing])
        dice.say(N_("It ends at {x}, {y}, facing {facing}."), x=end.x, y=end.y, facing=facing)
    return WideTurn(
        zone=zone,
        results=sweep.results,
        hp=sweep.vehicle.hp,
        vehicle_state=state,
        wrecked=wrecked,
        sudden_stop=sweep.sudden_stop,
        speed=0 if sweep.sudden_stop else performance(sweep.vehicle, given.driver).speed,
        gm_places=gm_places,
        placement=None if gm_places else end,
    )
