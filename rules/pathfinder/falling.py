"""An air vehicle that falls, round by round (PF-DMG-07)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import SquaresOrMore
from rules.pathfinder.measures import SQUARES, length
from rules.pathfinder.settings import PathfinderInput


class FallInput(PathfinderInput):
    """One round of a fall. `maximum_speed`: undamaged."""

    altitude: int = described(N_("Altitude"), ge=1, le=10_000, unit=SQUARES, rule="PF-DMG-07")
    maximum_speed: SquaresOrMore = described(N_("Maximum speed, undamaged"), unit=SQUARES, rule="PF-DMG-07")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall(Allowed):
    """Squares fallen this round, and how high it is now."""

    fallen: int
    altitude: int
    crashed: bool


@action("pathfinder.fall", N_("Falling"), "PF-DMG-07")
def fall(given: FallInput, dice: Dice) -> Fall:
    """It falls half its maximum speed, at least a square, until it is down. No dice."""
    fallen = min(given.altitude, max(1, given.maximum_speed // 2))
    altitude = given.altitude - fallen
    dice.say(N_("It falls. Squares: {fallen}; altitude: {altitude}."), fallen=fallen, altitude=altitude)
    if not altitude:
        template = N_("It crashes. Falling damage for people: 1d6 for each {ten} of the fall, 20d6 at most.")
        dice.say(template, ten=length(10))
    return Fall(fallen=fallen, altitude=altitude, crashed=altitude == 0)
