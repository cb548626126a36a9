"""A vehicle on its side is set upright (PF-COL-15)."""

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
from rules.pathfinder.sizes import SIZES, VehicleSize, steps_above
from rules.pathfinder.terms import TYPES, VehicleType

STRENGTH_CHECK = Trial(N_("Strength check"), N_("Strength check"))
FLY_CHECK = Trial(N_("Fly check"), N_("Fly check"))
DIFFICULTY = 25
ACTIONS = 5
DIFFICULTY_A_SIZE = 5
ACTIONS_A_SIZE = 3


class RightVehicleInput(PathfinderInput):
    """A prone vehicle; `modifier` of Strength, in the air of Fly."""

    size: VehicleSize = described(N_("Size"), "large", words=SIZES, rule="PF-BLD-04")
    type: VehicleType = described(N_("Type"), "land", words=TYPES, rule="PF-BLD-02")
    modifier: Modifier = described(N_("Modifier"), 0, rule="PF-COL-15")


@dataclass(frozen=True, slots=True, kw_only=True)
class RightedVehicle(Allowed):
    """`full_round_actions`: what it takes, None in the air; `falls`: an air vehicle that was not righted."""

    dc: int
    full_round_actions: int | None
    upright: bool
    falls: bool


@action("pathfinder.right-vehicle", N_("Right the vehicle"), "PF-COL-15")
def right_vehicle(given: RightVehicleInput, dice: Dice) -> RightedVehicle:
    """A Strength check after some full-round actions; in the air the driver's Fly check at once."""
    above = steps_above(given.size, "large")
    flies = given.type == "air"
    dc = DIFFICULTY if flies else DIFFICULTY + DIFFICULTY_A_SIZE * above
    actions = None if flies else ACTIONS + ACTIONS_A_SIZE * above
    if actions is not None:
        dice.say(N_("Full-round actions needed: {n}."), n=actions)
    upright = passes(FLY_CHECK if flies else STRENGTH_CHECK, given.modifier, dc, dice)
    if upright:
        dice.say(N_("The vehicle is upright again."))
    else:
        dice.say(N_("The vehicle falls.") if flies else N_("The vehicle stays on its side."))
    return RightedVehicle(dc=dc, full_round_actions=actions, upright=upright, falls=flies and not upright)
