"""Dice thrown in stages: all dice to hit, then all penetration rolls of the hits, then what those ask for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.dice import Dice
from rules.odds import Every

S = TypeVar("S", bound=Hashable)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Round(Generic[S, T]):
    """The first dice of every item, then the second of those that are left, and so on; then each goes into the state.

    `begin`: what the state is before the dice of the round. `goes_on`: whether they are thrown; nothing in the round
    changes that. A stage gives what becomes of an item, None when the item is out; what is left after the last one
    goes into the state by `step`, in order. Give the same object for the same item, as to `Dice.fold`.
    """

    items: Sequence[T]
    stages: Sequence[Callable[[T, Dice], T | None]]
    step: Callable[[S, T, Dice], S]
    begin: Callable[[S, Dice], S]
    goes_on: Callable[[S], bool]


def play_rounds(rounds: Sequence[Round[S, Any]], state: S, dice: Dice) -> S:
    """The state after all rounds.

    A stage knows nothing of the state, so what all its dice show together does not depend on when they are thrown:
    where every result is counted, item by item goes through all stages, which keeps the states few and is exact.
    """
    if isinstance(dice, Every):
        return dice.fold(_item_by_item, state, _turns(rounds))
    for played in rounds:
        state = played.begin(state, dice)
        if played.goes_on(state):
            items: Sequence[Any] = played.items
            for stage in played.stages:
                items = [left for item in items if (left := stage(item, dice)) is not None]
            state = dice.fold(played.step, state, items)
    return state


_BEGINNING = object()
"""Stands for the beginning of a round."""


@dataclass(frozen=True, slots=True, eq=False)
class _Turn:
    """An item in its round."""

    of: Round[Any, Any]
    item: Any


def _turns(rounds: Sequence[Round[Any, Any]]) -> list[_Turn]:
    turns: list[_Turn] = []
    for played in rounds:
        turns.append(_Turn(played, _BEGINNING))
        same: dict[int, _Turn] = {}
        for item in played.items:
            turns.append(same.setdefault(id(item), _Turn(played, item)))
    return turns


def _item_by_item(state: Any, turn: _Turn, dice: Dice) -> Any:
    """One item of a round through all its stages and into the state. A step of a fold."""
    played = turn.of
    if turn.item is _BEGINNING:
        return played.begin(state, dice)
    if not played.goes_on(state):
        return state
    item = turn.item
    for stage in played.stages:
        item = stage(item, dice)
        if item is None:
            return state
    return played.step(state, item, dice)
