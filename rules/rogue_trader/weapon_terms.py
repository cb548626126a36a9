"""Words and bounds of a weapon's profile, shared by the armoury and by the actions (RT-WPN-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.language import N_

WeaponClass = Literal["pistol", "basic", "heavy", "super-heavy", "close-combat", "grenade"]
CLASSES: Mapping[WeaponClass, str] = {
    "pistol": N_("pistol"),
    "basic": N_("basic"),
    "heavy": N_("heavy"),
    "super-heavy": N_("super-heavy"),
    "close-combat": N_("close combat"),
    "grenade": N_("grenade"),
}

DamageDice = Literal["1", "D3", "D4", "D6", "D10", "2D6", "2D12"]
"""Points of one hit: 1, or dice added up (RT-SAV-02)."""

Inches = Annotated[float, Field(ge=0, le=400)]
HitModifier = Annotated[int, Field(ge=-10, le=10)]
