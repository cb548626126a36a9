"""Editors of single values. Each shows a value and tells of a change; none changes by a scroll that passes over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.build import texts
from desktop.build.shape import Shape
from desktop.look import theme
from desktop.look.flow import flow_widget
from desktop.look.fonts import Type, font, px
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.severity import Severity, mark_icon

_SEGMENTS = 3
_SEGMENT_LETTERS = 30
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


class _Line(QLineEdit):
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
        self._line = _Line()
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


class FigureEditor(Editor):
    """A number with its unit; a dash where there is none. Up and Down step by one."""

    def __init__(self, shape: Shape, width: int = 70, step: float = 1.0) -> None:
        super().__init__(shape)
        self._value: Any = None
        self._step = step
        self._problem = ""
        self._line = _Line()
        self._line.setFont(font(Type.FIGURE))
        self._line.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._line.setMaxLength(12)
        self._mark = QLabel(self._line)
        self._mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mark.hide()
        self._line.setAccessibleName(texts.title(shape))
        self._line.textEdited.connect(self._typed)
        self._line.entered.connect(self._entered)
        self._line.left.connect(self._left)
        self._line.stepped.connect(self._stepped)
        leave_history_to_window(self._line)
        self._column.addWidget(self._line)
        metrics = QFontMetrics(self._line.font())
        words = max((metrics.horizontalAdvance(texts.word(shape, value)) for value in shape.values), default=0)
        self.setFixedWidth(max(px(width), words + px(26)))

    def show_value(self, value: Any) -> None:
        typed_so = self._line.hasFocus() and self._means(self._line.text()) == (value,)
        self._value = value
        if not typed_so:
            self._set_problem("")
            self._show(bare=self._line.hasFocus())

    def _means(self, text: str) -> tuple[Any, ...]:
        try:
            return (texts.parse_number(self.shape, text),)
        except texts.Refused:
            return ()

    def _show(self, *, bare: bool) -> None:
        self._line.setText(texts.number_text(self.shape, self._value, bare=bare))

    def _typed(self, text: str) -> None:
        try:
            value = texts.parse_number(self.shape, text)
        except texts.Refused as refused:
            self._set_problem(refused.sentence)
            return
        self._set_problem("")
        if value != self._value:
            self._value = value
            self.changed.emit(value)

    def _set_problem(self, sentence: str) -> None:
        if sentence != self._problem:
            self._problem = sentence
            self.refused.emit(sentence)

    def problem(self) -> str:
        return self._problem

    def _entered(self) -> None:
        if not self._line.isReadOnly():
            self._show(bare=True)
            self._line.selectAll()

    def _left(self) -> None:
        self._set_problem("")
        self._show(bare=False)
        self.left.emit()

    def set_mark(self, severity: Severity | None) -> None:
        """Shows a mark inside the field, at the left: figures stand at the right."""
        self._mark.setVisible(severity is not None)
        if severity is not None:
            side = px(14)
            self._mark.setPixmap(mark_icon(severity).pixmap(QSize(side, side)))
            self._mark.setFixedSize(side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._mark.move(px(7), (self._line.height() - px(14)) // 2)

    def _stepped(self, by: int) -> None:
        if self._line.isReadOnly() or isinstance(self._value, str):
            return
        base = self.shape.least or 0.0 if self._value is None else self._value
        value = base if self._value is None else base + by * self._step
        if self.shape.whole:
            value = int(value)
        if self.shape.fits(value):
            self._value = value
            self._set_problem("")
            self._show(bare=True)
            self._line.selectAll()
            self.changed.emit(value)

    def field(self) -> QLineEdit:
        return self._line

    def set_read_only(self, read_only: bool) -> None:
        self._line.setReadOnly(read_only)


class _Combo(QComboBox):
    """A combo box that the wheel passes over."""

    left = Signal()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class ComboEditor(Editor):
    """One of several words, from a list that may change (`set_choices`)."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self._value: Any = None
        self._combo = _Combo()
        self._combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._combo.setMaximumWidth(px(260))
        self._combo.setAccessibleName(texts.title(shape))
        self._combo.activated.connect(self._chosen)
        self._combo.left.connect(self.left)
        self._column.addWidget(self._combo)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._choices: list[tuple[str, str]] = []
        self.set_choices([(value, texts.word(shape, value)) for value in shape.values])

    def set_choices(self, choices: list[tuple[str, str]]) -> None:
        """What may be chosen: values and their words."""
        if choices == self._choices and self._combo.count():
            return
        self._choices = choices
        self._combo.clear()
        if self.shape.optional:
            self._combo.addItem(texts.DASH, None)
        for value, word in choices:
            self._combo.addItem(word, value)
        self.show_value(self._value)

    def show_value(self, value: Any) -> None:
        self._value = value
        at = next((i for i in range(self._combo.count()) if self._combo.itemData(i) == value), -1)
        self._combo.setCurrentIndex(at)

    def _chosen(self, at: int) -> None:
        value = self._combo.itemData(at)
        if value != self._value:
            self._value = value
            self.changed.emit(value)

    def field(self) -> QComboBox:
        return self._combo


