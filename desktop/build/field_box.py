"""A field of a form: its label with its letter and mark above, the editor, and under it what is wrong while typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.build import texts
from desktop.build.choice_editors import ChoicesEditor, ComboEditor, FlagEditor, SegmentEditor
from desktop.build.editors import Editor, LongTextEditor, TextEditor
from desktop.build.figure_editor import FigureEditor
from desktop.build.shape import Shape
from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.severity import Severity, paint_mark

_MARK = 14
_SEGMENTS = 3
_SEGMENT_LETTERS = 30
"""How many words, of how many letters together, still stand side by side."""


class _FieldLabel(QWidget):
    """The mark of the worst finding, the word, the profile's letter in bold."""

    pressed = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._text = texts.short_title(shape)
        self._letter = texts.letter(shape)
        self._severity: Severity | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_severity(self, severity: Severity | None) -> None:
        if severity is not self._severity:
            self._severity = severity
            self.update()

    def _mark_width(self) -> int:
        return px(_MARK) + px(4) if self._severity else 0

    def sizeHint(self) -> QSize:
        words = draw.width(self._text, font(Type.LABEL))
        if self._letter:
            words += px(4) + draw.width(self._letter, font(Type.LABEL_STRONG))
        return QSize(round(words + 1.5), px(16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        left, height = 0.0, self.height()
        if self._severity:
            side = px(_MARK)
            paint_mark(painter, QRectF(0, (height - side) / 2, side, side), self._severity)
            left = self._mark_width()
        label = font(Type.LABEL)
        letter = draw.width(self._letter, font(Type.LABEL_STRONG)) + px(4) if self._letter else 0.0
        taken = min(draw.width(self._text, label) + 1, self.width() - left - letter)
        draw.text(painter, QRectF(left, 0, taken, height), self._text, label, "ink2")
        if self._letter:
            spot = QRectF(left + taken + px(4) - 1, 0, self.width() - left - taken, height)
            draw.text(painter, spot, self._letter, font(Type.LABEL_STRONG), "ink")


class FieldBox(QWidget):
    """`changed` is sent with the field's name and its new value."""

    changed = Signal(str, object)
    left = Signal()
    refused = Signal(str)

    def __init__(self, shape: Shape, made: Editor) -> None:
        super().__init__()
        self.shape = shape
        self.editor = made
        self._label: _FieldLabel | None = None
        self._severity: Severity | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        if not isinstance(made, FlagEditor):
            self._label = _FieldLabel(shape)
            self._label.pressed.connect(self.focus_field)
            column.addWidget(self._label)
        column.addWidget(made)
        if not shape.is_long:
            wraps = shape.holds == "choices"
            high = QSizePolicy.Policy.Minimum if wraps else QSizePolicy.Policy.Fixed
            self.setSizePolicy(QSizePolicy.Policy.Maximum, high)
        self._tip = texts.tip(shape)
        self._messages: list[str] = []
        self._show_tip()
        made.changed.connect(lambda value: self.changed.emit(shape.name, value))
        made.left.connect(self.left)
        made.refused.connect(self._refused)

    def show_value(self, value: Any) -> None:
        """Shows a value; sends nothing."""
        self.editor.show_value(value)

    def show_findings(self, severity: Severity | None, messages: list[str]) -> None:
        """Marks the field with the worst of its findings; their sentences go into the tooltip."""
        self._severity = severity
        if isinstance(self.editor, FigureEditor):
            self.editor.set_mark(severity)
        elif self._label is not None:
            self._label.set_severity(severity)
        self.editor.set_fault(severity is Severity.ERROR or bool(self.editor.problem()))
        if messages != self._messages:
            self._messages = messages
            self._show_tip()

    def _refused(self, sentence: str) -> None:
        self.editor.set_fault(bool(sentence) or self._severity is Severity.ERROR)
        self.refused.emit(sentence)

    def _show_tip(self) -> None:
        self.setToolTip(plain_tip("\n".join([*self._messages, self._tip])))
        self.editor.field().setAccessibleDescription(" ".join([*self._messages, self._tip.replace("\n", ". ")]))

    def focus_field(self) -> None:
        """Puts the keyboard into the field."""
        self.editor.field().setFocus(Qt.FocusReason.OtherFocusReason)


def field_box(shape: Shape) -> FieldBox | None:
    """The box of a field that holds a single value; None for lists and pictures."""
    made = _editor(shape)
    return FieldBox(shape, made) if made else None


def _editor(shape: Shape) -> Editor | None:
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
