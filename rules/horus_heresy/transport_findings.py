"""What is wrong with what a vehicle carries (HH-TRN-01 to HH-TRN-06, HH-EMB-03, HH-SUB-07)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.army import OwnRows
from rules.findings import Finding, Fix
from rules.horus_heresy.embark import RIDERS
from rules.horus_heresy.vehicle import Passengers, Vehicle, effect
from rules.language import N_, Message, Words
from rules.units import Meter


def riders(vehicle: Vehicle) -> tuple[Passengers, ...]:
    """Those who are aboard, not joined to the vehicle."""
    return tuple(group for group in vehicle.aboard if group.where == "aboard")


def capacity_used(vehicle: Vehicle) -> int:
    """Capacity that those aboard take (HH-TRN-01)."""
    return sum(group.room for group in riders(vehicle))


def passengers_words(group: Passengers) -> Words:
    """What a row of passengers is called."""
    return group.name or group.unit or Message(N_("Passengers"))


def meters(vehicle: Vehicle, own: OwnRows) -> tuple[Meter, ...]:
    """Transport capacity, used and allowed; none for a vehicle that has nothing to do with it."""
    if not vehicle.capacity and not riders(vehicle) and not vehicle.is_a("transport"):
        return ()
    parts = [(passengers_words(group), group.room) for group in riders(vehicle)]
    return (Meter(N_("Transport capacity"), capacity_used(vehicle), vehicle.capacity or 0, parts, "crew"),)


def profile_findings(vehicle: Vehicle) -> Iterator[Finding]:
    """Sub-type, capacity and access points must agree."""
    transport = vehicle.is_a("transport")
    if vehicle.capacity and vehicle.is_a("knight"):
        message = Message(N_("A Knight carries nobody."))
        fix = Fix(Message(N_("Remove the transport capacity")), {"capacity": None})
        yield Finding("hh-knight-transport", "error", message, "HH-SUB-07", "capacity", fix=fix)
    elif vehicle.capacity and not transport:
        message = Message(N_("It has a transport capacity, but not the sub-type Transport."))
        fix = Fix(Message(N_("Add the sub-type Transport")), {"sub_types": (*vehicle.sub_types, "transport")})
        yield Finding("hh-capacity-without-transport", "error", message, "HH-TRN-01", "sub_types", fix=fix)
    if transport and not vehicle.capacity:
        message = Message(N_("A Transport needs a transport capacity."))
        yield Finding("hh-transport-without-capacity", "error", message, "HH-TRN-01", "capacity")
    if transport and not vehicle.access:
        message = Message(N_("A Transport needs an access point: tick its faces."))
        yield Finding("hh-access-missing", "error", message, "HH-EMB-03", "access")


def passenger_findings(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    """Units put aboard: room, type, faction, how many, Bulky models."""
    used, limit = capacity_used(vehicle), vehicle.capacity or 0
    if used > limit:
        figures: dict[str, Words] = {"used": used, "limit": limit}
        message = Message(N_("Passengers take {used}, transport capacity is {limit}."), figures)
        detail = " + ".join(str(group.room) for group in riders(vehicle))
        yield Finding(
            "hh-transport-over-capacity", "error", message, "HH-TRN-01", "aboard", detail=detail, figures=figures
        )
    light = effect(vehicle, own, "light-transport")
    for group in riders(vehicle):
        place, who = f"aboard.{group.id}", passengers_words(group)
        if group.type not in RIDERS:
            message = Message(N_("{who}: only Infantry and Paragons ride in a transport."), {"who": who})
            yield Finding("hh-transport-passenger", "error", message, "HH-TRN-02", place)
        if group.faction.strip() and group.faction.strip() != vehicle.faction.strip():
            message = Message(N_("{who}: not of the same faction as the transport."), {"who": who})
            yield Finding("hh-transport-passenger", "error", message, "HH-TRN-02", place)
        if light and group.bulky > 1:
            message = Message(N_("{who}: a Light Transport carries no Bulky models."), {"who": who})
            yield Finding("hh-light-transport-bulky", "error", message, "HH-TRN-06", place)
    units = {group.unit.strip() for group in riders(vehicle)}
    if len(units) > 1 and not vehicle.is_a("super-heavy"):
        figures = {"used": len(units), "limit": 1}
        message = Message(N_("It carries one unit, not {used}."), figures)
        yield Finding("hh-transport-two-units", "error", message, "HH-TRN-03", "aboard", figures=figures)
