"""A battle: a list of entries over the armies as they entered it, and its state, which is the fold of that list.

An entry holds what was asked, the dice that fell, what came of it and what that changes: field values of the
units' states and of the clock. Applying an entry is putting those values in, so the fold knows no rule; the rule
set says what an outcome changes (`Table.changes`) when the entry is made, and again when a battle is verified.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from rules.actions import Resolution, play
from rules.army import AnyUnit, Army, OwnRows, units
from rules.dice import Typed
from rules.errors import BadFile, BadInput, sentence
from rules.language import N_, Words
from rules.outcome import as_json
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

FORMAT = "ironmuster-battle"
VERSION = 1
RULE_SETS: Mapping[str, str] = {"rogue-trader": "rules.rogue_trader.battle"}
"""Rule set and the module whose TABLE plays its battles."""

UnitChanges = Mapping[str, Mapping[str, Any]]
"""Unit id → field of its state → new value, as JSON."""


class Fighter(Stored):
    """A unit as it entered: one model of the army's unit, with an id of its own in the battle."""

    id: Identifier = Field(default_factory=fresh_id)
    side: Annotated[int, Field(ge=0, le=7)]
    name: Title = ""
    unit: AnyUnit


class Side(Stored):
    """One side: its name, and the own rows of its army, which its units need."""

    name: Title = ""
    own: OwnRows = OwnRows()


class Clock(Stored):
    """Where the battle stands: turn from 1, the side whose turn it is, the phase."""

    turn: Annotated[int, Field(ge=1, le=100_000)] = 1
    side: Annotated[int, Field(ge=0, le=7)] = 0
    phase: Identifier = "start"


class Beginning(Stored):
    """The first line of a battle file: everything the entries are applied to."""

    format: Literal["ironmuster-battle"] = FORMAT
    version: int = VERSION
    ruleset: Identifier
    name: Title = ""
    seed: Annotated[str, Field(max_length=80)] = "1"
    settings: dict[str, Any] = {}
    sides: Items[Side] = ()
    fighters: Annotated[tuple[Fighter, ...], Field(strict=False, max_length=2000)] = ()
    clock: Clock = Clock()


Way = Literal["rolled", "typed"]


class Entry(Stored):
    """One thing that happened. `kind` turn: the clock moved; edit: values set by hand. `means`: the weapon used."""

    kind: Literal["action", "turn", "edit"]
    action: Identifier | None = None
    actor: Identifier | None = None
    target: Identifier | None = None
    means: Identifier | None = None
    given: dict[str, Any] = {}
    dice: Annotated[tuple[int, ...], Field(strict=False, max_length=100_000)] = ()
    way: Way = "rolled"
    outcome: Any = None
    changes: dict[str, dict[str, Any]] = {}
    clock: Clock | None = None
    note: Title = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A unit in the battle, now."""

    fighter: Fighter
    state: Stored

    @property
    def unit(self) -> Unit:
        return self.fighter.unit


@dataclass(frozen=True, slots=True)
class Battle:
    """The battle as it stands after `entries`."""

    beginning: Beginning
    clock: Clock
    standings: Mapping[str, Standing]
    entries: tuple[Entry, ...] = ()

    def own(self, fighter_id: str) -> OwnRows:
        """The own rows that a unit's army brought."""
        side = self.standings[fighter_id].fighter.side
        sides = self.beginning.sides
        return sides[side].own if side < len(sides) else OwnRows()

    @property
    def settings(self) -> Mapping[str, Any]:
        return self.beginning.settings


@dataclass(frozen=True, slots=True)
class Due:
    """Something the rules ask for now: an action with its input filled in, or only a reminder (`action` None).

    `blocks`: the phase or turn is not left before it is done. `rule` names where it comes from.
    """

    fighter: str
    title: Words
    rule: str
    action: str | None = None
    given: Mapping[str, Any] = field(default_factory=dict[str, Any])
    blocks: bool = True


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that makes sense between an actor and a target, with the input that follows from their states.

    `means`: the actor's weapon it is done with.
    """

    action: str
    title: Words
    given: Mapping[str, Any]
    means: str | None = None


@dataclass(frozen=True, slots=True)
class Status:
    """What a chip shows: `harm` moves or hurts it, `warn` changes what it may do, `loss` lasts, `good` helps."""

    code: str
    icon: str
    title: Words
    ends: Words = ""
    tone: Literal["harm", "warn", "loss", "good"] = "harm"


@dataclass(frozen=True, slots=True)
class Track:
    """A unit's damage track: points in all, lost before this turn, lost this turn."""

    total: int
    lost_before: int
    lost_now: int


