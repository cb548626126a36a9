"""Charges, and the moves that frenzy, hatred and rout compel (RT-FEAR-04, RT-FRZ-07, RT-HATE-04 to 06, RT-PURS-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_
from rules.outcome import Allowed
from rules.rogue_trader.morale.fear import FEAR_TEST, fear_test_due, fear_value
from rules.rogue_trader.morale.outcomes import Compulsory, Reason, Tested, changed, first_reason
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.two_dice import passes, with_test
from rules.rogue_trader.morale.unit import Enemy, Inches, MoraleUnit, charge_inches, hates, move_inches
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings


class ChargeInput(RogueTraderInput):
    """A unit declares a charge."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    enemy: Enemy = described(N_("Enemy charged"), Enemy())
    distance_inches: Inches = described(N_("Distance"), unit="″")
    own_turn: bool = described(N_("In its own turn"), True)


@dataclass(frozen=True, slots=True)
class ChargeOutcome(Tested):
    charge_inches: float = 0
    charges: bool | None = None


@action(
    "rogue-trader.charge",
    N_("Declaring a charge"),
    "RT-FEAR-02",
    "RT-FEAR-03",
    "RT-FEAR-04",
    "RT-FEAR-09",
    "RT-PURS-12",
    "RT-HATE-05",
    "RT-HATE-10",
    "RT-CONF-06",
    "RT-CONF-08",
    "RT-STAT-06",
)
def charge(given: ChargeInput, dice: Dice) -> ChargeOutcome:
    """Whether the unit may charge, and whether fear lets it."""
    unit, settings, change = given.unit, given.settings, Change.of(given.unit.statuses)
    reach = charge_inches(unit, settings)
    reason = first_reason(
        (unit.is_vehicle, "vehicle"),
        (unit.models == 0, "no-models"),
        ("routing" in unit.statuses, "routing"),
        ("off-table" in unit.statuses, "off-table"),
        (not given.own_turn, "not-own-turn"),
        (unit.is_stationary, "stationary"),
        (unit.is_engaged and "pursuing" not in unit.statuses, "engaged"),
        (given.distance_inches > reach, "out-of-reach"),
    )
    value = None if reason else fear_value(unit, given.enemy, settings)
    if reason is None and value is None and fear_test_due(unit, given.enemy, settings):
        reason = "no-cl"
    if reason:
        reason = no(dice, N_("No charge: {why}."), reason)
        return changed(ChargeOutcome(allowed=False, reason=reason, charge_inches=reach), change)
    outcome = ChargeOutcome(charge_inches=reach, charges=True)
    if value is not None:
        passed = passes(FEAR_TEST, value, dice)
        outcome = replace(with_test(outcome, value, passed), charges=passed)
        if not passed:
            dice.say(N_("The charge is off."))
            say_consequences(dice, ("stationary",))
            return changed(outcome, change.begin("kept-from-charging"), "stationary")
    dice.say(N_("The unit charges {unit}."), unit=given.enemy.words)
    codes: list[Compulsory] = []
    if unit.causes_fear and settings.psychology == "on":
        codes.append("target-tests-fear")
    say_consequences(dice, codes)
    return changed(outcome, change.end("pursuing"), *codes)


class EnemyNear(Enemy):
    """An enemy the unit may have to go for."""

    inches: Inches = described(N_("Distance"), unit="″")
    reachable: bool = described(N_("The way to it is free"), True)


