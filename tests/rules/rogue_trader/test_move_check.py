"""Which speeds a vehicle can choose."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"maximum": 20, "acceleration": 30, "last_speed": 0, "speed": 20},
            [],
            {"allowed": True, "overspeed_check": False},
            marks=rule("RT-MOV-02"),
        ),
        param(
            {"maximum": 20, "acceleration": 30, "last_speed": 0, "speed": 20.5},
            [],
            {"allowed": True, "overspeed_check": True},
            marks=rule("RT-MOV-02", "RT-MOV-11"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 28, "speed": 32},
            [],
            {"allowed": True, "limit": 32, "overspeed_check": True},
            marks=rule("RT-MOV-03"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 28, "speed": 33},
            [],
            {"allowed": False, "reason": "above-limit", "limit": 32},
            marks=rule("RT-MOV-03"),
        ),
        param(
            {"maximum": 16, "acceleration": 8, "last_speed": 14, "power_losses": 1, "speed": 17},
            [],
            {"reason": "above-limit", "limit": 16},
            marks=rule("RT-MOV-03", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 14},
            [],
            {"lowest": 2, "highest": 20, "lowest_flying": None},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 10},
            [],
            {"lowest": 0, "highest": 16},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 14, "speed": 1},
            [],
            {"allowed": False, "reason": "slows-too-fast", "lowest": 2},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 38},
            [],
            {"lowest": 26, "highest": 40},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "speed": 7},
            [],
            {"reason": "accelerates-too-fast", "highest": 6},
            marks=rule("RT-MOV-04"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 8, "last_speed": 45, "speed": 61},
            [],
            {"reason": "above-limit", "limit": 60},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 8, "last_speed": 45, "speed": 60},
            [],
            {"allowed": True, "overspeed_check": True},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "air_minimum": 8, "last_speed": 12, "speed": 8},
            [],
            {"allowed": True, "falls": False},
            marks=rule("RT-MOV-06"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "air_minimum": 8, "last_speed": 12, "speed": 7.5},
            [],
            {"allowed": False, "reason": "fall-not-confirmed", "falls": False},
            marks=rule("RT-MOV-06", "RT-MOV-07"),
        ),
        param(
            {
                "mode": "air",
                "maximum": 30,
                "acceleration": 10,
                "air_minimum": 8,
                "last_speed": 12,
                "speed": 7.5,
                "confirm_fall": True,
            },
            [],
            {"allowed": True, "falls": True},
            marks=rule("RT-MOV-07"),
        ),
        param(
            {"mode": "air", "maximum": 40, "acceleration": 10, "air_minimum": 8, "last_speed": 25},
            [],
            {"lowest": 5, "highest": 35, "lowest_flying": 8},
            marks=rule("RT-MOV-08"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 5, "power_losses": 1},
            [],
            {"maximum": 10, "acceleration": 3, "lowest": 0, "highest": 8},
            marks=rule("RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 18, "power_losses": 1, "speed": 12},
            [],
            {"allowed": True, "lowest": 12, "overspeed_check": True},
            marks=rule("RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "power_losses": 2},
            [],
            {"maximum": 5, "acceleration": 1.5, "limit": 10},
            marks=rule("RT-DMG-13", "RT-CONV-03"),
        ),
        param(
            {"maximum": 25, "acceleration": 6, "last_speed": 0, "power_losses": 1, "settings": {"rt.rounding": "up"}},
            [],
            {"maximum": 13, "acceleration": 3},
            marks=rule("RT-DMG-13", "RT-CONV-03"),
        ),
        param(
            {"maximum": 20, "acceleration": 2, "last_speed": 30, "power_losses": 1},
            [],
            {"limit": 20, "lowest": 28, "highest": 28},
            marks=rule("RT-MOV-04", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "speed": 3, "phase": "reserve"},
            [],
            {"allowed": False, "reason": "reserve-phase"},
            marks=rule("RT-MOV-01"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "last_speed": 12}, [], BAD_INPUT, marks=rule("RT-MOV-06")
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.move-check", given, dice, then)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param(
            {"maximum": 10, "acceleration": 20, "last_speed": 0, "speed": 25},
            {"reason": "above-limit"},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 0, "last_speed": 10, "speed": 25},
            {"allowed": True, "overspeed_check": False},
            marks=rule("RT-MOV-05"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 0, "last_speed": 10, "speed": 0},
            {"allowed": True, "falls": False, "lowest_flying": 0},
            marks=rule("RT-MOV-06"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 6, "air_minimum": 10, "last_speed": 6, "speed": 12},
            {"allowed": True, "lowest_flying": 10, "highest": 12},
            marks=rule("RT-MOV-13"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 6, "air_minimum": 10, "last_speed": 2, "speed": 10},
            {"reason": "accelerates-too-fast", "lowest_flying": 10, "highest": 8},
            marks=rule("RT-MOV-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 0, "speed": 0, "phase": "reserve", "halted": True},
            {"reason": "reserve-phase"},
            marks=rule("RT-MOV-01"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 12, "speed": 50, "halted": True},
            {"allowed": False, "reason": "halted", "lowest": 0, "highest": 0, "maximum": 20},
            marks=rule("RT-DMG-16", "RT-DMG-20"),
        ),
        param(
            {"maximum": 20, "acceleration": 2, "last_speed": 30, "power_losses": 1, "speed": 28},
            {"allowed": True, "overspeed_check": True},
            marks=rule("RT-MOV-04", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 2, "last_speed": 30, "power_losses": 1, "speed": 29},
            {"reason": "accelerates-too-fast"},
            marks=rule("RT-MOV-04", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 2, "last_speed": 30, "power_losses": 1, "speed": 27},
            {"reason": "slows-too-fast"},
            marks=rule("RT-MOV-04", "RT-DMG-13"),
        ),
        param(
            {"maximum": 20, "acceleration": 6, "last_speed": 18, "power_losses": 1, "speed": 12}
            | {"permanently_out_of_control": True},
            {"allowed": True, "overspeed_check": False},
            marks=rule("RT-MOV-12", "RT-DMG-17"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 20, "air_minimum": 40, "last_speed": 30, "power_losses": 1},
            {"maximum": 15, "limit": 30, "highest": 30, "lowest_flying": 40},
            marks=rule("RT-DMG-13", "RT-MOV-07"),
        ),
        param(
            {"mode": "air", "maximum": 30, "acceleration": 10, "air_minimum": 12, "last_speed": 8, "confirm_fall": True}
            | {"speed": 19},
            {"reason": "accelerates-too-fast", "falls": False, "overspeed_check": False},
            marks=rule("RT-MOV-08"),
        ),
        param(
            {"maximum": 1, "acceleration": 0.2, "last_speed": 0.1, "speed": 0.3},
            {"allowed": True},
            marks=rule("RT-MOV-04"),
        ),
    ],
)
def test_more_moves(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("rogue-trader.move-check", given, [], then)


@pytest.mark.rule("RT-CONV-03")
@pytest.mark.parametrize(
    ("losses", "rounding", "maximum"),
    [(1, "exact", 12.5), (2, "exact", 6.25), (1, "up", 13), (1, "down", 12), (2, "up", 7), (3, "down", 3)],
)
def test_halves_are_rounded_after_each_halving(losses: int, rounding: str, maximum: float) -> None:
    given = {"maximum": 25, "acceleration": 0, "last_speed": 0, "power_losses": losses}
    check("rogue-trader.move-check", given | {"settings": {"rt.rounding": rounding}}, [], {"maximum": maximum})


@pytest.mark.rule("RT-DMG-13")
def test_power_loss_leaves_the_air_minimum() -> None:
    given = {"mode": "air", "maximum": 30, "acceleration": 8, "air_minimum": 8, "last_speed": 12, "power_losses": 1}
    then = {"maximum": 15, "acceleration": 4, "lowest": 4, "lowest_flying": 8, "highest": 16}
    check("rogue-trader.move-check", given, [], then)


@pytest.mark.rule("RT-MOV-06", "RT-MOV-08")
def test_a_flyer_that_cannot_brake_to_its_minimum() -> None:
    given = {"mode": "air", "maximum": 40, "acceleration": 10, "air_minimum": 8, "last_speed": 60}
    check("rogue-trader.move-check", given, [], {"lowest": 40, "lowest_flying": 40, "highest": 70})


@pytest.mark.parametrize(
    "wrong",
    [
        {"maximum": -1},
        {"maximum": 401},
        {"maximum": "20"},
        {"acceleration": None},
        {"last_speed": 801},
        {"power_losses": 21},
        {"power_losses": 1.0},
        {"power_losses": True},
        {"speed": 1001},
        {"speed": -0.5},
        {"air_minimum": 8},
        {"mode": "sea"},
        {"phase": "shooting"},
        {"halted": 1},
        {"gear": 2},
        {"settings": {"rt.rounding": "nearest"}},
        {"settings": None},
    ],
)
def test_bounds(wrong: dict[str, Any]) -> None:
    check("rogue-trader.move-check", {"maximum": 20, "acceleration": 6, "last_speed": 4} | wrong, [], BAD_INPUT)


inches = st.integers(0, 80).map(lambda quarter: quarter / 4)


@pytest.mark.rule("RT-MOV-03", "RT-MOV-04", "RT-DMG-13")
@drawn(inches, inches, inches, st.integers(0, 3), inches)
def test_a_speed_is_allowed_when_it_lies_in_the_range(
    maximum: float, acceleration: float, last: float, losses: int, speed: float
) -> None:
    given = {"maximum": maximum, "acceleration": acceleration, "last_speed": last, "power_losses": losses}
    found = outcome_of("rogue-trader.move-check", given | {"speed": speed}, [])
    assert 0 <= found["lowest"] <= found["highest"]
    assert found["allowed"] == (found["lowest"] <= speed <= found["highest"])
    assert (found["reason"] is None) == found["allowed"]
    assert found["overspeed_check"] == (found["allowed"] and speed > found["maximum"])
    assert chances("rogue-trader.move-check", given | {"speed": speed}, "allowed") == {(found["allowed"],): 1}


def test_the_log_names_the_figure_that_stops_it() -> None:
    given = {"maximum": 20, "acceleration": 6, "last_speed": 14, "speed": 1}
    assert log_of("rogue-trader.move-check", given, []) == ["1″ is too slow: it can slow to 2″ at most this turn."]
