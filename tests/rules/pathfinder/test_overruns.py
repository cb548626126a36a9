"""Vehicular overruns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import HEAVY, HUGE, SEVEN


@pytest.mark.rule("PF-COL-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HEAVY, "driver": SEVEN, "target": {"cmd": 17}},
            [8, 5, 6],
            {
                "allowed": True,
                "avoided": False,
                "check": {"dc": 17, "success": True},
                "damage": 11,
                "target_damage": 11,
                "prone": False,
                "passes": True,
                "sudden_stop": False,
            },
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}},
            [7],
            {"check": {"dc": 17, "success": False}, "damage": 0, "passes": False},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"size": "large", "cmd": 18, "legs": 4}},
            [13, 1, 1],
            {"check": {"dc": 22, "success": True}, "damage": 2},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 40}},
            [20, 4, 4],
            {"check": {"success": True}, "damage": 8, "prone": False},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 5}}, [1], {"check": {"success": False}}),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17, "conditions": ["stunned"]}},
            [4, 2, 2],
            {"check": {"success": True}, "damage": 4},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17, "conditions": ["helpless"]}},
            [5, 6, 2, 8],
            {"check": {"dc": 17, "success": True}, "damage": 21, "prone": True},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "improved_overrun": True, "greater_overrun": True},
                "other_modifier": -4,
                "target": {"cmd": 17},
            },
            [8, 5, 6],
            {"check": {"success": True}, "damage": 11},
        ),
        (
            {
                "vehicle": {"size": "huge", "squares": 8, "hp_max": 120, "hp": 59},
                "driver": SEVEN,
                "target": {"cmd": 17},
            },
            [9],
            {"check": {"success": False}},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "skilled_driver": ["land"], "getaway": "master"},
                "target": {"cmd": 17},
            },
            [7],
            {"check": {"success": False}},
        ),
        ({"target": {"size": "small"}}, [7], BAD_INPUT),
    ],
)
def test_vehicular_overrun(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"target": {"cmd": 17, "avoids": True}},
            [],
            {"avoided": True, "check": None, "damage": 0, "passes": True, "sudden_stop": False},
        ),
        ({"vehicle": HUGE, "target": {"cmd": 17, "avoids": True}}, [], {"allowed": False, "reason": "cannot-avoid"}),
        ({"vehicle": HUGE, "target": {"size": "large", "cmd": 18, "avoids": True}}, [], {"avoided": True}),
        (
            {"vehicle": HUGE, "target": {"size": "large", "cmd": 18, "avoids": True, "conditions": ["prone"]}},
            [],
            {"allowed": False, "reason": "cannot-avoid"},
        ),
        (
            {"driver": {"improved_overrun": True}, "target": {"cmd": 17, "avoids": True}},
            [],
            {"allowed": False, "reason": "cannot-avoid"},
        ),
        (
            {"driver": {"present": False, "improved_overrun": True}, "target": {"cmd": 17, "avoids": True}},
            [],
            {"avoided": True},
        ),
    ],
)
def test_getting_out_of_the_way(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}}, [13, 5, 6, 2, 8], {"damage": 21, "prone": True}),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}}, [12, 5, 6], {"damage": 11, "prone": False}),
        (
            {"vehicle": {"size": "huge", "ram": True, "propulsion": ["magic"]}, "driver": SEVEN, "target": {"cmd": 17}},
            [13, 5, 6, 2, 8, 3, 4],
            {"damage": 28, "prone": True},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"kind": "vehicle", "size": "large", "cmd": 16, "hardness": 5},
            },
            [13, 5, 6, 2, 8],
            {"damage": 21, "target_damage": 16, "prone": False, "target_sudden_stop": False},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"kind": "vehicle", "size": "large", "cmd": 16, "hardness": 5},
            },
            [17, 5, 6, 2, 8],
            {"target_damage": 16, "prone": True, "target_sudden_stop": True},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 26}}, [20, 1, 2], {"damage": 3, "prone": False}),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}, "settings": {"pf.dmg.double": "doubleRoll"}},
            [13, 5, 6],
            {"damage": 22, "prone": True},
        ),
    ],
)
def test_by_five_by_ten(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"size": "huge", "speed": 11}, "driver": SEVEN, "target": {"cmd": 17}},
            [7],
            {"passes": False, "sudden_stop": True, "speed": 0, "damage": 0},
        ),
        (
            {
                "vehicle": {"size": "huge", "speed": 11},
                "driver": SEVEN,
                "target": {"cmd": 17},
                "settings": {"pf.man.failed": "endsMovement"},
            },
            [7],
            {"passes": False, "sudden_stop": False, "speed": 11},
        ),
        (
            {
                "vehicle": {"size": "huge", "speed": 11},
                "driver": SEVEN,
                "target": {"cmd": 17},
                "settings": {"pf.man.failed": "passes"},
            },
            [7],
            {"passes": True, "sudden_stop": False, "speed": 11, "damage": 0},
        ),
    ],
)
def test_a_failed_overrun_or_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"size": "huge", "speed": 11}, "driver": SEVEN, "target": {"cmd": 18}},
            [8],
            {"check": {"success": False}, "pushed": [0], "passes": False, "sudden_stop": True, "speed": 0},
        )
    ],
)
def test_a_failed_overrun_or_bull_rush_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)


@pytest.mark.rule("PF-COL-02", "PF-COL-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17, "conditions": ["stunned"]}},
            [3],
            {"check": {"success": False}},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": {"modifier": 7, "improved_overrun": True, "greater_overrun": True},
                "target": {"cmd": 17},
            },
            [3],
            {"check": {"success": False}},
        ),
        (
            {
                "vehicle": HUGE,
                "driver": SEVEN,
                "target": {"kind": "vehicle", "size": "large", "cmd": 17, "hardness": 5},
            },
            [17, 1, 1, 1, 1],
            {"damage": 4, "target_damage": 0, "prone": False},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 19, "conditions": ["immobilised"]}},
            [1, 1, 1, 1],
            {"damage": 4, "prone": True},
        ),
        (
            {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17, "legs": 0}},
            [8, 1, 1],
            {"check": {"dc": 17, "success": True}},
        ),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}}, [21], BAD_INPUT),
        ({"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}}, [8, 9, 1], BAD_INPUT),
        (
            {"vehicle": {"size": "huge", "ram": True}, "driver": SEVEN, "target": {"cmd": 17}},
            [8, 1, 1, 9, 1],
            BAD_INPUT,
        ),
    ],
)
def test_just_short(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)
