"""Jumping aboard and off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check


@pytest.mark.rule("PF-JMP-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"base_dc": 10, "modifier": 9, "speed_difference": 18}, [16], {"dc": 25, "success": True}),
        ({"base_dc": 10, "modifier": 9, "speed_difference": 18}, [15], {"dc": 25, "success": False}),
        ({"base_dc": 10}, [10], {"dc": 10, "success": True}),
        ({"base_dc": 10, "speed_difference": 1}, [10], {"dc": 15}),
        ({"base_dc": 10, "speed_difference": 6}, [10], {"dc": 15}),
        ({"base_dc": 10, "speed_difference": 7}, [10], {"dc": 20}),
    ],
)
def test_jumping_aboard(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.jump-on", given, dice, then)


@pytest.mark.rule("PF-JMP-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"height_ft": 5, "speed": 12}, [4, 3], {"fall_ft": 25, "nonlethal": 4, "lethal": 3}),
        ({"height_ft": 5, "speed": 12, "acrobatics": 6}, [9, 5], {"fall_ft": 25, "nonlethal": 5, "lethal": 0}),
        ({"height_ft": 5, "speed": 12, "acrobatics": 6}, [8, 4, 3], {"nonlethal": 4, "lethal": 3}),
        ({"speed": 5}, [], {"fall_ft": 0, "nonlethal": 0, "lethal": 0}),
        ({"speed": 5, "acrobatics": 4}, [], {"fall_ft": 0}),
        ({"height_ft": 10, "acrobatics": 20}, [1], {"fall_ft": 10, "nonlethal": 0, "lethal": 0}),
    ],
)
def test_jumping_off(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.jump-off", given, dice, then)


@pytest.mark.rule("PF-JMP-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"height_ft": 300},
            [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6],
            {"fall_ft": 300, "nonlethal": 1, "lethal": 24},
        ),
        ({"height_ft": 40, "acrobatics": 0}, [15, 2, 3, 4], {"nonlethal": 2, "lethal": 7}),
        ({"height_ft": 19, "acrobatics": 0}, [14, 6], {"nonlethal": 6, "lethal": 0}),
        ({"height_ft": 10}, [7], BAD_INPUT),
    ],
)
def test_far_down(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.jump-off", given, dice, then)
