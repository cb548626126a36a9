"""What a manoeuvre is made against (actions file, 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Protocol

from pydantic import Field, model_validator

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import C_, N_
from rules.pathfinder.bounds import AllHitPoints, Defence, Hardness
from rules.pathfinder.driven import DrivenVehicle, Driver
from rules.pathfinder.grid.obstacles import OBSTACLE_KINDS, ObstacleKind, check_solid
from rules.pathfinder.sizes import SIZES, Size, VehicleSize, steps_above
from rules.pathfinder.terms import CMD

Condition = Literal[
    "stunned",
    "helpless",
    "paralysed",
    "unconscious",
    "immobilised",
    "prone",
    "flat-footed",
    "entangled",
    "dazed",
    "confused",
]
CONDITIONS: Mapping[Condition, str] = {
    "stunned": C_("condition", "stunned"),
    "helpless": C_("condition", "helpless"),
    "paralysed": C_("condition", "paralysed"),
    "unconscious": C_("condition", "unconscious"),
    "immobilised": C_("condition", "immobilised"),
    "prone": C_("condition", "prone"),
    "flat-footed": C_("condition", "flat-footed"),
    "entangled": C_("condition", "entangled"),
    "dazed": C_("condition", "dazed"),
    "confused": C_("condition", "confused"),
}
DEFENCELESS: frozenset[Condition] = frozenset({"immobilised", "helpless", "paralysed", "unconscious"})
"""Against these a manoeuvre succeeds without a roll, as with a natural 20 (PF-COL-02)."""
TOO_LARGE_TO_AVOID = 2
"""A vehicle so many size categories larger cannot be avoided (PF-COL-03)."""


class Struck(Input):
    """What a manoeuvre must know of its target, whatever it is and wherever it stands."""

    cmd: Defence | None = described(N_("Combat manoeuvre defence"), None, letter=CMD, rule="PF-COL-02")
    legs: int = described(N_("Legs"), 2, ge=0, le=100, rule="PF-COL-02")
    conditions: Annotated[Many[Condition], Field(max_length=20)] = described(
        N_("Conditions"), (), words=CONDITIONS, rule="PF-COL-03"
    )
    hardness: Hardness = described(N_("Hardness"), 0, rule="PF-COL-08")
    avoids: bool = described(N_("Gets out of the way"), False, rule="PF-COL-03")
    hp: AllHitPoints | None = described(N_("Hit points"), None, rule="PF-COL-09")


class ManoeuvreTarget(Struck):
    """The target of an overrun or a bull rush."""

    kind: ObstacleKind = described(N_("Kind"), "creature", words=OBSTACLE_KINDS)
    size: Size = described(N_("Size"), "medium", words=SIZES, rule="PF-CONV-05")
    solid: bool = described(N_("Solid: immobile, hardness 5 or more"), False, rule="PF-COL-01")

    @model_validator(mode="after")
    def _only_objects_are_solid(self) -> ManoeuvreTarget:
        check_solid(self.kind, self.solid)
        return self


class Target(Protocol):
    """A target, given by itself or as something in the area of a wide turn."""

    @property
    def kind(self) -> ObstacleKind: ...
    @property
    def size(self) -> Size: ...
    @property
    def solid(self) -> bool: ...
    @property
    def cmd(self) -> int | None: ...
    @property
    def legs(self) -> int: ...
    @property
    def conditions(self) -> tuple[Condition, ...]: ...
    @property
    def hardness(self) -> int: ...
    @property
    def avoids(self) -> bool: ...
    @property
    def hp(self) -> int | None: ...


def needed_cmd(target: Target) -> int:
    """The CMD of a target against which a check is made. Raises BadInput when it was not given."""
    if target.cmd is None:
        raise BadInput(N_("cmd is needed"))
    return target.cmd


def is_defenceless(target: Target) -> bool:
    """Whether a manoeuvre against it succeeds without a roll."""
    return not DEFENCELESS.isdisjoint(target.conditions)


def can_avoid(target: Target, vehicle: DrivenVehicle, driver: Driver) -> bool:
    """Whether it may let the vehicle pass through its space; each condition named forbids it (PF-COL-03)."""
    if target.kind == "object" or target.conditions or (driver.drives and driver.improved_overrun):
        return False
    return size_above(vehicle.size, target) < TOO_LARGE_TO_AVOID


def size_above(vehicle: VehicleSize, target: Target) -> int:
    """How many categories a vehicle is above its target."""
    return steps_above(vehicle, target.size)
