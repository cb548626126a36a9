"""The form of a unit, made from its model: sections of fields, lists of rows, picture and notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.build import meters, texts
from desktop.build.choice_editors import ComboEditor
from desktop.build.field_box import FieldBox, field_box
from desktop.build.picture import PictureEditor
from desktop.build.rolling import list_roller
from desktop.build.row_texts import lister, pick_choices
from desktop.build.rows import RowsEditor
from desktop.build.shape import Shape, by_section
from desktop.look.flow import FlowLayout, flow_widget
from desktop.look.fonts import px
from desktop.look.sections import Section
from desktop.look.severity import Severity
from desktop.look.surfaces import Pane
from desktop.words import say, tr
from rules.army import OwnRows
from rules.findings import SEVERITIES, Finding
from rules.stored import Unit
from rules.units import SECTIONS, Meter, UnitKind

if TYPE_CHECKING:
    from desktop.build.rolled_view import RolledView

_CLOSED = ("crew", "notes")
"""Sections that begin closed."""


class Form(QScrollArea):
    """`edited` is sent with a field, its value, what was done, and the key under which steps merge."""

    edited = Signal(str, object, str, str)
    left = Signal()
    refused = Signal(str)
    asked_own = Signal(str, str, str)
    """Table, id of the row to change or "", text typed."""
    asked_roll = Signal()
    """The unit, which was rolled up, is to be rolled again."""

    def __init__(self, kind: UnitKind) -> None:
        super().__init__()
        self.kind = kind
        self.boxes: dict[str, FieldBox] = {}
        self.lists: dict[str, RowsEditor] = {}
        self.picture: PictureEditor | None = None
        self.rolled: RolledView | None = None
        self.sections: dict[str, Section] = {}
        self._unit: Unit | None = None
        self._shown: dict[str, Any] = {}
        self._notes: dict[str, str] = {}
        self._own: OwnRows | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = Pane("sheet")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(px(18), px(8), px(18), px(16))
        self._column.setSpacing(px(8))
        for name, fields in by_section(kind.model).items():
            self._column.addWidget(self._section(name, fields))
        self._column.addStretch(1)
        self.setWidget(body)

    # Making

    def _section(self, name: str, fields: Sequence[Shape]) -> Section:
        title = tr(SECTIONS.get(name, name))
        section = Section(title, is_open=name not in _CLOSED)
        section.set_content(self._content(title, fields))
        for shape in fields:
            editor = self.lists.get(shape.name)
            if editor is not None and editor.add_button is not None and not editor.titled:
                # The list is the section: what adds to it stands in the heading.
                section.set_action(editor.add_button)
                editor.add_button.clicked.connect(partial(section.set_open, True))
            if shape.holds == "rolls" and self.rolled is not None:
                section.set_action(self.rolled.again)
        section.toggled.connect(partial(self._toggled, name))
        self.sections[name] = section
        return section

    def _toggled(self, name: str, is_open: bool) -> None:
        if not is_open and self._unit is not None:
            self.sections[name].set_summary(self._summary(name, self._unit))

    def _content(self, title: str, fields: Sequence[Shape]) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, px(4))
        column.setSpacing(px(8))
        flow: FlowLayout | None = None
        for shape in self._ordered(fields):
            if shape.holds in ("rows", "picture", "rolls") or shape.is_long:
                flow = None
                self._add_wide(column, shape, titled=texts.title(shape) != title)
                continue
            if flow is None:
                holder, flow = flow_widget(across=px(8), down=px(6))
                column.addWidget(holder)
            box = self._box(shape)
            if box is not None:
                flow.addWidget(box)
        return content

    def _ordered(self, fields: Sequence[Shape]) -> Sequence[Shape]:
        """Where one of several lists is picked from a table, it is what the section is about: the others follow."""
        plain = [shape for shape in fields if shape.holds == "rows" and not lister(shape, self.kind.tables).table]
        lists = sum(shape.holds == "rows" for shape in fields)
        if not plain or len(plain) == lists:
            return fields
        return [shape for shape in fields if shape not in plain] + plain

    def _add_wide(self, column: QVBoxLayout, shape: Shape, *, titled: bool) -> None:
        if shape.holds == "rows":
            editor = RowsEditor(lister(shape, self.kind.tables), self.kind.tables, titled=titled)
            editor.edited.connect(self.edited)
            editor.left.connect(self.left)
            editor.refused.connect(self.refused)
            table = editor.lister.table.id if editor.lister.table else ""
            editor.asked_own.connect(lambda row, typed: self.asked_own.emit(table, row, typed))
            roller = list_roller(self.kind.id, shape.name)
            if roller is not None:
                editor.set_roller(roller)
            self.lists[shape.name] = editor
            column.addWidget(editor)
        elif shape.holds == "rolls":
            from desktop.build.rolled_view import RolledView

            self.rolled = RolledView()
            self.rolled.asked.connect(self.asked_roll)
            column.addWidget(self.rolled)
        elif shape.holds == "picture":
            self.picture = PictureEditor()
            self.picture.changed.connect(self._picture_changed)
            self.picture.refused.connect(self.refused)
            column.addWidget(self.picture)
        else:
            box = self._box(shape)
            if box is not None:
                column.addWidget(box)

    def _box(self, shape: Shape) -> FieldBox | None:
        box = field_box(shape)
        if box is None:
            return None
        box.changed.connect(self._field_changed)
        box.left.connect(self.left)
        box.refused.connect(self.refused)
        self.boxes[shape.name] = box
        return box

    # Showing

    def show_unit(self, unit: Unit, own: OwnRows, found: Sequence[Finding], sums: Sequence[Meter]) -> None:
        """Shows a unit; only what differs from what is shown is touched."""
        other = self._unit is None or self._unit.id != unit.id
        hints = self.kind.hints(unit)
        for name, box in self.boxes.items():
            value = getattr(unit, name)
            if box.shape.picks and isinstance(box.editor, ComboEditor):
                box.editor.set_choices(pick_choices(box.shape, unit, own, self.kind.tables))
            if other or self._shown.get(name, self) is not value:
                box.show_value(value)
                self._shown[name] = value
            box.editor.set_hint(say(hints[name]) if name in hints else "")
        for editor in self.lists.values():
            editor.show_rows(unit, own)
        if self.picture is not None:
            self.picture.show_value(unit.picture)
        self._show_rolls(unit)
        self._unit, self._own = unit, own
        self._show_findings(found, sums)
        self._show_notes(unit, sums)

    def _show_rolls(self, unit: Unit) -> None:
        """The section of the dice is there for a unit that was rolled up."""
        if self.rolled is not None:
            record = unit.rolled  # type: ignore[attr-defined]
            self.rolled.show_record(record)
            self.sections["rolled"].set_note(self.rolled.note())
            self.sections["rolled"].setVisible(record is not None)

    def _show_findings(self, found: Sequence[Finding], sums: Sequence[Meter]) -> None:
        fields: dict[str, list[Finding]] = {}
        for finding in found:
            fields.setdefault(finding.place, []).append(finding)
        for name, box in self.boxes.items():
            there = fields.get(name, [])
            box.show_findings(_worst(there), [say(finding.message) for finding in there])
        for name, editor in self.lists.items():
            marks = {
                place.removeprefix(f"{name}."): (_worst(there), "\n".join(say(finding.message) for finding in there))
                for place, there in fields.items()
                if place.startswith(f"{name}.")
            }
            editor.show_marks(_over_limit(editor, name, sums, fields.get(name, [])) | marks)

    def _show_notes(self, unit: Unit, sums: Sequence[Meter]) -> None:
        for name, section in self.sections.items():
            meter = next((meter for meter in sums if meter.section == name), None)
            if meter is not None and self._notes.get(name) != (note := meters.note(meter)):
                self._notes[name] = note
                section.set_note(note)
            if not section.is_open():
                section.set_summary(self._summary(name, unit))

    def _summary(self, name: str, unit: Unit) -> str:
        """What a closed section holds, in a line."""
        parts: list[str] = []
        for shape in by_section(self.kind.model)[name]:
            if shape.name in self.lists:
                parts.append(self.lists[shape.name].summary())
            elif shape.holds == "text" and not shape.is_long:
                parts.append(getattr(unit, shape.name))
            elif shape.holds == "choice" and getattr(unit, shape.name) is not None:
                parts.append(texts.word(shape, getattr(unit, shape.name)))
            elif shape.is_long and getattr(unit, shape.name):
                parts.append(" ".join(getattr(unit, shape.name)[:200].split()))
            elif shape.holds == "picture" and getattr(unit, shape.name) is not None:
                parts.append(texts.title(shape))
        return texts.joined(parts)

    def set_read_only(self, read_only: bool) -> None:
        """Lets everything be looked at and nothing be changed."""
        for box in self.boxes.values():
            box.editor.set_read_only(read_only)
        for editor in self.lists.values():
            editor.set_read_only(read_only)
        if self.picture is not None:
            self.picture.set_read_only(read_only)
        if self.rolled is not None:
            self.rolled.again.setVisible(not read_only)

    def go_to(self, place: str) -> bool:
        """Opens the section of a field, a list's row or a section itself, and puts the keyboard there."""
        name, _, row = place.partition(".")
        widget: QWidget | None = None
        if name in self.boxes:
            self._open_section_of(name)
            widget = self.boxes[name]
            self.boxes[name].focus_field()
        elif name in self.lists:
            self._open_section_of(name)
            editor = self.lists[name]
            widget = editor
            if not (row and editor.focus_id(row)):
                editor.focus_row(max(0, len(editor.lines()) - 1))
        elif name in self.sections:
            self.sections[name].set_open(True)
            widget = self.sections[name]
            widget.heading().setFocus(Qt.FocusReason.OtherFocusReason)  # type: ignore[attr-defined]
        if widget is None:
            return False
        self.ensureWidgetVisible(widget, 0, px(24))
        return True

    def _open_section_of(self, field: str) -> None:
        for name, fields in by_section(self.kind.model).items():
            if any(shape.name == field for shape in fields):
                self.sections[name].set_open(True)

    # Changing

    def _field_changed(self, name: str, value: object) -> None:
        self._shown[name] = value
        shape = self.boxes[name].shape
        self.edited.emit(name, value, texts.title(shape), name)

    def _picture_changed(self, value: object) -> None:
        self.edited.emit("picture", value, tr("picture") if value is not None else tr("remove the picture"), "")


def _worst(found: Sequence[Finding]) -> Severity | None:
    there = {finding.severity for finding in found}
    return next((Severity(severity) for severity in SEVERITIES if severity in there), None)


def _over_limit(
    editor: RowsEditor, name: str, sums: Sequence[Meter], found: Sequence[Finding]
) -> dict[str, tuple[Severity | None, str]]:
    """The rows that stand beyond the limit of their section's meter."""
    meter = next((meter for meter in sums if meter.section == name), None)
    if meter is None or meter.allowed is None or meter.used <= meter.allowed:
        return {}
    rows = editor.rows()
    if len(rows) != len(meter.parts):
        return {}
    message = "\n".join(say(finding.message) for finding in found if finding.severity == "error")
    marks: dict[str, tuple[Severity | None, str]] = {}
    so_far = 0
    for row, (_, points) in zip(rows, meter.parts, strict=True):
        so_far += points
        if points and so_far > meter.allowed:
            marks[row.id] = (Severity.ERROR, message)
    return marks
