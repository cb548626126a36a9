"""The circle a vehicle turns on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, check, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"speed": 12, "trr": 0.5}, [], {"radius": 6, "angle": 115}, marks=rule("RT-MOV-09", "RT-MOV-10")),
        param({"speed": 12, "trr": 1.5}, [], {"radius": 18}, marks=rule("RT-MOV-09")),
        param({"speed": 7, "trr": 0.25}, [], {"radius": 1.75}, marks=rule("RT-MOV-09")),
        param({"speed": 0, "trr": 1}, [], {"radius": 0, "angle": None}, marks=rule("RT-MOV-09")),
        param({"speed": 12, "trr": 1, "antigrav": True}, [], {"radius": None, "angle": None}, marks=rule("RT-MOV-09")),
        param(
            {"speed": 12, "trr": 1, "antigrav": True, "settings": {"rt.mov.circleExempt": "antigravAndHover"}},
            [],
            {"radius": 12},
            marks=rule("RT-MOV-09"),
        ),
        param({"speed": 12, "trr": 1, "air_minimum": 0}, [], {"radius": None}, marks=rule("RT-MOV-09")),
        param({"speed": 10, "trr": 1}, [], {"radius": 10, "angle": 57}, marks=rule("RT-MOV-10")),
        param(
            {"speed": 9, "trr": 0.5, "out_of_control": True}, [], {"radius": 9, "angle": 57}, marks=rule("RT-OOC-05")
        ),
        param(
            {"speed": 12, "trr": 2, "antigrav": True, "out_of_control": True},
            [],
            {"radius": 12},
            marks=rule("RT-OOC-05"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.turning-circle", given, dice, then)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param({"speed": 10, "trr": 0.5}, {"radius": 5, "angle": 115}, marks=rule("RT-MOV-10")),
        param({"speed": 30, "trr": 0.5}, {"radius": 15, "angle": 115}, marks=rule("RT-MOV-10")),
        param({"speed": 30, "trr": 0}, {"radius": 0, "angle": None}, marks=rule("RT-MOV-09")),
        param({"speed": 0, "trr": 1, "out_of_control": True}, {"radius": 0, "angle": None}, marks=rule("RT-OOC-05")),
        param({"speed": 9, "trr": 2, "out_of_control": True}, {"radius": 9}, marks=rule("RT-OOC-05")),
        param({"speed": 12, "trr": 1, "air_minimum": 1}, {"radius": 12}, marks=rule("RT-MOV-09")),
        param(
            {"speed": 12, "trr": 1, "air_minimum": 0, "settings": {"rt.mov.circleExempt": "antigravAndHover"}},
            {"radius": 12},
            marks=rule("RT-MOV-09"),
        ),
        param(
            {"speed": 12, "trr": 1, "air_minimum": 0, "antigrav": True}
            | {"settings": {"rt.mov.circleExempt": "antigravAndHover"}},
            {"radius": None},
            marks=rule("RT-MOV-09"),
        ),
        param({"speed": 1, "trr": 5e-324}, {"angle": None}, marks=rule("RT-MOV-10")),
    ],
)
def test_more_circles(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("rogue-trader.turning-circle", given, [], then)


@pytest.mark.parametrize("wrong", [{"speed": 401}, {"trr": 10.5}, {"trr": -1}, {"air_minimum": -1}, {"antigrav": None}])
def test_bounds(wrong: dict[str, Any]) -> None:
    check("rogue-trader.turning-circle", {"speed": 12, "trr": 1} | wrong, [], BAD_INPUT)


@pytest.mark.rule("RT-MOV-10")
@drawn(st.floats(0.5, 400), st.sampled_from([0.25, 0.5, 1, 1.5, 2]))
def test_a_full_move_turns_the_same_angle_at_any_speed(speed: float, trr: float) -> None:
    angle = outcome_of("rogue-trader.turning-circle", {"speed": speed, "trr": trr}, [])["angle"]
    assert angle == {0.25: 229, 0.5: 115, 1: 57, 1.5: 38, 2: 29}[trr]
