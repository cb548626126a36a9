"""Cutting holes in walls, floors and roofs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.rogue_trader.breach import wall_types
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "strength": 8},
            [3],
            {"new_holes": 1, "holes": 1, "models_per_turn": 1},
            marks=rule("RT-BLD-30"),
        ),
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "strength": 8},
            [2],
            {"new_holes": 0, "models_per_turn": 0},
            marks=rule("RT-BLD-30"),
        ),
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "strength": 3},
            [],
            {"allowed": False, "reason": "cannot-hurt"},
            marks=rule("RT-BLD-30"),
        ),
        param(
            {"wall": {"toughness": 8, "material": "brick"}, "strength": 8, "hits": 2},
            [4, 5, 4, 4],
            {"new_holes": 1},
            marks=rule("RT-BLD-30", "RT-BLD-24"),
        ),
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "waiting": 3},
            [],
            {"holes": 1, "turns": 3},
            marks=rule("RT-BLD-31"),
        ),
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "hits": 2, "waiting": 3},
            [],
            {"holes": 2, "models_per_turn": 2, "turns": 2},
            marks=rule("RT-BLD-31"),
        ),
        param(
            {"wall": {"toughness": 7, "material": "wood"}, "strength": 4, "waiting": 3},
            [5],
            {"holes": 0, "turns": None},
            marks=rule("RT-BLD-31"),
        ),
        param(
            {"wall": {"toughness": 8, "material": "wood"}, "section_left": 1},
            [],
            {"holes": 1, "section_left": 1},
            marks=rule("RT-BLD-32"),
        ),
        param(
            {"wall": {"toughness": 8, "material": "wood"}, "hits": 9, "holes": 1, "section_left": 5},
            [],
            {"holes": 10, "section_left": 5},
            marks=rule("RT-BLD-32"),
        ),
    ],
)
def test_breach_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.breach", given, dice, then)


PARTITION = {"toughness": 7, "material": "wood"}


@rule("RT-BLD-31", "RT-BLD-32")
@pytest.mark.parametrize(
    ("holes", "waiting", "per_turn", "turns"),
    [(0, 0, 0, None), (0, 5, 0, None), (1, 0, 1, 0), (1, 3, 1, 3), (2, 3, 2, 2), (4, 4, 4, 1), (999, 999, 999, 1)],
)
def test_holes_that_are_there(holes: int, waiting: int, per_turn: int, turns: int | None) -> None:
    given = {"wall": PARTITION, "strength": 5, "holes": holes, "waiting": waiting, "section_left": 3}
    then = {"new_holes": 0, "holes": holes, "models_per_turn": per_turn, "turns": turns, "section_left": 3}
    check("rogue-trader.breach", given, [5], then)


@rule("RT-BLD-30", "RT-BLD-24")
def test_the_save_of_a_structure_goes_by_the_settings() -> None:
    wall = {"toughness": 8, "material": "synthetic"}
    check("rogue-trader.breach", {"wall": wall}, [5], {"new_holes": 0})
    check("rogue-trader.breach", {"wall": wall, "save_modifier": -2}, [], {"new_holes": 1})
    unmodified = {"wall": wall, "save_modifier": -2, "settings": {"rt.bld.saveModified": "no"}}
    check("rogue-trader.breach", unmodified, [5], {"new_holes": 0})
    check("rogue-trader.breach", {"wall": wall, "settings": {"rt.bld.saveValue": "none"}}, [], {"new_holes": 1})


@rule("RT-BLD-30")
def test_odds_of_two_charges() -> None:
    given = {"wall": {"toughness": 8, "material": "brick"}, "strength": 8, "hits": 2}
    assert chances("rogue-trader.breach", given, "new_holes") == {
        (0,): Fraction(4, 9),
        (1,): Fraction(4, 9),
        (2,): Fraction(1, 9),
    }


@rule("RT-BLD-33")
@pytest.mark.parametrize(("id_", "toughness"), [("hut", 7), ("building", 8), ("bulkhead", 8)])
def test_proposed_walls_are_marked_as_unknown(id_: str, toughness: int) -> None:
    row = wall_types()[id_]
    assert (row.toughness, row.mark) == (toughness, "unknown")
    wall = {"toughness": row.toughness, "material": "wood"}
    check("rogue-trader.breach", {"wall": wall, "strength": toughness}, [4], {"new_holes": 1})
    check("rogue-trader.breach", {"wall": wall, "strength": toughness}, [3], {"new_holes": 0})


@rule("RT-BLD-30", "RT-BLD-31", "RT-BLD-32")
@pytest.mark.parametrize(
    "more",
    [
        {"wall": {"toughness": 7}},
        {"wall": {"toughness": 0, "material": "wood"}},
        {"wall": {"toughness": 7, "material": "glass"}},
        {"hits": 0},
        {"strength": 0},
        {"save_modifier": 1},
        {"holes": -1},
        {"holes": 1000},
        {"waiting": 1000},
        {"section_left": -1},
        {"section_left": 1.5},
        {"damage": 3},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.breach", {"wall": PARTITION, **more}, [], BAD_INPUT)


def test_the_log() -> None:
    given = {"wall": {"toughness": 8, "material": "brick"}, "strength": 8, "hits": 2, "holes": 1}
    assert log_of("rogue-trader.breach", given, [4, 4, 3], "fr") == [
        "F 8 contre E 8\N{NO-BREAK SPACE}: endommagé sur 4+.",
        "Sauvegarde\N{NO-BREAK SPACE}: 5+.",
        "Jet de dommages\N{NO-BREAK SPACE}: 4 (il faut 4+)\N{NO-BREAK SPACE}: endommagé.",
        "Sauvegarde ratée sur 4 (il faut 5+).",
        "Jet de dommages\N{NO-BREAK SPACE}: 3 (il faut 4+)\N{NO-BREAK SPACE}: sans effet.",
        "Nouveaux trous\N{NO-BREAK SPACE}: 1\N{NARROW NO-BREAK SPACE}; "
        "figurines qui passent par tour\N{NO-BREAK SPACE}: 2.",
    ]
