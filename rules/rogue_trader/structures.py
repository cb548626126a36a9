"""The save of structures (RT-BLD-24)."""

from __future__ import annotations

from rules.rogue_trader.building import Material
from rules.rogue_trader.settings import Settings

SAVED_MATERIALS: frozenset[Material] = frozenset(("brick", "stone", "concrete", "synthetic"))
"""Brick, stone, concrete and comparable synthetic structures; mud and wood have no save."""


def structure_save(material: Material, settings: Settings) -> tuple[int | None, bool]:
    """The base save of a structure, None for none, and whether weapons leave it unmodified."""
    if material not in SAVED_MATERIALS or settings.structure_save == "none":
        return None, False
    return settings.structure_save, settings.structure_save_modified == "no"
