"""Odds as bars: chances added up by what is told apart, a bar a number, a bar for yes and one for no."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rules.battle_table import Bar, Chances, Figure, Rows
from rules.language import N_, Message, Words

Outcome = Mapping[str, Any]
Given = Mapping[str, Any]
MOST_BARS = 12


def summed(rows: Rows, key: Callable[[Outcome], Hashable]) -> dict[Hashable, Fraction]:
    """The chance of each value of `key`."""
    found: dict[Hashable, Fraction] = {}
    for outcome, chance in rows:
        found[key(outcome)] = found.get(key(outcome), Fraction(0)) + chance
    return found


def chance_of(rows: Rows, holds: Callable[[Outcome], bool]) -> Fraction:
    """The chance that something holds."""
    return sum((chance for outcome, chance in rows if holds(outcome)), Fraction(0))


def expected(rows: Rows, field: str) -> Figure:
    """The mean of a number of the outcome."""
    mean = sum((chance * outcome[field] for outcome, chance in rows), Fraction(0))
    return Figure(Message(N_("expected")), mean, share=False)


def number_bars(found: Mapping[Hashable, Fraction], none: Words, room: int = MOST_BARS) -> list[Bar]:
    """A bar a number from 0; of too many, the tail becomes one bar whose key is its first number."""
    numbers = sorted(key for key in found if isinstance(key, int))
    bars: list[Bar] = []
    for place, number in enumerate(numbers):
        if place == room - 1 and len(numbers) > room:
            rest = sum((found[other] for other in numbers[place:]), Fraction(0))
            bars.append(Bar(number, Message(N_("{n} or more"), {"n": number}), rest))
            break
        if number == 0:
            bars.append(Bar(0, none, found[0], "none"))
        else:
            bars.append(Bar(number, number, found[number]))
    return bars


def loss_bars(rows: Rows, key: Callable[[Outcome], Hashable]) -> list[Bar]:
    """A bar a number of points lost, and one for `key` "destroyed"."""
    found = summed(rows, key)
    destroyed = found.pop("destroyed", None)
    bars = number_bars(found, Message(N_("none")), MOST_BARS - (destroyed is not None))
    if destroyed is not None:
        bars.append(Bar("destroyed", Message(N_("destroyed")), destroyed, "destroyed"))
    return bars


def no_figures(_: Given, __: Rows) -> Sequence[Figure]:
    """For odds beside which no figure stands."""
    return ()


def yes_no(field: str, yes: str, no: str, *, harm: bool = True) -> Chances:
    """Two bars: what happens, and that it does not; `harm`: it is bad."""

    def key(outcome: Outcome) -> Hashable:
        return bool(outcome[field])

    def bars(_: Given, rows: Rows) -> Sequence[Bar]:
        found = summed(rows, key)
        words = {False: Bar(False, Message(no), found.get(False, Fraction(0)), "none")}
        words[True] = Bar(True, Message(yes), found.get(True, Fraction(0)), "destroyed" if harm else "plain")
        return [words[answer] for answer in (False, True) if answer in found]

    return Chances(frozenset({field}), N_("exact"), bars, key, no_figures, rows=True)
