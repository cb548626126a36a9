"""A vehicle's stat block, what drives it, its siege engines and its drivers (PF-BLD-01 to PF-BLD-25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.fields import described
from rules.language import C_, N_
from rules.pathfinder.construction import DEVICES, MATERIALS, DeviceId, Material
from rules.pathfinder.measures import D8, FEET, GOLD, SQUARES
from rules.pathfinder.propulsion import MADE_OF, SKILLS, MadeOf, Skill
from rules.pathfinder.sizes import SIZES, Size, VehicleSize
from rules.pathfinder.terms import (
    AC,
    ATTITUDES,
    CMB,
    CMD,
    MINDS,
    PROPULSIONS,
    TYPES,
    USES,
    Attitude,
    Mind,
    Propulsion,
    Uses,
    VehicleType,
)
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

# What a file may hold; what the rules allow is said by findings.
Figure = Annotated[int, Field(ge=-10_000, le=100_000)]
Count = Annotated[int, Field(ge=0, le=100_000)]
Price = Annotated[int, Field(ge=0, le=10_000_000)]
FeetOfSpeed = Annotated[float, Field(ge=0, le=10_000)]
Bonus = Annotated[int, Field(ge=-20, le=100)]

Formula = Literal["fixed", "twice", "twice-half", "cart"]
FORMULAS: Mapping[Formula, str] = {
    "fixed": N_("as given"),
    "twice": N_("twice the team’s speed, acceleration its speed"),
    "twice-half": N_("twice the team’s speed, acceleration half of it"),
    "cart": N_("as a cart: twice the team’s speed less 10 ft, acceleration its speed less 5 ft"),
}
Bank = Literal["port", "starboard", "fore", "aft", "amidships", "free"]
BANKS: Mapping[Bank, str] = {
    "port": C_("ship", "port"),
    "starboard": C_("ship", "starboard"),
    "fore": N_("fore castle"),
    "aft": N_("aft castle"),
    "amidships": N_("castle amidships"),
    "free": C_("siege engine", "free"),
}


class PropulsionLine(Stored):
    """One line of the propulsion: what moves it, how fast, how it is driven (PF-BLD-12)."""

    id: Identifier = Field(default_factory=fresh_id)
    propulsion: Propulsion = described(N_("Propulsion"), "muscle-pulled", words=PROPULSIONS, rule="PF-CHK-03")
    together_with: Items[Propulsion] = described(N_("Together with"), (), words=PROPULSIONS, rule="PF-SPD-06")
    formula: Formula = described(N_("Speeds"), "fixed", words=FORMULAS, rule="PF-SPD-07")
    maximum_ft: FeetOfSpeed | None = described(N_("Maximum speed"), None, unit=FEET, rule="PF-BLD-11")
    acceleration_ft: FeetOfSpeed | None = described(N_("Acceleration"), None, unit=FEET, rule="PF-BLD-11")
    launch_ft: FeetOfSpeed | None = described(
        N_("Acceleration at the launch"), None, unit=FEET, rule="PF-CAT-02", help=N_("For the first accelerate only.")
    )
    full_speed_start: bool = described(N_("Any speed from rest"), False, rule="PF-SPD-05")
    creatures: Count = described(N_("Pulling or pushing creatures"), 0, rule="PF-BLD-14")
    creature_size: Size = described(N_("Their size"), "large", words=SIZES, rule="PF-BLD-14")
    creature_speed_ft: FeetOfSpeed | None = described(
        N_("Speed of the slowest of them"), None, unit=FEET, rule="PF-SPD-07"
    )
    team_mind: Mind = described(N_("They are"), "animal", words=MINDS, rule="PF-CHK-08")
    team_attitude: Attitude = described(N_("Their mood"), "indifferent", words=ATTITUDES, rule="PF-CHK-08")
    forced: bool = described(N_("Forced by Intimidate"), False, rule="PF-CHK-08")
    made_of: MadeOf | None = described(N_("Made of"), None, words=MADE_OF, rule="PF-BLD-16")
    propulsion_squares: Count = described(N_("Squares of it"), 0, unit=SQUARES, rule="PF-BLD-16")
    propulsion_hp: Count | None = described(N_("Its hit points"), None, rule="PF-BLD-16")
    propulsion_hardness: Count | None = described(N_("Its hardness"), None, rule="PF-BLD-16")
    propulsion_treated: bool = described(N_("It is magically treated"), False, rule="PF-BLD-16")
    skills: Items[Skill] = described(N_("Driven with"), (), words=SKILLS, rule="PF-BLD-13")
    dc_change: Annotated[int, Field(ge=-100, le=100)] = described(N_("Change of the DC"), 0, rule="PF-BLD-13")
    device: DeviceId | None = described(N_("Driving device"), None, words=DEVICES, rule="PF-BLD-17")
    device_treated: bool = described(N_("The device is magically treated"), False, rule="PF-BLD-17")
    device_hp: Count | None = described(
        N_("Hit points of the device"), None, rule="PF-BLD-17", help=N_("Empty: by the table of devices.")
    )
    device_hardness: Count | None = described(
        N_("Hardness of the device"), None, rule="PF-BLD-17", help=N_("Empty: by the table of devices.")
    )
    crew: Figure = described(N_("Crew"), 0, rule="PF-BLD-19", help=N_("Besides the driver."))

    @property
    def kinds(self) -> tuple[Propulsion, ...]:
        """All that moves it by this line, each once."""
        return tuple(dict.fromkeys((self.propulsion, *self.together_with)))


class MountedEngine(Stored):
    """A siege engine aboard, and where it stands (PF-BLD-21)."""

    id: Identifier = Field(default_factory=fresh_id)
    engine: Identifier = described(N_("Siege engine"), picks="weapons", rule="PF-SGE-01")
    bank: Bank = described(N_("Where"), "free", words=BANKS, rule="PF-SGE-02")
    count: Annotated[int, Field(ge=1, le=100)] = described(N_("How many"), 1)


class VehicleDriver(Stored):
    """Somebody who may drive it (PF-RND-11, PF-BLD-22)."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    uses: Uses = described(N_("Drives by"), "skill", words=USES, rule="PF-CHK-04")
    skill: Skill | None = described(N_("Skill"), None, words=SKILLS, rule="PF-CHK-03")
    trained: bool = described(N_("Trained in the skill"), True, rule="PF-CHK-15")
    modifier: Bonus = described(
        N_("Modifier"), 0, rule="PF-CHK-01", help=N_("The total of the skill, or of Wisdom where that is used.")
    )
    intelligence: Annotated[int, Field(ge=0, le=100)] = described(N_("Intelligence"), 10, rule="PF-RND-11")
    size: Size = described(N_("Size"), "medium", words=SIZES, rule="PF-RND-11")
    in_space: bool = described(N_("In the driving space"), True, rule="PF-RND-11")
    works_device: bool = described(N_("Can work the driving device"), True, rule="PF-RND-11")
    reflex: Bonus = described(N_("Reflex"), 0, rule="PF-STOP-04")
    fortitude: Bonus = described(N_("Fortitude"), 0, rule="PF-RND-12")
    drives_on: bool = described(N_("Drives on below 0 hit points"), False, rule="PF-RND-12")
    skilled_driver: Items[VehicleType] = described(N_("Skilled Driver"), (), words=TYPES, rule="PF-CHK-13")
    expert_driver: Items[VehicleType] = described(N_("Expert Driver"), (), words=TYPES, rule="PF-DRV-11")
    getaway_artist: bool = described(N_("Getaway Artist"), False, rule="PF-CHK-13")
    getaway_master: bool = described(N_("Getaway Master"), False, rule="PF-CHK-13")
    hard_drive: bool = described(N_("Hard Drive"), False, rule="PF-CHK-13")
    improved_overrun: bool = described(N_("Improved Overrun"), False, rule="PF-COL-02")
    greater_overrun: bool = described(N_("Greater Overrun"), False, rule="PF-COL-02")
    improved_bull_rush: bool = described(N_("Improved Bull Rush"), False, rule="PF-COL-06")
    greater_bull_rush: bool = described(N_("Greater Bull Rush"), False, rule="PF-COL-06")


