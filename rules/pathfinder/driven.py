"""The vehicle, its driver and the situation, as an action is told of them (actions file, 2.1 and 2.2).

Left to its defaults the vehicle is the light wagon drawn by one heavy horse, standing still.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import AfterValidator, Field, model_validator

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import Many, check_differ, described
from rules.language import N_
from rules.pathfinder.bounds import (
    AllHitPoints,
    Area,
    Hardness,
    HitPoints,
    Modifier,
    Name,
    OtherModifier,
    Squares,
    SquaresOrMore,
)
from rules.pathfinder.feats import feat
from rules.pathfinder.measures import D8, SQUARES
from rules.pathfinder.sizes import SIZES, VehicleSize, of_size
from rules.pathfinder.terms import (
    AC,
    ATTITUDES,
    CMB,
    CMD,
    CURRENTS,
    GETAWAYS,
    MINDS,
    MUSCLE,
    PART_STATES,
    PROPULSIONS,
    TYPES,
    USES,
    Attitude,
    Getaway,
    Mind,
    PartState,
    Propulsion,
    Uses,
    VehicleType,
)


def _all_different(propulsions: tuple[Propulsion, ...]) -> tuple[Propulsion, ...]:
    check_differ(propulsions)
    return propulsions


Propulsions = Annotated[Many[Propulsion], Field(min_length=1, max_length=4), AfterValidator(_all_different)]
Types = Annotated[Many[VehicleType], Field(max_length=3)]
CombatBonus = Annotated[int, Field(ge=-50, le=200)]
Dice = Annotated[int, Field(ge=1, le=40)]
Crew = Annotated[int, Field(ge=0, le=10_000)]


def _same_as(field: str, plus: int = 0) -> Callable[[dict[str, Any]], Any]:
    """A default that follows another field."""
    return lambda given: given[field] + plus


def _of_size(figure: str) -> Callable[[dict[str, Any]], Any]:
    """A default that follows the size."""
    return lambda given: getattr(of_size(given["size"]), figure)


class DrivenVehicle(Input):
    """A vehicle as it is now. Whether its structure is broken or wrecked follows from its hit points."""

    type: VehicleType = described(N_("Type"), "land", words=TYPES, rule="PF-BLD-02")
    size: VehicleSize = described(N_("Size"), "large", words=SIZES, rule="PF-BLD-04")
    squares: Area = described(N_("Squares, team not counted"), 4, rule="PF-BLD-03")
    speed: Squares = described(N_("Current speed"), 0, unit=SQUARES, rule="PF-SPD-01")
    maximum_speed: SquaresOrMore = described(N_("Maximum speed, undamaged"), 20, unit=SQUARES, rule="PF-SPD-02")
    acceleration: SquaresOrMore = described(N_("Acceleration, undamaged"), 5, unit=SQUARES, rule="PF-SPD-03")
    muscle_acceleration: SquaresOrMore = described(
        N_("Acceleration of the muscle alone"), unit=SQUARES, rule="PF-DRV-08", default_factory=_same_as("acceleration")
    )
    propulsion: Propulsions = described(
        N_("Propulsion in use"), ("muscle-pulled",), words=PROPULSIONS, rule="PF-CHK-03"
    )
    propulsion_state: PartState = described(N_("Propulsion"), "intact", words=PART_STATES, rule="PF-DMG-09")
    device_state: PartState = described(N_("Driving device"), "intact", words=PART_STATES, rule="PF-DMG-10")
    weird_dc: int = described(N_("DC of the weird current"), 10, ge=10, le=15, rule="PF-CHK-07")
    team_mind: Mind = described(N_("The team are"), "animal", words=MINDS, rule="PF-CHK-08")
    team_attitude: Attitude = described(N_("Mood of the team"), "indifferent", words=ATTITUDES, rule="PF-CHK-08")
    forced: bool = described(N_("Pullers forced by Intimidate"), False, rule="PF-CHK-08")
    cmb: CombatBonus = described(
        N_("Combat manoeuvre bonus"),
        letter=CMB,
        rule="PF-BLD-06",
        default_factory=_of_size("cmb"),
    )
    cmd: CombatBonus = described(
        N_("Combat manoeuvre defence"),
        letter=CMD,
        rule="PF-BLD-06",
        default_factory=_same_as("cmb", 10),
    )
    base_ac: CombatBonus = described(N_("Base AC"), letter=AC, rule="PF-BLD-05", default_factory=_of_size("ac"))
    base_save: CombatBonus = described(N_("Base save"), 0, rule="PF-BLD-10")
    ramming_dice: Dice = described(
        N_("Ramming damage"),
        unit=D8,
        rule="PF-BLD-07",
        default_factory=_of_size("ramming_dice"),
    )
    ram: bool = described(N_("A ram on its front"), False, rule="PF-COL-10")
    hardness: Hardness = described(N_("Hardness"), 5, rule="PF-BLD-08")
    hp_max: AllHitPoints = described(N_("Hit points, undamaged"), 60, rule="PF-BLD-08")
    hp: HitPoints = described(N_("Hit points"), rule="PF-DMG-04", default_factory=_same_as("hp_max"))
    crew_required: Crew = described(N_("Crew needed"), 0, rule="PF-CRW-01")
    crew_aboard: Crew = described(N_("Crew aboard"), rule="PF-CRW-02", default_factory=_same_as("crew_required"))
    crew_disabled: Crew = described(N_("Crew out of action"), 0, rule="PF-CRW-03")
    full_speed_start: bool = described(N_("Any speed from rest"), False, rule="PF-SPD-05")
    magic_check: Name | None = described(N_("Skill that a magic vehicle asks for all the same"), None, rule="PF-CHK-14")

    @model_validator(mode="after")
    def _fits_together(self) -> DrivenVehicle:
        check_hit_points(self.hp, self.hp_max)
        if self.crew_disabled > self.crew_aboard:
            raise BadInput(N_("more crew are out of action than there are aboard"))
        return self

    @property
    def by_muscle(self) -> bool:
        """Whether creatures pull or push it this turn."""
        return not MUSCLE.isdisjoint(self.propulsion)

    @property
    def currents(self) -> int:
        """How many kinds of current move it this turn."""
        return len(CURRENTS.intersection(self.propulsion))


def check_hit_points(hp: int, hp_max: int) -> None:
    """Raises BadInput when there are more hit points than when undamaged."""
    if hp > hp_max:
        raise BadInput(N_("there are more hit points, {hp}, than when undamaged, {hp_max}"), hp=hp, hp_max=hp_max)


class Driver(Input):
    """Whoever drives. `modifier`: the total of the skill, or of Wisdom where that is used (PF-CHK-04)."""

    present: bool = described(N_("Somebody drives"), True, rule="PF-RND-11")
    fit: bool = described(N_("Fit to drive"), True, rule="PF-RND-11")
    uses: Uses = described(N_("Drives by"), "skill", words=USES, rule="PF-CHK-04")
    skill: Name | None = described(N_("Skill"), None, rule="PF-CHK-03")
    trained: bool = described(N_("Trained in the skill"), True, rule="PF-CHK-15")
    modifier: Modifier = described(N_("Modifier"), 0, rule="PF-CHK-01")
    skilled_driver: Types = described(N_("Skilled Driver"), (), words=TYPES, rule="PF-CHK-13")
    expert_driver: Types = described(N_("Expert Driver"), (), words=TYPES, rule="PF-DRV-11")
    getaway: Getaway = described(N_("Getaway talent"), "none", words=GETAWAYS, rule="PF-CHK-13")
    hard_drive: bool = described(N_("Hard Drive"), False, rule="PF-CHK-13")
    took_control_this_turn: bool = described(N_("First turn at the controls"), False, rule="PF-RND-10")
    improved_overrun: bool = described(N_("Improved Overrun"), False, rule="PF-COL-02")
    greater_overrun: bool = described(N_("Greater Overrun"), False, rule="PF-COL-02")
    improved_bull_rush: bool = described(N_("Improved Bull Rush"), False, rule="PF-COL-06")
    greater_bull_rush: bool = described(N_("Greater Bull Rush"), False, rule="PF-COL-06")

    @property
    def drives(self) -> bool:
        """Whether there is a driver at all: an unfit one is none (PF-RND-11)."""
        return self.present and self.fit

    @property
    def overrun_feats(self) -> int:
        """What feats add to an overrun."""
        improved = feat("improved-overrun").manoeuvre if self.improved_overrun else 0
        return improved + (feat("greater-overrun").manoeuvre if self.greater_overrun else 0)

    @property
    def bull_rush_feats(self) -> int:
        """What feats add to a bull rush."""
        improved = feat("improved-bull-rush").manoeuvre if self.improved_bull_rush else 0
        return improved + (feat("greater-bull-rush").manoeuvre if self.greater_bull_rush else 0)


class Situation(Input):
    """What else bears on a driving check."""

    in_combat: bool = described(N_("The driver is in combat"), True, rule="PF-CHK-02")
    take_10: bool = described(N_("Take 10"), False, rule="PF-CHK-05")
    helpers: Annotated[Many[Modifier], Field(max_length=20)] = described(
        N_("Modifiers of those who help"), (), rule="PF-CHK-06"
    )
    other_modifier: OtherModifier = described(N_("Other modifier"), 0, rule="PF-CHK-16")
    other_dc: OtherModifier = described(N_("Other change of the DC"), 0, rule="PF-CHK-16")
    driver_acted: bool = described(N_("The driver has acted this turn"), False, rule="PF-RND-02")


DEFAULT_VEHICLE = DrivenVehicle()
DEFAULT_DRIVER = Driver()
DEFAULT_SITUATION = Situation()
