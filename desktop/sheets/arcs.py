"""The sketch of an arc of fire: the suit from above, and the ground its weapons cover in front of it."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, tan

from desktop.sheets.blocks import Arc
from desktop.sheets.fonts import width
from desktop.sheets.marks import CLOSE, Box, Line, Mark, Path, Text, move, to
from desktop.sheets.turning import arc, arrow

_WHOLE = 360
_HALF_SUIT = 7.0
_DASH_DOT = (5.0, 1.4, 0.8, 1.4)


def _suit(x: float, y: float) -> tuple[Mark, ...]:
    """The suit from above, looking up: body between its two arms."""
    return (
        Box(x - 5, y - 4, 10, 8, 1.5, 0.7, "ink", "paper"),
        Box(x - 9, y - 4.5, 4, 9, 1.2, 0.7, "ink", "paper"),
        Box(x + 5, y - 4.5, 4, 9, 1.2, 0.7, "ink", "paper"),
        arrow(x, y - 2.6, 90, 4.2, "ink"),
    )


def _reach(angle: float, wide: float, high: float) -> tuple[float, float]:
    """Radius that goes into the room, and how far the arc reaches below the suit."""
    half = radians(angle / 2)
    across = 1.0 if angle >= 180 else max(sin(half), 0.2)
    below = max(0.0, -cos(half)) if angle > 180 else 0.0
    r = min((wide / 2 - 6) / across, (high - 4 - _HALF_SUIT * (below < 0.2)) / (1 + below))
    return r, max(r * below, _HALF_SUIT)


def _fits(taken: float, r: float, angle: float) -> bool:
    """Whether the figure and its word go into the right half of the arc."""
    if angle >= 180:
        return taken <= r * 0.92
    return taken <= (_above(r) - 8) * tan(radians(angle / 2))


def _above(r: float) -> float:
    """How far above the suit the figure stands."""
    return max(r * 0.38, 14.0)


@lru_cache(maxsize=64)
def arc_marks(sketch: Arc, wide: float, high: float) -> tuple[Mark, ...]:
    """The sketch in a room of that size; its figure in the arc where there is room, else at its right."""
    angle = min(max(sketch.angle, 0.0), _WHOLE)
    taken = max(width("bold", 7.2, sketch.figure), width("text", 6.0, sketch.words)) + 4
    x = wide / 2
    r, below = _reach(angle, wide, high)
    left = x + 3
    if not _fits(taken, r, angle):
        r, below = _reach(angle, wide - taken, high)
        x = (wide - taken) / 2
        left = wide - taken + 2
    y = high - below - 1
    base = y - _above(r)
    return (
        *_ground(x, y, r, angle),
        Line(x, y + _HALF_SUIT, x, y - r - 2.5, 0.45, "line", _DASH_DOT),
        Text(left, base, "bold", 7.2, "ink", sketch.figure),
        Text(left, base + 7.4, "text", 6.0, "second", sketch.words),
        *_suit(x, y),
    )


def _ground(x: float, y: float, r: float, angle: float) -> tuple[Mark, ...]:
    """The ground that is covered, and its edges."""
    if angle >= _WHOLE:
        return (Path((*arc(x, y, r, 0, 360), CLOSE), 1.2, "blue", "wash"),)
    if angle <= 0:
        return ()
    start, end = 90 - angle / 2, 90 + angle / 2
    rim = arc(x, y, r, start, end)
    marks: list[Mark] = [Path((*rim, to(x, y), CLOSE), 0, "wash", "wash"), Path(rim, 1.2, "blue")]
    long = r + (4 if angle <= 180 else 0)
    for way in (radians(start), radians(end)):
        marks.append(Path((move(x, y), to(x + long * cos(way), y - long * sin(way))), 0.45, "ink", None, _DASH_DOT))
    return tuple(marks)
