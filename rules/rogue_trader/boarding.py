"""Getting into and out of vehicles (RT-EMB-01 to RT-EMB-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_, Message
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Speed, Toughness
from rules.rogue_trader.damage_roll import damage_needed, damage_told, damaged, whole_strength
from rules.rogue_trader.passage import door_limit, door_room, door_share
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.speeds import halved

DANGEROUS_ABOVE = 10
"""Speed in inches above which boarding and leaving hurt (RT-EMB-02)."""
DoorFactor = Annotated[float, Field(ge=0.1, le=20)]


class BoardedVehicle(Input):
    """The vehicle; `speed` of the whole turn, `doors`: the width factor of each."""

    open: bool = described(N_("Open"), rule="RT-EMB-04")
    speed: Speed = described(N_("Speed this turn"), unit="″", rule="RT-EMB-02")
    doors: Many[DoorFactor] = described(N_("Doors, width factor of each"), (1.0,), max_length=100, rule="RT-EMB-04")


class Boarders(Input):
    """Models that are alike. `building_door`: each also worked a building's door this turn."""

    count: int = described(N_("How many"), 1, ge=1, le=100)
    move: float = described(N_("Move"), unit="″", ge=0, le=60, rule="RT-EMB-01")
    toughness: Toughness = described(N_("Toughness"), 3, rule="RT-EMB-02")
    direction: Literal["in", "out"] = described(N_("In or out"), "out")
    building_door: bool = described(N_("Worked a building’s door"), False, rule="RT-DOOR-01")


class BoardInput(RogueTraderInput):
    """All who get in or out this turn."""

    vehicle: BoardedVehicle = described(N_("Vehicle"))
    groups: Many[Boarders] = described(N_("Groups"), min_length=1, max_length=50)


@dataclass(frozen=True, slots=True, kw_only=True)
class Boarded(Allowed):
    """`limit` None: no number limits them; `movement` left (inches) and `wounded`: one number a group."""

    limit: int | None
    movement: tuple[float, ...]
    vehicle_distance_lost: int
    strength: int
    hits: int
    wounded: tuple[int, ...]


def _move_left(group: Boarders, boarding: int, given: BoardInput) -> float:
    """Inches left after a building's door and, with `boarding` 1, after boarding: each halves (RT-EMB-01)."""
    return halved(group.move, group.building_door + boarding, given.settings.rounding)


def _passes(given: BoardInput) -> tuple[int | None, bool]:
    """The door limit, and whether all get through (RT-EMB-03, RT-EMB-04); nobody passes who cannot move."""
    if given.vehicle.open:
        return None, True
    left = given.settings.band_basis == "moveLeft"
    movers = [group for group in given.groups if _move_left(group, 0, given) > 0]
    all_move = len(movers) == len(given.groups)
    moves = [_move_left(group, 1, given) if left else group.move for group in movers]
    total = sum(group.count for group in given.groups)
    if given.settings.mixed_group == "share":
        used = sum(group.count * door_share(move) for group, move in zip(movers, moves, strict=True))
        return None, all_move and (total == 1 or used <= door_room(given.vehicle.doors))
    limit = door_limit(given.vehicle.doors, moves)
    return limit, all_move and total <= limit


def _too_many(given: BoardInput, limit: int | None) -> Refusal:
    total = sum(group.count for group in given.groups)
    if limit is None:
        return Refusal("door-limit", Message(N_("The doors are too narrow for {total} this turn."), {"total": total}))
    figures = {"total": total, "limit": limit}
    return Refusal("door-limit", Message(N_("Through the doors this turn: {limit} at most, not {total}."), figures))


def _one_hit(wounded: int, needed: int, dice: Dice) -> int:
    return wounded + damaged(needed, dice)


def _wounded(group: Boarders, strength: int, dice: Dice) -> int:
    """How many of a group are wounded, without a save (RT-EMB-02)."""
    if strength == 0:
        return 0
    needed = damage_needed(strength, group.toughness)
    if needed is None:
        dice.say(N_("S {strength} cannot hurt T {toughness}."), strength=strength, toughness=group.toughness)
        return 0
    told = damage_told(strength, group.toughness, needed)
    dice.say(told.template, **told.figures)
    return dice.fold(_one_hit, 0, (needed,) * group.count)


@action("rogue-trader.board", N_("Boarding and leaving"), "RT-EMB-01", "RT-EMB-02", "RT-EMB-03", "RT-EMB-04")
def board(given: BoardInput, dice: Dice) -> Refused | Boarded:
    """Half the models' movement; above 10 inches an automatic hit each, Strength: speed − 10."""
    limit, all_pass = _passes(given)
    if not all_pass:
        return refused(_too_many(given, limit), dice, limit=limit)
    movement = tuple(_move_left(group, 1, given) for group in given.groups)
    total = sum(group.count for group in given.groups)
    dice.say(N_("In or out: {total}; half their movement, nothing for the vehicle."), total=total)
    fast = given.vehicle.speed > DANGEROUS_ABOVE
    strength = whole_strength(given.vehicle.speed - DANGEROUS_ABOVE) if fast else 0
    if fast:
        dice.say(N_("At {speed}″ it is dangerous: a hit each, no save."), speed=given.vehicle.speed)
    wounded = tuple(_wounded(group, strength, dice) for group in given.groups)
    if fast:
        dice.say(N_("{wounded} of {total} wounded."), wounded=sum(wounded), total=total)
    return Boarded(
        limit=limit,
        movement=movement,
        vehicle_distance_lost=0,
        strength=strength,
        hits=total if fast else 0,
        wounded=wounded,
    )
