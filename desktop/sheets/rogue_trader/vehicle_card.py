"""What a vehicle's card says (RT-VEH-02, RT-DMG-09, RT-AUTO-06, RT-CONV-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from desktop.sheets.blocks import Boxes, Card, Cell, Plan, Profile, Tick, TickLine, Ticks, Title
from desktop.sheets.rogue_trader.frame import cell, short, whole, wrong_places
from desktop.sheets.rogue_trader.load import auto_aim, equipment_text, joined, signs, used_title, weapon_table
from desktop.sheets.rogue_trader.special_damage import TITLE
from desktop.sheets.rogue_trader.vehicle_back import back
from desktop.sheets.rogue_trader.vehicle_hull import crew_section
from desktop.sheets.subject import Subject
from rules.army import unit_findings
from rules.language import C_, N_, Plural
from rules.rogue_trader.loading import meters
from rules.rogue_trader.tables import DASH
from rules.rogue_trader.vehicle import BODIES, CHASSIS, MOUNTS, SIZES, MountedWeapon, Vehicle, type_words
from rules.rogue_trader.vehicle_state import VehicleState


def card(subject: Subject) -> Card:
    """A vehicle's card."""
    vehicle = cast(Vehicle, subject.unit)
    found = unit_findings(vehicle, subject.army.own)
    wrong = wrong_places(found)
    weapon_points, equipment_points = meters(vehicle, subject.army.own)
    lost = {weapon for state in _states(subject) for weapon in state.weapons_lost if not subject.together}
    arms = weapon_table(
        vehicle.weapons,
        used_title("weapons", weapon_points, subject),
        wrong,
        subject,
        before=lambda arm: _mount(vehicle, arm, subject),
        after=lambda arm: auto_aim(arm, subject),
        lost=lost,
    )
    kit = equipment_text(vehicle.equipment, vehicle.personality, equipment_points, subject)
    example = "" if vehicle.archetype is None else subject.word(N_("Ironmuster example, house values"))
    return whole(
        subject,
        found,
        lines=(_kind(vehicle, subject),),
        drawing=Plan(vehicle.chassis, min(len(vehicle.turrets), 2), vehicle.body == "open"),
        top=(_profile(vehicle, wrong, subject),),
        flows=(arms, kit),
        loose=(crew_section(vehicle, subject),),
        bottom=(_boxes(vehicle, subject), _ticks(vehicle, subject)),
        back_title=subject.word(TITLE),
        back=back(vehicle, subject),
        source=(example, *signs(vehicle.weapons, vehicle.equipment, subject)),
    )


def _kind(vehicle: Vehicle, subject: Subject) -> str:
    """What it is: type, body with its turrets, size, antigrav."""
    kind = subject.text(type_words(vehicle)) or subject.word(CHASSIS[vehicle.chassis])
    body = [subject.small(BODIES[vehicle.body]) if vehicle.body else subject.word(N_("body to choose"))]
    if vehicle.turrets:
        body.append(subject.text(Plural("one turret", "{n} turrets", len(vehicle.turrets))))
    size = subject.word(C_("size of a vehicle", "{size}"), size=subject.small(SIZES[vehicle.size]))
    antigrav = subject.small(Vehicle.model_fields["antigrav"].title) if vehicle.antigrav else ""
    return joined((kind, ", ".join(body), size, antigrav))


def _inches(value: float | None, subject: Subject) -> str:
    return DASH if value is None else f"{subject.language.number(value)}″"


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
    rest = [cell(vehicle, field, wrong, subject, word=short(vehicle, field)) for field in ("trr", "capacity")]
    below = ("toughness", "damage", "save", "equipment_points", "weapon_points")
    return Profile(
        (
            (ground, air, *rest),
            tuple(cell(vehicle, field, wrong, subject, word=short(vehicle, field)) for field in below),
        )
    )


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
