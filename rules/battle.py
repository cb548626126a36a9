"""A battle: a list of entries over the armies as they entered it, and its state, which is the fold of that list.

An entry holds what was asked, the dice that fell, what came of it and what that changes: field values of the
units' states and of the clock. Applying an entry is putting those values in, so the fold knows no rule; the rule
set says what an outcome changes (`Table.changes`) when the entry is made, and again when a battle is verified.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from rules.actions import Resolution, play
from rules.army import NO_ROWS, AnyUnit, Army, OwnRows, units
from rules.battle_table import table
from rules.dice import Rolled, Typed
from rules.errors import BadFile, BadInput, sentence
from rules.language import N_
from rules.outcome import as_json
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

FORMAT = "ironmuster-battle"
VERSION = 1
MOST_SIDES = 8
MOST_FIGHTERS = 2000
MOST_ENTRIES = 100_000

UnitChanges = Mapping[str, Mapping[str, Any]]
"""Unit id → field of its state → new value, as JSON."""
SideNumber = Annotated[int, Field(ge=0, lt=MOST_SIDES)]


class Fighter(Stored):
    """A unit as it entered: one model of the army's unit, with an id of its own in the battle."""

    id: Identifier = Field(default_factory=fresh_id)
    side: SideNumber
    name: Title = ""
    unit: AnyUnit


class Side(Stored):
    """One side: its name, and the own rows of its army, which its units need."""

    name: Title = ""
    own: OwnRows = NO_ROWS


class Clock(Stored):
    """Where the battle stands: turn from 1, the side whose turn it is, the phase."""

    turn: Annotated[int, Field(ge=1, le=100_000)] = 1
    side: SideNumber = 0
    phase: Identifier = "start"


class Beginning(Stored):
    """The first line of a battle file: everything the entries are applied to."""

    format: Literal["ironmuster-battle"] = FORMAT
    version: int = VERSION
    ruleset: Identifier
    name: Title = ""
    seed: Annotated[str, Field(max_length=80)] = "1"
    settings: dict[str, Any] = {}
    sides: Annotated[tuple[Side, ...], Field(strict=False, min_length=1, max_length=MOST_SIDES)]
    fighters: Annotated[tuple[Fighter, ...], Field(strict=False, max_length=MOST_FIGHTERS)] = ()
    clock: Clock = Clock()


Way = Literal["rolled", "typed"]


class Left(Stored):
    """Something due that was left undone when the phase was left."""

    fighter: Identifier
    action: Identifier | None = None
    rule: Identifier


class Entry(Stored):
    """One thing that happened. `kind` turn: the clock moved; edit: values set by hand.

    `means`: the weapons used, `crew` the people who worked them. `seed`: what rolled dice came from.
    """

    kind: Literal["action", "turn", "edit"]
    action: Identifier | None = None
    actor: Identifier | None = None
    target: Identifier | None = None
    means: Items[Identifier] = ()
    crew: Items[Identifier] = ()
    given: dict[str, Any] = {}
    dice: Annotated[tuple[int, ...], Field(strict=False, max_length=100_000)] = ()
    way: Way = "rolled"
    seed: Annotated[str, Field(max_length=160)] = ""
    outcome: Any = None
    changes: dict[str, dict[str, Any]] = {}
    clock: Clock | None = None
    left: Items[Left] = ()
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
class Step:
    """An entry and what stood before it where it changed something, so that it can be taken back."""

    entry: Entry
    clock: Clock
    before: Mapping[str, Standing]


@dataclass(frozen=True, slots=True)
class Battle:
    """The battle as it stands after `steps`."""

    beginning: Beginning
    clock: Clock
    standings: Mapping[str, Standing]
    steps: tuple[Step, ...] = ()

    def own(self, fighter_id: str) -> OwnRows:
        """The own rows that a unit's army brought."""
        return self.beginning.sides[self.standings[fighter_id].fighter.side].own

    @property
    def settings(self) -> Mapping[str, Any]:
        """The house rules that differ from their default."""
        return self.beginning.settings

    @property
    def next_number(self) -> int:
        """The number of the entry that comes next, from 1."""
        return len(self.steps) + 1


def fighters_of(army: Army, side: int, chosen: frozenset[str] | None = None) -> tuple[Fighter, ...]:
    """The units of an army as they enter, or those chosen by id; a unit of several copies enters as so many.

    Units of a kind that battles are not played with stay out.
    """
    plays = table(army.ruleset).plays
    return tuple(
        Fighter(side=side, name=f"{unit.name} {copy + 1}" if unit.copies > 1 else unit.name, unit=unit)
        for unit in units(army)
        if unit.kind in plays and (chosen is None or unit.id in chosen)
        for copy in range(unit.copies)
    )


def begin(beginning: Beginning) -> Battle:
    """A battle before its first entry. Raises BadFile when the beginning does not fit together."""
    rules = table(beginning.ruleset)
    try:
        rules.settings.model_validate(beginning.settings, by_alias=True, by_name=False)
    except ValidationError as error:
        raise BadFile(sentence(error)) from None
    _check_sides(beginning)
    standings: dict[str, Standing] = {}
    for fighter in beginning.fighters:
        if fighter.id in standings:
            raise BadFile(N_("Two units of the battle have the same id, {id}."), id=fighter.id)
        if fighter.unit.kind not in rules.plays:
            raise BadFile(N_("“{name}” is of a kind that battles are not played with."), name=fighter.name)
        standings[fighter.id] = Standing(fighter, rules.first_state(fighter.unit))
    return Battle(beginning, beginning.clock, standings)


