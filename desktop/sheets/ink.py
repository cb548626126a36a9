"""Marks drawn on a ReportLab canvas."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from desktop.sheets.faces import Placed
from desktop.sheets.fonts import FRAME, FRAME_WIDTH, pieces
from desktop.sheets.marks import INKS, Box, Image, Ink, Line, Mark, Path, Stamp, Text

_COLOURS: dict[Ink, Color] = {ink: HexColor(value) for ink, value in INKS.items()}
_MARGIN = 2.0
"""Room a stamp leaves for lines on its edge and for what hangs over."""


class Pen:
    """Draws on a canvas whose origin is the bottom left; heights are measured down from `top`."""

    def __init__(self, canvas: Canvas, top: float) -> None:
        self.canvas = canvas
        self.top = top
        self._stamps: dict[tuple[float, float, tuple[Mark, ...]], str] = {}

    def draw(self, placed: Iterable[Placed], x: float = 0, y: float = 0) -> None:
        """Draws marks, moved right by `x` and down by `y`."""
        for group in placed:
            self._group(group.marks, x + group.x, self.top - y - group.y)

    def _group(self, marks: tuple[Mark, ...], x: float, top: float) -> None:
        texts: list[Text] = []
        for mark in marks:
            if isinstance(mark, Text):
                texts.append(mark)
            elif isinstance(mark, Stamp):
                self.canvas.saveState()
                self.canvas.translate(x + mark.x, top - mark.y - mark.h)
                self.canvas.doForm(self._form(mark))
                self.canvas.restoreState()
            elif isinstance(mark, Line):
                self._line(mark, x, top)
            elif isinstance(mark, Box):
                self._box(mark, x, top)
            elif isinstance(mark, Path):
                self._path(mark, x, top)
            else:
                self._image(mark, x, top)
        if texts:
            self._texts(texts, x, top)

    def _form(self, stamp: Stamp) -> str:
        """The name of the form that holds a stamp's marks, made when it is first asked for."""
        key = (stamp.w, stamp.h, stamp.marks)
        name = self._stamps.get(key)
        if name is None:
            # A form is begun with the page put aside, so forms within forms come first.
            for mark in stamp.marks:
                if isinstance(mark, Stamp):
                    self._form(mark)
            name = self._stamps[key] = f"stamp{len(self._stamps)}"
            self.canvas.beginForm(name, -_MARGIN, -_MARGIN, stamp.w + _MARGIN, stamp.h + _MARGIN)
            self._group(stamp.marks, 0, stamp.h)
            self.canvas.endForm()
        return name

    def _stroke(self, width: float, ink: Ink, dash: tuple[float, ...]) -> None:
        self.canvas.setLineWidth(width)
        self.canvas.setStrokeColor(_COLOURS[ink])
        if dash:
            self.canvas.setDash(*dash)

    def _line(self, mark: Line, x: float, top: float) -> None:
        self._stroke(mark.width, mark.ink, mark.dash)
        self.canvas.line(x + mark.x1, top - mark.y1, x + mark.x2, top - mark.y2)
        if mark.dash:
            self.canvas.setDash()

    def _box(self, mark: Box, x: float, top: float) -> None:
        self._stroke(mark.width, mark.ink, ())
        filled = mark.fill is not None
        if mark.fill is not None:
            self.canvas.setFillColor(_COLOURS[mark.fill])
        left, low = x + mark.x, top - mark.y - mark.h
        self.canvas.roundRect(left, low, mark.w, mark.h, mark.radius, stroke=1, fill=int(filled))

    def _path(self, mark: Path, x: float, top: float) -> None:
        path = self.canvas.beginPath()
        for step in mark.steps:
            if step[0] == "M":
                path.moveTo(x + step[1], top - step[2])
            elif step[0] == "L":
                path.lineTo(x + step[1], top - step[2])
            elif step[0] == "C":
                path.curveTo(x + step[1], top - step[2], x + step[3], top - step[4], x + step[5], top - step[6])
            else:
                path.close()
        if mark.width:
            self._stroke(mark.width, mark.ink, mark.dash)
        if mark.fill is not None:
            self.canvas.setFillColor(_COLOURS[mark.fill])
        self.canvas.drawPath(path, stroke=int(mark.width > 0), fill=int(mark.fill is not None))
        if mark.dash:
            self.canvas.setDash()

    def _image(self, mark: Image, x: float, top: float) -> None:
        picture = ImageReader(BytesIO(mark.data))
        self.canvas.drawImage(picture, x + mark.x, top - mark.y - mark.h, mark.w, mark.h)

    def _texts(self, texts: list[Text], x: float, top: float) -> None:
        framed: list[tuple[Text, float, str]] = []
        run = self.canvas.beginText()
        for mark in texts:
            run.setFillColor(_COLOURS[mark.ink])
            left = x + mark.x
            for piece in pieces(mark.face, mark.text):
                if piece.font == FRAME:
                    framed.append((mark, left, piece.text))
                else:
                    run.setTextOrigin(left, top - mark.y)
                    run.setFont(piece.font, mark.size)
                    run.textOut(piece.text)
                left += piece.width * mark.size
        self.canvas.drawText(run)
        for mark, left, chars in framed:
            for index, char in enumerate(chars):
                self._frame(left + index * FRAME_WIDTH * mark.size, top - mark.y, mark, char)

    def _frame(self, left: float, base: float, mark: Text, char: str) -> None:
        """A framed mark for a character that no font shows; the character itself can still be searched and copied."""
        size = mark.size
        hexes = char.encode("utf-16-be", "surrogatepass").hex()
        self.canvas.addLiteral(f"/Span <</ActualText <feff{hexes}>>> BDC")
        hidden = self.canvas.beginText(left, base)
        hidden.setTextRenderMode(3)
        hidden.setFont(pieces("text", "?")[0].font, size)
        hidden.textOut("?")
        hidden.setTextRenderMode(0)
        self.canvas.drawText(hidden)
        self.canvas.addLiteral("EMC")
        self._stroke(max(0.4, size * 0.05), mark.ink, ())
        x, y, w, h = left + 0.07 * size, base - 0.02 * size, 0.48 * size, 0.74 * size
        self.canvas.rect(x, y, w, h)
        self.canvas.line(x, y, x + w, y + h)
        self.canvas.line(x, y + h, x + w, y)
