"""What a rule set knows of its battles, as one table of pure functions, and the records it answers with."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from rules.catalogue import Mark
from rules.errors import BadFile
from rules.language import N_, Words

if TYPE_CHECKING:
    from rules.actions import Input
    from rules.battle import Battle, Clock, Entry, Standing, UnitChanges
    from rules.stored import Stored, Unit

RULE_SETS: Mapping[str, str] = {
    "rogue-trader": "rules.rogue_trader.battle",
    "horus-heresy": "rules.horus_heresy.battle",
}
"""Rule set and the module whose TABLE plays its battles."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something the rules ask for: an action with its input filled in, or only a reminder (`action` None).

    `when`: the moment it comes due; empty: now. `blocks`: the phase is not left before it is done. `rule` names where
    it comes from. `done`: values of the unit's state by which a reminder is marked as done.
    """

    fighter: str
    title: Words
    rule: str
    action: str | None = None
    given: Mapping[str, Any] = field(default_factory=dict[str, Any])
    blocks: bool = True
    when: Words = ""
    done: Mapping[str, Any] = field(default_factory=dict[str, Any])


Whose = Literal["both", "actor", "target"]


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that makes sense between an actor and a target, with the input that follows from their states.

    `whose`: which of the two it is about. `means`: the actor's weapons it is done with, `crew` the people who work
    them, `by` both as words. `hindered`: why the rules would not have it, as far as the states say; it stays offered.
    """

    action: str
    title: Words
    given: Mapping[str, Any]
    whose: Whose = "both"
    means: tuple[str, ...] = ()
    crew: tuple[str, ...] = ()
    by: Words = ""
    hindered: Words = ""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A modifier as a tick of the form. `code` None: it is worked out by the action and only shown.

    `state` free: the player says; applies: it follows from the states; absent: it does not apply, and why.
    """

    code: str | None
    title: Words
    value: int
    source: Words
    mark: Mark
    state: Literal["free", "applies", "absent"] = "free"


@dataclass(frozen=True, slots=True)
class Status:
    """What a chip shows: `harm` moves or hurts it, `warn` changes what it may do, `loss` lasts, `good` helps."""

    code: str
    icon: str
    title: Words
    ends: Words = ""
    tone: Literal["harm", "warn", "loss", "good"] = "harm"
    for_good: bool = True


@dataclass(frozen=True, slots=True)
class Track:
    """A unit's damage track: points in all, lost before this turn, lost this turn."""

    total: int
    lost_before: int
    lost_now: int

    @property
    def left(self) -> int:
        """Points left."""
        return self.total - self.lost_before - self.lost_now


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the odds: its name, its chance, how it is drawn; `key` as `Chances.key` gives it for an outcome."""

    key: Hashable
    title: Words
    chance: Fraction
    kind: Literal["plain", "none", "destroyed"] = "plain"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure beside the odds: "expected 4.67", or a chance when `value` is a Fraction of 1 with `share`.

    `assumes`: what is taken for granted, as a template.
    """

    title: Words
    value: Fraction
    share: bool = True
    harm: bool = False
    assumes: str = ""


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A die that the rules do not roll, shown for its absence after those of purpose `after` that passed."""

    after: str
    title: Words
    word: Words
    note: Words = ""


Rows = Sequence[tuple[Mapping[str, Any], Fraction]]


@dataclass(frozen=True, slots=True)
class Chances:
    """How the odds of an action are shown.

    `only`: the outcome's fields that are told apart; `bars` and `figures` are made of the rows, `key` finds the bar of
    an outcome that was rolled.
    """

    only: frozenset[str]
    title: str
    bars: Callable[[Mapping[str, Any], Rows], Sequence[Bar]]
    key: Callable[[Mapping[str, Any]], Hashable]
    figures: Callable[[Mapping[str, Any], Rows], Sequence[Figure]]
    rows: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """What a rule set must know to play its battles; every function is pure."""

    plays: frozenset[str]
    """The kinds of units that take part in battles."""
    settings: type[Input]
    first_state: Callable[[Unit], Stored]
    phases: Callable[[Mapping[str, Any]], Sequence[tuple[str, str]]]
    phase_notes: Callable[[Battle], Mapping[str, Words]]
    changes: Callable[[Battle, Entry], UnitChanges]
    told: Callable[[Battle, Battle], Sequence[Words]]
    due: Callable[[Battle], Sequence[Due]]
    coming: Callable[[Battle], Sequence[Due]]
    advance: Callable[[Battle], tuple[Clock, UnitChanges]]
    offers: Callable[[Battle, str | None, str | None], Sequence[Offer]]
    modifiers: Callable[[Battle, Entry], Sequence[Modifier]]
    chances: Callable[[str], Chances | None]
    statuses: Callable[[Standing], Sequence[Status]]
    track: Callable[[Standing], Track | None]
    front: Mapping[str, tuple[str, ...]]
    """The fields of an action's input that stand in front, by action; all others are collapsed."""
    verdicts: Mapping[str, tuple[str, str]]
    """What a die that reached its score says, and one that did not, by its purpose."""
    words: Mapping[str, str]
    """The word of each value of a choice whose field has none of its own, as templates."""
    sums: Mapping[str, tuple[str, str]]
    """What dice that are added up give: the word for it, and the field of the outcome that has it, by purpose."""
    unrolled: Callable[[Entry], Unrolled | None]


@cache
def table(rule_set: str) -> Table:
    """The table of a rule set. Raises BadFile for a rule set that the program does not have."""
    if rule_set not in RULE_SETS:
        raise BadFile(N_("There is no rule set “{rule_set}”."), rule_set=rule_set)
    return import_module(RULE_SETS[rule_set]).TABLE
