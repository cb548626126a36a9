"""The test for dangerous terrain (HH-MOV-06)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.target import NEXT_WORDS, Next, Target
from rules.language import N_, Message
from rules.outcome import Outcome

DANGEROUS_TERRAIN = N_("dangerous terrain test")


class DangerousTerrainInput(HorusHeresyInput):
    """A vehicle that enters, crosses, leaves or starts in dangerous terrain."""

    vehicle: Target = described(N_("Vehicle"))
    already_tested: bool = described(N_("Tested already in this phase"), False, rule="HH-MOV-06")
    passes_over: bool = described(N_("Only passes over it"), False, rule="HH-SUB-06")


@dataclass(frozen=True, slots=True, kw_only=True)
class DangerousTerrainOutcome(Outcome):
    tested: bool
    failed: bool = False
    hull_points_lost: int = 0
    hull_points: int
    destroyed: bool = False
    next: tuple[Next, ...] = ()


@action("horus-heresy.dangerous-terrain", N_("Dangerous terrain"), "HH-MOV-06")
def dangerous_terrain(given: DangerousTerrainInput, dice: Dice) -> DangerousTerrainOutcome:
    """A D6, once a phase: on a 1 a hull point, against which nothing helps (HH-MOV-06)."""
    vehicle = given.vehicle
    flies_over = given.passes_over and vehicle.is_a("antigrav")
    if given.already_tested or flies_over or vehicle.is_a("super-heavy", "knight", "flyer"):
        dice.say(N_("No test for dangerous terrain."))
        return DangerousTerrainOutcome(tested=False, hull_points=vehicle.hull_points)
    if dice.check(6, 2, DANGEROUS_TERRAIN):
        dice.say(N_("Dangerous terrain: {die}, nothing happens (a 1 costs a hull point)."))
        return DangerousTerrainOutcome(tested=True, hull_points=vehicle.hull_points)
    left = vehicle.hull_points - 1
    dice.say(N_("Dangerous terrain: a 1 costs a hull point: {before} → {after}."), before=left + 1, after=left)
    following = () if left else vehicle.following(given.settings)
    for step in following:
        dice.say(N_("Then: {step}."), step=Message(NEXT_WORDS[step]))
    return DangerousTerrainOutcome(
        tested=True, failed=True, hull_points_lost=1, hull_points=left, destroyed=not left, next=following
    )
