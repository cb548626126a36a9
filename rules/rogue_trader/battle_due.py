"""What the rules ask for, now and later in the turn (RT-DMG-03, 08, 14, 18, RT-MOV-07, 11, RT-OOC-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.battle import Battle, Standing
from rules.battle_table import Due
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader import battle_inputs as inputs
from rules.rogue_trader.battle_turns import END, window_closes
from rules.rogue_trader.special_damage_table import special_check_needed
from rules.rogue_trader.turn_checks import kind_of_check
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, movement_next_turn, movement_now


def _parts(standing: Standing) -> tuple[Vehicle, VehicleState]:
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def _due(
    standing: Standing, title: Words, rule: str, action: str | None, given: Mapping[str, Any] | None = None, **more: Any
) -> Due:
    full = None if action is None else f"rogue-trader.{action}"
    return Due(standing.fighter.id, title, rule, full, given or {}, **more)


def due(battle: Battle) -> Sequence[Due]:
    """What is to be done before the present phase is left, compulsory things first, then reminders."""
    found: list[Due] = []
    for standing in battle.standings.values():
        found += _always(battle, standing)
    own = [standing for standing in battle.standings.values() if standing.fighter.side == battle.clock.side]
    if battle.clock.phase == "start":
        for standing in own:
            found += _fire(battle, standing)
    elif battle.clock.phase == "movement":
        for standing in own:
            found += _movement(battle, standing)
    elif battle.clock.phase == END:
        for standing in battle.standings.values():
            found += _end(battle, standing)
    return tuple(sorted(found, key=lambda one: not one.blocks))


def _always(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What follows at once, whatever the phase: whoever is aboard a wreck saves (RT-DMG-03, RT-DMG-19)."""
    vehicle, state = _parts(standing)
    if state.occupants_due is not None:
        given = inputs.occupants(battle, vehicle, state)
        if given["occupants"]:
            yield _due(standing, Message(N_("Those aboard save or die")), "RT-DMG-03", "occupants-save", given)
    if state.fall_due and not state.destroyed:
        given = inputs.fall(battle, vehicle, state)
        yield _due(standing, Message(N_("It falls out of the air")), "RT-MOV-07", "fall", given)


def _fire(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    _, state = _parts(standing)
    if state.burning and not state.burning_rolled and not state.destroyed:
        title = Message(N_("Fire: D6, explodes on a 6"))
        yield _due(standing, title, "RT-DMG-18", "burning", inputs.burning(battle, True), when=when)


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
        yield _due(standing, Message(N_("Out of control: it moves first")), "RT-OOC-06", "out-of-control", given)
    elif movement == "repeat":
        title = Message(N_("Repeats its last turn: {speed}″ straight on"), {"speed": state.last_speed})
        done = {"moved": True, "overspeed_due": inputs.too_fast(battle, vehicle, state)}
        yield _due(standing, title, "RT-DMG-14", None, blocks=False, done=done)
    elif movement == "free" and state.last_speed:
        given = inputs.move(battle, vehicle, state)
        if given is not None:
            title = Message(N_("Moved {speed}″ last turn: how fast now?"), {"speed": state.last_speed})
            yield _due(standing, title, "RT-MOV-04", "move-check", given, blocks=False)


def _overspeed(battle: Battle, standing: Standing) -> Due:
    vehicle, state = _parts(standing)
    title = Message(N_("Faster than its maximum: control check"))
    return _due(standing, title, "RT-MOV-11", "overspeed", inputs.overspeed(battle, vehicle, state))


def _end(battle: Battle, standing: Standing) -> Iterator[Due]:
    _, state = _parts(standing)
    if state.destroyed:
        return
    if state.overspeed_due and standing.fighter.side == battle.clock.side:
        yield _overspeed(battle, standing)
    if window_closes(battle):
        yield from _special_damage(battle, standing)


def _special_damage(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    vehicle, state = _parts(standing)
    if not state.lost_this_turn or state.destroyed or state.special_checked:
        return
    title = _special_damage_title(state.lost_this_turn)
    given = inputs.special_damage(battle, vehicle, state)
    yield _due(standing, title, "RT-DMG-08", "special-damage", given, when=when)


def _special_damage_title(points: int) -> Words:
    """How the check goes for so many points (RT-DMG-05, RT-DMG-07)."""
    lost = Plural("{n} point lost", "{n} points lost", points)
    figures: dict[str, Words] = {"lost": lost, "bonus": points - 1, "needed": special_check_needed(points) or 0}
    check = kind_of_check(points)
    if check == "explosion":
        return Message(N_("{lost}: it explodes"), figures)
    if check == "automatic":
        return Message(N_("{lost}: special damage is certain, D10 + {bonus}"), figures)
    if points == 1:
        return Message(N_("{lost}: special damage on a {needed}"), figures)
    return Message(N_("{lost}: special damage on {needed}+, then D10 + {bonus}"), figures)


def coming(battle: Battle) -> Sequence[Due]:
    """What will come due later in this turn or at the start of the owner's next one."""
    found: list[Due] = []
    at_end = battle.clock.phase == END
    for standing in battle.standings.values():
        _, state = _parts(standing)
        own = standing.fighter.side == battle.clock.side
        if not (at_end and window_closes(battle)):
            found += _special_damage(battle, standing, Message(N_("End of turn")))
        if not (own and battle.clock.phase == "start"):
            rolled = standing.state.model_copy(update={"burning_rolled": False})
            start = Message(N_("Start of its next turn"))
            found += _fire(battle, Standing(standing.fighter, rolled), start)
        if not state.destroyed and movement_next_turn(state) == "out-of-control":
            title = Message(N_("Out of control: it moves first"))
            when = Message(N_("Its next turn"))
            found.append(_due(standing, title, "RT-OOC-06", "out-of-control", when=when))
    return tuple(found)
