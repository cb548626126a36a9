"""An army: forces of units, and the rows of the player's own that its units use.

Everything here is immutable; each function gives the changed army and shares with the old one what did not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SerializeAsAny, ValidationError

from rules.errors import BadFile, sentence
from rules.findings import Finding, in_order
from rules.language import N_, Message
from rules.stored import Identifier, Items, LongText, Stored, Title, Unit, fresh_id
from rules.units import check_own, kind_of, read_unit

FORMAT = "ironmuster-army"
VERSION = 1

AnyUnit = Annotated[SerializeAsAny[Unit], BeforeValidator(read_unit)]


class OwnRows(Stored):
    """Rows that are not shipped: the player's own weapons and equipment, by table; they travel with the army."""

    weapons: Items[dict[str, Any]] = ()
    equipment: Items[dict[str, Any]] = ()


NO_ROWS = OwnRows()


class Force(Stored):
    """A part of an army."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = ""
    units: Annotated[tuple[AnyUnit, ...], Field(strict=False, max_length=20_000)] = ()


class Army(Stored):
    """An army file's content."""

    format: Literal["ironmuster-army"] = FORMAT
    version: int = VERSION
    ruleset: Identifier
    id: Identifier = Field(default_factory=fresh_id)
    name: Title = ""
    notes: LongText = ""
    forces: Items[Force] = ()
    own: OwnRows = NO_ROWS


def new_army(rule_set: str, name: str = "", force: str = "") -> Army:
    """An army with one empty force."""
    return Army(ruleset=rule_set, name=name, forces=(Force(name=force),))


def read_army(data: Any) -> Army:
    """An army from plain data of the present version. Raises BadFile with a sentence that names the place."""
    try:
        army = Army.model_validate(data)
    except ValidationError as error:
        raise BadFile(sentence(error)) from None
    check_own(army.ruleset, army.own)
    seen: set[str] = set()
    for unit in units(army):
        if unit.id in seen:
            raise BadFile(N_("Two units have the same id, {id}: “{name}” is the second."), id=unit.id, name=unit.name)
        seen.add(unit.id)
    return army


def units(army: Army) -> Iterator[Unit]:
    """All units, in order."""
    for force in army.forces:
        yield from force.units


def find_unit(army: Army, unit_id: str) -> Unit:
    """The unit of that id. Raises KeyError."""
    for unit in units(army):
        if unit.id == unit_id:
            return unit
    raise KeyError(unit_id)


def _with_force(army: Army, force_id: str, change: Callable[[tuple[Unit, ...]], tuple[Unit, ...]]) -> Army:
    forces = tuple(
        force.model_copy(update={"units": change(force.units)}) if force.id == force_id else force
        for force in army.forces
    )
    return army.model_copy(update={"forces": forces})


def with_unit(army: Army, unit: Unit) -> Army:
    """The army with the unit of that id replaced."""

    def replaced(there: tuple[Unit, ...]) -> tuple[Unit, ...]:
        return tuple(unit if old.id == unit.id else old for old in there)

    for force in army.forces:
        if any(old.id == unit.id for old in force.units):
            return _with_force(army, force.id, replaced)
    raise KeyError(unit.id)


def with_added(army: Army, force_id: str, added: Sequence[Unit], position: int | None = None) -> Army:
    """The army with units put into a force, at the end or before `position`."""

    def inserted(there: tuple[Unit, ...]) -> tuple[Unit, ...]:
        at = len(there) if position is None else position
        return (*there[:at], *added, *there[at:])

    return _with_force(army, force_id, inserted)


def without_units(army: Army, unit_ids: set[str]) -> Army:
    """The army without those units."""
    forces = tuple(
        force.model_copy(update={"units": tuple(unit for unit in force.units if unit.id not in unit_ids)})
        if any(unit.id in unit_ids for unit in force.units)
        else force
        for force in army.forces
    )
    return army.model_copy(update={"forces": forces})


def with_moved(army: Army, unit_ids: set[str], force_id: str, position: int) -> Army:
    """The army with those units moved, in their order, before `position` of a force (counted before the move)."""
    moved = tuple(unit for unit in units(army) if unit.id in unit_ids)
    target = next(force for force in army.forces if force.id == force_id)
    earlier = sum(unit.id in unit_ids for unit in target.units[:position])
    return with_added(without_units(army, unit_ids), force_id, moved, position - earlier)


def renewed(unit: Unit) -> Unit:
    """A copy of a unit with an id of its own."""
    return unit.model_copy(update={"id": fresh_id()})


def unit_findings(unit: Unit, own: OwnRows) -> tuple[Finding, ...]:
    """What is wrong with a unit, worst first, each finding naming the unit."""
    kind = kind_of(unit)
    if kind is None:
        message = Message(
            N_("This kind of unit, “{kind}”, comes from a newer program: kept as it is."), {"kind": unit.kind}
        )
        return (Finding("unknown-kind", "warning", message, unit=unit.id),)
    return in_order(replace(finding, unit=unit.id) for finding in kind.findings(unit, own))


def army_findings(army: Army) -> tuple[Finding, ...]:
    """The findings of all units, in the order of the army."""
    return tuple(finding for unit in units(army) for finding in unit_findings(unit, army.own))
