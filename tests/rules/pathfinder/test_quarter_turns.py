"""Quarter turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check
from tests.rules.pathfinder.vehicles import at


@pytest.mark.rule("PF-GRID-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(9, 20, "W", 2, 3), "spent": 0, "steps": ["TL"]},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 0, "may_turn": True, "path": ["TR"]},
            [],
            {"placement": at(10, 20, "E", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "E", 2, 3), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(11, 9, "N", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "E", 2, 3), "distance": 0, "may_turn": True, "path": ["TR"]},
            [],
            {"placement": at(11, 10, "S", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "S", 2, 3), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(10, 11, "E", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "S", 2, 3), "distance": 0, "may_turn": True, "path": ["TR"]},
            [],
            {"placement": at(9, 11, "W", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "W", 2, 3), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(10, 10, "S", 2, 3)},
        ),
        (
            {"placement": at(10, 10, "W", 2, 3), "distance": 0, "may_turn": True, "path": ["TR"]},
            [],
            {"placement": at(10, 9, "N", 2, 3)},
        ),
        (
            {"placement": at(10, 20, "N", 2, 2), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(10, 20, "W", 2, 2)},
        ),
        (
            {"placement": at(10, 20, "N", 1, 3), "distance": 0, "may_turn": True, "path": ["TL"]},
            [],
            {"placement": at(8, 20, "W", 1, 3)},
        ),
    ],
)
def test_the_quarter_turn(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 6, "may_turn": True, "path": ["F", "F", "TL", "F", "FR"]},
            [],
            {"placement": at(5, 17, "W", 2, 3), "spent": 6},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 5, "may_turn": True, "path": ["TR"]},
            [],
            {"placement": at(15, 20, "E", 2, 3), "steps": ["TR", "F", "F", "F", "F", "F"]},
        ),
        (
            {"placement": at(10, 20, "E", 1, 3), "distance": 3, "may_turn": True, "path": ["F", "F", "F", "TR"]},
            [],
            {"placement": at(15, 20, "S", 1, 3)},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 1, "may_turn": True, "path": ["TL", "TL"]},
            [],
            {"steps": ["TL", "F"], "replaced": ["TL"]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 0,
                "may_turn": True,
                "path": ["TL"],
                "settings": {"pf.turn.atRest": "forbidden"},
            },
            [],
            {"steps": [], "replaced": ["TL"], "turn_refused": "no-speed"},
        ),
        (
            {"placement": at(0, 0, "N", 2, 2), "distance": 3, "may_turn": True, "path": ["FL", "TR", "FL"]},
            [],
            {"placement": at(0, -2, "E", 2, 2), "spent": 3, "steps": ["FL", "TR", "FL"]},
        ),
    ],
)
def test_when_how_often_what_it_spends(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)
