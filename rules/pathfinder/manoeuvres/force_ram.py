"""A team that balks before a ram, and a driver who forces it on (PF-COL-12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import Modifier, Squares
from rules.pathfinder.checks import Trial, passes
from rules.pathfinder.driven import DEFAULT_VEHICLE, DrivenVehicle
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.performance import performance
from rules.pathfinder.settings import PathfinderInput

FORCE = Trial(N_("force the team"), N_("Force the team"))
DIFFICULTY = 30
BRAKING = 2
"""A team that balks brakes by so many times the acceleration."""
Avoid = Literal["brake", "swerve"]
AVOIDING: Mapping[Avoid, str] = {"brake": C_("team", "brake"), "swerve": C_("team", "swerve")}


class ForceRamInput(PathfinderInput):
    """Pulling creatures about to ram. `spent`: squares already covered this turn."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    modifier: Modifier = described(N_("Modifier"), rule="PF-COL-12")
    avoid: Avoid = described(N_("If not forced, the team is to"), words=AVOIDING, rule="PF-COL-12")
    spent: Squares = described(N_("Squares already covered"), 0, unit=SQUARES, rule="PF-COL-12")
    swerve_possible: bool = described(N_("There is room to swerve"), True, rule="PF-COL-12")


@dataclass(frozen=True, slots=True, kw_only=True)
class ForcedRam(Allowed):
    """`minimum_speed`: the least speed after braking, None unless it brakes; `rams`: the ram happens."""

    forced: bool
    speed_loss_max: int | None = None
    minimum_speed: int | None = None
    swerve: bool = False
    rams: bool


@action("pathfinder.force-ram", N_("Force the team"), "PF-COL-12")
def force_ram(given: ForceRamInput, dice: Dice) -> ForcedRam:
    """A check DC 30 forces the team on; else it brakes or swerves, if that avoids the ram."""
    if passes(FORCE, given.modifier, DIFFICULTY, dice):
        dice.say(N_("The team is forced on: it rams."))
        return ForcedRam(forced=True, rams=True)
    if given.avoid == "swerve":
        swerves = given.swerve_possible
        dice.say(N_("The team swerves.") if swerves else N_("There is no room to swerve: it rams."))
        return ForcedRam(forced=False, swerve=swerves, rams=not swerves)
    now = performance(given.vehicle)
    loss = BRAKING * now.acceleration
    least = max(0, now.speed - loss)
    rams = least > given.spent
    dice.say(N_("The team brakes down to a speed of {speed}."), speed=least)
    dice.say(N_("That is too fast: it rams.") if rams else N_("That is slow enough: it does not ram."))
    return ForcedRam(forced=False, speed_loss_max=loss, minimum_speed=least, rams=rams)
