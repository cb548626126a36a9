"""What the rules ask for now, and what the end of a turn changes (RT-DMG-08, RT-DMG-18, RT-OOC-06, RT-CONV-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.battle import Battle, Clock, Due, Standing, UnitChanges
from rules.language import N_, Message
from rules.rogue_trader import battle_offers as inputs
from rules.rogue_trader.settings import PHASES
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState

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


def _window_closes(battle: Battle) -> bool:
    """Points lost are checked at the end of each player's turn, or of the round (RT-DMG-05, `rt.turnWindow`)."""
    last = battle.clock.side >= len(battle.beginning.sides) - 1
    return last or battle.settings.get("rt.turnWindow", "playerTurn") == "playerTurn"


def due(battle: Battle) -> Sequence[Due]:
    """What must be done before the present phase is left, compulsory things first, then reminders."""
    found: list[Due] = []
    for standing in battle.standings.values():
        found += _always(battle, standing)
    own = [standing for standing in battle.standings.values() if standing.fighter.side == battle.clock.side]
    if battle.clock.phase == "start":
        for standing in own:
            found += _start(standing)
    elif battle.clock.phase == "movement":
        for standing in own:
            found += _movement(battle, standing)
    elif battle.clock.phase == END and _window_closes(battle):
        for standing in battle.standings.values():
            found += _end(battle, standing)
    return tuple(found)


def _parts(standing: Standing) -> tuple[Vehicle, VehicleState]:
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def _always(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What follows at once, whatever the phase: whoever is aboard a wreck saves (RT-DMG-03, RT-DMG-19)."""
    vehicle, state = _parts(standing)
    if state.occupants_due is not None:
        given = inputs.occupants(battle, vehicle, state)
        if given["occupants"]:
            yield Due(
                standing.fighter.id, Message(N_("Those aboard save or die")), "RT-DMG-03", "occupants-save", given
            )
    if state.fall_due and not state.destroyed:
        given = inputs.fall(battle, vehicle, state)
        yield Due(standing.fighter.id, Message(N_("It falls out of the air")), "RT-MOV-07", "fall", given)


def _start(standing: Standing) -> Iterator[Due]:
    _, state = _parts(standing)
    if state.burning and not state.burning_rolled and not state.destroyed:
        title = Message(N_("Burning: roll a D6, it explodes on a 6"))
        yield Due(standing.fighter.id, title, "RT-DMG-18", "burning", {})


def _movement(battle: Battle, standing: Standing) -> Iterator[Due]:
    vehicle, state = _parts(standing)
    if state.destroyed:
        return
    if not state.moved and not state.halted and not state.trapped:
        if state.out_of_control:
            given = inputs.out_of_control(battle, vehicle, state)
            title = Message(N_("Out of control: it moves first"))
            yield Due(standing.fighter.id, title, "RT-OOC-06", "out-of-control", given)
        elif "mechanical-failure" in state.results:
            title = Message(N_("Repeats its last turn: {speed}″ straight on"), {"speed": state.last_speed})
            yield Due(standing.fighter.id, title, "RT-DMG-14", blocks=False)
    if state.overspeed_due:
        title = Message(N_("Faster than its maximum: control check"))
        given = inputs.overspeed(battle, vehicle, state)
        yield Due(standing.fighter.id, title, "RT-MOV-11", "overspeed", given)


def _end(battle: Battle, standing: Standing) -> Iterator[Due]:
    vehicle, state = _parts(standing)
    if state.overspeed_due and not state.destroyed:
        title = Message(N_("Faster than its maximum: control check"))
        yield Due(standing.fighter.id, title, "RT-MOV-11", "overspeed", inputs.overspeed(battle, vehicle, state))
    if state.lost_this_turn and not state.destroyed and not state.special_checked:
        title = Message(N_("{n} points lost this turn: special damage check"), {"n": state.lost_this_turn})
        given = inputs.special_damage(battle, vehicle, state)
        yield Due(standing.fighter.id, title, "RT-DMG-08", "special-damage", given)


def advance(battle: Battle) -> tuple[Clock, UnitChanges]:
    """The next phase; after the end of a turn the next side's, its owner's effects beginning (RT-CONV-02)."""
    codes = [code for code, _ in phases(battle.settings)]
    at = codes.index(battle.clock.phase) if battle.clock.phase in codes else -1
    if battle.clock.phase != END:
        return battle.clock.model_copy(update={"phase": codes[at + 1]}), {}
    sides = max(1, len(battle.beginning.sides))
    side = (battle.clock.side + 1) % sides
    turn = battle.clock.turn + (side == 0)
    closes = _window_closes(battle)
    changes: dict[str, dict[str, Any]] = {}
    for fighter, standing in battle.standings.items():
        _, state = _parts(standing)
        values: dict[str, Any] = {"lost_this_turn": 0, "special_checked": False} if closes else {}
        if standing.fighter.side == battle.clock.side:
            values |= _turn_over(state)
            state = state.model_copy(update=values)
        if standing.fighter.side == side:
            values |= _turn_begins(state)
        before = cast(VehicleState, standing.state)
        changes[fighter] = {name: value for name, value in values.items() if getattr(before, name) != value}
    return Clock(turn=turn, side=side, phase=codes[0]), changes


def _turn_over(state: VehicleState) -> dict[str, Any]:
    """The owner's turn is over: what lasted for it ends."""
    lasting = tuple(result for result in state.results if result != "temporary-loss-of-control")
    return {
        "moved": False,
        "turned": False,
        "out_of_control": False,
        "stopped": state.stopped and state.permanently_out_of_control,
        "results": lasting,
        "fired": (),
        "fired_last_turn": state.fired,
        "burning_rolled": False,
    }


def _turn_begins(state: VehicleState) -> dict[str, Any]:
    """The owner's turn begins: a loss of control that waited for it takes hold (RT-OOC-08)."""
    moves = not (state.halted or state.trapped or state.destroyed)
    lost = state.out_of_control_next_turn or state.permanently_out_of_control
    return {"out_of_control": lost and moves, "out_of_control_next_turn": False}
