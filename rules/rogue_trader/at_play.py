"""What the table of battles must know of each kind of unit: a record of functions, one a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rules.battle import Battle, Entry, Standing
from rules.battle_table import Due, Offer, Status, Track
from rules.language import Words
from rules.stored import Stored

Given = dict[str, Any]
Values = dict[str, Any]
Outcome = Mapping[str, Any]

MODULES: Mapping[str, str] = {
    "rogue-trader.vehicle": "vehicle_play",
    "rogue-trader.dreadnought": "suit_play",
    "rogue-trader.squad": "squad_play",
    "rogue-trader.building": "building_play",
}
"""Kind and the module whose PLAY it is."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the notes beside the phases count of a unit; None: it does not arise."""

    fire: bool = False
    moved: bool | None = None
    fired: bool | None = None
    check: bool = False
    routs: bool = False


@dataclass(frozen=True, slots=True)
class AtPlay:
    """Functions of a unit and its state, or of a battle and the unit's id in it.

    `target`: as the target of an attack; `struck`: as what a vehicle runs into; None: it cannot be. `hit`: what an
    attack's outcome changes on it; `used`: what attacking changes on the attacker; `changes`: what other actions
    change, by name without the rule set. `turn_begins`, `turn_over`: of its owner; `every_turn`: as any turn ends.
    """

    first_state: Callable[[Any], Stored]
    statuses: Callable[[Any, Any], Iterable[Status]]
    track: Callable[[Any, Any], Track | None]
    target: Callable[[Any, Any], Given | None]
    struck: Callable[[Any, Any], Given | None]
    hit: Callable[[Battle, str, Entry, Outcome], Values]
    used: Callable[[Battle, str, Entry], Values]
    changes: Mapping[str, Callable[[Battle, str, Entry], Values]]
    due: Callable[[Battle, Standing], Iterable[Due]]
    coming: Callable[[Battle, Standing], Iterable[Due]]
    acting: Callable[[Battle, str, str | None], Iterable[Offer]]
    acted_on: Callable[[Battle, str], Iterable[Offer]]
    turn_begins: Callable[[Battle, str, Any], Values]
    turn_over: Callable[[Battle, str, Any], Values]
    every_turn: Callable[[Battle, str, Any], Values]
    told: Callable[[Battle, Standing, Standing], Iterable[Words]]
    marks: Callable[[Any, Any], Marks]


@cache
def at_play(kind: str) -> AtPlay:
    """How units of a kind are played."""
    return import_module(f"rules.rogue_trader.{MODULES[kind]}").PLAY


def play_of(battle: Battle, fighter: str) -> AtPlay:
    """How a unit of the battle is played."""
    return at_play(battle.standings[fighter].unit.kind)


def due_of(
    standing: Standing, title: Words, rule: str, action: str | None, given: Mapping[str, Any] | None = None, **more: Any
) -> Due:
    """Something due of a unit; `action` without the rule set."""
    full = None if action is None else f"rogue-trader.{action}"
    return Due(standing.fighter.id, title, rule, full, given or {}, **more)


def offered(name: str, title: Words, given: Mapping[str, Any], whose: Any = "both", **more: Any) -> Offer:
    """An offer; `name` without the rule set."""
    return Offer(f"rogue-trader.{name}", title, given, whose, **more)
