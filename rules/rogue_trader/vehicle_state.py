"""A vehicle in a battle: what has happened to it (RT-DMG-09), and how that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from rules.battle import Battle
from rules.battle_table import Status, Track
from rules.dice import Typed
from rules.fields import described
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.at_play import Marks, Values
from rules.rogue_trader.battle_clock import window_closes
from rules.rogue_trader.forced_turn import ForcedTurnInput, Movement, forced_turn
from rules.rogue_trader.vehicle import Vehicle
from rules.stored import Identifier, Items, Stored

Points = Annotated[int, Field(ge=0, le=10_000)]
Speed = Annotated[float, Field(ge=0, le=10_000)]
MOST_SPEED = 800.0
"""The highest speed that the rules work with; a state set by hand may hold more."""


Result = Literal["mechanical-failure", "system-failure", "burning", "loss-of-control", "temporary-loss-of-control"]
RESULT_WORDS: Mapping[Result, str] = {
    "mechanical-failure": N_("Mechanical failure"),
    "system-failure": N_("System failure"),
    "burning": N_("Smell of burning"),
    "loss-of-control": N_("Loss of control"),
    "temporary-loss-of-control": N_("Temporary loss of control"),
}
"""The results of special damage that rule the turns to come."""


Cause = Literal["destroyed", "explosion"]
CAUSES: Mapping[Cause, str] = {"destroyed": N_("It was destroyed"), "explosion": N_("It exploded")}


class VehicleState(Stored):
    """Everything about a vehicle that changes during a battle. Speeds in inches a turn."""

    lost: Points = described(N_("Damage points lost"), 0, rule="RT-VEH-05")
    lost_this_turn: Points = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    special_checked: bool = described(N_("Special damage checked this turn"), False, rule="RT-DMG-06")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DMG-02")
    occupants_due: Cause | None = described(N_("Occupants still to save"), None, words=CAUSES, rule="RT-DMG-03")
    dead: dict[Identifier, Points] = described(N_("Dead aboard"), {}, picks=".aboard", rule="RT-DMG-03")

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
    results: Items[Result] = described(N_("Special damage in force"), (), words=RESULT_WORDS, rule="RT-DMG-20")
    turrets_out: Items[Identifier] = described(N_("Turrets out"), (), picks=".turrets", rule="RT-DMG-11")
    weapons_lost: Items[Identifier] = described(N_("Weapons lost"), (), picks=".weapons", rule="RT-DMG-15")
    fired: Items[Identifier] = described(N_("Weapons fired this turn"), (), picks=".weapons", rule="RT-CRW-04")
    busy: dict[Identifier, Points] = described(
        N_("People who used their hands this turn"), {}, picks=".aboard", rule="RT-CRW-04"
    )
    fired_last_turn: Items[Identifier] = described(
        N_("Weapons fired last turn"), (), picks=".weapons", rule="RT-DMG-14"
    )


def first_state(vehicle: Vehicle) -> VehicleState:
    """A vehicle's state as it enters: one that has no ground speed starts in the air."""
    return VehicleState(flying=vehicle.ground_maximum is None and vehicle.air_maximum is not None)


def points_left(vehicle: Vehicle, state: VehicleState) -> int:
    """Damage points left, never below 0 (RT-VEH-05)."""
    return max(0, (vehicle.damage or 0) - state.lost)


def track(vehicle: Vehicle, state: VehicleState) -> Track | None:
    """The damage track; None for a vehicle without a damage value."""
    if not vehicle.damage:
        return None
    lost = min(state.lost, vehicle.damage)
    now = min(state.lost_this_turn, lost)
    return Track(vehicle.damage, lost - now, now)


_CONTROL = N_("Out of control")
_NEXT_TURN = N_("next turn")
_THIS_TURN = N_("this turn")


def _movement(state: VehicleState, results: tuple[Result, ...], control_lost: bool) -> Movement:
    if state.halted:
        return "halted"
    given = ForcedTurnInput(results=results[-50:], out_of_control=control_lost, trapped=state.trapped)
    return forced_turn(given, Typed(())).movement


def movement_next_turn(state: VehicleState) -> Movement:
    """What damage forces it to do in its owner's next turn (RT-DMG-20)."""
    by_hand = state.permanently_out_of_control and "loss-of-control" not in state.results
    return _movement(state, state.results, state.out_of_control_next_turn or by_hand)


