"""Data tables: rows read from `resources/<rule set>/<table>.json`, validated when they are first asked for.

A table is `{"about": {"en": …, "fr": …}, "rows": [...]}`. Each row has an id, its names in both languages, the
source of its figures and a mark that says what they are worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.errors import BadFile, sentence
from rules.fields import described
from rules.language import N_, Message, Name

Mark = Literal["rule", "parent", "house", "unknown"]
"""rule: stated by the rules text; parent: of the parent game; house: ours; unknown: no figure is known."""

MARKS: Mapping[Mark, str] = {
    "rule": N_("printed rule"),
    "parent": N_("parent game, not in the printed extract"),
    "house": N_("house value, not in the printed rules"),
    "unknown": N_("unknown, not in the printed extract"),
}
"""What a player reads beside a figure, as templates."""

Id = Annotated[str, Field(min_length=1, max_length=80)]


class Names(BaseModel):
    """A name in both languages; the second may be empty in a player's own rows."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    en: str = Field(max_length=300)
    fr: str = Field(max_length=300)

    @cached_property
    def both(self) -> Name:
        return Name(self.en, self.fr)

    def words(self) -> Name:
        return self.both


class Row(BaseModel):
    """What every row of every table has."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, allow_inf_nan=False)

    id: Id
    name: Names = described(N_("Name"))
    mark: Mark
    source: str = described(N_("Source"), "", help=N_("Where its figures come from."), max_length=300)


class Band(Row):
    """A row for a range of numbers, both ends included; None is no bound. In the file: `from`, `to`."""

    first: float | None = Field(alias="from")
    last: float | None = Field(alias="to")

    def covers(self, number: float) -> bool:
        return (self.first is None or self.first <= number) and (self.last is None or number <= self.last)


R = TypeVar("R", bound=Row)


class _Table(BaseModel, Generic[R]):
    model_config = ConfigDict(extra="forbid", strict=True)

    about: Names
    rows: list[R]


@cache
def rows(rule_set: str, table: str, row: type[R]) -> Mapping[str, R]:
    """The rows of a shipped table by id, in its order. Raises BadFile naming table and place."""
    path = files("resources") / rule_set / f"{table}.json"
    try:
        found = _Table[row].model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise BadFile(Message(N_("{file}: {problem}"), {"file": str(path), "problem": sentence(error)})) from None
    return {entry.id: entry for entry in found.rows}


# A player's own rows as they were read last, by table: the lists are immutable, so identity is enough.
_read: dict[type[Row], tuple[Sequence[dict[str, Any]], Mapping[str, Any]]] = {}


def _own(row: type[R], found: Sequence[dict[str, Any]]) -> Mapping[str, R]:
    known = _read.get(row)
    if known is not None and known[0] is found:
        return known[1]
    try:
        mine = {entry.id: entry for entry in map(row.model_validate, found)}
    except ValidationError as error:
        raise BadFile(sentence(error)) from None
    _read[row] = (found, mine)
    return mine


def with_own(shipped: Mapping[str, R], row: type[R], own: Sequence[dict[str, Any]]) -> Mapping[str, R]:
    """The shipped rows of a table, over which the player's own go. Raises BadFile for a bad row."""
    return {**shipped, **_own(row, own)} if own else shipped
