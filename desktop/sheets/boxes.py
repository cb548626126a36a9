"""Boxes to tick: a box for each damage point, and lines of states."""

from __future__ import annotations

from functools import lru_cache

from desktop.sheets.blocks import Boxes, Tick, TickLine, Ticks, Track, Tracks
from desktop.sheets.fitting import largest, wrapped
from desktop.sheets.fonts import width
from desktop.sheets.heads import title_marks
from desktop.sheets.marks import Box, Face, Ink, Line, Mark, Text, moved
from desktop.sheets.strips import LEADING, Laid, Strip, Style, baseline, line, lines, stamped

MOST_BOXES = 60
"""Above it a figure and a line to write on stand in place of boxes."""
_SIZES = ((12, 11.0, 12), (30, 8.3, 15), (MOST_BOXES, 7.8, 15))
"""Up to how many boxes, how large, and how many in a row."""
_SMALL = _SIZES[-1]
_ROW = 10.4
_TICK = 6.3


_Sizes = tuple[int, float, int]


def _measure(sizes: _Sizes) -> tuple[float, int, float, float]:
    """Size of a box, boxes in a row, distance of boxes, additional distance after five."""
    _, size, row = sizes
    return size, row, size + (1.55 if size > 9 else 1.2), 2.6 if size > 9 else 2.5


def _number(x: float, y: float, size: float, number: int) -> Text:
    text = str(number)
    letter = largest("text", 6.2 if size > 9 else 5.8, text, size - 1.4)
    start = x + (size - width("text", letter, text)) / 2
    return Text(start, baseline(y, size, letter), "text", letter, "number", text)


def _strike(x: float, y: float, size: float, numbered: bool) -> tuple[Line, ...]:
    """A stroke through a lost point; it leaves room for the number."""
    far = size - 1.6
    if not numbered:
        return (Line(x + 1.6, y + 1.6, x + far, y + far, 1.3, "carmine"),)
    reach = size * 0.31
    return (
        Line(x + 1.2, y + 1.2, x + reach, y + reach, 1.3, "carmine"),
        Line(x + size - reach, y + size - reach, x + size - 1.2, y + size - 1.2, 1.3, "carmine"),
    )


def _boxes(count: int, lost: int, wide: float, item: int, sizes: _Sizes) -> list[Strip]:
    size, in_row, pitch, apart = _measure(sizes)
    strips: list[Strip] = []
    for first in range(0, count, in_row):
        blank: list[Mark] = []
        struck: list[Mark] = []
        for number in range(first + 1, min(first + in_row, count) + 1):
            column = number - first - 1
            x, y = 0.35 + column * pitch + column // 5 * apart, 0.6
            blank.append(Box(x, y, size, size, 1.1, 0.7, "ink"))
            numbered = number % 5 == 0 or number == count
            if numbered:
                blank.append(_number(x, y, size, number))
            if number <= lost:
                struck += _strike(x, y, size, numbered)
        high = size + 1.9
        strip = stamped(high, blank, wide, item)
        strips.append(strip._replace(marks=(*strip.marks, *struck)))
    return strips


def _written(figure: str, lost: int, style: Style, item: int) -> Strip:
    """The figure and a line to write on, where there are too many points for boxes."""
    size, high = style.size(11.5), style.size(11.5) * LEADING
    marks: list[Mark] = [line(figure, 0, 0, high, "bold", size, "ink")]
    x = width("bold", size, figure) + 4
    if lost:
        left = f"\N{MINUS SIGN}{lost}"
        marks.append(line(left, x, 0, high, "bold", size, "carmine"))
        x += width("bold", size, left) + 4
    marks.append(Line(x, high - 1.6, style.width, high - 1.6, 0.5, "ink"))
    return Strip(high, tuple(marks), item)


@lru_cache(maxsize=1 << 11)
def lay_boxes(boxes: Boxes, style: Style) -> Laid:
    """A title, and for each copy its boxes."""
    high = style.room(8.2)
    marks, taken = title_marks(boxes.title, style, style.width, high)
    if boxes.blank:
        ruled = 16.0
        size = style.size(5.8)
        label = width("text", size, boxes.blank)
        if taken + 8 + label + ruled <= style.width:
            on = baseline(0, high, style.size(6.6))
            start = style.width - ruled - 2.4 - label
            marks += (
                Text(start, on, "text", size, "second", boxes.blank),
                Line(style.width - ruled, on + 0.8, style.width, on + 0.8, 0.5, "ink"),
            )
    head = (Strip(high, marks),)
    body: list[Strip] = []
    for copy, lost in enumerate(boxes.lost):
        if not boxes.count:
            size = style.size(8.0)
            body.append(Strip(size * LEADING, (line("–", 0, 0, size * LEADING, "bold", size, "ink"),), copy))
        elif boxes.count > MOST_BOXES:
            body.append(_written(str(boxes.count), lost, style, copy))
        else:
            sizes = next(sizes for sizes in _SIZES if boxes.count <= sizes[0])
            body += _boxes(boxes.count, lost, style.width, copy, sizes)
    return Laid(head, tuple(body))


_TRACK = 7.8
"""Size of a track's boxes."""
_NAME_SHARE = 0.5
"""Of the width, that a track's name may take beside its boxes."""


def _track_width(count: int) -> float:
    return count * (_TRACK + 1.2) + (count - 1) // 5 * 2.5


def _is_boxed(track: Track) -> bool:
    return track.count is not None and 0 < track.count <= MOST_BOXES


