"""What a row of a list reads like: its title, what it says of itself, the figures of the table row it picks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.build import texts
from desktop.build.shape import Shape, shapes
from desktop.words import say, tr
from rules.army import OwnRows
from rules.catalogue import Row
from rules.stored import Unit
from rules.units import Table


@dataclass(frozen=True, slots=True)
class Line:
    """A row as a line. `known` is False when the table does not have what it picks."""

    title: str
    summary: str
    figures: tuple[str, ...]
    known: bool = True

    def spoken(self, heads: Sequence[str]) -> str:
        """The line as one sentence, for screen readers."""
        figures = [f"{head} {figure}" for head, figure in zip(heads, self.figures, strict=False)]
        return texts.joined([self.title, self.summary, *figures])


@dataclass(frozen=True, slots=True)
class Lister:
    """Reads the rows of one list of a unit."""

    shape: Shape
    """The list's own field."""
    table: Table | None
    """What its rows pick from."""
    pick: Shape | None
    """The rows' field that picks."""

    @property
    def fields(self) -> Mapping[str, Shape]:
        """The rows' own fields, in order."""
        assert self.shape.row is not None
        return shapes(self.shape.row)

    def heads(self) -> tuple[str, ...]:
        return tuple(tr(column.title) for column in self.table.columns) if self.table else ()

    def line(self, row: Any, place: int, unit: Unit, known: Mapping[str, Row]) -> Line:
        """A row of the list. `place` counts from 0; `known`: the table's rows."""
        fields = [shape for shape in self.fields.values() if shape is not self.pick]
        if self.pick is None:
            title, used = self._own_title(row, place, fields)
            rest = [shape for shape in fields if shape.name not in used]
            return Line(title, _summary(row, rest, unit, known), ())
        found = known.get(getattr(row, self.pick.name))
        summary = _summary(row, fields, unit, known)
        if found is None or self.table is None:
            heads = len(self.heads())
            return Line(getattr(row, self.pick.name), summary, ("—",) * heads, known=False)
        figures = tuple(say(column.text(found)) for column in self.table.columns)
        return Line(say(found.name.words()), summary, figures)

    def _own_title(self, row: Any, place: int, fields: Sequence[Shape]) -> tuple[str, set[str]]:
        """The row's name, else its first choice, else the list's title and its number; and the fields that made it."""
        name = next((shape.name for shape in fields if shape.holds == "text" and not shape.picks), "")
        if name and getattr(row, name):
            return getattr(row, name), {name}
        choice = next((shape for shape in fields if shape.holds == "choice"), None)
        if choice is not None and getattr(row, choice.name) is not None:
            return texts.word(choice, getattr(row, choice.name)), {name, choice.name}
        return tr("{list} {n}", list=tr(self.shape.one or self.shape.title), n=place + 1), {name}


def _summary(row: Any, fields: Sequence[Shape], unit: Unit, known: Mapping[str, Row]) -> str:
    """What tells the row from a usual one: a choice always, the rest where it is not the default. Each word once."""
    said: list[str] = []
    for shape in fields:
        value = getattr(row, shape.name)
        usual = value == type(row).model_fields[shape.name].get_default()
        part = "" if usual and shape.holds != "choice" else _said(shape, value, unit, known)
        if part.casefold() not in (other.casefold() for other in said):
            said.append(part)
    return texts.joined(said)


def _said(shape: Shape, value: Any, unit: Unit, known: Mapping[str, Row]) -> str:
    """What a field adds to the summary: nothing where it says the usual."""
    if value is None or value == "" or value == ():
        return ""
    if shape.picks.startswith("."):
        return picked_name(shape, value, unit, known)
    if shape.holds == "choice":
        return texts.word(shape, value)
    if shape.holds == "choices":
        return texts.joined([texts.word(shape, one) for one in value])
    if shape.holds == "flag":
        return texts.title(shape) if value else tr("{field}: no", field=texts.title(shape))
    if shape.holds == "number":
        return f"{texts.short_title(shape)} {texts.number_text(shape, value)}"
    return value if shape.holds == "text" else ""


def picked_name(shape: Shape, value: str, unit: Unit, known: Mapping[str, Row]) -> str:
    """The name of the row of the same unit that a field picks; its place where it has none. `known`: a table's rows."""
    rows = getattr(unit, shape.picks[1:], ())
    for place, row in enumerate(rows):
        if row.id == value:
            return unit_row_name(shape, row, place, len(rows), known)
    return value


def unit_row_name(shape: Shape, row: Any, place: int, of: int, known: Mapping[str, Row]) -> str:
    """What a row of the same unit is called where it is picked: its name, else that of what it picks itself."""
    name = getattr(row, "name", "") or _table_name(row, known)
    if name:
        return name
    return texts.title(shape) if of == 1 else tr("{list} {n}", list=texts.title(shape), n=place + 1)


def _table_name(row: Any, known: Mapping[str, Row]) -> str:
    """The name of the table's row that a row picks; empty when it picks none that is known."""
    picks = [shape.name for shape in shapes(type(row)).values() if shape.picks and not shape.picks.startswith(".")]
    found = next((known[value] for name in picks if (value := getattr(row, name)) in known), None)
    return say(found.name.words()) if found else ""


def pick_choices(shape: Shape, unit: Unit, own: OwnRows, tables: Sequence[Table]) -> list[tuple[str, str]]:
    """What a field may pick, ids and names: rows of a table, or of a list of the same unit."""
    if not shape.picks.startswith("."):
        table = next((table for table in tables if table.id == shape.picks), None)
        return [(row.id, say(row.name.words())) for row in table.rows(own).values()] if table else []
    rows = getattr(unit, shape.picks[1:], ())
    known = {row.id: row for table in tables for row in table.rows(own).values()}
    return [(row.id, unit_row_name(shape, row, place, len(rows), known)) for place, row in enumerate(rows)]


def lister(shape: Shape, tables: Sequence[Table]) -> Lister:
    """The reader of a list."""
    assert shape.row is not None
    by_id = {table.id: table for table in tables}
    pick = next((field for field in shapes(shape.row).values() if field.picks in by_id), None)
    return Lister(shape, by_id[pick.picks] if pick else None, pick)
