"""The editor of a number."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QLineEdit,
)

from desktop.build import texts
from desktop.build.editors import Editor, Line, leave_history_to_window
from desktop.build.shape import Shape
from desktop.look.fonts import Type, font, px
from desktop.look.labels import IconLabel
from desktop.look.severity import Severity


class FigureEditor(Editor):
    """A number with its unit; a dash where there is none. Up and Down step by one."""

    def __init__(self, shape: Shape, width: int = 70, step: float = 1.0) -> None:
        super().__init__(shape)
        self._value: Any = None
        self._step = step
        self._problem = ""
        self._line = Line()
        self._line.setFont(font(Type.FIGURE))
        self._line.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._line.setMaxLength(12)
        self._mark = IconLabel(14)
        self._mark.setParent(self._line)
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
            self._mark.set_icon(severity.value, severity.ink)

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
