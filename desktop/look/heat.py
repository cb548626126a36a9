"""Heat: seven steps of a quantity in steel tempering colours, the figure always in the cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.tokens import HEAT, HEAT_INK, color, qcolor

STEPS = len(HEAT)


def heat_step(share: float) -> int:
    """The step, 0 to 6, of a share of the greatest quantity (0 to 1)."""
    return max(0, min(STEPS - 1, int(share * STEPS)))


def paint_heat_cell(painter: QPainter, rect: QRectF, figure: str, share: float, *, chosen: bool = False) -> None:
    """A cell with its figure; `chosen` draws the focus ring inside it."""
    step = heat_step(share)
    painter.fillRect(rect, qcolor(HEAT[step]))
    draw.text(painter, rect, figure, font(Type.WORD), qcolor(HEAT_INK[step]), Qt.AlignmentFlag.AlignHCenter)
    if chosen:
        paint_heat_focus(painter, rect)


def paint_impossible_cell(painter: QPainter, rect: QRectF, *, chosen: bool = False) -> None:
    """A cell for what cannot be: no fill, dashed frame, a dash."""
    draw.box(painter, rect.adjusted(0, 0, -1, -1), None, draw.pen("rule", 1, (3, 2)), 0)
    painter.setPen(draw.pen("ink2", 1.5))
    middle = rect.center()
    painter.drawLine(middle - QPointF(px(4), 0), middle + QPointF(px(4), 0))
    if chosen:
        paint_heat_focus(painter, rect)


def paint_pending_cell(painter: QPainter, rect: QRectF) -> None:
    """A cell still to be computed: a grey dot."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("rule"))
    painter.drawEllipse(rect.center(), 2.5, 2.5)


def paint_heat_focus(painter: QPainter, rect: QRectF) -> None:
    """The ring of the current cell: the sheet between ring and fill, so that it shows on every step."""
    draw.box(painter, rect, None, draw.pen("sheet", 4), 0)
    draw.box(painter, rect, None, draw.pen("focus", 2), 0)


class HeatLegend(QWidget):
    """The seven colours framed, with eight figures at their bounds, from low to high."""

    def __init__(self, caption: str, bounds: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if len(bounds) != STEPS + 1:
            raise ValueError(f"{len(bounds)} bounds, not {STEPS + 1}")
        self._caption = caption
        self._bounds = tuple(bounds)
        self.setAccessibleName(f"{caption} {bounds[0]} – {bounds[-1]}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters = font(Type.LABEL)
        widest = max(draw.width(bound, letters) for bound in self._bounds) + px(8)
        width = self._left() + max(widest, px(42)) * STEPS + self._right()
        return QSize(round(width + 1), px(15) + px(2) + round(QFontMetricsF(letters).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        letters = font(Type.LABEL)
        bar = QRectF(self._left(), 0, self.width() - self._left() - self._right(), px(15))
        draw.text(painter, QRectF(0, 0, self._left(), bar.height()), self._caption, letters, "ink2")
        edges = [round(bar.left() + bar.width() * step / STEPS) for step in range(STEPS + 1)]
        for step, code in enumerate(HEAT):
            painter.fillRect(QRectF(edges[step], 0, edges[step + 1] - edges[step], bar.height()), qcolor(code))
        draw.box(painter, bar, None, draw.pen("rule"), 0)
        height = QFontMetricsF(letters).height()
        for edge, bound in zip(edges, self._bounds, strict=True):
            words = draw.width(bound, letters) + 1
            room = QRectF(edge - words / 2, bar.bottom() + px(2), words, height)
            draw.text(painter, room, bound, letters, "ink2", Qt.AlignmentFlag.AlignHCenter)

    def _left(self) -> float:
        letters = font(Type.LABEL)
        caption = draw.width(self._caption, letters) + px(14) if self._caption else 0.0
        return max(caption, draw.width(self._bounds[0], letters) / 2 + 1)

    def _right(self) -> float:
        return draw.width(self._bounds[-1], font(Type.LABEL)) / 2 + 1
