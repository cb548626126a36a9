"""A flyer below its air minimum."""

from __future__ import annotations

from typing import Any

import pytest
from examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7},
            [2, 3, 1, 4],
            {
                "falls": True,
                "gm": False,
                "dice": 4,
                "points_lost": 10,
                "speed": 0,
                "out_of_control_next_turn": True,
                "special_damage": "automatic",
            },
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"speed": 7, "air_minimum": 8, "toughness": 7, "voluntary": True},
            [],
            {"allowed": False, "reason": "fall-not-confirmed"},
            marks=rule("RT-MOV-07"),
        ),
        param({"speed": 8, "air_minimum": 8, "toughness": 7}, [], {"falls": False}, marks=rule("RT-MOV-07")),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "settings": {"rt.air.belowMin": "gm"}},
            [],
            {"falls": True, "gm": True},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {
                "speed": 0,
                "air_minimum": 8,
                "toughness": 8,
                "save": 5,
                "settings": {"rt.col.saves": "machinesAndStructures"},
            },
            [5],
            {"dice": 2, "points_lost": 0, "special_damage": "none"},
            marks=rule("RT-MOV-07", "RT-COL-10"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "points": 6, "voluntary": True, "confirm_fall": True},
            [2, 3, 1, 4],
            {
                "points_lost": 6,
                "points_left": 0,
                "destroyed": True,
                "out_of_control_next_turn": False,
                "special_damage": "none",
            },
            marks=rule("RT-MOV-07", "RT-OOC-07"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.fall", given, dice, then)