def _column(tracks: Tracks, style: Style) -> float:
    """How wide the boxes are of all tracks that have them beside their names."""
    widths = [_track_width(track.count or 0) for track in tracks.tracks if _is_boxed(track)]
    return max((wide for wide in widths if wide <= style.width * (1 - _NAME_SHARE)), default=0.0)


def _named(track: Track, room: float, style: Style) -> tuple[list[Mark], float]:
    """A track's name and detail, and how high they are."""
    marks: list[Mark] = []
    top = 0.0
    parts: tuple[tuple[Face, float, Ink, str], ...] = (
        ("medium", style.size(6.3), "ink", track.name),
        ("text", style.size(5.8), "second", track.detail),
    )
    for face, size, ink, words in parts:
        found = wrapped(face, size, words, room)
        marks += lines(found, 0, top, room, face, size, ink)
        top += size * LEADING * len(found)
    return marks, top


def _track_strips(track: Track, column: float, style: Style, item: int) -> list[Strip]:
    """The group's name, the track's name with its detail, and its boxes: at the right where they have room."""
    size = style.size(6.3)
    strips: list[Strip] = []
    if track.group:
        high = size * LEADING + style.room(2.0)
        strips.append(Strip(high, (line(track.group, 0, style.room(1.0), high, "bold", size, "second"),), item))
    if not _is_boxed(track):
        marks, top = _named(track, style.width, style)
        written = str(track.count) if track.count else "–"
        return [*strips, Strip(top, tuple(marks), item), _written(written, track.lost, style, item)]
    count = track.count or 0
    if _track_width(count) > column:
        marks, top = _named(track, style.width, style)
        return [*strips, Strip(top, tuple(marks), item), *_boxes(count, track.lost, style.width, item, _SMALL)]
    marks, top = _named(track, style.width - column - 6, style)
    row = _boxes(count, track.lost, column, item, _SMALL)[0]
    boxes = moved(row.marks, style.width - column, 0)
    return [*strips, Strip(max(top, row.height) + style.room(0.8), (*marks, *boxes), item)]


@lru_cache(maxsize=1 << 11)
def lay_tracks(tracks: Tracks, style: Style) -> Laid:
    """A title, and each track in strips."""
    high = style.room(8.2)
    head = (Strip(high, title_marks(tracks.title, style, style.width, high)[0]),)
    column = _column(tracks, style)
    body = [strip for index, track in enumerate(tracks.tracks) for strip in _track_strips(track, column, style, index)]
    if not body and tracks.empty:
        size = style.size(6.1)
        body.append(Strip(size * LEADING, (line(tracks.empty, 0, 0, size * LEADING, "italic", size, "second"),)))
    return Laid(head, tuple(body))


def _tick_width(text: str, size: float) -> float:
    return _TICK + 2.0 + width("text", size, text)


def _tick_marks(x: float, high: float, tick: Tick, size: float) -> list[Mark]:
    left, top = x + 0.35, (high - _TICK) / 2
    marks: list[Mark] = [Box(left, top, _TICK, _TICK, 0.9, 0.7, "ink")]
    if tick.ticked:
        near, far = 1.5, _TICK - 1.5
        marks.append(Line(left + near, top + near, left + far, top + far, 1.2, "carmine"))
        marks.append(Line(left + far, top + near, left + near, top + far, 1.2, "carmine"))
    marks.append(line(tick.text, x + _TICK + 2.4, 0, high, "text", size, "ink"))
    return marks


def _blank_width(row: TickLine, size: float) -> float:
    return max(15.0, width("bold", size, row.written) + 4) + 2.4 + width("text", size, row.blank)


def _label_rows(label: str, room: float, style: Style) -> list[list[Mark]]:
    """A line's word on one row, or on several above its boxes where that is too long."""
    size, high = style.size(6.1), style.room(_ROW)
    found = (label,) if width("medium", size, label) <= room else wrapped("medium", size, label, style.width)
    return [[line(text, 0, 0, high, "medium", size, "ink")] for text in found]


def _tick_rows(row: TickLine, style: Style) -> list[list[Mark]]:
    """Marks of a line of boxes; what does not fit goes on in further rows."""
    size, high = style.size(6.1), style.room(_ROW)
    rows: list[list[Mark]] = [[]]
    x = 0.0
    if row.label:
        first = _tick_width(row.ticks[0].text, size) if row.ticks else 0.0
        rows = _label_rows(row.label, style.width - first - 4.6, style)
        x = style.width if len(rows) > 1 else width("medium", size, row.label) + 4.6
    for tick in row.ticks:
        wide = _tick_width(tick.text, size)
        if x + wide > style.width and x > 0:
            rows.append([])
            x = 0.0
        rows[-1] += _tick_marks(x, high, tick, size)
        x += wide + 6.0
    if row.blank:
        small = style.size(5.8)
        wide = _blank_width(row, small)
        if x + wide > style.width:
            rows.append([])
        on = baseline(0, high, size)
        start = style.width - wide
        ruled = start + width("text", small, row.blank) + 2.4
        rows[-1].append(Text(start, on, "text", small, "second", row.blank))
        rows[-1].append(Line(ruled, on + 0.8, style.width, on + 0.8, 0.5, "ink"))
        if row.written:
            rows[-1].append(Text(ruled + 2, on, "bold", small, "carmine", row.written))
    return rows


@lru_cache(maxsize=1 << 11)
def lay_ticks(ticks: Ticks, style: Style) -> Laid:
    """Lines of boxes, a strip a row."""
    high = style.room(_ROW)
    return Laid(
        (),
        tuple(
            Strip(high, tuple(marks), index) if row.own else stamped(high, marks, style.width, index)
            for index, row in enumerate(ticks.lines)
            for marks in _tick_rows(row, style)
        ),
    )
