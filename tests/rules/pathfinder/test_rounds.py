"""The round and the driver."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import AT_EASE, MAGIC, SEVEN, at


@pytest.mark.rule("PF-RND-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "keep-going", "driver": SEVEN, "vehicle": {"speed": 6}},
            [14],
            {
                "allowed": True,
                "reason": None,
                "action_taken": "keep-going",
                "action_cost": "move",
                "check": {"dc": 20, "success": True},
                "speed": 6,
                "distance": 6,
                "direction": "forward",
                "control_lost": False,
            },
        ),
        (
            {"choice": "turn", "situation": {"driver_acted": True}, "vehicle": {"speed": 8}},
            [],
            {
                "allowed": True,
                "action_taken": "uncontrolled",
                "action_cost": "none",
                "reason": "already-acted",
                "check": None,
                "speed_before": 8,
                "speed": 3,
                "distance": 3,
                "diagonals": False,
            },
        ),
        ({"choice": "uncontrolled", "vehicle": {"speed": 8}}, [], BAD_INPUT),
        ({"vehicle": {"speed": 8}}, [], BAD_INPUT),
    ],
)
def test_driving_comes_first(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "nothing", "vehicle": {"speed": 6, "propulsion": ["air-current"]}},
            [],
            {
                "action_taken": "uncontrolled",
                "reason": "nothing",
                "speed": 4,
                "distance": 4,
                "diagonals": False,
                "control_lost": False,
            },
        ),
        (
            {"choice": "other-action"},
            [],
            {
                "action_taken": "uncontrolled",
                "reason": "other-action",
                "speed": 0,
                "distance": 0,
                "control_lost": False,
            },
        ),
        ({"choice": "nothing", "vehicle": {"speed": 6}}, [10], BAD_INPUT),
    ],
)
def test_doing_nothing_or_something_else(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"choice": "delay", "vehicle": {"speed": 10, "acceleration": 4}},
            [],
            {"reason": "delay", "speed": 6, "distance": 6, "control_lost": True},
        ),
        (
            {"choice": "no-driver", "vehicle": {"speed": 6, "acceleration": 4}},
            [],
            {"reason": "no-driver", "speed": 2, "distance": 2, "control_lost": False},
        ),
        ({"choice": "delay", "vehicle": {"speed": 4}}, [], {"speed": 0, "control_lost": False}),
        (
            {"choice": "ready", "vehicle": {"speed": 10}, "settings": {"pf.rnd.delayLosesDriver": "no"}},
            [],
            {"reason": "ready", "speed": 5, "control_lost": False},
        ),
    ],
)
def test_delaying_or_readying(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"modifier": 6}},
            [14],
            {"allowed": True, "check": {"dc": 20, "success": True}, "driver_now": True, "drives_from": "next-turn"},
        ),
        ({"driver": {"modifier": 6}}, [13], {"driver_now": False, "drives_from": None}),
        ({"situation": AT_EASE}, [], {"check": {"dc": 5, "success": True}, "driver_now": True}),
        (
            {"vehicle": MAGIC},
            [],
            {"check": {"dc": None, "success": True}, "driver_now": True, "drives_from": "next-turn"},
        ),
        ({"has_driver": True, "driver": {"modifier": 20}}, [], {"allowed": False, "reason": "has-driver"}),
        ({"driver": {"fit": False}}, [], {"allowed": False, "reason": "driver-unfit"}),
        ({"vehicle": {"device_state": "destroyed"}}, [], {"allowed": False, "reason": "device-destroyed"}),
    ],
)
def test_taking_the_controls(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.take-control", given, dice, then)


@pytest.mark.rule("PF-RND-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "keep-going",
                "driver": {"took_control_this_turn": True, "modifier": 9},
                "vehicle": {"speed": 8},
            },
            [],
            {"allowed": False, "reason": "first-turn"},
        ),
        (
            {"choice": "keep-going", "driver": {"modifier": 9}, "vehicle": {"speed": 3}},
            [11],
            {"allowed": True, "speed": 3, "distance": 3, "diagonals": True},
        ),
        (
            {"choice": "no-driver", "driver": {"took_control_this_turn": True}, "vehicle": {"speed": 8}},
            [],
            {"allowed": False, "reason": "first-turn"},
        ),
    ],
)
def test_a_new_driver_s_first_turn(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"fortitude": 4}, [11], {"keeps_control": True}),
        ({"fortitude": 4}, [10], {"keeps_control": False}),
        ({"fortitude": 20}, [1], {"keeps_control": False}),
        ({"fortitude": -6}, [20], {"keeps_control": True}),
    ],
)
def test_driving_on_below_0_hit_points(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driver-fortitude", given, dice, then)


@pytest.mark.rule("PF-RND-04", "PF-DRV-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"choice": "delay", "vehicle": {"speed": 6}}, [], {"speed": 1, "control_lost": True}),
        (
            {"choice": "nothing", "vehicle": {"speed": 1}, "settings": {"pf.unc.coastStop": "sudden"}},
            [],
            {"speed": 0, "sudden_stop": True},
        ),
        (
            {"choice": "nothing", "vehicle": {"speed": 6}, "settings": {"pf.unc.coastStop": "sudden"}},
            [],
            {"speed": 1, "sudden_stop": False},
        ),
    ],
)
def test_one_square_left_none_left(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-03", "PF-GRID-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "nothing",
                "path": ["B", "TR", "FR"],
                "vehicle": {"propulsion": ["magic"], "speed": 2},
                "placement": at(0, 0, "E", 2, 2),
            },
            [],
            {"steps": ["F", "F"], "replaced": ["B", "TR", "FR"], "placement": {"x": 2, "y": 0}},
        ),
        (
            {
                "choice": "keep-going",
                "path": ["B"],
                "vehicle": {"propulsion": ["magic"], "speed": 2},
                "placement": at(0, 0, "E", 2, 2),
            },
            [],
            BAD_INPUT,
        ),
    ],
)
def test_any_token_will_do_when_nothing_is_driven(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)


@pytest.mark.rule("PF-RND-08", "PF-CHK-15", "PF-DRV-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"driver": {"uses": "wisdom"}, "vehicle": {"propulsion": ["alchemical"]}},
            [1],
            {"driver_now": False, "engine_broken": True},
        ),
        ({"driver": {"present": False, "modifier": 6}}, [14], {"driver_now": True}),
        ({"vehicle": {"hp": 0}, "driver": {"modifier": 6}}, [], {"allowed": False, "reason": "wrecked"}),
    ],
)
def test_who_checks_who_may_not(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.take-control", given, dice, then)


@pytest.mark.rule("PF-RND-08", "PF-CHK-15", "PF-DRV-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"driver": {"present": False}}, [], {"allowed": False, "reason": "no-driver"}),
        (
            {"vehicle": {"propulsion": ["magic"], "crew_required": 4, "crew_aboard": 1}},
            [],
            {"allowed": False, "reason": "crew-below-half"},
        ),
    ],
)
def test_who_checks_who_may_not_driving_check(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driving-check", given, dice, then)
