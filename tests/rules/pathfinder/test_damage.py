"""Damage to a vehicle and its parts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import SEVEN


@pytest.mark.rule("PF-DMG-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"amount": 22, "source": "ranged"}, [], {"taken": 6, "hp": 54, "state": "intact", "effects": []}),
        ({"amount": 22, "source": "siege"}, [], {"taken": 17, "hp": 43}),
        ({"amount": 22, "source": "energy", "energy": "fire"}, [], {"taken": 17}),
        (
            {
                "amount": 22,
                "source": "energy",
                "energy": "fire",
                "part": "propulsion",
                "material": "sail",
                "hp": 150,
                "hp_max": 150,
            },
            [],
            {"taken": 44, "hp": 106},
        ),
        (
            {"amount": 22, "source": "energy", "energy": "fire", "part": "device", "hp": 30, "hp_max": 30},
            [],
            {"taken": 11, "hp": 19},
        ),
        (
            {
                "amount": 9,
                "source": "ranged",
                "energy": "fire",
                "part": "propulsion",
                "material": "sail",
                "hp": 150,
                "hp_max": 150,
            },
            [],
            {"taken": 9},
        ),
        ({"amount": 4}, [], {"taken": 0, "hp": 60}),
        (
            {
                "amount": 8,
                "source": "energy",
                "energy": "electricity",
                "part": "propulsion",
                "material": "dirigible",
                "hp": 450,
                "hp_max": 450,
            },
            [],
            {"taken": 16},
        ),
        (
            {
                "amount": 8,
                "source": "energy",
                "energy": "electricity",
                "part": "propulsion",
                "material": "sail",
                "hp": 50,
                "hp_max": 50,
            },
            [],
            {"taken": 8},
        ),
        ({"amount": 8, "source": "energy"}, [], BAD_INPUT),
        ({"amount": 8, "part": "propulsion"}, [], BAD_INPUT),
    ],
)
def test_from_damage_dealt_to_damage_taken(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-04", "PF-SPD-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"amount": 36},
            [],
            {
                "taken": 31,
                "hp": 29,
                "state": "broken",
                "effects": ["half-speed", "minus-2", "dc-plus-2"],
                "maximum_speed": 10,
                "acceleration": 2,
            },
        ),
        ({"amount": 35}, [], {"hp": 30, "state": "intact", "maximum_speed": 20}),
        (
            {"amount": 1, "vehicle": {"hp": 338, "hp_max": 675, "hardness": 0, "squares": 45}},
            [],
            {"hp": 337, "state": "broken"},
        ),
        (
            {"amount": 7, "vehicle": {"hp": 46, "hp_max": 90, "squares": 6, "speed": 14}},
            [],
            {"hp": 44, "state": "broken", "speed_before": 14, "speed": 10, "sudden_stop": False},
        ),
        (
            {"amount": 9, "part": "propulsion", "material": "engine", "hp": 100, "hp_max": 200, "hardness": 8},
            [],
            {"hp": 99, "state": "broken", "effects": ["half-speed"], "maximum_speed": 10},
        ),
        (
            {"amount": 36, "vehicle": {"propulsion_state": "broken", "speed": 9}},
            [],
            {"state": "broken", "maximum_speed": 10, "acceleration": 2, "speed": 9},
        ),
    ],
)
def test_broken(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-05", "PF-DMG-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"amount": 10, "vehicle": {"hp": 5, "speed": 6}},
            [],
            {
                "hp": 0,
                "state": "wrecked",
                "effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive"],
                "sudden_stop": False,
                "speed": 6,
            },
        ),
        ({"amount": 13, "vehicle": {"hp": 5}}, [], {"hp": -3, "state": "wrecked"}),
        ({"amount": 14, "vehicle": {"hp": 5}}, [], {"hp": -4, "state": "destroyed"}),
        ({"amount": 9, "vehicle": {"hp": 5}}, [], {"hp": 1, "state": "broken"}),
        (
            {"amount": 10, "vehicle": {"hp": 5, "type": "water"}},
            [],
            {"effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive", "sinking"]},
        ),
        (
            {"amount": 10, "vehicle": {"hp": 5, "type": "air"}},
            [],
            {"effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive", "falling"]},
        ),
    ],
)
def test_wrecked(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-05", "PF-DMG-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "keep-going", "vehicle": {"hp": 0, "speed": 10}},
            [],
            {"action_taken": "uncontrolled", "reason": "wrecked", "speed": 8, "distance": 8},
        )
    ],
)
def test_wrecked_drive(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DMG-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"amount": 8, "vehicle": {"squares": 2, "hp_max": 30, "hp": 1, "speed": 7}},
            [],
            {
                "hp": -2,
                "state": "destroyed",
                "effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive", "beyond-repair"],
                "sudden_stop": True,
                "speed_before": 7,
                "speed": 0,
            },
        ),
        (
            {"amount": 8, "vehicle": {"squares": 2, "hp_max": 30, "hp": 1}},
            [],
            {"state": "destroyed", "sudden_stop": False},
        ),
        (
            {"amount": 8, "vehicle": {"type": "water", "size": "colossal", "squares": 104, "hp_max": 1560, "hp": -100}},
            [],
            {
                "hp": -103,
                "state": "wrecked",
                "effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive", "sinking"],
            },
        ),
        (
            {"amount": 9, "vehicle": {"type": "water", "size": "colossal", "squares": 104, "hp_max": 1560, "hp": -100}},
            [],
            {
                "state": "destroyed",
                "effects": ["half-speed", "minus-2", "dc-plus-2", "cannot-drive", "beyond-repair", "sunk"],
            },
        ),
    ],
)
def test_destroyed(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "amount": 76,
                "part": "propulsion",
                "material": "sail",
                "hp": 150,
                "hp_max": 150,
                "vehicle": {"type": "water", "speed": 30, "maximum_speed": 36, "acceleration": 6},
            },
            [],
            {
                "hp": 74,
                "state": "broken",
                "effects": ["half-speed"],
                "speed": 18,
                "maximum_speed": 18,
                "acceleration": 3,
            },
        ),
        (
            {
                "amount": 75,
                "part": "propulsion",
                "material": "sail",
                "hp": 75,
                "hp_max": 150,
                "vehicle": {"type": "water", "speed": 16},
            },
            [],
            {
                "hp": 0,
                "state": "destroyed",
                "effects": ["propulsion-lost"],
                "sudden_stop": True,
                "speed": 0,
                "speed_before": 16,
            },
        ),
        (
            {
                "amount": 75,
                "part": "propulsion",
                "material": "sail",
                "hp": 75,
                "hp_max": 150,
                "vehicle": {"type": "water"},
            },
            [],
            {"state": "destroyed", "sudden_stop": False},
        ),
        (
            {
                "amount": 75,
                "part": "propulsion",
                "material": "dirigible",
                "hp": 75,
                "hp_max": 450,
                "vehicle": {"type": "air", "speed": 16},
            },
            [],
            {"effects": ["propulsion-lost", "falling"], "sudden_stop": True},
        ),
    ],
)
def test_damage_to_propulsion(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "keep-going",
                "driver": SEVEN,
                "vehicle": {"type": "water", "propulsion": ["muscle-pushed"], "maximum_speed": 12, "acceleration": 3},
            },
            [13],
            {"allowed": True, "reason": None, "action_taken": "keep-going", "distance": 0},
        )
    ],
)
def test_damage_to_propulsion_drive(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DMG-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"part": "device", "amount": 6, "hp": 10, "hp_max": 10},
            [],
            {"hp": 4, "state": "broken", "effects": ["dc-plus-10"], "sudden_stop": False},
        ),
        ({"part": "device", "amount": 5, "hp": 10, "hp_max": 10}, [], {"hp": 5, "state": "intact", "effects": []}),
        (
            {"part": "device", "amount": 14, "source": "ranged", "hp": 25, "hp_max": 25, "hardness": 5},
            [],
            {"taken": 2, "hp": 23},
        ),
        (
            {"part": "device", "amount": 10, "hp": 10, "hp_max": 10, "vehicle": {"speed": 8}},
            [],
            {"state": "destroyed", "effects": ["cannot-drive"], "sudden_stop": False, "speed": 8},
        ),
    ],
)
def test_damage_to_the_driving_device(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)


@pytest.mark.rule("PF-DMG-11")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"part": "conveyance", "amount": 16}, [], {"taken": 11, "hp": 49}),
        ({"part": "conveyance", "amount": 16, "multiplier": 3}, [], {"taken": 43, "hp": 17, "state": "broken"}),
        ({"part": "conveyance", "amount": 10, "source": "ranged"}, [], {"taken": 0}),
        ({"part": "conveyance", "amount": 30, "source": "energy", "energy": "fire"}, [], {"taken": 10}),
        ({"part": "structure", "amount": 16, "multiplier": 3}, [], BAD_INPUT),
    ],
)
def test_wheels_and_rudders(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)
