"""A day's repair by one person (PF-DMG-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Allowed, Refused
from rules.pathfinder.bounds import AllHitPoints, Area, HitPoints, Modifier
from rules.pathfinder.checks import Trial, passes, told
from rules.pathfinder.condition import StructureState, part_state, structure_state
from rules.pathfinder.driven import check_hit_points
from rules.pathfinder.driving_check import TEN
from rules.pathfinder.manoeuvres.ram import STATES
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput

REPAIR = Trial(N_("repair"), N_("Repair"))
DIFFICULTY = 10
WELL_DONE, BADLY_DONE = 10, 5
"""Hit points that a day gives back, with a check that succeeds and one that fails."""
COST = 10

RepairedPart = Literal["structure", "propulsion", "device"]
REPAIRED_PARTS: Mapping[RepairedPart, str] = {
    "structure": N_("structure"),
    "propulsion": N_("propulsion"),
    "device": N_("driving device"),
}


class RepairInput(PathfinderInput):
    """Who repairs what."""

    part: RepairedPart = described(N_("Part"), "structure", words=REPAIRED_PARTS, rule="PF-DMG-15")
    modifier: Modifier = described(N_("Modifier"), 0, rule="PF-DMG-15")
    hp: HitPoints = described(N_("Hit points"), rule="PF-DMG-15")
    hp_max: AllHitPoints = described(N_("Hit points, undamaged"), rule="PF-DMG-15")
    squares: Area = described(N_("Squares, team not counted"), 4, rule="PF-BLD-03")
    take_10: bool = described(N_("Take 10"), False, rule="PF-DMG-15")

    @model_validator(mode="after")
    def _fits_together(self) -> RepairInput:
        check_hit_points(self.hp, self.hp_max)
        return self

    def state(self, hp: int) -> StructureState:
        """The state of the part with that many hit points."""
        return (
            structure_state(hp, self.hp_max, self.squares) if self.part == "structure" else part_state(hp, self.hp_max)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired(Allowed):
    """`cost_gp`: material; `days`: of one person."""

    success: bool
    hp: int
    state: StructureState
    cost_gp: int = COST
    days: int = 1


@action("pathfinder.repair", N_("Repair"), "PF-DMG-15")
def repair(given: RepairInput, dice: Dice) -> Repaired | Refused:
    """A skill check DC 10: 10 hit points back, 5 on a failure, never more than there were."""
    if given.part == "structure" and given.state(given.hp) == "destroyed":
        return refuse("destroyed", dice)
    if given.take_10:
        success = TEN + given.modifier >= DIFFICULTY
        dice.say(told(REPAIR, TEN, given.modifier, DIFFICULTY, success))
    else:
        success = passes(REPAIR, given.modifier, DIFFICULTY, dice)
    hp = min(given.hp_max, given.hp + (WELL_DONE if success else BADLY_DONE))
    state = given.state(hp)
    dice.say(N_("Hit points: {hp}, {state}. Material: {cost} gp."), hp=hp, state=Message(STATES[state]), cost=COST)
    return Repaired(success=success, hp=hp, state=state)
