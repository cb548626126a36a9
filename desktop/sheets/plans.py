"""Plans of vehicles, from above, the front to the right: thin lines, as a draughtsman draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from desktop.sheets.blocks import Plan
from desktop.sheets.marks import CLOSE, Box, Ink, Line, Mark, Path, Step, move, scaled_steps, to

OUTLINE = 0.7
DETAIL = 0.4
_LENGTH, _BEAM = 100.0, 60.0
"""Room of a plan in its own units: 0 at the stern, the middle line at 0."""
_ROUND = 0.5523
"""Where the handles of a quarter circle stand, in radii."""

Point = tuple[float, float]


def polygon(points: Iterable[Point], width: float = OUTLINE, fill: Ink | None = "paper") -> Path:
    """A closed outline."""
    first, *others = points
    return Path((move(*first), *(to(*point) for point in others), CLOSE), width, "ink", fill)


def strokes(*pairs: tuple[Point, Point], width: float = DETAIL, dash: tuple[float, ...] = ()) -> Path:
    """Separate straight lines."""
    steps: list[Step] = []
    for start, end in pairs:
        steps += [move(*start), to(*end)]
    return Path(tuple(steps), width, "ink", None, dash)


def circle(x: float, y: float, r: float, width: float = OUTLINE, fill: Ink | None = "paper", ink: Ink = "ink") -> Path:
    """A circle."""
    k = r * _ROUND
    steps = (
        move(x + r, y),
        Step("C", (x + r, y + k, x + k, y + r, x, y + r)),
        Step("C", (x - k, y + r, x - r, y + k, x - r, y)),
        Step("C", (x - r, y - k, x - k, y - r, x, y - r)),
        Step("C", (x + k, y - r, x + r, y - k, x + r, y)),
        CLOSE,
    )
    return Path(steps, width, ink, fill)


def mirrored(points: Iterable[Point]) -> tuple[Point, ...]:
    """An outline from the stern to the bow on one side, closed by the same on the other side."""
    side = tuple(points)
    return (*side, *((x, -y) for x, y in reversed(side) if y))


def _box(x: float, y: float, w: float, h: float, radius: float = 2, width: float = OUTLINE) -> Box:
    return Box(x, y, w, h, radius, width, "ink", "paper")


def _turret(x: float, r: float, reach: float) -> list[Mark]:
    return [
        _box(x + r * 0.5, -2.2, reach - r * 0.5, 4.4, 1.2, 0.55),
        _box(x + reach - 5, -3.4, 6, 6.8, 1.2, 0.55),
        circle(x, 0, r),
        circle(x - r * 0.25, 0, r * 0.4, DETAIL),
    ]


def _turrets(count: int, places: tuple[Point, ...], reach: float) -> list[Mark]:
    """Turrets at their places along the middle line: (place, radius)."""
    marks: list[Mark] = []
    for x, r in places[: max(count, 0)]:
        marks += _turret(x, r, reach)
    return marks


def _cockpit(x: float, w: float, h: float) -> list[Mark]:
    """An open compartment with its seats."""
    return [
        _box(x, -h / 2, w, h, 4, 0.55),
        _box(x + w * 0.52, -h * 0.34, w * 0.2, h * 0.28, 1.5, DETAIL),
        _box(x + w * 0.52, h * 0.06, w * 0.2, h * 0.28, 1.5, DETAIL),
        _box(x + w * 0.14, -h * 0.36, w * 0.18, h * 0.72, 1.5, DETAIL),
    ]


def _wheeled(plan: Plan) -> list[Mark]:
    marks: list[Mark] = [_box(x, y, 19, 12, 4) for x in (10, 36, 68) for y in (-28, 16)]
    marks.append(polygon(mirrored(((2, 0), (2, 17), (8, 23), (78, 23), (97, 12), (97, 0)))))
    marks.append(strokes(((7, -12), (7, 12)), ((11, -12), (11, 12)), ((15, -12), (15, 12))))
    if plan.open:
        return marks + _cockpit(24, 48, 34)
    marks.append(strokes(((20, -23), (20, 23)), ((78, -23), (78, 23)), ((78, 0), (97, 0))))
    marks += [_box(82, 3, 8, 8, 1.5, DETAIL), _box(82, -11, 8, 8, 1.5, DETAIL)]
    if not plan.turrets:
        marks += [circle(50, 8, 6, DETAIL), circle(50, -8, 6, DETAIL)]
    return marks


def _tracked(plan: Plan) -> list[Mark]:
    marks: list[Mark] = []
    for y in (-30, 16):
        marks.append(_box(2, y, 94, 14, 5))
        marks.append(strokes(*(((x, y), (x, y + 14)) for x in range(8, 94, 6)), width=0.35))
    marks.append(polygon(mirrored(((8, 0), (8, 17), (84, 17), (92, 10), (92, 0)))))
    marks.append(strokes(((14, -17), (14, 17)), ((18, -12), (18, 12)), ((22, -12), (22, 12)), ((82, -17), (82, 17))))
    if plan.open:
        return marks + _cockpit(28, 48, 26)
    if not plan.turrets:
        marks += [_box(34, -10, 24, 20, 2, DETAIL), circle(72, 8, 4.5, DETAIL), strokes(((34, 0), (58, 0)))]
    return marks


def _skimmer(plan: Plan) -> list[Mark]:
    marks: list[Mark] = [_box(4, y, 44, 13, 6) for y in (-29, 16)]
    marks += [strokes(((12, y), (12, y + 13)), ((40, y), (40, y + 13))) for y in (-29, 16)]
    side = ((10, 0), (10, 14), (20, 20), (58, 18), (88, 7), (98, 0))
    marks.append(polygon(mirrored(side)))
    marks.append(strokes(((86, 0), (98, 0)), ((16, -12), (16, 12)), ((20, -12), (20, 12))))
    if plan.open:
        return marks + _cockpit(28, 40, 22)
    if not plan.turrets:
        marks.append(polygon(mirrored(((46, 0), (50, 8), (66, 8), (74, 0))), DETAIL))
    return marks


def _aircraft(plan: Plan) -> list[Mark]:
    wing = ((66, 0), (34, 30), (24, 30), (30, 0))
    marks: list[Mark] = [polygon(mirrored(wing))]
    marks.append(polygon(mirrored(((20, 0), (6, 15), (0, 15), (4, 0)))))
    marks.append(polygon(mirrored(((2, 0), (4, 6), (30, 8), (74, 8), (90, 5), (99, 0)))))
    marks += [_box(34, y, 20, 7, 3, 0.55) for y in (-19, 12)]
    marks.append(polygon(mirrored(((70, 0), (73, 4.5), (84, 4), (90, 0))), DETAIL))
    marks.append(strokes(((6, 0), (26, 0)), ((30, -8), (30, 8))))
    return marks


def _walker(plan: Plan) -> list[Mark]:
    marks: list[Mark] = []
    for y in (-16, 4):
        marks.append(polygon(((30, y), (74, y), (80, y + 6), (74, y + 12), (30, y + 12), (24, y + 6))))
    for y in (-30, 18):
        marks.append(_box(34, y, 26, 12, 4))
        marks.append(_box(60, y + 3, 30, 6, 2, 0.55))
    marks.append(polygon(mirrored(((28, 0), (28, 12), (34, 18), (62, 18), (70, 9), (70, 0)))))
    marks.append(strokes(((34, -12), (34, 12)), ((38, -12), (38, 12))))
    if plan.open:
        marks.append(_box(44, -8, 18, 16, 4, 0.55))
    elif not plan.turrets:
        marks += [circle(51, 0, 7, DETAIL), strokes(((62, -8), (62, 8)))]
    return marks


def _vessel(plan: Plan) -> list[Mark]:
    side = ((2, 0), (2, 15), (10, 21), (58, 21), (82, 13), (99, 0))
    marks: list[Mark] = [polygon(mirrored(side))]
    inner = ((6, 0), (6, 12), (12, 17), (57, 17), (80, 10), (91, 0))
    marks.append(polygon(mirrored(inner), DETAIL, None))
    if plan.open:
        return marks + _cockpit(16, 46, 24)
    marks += [_box(26, -10, 22, 20, 3, 0.55), _box(31, -5, 9, 10, 2, DETAIL)]
    marks.append(strokes(((12, -10), (12, 10)), ((78, 0), (91, 0))))
    return marks


_CHASSIS: Mapping[str, tuple[Callable[[Plan], list[Mark]], tuple[Point, ...], float]] = {
    "wheeled": (_wheeled, ((49, 13), (26, 9)), 49),
    "tracked": (_tracked, ((48, 14), (24, 9)), 50),
    "skimmer": (_skimmer, ((44, 11), (22, 8)), 42),
    "aircraft": (_aircraft, ((52, 6), (26, 5)), 22),
    "walker": (_walker, ((50, 11), (36, 7)), 38),
    "vessel": (_vessel, ((66, 9), (14, 8)), 22),
}
"""For each chassis its hull, where turrets stand with their radii, and how far their guns reach."""


def scaled(marks: Iterable[Mark], x: float, y: float, factor: float) -> tuple[Mark, ...]:
    """Shapes enlarged about 0, then moved; lines keep their width."""
    found: list[Mark] = []
    for mark in marks:
        if isinstance(mark, Path):
            found.append(mark._replace(steps=scaled_steps(mark.steps, x, y, factor)))
        elif isinstance(mark, Box):
            place = (mark.x * factor + x, mark.y * factor + y, mark.w * factor, mark.h * factor, mark.radius * factor)
            found.append(Box(*place, *mark[5:]))
        elif isinstance(mark, Line):
            ends = (mark.x1 * factor + x, mark.y1 * factor + y, mark.x2 * factor + x, mark.y2 * factor + y)
            found.append(Line(*ends, *mark[4:]))
    return tuple(found)


@lru_cache(maxsize=256)
def plan_marks(plan: Plan, wide: float, high: float) -> tuple[Mark, ...]:
    """The plan in the middle of a room of that size; a chassis that is not known is drawn as wheeled."""
    hull, places, reach = _CHASSIS.get(plan.chassis, _CHASSIS["wheeled"])
    marks = hull(plan)
    if plan.turrets:
        shown = places if plan.turrets > 1 else places[:1]
        marks += _turrets(plan.turrets, shown[::-1], reach)
    factor = min((wide - OUTLINE) / _LENGTH, (high - OUTLINE) / _BEAM)
    return scaled(marks, (wide - _LENGTH * factor) / 2, high / 2, factor)
