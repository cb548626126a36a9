"""The sketch of a turning circle: centre, radius, the path of a full move, the vehicle at its start and its end."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, radians, sin, tan

from desktop.sheets.blocks import Turning
from desktop.sheets.fonts import width
from desktop.sheets.marks import CLOSE, Ink, Line, Mark, Path, Step, Text, move, to

_SMALLEST_VEHICLE, _VEHICLE = 3.5, 8.0
_NARROW = 45
"""Up to this angle its figure has no room between the lines."""
_ONWARD = 9
"""How far the circle is hinted at beyond a full move, in degrees."""
_CLOSED = 180
"""From this angle on the circle is drawn closed."""


def arc(x: float, y: float, r: float, start: float, end: float) -> tuple[Step, ...]:
    """An arc, in degrees against the clock from the right, as a path."""
    parts = max(1, int(abs(end - start) / 45 + 0.999))
    step = radians(end - start) / parts
    handle = 4 / 3 * tan(step / 4) * r
    angle = radians(start)
    steps = [move(x + r * cos(angle), y - r * sin(angle))]
    for _ in range(parts):
        after = angle + step
        near = (x + r * cos(angle) - handle * sin(angle), y - r * sin(angle) - handle * cos(angle))
        far = (x + r * cos(after) + handle * sin(after), y - r * sin(after) + handle * cos(after))
        steps.append(Step("C", (*near, *far, x + r * cos(after), y - r * sin(after))))
        angle = after
    return tuple(steps)


def arrow(x: float, y: float, angle: float, size: float, ink: Ink) -> Path:
    """An arrowhead whose point is at x, y and looks along `angle`, in degrees against the clock from the right."""
    way = radians(angle)

    def corner(along: float, aside: float) -> tuple[float, float]:
        return (x + along * cos(way) - aside * sin(way), y - along * sin(way) - aside * cos(way))

    left, right = corner(-size, size * 0.32), corner(-size, -size * 0.32)
    return Path((move(x, y), to(*left), to(*right), CLOSE), 0, ink, ink)


def _vehicle(x: float, y: float, heading: float, size: float, ink: Ink, dash: tuple[float, ...]) -> tuple[Mark, ...]:
    """The outline of a vehicle with its middle at x, y, driving along `heading`."""
    way = radians(heading)
    long, half = size, size * 0.52

    def corner(along: float, aside: float) -> tuple[float, float]:
        return (x + along * cos(way) - aside * sin(way), y - along * sin(way) - aside * cos(way))

    corners = [corner(*place) for place in ((-long, -half), (long, -half), (long, half), (-long, half))]
    outline = Path((move(*corners[0]), *(to(*point) for point in corners[1:]), CLOSE), 0.7, ink, "paper", dash)
    return (outline, arrow(*corner(long * 0.75, 0), heading, size * 0.75, ink))


@lru_cache(maxsize=256)
def turning_marks(turning: Turning, wide: float, high: float) -> tuple[Mark, ...]:
    """The sketch in a room of that size."""
    if turning.angle >= _CLOSED:
        return _closed(turning, wide, high)
    return _open(turning, wide, high)


def _figure(x: float, y: float, text: str) -> Text:
    return Text(x, y, "medium", 6.2, "ink", text)


def _closed(turning: Turning, wide: float, high: float) -> tuple[Mark, ...]:
    size = _VEHICLE * 0.8
    r = min((high - 2.4 * size) / 2, wide * 0.3)
    x, y = 2 + size + r, high / 2
    text = width("medium", 6.2, turning.figure)
    return (
        Path((*arc(x, y, r, 0, 360), CLOSE), 1.2, "blue"),
        Line(x - 3, y, x + 3, y, 0.5, "ink"),
        Line(x, y - 3, x, y + 3, 0.5, "ink"),
        *_radius(x, y, r, size * 0.52),
        _figure(x - text / 2, y - r * 0.42, turning.figure),
        *_vehicle(x + r, y, 90, size, "ink", ()),
        Text(x + r + size * 0.52 + 2.5, y + 2, "text", 5.7, "second", turning.start),
    )


def _radius(x: float, y: float, r: float, stop: float) -> tuple[Mark, ...]:
    end = x + r - stop - 1
    return (
        Line(x, y, end, y, 0.5, "ink"),
        arrow(end, y, 0, 3.2, "ink"),
        Text((x + end) / 2 - width("bold", 6.2, "R") / 2, y + 7.2, "bold", 6.2, "ink", "R"),
    )


def _open(turning: Turning, wide: float, high: float) -> tuple[Mark, ...]:
    bend = radians(turning.angle)
    below = _VEHICLE * 1.1
    above = _VEHICLE * (abs(cos(bend)) + 0.52 * sin(bend)) + 2.5 if turning.angle < 90 else _VEHICLE * 0.6
    reach = wide - width("text", 5.7, turning.start) - _VEHICLE * 0.52 - 4
    leftmost = max(0.0, -cos(bend)) + _VEHICLE / 60
    r = min(reach / (1 + leftmost) - 4, (high - below - above) / max(sin(min(bend, pi / 2)), 0.35), reach * 0.72)
    size = max(_SMALLEST_VEHICLE, min(_VEHICLE, r * bend * 0.42))
    x, y = min(reach - r, leftmost * r + 10), high - below
    end = (x + r * cos(bend), y - r * sin(bend))
    marks: list[Mark] = [
        Path(arc(x, y, r, turning.angle, turning.angle + _ONWARD), 0.4, "line", None, (2.4, 1.6)),
        Line(x, y, *end, 0.35, "line", (2.0, 1.4)),
        Path(arc(x, y, r, 0, turning.angle), 1.2, "blue"),
        Line(x, y - 4, x, y + 4, 0.6, "ink"),
        Line(x - 3.5, y, x, y, 0.5, "ink"),
        *_radius(x, y, r, size * 0.52),
        *_angle(turning, x, y, r),
    ]
    if r * bend > 2.4 * size:
        marks += _vehicle(*end, turning.angle + 90, size, "blue", (1.6, 1.0))
    else:
        marks.append(arrow(*end, turning.angle + 90, 4.0, "blue"))
    marks += _vehicle(x + r, y, 90, size, "ink", ())
    marks.append(Text(x + r + size * 0.52 + 2.5, y + 2, "text", 5.7, "second", turning.start))
    return tuple(marks)


def _angle(turning: Turning, x: float, y: float, r: float) -> tuple[Mark, ...]:
    """The angle at the centre and its figure, clear of the lines beside it."""
    inner = min(12.0, r * 0.34)
    if turning.angle < _NARROW:  # the figure stands above the lines, not between them
        left = x + inner
        base = y - (inner + width("medium", 6.2, turning.figure)) * tan(radians(turning.angle)) - 2.4
    else:
        way = radians(min(turning.angle / 2, 60))
        left, base = x + (inner + 2.5) * cos(way), y - (inner + 2.5) * sin(way) + 1.0
    return (Path(arc(x, y, inner, 0, turning.angle), 0.5, "ink"), _figure(left, base, turning.figure))
