"""Defensive and Battle weapons (HH-WPN-01)."""

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


def weapon_class(strength: int, mount: MountKind | None, *, declared_defensive: bool = False) -> WeaponClass:
    """By printed Strength, by its mount, or because its profile says so."""
    by_mount = mount in ("sponson", "pintle")
    return "defensive" if by_mount or declared_defensive or strength <= MOST_DEFENSIVE_STRENGTH else "battle"
