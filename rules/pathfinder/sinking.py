"""A vehicle that goes down in water, round by round (PF-DMG-06)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import Area, HitPoints
from rules.pathfinder.settings import PathfinderInput

ROUNDS = 10


class SinkInput(PathfinderInput):
    """One round of a vehicle in the water. `floats`: a water vehicle; others sink until they are `raised`."""

    hp: HitPoints = described(N_("Hit points"), rule="PF-DMG-06")
    squares: Area = described(N_("Squares, team not counted"), 4, rule="PF-BLD-03")
    rounds_left: int = described(N_("Rounds left"), ROUNDS, ge=1, le=ROUNDS, rule="PF-DMG-06")
    hits: int = described(N_("Hits since the last round"), 0, ge=0, le=100, rule="PF-DMG-06")
    floats: bool = described(N_("It floats"), True, rule="PF-DMG-06")
    raised: bool = described(N_("Taken out of the water"), False, rule="PF-DMG-06")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sinking(Allowed):
    """`sunk`: under, and destroyed."""

    sinking: bool
    sunk: bool
    rounds_left: int


@action("pathfinder.sink", N_("Sinking"), "PF-DMG-06")
def sink(given: SinkInput, dice: Dice) -> Sinking:
    """A round passes: each hit takes one round more off. No dice."""
    saved = given.hp > 0 if given.floats else given.raised
    if saved:
        dice.say(N_("It does not sink."))
        return Sinking(sinking=False, sunk=False, rounds_left=given.rounds_left)
    at_once = given.floats and given.hp <= -given.squares
    left = 0 if at_once else max(0, given.rounds_left - 1 - given.hits)
    if left:
        dice.say(N_("It sinks. Rounds left: {rounds}."), rounds=left)
    else:
        dice.say(N_("It goes under and is destroyed."))
    return Sinking(sinking=left > 0, sunk=left == 0, rounds_left=left)
