"""Driving faster than the maximum."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"turned": True, "out_of_control": False}, [5], {"out_of_control_next_turn": True}, marks=rule("RT-MOV-11")
        ),
        param({"speed": 21, "maximum": 20}, [5], {"out_of_control_next_turn": False}, marks=rule("RT-MOV-11")),
        param(
            {"speed": 21, "maximum": 20}, [6], {"out_of_control_next_turn": True}, marks=rule("RT-MOV-11", "RT-MOV-12")
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True},
            [4],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True, "out_of_control": True},
            [3],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True, "out_of_control": True},
            [4],
            {"out_of_control_next_turn": True},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 20, "maximum": 20, "turned": True},
            [],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 12, "maximum": 20, "power_losses": 1},
            [6],
            {"out_of_control_next_turn": True},
            marks=rule("RT-MOV-11", "RT-DMG-13"),
        ),
        param(
            {"speed": 30, "maximum": 20, "permanently_out_of_control": True},
            [],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-12"),
        ),
        param({"speed": 21}, [6], BAD_INPUT, marks=rule("RT-MOV-11")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.overspeed", given, dice, then)
