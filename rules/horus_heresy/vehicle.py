"""A vehicle's profile, as it is built and kept (HH-GEN-01 to HH-GEN-04, HH-WPN-02, HH-EMB-03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.army import OwnRows
from rules.catalogue import Mark, Names, rows
from rules.fields import described
from rules.horus_heresy.armoury import Effect, Sourced, VehicleRule, vehicle_rules
from rules.horus_heresy.faces import FACE_WORDS
from rules.horus_heresy.geometry import Face, Hull
from rules.horus_heresy.mounts import MOUNT_WORDS, MountKind
from rules.horus_heresy.statuses import STATUS_WORDS, TroopStatus
from rules.language import C_, N_, Message, Name, Words, joined
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

SubType = Literal["rapid", "stable", "super-heavy", "transport", "flyer", "antigrav", "knight", "titan", "ordinatus"]
SUB_TYPES: Mapping[SubType, str] = {
    "rapid": C_("sub-type", "Rapid"),
    "stable": C_("sub-type", "Stable"),
    "super-heavy": C_("sub-type", "Super-heavy"),
    "transport": C_("sub-type", "Transport"),
    "flyer": C_("sub-type", "Flyer"),
    "antigrav": C_("sub-type", "Antigrav"),
    "knight": C_("sub-type", "Knight"),
    "titan": C_("sub-type", "Titan"),
    "ordinatus": C_("sub-type", "Ordinatus"),
}
RULES_UNKNOWN = ("titan", "ordinatus")
"""Sub-types with damage rules of their own, which are not known (HH-SUB-08)."""

OtherCharacteristic = Literal["ws", "s", "t", "w", "i", "a", "ld", "cl", "wp", "in", "sv"]
OTHER_CHARACTERISTICS: Mapping[OtherCharacteristic, str] = {
    "ws": N_("Weapon Skill"),
    "s": N_("Strength"),
    "t": N_("Toughness"),
    "w": N_("Wounds"),
    "i": N_("Initiative"),
    "a": N_("Attacks"),
    "ld": C_("heresy", "Leadership"),
    "cl": C_("heresy", "Cool"),
    "wp": C_("heresy", "Willpower"),
    "in": N_("Intelligence"),
    "sv": N_("Armour save"),
}
TroopType = Literal["infantry", "paragon", "cavalry", "automata", "walker", "vehicle", "other"]
TROOP_TYPES: Mapping[TroopType, str] = {
    "infantry": C_("troop type", "Infantry"),
    "paragon": C_("troop type", "Paragon"),
    "cavalry": C_("troop type", "Cavalry"),
    "automata": C_("troop type", "Automata"),
    "walker": C_("troop type", "Walker"),
    "vehicle": C_("troop type", "Vehicle"),
    "other": C_("troop type", "Other"),
}
With = Literal["aboard", "joined"]
WITH_WORDS: Mapping[With, str] = {"aboard": N_("aboard"), "joined": N_("joined to the vehicle")}

# What a file may hold; what the rules allow is said by findings.
Figure = Annotated[int, Field(ge=0, le=10_000)]
Inches = Annotated[float, Field(ge=0, le=10_000)]


class MountedWeapon(Stored):
    """A weapon on the vehicle. `arcs`: arcs of a hull or dorsal mount, ends of a centreline one, side of a sponson."""

    id: Identifier = Field(default_factory=fresh_id)
    weapon: Identifier = described(N_("Weapon"), picks="weapons")
    mount: MountKind | None = described(
        C_("heresy", "Mount"),
        None,
        words=MOUNT_WORDS,
        rule="HH-WPN-02",
        help=N_("Where it sits decides what it reaches."),
    )
    arcs: Items[Face] = described(
        N_("Arcs"),
        (),
        words=FACE_WORDS,
        rule="HH-MNT-02",
        help=N_(
            "The arcs of a hull or dorsal mount, the ends of a centreline one (none: front), the side of a sponson."
        ),
    )
    linked_to: Identifier | None = described(N_("Linked to"), None, picks=".weapons", rule="HH-MNT-07")
    declared_defensive: bool = described(N_("Declared Defensive"), False, rule="HH-WPN-01")
    assault: bool = described(N_("Assault trait"), False, rule="HH-SHT-06")
    note: Title = described(N_("Note"), "")


class CarriedRule(Stored):
    """A special rule or a piece of wargear on the vehicle; `x`: its number."""

    id: Identifier = Field(default_factory=fresh_id)
    item: Identifier = described(N_("Rule or wargear"), picks="equipment")
    x: Figure | None = described(N_("Its number"), None, short=C_("special rule", "X"))
    note: Title = described(N_("Note"), "")


class Characteristic(Stored):
    """A characteristic that only some vehicles have."""

    id: Identifier = Field(default_factory=fresh_id)
    which: OtherCharacteristic = described(N_("Characteristic"), "ws", words=OTHER_CHARACTERISTICS, rule="HH-GEN-03")
    value: Figure = described(N_("Value"), 1)


class Passengers(Stored):
    """Models that are alike, of a unit put aboard."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    unit: Title = described(N_("Unit"), "", rule="HH-TRN-03", help=N_("The unit they belong to; empty: all are one."))
    type: TroopType = described(N_("Type"), "infantry", words=TROOP_TYPES, rule="HH-TRN-02")
    count: Annotated[int, Field(ge=1, le=200)] = described(N_("How many"), 1)
    bulky: Annotated[int, Field(ge=1, le=50)] = described(N_("Bulky"), 1, rule="HH-TRN-01")
    faction: Title = described(N_("Faction trait"), "", rule="HH-TRN-02", help=N_("Empty: that of the transport."))
    where: With = described(N_("Where"), "aboard", words=WITH_WORDS, rule="HH-GEN-01")

    @property
    def room(self) -> int:
        """Capacity that they take (HH-TRN-01)."""
        return self.bulky * self.count


