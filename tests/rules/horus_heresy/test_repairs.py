"""Repair rolls and Battlesmiths, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"statuses": ["pinned"]},
            [6],
            {"tested": True, "successes": 1, "removed": ["pinned"], "statuses": []},
            marks=rule("HH-REP-01"),
            id="HH-REP-01-a",
        ),
        param(
            {"statuses": ["pinned"]},
            [5],
            {"successes": 0, "removed": [], "statuses": ["pinned"]},
            marks=rule("HH-REP-01"),
            id="HH-REP-01-b",
        ),
        param(
            {"statuses": ["stunned", "suppressed"], "preference": ["suppressed"]},
            [6],
            {"removed": ["suppressed"], "statuses": ["stunned"]},
            marks=rule("HH-REP-01"),
            id="HH-REP-01-c",
        ),
        param(
            {"statuses": []},
            [],
            {"tested": False, "successes": 0, "statuses": []},
            marks=rule("HH-REP-01"),
            id="HH-REP-01-d",
        ),
        param(
            {"statuses": ["pinned"], "target_number": 4},
            [4],
            {"successes": 1, "statuses": []},
            marks=rule("HH-REP-02"),
            id="HH-REP-02-a",
        ),
        param(
            {"statuses": ["pinned"], "target_number": 4},
            [3],
            {"successes": 0, "statuses": ["pinned"]},
            marks=rule("HH-REP-02"),
            id="HH-REP-02-b",
        ),
        param(
            {
                "statuses": ["stunned", "pinned", "suppressed"],
                "dice": 2,
                "target_number": 5,
                "preference": ["pinned", "suppressed"],
            },
            [5, 6],
            {"successes": 2, "removed": ["pinned", "suppressed"], "statuses": ["stunned"]},
            marks=rule("HH-REP-02"),
            id="HH-REP-02-c",
        ),
        param(
            {"statuses": ["stunned"], "dice": 2},
            [6, 6],
            {"successes": 2, "removed": ["stunned"], "statuses": []},
            marks=rule("HH-REP-02"),
            id="HH-REP-02-d",
        ),
    ],
)
def test_examples_of_repair(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.repair", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "intelligence": 8,
                "x": 1,
                "option": "repair",
                "hull_points": 3,
                "base_hull_points": 5,
                "statuses": ["pinned"],
                "distance": 6,
            },
            [4, 4],
            {"allowed": True, "total": 8, "passed": True, "hull_points": 4, "statuses": ["pinned"]},
            marks=rule("HH-REP-03"),
            id="HH-REP-03-a",
        ),
        param(
            {
                "intelligence": 8,
                "x": 2,
                "option": "repair",
                "hull_points": 4,
                "base_hull_points": 5,
                "statuses": [],
                "servo_arm": True,
                "distance": 1,
            },
            [2, 3],
            {"passed": True, "hull_points": 5},
            marks=rule("HH-REP-03"),
            id="HH-REP-03-b",
        ),
        param(
            {
                "intelligence": 8,
                "x": 2,
                "option": "restore",
                "hull_points": 3,
                "base_hull_points": 5,
                "statuses": ["stunned", "pinned", "suppressed"],
                "preference": ["suppressed"],
                "servo_arm": True,
                "distance": 0,
            },
            [1, 2],
            {"hull_points": 3, "removed": ["suppressed", "stunned"], "statuses": ["pinned"]},
            marks=rule("HH-REP-03"),
            id="HH-REP-03-c",
        ),
        param(
            {
                "intelligence": 8,
                "x": 1,
                "option": "repair",
                "hull_points": 3,
                "base_hull_points": 5,
                "statuses": [],
                "distance": 3,
            },
            [5, 4],
            {"total": 9, "passed": False, "hull_points": 3},
            marks=rule("HH-REP-03"),
            id="HH-REP-03-d",
        ),
        param(
            {
                "intelligence": 8,
                "x": 1,
                "option": "repair",
                "hull_points": 3,
                "base_hull_points": 5,
                "statuses": [],
                "distance": 6.1,
            },
            [],
            {"allowed": False, "hull_points": 3},
            marks=rule("HH-REP-03"),
            id="HH-REP-03-e",
        ),
    ],
)
def test_examples_of_battlesmith(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.battlesmith", given, dice, then)
