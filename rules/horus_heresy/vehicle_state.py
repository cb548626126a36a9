"""A vehicle in a battle: what has happened to it, and how that is shown (HH-GEN-09, HH-STA-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, cast

from pydantic import Field

from rules.army import NO_ROWS, OwnRows
from rules.battle import Standing
from rules.battle_table import Status, Track
from rules.fields import described
from rules.horus_heresy.fire_plan import MOVED_WORDS, Moved
from rules.horus_heresy.statuses import STATUS_WORDS, TroopStatus, VehicleStatus, in_order
from rules.horus_heresy.target import NEXT_WORDS, Next
from rules.horus_heresy.transport_findings import riders
from rules.horus_heresy.vehicle import Passengers, Vehicle, effect_number
from rules.language import C_, N_, Message, Plural, Words
from rules.stored import Identifier, Items, Stored, Unit

Points = Annotated[int, Field(ge=0, le=10_000)]


class VehicleState(Stored):
    """Everything about a vehicle that changes during a battle. `aboard`: the rows of its passengers still in it."""

    lost: Points = described(N_("Hull points lost"), 0, rule="HH-HP-01")
    lost_this_turn: Points = described(N_("Hull points lost this turn"), 0, rule="HH-HP-01")
    statuses: Items[VehicleStatus] = described(C_("heresy", "Statuses"), (), words=STATUS_WORDS, rule="HH-STA-01")
    shields_lost: Points = described(N_("Void Shields lost"), 0, rule="HH-PEN-09")
    destroyed: bool = described(N_("Destroyed"), False, rule="HH-WRK-01")
    following: Items[Next] = described(N_("What follows its destruction"), (), words=NEXT_WORDS, rule="HH-WRK-01")
    wreck: bool = described(N_("A wreck"), False, rule="HH-WRK-02")

    movement: Moved = described(N_("In its last movement phase it"), "stationary", words=MOVED_WORDS, rule="HH-SHT-05")
    moved: bool = described(N_("Moved this turn"), False, rule="HH-MOV-01")
    terrain_tested: bool = described(N_("Dangerous terrain tested this turn"), False, rule="HH-MOV-06")
    repaired: bool = described(N_("Repair rolled this turn"), False, rule="HH-REP-01")
    reacted: bool = described(N_("Has reacted this turn"), False, rule="HH-REA-01")
    smokescreen: bool = described(N_("Behind a smokescreen this phase"), False, rule="HH-REA-01")
    fired: Items[Identifier] = described(N_("Weapons fired this phase"), (), picks=".weapons", rule="HH-SHT-03")
    uses: dict[Identifier, Points] = described(N_("Uses of Limited weapons"), {}, picks=".weapons", rule="HH-WPN-08")

    aboard: Items[Identifier] = described(N_("Aboard"), (), picks=".aboard", rule="HH-ABD-01")
    passenger_statuses: Items[TroopStatus] = described(
        N_("Statuses of the passengers"), (), words=STATUS_WORDS, rule="HH-ABD-02"
    )
    boarded: bool = described(N_("A unit got in this turn"), False, rule="HH-DIS-01")
    left: bool = described(N_("A unit got out this turn"), False, rule="HH-EMB-01")


def first_state(unit: Unit) -> VehicleState:
    """A vehicle as it enters: with the hull points and statuses that its profile says, its passengers aboard."""
    vehicle = cast(Vehicle, unit)
    base, now = vehicle.hull_points or 0, vehicle.hull_points_now
    lost = 0 if now is None else max(0, base - max(now, 0))
    held: list[VehicleStatus] = [status for status in vehicle.statuses if status != "routed"]
    return VehicleState(
        lost=lost,
        statuses=() if vehicle.is_a("flyer") else in_order(held),
        destroyed=now is not None and now <= 0,
        aboard=tuple(group.id for group in riders(vehicle)),
    )


def hull_points_left(vehicle: Vehicle, state: VehicleState) -> int:
    """Hull points it has now."""
    return max(0, (vehicle.hull_points or 0) - state.lost)


def shields_left(vehicle: Vehicle, state: VehicleState, own: OwnRows) -> int:
    """Void Shields still up (HH-PEN-09)."""
    return max(0, (effect_number(vehicle, own, "void-shields") or 0) - state.shields_lost)


def inside(vehicle: Vehicle, state: VehicleState) -> tuple[Passengers, ...]:
    """The passengers still aboard, in the order of the list."""
    return tuple(group for group in riders(vehicle) if group.id in state.aboard)


def units_of(groups: Sequence[Passengers]) -> dict[str, tuple[Passengers, ...]]:
    """The units that passengers make up, by name."""
    found: dict[str, tuple[Passengers, ...]] = {}
    for group in groups:
        unit = group.unit.strip()
        found[unit] = (*found.get(unit, ()), group)
    return found


def models_of(groups: Sequence[Passengers]) -> int:
    """How many models they are."""
    return sum(group.count for group in groups)


def phase_over(state: VehicleState) -> dict[str, Any]:
    """What ends with a phase: each weapon fires once in one, a smokescreen lasts for one."""
    return {"fired": (), "smokescreen": False}


def turn_begins(state: VehicleState) -> dict[str, Any]:
    """All marks of its last turn go at the start of its player’s next one (HH-GEN-09).

    Until it moves it has stayed; what it did before no longer counts.
    """
    return {
        "movement": "stationary",
        "moved": False,
        "terrain_tested": False,
        "repaired": False,
        "boarded": False,
        "left": False,
    }


def any_turn_begins(state: VehicleState) -> dict[str, Any]:
    """What is counted by the turn, whoever’s it is: hull points lost, one reaction (HH-REA-01)."""
    return {"lost_this_turn": 0, "reacted": False}


def track(standing: Standing) -> Track | None:
    """The damage track; None for a vehicle without hull points."""
    vehicle, state = cast(Vehicle, standing.unit), cast(VehicleState, standing.state)
    if not vehicle.hull_points:
        return None
    lost = min(state.lost, vehicle.hull_points)
    now = min(state.lost_this_turn, lost)
    return Track(vehicle.hull_points, lost - now, now)


_EFFECTS: dict[VehicleStatus, str] = {
    "stunned": N_("Stunned: no reactions"),
    "pinned": N_("Pinned: does not move"),
    "suppressed": N_("Suppressed: Snap Shots"),
}
_ICONS: dict[VehicleStatus, str] = {"stunned": "bolt", "pinned": "lock", "suppressed": "gun"}


def repair_number(vehicle: Vehicle, own: OwnRows = NO_ROWS) -> int:
    """What a repair roll needs: 6, or the number of Auto-repair (HH-REP-02)."""
    number = effect_number(vehicle, own, "auto-repair")
    return number if number is not None and 2 <= number <= 6 else 6


def statuses(standing: Standing) -> Sequence[Status]:
    """The chips of a vehicle: what is left of it, its statuses with their effect, shields, who is aboard."""
    vehicle, state = cast(Vehicle, standing.unit), cast(VehicleState, standing.state)
    if state.destroyed:
        return tuple(_end(state))
    return (*_held(vehicle, state), *_around(vehicle, state))


def _end(state: VehicleState) -> Iterator[Status]:
    if state.wreck:
        title = Message(N_("Wreck: difficult and dangerous, cover 6+"))
        yield Status("wreck", "stop", title, tone="loss")
    else:
        yield Status("destroyed", "stop", Message(N_("Destroyed")), tone="loss")


def _held(vehicle: Vehicle, state: VehicleState) -> Iterator[Status]:
    ends = Message(N_("repair roll: {needed}+"), {"needed": repair_number(vehicle)})
    for status in in_order(state.statuses):
        yield Status(status, _ICONS[status], Message(_EFFECTS[status]), ends, tone="warn", for_good=False)


def _around(vehicle: Vehicle, state: VehicleState) -> Iterator[Status]:
    shields = shields_left(vehicle, state, NO_ROWS)
    if shields:
        yield Status("void-shields", "half", Message(N_("Void Shields {n}"), {"n": shields}), tone="good")
    if state.smokescreen:
        end: Words = Message(N_("this phase"))
        yield Status("smokescreen", "flame", Message(N_("Smokescreen")), end, tone="good", for_good=False)
    aboard = models_of(inside(vehicle, state))
    if aboard:
        yield Status("aboard", "crew", Plural("{n} aboard", "{n} aboard", aboard), tone="good")
