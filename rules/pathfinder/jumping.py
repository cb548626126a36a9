"""Jumping aboard and jumping off (PF-JMP-01, PF-JMP-02)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import Modifier, Squares
from rules.pathfinder.checks import Trial, passes
from rules.pathfinder.measures import FEET, SQUARES, feet, length
from rules.pathfinder.settings import PathfinderInput

ACROBATICS = Trial(N_("Acrobatics"), N_("Acrobatics"))
FALLING_DAMAGE = N_("falling damage")
JUMP_STEP_FT = 30
"""Each 30 ft of speed, or part of it, makes a jump aboard harder; each full 30 ft a fall longer."""
JUMP_DC = 5
FALL_MORE_FT = 10
A_DIE_FT = 10
MOST_DICE = 20
SOFT_LANDING = 15
D6 = 6


class JumpOnInput(PathfinderInput):
    """A jump with the DC it would have if nothing moved."""

    base_dc: int = described(N_("DC of the jump"), ge=0, le=200, rule="PF-JMP-01")
    modifier: Modifier = described(N_("Acrobatics"), 0, rule="PF-JMP-01")
    speed_difference: Squares = described(N_("Difference of speeds"), 0, unit=SQUARES, rule="PF-JMP-01")


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpedOn(Allowed):
    dc: int
    success: bool


@action("pathfinder.jump-on", N_("Jump aboard"), "PF-JMP-01")
def jump_on(given: JumpOnInput, dice: Dice) -> JumpedOn:
    """An Acrobatics check, DC 5 higher for each 30 ft or part of 30 ft of difference."""
    dc = given.base_dc + JUMP_DC * -(-feet(given.speed_difference) // JUMP_STEP_FT)
    success = passes(ACROBATICS, given.modifier, dc, dice)
    dice.say(N_("The jump succeeds.") if success else N_("The jump fails."))
    return JumpedOn(dc=dc, success=success)


class JumpOffInput(PathfinderInput):
    """A deliberate jump off a vehicle; `acrobatics` None: no check is tried."""

    height_ft: int = described(N_("Height"), 0, ge=0, le=10_000, unit=FEET, rule="PF-JMP-02")
    speed: Squares = described(N_("Speed"), 0, unit=SQUARES, rule="PF-JMP-02")
    acrobatics: Modifier | None = described(N_("Acrobatics, if tried"), None, rule="PF-JMP-02")


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpedOff(Allowed):
    """`nonlethal` and `lethal`: points of damage."""

    fall_ft: int
    nonlethal: int
    lethal: int


@action("pathfinder.jump-off", N_("Jump off"), "PF-JMP-02")
def jump_off(given: JumpOffInput, dice: Dice) -> JumpedOff:
    """A fall, longer with speed: a D6 for each full 10 ft, the first nonlethal; Acrobatics spares the first 10 ft."""
    fall = given.height_ft + FALL_MORE_FT * (feet(given.speed) // JUMP_STEP_FT)
    tens = fall // A_DIE_FT
    if tens and given.acrobatics is not None and passes(ACROBATICS, given.acrobatics, SOFT_LANDING, dice):
        tens -= 1
    falls = min(MOST_DICE, tens)
    nonlethal = dice.roll(D6, FALLING_DAMAGE) if falls else 0
    lethal = dice.total(falls - 1, D6, FALLING_DAMAGE) if falls else 0
    template = N_("A fall of {height}: {nonlethal} nonlethal, {lethal} lethal damage.")
    dice.say(template, height=length(fall), nonlethal=nonlethal, lethal=lethal)
    return JumpedOff(fall_ft=fall, nonlethal=nonlethal, lethal=lethal)
