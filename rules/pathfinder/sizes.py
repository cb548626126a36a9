"""Sizes: one scale for creatures, objects and vehicles, and what a vehicle's size gives it (PF-CONV-05, PF-BLD-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast, get_args

from rules.catalogue import Band, rows
from rules.language import C_

Size = Literal["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"]
SIZES: Mapping[Size, str] = {
    "fine": C_("size", "Fine"),
    "diminutive": C_("size", "Diminutive"),
    "tiny": C_("size", "Tiny"),
    "small": C_("size", "Small"),
    "medium": C_("size", "Medium"),
    "large": C_("size", "Large"),
    "huge": C_("size", "Huge"),
    "gargantuan": C_("size", "Gargantuan"),
    "colossal": C_("size", "Colossal"),
}
VehicleSize = Literal["large", "huge", "gargantuan", "colossal"]
VEHICLE_SIZES: tuple[VehicleSize, ...] = get_args(VehicleSize)

_ORDER: tuple[Size, ...] = get_args(Size)


class SizeRow(Band):
    """What a vehicle of that size has: `from` and `to` squares, base AC, CMB, d8 of ramming damage, a ram's price."""

    ac: int
    cmb: int
    ramming_dice: int
    ram_gp: int


def size_rows() -> Mapping[str, SizeRow]:
    """The table by size."""
    return rows("pathfinder", "sizes", SizeRow)


def of_size(size: VehicleSize) -> SizeRow:
    """What a vehicle of that size has."""
    return size_rows()[size]


def size_of(squares: int) -> VehicleSize:
    """The size of a vehicle by its squares; a single square is not in the table and counts as Large (PF-BLD-04)."""
    found = next((row.id for row in size_rows().values() if row.covers(squares)), "large")
    return cast(VehicleSize, found)


def steps_above(size: Size, other: Size) -> int:
    """How many categories `size` is above `other`; negative below."""
    return _ORDER.index(size) - _ORDER.index(other)
