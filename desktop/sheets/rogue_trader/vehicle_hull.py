"""Who is aboard, and what the hull has."""

from __future__ import annotations

from desktop.sheets.blocks import Prose, Title
from desktop.sheets.subject import Subject, continued
from rules.fields import about
from rules.language import N_
from rules.rogue_trader.vehicle import ROLES, Aboard, Door, Vehicle
from rules.units import SECTIONS


def _person(person: Aboard, vehicle: Vehicle, subject: Subject) -> str:
    letter = subject.word(about(Aboard.model_fields["bs"], "letter"))
    about_him = [f"{letter}\N{NO-BREAK SPACE}{person.bs}"]
    if person.save is not None:
        about_him.append(f"{person.save}+")
    if person.seat:
        about_him.append(subject.small(Aboard.model_fields["seat"].title))
    if person.hands_busy:
        about_him.append(subject.small(Aboard.model_fields["hands_busy"].title))
    if vehicle.body == "open" and not person.exposed:
        about_him.append(subject.word(N_("under cover")))
    count = f"\N{NO-BREAK SPACE}×{person.count}" if person.count > 1 else ""
    return f"{person.name.strip() or subject.word(ROLES[person.role])}{count} ({', '.join(about_him)})"


def _people(vehicle: Vehicle, subject: Subject) -> str:
    """Everyone aboard by role; who has no name is called by the role."""
    groups: list[str] = []
    for role, title in ROLES.items():
        there = [person for person in vehicle.aboard if person.role == role]
        if not there:
            continue
        listed = ", ".join(_person(person, vehicle, subject) for person in there)
        named = any(person.name.strip() for person in there)
        groups.append(subject.word(N_("{label}: {text}"), label=subject.word(title), text=listed) if named else listed)
    return " · ".join(groups)


def _hull(vehicle: Vehicle, subject: Subject) -> str:
    """Doors, firing ports, hatches, turrets with names, the ejector save."""
    parts: list[str] = []

    def add(field: str, figure: str) -> None:
        label = subject.word(Vehicle.model_fields[field].title or "")
        parts.append(subject.word(N_("{label}: {text}"), label=label, text=figure))

    if vehicle.doors:
        special = [_door(door, subject) for door in vehicle.doors if door.name.strip() or door.factor != 1]
        add("doors", str(len(vehicle.doors)) + (f" ({', '.join(special)})" if special else ""))
    if vehicle.firing_ports:
        add("firing_ports", str(vehicle.firing_ports))
    if vehicle.hatches:
        add("hatches", str(vehicle.hatches))
    named = [f"{place} {turret.name.strip()}" for place, turret in enumerate(vehicle.turrets, 1) if turret.name.strip()]
    if named:
        add("turrets", ", ".join(named))
    if vehicle.ejector_save is not None:
        add("ejector_save", f"{vehicle.ejector_save}+")
    return " · ".join(parts)


def _door(door: Door, subject: Subject) -> str:
    width = f"×{subject.language.number(door.factor)}" if door.factor != 1 else ""
    return " ".join(part for part in (door.name.strip(), width) if part)


def crew_section(vehicle: Vehicle, subject: Subject) -> Prose | None:
    """Who is aboard of how many, and from where they get in and fire; None when there is nothing to say."""
    text = " · ".join(part for part in (_people(vehicle, subject), _hull(vehicle, subject)) if part)
    if not text:
        return None
    aboard = sum(person.count for person in vehicle.aboard)
    count = str(aboard)
    if vehicle.capacity is not None:
        count = subject.word(N_("{used} of {allowed}"), used=aboard, allowed=vehicle.capacity)
    over = vehicle.capacity is not None and aboard > vehicle.capacity
    return Prose((text,), Title(subject.word(SECTIONS["crew"]), count, over), rest=continued, run_in=True)
