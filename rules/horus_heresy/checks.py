"""Characteristic checks: two D6 that must not exceed a value (HH-GEN-05)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Dice
from rules.language import N_, Message


@dataclass(frozen=True, slots=True)
class Check:
    """A check that was taken: both dice added, and whether it was passed."""

    total: int
    passed: bool


def passes(first: int, second: int, value: int) -> bool:
    """A double 1 always passes, a double 6 always fails."""
    total = first + second
    return total == 2 or (total != 12 and total <= value)


def check(value: int, purpose: str, dice: Dice) -> Check:
    """Two D6 against a characteristic; equal passes."""
    first, second = dice.roll(6, purpose), dice.roll(6, purpose)
    result = Check(first + second, passes(first, second, value))
    template = N_("{check}: {first} + {second} = {total} against {value}: passed.")
    if not result.passed:
        template = N_("{check}: {first} + {second} = {total} against {value}: failed.")
    dice.say(template, check=Message(purpose), first=first, second=second, total=result.total, value=value)
    return result
