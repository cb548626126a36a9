"""What a vehicle's card says (RT-VEH-02, RT-DMG-09, RT-AUTO-06, RT-CONV-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from desktop.sheets.blocks import (
    Boxes,
    Card,
    Cell,
    Foot,
    Heading,
    Plan,
    Profile,
    Prose,
    Tick,
    TickLine,
    Ticks,
    Title,
)
from desktop.sheets.rogue_trader.load import equipment_text, joined, signs, weapon_table
from desktop.sheets.rogue_trader.vehicle_back import back
from desktop.sheets.rogue_trader.vehicle_hull import crew_section, notes_section
from desktop.sheets.subject import Subject, continued
from rules.army import unit_findings
from rules.fields import about
from rules.findings import Finding
from rules.language import C_, N_, Plural
from rules.rogue_trader.loading import meters
from rules.rogue_trader.tables import DASH
from rules.rogue_trader.vehicle import BODIES, CHASSIS, MOUNTS, SIZES, MountedWeapon, Vehicle, type_words
from rules.rogue_trader.vehicle_state import VehicleState


def card(subject: Subject) -> Card:
    """A vehicle's card."""
    vehicle = cast(Vehicle, subject.unit)
    found = unit_findings(vehicle, subject.army.own)
    wrong = {finding.place for finding in found if finding.severity == "error"}
    weapon_points, equipment_points = meters(vehicle, subject.army.own)
    lost = {weapon for state in _states(subject) for weapon in state.weapons_lost if not subject.together}
    arms = weapon_table(vehicle.weapons, weapon_points, lambda arm: _mount(vehicle, arm, subject), wrong, lost, subject)
    kit = equipment_text(vehicle.equipment, vehicle.personality, equipment_points, subject)
    name = vehicle.name.strip()
    back_title, back_blocks = back(vehicle, subject)
    notes = notes_section(vehicle, subject)
    place = " · ".join(part for part in (subject.army.name.strip(), subject.force.strip()) if part)
    return Card(
        name=_named(name or subject.word(N_("Unnamed")), subject),
        heading=_heading(vehicle, name, subject),
        top=(_profile(vehicle, wrong, subject),),
        flows=(arms, kit),
        loose=tuple(section for section in (crew_section(vehicle, subject), notes) if section is not None),
        bottom=(_boxes(vehicle, subject), _ticks(vehicle, subject)),
        back_title=back_title,
        back=back_blocks,
        notes=Title(subject.word(N_("More notes") if notes else N_("Notes"))),
        full_name=Prose((name,), Title(subject.word(N_("Full name"))), rest=continued),
        foot=_foot(vehicle, found, subject),
        back_foot=Foot(place),
    )


def _named(name: str, subject: Subject) -> str:
    return f"{name} ×{subject.copies}" if subject.together and subject.copies > 1 else name


def _heading(vehicle: Vehicle, name: str, subject: Subject) -> Heading:
    kind = subject.text(type_words(vehicle)) or subject.word(CHASSIS[vehicle.chassis])
    body = [subject.small(BODIES[vehicle.body]) if vehicle.body else subject.word(N_("body to choose"))]
    if vehicle.turrets:
        body.append(subject.text(Plural("one turret", "{n} turrets", len(vehicle.turrets))))
    size = subject.word(C_("size of a vehicle", "{size}"), size=subject.small(SIZES[vehicle.size]))
    parts = [kind, ", ".join(body), size]
    if vehicle.antigrav:
        parts.append(subject.small(Vehicle.model_fields["antigrav"].title))
    lines = [" · ".join(parts)]
    more: list[str] = []
    if subject.copies > 1 and not subject.together:
        more.append(subject.word(N_("No. {copy} of {copies}"), copy=subject.copy, copies=subject.copies))
    if vehicle.points:
        more.append(subject.text(Plural("{n} point", "{n} points", vehicle.points)))
    if more:
        lines.append(" · ".join(more))
    plan = Plan(vehicle.chassis, min(len(vehicle.turrets), 2), vehicle.body == "open")
    title = _named(name or subject.word(N_("Unnamed")), subject)
    return Heading(title, tuple(lines), subject.photo or plan, untitled=not name)


def _inches(value: float | None, subject: Subject) -> str:
    return DASH if value is None else f"{subject.language.number(value)}″"


def _cell(vehicle: Vehicle, field: str, wrong: set[str], subject: Subject) -> Cell:
    """A value of the profile with its word and its letter (RT-CONV-08)."""
    info = Vehicle.model_fields[field]
    value = getattr(vehicle, field)
    figure = DASH if value is None else subject.language.number(value) + about(info, "unit")
    letter = about(info, "letter")
    label = subject.word(about(info, "short"))
    return Cell(label, subject.word(letter) if letter else "", figure, faulty=field in wrong)


