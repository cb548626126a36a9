"""The turn of a battle: what stands beside its phases, what its end changes (RT-SEQ-01, RT-CONV-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.battle import Battle, Clock, UnitChanges
from rules.battle_table import Due
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.at_play import Marks, Values, at_play, play_of
from rules.rogue_trader.battle_clock import END, phases, window_closes


def due(battle: Battle) -> Sequence[Due]:
    """What is to be done before the present phase is left, compulsory things first, then reminders."""
    found: list[Due] = []
    for fighter, standing in battle.standings.items():
        found += play_of(battle, fighter).due(battle, standing)
    return tuple(sorted(found, key=lambda one: not one.blocks))


def coming(battle: Battle) -> Sequence[Due]:
    """What will come due later in this turn or at the start of the owner's next one."""
    found: list[Due] = []
    for fighter, standing in battle.standings.items():
        found += play_of(battle, fighter).coming(battle, standing)
    return tuple(found)


def phase_notes(battle: Battle) -> Mapping[str, Words]:
    """What stands beside the phases of the present turn."""
    own: list[Marks] = []
    checks = 0
    for standing in battle.standings.values():
        marks = at_play(standing.unit.kind).marks(standing.unit, standing.state)
        checks += marks.check
        if standing.fighter.side == battle.clock.side:
            own.append(marks)
    notes: dict[str, Words] = {"reserve": Message(N_("no vehicles"))}
    fires = sum(marks.fire for marks in own)
    if fires:
        notes["start"] = Plural("{n} fire", "{n} fires", fires)
    moves = [marks.moved for marks in own if marks.moved is not None]
    if moves:
        notes["movement"] = Message(N_("{n} of {all} have moved"), {"n": sum(moves), "all": len(moves)})
    shots = [marks.fired for marks in own if marks.fired is not None]
    if shots:
        notes["shooting"] = Message(N_("{n} of {all} have fired"), {"n": sum(shots), "all": len(shots)})
    routs = sum(marks.routs for marks in own)
    if routs:
        notes["rally"] = Plural("{n} unit", "{n} units", routs)
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
    changes = {fighter: _new_turn(battle, fighter, side) for fighter in battle.standings}
    return Clock(turn=turn, side=side, phase=codes[0]), changes


def _new_turn(battle: Battle, fighter: str, side: int) -> Values:
    """What the end of a turn and the beginning of the next, of that side, change on a unit."""
    standing = battle.standings[fighter]
    play = play_of(battle, fighter)
    before = standing.state
    values = play.every_turn(battle, fighter, before)
    if standing.fighter.side == battle.clock.side:
        values = {**values, **play.turn_over(battle, fighter, before)}
    if standing.fighter.side == side:
        values = {**values, **play.turn_begins(battle, fighter, before.model_copy(update=values))}
    return {name: value for name, value in values.items() if getattr(before, name) != value}
