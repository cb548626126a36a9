"""What the rules ask for, now and later in the turn (HH-WRK-01, HH-EMG-01, HH-REP-01, HH-DIS-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.battle import Battle, Standing
from rules.battle_table import Due
from rules.horus_heresy import battle_inputs as inputs
from rules.horus_heresy.battle_turns import own_turn
from rules.horus_heresy.target import NEXT_WORDS
from rules.horus_heresy.vehicle import Passengers, Vehicle, effect
from rules.horus_heresy.vehicle_state import VehicleState, inside, repair_number, units_of
from rules.language import N_, Message, Words


def _due(
    standing: Standing, title: Words, rule: str, action: str | None, given: Mapping[str, Any] | None = None, **more: Any
) -> Due:
    full = None if action is None else f"horus-heresy.{action}"
    return Due(standing.fighter.id, title, rule, full, given or {}, **more)


def _parts(standing: Standing) -> tuple[Vehicle, VehicleState]:
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def due(battle: Battle) -> Sequence[Due]:
    """What is to be done before the present phase is left, compulsory things first, then reminders."""
    found: list[Due] = []
    for standing in battle.standings.values():
        found += _destruction(battle, standing)
    for standing in battle.standings.values():
        found += _of_phase(battle, standing)
    return tuple(sorted(found, key=lambda one: not one.blocks))


def _destruction(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What follows a destruction, in its order: passengers first, unit after unit with its own check (HH-WRK-01)."""
    vehicle, state = _parts(standing)
    own = battle.own(standing.fighter.id)
    for step in state.following:
        title = Message(NEXT_WORDS[step])
        if step == "emergency-disembark":
            for name, groups in _first_unit(vehicle, state):
                given = inputs.bailing_out(battle, state, groups)
                yield _due(standing, _who(N_("Emergency Disembarkation"), name), "HH-EMG-01", step, given)
        elif step == "explode":
            yield _due(standing, title, "HH-EXP-01", step, inputs.explode(battle, vehicle, own))
        else:
            done: dict[str, Any] = {"following": [], "wreck": step == "wreck"}
            yield _due(standing, title, "HH-WRK-01", None, blocks=False, done=done)


def _first_unit(vehicle: Vehicle, state: VehicleState) -> list[tuple[str, tuple[Passengers, ...]]]:
    """The unit that gets out first, by name; empty when nobody is aboard."""
    return list(units_of(inside(vehicle, state)).items())[:1]


def _who(what: str, name: str) -> Words:
    return Message(N_("{what}: {who}"), {"what": Message(what), "who": name}) if name else Message(what)


def _of_phase(battle: Battle, standing: Standing) -> Iterator[Due]:
    if _parts(standing)[1].destroyed or not own_turn(battle, standing):
        return
    if battle.clock.phase == "movement":
        yield from _passengers(battle, standing)
    elif battle.clock.phase == "statuses":
        yield from _repair(battle, standing)


def _repair(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    """One repair roll for each own vehicle with a status (HH-REP-01); its passengers take none (HH-ABD-02)."""
    vehicle, state = _parts(standing)
    if state.statuses and not state.repaired and not state.destroyed:
        own = battle.own(standing.fighter.id)
        title = Message(N_("Repair roll: {needed}+"), {"needed": repair_number(vehicle, own)})
        given = inputs.repair(battle, vehicle, state, own)
        yield _due(standing, title, "HH-REP-01", "repair", given, when=when)


def _passengers(battle: Battle, standing: Standing) -> Iterator[Due]:
    """Passengers may get out before its move or after it (HH-DIS-01)."""
    vehicle, state = _parts(standing)
    if state.boarded or (state.moved and state.movement == "rushed"):
        return
    assault = effect(vehicle, battle.own(standing.fighter.id), "assault-vehicle")
    for name, groups in _first_unit(vehicle, state):
        given = inputs.disembarking(battle, state, groups, assault=assault)
        yield _due(standing, _who(N_("May get out"), name), "HH-DIS-01", "disembark", given, blocks=False)


def coming(battle: Battle) -> Sequence[Due]:
    """What will come due later: repair rolls of the side whose turn it is, then those of the others."""
    found: list[Due] = []
    for standing in battle.standings.values():
        own = own_turn(battle, standing)
        if own and battle.clock.phase == "statuses":
            continue
        when = Message(N_("End of turn")) if own else Message(N_("End of its next turn"))
        rolled = standing.state.model_copy(update={"repaired": False}) if not own else standing.state
        found += _repair(battle, Standing(standing.fighter, rolled), when)
    return tuple(found)
