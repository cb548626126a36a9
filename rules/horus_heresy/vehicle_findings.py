"""What is wrong with a vehicle (section 1.5; what it carries: `transport_findings`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.army import OwnRows
from rules.findings import Finding, Fix
from rules.horus_heresy.armoury import weapons
from rules.horus_heresy.faces import needed_armour
from rules.horus_heresy.mounts import MOUNT_WORDS
from rules.horus_heresy.transport_findings import passenger_findings, profile_findings
from rules.horus_heresy.vehicle import (
    OTHER_CHARACTERISTICS,
    RULES_UNKNOWN,
    SUB_TYPES,
    MountedWeapon,
    Vehicle,
    typed_sub_types,
)
from rules.language import N_, Message, Words

_LIMITS: Mapping[str, tuple[float, float]] = {
    "m": (0, 60),
    "bs": (0, 10),
    "armour_front": (0, 20),
    "armour_side": (0, 20),
    "armour_rear": (0, 20),
    "hull_points": (1, 100),
    "capacity": (0, 200),
    "hull_length": (0.5, 60),
    "hull_width": (0.5, 60),
}
"""The program's bounds, not the rules' (HH-GEN-02)."""
USUAL_ARMOUR = (9, 14)
"""Armour values of all profiles that were seen."""
MOST_COPIES = 99


def _title(field: str) -> Words:
    return Message(Vehicle.model_fields[field].title or field)


def findings(vehicle: Vehicle, own: OwnRows) -> Sequence[Finding]:
    """All findings of a vehicle, in the order of its form."""
    return [
        *_models(vehicle),
        *_sub_types(vehicle),
        *_values(vehicle),
        *_armour(vehicle),
        *profile_findings(vehicle),
        *_characteristics(vehicle),
        *_weapons(vehicle, own),
        *passenger_findings(vehicle, own),
        *_state(vehicle),
    ]


def _models(vehicle: Vehicle) -> Iterator[Finding]:
    """A vehicle is a unit of one model (HH-GEN-01)."""
    joined = sum(group.count for group in vehicle.aboard if group.where == "joined")
    if vehicle.models != 1:
        figures: dict[str, Words] = {"used": vehicle.models, "limit": 1}
        message = Message(N_("A vehicle is a unit of one model, not of {used}."), figures)
        copies = vehicle.copies * vehicle.models
        fix = None
        if 1 <= copies <= MOST_COPIES:
            title = Message(N_("Make it {copies} units of one model"), {"copies": copies})
            fix = Fix(title, {"models": 1, "copies": copies})
        yield Finding("hh-vehicle-unit-size", "error", message, "HH-GEN-01", "models", figures=figures, fix=fix)
    if joined:
        figures = {"used": vehicle.models + joined, "limit": 1}
        message = Message(N_("No model joins a vehicle; it may ride aboard."))
        inside = tuple(group.model_copy(update={"where": "aboard"}) for group in vehicle.aboard)
        fix = Fix(Message(N_("Put them aboard")), {"aboard": inside})
        yield Finding("hh-vehicle-unit-size", "error", message, "HH-GEN-01", "aboard", figures=figures, fix=fix)


def _sub_types(vehicle: Vehicle) -> Iterator[Finding]:
    for sub_type in typed_sub_types(vehicle.other_sub_types):
        message = Message(N_("No rule is applied for the sub-type “{sub_type}”."), {"sub_type": sub_type})
        yield Finding("hh-unknown-sub-type", "note", message, "HH-GEN-04", "other_sub_types")
    for sub_type in dict.fromkeys(vehicle.sub_types):
        if sub_type in RULES_UNKNOWN:
            figures = {"sub_type": Message(SUB_TYPES[sub_type])}
            message = Message(N_("{sub_type}: its damage rules are not known, attacks on it are not offered."), figures)
            yield Finding("hh-rules-unknown", "warning", message, "HH-SUB-08", "sub_types")


def _needed(vehicle: Vehicle) -> tuple[str, ...]:
    armour = tuple(f"armour_{part}" for part in needed_armour(vehicle.sub_types))
    return (*(() if vehicle.immobile else ("m",)), "bs", *armour, "hull_points")


def _values(vehicle: Vehicle) -> Iterator[Finding]:
    for field in _needed(vehicle):
        if getattr(vehicle, field) is None:
            message = Message(N_("{field} is missing."), {"field": _title(field)})
            yield Finding("hh-missing-characteristic", "error", message, "HH-GEN-02", field)
    for field, (least, most) in _LIMITS.items():
        value = getattr(vehicle, field)
        if value is None or least <= value <= most:
            continue
        figures: dict[str, Words] = {"field": _title(field), "least": least, "most": most, "value": value}
        message = Message(N_("{field} goes from {least} to {most}, not {value}."), figures)
        yield Finding("hh-out-of-bounds", "error", message, "HH-GEN-02", field, figures=figures)


def _armour(vehicle: Vehicle) -> Iterator[Finding]:
    least, most = USUAL_ARMOUR
    for part in needed_armour(vehicle.sub_types):
        value = getattr(vehicle, f"armour_{part}")
        bounds = _LIMITS[f"armour_{part}"]
        if value is not None and not least <= value <= most and bounds[0] <= value <= bounds[1]:
            figures: dict[str, Words] = {
                "field": _title(f"armour_{part}"),
                "value": value,
                "least": least,
                "most": most,
            }
            message = Message(N_("{field} {value} is unusual: outside {least} to {most}."), figures)
            yield Finding("hh-unusual-armour", "note", message, "HH-GEN-02", f"armour_{part}")
    front, side, rear = vehicle.armour_front, vehicle.armour_side, vehicle.armour_rear
    if vehicle.is_a("flyer"):
        if any(value not in (None, front) for value in (side, rear)):
            message = Message(N_("A Flyer has one armour value for all faces: the front one counts."))
            fix = Fix(Message(N_("Give all faces the front value")), {"armour_side": front, "armour_rear": front})
            yield Finding("hh-flyer-armour", "warning", message, "HH-FACE-09", "armour_side", fix=fix)
    elif vehicle.is_a("knight") and side is not None:
        message = Message(N_("A Knight has no side armour: its rear value counts."))
        fix = Fix(Message(N_("Remove the side value")), {"armour_side": None})
        yield Finding("hh-knight-armour", "warning", message, "HH-FACE-09", "armour_side", fix=fix)


def _characteristics(vehicle: Vehicle) -> Iterator[Finding]:
    """Vehicles have no others, and never an armour save (HH-GEN-03, HH-SAV-01)."""
    for other in vehicle.others:
        place = f"others.{other.id}"
        if other.which == "sv":
            message = Message(N_("A vehicle never has an armour save."))
            yield Finding("hh-armour-save", "error", message, "HH-SAV-01", place)
        elif not vehicle.is_a("knight"):
            figures = {"characteristic": Message(OTHER_CHARACTERISTICS[other.which])}
            message = Message(N_("Vehicles have no {characteristic}; only a Knight has some of these."), figures)
            yield Finding("hh-foreign-characteristic", "warning", message, "HH-GEN-03", place)


def _weapons(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    """Mounts, links, pairs of sponsons, weapons without numbers (HH-WPN-02)."""
    known = weapons(own)
    unprofiled: set[str] = set()
    for arm in vehicle.weapons:
        row = known.get(arm.weapon)
        place, name = f"weapons.{arm.id}", row.name.words() if row else arm.weapon
        unsaid = _unsaid_mount(arm)
        if unsaid is not None:
            figures: dict[str, Words] = {"weapon": name, "what": unsaid}
            message = Message(N_("{weapon}: {what}"), figures)
            yield Finding("hh-mount-missing", "error", message, "HH-WPN-02", place)
        if arm.mount == "co-axial" and not _linked(arm, vehicle):
            message = Message(N_("{weapon}: the weapon that it is co-axial to is not here."), {"weapon": name})
            yield Finding("hh-coaxial-link", "error", message, "HH-WPN-02", place)
        if (row is None or not row.profiled) and arm.weapon not in unprofiled:
            unprofiled.add(arm.weapon)
            message = Message(N_("{weapon}: its numbers are not known; fill them in to fire it."), {"weapon": name})
            yield Finding("hh-weapon-unprofiled", "warning", message, "HH-WPN-02", place)
    sponsons = sum(arm.mount == "sponson" for arm in vehicle.weapons)
    if sponsons % 2:
        message = Message(N_("Sponson weapons come in pairs: here are {n}."), {"n": sponsons})
        yield Finding("hh-sponson-pair", "note", message, "HH-WPN-02", "weapons", figures={"used": sponsons})


def _unsaid_mount(arm: MountedWeapon) -> Words | None:
    """What its mount leaves open."""
    if arm.mount is None:
        return Message(N_("where is it mounted?"))
    mount = {"mount": Message(MOUNT_WORDS[arm.mount])}
    if arm.mount in ("hull", "dorsal") and not arm.arcs:
        return Message(N_("{mount}: into which arcs does it fire?"), mount)
    if arm.mount == "sponson" and not set(arm.arcs) & {"left", "right"}:
        return Message(N_("{mount}: on the left or on the right?"), mount)
    return None


def _linked(arm: MountedWeapon, vehicle: Vehicle) -> bool:
    """Whether the weapon it is linked to is here and is not itself co-axial."""
    return any(other.id == arm.linked_to and other.mount != "co-axial" for other in vehicle.weapons)


def _state(vehicle: Vehicle) -> Iterator[Finding]:
    """Hull points left and statuses (HH-HP-02, HH-STA-01)."""
    now, base = vehicle.hull_points_now, vehicle.hull_points
    if now is not None and (now < 0 or (base is not None and now > base)):
        figures: dict[str, Words] = {"used": now, "limit": 0 if base is None else base}
        message = Message(N_("Hull points left go from 0 to {limit}, not {used}."), figures)
        yield Finding("hh-hull-points", "error", message, "HH-HP-02", "hull_points_now", figures=figures)
    if "routed" in vehicle.statuses:
        message = Message(N_("A vehicle is never Routed."))
        kept = tuple(status for status in vehicle.statuses if status != "routed")
        fix = Fix(Message(N_("Remove it")), {"statuses": kept})
        yield Finding("hh-vehicle-routed", "error", message, "HH-STA-01", "statuses", fix=fix)
    if len(set(vehicle.statuses)) < len(vehicle.statuses):
        message = Message(N_("A status is listed twice: it counts once."))
        fix = Fix(Message(N_("List it once")), {"statuses": tuple(dict.fromkeys(vehicle.statuses))})
        yield Finding("hh-status-twice", "note", message, "HH-STA-01", "statuses", fix=fix)
