"""Cards put on sheets of paper: as many as go on a page, computed from its size, with marks to cut and to fold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from desktop.sheets.fitting import elided
from desktop.sheets.fonts import width
from desktop.sheets.marks import MM, Line, Mark, Text
from desktop.sheets.strips import place

PAPERS: Mapping[str, tuple[float, float]] = {
    "a4": (210 * MM, 297 * MM),
    "letter": (612, 792),
    "a5": (148 * MM, 210 * MM),
}
"""Width and height upright, in points."""

_EDGE = 5 * MM
"""What a printer may leave white at each edge."""
_GAP = 7 * MM
"""Room between two cards, for the marks of both."""
_FOOT = 7 * MM
"""Room for the line at the foot of the page."""
_MARK, _OFF = 2.6 * MM, 0.6 * MM
"""Length of a mark, and how far it stands off the card."""
SCALE_BAR = 50 * MM


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page: its size, and where the top left of each card goes, in points from the top left."""

    width: float
    height: float
    places: tuple[tuple[float, float], ...]


class Item(NamedTuple):
    """What is cut out: its size, and where it is folded, from its left edge."""

    width: float
    height: float
    folds: tuple[float, ...] = ()


def _count(room: float, size: float) -> int:
    """How many fit side by side; the marks at the outer edges need half a gap."""
    return max(0, int((room - 2 * _EDGE + 1e-6) // (size + _GAP)))


def _starts(room: float, size: float, count: int) -> list[float]:
    first = (room - count * size - (count - 1) * _GAP) / 2
    return [first + index * (size + _GAP) for index in range(count)]


def sheet(paper: str, item: Item) -> Sheet:
    """The page that holds most, upright or across. Raises ValueError when the item is larger than the paper."""
    best: Sheet | None = None
    upright = PAPERS[paper]
    for wide, high in (upright, upright[::-1]):
        columns, rows = _count(wide, item.width), _count(high - _FOOT, item.height)
        if columns * rows > (len(best.places) if best else 0):
            xs, ys = _starts(wide, item.width, columns), _starts(high - _FOOT, item.height, rows)
            best = Sheet(wide, high, tuple((x, y) for y in ys for x in xs))
    if best is None:
        raise ValueError(paper)
    return best


def cutting_marks(item: Item) -> tuple[Mark, ...]:
    """Marks outside the item's corners to cut along, and dashed ones above and below to fold along."""
    marks: list[Mark] = []
    near, far = _OFF, _OFF + _MARK
    for x in (0.0, item.width):
        side = -1 if x == 0 else 1
        for y in (0.0, item.height):
            end = -1 if y == 0 else 1
            marks.append(Line(x + side * near, y, x + side * far, y, 0.3, "line"))
            marks.append(Line(x, y + end * near, x, y + end * far, 0.3, "line"))
    for fold in item.folds:
        marks.append(Line(fold, -near, fold, -far, 0.4, "line", (1.6, 1.2)))
        marks.append(Line(fold, item.height + near, fold, item.height + far, 0.4, "line", (1.6, 1.2)))
    return tuple(marks)


def page_foot(page: Sheet, left: str, right: str, ruler: str) -> tuple[Mark, ...]:
    """The line at the foot of a page: what it is, a bar of 50 mm to check its size, its number."""
    base, size, apart = page.height - _EDGE - 1.5, 6.2, 3 * MM
    start, end = _EDGE + apart, page.width - _EDGE - apart - width("text", size, right)
    # In the middle, or as far to the right as a long text wants and the page's number lets it.
    bar = max((page.width - SCALE_BAR) / 2, start + width("text", size, left) + apart)
    bar = min(bar, end - apart - SCALE_BAR)
    text_width = width("text", size, ruler)
    return (
        Line(bar, base - 2, bar + SCALE_BAR, base - 2, 0.5, "ink"),
        *(Line(bar + x * MM, base - 2 - t, bar + x * MM, base - 2 + t, 0.5, "ink") for x, t in _ticks()),
        Text(place(bar, SCALE_BAR, text_width, "centre"), base - 6, "text", size, "second", ruler),
        Text(start, base, "text", size, "second", elided("text", size, left, bar - start - apart)),
        Text(end, base, "text", size, "second", right),
    )


def _ticks() -> Sequence[tuple[float, float]]:
    """Places of the bar's strokes in millimetres, and half their heights in points."""
    return [(x, 2.6 if x in (0, 50) else 1.4) for x in range(0, 51, 10)]
