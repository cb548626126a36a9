"""Which speeds a vehicle can choose."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"maximum": 20, "acceleration": 30, "last_speed": 0, "speed": 20},
            [],
            {"allowed": True, "overspeed_check": False},
            marks=rule("RT-MOV-02"),
        ),
        param(
            {"maximum": 20, "acceleration": 30, "last_speed": 0, "speed": 20.5},
            [],
            {"allowed": True, "overspeed_check": True},
            marks=rule("RT-MOV-02", "RT-MOV-11"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 28, "speed": 32},
            [],
            {"allowed": True, "limit": 32, "overspeed_check": True},
            marks=rule("RT-MOV-03"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 28, "speed": 33},
            [],
            {"allowed": False, "reason": "above-limit", "limit": 32},
            marks=rule("RT-MOV-03"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 14, "power_losses": 1, "speed": 17},
            [],
            {"reason": "above-limit", "limit": 16},
            marks=rule("RT-MOV-03", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 14},
            [],
            {"lowest": 2, "highest": 20, "lowest_flying": None},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 10},
            [],
            {"lowest": 0, "highest": 16},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 14, "speed": 1},
            [],
            {"allowed": False, "reason": "slows-too-fast", "lowest": 2},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 38},
            [],
            {"lowest": 26, "highest": 40},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "speed": 7},
            [],
            {"reason": "accelerates-too-fast", "highest": 6},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 8, "last_speed": 45, "speed": 61},
            [],
            {"reason": "above-limit", "limit": 60},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 8, "last_speed": 45, "speed": 60},
            [],
            {"allowed": True, "overspeed_check": True},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "air_minimum": 8, "last_speed": 12, "speed": 8},
            [],
            {"allowed": True, "falls": False},
            marks=rule("RT-MOV-06"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "air_minimum": 8, "last_speed": 12, "speed": 7.5},
            [],
            {"allowed": False, "reason": "fall-not-confirmed", "falls": False},
            marks=rule("RT-MOV-06", "RT-MOV-07"),
        ),
        param(
            {
                "mode": "air",
                "maximum": 30,
                "acceleration": 10,
                "air_minimum": 8,
                "last_speed": 12,
                "speed": 7.5,
                "confirm_fall": True,
            },
            [],
            {"allowed": True, "falls": True},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"mode": "air", "maximum": 40, "acceleration": 10, "air_minimum": 8, "last_speed": 25},
            [],
            {"lowest": 5, "highest": 35, "lowest_flying": 8},
            marks=rule("RT-MOV-08"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 5, "power_losses": 1},
            [],
            {"maximum": 10, "acceleration": 3, "lowest": 0, "highest": 8},
            marks=rule("RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 18, "power_losses": 1, "speed": 12},
            [],
            {"allowed": True, "lowest": 12, "overspeed_check": True},
            marks=rule("RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "power_losses": 2},
            [],
            {"maximum": 5, "acceleration": 1.5, "limit": 10},
            marks=rule("RT-DMG-13", "RT-CONV-03"),
        ),
        param(
            {"maximum": 25, "acceleration": 6, "last_speed": 0, "power_losses": 1, "settings": {"rt.rounding": "up"}},
            [],
            {"maximum": 13, "acceleration": 3},
            marks=rule("RT-DMG-13", "RT-CONV-03"),
        ),
        param(
            {"maximum": 20, "acceleration": 2, "last_speed": 30, "power_losses": 1},
            [],
            {"limit": 20, "lowest": 28, "highest": 28},
            marks=rule("RT-MOV-04", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "speed": 3, "phase": "reserve"},
            [],
            {"allowed": False, "reason": "reserve-phase"},
            marks=rule("RT-MOV-01"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "last_speed": 12}, [], BAD_INPUT, marks=rule("RT-MOV-06")
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.move-check", given, dice, then)
