"""Running text, and lines to write on."""

from __future__ import annotations

from functools import lru_cache

from desktop.sheets.blocks import Prose, Ruled
from desktop.sheets.fitting import wrapped
from desktop.sheets.heads import title_marks
from desktop.sheets.marks import Line, Mark, moved
from desktop.sheets.strips import LEADING, Laid, Strip, Style, line, stamped

_TEXT = 6.2
_RULED_PITCH = 12.5


@lru_cache(maxsize=1 << 11)
def lay_prose(prose: Prose, style: Style) -> Laid:
    """A title and paragraphs, a strip a line."""
    size = style.size(_TEXT)
    high = size * LEADING
    head: tuple[Strip, ...] = ()
    if prose.title is not None:
        title_high = style.room(7.8)
        head = (Strip(title_high, title_marks(prose.title, style, style.width, title_high)[0]),)
    body: list[Strip] = []
    if prose.title is not None and prose.run_in and prose.paragraphs:
        marks, taken = title_marks(prose.title, style, style.width, high)
        taken += size * 0.6
        first, *others = wrapped("text", size, prose.paragraphs[0], style.width, taken)
        head = ()
        body.append(Strip(high, (*marks, line(first, taken, 0, high, "text", size, "ink")), 0))
        body += [Strip(high, (line(text, 0, 0, high, "text", size, "ink"),), 0) for text in others]
    for index, paragraph in enumerate(prose.paragraphs):
        if index == 0 and body:
            continue
        for text in wrapped("text", size, paragraph, style.width):
            body.append(Strip(high, (line(text, 0, 0, high, "text", size, "ink"),), index))
    if not body and prose.empty:
        for text in wrapped("italic", size, prose.empty, style.width):
            body.append(Strip(high, (line(text, 0, 0, high, "italic", size, "second"),)))
    if prose.shared:
        marks = [mark for row, strip in enumerate(body) for mark in moved(strip.marks, 0, high * row)]
        return Laid(head, (stamped(high * len(body), marks, style.width),))
    return Laid(head, tuple(body))


def lay_ruled(ruled: Ruled, style: Style, room: float) -> Strip | None:
    """A title and as many lines to write on as there is room for; None when there is none for two."""
    title_high = style.room(8.4)
    count = int((room - title_high) / _RULED_PITCH)
    if count < 2:
        return None
    marks: list[Mark] = list(title_marks(ruled.title, style, style.width, title_high)[0])
    for row in range(1, count + 1):
        y = title_high + row * _RULED_PITCH
        marks.append(Line(0, y, style.width, y, 0.35, "hair"))
    return Strip(title_high + count * _RULED_PITCH + 0.4, tuple(marks))
