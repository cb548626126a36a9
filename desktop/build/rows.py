"""The editor of a list of rows: lines that open into their own fields, move and go, and a way to add one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.build import texts
from desktop.build.picker import Picker
from desktop.build.rolling import ListRoller
from desktop.build.row_details import RowDetails
from desktop.build.row_line import Heads, RowLine, ruling
from desktop.build.row_texts import Lister
from desktop.build.shape import Shape
from desktop.look import icons
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.severity import Severity
from desktop.look.tokens import color
from desktop.words import say, tr
from rules.army import OwnRows
from rules.catalogue import Row
from rules.language import C_
from rules.stored import Unit, fresh_id
from rules.units import Table


class RowsEditor(QWidget):
    """`edited` is sent with the field, the new list, what was done and the key under which steps merge.

    `asked_own` with the id of a row to change, or "" and what was typed, to define a row of the table.
    """

    edited = Signal(str, object, str, str)
    left = Signal()
    refused = Signal(str)
    asked_own = Signal(str, str)

    def __init__(self, lister: Lister, tables: Sequence[Table], *, titled: bool) -> None:
        """`titled`: the list is not all that its section is about, so its title is shown."""
        super().__init__()
        self.lister = lister
        self.titled = titled
        self._shape: Shape = lister.shape
        self._unit: Unit | None = None
        self._own: OwnRows | None = None
        self._rows: tuple[Any, ...] = ()
        self._known: Mapping[str, Row] = {}
        self._filled: tuple[object, ...] = ()
        """What the lines were made of."""
        self._lines: list[RowLine] = []
        self._open_id = ""
        self._drop_at: int | None = None
        self._read_only = False
        self._marks: Mapping[str, tuple[Severity | None, str]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._empty = Label(_empty_text(lister), Type.EMPTY, "ink2")
        self._column.addLayout(self._head(titled=titled))
        self._heads = Heads()
        self._column.addWidget(self._heads)
        self._place = QVBoxLayout()
        self._place.setSpacing(0)
        self._column.addLayout(self._place)
        self._details = RowDetails(lister, tables)
        self._details.changed.connect(self._field_changed)
        self._details.left.connect(self.left)
        self._details.refused.connect(self.refused)
        self._details.asked_own.connect(lambda: self.asked_own.emit(self._picked(self._open_row()), ""))
        self._details.hide()
        self._roller: ListRoller | None = None
        self._search = QHBoxLayout()
        self._search.setSpacing(px(8))
        if self.picker is not None:
            self._column.addSpacing(px(6))
            self._search.addWidget(self.picker, 1)
            self._column.addLayout(self._search)

    def _head(self, *, titled: bool) -> QHBoxLayout:
        """Title, "None.", and for rows that are not picked from a table the button that adds one."""
        row = QHBoxLayout()
        row.setSpacing(px(10))
        if titled:
            row.addWidget(Label(texts.title(self._shape), Type.LABEL_STRONG, "ink2"))
        row.addWidget(self._empty)
        row.addStretch(1)
        self.picker: Picker | None = None
        self.add_button: QPushButton | None = None
        if self.lister.table is not None:
            self.picker = Picker(_search_text(self.lister))
            self.picker.picked.connect(self.add_pick)
            self.picker.asked_own.connect(lambda typed: self.asked_own.emit("", typed))
        else:
            self.add_button = QPushButton(icons.icon("add", "blue"), tr(C_("row", "Add")))
            self.add_button.setFlat(True)
            self.add_button.setAccessibleName(tr("Add: {list}", list=texts.title(self._shape)))
            self.add_button.clicked.connect(self.add_blank)
            if titled:
                row.addWidget(self.add_button)
        return row

    def set_roller(self, roller: ListRoller) -> None:
        """Lets rows be rolled up: a button beside the search, the dice under it."""
        self._roller = roller
        roller.rolled.connect(self._add_rolled)
        self._search.addWidget(roller.button)
        self._column.addWidget(roller)

    # Showing

    def show_rows(self, unit: Unit, own: OwnRows) -> None:
        """Shows the unit's list."""
        rows: tuple[Any, ...] = getattr(unit, self._shape.name)
        other_own = own is not self._own
        same_unit = self._unit is not None and self._unit.id == unit.id
        self._unit, self._own = unit, own
        if self._roller is not None:
            self._roller.show_unit(unit, own)
        if not same_unit:
            self._open_id = ""
        if self.lister.table is not None and (other_own or not self._known):
            self._known = self.lister.table.rows(own)
            mine = [data.get("id", "") for data in getattr(own, self.lister.table.id, ())]
            if self.picker is not None:
                ownable = self.lister.table.id in OwnRows.model_fields
                self.picker.model.set_rows(self._known, self.lister.table, mine, ownable=ownable)
        picked = (
            getattr(unit, shape.picks[1:], None) for shape in self.lister.fields.values() if shape.picks[:1] == "."
        )
        self._rows = rows
        shown = (rows, own, *picked)
        if same_unit and len(shown) == len(self._filled) and all(map(is_, shown, self._filled)):
            return
        self._filled = shown
        self._fill()

    def _fill(self) -> None:
        assert self._unit is not None
        while len(self._lines) < len(self._rows):
            self._add_line()
        texts_of = [self.lister.line(row, i, self._unit, self._known) for i, row in enumerate(self._rows)]
        heads = self.lister.heads()
        ruled = ruling(texts_of, heads, self.width())
        for line, shown in zip(self._lines, texts_of, strict=False):
            line.show_line(shown, heads, ruled)
            line.show()
        for line in self._lines[len(self._rows) :]:
            line.hide()
        self._heads.setVisible(bool(self._rows) and bool(heads))
        second = _second_head(self.lister) if any(shown.summary for shown in texts_of) else ""
        self._heads.show_heads(tr(self.lister.table.one) if self.lister.table else "", second, heads, ruled)
        self._empty.setVisible(not self._rows)
        self._place_details()
        self.show_marks(self._marks)

    def _add_line(self) -> None:
        line = RowLine()
        at = len(self._lines)
        line.opened.connect(lambda: self.toggle(at))
        line.removed.connect(lambda: self.remove(at))
        line.moved.connect(lambda by: self.move(at, at + by))
        line.stepped.connect(lambda by: self.focus_row(at + by))
        line.dragged.connect(self._drag)
        line.dropped.connect(lambda point: self._drop(at, point))
        line.set_read_only(self._read_only)
        self._lines.append(line)
        self._place.addWidget(line)

    def _place_details(self) -> None:
        """The open row's fields, right under it."""
        row = self._open_row()
        for place, line in enumerate(self._lines):
            line.set_open(row is not None and place < len(self._rows) and self._rows[place] is row)
        if row is None:
            self._details.hide()
            return
        at = next(i for i, other in enumerate(self._rows) if other is row)
        if self._place.indexOf(self._details) != at + 1:
            self._place.removeWidget(self._details)
            self._place.insertWidget(at + 1, self._details)
        assert self._unit is not None
        mine = self.lister.table is not None and self._is_own(self._picked(row))
        assert self._own is not None
        self._details.show_row(row, self._unit, self._own, mine=mine)
        self._details.show()

    def _open_row(self) -> Any:
        return next((row for row in self._rows if row.id == self._open_id), None)

    def _picked(self, row: Any) -> str:
        return getattr(row, self.lister.pick.name) if row is not None and self.lister.pick else ""

    def _is_own(self, picked: str) -> bool:
        table = self.lister.table
        mine: Sequence[Mapping[str, Any]] = getattr(self._own, table.id, ()) if table and self._own else ()
        return any(data.get("id") == picked for data in mine)

    def show_marks(self, marks: Mapping[str, tuple[Severity | None, str]]) -> None:
        """Marks rows, by their id, with the worst of their findings and its sentences."""
        self._marks = marks
        for row, line in zip(self._rows, self._lines, strict=False):
            severity, messages = marks.get(row.id, (None, ""))
            line.show_findings(severity, messages)

    def set_read_only(self, read_only: bool) -> None:
        self._read_only = read_only
        for line in self._lines:
            line.set_read_only(read_only)
        self._details.set_read_only(read_only)
        for widget in (self.picker, self.add_button, self._roller.button if self._roller else None):
            if widget is not None:
                widget.setVisible(not read_only)

    def lines(self) -> list[RowLine]:
        """The lines that are shown, in order."""
        return self._lines[: len(self._rows)]

    def rows(self) -> tuple[Any, ...]:
        """The rows that are shown."""
        return self._rows

    def details(self) -> QWidget:
        """The fields of the open row."""
        return self._details

    def summary(self) -> str:
        """All titles in a line, for a closed section."""
        return texts.joined([line.line().title for line in self.lines()])

    # Changing

    def toggle(self, at: int) -> None:
        """Opens a row's fields, or closes them."""
        row = self._rows[at]
        self._open_id = "" if self._open_id == row.id else row.id
        self._place_details()

    def focus_row(self, at: int) -> None:
        """Puts the keyboard on a row."""
        if 0 <= at < len(self._rows):
            self._lines[at].setFocus()
        elif at == len(self._rows):
            adder = self.picker or self.add_button
            if adder is not None:
                adder.setFocus()

    def focus_id(self, row_id: str) -> bool:
        """Opens and focuses the row of that id; whether it is there."""
        for place, row in enumerate(self._rows):
            if row.id == row_id:
                self._open_id = row_id
                self._place_details()
                self.focus_row(place)
                return True
        return False

    def _emit(self, rows: tuple[Any, ...], title: str, merge: str = "") -> None:
        self.edited.emit(self._shape.name, rows, title, merge)

    def _name(self, at: int) -> str:
        return self._lines[at].line().title

    def add_pick(self, picked: str) -> None:
        """Adds a row that picks that entry of the table."""
        assert self._shape.row is not None
        assert self.lister.pick is not None
        row = self._shape.row.model_validate({self.lister.pick.name: picked})
        known = self._known.get(picked)
        name = say(known.name.words()) if known else picked
        self._add(row, tr("add “{name}”", name=name))

    def add_blank(self) -> None:
        """Adds an empty row and opens it."""
        assert self._shape.row is not None
        row = self._shape.row.model_validate({"id": fresh_id()})
        self._open_id = row.id  # type: ignore[attr-defined]
        self._add(row, tr("add to {list}", list=texts.title(self._shape)))
        self._details.focus_first()

    def _add(self, row: Any, title: str) -> None:
        if self._shape.length is None or len(self._rows) < self._shape.length:
            self._emit((*self._rows, row), title)

    def _add_rolled(self, rows: tuple[Any, ...], title: str) -> None:
        room = len(rows) if self._shape.length is None else self._shape.length - len(self._rows)
        self._emit((*self._rows, *rows[:room]), title)

    def remove(self, at: int) -> None:
        if self._read_only or at >= len(self._rows):
            return
        title = tr("remove “{name}”", name=self._name(at))
        self._emit((*self._rows[:at], *self._rows[at + 1 :]), title)
        self.focus_row(min(at, len(self._rows) - 1) if self._rows else 0)

    def move(self, at: int, to: int) -> None:
        """Moves a row to another place."""
        if self._read_only or not 0 <= to < len(self._rows) or at == to:
            return
        rows = list(self._rows)
        rows.insert(to, rows.pop(at))
        title = tr("move “{name}”", name=self._name(at))
        self._emit(tuple(rows), title)
        self.focus_row(to)

    def _field_changed(self, name: str, value: object) -> None:
        row = self._open_row()
        if row is None:
            return
        at = next(i for i, other in enumerate(self._rows) if other is row)
        changed = row.model_copy(update={name: value})
        rows = (*self._rows[:at], changed, *self._rows[at + 1 :])
        shape = self.lister.fields[name]
        title = tr("{field} of “{name}”", field=texts.title(shape), name=self._name(at))
        self._emit(rows, title, f"{self._shape.name}.{row.id}.{name}")

    # Dragging

    def _drag(self, point: QPoint) -> None:
        self._drop_at = self._gap_at(point)
        self.update()

    def _drop(self, at: int, point: QPoint) -> None:
        gap, self._drop_at = self._gap_at(point), None
        self.update()
        self.move(at, gap - 1 if gap > at else gap)

    def _gap_at(self, point: QPoint) -> int:
        return sum(point.y() > line.geometry().center().y() for line in self.lines())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drop_at is None or not self.lines():
            return
        lines = self.lines()
        y = lines[self._drop_at].y() - 1 if self._drop_at < len(lines) else lines[-1].geometry().bottom()
        painter = QPainter(self)
        painter.fillRect(0, y - 1, self.width(), 3, color("blue"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._unit is not None and event.size().width() != event.oldSize().width():
            self._fill()


def _empty_text(lister: Lister) -> str:
    sentences = {"weapons": tr("No weapon."), "equipment": tr("No equipment.")}
    return sentences.get(lister.table.id if lister.table else "", tr("Nothing yet."))


def _search_text(lister: Lister) -> str:
    assert lister.table is not None
    sentences = {"weapons": tr("Add a weapon: name, class…"), "equipment": tr("Add equipment: name…")}
    return sentences.get(lister.table.id, tr("Add: {list}", list=tr(lister.table.one)))


def _second_head(lister: Lister) -> str:
    """The head over what the rows say of themselves: that of their first field that is a choice."""
    choice = next((shape for shape in lister.fields.values() if shape.holds == "choice"), None)
    return texts.title(choice) if choice else ""
