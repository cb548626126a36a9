"""How many models pass a door in a turn: doors of buildings and of vehicles (RT-DOOR-03, RT-DOOR-04, RT-EMB-03, 04)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from pydantic import Field

from rules.catalogue import Row, rows


class PassageBand(Row):
    """Models a turn through a normal door, for a Move of `least` inches or more."""

    least: float = Field(alias="from", ge=0)
    models: int = Field(ge=1, le=100)


def band(move: float) -> int:
    """Models a turn through a normal door for a Move in inches, more than 0 (RT-DOOR-03)."""
    table = rows("rogue_trader", "passage_bands", PassageBand).values()
    return next(row.models for row in table if move >= row.least)


def door_limit(factors: Sequence[float], moves: Sequence[float]) -> int:
    """Models that pass this turn: the slowest sets the number, for each door its band × factor (RT-DOOR-04).

    `moves`: of those who can still move, in inches; 0 when there is nobody. Each door is rounded down, to at least 1.
    """
    if not moves:
        return 0
    slowest = band(min(moves))
    return sum(max(1, floor(slowest * factor)) for factor in factors)


def door_room(factors: Sequence[float]) -> Fraction:
    """What the doors have room for when models share them (`rt.door.mixed` share): their factors added up."""
    return sum((Fraction(str(factor)) for factor in factors), Fraction(0))


def door_share(move: float) -> Fraction:
    """The part of a normal door that one model of this Move takes up (`rt.door.mixed` share)."""
    return Fraction(1, band(move))
