"""What steps cost and where diagonals are barred (PF-GRID-04, PF-GRID-09, PF-GRID-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.pathfinder.grid.obstacles import Obstacle
from rules.pathfinder.grid.placement import STEPS, Placement, Rectangle, Square, Step, is_diagonal, shift, stepped
from rules.pathfinder.settings import Diagonals, Settings
from rules.pathfinder.terms import VehicleType

DIFFICULT_STRAIGHT = 2
DIFFICULT_DIAGONAL = 3


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground as it bears on a move."""

    solid: tuple[Rectangle, ...]
    difficult: frozenset[Square]
    diagonals: Diagonals

    def cost(self, there: Placement, step: Step, diagonals_before: int) -> int:
        """Squares that a step spends; `diagonals_before`: diagonal steps already made in this move."""
        diagonal = is_diagonal(step)
        if self.difficult and not self.difficult.isdisjoint(_entered(there, stepped(there, step))):
            return DIFFICULT_DIAGONAL if diagonal else DIFFICULT_STRAIGHT
        if not diagonal or self.diagonals == "single":
            return 1
        return 1 + diagonals_before % 2

    def bars(self, there: Placement, step: Step) -> bool:
        """Whether something solid stands in one of the two squares that a diagonal step would cut."""
        if not self.solid or not is_diagonal(step):
            return False
        x, y = shift(there.facing, *STEPS[step])
        covered = there.rectangle
        ahead_x, trailing_x = _ends(covered.x, covered.wide, x)
        ahead_y, trailing_y = _ends(covered.y, covered.high, y)
        cut = ((ahead_x, trailing_y), (trailing_x, ahead_y))
        return any(solid.covers(square) for solid in self.solid for square in cut)


def _ends(start: int, extent: int, direction: int) -> tuple[int, int]:
    """Along one axis: the first coordinate beyond the leading edge, and that of the trailing edge."""
    last = start + extent - 1
    return (last + 1, start) if direction > 0 else (start - 1, last)


def _entered(there: Placement, then: Placement) -> Iterator[Square]:
    """The squares that a step newly covers: a column, a row, or both."""
    before, after = there.rectangle, then.rectangle
    rows = range(after.y, after.y + after.high)
    new_rows = [y for y in rows if not before.y <= y < before.y + before.high]
    for x in range(after.x, after.x + after.wide):
        for y in new_rows if before.x <= x < before.x + before.wide else rows:
            yield x, y


def ground_of(
    vehicle_type: VehicleType, obstacles: Iterable[Obstacle], difficult: Iterable[Square], settings: Settings
) -> Ground:
    """The ground for a vehicle of that type; nothing is difficult for one in the air (PF-GRID-09)."""
    solid = tuple(obstacle.rectangle for obstacle in obstacles if obstacle.solid)
    hard = frozenset[Square]() if vehicle_type == "air" else frozenset(difficult)
    return Ground(solid, hard, settings.diagonals)
