"""The kinds of units of Pathfinder."""

from __future__ import annotations

from collections.abc import Mapping

from rules.army import OwnRows
from rules.language import N_, Message, Words
from rules.pathfinder.engine_findings import cost
from rules.pathfinder.printed import archetypes, load_words
from rules.pathfinder.tables import WEAPONS
from rules.pathfinder.vehicle import Vehicle
from rules.pathfinder.vehicle_findings import findings
from rules.units import Meter, UnitKind


def _icon(vehicle: Vehicle) -> str:
    return "car" if vehicle.type in (None, "land") else "skim"


def _cost(vehicle: Vehicle, own: OwnRows) -> Words:
    return Message(N_("{gp} gp"), {"gp": cost(vehicle, own)})


def _hints(vehicle: Vehicle) -> Mapping[str, Words]:
    return {"load": load_words(vehicle)}


def _meters(vehicle: Vehicle, own: OwnRows) -> tuple[Meter, ...]:
    return ()


KINDS = (
    UnitKind(
        id="pathfinder.vehicle",
        title=N_("Vehicle"),
        model=Vehicle,
        archetypes=archetypes,
        icon=_icon,
        figure=_cost,
        findings=findings,
        meters=_meters,
        tables=(WEAPONS,),
        hints=_hints,
    ),
)
