"""The sum of an army's findings as a button: mark, number and word of each severity that occurs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.checks import Counts
from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.severity import Severity, paint_mark
from desktop.words import say, tr
from rules.findings import SEVERITIES
from rules.language import Plural, Words

_WORDS: Mapping[str, Callable[[int], Words]] = {
    "error": lambda n: Plural("{n} error", "{n} errors", n),
    "warning": lambda n: Plural("{n} warning", "{n} warnings", n),
    "note": lambda n: Plural("{n} note", "{n} notes", n),
}


class Tally(QAbstractButton):
    """As "✕ 1 error  ! 2 warnings"; notes only show where there is nothing worse. Pressing it goes to the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(font(Type.WORD))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._parts: list[tuple[Severity, str]] = []
        self.set_counts({})

    def set_counts(self, counts: Counts) -> None:
        """Shows other numbers."""
        parts = [(Severity(one), say(_WORDS[one](counts[one]))) for one in SEVERITIES if counts.get(one)]
        worse = [part for part in parts if part[0] is not Severity.NOTE]
        self._parts = worse or parts or [(Severity.OK, tr("No finding"))]
        self.setAccessibleName(", ".join(text for _, text in self._parts))
        self.setEnabled(bool(parts))
        self.setToolTip(tr("Go to the next finding") if parts else "")
        self.updateGeometry()
        self.update()

    def texts(self) -> list[str]:
        """What is shown."""
        return [text for _, text in self._parts]

    def sizeHint(self) -> QSize:
        width = sum(self._width(text) for _, text in self._parts) + px(16) * (len(self._parts) - 1)
        return QSize(round(width) + px(12), px(28))

    def _width(self, text: str) -> float:
        return px(16) + px(5) + QFontMetricsF(self.font()).horizontalAdvance(text) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.isEnabled() and self.underMouse():
            draw.box(painter, QRectF(self.rect()), "blue_wash")
        left, side = float(px(6)), px(16)
        for severity, text in self._parts:
            paint_mark(painter, QRectF(left, (self.height() - side) / 2, side, side), severity)
            words = QRectF(left + side + px(5), 0, self._width(text), self.height())
            draw.text(painter, words, text, self.font(), "ink")
            left += self._width(text) + px(16)
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(self.rect()))
