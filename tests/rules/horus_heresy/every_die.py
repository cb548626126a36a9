"""Each way the dice can fall, one after the other: the slow count that quick odds are compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rules.actions import play
from rules.dice import DieWanted, Typed
from rules.outcome import as_json


def counted(action: str, given: Mapping[str, Any], *fields: str) -> dict[tuple[str, ...], Fraction]:
    """The chance of each combination of these fields of the outcome, written out, by typing every row of dice."""
    chances: Counter[tuple[str, ...]] = Counter()
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        typed, chance = waiting.pop()
        try:
            outcome = as_json(play(action, given, Typed(typed)).outcome)
        except DieWanted as wanted:
            share = chance / wanted.sides
            waiting += [([*typed, die], share) for die in range(1, wanted.sides + 1)]
        else:
            chances[tuple(repr(outcome[field]) for field in fields)] += chance
    return dict(chances)
