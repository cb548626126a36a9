"""A dreadnought suit: profile, pilot, mounts (RT-DRD-01 to RT-DRD-09, RT-DRD-23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.catalogue import Row, rows
from rules.fields import described
from rules.language import C_, N_, Name
from rules.rogue_trader.characteristics import Value, characteristic
from rules.rogue_trader.vehicle import CarriedItem, Figure, Save
from rules.stored import Identifier, Items, RollRecord, Stored, Title, Unit, fresh_id

SuitMount = Literal["right-arm", "left-arm", "body"]
SUIT_MOUNTS: Mapping[SuitMount, str] = {
    "right-arm": N_("right arm"),
    "left-arm": N_("left arm"),
    "body": N_("body"),
}


class SuitWeapon(Stored):
    """A weapon built into the suit, and the part that carries it (RT-DRD-13)."""

    id: Identifier = Field(default_factory=fresh_id)
    weapon: Identifier = described(N_("Weapon"), picks="weapons")
    mount: SuitMount = described(N_("Mount"), "right-arm", words=SUIT_MOUNTS, rule="RT-DRD-13")
    auto_aim: bool = described(N_("Auto-aim"), False, rule="RT-AUTO-03")
    to_hit: Annotated[int, Field(ge=-10, le=10)] = described(
        N_("To hit"), 0, rule="RT-GEN-07", help=N_("A modifier of this weapon alone, as a salvaged arm gives.")
    )
    note: Title = described(N_("Note"), "")


class Dreadnought(Unit):
    """A suit. Leadership, Intelligence, Cool and Will Power are its pilot's (RT-DRD-07)."""

    kind: Literal["rogue-trader.dreadnought"] = "rogue-trader.dreadnought"  # pyright: ignore[reportIncompatibleVariableOverride]
    type_name: Title = described(N_("Type"), "", section="identity", rule="RT-DRD-05")
    archetype: Identifier | None = None
    height: Annotated[float, Field(ge=0, le=1000)] | None = described(
        N_("Height"),
        None,
        unit="m",
        section="identity",
        rule="RT-DRD-02",
        help=N_("Usually 3 to 4 m. A bigger suit wins little: it moves badly."),
    )
    arc: Annotated[int, Field(ge=0, le=360)] = described(
        N_("Arc of fire"), 180, unit="°", section="identity", rule="RT-DRD-23", house=True
    )

    m: Annotated[float, Field(ge=-99, le=99)] | None = characteristic(
        N_("Move"), C_("characteristic", "M"), unit="″", section="profile"
    )
    ws: Value | None = characteristic(N_("Weapon Skill"), C_("characteristic", "WS"))
    bs: Value | None = characteristic(N_("Ballistic Skill"), C_("characteristic", "BS"))
    s: Value | None = characteristic(N_("Strength"), C_("characteristic", "S"))
    t: Value | None = characteristic(N_("Toughness"), C_("characteristic", "T"))
    damage: Figure | None = described(
        N_("Damage"),
        None,
        letter=C_("vehicle profile", "D"),
        section="profile",
        rule="RT-DRD-05",
        help=N_("Damage points it can lose before it is destroyed."),
    )
    i: Value | None = characteristic(N_("Initiative"), C_("characteristic", "I"))
    a: Value | None = characteristic(N_("Attacks"), C_("characteristic", "A"))
    save: Save | None = described(
        N_("Save"),
        None,
        unit="+",
        letter=C_("vehicle profile", "Sv"),
        section="profile",
        rule="RT-DRD-05",
        help=N_("No save is printed for any suit: empty, it has none."),
    )
    weapon_points: Figure | None = described(
        N_("Weapon points"), None, short=N_("Weapons"), section="profile", rule="RT-DRD-08"
    )
    equipment_points: Figure | None = described(
        N_("Equipment points"),
        None,
        short=N_("Equipment"),
        section="profile",
        rule="RT-DRD-08",
        help=N_("Not printed for suits. Empty: no check."),
    )

    pilot: Title = described(N_("Pilot"), "", section="pilot", rule="RT-DRD-03")
    ld: Value | None = characteristic(N_("Leadership"), C_("characteristic", "Ld"), section="pilot")
    intelligence: Value | None = characteristic(N_("Intelligence"), C_("characteristic", "Int"), section="pilot")
    cl: Value | None = characteristic(N_("Cool"), C_("characteristic", "Cl"), section="pilot")
    wp: Value | None = characteristic(N_("Will Power"), C_("characteristic", "WP"), section="pilot")
    pilot_save: Save | None = described(N_("Pilot’s armour save"), None, unit="+", section="pilot", rule="RT-DRD-21")
    seat: bool = described(N_("Ejector seat"), False, section="pilot", rule="RT-DRD-10")
    ejector_save: Save | None = described(
        N_("Ejector seat save"),
        None,
        unit="+",
        section="pilot",
        rule="RT-DMG-04",
        house=True,
        help=N_("Not in the printed extract: your group’s number."),
    )
    cool_modifier: Annotated[int, Field(ge=-10, le=10)] = described(
        N_("Modifier to tests on Cool"), 0, section="pilot", rule="RT-GEN-07"
    )

    weapons: Items[SuitWeapon] = described(N_("Weapons"), (), section="weapons", rule="RT-DRD-08")
    rolled: RollRecord | None = described(N_("How it was rolled"), None, section="rolled", rule="RT-GEN-01")
    equipment: Items[CarriedItem] = described(N_("Equipment"), (), section="equipment", rule="RT-DRD-08")
    personality: Title = described(N_("Personality of its auto-systems"), "", section="equipment", rule="RT-AUTO-05")


class DreadnoughtArchetype(Row):
    """A suit to start from: fields of `Dreadnought`."""

    profile: dict[str, object]


def dreadnought_archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """The suits to start from by id: name and suit (RT-DRD-06)."""
    return {
        row.id: (row.name.words(), Dreadnought.model_validate({**row.profile, "archetype": row.id}))
        for row in rows("rogue_trader", "dreadnought_archetypes", DreadnoughtArchetype).values()
    }


def suit_type(suit: Dreadnought) -> Name | str:
    """The suit's type as the player wrote it, else its archetype's name in the reader's language."""
    if suit.type_name or suit.archetype is None:
        return suit.type_name
    row = rows("rogue_trader", "dreadnought_archetypes", DreadnoughtArchetype).get(suit.archetype)
    return row.name.words() if row else ""
