"""The hull from above: points, faces, arcs and distances, wherever things stand."""

from __future__ import annotations

from math import atan, cos, degrees, hypot, radians, sin
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.horus_heresy.arc import ArcTarget, Mount, gap, in_arc
from rules.horus_heresy.facing import majority, visible, zones
from rules.horus_heresy.geometry import (
    FACES,
    Box,
    Disc,
    Face,
    Hull,
    Point,
    base_radius,
    bearing,
    distance_between,
    distance_to_face,
    distance_to_hull,
    face_segment,
    is_inside,
    segment_distance,
    to_hull,
)
from rules.horus_heresy.mounts import arc, named_arcs, touches

HULL = Hull(4, 3)
sizes = st.floats(0.5, 60)
hulls = st.builds(Hull, sizes, sizes)
angles = st.floats(-360, 360)
places = st.floats(-200, 200)
points = st.builds(Point, places, places)
radii = st.floats(0, 10)


def turned(point: Point, by: float) -> Point:
    c, s = cos(radians(by)), sin(radians(by))
    return Point(point.x * c - point.y * s, point.x * s + point.y * c)


def mount(**fields: Any) -> Mount:
    return Mount.model_validate(fields)


def beside_lines(hull: Hull, point: Point) -> float:
    """How far a point is from the two diagonals, prolonged both ways."""
    across, long = abs(abs(point.x) * hull.width - abs(point.y) * hull.length), hypot(*hull)
    return across / long


@pytest.mark.rule("HH-GEO-01")
def test_bearings_and_corners() -> None:
    assert bearing(Point(10, 0)) == 0
    assert bearing(Point(0, 5)) == 90
    assert bearing(Point(0, -5)) == -90
    assert bearing(Point(-6, 0)) == 180
    assert bearing(Point(-6, -0.0)) == 180
    assert bearing(Point(-100, -0.0001)) == 180
    front_left, rear_left, rear_right, front_right = HULL.corners
    assert (front_left, rear_left, rear_right, front_right) == ((2, 1.5), (-2, 1.5), (-2, -1.5), (2, -1.5))
    assert bearing(front_left) == 36.87


@pytest.mark.rule("HH-GEO-02")
@pytest.mark.parametrize(
    ("centre", "heading", "point", "there"),
    [
        ((24, 18), 90, (20, 30), (12, 4)),
        ((24, 18), 0, (20, 30), (-4, 12)),
        ((0, 0), 180, (5, 2), (-5, -2)),
        ((10, 10), 45, (14, 14), (5.66, 0)),
    ],
)
def test_from_the_table_to_the_hull(
    centre: tuple[float, float], heading: float, point: tuple[float, float], there: tuple[float, float]
) -> None:
    assert to_hull(Point(*point), Point(*centre), heading) == pytest.approx(there, abs=0.005)


@pytest.mark.rule("HH-GEO-03")
def test_distances_by_the_examples() -> None:
    assert distance_to_hull(HULL, Disc(10, 0)) == 8
    assert distance_to_hull(HULL, Disc(5, 5.5)) == 5
    assert distance_to_hull(HULL, Disc(5, 5.5, 0.63)) == pytest.approx(4.37)
    assert distance_to_hull(HULL, Disc(2.3, 0, 0.63)) == 0
    assert distance_to_face(HULL, "left", Disc(-3, 1.5)) == 1
    assert distance_to_face(HULL, "left", Disc(0, 4)) == 2.5
    assert distance_between(HULL, Box(10, 0, 0, 4, 3)) == 6
    assert distance_between(HULL, Box(10, 0, 90, 4, 3)) == pytest.approx(6.5)
    assert distance_between(HULL, Box(3, 1, 30, 4, 3)) == 0


@pytest.mark.rule("HH-GEO-03")
@pytest.mark.parametrize(("across", "radius"), [(25, 0.49), (32, 0.63), (40, 0.79), (60, 1.18)])
def test_bases_in_inches(across: float, radius: float) -> None:
    assert base_radius(across) == pytest.approx(radius, abs=0.005)


@pytest.mark.rule("HH-GEO-03")
@given(hulls, points, radii)
def test_the_nearest_face_is_as_near_as_the_hull(hull: Hull, point: Point, radius: float) -> None:
    assume(not is_inside(hull, point))
    base = Disc(*point, radius)
    nearest = min(distance_to_face(hull, face, base) for face in FACES)
    assert nearest == pytest.approx(distance_to_hull(hull, base), abs=1e-6)


@pytest.mark.rule("HH-GEO-03")
@given(hulls, st.builds(Box, places, places, angles, sizes, sizes), st.floats(0, 1), st.floats(0, 1))
def test_no_two_points_of_two_hulls_are_nearer_than_the_hulls(
    hull: Hull, other: Box, along: float, across: float
) -> None:
    between = distance_between(hull, other)
    first, second, third, fourth = other.corners
    near = Point(first.x + along * (second.x - first.x), first.y + along * (second.y - first.y))
    far = Point(fourth.x + along * (third.x - fourth.x), fourth.y + along * (third.y - fourth.y))
    inner = Point(near.x + across * (far.x - near.x), near.y + across * (far.y - near.y))
    assert distance_to_hull(hull, Disc(*inner)) >= between - 1e-6
    at_corners = min(distance_to_hull(hull, Disc(*corner)) for corner in other.corners)
    assert between <= at_corners + 1e-6