class Vehicle(Unit):
    """A vehicle of Horus Heresy. A profile value of None is not set, or does not apply."""

    kind: Literal["horus-heresy.vehicle"] = "horus-heresy.vehicle"  # pyright: ignore[reportIncompatibleVariableOverride]
    archetype: Identifier | None = None
    models: Annotated[int, Field(ge=0, le=99)] = described(N_("Models"), 1, section="identity", rule="HH-GEN-01")
    faction: Title = described(N_("Faction trait"), "", section="identity", rule="HH-TRN-02")
    sub_types: Items[SubType] = described(N_("Sub-types"), (), words=SUB_TYPES, section="identity", rule="HH-GEN-04")
    other_sub_types: Title = described(
        N_("Other sub-types"),
        "",
        section="identity",
        rule="HH-GEN-04",
        help=N_("With commas between them. No rule is applied for them."),
    )

    m: Inches | None = described(
        N_("Movement"), None, letter=C_("characteristic", "M"), unit="″", section="profile", rule="HH-GEN-02"
    )
    immobile: bool = described(N_("Cannot move (M –)"), False, section="profile", rule="HH-MOV-01")
    bs: Figure | None = described(
        N_("Ballistic Skill"), None, letter=C_("characteristic", "BS"), section="profile", rule="HH-GEN-02"
    )
    armour_front: Figure | None = described(
        N_("Front armour"), None, section="profile", rule="HH-GEN-02", help=N_("A Flyer has this value on all faces.")
    )
    armour_side: Figure | None = described(
        N_("Side armour"), None, section="profile", rule="HH-GEN-02", help=N_("A Knight has none: its rear counts.")
    )
    armour_rear: Figure | None = described(N_("Rear armour"), None, section="profile", rule="HH-GEN-02")
    hull_points: Figure | None = described(
        N_("Hull points"), None, letter=C_("heresy", "HP"), section="profile", rule="HH-HP-02"
    )
    capacity: Figure | None = described(
        N_("Transport capacity"), None, section="profile", rule="HH-TRN-01", help=N_("Empty: it carries nobody.")
    )
    access: Items[Face] = described(N_("Access points"), (), words=FACE_WORDS, section="profile", rule="HH-EMB-03")
    hull_length: Inches = described(
        N_("Length of the hull"),
        4.5,
        short=N_("Length"),
        unit="″",
        section="profile",
        rule="HH-GEO-04",
        house=True,
        help=N_("Measure the hull without guns."),
    )
    hull_width: Inches = described(
        N_("Width of the hull"),
        3.0,
        short=N_("Width"),
        unit="″",
        section="profile",
        rule="HH-GEO-04",
        house=True,
        help=N_("Measure the hull without guns."),
    )
    others: Items[Characteristic] = described(
        N_("Characteristics of a Knight"),
        (),
        section="profile",
        rule="HH-GEN-03",
        one=N_("Characteristic"),
        help=N_("Weapon Skill, Strength, Initiative and Attacks. Other vehicles have none of them."),
    )

    weapons: Items[MountedWeapon] = described(N_("Weapons"), (), section="weapons", rule="HH-WPN-02")
    rules: Items[CarriedRule] = described(
        N_("Special rules and wargear"), (), section="equipment", rule="HH-WAR-01", one=N_("Rule or wargear")
    )
    aboard: Items[Passengers] = described(N_("Passengers"), (), section="crew", rule="HH-TRN-01", one=N_("Passengers"))
    hull_points_now: Annotated[int, Field(ge=-10_000, le=10_000)] | None = described(
        N_("Hull points left"),
        None,
        section="state",
        rule="HH-HP-02",
        help=N_("Empty: all of them. A vehicle enters battles as it is here."),
    )
    statuses: Items[TroopStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, section="state", rule="HH-STA-01"
    )

    @property
    def types(self) -> tuple[str, ...]:
        """All sub-types, the typed ones too."""
        return (*dict.fromkeys(self.sub_types), *typed_sub_types(self.other_sub_types))

    @property
    def hull(self) -> Hull:
        return Hull(self.hull_length, self.hull_width)

    def is_a(self, *sub_types: SubType) -> bool:
        """Whether it has one of these sub-types."""
        return any(sub_type in self.sub_types for sub_type in sub_types)

    def characteristic(self, which: OtherCharacteristic) -> int | None:
        """A characteristic that only some vehicles have; the first when it is there twice."""
        return next((other.value for other in self.others if other.which == which), None)


