"""Limits of speed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import SEVEN


@pytest.mark.rule("PF-SPD-02", "PF-SPD-03", "PF-SPD-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "accelerate", "amount": 5, "vehicle": {"speed": 18}, "driver": SEVEN},
            [13],
            {"speed": 20, "distance": 20},
        ),
        (
            {"choice": "accelerate", "amount": 1, "vehicle": {"speed": 20}, "driver": SEVEN},
            [13],
            {"speed": 20, "distance": 20},
        ),
        (
            {"choice": "keep-going", "vehicle": {"speed": 14, "hp": 20}, "driver": SEVEN},
            [15],
            {"check": {"dc": 22, "success": True}, "speed_before": 14, "speed": 10, "distance": 10},
        ),
        (
            {"choice": "accelerate", "amount": 6, "vehicle": {"speed": 8}},
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 6, "minimum": 1, "maximum": 5}},
        ),
        (
            {"choice": "accelerate", "amount": 0, "vehicle": {"speed": 8}},
            [],
            {"allowed": False, "reason": "amount-range"},
        ),
        (
            {"choice": "decelerate", "amount": 3, "vehicle": {"speed": 8, "hp": 20}},
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 3, "minimum": 1, "maximum": 2}},
        ),
        (
            {"choice": "accelerate", "amount": 20, "vehicle": {"propulsion": ["magic"], "full_speed_start": True}},
            [],
            {"speed": 20, "distance": 20},
        ),
        (
            {
                "choice": "accelerate",
                "amount": 20,
                "vehicle": {"propulsion": ["magic"], "full_speed_start": True, "speed": 1},
            },
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 20, "minimum": 1, "maximum": 5}},
        ),
        ({"choice": "accelerate", "amount": 5.0, "vehicle": {"speed": 8}}, [13], BAD_INPUT),
    ],
)
def test_limits_of_speed(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-SPD-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"vehicle": {"hp": 29}}, [5], {"maximum_speed": 10, "acceleration": 2}),
        ({"vehicle": {"hp": 29, "maximum_speed": 15, "acceleration": 3}}, [5], {"maximum_speed": 7, "acceleration": 1}),
        ({"vehicle": {"hp": 29, "maximum_speed": 6, "acceleration": 1}}, [5], {"maximum_speed": 3, "acceleration": 1}),
        ({"vehicle": {"hp": 29, "propulsion_state": "broken"}}, [5], {"maximum_speed": 10, "acceleration": 2}),
        ({"vehicle": {"hp": 29}, "driver": {"hard_drive": True}}, [5], {"maximum_speed": 11, "acceleration": 3}),
    ],
)
def test_broken_half_speed(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-SPD-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "keep-going",
                "vertical": "climb",
                "vehicle": {"type": "air", "propulsion": ["magic"], "speed": 9},
            },
            [],
            {"distance": 4, "speed": 9},
        ),
        (
            {
                "choice": "keep-going",
                "vertical": "descend",
                "amount_vertical": 18,
                "vehicle": {"type": "air", "propulsion": ["magic"], "speed": 9},
            },
            [],
            {"distance": 18, "speed": 9},
        ),
        (
            {
                "choice": "keep-going",
                "vertical": "descend",
                "vehicle": {"type": "air", "propulsion": ["magic"], "speed": 9},
            },
            [],
            {"distance": 9, "speed": 9},
        ),
        (
            {
                "choice": "keep-going",
                "vertical": "descend",
                "amount_vertical": 19,
                "vehicle": {"type": "air", "propulsion": ["magic"], "speed": 9},
            },
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 19, "minimum": 9, "maximum": 18}},
        ),
        (
            {
                "choice": "accelerate",
                "amount": 2,
                "vertical": "climb",
                "vehicle": {"type": "air", "propulsion": ["magic"], "speed": 9},
            },
            [],
            {"distance": 5, "speed": 11},
        ),
        (
            {"choice": "keep-going", "vertical": "climb", "vehicle": {"speed": 9}},
            [],
            {"allowed": False, "reason": "vertical"},
        ),
    ],
)
def test_climbing_and_descending(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
