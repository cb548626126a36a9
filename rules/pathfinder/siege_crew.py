"""Aiming, loading and where engines may fire (PF-SGE-02, PF-SGE-03)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.pathfinder.grid.placement import Placement, Square, shift
from rules.pathfinder.siege_engines import SiegeEngine
from rules.pathfinder.sizes import Size
from rules.pathfinder.vehicle import Bank

_HANDS: dict[Size, int] = {"large": 4, "huge": 8}
SHORT_CREW = 2
"""Fewer hands than listed take so many times as long to aim."""


def hands(crew: Iterable[Size]) -> int:
    """How many a crew counts as: a Large creature as 4, a Huge one as 8."""
    return sum(_HANDS.get(size, 1) for size in crew)


def aim_actions(engine: SiegeEngine, crew: Iterable[Size]) -> int:
    """Full-round actions to aim at a new target."""
    return engine.aim if hands(crew) >= engine.crew else SHORT_CREW * engine.aim


def bears(there: Placement, bank: Bank, target: Square) -> bool:
    """Whether a square lies on the side that an engine fires to: out of its own side, never ahead or astern.

    Engines in the castles at the ends fire to either side or over their own end; those that stand free, anywhere.
    """
    if bank == "free":
        return True
    right, left = _beyond(there, target, 0, 1), _beyond(there, target, 0, -1)
    if bank in ("port", "starboard"):
        return left if bank == "port" else right
    own_end = bank != "amidships" and _beyond(there, target, 1 if bank == "fore" else -1, 0)
    return left or right or own_end


def _beyond(there: Placement, target: Square, ahead: int, to_right: int) -> bool:
    """Whether a square lies beyond that side of the rectangle."""
    x, y = shift(there.facing, ahead, to_right)
    covered = there.rectangle
    if x:
        return target[0] >= covered.x + covered.wide if x > 0 else target[0] < covered.x
    return target[1] >= covered.y + covered.high if y > 0 else target[1] < covered.y
