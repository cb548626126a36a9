"""Saving throws."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.rogue_trader.save import save_needed
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"save": 5, "modifier": -1},
            [5],
            {"possible": True, "needed": 6, "saved": 0, "failed": 1},
            marks=rule("RT-CONV-06", "RT-SAV-01"),
        ),
        param({"save": 5, "modifier": -1}, [6], {"saved": 1, "failed": 0}, marks=rule("RT-CONV-06", "RT-SAV-01")),
        param(
            {"save": 5, "modifier": -2},
            [],
            {"possible": False, "needed": None, "saved": 0, "failed": 1},
            marks=rule("RT-CONV-06"),
        ),
        param(
            {"save": 4, "modifier": -3, "unmodified": True}, [4], {"needed": 4, "saved": 1}, marks=rule("RT-CONV-06")
        ),
        param({"save": 4}, [4], {"saved": 1}, marks=rule("RT-VEH-06")),
        param({"save": 4, "modifier": -3}, [], {"possible": False, "failed": 1}, marks=rule("RT-VEH-06", "RT-SAV-01")),
        param({"save": None, "hits": 4}, [], {"possible": False, "failed": 4}, marks=rule("RT-VEH-06")),
        param({"save": 2, "hits": 2}, [1, 2], {"saved": 1, "failed": 1}, marks=rule("RT-SAV-01")),
    ],
)
def test_save_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.save", given, dice, then)


@rule("RT-CONV-06", "RT-SAV-01")
@pytest.mark.parametrize(
    ("save", "modifier", "unmodified", "needed"),
    [
        (None, 0, False, None),
        (2, 0, False, 2),
        (2, -4, False, 6),
        (2, -5, False, None),
        (4, -2, False, 6),
        (4, -3, False, None),
        (4, -10, True, 4),
        (6, -1, False, None),
    ],
)
def test_the_score_needed(save: int | None, modifier: int, unmodified: bool, needed: int | None) -> None:
    assert save_needed(save, modifier, unmodified) == needed


@rule("RT-CONV-06")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"save": 1},
        {"save": 7},
        {"save": 4.0},
        {"save": True},
        {"save": 4, "modifier": 1},
        {"save": 4, "modifier": -11},
        {"save": 4, "modifier": None},
        {"save": 4, "unmodified": "yes"},
        {"save": 4, "hits": 0},
        {"save": 4, "hits": 61},
        {"save": 4, "settings": {"rt.sav.oneFails": "yes"}},
    ],
)
def test_bad_input(given: dict[str, Any]) -> None:
    check("rogue-trader.save", given, [6], BAD_INPUT)


@rule("RT-SAV-01")
@pytest.mark.parametrize("one_fails", ["on", "off"])
def test_a_one_never_saves_as_no_save_is_better_than_two(one_fails: str) -> None:
    given = {"save": 2, "settings": {"rt.sav.oneFails": one_fails}}
    check("rogue-trader.save", given, [1], {"needed": 2, "saved": 0})


@rule("RT-SAV-01")
def test_odds() -> None:
    found = chances("rogue-trader.save", {"save": 4, "modifier": -1, "hits": 2}, "saved", "failed")
    assert found == {(0, 2): Fraction(4, 9), (1, 1): Fraction(4, 9), (2, 0): Fraction(1, 9)}


def test_the_log_says_why_there_is_no_save() -> None:
    assert log_of("rogue-trader.save", {"save": 5, "modifier": -6}, []) == [
        "No save: 5+ with \N{MINUS SIGN}6 needs 11."
    ]
    assert log_of("rogue-trader.save", {"save": None}, []) == ["No save."]
    assert log_of("rogue-trader.save", {"save": 4, "modifier": -1, "hits": 2}, [5, 4]) == [
        "Save: 4+ with \N{MINUS SIGN}1 needs 5+.",
        "Saved on 5 (needs 5+).",
        "Not saved on 4 (needs 5+).",
        "1 of 2 saved.",
    ]
    assert log_of("rogue-trader.save", {"save": 4}, [3], "fr")[1] == "Sauvegarde ratée sur 3 (il faut 4+)."
