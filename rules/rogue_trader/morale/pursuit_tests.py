"""The test of those who do not want to pursue, follow or go on (RT-PURS-06, 11, 13, 17, 19)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from rules.dice import Dice
from rules.language import N_, Message
from rules.rogue_trader.morale.outcomes import Tested, first_reason
from rules.rogue_trader.morale.two_dice import Trial, passes, with_test
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.morale.values import leadership
from rules.rogue_trader.morale.words import REASONS
from rules.rogue_trader.settings import Settings

NOT_TO_PURSUE = Trial(
    N_("test not to pursue"), N_("Test not to pursue"), N_("the unit stays"), N_("the unit must pursue")
)
NOT_TO_FOLLOW = Trial(
    N_("test not to follow"), N_("Test not to follow"), N_("the unit stays"), N_("the unit must follow")
)
TO_STOP = Trial(N_("test to stop"), N_("Test to stop"), N_("the unit stops"), N_("the unit goes on pursuing"))

T = TypeVar("T", bound=Tested)


def try_not_to(trial: Trial, unit: MoraleUnit, spent: bool, outcome: T, settings: Settings, dice: Dice) -> T:
    """The outcome with the test; not allowed to the frenzied, nor a second time (`spent`)."""
    value = leadership(unit, settings)
    reason = first_reason(("frenzied" in unit.statuses, "frenzied"), (spent, "already-tried"), (value is None, "no-ld"))
    if reason or value is None:
        reason = reason or "no-ld"
        dice.say(N_("{test}: not allowed, {why}."), test=Message(trial.name), why=Message(REASONS[reason]))
        return replace(outcome, allowed=False, reason=reason)
    return with_test(outcome, value, passes(trial, value, dice))
