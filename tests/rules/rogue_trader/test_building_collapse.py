"""Whoever and whatever is in or on a section that collapses."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.actions import odds
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"models": [{"save": 4}]}, [3], {"survivors": [0], "killed": 1}, marks=rule("RT-BLD-27")),
        param({"models": [{"save": 4}]}, [4], {"survivors": [1], "killed": 0}, marks=rule("RT-BLD-27")),
        param(
            {"models": [{"count": 3}, {"count": 2, "save": 5}]},
            [5, 4],
            {"survivors": [0, 1], "killed": 4},
            marks=rule("RT-BLD-27"),
        ),
        param(
            {"vehicles": [{"toughness": 6, "save": 5, "points": 10}]},
            [8, 2, 3, 4, 6],
            {
                "vehicles": [
                    {"points_lost": 4, "points_left": 6, "destroyed": False, "trapped": True, "lost_this_turn": 4}
                ]
            },
            marks=rule("RT-BLD-28"),
        ),
        param(
            {"vehicles": [{"toughness": 7, "points": 10}]},
            [3, 5],
            {"vehicles": [{"points_lost": 0, "trapped": False}]},
            marks=rule("RT-BLD-28"),
        ),
        param(
            {"vehicles": [{"toughness": 6, "save": 5, "points": 10}]},
            [6, 4, 5, 6],
            {"vehicles": [{"points_lost": 0, "trapped": True}]},
            marks=rule("RT-BLD-28"),
        ),
        param(
            {"vehicles": [{"toughness": 6, "save": 5, "points": 2}]},
            [10, 2, 1, 5],
            {"vehicles": [{"points_lost": 2, "destroyed": True, "trapped": False}]},
            marks=rule("RT-BLD-28", "RT-DMG-02"),
        ),
        param(
            {
                "models": [{"save": 6}],
                "vehicles": [{"toughness": 5, "points": 9, "lost_this_turn": 2}, {"toughness": 8, "points": 9}],
            },
            [6, 5, 4, 3, 1, 4, 2],
            {
                "survivors": [1],
                "vehicles": [
                    {"points_lost": 3, "lost_this_turn": 5, "trapped": False},
                    {"points_lost": 0, "trapped": False},
                ],
            },
            marks=rule("RT-BLD-27", "RT-BLD-28"),
        ),
    ],
)
def test_building_collapse_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.building-collapse", given, dice, then)


@rule("RT-BLD-27")
def test_wounds_do_not_help_and_groups_keep_their_order() -> None:
    groups = [{"save": 6, "count": 2}, {}, {"save": 2}, {"save": 5, "count": 3}]
    check(
        "rogue-trader.building-collapse",
        {"models": groups},
        [6, 5, 2, 5, 4, 6],
        {"survivors": [1, 0, 1, 2], "killed": 3},
    )


@rule("RT-BLD-27")
def test_nobody_there() -> None:
    check("rogue-trader.building-collapse", {}, [], {"survivors": [], "killed": 0, "vehicles": []})


@rule("RT-BLD-28")
@pytest.mark.parametrize(
    ("vehicle", "dice", "then"),
    [
        ({"toughness": 20, "points": 5}, [10, 5], {"points_lost": 0, "trapped": False}),
        ({"toughness": 13, "points": 5}, [10, 6, 4, 6], {"points_lost": 4, "points_left": 1, "trapped": True}),
        ({"toughness": 14, "points": 5}, [10, 6], {"points_lost": 0, "trapped": True}),
        ({"toughness": 6, "points": 9}, [8, 1, 5], {"points_lost": 0, "trapped": False}),
        ({"toughness": 6, "points": 6, "lost_this_turn": 3}, [8, 2, 6], {"destroyed": True, "lost_this_turn": 9}),
    ],
)
def test_one_vehicle(vehicle: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.building-collapse", {"vehicles": [vehicle]}, dice, {"vehicles": [then]})


@rule("RT-BLD-28")
def test_chances_of_one_vehicle() -> None:
    rows = odds("rogue-trader.building-collapse", {"vehicles": [{"toughness": 7, "points": 9}]})
    trapped = sum(chance for outcome, chance in rows if outcome["vehicles"][0]["trapped"])
    hurt = sum(chance for outcome, chance in rows if outcome["vehicles"][0]["points_lost"])
    # S 1 to 3 cannot, 4 and 5 on 6, 6 on 5+, 7 on 4+, 8 on 3+, 9 and 10 on 2+
    assert hurt == Fraction(1 + 1 + 2 + 3 + 4 + 5 + 5, 60)
    assert trapped == Fraction(1, 6)


@rule("RT-BLD-27")
def test_chances_of_a_group() -> None:
    found = odds("rogue-trader.building-collapse", {"models": [{"count": 2, "save": 4}, {"count": 3}]})
    assert {(outcome["survivors"][0], outcome["killed"]): chance for outcome, chance in found} == {
        (0, 5): Fraction(1, 4),
        (1, 4): Fraction(1, 2),
        (2, 3): Fraction(1, 4),
    }
    assert chances("rogue-trader.building-collapse", {"models": [{"count": 9}]}, "killed") == {(9,): 1}


@rule("RT-BLD-27", "RT-BLD-28")
@pytest.mark.parametrize(
    "given",
    [
        {"models": [{"count": 0}]},
        {"models": [{"count": 101}]},
        {"models": [{"save": 1}]},
        {"models": [{"save": 7}]},
        {"models": None},
        {"models": [{}] * 101},
        {"vehicles": [{"toughness": 6}]},
        {"vehicles": [{"toughness": 6, "points": 0}]},
        {"vehicles": [{"toughness": 6, "points": 1000}]},
        {"vehicles": [{"toughness": 21, "points": 1}]},
        {"vehicles": [{"toughness": 6, "points": 1, "lost_this_turn": 1000}]},
        {"vehicles": [{"toughness": 6, "points": 1}] * 21},
    ],
    ids=str,
)
def test_bad_input(given: dict[str, Any]) -> None:
    check("rogue-trader.building-collapse", given, [1] * 5, BAD_INPUT)


def test_the_log() -> None:
    given = {"models": [{"count": 2, "save": 5}, {}], "vehicles": [{"toughness": 6, "save": 5, "points": 10}]}
    assert log_of("rogue-trader.building-collapse", given, [5, 4, 8, 2, 3, 4, 6]) == [
        "Armour save 5+: 1 of 2 survive.",
        "No armour save: 1 killed.",
        "Strength of the hit 8, T 6: damaged on 2+.",
        "Damage roll 2 (needs 2+): damaged.",
        "Not saved on 3 (needs 5+).",
        "4 points lost: 10 → 6.",
        "Trapped in the rubble on 6: it may not move.",
    ]
