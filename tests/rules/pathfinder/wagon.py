"""A wagon that nothing is wrong with, and what is said when something is."""

from __future__ import annotations

from typing import Any, cast

from rules.army import NO_ROWS
from rules.findings import Finding
from rules.language import language
from rules.pathfinder.printed import archetypes
from rules.pathfinder.vehicle import PropulsionLine, Vehicle, VehicleDriver
from rules.pathfinder.vehicle_findings import findings

HORSES = PropulsionLine(
    id="team",
    formula="twice-half",
    creatures=1,
    creature_size="large",
    creature_speed_ft=50.0,
    skills=("handle-animal", "profession-driver"),
    device="reins",
)
WAGON = Vehicle(
    name="Wagon",
    type="land",
    ac=9,
    hardness=5,
    hp=60,
    broken=29,
    save=1,
    cmb=1,
    cmd=11,
    ramming_dice=1,
    driving_space=2,
    lines=(HORSES,),
)
"""A light wagon of the player's own: nothing is wrong with it."""


def found(vehicle: Vehicle) -> list[tuple[str, str]]:
    """Severity and code of each finding, each said in both languages and each with its rule."""
    all_ = findings(vehicle, NO_ROWS)
    for finding in all_:
        assert language("en").text(finding.message)
        assert language("fr").text(finding.message) != language("en").text(finding.message)
        assert finding.rule.startswith("PF-")
        assert "{" not in language("fr").text(finding.message)
    return [(finding.severity, finding.code) for finding in all_]


def of(vehicle: Vehicle, **changes: Any) -> list[tuple[str, str]]:
    return found(vehicle.model_copy(update=changes))


def line(**changes: Any) -> list[tuple[str, str]]:
    """Findings of the wagon with another propulsion line."""
    return of(WAGON, lines=(HORSES.model_copy(update=changes),))


def driver(**changes: Any) -> list[tuple[str, str]]:
    """Findings of the wagon with a driver."""
    return of(WAGON, drivers=(VehicleDriver(id="d", **changes),))


def printed(id_: str) -> Vehicle:
    vehicle = cast(Vehicle, archetypes()[id_][1])
    return vehicle.model_copy(update={"name": id_})


def one(vehicle: Vehicle) -> Finding:
    """The only finding."""
    (finding,) = findings(vehicle, NO_ROWS)
    return finding
