"""Hits already scored."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"strength": 8, "damage": "D6", "target": {"toughness": 7, "save": 4, "points": 20}},
            [3, 2, 5],
            {"wounds": 1, "saved": 0, "points_lost": 5, "points_left": 15},
            marks=rule("RT-DMG-01"),
        ),
        param(
            {"strength": 8, "damage": "D6", "target": {"toughness": 7, "save": 4, "points": 20}},
            [2],
            {"wounds": 0, "points_lost": 0},
            marks=rule("RT-DMG-01"),
        ),
        param(
            {"strength": 8, "damage": "D6", "target": {"toughness": 7, "save": 4, "points": 20}},
            [3, 4],
            {"wounds": 1, "saved": 1, "points_lost": 0},
            marks=rule("RT-DMG-01", "RT-CONV-06"),
        ),
        param(
            {"strength": 9, "save_modifier": -3, "target": {"toughness": 7, "save": 4, "points": 20}},
            [4],
            {"points_lost": 1},
            marks=rule("RT-DMG-01"),
        ),
        param(
            {"damage": 3, "target": {"toughness": 7, "points": 3}},
            [],
            {"destroyed": True, "points_left": 0},
            marks=rule("RT-DMG-02"),
        ),
        param(
            {"damage": 2, "target": {"toughness": 7, "points": 3}},
            [],
            {"destroyed": False, "points_left": 1},
            marks=rule("RT-DMG-02"),
        ),
        param(
            {"damage": 19, "target": {"toughness": 7, "points": 20}},
            [],
            {"points_left": 1, "destroyed": False},
            marks=rule("RT-VEH-05"),
        ),
        param(
            {"damage": 23, "target": {"toughness": 7, "points": 20}},
            [],
            {"points_lost": 20, "points_left": 0, "destroyed": True},
            marks=rule("RT-VEH-05"),
        ),
        param(
            {"hits": 3, "target": {"toughness": 7, "save": 4, "points": 9}},
            [4, 3, 6],
            {"saved": 2, "points_lost": 1, "points_left": 8},
            marks=rule("RT-VEH-06"),
        ),
        param(
            {"strength": 5, "target": {"kind": "door", "toughness": 6, "points": 1}},
            [4],
            {"destroyed": False, "points_left": 1},
            marks=rule("RT-DOOR-06"),
        ),
        param(
            {"damage": 9, "target": {"kind": "door", "toughness": 6, "points": 10}},
            [],
            {"destroyed": False, "points_left": 1},
            marks=rule("RT-DOOR-06"),
        ),
        param(
            {"damage": 10, "target": {"kind": "door", "toughness": 6, "points": 10}},
            [],
            {"destroyed": True},
            marks=rule("RT-DOOR-06"),
        ),
        param(
            {"strength": 4, "hits": 2, "target": {"kind": "door", "toughness": 8, "points": 12}},
            [],
            {"reason": "cannot-hurt"},
            marks=rule("RT-DOOR-06"),
        ),
        param(
            {
                "hits": 5,
                "strength": 3,
                "target": {"kind": "creature", "toughness": 3, "save": 5, "points": 1, "models": 5},
            },
            [4, 5, 4, 4, 3, 6, 1, 2],
            {"wounds": 3, "saved": 1, "models_lost": 2, "models_left": 3},
            marks=rule("RT-BLD-19", "RT-SAV-02"),
        ),
    ],
)
def test_damage_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.damage", given, dice, then)


@rule("RT-DOOR-06")
def test_a_door_of_the_game_masters_own() -> None:
    door = {"kind": "door", "toughness": 8, "points": 12}
    check("rogue-trader.damage", {"damage": 11, "target": door}, [], {"points_left": 1, "destroyed": False})
    check("rogue-trader.damage", {"damage": 12, "target": door}, [], {"points_left": 0, "destroyed": True})


@rule("RT-DMG-02", "RT-VEH-05")
def test_hits_after_the_end_are_not_rolled() -> None:
    given = {"hits": 60, "damage": "D6", "target": {"toughness": 7, "points": 7}}
    check("rogue-trader.damage", given, [3, 4], {"wounds": 2, "points_lost": 7, "destroyed": True})


@rule("RT-DMG-01", "RT-CONV-06")
def test_no_points_die_for_a_saved_hit() -> None:
    given = {"hits": 2, "damage": "2D6", "target": {"toughness": 7, "save": 4, "points": 20}}
    check("rogue-trader.damage", given, [4, 3, 1, 2], {"wounds": 2, "saved": 1, "points_lost": 3})


@rule("RT-BLD-19", "RT-SAV-02")
def test_spill_on_a_squad() -> None:
    squad = {"kind": "creature", "toughness": 3, "points": 1, "models": 5}
    given = {"damage": 3, "target": squad, "settings": {"rt.sav.spill": "on"}}
    check("rogue-trader.damage", given, [], {"models_lost": 3, "models_left": 2, "lost_this_turn": 3})


@rule("RT-DMG-01")
@pytest.mark.parametrize(
    "more",
    [
        {"hits": 0},
        {"hits": 61},
        {"strength": 0},
        {"strength": 21},
        {"strength": 4.5},
        {"damage": "D12"},
        {"damage": None},
        {"save_modifier": -11},
        {"target": {"kind": "door", "toughness": 6, "points": 1, "save": 5}},
        {"needed": 3},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.damage", {"target": {"toughness": 7, "points": 5}, **more}, [], BAD_INPUT)


@rule("RT-DMG-01")
def test_odds() -> None:
    given = {"strength": 8, "damage": "D6", "target": {"toughness": 7, "save": 4, "points": 5}}
    found = chances("rogue-trader.damage", given, "points_lost")
    hurt = Fraction(4, 6) * Fraction(3, 6)
    assert found == {(0,): 1 - hurt, (5,): hurt / 3} | {(lost,): hurt / 6 for lost in range(1, 5)}


def test_the_log_without_a_damage_roll() -> None:
    given = {"damage": 2, "target": {"toughness": 7, "save": 5, "points": 2}}
    assert log_of("rogue-trader.damage", given, [4], "fr") == [
        "Sauvegarde\N{NO-BREAK SPACE}: 5+.",
        "Sauvegarde ratée sur 4 (il faut 5+).",
        "2 points perdus\N{NO-BREAK SPACE}: 2 → 0.",
        "Détruit.",
    ]
