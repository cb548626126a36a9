"""Editors of single values: what they have in common, and those of text. A scroll that passes changes nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.build import texts
from desktop.build.shape import Shape
from desktop.look import theme
from desktop.look.fonts import px

_HISTORY = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class _NoHistory(QObject):
    """Leaves Ctrl+Z to the window: a text field has no history of its own."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.ShortcutOverride:
            return False
        for_window = any(event.matches(keys) for keys in _HISTORY)
        if for_window:
            event.ignore()
        return for_window


def leave_history_to_window(field: QWidget) -> None:
    """For every text field of a form."""
    field.installEventFilter(_NoHistory(field))


class Editor(QWidget):
    """`changed` is sent with the value typed or chosen; `left` when the keyboard leaves it; `refused` with the reason
    why what is typed is no value, empty when it is one again.
    """

    changed = Signal(object)
    left = Signal()
    refused = Signal(str)

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_value(self, value: Any) -> None:
        """Shows a value; sends nothing."""
        raise NotImplementedError

    def field(self) -> QWidget:
        """What takes the keyboard."""
        raise NotImplementedError

    def set_fault(self, faulty: bool) -> None:
        """Draws the field as one with an error."""
        theme.mark_fault(self.field(), faulty)

    def set_read_only(self, read_only: bool) -> None:
        self.field().setEnabled(not read_only)

    def set_hint(self, hint: str) -> None:
        """What stands in the empty field."""

    def problem(self) -> str:
        """Why what is typed is no value; empty when it is one."""
        return ""


class Line(QLineEdit):
    """A text field that tells when the keyboard enters and leaves it."""

    entered = Signal()
    left = Signal()
    stepped = Signal(int)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(step)
            event.accept()
            return
        super().keyPressEvent(event)


class TextEditor(Editor):
    """One line of text."""

    def __init__(self, shape: Shape, width: int = 190) -> None:
        super().__init__(shape)
        self._line = Line()
        self._line.setMaxLength(shape.length or 300)
        self._line.textEdited.connect(lambda text: self.changed.emit(texts.clean(text)))
        self._line.left.connect(self.left)
        self._line.setAccessibleName(texts.title(shape))
        leave_history_to_window(self._line)
        self._column.addWidget(self._line)
        self.setFixedWidth(px(width))

    def show_value(self, value: Any) -> None:
        if value != self._line.text():
            at = self._line.cursorPosition()
            self._line.setText(value or "")
            self._line.setCursorPosition(at if self._line.hasFocus() else 0)

    def field(self) -> QLineEdit:
        return self._line

    def set_read_only(self, read_only: bool) -> None:
        self._line.setReadOnly(read_only)

    def set_hint(self, hint: str) -> None:
        self._line.setPlaceholderText(hint)


class LongTextEditor(Editor):
    """Text of several lines."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self._box = QPlainTextEdit()
        self._box.setTabChangesFocus(True)
        self._box.setAccessibleName(texts.title(shape))
        self._box.setFixedHeight(px(110))
        self._box.textChanged.connect(self._typed)
        self._box.installEventFilter(self)
        leave_history_to_window(self._box)
        self._column.addWidget(self._box)
        self._showing = False

    def show_value(self, value: Any) -> None:
        if value != self._box.toPlainText():
            self._showing = True
            self._box.setPlainText(value or "")
            self._showing = False

    def _typed(self) -> None:
        if self._showing:
            return
        text = texts.clean(self._box.toPlainText())
        most = self.shape.length
        if most is not None and len(text) > most:
            self._showing = True
            self._box.setPlainText(text[:most])
            self._box.moveCursor(self._box.textCursor().MoveOperation.End)
            self._showing = False
            text = text[:most]
        self.changed.emit(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)

    def field(self) -> QPlainTextEdit:
        return self._box

    def set_read_only(self, read_only: bool) -> None:
        self._box.setReadOnly(read_only)
