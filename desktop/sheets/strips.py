"""Strips: what a block is cut into, top to bottom. A strip is never cut; a block may break off between two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from desktop.sheets.fitting import largest, wrapped
from desktop.sheets.fonts import width
from desktop.sheets.marks import LEAST_SIZE, Align, Face, Ink, Mark, Stamp, Text

LEADING = 1.16
"""Height of a line of text, in its size."""
_BASELINE = 0.5 + 0.27


@dataclass(frozen=True, slots=True)
class Style:
    """How large everything is set: 1 is the natural size; type never goes under 5.5 pt."""

    width: float
    scale: float = 1.0

    def size(self, points: float) -> float:
        """Size of type, in points."""
        return max(LEAST_SIZE, points * self.scale)

    def room(self, points: float) -> float:
        """A distance, in points."""
        return points * self.scale


class Strip(NamedTuple):
    """Marks from the strip's top left. `item`: which of the block's items it belongs to, −1 for none."""

    height: float
    marks: tuple[Mark, ...]
    item: int = -1


class Laid(NamedTuple):
    """A block as laid out; `head` is repeated where the block continues."""

    head: tuple[Strip, ...]
    body: tuple[Strip, ...]

    @property
    def height(self) -> float:
        return sum(strip.height for strip in self.head) + sum(strip.height for strip in self.body)


def baseline(top: float, height: float, size: float) -> float:
    """Where the letters of a line stand that is as high as `height`."""
    return top + height / 2 + size * (_BASELINE - 0.5)


def place(x: float, room: float, taken: float, align: Align) -> float:
    """The left end of something `taken` wide."""
    return x + {"left": 0.0, "centre": (room - taken) / 2, "right": room - taken}[align]


def line(text: str, x: float, top: float, height: float, face: Face, size: float, ink: Ink) -> Text:
    """A text in the middle of a line that is as high as `height`."""
    return Text(x, baseline(top, height, size), face, size, ink, text)


def lines(
    texts: Sequence[str],
    x: float,
    top: float,
    room: float,
    face: Face,
    size: float,
    ink: Ink,
    align: Align = "left",
    leading: float = LEADING,
) -> tuple[Text, ...]:
    """Lines of a text, one under the other."""
    high = size * leading
    return tuple(
        line(text, place(x, room, width(face, size, text), align), top + high * index, high, face, size, ink)
        for index, text in enumerate(texts)
    )


def shrunk_lines(face: Face, size: float, text: str, room: float) -> tuple[float, tuple[str, ...]]:
    """One line as large as it can be, else several at the least size: the size and the lines."""
    size = largest(face, size, text, room)
    return size, wrapped(face, size, text, room)


def stamped(height: float, marks: Sequence[Mark], wide: float, item: int = -1) -> Strip:
    """A strip that many cards share."""
    return Strip(height, (Stamp(0, 0, wide, height, tuple(marks)),), item)
