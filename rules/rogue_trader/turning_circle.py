"""The circle a vehicle turns on (RT-MOV-09, RT-MOV-10, RT-OOC-05)."""

from __future__ import annotations

from dataclasses import dataclass
from math import degrees, floor, inf, isfinite

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Speed
from rules.rogue_trader.settings import RogueTraderInput


class TurningCircleInput(RogueTraderInput):
    """A vehicle that turns. `air_minimum` 0: it can hover."""

    speed: Speed = described(N_("Speed this turn"), unit="″")
    trr: float = described(N_("Turn radius ratio"), short=N_("TRR"), ge=0, le=10, rule="RT-MOV-09")
    antigrav: bool = described(N_("Antigrav"), False, rule="RT-MOV-09")
    air_minimum: Speed | None = described(N_("Air minimum speed"), None, unit="″", rule="RT-MOV-06")
    out_of_control: bool = described(N_("Out of control this turn"), False, rule="RT-OOC-05")


@dataclass(frozen=True, slots=True)
class TurningCircle(Outcome):
    """`radius` in inches, None where no circle is imposed; `angle` in whole degrees of a full move on it."""

    radius: float | None
    angle: int | None


def turn_of(distance: float, radius: float) -> int | None:
    """Whole degrees turned by `distance` inches along a circle, halves up; None when it has no radius (RT-MOV-10)."""
    turned = degrees(distance / radius) if radius else inf
    return floor(turned + 0.5) if isfinite(turned) else None


def _turns_freely(given: TurningCircleInput) -> bool:
    hovers = given.air_minimum == 0
    if given.settings.circle_exempt == "antigravAndHover":
        return given.antigrav and hovers
    return given.antigrav or hovers


@action("rogue-trader.turning-circle", N_("Turning circle"), "RT-MOV-09", "RT-MOV-10", "RT-OOC-05")
def turning_circle(given: TurningCircleInput, dice: Dice) -> TurningCircle:
    """The tightest circle at this speed; out of control: the speed itself is the radius. No dice."""
    if not given.out_of_control and _turns_freely(given):
        dice.say(N_("It may face as it likes: no turning circle."))
        return TurningCircle(None, None)
    radius = given.speed if given.out_of_control else given.speed * given.trr
    angle = turn_of(given.speed, radius)
    if angle is None:
        dice.say(N_("Radius {radius}″."), radius=radius)
    else:
        template = N_("Radius {radius}″; {speed}″ along it is a turn of {angle}°.")
        dice.say(template, radius=radius, speed=given.speed, angle=angle)
    return TurningCircle(radius, angle)
