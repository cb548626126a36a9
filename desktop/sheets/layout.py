"""Blocks laid out in strips at a style; what was laid out once is remembered."""

from __future__ import annotations

from functools import lru_cache

from desktop.sheets.arcs import arc_marks
from desktop.sheets.blocks import Arc, Beside, Block, Boxes, Profile, Prose, Table, Ticks, Title, Tracks
from desktop.sheets.boxes import lay_boxes, lay_ticks, lay_tracks
from desktop.sheets.heads import title_marks
from desktop.sheets.marks import Mark, moved
from desktop.sheets.profile import lay_profile
from desktop.sheets.prose import lay_prose
from desktop.sheets.strips import LEADING, Laid, Strip, Style, lines, shrunk_lines
from desktop.sheets.tables import lay_table
from desktop.sheets.turning import turning_marks

_DRAWING_SHARE = 0.62
_DRAWING_HEIGHT = 58.0
_BESIDE_GAP = 6.0


@lru_cache(maxsize=1 << 11)
def _lay_beside(beside: Beside, style: Style) -> Laid:
    """A drawing under its title at the left; a table and a text at the right."""
    left = style.width * _DRAWING_SHARE
    start = left + _BESIDE_GAP
    narrow = Style(style.width - start, style.scale)
    marks: list[Mark] = []
    top = 0.0
    table = () if beside.table is None else (lay_table(beside.table, narrow),)
    for laid in (*table, lay_prose(beside.text, narrow)):
        for strip in (*laid.head, *laid.body):
            marks += moved(strip.marks, start, top)
            top += strip.height
        top += 2.0
    title_high = style.room(8.0)
    high = max(_DRAWING_HEIGHT * style.scale**2, top - title_high)
    marks += title_marks(beside.title, style, left, title_high)[0]
    draw = arc_marks if isinstance(beside.drawing, Arc) else turning_marks
    marks += moved(draw(beside.drawing, left, high), 0, title_high)
    return Laid((), (Strip(title_high + high, tuple(marks)),))


def lay(block: Block, style: Style) -> Laid:
    """The strips of a block."""
    if isinstance(block, Profile):
        return lay_profile(block, style)
    if isinstance(block, Table):
        return lay_table(block, style)
    if isinstance(block, Prose):
        return lay_prose(block, style)
    if isinstance(block, Boxes):
        return lay_boxes(block, style)
    if isinstance(block, Tracks):
        return lay_tracks(block, style)
    if isinstance(block, Ticks):
        return lay_ticks(block, style)
    if isinstance(block, Beside):
        return _lay_beside(block, style)
    raise TypeError(block)


@lru_cache(maxsize=1 << 11)
def stub(title: Title, where: str, style: Style) -> Strip:
    """A section that stands on another face: its title, and where it is."""
    high = style.room(9.4)
    return Strip(high, title_marks(title, style, style.width, high, where)[0])


@lru_cache(maxsize=1 << 11)
def rest_line(text: str, style: Style) -> Strip:
    """What stands where a block breaks off."""
    size, found = shrunk_lines("medium", style.size(6.1), text, style.width)
    top = style.room(1.4)
    return Strip(
        top + size * LEADING * len(found) + style.room(1.6),
        lines(found, 0, top, style.width, "medium", size, "ink"),
    )
