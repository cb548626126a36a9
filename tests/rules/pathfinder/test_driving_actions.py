"""Driving actions: accelerate to uncontrolled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import MAGIC, SEVEN, at


@pytest.mark.rule("PF-DRV-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "accelerate", "amount": 5, "vehicle": {"speed": 6}, "driver": SEVEN},
            [13],
            {"speed": 11, "distance": 11, "diagonals": True, "may_turn": False, "action_cost": "standard"},
        ),
        (
            {"choice": "accelerate", "amount": 5, "vehicle": {"speed": 6}, "driver": SEVEN},
            [12],
            {"speed": 6, "distance": 6, "diagonals": False, "action_cost": "standard"},
        ),
        (
            {"choice": "accelerate", "amount": 2, "vehicle": {"speed": 6}, "driver": SEVEN},
            [20],
            {"speed": 8, "distance": 8},
        ),
        ({"choice": "accelerate", "amount": 5, "driver": SEVEN}, [5], {"speed": 0, "distance": 0}),
        ({"choice": "accelerate", "vehicle": {"speed": 6}, "driver": SEVEN}, [13], {"speed": 11}),
        (
            {"choice": "accelerate", "amount": 2, "vehicle": {"speed": 6}, "settings": {"pf.acc.amount": "full"}},
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 2, "minimum": 5, "maximum": 5}},
        ),
        (
            {"choice": "accelerate", "vehicle": {"speed": 18}, "driver": SEVEN, "settings": {"pf.acc.amount": "full"}},
            [13],
            {"speed": 20},
        ),
    ],
)
def test_accelerate(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "keep-going", "vehicle": {"speed": 8}, "driver": SEVEN},
            [13],
            {"speed": 8, "distance": 8, "diagonals": True, "may_turn": False, "action_cost": "move"},
        ),
        (
            {"choice": "keep-going", "vehicle": {"speed": 8}, "driver": SEVEN},
            [12],
            {"speed": 8, "distance": 8, "diagonals": False, "action_cost": "move"},
        ),
        ({"choice": "keep-going", "driver": SEVEN}, [13], {"speed": 0, "distance": 0}),
    ],
)
def test_keep_going(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "decelerate", "amount": 5, "vehicle": {"speed": 8}, "driver": SEVEN},
            [13],
            {"speed": 3, "distance": 3, "diagonals": True, "inertia": None},
        ),
        (
            {"choice": "decelerate", "amount": 5, "vehicle": {"speed": 8}, "driver": SEVEN},
            [12],
            {"speed": 8, "distance": 8, "diagonals": True, "inertia": None},
        ),
        (
            {"choice": "decelerate", "amount": 1, "vehicle": {"speed": 8}, "driver": SEVEN},
            [13],
            {"speed": 7, "distance": 7},
        ),
        (
            {"choice": "decelerate", "amount": 5, "vehicle": {"speed": 3}, "driver": SEVEN},
            [13, 2],
            {"speed": 0, "inertia": 2, "distance": 2, "diagonals": True},
        ),
        (
            {"choice": "decelerate", "amount": 5, "vehicle": {"speed": 3}, "driver": SEVEN},
            [12],
            {"speed": 3, "distance": 3, "inertia": None},
        ),
        ({"choice": "decelerate"}, [], {"allowed": False, "reason": "already-stopped"}),
    ],
)
def test_decelerate(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-04", "PF-DRV-11")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "decelerate", "amount": 4, "vehicle": {"speed": 4}, "driver": SEVEN},
            [15, 3],
            {"speed": 0, "distance": 3, "diagonals": True, "sudden_stop": False},
        ),
        (
            {
                "choice": "decelerate",
                "amount": 4,
                "vehicle": {"speed": 4},
                "driver": {"modifier": 7, "expert_driver": ["land"]},
            },
            [15, 1],
            {"inertia": 0, "distance": 0, "action_cost": "move"},
        ),
        (
            {
                "choice": "decelerate",
                "amount": 4,
                "vehicle": {"speed": 4},
                "driver": {"modifier": 7, "expert_driver": ["land"]},
            },
            [15, 3],
            {"inertia": 1, "distance": 1},
        ),
        (
            {
                "choice": "decelerate",
                "amount": 4,
                "vehicle": {"speed": 4},
                "driver": {"modifier": 7, "expert_driver": ["water"]},
            },
            [15, 4],
            {"inertia": 4, "distance": 4, "action_cost": "standard"},
        ),
        (
            {"choice": "decelerate", "amount": 4, "vehicle": {"speed": 4, "propulsion": ["magic"]}},
            [2],
            {"speed": 0, "distance": 2},
        ),
        (
            {"choice": "decelerate", "amount": 3, "vehicle": {"speed": 4}, "driver": SEVEN},
            [15],
            {"speed": 1, "distance": 1, "inertia": None},
        ),
        ({"choice": "decelerate", "amount": 4, "vehicle": {"speed": 4}, "driver": SEVEN}, [15, 5], BAD_INPUT),
    ],
)
def test_inertia(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-05", "PF-CHK-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "turn", "vehicle": {"speed": 10}, "driver": SEVEN},
            [18],
            {
                "check": {"dc": 25, "success": True},
                "speed": 10,
                "distance": 10,
                "may_turn": True,
                "diagonals": True,
                "action_cost": "standard",
            },
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 10}, "driver": SEVEN},
            [17],
            {"distance": 10, "may_turn": False, "diagonals": True},
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 9}, "driver": SEVEN},
            [13],
            {"check": {"dc": 20, "success": True}, "may_turn": True},
        ),
        (
            {"choice": "turn", "vehicle": {"speed": 20}, "driver": SEVEN},
            [20],
            {"check": {"dc": 40, "success": False}, "speed": 20, "distance": 20},
        ),
        ({"choice": "turn", "driver": SEVEN}, [13], {"distance": 0, "may_turn": True}),
        (
            {"choice": "turn", "driver": SEVEN, "settings": {"pf.turn.atRest": "forbidden"}},
            [],
            {"allowed": False, "reason": "no-speed"},
        ),
        (
            {"choice": "turn", "driver": {"modifier": 7, "expert_driver": ["land"]}, "vehicle": {"speed": 5}},
            [1],
            {"action_cost": "move", "may_turn": False, "diagonals": True},
        ),
    ],
)
def test_turn(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-05", "PF-GRID-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "turn",
                "path": ["F", "F", "TL", "F", "FR"],
                "vehicle": {"squares": 6, "speed": 6, "hp_max": 90},
                "driver": SEVEN,
                "placement": at(10, 20, "N", 2, 3),
            },
            [13],
            {
                "allowed": True,
                "reason": None,
                "action_taken": "turn",
                "action_cost": "standard",
                "check": {"dc": 20, "success": True},
                "speed_before": 6,
                "speed": 6,
                "distance": 6,
                "direction": "forward",
                "diagonals": True,
                "may_turn": True,
                "placement": at(5, 17, "W", 2, 3),
                "spent": 6,
                "lost": 0,
                "steps": ["F", "F", "TL", "F", "FR", "F", "F"],
                "replaced": [],
                "unused": [],
                "contacts": [],
            },
        ),
        (
            {
                "choice": "turn",
                "path": ["F", "F", "TL", "F", "FR"],
                "vehicle": {"squares": 6, "speed": 6, "hp_max": 90},
                "driver": SEVEN,
                "placement": at(10, 20, "N", 2, 3),
            },
            [12],
            {
                "may_turn": False,
                "placement": at(11, 14, "N", 2, 3),
                "steps": ["F", "F", "F", "FR", "F", "F"],
                "replaced": ["TL"],
                "spent": 6,
            },
        ),
        (
            {
                "choice": "turn",
                "path": ["FL"],
                "vehicle": {"speed": 2},
                "driver": SEVEN,
                "placement": at(0, 0, "E", 2, 2),
            },
            [18],
            {"may_turn": True, "steps": ["FL", "F"], "placement": at(2, -1, "E", 2, 2)},
        ),
    ],
)
def test_a_whole_turn_with_its_path(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-06", "PF-GRID-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "reverse", "driver": SEVEN},
            [13],
            {"direction": "backward", "distance": 2, "diagonals": True, "speed": 0, "action_cost": "standard"},
        ),
        ({"choice": "reverse", "driver": SEVEN}, [12], {"distance": 0, "speed": 0, "diagonals": False}),
        ({"choice": "reverse", "vehicle": {"acceleration": 3}, "driver": SEVEN}, [13], {"distance": 1}),
        ({"choice": "reverse", "vehicle": {"acceleration": 1}, "driver": SEVEN}, [13], {"distance": 1}),
        (
            {"choice": "reverse", "vehicle": {"hp": 29}, "driver": SEVEN},
            [15],
            {"check": {"dc": 22, "success": True}, "distance": 1},
        ),
        ({"choice": "reverse", "vehicle": {"speed": 1}}, [], {"allowed": False, "reason": "not-stopped"}),
        (
            {"choice": "reverse", "amount": 3, "driver": SEVEN},
            [],
            {"allowed": False, "reason": "amount-range", "limits": {"given": 3, "minimum": 1, "maximum": 2}},
        ),
        (
            {
                "choice": "reverse",
                "amount": 1,
                "path": ["BR"],
                "driver": {"modifier": 7, "expert_driver": ["land"]},
                "placement": at(4, 4, "S", 2, 2),
            },
            [13],
            {"action_cost": "standard", "placement": at(3, 3, "S", 2, 2), "steps": ["BR"]},
        ),
        ({"choice": "reverse", "path": ["F"], "placement": at(4, 4, "S", 2, 2)}, [13], BAD_INPUT),
    ],
)
def test_reverse(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "accelerate", "amount": 5, "vehicle": {"propulsion": ["magic"], "speed": 10, "acceleration": 6}},
            [],
            {
                "check": {"dc": None, "success": True},
                "speed": 15,
                "distance": 15,
                "diagonals": True,
                "action_cost": "standard",
            },
        ),
        (
            {
                "choice": "turn",
                "vehicle": {"propulsion": ["magic"], "speed": 24, "maximum_speed": 24, "acceleration": 6},
            },
            [],
            {"may_turn": True, "distance": 24},
        ),
        (
            {"choice": "reverse", "vehicle": {"propulsion": ["magic"], "speed": 2}},
            [],
            {"allowed": False, "reason": "not-stopped"},
        ),
        ({"choice": "reverse", "vehicle": MAGIC}, [], {"distance": 2, "direction": "backward"}),
        (
            {"choice": "nothing", "vehicle": {"propulsion": ["magic"], "speed": 5}},
            [],
            {"action_taken": "uncontrolled", "speed": 5},
        ),
    ],
)
def test_magic_vehicles_every_action_succeeds(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
