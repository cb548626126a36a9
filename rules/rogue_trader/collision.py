"""Collisions of vehicles with vehicles, dreadnoughts, scenery and creatures (RT-COL-01 to RT-COL-13, RT-OOC-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message, Plural
from rules.outcome import ABSENT, Absent, Outcome
from rules.rogue_trader.bounds import LastSpeed, Points, PointsLost, Save, Toughness
from rules.rogue_trader.collision_damage import (
    Damage,
    Loss,
    Side,
    SpecialDamage,
    damage,
    say_special_damage,
    special_damage_after,
    steps,
    suffer,
)
from rules.rogue_trader.settings import RogueTraderInput

StruckKind = Literal["vehicle", "dreadnought", "scenery", "creature"]
MOVING_VEHICLE = N_("Moving vehicle")
STRUCK: Mapping[StruckKind, str] = {
    "vehicle": N_("Struck vehicle"),
    "dreadnought": N_("Struck dreadnought"),
    "scenery": N_("Struck scenery"),
    "creature": N_("Struck creature"),
}


class Colliding(Input):
    """What both sides have. `points` None: not counted; `halted`: damage or rubble has stopped it for good."""

    toughness: Toughness = described(N_("Toughness"))
    save: Save | None = described(N_("Save"), None, rule="RT-COL-10")
    points: Points | None = described(N_("Points left"), None, rule="RT-VEH-05")
    lost_this_turn: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-OOC-07")


class Striker(Colliding):
    """The vehicle that moves."""

    speed: LastSpeed = described(N_("Speed this turn"), unit="″", rule="RT-COL-01")


class Struck(Colliding):
    """What it runs into; the speed of its owner's last turn counts for vehicles and dreadnoughts."""

    kind: StruckKind = described(N_("What is struck"), rule="RT-COL-11")
    speed: LastSpeed = described(N_("Speed last turn"), 0, unit="″", rule="RT-COL-03")


class CollisionInput(RogueTraderInput):
    """One collision; each creature struck is a collision of its own."""

    vehicle: Striker = described(N_("Moving vehicle"))
    other: Struck = described(N_("What is struck"))
    distance_covered: float | None = described(N_("Distance covered"), None, unit="″", ge=0, le=1000, rule="RT-COL-09")
    angle: Literal["head-on", "side", "rear"] = described(N_("Angle"), "head-on", rule="RT-COL-03")

    @model_validator(mode="after")
    def _distance_where_it_counts(self) -> CollisionInput:
        counts = self.settings.collision_speed == "distanceCovered" and not between_vehicles(self)
        if counts and self.distance_covered is None:
            raise BadInput(N_("distance_covered is needed"))
        return self


@dataclass(frozen=True, slots=True)
class CollisionSide(Outcome):
    """What one side suffered. The last three fields exist for vehicles and dreadnoughts only."""

    dice: int
    points_lost: int
    points_left: int | None
    destroyed: bool
    lost_this_turn: int | Absent = ABSENT
    special_damage: SpecialDamage | Absent = ABSENT
    out_of_control_next_turn: bool | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class NoCollision(Outcome):
    """From behind, not faster than the other: they do not touch."""

    collides: bool = False


@dataclass(frozen=True, slots=True)
class Collision(Outcome):
    """`steps`: N; `last_speed_next_turn`: what the striker's speed counts as in its next turn, None while asked."""

    collides: bool
    steps: int
    vehicle: CollisionSide
    other: CollisionSide
    move: Literal["ask", "stops", "continues"]
    last_speed_next_turn: float | None


def between_vehicles(given: CollisionInput) -> bool:
    """Whether both sides collide as vehicles (RT-COL-11)."""
    if given.other.kind == "dreadnought":
        return given.settings.dreadnought_collides_as == "vehicle"
    return given.other.kind == "vehicle"


def _with_creature(given: CollisionInput) -> bool:
    return given.other.kind != "scenery" and not between_vehicles(given)


def _speed(given: CollisionInput) -> float | None:
    """The speed that counts, in inches (RT-COL-03, RT-COL-09); None: no collision."""
    if not between_vehicles(given):
        by_distance = given.settings.collision_speed == "distanceCovered"
        return given.distance_covered if by_distance else given.vehicle.speed
    if given.settings.combined_speed == "sum" or given.angle == "head-on":
        return given.vehicle.speed + given.other.speed
    if given.angle == "side":
        return given.vehicle.speed
    return given.vehicle.speed - given.other.speed if given.vehicle.speed > given.other.speed else None


