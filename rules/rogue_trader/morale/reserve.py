"""The reserve move: who may make one, and how far (RT-RES-01 to 07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.rogue_trader.morale.outcomes import Reason, first_reason
from rules.rogue_trader.morale.unit import MoraleUnit, move_inches
from rules.rogue_trader.morale.words import no
from rules.rogue_trader.settings import RogueTraderInput, Settings

Direction = Literal["free", "towards-nearest-enemy", "not-away-from-hated-enemy"]

DIRECTION_NAMES: dict[Direction, str] = {
    "free": N_("Reserve move: up to {inches}″, without making contact."),
    "towards-nearest-enemy": N_("Reserve move: up to {inches}″, towards the nearest enemy, without making contact."),
    "not-away-from-hated-enemy": N_(
        "Reserve move: up to {inches}″, not away from the hated enemy, without making contact."
    ),
}


class ReserveCheckInput(RogueTraderInput):
    """Asks whether a unit may move in the reserve phase."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    own_turn: bool = described(N_("In its own turn"), True)


@dataclass(frozen=True, slots=True)
class ReserveCheckOutcome(Allowed):
    inches: float | None = None
    may_charge: bool | None = None
    direction: Direction | None = None


def _barred(unit: MoraleUnit, own_turn: bool, settings: Settings) -> Reason | None:
    """Why there is no reserve move; here all who are listed as opponents engage the unit."""
    near = unit.nearest_enemy_inches
    return first_reason(
        (settings.reserve == "off", "reserve-off"),
        (not own_turn, "not-own-turn"),
        (unit.is_vehicle, "vehicle"),
        (unit.dreadnought and settings.reserve_dreadnought == "off", "dreadnought"),
        (unit.models == 0, "no-models"),
        ("off-table" in unit.statuses, "off-table"),
        ("routing" in unit.statuses, "routing"),
        ("pursuing" in unit.statuses, "pursuing"),
        (bool(unit.opponents) or unit.base_contact > 0, "engaged"),
        (unit.is_stationary, "stationary"),
        ("no-reserve" in unit.statuses, "run-through"),
        (unit.fired_this_turn and settings.reserve_no_fire == "on", "fired"),
        (near is not None and near <= settings.reserve_enemy_distance, "enemy-near"),
    )


@action(
    "rogue-trader.reserve-check",
    N_("Reserve move"),
    "RT-RES-01",
    "RT-RES-02",
    "RT-RES-03",
    "RT-RES-04",
    "RT-RES-05",
    "RT-RES-06",
    "RT-RES-07",
    "RT-ROUT-12",
)
def reserve_check(given: ReserveCheckInput, dice: Dice) -> ReserveCheckOutcome:
    """How far and which way, or why not. No contact is ever made in this phase (RT-RES-06)."""
    unit = given.unit
    reason = _barred(unit, given.own_turn, given.settings)
    if reason:
        return ReserveCheckOutcome(allowed=False, reason=no(dice, N_("No reserve move: {why}."), reason))
    inches = given.settings.reserve_multiplier * move_inches(unit)
    direction: Direction = "free"
    if "frenzied" in unit.statuses:
        direction = "towards-nearest-enemy"
    elif "hating" in unit.statuses:
        direction = "not-away-from-hated-enemy"
    dice.say(DIRECTION_NAMES[direction], inches=inches)
    return ReserveCheckOutcome(inches=inches, may_charge=False, direction=direction)
