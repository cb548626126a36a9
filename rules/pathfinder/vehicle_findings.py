"""What is wrong with a vehicle: its body by the tables (PF-BLD-02 to PF-BLD-10, 18 to 20, 24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.army import OwnRows
from rules.findings import Finding, Fix
from rules.language import N_, Message, Words
from rules.pathfinder.condition import broken_threshold
from rules.pathfinder.construction import expected_hardness, expected_hp
from rules.pathfinder.driver_findings import driver_findings
from rules.pathfinder.engine_findings import engine_findings
from rules.pathfinder.printed import original
from rules.pathfinder.propulsion_findings import propulsion_findings
from rules.pathfinder.sizes import SIZES, of_size, size_of
from rules.pathfinder.vehicle import Vehicle

LEAST_SAVE, MOST_SAVE = 0, 5
CMD_BASE = 10


def findings(vehicle: Vehicle, own: OwnRows) -> Sequence[Finding]:
    """All findings of a vehicle, in the order of its form; what is as printed is a note (PF-BLD-24)."""
    return [
        *_identity(vehicle),
        *(_as_printed(finding, vehicle) for finding in _profile(vehicle)),
        *propulsion_findings(vehicle),
        *engine_findings(vehicle, own),
        *driver_findings(vehicle),
    ]


def _as_printed(finding: Finding, vehicle: Vehicle) -> Finding:
    """A warning about a field that still has its printed value becomes a note."""
    printed = original(vehicle)
    if printed is None or finding.severity == "note":
        return finding
    if getattr(vehicle, finding.place) != getattr(printed, finding.place):
        return finding
    message = Message(N_("{what} As printed."), {"what": finding.message})
    return replace(finding, severity="note", message=message, fix=None)


def _title(field: str) -> Words:
    return Message(Vehicle.model_fields[field].title or field)


def _identity(vehicle: Vehicle) -> Iterator[Finding]:
    if not vehicle.name.strip():
        yield Finding("pf-name-empty", "error", Message(N_("It has no name.")), "PF-BLD-02", "name")
    if vehicle.type is None:
        message = Message(N_("Land, water or air? It must be set."))
        yield Finding("pf-type", "error", message, "PF-BLD-02", "type")
    yield from _footprint(vehicle)


def _footprint(vehicle: Vehicle) -> Iterator[Finding]:
    if vehicle.width < 1 or vehicle.length < 1:
        message = Message(N_("Width and length are at least 1 square."))
        yield Finding("pf-grid-size", "error", message, "PF-GRID-02", "width" if vehicle.width < 1 else "length")
    covered = vehicle.width * vehicle.length
    if vehicle.squares != covered:
        figures = {"squares": vehicle.squares, "covered": covered}
        message = Message(N_("{squares} squares, but its width and length make {covered}."), figures)
        fix = Fix(Message(N_("Use {expected}"), {"expected": covered}), {"squares": covered})
        yield Finding("pf-footprint", "error", message, "PF-BLD-03", "squares", figures=figures, fix=fix)
    if vehicle.length < vehicle.width:
        message = Message(N_("It is wider than long: usually a short side is the front."))
        yield Finding("pf-footprint-front", "note", message, "PF-BLD-03", "width")
    expected = size_of(vehicle.squares)
    if vehicle.squares == 1:
        message = Message(N_("A vehicle of one square is not in the table: Large is a house value."))
        yield Finding("pf-size-one-square", "note", message, "PF-BLD-04", "size")
    if vehicle.size != expected:
        names = {"size": Message(SIZES[vehicle.size]), "expected": Message(SIZES[expected])}
        message = Message(N_("{size}: so many squares make it {expected}."), names)
        fix = Fix(Message(N_("Use {expected}"), names), {"size": expected})
        figures = {"given": vehicle.size, "expected": expected}
        yield Finding("pf-size", "warning", message, "PF-BLD-04", "size", figures=figures, fix=fix)


def _profile(vehicle: Vehicle) -> Iterator[Finding]:
    row = of_size(vehicle.size)
    yield from _compared(vehicle, "ac", row.ac, "pf-ac", "PF-BLD-05")
    hardness = expected_hardness(vehicle.material, vehicle.magically_treated)
    yield from _compared(vehicle, "hardness", hardness, "pf-hardness", "PF-BLD-08")
    hp = expected_hp(vehicle.material, vehicle.squares, vehicle.magically_treated)
    yield from _compared(vehicle, "hp", hp, "pf-hp", "PF-BLD-08")
    if vehicle.hp:
        yield from _compared(vehicle, "broken", broken_threshold(vehicle.hp), "pf-broken", "PF-BLD-09")
    if vehicle.material == "sail":
        message = Message(N_("A hull of sail is not in the table of materials."))
        yield Finding("pf-hull-sail", "note", message, "PF-BLD-24", "material")
    yield from _save(vehicle)
    yield from _compared(vehicle, "cmb", row.cmb, "pf-cmb", "PF-BLD-06")
    yield from _compared(vehicle, "cmd", CMD_BASE + row.cmb, "pf-cmd", "PF-BLD-06")
    yield from _compared(vehicle, "ramming_dice", row.ramming_dice, "pf-ramming", "PF-BLD-07")
    if vehicle.ram and any("muscle-pulled" in line.kinds for line in vehicle.lines):
        message = Message(N_("A pulled vehicle has no ram: its team stands in front of it."))
        fix = Fix(Message(N_("Take the ram off")), {"ram": False})
        yield Finding("pf-ram-pulled", "error", message, "PF-BLD-20", "ram", fix=fix)
    yield from _driving_space(vehicle)
    if vehicle.passengers is not None and vehicle.passengers < 0:
        message = Message(N_("{field} cannot be negative."), {"field": _title("passengers")})
        yield Finding("pf-crew-range", "error", message, "PF-BLD-19", "passengers")


def _compared(vehicle: Vehicle, field: str, expected: int | None, code: str, rule: str) -> Iterator[Finding]:
    """A value that is not the table's; one that is missing is not in the table either."""
    value = getattr(vehicle, field)
    if expected is None or value == expected:
        return
    figures = {"given": value, "expected": expected}
    words: dict[str, Words] = {"field": _title(field), "expected": expected}
    fix = Fix(Message(N_("Use {expected}"), words), {field: expected})
    template = N_("{field}: not set, the table has {expected}.")
    if value is not None:
        template = N_("{field} {value}: the table has {expected}.")
        words["value"] = value
    yield Finding(code, "warning", Message(template, words), rule, field, figures=figures, fix=fix)


def _save(vehicle: Vehicle) -> Iterator[Finding]:
    if vehicle.save is not None and not LEAST_SAVE <= vehicle.save <= MOST_SAVE:
        figures = {"value": vehicle.save, "least": LEAST_SAVE, "most": MOST_SAVE}
        message = Message(N_("Base save {value}: printed vehicles have {least} to {most}."), figures)
        yield Finding("pf-save-range", "note", message, "PF-BLD-10", "save", figures=figures)


def _driving_space(vehicle: Vehicle) -> Iterator[Finding]:
    space = vehicle.driving_space
    if space is not None and 1 <= space <= vehicle.squares:
        return
    figures = {"given": space, "most": vehicle.squares}
    template = N_("The driving space must be at least one square of the vehicle.")
    if space:
        template = N_("The driving space has {given} squares, the vehicle {most}.")
    message = Message(template, {key: value for key, value in figures.items() if value is not None})
    yield Finding("pf-driving-space", "error", message, "PF-BLD-18", "driving_space", figures=figures)
