"""Severity of a finding: a shape, a colour and, from the caller, a word."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.tokens import Role, color


class Severity(Enum):
    """Worst first; the value is the name of its mark."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    OK = "ok"

    @property
    def ink(self) -> Role:
        """The colour of mark and text."""
        return _INKS[self]

    @property
    def wash(self) -> Role:
        """The ground behind it."""
        return _WASHES[self]


_INKS: dict[Severity, Role] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warn",
    Severity.NOTE: "blue",
    Severity.OK: "ok",
}
_WASHES: dict[Severity, Role] = {
    Severity.ERROR: "error_wash",
    Severity.WARNING: "warn_wash",
    Severity.NOTE: "blue_wash",
    Severity.OK: "ok_wash",
}
_ORDER = list(Severity)


def worst(severities: Iterable[Severity]) -> Severity | None:
    """The worst of some severities; None of none."""
    return min(severities, key=_ORDER.index, default=None)


def paint_mark(painter: QPainter, rect: QRectF | QRect, severity: Severity) -> None:
    """Draws the mark: filled octagon, filled triangle, open circle, or bare tick."""
    icons.paint(painter, severity.value, rect, severity.ink)


class SeverityLabel(QWidget):
    """A mark and a word in one line, as "✕ 1 error"; elides, with the full text in tooltip and name."""

    def __init__(
        self,
        severity: Severity,
        text: str = "",
        *,
        spoken: str = "",
        step: Type = Type.WORD,
        tinted: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tinted = tinted
        self.setFont(font(step))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_state(severity, text, spoken)

    def set_state(self, severity: Severity, text: str, spoken: str = "") -> None:
        """Shows another severity and text; `spoken` is what a screen reader says, the text when empty."""
        self._severity = severity
        self._text = text
        self.setAccessibleName(spoken or text)
        self.setToolTip(plain_tip(spoken or text))
        self.updateGeometry()
        self.update()

    def severity(self) -> Severity:
        """The severity shown."""
        return self._severity

    def text(self) -> str:
        """The text shown, in full."""
        return self._text

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        words = metrics.horizontalAdvance(self._text) + px(5) + 1 if self._text else 0
        return QSize(px(16) + words, max(metrics.height(), px(18)))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(16), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = px(16)
        paint_mark(painter, QRectF(0, (self.height() - side) / 2, side, side), self._severity)
        rest = QRectF(self.rect()).adjusted(side + px(5), 0, 0, 0)
        draw.text(painter, rest, self._text, self.font(), self._severity.ink if self._tinted else "ink")


class Callout(QWidget):
    """A sentence on the severity's wash, with mark and left bar. The sentence wraps."""

    def __init__(self, severity: Severity, text: str, *, spoken: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(font(Type.WORD))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_state(severity, text, spoken)

    def set_state(self, severity: Severity, text: str, spoken: str = "") -> None:
        """Shows another severity and sentence."""
        self._severity = severity
        self._text = text
        self.setAccessibleName(spoken or text)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width - self._left() - px(8), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        words = QFontMetrics(self.font()).boundingRect(room, flags, self._text)
        return max(words.height() + px(10), px(32))

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self.font()).horizontalAdvance(self._text)
        width = min(words + self._left() + px(8) + 1, px(360))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        longest = max((draw.width(word, self.font()) for word in self._text.split()), default=0.0)
        return QSize(self._left() + round(longest + 1.5) + px(8), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw.box(painter, QRectF(self.rect()), self._severity.wash)
        painter.fillRect(QRect(0, 0, 3, self.height()), color(self._severity.ink))
        side = px(18)
        line = max(px(32), QFontMetrics(self.font()).height() + px(10))
        paint_mark(painter, QRectF(px(14), (line - side) / 2, side, side), self._severity)
        painter.setFont(self.font())
        painter.setPen(color("ink"))
        room = self.rect().adjusted(self._left(), 0, -px(8), 0)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), self._text)

    @staticmethod
    def _left() -> int:
        return px(14) + px(18) + px(8)
