"""Weapons and equipment of Rogue Trader: the shipped rows and an army's own (RT-WPN-01 to 03, RT-VEH-08, RT-VEH-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.army import OwnRows
from rules.catalogue import Mark, Row, rows, with_own
from rules.fields import described
from rules.language import C_, N_
from rules.rogue_trader.weapon_terms import CLASSES, DamageDice, HitModifier, Inches, WeaponClass
from rules.stored import Items

POINTS: Mapping[WeaponClass, int] = {
    "pistol": 1,
    "basic": 1,
    "heavy": 2,
    "super-heavy": 6,
    "close-combat": 1,
    "grenade": 1,
}
"""Weapon points by class: basic, heavy and super-heavy by RT-VEH-08, the others are house values."""

WeaponType = Literal["C", "H", "S", "F"]
TYPES: Mapping[WeaponType, str] = {
    "C": N_("C: may be used in close combat"),
    "H": N_("H: heavy"),
    "S": N_("S: move or fire"),
    "F": N_("F: following fire"),
}
UNSAID: Mapping[str, str] = {"user": C_("strength", "user"), "varies": C_("figure", "varies")}
"""What may stand in place of a figure."""


class Weapon(Row):
    """A weapon's profile (RT-WPN-01). What is None is unknown and shows as a dash."""

    weapon_class: WeaponClass = described(N_("Class"), words=CLASSES, rule="RT-VEH-08")
    short: Inches | None = described(N_("Short range"), None, unit="″", rule="RT-SHT-04")
    long: Inches | None = described(N_("Long range"), None, unit="″", rule="RT-SHT-04")
    hit_short: HitModifier | None = described(N_("To hit, short range"), None, rule="RT-SHT-02")
    hit_long: HitModifier | None = described(N_("To hit, long range"), None, rule="RT-SHT-02")
    strength: Annotated[int, Field(ge=0, le=20)] | Literal["user", "varies"] | None = described(
        N_("Strength"), None, words=UNSAID, rule="RT-CONV-05"
    )
    damage: DamageDice | None = described(N_("Damage"), None, rule="RT-SAV-02")
    save_modifier: Annotated[int, Field(ge=-10, le=0)] | Literal["varies"] | None = described(
        N_("Save modifier"), None, words=UNSAID, rule="RT-SAV-01"
    )
    area: Annotated[float, Field(gt=0, le=24)] | None = described(N_("Area"), None, unit="″")
    types: Items[WeaponType] = described(N_("Types"), (), words=TYPES)
    contact: bool = described(N_("In contact only"), False)
    note: Annotated[str, Field(max_length=2000)] = described(N_("Note"), "")
    marks: dict[str, Mark] = described(N_("Marks of single figures"), {})

    @property
    def points(self) -> int:
        """Weapon points it takes (RT-VEH-08)."""
        return POINTS[self.weapon_class]

    def mark_of(self, field: str) -> Mark:
        """What one of its figures is worth."""
        return self.marks.get(field, self.mark)


Effect = Literal["auto-drive", "auto-aim", "auto-fac", "ejector-seats"]
EFFECTS: Mapping[Effect, str] = {
    "auto-drive": N_("Auto-drive: drives by itself"),
    "auto-aim": N_("Auto-aim: fires a weapon by itself"),
    "auto-fac": N_("Auto-fac: serves the equipment"),
    "ejector-seats": N_("Ejector seats"),
}


class Equipment(Row):
    """An item a vehicle can carry (RT-VEH-10). Without a cost of its own it counts 1 (RT-VEH-07)."""

    cost: Annotated[int, Field(ge=0, le=99)] | None = described(N_("Cost"), None, rule="RT-VEH-07", house=True)
    effect: Effect | None = described(N_("Effect in the rules"), None, words=EFFECTS, rule="RT-AUTO-01")
    abbreviation: Annotated[str, Field(max_length=12)] = described(N_("Abbreviation"), "")
    note: Annotated[str, Field(max_length=2000)] = described(N_("Note"), "")

    @property
    def points(self) -> int:
        """Equipment points it takes."""
        return 1 if self.cost is None else self.cost


def weapons(own: OwnRows) -> Mapping[str, Weapon]:
    """All weapons by id: shipped rows, over which the army's own rows go. Raises BadFile for a bad row."""
    return with_own(rows("rogue_trader", "weapons", Weapon), Weapon, own.weapons)


def equipment(own: OwnRows) -> Mapping[str, Equipment]:
    """All items by id, as `weapons`."""
    return with_own(rows("rogue_trader", "equipment", Equipment), Equipment, own.equipment)
