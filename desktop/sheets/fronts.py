"""Units from in front, as a draughtsman draws them: a dreadnought suit, a squad, a building, a wall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from desktop.sheets.blocks import Front
from desktop.sheets.marks import CLOSE, Box, Mark, Path, Step, move, to
from desktop.sheets.plans import DETAIL, OUTLINE, circle, polygon, scaled, strokes

_MIDDLE = 30.0
_MOST_STOREYS, _MOST_SECTIONS = 3, 3
"""Of a building that are drawn."""


def _box(x: float, y: float, w: float, h: float, radius: float = 1.5, width: float = OUTLINE) -> Box:
    return Box(x, y, w, h, radius, width, "ink", "paper")


def _limb(side: int) -> list[Mark]:
    """Shoulder, arm with its gun, leg and foot on one side: −1 left, 1 right."""

    def box(x: float, y: float, w: float, h: float, radius: float = 1.5, width: float = OUTLINE) -> Box:
        return _box(_MIDDLE + x if side > 0 else _MIDDLE - x - w, y, w, h, radius, width)

    def at(x: float, y: float) -> tuple[float, float]:
        return _MIDDLE + side * x, y

    return [
        box(4, 40, 8, 15),
        polygon((at(2, 62), at(4, 54), at(12, 54), at(15, 62))),
        strokes((at(4, 47), at(12, 47))),
        box(19, 18, 6, 14),
        box(17, 7, 10, 13, 3),
        box(17.5, 31, 9, 16, 2),
        strokes((at(20, 47), at(20, 55)), (at(24, 47), at(24, 55)), width=0.55),
        strokes((at(17.5, 36), at(26.5, 36)), (at(17.5, 40), at(26.5, 40))),
        box(9, 0.5, 4, 6, 1, 0.55),
    ]


def _dreadnought(front: Front) -> list[Mark]:
    body = ((15, 10), (20, 5), (40, 5), (45, 10), (45, 32), (38, 42), (22, 42), (15, 32))
    return [
        *_limb(-1),
        *_limb(1),
        polygon(body),
        _box(23, 10, 14, 9, 3, 0.55),
        strokes(((25, 14.5), (35, 14.5)), width=0.7),
        strokes(*(((23.5, y), (36.5, y)) for y in (25, 28.5, 32, 35.5))),
    ]


def _trooper(x: float, y: float, size: float) -> list[Mark]:
    """A helmet over shoulders that end at the foot of the drawing."""
    s = size
    shoulders = (
        move(x - 10 * s, 60),
        to(x - 10 * s, y + 17 * s),
        Step("C", (x - 10 * s, y + 10 * s, x - 5 * s, y + 8 * s, x, y + 8 * s)),
        Step("C", (x + 5 * s, y + 8 * s, x + 10 * s, y + 10 * s, x + 10 * s, y + 17 * s)),
        to(x + 10 * s, 60),
        CLOSE,
    )
    return [
        Path(shoulders, OUTLINE, "ink", "paper"),
        circle(x, y, 7 * s),
        strokes(((x - 6.6 * s, y + 1.5 * s), (x + 6.6 * s, y + 1.5 * s))),
    ]


def _squad(front: Front) -> list[Mark]:
    return [*_trooper(13, 21, 0.95), *_trooper(47, 21, 0.95), *_trooper(30, 17, 1.3)]


def _window(x: float, y: float) -> Box:
    return _box(x, y, 5, 7, 0.5, DETAIL)


def _building(front: Front) -> list[Mark]:
    storeys = front.storeys[:_MOST_STOREYS] or (1,)
    high = 17.0
    wide = min(20.0, 54 / max(1, min(max(storeys), _MOST_SECTIONS)))
    marks: list[Mark] = []
    for storey, count in enumerate(storeys):
        sections = max(1, min(count, _MOST_SECTIONS))
        left, top = _MIDDLE - sections * wide / 2, 60 - (storey + 1) * high
        marks.append(_box(left, top, sections * wide, high, 0.5))
        edges = [left + index * wide for index in range(1, sections)]
        marks += [strokes(((x, top), (x, top + high))) for x in edges]
        for index in range(sections):
            middle = left + (index + 0.5) * wide
            if storey == 0 and index == 0:
                marks.append(_box(middle - 3, top + 5, 6, high - 5, 0.5, 0.55))
            else:
                marks += [_window(middle - 6.5, top + 5), _window(middle + 1.5, top + 5)]
        marks.append(_box(left - 2, top - 2, sections * wide + 4, 2.6, 0.5, 0.55))
    return [*marks, strokes(((0, 60), (60, 60)), width=0.55)]


def _wall(front: Front) -> list[Mark]:
    marks: list[Mark] = [_box(2, 36, 56, 24, 0.5), _box(0, 32, 60, 4.5, 0.5, 0.55)]
    for row, y in enumerate((42, 48, 54)):
        marks.append(strokes(((2, y), (58, y))))
        marks.append(strokes(*(((x, y), (x, y + 6)) for x in range(9 if row % 2 else 16, 57, 14))))
    return marks


_DRAWN: Mapping[str, tuple[Callable[[Front], list[Mark]], float]] = {
    "dreadnought": (_dreadnought, 20.0),
    "squad": (_squad, 20.0),
    "building": (_building, 22.0),
    "wall": (_wall, 22.0),
}
"""What is drawn in a room of 60 × 62, and how wide it stands in a heading, in points."""


def front_size(front: Front) -> tuple[float, float]:
    """Width and height of a drawing in a heading, in points."""
    wide = _DRAWN[front.of][1]
    return wide, wide * 62 / 60


@lru_cache(maxsize=64)
def front_marks(front: Front, wide: float) -> tuple[Mark, ...]:
    """The drawing, so wide."""
    return scaled(_DRAWN[front.of][0](front), 0.35, 0, (wide - OUTLINE) / 60)
