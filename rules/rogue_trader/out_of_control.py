"""The move of a vehicle that is out of control (RT-OOC-01 to RT-OOC-05, RT-OOC-09)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.bounds import LastSpeed, Losses, Speed
from rules.rogue_trader.settings import Direction, RogueTraderInput
from rules.rogue_trader.speeds import halved

ACCELERATION = N_("acceleration")
DECELERATION = N_("deceleration")
DIRECTION = N_("direction")
DIRECTIONS: Mapping[Direction, str] = {
    "left": N_("turning left"),
    "straight": N_("straight on"),
    "right": N_("turning right"),
}


class OutOfControlInput(RogueTraderInput):
    """A vehicle at the start of an uncontrolled move. Without `maximum`: no limit and no overspeed check."""

    last_speed: LastSpeed = described(N_("Speed last turn"), unit="″")
    maximum: Speed | None = described(N_("Maximum speed"), None, unit="″", rule="RT-OOC-09")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DMG-13")
    air_minimum: Speed | None = described(N_("Air minimum speed"), None, unit="″", rule="RT-MOV-06")
    permanently_out_of_control: bool = described(N_("Out of control for good"), False, rule="RT-DMG-17")
    stopped: bool = described(N_("Stopped while out of control"), False, rule="RT-OOC-03")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-DMG-20")

    @model_validator(mode="after")
    def _stopped_at_0(self) -> OutOfControlInput:
        if self.stopped and self.last_speed > 0:
            raise BadInput(N_("a vehicle that has stopped has last_speed 0"))
        return self


@dataclass(frozen=True, slots=True)
class OutOfControlMove(Outcome):
    """Speed and radius in inches; `radius` only when it turns."""

    speed: float
    stopped: bool
    direction: Direction | None
    radius: float | None
    overspeed_check: bool
    falls: bool


def _stays(given: OutOfControlInput) -> bool:
    """Whether it does not move, without a die (RT-OOC-03, RT-DMG-20)."""
    never_starts = given.last_speed == 0 and given.settings.stationary_start == "stays"
    return given.stopped or given.halted or never_starts


def _roll_speed(given: OutOfControlInput, maximum: float | None, dice: Dice) -> float:
    """Last speed + D10 − D10, not below 0 (RT-OOC-02), at most twice the maximum (RT-OOC-09)."""
    plus = dice.roll(10, ACCELERATION)
    minus = dice.roll(10, DECELERATION)
    rolled = max(0.0, given.last_speed + plus - minus)
    template = N_("Out of control: {last}″ + {plus} − {minus} = {speed}″.")
    dice.say(template, last=given.last_speed, plus=plus, minus=minus, speed=rolled)
    if maximum is None or given.settings.speed_cap == "none" or rolled <= 2 * maximum:
        return rolled
    dice.say(N_("It cannot do more than twice its maximum: {limit}″."), limit=2 * maximum)
    return 2 * maximum


def _roll_direction(given: OutOfControlInput, dice: Dice) -> Direction:
    faces = given.settings.direction
    direction: Direction = dice.read(6, DIRECTION, lambda face: faces[face - 1])
    dice.say(N_("Direction {die}: {direction}."), direction=Message(DIRECTIONS[direction]))
    return direction


@action(
    "rogue-trader.out-of-control",
    N_("Out-of-control move"),
    "RT-OOC-01",
    "RT-OOC-02",
    "RT-OOC-03",
    "RT-OOC-04",
    "RT-OOC-05",
    "RT-OOC-09",
)
def out_of_control(given: OutOfControlInput, dice: Dice) -> OutOfControlMove:
    """Two D10 for the speed, a D6 for the direction when it moves; whoever turns does so on a radius of its speed."""
    maximum = given.maximum
    if maximum is not None:
        maximum = halved(maximum, given.power_losses, given.settings.rounding)
    if _stays(given):
        dice.say(N_("Out of control, but it stands still and does not start again."))
        speed = 0.0
    else:
        speed = _roll_speed(given, maximum, dice)
    direction = _roll_direction(given, dice) if speed > 0 else None
    too_fast = maximum is not None and speed > maximum and not given.permanently_out_of_control
    falls = given.air_minimum is not None and speed < given.air_minimum
    if falls:
        dice.say(N_("Too slow to fly: it falls out of the sky."))
    if too_fast:
        dice.say(N_("Above its maximum: a control check on 4+ follows the move."))
    turns = direction is not None and direction != "straight"
    return OutOfControlMove(
        speed=speed,
        stopped=speed == 0,
        direction=direction,
        radius=speed if turns else None,
        overspeed_check=too_fast,
        falls=falls,
    )
