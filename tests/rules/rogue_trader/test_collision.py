"""Collisions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"vehicle": {"toughness": 6, "speed": 12}, "other": {"kind": "vehicle", "toughness": 8, "speed": 9}},
            [3, 1, 4, 2, 2, 4, 1, 2, 3, 1],
            {
                "collides": True,
                "steps": 5,
                "vehicle": {
                    "dice": 7,
                    "points_lost": 17,
                    "special_damage": "explosion",
                    "out_of_control_next_turn": True,
                },
                "other": {"dice": 3, "points_lost": 6, "special_damage": "automatic", "out_of_control_next_turn": True},
                "move": "ask",
                "last_speed_next_turn": None,
            },
            marks=rule("RT-COL-01", "RT-COL-02"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 10}, "other": {"kind": "vehicle", "toughness": 7, "speed": 10}},
            [1, 1, 1, 1, 4, 4, 4, 4],
            {
                "steps": 4,
                "vehicle": {"points_lost": 4, "special_damage": "due"},
                "other": {"points_lost": 16, "special_damage": "explosion"},
            },
            marks=rule("RT-COL-02"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 7}, "other": {"kind": "vehicle", "toughness": 6, "speed": 7}},
            [1, 2, 3, 4, 4, 4],
            {"steps": 3, "vehicle": {"dice": 3, "points_lost": 6}, "other": {"points_lost": 12}},
            marks=rule("RT-COL-01", "RT-COL-02"),
        ),
        param(
            {"vehicle": {"toughness": 10, "speed": 3}, "other": {"kind": "vehicle", "toughness": 5}},
            [1, 2, 1, 2, 1, 2],
            {
                "steps": 1,
                "vehicle": {"dice": 0, "points_lost": 0, "special_damage": "none"},
                "other": {"dice": 6, "points_lost": 9},
            },
            marks=rule("RT-COL-02", "RT-COL-07"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 5.5}, "other": {"kind": "creature", "toughness": 4, "points": 2}},
            [1, 1, 1, 1],
            {"steps": 2, "vehicle": {"dice": 0}, "other": {"dice": 4, "points_lost": 2, "destroyed": True}},
            marks=rule("RT-COL-01"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 12},
                "other": {"kind": "vehicle", "toughness": 7, "speed": 9},
                "angle": "side",
                "settings": {"rt.col.combined": "byAngle"},
            },
            [1, 1, 1, 2, 2, 2],
            {"steps": 3, "vehicle": {"points_lost": 3}, "other": {"points_lost": 6}},
            marks=rule("RT-COL-03"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 12},
                "other": {"kind": "vehicle", "toughness": 7, "speed": 9},
                "angle": "rear",
                "settings": {"rt.col.combined": "byAngle"},
            },
            [1, 2],
            {"steps": 1, "vehicle": {"points_lost": 1}, "other": {"points_lost": 2}},
            marks=rule("RT-COL-03"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 8},
                "other": {"kind": "vehicle", "toughness": 7, "speed": 9},
                "angle": "rear",
                "settings": {"rt.col.combined": "byAngle"},
            },
            [],
            {"collides": False},
            marks=rule("RT-COL-03"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 12},
                "other": {"kind": "vehicle", "toughness": 7, "speed": 9},
                "angle": "side",
            },
            [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            {"steps": 5, "vehicle": {"points_lost": 5}, "other": {"points_lost": 5}},
            marks=rule("RT-COL-03"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 12}, "other": {"kind": "scenery", "toughness": 8, "points": 5}},
            [2, 4, 1, 3, 4, 2],
            {
                "steps": 3,
                "vehicle": {"dice": 4, "points_lost": 10},
                "other": {"dice": 2, "points_lost": 5, "points_left": 0, "destroyed": True},
            },
            marks=rule("RT-COL-04"),
        ),
        param(
            {"vehicle": {"toughness": 8, "speed": 15}, "other": {"kind": "scenery", "toughness": 6}},
            [3, 1, 1, 2, 4, 3],
            {"vehicle": {"points_lost": 3}, "other": {"points_lost": 11, "points_left": None, "destroyed": False}},
            marks=rule("RT-COL-04"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 4}, "other": {"kind": "scenery", "toughness": 8, "points": 5}},
            [1, 2, 2],
            {"vehicle": {"dice": 3, "points_lost": 5}, "other": {"dice": 0, "points_lost": 0, "points_left": 5}},
            marks=rule("RT-COL-04", "RT-COL-07"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 20}, "other": {"kind": "scenery", "toughness": 10}},
            [1, 1, 1, 1, 1, 1, 1, 1],
            {"steps": 4, "vehicle": {"dice": 8, "points_lost": 8}, "other": {"dice": 0}},
            marks=rule("RT-COL-04", "RT-COL-07"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 15}, "other": {"kind": "creature", "toughness": 3, "points": 1}},
            [1, 1, 1, 1, 1, 1, 1],
            {
                "vehicle": {"dice": 0, "out_of_control_next_turn": False},
                "other": {"dice": 7, "points_lost": 1, "destroyed": True},
            },
            marks=rule("RT-COL-06", "RT-COL-07"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 22}, "other": {"kind": "creature", "toughness": 6, "points": 20}},
            [1, 2, 3, 4, 1, 4, 4, 4, 4, 4],
            {"vehicle": {"dice": 5, "points_lost": 11}, "other": {"dice": 5, "points_left": 0, "destroyed": True}},
            marks=rule("RT-COL-06"),
        ),
        param(
            {"vehicle": {"toughness": 5, "speed": 5}, "other": {"kind": "creature", "toughness": 4}},
            [2, 3],
            {"vehicle": {"dice": 0}, "other": {"points_lost": 5}},
            marks=rule("RT-COL-06"),
        ),
        param(
            {
                "vehicle": {"toughness": 4, "speed": 30},
                "other": {"kind": "creature", "toughness": 3},
                "settings": {"rt.col.creatureHurtsVehicle": "off"},
            },
            [1, 1, 1, 1, 1, 1, 1],
            {"vehicle": {"dice": 0, "points_lost": 0}, "other": {"points_lost": 7}},
            marks=rule("RT-COL-06"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 12},
                "other": {"kind": "scenery", "toughness": 8, "points": 9},
                "settings": {"rt.col.formula": "dicePlusFlat"},
            },
            [2, 4, 1, 1, 3, 2],
            {"vehicle": {"dice": 3, "points_lost": 8}, "other": {"points_lost": 5, "points_left": 4}},
            marks=rule("RT-COL-08"),
        ),
        param(
            {
                "vehicle": {"toughness": 6, "speed": 4},
                "other": {"kind": "scenery", "toughness": 9, "points": 5},
                "settings": {"rt.col.formula": "dicePlusFlat"},
            },
            [2, 2],
            {"vehicle": {"points_lost": 5}, "other": {"dice": 1, "points_lost": 0}},
            marks=rule("RT-COL-08"),
        ),
        param(
            {
                "vehicle": {"toughness": 5, "speed": 4},
                "other": {"kind": "scenery", "toughness": 9, "points": 5},
                "settings": {"rt.col.formula": "dicePlusFlat"},
            },
            [2],
            {"vehicle": {"points_lost": 6}, "other": {"dice": 0, "points_lost": 0}},
            marks=rule("RT-COL-08"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 20},
                "other": {"kind": "scenery", "toughness": 8},
                "distance_covered": 6,
            },
            [1, 1, 1, 1, 2, 2, 2, 2],
            {"steps": 4, "vehicle": {"points_lost": 4}, "other": {"points_lost": 8}},
            marks=rule("RT-COL-09"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 20},
                "other": {"kind": "scenery", "toughness": 8},
                "distance_covered": 6,
                "settings": {"rt.col.speedBasis": "distanceCovered"},
            },
            [1, 1, 2, 2],
            {"steps": 2},
            marks=rule("RT-COL-09"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 20},
                "other": {"kind": "scenery", "toughness": 8},
                "distance_covered": 0,
                "settings": {"rt.col.speedBasis": "distanceCovered"},
            },
            [3],
            {"steps": 0, "vehicle": {"dice": 1, "points_lost": 3}, "other": {"dice": 0}},
            marks=rule("RT-COL-09"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 10, "save": 4},
                "other": {"kind": "creature", "toughness": 6, "save": 4, "points": 3},
                "settings": {"rt.col.saves": "machinesAndStructures"},
            },
            [4, 1, 1, 1],
            {"vehicle": {"dice": 1, "points_lost": 0}, "other": {"points_lost": 3, "destroyed": True}},
            marks=rule("RT-COL-10"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 5, "save": 4},
                "other": {"kind": "creature", "toughness": 6, "save": 4, "points": 9},
                "settings": {"rt.col.saves": "everyone"},
            },
            [3, 1, 2, 2],
            {"vehicle": {"dice": 0}, "other": {"dice": 3, "points_lost": 5}},
            marks=rule("RT-COL-10"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 5, "save": 3},
                "other": {"kind": "scenery", "toughness": 8, "save": 5},
            },
            [4, 4],
            {"vehicle": {"points_lost": 4}, "other": {"points_lost": 4}},
            marks=rule("RT-COL-10"),
        ),
        param(
            {
                "vehicle": {"toughness": 6, "speed": 10},
                "other": {"kind": "dreadnought", "toughness": 6, "speed": 5, "points": 6, "lost_this_turn": 1},
            },
            [1, 1, 1, 1, 1, 1],
            {
                "steps": 3,
                "vehicle": {"out_of_control_next_turn": True, "lost_this_turn": 3},
                "other": {
                    "points_left": 3,
                    "lost_this_turn": 4,
                    "special_damage": "due",
                    "out_of_control_next_turn": False,
                },
            },
            marks=rule("RT-COL-11", "RT-OOC-07"),
        ),
        param(
            {
                "vehicle": {"toughness": 6, "speed": 10},
                "other": {"kind": "dreadnought", "toughness": 6, "speed": 5, "points": 6},
                "settings": {"rt.drd.collideAs": "creature"},
            },
            [1, 1, 1, 1],
            {"steps": 2, "vehicle": {"out_of_control_next_turn": False}, "other": {"out_of_control_next_turn": False}},
            marks=rule("RT-COL-11"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 15},
                "other": {"kind": "scenery", "toughness": 6, "points": 5},
                "settings": {"rt.col.after": "continueIfDestroyed"},
            },
            [3, 1, 1, 2, 4, 3],
            {"other": {"destroyed": True}, "move": "continues", "last_speed_next_turn": 15},
            marks=rule("RT-COL-12"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 15},
                "other": {"kind": "scenery", "toughness": 6, "points": 15},
                "settings": {"rt.col.after": "continueIfDestroyed"},
            },
            [3, 1, 1, 2, 4, 3],
            {"other": {"points_left": 4}, "move": "stops", "last_speed_next_turn": 0},
            marks=rule("RT-COL-12"),
        ),
        param(
            {
                "vehicle": {"toughness": 8, "speed": 5},
                "other": {"kind": "scenery", "toughness": 8},
                "settings": {"rt.col.after": "stop"},
            },
            [1, 1],
            {"move": "stops", "last_speed_next_turn": 0},
            marks=rule("RT-COL-12"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 10, "points": 20, "lost_this_turn": 1},
                "other": {"kind": "scenery", "toughness": 7},
            },
            [2, 3, 1, 1],
            {"vehicle": {"points_lost": 5, "points_left": 15, "special_damage": "automatic"}},
            marks=rule("RT-COL-13"),
        ),
        param(
            {"vehicle": {"toughness": 5, "speed": 10, "points": 30}, "other": {"kind": "scenery", "toughness": 8}},
            [4, 4, 4, 4, 1],
            {
                "vehicle": {"points_lost": 17, "special_damage": "explosion", "out_of_control_next_turn": True},
                "other": {"dice": 0},
            },
            marks=rule("RT-COL-13", "RT-OOC-07"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 5},
                "other": {"kind": "vehicle", "toughness": 7},
                "settings": {"rt.col.ooc": "movingOnly"},
            },
            [1, 1],
            {"vehicle": {"out_of_control_next_turn": True}, "other": {"out_of_control_next_turn": False}},
            marks=rule("RT-OOC-07"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 5, "points": 1}, "other": {"kind": "vehicle", "toughness": 7}},
            [1, 1],
            {
                "vehicle": {"destroyed": True, "out_of_control_next_turn": False, "special_damage": "none"},
                "move": "stops",
            },
            marks=rule("RT-OOC-07"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.collision", given, dice, then)
