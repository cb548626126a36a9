"""Where a vehicle stands: its rectangle of squares, its facing, and how steps and turns move it.

x grows to the east, y to the south; (x, y) is the rectangle's square with the smallest x and y, whatever the facing
(PF-GRID-01, PF-GRID-02). Left and right are the driver's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from rules.language import N_
from rules.outcome import Outcome

Facing = Literal["N", "E", "S", "W"]
FACINGS: tuple[Facing, ...] = get_args(Facing)
FACING_WORDS: Mapping[Facing, str] = {"N": N_("north"), "E": N_("east"), "S": N_("south"), "W": N_("west")}
Side = Literal["left", "right"]
SIDES: Mapping[Side, str] = {"left": N_("left"), "right": N_("right")}
Square = tuple[int, int]

_AHEAD: Mapping[Facing, Square] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Rectangle(NamedTuple):
    """Squares from (x, y), `wide` to the east and `high` to the south."""

    x: int
    y: int
    wide: int
    high: int

    def common(self, other: Rectangle) -> int:
        """How many squares both cover."""
        wide = min(self.x + self.wide, other.x + other.wide) - max(self.x, other.x)
        high = min(self.y + self.high, other.y + other.high) - max(self.y, other.y)
        return max(0, wide) * max(0, high)

    def covers(self, square: Square) -> bool:
        """Whether the square is one of its own."""
        return self.x <= square[0] < self.x + self.wide and self.y <= square[1] < self.y + self.high

    def overlap(self, other: Rectangle) -> Rectangle:
        """The squares that both cover; none: a rectangle without squares."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        wide = min(self.x + self.wide, other.x + other.wide) - x
        high = min(self.y + self.high, other.y + other.high) - y
        return Rectangle(x, y, max(0, wide), max(0, high))


@dataclass(frozen=True, slots=True)
class Placement(Outcome):
    """A rectangle of `width` × `length` squares, length along the facing."""

    x: int
    y: int
    facing: Facing
    width: int
    length: int

    @property
    def rectangle(self) -> Rectangle:
        """The squares it covers."""
        if self.facing in ("N", "S"):
            return Rectangle(self.x, self.y, self.width, self.length)
        return Rectangle(self.x, self.y, self.length, self.width)


Step = Literal["F", "FL", "FR", "B", "BL", "BR"]
Token = Literal["F", "FL", "FR", "TL", "TR", "WL", "WR", "B", "BL", "BR"]
"""One piece of a path: a step forward or backward, a quarter turn, a wide turn (PF-GRID-03)."""
STEPS: Mapping[Step, tuple[int, int]] = {
    "F": (1, 0),
    "FL": (1, -1),
    "FR": (1, 1),
    "B": (-1, 0),
    "BL": (-1, -1),
    "BR": (-1, 1),
}
"""Squares ahead and to the right of each step."""


def turn_token(side: Side, wide: bool) -> Token:
    """A quarter turn to that side as a path names it."""
    if wide:
        return "WL" if side == "left" else "WR"
    return "TL" if side == "left" else "TR"


def is_diagonal(step: Step) -> bool:
    """Whether the step goes ahead or back and to a side at once."""
    return STEPS[step][1] != 0


def shift(facing: Facing, ahead: int, right: int) -> Square:
    """So many squares ahead and to the right, as x and y."""
    x, y = _AHEAD[facing]
    return x * ahead - y * right, y * ahead + x * right


def stepped(there: Placement, step: Step) -> Placement:
    """The placement one step on (PF-GRID-03)."""
    x, y = shift(there.facing, *STEPS[step])
    return Placement(there.x + x, there.y + y, there.facing, there.width, there.length)


def facing_after(facing: Facing, side: Side) -> Facing:
    """The facing a quarter turn to that side."""
    return FACINGS[(FACINGS.index(facing) + (1 if side == "right" else -1)) % 4]


def corner(there: Placement, front: bool, right: bool) -> Square:
    """A corner square of the rectangle, as the driver sees it."""
    x, y = shift(there.facing, 1 if front else -1, 1 if right else -1)
    covered = there.rectangle
    return there.x + (covered.wide - 1 if x > 0 else 0), there.y + (covered.high - 1 if y > 0 else 0)


def set_down(square: Square, facing: Facing, width: int, length: int, front: bool, right: bool) -> Placement:
    """A placement of which that corner lies on a square."""
    at_origin = Placement(0, 0, facing, width, length)
    x, y = corner(at_origin, front, right)
    return Placement(square[0] - x, square[1] - y, facing, width, length)


def turned(there: Placement, side: Side) -> Placement:
    """After a quarter turn: the new rear corner away from the turn is the old front corner there (PF-GRID-06)."""
    right = side == "left"
    pivot = corner(there, front=True, right=right)
    return set_down(pivot, facing_after(there.facing, side), there.width, there.length, front=False, right=right)


@dataclass(frozen=True, slots=True)
class Zone(Outcome):
    """The area of a wide turn: a square from (x, y)."""

    x: int
    y: int
    side_length: int

    @property
    def rectangle(self) -> Rectangle:
        """The squares it covers."""
        return Rectangle(self.x, self.y, self.side_length, self.side_length)


def turning_area(there: Placement, side: Side) -> Zone:
    """The area in front of the vehicle, from the corner away from the turn, its length wide and deep (PF-WIDE-02)."""
    right = side == "left"
    x, y = corner(there, front=True, right=right)
    ahead = shift(there.facing, 1, 0)
    first = x + ahead[0], y + ahead[1]
    area = set_down(first, there.facing, there.length, there.length, front=False, right=right)
    return Zone(area.x, area.y, there.length)


def wide_turned(there: Placement, side: Side) -> Placement:
    """After a wide turn: its length straight ahead, then a quarter turn (PF-WIDE-03)."""
    x, y = shift(there.facing, there.length, 0)
    return turned(Placement(there.x + x, there.y + y, there.facing, there.width, there.length), side)
