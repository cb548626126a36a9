"""Fields of a form, one widget for each kind of value. Each has `value`, `set_value` and the signal `edited`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.look.flow import FlowLayout
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.play.shape import Shape
from desktop.words import current, say, tr
from rules.language import Words

Options = Callable[[str], Sequence[tuple[str, Words]]]
"""What a field picks from, by its `picks`: ids and names."""
DASH = "–"


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


class _Quiet:
    """Numbers change by wheel only when they have the focus, so that a form can be scrolled."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():  # type: ignore[attr-defined]
            super().wheelEvent(event)  # type: ignore[misc]
        else:
            event.ignore()


class WholeBox(_Quiet, QSpinBox):
    """A whole number; None is a dash under the least."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._optional = shape.optional
        least = int(shape.least) if shape.least is not None else -999_999
        self._none = least - 1
        _dress_number(self, shape)
        self.setRange(self._none if shape.optional else least, int(shape.most) if shape.most is not None else 999_999)
        if shape.optional:
            self.setSpecialValueText(DASH)
        self.valueChanged.connect(self.edited)

    def value(self) -> int | None:  # type: ignore[override]
        found = super().value()
        return None if self._optional and found == self._none else found

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setValue(self._none if value is None else int(value))
        self.blockSignals(False)

    def textFromValue(self, value: int) -> str:
        return current().number(value)

    def valueFromText(self, text: str) -> int:
        if self._optional and text.strip() in ("", DASH):
            return self._none
        return int(_plain(text, self.suffix()))

    def validate(self, text: str, position: int) -> object:
        return _validated(self, text, position, self._optional)


class NumberBox(_Quiet, QDoubleSpinBox):
    """A number with at most two decimals; None is a dash under the least."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._optional = shape.optional
        least = float(shape.least) if shape.least is not None else -999_999.0
        self._none = least - 1
        self.setDecimals(2)
        _dress_number(self, shape)
        self.setRange(
            self._none if shape.optional else least, float(shape.most) if shape.most is not None else 999_999.0
        )
        if shape.optional:
            self.setSpecialValueText(DASH)
        self.valueChanged.connect(self.edited)

    def value(self) -> float | None:  # type: ignore[override]
        found = super().value()
        return None if self._optional and found <= self._none + 0.5 else found

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setValue(self._none if value is None else float(value))
        self.blockSignals(False)

    def textFromValue(self, value: float) -> str:
        return current().number(float(value))

    def valueFromText(self, text: str) -> float:
        if self._optional and text.strip() in ("", DASH):
            return self._none
        return float(_plain(text, self.suffix()))

    def validate(self, text: str, position: int) -> object:
        return _validated(self, text, position, self._optional)


def _plain(text: str, suffix: str) -> str:
    bare = text.removesuffix(suffix).strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    return bare or "0"


def _validated(box: QSpinBox | QDoubleSpinBox, text: str, position: int, optional: bool) -> object:
    """Lets through what may become a number within the bounds, in the language's or in plain signs."""
    bare = text.removesuffix(box.suffix()).strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    if bare in ("", "-", DASH):
        return (
            (QValidator.State.Acceptable if optional and bare != "-" else QValidator.State.Intermediate),
            text,
            position,
        )
    try:
        number = float(bare) if isinstance(box, QDoubleSpinBox) else int(bare)
    except ValueError:
        return QValidator.State.Invalid, text, position
    if number > box.maximum() or (number < box.minimum() and number < 0 <= box.minimum()):
        return QValidator.State.Invalid, text, position
    inside = box.minimum() <= number
    return (QValidator.State.Acceptable if inside else QValidator.State.Intermediate), text, position


def _dress_number(box: QSpinBox | QDoubleSpinBox, shape: Shape) -> None:
    box.setButtonSymbols(box.ButtonSymbols.NoButtons)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    box.setLocale(QLocale(QLocale.Language.French if current().code == "fr" else QLocale.Language.English))
    box.setGroupSeparatorShown(False)
    if shape.unit:
        box.setSuffix(shape.unit)
    box.setFixedWidth(px(64))
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class ChoiceBox(_Quiet, QComboBox):
    """One of a few values; an optional one has a dash for None."""

    edited = Signal()

    def __init__(self, shape: Shape, options: Sequence[tuple[Any, str]] | None = None) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if shape.optional:
            self.addItem(DASH, None)
        if options is None:
            options = [(choice, choice_word(shape, choice)) for choice in shape.choices]
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


