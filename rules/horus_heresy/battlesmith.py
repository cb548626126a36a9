"""Repairs by a Battlesmith: hull points back, or statuses away (HH-REP-03)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.bounds import CheckedValue, HullPoints, Inches
from rules.horus_heresy.checks import check
from rules.horus_heresy.geometry import TOLERANCE
from rules.horus_heresy.reasons import say_all
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus, chosen_first, in_order
from rules.language import C_, N_, Message, Plural
from rules.outcome import Outcome

INTELLIGENCE_CHECK = N_("Intelligence check")
REACH = 6
"""Inches, included, from the Battlesmith to the vehicle."""
Option = Literal["repair", "restore"]
OPTIONS: Mapping[Option, str] = {"repair": N_("Hull points back"), "restore": N_("Statuses removed")}


class BattlesmithInput(HorusHeresyInput):
    """A model with Battlesmith and the vehicle it mends."""

    intelligence: CheckedValue = described(N_("Intelligence"), rule="HH-REP-03")
    x: int = described(N_("Battlesmith"), ge=1, le=6, rule="HH-REP-03")
    option: Option = described(N_("Repaired are"), words=OPTIONS, rule="HH-REP-03")
    hull_points: HullPoints = described(N_("Hull points left"), rule="HH-HP-02")
    base_hull_points: HullPoints = described(N_("Hull points of the profile"), rule="HH-HP-02")
    statuses: Many[VehicleStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-REP-03"
    )
    preference: Many[VehicleStatus] = described(
        N_("Removed first"), (), words=STATUS_WORDS, max_length=20, rule="HH-REP-01"
    )
    servo_arm: bool = described(N_("Servo-arm"), False, rule="HH-REP-03")
    distance: Inches = described(N_("Distance"), 0.0, unit="″", rule="HH-REP-03")

    @model_validator(mode="after")
    def _not_over_the_base(self) -> BattlesmithInput:
        if self.hull_points > self.base_hull_points:
            raise BadInput(N_("there are more hull points than on the profile"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class BattlesmithOutcome(Outcome):
    """`total` and `passed` None: no check was made."""

    allowed: bool
    total: int | None = None
    passed: bool | None = None
    hull_points: int
    removed: tuple[VehicleStatus, ...] = ()
    statuses: tuple[VehicleStatus, ...]


@action("horus-heresy.battlesmith", N_("Repair by a Battlesmith"), "HH-REP-03")
def battlesmith(given: BattlesmithInput, dice: Dice) -> BattlesmithOutcome:
    """An Intelligence check: passed, X hull points come back or X statuses go (HH-REP-03)."""
    held = in_order(given.statuses)
    if given.distance > REACH + TOLERANCE:
        say_all(("too-far-to-mend",), dice)
        return BattlesmithOutcome(allowed=False, hull_points=given.hull_points, statuses=held)
    result = check(given.intelligence, INTELLIGENCE_CHECK, dice)
    points, removed = given.hull_points, ()
    if result.passed and given.option == "repair":
        points = min(points + given.x + given.servo_arm, given.base_hull_points)
        back = Plural("{n} hull point back", "{n} hull points back", points - given.hull_points)
        dice.say(N_("{back}: {before} → {after}."), back=back, before=given.hull_points, after=points)
    elif result.passed:
        removed = chosen_first(held, given.preference, given.x)
        for status in removed:
            dice.say(N_("No longer {status}."), status=Message(STATUS_WORDS[status]))
    return BattlesmithOutcome(
        allowed=True,
        total=result.total,
        passed=result.passed,
        hull_points=points,
        removed=removed,
        statuses=tuple(status for status in held if status not in removed),
    )
