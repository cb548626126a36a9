"""The turn of a battle: its phases, what stands beside them, what its end changes (RT-SEQ-01, RT-CONV-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rules.battle import Battle, Clock, UnitChanges
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.settings import PHASES
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, turn_begins, turn_over

END = "end"
TITLES: Mapping[str, str] = {
    "start": N_("Start of turn"),
    "movement": N_("Movement"),
    "shooting": N_("Shooting"),
    "hand-to-hand": N_("Hand-to-hand"),
    "reserve": N_("Reserve"),
    "psychic": N_("Psychic"),
    "rally": N_("Rally"),
    END: N_("End of turn"),
}


def phases(settings: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    """The phases of a turn in the group's order (RT-SEQ-01), and its end: code and title."""
    order: Sequence[str] = settings.get("rt.turn.phases", PHASES)
    return tuple((code, TITLES[code]) for code in (*order, END))


def window_closes(battle: Battle) -> bool:
    """Points lost are checked at the end of each player's turn, or of the round (RT-DMG-05, `rt.turnWindow`)."""
    last = (battle.clock.side + 1) % len(battle.beginning.sides) == battle.beginning.clock.side
    return last or battle.settings.get("rt.turnWindow", "playerTurn") == "playerTurn"


def _states(battle: Battle, side: int | None = None) -> list[tuple[Vehicle, VehicleState]]:
    """The vehicles of a side, or all, that still stand."""
    found: list[tuple[Vehicle, VehicleState]] = []
    for standing in battle.standings.values():
        state = cast(VehicleState, standing.state)
        if not state.destroyed and side in (None, standing.fighter.side):
            found.append((cast(Vehicle, standing.unit), state))
    return found


def phase_notes(battle: Battle) -> Mapping[str, Words]:
    """What stands beside the phases of the present turn."""
    own = _states(battle, battle.clock.side)
    fires = sum(state.burning and not state.burning_rolled for _, state in own)
    moved = sum(state.moved for _, state in own)
    armed = [state for vehicle, state in own if vehicle.weapons]
    checks = sum(bool(state.lost_this_turn) and not state.special_checked for _, state in _states(battle))
    notes: dict[str, Words] = {"reserve": Message(N_("no vehicles"))}
    if fires:
        notes["start"] = Plural("{n} fire", "{n} fires", fires)
    if own:
        notes["movement"] = Message(N_("{n} of {all} have moved"), {"n": moved, "all": len(own)})
    if armed:
        fired = sum(bool(state.fired) for state in armed)
        notes["shooting"] = Message(N_("{n} of {all} have fired"), {"n": fired, "all": len(armed)})
    if checks and window_closes(battle):
        notes[END] = Plural("{n} check due", "{n} checks due", checks)
    return notes


def advance(battle: Battle) -> tuple[Clock, UnitChanges]:
    """The next phase; after the end of a turn the next side's, its owner's effects beginning (RT-CONV-02)."""
    codes = [code for code, _ in phases(battle.settings)]
    at = codes.index(battle.clock.phase) if battle.clock.phase in codes else -1
    if battle.clock.phase != END:
        return battle.clock.model_copy(update={"phase": codes[at + 1]}), {}
    side = (battle.clock.side + 1) % len(battle.beginning.sides)
    turn = battle.clock.turn + (side == battle.beginning.clock.side)
    closes = window_closes(battle)
    changes: dict[str, dict[str, Any]] = {}
    for fighter, standing in battle.standings.items():
        before = cast(VehicleState, standing.state)
        values: dict[str, Any] = {"lost_this_turn": 0, "special_checked": False} if closes else {}
        if standing.fighter.side == battle.clock.side:
            values |= turn_over(before)
        if standing.fighter.side == side:
            values |= turn_begins(before.model_copy(update=values))
        changes[fighter] = {name: value for name, value in values.items() if getattr(before, name) != value}
    return Clock(turn=turn, side=side, phase=codes[0]), changes
