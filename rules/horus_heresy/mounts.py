"""Where a weapon sits on a vehicle, and what of the table it reaches from there (HH-MNT-01 to HH-MNT-08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.horus_heresy.faces import AnyFace
from rules.horus_heresy.geometry import (
    TOLERANCE,
    Box,
    Disc,
    Face,
    HalfPlane,
    Hull,
    Point,
    Polygon,
    clipped,
    distance_to_polygon,
    left_of,
)
from rules.language import N_

MountKind = Literal["hull", "turret", "centreline", "sponson", "pintle", "co-axial", "dorsal"]
MOUNT_WORDS: Mapping[MountKind, str] = {
    "hull": N_("hull mount"),
    "turret": N_("turret"),
    "centreline": N_("centreline"),
    "sponson": N_("sponson"),
    "pintle": N_("pintle"),
    "co-axial": N_("co-axial"),
    "dorsal": N_("dorsal"),
}
DORSAL_BLIND = 8.0
"""Inches within which a dorsal weapon has no target (HH-MNT-08)."""

_FAR = 10_000.0
_TABLE: Polygon = (Point(_FAR, _FAR), Point(-_FAR, _FAR), Point(-_FAR, -_FAR), Point(_FAR, -_FAR))
_CENTRE = Point(0.0, 0.0)

Region = Sequence[HalfPlane]
"""A convex part of the table: all that lies in each of these; empty: all of it."""


def arc(hull: Hull, face: Face) -> Region:
    """One of the four arcs that the diagonals of the hull cut, both lines included (HH-MNT-01)."""
    front_left, rear_left, rear_right, front_right = hull.corners
    right, left = {
        "front": (front_right, front_left),
        "left": (front_left, rear_left),
        "rear": (rear_left, rear_right),
        "right": (rear_right, front_right),
    }[face]
    return left_of(_CENTRE, right), left_of(left, _CENTRE)


def strip(hull: Hull, end: Literal["front", "rear"]) -> Region:
    """Between the two sides of the hull, prolonged ahead or behind (HH-MNT-04)."""
    ahead = 1.0 if end == "front" else -1.0
    return (
        HalfPlane(ahead, 0.0, hull.length / 2),
        HalfPlane(0.0, 1.0, -hull.width / 2),
        HalfPlane(0.0, -1.0, -hull.width / 2),
    )


def half_table(flank: Literal["left", "right"]) -> Region:
    """All on one side of the long axis, the axis included (HH-MNT-05)."""
    return (HalfPlane(0.0, 1.0 if flank == "left" else -1.0, 0.0),)


def named_arcs(arcs: Sequence[AnyFace]) -> tuple[Face, ...]:
    """The arcs that are named; `side` is left and right (HH-MNT-02)."""
    found: list[Face] = []
    for face in arcs:
        found += ("left", "right") if face == "side" else (face,)
    return tuple(dict.fromkeys(found))


def touches(region: Region, target: Disc | Box) -> bool:
    """Whether some part of a base or a hull lies in a region, its edge included (HH-MNT-09)."""
    if isinstance(target, Box):
        return bool(clipped(target.corners, region))
    if all(plane.depth(target.centre) >= -TOLERANCE for plane in region):
        return True
    return distance_to_polygon(target.centre, clipped(_TABLE, region)) <= target.radius + TOLERANCE
