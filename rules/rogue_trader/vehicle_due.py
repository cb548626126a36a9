"""What the rules ask of a vehicle, now and later in the turn (RT-DMG-03, 08, 14, 18, RT-MOV-07, 11, RT-OOC-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules.battle import Battle, Standing
from rules.battle_table import Due
from rules.language import N_, Message, Words
from rules.rogue_trader import vehicle_inputs as inputs
from rules.rogue_trader.at_play import due_of
from rules.rogue_trader.battle_clock import END, owns_turn, window_closes
from rules.rogue_trader.check_title import check_title
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, movement_next_turn, movement_now


def _parts(standing: Standing) -> tuple[Vehicle, VehicleState]:
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def due(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What is to be done in the present phase."""
    yield from _always(battle, standing)
    phase = battle.clock.phase
    if phase == END:
        yield from _end(battle, standing)
    elif owns_turn(battle, standing):
        if phase == "start":
            yield from _fire(battle, standing)
        elif phase == "movement":
            yield from _movement(battle, standing)


def _always(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What follows at once, whatever the phase: whoever is aboard a wreck saves (RT-DMG-03, RT-DMG-19)."""
    vehicle, state = _parts(standing)
    if state.occupants_due is not None:
        given = inputs.occupants(battle, vehicle, state)
        if given["occupants"]:
            yield due_of(standing, Message(N_("Those aboard save or die")), "RT-DMG-03", "occupants-save", given)
    if state.fall_due and not state.destroyed:
        given = inputs.fall(battle, vehicle, state)
        yield due_of(standing, Message(N_("It falls out of the air")), "RT-MOV-07", "fall", given)


def _fire(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    _, state = _parts(standing)
    if state.burning and not state.burning_rolled and not state.destroyed:
        title = Message(N_("Fire: D6, explodes on a 6"))
        yield due_of(standing, title, "RT-DMG-18", "burning", inputs.burning(battle, True), when=when)


def _movement(battle: Battle, standing: Standing) -> Iterator[Due]:
    vehicle, state = _parts(standing)
    if state.destroyed:
        return
    if state.overspeed_due:
        yield _overspeed(battle, standing)
    if state.moved:
        return
    movement = movement_now(state)
    if movement == "out-of-control":
        given = inputs.out_of_control(battle, vehicle, state)
        yield due_of(standing, Message(N_("Out of control: it moves first")), "RT-OOC-06", "out-of-control", given)
    elif movement == "repeat":
        title = Message(N_("Repeats its last turn: {speed}″ straight on"), {"speed": state.last_speed})
        done = {"moved": True, "overspeed_due": inputs.too_fast(battle, vehicle, state)}
        yield due_of(standing, title, "RT-DMG-14", None, blocks=False, done=done)
    elif movement == "free" and state.last_speed:
        given = inputs.move(battle, vehicle, state)
        if given is not None:
            title = Message(N_("Moved {speed}″ last turn: how fast now?"), {"speed": state.last_speed})
            yield due_of(standing, title, "RT-MOV-04", "move-check", given, blocks=False)


def _overspeed(battle: Battle, standing: Standing) -> Due:
    vehicle, state = _parts(standing)
    title = Message(N_("Faster than its maximum: control check"))
    return due_of(standing, title, "RT-MOV-11", "overspeed", inputs.overspeed(battle, vehicle, state))


def _end(battle: Battle, standing: Standing) -> Iterator[Due]:
    _, state = _parts(standing)
    if state.destroyed:
        return
    if state.overspeed_due and owns_turn(battle, standing):
        yield _overspeed(battle, standing)
    if window_closes(battle):
        yield from _special_damage(battle, standing)


def _special_damage(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    vehicle, state = _parts(standing)
    if not state.lost_this_turn or state.destroyed or state.special_checked:
        return
    title = check_title(state.lost_this_turn)
    given = inputs.special_damage(battle, vehicle, state)
    yield due_of(standing, title, "RT-DMG-08", "special-damage", given, when=when)


def coming(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What will come due later in this turn or at the start of its owner's next one."""
    _, state = _parts(standing)
    if not (battle.clock.phase == END and window_closes(battle)):
        yield from _special_damage(battle, standing, Message(N_("End of turn")))
    if not (owns_turn(battle, standing) and battle.clock.phase == "start"):
        rolled = state.model_copy(update={"burning_rolled": False})
        yield from _fire(battle, Standing(standing.fighter, rolled), Message(N_("Start of its next turn")))
    if not state.destroyed and movement_next_turn(state) == "out-of-control":
        title = Message(N_("Out of control: it moves first"))
        yield due_of(standing, title, "RT-OOC-06", "out-of-control", when=Message(N_("Its next turn")))
