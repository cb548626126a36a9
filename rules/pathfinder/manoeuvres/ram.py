"""Ramming: damage to both, the pulling creatures, solid objects (PF-COL-08 to PF-COL-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import C_, N_, Message
from rules.outcome import Allowed, Outcome, Refused
from rules.pathfinder.bounds import Modifier
from rules.pathfinder.checks import REFLEX_SAVE, passes
from rules.pathfinder.condition import StructureState, state_of
from rules.pathfinder.driven import DEFAULT_VEHICLE, DrivenVehicle, Driver
from rules.pathfinder.grid.obstacles import OBSTACLE_KINDS, ObstacleKind, check_solid, is_rammed
from rules.pathfinder.manoeuvres.overrun import D8, RAMMING_DAMAGE
from rules.pathfinder.manoeuvres.target import Struck
from rules.pathfinder.measures import feet
from rules.pathfinder.performance import performance
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput
from rules.pathfinder.sizes import SIZES, Size

PULLERS_DC = 10
FEET_A_POINT = 10
"""The pullers' DC rises by 1 for so many feet of the rammer's speed."""

STATES: Mapping[StructureState, str] = {
    "intact": C_("vehicle", "intact"),
    "broken": C_("vehicle", "broken"),
    "wrecked": C_("vehicle", "wrecked"),
    "destroyed": C_("vehicle", "destroyed"),
}
Pullers = Annotated[Many[Modifier], Field(max_length=20)]


class RamTarget(Struck):
    """What is rammed."""

    kind: ObstacleKind = described(N_("Kind"), "creature", words=OBSTACLE_KINDS)
    size: Size | None = described(N_("Size, if not the vehicle’s own"), None, words=SIZES, rule="PF-CONV-05")
    solid: bool = described(N_("Solid: immobile, hardness 5 or more"), False, rule="PF-COL-01")

    @model_validator(mode="after")
    def _fits_together(self) -> RamTarget:
        check_solid(self.kind, self.solid)
        check_solid_hp(self.solid, self.hp)
        return self


def check_solid_hp(solid: bool, hp: int | None) -> None:
    """Raises BadInput for a solid object whose hit points were not given: they say whether it holds."""
    if solid and hp is None:
        raise BadInput(N_("hp is needed for a solid object"))


def check_pullers(kind: ObstacleKind, pullers: tuple[int, ...]) -> None:
    """Raises BadInput for pulling creatures of something that is no vehicle."""
    if pullers and kind != "vehicle":
        raise BadInput(N_("only a vehicle is pulled"))


class RamInput(PathfinderInput):
    """One ram. `first_solid_square`: the first square of a solid object that is entered in this move."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    target: RamTarget = described(N_("Target"))
    first_solid_square: bool = described(N_("First square of the solid object"), True, rule="PF-COL-10")
    reversing: bool = described(N_("In reverse"), False, rule="PF-COL-10")
    rammer_pullers: Pullers = described(N_("Reflex bonuses of the vehicle’s team"), (), rule="PF-COL-11")
    target_pullers: Pullers = described(N_("Reflex bonuses of the target’s team"), (), rule="PF-COL-11")

    @model_validator(mode="after")
    def _only_vehicles_are_pulled(self) -> RamInput:
        check_pullers(self.target.kind, self.target_pullers)
        return self


@dataclass(frozen=True, slots=True)
class Puller(Outcome):
    """A pulling creature that was hurt."""

    damage: int
    prone: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Ram(Allowed):
    """Damage after hardness; `target_destroyed` for objects with hit points, else None; `pullers`: rammer's first."""

    damage: int
    target_damage: int
    vehicle_damage: int
    vehicle_hp: int
    vehicle_state: StructureState
    target_destroyed: bool | None
    passes: bool
    sudden_stop: bool
    speed: int
    pullers: tuple[Puller, ...]


class Rammed(NamedTuple):
    """What a ram must know of its target."""

    kind: ObstacleKind
    solid: bool
    hardness: int
    hp: int | None


