"""Editors of what is chosen or ticked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QWidget,
)

from desktop.build import texts
from desktop.build.editors import Editor
from desktop.build.shape import Shape
from desktop.look.flow import flow_widget
from desktop.look.fonts import px
from desktop.look.segmented import Segment, SegmentedControl


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
