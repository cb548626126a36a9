"""What is wrong with a vehicle’s propulsion: speeds, checks, teams, devices, crew (PF-BLD-11 to 17, PF-CRW-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.findings import Finding, Fix, Severity
from rules.language import N_, Message, Words
from rules.pathfinder.construction import MAGICALLY_TREATED, SPACES, devices, materials
from rules.pathfinder.measures import FEET_A_SQUARE, length
from rules.pathfinder.printed import original_line
from rules.pathfinder.propulsion import SKILLS, Skill, dc_change, substance, usual_skills
from rules.pathfinder.speeds import line_speeds
from rules.pathfinder.vehicle import PropulsionLine, Vehicle

EASY_PUSH, MOST_PUSH = 5, 20
"""Vehicle squares that a square of pushing creatures moves without and with the best device (PF-BLD-15)."""


def propulsion_findings(vehicle: Vehicle) -> Iterator[Finding]:
    """All about its lines, one after the other; what is as printed is a note (PF-BLD-24)."""
    if not vehicle.lines:
        message = Message(N_("Nothing moves it: it needs at least one propulsion."))
        yield Finding("pf-propulsion-none", "error", message, "PF-BLD-12", "lines")
    for line in vehicle.lines:
        for finding in _of_line(vehicle, line):
            yield _as_printed(finding, vehicle, line)
    yield from _crew_aboard(vehicle)


def _of_line(vehicle: Vehicle, line: PropulsionLine) -> Iterator[Finding]:
    yield from _speeds(line)
    if "muscle-pulled" in line.kinds:
        yield from _pullers(vehicle, line)
    if "muscle-pushed" in line.kinds:
        yield from _pushers(vehicle, line)
    yield from _substance(line)
    yield from _check(vehicle, line)
    yield from _device(line)
    if line.crew < 0:
        message = Message(N_("{field} cannot be negative."), {"field": _title("crew")})
        yield Finding("pf-crew-range", "error", message, "PF-BLD-19", _place(line))


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "pf-pull-short": ("creatures", "creature_size"),
    "pf-push-short": ("creatures", "creature_size"),
    "pf-propulsion-hp": ("propulsion_hp", "propulsion_squares", "made_of", "propulsion_treated"),
    "pf-propulsion-hardness": ("propulsion_hardness", "made_of", "propulsion_treated"),
    "pf-device-none": ("device",),
}
"""The fields of a line that a warning is about."""


def _as_printed(finding: Finding, vehicle: Vehicle, line: PropulsionLine) -> Finding:
    printed = original_line(vehicle, line)
    fields = _FIELDS.get(finding.code)
    if printed is None or fields is None or any(getattr(line, field) != getattr(printed, field) for field in fields):
        return finding
    message = Message(N_("{what} As printed."), {"what": finding.message})
    return replace(finding, severity="note", message=message, fix=None)


def _place(line: PropulsionLine) -> str:
    return f"lines.{line.id}"


def _title(field: str) -> Words:
    return Message(PropulsionLine.model_fields[field].title or field)


def _of(line: PropulsionLine, code: str, severity: Severity, message: Words, rule: str, **figures: Any) -> Finding:
    return Finding(code, severity, message, rule, _place(line), figures=figures)


def _speeds(line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-11: steps of 5 ft, at least one of them, maximum at least the acceleration."""
    found = line_speeds(line)
    if found is None:
        missing = N_("The team’s speed is missing: the vehicle’s follows from it.")
        if line.formula == "fixed":
            missing = N_("Maximum speed and acceleration are needed.")
        yield _of(line, "pf-speed-zero", "error", Message(missing), "PF-BLD-11")
        return
    if min(found) < FEET_A_SQUARE:
        message = Message(N_("Maximum speed and acceleration are at least one square."))
        yield _of(line, "pf-speed-zero", "error", message, "PF-BLD-11", maximum=found.maximum, acceleration=found[1])
        return
    for speed in found:
        if speed % FEET_A_SQUARE:
            used = speed - speed % FEET_A_SQUARE
            words = {"speed": length(speed), "used": length(used)}
            message = Message(N_("{speed} is no whole number of squares: {used} are used."), words)
            yield _of(line, "pf-speed-step", "warning", message, "PF-BLD-11", given=speed, used=used)
    if found.acceleration > found.maximum:
        words = {"acceleration": length(found.acceleration), "maximum": length(found.maximum)}
        message = Message(N_("The acceleration, {acceleration}, is above the maximum speed, {maximum}."), words)
        yield _of(line, "pf-acceleration-over-maximum", "warning", message, "PF-BLD-11")


