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


def passes(trial: Trial, value: Value, dice: Dice) -> bool:
    """Two dice, added: passed when they do not exceed the target. No score passes or fails by itself."""

    def throw(_before: bool, _item: None, two: Dice) -> bool:
        first, second = two.roll(6, trial.purpose), two.roll(6, trial.purpose)
        score = first + second
        good = score <= value.target
        two.say(
            N_("{test}: {first} + {second} = {score} against {value}: {result}."),
            test=Message(trial.name),
            first=first,
            second=second,
            score=score,
            value=value.words,
            result=Message(trial.passed if good else trial.failed),
        )
        return good

    # One step of a fold: what the two dice show is told, and only the result goes on.
    return dice.fold(throw, False, (None,))


T = TypeVar("T", bound=Tested)


def with_test(outcome: T, value: Value, passed: bool) -> T:
    """The outcome with the test that was taken."""
    return replace(outcome, tested=True, target=value.target, basis=value.basis, passed=passed)
