"""A flyer below its air minimum (RT-MOV-07)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Points, PointsLost, Save, Speed, Toughness
from rules.rogue_trader.collision_damage import (
    Side,
    SpecialDamage,
    damage,
    say_special_damage,
    special_damage_after,
    steps,
    suffer,
)
from rules.rogue_trader.settings import RogueTraderInput

GROUND_TOUGHNESS = 10
"""Toughness of rocks and of the ground (RT-COL-05, RT-MOV-07)."""
FALLING_VEHICLE = N_("Falling vehicle")


class FallInput(RogueTraderInput):
    """A flyer at a speed. `points` None: not counted; `voluntary`: its player chose the speed."""

    speed: Speed = described(N_("Speed this turn"), unit="″")
    air_minimum: Speed = described(N_("Air minimum speed"), unit="″", rule="RT-MOV-06")
    toughness: Toughness = described(N_("Toughness"))
    save: Save | None = described(N_("Save"), None, rule="RT-COL-10")
    points: Points | None = described(N_("Points left"), None, rule="RT-VEH-05")
    lost_this_turn: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    voluntary: bool = described(N_("Chosen by its player"), False)
    confirm_fall: bool = described(N_("Fall on purpose"), False)
    halted: bool = described(N_("Stopped for good"), False, rule="RT-OOC-07")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall(Allowed):
    """`gm`: the fall is only announced."""

    falls: bool
    gm: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Crash(Fall):
    """`dice`: number of D4; `speed` in inches; `points_left` None where points are not counted."""

    dice: int
    points_lost: int
    points_left: int | None
    destroyed: bool
    lost_this_turn: int
    special_damage: SpecialDamage
    speed: float
    out_of_control_next_turn: bool


def _crash(given: FallInput, dice: Dice) -> Crash:
    """A collision with something solid of Toughness 10; what it falls on is not worked out."""
    saves = given.settings.collision_saves
    side = Side(
        name=FALLING_VEHICLE,
        toughness=given.toughness,
        save=None if saves == "none" else given.save,
        points=given.points,
        save_purpose=N_("save, falling vehicle"),
        damage_purpose=N_("collision damage, falling vehicle"),
    )
    taken = damage(steps(given.speed), given.toughness, GROUND_TOUGHNESS, given.settings)
    loss = suffer(side, taken, dice)
    lost_this_turn = given.lost_this_turn + loss.points
    due = special_damage_after(lost_this_turn, loss.destroyed)
    say_special_damage(side.name, due, dice)
    loses_control = not given.halted and not loss.destroyed
    if loses_control:
        dice.say(N_("It stands on the ground, out of control in its owner’s next turn."))
    return Crash(
        falls=True,
        gm=False,
        dice=loss.dice,
        points_lost=loss.points,
        points_left=loss.left,
        destroyed=loss.destroyed,
        lost_this_turn=lost_this_turn,
        special_damage=due,
        speed=0.0,
        out_of_control_next_turn=loses_control,
    )


@action("rogue-trader.fall", N_("Below air minimum"), "RT-MOV-07", "RT-COL-04", "RT-COL-10", "RT-OOC-07")
def fall(given: FallInput, dice: Dice) -> Refused | Fall:
    """Too slow to stay up, it falls like a stone: a crash, or the game master's business (`rt.air.belowMin`)."""
    if given.speed >= given.air_minimum:
        dice.say(N_("{speed}″ is enough to fly."), speed=given.speed)
        return Fall(falls=False, gm=False)
    if given.voluntary and not given.confirm_fall:
        dice.say(N_("At {speed}″ it falls out of the sky: confirm the fall."), speed=given.speed)
        return Refused("fall-not-confirmed")
    dice.say(N_("At {speed}″ it falls out of the sky."), speed=given.speed)
    if given.settings.below_air_minimum == "gm":
        dice.say(N_("What happens is up to the game master."))
        return Fall(falls=True, gm=True)
    return _crash(given, dice)
