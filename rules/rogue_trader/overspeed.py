"""Driving faster than the maximum: does the vehicle lose control (RT-MOV-11, RT-MOV-12)."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.speeds import halved

CONTROL_CHECK = N_("control check")


class OverspeedInput(RogueTraderInput):
    """A move that may have been too fast. Without `speed` and `maximum` it is known to have been."""

    speed: float | None = described(N_("Speed this turn"), None, unit="″", ge=0, le=1000)
    maximum: float | None = described(N_("Maximum speed"), None, unit="″", ge=0, le=400, rule="RT-MOV-02")
    power_losses: int = described(N_("Losses of power"), 0, ge=0, le=20, rule="RT-DMG-13")
    turned: bool = described(N_("Turned this turn"), False)
    out_of_control: bool = described(N_("Out of control this turn"), False)
    permanently_out_of_control: bool = described(N_("Out of control for good"), False)

    @model_validator(mode="after")
    def _both_or_neither(self) -> OverspeedInput:
        if (self.speed is None) != (self.maximum is None):
            raise BadInput(N_("speed and maximum are given both or neither"))
        return self


@dataclass(frozen=True, slots=True)
class OverspeedOutcome(Outcome):
    out_of_control_next_turn: bool


def control_check_needed(turned: bool, out_of_control: bool) -> int:
    """The D6 score from which control is lost (RT-MOV-11): the lowest that applies, no adding up."""
    return 4 if out_of_control else 5 if turned else 6


@action("rogue-trader.overspeed", N_("Overspeed check"), "RT-MOV-11", "RT-MOV-12")
def overspeed(given: OverspeedInput, dice: Dice) -> OverspeedOutcome:
    """A D6 when the speed was above the maximum and there is control left to lose (RT-MOV-11, RT-MOV-12)."""
    if given.permanently_out_of_control:
        dice.say(N_("Out of control for good: no control check."))
        return OverspeedOutcome(False)
    if given.speed is not None and given.maximum is not None:
        maximum = halved(given.maximum, given.power_losses, given.settings.rounding)
        if given.speed <= maximum:
            template = N_("Speed {speed}″, maximum {maximum}″: no control check.")
            dice.say(template, speed=given.speed, maximum=maximum)
            return OverspeedOutcome(False)
    needed = control_check_needed(given.turned, given.out_of_control)
    lost = dice.check(6, needed, CONTROL_CHECK, harm=True)
    if lost:
        dice.say(N_("Control check failed (it fails on {needed}+): out of control next turn."), needed=needed)
    else:
        dice.say(N_("Control check passed (it fails on {needed}+)."), needed=needed)
    return OverspeedOutcome(lost)