@pytest.mark.rule("HH-GEO-03")
@given(st.builds(Box, places, places, angles, sizes, sizes), hulls)
def test_distance_between_hulls_is_the_same_from_both(other: Box, hull: Hull) -> None:
    seen = to_hull(Point(0, 0), Point(other.x, other.y), other.heading)
    back = Box(seen.x, seen.y, -other.heading, *hull)
    assert distance_between(Hull(other.length, other.width), back) == pytest.approx(
        distance_between(hull, other), abs=1e-6
    )


@pytest.mark.rule("HH-FACE-02")
@given(hulls, points)
def test_every_point_has_one_face_or_stands_on_a_line(hull: Hull, point: Point) -> None:
    assume(not is_inside(hull, point))
    beside = beside_lines(hull, point)
    assume(not 1e-12 < beside < 1e-6)
    assert len(zones(hull, Disc(*point))) == (1 if beside > 1e-6 else 2)


@pytest.mark.rule("HH-FACE-03")
@given(hulls, st.floats(1, 50), st.sampled_from([(1, 1), (-1, 1), (-1, -1), (1, -1)]))
def test_a_corner_line_has_its_two_faces(hull: Hull, far: float, corner: tuple[int, int]) -> None:
    point = Point(corner[0] * far * hull.length / 2, corner[1] * far * hull.width / 2)
    ends = "front" if corner[0] > 0 else "rear"
    flank = "left" if corner[1] > 0 else "right"
    assert set(zones(hull, Disc(*point))) == {ends, flank}


@pytest.mark.rule("HH-FACE-02")
@given(hulls, points)
def test_the_zone_is_the_face_that_the_line_to_the_centre_cuts(hull: Hull, point: Point) -> None:
    assume(not is_inside(hull, point))
    assume(beside_lines(hull, point) > 1e-3)
    share = min(hull.length / 2 / abs(point.x) if point.x else 1e9, hull.width / 2 / abs(point.y) if point.y else 1e9)
    cut = Point(point.x * share, point.y * share)
    (face,) = zones(hull, Disc(*point))
    assert segment_distance(cut, *face_segment(hull, face)) < 1e-6


@pytest.mark.rule("HH-GEO-02", "HH-FACE-02", "HH-MOV-08")
@given(hulls, points, points, angles, angles)
def test_turning_vehicle_and_attacker_together_changes_nothing(
    hull: Hull, seen: Point, centre: Point, heading: float, by: float
) -> None:
    assume(not is_inside(hull, seen))
    assume(beside_lines(hull, seen) > 1e-3)
    offset = turned(seen, heading)
    attacker = Point(centre.x + offset.x, centre.y + offset.y)
    before = zones(hull, Disc(*to_hull(attacker, centre, heading)))
    after = zones(hull, Disc(*to_hull(turned(attacker, by), turned(centre, by), heading + by)))
    assert before == after == zones(hull, Disc(*seen))


@pytest.mark.rule("HH-FACE-03")
@given(hulls, points, radii, radii)
def test_a_larger_base_never_loses_a_face(hull: Hull, point: Point, radius: float, more: float) -> None:
    assume(not is_inside(hull, point))
    small, large = Disc(*point, radius), Disc(*point, radius + more)
    assert set(zones(hull, small)) <= set(zones(hull, large))
    assert set(visible(hull, small)) <= set(visible(hull, large))


@pytest.mark.rule("HH-FACE-04")
@given(hulls, points)
def test_whoever_stands_clear_of_the_hull_sees_one_face_or_two_that_meet(hull: Hull, point: Point) -> None:
    assume(distance_to_hull(hull, Disc(*point)) > 1e-6)
    faces = set(visible(hull, Disc(*point)))
    assert len(faces) in (1, 2)
    assert not {"front", "rear"} <= faces
    assert not {"left", "right"} <= faces


@pytest.mark.rule("HH-FACE-06")
@given(st.lists(st.lists(st.sampled_from(FACES), min_size=1, max_size=2, unique=True), min_size=1, max_size=12))
def test_majority_of_shooters(each: list[list[Face]]) -> None:
    chosen = majority(each)
    counts = {face: sum(face in faces for faces in each) for face in FACES}
    most = [face for face in FACES if 2 * counts[face] > len(each)]
    assert list(chosen) == (most or [face for face in FACES if counts[face] == max(counts.values())])


@pytest.mark.rule("HH-MNT-01")
@pytest.mark.parametrize(("length", "width", "half"), [(4, 3, 36.87), (6, 3, 26.57), (3, 3, 45), (3, 4, 53.13)])
def test_half_angles_of_the_front_arc(length: float, width: float, half: float) -> None:
    hull = Hull(length, width)
    assert degrees(atan(width / length)) == pytest.approx(half, abs=0.005)
    for angle, inside in ((half - 0.02, True), (half + 0.02, False)):
        ahead = turned(Point(20, 0), angle)
        assert touches(arc(hull, "front"), Disc(*ahead)) == inside
        assert touches(arc(hull, "left"), Disc(*ahead)) != inside


