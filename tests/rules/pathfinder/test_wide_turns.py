"""Wide turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import at


@pytest.mark.rule("PF-WIDE-02", "PF-WIDE-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 18, "N", 2, 3), "side": "left"},
            [],
            {
                "allowed": True,
                "zone": {"x": 9, "y": 15, "side_length": 3},
                "placement": at(9, 15, "W", 2, 3),
                "results": [],
                "gm_places": False,
            },
        ),
        (
            {"placement": at(10, 18, "N", 2, 3), "side": "right"},
            [],
            {"zone": {"x": 10, "y": 15, "side_length": 3}, "placement": {"x": 10, "y": 15, "facing": "E"}},
        ),
        (
            {"placement": at(10, 10, "E", 2, 3), "side": "left"},
            [],
            {"zone": {"x": 13, "y": 9}, "placement": {"x": 14, "y": 9, "facing": "N"}},
        ),
        (
            {"placement": at(10, 10, "E", 2, 3), "side": "right"},
            [],
            {"zone": {"x": 13, "y": 10}, "placement": {"x": 14, "y": 10, "facing": "S"}},
        ),
        (
            {"placement": at(10, 10, "S", 2, 3), "side": "left"},
            [],
            {"zone": {"x": 10, "y": 13}, "placement": {"x": 10, "y": 14, "facing": "E"}},
        ),
        (
            {"placement": at(10, 10, "S", 2, 3), "side": "right"},
            [],
            {"zone": {"x": 9, "y": 13}, "placement": {"x": 9, "y": 14, "facing": "W"}},
        ),
        (
            {"placement": at(10, 10, "W", 2, 3), "side": "left"},
            [],
            {"zone": {"x": 7, "y": 10}, "placement": {"x": 7, "y": 10, "facing": "S"}},
        ),
        (
            {"placement": at(10, 10, "W", 2, 3), "side": "right"},
            [],
            {"zone": {"x": 7, "y": 9}, "placement": {"x": 7, "y": 9, "facing": "N"}},
        ),
        (
            {"placement": at(0, 40, "E", 4, 10), "side": "right"},
            [],
            {"zone": {"x": 10, "y": 40, "side_length": 10}, "placement": at(16, 40, "S", 4, 10)},
        ),
    ],
)
def test_the_turning_area_where_it_ends(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)


@pytest.mark.rule("PF-WIDE-03", "PF-WIDE-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 18, "N", 2, 3),
                "distance": 4,
                "may_turn": True,
                "path": ["WL"],
                "obstacles": [{"id": "in", "x": 9, "y": 17}, {"id": "out", "x": 12, "y": 17}],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {
                "placement": {"x": 9, "y": 15, "facing": "W"},
                "zone": {"x": 9, "y": 15, "side_length": 3},
                "steps": ["WL"],
                "spent": 4,
                "contacts": [
                    {"step": 1, "id": "in", "manoeuvre": "overrun", "before": {"x": 10, "y": 18, "facing": "N"}}
                ],
            },
        ),
        (
            {
                "placement": at(10, 18, "N", 2, 3),
                "distance": 4,
                "may_turn": True,
                "path": ["F", "TL"],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {"steps": ["F", "WL"], "placement": {"x": 9, "y": 14, "facing": "W"}},
        ),
        (
            {
                "placement": at(10, 18, "N", 2, 3),
                "distance": 0,
                "may_turn": True,
                "path": ["WR"],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {"steps": ["TR"], "zone": None, "placement": {"x": 10, "y": 18, "facing": "E"}},
        ),
        ({"placement": at(10, 18, "N", 2, 3), "distance": 4, "may_turn": True, "path": ["F", "WL"]}, [], BAD_INPUT),
    ],
)
def test_as_a_step_of_the_move(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-WIDE-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 9,
                "may_turn": True,
                "path": ["F", "F", "WL", "F"],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {"placement": {"x": 9, "y": 15, "facing": "W"}, "spent": 9, "lost": 0, "unused": ["F"]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 9,
                "may_turn": True,
                "path": ["F", "F", "WL"],
                "settings": {"pf.turn.wide": "on", "pf.turn.wideSpends": "length"},
            },
            [],
            {"placement": {"x": 5, "y": 15, "facing": "W"}, "spent": 9, "steps": ["F", "F", "WL", "F", "F", "F", "F"]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 4,
                "may_turn": True,
                "path": ["F", "F", "WL"],
                "settings": {"pf.turn.wide": "on", "pf.turn.wideSpends": "length"},
            },
            [],
            {
                "placement": {"x": 10, "y": 16, "facing": "N"},
                "turn_refused": "not-enough-movement",
                "replaced": ["WL"],
                "spent": 4,
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 2,
                "may_turn": True,
                "path": ["F", "F", "WL"],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {"placement": {"x": 10, "y": 18, "facing": "N"}, "turn_refused": "not-enough-movement", "spent": 2},
        ),
    ],
)
def test_what_it_spends(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-WIDE-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 5,
                "may_turn": True,
                "path": ["F", "F", "WL"],
                "settings": {"pf.turn.wide": "on", "pf.turn.wideSpends": "length"},
            },
            [],
            {"placement": {"x": 9, "y": 15, "facing": "W"}, "spent": 5, "turn_refused": None},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 3,
                "may_turn": True,
                "path": ["F", "F", "WL"],
                "settings": {"pf.turn.wide": "on"},
            },
            [],
            {"placement": {"x": 9, "y": 15, "facing": "W"}, "spent": 3, "turn_refused": None},
        ),
    ],
)
def test_exactly_enough(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-WIDE-04", "PF-WIDE-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 9,
                "may_turn": True,
                "path": ["F", "F", "WL", "FL"],
                "settings": {"pf.turn.wide": "on", "pf.turn.wideSpends": "length"},
            },
            [],
            {
                "placement": {"x": 5, "y": 16, "facing": "W"},
                "spent": 9,
                "steps": ["F", "F", "WL", "FL", "F", "F", "F"],
                "unused": [],
            },
        )
    ],
)
def test_going_on_after_it(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)
