"""The driving check."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import AT_EASE, MAGIC, SEVEN


@pytest.mark.rule("PF-CHK-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": SEVEN},
            [13],
            {
                "allowed": True,
                "reason": None,
                "check": {
                    "dc": 20,
                    "success": True,
                    "parts": {"dc": [{"name": "base", "value": 20}], "bonus": [{"name": "modifier", "value": 7}]},
                },
                "needed": True,
                "engine_broken": False,
            },
        ),
        ({"driver": SEVEN}, [12], {"check": {"dc": 20, "success": False}}),
        ({"driver": {"modifier": 19}}, [1], {"check": {"success": True}}),
        ({"driver": {"modifier": -3}}, [20], {"check": {"success": False}}),
        (
            {"driver": SEVEN, "situation": {"other_modifier": -2, "other_dc": 3}},
            [18],
            {
                "check": {
                    "dc": 23,
                    "success": True,
                    "parts": {
                        "dc": [{"name": "base", "value": 20}, {"name": "other", "value": 3}],
                        "bonus": [{"name": "modifier", "value": 7}, {"name": "other", "value": -2}],
                    },
                }
            },
        ),
        ({"driver": SEVEN}, [21], BAD_INPUT),
        ({"driver": SEVEN}, [], BAD_INPUT),
        ({"driver": SEVEN, "speed": 8}, [13], BAD_INPUT),
    ],
)
def test_the_check(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"driver": {"uses": "wisdom", "modifier": 2}}, [18], {"check": {"dc": 20, "success": True}}),
        (
            {"driver": {"uses": "wisdom", "modifier": -1}, "situation": AT_EASE},
            [],
            {"check": {"dc": 5, "success": True}, "needed": False},
        ),
        (
            {"driver": {"uses": "wisdom", "modifier": 2}, "situation": {"helpers": [1]}},
            [9, 16],
            {"check": {"success": True}},
        ),
        ({"driver": {"uses": "luck"}}, [9], BAD_INPUT),
    ],
)
def test_without_the_skill_wisdom(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-05", "PF-CHK-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"modifier": 4}, "situation": AT_EASE, "vehicle": {"propulsion": ["air-current"]}},
            [],
            {"check": {"dc": 15, "success": False}, "needed": True},
        ),
        (
            {"driver": {"modifier": 5}, "situation": AT_EASE, "vehicle": {"propulsion": ["air-current"]}},
            [],
            {"check": {"dc": 15, "success": True}, "needed": False},
        ),
        (
            {"driver": {"modifier": 9}, "situation": {"take_10": True}},
            [],
            {"allowed": False, "reason": "take-10-in-combat"},
        ),
        ({"situation": {"take_10": True}, "vehicle": MAGIC}, [], {"allowed": True, "check": {"success": True}}),
        ({"driver": {"modifier": 4}, "situation": AT_EASE}, [12], BAD_INPUT),
    ],
)
def test_taking_10(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"modifier": 5}, "situation": {"helpers": [3, 0]}},
            [7, 9, 13],
            {
                "check": {
                    "dc": 20,
                    "success": True,
                    "parts": {"dc": [{"name": "base", "value": 20}], "bonus": [{"name": "modifier", "value": 5}]},
                }
            },
        ),
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3, 0]}}, [6, 10, 13], {"check": {"success": True}}),
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3, 0]}}, [6, 9, 14], {"check": {"success": False}}),
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3, 0]}}, [7, 10, 11], {"check": {"success": True}}),
        ({"driver": {"modifier": 5}}, [13], {"check": {"success": False}}),
    ],
)
def test_help(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"modifier": 5, "skilled_driver": ["land"]}},
            [11],
            {
                "check": {
                    "success": True,
                    "parts": {"bonus": [{"name": "modifier", "value": 5}, {"name": "skilled-driver", "value": 4}]},
                }
            },
        ),
        (
            {"driver": {"modifier": 5, "skilled_driver": ["land"]}, "vehicle": {"type": "water"}},
            [11],
            {"check": {"success": False}},
        ),
        (
            {"driver": {"modifier": 3, "getaway": "master"}},
            [5],
            {
                "check": {
                    "success": True,
                    "parts": {"bonus": [{"name": "modifier", "value": 3}, {"name": "getaway", "value": 12}]},
                }
            },
        ),
        (
            {"driver": {"hard_drive": True}},
            [18],
            {"check": {"dc": 18, "success": True}, "maximum_speed": 22, "acceleration": 6},
        ),
        (
            {"driver": {"hard_drive": True}, "vehicle": {"propulsion": ["alchemical"]}},
            [18],
            {"check": {"dc": 30}, "maximum_speed": 20, "acceleration": 5},
        ),
    ],
)
def test_bonuses_of_the_driver(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-14")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "turn", "vehicle": {"propulsion": ["magic"], "speed": 20}},
            [],
            {"check": {"dc": None, "success": True, "parts": {"dc": [], "bonus": []}}, "needed": False},
        ),
        ({"vehicle": {"propulsion": ["air-current", "magic"], "type": "air"}}, [], {"check": {"success": True}}),
        (
            {"vehicle": {"propulsion": ["magic"], "magic_check": "Use Magic Device"}, "driver": SEVEN},
            [12],
            {"check": {"dc": 20, "success": False}},
        ),
    ],
)
def test_magic_propulsion(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-14")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "turn", "vehicle": {"propulsion": ["magic"], "speed": 20}},
            [],
            {"check": {"success": True}, "action_cost": "standard", "may_turn": True, "distance": 20},
        ),
        (
            {
                "choice": "keep-going",
                "vehicle": {"propulsion": ["magic"], "speed": 6, "crew_required": 4, "crew_aboard": 1},
            },
            [],
            {"action_taken": "uncontrolled", "reason": "crew-below-half", "speed": 6, "diagonals": False},
        ),
    ],
)
def test_magic_propulsion_drive(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-CHK-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "keep-going",
                "driver": {"uses": "wisdom", "modifier": 3},
                "vehicle": {"propulsion": ["alchemical"], "speed": 12, "maximum_speed": 12, "acceleration": 6},
            },
            [1],
            {
                "check": {"dc": 30, "success": False},
                "engine_broken": True,
                "speed_before": 12,
                "speed": 6,
                "maximum_speed": 6,
                "acceleration": 3,
                "distance": 6,
                "diagonals": False,
            },
        ),
        (
            {
                "choice": "keep-going",
                "driver": {"modifier": 3},
                "vehicle": {"propulsion": ["alchemical"], "speed": 12, "maximum_speed": 12, "acceleration": 6},
            },
            [1],
            {"engine_broken": False, "speed": 12, "distance": 12},
        ),
        (
            {
                "choice": "accelerate",
                "amount": 6,
                "driver": {"trained": False, "modifier": 29},
                "vehicle": {"propulsion": ["alchemical"], "speed": 2, "maximum_speed": 12, "acceleration": 6},
            },
            [1],
            {
                "check": {"success": True},
                "engine_broken": True,
                "speed": 5,
                "maximum_speed": 6,
                "acceleration": 3,
                "diagonals": True,
            },
        ),
    ],
)
def test_alchemical_engine_and_a_natural_1(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-CHK-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"driver": {"uses": "wisdom"}}, [1], {"engine_broken": False}),
        (
            {"driver": {"uses": "wisdom"}, "situation": AT_EASE, "vehicle": {"propulsion": ["alchemical"]}},
            [],
            {"check": {"dc": 15, "success": False}, "engine_broken": False},
        ),
        (
            {"driver": {"uses": "wisdom", "modifier": 29}, "vehicle": {"propulsion": ["alchemical"], "hp": 20}},
            [1],
            {"check": {"dc": 32, "success": False}, "engine_broken": True, "maximum_speed": 10, "acceleration": 2},
        ),
    ],
)
def test_alchemical_engine_and_a_natural_1_driving_check(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-OUT-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"modifier": -5}, "situation": AT_EASE},
            [],
            {"needed": False, "check": {"dc": 5, "success": True}},
        ),
        ({"driver": {"modifier": -6}, "situation": AT_EASE}, [], {"needed": True, "check": {"success": False}}),
        (
            {
                "driver": {"modifier": 15},
                "situation": AT_EASE,
                "vehicle": {"propulsion": ["alchemical"], "crew_required": 4, "crew_aboard": 2},
            },
            [],
            {"check": {"dc": 25, "success": True}, "needed": False},
        ),
    ],
)
def test_normally_no_check(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-06", "PF-CHK-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3]}}, [7, 12], {"check": {"success": False}}),
        (
            {"driver": {"modifier": 5, "getaway": "artist"}},
            [13],
            {
                "check": {
                    "success": True,
                    "parts": {"bonus": [{"name": "modifier", "value": 5}, {"name": "getaway", "value": 2}]},
                }
            },
        ),
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3]}}, [21, 12], BAD_INPUT),
        ({"driver": {"modifier": 5}, "situation": {"helpers": [3]}}, [0, 12], BAD_INPUT),
    ],
)
def test_exactly_2(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)


@pytest.mark.rule("PF-CHK-13", "PF-DRV-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "nothing", "driver": {"hard_drive": True}, "vehicle": {"speed": 22}},
            [],
            {"speed": 16, "maximum_speed": 22},
        ),
        (
            {"choice": "no-driver", "driver": {"hard_drive": True}, "vehicle": {"speed": 22}},
            [],
            {"speed": 15, "maximum_speed": 20},
        ),
    ],
)
def test_hard_drive_when_nobody_drives(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-CHK-15", "PF-SPD-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "accelerate",
                "amount": 12,
                "driver": {"trained": False, "modifier": 29},
                "vehicle": {
                    "propulsion": ["alchemical"],
                    "full_speed_start": True,
                    "maximum_speed": 12,
                    "acceleration": 6,
                },
            },
            [1],
            {"engine_broken": True, "speed": 6, "distance": 6},
        ),
        (
            {
                "choice": "decelerate",
                "amount": 6,
                "driver": {"trained": False, "modifier": 29},
                "vehicle": {"propulsion": ["alchemical"], "speed": 10, "maximum_speed": 12, "acceleration": 6},
            },
            [1],
            {"engine_broken": True, "speed": 3, "distance": 3, "inertia": None},
        ),
    ],
)
def test_from_rest_with_a_doubtful_engine(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
