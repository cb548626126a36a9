"""What holds on the grid whatever the move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pathfinder.grid.course import Course, Scene, lay_out
from rules.pathfinder.grid.ground import ground_of
from rules.pathfinder.grid.obstacles import Obstacle
from rules.pathfinder.grid.placement import (
    FACINGS,
    STEPS,
    Facing,
    Placement,
    Side,
    Square,
    Token,
    corner,
    stepped,
    turned,
    turning_area,
    wide_turned,
)
from rules.pathfinder.grid.reachable import reachable
from rules.pathfinder.settings import Settings
from tests.examples import outcome_of

extents = st.integers(1, 5)
placements = st.builds(
    Placement,
    x=st.integers(-6, 6),
    y=st.integers(-6, 6),
    facing=st.sampled_from(FACINGS),
    width=extents,
    length=extents,
)
sides: st.SearchStrategy[Side] = st.sampled_from(["left", "right"])
forward: st.SearchStrategy[Token] = st.sampled_from(["F", "FL", "FR", "TL", "TR"])


def squares(there: Placement) -> set[Square]:
    """The squares that a placement covers."""
    x, y, wide, high = there.rectangle
    return {(x + i, y + j) for i in range(wide) for j in range(high)}


def scene(obstacles: list[Obstacle] | None = None, difficult: list[Square] | None = None, **keys: str) -> Scene:
    """A scene for a Large land vehicle; `keys` are settings with their dots left out."""
    aliases = {key.replace("_", "."): value for key, value in keys.items()}
    rules = Settings.model_validate(aliases, by_alias=True, by_name=False)
    there = obstacles or []
    return Scene(ground_of("land", there, difficult or [], rules), there, "large", rules)


def wall(x: int, y: int) -> Obstacle:
    return Obstacle(id=f"{x} {y}", kind="object", solid=True, x=x, y=y)


LEFT_TABLE: dict[Facing, Any] = {
    "N": lambda x, y, w, n: ("W", x + w - n, y),
    "E": lambda x, y, w, n: ("N", x + n - w, y + w - n),
    "S": lambda x, y, w, n: ("E", x, y + n - w),
    "W": lambda x, y, w, n: ("S", x, y),
}
RIGHT_TABLE: dict[Facing, Any] = {
    "N": lambda x, y, w, n: ("E", x, y),
    "E": lambda x, y, w, n: ("S", x + n - w, y),
    "S": lambda x, y, w, n: ("W", x + w - n, y + n - w),
    "W": lambda x, y, w, n: ("N", x, y + w - n),
}


@pytest.mark.rule("PF-GRID-03")
@given(there=placements, step=st.sampled_from(sorted(STEPS)))
def test_a_step_shifts_the_whole_rectangle_by_one(there: Placement, step: Any) -> None:
    then = stepped(there, step)
    assert (then.facing, then.width, then.length) == (there.facing, there.width, there.length)
    assert max(abs(then.x - there.x), abs(then.y - there.y)) == 1
    assert len(squares(then)) == there.width * there.length


@pytest.mark.rule("PF-GRID-06")
@given(there=placements, side=sides)
def test_a_quarter_turn_is_that_of_the_table(there: Placement, side: Side) -> None:
    then = turned(there, side)
    table = LEFT_TABLE if side == "left" else RIGHT_TABLE
    expected = table[there.facing](there.x, there.y, there.width, there.length)
    assert (then.facing, then.x, then.y) == expected
    assert (then.width, then.length) == (there.width, there.length)


@pytest.mark.rule("PF-GRID-06")
@given(there=placements, side=sides)
def test_the_rear_lies_where_the_front_was(there: Placement, side: Side) -> None:
    """The corner away from the turn is the pivot, and a vehicle as long as wide leaves its front block covered."""
    then = turned(there, side)
    assert squares(then) & squares(there)
    if there.length >= there.width:
        assert len(squares(then) & squares(there)) == there.width**2


@pytest.mark.rule("PF-GRID-06")
@given(there=placements, side=sides)
def test_four_quarter_turns_to_one_side_come_back(there: Placement, side: Side) -> None:
    then = there
    for _ in range(4):
        then = turned(then, side)
    assert then == there


@pytest.mark.rule("PF-WIDE-02", "PF-WIDE-03")
@given(there=placements.filter(lambda p: p.length >= p.width), side=sides)
def test_a_wide_turn_ends_in_its_area_along_the_far_edge(there: Placement, side: Side) -> None:
    area, end = turning_area(there, side), wide_turned(there, side)
    inside = {
        (x, y) for x in range(area.x, area.x + area.side_length) for y in range(area.y, area.y + area.side_length)
    }
    assert squares(end) <= inside
    assert not inside & squares(there)
    ahead = there
    for _ in range(there.length):
        ahead = stepped(ahead, "F")
    assert end == turned(ahead, side)
    x, y = corner(there, front=True, right=side == "left")
    far = max(inside, key=lambda square: abs(square[0] - x) + abs(square[1] - y))
    assert far in squares(end)


@pytest.mark.rule("PF-RND-06", "PF-GRID-05")
@given(
    there=placements,
    distance=st.integers(0, 7),
    path=st.lists(forward, max_size=9),
    diagonals=st.booleans(),
    may_turn=st.booleans(),
    rough=st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), max_size=20),
)
def test_every_square_and_every_token_is_accounted_for(
    there: Placement, distance: int, path: list[Token], diagonals: bool, may_turn: bool, rough: list[Square]
) -> None:
    laid = lay_out(Course(there, distance, tuple(path), diagonals, may_turn), scene(difficult=rough))
    assert laid.spent + laid.lost == distance
    assert not laid.lost or rough
    assert (laid.placement.width, laid.placement.length) == (there.width, there.length)
    assert list(laid.unused) == path[len(path) - len(laid.unused) :]
    done = path[: len(path) - len(laid.unused)]
    dropped = [token for token in laid.replaced if token in ("TL", "TR")]
    assert len(laid.steps) >= len(done) - len(dropped)
    assert sum(step in ("TL", "TR") for step in laid.steps) <= may_turn
    assert diagonals or not {"FL", "FR"} & set(laid.steps)


def quarter(there: Placement) -> Placement:
    """The placement with the whole grid turned a quarter to the right: (x, y) becomes (−y, x)."""
    x, y, _, high = there.rectangle
    facing = FACINGS[(FACINGS.index(there.facing) + 1) % 4]
    return Placement(-(y + high - 1), x, facing, there.width, there.length)


@pytest.mark.rule("PF-GRID-02", "PF-GRID-10")
@given(
    there=placements,
    distance=st.integers(0, 6),
    path=st.lists(forward, max_size=6),
    walls=st.sets(st.tuples(st.integers(-8, 8), st.integers(-8, 8)), max_size=12),
    rough=st.lists(st.tuples(st.integers(-8, 8), st.integers(-8, 8)), max_size=12),
    wide=st.sampled_from(["on", "off"]),
)
def test_no_direction_of_the_grid_is_special(
    there: Placement, distance: int, path: list[Token], walls: set[Square], rough: list[Square], wide: str
) -> None:
    course = Course(there, distance, tuple(path), may_turn=True)
    laid = lay_out(course, scene([wall(x, y) for x, y in walls], rough, pf_turn_wide=wide))
    walls_turned, rough_turned = [wall(-y, x) for x, y in walls], [(-y, x) for x, y in rough]
    other = lay_out(course._replace(start=quarter(there)), scene(walls_turned, rough_turned, pf_turn_wide=wide))
    assert other.placement == quarter(laid.placement)
    assert (other.steps, other.replaced, other.unused) == (laid.steps, laid.replaced, laid.unused)
    assert [contact.step for contact in other.contacts] == [contact.step for contact in laid.contacts]


def swapped(there: Placement) -> Placement:
    """The placement in a mirror that stands along the y axis."""
    x, y, wide, _ = there.rectangle
    mirrored: dict[Facing, Facing] = {"N": "N", "E": "W", "S": "S", "W": "E"}
    return Placement(-(x + wide - 1), y, mirrored[there.facing], there.width, there.length)


MIRROR: dict[Token, Token] = {"F": "F", "FL": "FR", "FR": "FL", "TL": "TR", "TR": "TL"}


@pytest.mark.rule("PF-GRID-03", "PF-GRID-06", "PF-GRID-10")
@given(
    there=placements,
    distance=st.integers(0, 6),
    path=st.lists(forward, max_size=6),
    walls=st.sets(st.tuples(st.integers(-8, 8), st.integers(-8, 8)), max_size=12),
)
def test_left_and_right_are_each_other_s_mirror(
    there: Placement, distance: int, path: list[Token], walls: set[Square]
) -> None:
    course = Course(there, distance, tuple(path), may_turn=True)
    laid = lay_out(course, scene([wall(x, y) for x, y in walls]))
    mirrored = Course(swapped(there), distance, tuple(MIRROR[token] for token in path), may_turn=True)
    assert lay_out(mirrored, scene([wall(-x, y) for x, y in walls])).placement == swapped(laid.placement)


@pytest.mark.rule("PF-GRID-06", "PF-GRID-07", "PF-DRV-05")
@given(there=placements, speed=st.integers(1, 12), after=st.integers(0, 12), side=sides)
def test_four_turns_in_a_row_follow_the_rule_each_time(there: Placement, speed: int, after: int, side: Side) -> None:
    """Speed squares each time, a quarter turn after `after` of them."""
    now = there
    for _ in range(4):
        outcome = outcome_of(
            "pathfinder.drive",
            {
                "choice": "turn",
                "vehicle": {"propulsion": ["magic"], "speed": speed},
                "path": ["F"] * min(after, speed) + ["TL" if side == "left" else "TR"],
                "placement": {
                    "x": now.x,
                    "y": now.y,
                    "facing": now.facing,
                    "width": now.width,
                    "length": now.length,
                },
            },
            [],
        )
        expected = now
        for _ in range(min(after, speed)):
            expected = stepped(expected, "F")
        expected = turned(expected, side)
        for _ in range(speed - min(after, speed)):
            expected = stepped(expected, "F")
        now = Placement(**outcome["placement"])
        assert now == expected


# --- reachable squares --------------------------------------------------------------------------------------------


def every_path(distance: int, tokens: tuple[Token, ...], turning: bool) -> Iterator[tuple[Token, ...]]:
    """Each path that can matter for a move of that distance."""
    turns: tuple[Token, ...] = ("TL", "TR")
    for count in range(distance + 1):
        for path in product(tokens, repeat=count):
            yield path
            for at in range(count + 1) if turning else ():
                yield from ((*path[:at], turn, *path[at:]) for turn in turns)


@pytest.mark.rule("PF-GRID-14")
@settings(deadline=None, max_examples=60)
@given(
    there=placements,
    distance=st.integers(0, 4),
    diagonals=st.booleans(),
    may_turn=st.booleans(),
    backward=st.booleans(),
    walls=st.sets(st.tuples(st.integers(-7, 7), st.integers(-7, 7)), max_size=10),
    rough=st.lists(st.tuples(st.integers(-7, 7), st.integers(-7, 7)), max_size=10),
    keys=st.fixed_dictionaries(
        {
            "pf_turn_wide": st.sampled_from(["on", "off"]),
            "pf_turn_wideSpends": st.sampled_from(["rest", "length"]),
            "pf_turn_atRest": st.sampled_from(["allowed", "forbidden"]),
            "pf_move_diagonals": st.sampled_from(["alternating", "single"]),
        }
    ),
)
def test_reachable_placements_are_those_of_every_path(
    there: Placement,
    distance: int,
    diagonals: bool,
    may_turn: bool,
    backward: bool,
    walls: set[Square],
    rough: list[Square],
    keys: dict[str, str],
) -> None:
    ground = scene([wall(x, y) for x, y in walls], rough, **keys)
    course = Course(there, distance, (), diagonals, may_turn and not backward, backward)
    tokens: tuple[Token, ...] = ("B", "BL", "BR") if backward else ("F", "FL", "FR")
    expected = {
        lay_out(course._replace(path=path), ground).placement for path in every_path(distance, tokens, course.may_turn)
    }
    reach = reachable(course, ground)
    assert set(reach.ends) == expected
    for end, path in reach.ends.items():
        laid = lay_out(course._replace(path=path), ground)
        assert (laid.placement, laid.replaced, laid.unused) == (end, (), ())
    assert set(reach.ends) <= set(reach.passed)


@pytest.mark.rule("PF-GRID-14")
def test_a_failed_check_leaves_one_place_to_end() -> None:
    course = Course(Placement(10, 20, "N", 2, 2), 4, diagonals=False)
    assert reachable(course, scene()).ends == {Placement(10, 16, "N", 2, 2): ("F", "F", "F", "F")}


@pytest.mark.rule("PF-GRID-14")
def test_ways_that_end_alike_count_once() -> None:
    reach = reachable(Course(Placement(10, 20, "N", 2, 2), 2), scene())
    assert {(end.x, end.y) for end in reach.ends} == {(10, 18), (9, 18), (11, 18)}
    assert reach.passed[Placement(10, 19, "N", 2, 2)] == 1
    assert reach.passed[Placement(10, 20, "N", 2, 2)] == 0
    assert not reach.turns


@pytest.mark.rule("PF-GRID-14")
def test_both_quarter_turns_are_shown_at_each_point() -> None:
    start = Placement(10, 20, "N", 2, 3)
    reach = reachable(Course(start, 1, diagonals=False, may_turn=True), scene())
    ahead = stepped(start, "F")
    assert reach.turns == {(there, turned(there, side)) for there in (start, ahead) for side in ("left", "right")}
