"""The kinds of units of Rogue Trader."""

from __future__ import annotations

from collections.abc import Mapping

from rules.language import N_, Words
from rules.rogue_trader import vehicle_findings
from rules.rogue_trader.loading import meters, used_of_allowed
from rules.rogue_trader.tables import EQUIPMENT, WEAPONS
from rules.rogue_trader.vehicle import Vehicle, type_words, vehicle_archetypes
from rules.units import UnitKind


def _vehicle_icon(vehicle: Vehicle) -> str:
    if vehicle.antigrav or vehicle.chassis in ("skimmer", "aircraft"):
        return "skim"
    return {"tracked": "tank", "walker": "walker"}.get(vehicle.chassis, "car")


def _vehicle_hints(vehicle: Vehicle) -> Mapping[str, Words]:
    return {"type_name": type_words(vehicle)}


KINDS = (
    UnitKind(
        id="rogue-trader.vehicle",
        title=N_("Vehicle"),
        model=Vehicle,
        archetypes=vehicle_archetypes,
        icon=_vehicle_icon,
        figure=used_of_allowed,
        findings=vehicle_findings.findings,
        meters=meters,
        tables=(WEAPONS, EQUIPMENT),
        hints=_vehicle_hints,
    ),
)
