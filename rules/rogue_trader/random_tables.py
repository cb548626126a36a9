"""The Ironmuster tables of random generation: house tables, rows by the face of a die (RT-GEN-02 to RT-GEN-10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from pydantic import Field

from rules.catalogue import Band, rows
from rules.dice import Dice
from rules.language import N_

IRONMUSTER_TABLES = N_("Rolled on the Ironmuster tables: house tables, not printed ones.")


class FrameRow(Band):
    """A frame: profile before individual differences; `plating` is added to the die of that step."""

    m: int
    ws: int
    bs: int
    s: int
    t: int
    damage: int
    i: int
    a: int
    weapon_points: int = Field(ge=0, le=99)
    plating: int = Field(ge=-5, le=5)


class DifferenceRow(Band):
    change: int = Field(ge=-9, le=9)


class PlatingRow(Band):
    """`save`: score needed on a D6, None for no save."""

    save: int | None = Field(ge=2, le=6)


B = TypeVar("B", bound=Band)


@cache
def faces(table: str, kind: type[B], sides: int) -> Mapping[int, B]:
    """The row of each face of a die. Raises LookupError when a face has no row."""
    found = rows("rogue_trader", f"random_{table}", kind).values()

    def row(face: int) -> B:
        for entry in found:
            if entry.covers(face):
                return entry
        raise LookupError(table, face)

    return {face: row(face) for face in range(1, sides + 1)}


def roll_row(table: str, kind: type[B], sides: int, purpose: str, dice: Dice) -> B:
    """The row that a die shows."""
    return dice.read(sides, purpose, faces(table, kind, sides).__getitem__)