@pytest.mark.rule("HH-MNT-01", "HH-FACE-02")
@given(hulls, points)
def test_arcs_and_zones_are_cut_by_the_same_lines(hull: Hull, point: Point) -> None:
    assume(not is_inside(hull, point))
    assume(beside_lines(hull, point) > 1e-6)
    (zone,) = zones(hull, Disc(*point))
    assert [face for face in FACES if touches(arc(hull, face), Disc(*point))] == [zone]


@pytest.mark.rule("HH-MNT-03", "HH-MNT-06")
@given(hulls, points)
def test_turret_and_pintle_fire_anywhere(hull: Hull, point: Point) -> None:
    for kind in ("turret", "pintle"):
        assert in_arc(hull, mount(kind=kind), Disc(*point), by_centre=False)


@pytest.mark.rule("HH-MNT-05")
@given(hulls, points)
def test_two_sponsons_cover_the_table_between_them(hull: Hull, point: Point) -> None:
    left, right = (
        in_arc(hull, mount(kind="sponson", side=side), Disc(*point), by_centre=True) for side in ("left", "right")
    )
    assert left or right
    assert (left and right) == (abs(point.y) <= 1e-9)


@pytest.mark.rule("HH-MNT-02")
def test_side_means_both_sides() -> None:
    assert named_arcs(("side", "front", "left")) == ("left", "right", "front")


@pytest.mark.rule("HH-MNT-07")
def test_a_co_axial_weapon_has_the_arcs_of_its_linked_one() -> None:
    coaxial = mount(kind="co-axial", of={"kind": "sponson", "side": "left"})
    assert in_arc(HULL, coaxial, Disc(-9, 0.5), by_centre=False)
    assert not in_arc(HULL, coaxial, Disc(9, -0.5), by_centre=False)


@pytest.mark.rule("HH-MNT-09")
@given(hulls, points, radii, st.sampled_from(["front", "left", "rear", "right"]))
def test_a_base_is_in_an_arc_when_some_point_of_it_is(hull: Hull, point: Point, radius: float, face: Face) -> None:
    region = arc(hull, face)
    if touches(region, Disc(*point)):
        assert touches(region, Disc(*point, radius))
    for step in range(0, 360, 15):
        edge = turned(Point(radius, 0), step)
        if touches(region, Disc(point.x + edge.x, point.y + edge.y)):
            assert touches(region, Disc(*point, radius + 1e-6))


@pytest.mark.rule("HH-MNT-09")
@given(
    hulls,
    st.builds(Box, places, places, angles, sizes, sizes),
    st.floats(-0.5, 0.5),
    st.floats(-0.5, 0.5),
    st.sampled_from(
        [
            {"kind": "hull", "arcs": ["front"]},
            {"kind": "hull", "arcs": ["side"]},
            {"kind": "centreline"},
            {"kind": "centreline", "ends": ["rear"]},
            {"kind": "sponson", "side": "right"},
        ]
    ),
)
def test_a_hull_is_in_an_arc_when_some_point_of_it_is(
    hull: Hull, other: Box, along: float, across: float, fields: dict[str, Any]
) -> None:
    offset = turned(Point(along * other.length, across * other.width), other.heading)
    point = Disc(other.x + offset.x, other.y + offset.y)
    fires = mount(**fields)
    if in_arc(hull, fires, point, by_centre=False):
        assert in_arc(hull, fires, other, by_centre=False)
    if in_arc(hull, fires, other, by_centre=True):
        assert in_arc(hull, fires, other, by_centre=False)


@pytest.mark.rule("HH-MNT-09")
def test_a_hull_that_only_touches_the_strip_is_in_arc() -> None:
    ahead = mount(kind="centreline")
    assert in_arc(HULL, ahead, Box(12, 3, 0, 6, 3), by_centre=False)
    assert not in_arc(HULL, ahead, Box(12, 3.001, 0, 6, 3), by_centre=False)


@pytest.mark.rule("HH-MNT-09")
def test_a_base_that_only_touches_the_line_is_in_arc() -> None:
    left = mount(kind="sponson", side="left")
    assert in_arc(HULL, left, Disc(9, -0.5, 0.5), by_centre=False)
    assert not in_arc(HULL, left, Disc(9, -0.5, 0.499), by_centre=False)


@pytest.mark.rule("HH-MNT-08")
def test_a_dorsal_weapon_measures_from_hull_to_edge() -> None:
    dorsal = mount(kind="dorsal", arcs=["front"])
    target = ArcTarget(x=10.5, y=0, radius=0.5).shape
    assert gap(Hull(4, 4), target) == 8
    assert not in_arc(Hull(4, 4), dorsal, target, by_centre=False)
    assert not in_arc(Hull(4, 4), dorsal, target, by_centre=True)
    assert in_arc(Hull(4, 4), dorsal, Disc(11, 0, 0.5), by_centre=False)
    assert not in_arc(Hull(4, 4), dorsal, Disc(-11, 0, 0.5), by_centre=False)