class CompulsoryMoveInput(RogueTraderInput):
    """Asks what a unit must do in its movement phase."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    own_turn: bool = described(N_("In its own turn"), True)
    enemies: Many[EnemyNear] = described(N_("Enemies"), (), max_length=50)


Option = Literal["none", "flee", "stay", "new-charge", "charge", "move", "free"]

OPTION_NAMES: dict[Option, str] = {
    "none": N_("The unit makes no move now."),
    "flee": N_("The unit flees {inches}″."),
    "stay": N_("The unit stays where it is."),
    "new-charge": N_("The unit may make a new charge."),
    "charge": N_("The unit must charge, within {inches}″: {targets}."),
    "move": N_("The unit must move {inches}″ towards: {targets}."),
    "free": N_("The unit moves freely, up to {inches}″."),
}


@dataclass(frozen=True, slots=True)
class CompulsoryMoveOutcome(Allowed):
    """`fear_test`: some target asks for one before it is charged."""

    options: tuple[Option, ...] = ()
    inches: float = 0
    targets: tuple[str, ...] = ()
    fear_test: bool = False


@action(
    "rogue-trader.compulsory-move",
    N_("Compulsory move"),
    "RT-FRZ-07",
    "RT-HATE-04",
    "RT-HATE-05",
    "RT-HATE-06",
    "RT-HATE-10",
    "RT-STAT-06",
    "RT-ROUT-14",
    "RT-PURS-12",
    "RT-CONF-12",
)
def compulsory_move(given: CompulsoryMoveInput, dice: Dice) -> CompulsoryMoveOutcome:
    """What a unit must do, may do and how far, by the first of its states that says so."""
    outcome = _held(given.unit, given.own_turn) or _driven(given)
    figures: dict[str, float | str] = {"inches": outcome.inches, "targets": ", ".join(outcome.targets)}
    for option in outcome.options:
        dice.say(OPTION_NAMES[option], **figures)
    if outcome.fear_test:
        dice.say(N_("A fear test comes before the charge."))
    return outcome


def _held(unit: MoraleUnit, own_turn: bool) -> CompulsoryMoveOutcome | None:
    """What leaves the unit no choice of where to go."""
    if not own_turn:
        return CompulsoryMoveOutcome(reason="not-own-turn", options=("none",))
    if "off-table" in unit.statuses:
        return CompulsoryMoveOutcome(reason="off-table", options=("none",))
    if "routing" in unit.statuses:
        return CompulsoryMoveOutcome(reason="routing", options=("flee",), inches=2 * move_inches(unit))
    if unit.is_stationary:
        return CompulsoryMoveOutcome(reason="stationary", options=("stay",))
    if "pursuing" in unit.statuses:
        return CompulsoryMoveOutcome(reason="pursuing", options=("stay", "new-charge"))
    if unit.is_engaged:
        return CompulsoryMoveOutcome(reason="engaged", options=("stay",))
    return None


def _driven(given: CompulsoryMoveInput) -> CompulsoryMoveOutcome:
    """Where frenzy or hatred drives the unit; a charge goes before a plain move (RT-FRZ-07, RT-HATE-05)."""
    unit, settings = given.unit, given.settings
    move, reach = move_inches(unit), charge_inches(unit, settings)
    if "frenzied" in unit.statuses:
        within = _nearest([enemy for enemy in given.enemies if enemy.reachable and enemy.inches <= reach])
        if within:
            return _towards("charge", "frenzied", within, reach, unit, settings)
        others = _nearest(given.enemies)
        return _towards("move", "frenzied", others, 2 * move, unit, settings) if others else _free(move, "no-enemy")
    if "hating" not in unit.statuses:
        return _free(move, None)
    hated = [enemy for enemy in given.enemies if hates(unit, enemy.tags)]
    within = [enemy for enemy in hated if enemy.reachable and enemy.inches <= reach]
    if within:
        return _towards("charge", "hating", within, reach, unit, settings)
    return _towards("move", "hating", hated, move, unit, settings) if hated else _free(move, "no-hated-enemy")


def _nearest(enemies: Sequence[EnemyNear]) -> Sequence[EnemyNear]:
    least = min((enemy.inches for enemy in enemies), default=0)
    return [enemy for enemy in enemies if enemy.inches == least]


def _free(inches: float, reason: Reason | None) -> CompulsoryMoveOutcome:
    return CompulsoryMoveOutcome(reason=reason, options=("free",), inches=inches)


def _towards(
    option: Literal["charge", "move"],
    reason: Literal["frenzied", "hating"],
    targets: Sequence[EnemyNear],
    inches: float,
    unit: MoraleUnit,
    settings: Settings,
) -> CompulsoryMoveOutcome:
    """Only the hating may stay behind a fortification (RT-HATE-06, RT-FORT-03)."""
    may_stay = reason == "hating" and unit.behind_fortification
    return CompulsoryMoveOutcome(
        reason=reason,
        options=(option, "stay") if may_stay else (option,),
        inches=inches,
        targets=tuple(enemy.name for enemy in targets),
        fear_test=option == "charge" and any(fear_test_due(unit, enemy, settings) for enemy in targets),
    )
