"""Fields of a form that hold several values: ticks, a sequence, counts, an object, a list; and the field of a shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.flow import FlowLayout
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.play.editors import ChoiceBox, Editor, FlagBox, Lookup, MixedBox, TextBox, TextsBox
from desktop.play.numbers import NumberBox, WholeBox
from desktop.play.shape import Shape
from desktop.words import say, tr


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

    def __init__(self, options: Sequence[tuple[str, str]], item: Shape, length: int) -> None:
        super().__init__()
        self._boxes: list[ChoiceBox] = []
        layout = FlowLayout(self, px(6), px(4))
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

    def __init__(self, shape: Shape, lookup: Lookup) -> None:
        super().__init__()
        self.shape = shape
        self.fields: dict[str, Editor] = {}
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
            editor = editor_for(part, lookup)
            if editor is None:
                continue
            self.fields[name] = editor
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
        return self._kept | read(self.shape.fields, self.fields)

    def set_value(self, value: Any) -> None:
        if self._there is not None:
            self._there.set_value(value is not None)
            self._body.setVisible(value is not None)
        self._kept = {key: one for key, one in (value or {}).items() if key not in self.fields}
        write(self.shape.fields, self.fields, value or {})


class ListBox(QWidget):
    """A list of objects, a row each: as many as came in, none added, none taken."""

    edited = Signal()

    def __init__(self, shape: Shape, lookup: Lookup) -> None:
        super().__init__()
        self.shape = shape
        self._lookup = lookup
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
            row = ObjectBox(inner, self._lookup)
            row.set_value(item)
            row.edited.connect(self.edited)
            title = self._lookup.names.get(item.get("id", ""), "") or f"{number}."
            self._rows.append(row)
            self._column.addWidget(Label(title, Type.LABEL_STRONG))
            self._column.addWidget(row)


def editor_for(shape: Shape, lookup: Lookup) -> Any:
    """The field for a shape; None for one that no field is made for."""
    picked = (
        [(key, say(words)) for key, words in lookup.options(shape.extra["picks"])] if "picks" in shape.extra else []
    )
    match shape.kind:
        case "flag":
            return FlagBox(tr(shape.title)) if shape.title else FlagBox()
        case "whole":
            return WholeBox(shape)
        case "number":
            return NumberBox(shape)
        case "choice":
            return ChoiceBox(shape, [(choice, lookup.word(shape, choice)) for choice in shape.choices])
        case "mixed":
            return MixedBox(shape)
        case "text":
            return ChoiceBox(shape, picked) if picked else TextBox(shape)
        case "object":
            return ObjectBox(shape, lookup)
        case "counts":
            return CountsBox(picked, shape.item) if picked else None
        case "list":
            return _list_editor(shape, lookup, picked)
    return None


def _list_editor(shape: Shape, lookup: Lookup, picked: Sequence[tuple[str, str]]) -> Any:
    item = shape.item
    if item is None:
        return None
    if item.kind == "object":
        return ListBox(shape, lookup)
    if item.kind == "choice":
        words = shape if shape.words else item
        choices = [(choice, lookup.word(words, choice)) for choice in item.choices]
        return SequenceBox(choices, item, len(shape.default)) if shape.default else TicksBox(choices)
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