def _speeds(
    values: Sequence[float | None], label: str, none: str, fields: set[str], wrong: set[str], subject: Subject
) -> Cell:
    """Speeds of one way to move in one cell, or a dash when it does not move so."""
    faulty = bool(fields & wrong)
    if all(value is None for value in values):
        return Cell(subject.word(none), "", DASH, faulty=faulty)
    figure = " / ".join(_inches(value, subject) for value in values)
    return Cell(subject.word(label), "", figure, 2, faulty)


def _profile(vehicle: Vehicle, wrong: set[str], subject: Subject) -> Profile:
    ground = _speeds(
        (vehicle.ground_maximum, vehicle.ground_acceleration),
        N_("Ground max./acc."),
        N_("Ground"),
        {"ground_maximum", "ground_acceleration"},
        wrong,
        subject,
    )
    air = _speeds(
        (vehicle.air_maximum, vehicle.air_minimum, vehicle.air_acceleration),
        N_("Air max./min./acc."),
        N_("Air"),
        {"air_maximum", "air_minimum", "air_acceleration"},
        wrong,
        subject,
    )
    rest = [_cell(vehicle, field, wrong, subject) for field in ("trr", "capacity")]
    below = ("toughness", "damage", "save", "equipment_points", "weapon_points")
    return Profile(((ground, air, *rest), tuple(_cell(vehicle, field, wrong, subject) for field in below)))


def _mount(vehicle: Vehicle, arm: MountedWeapon, subject: Subject) -> str:
    words = subject.word(MOUNTS[arm.mount])
    if arm.mount != "turret":
        return words
    ids = [turret.id for turret in vehicle.turrets]
    if arm.turret not in ids:
        return words
    place = ids.index(arm.turret)
    name = vehicle.turrets[place].name.strip()
    return f"{words} {name or place + 1}" if name or len(ids) > 1 else words


def _states(subject: Subject) -> tuple[VehicleState, ...]:
    return cast(tuple[VehicleState, ...], subject.states)


def _boxes(vehicle: Vehicle, subject: Subject) -> Boxes:
    count = "" if vehicle.damage is None else str(vehicle.damage)
    title = Title(subject.word(Vehicle.model_fields["damage"].title or ""), count)
    lost = [min(state.lost, vehicle.damage or 0) for state in _states(subject)]
    rows = subject.copies if subject.together else 1
    lost += [0] * (rows - len(lost))
    return Boxes(title, vehicle.damage, tuple(lost[:rows]), subject.word(N_("lost this turn")))


def _ticks(vehicle: Vehicle, subject: Subject) -> Ticks:
    """What a vehicle's record must carry (RT-DMG-09)."""
    states = _states(subject)
    state = states[0] if states and not subject.together else VehicleState()
    control = [
        Tick(subject.word(N_("next turn")), state.out_of_control_next_turn),
        Tick(subject.word(C_("out of control", "for good")), state.permanently_out_of_control),
    ]
    if state.out_of_control:
        control.insert(0, Tick(subject.word(N_("this turn")), ticked=True))
    losses = [Tick(str(count), count <= state.power_losses) for count in range(1, max(3, state.power_losses) + 1)]
    others = [
        Tick(subject.word(N_("Halted")), state.halted),
        Tick(subject.word(N_("Burning")), state.burning),
        Tick(subject.word(C_("mechanical failure", "Locked")), "mechanical-failure" in state.results),
        *_turret_ticks(vehicle, state, subject),
    ]
    others += [
        Tick(subject.word(label), ticked=True)
        for label, there in ((N_("Trapped"), state.trapped), (N_("Destroyed"), state.destroyed))
        if there
    ]
    speed = _inches(state.last_speed, subject) if state.last_speed else ""
    speed_label = subject.word(C_("short", "Speed last turn"))
    return Ticks(
        (
            TickLine(tuple(control), subject.word(N_("Out of control"))),
            TickLine(tuple(losses), subject.word(N_("Power loss")), speed_label, speed),
            TickLine(tuple(others)),
        )
    )


def _turret_ticks(vehicle: Vehicle, state: VehicleState, subject: Subject) -> list[Tick]:
    if len(vehicle.turrets) == 1:
        return [Tick(subject.word(N_("Turret out")), vehicle.turrets[0].id in state.turrets_out)]
    return [
        Tick(subject.word(N_("Turret {number} out"), number=place), turret.id in state.turrets_out)
        for place, turret in enumerate(vehicle.turrets, 1)
    ]


def _foot(vehicle: Vehicle, found: Sequence[Finding], subject: Subject) -> Foot:
    """The worst finding, or from when the damage is, or where the figures come from."""
    serious = [finding for finding in found if finding.severity != "note"]
    when = subject.text(subject.when)
    example = "" if vehicle.archetype is None else subject.word(N_("Ironmuster example, house values"))
    if not serious:
        return Foot(when or joined((example, *signs(vehicle.weapons, vehicle.equipment, subject))))
    text = subject.text(serious[0].message)
    if len(serious) > 1:
        text = subject.text(Plural("{first} (+{n})", "{first} (+{n})", len(serious) - 1, {"first": text}))
    return Foot(f"{text} · {when}" if when else text, serious[0].severity)
