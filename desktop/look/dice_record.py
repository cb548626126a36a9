"""The record of a rolled suit: small dice in a row that wraps, the name of each row of the table under it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.look import draw
from desktop.look.dice import SUIT
from desktop.look.die import Die, die_width, paint_die_with_value
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip


class DiceRecord(QWidget):
    """Dice of 24 px, each with its name beneath; the tooltip says what was rolled and what it gave."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[tuple[str, Die], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_dice(self, cells: Iterable[tuple[str, Die]]) -> None:
        """Shows these dice in order, each with its name."""
        self._cells = tuple(cells)
        said = (f"{name}: {die.spoken or die.face}" for name, die in self._cells)
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def dice(self) -> tuple[tuple[str, Die], ...]:
        """What is shown."""
        return self._cells

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        spots = self._spots(width)
        return round(spots[-1].bottom() + 0.49) if spots else 0

    def sizeHint(self) -> QSize:
        width = sum(self._widths())
        return QSize(round(width + 0.5), self.heightForWidth(round(width + 0.5)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(max(self._widths(), default=0.0) + 0.5), 0)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            tip = ""
            for spot, (name, die) in zip(self._spots(self.width()), self._cells, strict=True):
                if spot.contains(QPointF(event.pos())):
                    tip = die.spoken or name
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side, letters = px(SUIT), font(Type.LABEL)
        for spot, (name, die) in zip(self._spots(self.width()), self._cells, strict=True):
            left = spot.center().x() - die_width(die, side) / 2
            paint_die_with_value(painter, QPointF(left, spot.top() + 3), side, die)
            words = QRectF(spot.left(), spot.top() + 3 + side + px(3), spot.width(), self._name_height())
            draw.text(painter, words, name, letters, "ink2", Qt.AlignmentFlag.AlignHCenter)

    def _name_height(self) -> float:
        return QFontMetricsF(font(Type.LABEL)).height()

    def _widths(self) -> list[float]:
        letters = font(Type.LABEL)
        faces = (die_width(die, px(SUIT)) for _, die in self._cells)
        return [
            max(px(36), draw.width(name, letters) + px(10), face + px(10))
            for (name, _), face in zip(self._cells, faces, strict=True)
        ]

    def _spots(self, width: int) -> list[QRectF]:
        spots: list[QRectF] = []
        height = 3 + px(SUIT) + px(3) + self._name_height()
        x, y = 0.0, 0.0
        for needed in self._widths():
            if x and x + needed > width + 0.5:
                x, y = 0.0, y + height + px(6)
            spots.append(QRectF(x, y, needed, height))
            x += needed
        return spots