def choice_word(shape: Shape, choice: Any) -> str:
    """What a player reads for a value of a choice."""
    words = shape.words
    return tr(words[str(choice)]) if str(choice) in words else str(choice)


class MixedBox(_Quiet, QComboBox):
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


class TicksBox(QWidget):
    """Some of a few values, each with a tick."""

    edited = Signal()

    def __init__(self, options: Sequence[tuple[str, str]], *, repeats: bool = False) -> None:
        super().__init__()
        self._boxes: dict[str, FlagBox] = {}
        self._unknown: list[str] = []
        self._repeats = repeats
        layout = FlowLayout(self, px(12), px(2))
        for value, word in options:
            box = FlagBox(word)
            box.edited.connect(self.edited)
            self._boxes[value] = box
            layout.addWidget(box)
        _grow_with_width(self)

    def value(self) -> list[str]:
        return [*(value for value, box in self._boxes.items() if box.isChecked()), *self._unknown]

    def set_value(self, value: Any) -> None:
        chosen = list(value or ())
        for name, box in self._boxes.items():
            box.set_value(name in chosen)
        self._unknown = [name for name in chosen if name not in self._boxes]


class SequenceBox(QWidget):
    """A list of fixed length of which each place is one of a few values, as the faces of a die."""

    edited = Signal()

    def __init__(self, words: Shape, item: Shape, length: int) -> None:
        super().__init__()
        self._boxes: list[ChoiceBox] = []
        layout = FlowLayout(self, px(6), px(4))
        options = [(choice, choice_word(words, choice)) for choice in item.choices]
        for number in range(1, length + 1):
            box = ChoiceBox(item, options)
            box.edited.connect(self.edited)
            self._boxes.append(box)
            layout.addWidget(_beside(f"{number}", box))
        _grow_with_width(self)

    def value(self) -> list[str]:
        return [box.value() for box in self._boxes]

    def set_value(self, value: Any) -> None:
        for box, one in zip(self._boxes, value or (), strict=False):
            box.set_value(one)


class CountsBox(QWidget):
    """A whole number for each of a few things; what is 0 is left out."""

    edited = Signal()

    def __init__(self, options: Sequence[tuple[str, str]], item: Shape | None, *, zero: bool = False) -> None:
        super().__init__()
        self._boxes: dict[str, WholeBox] = {}
        self._others: dict[str, Any] = {}
        self._zero = zero
        layout = FlowLayout(self, px(12), px(4))
        for key, word in options:
            box = WholeBox(item or Shape("whole", least=0, most=10_000))
            box.setAccessibleName(word)
            box.edited.connect(self.edited)
            self._boxes[key] = box
            layout.addWidget(_beside(word, box))
        _grow_with_width(self)

    def value(self) -> dict[str, int]:
        found = {key: box.value() or 0 for key, box in self._boxes.items()}
        return self._others | {key: count for key, count in found.items() if count}

    def set_value(self, value: Any) -> None:
        given: Mapping[str, Any] = value or {}
        for key, box in self._boxes.items():
            box.set_value(given.get(key, 0))
        self._others = {key: count for key, count in given.items() if key not in self._boxes}


def _beside(word: str, box: QWidget) -> QWidget:
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(px(6))
    row.addWidget(Label(word, Type.BODY))
    row.addWidget(box)
    return pair


def _grow_with_width(widget: QWidget) -> None:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


class ObjectBox(QWidget):
    """The fields of an object, wrapped in rows; an optional object has a tick that says whether it is there."""

    edited = Signal()

    def __init__(self, shape: Shape, options: Options, names: Mapping[str, str]) -> None:
        super().__init__()
        self.shape = shape
        self._fields: dict[str, Editor] = {}
        self._kept: dict[str, Any] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        self._there: FlagBox | None = None
        if shape.optional:
            self._there = FlagBox(tr(shape.title))
            self._there.edited.connect(self._toggled)
            column.addWidget(self._there)
        self._body = QWidget()
        _grow_with_width(self._body)
        flow = FlowLayout(self._body, px(8), px(6))
        for name, part in shape.fields.items():
            editor = editor_for(part, options, names)
            if editor is None:
                continue
            self._fields[name] = editor
            editor.edited.connect(self.edited)
            flow.addWidget(titled(part, editor))
        column.addWidget(self._body)

    def _toggled(self) -> None:
        assert self._there is not None
        self._body.setVisible(self._there.isChecked())
        self.edited.emit()

    def value(self) -> dict[str, Any] | None:
        if self._there is not None and not self._there.isChecked():
            return None
        return self._kept | read(self.shape.fields, self._fields)

    def set_value(self, value: Any) -> None:
        if self._there is not None:
            self._there.set_value(value is not None)
            self._body.setVisible(value is not None)
        self._kept = {key: one for key, one in (value or {}).items() if key not in self._fields}
        write(self.shape.fields, self._fields, value or {})


