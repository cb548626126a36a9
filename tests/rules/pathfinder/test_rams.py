"""Ramming."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import HUGE, SEVEN


@pytest.mark.rule("PF-COL-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"size": "huge", "hp_max": 120}, "target": HUGE},
            [7, 6],
            {
                "damage": 13,
                "target_damage": 13,
                "vehicle_damage": 1,
                "vehicle_hp": 119,
                "vehicle_state": "intact",
                "passes": True,
                "sudden_stop": False,
                "target_destroyed": None,
                "pullers": [],
            },
        ),
        ({"target": {"kind": "vehicle", "hardness": 5}}, [8], {"damage": 8, "target_damage": 3, "vehicle_damage": 0}),
        (
            {
                "vehicle": {"size": "colossal", "hp_max": 900, "squares": 60},
                "target": {"kind": "vehicle", "hardness": 5},
            },
            [8, 8, 8, 8, 5, 2, 1, 1],
            {"damage": 41, "target_damage": 36, "vehicle_damage": 15, "vehicle_hp": 885},
        ),
        (
            {"vehicle": {"size": "huge", "speed": 30, "maximum_speed": 30, "hp_max": 120}, "target": HUGE},
            [7, 6],
            {"damage": 13, "vehicle_damage": 1, "speed": 30},
        ),
        (
            {"vehicle": {"hardness": 0, "hp": 31, "speed": 14}, "target": {"size": "large"}},
            [4],
            {"vehicle_hp": 29, "vehicle_state": "broken", "speed": 10, "passes": True},
        ),
    ],
)
def test_ramming_a_creature_or_vehicle(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)


@pytest.mark.rule("PF-COL-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": {"speed": 9},
                "target": {"kind": "object", "size": "medium", "solid": True, "hardness": 8, "hp": 90},
            },
            [7],
            {
                "target_damage": 0,
                "vehicle_damage": 0,
                "target_destroyed": False,
                "passes": False,
                "sudden_stop": True,
                "speed": 0,
            },
        ),
        (
            {
                "vehicle": {"size": "colossal", "hp_max": 900, "squares": 60, "speed": 9},
                "target": {"kind": "object", "solid": True, "hardness": 5, "hp": 30},
            },
            [8, 8, 8, 8, 5, 2, 1, 1],
            {
                "target_damage": 36,
                "target_destroyed": True,
                "vehicle_damage": 15,
                "passes": True,
                "sudden_stop": False,
                "speed": 9,
            },
        ),
        (
            {
                "vehicle": {"size": "colossal", "hp_max": 900, "squares": 60},
                "target": {"kind": "object", "solid": True, "hardness": 5, "hp": 37},
            },
            [8, 8, 8, 8, 5, 2, 1, 1],
            {"target_destroyed": False, "passes": False, "sudden_stop": True},
        ),
        (
            {"vehicle": {"hardness": 0, "hp": 2}, "target": {"kind": "object", "solid": True, "hardness": 5, "hp": 1}},
            [7],
            {
                "target_destroyed": True,
                "passes": True,
                "vehicle_hp": -1,
                "vehicle_state": "wrecked",
                "sudden_stop": False,
            },
        ),
        (
            {
                "vehicle": {"hardness": 0, "hp": 0, "speed": 3},
                "target": {"kind": "object", "solid": True, "hardness": 5, "hp": 1},
            },
            [8],
            {"target_destroyed": True, "vehicle_state": "destroyed", "sudden_stop": True, "speed": 0},
        ),
        ({"target": {"kind": "object", "solid": True, "hardness": 8}}, [7], BAD_INPUT),
    ],
)
def test_ramming_a_solid_object(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)


@pytest.mark.rule("PF-COL-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": {
                    "type": "water",
                    "size": "colossal",
                    "hp_max": 1200,
                    "squares": 80,
                    "ram": True,
                    "propulsion": ["muscle-pushed"],
                },
                "target": {"kind": "vehicle", "hardness": 10},
            },
            [4, 4, 4, 4, 4, 4, 3, 3],
            {"damage": 30, "target_damage": 20, "vehicle_damage": 0},
        ),
        (
            {
                "vehicle": {
                    "type": "water",
                    "size": "colossal",
                    "hp_max": 1200,
                    "squares": 80,
                    "ram": True,
                    "propulsion": ["muscle-pushed"],
                },
                "target": {"kind": "object", "solid": True, "hardness": 8, "hp": 900},
            },
            [4, 4, 4, 4, 4, 4, 3, 3],
            {"vehicle_damage": 0, "passes": False},
        ),
        (
            {
                "first_solid_square": False,
                "vehicle": {
                    "type": "water",
                    "size": "colossal",
                    "hp_max": 1200,
                    "squares": 80,
                    "ram": True,
                    "propulsion": ["muscle-pushed"],
                },
                "target": {"kind": "object", "solid": True, "hardness": 8, "hp": 900},
            },
            [4, 4, 4, 4, 4, 4, 3, 3],
            {"vehicle_damage": 10},
        ),
        (
            {
                "reversing": True,
                "vehicle": {
                    "type": "water",
                    "size": "colossal",
                    "hp_max": 1200,
                    "squares": 80,
                    "ram": True,
                    "propulsion": ["muscle-pushed"],
                },
                "target": {"kind": "vehicle", "hardness": 5},
            },
            [4, 4, 4, 4, 4, 4, 3, 3],
            {"vehicle_damage": 10},
        ),
    ],
)
def test_a_ram(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)


@pytest.mark.rule("PF-COL-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "reversing": True,
                "vehicle": {"ram": True, "propulsion": ["magic"]},
                "driver": SEVEN,
                "target": {"cmd": 17},
            },
            [9, 5],
            {"damage": 5},
        )
    ],
)
def test_a_ram_overrun(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-11")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"size": "huge", "speed": 12}, "target": HUGE, "rammer_pullers": [4]},
            [8, 5, 12],
            {"vehicle_damage": 1, "pullers": [{"damage": 3, "prone": False}]},
        ),
        (
            {"vehicle": {"size": "huge", "speed": 12}, "target": HUGE, "rammer_pullers": [4]},
            [8, 5, 11],
            {"pullers": [{"damage": 6, "prone": True}]},
        ),
        (
            {
                "vehicle": {"speed": 7},
                "target": {"kind": "vehicle", "hardness": 5},
                "rammer_pullers": [0],
                "target_pullers": [0, 3],
            },
            [6, 13, 12, 10],
            {
                "vehicle_damage": 0,
                "target_damage": 1,
                "pullers": [{"damage": 1, "prone": False}, {"damage": 6, "prone": True}, {"damage": 3, "prone": False}],
            },
        ),
        (
            {"vehicle": {"speed": 7}, "target": {}, "rammer_pullers": [0]},
            [2, 20],
            {"pullers": [{"damage": 0, "prone": False}]},
        ),
        ({"vehicle": {"speed": 7}, "target": {}, "rammer_pullers": [0]}, [1], {"pullers": []}),
        ({"vehicle": {"speed": 7}, "target": {}, "target_pullers": [0]}, [4, 20], BAD_INPUT),
    ],
)
def test_pulling_creatures_are_hurt(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)


@pytest.mark.rule("PF-COL-11")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"speed": 2}, "target": {}, "rammer_pullers": [30, -9]},
            [8, 1, 20],
            {"pullers": [{"damage": 4, "prone": True}, {"damage": 2, "prone": False}]},
        ),
        ({"target": {}}, [9], BAD_INPUT),
    ],
)
def test_natural_1_and_20(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)