class SegmentEditor(Editor):
    """One of a few short words side by side; a dash among them only while nothing is chosen."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self._control: SegmentedControl | None = None
        self._with_dash = False
        self._enabled = True
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._make(with_dash=False)

    def _make(self, *, with_dash: bool) -> None:
        segments = [Segment(value, texts.word(self.shape, value)) for value in self.shape.values]
        if with_dash:
            segments.insert(0, Segment("", texts.DASH))
        old, had_focus = self._control, False
        if old is not None:
            had_focus = old.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._control = SegmentedControl(segments, spoken=texts.title(self.shape))
        self._control.setEnabled(self._enabled)
        self._control.chosen.connect(self._chosen)
        self._column.addWidget(self._control)
        self._with_dash = with_dash
        if had_focus:
            self._control.button(self._control.current()).setFocus()

    def show_value(self, value: Any) -> None:
        if (value is None) is not self._with_dash:
            self._make(with_dash=value is None)
        assert self._control is not None
        self._control.set_current(value or "")

    def _chosen(self, key: str) -> None:
        if key:
            self.changed.emit(key)
            self.left.emit()

    def field(self) -> QWidget:
        assert self._control is not None
        return self._control.button(self._control.current())

    def set_fault(self, faulty: bool) -> None:
        """The mark at the label says it: there is no frame to draw."""

    def set_read_only(self, read_only: bool) -> None:
        self._enabled = not read_only
        assert self._control is not None
        self._control.setEnabled(self._enabled)


class FlagEditor(Editor):
    """A tick. Its word stands beside it, so no label is needed above."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self._box = QCheckBox(texts.title(shape).replace("&", "&&"))
        self._box.clicked.connect(lambda ticked: (self.changed.emit(ticked), self.left.emit()))
        self._column.addWidget(self._box)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_value(self, value: Any) -> None:
        self._box.setChecked(bool(value))

    def field(self) -> QCheckBox:
        return self._box

    def set_fault(self, faulty: bool) -> None:
        """A tick has no frame of its own to draw."""


class ChoicesEditor(Editor):
    """Several of a few words."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self._boxes: dict[str, QCheckBox] = {}
        holder, flow = flow_widget(across=px(12), down=0)
        for value in shape.values:
            box = QCheckBox(texts.word(shape, value).replace("&", "&&"))
            box.clicked.connect(self._clicked)
            self._boxes[value] = box
            flow.addWidget(box)
        self._column.addWidget(holder)

    def _clicked(self) -> None:
        self.changed.emit(tuple(value for value, box in self._boxes.items() if box.isChecked()))

    def show_value(self, value: Any) -> None:
        for key, box in self._boxes.items():
            box.setChecked(key in (value or ()))

    def field(self) -> QWidget:
        return next(iter(self._boxes.values()))

    def set_read_only(self, read_only: bool) -> None:
        for box in self._boxes.values():
            box.setEnabled(not read_only)


def editor(shape: Shape) -> Editor | None:
    """The editor of a field that holds a single value; None for lists and pictures, which have editors of their own."""
    if shape.picks:
        return ComboEditor(shape)
    makers: dict[str, Callable[[Shape], Editor]] = {
        "number": FigureEditor,
        "flag": FlagEditor,
        "choices": ChoicesEditor,
        "text": LongTextEditor if shape.is_long else TextEditor,
        "choice": SegmentEditor if _fits_segments(shape) else ComboEditor,
    }
    maker = makers.get(shape.holds)
    return maker(shape) if maker else None


def _fits_segments(shape: Shape) -> bool:
    letters = sum(len(texts.word(shape, value)) for value in shape.values)
    return len(shape.values) <= _SEGMENTS and letters <= _SEGMENT_LETTERS
