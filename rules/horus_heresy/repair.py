"""Repair rolls, which take statuses away (HH-REP-01, HH-REP-02)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import Score
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus, chosen_first, in_order
from rules.language import C_, N_, Message
from rules.outcome import Outcome

REPAIR = N_("repair")


class RepairInput(HorusHeresyInput):
    """A vehicle in the Statuses sub-phase of its player. `preference`: the owner’s choice, first to last."""

    statuses: Many[VehicleStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-REP-01"
    )
    dice: int = described(N_("Dice"), 1, ge=1, le=6, rule="HH-REP-02")
    target_number: Score = described(N_("Needed on each die"), 6, unit="+", rule="HH-REP-02")
    preference: Many[VehicleStatus] = described(
        N_("Removed first"), (), words=STATUS_WORDS, max_length=20, rule="HH-REP-01"
    )


@dataclass(frozen=True, slots=True)
class RepairOutcome(Outcome):
    tested: bool
    successes: int
    removed: tuple[VehicleStatus, ...]
    statuses: tuple[VehicleStatus, ...]


def _one(successes: int, needed: int, dice: Dice) -> int:
    if dice.check(6, needed, REPAIR):
        dice.say(N_("Repair roll: {die} (needs {needed}+): repaired."), needed=needed)
        return successes + 1
    dice.say(N_("Repair roll: {die} (needs {needed}+): no repair."), needed=needed)
    return successes


@action("horus-heresy.repair", N_("Repair roll"), "HH-REP-01", "HH-REP-02")
def repair(given: RepairInput, dice: Dice) -> RepairOutcome:
    """Each die that reaches the number removes one status; none is rolled without a status (HH-REP-01)."""
    held = in_order(given.statuses)
    if not held:
        dice.say(N_("There is no status to repair."))
        return RepairOutcome(False, 0, (), ())
    successes = dice.fold(_one, 0, (given.target_number,) * given.dice)
    removed = chosen_first(held, given.preference, successes)
    for status in removed:
        dice.say(N_("No longer {status}."), status=Message(STATUS_WORDS[status]))
    return RepairOutcome(True, successes, removed, tuple(status for status in held if status not in removed))