@dataclass(frozen=True, slots=True)
class Table:
    """What a rule set must know to play its battles; every function is pure."""

    first_state: Callable[[Unit], Stored]
    phases: Callable[[Mapping[str, Any]], Sequence[tuple[str, str]]]
    changes: Callable[[Battle, Entry], UnitChanges]
    due: Callable[[Battle], Sequence[Due]]
    advance: Callable[[Battle], tuple[Clock, UnitChanges]]
    offers: Callable[[Battle, str | None, str | None], Sequence[Offer]]
    statuses: Callable[[Standing], Sequence[Status]]
    track: Callable[[Standing], Track | None]


@cache
def table(rule_set: str) -> Table:
    """The table of a rule set. Raises BadFile for a rule set that the program does not have."""
    if rule_set not in RULE_SETS:
        raise BadFile(N_("There is no rule set “{rule_set}”."), rule_set=rule_set)
    return import_module(RULE_SETS[rule_set]).TABLE


def fighters_of(army: Army, side: int) -> tuple[Fighter, ...]:
    """The units of an army as they enter: a unit of several copies enters as so many."""
    return tuple(
        Fighter(side=side, name=f"{unit.name} {copy + 1}" if unit.copies > 1 else unit.name, unit=unit)
        for unit in units(army)
        for copy in range(unit.copies)
    )


def begin(beginning: Beginning) -> Battle:
    """A battle before its first entry."""
    rules = table(beginning.ruleset)
    standings = {fighter.id: Standing(fighter, rules.first_state(fighter.unit)) for fighter in beginning.fighters}
    return Battle(beginning, beginning.clock, standings)


def applied(battle: Battle, entry: Entry) -> Battle:
    """The battle after one more entry. Raises BadFile when the entry does not fit the battle."""
    standings = dict(battle.standings)
    for fighter_id, values in entry.changes.items():
        there = standings.get(fighter_id)
        if there is None:
            raise BadFile(N_("An entry changes a unit that is not in the battle: {id}."), id=fighter_id)
        try:
            state = type(there.state).model_validate({**there.state.model_dump(), **values})
        except ValidationError as error:
            raise BadFile(sentence(error)) from None
        standings[fighter_id] = replace(there, state=state)
    return replace(battle, clock=entry.clock or battle.clock, standings=standings, entries=(*battle.entries, entry))


def resolved(battle: Battle, draft: Entry, resolution: Resolution) -> Entry:
    """The entry of an action that has been played: dice, outcome and what it changes."""
    entry = draft.model_copy(
        update={
            "dice": tuple(roll.result for roll in resolution.rolls),
            "outcome": as_json(resolution.outcome),
        }
    )
    return entry.model_copy(update={"changes": _changes(battle, entry)})


def _changes(battle: Battle, entry: Entry) -> dict[str, Any]:
    changes = table(battle.beginning.ruleset).changes(battle, entry)
    return {unit: as_json(dict(values)) for unit, values in changes.items() if values}


def edited(fighter_id: str, values: Mapping[str, Any], note: str = "") -> Entry:
    """An entry that sets values of a unit's state by hand."""
    return Entry(kind="edit", target=fighter_id, changes={fighter_id: dict(values)}, note=note)


def advanced(battle: Battle) -> Entry:
    """The entry that goes on to the next phase, or to the next side's turn."""
    clock, changes = table(battle.beginning.ruleset).advance(battle)
    return Entry(kind="turn", clock=clock, changes={unit: dict(values) for unit, values in changes.items() if values})


def replayed(entry: Entry) -> Resolution:
    """An action's entry played again with the dice that fell. Raises BadInput when the rules no longer take it."""
    if entry.action is None:
        raise BadInput(N_("Only an action can be played again."))
    return play(entry.action, entry.given, Typed(entry.dice))


def differences(battle: Battle) -> Sequence[int]:
    """The entries (from 1) whose outcome or changes are not what the rules give for their dice."""
    wrong: list[int] = []
    now = begin(battle.beginning)
    for number, entry in enumerate(battle.entries, start=1):
        if entry.kind == "action":
            try:
                outcome = as_json(replayed(entry).outcome)
            except BadInput:
                wrong.append(number)
            else:
                if outcome != entry.outcome or _changes(now, entry) != entry.changes:
                    wrong.append(number)
        elif entry.kind == "turn" and advanced(now).model_dump() != entry.model_dump():
            wrong.append(number)
        now = applied(now, entry)
    return wrong
