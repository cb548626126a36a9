"""What vehicles are built of: materials and driving devices (PF-BLD-08, PF-BLD-14, PF-CAT-03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.catalogue import Row, rows
from rules.language import N_
from rules.pathfinder.sizes import Size

Material = Literal["leather", "wood", "stone", "metal", "sail", "other"]
MATERIALS: Mapping[Material, str] = {
    "leather": N_("leather"),
    "wood": N_("wood"),
    "stone": N_("stone"),
    "metal": N_("metal"),
    "sail": N_("sail"),
    "other": N_("other, heavier than wood"),
}
DeviceId = Literal["reins", "rigging", "wheel", "throttle", "rudder", "oars", "levers", "magic-item"]
DEVICES: Mapping[DeviceId, str] = {
    "reins": N_("reins"),
    "rigging": N_("rigging"),
    "wheel": N_("steering wheel"),
    "throttle": N_("throttle"),
    "rudder": N_("rudder"),
    "oars": N_("oars"),
    "levers": N_("levers"),
    "magic-item": N_("magic item"),
}
MAGICALLY_TREATED = 2
"""Hit points and hardness are so many times as high."""
SPACES: Mapping[Size, int] = {
    "fine": 1,
    "diminutive": 1,
    "tiny": 1,
    "small": 1,
    "medium": 1,
    "large": 4,
    "huge": 9,
    "gargantuan": 16,
    "colossal": 36,
}
"""Squares of a creature's own space."""


class MaterialRow(Row):
    """Hit points and hardness of a square; `pull`: squares of creatures that pull a square of it."""

    hp: int | None
    hardness: int | None
    pull: int


class Device(Row):
    """A driving device; `hp_per_sail`: for each square of sail. What is None is not printed."""

    ac: int | None = None
    hp: int | None = None
    hp_per_sail: int | None = None
    hardness: int | None = None

    def hit_points(self, sail_squares: int, magically_treated: bool = False) -> int | None:
        """Its hit points; None when they are not known."""
        plain = self.hp if self.hp_per_sail is None else self.hp_per_sail * sail_squares
        return plain if plain is None or not magically_treated else MAGICALLY_TREATED * plain


def materials() -> Mapping[str, MaterialRow]:
    """The materials by id."""
    return rows("pathfinder", "materials", MaterialRow)


def devices() -> Mapping[str, Device]:
    """The driving devices by id."""
    return rows("pathfinder", "devices", Device)


def expected_hp(material: Material, squares: int, magically_treated: bool) -> int | None:
    """Hit points of a structure by the table; None when the material has none there (PF-BLD-08)."""
    return _treated(materials()[material].hp, squares, magically_treated)


def expected_hardness(material: Material, magically_treated: bool) -> int | None:
    """Hardness of a structure by the table."""
    return _treated(materials()[material].hardness, 1, magically_treated)


def _treated(figure: int | None, squares: int, magically_treated: bool) -> int | None:
    if figure is None:
        return None
    return figure * squares * (MAGICALLY_TREATED if magically_treated else 1)
