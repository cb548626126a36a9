"""The hull seen from above: points, faces, distances (HH-GEO-01 to HH-GEO-03).

The origin is the centre of the hull, x goes forward, y to its left; inches and degrees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Literal, NamedTuple, get_args

TOLERANCE = 1e-9
"""Lengths that differ by no more count as equal (HH-GEO-01)."""
MM_ACROSS_TO_INCHES_RADIUS = 50.8

Face = Literal["front", "left", "right", "rear"]
FACES: tuple[Face, ...] = get_args(Face)


class Point(NamedTuple):
    x: float
    y: float


Polygon = Sequence[Point]
"""Corners of a convex shape, anticlockwise."""


class Hull(NamedTuple):
    """Length from front to rear, and width."""

    length: float
    width: float

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Front-left, rear-left, rear-right, front-right: anticlockwise."""
        x, y = self.length / 2, self.width / 2
        return Point(x, y), Point(-x, y), Point(-x, -y), Point(x, -y)


class Disc(NamedTuple):
    """A round base; radius 0 is a point."""

    x: float
    y: float
    radius: float = 0.0

    @property
    def centre(self) -> Point:
        return Point(self.x, self.y)


class Box(NamedTuple):
    """Another hull: its centre, and the way it points, anticlockwise from our x."""

    x: float
    y: float
    heading: float
    length: float
    width: float

    @property
    def centre(self) -> Point:
        return Point(self.x, self.y)

    @property
    def corners(self) -> tuple[Point, ...]:
        """Anticlockwise, from its front-left."""
        c, s = cos(radians(self.heading)), sin(radians(self.heading))
        hull = Hull(self.length, self.width)
        return tuple(Point(self.x + x * c - y * s, self.y + x * s + y * c) for x, y in hull.corners)


def base_radius(millimetres: float) -> float:
    """The radius in inches of a base so many millimetres across (HH-GEO-03)."""
    return millimetres / MM_ACROSS_TO_INCHES_RADIUS


def to_hull(point: Point, centre: Point, heading: float) -> Point:
    """A point of the table in the coordinates of a hull that stands there and points so (HH-GEO-02)."""
    dx, dy = point.x - centre.x, point.y - centre.y
    c, s = cos(radians(heading)), sin(radians(heading))
    return Point(dx * c + dy * s, -dx * s + dy * c)


def rounded(value: float) -> float:
    """A length or an angle as outcomes give it: to 0.01, never −0."""
    return round(value, 2) + 0.0


def bearing(point: Point) -> float:
    """Degrees of a point seen from the centre: 0 ahead, positive to the left, above −180 up to 180."""
    angle = rounded(degrees(atan2(point.y, point.x)))
    return 180.0 if angle == -180 else angle


def face_segment(hull: Hull, face: Face) -> tuple[Point, Point]:
    """The two ends of a face."""
    front_left, rear_left, rear_right, front_right = hull.corners
    return {
        "front": (front_right, front_left),
        "left": (front_left, rear_left),
        "rear": (rear_left, rear_right),
        "right": (rear_right, front_right),
    }[face]


def segment_distance(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest point of a segment."""
    dx, dy = end.x - start.x, end.y - start.y
    square = dx * dx + dy * dy
    along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square if square else 0.0
    along = min(max(along, 0.0), 1.0)
    return hypot(point.x - start.x - along * dx, point.y - start.y - along * dy)


def ray_distance(point: Point, through: Point) -> float:
    """From a point to the ray that starts at the origin and goes through another."""
    long = hypot(*through)
    x, y = through.x / long, through.y / long
    if point.x * x + point.y * y <= 0:
        return hypot(*point)
    return abs(point.x * y - point.y * x)


def is_inside(hull: Hull, point: Point) -> bool:
    """Whether a point lies within the hull and not on its edge."""
    return abs(point.x) < hull.length / 2 - TOLERANCE and abs(point.y) < hull.width / 2 - TOLERANCE


def distance_to_hull(hull: Hull, base: Disc) -> float:
    """From a base to the hull; 0 when they touch."""
    dx, dy = max(abs(base.x) - hull.length / 2, 0.0), max(abs(base.y) - hull.width / 2, 0.0)
    return max(hypot(dx, dy) - base.radius, 0.0)


def distance_to_face(hull: Hull, face: Face, base: Disc) -> float:
    """From a base to one face; 0 when they touch."""
    return max(segment_distance(base.centre, *face_segment(hull, face)) - base.radius, 0.0)


def sides(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    """The sides of a shape, each by its two ends."""
    yield from zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def distance_between(hull: Hull, other: Box) -> float:
    """From one hull to another; 0 when they touch or overlap."""
    ours, theirs = hull.corners, other.corners
    if clipped(theirs, half_planes(ours)):
        return 0.0
    gaps = [segment_distance(point, *side) for point in theirs for side in sides(ours)]
    gaps += [segment_distance(point, *side) for point in ours for side in sides(theirs)]
    return min(gaps)


class HalfPlane(NamedTuple):
    """All points with a·x + b·y ≥ c; (a, b) has the length 1."""

    a: float
    b: float
    c: float

    def depth(self, point: Point) -> float:
        """How far inside a point lies; negative outside."""
        return self.a * point.x + self.b * point.y - self.c


def left_of(start: Point, end: Point) -> HalfPlane:
    """What lies to the left of the line from one point to another, the line included."""
    dx, dy = end.x - start.x, end.y - start.y
    long = hypot(dx, dy)
    a, b = -dy / long, dx / long
    return HalfPlane(a, b, a * start.x + b * start.y)


def half_planes(polygon: Polygon) -> tuple[HalfPlane, ...]:
    """The half planes whose common part a convex shape is."""
    return tuple(left_of(start, end) for start, end in sides(polygon))


def clipped(polygon: Polygon, planes: Sequence[HalfPlane]) -> Polygon:
    """The part of a convex shape that lies in all half planes, what only touches included; empty when nothing does."""
    for plane in planes:
        if not polygon:
            return polygon
        polygon = [point for side in sides(polygon) for point in _kept(plane, *side)]
    return polygon


def _kept(plane: HalfPlane, start: Point, end: Point) -> Iterator[Point]:
    """The start of a side when it is inside, and where the side crosses the edge."""
    first, second = plane.depth(start), plane.depth(end)
    if first >= -TOLERANCE:
        yield start
    if (first > TOLERANCE and second < -TOLERANCE) or (first < -TOLERANCE and second > TOLERANCE):
        share = first / (first - second)
        yield Point(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))


def distance_to_polygon(point: Point, polygon: Polygon) -> float:
    """From a point to a convex shape; 0 inside and on its edge."""
    if all(plane.depth(point) >= 0 for plane in half_planes(polygon)):
        return 0.0
    return min(segment_distance(point, *side) for side in sides(polygon))
