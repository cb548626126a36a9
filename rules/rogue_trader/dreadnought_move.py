"""How far a damaged dreadnought moves, and what a berserk one does (RT-DRD-14, 15, 19, 22)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Losses, Name
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.speeds import halved

MOVEMENT = N_("movement")


class DreadnoughtMoveInput(RogueTraderInput):
    """A suit in its movement phase. `halted`: stopped for good, or trapped."""

    move: float = described(N_("Move"), unit="″", ge=0, le=60, rule="RT-DRD-22")
    coordination_losses: Losses = described(N_("Losses of coordination"), 0, rule="RT-DRD-14")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DRD-15")
    confused: bool = described(N_("Confused"), False, rule="RT-DRD-17")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-DRD-18")


@dataclass(frozen=True, slots=True)
class DreadnoughtMove(Outcome):
    """`movement`: inches it may move at most; `to_hit_modifier`: on all its dice to hit."""

    movement: float
    to_hit_modifier: int


def _movement(given: DreadnoughtMoveInput, dice: Dice) -> float:
    """Move, or a D6 once coordination is lost; halved for each power loss, halved when confused (RT-DRD-22)."""
    if given.halted:
        return 0.0
    base = dice.roll(6, MOVEMENT) if given.coordination_losses else given.move
    return halved(base, given.power_losses + given.confused, given.settings.rounding)


@action(
    "rogue-trader.dreadnought-move",
    N_("A suit’s movement"),
    "RT-DRD-14",
    "RT-DRD-15",
    "RT-DRD-22",
    "RT-DRD-17",
    "RT-CONV-03",
)
def dreadnought_move(given: DreadnoughtMoveInput, dice: Dice) -> DreadnoughtMove:
    """What is left of its movement, and of its aim."""
    movement = _movement(given, dice)
    modifier = -(given.coordination_losses + given.power_losses + given.confused)
    if given.halted:
        dice.say(N_("It stands still for good."))
    else:
        dice.say(N_("It may move {movement}″."), movement=movement)
    if modifier:
        dice.say(N_("{modifier} on its dice to hit."), modifier=modifier)
    return DreadnoughtMove(movement, modifier)


CLOCK_FACE = N_("direction, clock face")
DISTANCE = N_("distance")
WHICH_TARGET = N_("which target")


class BerserkInput(RogueTraderInput):
    """A berserk suit. `helper`: roll a suggestion; `targets`: all equally near."""

    helper: bool = described(N_("Roll a suggestion"), False, rule="RT-DRD-19", house=True)
    targets: Many[Name] = described(N_("Nearest targets"), (), max_length=100)


@dataclass(frozen=True, slots=True)
class Suggestion(Outcome):
    """Where it goes, as hours of a clock face and inches, and whom it fires at."""

    clock: int
    distance: int
    target: str | None


@dataclass(frozen=True, slots=True)
class Berserk(Outcome):
    gm: bool
    suggestion: Suggestion | None


@action("rogue-trader.berserk", N_("Berserk"), "RT-DRD-19")
def berserk(given: BerserkInput, dice: Dice) -> Berserk:
    """The game master says what it does; the dice are a suggestion of ours, no printed rule."""
    if not given.helper:
        dice.say(N_("Berserk: the game master moves it."))
        return Berserk(gm=True, suggestion=None)
    clock = dice.roll(12, CLOCK_FACE)
    distance = dice.roll(6, DISTANCE)
    target = dice.pick(given.targets, WHICH_TARGET) if given.targets else None
    dice.say(
        N_("A suggestion, not a printed rule: {distance}″ towards {clock} o’clock."), distance=distance, clock=clock
    )
    if target is not None:
        dice.say(N_("It fires at {target}."), target=target)
    return Berserk(gm=True, suggestion=Suggestion(clock, distance, target))
