"""What an editor must know of a model's field: what it holds, its bounds, its words. Read from the model itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.catalogue import Names
from rules.fields import about, choice_words
from rules.stored import Picture, RollRecord, Unit

Holds = Literal["text", "number", "choice", "flag", "choices", "rows", "names", "picture", "rolls"]

_LONG = 1000
"""Text of more letters than this is written in a box of several lines."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A field as its editor sees it.

    `values`: what may be chosen; beside a number: words that may stand in its place. `words`: their templates.
    `least`, `most`: what a file may hold, `above` when the least itself is excluded. `length`: letters of a text,
    items of a list. `row`: the model of a list's items.
    """

    name: str
    holds: Holds
    title: str
    short: str
    letter: str
    help: str
    section: str
    picks: str
    one: str
    unit: str
    rule: str
    house: bool
    optional: bool
    whole: bool = False
    least: float | None = None
    most: float | None = None
    above: bool = False
    length: int | None = None
    values: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict[str, str])
    row: type[BaseModel] | None = None

    @property
    def is_long(self) -> bool:
        """Whether the text needs several lines."""
        return self.holds == "text" and self.length is not None and self.length >= _LONG

    def fits(self, value: float) -> bool:
        """Whether a file may hold that number."""
        if self.least is not None and (value < self.least or (self.above and value == self.least)):
            return False
        return self.most is None or value <= self.most


@cache
def shapes(model: type[BaseModel]) -> Mapping[str, Shape]:
    """The fields of a model that have a title and that an editor is there for, in the model's order."""
    found = {name: _shape(name, info) for name, info in model.model_fields.items() if info.title}
    return {name: shape for name, shape in found.items() if shape is not None}


@cache
def by_section(model: type[BaseModel]) -> Mapping[str, Sequence[Shape]]:
    """The fields of each section of a unit's form, but for its name, which stands above all.

    Sections come as the model names them, notes at the end; within them what every unit has comes after what tells
    this kind of unit.
    """
    found: dict[str, list[Shape]] = {}
    fields = [shape for shape in shapes(model).values() if shape.section and shape.name != "name"]
    for shape in sorted(fields, key=lambda shape: shape.name in Unit.model_fields):
        found.setdefault(shape.section, []).append(shape)
    if "notes" in found:
        found["notes"] = found.pop("notes")
    return found


def _shape(name: str, info: FieldInfo) -> Shape | None:
    bounds: dict[str, Any] = _bounds(info.metadata)
    base, optional = info.annotation, False
    values: tuple[str, ...] = ()
    holds: Holds | None = None
    row: type[BaseModel] | None = None
    whole = False
    for part in _parts(base):
        part, metadata = _plain(part)
        bounds |= _bounds(metadata)
        if part is NoneType:
            optional = True
        elif get_origin(part) is Literal:
            values += tuple(str(value) for value in get_args(part))
            holds = holds or "choice"
        elif part in (int, float):
            holds, whole = "number", part is int
        elif part is bool:
            holds = "flag"
        elif part is str:
            holds = "text"
        elif part is Picture:
            holds = "picture"
        elif part is Names:
            holds = "names"
        elif part is RollRecord:
            holds = "rolls"
        elif get_origin(part) is tuple:
            holds, row, values, inner = _items(part)
            bounds |= inner
    if holds is None:
        return None
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    return Shape(
        name=name,
        holds=holds,
        title=info.title or "",
        short=about(info, "short"),
        letter=about(info, "letter"),
        help=about(info, "help"),
        section=about(info, "section"),
        picks=about(info, "picks"),
        one=about(info, "one"),
        unit=about(info, "unit"),
        rule=about(info, "rule"),
        house=bool(extra.get("house")),
        optional=optional,
        whole=whole,
        values=values,
        words=choice_words(info),
        row=row,
        **bounds,
    )


def _items(part: Any) -> tuple[Holds | None, type[BaseModel] | None, tuple[str, ...], dict[str, Any]]:
    inner, _ = _plain(get_args(part)[0])
    if get_origin(inner) is Literal:
        return "choices", None, tuple(str(value) for value in get_args(inner)), {}
    if isinstance(inner, type) and issubclass(inner, BaseModel):
        return "rows", inner, (), {}
    return None, None, (), {}


def _parts(annotation: Any) -> tuple[Any, ...]:
    plain, _ = _plain(annotation)
    return get_args(plain) if get_origin(plain) in (Union, UnionType) else (annotation,)


def _plain(annotation: Any) -> tuple[Any, list[Any]]:
    """The type under its annotations, and those."""
    metadata: list[Any] = []
    while get_origin(annotation) is Annotated:
        annotation, *more = get_args(annotation)
        for entry in more:
            metadata += entry.metadata if isinstance(entry, FieldInfo) else [entry]
    return annotation, metadata


def _bounds(metadata: list[Any]) -> dict[str, Any]:
    bounds: dict[str, Any] = {}
    for entry in metadata:
        if isinstance(entry, Ge):
            bounds["least"] = entry.ge
        elif isinstance(entry, Gt):
            bounds |= {"least": entry.gt, "above": True}
        elif isinstance(entry, Le):
            bounds["most"] = entry.le
        elif isinstance(entry, Lt):
            bounds["most"] = entry.lt
        elif isinstance(entry, MaxLen):
            bounds["length"] = entry.max_length
    return bounds
