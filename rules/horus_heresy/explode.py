"""A destroyed vehicle that may explode (HH-EXP-01)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import HullPoints, Name, Score
from rules.horus_heresy.drive_through import HitsOn
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.target import NEXT_WORDS, Next
from rules.language import N_, Message, Plural
from rules.outcome import Outcome

EXPLOSION = N_("explosion")
EXPLOSION_STRENGTH = 8


class ExplodeInput(HorusHeresyInput):
    """A vehicle with Explodes (X) at 0 hull points, and the units with a model within 6 inches."""

    explodes_on: Score = described(N_("Explodes on"), unit="+", rule="HH-EXP-01")
    base_hull_points: HullPoints = described(N_("Hull points of the profile"), rule="HH-EXP-01")
    units: Many[Name] = described(N_("Units within 6 inches"), (), max_length=200, rule="HH-EXP-01")


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplodeOutcome(Outcome):
    exploded: bool
    hits: tuple[HitsOn, ...] = ()
    strength: int = EXPLOSION_STRENGTH
    ap: None = None
    damage: int = 1
    next: tuple[Next, ...]


@action("horus-heresy.explode", N_("Explosion"), "HH-EXP-01", "HH-WRK-02")
def explode(given: ExplodeInput, dice: Dice) -> ExplodeOutcome:
    """A D6; every unit near takes as many hits as the vehicle has hull points on its profile (HH-EXP-01)."""
    exploded = dice.check(6, given.explodes_on, EXPLOSION, harm=True)
    rest: Next = "wreck" if given.settings.wrecks and not exploded else "remove"
    hits: tuple[HitsOn, ...] = ()
    if exploded:
        dice.say(N_("It explodes on {die} (on {needed}+)."), needed=given.explodes_on)
        hits = tuple(HitsOn(unit, given.base_hull_points) for unit in given.units)
        told = Plural("{n} hit", "{n} hits", given.base_hull_points)
        for unit in given.units:
            dice.say(N_("{unit}: {hits} of Strength {strength}."), unit=unit, hits=told, strength=EXPLOSION_STRENGTH)
    else:
        dice.say(N_("It does not explode on {die} (on {needed}+)."), needed=given.explodes_on)
    dice.say(N_("Then: {step}."), step=Message(NEXT_WORDS[rest]))
    return ExplodeOutcome(exploded=exploded, hits=hits, next=(rest,))
