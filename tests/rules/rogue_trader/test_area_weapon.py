"""Area-effect weapons and a section of a building."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"thrower": "inside", "friends": 3, "enemies": 5, "objects": 1},
            [],
            {"inside": True, "hits": 9},
            marks=rule("RT-BLD-19"),
        ),
        param({"thrower": "inside"}, [], {"inside": True, "hits": 0}, marks=rule("RT-BLD-19")),
        param(
            {"thrower": "outside", "needed": 4, "enemies": 6}, [4], {"inside": True, "hits": 6}, marks=rule("RT-BLD-20")
        ),
        param(
            {"thrower": "outside", "needed": 4, "enemies": 6},
            [3],
            {"inside": False, "hits": 0},
            marks=rule("RT-BLD-20"),
        ),
        param(
            {"thrower": "outside", "needed": 4, "enemies": 6, "deviated": True},
            [],
            {"inside": False, "hits": 0},
            marks=rule("RT-BLD-20"),
        ),
        param(
            {
                "thrower": "outside",
                "needed": 4,
                "enemies": 6,
                "deviated": True,
                "settings": {"rt.bld.opening": "hitOnly"},
            },
            [6],
            {"inside": True, "hits": 6},
            marks=rule("RT-BLD-20"),
        ),
        param(
            {"thrower": "outside", "grenade": False, "needed": 8, "enemies": 2},
            [6, 5],
            {"hits": 2},
            marks=rule("RT-BLD-20", "RT-SHT-03"),
        ),
        param(
            {"thrower": "outside", "cannot_miss": True, "enemies": 4},
            [],
            {"inside": True, "hits": 4},
            marks=rule("RT-BLD-21"),
        ),
        param({"thrower": "adjacent-section", "friends": 1, "enemies": 4}, [], {"hits": 5}, marks=rule("RT-BLD-21")),
        param(
            {"thrower": "outside", "grenade": False, "cannot_miss": True, "enemies": 4},
            [],
            {"allowed": False, "reason": "grenades-only"},
            marks=rule("RT-BLD-21"),
        ),
        param(
            {"thrower": "distant-section", "enemies": 4}, [], {"reason": "no-line-of-sight"}, marks=rule("RT-BLD-18")
        ),
        param({"thrower": "outside", "enemies": 4}, [], BAD_INPUT, marks=rule("RT-BLD-20")),
    ],
)
def test_area_weapon_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.area-weapon", given, dice, then)


@rule("RT-BLD-18", "RT-BLD-20", "RT-BLD-21")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"thrower": "distant-section", "cannot_miss": True, "grenade": False}, "no-line-of-sight"),
        ({"thrower": "adjacent-section", "grenade": False, "cannot_miss": True}, "no-line-of-sight"),
        ({"thrower": "inside", "grenade": False, "cannot_miss": True}, "grenades-only"),
        ({"thrower": "outside", "needed": 10}, "cannot-hit"),
        ({"thrower": "outside", "grenade": False, "cannot_miss": True, "needed": 10}, "grenades-only"),
    ],
    ids=str,
)
def test_the_first_reason_counts(given: dict[str, Any], reason: str) -> None:
    check("rogue-trader.area-weapon", {"enemies": 2, **given}, [], {"allowed": False, "reason": reason})


@rule("RT-BLD-20", "RT-BLD-21")
@pytest.mark.parametrize(
    "given",
    [
        {"thrower": "inside", "deviated": True},
        {"thrower": "adjacent-section", "deviated": True, "needed": 10},
        {"thrower": "outside", "cannot_miss": True, "deviated": True},
    ],
    ids=str,
)
def test_only_what_is_aimed_from_outside_can_go_wrong(given: dict[str, Any]) -> None:
    check("rogue-trader.area-weapon", {"enemies": 2, **given}, [], {"inside": True, "hits": 2})


@rule("RT-BLD-20")
def test_after_deviation_there_is_nothing_left_to_hit() -> None:
    given = {"thrower": "outside", "needed": 10, "deviated": True, "enemies": 2}
    check("rogue-trader.area-weapon", given, [], {"inside": False, "hits": 0})
    hit_only = given | {"settings": {"rt.bld.opening": "hitOnly"}}
    check("rogue-trader.area-weapon", hit_only, [], {"reason": "cannot-hit"})


@rule("RT-BLD-20", "RT-SHT-03")
def test_seven_and_more_is_a_six_and_then_some() -> None:
    given = {"thrower": "outside", "needed": 7, "enemies": 2}
    assert chances("rogue-trader.area-weapon", given, "hits") == {(0,): Fraction(11, 12), (2,): Fraction(1, 12)}


@rule("RT-BLD-19")
@pytest.mark.parametrize(
    "more",
    [
        {"thrower": "above"},
        {"thrower": "outside", "needed": 1},
        {"thrower": "outside", "needed": 21},
        {"thrower": "outside", "needed": None},
        {"enemies": 1000},
        {"friends": -1},
        {"objects": 1.5},
        {"grenade": None},
        {"hits": 3},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.area-weapon", {"thrower": "inside", **more}, [], BAD_INPUT)


def test_the_log() -> None:
    given = {"thrower": "outside", "needed": 4, "enemies": 6}
    assert log_of("rogue-trader.area-weapon", given, [3], "fr") == [
        "Raté sur 3 (il faut 4+).",
        "Elle éclate dehors, devant l’ouverture.",
    ]
    assert log_of("rogue-trader.area-weapon", given, [4])[-1] == "It bursts in the section; automatic hits: 6."
