"""Hits on a building, section by section, and what falls down."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.rogue_trader.building import building_types
from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "building": {
                    "toughness": 8,
                    "material": "wood",
                    "sections": [{"id": "G1", "damage": 5}, {"id": "G2", "damage": 5}],
                },
                "section": "G1",
                "damage": 3,
            },
            [],
            {"left": {"G1": 2, "G2": 5}, "collapsed": [], "next": []},
            marks=rule("RT-BLD-22"),
        ),
        param(
            {
                "building": {
                    "toughness": 8,
                    "material": "wood",
                    "sections": [{"id": "G1", "damage": 5, "left": 2}, {"id": "G2", "damage": 5}],
                },
                "section": "G1",
                "damage": 4,
            },
            [],
            {"points_lost": 2, "left": {"G1": 0, "G2": 5}, "collapsed": ["G1"], "next": ["building-collapse"]},
            marks=rule("RT-BLD-22", "RT-BLD-26"),
        ),
        param(
            {
                "building": {
                    "toughness": 8,
                    "material": "synthetic",
                    "sections": [{"id": "S1", "damage": 3, "left": 1}],
                },
                "section": "S1",
            },
            [4],
            {"left": {"S1": 0}, "collapsed": ["S1"]},
            marks=rule("RT-BLD-26"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "synthetic", "sections": [{"id": "S1", "damage": 3}]},
                "section": "S1",
                "damage": 2,
            },
            [4],
            {"left": {"S1": 1}, "collapsed": []},
            marks=rule("RT-BLD-26"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "stone", "sections": [{"id": "T1", "damage": 10}]},
                "section": "T1",
            },
            [5],
            {"saved": 1, "points_lost": 0},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "stone", "sections": [{"id": "T1", "damage": 10}]},
                "section": "T1",
                "hits": 3,
            },
            [6, 2, 5],
            {"damaging": 3, "saved": 2, "points_lost": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "damage": "D6",
            },
            [5],
            {"points_lost": 0},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "damage": "D6",
            },
            [3, 4],
            {"points_lost": 4, "left": {"B1": 1}},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {"building": {"toughness": 7, "material": "mud", "sections": [{"id": "H1", "damage": 2}]}, "section": "H1"},
            [],
            {"points_lost": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "save_modifier": -1,
                "hits": 2,
            },
            [5, 6],
            {"saved": 1, "points_lost": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "save_modifier": -3,
                "settings": {"rt.bld.saveModified": "no"},
            },
            [5],
            {"saved": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "settings": {"rt.bld.saveValue": 6},
            },
            [5],
            {"saved": 0, "points_lost": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "concrete", "sections": [{"id": "B1", "damage": 5}]},
                "section": "B1",
                "settings": {"rt.bld.saveValue": "none"},
            },
            [],
            {"points_lost": 1},
            marks=rule("RT-BLD-24"),
        ),
        param(
            {
                "building": {
                    "toughness": 8,
                    "material": "wood",
                    "sections": [{"id": "G1", "damage": 5, "left": 1}, {"id": "F1", "damage": 5, "stands_on": "G1"}],
                },
                "section": "G1",
            },
            [],
            {"collapsed": ["G1"], "ask_gm": ["F1"], "left": {"G1": 0, "F1": 5}},
            marks=rule("RT-BLD-29"),
        ),
        param(
            {
                "building": {
                    "toughness": 8,
                    "material": "wood",
                    "sections": [
                        {"id": "G1", "damage": 5, "left": 1},
                        {"id": "F1", "damage": 5, "stands_on": "G1"},
                        {"id": "F2", "damage": 5, "stands_on": "F1"},
                    ],
                },
                "section": "G1",
                "settings": {"rt.bld.collapseUp": "on"},
            },
            [],
            {"collapsed": ["G1", "F1", "F2"], "ask_gm": [], "left": {"G1": 0, "F1": 0, "F2": 0}},
            marks=rule("RT-BLD-29"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "wood", "sections": [{"id": "G1", "damage": 5}]},
                "section": "G1",
                "strength": 6,
                "hits": 2,
            },
            [6, 5],
            {"damaging": 1, "points_lost": 1},
            marks=rule("RT-BLD-22", "RT-CONV-05"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "wood", "sections": [{"id": "G1", "damage": 5}]},
                "section": "G1",
                "strength": 4,
            },
            [],
            {"allowed": False, "reason": "cannot-hurt"},
            marks=rule("RT-BLD-22"),
        ),
        param(
            {
                "building": {"toughness": 8, "material": "wood", "sections": [{"id": "G1", "damage": 5, "left": 0}]},
                "section": "G1",
            },
            [],
            {"reason": "already-collapsed"},
            marks=rule("RT-BLD-26"),
        ),
    ],
)
def test_building_damage_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.building-damage", given, dice, then)


def building(material: str, *sections: dict[str, Any], toughness: int = 8) -> dict[str, Any]:
    return {"toughness": toughness, "material": material, "sections": list(sections)}


@rule("RT-BLD-24")
@pytest.mark.parametrize(
    ("material", "saved"),
    [("mud", False), ("wood", False), ("brick", True), ("stone", True), ("concrete", True), ("synthetic", True)],
)
def test_which_materials_save(material: str, saved: bool) -> None:
    given = {"building": building(material, {"id": "a", "damage": 5}), "section": "a"}
    check("rogue-trader.building-damage", given, [5] if saved else [], {"saved": int(saved), "damaging": 1})


@rule("RT-BLD-23", "RT-BLD-22", "RT-BLD-26")
@pytest.mark.parametrize(
    ("id_", "toughness", "damage", "mark"),
    [
        ("hut", 7, 2, "rule"),
        ("plexi-shelter", 8, 3, "rule"),
        ("building", 8, 5, "rule"),
        ("tower", 8, 10, "rule"),
        ("wall", 8, 5, "rule"),
        ("barricade", 6, 5, "rule"),
    ],
)
def test_each_type_of_building_falls_at_its_damage(id_: str, toughness: int, damage: int, mark: str) -> None:
    row = building_types()[id_]
    assert (row.toughness, row.damage, row.mark) == (toughness, damage, mark)
    section = {"id": "a", "damage": row.damage}
    one = building(row.materials[0], section, toughness=row.toughness)
    given = {"building": one, "section": "a", "settings": {"rt.bld.saveValue": "none"}}
    check("rogue-trader.building-damage", given | {"damage": damage - 1}, [], {"left": {"a": 1}, "collapsed": []})
    check("rogue-trader.building-damage", given | {"damage": damage}, [], {"left": {"a": 0}, "collapsed": ["a"]})


@rule("RT-BLD-22")
def test_points_beyond_the_last_are_lost() -> None:
    given = {
        "building": building("wood", {"id": "a", "damage": 5, "left": 2}, {"id": "b", "damage": 5, "left": 3}),
        "section": "a",
        "hits": 3,
        "damage": 9,
    }
    check("rogue-trader.building-damage", given, [], {"points_lost": 2, "damaging": 1, "left": {"a": 0, "b": 3}})


HOUSE = (
    {"id": "roof", "damage": 5, "stands_on": "F1"},
    {"id": "F1", "damage": 5, "left": 4, "stands_on": "G1"},
    {"id": "F2", "damage": 5, "left": 0, "stands_on": "G1"},
    {"id": "attic", "damage": 5, "stands_on": "F2"},
    {"id": "G1", "damage": 5, "left": 1},
    {"id": "G2", "damage": 5},
)


@rule("RT-BLD-29")
def test_what_stands_on_it_stays_until_the_game_master_says() -> None:
    given = {"building": building("wood", *HOUSE), "section": "G1"}
    then = {
        "collapsed": ["G1"],
        "ask_gm": ["F1"],
        "left": {"roof": 5, "F1": 4, "F2": 0, "attic": 5, "G1": 0, "G2": 5},
        "next": ["building-collapse"],
    }
    check("rogue-trader.building-damage", given, [], then)


@rule("RT-BLD-29")
def test_or_all_above_it_falls_too_in_the_order_of_the_list() -> None:
    given = {
        "building": building("wood", *HOUSE),
        "section": "G1",
        "settings": {"rt.bld.collapseUp": "on"},
    }
    then = {
        "collapsed": ["roof", "F1", "G1"],
        "ask_gm": [],
        "points_lost": 1,
        "left": {"roof": 0, "F1": 0, "F2": 0, "attic": 5, "G1": 0, "G2": 5},
    }
    check("rogue-trader.building-damage", given, [], then)


@rule("RT-BLD-29")
def test_nothing_is_asked_while_it_stands() -> None:
    given = {"building": building("wood", *HOUSE), "section": "F1", "damage": 3}
    check("rogue-trader.building-damage", given, [], {"collapsed": [], "ask_gm": [], "next": []})


@rule("RT-BLD-22")
def test_all_sections_are_told_in_list_order() -> None:
    given = {"building": building("wood", *HOUSE), "section": "G2"}
    left = outcome_of("rogue-trader.building-damage", given, [])["left"]
    assert list(left) == ["roof", "F1", "F2", "attic", "G1", "G2"]


@rule("RT-BLD-24")
@pytest.mark.parametrize(
    ("more", "dice", "saved"),
    [
        ({"save_modifier": -1}, [5], 0),
        ({"save_modifier": -1}, [6], 1),
        ({"save_modifier": -2}, [], 0),
        ({"settings": {"rt.bld.saveValue": 2}, "save_modifier": -4}, [6], 1),
        ({"settings": {"rt.bld.saveModified": "no"}, "save_modifier": -10}, [5], 1),
    ],
)
def test_the_structure_save(more: dict[str, Any], dice: list[int], saved: int) -> None:
    given = {"building": building("brick", {"id": "a", "damage": 5}), "section": "a", **more}
    check("rogue-trader.building-damage", given, dice, {"saved": saved, "points_lost": 1 - saved})


@rule("RT-BLD-22", "RT-CONV-05")
def test_a_fallen_section_is_refused_before_its_toughness() -> None:
    given = {"building": building("wood", {"id": "a", "damage": 5, "left": 0}), "section": "a", "strength": 1}
    check("rogue-trader.building-damage", given, [], {"allowed": False, "reason": "already-collapsed"})


@rule("RT-BLD-22")
@pytest.mark.parametrize(
    "more",
    [
        {"section": "z"},
        {"section": None},
        {"hits": 61},
        {"strength": 21},
        {"damage": "D20"},
        {"building": building("wood")},
        {"building": building("glass", {"id": "a", "damage": 5})},
        {"building": building("wood", {"id": "a", "damage": 5}, toughness=21)},
        {"building": building("wood", {"id": "a", "damage": 0})},
        {"building": building("wood", {"id": "a", "damage": 1000})},
        {"building": building("wood", {"id": "a", "damage": 5, "left": 6})},
        {"building": building("wood", {"id": "a", "damage": 5, "left": -1})},
        {"building": building("wood", {"id": "a", "damage": 5, "stands_on": "b"})},
        {"building": building("wood", {"id": "a", "damage": 5, "stands_on": "a"})},
        {
            "building": building(
                "wood", {"id": "a", "damage": 5, "stands_on": "b"}, {"id": "b", "damage": 5, "stands_on": "a"}
            )
        },
        {"building": building("wood", {"id": "a", "damage": 5}, {"id": "a", "damage": 5})},
        {"building": building("wood", *[{"id": f"{number}", "damage": 5} for number in range(61)]), "section": "1"},
        {"building": building("wood", {"id": "a", "damage": 5}) | {"kind": "hut"}},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    given = {"building": building("wood", {"id": "a", "damage": 5}), "section": "a", **more}
    check("rogue-trader.building-damage", given, [], BAD_INPUT)


@rule("RT-BLD-24", "RT-BLD-26")
def test_odds_of_a_collapse() -> None:
    given = {
        "building": building("stone", {"id": "a", "damage": 5, "left": 3}),
        "section": "a",
        "damage": "D6",
        "hits": 1,
    }
    found = chances("rogue-trader.building-damage", given, "points_lost")
    hurt = Fraction(4, 6)
    assert found == {(0,): 1 - hurt, (1,): hurt / 6, (2,): hurt / 6, (3,): hurt * 4 / 6}


def test_the_log() -> None:
    given = {"building": building("stone", *HOUSE), "section": "G1", "strength": 9, "save_modifier": -1}
    assert log_of("rogue-trader.building-damage", given, [3, 5]) == [
        "S 9 against T 8: damaged on 3+.",
        "Save: 5+ with \N{MINUS SIGN}1 needs 6+.",
        "Damage roll 3 (needs 3+): damaged.",
        "Not saved on 5 (needs 6+).",
        "1 point lost: 1 → 0.",
        "G1 collapses.",
        "F1 stood on it: game master?",
    ]
    assert log_of("rogue-trader.building-damage", given | {"section": "F2"}, [], "fr") == ["F2 s’est déjà effondrée."]
