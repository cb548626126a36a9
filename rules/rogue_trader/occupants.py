"""Whether those aboard live when a vehicle or dreadnought is lost (RT-DMG-03, RT-DMG-04, RT-DMG-19, RT-DRD-10, 21)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import N_, Message
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Kind, Save
from rules.rogue_trader.settings import RogueTraderInput

ARMOUR_SAVE = N_("armour save")
EJECTOR_SAVE = N_("ejector save")
_SAVES = {ARMOUR_SAVE: N_("Armour save"), EJECTOR_SAVE: N_("Ejector seat save")}


class Occupants(Input):
    """People aboard who are alike. `use`: what a player picks for those who have both."""

    count: int = described(N_("How many"), 1, ge=1, le=100)
    save: Save | None = described(N_("Armour save"), None, rule="RT-DMG-03")
    seat: bool = described(N_("Ejector seat"), False, rule="RT-DMG-04")
    use: Literal["best", "armour", "ejector"] = described(N_("Save used"), "best", rule="RT-DMG-04")


class OccupantsInput(RogueTraderInput):
    """Who was aboard. `ejector_save`: the group's number for ejector seats, None while nobody has said it."""

    kind: Kind = described(N_("Vehicle or dreadnought"), "vehicle")
    cause: Literal["destroyed", "explosion"] = described(N_("How it was lost"), "destroyed")
    occupants: Many[Occupants] = described(N_("Aboard"), min_length=1, max_length=50)
    ejector_save: Save | None = described(N_("Ejector seat save"), None, rule="RT-DMG-04")

    @model_validator(mode="after")
    def _one_pilot(self) -> OccupantsInput:
        if self.kind == "dreadnought" and sum(group.count for group in self.occupants) != 1:
            raise BadInput(N_("a dreadnought has one pilot"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class OccupantsSaved(Allowed):
    """`survivors`: one number a group; `placed`: where they stand."""

    survivors: tuple[int, ...]
    killed: int
    placed: Literal["touching"] | None
    next: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Ways:
    """The scores by which one occupant may live, tried in this order; None: not tried."""

    armour: int | None
    ejector: int | None


@cache
def _by(armour: int | None, ejector: int | None) -> _Ways:
    """The same object for the same scores, so that odds work out its saves once."""
    return _Ways(armour, ejector)


def _needs_ejector_save(group: Occupants, given: OccupantsInput) -> bool:
    """Whether the number of the seat is needed for a roll or a choice."""
    if not group.seat:
        return False
    return not (_may_choose(given) and group.use == "armour" and group.save is not None)


def _may_choose(given: OccupantsInput) -> bool:
    """Whether armour or seat is the player's choice."""
    if given.kind == "dreadnought":
        return given.cause == "explosion" and given.settings.dreadnought_bang == "saveOrEject"
    return given.settings.ejector == "choose"


def _ways(group: Occupants, given: OccupantsInput) -> _Ways:
    """How one of the group may live; the number of the seat is known if it is needed."""
    seat = given.ejector_save if group.seat else None
    if _may_choose(given):
        if seat is None or group.save is None:
            return _by(group.save, seat)
        by_seat = group.use == "ejector" or (group.use == "best" and seat < group.save)
        return _by(None, seat) if by_seat else _by(group.save, None)
    if given.kind == "dreadnought":
        return _by(None, seat)
    if given.settings.ejector == "both":
        return _by(group.save, seat)
    return _by(None, seat) if group.seat else _by(group.save, None)


def _one_more(survivors: int, ways: _Ways, dice: Dice) -> int:
    """Survivors after the saves of one more of a group."""
    saved = ways.armour is not None and _saved(ways.armour, ARMOUR_SAVE, dice)
    if not saved and ways.ejector is not None:
        saved = _saved(ways.ejector, EJECTOR_SAVE, dice)
    return survivors + saved


def _saved(needed: int, purpose: str, dice: Dice) -> bool:
    saved = dice.check(6, needed, purpose)
    told = N_("{save}: {die} (needs {needed}+), alive.") if saved else N_("{save}: {die} (needs {needed}+), failed.")
    dice.say(told, save=Message(_SAVES[purpose]), needed=needed)
    return saved


@action(
    "rogue-trader.occupants-save",
    N_("Crew, passengers, pilot"),
    "RT-DMG-03",
    "RT-DMG-04",
    "RT-DMG-19",
    "RT-DRD-10",
    "RT-DRD-21",
)
def occupants_save(given: OccupantsInput, dice: Dice) -> Refused | OccupantsSaved:
    """An unmodified save for each one aboard: armour, ejector seat, or what the settings say."""
    if given.ejector_save is None and any(_needs_ejector_save(group, given) for group in given.occupants):
        dice.say(N_("The save of ejector seats is not known: agree on a number first."))
        return Refused("ejector-save-unknown")
    survivors: list[int] = []
    for group in given.occupants:
        ways = _ways(group, given)
        if ways == _by(None, None):
            dice.say(N_("No save: {count} killed."), count=group.count)
        survivors.append(dice.fold(_one_more, 0, (ways,) * group.count))
    alive = sum(survivors)
    killed = sum(group.count for group in given.occupants) - alive
    dice.say(N_("Aboard: {alive} alive, {killed} killed."), alive=alive, killed=killed)
    if alive:
        dice.say(N_("Survivors are placed touching the wreck and move in their own next turn."))
    pilot_lives = given.kind == "dreadnought" and alive > 0
    return OccupantsSaved(
        survivors=tuple(survivors),
        killed=killed,
        placed="touching" if alive else None,
        next=("remove-pilot",) if pilot_lives else (),
    )
