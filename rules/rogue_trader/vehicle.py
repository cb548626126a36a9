"""A vehicle's profile and load (RT-VEH-01 to RT-VEH-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.catalogue import Row, rows
from rules.fields import described
from rules.language import C_, N_, Name
from rules.stored import Identifier, Items, RollRecord, Stored, Title, Unit, fresh_id

Body = Literal["open", "closed"]
BODIES: Mapping[Body, str] = {"open": C_("vehicle", "Open"), "closed": C_("vehicle", "Closed")}
Size = Literal["small", "normal", "large"]
SIZES: Mapping[Size, str] = {"small": N_("Small"), "normal": N_("Normal"), "large": N_("Large")}
Chassis = Literal["wheeled", "tracked", "skimmer", "aircraft", "walker", "vessel"]
CHASSIS: Mapping[Chassis, str] = {
    "wheeled": N_("Wheeled"),
    "tracked": N_("Tracked"),
    "skimmer": N_("Skimmer"),
    "aircraft": N_("Aircraft"),
    "walker": N_("Walker"),
    "vessel": N_("Vessel"),
}
Mount = Literal["front", "left", "right", "rear", "turret"]
MOUNTS: Mapping[Mount, str] = {
    "front": N_("hull, front"),
    "left": N_("hull, left"),
    "right": N_("hull, right"),
    "rear": N_("hull, rear"),
    "turret": N_("turret"),
}
Role = Literal["driver", "crew", "passenger"]
ROLES: Mapping[Role, str] = {"driver": N_("Driver"), "crew": N_("Crew"), "passenger": N_("Passenger")}

# What a file may hold; what the rules allow is said by findings.
Speed = Annotated[float, Field(ge=0, le=10_000)]
Figure = Annotated[int, Field(ge=0, le=10_000)]
Save = Annotated[int, Field(ge=1, le=10)]


class Turret(Stored):
    """A turret; its weapons fire all round and are lost with it (RT-DMG-11)."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")


class Door(Stored):
    """A door of the vehicle; `factor` scales how many pass it in a turn (RT-EMB-04)."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    factor: Annotated[float, Field(gt=0, le=100)] = described(N_("Width factor"), 1.0, rule="RT-EMB-04")


class MountedWeapon(Stored):
    """A weapon on the vehicle: a row of the armoury and where it sits."""

    id: Identifier = Field(default_factory=fresh_id)
    weapon: Identifier = described(N_("Weapon"), picks="weapons")
    mount: Mount = described(N_("Mount"), "front", words=MOUNTS, rule="RT-CRW-03")
    turret: Identifier | None = described(N_("Turret"), None, picks=".turrets", rule="RT-DMG-11")
    auto_aim: bool = described(N_("Auto-aim"), False, rule="RT-AUTO-03")
    note: Title = described(N_("Note"), "")
    rolled: RollRecord | None = None
    """The dice that gave it (RT-GEN-10)."""


class CarriedItem(Stored):
    """A piece of equipment on the vehicle: a row of the armoury."""

    id: Identifier = Field(default_factory=fresh_id)
    item: Identifier = described(N_("Item"), picks="equipment")
    note: Title = described(N_("Note"), "")


class Aboard(Stored):
    """Somebody aboard, or several alike."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    role: Role = described(N_("Role"), "passenger", words=ROLES, rule="RT-CRW-01")
    count: Annotated[int, Field(ge=1, le=100)] = described(N_("How many"), 1)
    bs: Annotated[int, Field(ge=0, le=10)] = described(
        N_("Ballistic Skill"), 3, letter=C_("characteristic", "BS"), rule="RT-SHT-01"
    )
    save: Save | None = described(N_("Armour save"), None, unit="+", rule="RT-DMG-03")
    seat: bool = described(N_("Ejector seat"), False, rule="RT-DMG-04")
    hands_busy: bool = described(N_("Both hands busy"), False, rule="RT-CRW-01")
    exposed: bool = described(N_("Exposed in an open vehicle"), True, rule="RT-HIT-02")