class Conflict(Stored):
    """A figure on which sources disagree: what is shipped, and what another source has (HH-CAT-04)."""

    what: str
    shipped: dict[str, Any]
    other: dict[str, Any]


class VehicleArchetype(Sourced):
    """A vehicle to start from: fields of `Vehicle` (HH-CAT-01). `marks`: what single figures are worth."""

    profile: dict[str, object]
    marks: dict[str, Mark] = {}
    conflicts: Items[Conflict] = ()
    remark: Names = Names(en="", fr="")


def vehicle_rows() -> Mapping[str, VehicleArchetype]:
    """The shipped vehicles by id."""
    return rows("horus_heresy", "vehicles", VehicleArchetype)


def vehicle_archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """The shipped vehicles by id: name and vehicle. Each call's vehicles have ids of their own."""
    return {
        row.id: (row.name.words(), Vehicle.model_validate({**row.profile, "archetype": row.id}))
        for row in vehicle_rows().values()
    }


def typed_sub_types(text: str) -> tuple[str, ...]:
    """The sub-types in a text with commas between them."""
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


def type_words(vehicle: Vehicle) -> Words:
    """The type with its sub-types in brackets: "Vehicle (Rapid, Transport)" (HH-GEN-04)."""
    known: Sequence[Words] = [Message(SUB_TYPES[sub_type]) for sub_type in dict.fromkeys(vehicle.sub_types)]
    words = [*known, *typed_sub_types(vehicle.other_sub_types)]
    if not words:
        return Message(N_("Vehicle"))
    return Message(N_("Vehicle ({sub_types})"), {"sub_types": joined(words)})


def carried(vehicle: Vehicle, own: OwnRows) -> Iterator[tuple[CarriedRule, VehicleRule]]:
    """Its special rules and wargear that the tables know, in card order."""
    known = vehicle_rules(own)
    for rule in vehicle.rules:
        if rule.item in known:
            yield rule, known[rule.item]


def effect(vehicle: Vehicle, own: OwnRows, code: Effect) -> bool:
    """Whether it has a rule or wargear of that effect."""
    return any(row.effect == code for _, row in carried(vehicle, own))


def effect_number(vehicle: Vehicle, own: OwnRows, code: Effect) -> int | None:
    """The number of its rule of that effect; None when it has none."""
    return next((rule.x for rule, row in carried(vehicle, own) if row.effect == code), None)
