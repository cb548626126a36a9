"""What is due at the start and at the end of a turn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"units": [{"id": "tank", "lost_this_turn": 3}, {"id": "car", "lost_this_turn": 1}, {"id": "truck"}]},
            [],
            {
                "checks": [
                    {"id": "tank", "points": 3, "bonus": 2, "check": "roll"},
                    {"id": "car", "points": 1, "bonus": 0, "check": "roll"},
                ],
                "turn_may_end": False,
            },
            marks=rule("RT-DMG-08"),
        ),
        param(
            {
                "units": [
                    {"id": "tank", "lost_this_turn": 3, "checked": True},
                    {"id": "car", "lost_this_turn": 4, "destroyed": True},
                ]
            },
            [],
            {"checks": [], "turn_may_end": True},
            marks=rule("RT-DMG-08"),
        ),
        param(
            {
                "units": [
                    {"id": "tank", "lost_this_turn": 6},
                    {"id": "suit", "kind": "dreadnought", "lost_this_turn": 12},
                ]
            },
            [],
            {"checks": [{"id": "tank", "check": "automatic"}, {"id": "suit", "bonus": 11, "check": "explosion"}]},
            marks=rule("RT-DMG-05", "RT-DMG-08"),
        ),
        param(
            {"units": [{"id": "tank", "lost_this_turn": 2, "lost_previous_turn": 3}]},
            [],
            {"checks": [{"id": "tank", "points": 2}]},
            marks=rule("RT-DMG-05"),
        ),
        param(
            {
                "units": [{"id": "tank", "lost_this_turn": 2, "lost_previous_turn": 3}],
                "settings": {"rt.turnWindow": "gameRound"},
            },
            [],
            {"checks": [{"id": "tank", "points": 5, "bonus": 4}]},
            marks=rule("RT-DMG-05"),
        ),
        param(
            {
                "units": [{"id": "tank", "lost_this_turn": 2}],
                "round_over": False,
                "settings": {"rt.turnWindow": "gameRound"},
            },
            [],
            {"checks": [], "turn_may_end": True},
            marks=rule("RT-DMG-05"),
        ),
    ],
)
def test_end_of_turn_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.end-of-turn", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({}, [5], {"exploded": False, "burning": True, "next": []}, marks=rule("RT-DMG-18")),
        param({}, [6], {"exploded": True, "burning": False, "next": ["occupants-save"]}, marks=rule("RT-DMG-18")),
        param({"own_turn": False}, [], {"exploded": False, "burning": True}, marks=rule("RT-DMG-18")),
        param({"kind": "dreadnought"}, [6], {"exploded": True}, marks=rule("RT-DRD-20")),
        param({"kind": "dreadnought", "own_turn": False}, [], {"exploded": False}, marks=rule("RT-DRD-20")),
        param({"burning": False}, [], {"exploded": False, "burning": False}, marks=rule("RT-DMG-18")),
        param(
            {"settings": {"rt.col.saves": "everyone", "rt.rally.penaltiesStack": "on", "rt.reserve.enemyDistance": 6}},
            [5],
            {"exploded": False},
            marks=rule("RT-DMG-18"),
        ),
        param({"settings": {"rt.col.bumpers": "on"}}, [5], BAD_INPUT, marks=rule("RT-DMG-18")),
    ],
)
def test_burning_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.burning", given, dice, then)


ROUND = {"rt.turnWindow": "gameRound"}


@pytest.mark.parametrize(
    ("units", "settings", "checks"),
    [
        param([{"id": "a", "lost_this_turn": 5}], {}, [{"check": "roll", "bonus": 4}], marks=rule("RT-DMG-07")),
        param([{"id": "a", "lost_this_turn": 11}], {}, [{"check": "automatic", "bonus": 10}], marks=rule("RT-DMG-07")),
        param([{"id": "a", "lost_previous_turn": 4}], {}, [], marks=rule("RT-DMG-05")),
        param([{"id": "a", "lost_previous_turn": 4}], ROUND, [{"points": 4}], marks=rule("RT-DMG-05")),
        param(
            [{"id": "a", "lost_this_turn": 6, "lost_previous_turn": 6}],
            ROUND,
            [{"points": 12, "check": "explosion"}],
            marks=rule("RT-DMG-05", "RT-DMG-07"),
        ),
        param(
            [{"id": "b", "lost_this_turn": 1}, {"id": "a", "lost_this_turn": 1}],
            {},
            [{"id": "b"}, {"id": "a"}],
            marks=rule("RT-DMG-08"),
        ),
    ],
)
def test_more_checks(units: list[dict[str, Any]], settings: dict[str, Any], checks: list[dict[str, Any]]) -> None:
    then = {"checks": checks, "turn_may_end": not checks}
    check("rogue-trader.end-of-turn", {"units": units, "settings": settings}, [], then)


@pytest.mark.rule("RT-DMG-07")
@drawn(st.integers(1, 30))
def test_the_kind_of_check_is_what_special_damage_asks_for(points: int) -> None:
    units = [{"id": "tank", "lost_this_turn": points}]
    due = outcome_of("rogue-trader.end-of-turn", {"units": units}, [])["checks"][0]
    special = chances("rogue-trader.special-damage", {"points_lost": due["points"]}, "special")
    exploded = chances("rogue-trader.special-damage", {"points_lost": due["points"]}, "exploded")
    assert due["bonus"] == points - 1
    assert (due["check"] == "roll") == ((False,) in special)
    assert (due["check"] == "explosion") == (exploded == {(True,): 1})


@pytest.mark.parametrize(
    "units",
    [
        [{"id": "a"}, {"id": "a"}],
        [{"id": "a", "lost_this_turn": 1000}],
        [{"id": "a", "lost_this_turn": -1}],
        [{"id": "a", "kind": "building"}],
        [{"id": str(n)} for n in range(201)],
        [{}],
    ],
)
def test_end_of_turn_bounds(units: list[dict[str, Any]]) -> None:
    check("rogue-trader.end-of-turn", {"units": units}, [], BAD_INPUT)


@pytest.mark.rule("RT-DMG-18", "RT-DRD-20")
@pytest.mark.parametrize("kind", ["vehicle", "dreadnought"])
def test_a_fire_explodes_on_a_6(kind: str) -> None:
    found = chances("rogue-trader.burning", {"kind": kind}, "exploded", "burning")
    assert found == {(True, False): Fraction(1, 6), (False, True): Fraction(5, 6)}


@pytest.mark.rule("RT-DMG-18")
def test_a_fire_is_one_die_and_one_sentence() -> None:
    check("rogue-trader.burning", {}, [6, 6], BAD_INPUT)
    check("rogue-trader.burning", {"own_turn": False}, [6], BAD_INPUT)
    assert log_of("rogue-trader.burning", {}, [6]) == ["Fire: 6: it explodes!"]
    assert log_of("rogue-trader.burning", {}, [6], "fr") == ["Feu\u00a0: 6\u00a0: il explose\u202f!"]


@pytest.mark.rule("RT-DMG-08")
def test_the_log_names_each_check() -> None:
    units = [{"id": "car", "lost_this_turn": 1}, {"id": "tank", "lost_this_turn": 12}]
    assert log_of("rogue-trader.end-of-turn", {"units": units}, []) == [
        "car: 1 point lost this turn: special damage on 6+.",
        "tank: 12 points lost this turn: it explodes.",
    ]
