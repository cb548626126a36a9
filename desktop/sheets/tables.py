"""Tables: rows of figures under their headings, each row with a line of detail under it where it has one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from desktop.sheets.blocks import Column, Row, Table, Title
from desktop.sheets.fitting import wrapped
from desktop.sheets.fonts import width
from desktop.sheets.heads import title_marks
from desktop.sheets.marks import LEAST_SIZE, Line, Mark, moved
from desktop.sheets.strips import LEADING, Laid, Strip, Style, line, lines, place, shrunk_lines, stamped

_CELL = 6.5
_GAP, _LEAST_GAP = 6.0, 3.4
_HEAD = 5.7
_DETAIL = 5.8
_LEADING = 1.12


class _Set(NamedTuple):
    """Size of the cells, and where each column starts and how wide it is."""

    size: float
    spans: tuple[tuple[float, float], ...]


def _title_width(title: Title | None, style: Style) -> float:
    return title_marks(title, style, style.width, 1)[1] if title else 0.0


def _natural(table: Table, index: int, size: float, style: Style) -> float:
    column = table.columns[index]
    widest = max((width(column.face, size, row.cells[index]) for row in table.rows), default=0.0)
    return max(widest, width(column.head_face, style.size(_HEAD), column.title))


def _tries(style: Style) -> Iterator[tuple[float, float]]:
    """Distances of columns and sizes of cells, from the natural ones down."""
    size = style.size(_CELL)
    yield style.room(_GAP), size
    while size > LEAST_SIZE:
        yield _LEAST_GAP, size
        size -= 0.25
    yield _LEAST_GAP, LEAST_SIZE


def _set_columns(table: Table, style: Style) -> _Set:
    """The growing column takes what the others leave; too little, and all is set smaller, and at last wrapped."""
    columns = table.columns
    grows = next(index for index, column in enumerate(columns) if column.grows)
    others = [index for index in range(len(columns)) if index != grows]
    floor = max(table.least * style.width, _title_width(table.title, style) if grows == 0 else 0.0)
    wishes = (False,) if columns[grows].wraps else (True, False)
    for whole in wishes:
        for gap, size in _tries(style):
            natural = {index: _natural(table, index, size, style) for index in others}
            left = style.width - sum(natural.values()) - gap * len(others)
            if left >= max(floor, _natural(table, grows, size, style) if whole else 0.0):
                return _Set(size, _spans(columns, natural, left, gap))
    natural = {index: _natural(table, index, LEAST_SIZE, style) for index in others}
    factor = (style.width - floor - _LEAST_GAP * len(others)) / sum(natural.values())
    natural = {index: wide * factor for index, wide in natural.items()}
    return _Set(LEAST_SIZE, _spans(columns, natural, floor, _LEAST_GAP))


def _spans(
    columns: Sequence[Column], natural: Mapping[int, float], left: float, gap: float
) -> tuple[tuple[float, float], ...]:
    spans: list[tuple[float, float]] = []
    x = 0.0
    for index in range(len(columns)):
        wide = natural.get(index, left)
        spans.append((x, wide))
        x += wide + gap
    return tuple(spans)


def _head(table: Table, chosen: _Set, style: Style) -> tuple[Strip, ...]:
    if table.title is None and not any(column.title for column in table.columns):
        return ()
    size = style.size(_HEAD)
    high = style.room(8.0) if table.title else style.room(7.0)
    marks: list[Mark] = []
    if table.title is not None:
        marks += title_marks(table.title, style, chosen.spans[0][1], high)[0]
    drop = style.size(6.6) * 0.27 - size * 0.27 if table.title else 0
    for column, (x, wide) in zip(table.columns, chosen.spans, strict=True):
        if column.title:
            start = place(x, wide, width(column.head_face, size, column.title), column.align)
            marks.append(line(column.title, start, drop, high, column.head_face, size, column.head_ink))
    marks.append(Line(0, high + 0.6, style.width, high + 0.6, 0.8, "ink"))
    return (Strip(high + 1.1, tuple(marks)),)


def _row_lines(table: Table, row: Row, chosen: _Set, top: float) -> list[tuple[float, list[Mark]]]:
    """Height and marks of each line of a row's cells, wrapped where they must; `top`: room above the first."""
    high = chosen.size * _LEADING
    found = [
        wrapped(column.face, chosen.size, text, chosen.spans[index][1] + 0.01)
        for index, (column, text) in enumerate(zip(table.columns, row.cells, strict=True))
    ]
    count = max(1, *(len(texts) for texts in found))
    strips: list[tuple[float, list[Mark]]] = [(high + (0 if number else top), []) for number in range(count)]
    for index, (column, texts) in enumerate(zip(table.columns, found, strict=True)):
        x, wide = chosen.spans[index]
        ink = row.inks[index] if index < len(row.inks) else column.ink
        for number, text in enumerate(texts):
            above = 0 if number else top
            strips[number][1].extend(
                lines((text,), x, above, wide, column.face, chosen.size, ink, column.align, _LEADING)
            )
        if row.struck and column.grows and texts:
            middle = top + high * 0.55
            long = width(column.face, chosen.size, texts[0])
            strips[0][1].append(Line(x, middle, x + long, middle, 0.9, "carmine"))
    return strips


def _row(table: Table, row: Row, index: int, chosen: _Set, style: Style) -> list[Strip]:
    """The strips of a row, one a line: its cells, then its detail; a rule under the last."""
    strips = _row_lines(table, row, chosen, style.room(1.5 if table.airy else 0.7))
    size, details = shrunk_lines("text", style.size(_DETAIL), row.detail, style.width)
    for detail in details:
        strips.append(
            (size * _LEADING, list(lines((detail,), 0, 0, style.width, "text", size, "second", leading=_LEADING)))
        )
    high, last = strips[-1]
    high += style.room(1.3 if table.airy else 0.6)
    strips[-1] = (high + 0.35, [*last, Line(0, high, style.width, high, 0.35, "hair")])
    return [Strip(high, tuple(marks), index) for high, marks in strips]


@lru_cache(maxsize=1 << 11)
def lay_table(table: Table, style: Style) -> Laid:
    """A table's head, and its rows in strips."""
    chosen = _set_columns(table, style)
    head = _head(table, chosen, style)
    body = [strip for index, row in enumerate(table.rows) for strip in _row(table, row, index, chosen, style)]
    if not body and table.empty:
        size = style.size(6.1)
        high = size * LEADING + style.room(2.4)
        body.append(Strip(high, (line(table.empty, 0, 0, high, "italic", size, "second"),)))
    if table.shared:
        return Laid((), (_one(style.width, (*head, *body)),))
    return Laid(head, tuple(body))


def _one(wide: float, strips: tuple[Strip, ...]) -> Strip:
    """Strips made one that many cards share."""
    marks: list[Mark] = []
    top = 0.0
    for strip in strips:
        marks += moved(strip.marks, 0, top)
        top += strip.height
    return stamped(top, marks, wide)
