"""One shot, blow or automatic hit from the die to hit to the points lost (RT-ATK-01, RT-SAV-02, RT-DMG-01)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache

from rules.dice import Dice
from rules.language import N_, Message, Plural
from rules.rogue_trader.damage_roll import cannot_hurt, damage_needed, damage_told, damaged
from rules.rogue_trader.hitting import hit
from rules.rogue_trader.refusals import Refusal
from rules.rogue_trader.save import save_needed, save_told, saved
from rules.rogue_trader.settings import Settings
from rules.rogue_trader.targets import Target
from rules.rogue_trader.to_hit import HitPoints

DAMAGE_POINTS = N_("damage points")
MOST_FOLLOWING = 10
"""Further attacks of one shot by following fire; ours, so that odds are finite (RT-ATK-01)."""


class _Effect(Enum):
    """What a strike does before its points: nothing; wounds or damages, and is saved or not."""

    NONE = "none"
    SAVED = "saved"
    UNSAVED = "unsaved"


@dataclass(frozen=True, slots=True)
class Strike:
    """All that one strike needs. `to_hit`, `damage_on`, `save_on`: scores; None where there is no such die."""

    target: Target
    strength: int | None
    points: HitPoints
    save_modifier: int
    to_hit: int | None
    damage_on: int | None
    save_on: int | None
    spill: bool
    following: bool


def prepared(
    target: Target,
    settings: Settings,
    *,
    strength: int | None,
    points: HitPoints,
    save_modifier: int,
    to_hit: int | None = None,
    following: bool = False,
) -> Strike | Refusal:
    """A strike at a target; refused when its Strength cannot hurt. Strength None: it is known to damage."""
    damage_on = None
    if strength is not None:
        damage_on = damage_needed(strength, target.toughness)
        if damage_on is None:
            return cannot_hurt(strength, target.toughness)
    return Strike(
        target=target,
        strength=strength,
        points=points,
        save_modifier=save_modifier,
        to_hit=to_hit,
        damage_on=damage_on,
        save_on=save_needed(target.save, save_modifier, target.save_unmodified),
        spill=settings.spill == "on",
        following=following and settings.following == "on",
    )


def told(blow: Strike) -> Iterator[Message]:
    """What a strike needs, as sentences."""
    if blow.strength is not None and blow.damage_on is not None:
        yield damage_told(blow.strength, blow.target.toughness, blow.damage_on)
    yield save_told(blow.target.save, blow.save_modifier, blow.target.save_unmodified)


def rolled_points(points: HitPoints, most: int, dice: Dice) -> int:
    """The points of one hit, of which no more than `most` count (RT-SAV-02).

    A number, or dice, each asked for on its own; a D3 is a D6 halved up.
    """
    count, sides = _number_and_sides(points)
    if sides == 1:
        return min(count, most)
    if sides == 3:
        return dice.read(6, DAMAGE_POINTS, lambda die: min((die + 1) // 2, most))
    if count == 1:
        return dice.read(sides, DAMAGE_POINTS, lambda die: min(die, most))
    return min(dice.total(count, sides, DAMAGE_POINTS), most)


@cache
def _number_and_sides(points: HitPoints) -> tuple[int, int]:
    """2D6 as (2, 6); 7 as (7, 1)."""
    count, _, sides = str(points).partition("D")
    return int(count or 1), int(sides or 1)


def strike(left: int, blow: Strike, dice: Dice) -> int:
    """Points that the target has left in all after one more strike, following fire included. A step of a fold."""
    if not left:
        return 0
    if not blow.following:
        return _attack(left, blow, dice)[0]
    return dice.fold(_follow, (left, True), (blow,) * (1 + MOST_FOLLOWING))[0]


def _follow(state: tuple[int, bool], blow: Strike, dice: Dice) -> tuple[int, bool]:
    left, again = state
    return _attack(left, blow, dice) if again and left else (left, False)


def _attack(left: int, blow: Strike, dice: Dice) -> tuple[int, bool]:
    """Points left, and whether the strike wounded or damaged."""
    effect = dice.fold(_effect, _Effect.NONE, (blow,))  # a fold, so that odds work it out once for all states
    if effect is _Effect.UNSAVED:
        left = _lost(left, blow, dice)
    return left, effect is not _Effect.NONE


def _effect(_: _Effect, blow: Strike, dice: Dice) -> _Effect:
    if blow.to_hit is not None:
        if not hit(blow.to_hit, dice):
            return _Effect.NONE
        dice.tally("hits")
    if blow.damage_on is not None and not damaged(blow.damage_on, dice):
        return _Effect.NONE
    dice.tally("wounds")
    if blow.save_on is not None and saved(blow.save_on, dice):
        dice.tally("saved")
        return _Effect.SAVED
    return _Effect.UNSAVED


def _lost(left: int, blow: Strike, dice: Dice) -> int:
    """Points left after an unsaved hit."""
    target = blow.target
    lost = rolled_points(blow.points, left if blow.spill else target.front(left), dice)
    after = left - lost
    if target.models == 1:
        dice.say(N_("{lost}: {before} → {after}."), lost=_points_lost(lost), before=left, after=after)
    else:
        models = Plural("{n} model left", "{n} models left", target.models_left(after))
        dice.say(N_("{lost}: {models}."), lost=_points_lost(lost), models=models)
    if not after and target.kind != "section":  # a section collapses, which its own action says
        dice.say(N_("Destroyed."))
    return after


@cache
def _points_lost(lost: int) -> Plural:
    return Plural("{n} point lost", "{n} points lost", lost)
