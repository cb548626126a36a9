"""What is wrong with the drivers of a vehicle (PF-RND-11, PF-CHK-03, PF-BLD-22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.findings import Finding, Severity
from rules.language import N_, Message, Words
from rules.pathfinder.feats import feat
from rules.pathfinder.propulsion import SKILLS, skills_for
from rules.pathfinder.sizes import SIZES, steps_above
from rules.pathfinder.terms import TYPES
from rules.pathfinder.vehicle import PropulsionLine, Vehicle, VehicleDriver

LEAST_INTELLIGENCE = 3


def driver_findings(vehicle: Vehicle) -> Iterator[Finding]:
    """All about those who may drive it, one after the other."""
    for driver in vehicle.drivers:
        yield from fitness(vehicle, driver)
        yield from _skill(vehicle, driver)
        yield from _feats(driver)


def _of(driver: VehicleDriver, code: str, severity: Severity, message: Words, rule: str, **figures: Any) -> Finding:
    return Finding(code, severity, message, rule, f"drivers.{driver.id}", figures=figures)


def fitness(vehicle: Vehicle, driver: VehicleDriver) -> Iterator[Finding]:
    """Why somebody cannot drive this vehicle (PF-RND-11)."""
    if driver.intelligence < LEAST_INTELLIGENCE:
        figures = {"given": driver.intelligence, "needed": LEAST_INTELLIGENCE}
        message = Message(N_("Intelligence {given}: a driver needs {needed} or more."), figures)
        yield _of(driver, "pf-driver-intelligence", "error", message, "PF-RND-11", **figures)
    if steps_above(driver.size, vehicle.size) > 0:
        words = {"size": Message(SIZES[driver.size]), "vehicle": Message(SIZES[vehicle.size])}
        message = Message(N_("{size}: a driver may not be larger than the vehicle, {vehicle}."), words)
        yield _of(driver, "pf-driver-size", "error", message, "PF-RND-11", given=driver.size, most=vehicle.size)
    if not driver.in_space:
        message = Message(N_("A driver must be in the driving space."))
        yield _of(driver, "pf-driver-space", "error", message, "PF-RND-11")
    if not driver.works_device:
        message = Message(N_("A driver must be able to work the driving device."))
        yield _of(driver, "pf-driver-device", "error", message, "PF-RND-11")


def is_fit(vehicle: Vehicle, driver: VehicleDriver) -> bool:
    """Whether somebody can drive this vehicle."""
    return next(fitness(vehicle, driver), None) is None


def accepted_skills(line: PropulsionLine) -> tuple[str, ...]:
    """The skills that drive a line: its own list wins over the table (PF-CHK-03)."""
    if line.skills or "magic" in line.kinds:
        return line.skills
    return skills_for(line.kinds, line.team_mind, line.team_attitude, line.forced, line.crew)


def _skill(vehicle: Vehicle, driver: VehicleDriver) -> Iterator[Finding]:
    if driver.uses != "skill" or driver.skill is None or not vehicle.lines:
        return
    accepted = {skill for line in vehicle.lines for skill in accepted_skills(line)}
    if driver.skill not in accepted and not any("magic" in line.kinds for line in vehicle.lines):
        message = Message(N_("{skill} is not usual for this propulsion."), {"skill": Message(SKILLS[driver.skill])})
        yield _of(driver, "pf-skill-propulsion", "warning", message, "PF-CHK-03", skill=driver.skill)


def _feats(driver: VehicleDriver) -> Iterator[Finding]:
    """PF-BLD-22."""
    for kind in driver.expert_driver:
        if kind not in driver.skilled_driver:
            yield _prerequisite(driver, "expert-driver", Message(TYPES[kind]))
    if driver.getaway_master and not driver.getaway_artist:
        yield _prerequisite(driver, "getaway-master", "")


def _prerequisite(driver: VehicleDriver, id_: str, kind: Words) -> Finding:
    wanted = feat(id_)
    words: dict[str, Words] = {"feat": wanted.name.words(), "needed": feat(wanted.needs or id_).name.words()}
    message = Message(N_("{feat} needs {needed}."), words)
    if kind:
        message = Message(N_("{feat} ({type}) needs {needed} ({type})."), {**words, "type": kind})
    return _of(driver, "pf-feat-prerequisite", "error", message, "PF-BLD-22", feat=id_)
