"""The DC of driving checks, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check


@pytest.mark.rule("PF-CHK-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"situation": {"in_combat": False}}, [5], {"check": {"dc": 5, "success": True}}),
        ({"situation": {"in_combat": False}}, [4], {"check": {"dc": 5, "success": False}, "needed": False}),
        ({}, [20], {"check": {"dc": 20, "success": True}}),
        ({}, [19], {"check": {"success": False}}),
    ],
)
def test_base_dc(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"vehicle": {"propulsion": ["air-current"]}}, [20], {"check": {"dc": 30, "success": False}}),
        ({"vehicle": {"propulsion": ["weird-current"], "weird_dc": 15}}, [20], {"check": {"dc": 35}}),
        (
            {"vehicle": {"propulsion": ["alchemical"]}, "situation": {"in_combat": False}},
            [15],
            {"check": {"dc": 15, "success": True}},
        ),
        (
            {"vehicle": {"propulsion": ["water-current", "air-current"]}},
            [10],
            {
                "check": {
                    "dc": 30,
                    "parts": {"dc": [{"name": "base", "value": 20}, {"name": "air-current", "value": 10}]},
                }
            },
        ),
        ({"vehicle": {"propulsion": ["water-current"]}}, [10], {"check": {"dc": 20}}),
        ({"vehicle": {"propulsion": ["weird-current"], "weird_dc": 16}}, [20], BAD_INPUT),
    ],
)
def test_dc_by_propulsion(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"team_mind": "intelligent", "team_attitude": "helpful"}},
            [15],
            {"check": {"dc": 15, "success": True}},
        ),
        ({"vehicle": {"team_mind": "intelligent", "team_attitude": "friendly"}}, [15], {"check": {"dc": 20}}),
        (
            {"vehicle": {"team_mind": "intelligent", "team_attitude": "helpful", "forced": True}},
            [15],
            {"check": {"dc": 40}},
        ),
        (
            {
                "vehicle": {
                    "propulsion": ["muscle-pushed"],
                    "team_mind": "intelligent",
                    "team_attitude": "hostile",
                    "forced": True,
                }
            },
            [15],
            {"check": {"dc": 20}},
        ),
        (
            {"vehicle": {"propulsion": ["muscle-pushed"], "team_mind": "intelligent", "team_attitude": "friendly"}},
            [15],
            {"check": {"dc": 15}},
        ),
        ({"vehicle": {"team_attitude": "helpful"}}, [15], {"check": {"dc": 20}}),
    ],
)
def test_dc_by_the_mood_of_the_creatures(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"vehicle": {"crew_required": 20}}, [20], {"check": {"dc": 20}}),
        ({"vehicle": {"crew_required": 20, "crew_aboard": 19}}, [20], {"check": {"dc": 30}}),
        ({"vehicle": {"crew_required": 20, "crew_aboard": 10}}, [20], {"check": {"dc": 30}}),
        ({"vehicle": {"crew_required": 20, "crew_aboard": 9}}, [], {"allowed": False, "reason": "crew-below-half"}),
        ({"vehicle": {"crew_required": 5, "crew_aboard": 3}}, [20], {"check": {"dc": 30}}),
        ({"vehicle": {"crew_required": 5, "crew_aboard": 2}}, [], {"allowed": False, "reason": "crew-below-half"}),
        ({"vehicle": {"crew_required": 8, "crew_aboard": 12}}, [20], {"check": {"dc": 20, "success": True}}),
        ({"vehicle": {"crew_required": 8, "crew_aboard": 12, "crew_disabled": 5}}, [20], {"check": {"dc": 30}}),
        ({"vehicle": {"crew_required": 4, "crew_disabled": 5}}, [20], BAD_INPUT),
    ],
)
def test_dc_with_a_short_crew(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": {"device_state": "broken"}},
            [20],
            {"check": {"dc": 30, "parts": {"dc": [{"name": "base", "value": 20}, {"name": "device", "value": 10}]}}},
        ),
        ({"vehicle": {"device_state": "destroyed"}}, [], {"allowed": False, "reason": "device-destroyed"}),
    ],
)
def test_broken_driving_device(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "turn", "vehicle": {"device_state": "destroyed", "speed": 7}},
            [],
            {"allowed": True, "action_taken": "uncontrolled", "reason": "device-destroyed", "speed": 2},
        )
    ],
)
def test_broken_driving_device_drive(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-CHK-11", "PF-DMG-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"vehicle": {"hp": 29}}, [20], {"check": {"dc": 22}, "maximum_speed": 10, "acceleration": 2}),
        ({"vehicle": {"hp": 30}}, [20], {"check": {"dc": 20}, "maximum_speed": 20, "acceleration": 5}),
        (
            {"vehicle": {"propulsion_state": "broken"}},
            [20],
            {"check": {"dc": 20}, "maximum_speed": 10, "acceleration": 2},
        ),
        ({"vehicle": {"hp": 61}}, [20], BAD_INPUT),
    ],
)
def test_broken_vehicle(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"choice": "turn", "vehicle": {"speed": 9}}, [20], {"check": {"dc": 20, "success": True}}),
        ({"choice": "turn", "vehicle": {"speed": 10}}, [20], {"check": {"dc": 25, "success": False}}),
        ({"choice": "turn", "vehicle": {"speed": 14}}, [20], {"check": {"dc": 25}}),
        ({"choice": "turn", "vehicle": {"speed": 15}}, [20], {"check": {"dc": 30}}),
        ({"choice": "turn", "vehicle": {"speed": 19}}, [20], {"check": {"dc": 30}}),
        ({"choice": "turn", "vehicle": {"speed": 20}}, [20], {"check": {"dc": 40}}),
        (
            {"choice": "turn", "vehicle": {"speed": 10}, "settings": {"pf.turn.penalties": "french"}},
            [20],
            {"check": {"dc": 30, "parts": {"dc": [{"name": "base", "value": 20}, {"name": "turn", "value": 10}]}}},
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 15}, "settings": {"pf.turn.penalties": "french"}},
            [20],
            {"check": {"dc": 30}},
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 20}, "settings": {"pf.turn.penalties": "french"}},
            [20],
            {"check": {"dc": 40}},
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 9}, "settings": {"pf.turn.penalties": "french"}},
            [20],
            {"check": {"dc": 20}},
        ),
        ({"choice": "turn"}, [20], {"check": {"dc": 20}}),
        ({"choice": "turn", "vehicle": {"speed": 8, "hp": 29}}, [20], {"check": {"dc": 42}, "acceleration": 2}),
        ({"choice": "keep-going", "vehicle": {"speed": 20}}, [20], {"check": {"dc": 20}}),
        ({"choice": "turn", "settings": {"pf.turn.penalties": "both"}}, [20], BAD_INPUT),
    ],
)
def test_turning_at_speed(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-16")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "turn",
                "vehicle": {
                    "type": "water",
                    "propulsion": ["air-current"],
                    "crew_required": 20,
                    "crew_aboard": 12,
                    "speed": 12,
                    "maximum_speed": 24,
                    "acceleration": 6,
                },
            },
            [20],
            {
                "check": {
                    "dc": 45,
                    "parts": {
                        "dc": [
                            {"name": "base", "value": 20},
                            {"name": "air-current", "value": 10},
                            {"name": "crew", "value": 10},
                            {"name": "turn", "value": 5},
                        ]
                    },
                }
            },
        ),
        (
            {
                "choice": "turn",
                "vehicle": {
                    "type": "water",
                    "propulsion": ["air-current"],
                    "crew_required": 20,
                    "crew_aboard": 12,
                    "speed": 12,
                    "maximum_speed": 24,
                    "acceleration": 6,
                    "hp": 20,
                },
            },
            [20],
            {"check": {"dc": 62}},
        ),
        (
            {"situation": {"in_combat": False}, "vehicle": {"team_mind": "intelligent", "team_attitude": "helpful"}},
            [1],
            {"check": {"dc": 0, "success": True}},
        ),
        (
            {
                "situation": {"in_combat": False},
                "driver": {"hard_drive": True},
                "vehicle": {"team_mind": "intelligent", "team_attitude": "helpful"},
            },
            [1],
            {"check": {"dc": -2, "success": True}},
        ),
    ],
)
def test_adding_it_up(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)
