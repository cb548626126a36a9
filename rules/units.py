"""Kinds of units: what the program must know of each to build it, check it and list it.

A rule set names its kinds in its own `units` module (`KINDS`), imported when an army of that rule set is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rules.errors import BadFile
from rules.findings import Finding
from rules.language import N_, Name, Words
from rules.stored import Unit

if TYPE_CHECKING:
    from rules.army import OwnRows
    from rules.catalogue import Row

RULE_SETS: Mapping[str, str] = {
    "rogue-trader": "rules.rogue_trader.units",
    "horus-heresy": "rules.horus_heresy.units",
    "pathfinder": "rules.pathfinder.units",
}
"""Rule set and the module whose KINDS are its units, in the order in which they are offered."""

TITLES: Mapping[str, str] = {
    "rogue-trader": N_("Rogue Trader (1987)"),
    "horus-heresy": N_("The Horus Heresy, third edition"),
    "pathfinder": N_("Pathfinder, first edition"),
}

SECTIONS: Mapping[str, str] = {
    "identity": N_("Identity"),
    "profile": N_("Profile"),
    "propulsion": N_("Propulsion"),
    "weapons": N_("Weapons"),
    "rolled": N_("How it was rolled"),
    "equipment": N_("Equipment"),
    "crew": N_("Crew and passengers"),
    "pilot": N_("Pilot"),
    "models": N_("Models"),
    "psychology": N_("Psychology"),
    "structure": N_("Structure"),
    "state": N_("At the start of a battle"),
    "notes": N_("Picture and notes"),
}
"""Titles of the sections of forms and cards, by the `section` of a field."""


@dataclass(frozen=True, slots=True)
class Meter:
    """Points used of points allowed, and by what. `allowed` None: the limit is not set."""

    title: str
    used: int
    allowed: int | None
    parts: Sequence[tuple[Words, int]]
    section: str


@dataclass(frozen=True, slots=True)
class Column:
    """A figure of a table's row as it stands in a line; `title` is a template, `text` gives what stands under it."""

    title: str
    text: Callable[[Any], Words]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows that units pick from, shipped or the player's own. Its `id` is what a field `picks` names (OwnRows too).

    `one`: what a single row is called; `kind`: the word after a row's name; `columns`: its figures in a line.
    """

    id: str
    title: str
    one: str
    row: type[Row]
    rows: Callable[[OwnRows], Mapping[str, Row]]
    kind: Callable[[Any], Words]
    columns: Sequence[Column]


def no_hints(unit: Any) -> Mapping[str, Words]:
    """For kinds whose empty fields say nothing."""
    return {}


@dataclass(frozen=True, slots=True)
class UnitKind:
    """`figure`: what stands beside the name in the tree. All but `icon` look at a unit and the army's own rows.

    `tables`: what its fields pick from; `hints`: what stands in its empty fields, by field.
    """

    id: str
    title: str
    model: type[Unit]
    archetypes: Callable[[], Mapping[str, tuple[Name, Unit]]]
    icon: Callable[[Any], str]
    figure: Callable[[Any, OwnRows], Words]
    findings: Callable[[Any, OwnRows], Sequence[Finding]]
    meters: Callable[[Any, OwnRows], Sequence[Meter]]
    tables: Sequence[Table] = ()
    hints: Callable[[Any], Mapping[str, Words]] = no_hints


@cache
def kinds(rule_set: str) -> Mapping[str, UnitKind]:
    """The kinds of a rule set by id. Raises BadFile for a rule set that the program does not have."""
    if rule_set not in RULE_SETS:
        raise BadFile(N_("There is no rule set “{rule_set}”."), rule_set=rule_set)
    found: Sequence[UnitKind] = import_module(RULE_SETS[rule_set]).KINDS
    return {kind.id: kind for kind in found}


def check_own(rule_set: str, own: OwnRows) -> None:
    """Reads an army's own rows as its units will. Raises BadFile for one that its table does not allow."""
    if rule_set in RULE_SETS:
        for kind in kinds(rule_set).values():
            for table in kind.tables:
                table.rows(own)


def kind_of(unit: Unit) -> UnitKind | None:
    """The kind of a unit; None when it comes from a newer program."""
    rule_set = unit.kind.split(".")[0]
    return kinds(rule_set).get(unit.kind) if rule_set in RULE_SETS else None


def read_unit(data: Any) -> Unit:
    """A unit from plain data; one of an unknown kind is kept as it is. Raises pydantic's ValidationError."""
    kind = data.get("kind") if isinstance(data, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if isinstance(kind, str):
        rule_set = kind.split(".")[0]
        found = kinds(rule_set).get(kind) if rule_set in RULE_SETS else None
        if found is not None:
            return found.model.model_validate(data)
    return Unit.model_validate(data)
