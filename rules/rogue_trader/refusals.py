"""Refused by the rules: a reason code for the outcome, a sentence for the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.dice import Dice
from rules.language import Message
from rules.outcome import Refused


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules do not allow something."""

    reason: str
    why: Message


def refused(refusal: Refusal, dice: Dice, **figures: Any) -> Refused:
    """The outcome of a refusal, said in the log; `figures` are the fields named for the case."""
    dice.say(refusal.why)
    return Refused(refusal.reason, tuple(figures.items()))
