"""How far a damaged dreadnought moves, and what a berserk one does."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import odds
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"move": 6, "coordination_losses": 1}, [5], {"movement": 5, "to_hit_modifier": -1}, marks=rule("RT-DRD-14")
        ),
        param({"move": 6, "coordination_losses": 1}, [1], {"movement": 1}, marks=rule("RT-DRD-14")),
        param(
            {"move": 6, "coordination_losses": 2}, [6], {"movement": 6, "to_hit_modifier": -2}, marks=rule("RT-DRD-14")
        ),
        param({"move": 6, "power_losses": 1}, [], {"movement": 3, "to_hit_modifier": -1}, marks=rule("RT-DRD-15")),
        param({"move": 6, "power_losses": 2}, [], {"movement": 1.5, "to_hit_modifier": -2}, marks=rule("RT-DRD-15")),
        param(
            {"move": 6, "coordination_losses": 1, "power_losses": 1},
            [5],
            {"movement": 2.5, "to_hit_modifier": -2},
            marks=rule("RT-DRD-15", "RT-DRD-22"),
        ),
        param(
            {"move": 6, "power_losses": 1, "confused": True},
            [],
            {"movement": 1.5, "to_hit_modifier": -2},
            marks=rule("RT-DRD-22"),
        ),
        param(
            {"move": 7, "coordination_losses": 1, "power_losses": 1, "confused": True},
            [4],
            {"movement": 1, "to_hit_modifier": -3},
            marks=rule("RT-DRD-22"),
        ),
        param({"move": 6, "coordination_losses": 1, "halted": True}, [], {"movement": 0}, marks=rule("RT-DRD-22")),
        param(
            {"move": 6, "confused": True},
            [],
            {"movement": 3, "to_hit_modifier": -1},
            marks=rule("RT-DRD-17", "RT-DRD-22"),
        ),
        param(
            {"move": 6, "power_losses": 2, "settings": {"rt.rounding": "down"}},
            [],
            {"movement": 1},
            marks=rule("RT-DRD-22", "RT-CONV-03"),
        ),
    ],
)
def test_movement_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.dreadnought-move", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({}, [], {"gm": True, "suggestion": None}, marks=rule("RT-DRD-19")),
        param(
            {"helper": True},
            [12, 3],
            {"suggestion": {"clock": 12, "distance": 3, "target": None}},
            marks=rule("RT-DRD-19"),
        ),
        param(
            {"helper": True, "targets": ["squad"]},
            [4, 6],
            {"suggestion": {"clock": 4, "target": "squad"}},
            marks=rule("RT-DRD-19"),
        ),
        param(
            {"helper": True, "targets": ["squad", "car", "tank"]},
            [7, 1, 2],
            {"suggestion": {"clock": 7, "distance": 1, "target": "car"}},
            marks=rule("RT-DRD-19"),
        ),
    ],
)
def test_berserk_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.berserk", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"move": 6, "coordination_losses": 1, "power_losses": 1}, [4], {"movement": 2}, marks=rule("RT-DRD-22")),
        param(
            {"move": 6, "coordination_losses": 2, "halted": True, "power_losses": 1},
            [],
            {"movement": 0, "to_hit_modifier": -3},
            marks=rule("RT-DRD-18", "RT-DRD-22"),
        ),
        param(
            {"move": 6, "coordination_losses": 1, "confused": True, "settings": {"rt.rounding": "up"}},
            [5],
            {"movement": 3},
            marks=rule("RT-CONV-03"),
        ),
        param({"move": 6}, [], {"movement": 6, "to_hit_modifier": 0}, marks=rule("RT-DRD-06")),
    ],
)
def test_more_movement(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.dreadnought-move", given, dice, then)


@pytest.mark.rule("RT-DRD-22")
@drawn(st.integers(0, 12), st.integers(0, 3), st.integers(0, 3), st.booleans())
def test_losses_never_help(move: int, coordination: int, power: int, confused: bool) -> None:
    given = {"move": move, "coordination_losses": coordination, "power_losses": power, "confused": confused}
    for movement, modifier in chances("rogue-trader.dreadnought-move", given, "movement", "to_hit_modifier"):
        assert 0 <= movement <= (6 if coordination else move)
        assert modifier == -(coordination + power + confused)


@pytest.mark.rule("RT-DRD-19")
def test_the_suggestion_is_fair() -> None:
    found = chances("rogue-trader.berserk", {"helper": True, "targets": ["a", "b"]}, "gm")
    assert found == {(True,): 1}
    rows = odds("rogue-trader.berserk", {"helper": True, "targets": ["a", "b"]})
    assert {chance for _, chance in rows} == {Fraction(1, 144)}
    assert {row["suggestion"]["clock"] for row, _ in rows} == set(range(1, 13))


@pytest.mark.parametrize(
    ("action", "given", "dice"),
    [
        param("dreadnought-move", {"move": 61}, []),
        param("dreadnought-move", {}, []),
        param("dreadnought-move", {"move": 6, "power_losses": 21}, []),
        param("dreadnought-move", {"move": 6, "coordination_losses": 1}, [7]),
        param("berserk", {"targets": [""]}, []),
        param("berserk", {"targets": ["x"] * 101}, []),
        param("berserk", {"helper": True}, [13, 1]),
        param("berserk", {"helper": 1}, [1, 1]),
        param("berserk", {}, [1]),
    ],
)
def test_bounds(action: str, given: dict[str, Any], dice: list[int]) -> None:
    check(f"rogue-trader.{action}", given, dice, BAD_INPUT)


def test_the_log_says_that_it_is_no_printed_rule() -> None:
    assert log_of("rogue-trader.berserk", {"helper": True, "targets": ["squad"]}, [4, 6]) == [
        "A suggestion, not a printed rule: 6″ towards 4 o’clock.",
        "It fires at squad.",
    ]
    assert log_of("rogue-trader.dreadnought-move", {"move": 6, "power_losses": 1}, [], "fr") == [
        "Il peut bouger de 3″.",
        "−1 à ses dés pour toucher.",
    ]
