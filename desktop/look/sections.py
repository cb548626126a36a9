"""A section of a form: a heading over a line, open with its content or closed with one line of summary."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.tokens import color


class _Heading(QAbstractButton):
    """Chevron, title, note; at the right the summary while closed; under it the line."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.note = ""
        self.summary = ""
        self.action: QWidget | None = None
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tell()

    def tell(self) -> None:
        parts = (self.text(), self.note, "" if self.isChecked() else self.summary)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def take_action(self, widget: QWidget) -> None:
        self.action = widget
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 2)
        layout.addStretch(1)
        layout.addWidget(widget)

    def sizeHint(self) -> QSize:
        width = px(20) + draw.width(self.text(), font(Type.HEADING)) + px(10)
        width += draw.width(self.note, font(Type.NOTE))
        height = max(round(QFontMetricsF(font(Type.HEADING)).height()) + px(4), px(28))
        if self.action is not None:
            height = max(height, self.action.sizeHint().height() + 2)
        return QSize(round(width), height)

    def minimumSizeHint(self) -> QSize:
        least = px(20) + draw.width(self.text(), font(Type.HEADING))
        return QSize(round(min(least, px(240))), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wanted = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif wanted is None:
            super().keyPressEvent(event)
        elif wanted is not self.isChecked():
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = self.height() - 2
        if self.underMouse():
            painter.fillRect(QRect(0, 0, self.width(), self.height()), color("sunken"))
        closed = 270.0 if self.isLeftToRight() else 90.0
        turn = 0.0 if self.isChecked() else closed
        draw.chevron(painter, QRectF(0, 0, px(14), height), "ink2", turn, px(10))
        letters, small = font(Type.HEADING), font(Type.NOTE)
        left = float(px(20))
        title = min(draw.width(self.text(), letters) + 1, self.width() - left)
        draw.text(painter, QRectF(left, 0, title, height), self.text(), letters)
        left += title + px(10)
        note = min(draw.width(self.note, small) + 1, max(0.0, self.width() - left))
        if self.note:
            draw.text(painter, QRectF(left, 1, note, height), self.note, small, "ink2")
            left += note + px(16)
        right = self.action.x() - px(8) if self.action is not None else self.width()
        if self.summary and not self.isChecked() and right - left > px(40):
            room = QRectF(left, 1, right - left, height)
            draw.text(painter, room, self.summary, small, "ink2", Qt.AlignmentFlag.AlignRight)
        line = color("ink" if self.isChecked() else "hair")
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), line)
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(self.rect()).adjusted(0, 0, 0, -1))


class Section(QWidget):
    """A section that opens and closes by click, Space, Enter, Right (open) and Left (close)."""

    toggled = Signal(bool)
    """The section was opened (True) or closed."""

    def __init__(self, title: str, *, is_open: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: QWidget | None = None
        self._heading = _Heading(title, self)
        self._heading.setChecked(is_open)
        self._heading.toggled.connect(self._on_toggled)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(px(8))
        self._layout.addWidget(self._heading)
        self._heading.tell()

    def set_title(self, title: str) -> None:
        """Changes the heading."""
        self._heading.setText(title)
        self._heading.tell()

    def set_note(self, note: str) -> None:
        """The words beside the heading, always there, as "5 points of 4"."""
        self._heading.note = note
        self._heading.tell()

    def set_summary(self, summary: str) -> None:
        """The one line at the right that says what a closed section holds."""
        self._heading.summary = summary
        self._heading.tell()

    def set_content(self, content: QWidget) -> None:
        """Puts the section's form in place; once only."""
        self._content = content
        self._layout.addWidget(content)
        content.setVisible(self.is_open())

    def set_action(self, widget: QWidget) -> None:
        """Puts a button at the right of the heading."""
        self._heading.take_action(widget)

    def heading(self) -> QAbstractButton:
        """The heading, to give it focus or a tooltip."""
        return self._heading

    def is_open(self) -> bool:
        """Whether the content shows."""
        return self._heading.isChecked()

    def set_open(self, wanted: bool) -> None:
        """Opens or closes; `toggled` tells only of a change."""
        self._heading.setChecked(wanted)

    def _on_toggled(self, is_open: bool) -> None:
        if self._content is not None:
            self._content.setVisible(is_open)
        self._heading.tell()
        self.toggled.emit(is_open)
