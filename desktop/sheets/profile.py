"""The profile: values read across under small labels, in ruled rows."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.sheets.blocks import Cell, Profile
from desktop.sheets.fitting import wrapped
from desktop.sheets.fonts import width
from desktop.sheets.marks import LEAST_SIZE, Line, Mark, Text
from desktop.sheets.strips import LEADING, Laid, Strip, Style, line, lines, place

_LABEL = 5.6
_FIGURES = (11.5, 10.0, 8.5, 7.0)
_PAD = 2.0
_LEAST_PAD = 1.0
"""Beside a label at the least, where columns that stand under each other are worth it."""
_LETTER_GAP = 1.6
_WORD = 0.62
"""Size of a word in place of a figure, in that of a figure."""


class _Set(NamedTuple):
    """How a row is set: size of its figures, labels on one line or two, width of each cell."""

    size: float
    stacked: bool
    widths: tuple[float, ...]


def _label_width(cell: Cell, size: float, stacked: bool) -> float:
    word, letter = width("text", size, cell.label), width("bold", size, cell.letter)
    if stacked:
        return max([letter, *(width("text", size, part) for part in cell.label.split())])
    return word + letter + (_LETTER_GAP if cell.letter and cell.label else 0)


def _figure_size(cell: Cell, size: float) -> float:
    return max(LEAST_SIZE, size * _WORD) if cell.wordy else size


def _least_width(cell: Cell, style: Style, size: float, stacked: bool) -> float:
    figure = width("bold", _figure_size(cell, size), cell.figure)
    return max(_label_width(cell, style.size(_LABEL), stacked), figure) + 2 * _PAD


def _set_row(cells: tuple[Cell, ...], style: Style) -> _Set | None:
    """The largest way in which the cells stand side by side; None when they do not."""
    for stacked in (False, True):
        for natural in _FIGURES:
            size = style.size(natural)
            least = [_least_width(cell, style, size, stacked) for cell in cells]
            spare = style.width - sum(least)
            if spare < 0:
                continue
            unit = style.width / sum(cell.span for cell in cells)
            even = [unit * cell.span for cell in cells]
            if all(wanted - 2 * _PAD + 2 * _LEAST_PAD <= given for wanted, given in zip(least, even, strict=True)):
                return _Set(size, stacked, tuple(even))
            return _Set(size, stacked, tuple(wanted + spare / len(cells) for wanted in least))
    return None


def _label_marks(cell: Cell, x: float, wide: float, high: float, size: float, stacked: bool) -> tuple[Mark, ...]:
    if stacked:
        words = wrapped("text", size, cell.label, wide)
        marks = lines(words, x, 0, wide, "text", size, "second", "centre")
        return (*marks, *lines((cell.letter,), x, high - size * LEADING, wide, "bold", size, "second", "centre"))
    start = place(x, wide, _label_width(cell, size, False), "centre")
    word = line(cell.label, start, 0, high, "text", size, "second")
    if not cell.letter:
        return (word,)
    after = start + width("text", size, cell.label) + (_LETTER_GAP if cell.label else 0)
    return (word, line(cell.letter, after, 0, high, "bold", size, "second"))


def _stack_height(cell: Cell, wide: float, size: float) -> int:
    return len(wrapped("text", size, cell.label, wide)) + bool(cell.letter)


def _row_strip(cells: tuple[Cell, ...], chosen: _Set, style: Style) -> Strip:
    label = style.size(_LABEL)
    inner = [wide - 2 * _LEAST_PAD for wide in chosen.widths]
    rows = max(_stack_height(cell, room, label) for cell, room in zip(cells, inner, strict=True))
    label_high = label * LEADING * (rows if chosen.stacked else 1)
    sizes = [_figure_size(cell, chosen.size) for cell in cells]
    figures = [wrapped("bold", size, cell.figure, room) for cell, size, room in zip(cells, sizes, inner, strict=True)]
    figure_high = chosen.size * 1.1 * max(len(found) for found in figures)
    top = style.room(1.8)
    height = top + label_high + figure_high + style.room(1.8)
    marks: list[Mark] = []
    x = 0.0
    for index, (cell, wide, found) in enumerate(zip(cells, chosen.widths, figures, strict=True)):
        if index:
            marks.append(Line(x, top + 0.4, x, height - 1.6, 0.35, "hair"))
        room = wide - 2 * _LEAST_PAD
        for mark in _label_marks(cell, x + _LEAST_PAD, room, label_high, label, chosen.stacked):
            marks.append(mark._replace(y=mark.y + top) if isinstance(mark, Text) else mark)
        for row, text in enumerate(found):
            size = sizes[index]
            start = place(x + _LEAST_PAD, room, width("bold", size, text), "centre")
            one = chosen.size * 1.1
            ink = "carmine" if cell.faulty else "ink"
            marks.append(line(text, start, top + label_high + one * row, one, "bold", size, ink))
        x += wide
    marks.append(Line(0, height - 0.2, style.width, height - 0.2, 0.4, "line"))
    return Strip(height, tuple(marks))


def _rows(cells: tuple[Cell, ...], style: Style) -> list[Strip]:
    chosen = _set_row(cells, style)
    if chosen is None and len(cells) > 1:
        half = (len(cells) + 1) // 2
        return _rows(cells[:half], style) + _rows(cells[half:], style)
    if chosen is None:
        chosen = _Set(style.size(_FIGURES[-1]), True, (style.width,))
    return [_row_strip(cells, chosen, style)]


@lru_cache(maxsize=1 << 11)
def lay_profile(profile: Profile, style: Style) -> Laid:
    """The rows of a profile."""
    return Laid((), tuple(strip for cells in profile.rows for strip in _rows(cells, style)))
