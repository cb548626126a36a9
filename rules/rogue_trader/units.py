"""The kinds of units of Rogue Trader."""

from __future__ import annotations

from collections.abc import Mapping

from rules.army import OwnRows
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader import building_findings, dreadnought_findings, squad_findings, vehicle_findings
from rules.rogue_trader.building import Building, building_archetypes
from rules.rogue_trader.dreadnought import Dreadnought, dreadnought_archetypes, suit_type
from rules.rogue_trader.loading import meters, used_of_allowed
from rules.rogue_trader.squad import Squad, squad_archetypes, squad_type
from rules.rogue_trader.tables import ARMOURS, DOORS, EQUIPMENT, WEAPONS
from rules.rogue_trader.vehicle import Vehicle, type_words, vehicle_archetypes
from rules.units import Meter, UnitKind


def _vehicle_icon(vehicle: Vehicle) -> str:
    if vehicle.antigrav or vehicle.chassis in ("skimmer", "aircraft"):
        return "skim"
    return {"tracked": "tank", "walker": "walker"}.get(vehicle.chassis, "car")


def _vehicle_hints(vehicle: Vehicle) -> Mapping[str, Words]:
    return {"type_name": type_words(vehicle)}


def _models(squad: Squad, own: OwnRows) -> Words:
    return squad.models


def _sections(building: Building, own: OwnRows) -> Words:
    if building.method == "mapping":
        return Message(N_("plan"))
    return Plural("{n} sect.", "{n} sect.", len(building.sections))


def _no_meters(unit: Squad | Building, own: OwnRows) -> tuple[Meter, ...]:
    return ()


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
    UnitKind(
        id="rogue-trader.dreadnought",
        title=N_("Dreadnought"),
        model=Dreadnought,
        archetypes=dreadnought_archetypes,
        icon=lambda suit: "walker",
        figure=used_of_allowed,
        findings=dreadnought_findings.findings,
        meters=meters,
        tables=(WEAPONS, EQUIPMENT),
        hints=lambda suit: {"type_name": suit_type(suit)},
    ),
    UnitKind(
        id="rogue-trader.squad",
        title=N_("Squad"),
        model=Squad,
        archetypes=squad_archetypes,
        icon=lambda squad: "squad",
        figure=_models,
        findings=squad_findings.findings,
        meters=_no_meters,
        tables=(WEAPONS, ARMOURS),
        hints=lambda squad: {"type_name": squad_type(squad)},
    ),
    UnitKind(
        id="rogue-trader.building",
        title=N_("Building"),
        model=Building,
        archetypes=building_archetypes,
        icon=lambda building: "building",
        figure=_sections,
        findings=building_findings.findings,
        meters=_no_meters,
        tables=(DOORS,),
    ),
)
