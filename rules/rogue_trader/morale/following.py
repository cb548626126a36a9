"""Pursuers follow the routers, lose them, or stop (RT-PURS-10 to 17, RT-EDGE-03)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.rogue_trader.morale.outcomes import Tested, changed, first_reason
from rules.rogue_trader.morale.pursuit_tests import NOT_TO_FOLLOW, TO_STOP, try_not_to
from rules.rogue_trader.morale.rout_move import FIRST_MOVE
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.unit import MoraleUnit, move_inches
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput

Ends = Literal["no-routers", "contact-lost", "stayed", "off-table"]
"""How a pursuit ends."""


class PursuitMoveInput(RogueTraderInput):
    """The pursuers go with the routers, or try to stay; `first`: the 4″ at once, their test behind them.

    `routers_inches`: how far the routers really move; `off_table`: they are gone over the table edge, and the
    pursuers' move reaches it too.
    """

    unit: MoraleUnit = described(N_("Pursuers"), MoraleUnit())
    routers_inches: float = described(N_("Move of the routers"), unit="″", ge=0, le=240, rule="RT-PURS-10")
    routers_left: int = described(N_("Routers left"), 1, ge=0, le=200, rule="RT-PURS-16")
    own_turn: bool = described(N_("In the pursuers’ own turn"), False, rule="RT-PURS-12")
    first: bool = described(N_("First move, at once"), False, rule="RT-PURS-04")
    wish: Literal["follow", "stay"] = described(N_("The player wants them to"), "follow", rule="RT-PURS-11")
    tried: bool = described(N_("Has tried already"), False, rule="RT-PURS-11")
    off_table: bool = described(N_("Over the table edge"), False, rule="RT-EDGE-03")

    @model_validator(mode="after")
    def _no_test_at_first(self) -> PursuitMoveInput:
        if self.first and self.wish == "stay":
            raise BadInput(N_("the test not to pursue is taken before the first 4″"))
        return self


@dataclass(frozen=True, slots=True)
class PursuitMoveOutcome(Tested):
    pursuit_inches: float | None = None
    able: bool | None = None
    follows: bool | None = None
    ends: Ends | None = None


@action(
    "rogue-trader.pursuit-move",
    N_("Following routers"),
    "RT-PURS-03",
    "RT-PURS-04",
    "RT-PURS-10",
    "RT-PURS-11",
    "RT-PURS-15",
    "RT-PURS-16",
    "RT-PURS-17",
    "RT-FRZ-08",
    "RT-EDGE-03",
)
def pursuit_move(given: PursuitMoveInput, dice: Dice) -> PursuitMoveOutcome:
    """Whether the pursuers keep touch with the routers, and where that leaves them."""
    unit, change = given.unit, Change.of(given.unit.statuses)
    reason = first_reason(
        ("pursuing" not in unit.statuses, "not-pursuing"), (given.own_turn and not given.first, "own-turn")
    )
    if reason:
        reason = no(dice, N_("Nobody follows: {why}."), reason)
        return changed(PursuitMoveOutcome(allowed=False, reason=reason), change)
    inches = FIRST_MOVE if given.first else 2 * move_inches(unit)
    able = inches >= given.routers_inches
    figures = {"pursuit": inches, "routers": given.routers_inches}
    outcome = PursuitMoveOutcome(pursuit_inches=inches, able=able)
    if not given.routers_left and not given.off_table:
        dice.say(N_("No routers are left: the pursuit is over."))
        return changed(replace(outcome, follows=False, ends="no-routers"), change.end("pursuing"))
    if not able:
        dice.say(N_("Pursuers {pursuit}″, routers {routers}″: contact is lost, the pursuit is over."), **figures)
        return changed(replace(outcome, follows=False, ends="contact-lost"), change.end("pursuing"))
    dice.say(N_("Pursuers {pursuit}″, routers {routers}″: contact is kept."), **figures)
    return _in_touch(given, outcome, change, dice)


def _in_touch(given: PursuitMoveInput, outcome: PursuitMoveOutcome, change: Change, dice: Dice) -> PursuitMoveOutcome:
    """Those who keep up follow, unless they try to stay and pass (RT-PURS-11, RT-PURS-15)."""
    if given.wish == "stay":
        tried = try_not_to(NOT_TO_FOLLOW, given.unit, given.tried, outcome, given.settings, dice)
        if not tried.allowed:
            return changed(PursuitMoveOutcome(allowed=False, reason=tried.reason), change)
        if tried.passed:
            say_consequences(dice, ("stationary",))
            stayed = change.end("pursuing").begin("refused-pursuit")
            return changed(replace(tried, follows=False, ends="stayed"), stayed, "stationary")
        outcome = tried
    say_consequences(dice, ("follow-now",))
    if given.off_table:
        dice.say(N_("They follow over the table edge."))
        gone = change.end("pursuing").begin("off-table")
        return changed(replace(outcome, follows=True, ends="off-table"), gone, "follow-now")
    return changed(replace(outcome, follows=True), change, "follow-now")


class StopPursuitInput(RogueTraderInput):
    """Pursuers try to stop, in their own turn, before anything of theirs moves."""

    unit: MoraleUnit = described(N_("Pursuers"), MoraleUnit())
    own_turn: bool = described(N_("In the pursuers’ own turn"), True, rule="RT-PURS-13")
    has_charged: bool = described(N_("Has charged this turn"), False, rule="RT-PURS-13")
    tried: bool = described(N_("Has tried already"), False, rule="RT-PURS-13")


@dataclass(frozen=True, slots=True)
class StopPursuitOutcome(Tested):
    stopped: bool | None = None
    may_shoot: bool | None = None


@action(
    "rogue-trader.stop-pursuit",
    N_("Stopping a pursuit"),
    "RT-PURS-13",
    "RT-PURS-14",
    "RT-PURS-15",
    "RT-PURS-17",
    "RT-PURS-19",
)
def stop_pursuit(given: StopPursuitInput, dice: Dice) -> StopPursuitOutcome:
    """A passed test stops the pursuit; a failed one changes nothing (RT-PURS-13 to 15)."""
    unit, settings, change = given.unit, given.settings, Change.of(given.unit.statuses)
    reason = first_reason(
        ("pursuing" not in unit.statuses, "not-pursuing"),
        (not given.own_turn, "not-own-turn"),
        (given.has_charged, "already-charged"),
    )
    if reason:
        reason = no(dice, N_("No test to stop: {why}."), reason)
        return changed(StopPursuitOutcome(allowed=False, reason=reason), change)
    tried = try_not_to(TO_STOP, unit, given.tried, StopPursuitOutcome(), settings, dice)
    if not tried.allowed:
        return changed(tried, change)
    if not tried.passed:
        return changed(replace(tried, stopped=False), change)
    say_consequences(dice, ("stationary",))
    stopped = change.end("pursuing").begin("stopped")
    may_shoot = settings.stop_allows_shooting == "on"
    return changed(replace(tried, stopped=True, may_shoot=may_shoot), stopped, "stationary")
