"""A face of a card: a head, blocks, a foot, on a shape of that size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.sheets.blocks import Ruled
from desktop.sheets.marks import MM, Mark
from desktop.sheets.prose import lay_ruled
from desktop.sheets.strips import Laid, Strip, Style

GAP = 3.4
"""The least room between two blocks, at natural size, in points."""


class Placed(NamedTuple):
    """Marks and where their top left goes, in points from the top left of a face or a page."""

    x: float
    y: float
    marks: tuple[Mark, ...]


Face = tuple[Placed, ...]


class Shape(NamedTuple):
    """Size of a face and its margins, in points."""

    width: float
    height: float
    side: float
    top: float
    bottom: float

    def style(self, scale: float) -> Style:
        """How blocks are set between the margins."""
        return Style(self.width - 2 * self.side, scale)

    def room(self, head: Strip, foot: Strip, scale: float) -> float:
        """The height for blocks between head and foot."""
        return self.height - self.top - head.height - foot.height - self.bottom - GAP * scale


CARD = Shape(63 * MM, 88 * MM, 3.2 * MM, 2.6 * MM, 2.6 * MM)
"""A playing card."""


def height(blocks: Sequence[Laid], scale: float) -> float:
    """Height of blocks with the least gaps between them."""
    return sum(block.height for block in blocks) + GAP * scale * max(0, len(blocks) - 1)


def stack(
    shape: Shape, scale: float, head: Strip, foot: Strip, blocks: Sequence[Laid], ruled: Ruled | None = None
) -> Face:
    """The head at the top, the foot at the bottom, the blocks between; gaps grow evenly to fill the face.

    With `ruled`, lines to write on take what room there is for them.
    """
    gap = GAP * scale
    spare = shape.room(head, foot, scale) - height(blocks, scale)
    if ruled is not None:
        lines = lay_ruled(ruled, shape.style(scale), spare - gap)
        if lines is not None:
            blocks = [*blocks, Laid((), (lines,))]
            spare -= lines.height + gap
    gap += max(0.0, spare) / max(1, len(blocks))
    top = shape.top + head.height
    placed = [Placed(shape.side, shape.top, head.marks)]
    for index, block in enumerate(blocks):
        top += gap if index else 0
        for strip in (*block.head, *block.body):
            placed.append(Placed(shape.side, top, strip.marks))
            top += strip.height
    placed.append(Placed(shape.side, shape.height - shape.bottom - foot.height, foot.marks))
    return tuple(placed)
