"""Vehicles that nobody has under control."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check
from tests.rules.pathfinder.vehicles import HUGE, at


@pytest.mark.rule("PF-DRV-07", "PF-GRID-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "no-driver", "vehicle": {"speed": 8}},
            [],
            {
                "action_taken": "uncontrolled",
                "action_cost": "none",
                "reason": "no-driver",
                "check": None,
                "speed": 3,
                "distance": 3,
                "diagonals": False,
                "may_turn": False,
                "sudden_stop": False,
            },
        ),
        ({"choice": "nothing"}, [], {"speed": 0, "distance": 0}),
        (
            {"choice": "nothing", "vehicle": {"speed": 7, "propulsion": ["magic"]}},
            [],
            {"speed": 7, "distance": 7, "diagonals": False},
        ),
        (
            {"choice": "nothing", "path": ["FL", "FL"], "vehicle": {"speed": 8}, "placement": at(5, 5, "E", 1, 2)},
            [],
            {"speed": 3, "steps": ["F", "F", "F"], "replaced": ["FL", "FL"], "placement": at(8, 5, "E", 1, 2)},
        ),
        (
            {
                "choice": "turn",
                "path": ["TR"],
                "situation": {"driver_acted": True},
                "vehicle": {"speed": 6},
                "placement": at(0, 0, "N", 2, 2),
            },
            [],
            {"steps": ["F"], "replaced": ["TR"], "placement": at(0, -1, "N", 2, 2)},
        ),
    ],
)
def test_uncontrolled(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "nothing",
                "vehicle": {"type": "water", "propulsion": ["air-current"], "speed": 20, "maximum_speed": 36},
            },
            [],
            {"speed": 18, "distance": 18},
        ),
        (
            {
                "choice": "nothing",
                "vehicle": {"type": "water", "propulsion": ["air-current"], "speed": 18, "maximum_speed": 36},
            },
            [],
            {"speed": 16},
        ),
        (
            {
                "choice": "nothing",
                "vehicle": {
                    "type": "water",
                    "propulsion": ["muscle-pushed", "air-current"],
                    "speed": 20,
                    "acceleration": 6,
                    "muscle_acceleration": 3,
                },
            },
            [],
            {"speed": 15},
        ),
        (
            {"choice": "nothing", "vehicle": {"speed": 4}},
            [],
            {"speed": 0, "distance": 0, "inertia": None, "sudden_stop": False},
        ),
        ({"choice": "nothing", "vehicle": {"propulsion": ["alchemical"], "speed": 10}}, [], {"speed": 10}),
        (
            {"choice": "nothing", "vehicle": {"type": "air", "propulsion": ["air-current", "magic"], "speed": 10}},
            [],
            {"speed": 8},
        ),
        (
            {
                "choice": "nothing",
                "vehicle": {"type": "water", "propulsion": ["air-current", "water-current"], "speed": 20},
                "settings": {"pf.unc.currents": "each"},
            },
            [],
            {"speed": 16},
        ),
        (
            {
                "choice": "nothing",
                "vehicle": {"type": "water", "propulsion": ["air-current", "water-current"], "speed": 20},
            },
            [],
            {"speed": 18},
        ),
        ({"choice": "nothing", "vehicle": {"speed": 10, "hp": 29}}, [], {"speed": 8}),
        (
            {"choice": "nothing", "vehicle": {"speed": 4}, "settings": {"pf.unc.coastStop": "sudden"}},
            [],
            {"speed": 0, "sudden_stop": True, "speed_before": 4},
        ),
        ({"choice": "nothing", "settings": {"pf.unc.coastStop": "sudden"}}, [], {"speed": 0, "sudden_stop": False}),
    ],
)
def test_how_an_uncontrolled_vehicle_slows(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"choice": "nothing", "vehicle": {"speed": 8}}, [], {"bull_rush_allowed": False}),
        ({"choice": "keep-going", "vehicle": {"speed": 8}}, [1], {"bull_rush_allowed": True, "diagonals": False}),
    ],
)
def test_manoeuvres_while_uncontrolled(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-DRV-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"vehicle": HUGE, "driver": {"present": False, "modifier": 7}, "target": {"size": "small", "cmd": 17}},
            [15, 4, 4],
            {"check": {"dc": 17, "success": True}, "damage": 8, "prone": False},
        )
    ],
)
def test_manoeuvres_while_uncontrolled_overrun(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-DRV-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"uncontrolled": True, "vehicle": HUGE, "target": {"size": "small", "cmd": 11}},
            [],
            {"allowed": False, "reason": "uncontrolled"},
        )
    ],
)
def test_manoeuvres_while_uncontrolled_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)


@pytest.mark.rule("PF-DRV-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "accelerate", "vehicle": {"crew_required": 20, "crew_aboard": 9, "speed": 6}},
            [],
            {"allowed": True, "action_taken": "uncontrolled", "reason": "crew-below-half", "speed": 1},
        ),
        ({"choice": "turn", "vehicle": {"hp": 0, "device_state": "destroyed"}}, [], {"reason": "wrecked"}),
        ({"choice": "turn", "vehicle": {"hp": -4, "device_state": "destroyed"}}, [], {"reason": "destroyed"}),
        (
            {"choice": "turn", "vehicle": {"propulsion": ["magic"], "device_state": "destroyed", "speed": 3}},
            [],
            {"reason": "device-destroyed", "speed": 3},
        ),
        (
            {"choice": "turn", "vehicle": {"propulsion_state": "destroyed", "device_state": "destroyed"}},
            [],
            {"reason": "propulsion-destroyed"},
        ),
        ({"choice": "turn", "driver": {"present": False, "fit": False}}, [], {"reason": "no-driver"}),
        (
            {"choice": "turn", "driver": {"fit": False}, "vehicle": {"crew_required": 4, "crew_aboard": 0}},
            [],
            {"reason": "driver-unfit"},
        ),
        (
            {"choice": "ready", "situation": {"driver_acted": True}, "vehicle": {"speed": 9}},
            [],
            {"reason": "already-acted", "control_lost": False},
        ),
    ],
)
def test_when_it_cannot_be_driven(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