def _sides(given: CollisionInput) -> tuple[Side, Side]:
    """Both sides, with the save that `rt.col.saves` grants (RT-COL-10)."""
    saves = given.settings.collision_saves
    vehicle, other = given.vehicle, given.other
    machine_or_structure = other.kind != "creature"
    moving = Side(
        name=MOVING_VEHICLE,
        toughness=vehicle.toughness,
        save=None if saves == "none" else vehicle.save,
        points=vehicle.points,
        save_purpose=N_("save, moving vehicle"),
        damage_purpose=N_("collision damage, moving vehicle"),
    )
    struck = Side(
        name=STRUCK[other.kind],
        toughness=other.toughness,
        save=other.save if saves == "everyone" or (saves != "none" and machine_or_structure) else None,
        points=other.points,
        save_purpose=N_("save, other"),
        damage_purpose=N_("collision damage, other"),
    )
    return moving, struck


def _loses_control(given: CollisionInput, loss: Loss, struck: bool) -> bool:
    """Whether a vehicle is out of control in its owner's next turn (RT-OOC-07)."""
    side = given.other if struck else given.vehicle
    spared = struck and given.settings.collision_control == "movingOnly"
    return not (_with_creature(given) or spared or side.halted or loss.destroyed)


def _machine(side: Colliding, name: str, loss: Loss, loses_control: bool, dice: Dice) -> CollisionSide:
    """A vehicle's or dreadnought's part of the outcome."""
    lost_this_turn = side.lost_this_turn + loss.points
    due = special_damage_after(lost_this_turn, loss.destroyed)
    say_special_damage(name, due, dice)
    if loses_control:
        dice.say(N_("{side}: out of control in its owner’s next turn."), side=Message(name))
    return CollisionSide(loss.dice, loss.points, loss.left, loss.destroyed, lost_this_turn, due, loses_control)


def _other(given: CollisionInput, name: str, loss: Loss, dice: Dice) -> CollisionSide:
    if given.other.kind == "vehicle":
        return _machine(given.other, name, loss, _loses_control(given, loss, struck=True), dice)
    if given.other.kind == "dreadnought":
        return _machine(given.other, name, loss, False, dice)
    return CollisionSide(loss.dice, loss.points, loss.left, loss.destroyed)


def _move_after(given: CollisionInput, vehicle: Loss, other: Loss) -> Literal["ask", "stops", "continues"]:
    """Whether the vehicle goes on (RT-COL-12)."""
    after = given.settings.after_collision
    if vehicle.destroyed or after == "stop":
        return "stops"
    if after == "ask":
        return "ask"
    return "continues" if other.destroyed else "stops"


@action(
    "rogue-trader.collision",
    N_("Collision"),
    "RT-COL-01",
    "RT-COL-02",
    "RT-COL-03",
    "RT-COL-04",
    "RT-COL-06",
    "RT-COL-07",
    "RT-COL-08",
    "RT-COL-09",
    "RT-COL-10",
    "RT-COL-11",
    "RT-COL-12",
    "RT-COL-13",
    "RT-OOC-07",
)
def collision(given: CollisionInput, dice: Dice) -> NoCollision | Collision:
    """D4s for the moving vehicle, then for the other, by speed and the difference of their Toughness."""
    speed = _speed(given)
    if speed is None:
        dice.say(N_("It is not faster than what it follows: no collision."))
        return NoCollision()
    n = steps(speed)
    steps_told = Plural("{n} step of 5″", "{n} steps of 5″", n)
    dice.say(N_("Collision at {speed}″: {steps}."), speed=speed, steps=steps_told)
    moving, struck = _sides(given)
    unhurt = _with_creature(given) and given.settings.creature_hurts_vehicle == "off"
    to_vehicle = Damage(0, 0) if unhurt else damage(n, moving.toughness, struck.toughness, given.settings)
    vehicle = suffer(moving, to_vehicle, dice)
    other = suffer(struck, damage(n, struck.toughness, moving.toughness, given.settings), dice)
    vehicle_side = _machine(given.vehicle, moving.name, vehicle, _loses_control(given, vehicle, False), dice)
    other_side = _other(given, struck.name, other, dice)
    move = _move_after(given, vehicle, other)
    if move == "ask":
        dice.say(N_("Does the vehicle stop or go on? The players agree."))
    else:
        dice.say(N_("The vehicle stops.") if move == "stops" else N_("The vehicle goes on."))
    return Collision(
        collides=True,
        steps=n,
        vehicle=vehicle_side,
        other=other_side,
        move=move,
        last_speed_next_turn={"ask": None, "stops": 0.0, "continues": given.vehicle.speed}[move],
    )
