"""Bailing out of a destroyed transport (HH-EMG-02, HH-EMG-04)."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.bounds import CheckedValue
from rules.horus_heresy.checks import check
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, TroopStatus, troops_in_order
from rules.language import C_, N_, Plural
from rules.outcome import Outcome

COOL_CHECK = N_("Cool check")


class EmergencyDisembarkInput(HorusHeresyInput):
    """A unit whose transport is destroyed; `placed` of its models find room at the hull."""

    models: int = described(N_("Models"), ge=1, le=200, rule="HH-EMG-02")
    placed: int = described(N_("Models placed"), ge=0, le=200, rule="HH-EMG-02")
    cool: CheckedValue = described(
        C_("heresy", "Cool"),
        rule="HH-EMG-04",
        help=N_("The lowest of the unit, unless a sergeant, a commander or a Paragon lends theirs."),
    )
    statuses: Many[TroopStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-EMG-04"
    )

    @model_validator(mode="after")
    def _no_more_than_there_are(self) -> EmergencyDisembarkInput:
        if self.placed > self.models:
            raise BadInput(N_("more models are placed than there are"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class EmergencyDisembarkOutcome(Outcome):
    """`total` and `passed` None: nobody is left to take the check."""

    casualties: int
    survivors: int
    tested: bool
    total: int | None = None
    passed: bool | None = None
    statuses: tuple[TroopStatus, ...]


@action("horus-heresy.emergency-disembark", N_("Emergency Disembarkation"), "HH-EMG-02", "HH-EMG-04")
def emergency_disembark(given: EmergencyDisembarkInput, dice: Dice) -> EmergencyDisembarkOutcome:
    """Who finds no room is lost; the others take one Cool check, failed they are Pinned (HH-EMG-04)."""
    lost = given.models - given.placed
    if lost:
        dice.say(N_("No room at the hull: {lost}."), lost=Plural("{n} model lost", "{n} models lost", lost))
    if not given.placed:
        return EmergencyDisembarkOutcome(
            casualties=lost, survivors=0, tested=False, statuses=troops_in_order(given.statuses)
        )
    result = check(given.cool, COOL_CHECK, dice)
    if not result.passed:
        dice.say(N_("The unit is Pinned."))
    return EmergencyDisembarkOutcome(
        casualties=lost,
        survivors=given.placed,
        tested=True,
        total=result.total,
        passed=result.passed,
        statuses=troops_in_order(given.statuses if result.passed else (*given.statuses, "pinned")),
    )
