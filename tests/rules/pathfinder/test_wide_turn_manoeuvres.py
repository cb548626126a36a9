"""What happens in the area of a wide turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check
from tests.rules.pathfinder.vehicles import HEAVY, HUGE, SEVEN, at


@pytest.mark.rule("PF-WIDE-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": HEAVY,
                "driver": SEVEN,
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [
                    {"id": "man", "x": 0, "y": 9, "cmd": 10, "avoids": False},
                    {"id": "ogre", "size": "huge", "x": 1, "y": 8, "width": 3, "height": 2},
                    {"id": "giant", "size": "gargantuan", "x": 0, "y": 6},
                    {"id": "pillar", "kind": "object", "solid": True, "hardness": 8, "hp": 90, "x": 3, "y": 6},
                    {"id": "beside", "x": 4, "y": 9, "cmd": 10},
                ],
            },
            [11, 1, 1, 4, 4, 3, 3, 5, 5],
            {
                "zone": {"x": 0, "y": 6, "side_length": 4},
                "results": [
                    {"id": "man", "manoeuvre": "overrun", "check": {"success": True}, "damage": 2},
                    {"id": "ogre", "manoeuvre": "ram", "damage": 8, "vehicle_damage": 0},
                    {"id": "giant", "manoeuvre": "ram", "damage": 6},
                    {"id": "pillar", "manoeuvre": "ram", "target_damage": 2, "passes": False, "sudden_stop": True},
                ],
                "sudden_stop": True,
                "hp": 120,
            },
        ),
        (
            {
                "bull_rush": True,
                "vehicle": HUGE,
                "driver": SEVEN,
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [
                    {"id": "orc", "x": 0, "y": 9, "cmd": 9, "bull_rush": True},
                    {"id": "elf", "x": 1, "y": 9, "cmd": 9},
                ],
            },
            [15, 11, 2, 2],
            {
                "results": [
                    {"id": "orc", "manoeuvre": "bull-rush", "pushed": [2], "damage": 0},
                    {"id": "elf", "manoeuvre": "overrun", "damage": 4},
                ],
                "gm_places": False,
                "placement": {"x": 0, "y": 6, "facing": "E"},
            },
        ),
        (
            {
                "vehicle": HUGE,
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [{"id": "orc", "x": 0, "y": 9, "cmd": 9, "bull_rush": True}],
            },
            [],
            {"allowed": False, "reason": "no-swift-action"},
        ),
        (
            {
                "vehicle": HUGE,
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [{"id": "orc", "x": 0, "y": 9, "cmd": 9, "avoids": True}],
            },
            [],
            {"allowed": False, "reason": "cannot-avoid"},
        ),
        (
            {"placement": at(0, 10, "N", 2, 4), "side": "right", "targets": [{"id": "man", "x": 1, "y": 11, "cmd": 9}]},
            [],
            {"results": [], "gm_places": False},
        ),
        (
            {
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [{"id": "barrel", "kind": "object", "size": "small", "x": 1, "y": 9, "hp": 4}],
            },
            [6],
            {
                "results": [
                    {"id": "barrel", "manoeuvre": "overrun", "check": {"dc": None, "success": True}, "damage": 6}
                ]
            },
        ),
    ],
)
def test_what_happens_to_things_in_the_area(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)


@pytest.mark.rule("PF-WIDE-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"wide_turn": True, "vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 11}},
            [12, 1, 1],
            {"check": {"dc": 11, "success": True}, "damage": 2},
        ),
        (
            {"wide_turn": True, "vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 11}},
            [11],
            {"check": {"success": False}},
        ),
        (
            {"wide_turn": True, "vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 25}},
            [20, 3, 5],
            {"check": {"success": True}, "damage": 8, "prone": False},
        ),
    ],
)
def test_minus_10(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-WIDE-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [({"wide_turn": True, "vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 11}}, [17], {"pushed": [2]})],
)
def test_minus_10_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)


@pytest.mark.rule("PF-WIDE-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": HUGE,
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "bear", "size": "huge", "x": 0, "y": 9}],
            },
            [8, 8],
            {"results": [{"damage": 16, "vehicle_damage": 3}]},
        )
    ],
)
def test_minus_10_wide_turn(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)


@pytest.mark.rule("PF-WIDE-07", "PF-WIDE-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": {"size": "huge", "squares": 8, "hp_max": 120, "hp": 5},
                "driver": SEVEN,
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [
                    {"id": "A", "kind": "object", "solid": True, "hardness": 8, "hp": 90, "x": 0, "y": 9},
                    {"id": "B", "kind": "object", "solid": True, "hardness": 8, "hp": 90, "x": -1, "y": 9},
                    {"id": "G1", "size": "small", "cmd": 11, "x": 0, "y": 8},
                    {"id": "G2", "size": "small", "cmd": 11, "x": -1, "y": 8},
                    {"id": "G3", "size": "small", "cmd": 11, "x": -2, "y": 8},
                ],
                "order": ["A", "B", "G1", "G2", "G3"],
            },
            [8, 8, 8, 8, 14, 3, 4, 13, 19, 5, 6, 2, 2],
            {
                "results": [
                    {
                        "id": "A",
                        "target_damage": 8,
                        "vehicle_damage": 3,
                        "vehicle_hp": 2,
                        "vehicle_state": "broken",
                        "sudden_stop": True,
                    },
                    {"id": "B", "vehicle_hp": -1, "vehicle_state": "wrecked"},
                    {"id": "G1", "check": {"success": True}, "damage": 7, "prone": False},
                    {"id": "G2", "check": {"success": False}, "damage": 0},
                    {"id": "G3", "damage": 15, "prone": True},
                ],
                "hp": -1,
                "wrecked": True,
                "vehicle_state": "wrecked",
                "sudden_stop": True,
                "speed": 0,
                "gm_places": True,
                "placement": None,
            },
        ),
        (
            {
                "vehicle": {"size": "huge", "squares": 8, "hp_max": 120, "hp": 5},
                "driver": SEVEN,
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [
                    {"id": "A", "kind": "object", "solid": True, "hardness": 8, "hp": 90, "x": 0, "y": 9},
                    {"id": "G1", "size": "small", "cmd": 11, "x": 0, "y": 8},
                ],
                "order": ["G1", "A"],
            },
            [13, 8, 8],
            {
                "results": [
                    {"id": "G1", "check": {"success": False}, "sudden_stop": True},
                    {"id": "A", "vehicle_hp": 2},
                ],
                "sudden_stop": True,
                "wrecked": False,
                "gm_places": True,
            },
        ),
        (
            {
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "a", "cmd": 11, "x": 0, "y": 8}, {"id": "b", "cmd": 11, "x": 0, "y": 9}],
                "order": ["a"],
            },
            [],
            {"allowed": False, "reason": "order-incomplete"},
        ),
        (
            {
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "a", "cmd": 11, "x": 0, "y": 8}, {"id": "b", "cmd": 11, "x": 0, "y": 9}],
                "order": ["a", "b", "a"],
            },
            [],
            {"allowed": False, "reason": "order-incomplete"},
        ),
        (
            {
                "vehicle": {"hp_max": 100, "hp": 52, "size": "gargantuan", "hardness": 0},
                "driver": {"modifier": 20},
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [
                    {"id": "wyrm", "size": "gargantuan", "x": 0, "y": 8},
                    {"id": "b", "cmd": 23, "x": 0, "y": 9},
                ],
            },
            [1, 1, 2, 2, 10],
            {
                "results": [
                    {"id": "wyrm", "vehicle_hp": 49, "vehicle_state": "broken"},
                    {"id": "b", "check": {"success": False}},
                ]
            },
        ),
    ],
)
def test_in_the_driver_s_order_all_of_them(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)


@pytest.mark.rule("PF-WIDE-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "vehicle": {"speed": 9},
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "pillar", "kind": "object", "solid": True, "hardness": 8, "hp": 90, "x": 0, "y": 9}],
            },
            [5],
            {
                "gm_places": True,
                "placement": None,
                "zone": {"x": -2, "y": 6, "side_length": 4},
                "sudden_stop": True,
                "speed": 0,
            },
        ),
        (
            {
                "vehicle": {"speed": 9},
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "fence", "kind": "object", "solid": True, "hardness": 5, "hp": 3, "x": 0, "y": 9}],
            },
            [8],
            {"gm_places": False, "placement": {"x": -2, "y": 6, "facing": "W"}, "sudden_stop": False, "speed": 9},
        ),
        (
            {
                "vehicle": {"speed": 9, "hp": 1, "hardness": 0},
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "targets": [{"id": "horse", "size": "large", "x": 0, "y": 8, "width": 2, "height": 2}],
            },
            [4],
            {"gm_places": True, "placement": None, "wrecked": True, "hp": -1, "sudden_stop": False, "speed": 9},
        ),
    ],
)
def test_final_place_after_a_wreck_or_stop(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)


@pytest.mark.rule("PF-WIDE-05", "PF-COL-06")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "bull_rush": True,
                "vehicle": HUGE,
                "driver": SEVEN,
                "placement": at(0, 10, "N", 2, 4),
                "side": "right",
                "targets": [{"id": "orc", "x": 0, "y": 9, "cmd": 9, "avoids": True, "bull_rush": True}],
            },
            [10],
            {"results": [{"manoeuvre": "bull-rush", "pushed": [1]}]},
        )
    ],
)
def test_pushed_it_cannot_step_aside(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.wide-turn", given, dice, then)
