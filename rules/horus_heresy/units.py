"""The kinds of units of Horus Heresy."""

from __future__ import annotations

from rules.army import OwnRows
from rules.horus_heresy import vehicle_findings
from rules.horus_heresy.faces import needed_armour
from rules.horus_heresy.tables import DASH, RULES, WEAPONS
from rules.horus_heresy.transport_findings import meters
from rules.horus_heresy.vehicle import Vehicle, type_words, vehicle_archetypes
from rules.language import N_, Words
from rules.units import UnitKind


def _icon(vehicle: Vehicle) -> str:
    if vehicle.is_a("flyer", "antigrav"):
        return "skim"
    return "walker" if vehicle.is_a("knight", "titan") else "tank"


def _armour(vehicle: Vehicle, own: OwnRows) -> Words:
    values = [getattr(vehicle, f"armour_{part}") for part in needed_armour(vehicle.sub_types)]
    return "/".join(DASH if value is None else str(value) for value in values)


KINDS = (
    UnitKind(
        id="horus-heresy.vehicle",
        title=N_("Vehicle"),
        model=Vehicle,
        archetypes=vehicle_archetypes,
        icon=_icon,
        figure=_armour,
        findings=vehicle_findings.findings,
        meters=meters,
        tables=(WEAPONS, RULES),
        hints=lambda vehicle: {"type_name": type_words(vehicle)},
    ),
)
