"""The test of 2D6: every test of morale and psychology is read this way (RT-LDT-01, RT-COOL-01)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, TypeVar

from rules.dice import Dice
from rules.language import N_, Message
from rules.rogue_trader.morale.outcomes import Tested
from rules.rogue_trader.morale.values import Value


class Trial(NamedTuple):
    """A kind of test: what each of its dice is for, its name, and what passing and failing it means."""

    purpose: str
    name: str
    passed: str
    failed: str


class _Taken(NamedTuple):
    """A test and how it went; `passed` means nothing before the dice are thrown."""

    trial: Trial
    value: Value
    passed: bool = False


def passes(trial: Trial, value: Value, dice: Dice) -> bool:
    """Two dice, added: passed when they do not exceed the target. No score passes or fails by itself."""
    # One step of a loop: what each die shows is told, and only the result goes on.
    return dice.fold(_throw, _Taken(trial, value), (None,)).passed


def _throw(taken: _Taken, _item: None, dice: Dice) -> _Taken:
    trial, value, _ = taken
    first, second = dice.roll(6, trial.purpose), dice.roll(6, trial.purpose)
    score = first + second
    passed = score <= value.target
    dice.say(
        N_("{test}: {first} + {second} = {score} against {value}: {result}."),
        test=Message(trial.name),
        first=first,
        second=second,
        score=score,
        value=value.words,
        result=Message(trial.passed if passed else trial.failed),
    )
    return taken._replace(passed=passed)


T = TypeVar("T", bound=Tested)


def with_test(outcome: T, value: Value, passed: bool) -> T:
    """The outcome with the test that was taken."""
    return replace(outcome, tested=True, target=value.target, basis=value.basis, passed=passed)
