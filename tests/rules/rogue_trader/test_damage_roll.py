"""From a hit to damage by Strength and Toughness."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.catalogue import rows
from rules.rogue_trader.damage_roll import ChartRow, damage_needed
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"strength": 4, "toughness": 4},
            [3],
            {"allowed": True, "needed": 4, "damaging": 0},
            marks=rule("RT-CONV-05"),
        ),
        param({"strength": 4, "toughness": 4}, [4], {"damaging": 1}, marks=rule("RT-CONV-05")),
        param({"strength": 3, "toughness": 6}, [6], {"needed": 6, "damaging": 1}, marks=rule("RT-CONV-05")),
        param(
            {"strength": 3, "toughness": 7}, [], {"allowed": False, "reason": "cannot-hurt"}, marks=rule("RT-CONV-05")
        ),
        param(
            {"strength": 10, "toughness": 6, "hits": 3},
            [1, 2, 6],
            {"needed": 2, "damaging": 2},
            marks=rule("RT-CONV-05"),
        ),
        param(
            {"strength": 5, "toughness": 7, "hits": 2},
            [6, 5],
            {"needed": 6, "damaging": 1},
            marks=rule("RT-CONV-05", "RT-VEH-04"),
        ),
        param({"strength": 0.5, "toughness": 4}, [6], {"needed": 6, "damaging": 1}, marks=rule("RT-CONV-05")),
    ],
)
def test_damage_roll_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.damage-roll", given, dice, then)


@rule("RT-CONV-05")
@pytest.mark.parametrize(
    ("difference", "needed"),
    [(-9, 2), (-3, 2), (-2, 2), (-1, 3), (0, 4), (1, 5), (2, 6), (3, 6), (4, None), (9, None)],
)
def test_the_chart_goes_by_the_difference(difference: int, needed: int | None) -> None:
    for strength in range(1, 21):
        if strength + difference >= 1:
            assert damage_needed(strength, strength + difference) == needed


@rule("RT-CONV-05", "RT-VEH-04")
@pytest.mark.parametrize(
    ("strength", "toughness", "needed"),
    [(5, 7, 6), (6, 10, None), (300, 20, 2), (0, 1, None), (0.1, 1, 4), (6.2, 8, 5)],
)
def test_strength_is_rounded_up_and_none_is_none(strength: float, toughness: int, needed: int | None) -> None:
    assert damage_needed(strength, toughness) == needed


@rule("RT-CONV-05")
def test_the_shipped_chart_is_of_the_parent_game() -> None:
    chart = rows("rogue_trader", "damage_chart", ChartRow).values()
    assert {row.mark for row in chart} == {"parent"}
    assert all(row.name.en and row.name.fr and row.source for row in chart)


@rule("RT-CONV-05")
@pytest.mark.parametrize(
    "given",
    [
        {"strength": 4},
        {"toughness": 4},
        {"strength": -1, "toughness": 4},
        {"strength": 400.5, "toughness": 4},
        {"strength": True, "toughness": 4},
        {"strength": "4", "toughness": 4},
        {"strength": None, "toughness": 4},
        {"strength": 4, "toughness": 0},
        {"strength": 4, "toughness": 21},
        {"strength": 4, "toughness": 4.5},
        {"strength": 4, "toughness": 4, "hits": 0},
        {"strength": 4, "toughness": 4, "hits": 61},
        {"strength": 4, "toughness": 4, "hits": True},
    ],
)
def test_bad_input(given: dict[str, Any]) -> None:
    check("rogue-trader.damage-roll", given, [6], BAD_INPUT)


@rule("RT-CONV-05")
def test_odds_of_several_hits() -> None:
    found = chances("rogue-trader.damage-roll", {"strength": 5, "toughness": 5, "hits": 3}, "damaging")
    assert found == {(0,): Fraction(1, 8), (1,): Fraction(3, 8), (2,): Fraction(3, 8), (3,): Fraction(1, 8)}


@rule("RT-CONV-05")
def test_a_refused_roll_has_one_outcome() -> None:
    assert chances("rogue-trader.damage-roll", {"strength": 0, "toughness": 1}, "allowed", "reason") == {
        (False, "cannot-hurt"): 1
    }


def test_the_log_tells_what_was_needed() -> None:
    assert log_of("rogue-trader.damage-roll", {"strength": 8.5, "toughness": 7, "hits": 2}, [2, 1]) == [
        "S 9 against T 7: damaged on 2+.",
        "Damage roll 2 (needs 2+): damaged.",
        "Damage roll 1 (needs 2+): no damage.",
        "1 of 2 hits damage.",
    ]
    assert log_of("rogue-trader.damage-roll", {"strength": 3, "toughness": 8}, [], "fr") == [
        "F 3 ne peut rien contre E 8."
    ]
