"""Fields of a form that hold one value: a tick, a choice, a text. Each has `value`, `set_value` and `edited`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit

from desktop.look.fonts import px
from desktop.play.numbers import DASH, Quiet
from desktop.play.shape import Shape
from desktop.words import tr
from rules.language import Words


@dataclass(frozen=True, slots=True)
class Lookup:
    """What stands for ids and values. `options`: what a field picks from, by its `picks`.

    `names`: of weapons, turrets and people, by id; `words`: templates of values whose field has no words of its own.
    """

    options: Callable[[str], Sequence[tuple[str, Words]]] = lambda _: ()
    names: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def word(self, shape: Shape, choice: Any) -> str:
        """What a player reads for a value of a choice."""
        key = str(choice)
        template = shape.words.get(key) or self.words.get(key)
        return tr(template) if template else key


class Editor(Protocol):
    """What every field can do."""

    edited: Signal

    def value(self) -> Any: ...
    def set_value(self, value: Any) -> None: ...


class FlagBox(QCheckBox):
    """True or false; the title stands beside the box."""

    edited = Signal()

    def __init__(self, title: str = "") -> None:
        super().__init__(title)
        self.toggled.connect(self.edited)

    def value(self) -> bool:
        return self.isChecked()

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setChecked(bool(value))
        self.blockSignals(False)


class ChoiceBox(Quiet, QComboBox):
    """One of a few values; an optional one has a dash for None."""

    edited = Signal()

    def __init__(self, shape: Shape, options: Sequence[tuple[Any, str]]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if shape.optional:
            self.addItem(DASH, None)
        for value, word in options:
            self.addItem(word, value)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(self.edited)

    def value(self) -> Any:
        return self.currentData()

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        at = self.findData(value)
        if at < 0 and value is not None:
            self.addItem(str(value), value)
            at = self.count() - 1
        self.setCurrentIndex(max(at, 0))
        self.blockSignals(False)


class MixedBox(Quiet, QComboBox):
    """Dice or a number, as the damage of a hit: picked or typed."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems(list(shape.choices))
        self.setFixedWidth(px(84))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentTextChanged.connect(self.edited)

    def value(self) -> Any:
        text = self.currentText().strip().upper()
        if text in self.shape.choices:
            return text
        return int(text) if text.isdecimal() else text

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setCurrentText("" if value is None else str(value))
        self.blockSignals(False)


class TextBox(QLineEdit):
    """A text; an optional one that is empty is None."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._optional = shape.optional
        if shape.longest:
            self.setMaxLength(shape.longest)
        self.setMinimumWidth(px(120))
        self.textChanged.connect(self.edited)

    def value(self) -> str | None:
        text = self.text()
        return None if self._optional and not text else text

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setText("" if value is None else str(value))
        self.blockSignals(False)


class TextsBox(TextBox):
    """A list of texts, with semicolons between them."""

    def value(self) -> list[str]:  # type: ignore[override]
        return [part.strip() for part in self.text().split(";") if part.strip()]

    def set_value(self, value: Any) -> None:
        super().set_value("; ".join(value or ()))