class Vehicle(Unit):
    """A vehicle of Rogue Trader. A profile value of None is not set, or does not apply."""

    kind: Literal["rogue-trader.vehicle"] = "rogue-trader.vehicle"  # pyright: ignore[reportIncompatibleVariableOverride]
    type_name: Title = described(N_("Type"), "", section="identity", rule="RT-VEH-01")
    archetype: Identifier | None = None
    body: Body | None = described(N_("Body"), None, words=BODIES, section="identity", rule="RT-VEH-11")
    size: Size = described(N_("Size"), "normal", words=SIZES, section="identity", rule="RT-HIT-01")
    chassis: Chassis = described(N_("Chassis"), "wheeled", words=CHASSIS, section="identity")
    antigrav: bool = described(N_("Antigrav"), False, section="identity", rule="RT-MOV-09")

    ground_maximum: Speed | None = described(
        N_("Ground maximum speed"),
        None,
        short=N_("Ground max."),
        unit="″",
        section="profile",
        rule="RT-MOV-02",
        help=N_("Up to this speed, in inches a turn, control is never at risk."),
    )
    ground_acceleration: Speed | None = described(
        N_("Ground acceleration and deceleration"),
        None,
        short=N_("Ground acc./dec."),
        unit="″",
        section="profile",
        rule="RT-MOV-04",
        help=N_("The most it may add to last turn’s speed; it may take off up to twice that."),
    )
    air_maximum: Speed | None = described(
        N_("Air maximum speed"), None, short=N_("Air max."), unit="″", section="profile", rule="RT-MOV-05"
    )
    air_minimum: Speed | None = described(
        N_("Air minimum speed"),
        None,
        short=N_("Air min."),
        unit="″",
        section="profile",
        rule="RT-MOV-06",
        help=N_("Slower than this it falls; 0 means that it can hover."),
    )
    air_acceleration: Speed | None = described(
        N_("Air acceleration and deceleration"),
        None,
        short=N_("Air acc./dec."),
        unit="″",
        section="profile",
        rule="RT-MOV-08",
    )
    trr: Annotated[float, Field(ge=0, le=1000)] | None = described(
        N_("Turn radius ratio"),
        None,
        short=N_("Turning"),
        letter=C_("vehicle profile", "TRR"),
        section="profile",
        rule="RT-MOV-09",
        help=N_("Radius of the tightest circle: speed this turn × TRR."),
    )
    capacity: Figure | None = described(
        N_("Capacity"),
        None,
        letter=C_("vehicle profile", "Cp"),
        section="profile",
        rule="RT-VEH-03",
        help=N_(
            "Everyone aboard, driver and crew included. Cp is not explained in the printed rules. Empty: no check."
        ),
    )
    toughness: Figure | None = described(
        N_("Toughness"), None, letter=C_("vehicle profile", "T"), section="profile", rule="RT-VEH-04"
    )
    damage: Figure | None = described(
        N_("Damage"),
        None,
        letter=C_("vehicle profile", "D"),
        section="profile",
        rule="RT-VEH-05",
        help=N_("Damage points it can lose before it is destroyed."),
    )
    save: Save | None = described(
        N_("Save"),
        None,
        short=C_("short", "Save"),
        unit="+",
        letter=C_("vehicle profile", "Sv"),
        section="profile",
        rule="RT-VEH-06",
        help=N_("Empty: it has no save."),
    )
    equipment_points: Figure | None = described(
        N_("Equipment points"),
        None,
        short=C_("short", "Equip."),
        letter=C_("vehicle profile", "Eq"),
        section="profile",
        rule="RT-VEH-07",
    )
    weapon_points: Figure | None = described(
        N_("Weapon points"),
        None,
        short=N_("Weapons"),
        letter=C_("vehicle profile", "A"),
        section="profile",
        rule="RT-VEH-08",
    )

    turrets: Items[Turret] = described(N_("Turrets"), (), one=N_("Turret"), section="weapons", rule="RT-DMG-11")
    weapons: Items[MountedWeapon] = described(N_("Weapons"), (), section="weapons", rule="RT-VEH-08")
    equipment: Items[CarriedItem] = described(N_("Equipment"), (), section="equipment", rule="RT-VEH-07")
    personality: Title = described(N_("Personality of its auto-systems"), "", section="equipment", rule="RT-AUTO-05")
    aboard: Items[Aboard] = described(N_("Crew and passengers"), (), section="crew", rule="RT-CRW-01")
    ejector_save: Save | None = described(
        N_("Ejector seat save"),
        None,
        unit="+",
        section="crew",
        rule="RT-DMG-04",
        house=True,
        help=N_("Not in the printed extract: your group’s number."),
    )
    firing_ports: Figure = described(N_("Firing ports"), 0, section="crew", rule="RT-CRW-05")
    hatches: Figure = described(N_("Hatches"), 0, section="crew", rule="RT-CRW-05")
    doors: Items[Door] = described(N_("Doors"), (), one=N_("Door"), section="crew", rule="RT-EMB-03")


class VehicleArchetype(Row):
    """A vehicle to start from (RT-ARC-01): fields of `Vehicle`."""

    profile: dict[str, object]


def vehicle_archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """The shipped examples by id: name and vehicle. Each call's vehicles have ids of their own."""
    return {
        row.id: (row.name.words(), Vehicle.model_validate({**row.profile, "archetype": row.id}))
        for row in rows("rogue_trader", "vehicle_archetypes", VehicleArchetype).values()
    }


def type_words(vehicle: Vehicle) -> Name | str:
    """The vehicle's type as the player wrote it, else its archetype's name in the reader's language."""
    if vehicle.type_name or vehicle.archetype is None:
        return vehicle.type_name
    row = rows("rogue_trader", "vehicle_archetypes", VehicleArchetype).get(vehicle.archetype)
    return row.name.words() if row else ""
