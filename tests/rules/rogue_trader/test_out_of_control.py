"""The move of a vehicle that is out of control."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"last_speed": 6},
            [9, 4, 1],
            {"speed": 11, "stopped": False, "direction": "left", "radius": 11},
            marks=rule("RT-OOC-01"),
        ),
        param(
            {"last_speed": 6},
            [2, 8],
            {"speed": 0, "stopped": True, "direction": None, "radius": None},
            marks=rule("RT-OOC-01"),
        ),
        param(
            {"last_speed": 14},
            [3, 8, 3],
            {"speed": 9, "direction": "straight", "radius": None},
            marks=rule("RT-OOC-02"),
        ),
        param({"last_speed": 14}, [10, 1, 4], {"speed": 23}, marks=rule("RT-OOC-02")),
        param({"last_speed": 5}, [2, 9], {"speed": 0}, marks=rule("RT-OOC-02")),
        param({"last_speed": 7}, [6, 6, 5], {"speed": 7, "direction": "right"}, marks=rule("RT-OOC-02")),
        param(
            {"last_speed": 0, "permanently_out_of_control": True, "stopped": True},
            [],
            {"speed": 0, "stopped": True},
            marks=rule("RT-OOC-03"),
        ),
        param({"last_speed": 0}, [7, 3, 3], {"speed": 4}, marks=rule("RT-OOC-03")),
        param(
            {"last_speed": 0, "settings": {"rt.ooc.stationaryStart": "stays"}},
            [],
            {"speed": 0},
            marks=rule("RT-OOC-03"),
        ),
        param({"last_speed": 0}, [3, 7], {"speed": 0, "stopped": True}, marks=rule("RT-OOC-03")),
        param({"last_speed": 6}, [5, 5, 2], {"direction": "left"}, marks=rule("RT-OOC-04")),
        param(
            {
                "last_speed": 6,
                "settings": {"rt.ooc.direction": ["left", "straight", "straight", "straight", "straight", "right"]},
            },
            [5, 5, 5],
            {"direction": "straight"},
            marks=rule("RT-OOC-04"),
        ),
        param({"last_speed": 9}, [1, 1, 6], {"speed": 9, "radius": 9}, marks=rule("RT-OOC-05")),
        param(
            {"last_speed": 38, "maximum": 20},
            [10, 1, 3],
            {"speed": 40, "overspeed_check": True},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 38, "maximum": 20, "settings": {"rt.ooc.cap": "none"}},
            [10, 1, 3],
            {"speed": 47},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 19, "maximum": 20},
            [8, 2, 3],
            {"speed": 25, "overspeed_check": True},
            marks=rule("RT-OOC-09"),
        ),
        param(
            {"last_speed": 19, "maximum": 20, "permanently_out_of_control": True},
            [8, 2, 3],
            {"speed": 25, "overspeed_check": False},
            marks=rule("RT-OOC-09", "RT-MOV-12"),
        ),
        param({"last_speed": 4, "stopped": True}, [], BAD_INPUT, marks=rule("RT-OOC-03")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.out-of-control", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"last_speed": 0, "permanently_out_of_control": True},
            [9, 2, 3],
            {"speed": 7, "stopped": False},
            marks=rule("RT-OOC-03", "RT-DMG-17"),
        ),
        param(
            {"last_speed": 12, "halted": True},
            [],
            {"speed": 0, "stopped": True, "direction": None, "radius": None},
            marks=rule("RT-DMG-20"),
        ),
        param({"last_speed": 12, "halted": True, "air_minimum": 8}, [], {"falls": True}, marks=rule("RT-MOV-07")),
        param({"last_speed": 6, "air_minimum": 8}, [4, 2, 3], {"speed": 8, "falls": False}, marks=rule("RT-MOV-06")),
        param({"last_speed": 6, "air_minimum": 8}, [4, 3, 3], {"speed": 7, "falls": True}, marks=rule("RT-MOV-07")),
        param({"last_speed": 2, "air_minimum": 0}, [1, 9], {"speed": 0, "falls": False}, marks=rule("RT-MOV-06")),
        param(
            {"last_speed": 30, "maximum": 20, "power_losses": 1},
            [1, 2, 3],
            {"speed": 20, "overspeed_check": True},
            marks=rule("RT-OOC-09", "RT-DMG-13"),
        ),
        param(
            {"last_speed": 9, "maximum": 20, "power_losses": 1},
            [3, 2, 3],
            {"speed": 10, "overspeed_check": False},
            marks=rule("RT-OOC-09", "RT-DMG-13"),
        ),
        param({"last_speed": 100}, [10, 1, 3], {"speed": 109, "overspeed_check": False}, marks=rule("RT-OOC-09")),
        param({"last_speed": 8, "maximum": 0}, [9, 1], {"speed": 0, "stopped": True}, marks=rule("RT-OOC-09")),
        param(
            {"last_speed": 0, "settings": {"rt.ooc.stationaryStart": "stays"}, "permanently_out_of_control": True},
            [],
            {"speed": 0, "stopped": True, "overspeed_check": False},
            marks=rule("RT-OOC-03"),
        ),
        param(
            {"last_speed": 2.5}, [3, 1, 6], {"speed": 4.5, "direction": "right", "radius": 4.5}, marks=rule("RT-OOC-05")
        ),
    ],
)
def test_more_moves(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.out-of-control", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param({"last_speed": 6}, [2, 8, 6]),
        param({"last_speed": 6}, [9, 4]),
        param({"last_speed": 6}, [11, 4, 1]),
        param({"last_speed": 6, "settings": {"rt.ooc.direction": ["left"] * 5}}, [9, 4, 1]),
        param({"last_speed": 6, "settings": {"rt.ooc.direction": ["left"] * 5 + ["back"]}}, [9, 4, 1]),
        param({"last_speed": -1}, [9, 4, 1]),
        param({"last_speed": 6, "maximum": 401}, [9, 4, 1]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.out-of-control", given, dice, BAD_INPUT)


@pytest.mark.rule("RT-OOC-02", "RT-OOC-04")
def test_odds_of_speed_and_direction() -> None:
    found = chances("rogue-trader.out-of-control", {"last_speed": 10}, "speed", "direction")
    assert found[10, "straight"] == Fraction(10, 100) / 3
    assert found[19, "left"] == Fraction(1, 100) / 3
    assert len(found) == 19 * 3


@pytest.mark.rule("RT-OOC-02", "RT-OOC-03", "RT-OOC-05", "RT-OOC-09")
@drawn(
    st.integers(0, 60),
    st.one_of(st.none(), st.integers(0, 40)),
    st.integers(1, 10),
    st.integers(1, 10),
    st.integers(1, 6),
)
def test_the_speed_is_never_negative_nor_above_its_limit(
    last: int, maximum: int | None, plus: int, minus: int, face: int
) -> None:
    given = {"last_speed": last, "maximum": maximum}
    rolled = max(0, last + plus - minus)
    speed = rolled if maximum is None else min(rolled, 2 * maximum)
    dice = [plus, minus, face] if speed > 0 else [plus, minus]
    found = outcome_of("rogue-trader.out-of-control", given, dice)
    assert found["speed"] == speed >= 0
    assert found["stopped"] == (speed == 0) == (found["direction"] is None)
    assert found["radius"] == (speed if found["direction"] in ("left", "right") else None)


@pytest.mark.rule("RT-OOC-03", "RT-DMG-20")
@pytest.mark.parametrize("state", [{"stopped": True}, {"halted": True}])
def test_a_stop_is_final(state: dict[str, Any]) -> None:
    given = {"last_speed": 0, "permanently_out_of_control": True} | state
    assert chances("rogue-trader.out-of-control", given, "speed", "stopped") == {(0, True): 1}


def test_the_log_shows_the_sum() -> None:
    assert log_of("rogue-trader.out-of-control", {"last_speed": 14}, [3, 8, 3]) == [
        "Out of control: 14″ + 3 − 8 = 9″.",
        "Direction 3: straight on.",
    ]