class Vehicle(Unit):
    """A vehicle of Pathfinder. A value of None is not set, does not apply, or is not printed."""

    kind: Literal["pathfinder.vehicle"] = "pathfinder.vehicle"  # pyright: ignore[reportIncompatibleVariableOverride]
    archetype: Identifier | None = None
    type: VehicleType | None = described(N_("Type"), None, words=TYPES, section="identity", rule="PF-BLD-02")
    size: VehicleSize = described(N_("Size"), "large", words=SIZES, section="identity", rule="PF-BLD-04")
    squares: Count = described(
        N_("Squares"), 4, unit=SQUARES, section="identity", rule="PF-BLD-03", help=N_("Its own, without the team.")
    )
    width: Count = described(N_("Width"), 2, unit=SQUARES, section="identity", rule="PF-BLD-03")
    length: Count = described(N_("Length"), 2, unit=SQUARES, section="identity", rule="PF-BLD-03")
    height_ft: Count | None = described(N_("Height"), None, unit=FEET, section="identity", rule="PF-BLD-01")
    front: Title = described(
        N_("Front"), "", section="identity", rule="PF-BLD-23", help=N_("Which side it is, where that is open.")
    )
    cost_gp: Price = described(N_("Cost"), 0, unit=GOLD, section="identity", rule="PF-BLD-25")

    material: Material = described(N_("Material"), "wood", words=MATERIALS, section="profile", rule="PF-BLD-08")
    magically_treated: bool = described(N_("Magically treated"), False, section="profile", rule="PF-BLD-08")
    ac: Figure | None = described(N_("Base AC"), None, letter=AC, section="profile", rule="PF-BLD-05")
    hardness: Count | None = described(N_("Hardness"), None, section="profile", rule="PF-BLD-08")
    hp: Count | None = described(N_("Hit points"), None, section="profile", rule="PF-BLD-08")
    broken: Count | None = described(
        N_("Broken at"),
        None,
        section="profile",
        rule="PF-BLD-09",
        help=N_("At this many hit points or fewer."),
    )
    save: Figure | None = described(
        N_("Base save"),
        None,
        section="profile",
        rule="PF-BLD-10",
        house=True,
        help=N_("Empty: +0. The printed rules have no formula."),
    )
    cmb: Figure | None = described(N_("Combat manoeuvre bonus"), None, letter=CMB, section="profile", rule="PF-BLD-06")
    cmd: Figure | None = described(
        N_("Combat manoeuvre defence"), None, letter=CMD, section="profile", rule="PF-BLD-06"
    )
    ramming_dice: Annotated[int, Field(ge=0, le=40)] | None = described(
        N_("Ramming damage"), None, unit=D8, section="profile", rule="PF-BLD-07"
    )
    ram: bool = described(N_("A ram on its front"), False, section="profile", rule="PF-BLD-20")
    decks: Count | None = described(N_("Decks"), None, section="profile", rule="PF-BLD-19")
    driving_space: Count | None = described(
        N_("Driving space"), None, unit=SQUARES, section="profile", rule="PF-BLD-18"
    )

    lines: Items[PropulsionLine] = described(
        N_("Propulsion"), (), one=N_("Propulsion line"), section="propulsion", rule="PF-BLD-12"
    )

    large_places: Count = described(N_("Places for Large engines"), 0, section="weapons", rule="PF-SGE-02")
    huge_places: Count = described(
        N_("or for Huge engines"), 0, section="weapons", rule="PF-SGE-02", help=N_("Instead of the Large ones.")
    )
    banked: bool = described(N_("In banks, half on each side"), False, section="weapons", rule="PF-SGE-02")
    only_engine: Identifier | None = described(
        N_("Only this engine"), None, picks="weapons", section="weapons", rule="PF-SGE-02"
    )
    silent_while_rowed: bool = described(N_("Silent while rowed"), False, section="weapons", rule="PF-CRW-04")
    castles: bool = described(
        N_("Castles and ram"),
        False,
        section="weapons",
        rule="PF-SGE-02",
        help=N_("A galley’s: three places more and a ram, 8,000 gp."),
    )
    engines: Items[MountedEngine] = described(N_("Siege engines"), (), section="weapons", rule="PF-BLD-21")

    drivers: Items[VehicleDriver] = described(
        N_("Drivers"), (), one=C_("pathfinder", "Driver"), section="crew", rule="PF-RND-11"
    )
    crew_aboard: Count | None = described(
        N_("Crew aboard"), None, section="crew", rule="PF-CRW-02", help=N_("Empty: all who are needed.")
    )
    passengers: Figure | None = described(N_("Passengers"), None, section="crew", rule="PF-BLD-19")
    load: Title = described(N_("Load"), "", section="crew", rule="PF-BLD-01")

    @property
    def has_ram(self) -> bool:
        """Whether it has a ram, by itself or with its castles."""
        return self.ram or self.castles
