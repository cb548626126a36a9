"""The check of overrun and bull rush, and what failing it does (PF-COL-02, PF-COL-05, PF-COL-06, PF-WIDE-06)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from rules.dice import Dice
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.pathfinder.checks import D20, Trial, score_needed, told
from rules.pathfinder.condition import is_broken
from rules.pathfinder.driven import DrivenVehicle, Driver
from rules.pathfinder.manoeuvres.target import Target
from rules.pathfinder.settings import Settings

STUNNED = 4
BROKEN = -2
WIDE_TURN = -10
STEP = 5
"""Points of margin for one level more."""
_NO_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class ManoeuvreCheck(Outcome):
    """`dc` None: no check is made against a loose object."""

    dc: int | None
    success: bool


@dataclass(frozen=True, slots=True)
class _Tried:
    level: int
    natural: int = field(compare=False)


class Circumstances(NamedTuple):
    """How a manoeuvre is made."""

    wide_turn: bool = False
    other_modifier: int = 0
    reversing: bool = False


def bonus(vehicle: DrivenVehicle, driver: Driver, by_feat: int, how: Circumstances) -> int:
    """What is added to the die: CMB, the driver's modifier without bonuses on driving, `by_feat`, circumstances.

    Without a driver neither modifier nor feats count (PF-DRV-09).
    """
    by_driver = driver.modifier + by_feat if driver.drives else 0
    broken = BROKEN if is_broken(vehicle) else 0
    wide = WIDE_TURN if how.wide_turn else 0
    return vehicle.cmb + by_driver + broken + wide + how.other_modifier


def against(target: Target) -> int:
    """What the state of the target adds to the check."""
    return STUNNED if "stunned" in target.conditions else 0


def attempt(trial: Trial, bonus_: int, dc: int, dice: Dice, *, automatic: bool = False, most: int = _NO_LIMIT) -> int:
    """0 for a failure, else 1 and 1 more for each full 5 points of margin, up to `most`.

    `automatic`: no die is rolled, it counts as a natural 20. A natural 20 does not raise the margin.
    """
    needed = score_needed(trial, bonus_, dc)

    def read(natural: int) -> _Tried:
        level = 1 + max(0, natural + bonus_ - dc) // STEP if natural >= needed else 0
        return _Tried(min(level, most), natural)

    if automatic:
        dice.say(N_("{check}: the target is defenceless, no roll."), check=Message(trial.title))
        return read(D20).level
    tried = dice.read(D20, trial.purpose, read, needed)
    dice.say(told(trial, tried.natural, bonus_, dc, tried.level > 0))
    return tried.level


class Halt(NamedTuple):
    """Whether a vehicle goes on, and whether it stops suddenly."""

    passes: bool
    sudden_stop: bool


GOES_ON = Halt(passes=True, sudden_stop=False)


def after_failure(settings: Settings, dice: Dice) -> Halt:
    """What a failed overrun or bull rush does to the vehicle (PF-COL-05)."""
    if settings.failed == "passes":
        dice.say(N_("The vehicle passes all the same."))
        return GOES_ON
    sudden = settings.failed == "suddenStop"
    if sudden:
        dice.say(N_("The vehicle stops in front of the target: a sudden stop."))
    else:
        dice.say(N_("The vehicle stops in front of the target."))
    return Halt(passes=False, sudden_stop=sudden)
