"""Head and foot of a face."""

from __future__ import annotations

from functools import lru_cache

from desktop.sheets.blocks import Foot, Front, Heading, Photo, Plan, Running, Title
from desktop.sheets.fitting import elided, largest, wrapped
from desktop.sheets.fonts import width
from desktop.sheets.fronts import front_marks, front_size
from desktop.sheets.marks import CLOSE, Face, Image, Ink, Line, Mark, Path, Stamp, Text, move, scaled_steps, to
from desktop.sheets.plans import plan_marks
from desktop.sheets.strips import LEADING, Strip, Style, baseline, line, lines, shrunk_lines
from rules.findings import Severity

NAME_SIZES = (14.5, 11.0)
"""Of a card's name: the natural one, and the one from which it takes two lines."""
NAME_LEADING = 1.08
_PLAN = (27.0, 16.0)
_PHOTO = (40.0, 27.0)
_GAP = 6.0
FOOT_HEIGHT = 8.8
_FOOT_LINES = (2, 3)
"""The most lines at the foot: of where figures come from, and of a finding."""


def _double_rule(top: float, wide: float) -> tuple[Mark, ...]:
    return (
        Line(0, top + 0.55, wide, top + 0.55, 1.1, "ink"),
        Line(0, top + 2.45, wide, top + 2.45, 0.3, "ink"),
    )


def _drawing(drawing: Plan | Front | Photo, right: float) -> tuple[float, float, tuple[Mark, ...]]:
    """Width, height and marks of a heading's drawing."""
    if isinstance(drawing, Plan):
        wide, high = _PLAN
        return wide, high, (Stamp(right - wide, 0.6, wide, high, plan_marks(drawing, wide, high)),)
    if isinstance(drawing, Front):
        wide, high = front_size(drawing)
        return wide, high, (Stamp(right - wide, 0.6, wide, high, front_marks(drawing, wide)),)
    factor = min(_PHOTO[0] / drawing.width, _PHOTO[1] / drawing.height)
    wide, high = drawing.width * factor, drawing.height * factor
    return wide, high, (Image(right - wide, 0.6, wide, high, drawing.data),)


def _name(title: str, room: float, face_size: tuple[float, float]) -> tuple[float, tuple[str, ...]]:
    size = largest("bold", face_size[0], title, room, face_size[1])
    found = wrapped("bold", size, title, room)
    if len(found) > 2:
        rest = title[len(found[0]) :] if title.startswith(found[0]) else " ".join(found[1:])
        found = (found[0], elided("bold", size, rest, room))
    return size, found


def name_is_cut(heading: Heading, style: Style) -> bool:
    """Whether the head has no room for the whole name."""
    _, found = _name(heading.title, _name_room(heading, style), NAME_SIZES)
    return bool(found) and found[-1].endswith("…") and not heading.title.rstrip().endswith("…")


def _name_room(heading: Heading, style: Style) -> float:
    if heading.drawing is None:
        return style.width
    return style.width - _drawing(heading.drawing, 0)[0] - _GAP


@lru_cache(maxsize=1 << 11)
def lay_heading(heading: Heading, style: Style) -> Strip:
    """The head of a card's first face."""
    room = _name_room(heading, style)
    size, names = _name(heading.title, room, NAME_SIZES)
    ink = "number" if heading.untitled else "ink"
    leading = NAME_LEADING if len(names) == 1 else LEADING
    marks: list[Mark] = list(lines(names, 0, 0, room, "bold", size, ink, leading=leading))
    top = size * leading * len(names)
    for words in heading.lines:
        line_size, found = shrunk_lines("text", style.size(6.3), words, room)
        marks += lines(found, 0, top, room, "text", line_size, "second")
        top += line_size * LEADING * len(found)
    if heading.drawing is not None:
        _, high, drawn = _drawing(heading.drawing, style.width)
        marks += drawn
        top = max(top, high + 1)
    top += 1.6
    return Strip(top + 2.6, (*marks, *_double_rule(top, style.width)))


