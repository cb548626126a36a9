"""The duty to pursue, and not wanting to (RT-PURS-01 to 07, RT-PURS-15, RT-PURS-17 to 19, RT-FRZ-08)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.rogue_trader.morale.outcomes import Changed, Compulsory, Reason, Tested, changed, first_reason
from rules.rogue_trader.morale.pursuit_tests import NOT_TO_PURSUE, try_not_to
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.unit import MoraleUnit, charge_inches
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

LEAST_CHARGE = 4
"""Inches; whoever charges less far never pursues (RT-PURS-05)."""

Duty = Literal["none", "may", "must"]
Option = Literal["pursue", "stay", "stay-if-passed"]


class PursuitDueInput(RogueTraderInput):
    """Asks whether a unit that won a round must pursue."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())


@dataclass(frozen=True, slots=True)
class PursuitDueOutcome(Changed):
    duty: Duty = "none"
    options: tuple[Option, ...] = ()
    charge_inches: float = 0


def _duty(unit: MoraleUnit, settings: Settings) -> tuple[Duty, Reason | None]:
    """Whether the unit must, may or need not pursue, and on what ground."""
    reason = first_reason(
        (unit.is_vehicle, "vehicle"),
        (unit.models == 0, "no-models"),
        ("routing" in unit.statuses, "routing"),
        ("off-table" in unit.statuses, "off-table"),
        ("pursuing" in unit.statuses, "pursuing"),
        (unit.last_round != "won", "no-round-won"),
        (not unit.opponents, "no-opponents"),
        (not all(opponent.routing for opponent in unit.opponents), "opponents-standing"),
        (unit.is_stationary, "stationary"),
        (charge_inches(unit, settings) < LEAST_CHARGE, "too-slow"),
    )
    if reason:
        return "none", reason
    if "frenzied" in unit.statuses:
        return "must", "frenzied"
    if unit.behind_fortification and settings.fort_defenders_may_decline == "on":
        return "may", "fortification"
    return "must", None


def _options(duty: Duty, reason: Reason | None) -> tuple[Option, ...]:
    if duty == "none":
        return ()
    if duty == "may":
        return "pursue", "stay"
    return ("pursue",) if reason == "frenzied" else ("pursue", "stay-if-passed")


@action(
    "rogue-trader.pursuit-due",
    N_("Must it pursue?"),
    "RT-PURS-01",
    "RT-PURS-02",
    "RT-PURS-03",
    "RT-PURS-05",
    "RT-PURS-17",
    "RT-PURS-18",
    "RT-FRZ-08",
    "RT-RALLY-09",
    "RT-CONF-11",
    "RT-STAT-06",
)
def pursuit_due(given: PursuitDueInput, dice: Dice) -> PursuitDueOutcome:
    """The duty to pursue opponents who all rout."""
    unit, change = given.unit, Change.of(given.unit.statuses)
    duty, reason = _duty(unit, given.settings)
    codes: list[Compulsory] = []
    if reason == "too-slow":
        change = change.begin("too-slow")
        codes.append("stationary")
    if duty != "none" and len(unit.opponents) > 1:
        codes.append("choose-one-to-follow")
    if duty == "none" and reason:
        no(dice, N_("No pursuit: {why}."), reason)
    elif duty == "may":
        dice.say(N_("The unit may pursue, or stay behind its fortification without a test."))
    elif reason == "frenzied":
        dice.say(N_("The frenzied always pursue."))
    else:
        dice.say(N_("The unit must pursue, unless it passes a test."))
    say_consequences(dice, codes)
    outcome = PursuitDueOutcome(
        reason=reason,
        duty=duty,
        options=_options(duty, reason),
        charge_inches=charge_inches(unit, given.settings),
    )
    return changed(outcome, change, *codes)


class DeclinePursuitInput(RogueTraderInput):
    """A unit that won pursues, or tries to stay; `tried`: the try of this win is spent."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    wish: Literal["stay", "pursue"] = described(N_("The player wants it to"), "stay", rule="RT-PURS-06")
    own_turn: bool = described(N_("In its own turn"), True)
    tried: bool = described(N_("Has tried already"), False, rule="RT-PURS-06")


@dataclass(frozen=True, slots=True)
class DeclinePursuitOutcome(Tested):
    pursues: bool | None = None
    shooting_phase_left: bool | None = None


@action(
    "rogue-trader.decline-pursuit",
    N_("Not wanting to pursue"),
    "RT-PURS-04",
    "RT-PURS-06",
    "RT-PURS-07",
    "RT-PURS-15",
    "RT-PURS-17",
    "RT-PURS-18",
    "RT-PURS-19",
    "RT-FRZ-08",
)
def decline_pursuit(given: DeclinePursuitInput, dice: Dice) -> DeclinePursuitOutcome:
    """Pursues, or stays: with no test where that is free, otherwise on a passed test."""
    unit, settings, change = given.unit, given.settings, Change.of(given.unit.statuses)
    duty, ground = _duty(unit, settings)
    if duty == "none" and ground:
        reason = no(dice, N_("No pursuit: {why}."), ground)
        return changed(DeclinePursuitOutcome(allowed=False, reason=reason), change)
    stays, outcome = given.wish == "stay", DeclinePursuitOutcome()
    if stays and duty == "must":
        tried = try_not_to(NOT_TO_PURSUE, unit, given.tried, outcome, settings, dice)
        if not tried.allowed:
            return changed(tried, change)
        stays, outcome = bool(tried.passed), tried
    if not stays:
        say_consequences(dice, ("pursuit-move-now",))
        return changed(replace(outcome, pursues=True), change.begin("pursuing"), "pursuit-move-now")
    phases = settings.phases
    left = given.own_turn and phases.index("shooting") > phases.index("hand-to-hand")
    dice.say(N_("The unit does not pursue."))
    say_consequences(dice, ("stationary",))
    outcome = replace(outcome, pursues=False, shooting_phase_left=left)
    return changed(outcome, change.begin("refused-pursuit"), "stationary")
