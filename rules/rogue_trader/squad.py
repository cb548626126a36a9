"""A squad: models of one profile, their leader, what they carry and fear (RT-TRP-02, RT-STAT-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.catalogue import rows
from rules.fields import described
from rules.language import N_, Name
from rules.rogue_trader.characteristics import Profile, TroopProfile, armours, troop_profiles
from rules.rogue_trader.vehicle import Save
from rules.stored import Identifier, Items, Stored, Title, Unit, fresh_id

Rank = Literal["leader", "hero"]
RANKS: Mapping[Rank, str] = {"leader": N_("Leader"), "hero": N_("Hero")}


class SquadWeapon(Stored):
    """A weapon that some of the models carry."""

    id: Identifier = Field(default_factory=fresh_id)
    weapon: Identifier = described(N_("Weapon"), picks="weapons")
    count: Annotated[int, Field(ge=1, le=200)] = described(N_("How many"), 1)
    note: Title = described(N_("Note"), "")


class Character(Profile):
    """The squad's leader, or a hero with it, on a profile of his own."""

    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "")
    rank: Rank = described(N_("Rank"), "leader", words=RANKS, rule="RT-LDT-02")
    save: Save | None = described(N_("Armour save"), None, unit="+")


class Tag(Stored):
    """A word that names a kind of enemy: whom they hate, what they fear, what they are."""

    id: Identifier = Field(default_factory=fresh_id)
    text: Annotated[str, Field(max_length=80)] = described(N_("Kind of enemy"), "")


class Squad(Profile, Unit):
    """A unit of troops. `models` counts the leader, not a hero."""

    kind: Literal["rogue-trader.squad"] = "rogue-trader.squad"  # pyright: ignore[reportIncompatibleVariableOverride]
    type_name: Title = described(N_("Type"), "", section="identity", rule="RT-TRP-02")
    archetype: Identifier | None = None
    models: Annotated[int, Field(ge=0, le=200)] = described(
        N_("Models"), 10, section="identity", rule="RT-TRP-02", help=N_("The leader is one of them.")
    )
    armour: Identifier | None = described(N_("Armour"), None, picks="armours", section="profile", rule="RT-TRP-01")
    save: Save | None = described(
        N_("Armour save"),
        None,
        unit="+",
        section="profile",
        rule="RT-TRP-01",
        help=N_("Empty: the save of the armour."),
    )
    charge_move: Annotated[float, Field(ge=0, le=120)] | None = described(
        N_("Charge move"),
        None,
        unit="″",
        section="profile",
        rule="RT-PURS-05",
        help=N_("Empty: the Move times the group’s multiplier."),
    )
    characters: Items[Character] = described(N_("Leader and heroes"), (), section="models", rule="RT-LDT-02")
    weapons: Items[SquadWeapon] = described(N_("Weapons"), (), section="weapons", rule="RT-TRP-02")
    frenzy_prone: bool = described(N_("Prone to frenzy"), False, section="psychology", rule="RT-FRZ-01")
    causes_fear: bool = described(N_("Causes fear"), False, section="psychology", rule="RT-FEAR-01")
    causes_confusion: bool = described(N_("Causes confusion"), False, section="psychology", rule="RT-CONF-01")
    psyker: bool = described(N_("Psyker"), False, section="psychology", rule="RT-STAT-01")
    tags: Items[Tag] = described(
        N_("What they are"), (), section="psychology", help=N_("Words others may hate or fear them by.")
    )
    hates: Items[Tag] = described(N_("Hates"), (), section="psychology", rule="RT-HATE-01")
    fears_only: Items[Tag] = described(
        N_("Fears only"), (), section="psychology", rule="RT-FEAR-01", help=N_("Empty: whatever causes fear.")
    )


def squad_archetypes() -> Mapping[str, tuple[Name, Unit]]:
    """A squad of ten of each shipped profile (RT-TRP-01)."""
    named = rows("rogue_trader", "troop_profiles", TroopProfile)
    return {
        id_: (named[id_].name.words(), Squad(**dict(profile), archetype=id_, models=10 if id_ == "human" else 1))
        for id_, profile in troop_profiles().items()
    }


def squad_type(squad: Squad) -> Name | str:
    """The troops' type as the player wrote it, else the name of the profile they started from."""
    if squad.type_name or squad.archetype is None:
        return squad.type_name
    row = rows("rogue_trader", "troop_profiles", TroopProfile).get(squad.archetype)
    return row.name.words() if row else ""


def squad_save(squad: Squad) -> int | None:
    """The save of the models: their own number, else that of their armour (RT-TRP-01)."""
    if squad.save is not None:
        return squad.save
    armour = armours().get(squad.armour or "")
    return armour.save if armour else None
