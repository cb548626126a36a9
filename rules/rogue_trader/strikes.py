"""One shot, blow or automatic hit from the die to hit to the points lost (RT-ATK-01, RT-SAV-02, RT-DMG-01)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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


def rolled_points(points: HitPoints, dice: Dice) -> int:
    """The points of one hit: a number, or dice, each asked for on its own; a D3 is a D6 halved up (RT-SAV-02)."""
    if isinstance(points, int):
        return points
    count, _, sides = points.partition("D")
    if not sides:
        return int(count)
    if sides == "3":
        return dice.read(6, DAMAGE_POINTS, _halved_up)
    return dice.total(int(count or 1), int(sides), DAMAGE_POINTS)


def _halved_up(die: int) -> int:
    return (die + 1) // 2


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
    if blow.to_hit is not None:
        if not hit(blow.to_hit, dice):
            return left, False
        dice.tally("hits")
    if blow.damage_on is not None and not damaged(blow.damage_on, dice):
        return left, False
    dice.tally("wounds")
    if blow.save_on is not None and saved(blow.save_on, dice):
        dice.tally("saved")
        return left, True
    return _lost(left, blow, rolled_points(blow.points, dice), dice), True


def _lost(left: int, blow: Strike, points: int, dice: Dice) -> int:
    front = blow.target.front(left)
    lost = min(points, left if blow.spill else front)
    before, after = left, left - lost
    if blow.target.models > 1:
        models = blow.target.models_left(after)
        dice.say(
            N_("{lost}: {models}."),
            lost=Plural("{n} point lost", "{n} points lost", lost),
            models=Plural("{n} model left", "{n} models left", models),
        )
    else:
        dice.say(
            N_("{lost}: {before} → {after}."),
            lost=Plural("{n} point lost", "{n} points lost", lost),
            before=before,
            after=after,
        )
    if not after:
        dice.say(N_("Destroyed."))
    return after
