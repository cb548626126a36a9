"""Marks drawn on a ReportLab canvas, as operators of PDF: what is drawn often is worded once."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import NamedTuple

from reportlab.lib.rl_accel import escapePDF
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from desktop.sheets.faces import Placed
from desktop.sheets.fonts import FRAME, FRAME_WIDTH, pieces, stand_in
from desktop.sheets.marks import INKS, Box, Face, Image, Ink, Line, Mark, Path, Stamp, Text

_MARGIN = 2.0
"""Room a stamp leaves for lines on its edge and for what hangs over."""
_ROUND = 0.4477
"""How far from its corner the handles of a rounded corner stand, in radii."""


_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def _numbers(ink: Ink) -> str:
    value = INKS[ink]
    return " ".join(f"{int(value[place : place + 2], 16) / 255:.3f}" for place in (1, 3, 5))


_FILL: dict[Ink, str] = {ink: f"{_numbers(ink)} rg" for ink in INKS}
_STROKE: dict[Ink, str] = {ink: f"{_numbers(ink)} RG" for ink in INKS}


class _Word(NamedTuple):
    """A string of PDF and its font's name in the document, or a character to frame. Width in ems.

    `actual`: the text as it is to be copied, where the font's own table cannot say it.
    """

    font: str
    text: str
    width: float
    actual: str = ""
    framed: bool = False


def _actual(text: str) -> str:
    return text.encode("utf-16-be", "surrogatepass").hex()


class Pen:
    """Draws on a canvas whose origin is the bottom left; heights are measured down from `top`."""

    def __init__(self, canvas: Canvas, top: float) -> None:
        self.canvas = canvas
        self.top = top
        self._stamps: dict[tuple[float, float, tuple[Mark, ...]], str] = {}
        self._words: dict[tuple[Face, str], tuple[_Word, ...]] = {}

    def draw(self, placed: Iterable[Placed], x: float = 0, y: float = 0) -> None:
        """Draws marks, moved right by `x` and down by `y`."""
        code: list[str] = []
        for group in placed:
            self._group(group.marks, x + group.x, self.top - y - group.y, code)
        self._write(code)

    def _write(self, code: list[str]) -> None:
        if code:
            self.canvas.addLiteral("q\n" + "\n".join(code) + "\nQ")
            code.clear()

    def _group(self, marks: tuple[Mark, ...], x: float, top: float, code: list[str]) -> None:
        texts: list[Text] = []
        for mark in marks:
            if isinstance(mark, Text):
                texts.append(mark)
            elif isinstance(mark, Line):
                self._line(mark, x, top, code)
            elif isinstance(mark, Stamp):
                self._write(code)
                self.canvas.saveState()
                self.canvas.translate(x + mark.x, top - mark.y - mark.h)
                self.canvas.doForm(self._form(mark))
                self.canvas.restoreState()
            elif isinstance(mark, Box):
                self._box(mark, x, top, code)
            elif isinstance(mark, Path):
                self._path(mark, x, top, code)
            else:
                self._write(code)
                self._image(mark, x, top)
        if texts:
            self._texts(texts, x, top, code)

    def _form(self, stamp: Stamp) -> str:
        """The name of the form that holds a stamp's marks, made when it is first asked for."""
        key = (stamp.w, stamp.h, stamp.marks)
        name = self._stamps.get(key)
        if name is None:
            name = self._stamps[key] = f"stamp{len(self._stamps)}"
            self.canvas.beginForm(name, -_MARGIN, -_MARGIN, stamp.w + _MARGIN, stamp.h + _MARGIN)
            code: list[str] = []
            self._group(stamp.marks, 0, stamp.h, code)
            self._write(code)
            self.canvas.endForm()
        return name

    def _stroke(self, width: float, ink: Ink, dash: tuple[float, ...]) -> str:
        dashes = f"[{' '.join(f'{length:.2f}' for length in dash)}] 0 d" if dash else "[] 0 d"
        return f"{width:.2f} w {_STROKE[ink]} {dashes}"

    def _line(self, mark: Line, x: float, top: float, code: list[str]) -> None:
        ends = f"{x + mark.x1:.2f} {top - mark.y1:.2f} m {x + mark.x2:.2f} {top - mark.y2:.2f} l S"
        code.append(f"{self._stroke(mark.width, mark.ink, mark.dash)} {ends}")

    def _box(self, mark: Box, x: float, top: float, code: list[str]) -> None:
        left, low, right, high = x + mark.x, top - mark.y - mark.h, x + mark.x + mark.w, top - mark.y
        r, k = mark.radius, mark.radius * _ROUND
        if mark.fill is not None:
            code.append(_FILL[mark.fill])
        code.append(
            f"{self._stroke(mark.width, mark.ink, ())} {left + r:.2f} {low:.2f} m {right - r:.2f} {low:.2f} l "
            f"{right - k:.2f} {low:.2f} {right:.2f} {low + k:.2f} {right:.2f} {low + r:.2f} c "
            f"{right:.2f} {high - r:.2f} l "
            f"{right:.2f} {high - k:.2f} {right - k:.2f} {high:.2f} {right - r:.2f} {high:.2f} c "
            f"{left + r:.2f} {high:.2f} l "
            f"{left + k:.2f} {high:.2f} {left:.2f} {high - k:.2f} {left:.2f} {high - r:.2f} c "
            f"{left:.2f} {low + r:.2f} l "
            f"{left:.2f} {low + k:.2f} {left + k:.2f} {low:.2f} {left + r:.2f} {low:.2f} c "
            f"h {'S' if mark.fill is None else 'B'}"
        )

    def _path(self, mark: Path, x: float, top: float, code: list[str]) -> None:
        if mark.width:
            code.append(self._stroke(mark.width, mark.ink, mark.dash))
        if mark.fill is not None:
            code.append(_FILL[mark.fill])
        for kind, values in mark.steps:
            places = [f"{top - value:.2f}" if place % 2 else f"{x + value:.2f}" for place, value in enumerate(values)]
            code.append(" ".join((*places, _OPERATORS[kind])))
        code.append("S" if mark.fill is None else "B" if mark.width else "f")

    def _image(self, mark: Image, x: float, top: float) -> None:
        picture = ImageReader(BytesIO(mark.data))
        self.canvas.drawImage(picture, x + mark.x, top - mark.y - mark.h, mark.w, mark.h)

    def _worded(self, face: Face, text: str) -> tuple[_Word, ...]:
        """The text by font, as strings of PDF."""
        key = (face, text)
        found = self._words.get(key)
        if found is None:
            words: list[_Word] = []
            for piece in pieces(face, text):
                if piece.font == FRAME:
                    words += [self._hidden(char) for char in piece.text]
                else:
                    words += self._piece(piece.font, piece.text)
                    words[-1] = words[-1]._replace(width=piece.width)
            found = self._words[key] = tuple(words)
        return found

    def _piece(self, name: str, text: str) -> list[_Word]:
        if text.isascii() or max(text) <= "\uffff":
            return self._strings(name, text)
        words: list[_Word] = []
        for char in text:
            found = stand_in(name, char)
            drawn = self._strings(name, found or char)
            words += [word._replace(actual=_actual(char)) for word in drawn] if found else drawn
        return words

    def _strings(self, name: str, text: str) -> list[_Word]:
        font, doc = pdfmetrics.getFont(name), self.canvas._doc
        parts = font.splitString(text, doc)
        return [_Word(font.getSubsetInternalName(subset, doc), escapePDF(codes), 0) for subset, codes in parts]

    def _hidden(self, char: str) -> _Word:
        """A character that no font shows: something that is not seen stands for it, so that it can be copied."""
        something = pieces("text", "?")[0]
        word = self._strings(something.font, something.text)[0]
        stretched = f"{100 * FRAME_WIDTH / something.width:.0f} Tz 3 Tr ({word.text}) Tj 0 Tr 100 Tz"
        return _Word(word.font, stretched, FRAME_WIDTH, _actual(char), framed=True)

    def _texts(self, texts: list[Text], x: float, top: float, code: list[str]) -> None:
        frames: list[str] = []
        code.append("BT")
        for mark in texts:
            left, base = x + mark.x, top - mark.y
            code.append(f"{_FILL[mark.ink]} 1 0 0 1 {left:.2f} {base:.2f} Tm")
            for word in self._worded(mark.face, mark.text):
                show = word.text if word.framed else f"({word.text}) Tj"
                show = f"{word.font} {mark.size:.2f} Tf {show}"
                code.append(f"/Span <</ActualText <feff{word.actual}>>> BDC {show} EMC" if word.actual else show)
                if word.framed:
                    frames.append(self._frame(mark, left, base))
                left += word.width * mark.size
        code += ["ET", *frames]

    def _frame(self, mark: Text, left: float, base: float) -> str:
        """The framed mark in that character's place."""
        size = mark.size
        x, y, w, h = left + 0.07 * size, base - 0.02 * size, 0.48 * size, 0.74 * size
        return (
            f"{self._stroke(max(0.4, size * 0.05), mark.ink, ())} {x:.2f} {y:.2f} {w:.2f} {h:.2f} re "
            f"{x:.2f} {y:.2f} m {x + w:.2f} {y + h:.2f} l {x:.2f} {y + h:.2f} m {x + w:.2f} {y:.2f} l S"
        )
