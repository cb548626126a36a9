"""The form of an action, made from its input's description: what stands in front, modifiers as ticks, the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.flow import FlowLayout
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.sections import Section
from desktop.play.editors import Editor, FlagBox, Lookup
from desktop.play.groups import editor_for, read, titled, write
from desktop.play.numbers import WholeBox
from desktop.play.shape import Shape, shape_of
from desktop.words import current, say, tr
from rules.actions import Input, find
from rules.battle_table import Modifier
from rules.catalogue import MARKS, Mark
from rules.language import C_

_HIDDEN = ("settings", "modifiers", "modifier_values", "extra")
_MODIFIERS = "modifiers"


class InputForm(QWidget):
    """`edited` is sent when the player changed something; `given` is the input as it stands."""

    edited = Signal()

    def __init__(self, row: FlowLayout) -> None:
        """`row`: where the fields in front are put, after what stands there already."""
        super().__init__()
        self._row = row
        self._front_fields: list[QWidget] = []
        self._fields: Mapping[str, Shape] = {}
        self._front: dict[str, Editor] = {}
        self._more: dict[str, Editor] = {}
        self._ticks: ModifierGrid | None = None
        self._given: dict[str, Any] = {}
        self._more_open = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        self._body: QWidget | None = None

    def show_action(
        self,
        action: str,
        given: Mapping[str, Any],
        front: Sequence[str],
        modifiers: Sequence[Modifier],
        lookup: Lookup,
    ) -> None:
        """Makes the form of an action. `front`: the fields that stand in front, all when there are none named."""
        model: type[Input] = find(action).given
        self._given = dict(given)
        self._fields = shape_of(model)
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        shown = [name for name in self._fields if name not in _HIDDEN]
        named = [path for path in front if path.split(".")[0] in self._fields]
        tops = named or [name for name in shown if self._fields[name].kind not in ("object", "list")]
        self._front = self._make_front(tops, lookup)
        self._ticks = None
        self._place = QVBoxLayout()
        column.addLayout(self._place)
        if _MODIFIERS in self._fields and modifiers:
            self._put_ticks(modifiers, given.get(_MODIFIERS, ()), given.get("extra", 0))
        rest = [name for name in shown if name not in self._front]
        self._more = {}
        if rest:
            column.addWidget(self._make_more(rest, lookup))
        self._column.addWidget(self._body)
        self._write()

    def _put_ticks(self, modifiers: Sequence[Modifier], chosen: Sequence[str], extra: int) -> None:
        self._ticks = ModifierGrid(modifiers, chosen, extra)
        self._ticks.edited.connect(self.edited)
        self._place.addWidget(self._ticks)

    def show_modifiers(self, modifiers: Sequence[Modifier]) -> None:
        """The modifiers may be others after another input, as the range is; what is ticked stays."""
        ticks = self._ticks
        if ticks is None or ticks.modifiers == tuple(modifiers):
            return
        self._place.removeWidget(ticks)
        ticks.hide()
        ticks.deleteLater()
        self._put_ticks(modifiers, ticks.codes(), ticks.extra())

    def _make_front(self, paths: Sequence[str], lookup: Lookup) -> dict[str, Editor]:
        """The fields in front, after what stands in the row already; a dotted path is a field of an object."""
        for field in self._front_fields:
            self._row.removeWidget(field)
            field.hide()
            field.deleteLater()
        self._front_fields = []
        editors: dict[str, Editor] = {}
        for path in paths:
            shape = _at(self._fields, path)
            editor = None if shape is None else editor_for(shape, lookup)
            if shape is None or editor is None:
                continue
            editors[path] = editor
            editor.edited.connect(lambda path=path: self._front_edited(path))
            field = titled(shape, editor)
            self._front_fields.append(field)
            self._row.addWidget(field)
        self._row.invalidate()
        return editors

    def _make_more(self, rest: Sequence[str], lookup: Lookup) -> Section:
        section = Section(tr("More"), is_open=False)
        section.set_summary(", ".join(tr(self._fields[name].label) for name in rest))

        def fill(is_open: bool) -> None:
            self._more_open = is_open
            if is_open and not self._more:
                section.set_content(self._more_fields(rest, lookup))
                write(self._fields, self._more, self.given())

        section.toggled.connect(fill)
        if self._more_open:
            section.set_open(True)
        return section

    def _more_fields(self, rest: Sequence[str], lookup: Lookup) -> QWidget:
        """The fields that are not in front, made when they are first looked at."""
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, px(6))
        column.setSpacing(px(8))
        row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        flow = FlowLayout(row, px(10), px(6))
        column.addWidget(row)
        for name in rest:
            shape = self._fields[name]
            editor = editor_for(shape, lookup)
            if editor is None:
                continue
            self._more[name] = editor
            editor.edited.connect(self._more_edited)
            field = titled(shape, editor)
            if shape.kind in ("object", "list", "counts"):
                column.addWidget(field)
            else:
                flow.addWidget(field)
        return content

    def _write(self) -> None:
        for path, editor in self._front.items():
            shape = _at(self._fields, path)
            assert shape is not None
            value = _value_at(self._given, path, shape.default)
            write({path: shape}, {path: editor}, {} if value is None else {path: value})
        write(self._fields, self._more, self._given)

    def _front_edited(self, path: str) -> None:
        """Objects of the rest show the same value where a field of theirs stands in front."""
        top = path.split(".")[0]
        if top in self._more:
            self._more[top].set_value(self.given().get(top))
        self.edited.emit()

    def _more_edited(self) -> None:
        given = self._given | read(self._fields, self._more)
        for path, editor in self._front.items():
            shape = _at(self._fields, path)
            if shape is not None and "." in path:
                editor.set_value(_value_at(given, path, shape.default))
        self.edited.emit()

    def given(self) -> dict[str, Any]:
        """The input as it stands, as JSON data."""
        given = {name: value for name, value in self._given.items() if name not in self._fields or name in _HIDDEN}
        given |= {name: value for name, value in self._given.items() if name not in given and not self._has(name)}
        given |= read(self._fields, self._more)
        for path, editor in self._front.items():
            shape = _at(self._fields, path)
            assert shape is not None
            _put(given, path, editor.value(), shape)
        if self._ticks is not None:
            given[_MODIFIERS] = self._ticks.codes()
            given["extra"] = self._ticks.extra()
            given = {name: value for name, value in given.items() if not (name in (_MODIFIERS, "extra") and not value)}
        return given

    def _has(self, name: str) -> bool:
        return name in self._more or name in self._front

    def focus_first(self) -> None:
        """Puts the focus into the first field."""
        for editor in self._front.values():
            if isinstance(editor, QWidget):
                editor.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def editor(self, path: str) -> Any:
        """The field of that name: in front, or of the rest. Raises KeyError."""
        return self._front[path] if path in self._front else self._more[path]

    def ticks(self) -> ModifierGrid | None:
        """The modifiers, where the action has them."""
        return self._ticks


def _at(fields: Mapping[str, Shape], path: str) -> Shape | None:
    name, _, rest = path.partition(".")
    shape = fields.get(name)
    if shape is None or not rest:
        return shape
    return _at(shape.fields, rest)


def _value_at(given: Mapping[str, Any], path: str, default: Any) -> Any:
    name, _, rest = path.partition(".")
    value = given.get(name, None if rest else default)
    return _value_at(value or {}, rest, default) if rest else value


def _put(given: dict[str, Any], path: str, value: Any, shape: Shape) -> None:
    name, _, rest = path.partition(".")
    if rest:
        inner = dict(given.get(name) or {})
        _put(inner, rest, value, shape)
        given[name] = inner
    elif shape.required or value != shape.default:
        given[name] = value
    else:
        given.pop(name, None)


class ModifierGrid(QWidget):
    """Modifiers as ticks in two columns: name, value, source. What does not apply is dashed, with the reason."""

    edited = Signal()

    def __init__(self, modifiers: Sequence[Modifier], chosen: Sequence[str], extra: int) -> None:
        super().__init__()
        self.modifiers = tuple(modifiers)
        self._boxes: dict[str, FlagBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        place = 0
        for modifier in modifiers:
            box = self._row(modifier, chosen)
            grid.addWidget(box, place // 2, place % 2)
            place += 1
        self._extra = WholeBox(Shape("whole", least=-10, most=10))
        self._extra.setFixedSize(px(44), px(24))
        self._extra.set_value(extra)
        self._extra.setAccessibleName(tr("Other modifier"))
        self._extra.edited.connect(self.edited)
        other = QWidget()
        row = QHBoxLayout(other)
        row.setContentsMargins(px(24), 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(Label(tr("Other…"), Type.BODY))
        row.addWidget(self._extra)
        row.addWidget(Label(tr("typed by you"), Type.LABEL, "ink2"))
        row.addStretch(1)
        grid.addWidget(other, place // 2, place % 2)

    def _row(self, modifier: Modifier, chosen: Sequence[str]) -> QWidget:
        title = say(modifier.title)
        title = title[:1].upper() + title[1:]
        box = FlagBox(title)
        parts = [say(modifier.source), tr(SHORT_MARKS[modifier.mark])]
        source = " · ".join(part for part in parts if part)
        box.setToolTip(tr(MARKS[modifier.mark]))
        spoken = f"{title} {signed(modifier.value)}, {source}"
        box.setAccessibleName(spoken)
        absent = modifier.state == "absent"
        if modifier.code is None:
            box.set_value(not absent)
            box.setEnabled(False)
        else:
            box.set_value(modifier.code in chosen)
            box.edited.connect(self.edited)
            self._boxes[modifier.code] = box
            box.setEnabled(not absent or modifier.code in chosen)
        box.setFixedHeight(max(px(23), box.fontMetrics().height() + px(4)))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(8))
        line.addWidget(box)
        ink = "ink3" if absent else "ink"
        line.addWidget(Label(signed(modifier.value), Type.WORD, ink))
        beside = ElidedLabel(source, Type.LABEL, "ink3" if absent else "ink2")
        beside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        line.addWidget(beside, 1)
        return row

    def codes(self) -> list[str]:
        """The modifiers that are ticked."""
        return [code for code, box in self._boxes.items() if box.isChecked()]

    def extra(self) -> int:
        """What the player adds."""
        return self._extra.value() or 0

    def box(self, code: str) -> FlagBox:
        """The tick of a modifier. Raises KeyError."""
        return self._boxes[code]


SHORT_MARKS: Mapping[Mark, str] = {
    "rule": C_("mark", "rule"),
    "parent": C_("mark", "parent"),
    "house": C_("mark", "house"),
    "unknown": C_("mark", "unknown"),
}
"""What a figure is worth, in a word."""


def signed(value: int) -> str:
    """A modifier with its sign."""
    return f"+{value}" if value > 0 else current().number(value)
