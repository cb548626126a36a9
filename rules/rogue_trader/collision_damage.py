"""Points lost in a collision: how many D4, the save, the dice (RT-COL-01, 02, 04, 06 to 08, 10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.dice import Dice
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.settings import Settings
from rules.rogue_trader.special_damage_table import AUTOMATIC_FROM, EXPLOSION_FROM
from rules.rogue_trader.speeds import steps_of

STEP = 5.0
"""Inches of speed that make one step (RT-COL-01)."""
SpecialDamage = Literal["none", "due", "automatic", "explosion"]


@dataclass(frozen=True, slots=True)
class Side:
    """One side before the collision. `save`: None where none is allowed; `points`: None where they are not counted.

    `name` and the purposes of its dice are templates.
    """

    name: str
    toughness: int
    save: int | None
    points: int | None
    save_purpose: str
    damage_purpose: str


@dataclass(frozen=True, slots=True)
class Loss:
    """What a side lost. `dice`: number of D4; `left`: None where points are not counted."""

    dice: int
    points: int
    left: int | None

    @property
    def destroyed(self) -> bool:
        return self.left == 0


@dataclass(frozen=True, slots=True)
class Damage:
    """`dice` D4 added up, plus `flat` points, never below 0."""

    dice: int
    flat: int

    @property
    def most(self) -> int:
        return max(0, 4 * self.dice + self.flat)


def steps(speed: float) -> int:
    """N: steps of 5 inches, a started one counting as whole (RT-COL-01)."""
    return steps_of(speed, STEP)


def damage(n: int, own_toughness: int, other_toughness: int, settings: Settings) -> Damage:
    """N and the other's Toughness against one's own: as dice (RT-COL-02), or N dice and points (RT-COL-08)."""
    difference = other_toughness - own_toughness
    if settings.collision_formula == "dice":
        return Damage(max(0, n + difference), 0)
    found = Damage(n, difference)
    return found if found.most > 0 else Damage(0, 0)


def suffer(side: Side, taken: Damage, dice: Dice) -> Loss:
    """One save if the side has one, then the D4s; nothing is rolled for a side that cannot lose a point."""
    name = Message(side.name)
    if taken.most == 0:
        dice.say(N_("{side}: no damage."), side=name)
        return Loss(taken.dice, 0, side.points)
    if side.save is not None and dice.check(6, side.save, side.save_purpose):
        dice.say(N_("{side}: saved ({die}, {needed}+ needed)."), side=name, needed=side.save)
        return Loss(taken.dice, 0, side.points)
    rolled = _roll(side, taken, dice)
    lost = max(0, rolled + taken.flat)
    figures: dict[str, Words] = {"side": name, "count": taken.dice}
    if side.points is None:
        dice.say(N_("{side}: {count}D4, {lost}."), lost=_points_lost(lost), **figures)
        return Loss(taken.dice, lost, None)
    lost = min(lost, side.points)
    left = side.points - lost
    dice.say(N_("{side}: {count}D4, {lost}, {left} left."), lost=_points_lost(lost), left=left, **figures)
    if left == 0:
        dice.say(N_("{side}: destroyed."), side=name)
    return Loss(taken.dice, lost, left)


def _points_lost(points: int) -> Plural:
    return Plural("{n} point lost", "{n} points lost", points)


def _roll(side: Side, taken: Damage, dice: Dice) -> int:
    """The D4s added up, as far as it matters: beyond the points that are there all totals are alike."""
    enough = 4 * taken.dice if side.points is None else max(0, side.points - taken.flat)
    return dice.fold(_add_up(side.damage_purpose, enough), 0, (None,) * taken.dice)


@lru_cache(256)
def _add_up(purpose: str, enough: int) -> Callable[[int, None, Dice], int]:
    """The step of adding up D4s. The same one for the same dice, so that odds work it out once."""

    def add(so_far: int, _: None, dice: Dice) -> int:
        return min(so_far + dice.roll(4, purpose), enough)

    return add


def special_damage_after(lost_this_turn: int, destroyed: bool) -> SpecialDamage:
    """What the turn's losses so far bring at its end (RT-COL-13, RT-DMG-05, RT-DMG-07)."""
    if destroyed or lost_this_turn == 0:
        return "none"
    if lost_this_turn >= EXPLOSION_FROM:
        return "explosion"
    return "automatic" if lost_this_turn >= AUTOMATIC_FROM else "due"


def say_special_damage(name: str, due: SpecialDamage, dice: Dice) -> None:
    """Tells the players about the check that waits at the end of the turn."""
    if due == "due":
        dice.say(N_("{side}: special damage check at the end of the turn."), side=Message(name))
    elif due == "automatic":
        dice.say(N_("{side}: special damage at the end of the turn, without a check."), side=Message(name))
    elif due == "explosion":
        dice.say(N_("{side}: it explodes at the end of the turn."), side=Message(name))
