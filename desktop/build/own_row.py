"""A weapon or an item of the player's own: a dialog made from the table's row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.build import edits, texts
from desktop.build.editors import LongTextEditor
from desktop.build.field_box import FieldBox, field_box
from desktop.build.form import Form
from desktop.build.shape import shapes
from desktop.document import Document
from desktop.look.flow import flow_widget
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.severity import Callout, Severity
from desktop.words import current, say, tr
from rules.errors import sentence
from rules.stored import fresh_id
from rules.units import Table

_WIDTH = 640


class OwnRowDialog(QDialog):
    """`row` is the row when the dialog was accepted: only one that is whole is."""

    def __init__(self, table: Table, given: Mapping[str, Any] | None, name: str, parent: QWidget) -> None:
        """`given`: the row to change; None for a new one called `name`."""
        super().__init__(parent)
        self.row: dict[str, Any] | None = None
        self._table = table
        self._given = dict(given or {})
        self._id = str(self._given.get("id") or fresh_id())
        one = tr(table.one)
        self.setWindowTitle(tr("Your own: {what}", what=one))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(10))
        column.addWidget(Label(tr("Your own: {what}", what=one), Type.HEADING))
        about = Label(tr("It is kept in this army’s file and may be picked by all its units."), ink="ink2")
        about.setWordWrap(True)
        column.addWidget(about)
        self.names = {code: self._name(code) for code in ("en", "fr")}
        names = QHBoxLayout()
        first = current().code
        for code in sorted(self.names, key=lambda code: code != first):
            names.addLayout(_titled({"en": tr("Name in English"), "fr": tr("Name in French")}[code], self.names[code]))
        column.addLayout(names)
        if name:
            self.names[first].setText(name)
        self.boxes: dict[str, FieldBox] = {}
        self._values: dict[str, Any] = {}
        column.addWidget(self._fields(), 1)
        self._wrong = Callout(Severity.ERROR, "")
        self._wrong.hide()
        column.addWidget(self._wrong)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.names[first].setFocus()
        self.resize(px(_WIDTH), self.sizeHint().height())

    def _name(self, code: str) -> QLineEdit:
        field = QLineEdit(str(self._given.get("name", {}).get(code, "")))
        field.setMaxLength(300)
        return field

    def _fields(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        holder, flow = flow_widget(across=px(8), down=px(8))
        column.addWidget(holder)
        for shape in sorted(shapes(self._table.row).values(), key=lambda shape: shape.name == "source"):
            box = field_box(shape) if shape.name not in ("name", "id") else None
            if box is None:
                continue
            value = self._given.get(shape.name, self._table.row.model_fields[shape.name].get_default())
            value = tuple(value) if isinstance(value, list) else value
            box.show_value(None if repr(value) == "PydanticUndefined" else value)
            box.changed.connect(self._changed)
            self.boxes[shape.name] = box
            if isinstance(box.editor, LongTextEditor):
                column.addWidget(box)
            else:
                flow.addWidget(box)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(body)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(min(body.heightForWidth(px(_WIDTH - 40)), px(420)))
        return area

    def _changed(self, name: str, value: object) -> None:
        self._values[name] = value
        self._wrong.hide()

    def _try(self) -> None:
        """Accepts the row when it is whole, otherwise says what is missing and where."""
        problems = [(box, box.editor.problem()) for box in self.boxes.values() if box.editor.problem()]
        names = {code: texts.clean(field.text().strip()) for code, field in self.names.items()}
        if not any(names.values()):
            self._refuse(tr("It needs a name."), self.names[current().code])
            return
        if problems:
            box, why = problems[0]
            self._refuse(tr("{name}: {what}", name=texts.title(box.shape), what=why), box.editor.field())
            return
        row = {**self._given, **self._values, "id": self._id, "name": names}
        row.setdefault("mark", "house")
        row.setdefault("source", "")
        try:
            made = self._table.row.model_validate(row, strict=False)
        except ValidationError as error:
            place = str(error.errors()[0]["loc"][0])
            box = self.boxes.get(place)
            if box is None:
                self._refuse(say(sentence(error)), self.names[current().code])
            else:
                self._refuse(tr("{field} is needed.", field=texts.title(box.shape)), box.editor.field())
            return
        self.row = made.model_dump(mode="json")
        self.accept()

    def _refuse(self, sentence: str, field: QWidget) -> None:
        self._wrong.set_state(Severity.ERROR, sentence)
        self._wrong.show()
        field.setFocus()


def _titled(title: str, field: QLineEdit) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(px(2))
    column.addWidget(Label(title, Type.LABEL, "ink2"))
    field.setAccessibleName(title)
    column.addWidget(field)
    return column


def define(document: Document, form: Form, table_id: str, row_id: str, typed: str) -> OwnRowDialog:
    """Opens the dialog for a row of the army's own; a new one is picked by the form's unit in the same step."""
    table = next(table for table in form.kind.tables if table.id == table_id)
    mine = getattr(document.army.own, table_id)
    given = next((row for row in mine if row.get("id") == row_id), None) if row_id else None
    dialog = OwnRowDialog(table, given, typed, form)
    dialog.accepted.connect(lambda: _take(document, form, table_id, dialog.row, is_new=given is None))
    dialog.open()
    return dialog


def _take(document: Document, form: Form, table: str, row: dict[str, Any] | None, *, is_new: bool) -> None:
    if row is None:
        return
    name = next((name for name in row["name"].values() if name), "")
    step, army = edits.define_row(document.army, table, row, name)
    if not is_new:
        document.edit(step, army)
        return
    tables = {editor.lister.table.id: editor for editor in form.lists.values() if editor.lister.table is not None}
    document.undo_stack.beginMacro(step)
    document.edit(step, army)
    tables[table].add_pick(str(row["id"]))
    document.undo_stack.endMacro()