@lru_cache(maxsize=1 << 11)
def lay_running(running: Running, style: Style) -> Strip:
    """The head of a further face."""
    right_size = largest("bold", 7.4, running.right, style.width * 0.55)
    right = elided("bold", right_size, running.right, style.width * 0.55)
    taken = width("bold", right_size, right)
    room = style.width - taken - _GAP
    size = largest("bold", 10.0, running.title, room, 7.4)
    high = 10.0 * LEADING
    on = baseline(0, high, 10.0)
    marks = (
        Text(0, on, "bold", size, "ink", elided("bold", size, running.title, room)),
        Text(style.width - taken, on, "bold", right_size, "ink", right),
    )
    return Strip(high + 0.6 + 2.6 + 2.4, (*marks, *_double_rule(high + 0.6, style.width)))


def title_marks(title: Title, style: Style, room: float, high: float, note: str = "") -> tuple[tuple[Mark, ...], float]:
    """A section's heading on a line of that height, and how wide it is; `note` follows the count."""
    size = style.size(6.6)
    size = largest("bold", size, title.text, room)
    text = elided("bold", size, title.text, room)
    marks: list[Mark] = [line(text, 0, 0, high, "bold", size, "ink")]
    taken = width("bold", size, text)
    on = baseline(0, high, size)
    small = min(style.size(6.1), size)
    if title.count:
        face: Face = "bold" if title.over else "text"
        taken += 3.4
        marks.append(Text(taken, on, face, small, "carmine" if title.over else "second", title.count))
        taken += width(face, small, title.count)
    if note:
        shown = f"· {note}" if title.count else note
        taken += 2.0 if title.count else 3.4
        marks.append(Text(taken, on, "text", small, "second", shown))
        taken += width("text", small, shown)
    return tuple(marks), taken


_OCTAGON = ((8, 2.5), (16, 2.5), (21.5, 8), (21.5, 16), (16, 21.5), (8, 21.5), (2.5, 16), (2.5, 8))
_CROSS = ((8.3, 8.3), (15.7, 15.7), (15.7, 8.3), (8.3, 15.7))
_TRIANGLE = ((12, 2.2), (23, 21.5), (1, 21.5))
_EXCLAMATION = ((12, 8.6), (12, 15.2), (12, 16.8), (12, 19.2))


def severity_marks(severity: Severity, x: float, y: float, size: float) -> tuple[Mark, ...]:
    """A finding's mark in a square of that size: an octagon with a cross, else a triangle with an exclamation mark."""
    error = severity == "error"
    first, *others = _OCTAGON if error else _TRIANGLE
    one, two, three, four = _CROSS if error else _EXCLAMATION
    ink: Ink = "carmine" if error else "ink"
    outline = (move(*first), *(to(*corner) for corner in others), CLOSE)
    sign = (move(*one), to(*two), move(*three), to(*four))
    unit = size / 24
    return (
        Path(scaled_steps(outline, x, y, unit), 0, ink, ink),
        Path(scaled_steps(sign, x, y, unit), 2.6 * unit, "paper"),
    )


@lru_cache(maxsize=1 << 11)
def lay_foot(foot: Foot, number: str, style: Style) -> Strip:
    """The foot of a face: where the figures come from, or the worst finding; at the right the face's number."""
    number_size = 5.8
    taken = width("medium", number_size, number)
    mark = 0.0 if foot.severity is None else 8.4
    room = style.width - taken - _GAP - mark
    face: Face = "bold" if foot.severity else "text"
    ink: Ink = "carmine" if foot.severity == "error" else "ink" if foot.severity else "second"
    size, found = shrunk_lines(face, 5.8, foot.text, room)
    most = _FOOT_LINES[foot.severity is not None]
    if len(found) > most:
        found = (*found[: most - 1], elided(face, size, " ".join(found[most - 1 :]), room))
    high = size * LEADING
    top = FOOT_HEIGHT - 5.8 * LEADING
    height = max(FOOT_HEIGHT, top + high * len(found))
    marks: list[Mark] = [Line(0, 0.2, style.width, 0.2, 0.4, "line")]
    marks += lines(found, mark, top, room, face, size, ink)
    marks.append(line(number, style.width - taken, top, high, "medium", number_size, "second"))
    if foot.severity is not None:
        marks += severity_marks(foot.severity, 0, top + high / 2 - 3.4, 6.8)
    return Strip(height, tuple(marks))
