"""The tables that units of Rogue Trader pick from, with their figures in a line as a card shows them (RT-WPN-01)."""

from __future__ import annotations

from rules.language import C_, N_, Message, Words
from rules.rogue_trader.armoury import UNSAID, Equipment, Weapon, equipment, weapons
from rules.rogue_trader.building import DoorType, door_types
from rules.rogue_trader.characteristics import Armour, armours
from rules.rogue_trader.weapon_terms import CLASSES
from rules.units import Column, Table

DASH = "–"


def signed(value: int | None) -> str:
    """A modifier with its sign: "+1", "0", "−2"; a dash when it is unknown."""
    if value is None:
        return DASH
    return f"+{value}" if value > 0 else "0" if value == 0 else f"\N{MINUS SIGN}{-value}"


def _pair(one: Words | None, other: Words | None) -> Words:
    if one is None and other is None:
        return DASH
    return Message("{one} / {other}", {"one": DASH if one is None else one, "other": DASH if other is None else other})


def _said(value: int | str | None) -> Words:
    if isinstance(value, str):
        return Message(UNSAID[value])
    return DASH if value is None else value


def _reach(weapon: Weapon) -> Words:
    return _pair(weapon.short, weapon.long)


def _to_hit(weapon: Weapon) -> Words:
    if weapon.hit_short is None and weapon.hit_long is None:
        return DASH
    return f"{signed(weapon.hit_short)} / {signed(weapon.hit_long)}"


def _save(weapon: Weapon) -> Words:
    modifier = weapon.save_modifier
    return Message(UNSAID[modifier]) if isinstance(modifier, str) else signed(modifier)


def _weapon_kind(weapon: Weapon) -> Words:
    return Message(CLASSES[weapon.weapon_class])


def _equipment_kind(item: Equipment) -> Words:
    return item.note


WEAPONS = Table(
    "weapons",
    N_("Weapons"),
    N_("Weapon"),
    Weapon,
    weapons,
    _weapon_kind,
    (
        Column(N_("Range"), _reach),
        Column(N_("Hit"), _to_hit),
        Column(C_("weapon", "S"), lambda weapon: _said(weapon.strength)),
        Column(C_("weapon", "Dmg"), lambda weapon: weapon.damage or DASH),
        Column(C_("weapon", "Sv"), _save),
        Column(N_("Pts"), lambda weapon: weapon.points),
    ),
)
EQUIPMENT = Table(
    "equipment",
    N_("Equipment"),
    N_("Item"),
    Equipment,
    equipment,
    _equipment_kind,
    (Column(N_("Pts"), lambda item: item.points),),
)
ARMOURS = Table(
    "armours",
    N_("Armour"),
    N_("Armour"),
    Armour,
    lambda own: armours(),
    lambda armour: "",
    (Column(C_("weapon", "Sv"), lambda armour: f"{armour.save}+"),),
)
DOORS = Table(
    "door_types",
    N_("Doors"),
    N_("Door"),
    DoorType,
    lambda own: door_types(),
    lambda door: "",
    (
        Column(C_("vehicle profile", "T"), lambda door: door.toughness),
        Column(C_("vehicle profile", "D"), lambda door: door.damage),
    ),
)