class Ramming(NamedTuple):
    """How it is rammed, and who pulls."""

    rammer_pullers: tuple[int, ...] = ()
    target_pullers: tuple[int, ...] = ()
    first_solid_square: bool = True
    reversing: bool = False


def ram_of(vehicle: DrivenVehicle, driver: Driver | None, target: Rammed, how: Ramming, dice: Dice) -> Ram:
    """A ram that the rules allow: the ramming damage to the target, half of it to the vehicle, then the teams."""
    before = performance(vehicle, driver)
    damage = dice.total(vehicle.ramming_dice, D8, RAMMING_DAMAGE)
    share = 0 if _spared(vehicle, target, how) else damage // 2
    to_target, to_vehicle = max(0, damage - target.hardness), max(0, share - vehicle.hardness)
    after = vehicle.model_copy(update={"hp": vehicle.hp - to_vehicle})
    state = state_of(after)
    destroyed = to_target >= target.hp if target.kind == "object" and target.hp is not None else None
    goes_through = not target.solid or destroyed is True
    sudden_stop = not goes_through or state == "destroyed"
    _say(damage, to_target, to_vehicle, after.hp, state, dice)
    if target.kind == "object" and destroyed:
        dice.say(N_("The object is destroyed."))
    if sudden_stop:
        dice.say(N_("The vehicle makes a sudden stop."))
    dc = PULLERS_DC + feet(before.speed) // FEET_A_POINT
    pullers = (*_hurt(how.rammer_pullers, share, dc, dice), *_hurt(how.target_pullers, damage, dc, dice))
    return Ram(
        damage=damage,
        target_damage=to_target,
        vehicle_damage=to_vehicle,
        vehicle_hp=after.hp,
        vehicle_state=state,
        target_destroyed=destroyed,
        passes=goes_through,
        sudden_stop=sudden_stop,
        speed=0 if sudden_stop else performance(after, driver).speed,
        pullers=pullers,
    )


def _spared(vehicle: DrivenVehicle, target: Rammed, how: Ramming) -> bool:
    """Whether a ram on its front takes the vehicle's half away (PF-COL-10)."""
    return vehicle.ram and not how.reversing and (not target.solid or how.first_solid_square)


def _hurt(bonuses: tuple[int, ...], damage: int, dc: int, dice: Dice) -> Iterator[Puller]:
    """A team suffers what its vehicle would, before hardness; no damage, no roll (PF-COL-11)."""
    if not damage:
        return
    for bonus in bonuses:
        stands = passes(REFLEX_SAVE, bonus, dc, dice)
        puller = Puller(damage // 2 if stands else damage, not stands)
        template = N_("A pulling creature takes {damage} and stays on its feet.")
        if puller.prone:
            template = N_("A pulling creature takes {damage} and falls prone.")
        dice.say(template, damage=puller.damage)
        yield puller


def _say(damage: int, to_target: int, to_vehicle: int, hp: int, state: StructureState, dice: Dice) -> None:
    dice.say(
        N_("Ramming damage {damage}: {target} to the target, {vehicle} to the vehicle after hardness."),
        damage=damage,
        target=to_target,
        vehicle=to_vehicle,
    )
    if to_vehicle:
        dice.say(N_("The vehicle has {hp} hit points: {state}."), hp=hp, state=Message(STATES[state]))


@action("pathfinder.ram", N_("Ramming"), "PF-COL-08", "PF-COL-09", "PF-COL-10", "PF-COL-11")
def ram(given: RamInput, dice: Dice) -> Ram | Refused:
    """No check: the dice of the vehicle's size, then a Reflex save for each puller that is hurt."""
    target, vehicle = given.target, given.vehicle
    if not is_rammed(target.size or vehicle.size, target.solid, vehicle.size):
        return refuse("must-overrun", dice)
    rammed = Rammed(target.kind, target.solid, target.hardness, target.hp)
    how = Ramming(given.rammer_pullers, given.target_pullers, given.first_solid_square, given.reversing)
    return ram_of(vehicle, None, rammed, how, dice)
