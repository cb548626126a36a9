"""A vehicle in a battle: what has happened to it (RT-DMG-09), and how that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, cast

from pydantic import Field

from rules.battle import Standing, Status, Track
from rules.fields import described
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.speeds import halved
from rules.rogue_trader.vehicle import Vehicle
from rules.stored import Identifier, Items, Stored, Unit

Points = Annotated[int, Field(ge=0, le=10_000)]
Speed = Annotated[float, Field(ge=0, le=10_000)]


class VehicleState(Stored):
    """Everything about a vehicle that changes during a battle. Speeds in inches a turn."""

    lost: Points = described(N_("Damage points lost"), 0, rule="RT-VEH-05")
    lost_this_turn: Points = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    special_checked: bool = described(N_("Special damage checked this turn"), False, rule="RT-DMG-06")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DMG-02")
    occupants_due: Literal["destroyed", "explosion"] | None = described(
        N_("Occupants still to save"), None, rule="RT-DMG-03"
    )
    dead: dict[Identifier, Points] = described(N_("Dead aboard"), {}, rule="RT-DMG-03")

    flying: bool = described(N_("Flying"), False, rule="RT-MOV-13")
    last_speed: Speed = described(N_("Speed last turn"), 0.0, unit="″", rule="RT-MOV-04")
    moved: bool = described(N_("Moved this turn"), False)
    overspeed_due: bool = described(N_("Overspeed check due"), False, rule="RT-MOV-11")
    fall_due: bool = described(N_("Falls: crash due"), False, rule="RT-MOV-07")
    turned: bool = described(N_("Turned this turn"), False, rule="RT-MOV-11")

    out_of_control: bool = described(N_("Out of control this turn"), False, rule="RT-OOC-01")
    out_of_control_next_turn: bool = described(N_("Out of control next turn"), False, rule="RT-OOC-08")
    permanently_out_of_control: bool = described(N_("Out of control for good"), False, rule="RT-DMG-17")
    stopped: bool = described(N_("Stopped while out of control"), False, rule="RT-OOC-03")
    halted: bool = described(N_("Halted for good"), False, rule="RT-DMG-16")
    trapped: bool = described(N_("Trapped in rubble"), False, rule="RT-BLD-28")
    burning: bool = described(N_("Burning"), False, rule="RT-DMG-18")
    burning_rolled: bool = described(N_("Fire rolled for this turn"), False, rule="RT-DMG-18")
    power_losses: Annotated[int, Field(ge=0, le=20)] = described(N_("Losses of power"), 0, rule="RT-DMG-13")
    results: Items[Identifier] = described(N_("Special damage in force"), (), rule="RT-DMG-20")
    turrets_out: Items[Identifier] = described(N_("Turrets out"), (), rule="RT-DMG-11")
    weapons_lost: Items[Identifier] = described(N_("Weapons lost"), (), rule="RT-DMG-15")
    fired: Items[Identifier] = described(N_("Weapons fired this turn"), (), rule="RT-CRW-04")
    fired_last_turn: Items[Identifier] = described(N_("Weapons fired last turn"), (), rule="RT-DMG-14")


def first_state(unit: Unit) -> VehicleState:
    """A vehicle's state as it enters: one that has no ground speed starts in the air."""
    vehicle = cast(Vehicle, unit)
    return VehicleState(flying=vehicle.ground_maximum is None and vehicle.air_maximum is not None)


def points_left(vehicle: Vehicle, state: VehicleState) -> int:
    """Damage points left, never below 0 (RT-VEH-05)."""
    return max(0, (vehicle.damage or 0) - state.lost)


def maximum_and_acceleration(vehicle: Vehicle, state: VehicleState, rounding: str) -> tuple[float | None, float | None]:
    """Maximum speed and acceleration of the way it moves now, after losses of power (RT-DMG-13)."""
    pair = (
        (vehicle.air_maximum, vehicle.air_acceleration)
        if state.flying
        else (vehicle.ground_maximum, vehicle.ground_acceleration)
    )
    way = cast(Literal["exact", "up", "down"], rounding)
    maximum, acceleration = (None if value is None else halved(value, state.power_losses, way) for value in pair)
    return maximum, acceleration


def track(standing: Standing) -> Track | None:
    """The damage track; None for a vehicle without a damage value."""
    vehicle, state = cast(Vehicle, standing.unit), cast(VehicleState, standing.state)
    if not vehicle.damage:
        return None
    lost = min(state.lost, vehicle.damage)
    now = min(state.lost_this_turn, lost)
    return Track(vehicle.damage, lost - now, now)


_NEXT_TURN = N_("next turn")
_THIS_TURN = N_("this turn")


def statuses(standing: Standing) -> Sequence[Status]:
    """The chips of a vehicle: what forces an act now first, then by end, soonest first."""
    vehicle, state = cast(Vehicle, standing.unit), cast(VehicleState, standing.state)
    if state.destroyed:
        return (Status("destroyed", "stop", Message(N_("Destroyed")), tone="loss"),)
    found: list[Status] = []
    control = N_("Out of control")
    if state.out_of_control and not state.permanently_out_of_control:
        found.append(Status("out-of-control", "spin", Message(control), Message(_THIS_TURN)))
    if state.permanently_out_of_control:
        found.append(Status("out-of-control-for-good", "spin", Message(control), tone="harm", ends=""))
    elif state.out_of_control_next_turn:
        found.append(Status("out-of-control-next-turn", "spin", Message(control), Message(_NEXT_TURN)))
    if state.burning:
        found.append(Status("burning", "flame", Message(N_("Burning"))))
    if "mechanical-failure" in state.results and not state.halted:
        found.append(Status("mechanical-failure", "lock", Message(N_("Repeats its last turn")), tone="loss"))
    if state.halted:
        found.append(Status("halted", "stop", Message(N_("Halted")), tone="loss"))
    if state.trapped:
        found.append(Status("trapped", "lock", Message(N_("Trapped")), tone="loss"))
    if state.power_losses:
        title = Message(N_("Power loss ×{n}"), {"n": state.power_losses})
        found.append(Status("power-loss", "half", title, tone="loss"))
    found += _gone(vehicle, state)
    return tuple(found)


def _gone(vehicle: Vehicle, state: VehicleState) -> list[Status]:
    found: list[Status] = []
    if state.turrets_out:
        out = len(state.turrets_out)
        several = Plural("{n} turret out", "{n} turrets out", out)
        title: Words = several if len(vehicle.turrets) > 1 else Message(N_("Turret out"))
        found.append(Status("turret-out", "stop", title, tone="loss"))
    if state.weapons_lost:
        title = Plural("{n} weapon lost", "{n} weapons lost", len(state.weapons_lost))
        found.append(Status("weapon-lost", "gun", title, tone="loss"))
    dead = sum(state.dead.values())
    if dead:
        found.append(Status("dead", "crew", Plural("{n} dead aboard", "{n} dead aboard", dead), tone="loss"))
    return found