def _pullers(vehicle: Vehicle, line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-14: each pulls as many squares as its own space has, heavy materials count more."""
    needed = vehicle.squares * materials()[vehicle.material].pull
    have = line.creatures * SPACES[line.creature_size]
    if have < needed:
        figures = {"have": have, "needed": needed}
        message = Message(N_("The team pulls {have} squares, {needed} are needed."), figures)
        yield _of(line, "pf-pull-short", "warning", message, "PF-BLD-14", **figures)


def _pushers(vehicle: Vehicle, line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-15: 5 to 20 times their own space, by the device."""
    have = line.creatures * SPACES[line.creature_size]
    if vehicle.squares > MOST_PUSH * have:
        figures = {"squares": vehicle.squares, "have": have}
        message = Message(N_("Pushing creatures of {have} squares move {squares}: more than 20 times that."), figures)
        yield _of(line, "pf-push-short", "warning", message, "PF-BLD-15", **figures)
    elif vehicle.squares > EASY_PUSH * have:
        figures = {"squares": vehicle.squares, "have": have}
        message = Message(N_("Pushing creatures of {have} squares move {squares}: a good device is needed."), figures)
        yield _of(line, "pf-push-device", "note", message, "PF-BLD-15", **figures)


def _substance(line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-16: hit points and hardness of sails, balloons and engines."""
    if line.made_of is None:
        return
    row = substance(line.made_of)
    times = MAGICALLY_TREATED if line.propulsion_treated else 1
    hp, hardness = (row.hp or 0) * line.propulsion_squares * times, (row.hardness or 0) * times
    if line.propulsion_hp != hp:
        yield _table(line, "pf-propulsion-hp", "propulsion_hp", hp)
    if line.propulsion_hardness != hardness:
        yield _table(line, "pf-propulsion-hardness", "propulsion_hardness", hardness)


def _table(line: PropulsionLine, code: str, field: str, expected: int) -> Finding:
    value: int | None = getattr(line, field)
    words: dict[str, Words] = {"field": _title(field), "expected": expected}
    template = N_("{field}: not set, the table has {expected}.")
    if value is not None:
        template = N_("{field} {value}: the table has {expected}.")
        words["value"] = value
    return _of(line, code, "warning", Message(template, words), "PF-BLD-16", given=value, expected=expected)


def _check(vehicle: Vehicle, line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-13: skills and DC of the propulsion; a printed line stands as it is (PF-CHK-03)."""
    printed = original_line(vehicle, line)
    if printed and (printed.kinds, printed.skills, printed.dc_change) == (line.kinds, line.skills, line.dc_change):
        return
    magic = "magic" in line.kinds
    unusual: list[Skill] = [skill for skill in line.skills if magic or skill not in usual_skills(line.kinds)]
    if unusual:
        words = {"skill": Message(SKILLS[unusual[0]])}
        message = Message(N_("{skill} is not usual for this propulsion."), words)
        if magic:
            message = Message(N_("Magic propulsion needs no check: no skill."))
        fix = _changed(vehicle, line, N_("No skill"), skills=()) if magic else None
        yield replace(_of(line, "pf-skill-propulsion", "warning", message, "PF-BLD-13", skill=unusual[0]), fix=fix)
    expected = dc_change(line.kinds)
    if line.dc_change != expected:
        figures = {"given": line.dc_change, "expected": expected}
        message = Message(N_("Change of the DC {given}: this propulsion has {expected}."), figures)
        fix = _changed(vehicle, line, Message(N_("Use {expected}"), figures), dc_change=expected)
        yield replace(_of(line, "pf-dc-propulsion", "warning", message, "PF-BLD-13", **figures), fix=fix)


def _changed(vehicle: Vehicle, line: PropulsionLine, title: str | Message, **values: Any) -> Fix:
    """A fix that changes one line."""
    lines = tuple(other.model_copy(update=values) if other.id == line.id else other for other in vehicle.lines)
    return Fix(Message(title) if isinstance(title, str) else title, {"lines": lines})


def _device(line: PropulsionLine) -> Iterator[Finding]:
    """PF-BLD-17."""
    if line.device is None:
        message = Message(N_("It has no driving device."))
        yield _of(line, "pf-device-none", "warning", message, "PF-BLD-17")
        return
    device = devices()[line.device]
    if device.mark == "unknown" and line.device_hp is None:
        words = {"device": device.name.words()}
        message = Message(N_("{device}: no values are printed; they may be typed in."), words)
        yield _of(line, "pf-device-unknown-values", "note", message, "PF-BLD-17")


def _crew_aboard(vehicle: Vehicle) -> Iterator[Finding]:
    """PF-CRW-02: enough crew for each line; an error when none can be driven."""
    aboard = vehicle.crew_aboard
    if aboard is None:
        return
    drivable = any(2 * aboard >= line.crew for line in vehicle.lines)
    for line in vehicle.lines:
        figures = {"aboard": aboard, "needed": line.crew}
        if 2 * aboard < line.crew:
            message = Message(N_("Crew {aboard} of {needed}: less than half, it cannot be driven so."), figures)
            severity: Severity = "warning" if drivable else "error"
            yield Finding("pf-crew-below-half", severity, message, "PF-CRW-02", "crew_aboard", figures=figures)
        elif aboard < line.crew:
            message = Message(N_("Crew {aboard} of {needed}: +10 on the DC of driving checks."), figures)
            yield Finding("pf-crew-short", "warning", message, "PF-CRW-02", "crew_aboard", figures=figures)