def _check_sides(beginning: Beginning) -> None:
    sides = len(beginning.sides)
    for side in (beginning.clock.side, *(fighter.side for fighter in beginning.fighters)):
        if side >= sides:
            raise BadFile(N_("Side {side} is named, there are {sides}."), side=side + 1, sides=sides)


def _changed(standings: Mapping[str, Standing], entry: Entry) -> dict[str, Standing]:
    """The units that an entry changes, as they are after it."""
    changed: dict[str, Standing] = {}
    for fighter_id, values in entry.changes.items():
        there = standings.get(fighter_id)
        if there is None:
            raise BadFile(N_("An entry changes a unit that is not in the battle: {id}."), id=fighter_id)
        old = there.state
        try:
            state = type(old).model_validate({**old.__dict__, **(old.model_extra or {}), **values})
        except ValidationError as error:
            raise BadFile(sentence(error)) from None
        changed[fighter_id] = replace(there, state=state)
    return changed


def _check_clock(beginning: Beginning, entry: Entry) -> None:
    if entry.clock is not None and entry.clock.side >= len(beginning.sides):
        sides = len(beginning.sides)
        raise BadFile(N_("Side {side} is named, there are {sides}."), side=entry.clock.side + 1, sides=sides)


def folded(battle: Battle, entries: Iterable[Entry]) -> Battle:
    """The battle after more entries. Raises BadFile at the first that does not fit the battle."""
    standings = dict(battle.standings)
    steps = list(battle.steps)
    clock = battle.clock
    for entry in entries:
        _check_clock(battle.beginning, entry)
        changed = _changed(standings, entry)
        steps.append(Step(entry, clock, {fighter: standings[fighter] for fighter in changed}))
        standings.update(changed)
        clock = entry.clock or clock
    return Battle(battle.beginning, clock, standings, tuple(steps))


def applied(battle: Battle, entry: Entry) -> Battle:
    """The battle after one more entry. Raises BadFile when the entry does not fit the battle."""
    return folded(battle, (entry,))


def taken_back(battle: Battle) -> Battle:
    """The battle without its last entry. Raises ValueError when there is none."""
    if not battle.steps:
        raise ValueError("no entry to take back")
    last = battle.steps[-1]
    return Battle(battle.beginning, last.clock, {**battle.standings, **last.before}, battle.steps[:-1])


def around(battle: Battle, number: int) -> tuple[Battle, Battle]:
    """Before and after an entry (from 1), with only those units that it changes."""
    step = battle.steps[number - 1]
    before = Battle(battle.beginning, step.clock, step.before)
    return before, applied(before, step.entry)


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
    return Entry(kind="edit", target=fighter_id, changes={fighter_id: as_json(dict(values))}, note=note)


def advanced(battle: Battle) -> Entry:
    """The entry that goes on to the next phase, or to the next side's turn; what is due and left undone is kept."""
    rules = table(battle.beginning.ruleset)
    clock, changes = rules.advance(battle)
    left = tuple(Left(fighter=due.fighter, action=due.action, rule=due.rule) for due in rules.due(battle) if due.blocks)
    changed = {unit: as_json(dict(values)) for unit, values in changes.items() if values}
    return Entry(kind="turn", clock=clock, changes=changed, left=left[:500])


def replayed(entry: Entry) -> Resolution:
    """An action's entry played again with the dice that fell. Raises BadInput when the rules no longer take it."""
    if entry.action is None:
        raise BadInput(N_("Only an action can be played again."))
    return play(entry.action, entry.given, Typed(entry.dice))


def from_its_seed(entry: Entry) -> bool:
    """Whether dice that are said to be rolled are what their seed gives."""
    if entry.way != "rolled" or entry.action is None or not entry.dice:
        return True
    rolls = play(entry.action, entry.given, Rolled(entry.seed)).rolls
    return tuple(roll.result for roll in rolls) == entry.dice


def differences(battle: Battle) -> Sequence[int]:
    """The entries (from 1) whose dice, outcome or changes are not what seed and rules give. Edits are the player's."""
    wrong: list[int] = []
    now = begin(battle.beginning)
    for number, step in enumerate(battle.steps, start=1):
        if not _agrees(now, step.entry):
            wrong.append(number)
        now = applied(now, step.entry)
    return wrong


def _agrees(now: Battle, entry: Entry) -> bool:
    if any(unit is not None and unit not in now.standings for unit in (entry.actor, entry.target)):
        return False
    if entry.kind == "turn":
        return advanced(now).model_dump(exclude={"note"}) == entry.model_dump(exclude={"note"})
    if entry.kind == "edit":
        return True
    try:
        outcome = as_json(replayed(entry).outcome)
        rolled = from_its_seed(entry)
    except BadInput:
        return False
    return rolled and outcome == entry.outcome and _changes(now, entry) == entry.changes
