"""What stands on the grid, and which manoeuvre it calls for (PF-COL-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import Many, ManyById, described
from rules.language import N_
from rules.pathfinder.bounds import Name
from rules.pathfinder.grid.placement import FACING_WORDS, Facing, Placement, Rectangle
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.sizes import SIZES, Size, VehicleSize, steps_above

ObstacleKind = Literal["creature", "vehicle", "object"]
OBSTACLE_KINDS: Mapping[ObstacleKind, str] = {
    "creature": N_("creature"),
    "vehicle": N_("vehicle"),
    "object": N_("object"),
}
Manoeuvre = Literal["overrun", "ram"]
Coordinate = Annotated[int, Field(ge=-100_000, le=100_000)]
Extent = Annotated[int, Field(ge=1, le=100)]
Difficult = Annotated[Many[Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]], Field(max_length=10_000)]
"""Squares that are difficult for the vehicle."""


def check_solid(kind: ObstacleKind, solid: bool) -> None:
    """Raises BadInput for a solid creature or vehicle."""
    if solid and kind != "object":
        raise BadInput(N_("only an object may be solid"))


class Obstacle(Input):
    """A creature, vehicle or object on the grid; (x, y) is its square with the smallest x and y."""

    id: Name = described(N_("Name"))
    kind: ObstacleKind = described(N_("Kind"), "creature", words=OBSTACLE_KINDS)
    size: Size = described(N_("Size"), "medium", words=SIZES, rule="PF-CONV-05")
    x: Coordinate = described(N_("Square, x"), rule="PF-GRID-01")
    y: Coordinate = described(N_("Square, y"), rule="PF-GRID-01")
    width: Extent = described(N_("Width"), 1, unit=SQUARES)
    height: Extent = described(N_("Height"), 1, unit=SQUARES)
    solid: bool = described(N_("Solid: immobile, hardness 5 or more"), False, rule="PF-COL-01")

    @model_validator(mode="after")
    def _only_objects_are_solid(self) -> Obstacle:
        check_solid(self.kind, self.solid)
        return self

    @property
    def rectangle(self) -> Rectangle:
        """The squares it covers."""
        return Rectangle(self.x, self.y, self.width, self.height)


Obstacles = Annotated[ManyById[Obstacle], Field(max_length=200)]


class GivenPlacement(Input):
    """Where the vehicle stands."""

    x: Coordinate = described(N_("Square, x"), rule="PF-GRID-01")
    y: Coordinate = described(N_("Square, y"), rule="PF-GRID-01")
    facing: Facing = described(N_("Facing"), words=FACING_WORDS, rule="PF-GRID-02")
    width: Extent = described(N_("Width"), unit=SQUARES, rule="PF-GRID-02")
    length: Extent = described(N_("Length"), unit=SQUARES, rule="PF-GRID-02")

    @property
    def placement(self) -> Placement:
        """As the grid knows it."""
        return Placement(self.x, self.y, self.facing, self.width, self.length)


def is_rammed(size: Size, solid: bool, vehicle: VehicleSize) -> bool:
    """Whether something of that size is rammed: as large as the vehicle, or solid; else it is overrun (PF-COL-01)."""
    return solid or steps_above(size, vehicle) >= 0