def movement_now(state: VehicleState) -> Movement:
    """What damage forces it to do in the present turn of its owner, which began with `turn_begins`."""
    repeating: tuple[Result, ...] = tuple(result for result in state.results if result == "mechanical-failure")
    return _movement(state, repeating, state.out_of_control)


def every_turn(battle: Battle, _: str, __: VehicleState) -> Values:
    """At the end of the turn or the round, points lost are counted anew (RT-DMG-05)."""
    return {"lost_this_turn": 0, "special_checked": False} if window_closes(battle) else {}


def turn_begins(_: Battle, __: str, state: VehicleState) -> Values:
    """The owner's turn begins: a loss of control that waited for it takes hold, once (RT-OOC-08, RT-CONV-02)."""
    lost = not state.destroyed and movement_next_turn(state) == "out-of-control"
    return {
        "out_of_control": lost,
        "out_of_control_next_turn": False,
        "stopped": state.stopped and lost,
        "results": tuple(result for result in state.results if result != "temporary-loss-of-control"),
    }


def turn_over(_: Battle, __: str, state: VehicleState) -> Values:
    """The owner's turn is over: what lasted for it ends."""
    return {
        "moved": False,
        "turned": False,
        "out_of_control": False,
        "overspeed_due": False,
        "fired": (),
        "fired_last_turn": state.fired,
        "busy": {},
        "burning_rolled": False,
    }


def marks(vehicle: Vehicle, state: VehicleState) -> Marks:
    """What the notes beside the phases count."""
    if state.destroyed:
        return Marks()
    return Marks(
        fire=state.burning and not state.burning_rolled,
        moved=state.moved,
        fired=bool(state.fired) if vehicle.weapons else None,
        check=bool(state.lost_this_turn) and not state.special_checked,
    )


def statuses(vehicle: Vehicle, state: VehicleState) -> Sequence[Status]:
    """The chips of a vehicle: what forces an act now first, then by end, soonest first."""
    if state.destroyed:
        return (Status("destroyed", "stop", Message(N_("Destroyed")), tone="loss"), *_dead(state))
    return (*_control(state), *_lasting(state), *_gone(vehicle, state), *_dead(state))


def _control(state: VehicleState) -> Iterator[Status]:
    control = Message(_CONTROL)
    following = movement_next_turn(state)
    if state.permanently_out_of_control and following != "halted":
        yield Status("out-of-control-for-good", "spin", control)
        return
    if state.out_of_control:
        yield Status("out-of-control", "spin", control, Message(_THIS_TURN), for_good=False)
    if following == "out-of-control":
        yield Status("out-of-control-next-turn", "spin", control, Message(_NEXT_TURN), for_good=False)


def _lasting(state: VehicleState) -> Iterator[Status]:
    if state.burning:
        yield Status("burning", "flame", Message(N_("Burning")))
    if "mechanical-failure" in state.results and not state.halted:
        yield Status("mechanical-failure", "lock", Message(N_("Repeats its last turn")), tone="loss")
    if state.halted:
        yield Status("halted", "stop", Message(N_("Halted")), tone="loss")
    if state.trapped:
        yield Status("trapped", "lock", Message(N_("Trapped")), tone="loss")
    if state.power_losses:
        title = Message(N_("Power loss ×{n}"), {"n": state.power_losses})
        yield Status("power-loss", "half", title, tone="loss")


def _gone(vehicle: Vehicle, state: VehicleState) -> Iterator[Status]:
    if state.turrets_out:
        out = len(state.turrets_out)
        several = Plural("{n} turret out", "{n} turrets out", out)
        title: Words = several if len(vehicle.turrets) > 1 else Message(N_("Turret out"))
        yield Status("turret-out", "stop", title, tone="loss")
    if state.weapons_lost:
        title = Plural("{n} weapon lost", "{n} weapons lost", len(state.weapons_lost))
        yield Status("weapon-lost", "gun", title, tone="loss")


def _dead(state: VehicleState) -> Iterator[Status]:
    dead = sum(state.dead.values())
    if dead:
        yield Status("dead", "crew", Plural("{n} dead aboard", "{n} dead aboard", dead), tone="loss")
