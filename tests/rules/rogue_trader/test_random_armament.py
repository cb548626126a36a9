"""Random weapons for a vehicle."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import answer, odds, play
from rules.army import OwnRows
from rules.dice import Rolled
from rules.rogue_trader.armoury import weapons
from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"points": 6},
            [6, 1],
            {"weapons": [{"name": "battle-cannon", "class": "super-heavy", "points": 6}], "points_left": 0},
            marks=rule("RT-GEN-10"),
        ),
        param(
            {"points": 7},
            [6, 1, 6, 2],
            {"weapons": [{"name": "battle-cannon"}, {"name": "bolt-gun", "class": "basic"}]},
            marks=rule("RT-GEN-10"),
        ),
        param(
            {"points": 3},
            [6, 4, 2, 9],
            {"weapons": [{"name": "autocannon", "class": "heavy", "points": 2}, {"name": "plasma-gun", "points": 1}]},
            marks=rule("RT-GEN-10"),
        ),
        param({"points": 0}, [], {"weapons": [], "points_left": 0}, marks=rule("RT-GEN-10")),
        param(
            {"points": 8, "has_super_heavy": True},
            [6, 10, 5, 7, 4, 8, 1, 6, 6, 3],
            {
                "weapons": [
                    {"name": "assault-cannon"},
                    {"name": "missile-launcher-krak"},
                    {"name": "multi-melta"},
                    {"name": "autogun"},
                    {"name": "bolt-gun"},
                ]
            },
            marks=rule("RT-GEN-10"),
        ),
        param(
            {"points": 12},
            [6, 5, 6, 9, 4, 5, 4, 1],
            {
                "weapons": [
                    {"name": "battle-cannon"},
                    {"name": "heavy-plasma-gun"},
                    {"name": "heavy-stubber"},
                    {"name": "heavy-bolter"},
                ]
            },
            marks=rule("RT-GEN-10"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.generate-armament", given, dice, then)


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08", "RT-VEH-09")
@drawn(st.integers(0, 99), st.booleans(), st.integers(0, 2**32))
def test_all_points_are_spent_and_one_super_heavy_at_most(points: int, has_super_heavy: bool, seed: int) -> None:
    given = {"points": points, "has_super_heavy": has_super_heavy}
    found = answer(play("rogue-trader.generate-armament", given, Rolled(seed)), str)["outcome"]
    assert found["points_left"] == 0
    assert sum(weapon["points"] for weapon in found["weapons"]) == points
    super_heavy = sum(weapon["class"] == "super-heavy" for weapon in found["weapons"])
    assert super_heavy <= (0 if has_super_heavy else 1)


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08")
def test_weapons_are_those_of_the_armoury_with_its_class_and_points() -> None:
    armoury = weapons(OwnRows())
    named = set()
    for seed in range(300):
        for weapon in answer(play("rogue-trader.generate-armament", {"points": 9}, Rolled(seed)), str)["outcome"][
            "weapons"
        ]:
            named.add(weapon["name"])
            assert weapon["class"] == armoury[weapon["name"]].weapon_class
            assert weapon["points"] == armoury[weapon["name"]].points
    assert len(named) == 16


@pytest.mark.rule("RT-GEN-10", "RT-GEN-05")
def test_odds_of_a_basic_weapon() -> None:
    rows = odds("rogue-trader.generate-armament", {"points": 1})
    assert {outcome["weapons"][0]["name"]: chance for outcome, chance in rows} == {
        "bolt-gun": Fraction(3, 10),
        "lasgun": Fraction(2, 10),
        "autogun": Fraction(1, 10),
        "shotgun": Fraction(1, 10),
        "melta-gun": Fraction(1, 10),
        "plasma-gun": Fraction(1, 10),
        "shuriken-catapult": Fraction(1, 10),
    }


@pytest.mark.rule("RT-GEN-10")
def test_odds_of_the_class_with_three_points() -> None:
    rows = odds("rogue-trader.generate-armament", {"points": 3})
    heavy_first = sum(chance for outcome, chance in rows if outcome["weapons"][0]["class"] == "heavy")
    assert heavy_first == Fraction(1, 2)
    assert chances("rogue-trader.generate-armament", {"points": 3}, "points_left") == {(0,): 1}


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param({}, []),
        param({"points": 100}, []),
        param({"points": -1}, []),
        param({"points": 1.0}, [1, 1]),
        param({"points": 1, "has_super_heavy": "no"}, [1, 1]),
        param({"points": 1}, [7, 1]),
        param({"points": 1}, [1, 11]),
        param({"points": 1}, [1]),
        param({"points": 1}, [1, 1, 1]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.generate-armament", given, dice, BAD_INPUT)


@pytest.mark.rule("RT-VEH-09")
def test_the_log_names_the_tables_as_ours() -> None:
    assert log_of("rogue-trader.generate-armament", {"points": 1}, [1, 1]) == [
        "Rolled on the Ironmuster tables: house tables, not printed ones.",
        "Bolt gun.",
    ]
    assert "Ironmuster" in log_of("rogue-trader.generate-armament", {"points": 0}, [], "fr")[0]
    assert outcome_of("rogue-trader.generate-armament", {"points": 0}, []) == {"weapons": [], "points_left": 0}
