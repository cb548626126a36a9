"""Which speeds a vehicle can choose (RT-MOV-01 to RT-MOV-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.rogue_trader.bounds import LastSpeed, Losses, Speed
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.speeds import above, halved


class MoveCheckInput(RogueTraderInput):
    """A vehicle about to move. Without `speed` only the range is asked."""

    mode: Literal["ground", "air"] = described(N_("Ground or air"), "ground", rule="RT-MOV-13")
    maximum: Speed = described(N_("Maximum speed"), unit="″", rule="RT-MOV-02")
    acceleration: Speed = described(N_("Acceleration"), unit="″", rule="RT-MOV-04")
    air_minimum: Speed | None = described(N_("Air minimum speed"), None, unit="″", rule="RT-MOV-06")
    last_speed: LastSpeed = described(N_("Speed last turn"), unit="″")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DMG-13")
    speed: float | None = described(N_("Speed this turn"), None, unit="″", ge=0, le=1000)
    confirm_fall: bool = described(N_("Fall on purpose"), False, rule="RT-MOV-07")
    phase: Literal["movement", "reserve"] = described(N_("Phase"), "movement", rule="RT-MOV-01")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-DMG-20")
    permanently_out_of_control: bool = described(N_("Out of control for good"), False, rule="RT-DMG-17")

    @model_validator(mode="after")
    def _minimum_in_the_air(self) -> MoveCheckInput:
        if self.mode == "air" and self.air_minimum is None:
            raise BadInput(N_("in the air air_minimum is needed"))
        if self.mode == "ground" and self.air_minimum is not None:
            raise BadInput(N_("on the ground there is no air_minimum"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCheck(Allowed):
    """Speeds in inches; `falls`: the choice is below the air minimum and was confirmed."""

    maximum: float
    acceleration: float
    limit: float
    lowest: float
    highest: float
    lowest_flying: float | None
    overspeed_check: bool
    falls: bool


def reachable(last_speed: float, acceleration: float, limit: float) -> tuple[float, float]:
    """The lowest and the highest speed of a turn (RT-MOV-03, RT-MOV-04).

    When even full braking stays above the limit, the lowest reachable speed is the only one.
    """
    lowest = max(0.0, last_speed - 2 * acceleration)
    return lowest, max(lowest, min(last_speed + acceleration, limit))


def _refusal(given: MoveCheckInput, limit: float, lowest: float, highest: float) -> str | None:
    """The first reason that forbids the move; None when it is allowed."""
    if given.phase == "reserve":
        return "reserve-phase"
    if given.halted:
        return "halted"
    if given.speed is None:
        return None
    if above(given.speed, limit) and not above(lowest, limit):
        return "above-limit"
    if above(given.speed, highest):
        return "accelerates-too-fast"
    if above(lowest, given.speed):
        return "slows-too-fast"
    if _falls(given, given.speed) and not given.confirm_fall:
        return "fall-not-confirmed"
    return None


def _falls(given: MoveCheckInput, speed: float) -> bool:
    return given.air_minimum is not None and speed < given.air_minimum


def _say(given: MoveCheckInput, found: MoveCheck, dice: Dice) -> None:
    speed = 0.0 if given.speed is None else given.speed
    sentences = {
        "reserve-phase": N_("Vehicles do not move in the reserve phase."),
        "halted": N_("It is stopped for good."),
        "above-limit": N_("{speed}″ is too fast: limit {limit}″."),
        "accelerates-too-fast": N_("{speed}″ is too fast: it can reach {highest}″ at most this turn."),
        "slows-too-fast": N_("{speed}″ is too slow: it can slow to {lowest}″ at most this turn."),
        "fall-not-confirmed": N_("At {speed}″ it falls out of the sky: confirm the fall."),
    }
    figures = {"speed": speed, "limit": found.limit, "lowest": found.lowest, "highest": found.highest}
    if found.reason is not None:
        dice.say(sentences[found.reason], **figures)
    elif given.speed is None:
        dice.say(N_("Possible speeds: {lowest} to {highest}″."), **figures)
    elif found.falls:
        dice.say(N_("At {speed}″ it falls out of the sky."), **figures)
    elif found.overspeed_check:
        dice.say(N_("{speed}″ is allowed, above the maximum of {maximum}″."), speed=speed, maximum=found.maximum)
    else:
        dice.say(N_("{speed}″ is allowed."), **figures)


@action(
    "rogue-trader.move-check",
    N_("Is this speed possible"),
    "RT-MOV-01",
    "RT-MOV-02",
    "RT-MOV-03",
    "RT-MOV-04",
    "RT-MOV-05",
    "RT-MOV-06",
    "RT-MOV-07",
    "RT-MOV-08",
    "RT-MOV-11",
    "RT-DMG-13",
)
def move_check(given: MoveCheckInput, dice: Dice) -> MoveCheck:
    """Whether a speed is possible and what it brings; the range is there in any case. No dice."""
    rounding = given.settings.rounding
    maximum = halved(given.maximum, given.power_losses, rounding)
    acceleration = halved(given.acceleration, given.power_losses, rounding)
    limit = 2 * maximum
    lowest, highest = (0.0, 0.0) if given.halted else reachable(given.last_speed, acceleration, limit)
    reason = _refusal(given, limit, lowest, highest)
    moves_at = given.speed if reason is None else None
    found = MoveCheck(
        allowed=reason is None,
        reason=reason,
        maximum=maximum,
        acceleration=acceleration,
        limit=limit,
        lowest=lowest,
        highest=highest,
        lowest_flying=None if given.air_minimum is None else max(lowest, given.air_minimum),
        overspeed_check=moves_at is not None and moves_at > maximum and not given.permanently_out_of_control,
        falls=moves_at is not None and _falls(given, moves_at),
    )
    _say(given, found, dice)
    return found
