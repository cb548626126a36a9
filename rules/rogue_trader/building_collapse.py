"""Whoever and whatever is in or on a section that collapses (RT-BLD-27, RT-BLD-28)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import C_, N_, Plural
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Points, PointsLost, Save, Toughness
from rules.rogue_trader.damage_roll import damage_needed, damaged
from rules.rogue_trader.save import save_needed, saved
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.strikes import rolled_points

ARMOUR_SAVE = N_("armour save")
STRENGTH_OF_THE_HIT = N_("Strength of the hit")
TRAPPED = N_("trapped")
TRAPPED_ON = 6
COLLAPSE_DAMAGE = "D6"


class BuriedModels(Input):
    """Models alike, inside or on top."""

    count: int = described(N_("How many"), 1, ge=1, le=100, rule="RT-BLD-27")
    save: Save | None = described(N_("Armour save"), None, unit="+", rule="RT-BLD-27")


class BuriedVehicle(Input):
    """A vehicle or a dreadnought inside or on top."""

    toughness: Toughness = described(N_("Toughness"), letter=C_("characteristic", "T"), rule="RT-BLD-28")
    save: Save | None = described(N_("Save"), None, unit="+", rule="RT-BLD-28")
    points: Points = described(N_("Points left"), rule="RT-BLD-28")
    lost_this_turn: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")


class BuildingCollapseInput(RogueTraderInput):
    """All who are in or on the section."""

    models: Many[BuriedModels] = described(N_("Models"), (), max_length=100, rule="RT-BLD-27")
    vehicles: Many[BuriedVehicle] = described(N_("Vehicles"), (), max_length=20, rule="RT-BLD-28")


@dataclass(frozen=True, slots=True)
class AfterCollapse:
    """A vehicle after it."""

    points_lost: int
    points_left: int
    destroyed: bool
    trapped: bool
    lost_this_turn: int


@dataclass(frozen=True, slots=True)
class BuildingCollapseOutcome(Outcome):
    """`survivors`: one number a group."""

    survivors: tuple[int, ...]
    killed: int
    vehicles: tuple[AfterCollapse, ...]


def _one_model(survivors: int, save: int, dice: Dice) -> int:
    return survivors + dice.check(6, save, ARMOUR_SAVE)


def _survivors(group: BuriedModels, dice: Dice) -> int:
    """How many of a group live: the usual save of the armour worn, whatever Wounds they have (RT-BLD-27)."""
    if group.save is None:
        dice.say(N_("No armour save: {n} killed."), n=group.count)
        return 0
    survivors = dice.fold(_one_model, 0, (group.save,) * group.count)
    dice.say(
        N_("Armour save {save}+: {survivors} of {n} survive."), save=group.save, survivors=survivors, n=group.count
    )
    return survivors


def _left(vehicle: BuriedVehicle, dice: Dice) -> int:
    """Points left after one hit of Strength D10 and D6 points (RT-BLD-28)."""
    needed = dice.read(10, STRENGTH_OF_THE_HIT, lambda strength: damage_needed(strength, vehicle.toughness))
    if needed is None:
        dice.say(N_("Strength of the hit {die}: it cannot hurt T {toughness}."), toughness=vehicle.toughness)
        return vehicle.points
    dice.say(
        N_("Strength of the hit {die}, T {toughness}: damaged on {needed}+."),
        toughness=vehicle.toughness,
        needed=needed,
    )
    if not damaged(needed, dice):
        return vehicle.points
    save = save_needed(vehicle.save)
    if save is not None and saved(save, dice):
        return vehicle.points
    left = vehicle.points - rolled_points(COLLAPSE_DAMAGE, vehicle.points, dice)
    lost = Plural("{n} point lost", "{n} points lost", vehicle.points - left)
    dice.say(N_("{lost}: {before} → {after}."), lost=lost, before=vehicle.points, after=left)
    return left


def _after(vehicle: BuriedVehicle, dice: Dice) -> AfterCollapse:
    left = _left(vehicle, dice)
    lost = vehicle.points - left
    trapped = False
    if left == 0:
        dice.say(N_("Destroyed."))
    elif dice.check(6, TRAPPED_ON, TRAPPED, harm=True):
        trapped = True
        dice.say(N_("Trapped in the rubble on {die}: it may not move."))
    else:
        dice.say(N_("Not trapped on {die} (trapped on {needed})."), needed=TRAPPED_ON)
    return AfterCollapse(lost, left, left == 0, trapped, vehicle.lost_this_turn + lost)


@action("rogue-trader.building-collapse", N_("Under a collapse"), "RT-BLD-27", "RT-BLD-28")
def building_collapse(given: BuildingCollapseInput, dice: Dice) -> BuildingCollapseOutcome:
    """A save for each model; for each vehicle a hit of Strength D10, D6 points, and trapped on a 6."""
    survivors = tuple(_survivors(group, dice) for group in given.models)
    killed = sum(group.count for group in given.models) - sum(survivors)
    vehicles = tuple(_after(vehicle, dice) for vehicle in given.vehicles)
    return BuildingCollapseOutcome(survivors, killed, vehicles)
