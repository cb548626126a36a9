"""Vehicular bull rushes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check
from tests.rules.pathfinder.vehicles import HUGE, SEVEN


@pytest.mark.rule("PF-COL-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}},
            [9],
            {"check": {"dc": 18, "success": True}, "pushed": [1], "damage": 0, "passes": True},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}}, [13], {"pushed": [1]}),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}}, [14], {"pushed": [2], "damage": 0}),
        (
            {"vehicle": HUGE, "driver": SEVEN, "deal_damage": True, "target": {"cmd": 18}},
            [19, 3, 4],
            {"pushed": [3], "damage": 7, "target_damage": 7},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "deal_damage": True, "target": {"cmd": 18}},
            [13],
            {"pushed": [1], "damage": 0},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "free_squares": 1, "target": {"cmd": 18}}, [19], {"pushed": [1]}),
        (
            {"vehicle": HUGE, "driver": SEVEN, "free_squares": 0, "target": {"cmd": 18}},
            [9],
            {"pushed": [0], "passes": True, "sudden_stop": False},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 40}}, [20], {"check": {"success": True}, "pushed": [1]}),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "improved_bull_rush": True, "improved_overrun": True},
                "target": {"size": "large", "cmd": 18, "legs": 4},
            },
            [7],
            {"check": {"dc": 18, "success": True}, "pushed": [1]},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"size": "huge", "cmd": 18}},
            [],
            {"allowed": False, "reason": "must-ram"},
        ),
    ],
)
def test_vehicular_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)


@pytest.mark.rule("PF-COL-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}, "line": [{"cmd": 16, "gap": 1}]},
            [19, 11],
            {"pushed": [2, 1]},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}, "line": [{"cmd": 16, "gap": 1}]},
            [19, 10],
            {"pushed": [1, 0]},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}, "line": [{"cmd": 16, "gap": 3}]},
            [19],
            {"pushed": [3, 0]},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}, "line": [{"cmd": 16, "gap": 0}]},
            [9, 1],
            {"pushed": [0, 0], "passes": True},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}, "line": [{"cmd": 8, "gap": 1}]},
            [19, 18],
            {"pushed": [3, 2]},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"cmd": 18},
                "line": [{"cmd": 8, "gap": 1}],
                "free_squares": 1,
            },
            [19, 18],
            {"pushed": [2, 1]},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"cmd": 18},
                "line": [{"cmd": 8, "gap": 1}],
                "deal_damage": True,
            },
            [19, 18, 3, 4],
            {"pushed": [3, 2], "damage": 7},
        ),
    ],
)
def test_creatures_behind(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)


@pytest.mark.rule("PF-COL-06", "PF-COL-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HUGE, "driver": SEVEN, "deal_damage": True, "target": {"cmd": 18, "hardness": 9}},
            [14, 3, 4],
            {"pushed": [2], "damage": 7, "target_damage": 0},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "improved_bull_rush": True, "greater_bull_rush": True},
                "target": {"cmd": 18},
            },
            [5],
            {"pushed": [1]},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "improved_bull_rush": True, "greater_bull_rush": True},
                "target": {"cmd": 18},
            },
            [4],
            {"check": {"success": False}},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"cmd": 10},
                "line": [{"cmd": 10, "gap": 0}, {"cmd": 10, "gap": 1}],
            },
            [19, 16, 20],
            {"pushed": [3, 3, 2]},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"cmd": 10},
                "line": [{"cmd": 10, "gap": 0}, {"cmd": 10, "gap": 1}],
            },
            [19, 16, 8],
            {"pushed": [1, 1, 0]},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 10}, "line": [{"cmd": 45, "gap": 1}]},
            [11, 20],
            {"pushed": [2, 1]},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "free_squares": 0,
                "target": {"cmd": 10},
                "line": [{"cmd": 10, "gap": 3}],
            },
            [11],
            {"pushed": [3, 0]},
        ),
    ],
)
def test_just_enough(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)
