"""Words of a weapon’s profile: its class, what Heavy and Ordnance improve (HH-WPN-01, HH-WPN-03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.horus_heresy.mounts import MountKind
from rules.language import C_

WeaponClass = Literal["defensive", "battle"]
CLASSES: Mapping[WeaponClass, str] = {
    "defensive": C_("weapon class", "Defensive"),
    "battle": C_("weapon class", "Battle"),
}
MOST_DEFENSIVE_STRENGTH = 6

Improved = Literal["FP", "RS", "D", "AP"]
IMPROVED_WORDS: Mapping[Improved, str] = {
    "FP": C_("improved characteristic", "Firepower"),
    "RS": C_("improved characteristic", "Strength"),
    "D": C_("improved characteristic", "Damage"),
    "AP": C_("improved characteristic", "AP (nothing against vehicles)"),
}


def weapon_class(strength: int, mount: MountKind | None, *, declared_defensive: bool = False) -> WeaponClass:
    """By printed Strength, by its mount, or because its profile says so."""
    by_mount = mount in ("sponson", "pintle")
    return "defensive" if by_mount or declared_defensive or strength <= MOST_DEFENSIVE_STRENGTH else "battle"
