"""What is wrong with a vehicle (validation entries of VEH and CRW; its load: `loading`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.army import OwnRows
from rules.findings import Finding
from rules.language import N_, Message, Words
from rules.rogue_trader.loading import equipment_findings, has_effect, weapon_findings, weapon_rows
from rules.rogue_trader.vehicle import Vehicle

# Product limits of RT-VEH-02; Toughness above 10 is only a notice.
_LIMITS: dict[str, tuple[float, float]] = {
    "ground_maximum": (0, 200),
    "ground_acceleration": (0, 200),
    "air_maximum": (0, 200),
    "air_minimum": (0, 200),
    "air_acceleration": (0, 200),
    "trr": (0, 10),
    "damage": (1, 99),
    "save": (2, 6),
    "ejector_save": (2, 6),
    "equipment_points": (0, 99),
    "weapon_points": (0, 99),
    "capacity": (0, 999),
}


def _title(field: str) -> Words:
    return Message(Vehicle.model_fields[field].title or field)


def findings(vehicle: Vehicle, own: OwnRows) -> Sequence[Finding]:
    """All findings of a vehicle, in the order of its form."""
    return [
        *_identity(vehicle),
        *_profile(vehicle),
        *weapon_findings(vehicle, own, "RT-VEH-08"),
        *_mounts(vehicle),
        *_gunners(vehicle, own),
        *equipment_findings(vehicle, own, "RT-VEH-07"),
        *_crew(vehicle, own),
    ]


def _identity(vehicle: Vehicle) -> Iterator[Finding]:
    if not vehicle.name.strip():
        yield Finding("no-name", "note", Message(N_("It has no name.")), place="name")
    if vehicle.body is None:
        message = Message(N_("Open or closed? It must be set before the vehicle can be played."))
        yield Finding("body-missing", "error", message, "RT-VEH-11", "body")


def _profile(vehicle: Vehicle) -> Iterator[Finding]:
    if vehicle.archetype is not None:
        message = Message(N_("Example profile, house values: change them as you like."))
        yield Finding("example-profile", "note", message, "RT-ARC-01", "profile")
    yield from _modes(vehicle)
    for field in ("toughness", "damage"):
        value = getattr(vehicle, field)
        if value is None:
            message = Message(N_("{field} is missing."), {"field": _title(field)})
            yield Finding(f"{field}-missing", "error", message, "RT-VEH-02", field)
        elif value == 0:
            message = Message(N_("{field} must be at least 1."), {"field": _title(field)})
            yield Finding(f"{field}-zero", "error", message, "RT-VEH-02", field)
    if vehicle.toughness is not None and vehicle.toughness > 10:
        message = Message(N_("Toughness {value} is unusual: more than 10."), {"value": vehicle.toughness})
        yield Finding("toughness-unusual", "note", message, "RT-VEH-02", "toughness")
    for field, (least, most) in _LIMITS.items():
        value = getattr(vehicle, field)
        if value is None or least <= value <= most or (field == "damage" and value == 0):
            continue
        template = N_("{field} goes from {least} to {most}, not {value}.")
        figures: dict[str, Words] = {"field": _title(field), "least": least, "most": most, "value": value}
        yield Finding("out-of-limits", "error", Message(template, figures), "RT-VEH-02", field)
    if vehicle.trr is not None and vehicle.trr <= 10 and vehicle.trr * 4 % 1:
        message = Message(N_("The turn radius ratio goes in steps of 0.25."))
        yield Finding("trr-step", "note", message, "RT-VEH-02", "trr")


def _modes(vehicle: Vehicle) -> Iterator[Finding]:
    """Ground and air sets are whole or absent (RT-VEH-02, RT-MOV-09)."""
    ground, air = vehicle.ground_maximum is not None, vehicle.air_maximum is not None
    if not ground and not air:
        message = Message(N_("No speed on the ground or in the air: an emplacement that does not move."))
        yield Finding("emplacement", "note", message, "RT-VEH-02", "ground_maximum")
    needed = [("ground_maximum", "ground_acceleration", ground), ("air_maximum", "air_acceleration", air)]
    needed.append(("air_maximum", "air_minimum", air))
    for maximum, other, there in needed:
        if there and getattr(vehicle, other) is None:
            message = Message(N_("{field} is missing."), {"field": _title(other)})
            yield Finding(f"{other.replace('_', '-')}-missing", "error", message, "RT-VEH-02", other)
        elif not there and getattr(vehicle, other) is not None:
            figures: dict[str, Words] = {"field": _title(maximum), "other": _title(other)}
            message = Message(N_("{other} is set, but {field} is not."), figures)
            yield Finding(f"{maximum.replace('_', '-')}-missing", "error", message, "RT-VEH-02", maximum)
    lowest, highest = vehicle.air_minimum, vehicle.air_maximum
    if lowest is not None and highest is not None and lowest > highest:
        template = N_("The air minimum, {minimum}″, is above the air maximum, {maximum}″.")
        message = Message(template, {"minimum": lowest, "maximum": highest})
        yield Finding("air-minimum-above-maximum", "error", message, "RT-VEH-02", "air_minimum")
    if (ground or air) and vehicle.trr is None and not (vehicle.antigrav or vehicle.air_minimum == 0):
        message = Message(N_("{field} is missing."), {"field": _title("trr")})
        yield Finding("trr-missing", "error", message, "RT-MOV-09", "trr")


def _mounts(vehicle: Vehicle) -> Iterator[Finding]:
    turrets = {turret.id for turret in vehicle.turrets}
    for arm in vehicle.weapons:
        if arm.mount == "turret" and arm.turret not in turrets:
            message = Message(N_("A weapon is in a turret that the vehicle does not have."))
            yield Finding("no-turret", "error", message, "RT-DMG-11", f"weapons.{arm.id}")


def _gunners(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    """One weapon a person and turn; auto-aim serves its own (RT-CRW-04, RT-AUTO-03)."""
    armed = len(weapon_rows(vehicle.weapons, own))
    fitted = sum(arm.auto_aim for arm in vehicle.weapons)
    crewed = armed - min(fitted, has_effect(vehicle, own, "auto-aim"))
    hands = sum(person.count for person in vehicle.aboard if person.role == "crew")
    drivers = sum(person.count for person in vehicle.aboard if person.role == "driver" and not person.hands_busy)
    ahead = any(arm.mount == "front" for arm in vehicle.weapons)
    able = hands + (drivers if ahead else 0)
    if crewed > able:
        figures: dict[str, Words] = {"weapons": crewed, "people": able}
        template = N_("{weapons} weapons, {people} to fire them: the rest stays silent each turn.")
        yield Finding("gunners", "warning", Message(template, figures), "RT-CRW-04", "aboard", figures=figures)


def _crew(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    aboard = sum(person.count for person in vehicle.aboard)
    if vehicle.capacity is not None and aboard > vehicle.capacity:
        figures: dict[str, Words] = {"aboard": aboard, "capacity": vehicle.capacity}
        message = Message(N_("Capacity {capacity} exceeded: {aboard} aboard."), figures)
        yield Finding("capacity", "error", message, "RT-VEH-03", "aboard", figures=figures)
    yield from _drivers(vehicle, own)
    yield from _places(vehicle)
    seats = has_effect(vehicle, own, "ejector-seats")
    if any(person.seat for person in vehicle.aboard) and not seats:
        message = Message(N_("Somebody has an ejector seat, but the equipment has none."))
        yield Finding("seat-not-carried", "warning", message, "RT-DMG-04", "aboard")
    if seats and vehicle.ejector_save is None:
        message = Message(N_("The ejector seat save is not in the printed extract: your group fixes it."))
        yield Finding("ejector-save-open", "note", message, "RT-DMG-04", "ejector_save")


def _drivers(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    """A vehicle that moves must be driven (RT-CRW-01, RT-AUTO-02)."""
    if vehicle.ground_maximum is None and vehicle.air_maximum is None:
        return
    drivers = [person for person in vehicle.aboard if person.role == "driver"]
    if drivers and all(person.hands_busy for person in drivers):
        message = Message(N_("A driver needs at least one hand to drive."))
        yield Finding("driver-hands", "error", message, "RT-CRW-01", "aboard")
    if not drivers and not has_effect(vehicle, own, "auto-drive"):
        message = Message(N_("Nobody drives: a driver or an auto-drive is needed."))
        yield Finding("no-driver", "error", message, "RT-CRW-01", "aboard")


def _places(vehicle: Vehicle) -> Iterator[Finding]:
    """From where passengers fire (RT-CRW-05)."""
    passengers = sum(person.count for person in vehicle.aboard if person.role == "passenger")
    if vehicle.body != "closed" or not passengers:
        return
    places = vehicle.firing_ports + vehicle.hatches
    if places < passengers:
        figures: dict[str, Words] = {"places": places, "passengers": passengers}
        template = N_("{places} of {passengers} passengers can fire: one a firing port or hatch.")
        yield Finding(
            "places-to-fire", "note", Message(template, figures), "RT-CRW-05", "firing_ports", figures=figures
        )
