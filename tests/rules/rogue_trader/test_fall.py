"""A flyer below its air minimum."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7},
            [2, 3, 1, 4],
            {
                "falls": True,
                "gm": False,
                "dice": 4,
                "points_lost": 10,
                "speed": 0,
                "out_of_control_next_turn": True,
                "special_damage": "automatic",
            },
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"speed": 7, "air_minimum": 8, "toughness": 7, "voluntary": True},
            [],
            {"allowed": False, "reason": "fall-not-confirmed"},
            marks=rule("RT-MOV-07"),
        ),
        param({"speed": 8, "air_minimum": 8, "toughness": 7}, [], {"falls": False}, marks=rule("RT-MOV-07")),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "settings": {"rt.air.belowMin": "gm"}},
            [],
            {"falls": True, "gm": True},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {
                "speed": 0,
                "air_minimum": 8,
                "toughness": 8,
                "save": 5,
                "settings": {"rt.col.saves": "machinesAndStructures"},
            },
            [5],
            {"dice": 2, "points_lost": 0, "special_damage": "none"},
            marks=rule("RT-MOV-07", "RT-COL-10"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "points": 6, "voluntary": True, "confirm_fall": True},
            [2, 3, 1, 4],
            {
                "points_lost": 6,
                "points_left": 0,
                "destroyed": True,
                "out_of_control_next_turn": False,
                "special_damage": "none",
            },
            marks=rule("RT-MOV-07", "RT-OOC-07"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.fall", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"speed": 7, "air_minimum": 8, "toughness": 7, "voluntary": True, "confirm_fall": True},
            [1, 1, 1, 1, 1],
            {"allowed": True, "dice": 5, "points_lost": 5},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"speed": 9, "air_minimum": 8, "toughness": 7, "voluntary": True},
            [],
            {"allowed": True, "falls": False, "gm": False},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"speed": 0, "air_minimum": 8, "toughness": 10},
            [],
            {"dice": 0, "points_lost": 0, "special_damage": "none", "out_of_control_next_turn": True},
            marks=rule("RT-COL-07", "RT-OOC-07"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "halted": True},
            [1, 1, 1, 1],
            {"out_of_control_next_turn": False},
            marks=rule("RT-OOC-07"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "points": 9, "lost_this_turn": 8},
            [1, 1, 1, 1],
            {"points_left": 5, "destroyed": False, "lost_this_turn": 12, "special_damage": "explosion"},
            marks=rule("RT-COL-13"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "settings": {"rt.col.formula": "dicePlusFlat"}},
            [2],
            {"dice": 1, "points_lost": 5},
            marks=rule("RT-COL-08"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "save": 4, "settings": {"rt.col.saves": "everyone"}},
            [3, 1, 1, 1, 1],
            {"points_lost": 4},
            marks=rule("RT-COL-10"),
        ),
        param(
            {"speed": 5, "air_minimum": 8, "toughness": 7, "lost_this_turn": 3, "save": 4}
            | {"settings": {"rt.col.saves": "everyone"}},
            [4],
            {"points_lost": 0, "lost_this_turn": 3, "special_damage": "due"},
            marks=rule("RT-COL-10", "RT-COL-13"),
        ),
    ],
)
def test_more_falls(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.fall", given, dice, then)


@pytest.mark.rule("RT-MOV-07")
def test_a_fall_for_the_game_master_is_only_announced() -> None:
    given = {"speed": 5, "air_minimum": 8, "toughness": 7, "settings": {"rt.air.belowMin": "gm"}}
    assert outcome_of("rogue-trader.fall", given, []) == {"allowed": True, "reason": None, "falls": True, "gm": True}


@pytest.mark.rule("RT-MOV-07")
def test_a_refused_fall_has_one_outcome() -> None:
    given = {"speed": 5, "air_minimum": 8, "toughness": 7, "voluntary": True}
    assert chances("rogue-trader.fall", given, "allowed", "reason") == {(False, "fall-not-confirmed"): 1}
    assert log_of("rogue-trader.fall", given, []) == ["At 5″ it falls out of the sky: confirm the fall."]


@pytest.mark.parametrize(
    "wrong", [{"toughness": 0}, {"toughness": 21}, {"save": 1}, {"save": 7}, {"points": 0}, {"air_minimum": None}]
)
def test_bounds(wrong: dict[str, Any]) -> None:
    check("rogue-trader.fall", {"speed": 5, "air_minimum": 8, "toughness": 7} | wrong, [1, 1, 1, 1], BAD_INPUT)
