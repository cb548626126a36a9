"""The move of a vehicle that is out of control."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"last_speed": 6},
            [9, 4, 1],
            {"speed": 11, "stopped": False, "direction": "left", "radius": 11},
            marks=rule("RT-OOC-01"),
        ),
        param(
            {"last_speed": 6},
            [2, 8],
            {"speed": 0, "stopped": True, "direction": None, "radius": None},
            marks=rule("RT-OOC-01"),
        ),
        param(
            {"last_speed": 14},
            [3, 8, 3],
            {"speed": 9, "direction": "straight", "radius": None},
            marks=rule("RT-OOC-02"),
        ),
        param({"last_speed": 14}, [10, 1, 4], {"speed": 23}, marks=rule("RT-OOC-02")),
        param({"last_speed": 5}, [2, 9], {"speed": 0}, marks=rule("RT-OOC-02")),
        param({"last_speed": 7}, [6, 6, 5], {"speed": 7, "direction": "right"}, marks=rule("RT-OOC-02")),
        param(
            {"last_speed": 0, "permanently_out_of_control": True, "stopped": True},
            [],
            {"speed": 0, "stopped": True},
            marks=rule("RT-OOC-03"),
        ),
        param({"last_speed": 0}, [7, 3, 3], {"speed": 4}, marks=rule("RT-OOC-03")),
        param(
            {"last_speed": 0, "settings": {"rt.ooc.stationaryStart": "stays"}},
            [],
            {"speed": 0},
            marks=rule("RT-OOC-03"),
        ),
        param({"last_speed": 0}, [3, 7], {"speed": 0, "stopped": True}, marks=rule("RT-OOC-03")),
        param({"last_speed": 6}, [5, 5, 2], {"direction": "left"}, marks=rule("RT-OOC-04")),
        param(
            {
                "last_speed": 6,
                "settings": {"rt.ooc.direction": ["left", "straight", "straight", "straight", "straight", "right"]},
            },
            [5, 5, 5],
            {"direction": "straight"},
            marks=rule("RT-OOC-04"),
        ),
        param({"last_speed": 9}, [1, 1, 6], {"speed": 9, "radius": 9}, marks=rule("RT-OOC-05")),
        param(
            {"last_speed": 38, "maximum": 20},
            [10, 1, 3],
            {"speed": 40, "overspeed_check": True},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 38, "maximum": 20, "settings": {"rt.ooc.cap": "none"}},
            [10, 1, 3],
            {"speed": 47},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 19, "maximum": 20},
            [8, 2, 3],
            {"speed": 25, "overspeed_check": True},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 19, "maximum": 20, "permanently_out_of_control": True},
            [8, 2, 3],
            {"speed": 25, "overspeed_check": False},
            marks=rule("RT-OOC-09", "RT-MOV-12"),
        ),
        param({"last_speed": 4, "stopped": True}, [], BAD_INPUT, marks=rule("RT-OOC-03")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.out-of-control", given, dice, then)
