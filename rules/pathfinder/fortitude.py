"""A driver who drives on below 0 hit points (PF-RND-12)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import Modifier
from rules.pathfinder.checks import Trial, passes
from rules.pathfinder.settings import PathfinderInput

FORTITUDE_SAVE = Trial(N_("Fortitude save"), N_("Fortitude save"), naturals_decide=True)
DIFFICULTY = 15


class DriverFortitudeInput(PathfinderInput):
    """A rogue of the Driver archetype, under 0 hit points but not dead."""

    fortitude: Modifier = described(N_("Fortitude"), rule="PF-RND-12")


@dataclass(frozen=True, slots=True)
class DriverFortitude(Allowed):
    keeps_control: bool = False


@action("pathfinder.driver-fortitude", N_("Drive on"), "PF-RND-12")
def driver_fortitude(given: DriverFortitudeInput, dice: Dice) -> DriverFortitude:
    """A Fortitude save DC 15 to stay conscious and in control for this round."""
    keeps = passes(FORTITUDE_SAVE, given.fortitude, DIFFICULTY, dice)
    dice.say(N_("The driver stays conscious and drives on.") if keeps else N_("The driver drops: nobody drives."))
    return DriverFortitude(keeps_control=keeps)
