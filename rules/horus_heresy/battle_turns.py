"""The turn of a battle: its phases, what stands beside them, what their end changes (HH-GEN-06, HH-GEN-09)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.battle import Battle, Clock, Standing, UnitChanges
from rules.horus_heresy.vehicle import Vehicle
from rules.horus_heresy.vehicle_state import VehicleState, any_turn_begins, phase_over, turn_begins
from rules.language import C_, N_, Message, Plural, Words

PHASES: Mapping[str, str] = {
    "start": N_("Start of turn"),
    "movement": N_("Movement"),
    "shooting": N_("Shooting"),
    "assault": C_("heresy phase", "Assault"),
    "statuses": N_("Statuses and end of turn"),
}
"""Phases in their order: code and title."""


def phases(settings: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    """The phases of a player turn (HH-GEN-06)."""
    return tuple(PHASES.items())


def own_turn(battle: Battle, standing: Standing) -> bool:
    """Whether it is the turn of the unit’s side."""
    return standing.fighter.side == battle.clock.side


def _own(battle: Battle) -> Iterator[tuple[Vehicle, VehicleState]]:
    """The vehicles of the side whose turn it is that still stand."""
    for standing in battle.standings.values():
        state = cast(VehicleState, standing.state)
        if own_turn(battle, standing) and not state.destroyed:
            yield cast(Vehicle, standing.unit), state


def phase_notes(battle: Battle) -> Mapping[str, Words]:
    """What stands beside the phases of the present turn."""
    own = list(_own(battle))
    armed = [state for vehicle, state in own if vehicle.weapons]
    notes: dict[str, Words] = {}
    if own:
        moved = sum(state.moved for _, state in own)
        notes["movement"] = Message(N_("{n} of {all} have moved"), {"n": moved, "all": len(own)})
    if armed and battle.clock.phase == "shooting":
        fired = sum(bool(state.fired) for state in armed)
        notes["shooting"] = Message(N_("{n} of {all} have fired"), {"n": fired, "all": len(armed)})
    rolls = sum(bool(state.statuses) and not state.repaired for _, state in own)
    if rolls:
        notes["statuses"] = Plural("{n} repair roll", "{n} repair rolls", rolls)
    return notes


def advance(battle: Battle) -> tuple[Clock, UnitChanges]:
    """The next phase; after the last one the next side’s turn, whose marks are cleared (HH-GEN-09)."""
    codes = list(PHASES)
    at = codes.index(battle.clock.phase) if battle.clock.phase in codes else 0
    if at + 1 < len(codes):
        over = {fighter: _changed(standing, phase_over) for fighter, standing in battle.standings.items()}
        return battle.clock.model_copy(update={"phase": codes[at + 1]}), over
    side = (battle.clock.side + 1) % len(battle.beginning.sides)
    turn = battle.clock.turn + (side == battle.beginning.clock.side)
    changed: dict[str, dict[str, Any]] = {}
    for fighter, standing in battle.standings.items():
        begins = (phase_over, any_turn_begins)
        changed[fighter] = _changed(standing, *begins, *((turn_begins,) if standing.fighter.side == side else ()))
    return Clock(turn=turn, side=side, phase=codes[0]), changed


def _changed(standing: Standing, *ends: Any) -> dict[str, Any]:
    """The values that these functions of a state give, where they are not what it has."""
    state = cast(VehicleState, standing.state)
    values: dict[str, Any] = {}
    for end in ends:
        values |= end(state)
    return {name: value for name, value in values.items() if getattr(state, name) != value}