class ListBox(QWidget):
    """A list of objects, a row each: as many as came in, none added, none taken."""

    edited = Signal()

    def __init__(self, shape: Shape, options: Options, names: Mapping[str, str]) -> None:
        super().__init__()
        self.shape = shape
        self._options = options
        self._names = names
        self._rows: list[ObjectBox] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))

    def value(self) -> list[Any]:
        return [row.value() for row in self._rows]

    def set_value(self, value: Any) -> None:
        for row in self._rows:
            row.setParent(None)
            row.deleteLater()
        self._rows = []
        assert self.shape.item is not None
        fields = {name: part for name, part in self.shape.item.fields.items() if name not in ("id", "settings")}
        inner = Shape("object", fields=fields)
        for number, item in enumerate(value or (), start=1):
            row = ObjectBox(inner, self._options, self._names)
            row.set_value(item)
            row.edited.connect(self.edited)
            title = self._names.get(item.get("id", ""), "") or f"{number}."
            self._rows.append(row)
            self._column.addWidget(Label(title, Type.LABEL_STRONG))
            self._column.addWidget(row)


def editor_for(shape: Shape, options: Options, names: Mapping[str, str]) -> Any:
    """The field for a shape; None for one that no field is made for."""
    picked = [(key, say(words)) for key, words in options(shape.extra["picks"])] if "picks" in shape.extra else []
    match shape.kind:
        case "flag":
            return FlagBox(tr(shape.title)) if shape.title else FlagBox()
        case "whole":
            return WholeBox(shape)
        case "number":
            return NumberBox(shape)
        case "choice":
            return ChoiceBox(shape)
        case "mixed":
            return MixedBox(shape)
        case "text":
            return ChoiceBox(shape, picked) if picked else TextBox(shape)
        case "object":
            return ObjectBox(shape, options, names)
        case "counts":
            return CountsBox(picked, shape.item) if picked else None
        case "list":
            return _list_editor(shape, options, names, picked)
    return None


def _list_editor(shape: Shape, options: Options, names: Mapping[str, str], picked: Sequence[tuple[str, str]]) -> Any:
    item = shape.item
    if item is None:
        return None
    if item.kind == "object":
        return ListBox(shape, options, names)
    if item.kind == "choice":
        words = shape if shape.words else item
        if shape.default:
            return SequenceBox(words, item, len(shape.default))
        return TicksBox([(choice, choice_word(words, choice)) for choice in item.choices])
    if item.kind == "text":
        return TicksBox(picked) if picked else TextsBox(Shape("text"))
    return None


def titled(shape: Shape, editor: Any) -> QWidget:
    """A field under its title; a tick has its own."""
    editor.setAccessibleName(tr(shape.title))
    rule = shape.extra.get("rule", "")
    tip = tr(shape.extra["help"]) if "help" in shape.extra else tr(shape.title)
    editor.setToolTip(f"{tip} ({rule})" if rule else tip)
    if isinstance(editor, FlagBox) or (isinstance(editor, ObjectBox) and shape.optional):
        return editor
    field = QWidget()
    column = QVBoxLayout(field)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    label = Label(tr(shape.label), Type.LABEL, "ink2")
    label.setBuddy(editor)
    column.addWidget(label)
    column.addWidget(editor)
    if isinstance(editor, TicksBox | SequenceBox | CountsBox | ObjectBox | ListBox):
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        field.setSizePolicy(policy)
    else:
        field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return field


def read(fields: Mapping[str, Shape], editors: Mapping[str, Editor]) -> dict[str, Any]:
    """The values of fields; what is at its default is left out, unless it must be there."""
    found: dict[str, Any] = {}
    for name, editor in editors.items():
        value, shape = editor.value(), fields[name]
        if shape.required or value != shape.default:
            found[name] = value
    return found


def write(fields: Mapping[str, Shape], editors: Mapping[str, Editor], given: Mapping[str, Any]) -> None:
    """Puts values into fields; one that is not given gets its default."""
    for name, editor in editors.items():
        value = given.get(name, fields[name].default)
        if value is None and fields[name].kind in ("whole", "number") and not fields[name].optional:
            value = fields[name].least or 0
        editor.set_value(value)
