"""The rectangle of a vehicle on the grid, with its team (PF-GRID-02, PF-GRID-11)."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from rules.pathfinder.construction import SPACES
from rules.pathfinder.settings import OnOff
from rules.pathfinder.sizes import Size
from rules.pathfinder.vehicle import PropulsionLine, Vehicle

A_SPACE = 2
"""Creatures of a team that share a space."""


class Footprint(NamedTuple):
    """Width across the facing and length along it, in squares; `team_rows`: how much of the length the team is."""

    width: int
    length: int
    team_rows: int


def side_of_space(size: Size) -> int:
    """Squares along a side of a creature's space."""
    return isqrt(SPACES[size])


def footprint(vehicle: Vehicle, line: PropulsionLine | None, team_squares: OnOff) -> Footprint:
    """The rectangle with the line in use: the team stands before the vehicle, as many abreast as its width takes."""
    plain = Footprint(vehicle.width, vehicle.length, 0)
    if line is None or team_squares == "off" or "muscle-pulled" not in line.kinds or not line.creatures:
        return plain
    spaces = -(-line.creatures // A_SPACE)
    side = side_of_space(line.creature_size)
    abreast = min(spaces, max(1, vehicle.width // side))
    rows = -(-spaces // abreast) * side
    return Footprint(max(vehicle.width, abreast * side), vehicle.length + rows, rows)
