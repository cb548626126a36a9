"""Driving faster than the maximum."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"turned": True, "out_of_control": False}, [5], {"out_of_control_next_turn": True}, marks=rule("RT-MOV-11")
        ),
        param({"speed": 21, "maximum": 20}, [5], {"out_of_control_next_turn": False}, marks=rule("RT-MOV-11")),
        param(
            {"speed": 21, "maximum": 20}, [6], {"out_of_control_next_turn": True}, marks=rule("RT-MOV-11", "RT-MOV-12")
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True},
            [4],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True, "out_of_control": True},
            [3],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 21, "maximum": 20, "turned": True, "out_of_control": True},
            [4],
            {"out_of_control_next_turn": True},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 20, "maximum": 20, "turned": True},
            [],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-11"),
        ),
        param(
            {"speed": 12, "maximum": 20, "power_losses": 1},
            [6],
            {"out_of_control_next_turn": True},
            marks=rule("RT-MOV-11", "RT-DMG-13"),
        ),
        param(
            {"speed": 30, "maximum": 20, "permanently_out_of_control": True},
            [],
            {"out_of_control_next_turn": False},
            marks=rule("RT-MOV-12"),
        ),
        param({"speed": 21}, [6], BAD_INPUT, marks=rule("RT-MOV-11")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.overspeed", given, dice, then)


@pytest.mark.rule("RT-MOV-11")
@pytest.mark.parametrize(
    ("state", "chance"),
    [
        ({}, Fraction(1, 6)),
        ({"turned": True}, Fraction(1, 3)),
        ({"out_of_control": True}, Fraction(1, 2)),
        ({"turned": True, "out_of_control": True}, Fraction(1, 2)),
    ],
)
def test_odds_of_losing_control(state: dict[str, Any], chance: Fraction) -> None:
    assert chances("rogue-trader.overspeed", state, "out_of_control_next_turn") == {
        (True,): chance,
        (False,): 1 - chance,
    }


@pytest.mark.rule("RT-MOV-11", "RT-MOV-12")
@pytest.mark.parametrize("state", [{"speed": 20, "maximum": 20}, {"permanently_out_of_control": True}])
def test_no_check_is_one_outcome(state: dict[str, Any]) -> None:
    assert chances("rogue-trader.overspeed", state, "out_of_control_next_turn") == {(False,): 1}


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"speed": 13, "maximum": 25, "power_losses": 1}, [6], {"out_of_control_next_turn": True}),
        param(
            {"speed": 13, "maximum": 25, "power_losses": 1, "settings": {"rt.rounding": "up"}},
            [],
            {"out_of_control_next_turn": False},
        ),
    ],
)
@pytest.mark.rule("RT-MOV-02", "RT-CONV-03")
def test_the_rounded_maximum_counts(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.overspeed", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param({"maximum": 20}, [6]),
        param({"speed": 1001, "maximum": 20}, [6]),
        param({"turned": "yes"}, [6]),
        param({}, []),
        param({}, [7]),
        param({}, [0]),
        param({}, [6, 6]),
        param({"speed": 5, "maximum": 20}, [6]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.overspeed", given, dice, BAD_INPUT)


def test_the_log_names_the_score() -> None:
    assert log_of("rogue-trader.overspeed", {"turned": True}, [5]) == [
        "Control check failed (it fails on 5+): out of control next turn."
    ]
    assert log_of("rogue-trader.overspeed", {"turned": True}, [4], "fr") == ["Test de contrôle réussi (raté sur 5+)."]
