"""Sinking, falling, explosions, repair."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check


@pytest.mark.rule("PF-DMG-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"hp": -1}, [], {"sinking": True, "sunk": False, "rounds_left": 9}),
        ({"hp": -1, "rounds_left": 4, "hits": 3}, [], {"sinking": False, "sunk": True, "rounds_left": 0}),
        ({"hp": -60, "squares": 60}, [], {"sunk": True, "rounds_left": 0}),
        ({"hp": 1, "rounds_left": 2}, [], {"sinking": False, "sunk": False, "rounds_left": 2}),
        ({"hp": 50, "floats": False, "rounds_left": 2}, [], {"sinking": True, "rounds_left": 1}),
        ({"hp": 50, "floats": False, "raised": True, "rounds_left": 2}, [], {"sinking": False, "sunk": False}),
    ],
)
def test_sinking(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sink", given, dice, then)


@pytest.mark.rule("PF-DMG-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"maximum_speed": 20, "altitude": 24}, [], {"fallen": 10, "altitude": 14, "crashed": False}),
        ({"maximum_speed": 20, "altitude": 4}, [], {"fallen": 4, "altitude": 0, "crashed": True}),
        ({"maximum_speed": 16, "altitude": 8}, [], {"fallen": 8, "crashed": True}),
    ],
)
def test_falling(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.fall", given, dice, then)


@pytest.mark.rule("PF-DMG-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"modifier": 3, "hp": 20, "hp_max": 60},
            [7],
            {"success": True, "hp": 30, "state": "intact", "cost_gp": 10, "days": 1},
        ),
        ({"modifier": 3, "hp": 20, "hp_max": 60}, [6], {"success": False, "hp": 25, "state": "broken"}),
        ({"hp": 55, "hp_max": 60}, [20], {"hp": 60}),
        ({"hp": -4, "hp_max": 60, "squares": 4}, [], {"allowed": False, "reason": "destroyed"}),
        ({"hp": -3, "hp_max": 60, "squares": 4, "take_10": True}, [], {"success": True, "hp": 7, "state": "broken"}),
        ({"part": "device", "hp": 0, "hp_max": 10, "take_10": True}, [], {"hp": 10, "state": "intact"}),
    ],
)
def test_repair(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.repair", given, dice, then)


@pytest.mark.rule("PF-DMG-17")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"modifier": 12}, [18], {"explodes": False, "damage": 0}),
        (
            {"modifier": 12, "targets": [6]},
            [17, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14],
            {"explodes": True, "damage": 50, "targets": [25]},
        ),
        ({"modifier": 12, "targets": [6]}, [17, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 13], {"targets": [50]}),
        (
            {"driver_present": False, "targets": [6, 0]},
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 20],
            {"explodes": True, "damage": 55, "targets": [55, 27]},
        ),
    ],
)
def test_the_alchemical_dragon_s_engine(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.engine-explosion", given, dice, then)


@pytest.mark.rule("PF-DMG-06", "PF-DMG-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"hp": 0, "rounds_left": 1}, [], {"sunk": True, "rounds_left": 0}),
        ({"hp": -60, "squares": 60, "floats": False}, [], {"sinking": True, "rounds_left": 9}),
    ],
)
def test_thresholds(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sink", given, dice, then)


@pytest.mark.rule("PF-DMG-06", "PF-DMG-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"part": "propulsion", "modifier": -1, "hp": -10, "hp_max": 50}, [11], {"hp": 0, "state": "destroyed"}),
        ({"part": "propulsion", "hp": 14, "hp_max": 50}, [10], {"hp": 24, "state": "broken"}),
        ({"part": "propulsion", "hp": 15, "hp_max": 50}, [10], {"hp": 25, "state": "intact"}),
        ({"hp": 61, "hp_max": 60}, [10], BAD_INPUT),
    ],
)
def test_thresholds_repair(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.repair", given, dice, then)


@pytest.mark.rule("PF-DMG-06", "PF-DMG-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"part": "device", "amount": 9, "hp": 10, "hp_max": 10}, [], {"hp": 1, "state": "broken"}),
        ({"amount": 60, "vehicle": {"speed": 1}}, [], {"hp": 5, "state": "broken", "speed": 1}),
        ({"amount": 69, "vehicle": {"speed": 1}}, [], {"hp": -4, "state": "destroyed", "sudden_stop": True}),
    ],
)
def test_thresholds_damage(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.damage", given, dice, then)
