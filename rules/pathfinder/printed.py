"""The printed vehicles, and what a copy still has as it was printed (PF-CAT-01, PF-CAT-02, PF-BLD-24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules.catalogue import Names, Row, rows
from rules.language import Name
from rules.pathfinder.vehicle import PropulsionLine, Vehicle
from rules.stored import Unit


class PrintedVehicle(Row):
    """A stat block: fields of `Vehicle`, where its driving space is, what it carries."""

    profile: dict[str, object]
    driving_space: Names | None = None
    load: Names | None = None


def printed_rows() -> Mapping[str, PrintedVehicle]:
    """The stat blocks by id."""
    return rows("pathfinder", "vehicles", PrintedVehicle)


def archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """The printed vehicles by id, to start from: name and vehicle."""
    return {row.id: (row.name.words(), _made(row)) for row in printed_rows().values()}


def _made(row: PrintedVehicle) -> Vehicle:
    return Vehicle.model_validate({**row.profile, "archetype": row.id})


@cache
def _printed(archetype: str) -> Vehicle | None:
    row = printed_rows().get(archetype)
    return None if row is None else _made(row)


def original(vehicle: Vehicle) -> Vehicle | None:
    """The printed vehicle that it was made from; None for one of the player's own."""
    return None if vehicle.archetype is None else _printed(vehicle.archetype)


def original_line(vehicle: Vehicle, line: PropulsionLine) -> PropulsionLine | None:
    """The printed line that a line of it was made from."""
    printed = original(vehicle)
    return next((other for other in printed.lines if other.id == line.id), None) if printed else None


def driving_space_words(vehicle: Vehicle) -> Name | str:
    """Where the driving space is, as printed; empty when that is not known."""
    row = printed_rows().get(vehicle.archetype or "")
    return row.driving_space.words() if row and row.driving_space else ""


def load_words(vehicle: Vehicle) -> Name | str:
    """What it carries: the player's own words, else the printed ones."""
    row = printed_rows().get(vehicle.archetype or "")
    if vehicle.load or row is None or row.load is None:
        return vehicle.load
    return row.load.words()
