"""A building, free-standing wall or barricade: sections, material, doors (RT-BLD-01 to 07, 23 to 25, RT-DOOR-07)."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor
from typing import Annotated, Literal

from pydantic import Field

from rules.catalogue import Row, rows
from rules.fields import described
from rules.language import N_, Name
from rules.rogue_trader.vehicle import Figure
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

Method = Literal["section", "mapping"]
METHODS: Mapping[Method, str] = {"section": N_("Sections"), "mapping": N_("Mapping")}
Material = Literal["mud", "wood", "brick", "stone", "concrete", "synthetic"]
MATERIALS: Mapping[Material, str] = {
    "mud": N_("Mud or thatch"),
    "wood": N_("Wood"),
    "brick": N_("Brick"),
    "stone": N_("Stone"),
    "concrete": N_("Concrete"),
    "synthetic": N_("Synthetic"),
}
WALL_LENGTH = 4
"""Inches of wall or barricade in a section (RT-BLD-25)."""
Length = Annotated[float, Field(ge=0, le=400)]


class BuildingType(Row):
    """A type of building: values for each section, or for each 4″ of a wall (RT-BLD-23)."""

    toughness: Annotated[int, Field(ge=1, le=20)]
    damage: Annotated[int, Field(ge=1, le=999)]
    least_damage: Annotated[int, Field(ge=1, le=999)] = 1
    materials: tuple[Material, ...]
    wall: bool = False


class DoorType(Row):
    """A door's material: all doors have the Toughness of RT-DOOR-06, each its own Damage (RT-DOOR-07)."""

    toughness: Annotated[int, Field(ge=1, le=20)]
    damage: Annotated[int, Field(ge=1, le=999)]


class Section(Stored):
    """A section: about 4″ × 4″ of one storey, or 4″ of a wall (RT-BLD-06, RT-BLD-25)."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    storey: Annotated[int, Field(ge=-20, le=100)] = described(
        N_("Storey"), 0, help=N_("0 is the ground storey, −1 the first below.")
    )
    damage: Figure | None = described(N_("Damage"), None, rule="RT-BLD-22", help=N_("Empty: the building’s number."))
    stands_on: Identifier | None = described(N_("Stands on"), None, picks=".sections", rule="RT-BLD-29")


class BuildingDoor(Stored):
    """A door of the building (RT-DOOR-06, RT-DOOR-07)."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    door_type: Identifier = described(N_("Door"), "light-wood", picks="door_types", rule="RT-DOOR-07")
    factor: Annotated[float, Field(gt=0, le=100)] = described(N_("Width factor"), 1.0, rule="RT-DOOR-04")
    locked: bool = described(N_("Locked"), False, rule="RT-DOOR-05")


class Building(Unit):
    """A building by one of two methods (RT-BLD-02)."""

    kind: Literal["rogue-trader.building"] = "rogue-trader.building"  # pyright: ignore[reportIncompatibleVariableOverride]
    archetype: Identifier | None = None
    method: Method = described(N_("Method"), "section", words=METHODS, section="identity", rule="RT-BLD-02")
    plan_drawn: bool = described(N_("Plan drawn by the game master"), False, section="identity", rule="RT-BLD-03")
    material: Material = described(N_("Material"), "wood", words=MATERIALS, section="profile", rule="RT-BLD-24")
    toughness: Figure | None = described(N_("Toughness"), None, section="profile", rule="RT-BLD-23")
    damage: Figure | None = described(
        N_("Damage of a section"),
        None,
        section="profile",
        rule="RT-BLD-22",
        help=N_("Points it loses before it collapses."),
    )
    width: Length | None = described(N_("Width"), None, unit="″", section="profile", rule="RT-BLD-06")
    depth: Length | None = described(N_("Depth"), None, unit="″", section="profile", rule="RT-BLD-06")
    length: Length | None = described(N_("Length of wall"), None, unit="″", section="profile", rule="RT-BLD-25")
    sections: Items[Section] = described(N_("Sections"), (), one=N_("Section"), section="structure", rule="RT-BLD-06")
    doors: Items[BuildingDoor] = described(N_("Doors"), (), section="structure", rule="RT-DOOR-07")


def building_types() -> Mapping[str, BuildingType]:
    """The types of buildings by id."""
    return rows("rogue_trader", "building_types", BuildingType)


def door_types() -> Mapping[str, DoorType]:
    """The types of doors by id."""
    return rows("rogue_trader", "door_types", DoorType)


def building_archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """One building of each type, of one section."""
    return {
        id_: (
            kind.name.words(),
            Building(
                archetype=id_,
                material=kind.materials[0],
                toughness=kind.toughness,
                damage=kind.damage,
                length=float(WALL_LENGTH) if kind.wall else None,
                sections=(Section(id="section-1"),),
            ),
        )
        for id_, kind in building_types().items()
    }


def is_wall(building: Building) -> bool:
    """Whether it is a free-standing wall or a barricade, counted by length (RT-BLD-25)."""
    found = building_types().get(building.archetype or "")
    return found is not None and found.wall


def proposed_sections(building: Building) -> int | None:
    """How many sections its measures make: a storey of a building, or a wall; None without measures.

    A building's storey: round(width / 4) × round(depth / 4), halves up, at least 1 (RT-BLD-06). A wall: each started
    4″ (RT-BLD-25).
    """
    if is_wall(building):
        return None if building.length is None else max(1, ceil(building.length / WALL_LENGTH))
    if building.width is None or building.depth is None:
        return None
    across, deep = (max(1, floor(side / 4 + 0.5)) for side in (building.width, building.depth))
    return across * deep


def section_damage(building: Building, section: Section) -> int | None:
    """Damage points of one section (RT-BLD-22)."""
    return building.damage if section.damage is None else section.damage
