"""Speeds of a stat block in feet: pulled vehicles, currents, several propulsions at once (PF-SPD-06 to PF-SPD-08)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.pathfinder.sizes import Size, steps_above
from rules.pathfinder.vehicle import Formula, PropulsionLine

CURRENT_ACCELERATION = 30
SMALL_CRAFT, LARGER_CRAFT = 60, 90
WITH_THE_WIND = 2


class Speeds(NamedTuple):
    """Maximum speed and acceleration, in feet."""

    maximum: float
    acceleration: float


def pulled(formula: Formula, team: float) -> Speeds:
    """Speeds of a pulled vehicle by the speed of its slowest creature (PF-SPD-07); formula fixed has none."""
    if formula == "cart":
        return Speeds(2 * team - 10, team - 5)
    return Speeds(2 * team, team / 2 if formula == "twice-half" else team)


def line_speeds(line: PropulsionLine) -> Speeds | None:
    """The speeds of a line, by its formula or as given; None when something is missing."""
    if line.formula != "fixed":
        return None if line.creature_speed_ft is None else pulled(line.formula, line.creature_speed_ft)
    if line.maximum_ft is None or line.acceleration_ft is None:
        return None
    return Speeds(line.maximum_ft, line.acceleration_ft)


def together(lines: Iterable[Speeds]) -> Speeds:
    """Several propulsions at once: the fastest, and half of the second (PF-SPD-06). Raises ValueError for none."""
    fastest, *others = sorted(lines, reverse=True)
    if not others:
        return fastest
    second = others[0]
    return Speeds(fastest.maximum + second.maximum / 2, fastest.acceleration + second.acceleration / 2)


def wind_speeds(size: Size, with_the_wind: bool) -> Speeds:
    """Speeds of a craft of one's own that sails in the air or on it by the wind (PF-SPD-08)."""
    plain = LARGER_CRAFT if steps_above(size, "large") > 0 else SMALL_CRAFT
    return Speeds(plain * (WITH_THE_WIND if with_the_wind else 1), CURRENT_ACCELERATION)
