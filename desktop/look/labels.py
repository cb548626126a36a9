"""Text on the window: plain labels in a step and an ink, and labels that elide but keep their full text."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.tokens import Role, color


class Label(QLabel):
    """Plain text in a step of the scale and a token's ink; follows the theme."""

    def __init__(
        self, text: str = "", step: Type = Type.BODY, ink: Role = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ink: Role = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(font(step))
        self._recolor()
        self.setText(text)

    def ink(self) -> Role:
        """The token that the text is written in."""
        return self._ink

    def set_ink(self, ink: Role) -> None:
        """Writes the text in another token's colour."""
        self._ink = ink
        self._recolor()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._recolor()

    def _recolor(self) -> None:
        palette, text = self.palette(), QPalette.ColorRole.WindowText
        groups = QPalette.ColorGroup
        if palette.color(groups.Active, text) == color(self._ink) and palette.color(groups.Disabled, text) == color(
            "ink3"
        ):
            return
        palette.setColor(groups.Active, text, color(self._ink))
        palette.setColor(groups.Inactive, text, color(self._ink))
        palette.setColor(groups.Disabled, text, color("ink3"))
        self.setPalette(palette)


class IconLabel(QWidget):
    """An icon of the project beside words, drawn anew in the colours of each theme."""

    def __init__(self, side: int, name: str = "", role: Role = "ink2") -> None:
        """`side` in pixels at 100 %."""
        super().__init__()
        self._name = name
        self._role: Role = role
        self.setFixedSize(px(side), px(side))

    def set_icon(self, name: str, role: Role = "ink2") -> None:
        """Shows another icon."""
        self._name, self._role = name, role
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._name:
            painter = QPainter(self)
            icons.paint(painter, self._name, self.rect(), self._role)
            painter.end()


class ElidedLabel(QWidget):
    """One line that elides at the right when space is short; the full text stays in tooltip and name."""

    def __init__(
        self, text: str = "", step: Type = Type.BODY, ink: Role = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._ink: Role = ink
        self.setFont(font(step))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def text(self) -> str:
        """The full text."""
        return self._text

    def set_text(self, text: str) -> None:
        """Shows another text."""
        self._text = text
        self.setAccessibleName(text)
        self._set_tip()
        self.updateGeometry()
        self.update()

    def set_ink(self, ink: Role) -> None:
        """Writes the text in another token's colour."""
        self._ink = ink
        self.update()

    def is_elided(self) -> bool:
        """Whether the text is shown cut at the moment."""
        return QFontMetrics(self.font()).horizontalAdvance(self._text) > self.width()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._text) + 1, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        least = min(metrics.horizontalAdvance(self._text) + 1, metrics.averageCharWidth() * 4)
        return QSize(least, metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink: Role = self._ink if self.isEnabled() else "ink3"
        draw.text(painter, QRectF(self.rect()), self._text, self.font(), ink)

    def _set_tip(self) -> None:
        # A tooltip is read as rich text when it looks like markup, and names are data.
        self.setToolTip(plain_tip(self._text) if self.is_elided() else "")


def plain_tip(text: str) -> str:
    """A text as a tooltip that shows it letter for letter, whatever marks it holds."""
    return f"<span>{escape(text)}</span>" if "<" in text else text
