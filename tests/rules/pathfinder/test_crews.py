"""Crews."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check


@pytest.mark.rule("PF-CRW-02", "PF-CHK-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "keep-going",
                "driver": {"modifier": 15},
                "vehicle": {"crew_required": 7, "crew_aboard": 4, "speed": 6},
            },
            [15],
            {"check": {"dc": 30, "success": True}, "reason": None},
        ),
        (
            {
                "choice": "keep-going",
                "driver": {"modifier": 15},
                "vehicle": {"crew_required": 7, "crew_aboard": 3, "speed": 6},
            },
            [],
            {"action_taken": "uncontrolled", "reason": "crew-below-half"},
        ),
        (
            {
                "choice": "keep-going",
                "driver": {"modifier": 15},
                "vehicle": {"type": "water", "propulsion": ["muscle-pushed"], "crew_required": 160, "crew_aboard": 80},
            },
            [2],
            {"check": {"dc": 30}},
        ),
    ],
)
def test_at_least_half(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-CRW-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "keep-going", "vehicle": {"crew_required": 20, "crew_disabled": 10, "speed": 8}},
            [],
            {"reason": "crew-casualties", "speed": 3},
        ),
        (
            {"choice": "keep-going", "vehicle": {"crew_required": 20, "crew_disabled": 9, "speed": 8}},
            [9],
            {"reason": None, "check": {"dc": 30}},
        ),
        (
            {"choice": "keep-going", "vehicle": {"crew_required": 20, "crew_aboard": 10, "speed": 8}},
            [9],
            {"check": {"dc": 30}},
        ),
        (
            {
                "choice": "keep-going",
                "vehicle": {"crew_required": 20, "crew_aboard": 40, "crew_disabled": 20, "speed": 8},
            },
            [],
            {"reason": "crew-casualties"},
        ),
        (
            {
                "choice": "keep-going",
                "vehicle": {"crew_required": 20, "crew_disabled": 10, "speed": 8},
                "settings": {"pf.crew.casualties": "halfIsEnough"},
            },
            [9],
            {"check": {"dc": 30}},
        ),
        (
            {"choice": "keep-going", "vehicle": {"crew_required": 20, "crew_disabled": 11, "speed": 8}},
            [],
            {"reason": "crew-below-half"},
        ),
    ],
)
def test_crew_put_out_of_action(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
