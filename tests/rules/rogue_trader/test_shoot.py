"""Shooting at one target, from the dice to hit to the points lost."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from rules.actions import odds
from rules.errors import BadInput
from rules.language import language
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "bs": 4,
                "distance": 30,
                "weapon": {
                    "class": "heavy",
                    "short": 20,
                    "long": 72,
                    "strength": 8,
                    "damage": "D6",
                    "save_modifier": -3,
                },
                "target": {"toughness": 7, "save": 4, "points": 10},
            },
            [3, 3, 4],
            {
                "allowed": True,
                "band": "long",
                "needed": 3,
                "hits": 1,
                "wounds": 1,
                "saved": 0,
                "points_lost": 4,
                "points_left": 6,
                "destroyed": False,
                "lost_this_turn": 4,
            },
            marks=rule("RT-ATK-01", "RT-SHT-01", "RT-SHT-04", "RT-CONV-05", "RT-SAV-02"),
        ),
        param(
            {
                "bs": 3,
                "shots": 2,
                "distance": 20,
                "weapon": {"short": 12, "long": 24, "hit_short": 1, "strength": 4, "save_modifier": -1},
                "target": {"toughness": 7, "save": 4, "points": 10},
            },
            [4, 6, 4, 2],
            {"hits": 1, "wounds": 1, "saved": 0, "points_lost": 1, "points_left": 9},
            marks=rule("RT-ATK-01", "RT-SAV-01"),
        ),
        param(
            {
                "bs": 3,
                "shots": 2,
                "distance": 20,
                "weapon": {"short": 12, "long": 24, "hit_short": 1, "strength": 4, "save_modifier": -1},
                "target": {"toughness": 7, "save": 4, "points": 10},
            },
            [4, 6, 5, 5, 5],
            {"hits": 2, "wounds": 1, "saved": 1, "points_lost": 0, "points_left": 10},
            marks=rule("RT-ATK-01", "RT-SAV-01"),
        ),
        param(
            {"bs": 5, "weapon": {"strength": 3}, "target": {"toughness": 8, "points": 5}},
            [],
            {"allowed": False, "reason": "cannot-hurt"},
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "bs": 4,
                "shots": 2,
                "weapon": {"strength": 9, "damage": "2D6", "save_modifier": -6},
                "target": {"toughness": 6, "save": 4, "points": 1},
            },
            [3, 2, 1, 1],
            {"hits": 1, "points_lost": 1, "points_left": 0, "destroyed": True},
            marks=rule("RT-ATK-01", "RT-DMG-02"),
        ),
        param(
            {"bs": 4, "weapon": {"strength": 8, "damage": "D6"}, "target": {"toughness": 7, "points": 2}},
            [6, 6, 5],
            {"points_lost": 2, "points_left": 0, "destroyed": True, "lost_this_turn": 2},
            marks=rule("RT-SAV-02", "RT-VEH-05"),
        ),
        param(
            {
                "bs": 4,
                "weapon": {"strength": 5, "damage": "D4"},
                "target": {"kind": "creature", "toughness": 3, "points": 1, "models": 6},
            },
            [4, 3, 4],
            {"models_lost": 1, "models_left": 5, "points_lost": 1, "destroyed": False},
            marks=rule("RT-SAV-02"),
        ),
        param(
            {
                "bs": 4,
                "weapon": {"strength": 5, "damage": "D4"},
                "target": {"kind": "creature", "toughness": 3, "points": 1, "models": 6},
                "settings": {"rt.sav.spill": "on"},
            },
            [4, 3, 4],
            {"models_lost": 4, "models_left": 2, "points_lost": 4},
            marks=rule("RT-SAV-02"),
        ),
        param(
            {"bs": 4, "weapon": {"strength": 9, "damage": "2D6"}, "target": {"toughness": 7, "points": 20}},
            [3, 2, 3, 4],
            {"points_lost": 7, "points_left": 13},
            marks=rule("RT-SAV-02"),
        ),
        param(
            {"bs": 4, "weapon": {"strength": 9, "damage": "D3"}, "target": {"toughness": 7, "points": 20}},
            [3, 2, 5],
            {"points_lost": 3},
            marks=rule("RT-SAV-02"),
        ),
        param(
            {
                "bs": 4,
                "weapon": {"strength": 4, "save_modifier": -2, "following": True},
                "target": {"kind": "creature", "toughness": 3, "save": 4, "points": 1, "models": 5},
            },
            [3, 3, 6, 3, 3, 3, 2],
            {"hits": 2, "wounds": 2, "saved": 1, "models_lost": 1, "models_left": 4},
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "bs": 4,
                "weapon": {"strength": 4, "following": True},
                "target": {"kind": "creature", "toughness": 3, "points": 1, "models": 5},
                "settings": {"rt.atk.following": "off"},
            },
            [3, 3],
            {"hits": 1, "models_lost": 1},
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "bs": 4,
                "weapon": {"strength": 4, "following": True},
                "target": {"kind": "creature", "toughness": 3, "save": 2, "points": 1, "models": 5},
            },
            [3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2],
            {"hits": 11, "wounds": 11, "saved": 11, "models_lost": 0},
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "bs": 4,
                "distance": 80,
                "weapon": {"short": 20, "long": 72, "strength": 8},
                "target": {"toughness": 7, "points": 5},
            },
            [],
            {"reason": "out-of-range"},
            marks=rule("RT-ATK-01", "RT-SHT-04"),
        ),
        param(
            {
                "needed": 2,
                "weapon": {"strength": 8, "damage": "D6"},
                "target": {"toughness": 7, "save": 4, "points": 12},
            },
            [2, 3, 2, 5],
            {"points_lost": 5, "points_left": 7},
            marks=rule("RT-DMG-01"),
        ),
        param(
            {"bs": 3, "weapon": {"strength": 5}, "target": {"kind": "door", "toughness": 6, "points": 1}},
            [4, 5],
            {"destroyed": True},
            marks=rule("RT-DOOR-06"),
        ),
        param(
            {"bs": 3, "weapon": {"strength": 5}, "target": {"kind": "door", "toughness": 6, "points": 1, "save": 6}},
            [4, 5],
            BAD_INPUT,
            marks=rule("RT-DOOR-06"),
        ),
        param({"bs": 3, "weapon": {}, "target": {"toughness": 6, "points": 1}}, [], BAD_INPUT, marks=rule("RT-ATK-01")),
    ],
)
def test_shoot_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.shoot", given, dice, then)


AUTOCANNON = {
    "class": "heavy",
    "short": 20,
    "long": 72,
    "strength": 8,
    "damage": "D6",
    "save_modifier": -3,
}
TANK = {"toughness": 7, "save": 4, "points": 10}


@rule("RT-ATK-01", "RT-SAV-01")
def test_one_bolt_gun_shot() -> None:
    """Anchor A1: hit 4/6, damaged 1/6, not saved 4/6."""
    given = {
        "bs": 3,
        "distance": 10,
        "weapon": {"short": 12, "long": 24, "hit_short": 1, "strength": 4, "save_modifier": -1},
        "target": TANK,
    }
    expected = {(0,): Fraction(25, 27), (1,): Fraction(2, 27)}
    assert chances("rogue-trader.shoot", given, "points_lost") == expected
    assert share("rogue-trader.shoot", given, {"points_lost": 1}) == (Fraction(2, 27), 4)


@rule("RT-ATK-02")
def test_each_total_of_one_autocannon_shot() -> None:
    given = {"bs": 4, "distance": 30, "weapon": AUTOCANNON, "target": TANK}
    found = chances("rogue-trader.shoot", given, "points_lost")
    assert found.pop((0,)) == Fraction(5, 9)
    assert found == {(points,): Fraction(2, 27) for points in range(1, 7)}


@rule("RT-ATK-02", "RT-SAV-02")
def test_two_autocannon_shots_at_six_points() -> None:
    """Anchor A5."""
    given = {"bs": 4, "distance": 30, "weapon": AUTOCANNON, "shots": 2, "target": TANK | {"points": 6}}
    assert chances("rogue-trader.shoot", given, "points_left") == {
        (6,): Fraction(25, 81),
        (0,): Fraction(164, 729),
        (1,): Fraction(76, 729),
        (2,): Fraction(8, 81),
        (3,): Fraction(68, 729),
        (4,): Fraction(64, 729),
        (5,): Fraction(20, 243),
    }


@rule("RT-ATK-01", "RT-ATK-02")
def test_following_fire_at_three_models() -> None:
    """Anchor A6."""
    given = {
        "bs": 4,
        "weapon": {"strength": 4, "save_modifier": -2, "following": True},
        "target": {"kind": "creature", "toughness": 3, "save": 5, "points": 1, "models": 3},
    }
    assert chances("rogue-trader.shoot", given, "models_lost") == {
        (0,): Fraction(5, 9),
        (1,): Fraction(20, 81),
        (2,): Fraction(80, 729),
        (3,): Fraction(64, 729),
    }


@rule("RT-ATK-02", "RT-DMG-02")
def test_a_lascannon_against_seven_points() -> None:
    """Anchor A8."""
    given = {
        "bs": 4,
        "weapon": {"class": "heavy", "strength": 9, "damage": "2D6", "save_modifier": -6},
        "target": {"toughness": 8, "save": 4, "points": 7},
    }
    expected = {(False,): Fraction(20, 27), (True,): Fraction(7, 27)}
    assert chances("rogue-trader.shoot", given, "destroyed") == expected


def brute_force(
    needed: int, damage_on: int, save_on: int | None, points: int, left: int, shots: int
) -> dict[int, Fraction]:
    """The chances of the points left, by the chance of a hurt and each face of the points die in turn."""
    hurt = Fraction(7 - needed, 6) * Fraction(7 - damage_on, 6)
    if save_on is not None:
        hurt *= Fraction(save_on - 1, 6)
    found = {left: Fraction(1)}
    for _ in range(shots):
        after: dict[int, Fraction] = {}
        for now, chance in found.items():
            after[now] = after.get(now, Fraction(0)) + chance * (1 if now == 0 else 1 - hurt)
            for face in range(1, points + 1) if now else ():
                then = max(0, now - face)
                after[then] = after.get(then, Fraction(0)) + chance * hurt / points
        found = after
    return {left: chance for left, chance in found.items() if chance}


@rule("RT-ATK-01", "RT-ATK-02")
@pytest.mark.parametrize(("save", "modifier", "save_on"), [(None, 0, None), (4, 0, 4), (4, -2, 6), (4, -3, None)])
@pytest.mark.parametrize(("damage", "sides"), [("1", 1), ("D4", 4), ("D10", 10)])
def test_odds_equal_a_chain_worked_out_apart(
    save: int | None, modifier: int, save_on: int | None, damage: str, sides: int
) -> None:
    given = {
        "bs": 3,
        "shots": 3,
        "weapon": {"strength": 6, "damage": damage, "save_modifier": modifier},
        "target": {"toughness": 7, "save": save, "points": 5},
    }
    found = chances("rogue-trader.shoot", given, "points_left")
    assert {left: chance for (left,), chance in found.items()} == brute_force(4, 5, save_on, sides, 5, 3)


@rule("RT-SAV-02")
@pytest.mark.parametrize(
    ("damage", "dice", "points_lost"),
    [
        ("1", [], 1),
        (1, [], 1),
        (7, [], 7),
        (99, [], 50),
        ("D3", [1], 1),
        ("D3", [4], 2),
        ("D3", [6], 3),
        ("D4", [4], 4),
        ("D6", [6], 6),
        ("D10", [10], 10),
        ("2D6", [6, 6], 12),
        ("2D12", [12, 11], 23),
    ],
)
def test_the_points_of_a_hit(damage: str | int, dice: list[int], points_lost: int) -> None:
    given = {
        "needed": 2,
        "weapon": {"strength": 9, "damage": damage},
        "target": {"toughness": 7, "points": 50, "lost_this_turn": 2},
    }
    then = {"points_lost": points_lost, "points_left": 50 - points_lost, "lost_this_turn": 2 + points_lost}
    check("rogue-trader.shoot", given, [2, 2, *dice], then)


@rule("RT-SAV-02")
@pytest.mark.parametrize(("damage", "sides"), [("D4", 4), ("D10", 10), ("2D12", 12)])
def test_a_points_die_beyond_its_faces_is_refused(damage: str, sides: int) -> None:
    given = {"needed": 2, "weapon": {"strength": 9, "damage": damage}, "target": {"toughness": 7, "points": 50}}
    check("rogue-trader.shoot", given, [2, 2, *[sides + 1] * (2 if damage[0] == "2" else 1)], BAD_INPUT)


@rule("RT-SAV-02")
def test_the_points_die_is_rolled_with_one_point_left() -> None:
    given = {"needed": 2, "weapon": {"strength": 9, "damage": "2D6"}, "target": {"toughness": 7, "points": 1}}
    check("rogue-trader.shoot", given, [2, 2, 1], BAD_INPUT)
    check("rogue-trader.shoot", given, [2, 2, 1, 1], {"points_lost": 1, "destroyed": True})


WOUNDED_HERO = {"kind": "creature", "toughness": 3, "points": 3, "models": 3, "wounds": 2}


@rule("RT-SAV-02")
@pytest.mark.parametrize(
    ("damage", "spill", "lost", "left", "models_left"),
    [
        (1, "off", 1, 2, 3),
        (3, "off", 3, 2, 2),
        (9, "off", 3, 2, 2),
        (3, "on", 3, 2, 2),
        (4, "on", 4, 1, 2),
        (5, "on", 5, 2, 1),
        (9, "on", 7, 0, 0),
    ],
)
def test_a_squad_whose_first_model_has_more_wounds(
    damage: int, spill: str, lost: int, left: int, models_left: int
) -> None:
    given = {
        "needed": 2,
        "weapon": {"strength": 9, "damage": damage},
        "target": WOUNDED_HERO,
        "settings": {"rt.sav.spill": spill},
    }
    then = {
        "points_lost": lost,
        "points_left": left,
        "models_left": models_left,
        "models_lost": 3 - models_left,
        "destroyed": models_left == 0,
    }
    check("rogue-trader.shoot", given, [2, 2], then)


@rule("RT-SAV-02", "RT-ATK-01")
def test_shots_go_through_a_squad_model_by_model() -> None:
    given = {
        "needed": 2,
        "shots": 9,
        "weapon": {"strength": 9, "damage": 2},
        "target": {"kind": "creature", "toughness": 3, "points": 1, "models": 3, "wounds": 2},
    }
    check("rogue-trader.shoot", given, [2] * 6, {"hits": 3, "models_lost": 3, "points_lost": 5, "destroyed": True})


@rule("RT-SAV-02")
def test_wounds_of_the_others_are_those_of_the_first_if_not_given() -> None:
    target = {"kind": "creature", "toughness": 3, "points": 2, "models": 2}
    given = {"needed": 2, "weapon": {"strength": 9, "damage": 2}, "target": target}
    check("rogue-trader.shoot", given, [2, 2], {"models_left": 1, "points_left": 2})


@rule("RT-ATK-01")
def test_following_fire_ends_with_a_miss_an_unhurt_hit_or_the_target() -> None:
    given = {
        "needed": 4,
        "shots": 2,
        "weapon": {"strength": 4, "following": True},
        "target": {"kind": "creature", "toughness": 4, "points": 1, "models": 3},
    }
    check("rogue-trader.shoot", given, [4, 4, 3, 4, 3], {"hits": 2, "wounds": 1, "models_lost": 1})
    check("rogue-trader.shoot", given, [4, 4, 4, 3, 3], {"hits": 2, "wounds": 1, "models_lost": 1})
    check("rogue-trader.shoot", given, [4] * 6, {"hits": 3, "wounds": 3, "models_lost": 3, "destroyed": True})


@rule("RT-ATK-01")
@pytest.mark.parametrize("shots", [1, 2])
def test_following_fire_stops_after_ten_more_attacks_of_a_shot(shots: int) -> None:
    given = {
        "needed": 2,
        "shots": shots,
        "weapon": {"strength": 9, "following": True},
        "target": {"toughness": 7, "points": 99},
    }
    check("rogue-trader.shoot", given, [2] * 22 * shots, {"hits": 11 * shots, "points_lost": 11 * shots})
    check("rogue-trader.shoot", given, [2] * (22 * shots + 1), BAD_INPUT)


@rule("RT-ATK-01", "RT-SAV-01")
def test_an_unmodified_save_ignores_the_weapon() -> None:
    given = {
        "needed": 2,
        "weapon": {"strength": 9, "save_modifier": -6},
        "target": {"toughness": 7, "save": 4, "save_unmodified": True, "points": 2},
    }
    check("rogue-trader.shoot", given, [2, 2, 4], {"saved": 1, "points_lost": 0})


@rule("RT-ATK-01", "RT-CONV-05")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"needed": 10}, "cannot-hit"),
        ({"needed": 4}, "cannot-hurt"),
        ({"needed": 4, "aboard": {"role": "crew", "hands_used": True}}, "hands-busy"),
    ],
)
def test_refusals_of_to_hit_come_first(more: dict[str, Any], reason: str) -> None:
    given = {"weapon": {"strength": 3}, "target": {"toughness": 8, "points": 5}, **more}
    check("rogue-trader.shoot", given, [], {"allowed": False, "reason": reason})
    assert chances("rogue-trader.shoot", given, "reason") == {(reason,): 1}


@rule("RT-ATK-01")
@pytest.mark.parametrize(
    "target",
    [
        {},
        {"toughness": 7},
        {"points": 5},
        {"toughness": 0, "points": 5},
        {"toughness": 21, "points": 5},
        {"toughness": 7, "points": 0},
        {"toughness": 7, "points": 1000},
        {"toughness": 7, "points": 5, "save": 1},
        {"toughness": 7, "points": 5, "save": 7},
        {"toughness": 7, "points": 5, "models": 2},
        {"toughness": 7, "points": 5, "wounds": 2},
        {"toughness": 7, "points": 5, "lost_this_turn": -1},
        {"toughness": 7, "points": 5, "lost_this_turn": 1000},
        {"toughness": 7, "points": 5, "kind": "tank"},
        {"toughness": 7, "points": 5, "kind": "creature", "models": 101},
        {"toughness": 7, "points": 5, "kind": "creature", "wounds": 100},
        {"toughness": 7, "points": 5, "kind": "creature", "wounds": None},
        {"toughness": 6, "points": 1, "kind": "door", "save": 6},
    ],
    ids=str,
)
def test_bad_targets(target: dict[str, Any]) -> None:
    check("rogue-trader.shoot", {"needed": 7, "weapon": {"strength": 9}, "target": target}, [2], BAD_INPUT)


@rule("RT-ATK-01")
@pytest.mark.parametrize("weapon", [{}, {"strength": None}, {"strength": 0}, {"strength": 21}, {"strength": 8.0}])
def test_a_weapon_needs_a_strength(weapon: dict[str, Any]) -> None:
    check("rogue-trader.shoot", {"bs": 3, "weapon": weapon, "target": TANK}, [1], BAD_INPUT)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (
            {"weapon": {"strength": 8, "damage": "D8"}},
            "weapon.damage: must be a whole number from 1 to 99, or one of 1, D3, D4, D6, D10, 2D6, 2D12",
        ),
        (
            {"modifier_values": {"charging": 1}},
            "modifier_values.charging: must be one of: 'cover-light', 'cover-heavy', 'target-large', 'target-small', "
            "'driver-hand', 'confused'",
        ),
        ({"settings": {"rt.bld.saveValue": 7}}, "settings.rt.bld.saveValue: must be at most 6"),
        ({"target": {"kind": "door", "toughness": 6, "points": 1, "save": 6}}, "target: a door has no save"),
        ({"needed": 3}, "one of bs and needed is given"),
    ],
)
def test_bad_input_is_told_in_one_sentence(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        odds("rogue-trader.shoot", {"bs": 3, "weapon": {"strength": 8}, "target": TANK, **more})
    assert language("en").text(refused.value.message) == sentence


weapons = st.fixed_dictionaries(
    {"strength": st.integers(3, 10), "damage": st.sampled_from(["1", "D3", "D6", "2D6", 2])},
    optional={"save_modifier": st.integers(-4, 0), "following": st.booleans()},
)
squads = st.fixed_dictionaries(
    {"kind": st.just("creature"), "toughness": st.integers(2, 8), "points": st.integers(1, 4)},
    optional={"models": st.integers(1, 4), "wounds": st.integers(1, 3)},
)
shots = st.fixed_dictionaries(
    {"needed": st.integers(2, 9), "shots": st.integers(1, 3), "weapon": weapons, "target": squads},
    optional={"settings": st.fixed_dictionaries({"rt.sav.spill": st.sampled_from(["on", "off"])})},
)


@rule("RT-ATK-02", "RT-SAV-01")
@settings(max_examples=60, deadline=None)
@drawn(shots)
def test_chances_add_up_and_a_better_save_never_raises_the_mean(given: dict[str, Any]) -> None:
    means = []
    for save in (None, 6, 5, 4, 3, 2):
        rows = odds("rogue-trader.shoot", {**given, "target": {**given["target"], "save": save}})
        assert sum(chance for _, chance in rows) == 1
        means.append(sum(outcome.get("points_lost", 0) * chance for outcome, chance in rows))
    assert means == sorted(means, reverse=True)


@rule("RT-ATK-02")
@settings(max_examples=30, deadline=None)
@drawn(shots)
def test_fields_left_out_change_no_chance(given: dict[str, Any]) -> None:
    whole: dict[tuple[Any, ...], Fraction] = {}
    for outcome, chance in odds("rogue-trader.shoot", given):
        key = (outcome.get("models_lost"), outcome.get("saved"))
        whole[key] = whole.get(key, Fraction(0)) + chance
    named = odds("rogue-trader.shoot", given, frozenset({"models_lost", "saved"}))
    assert {(row.get("models_lost"), row.get("saved")): chance for row, chance in named} == whole


@rule("RT-ATK-02")
def test_most_likely_first_and_no_outcome_twice() -> None:
    rows = odds("rogue-trader.shoot", {"bs": 4, "shots": 3, "weapon": AUTOCANNON, "target": TANK})
    assert [chance for _, chance in rows] == sorted((chance for _, chance in rows), reverse=True)
    assert len({str(sorted(outcome.items())) for outcome, _ in rows}) == len(rows)


@rule("RT-ATK-02")
def test_many_shots_with_all_their_figures() -> None:
    rows = odds("rogue-trader.shoot", {"bs": 4, "shots": 12, "weapon": AUTOCANNON, "target": TANK | {"save": 2}})
    assert sum(chance for _, chance in rows) == 1
    assert all(outcome["hits"] >= outcome["wounds"] >= outcome["saved"] for outcome, _ in rows)
    mean = sum(outcome["wounds"] * chance for outcome, chance in rows if not outcome["destroyed"])
    assert 0 < mean < 12


def test_the_log_of_a_vehicle() -> None:
    given = {"bs": 4, "shots": 2, "distance": 30, "weapon": AUTOCANNON, "target": TANK | {"points": 9, "save": 2}}
    assert log_of("rogue-trader.shoot", given, [3, 3, 4, 6, 1]) == [
        "To hit: 3+ (BS 4).",
        "S 8 against T 7: damaged on 3+.",
        "Save: 2+ with \N{MINUS SIGN}3 needs 5+.",
        "Hit on 3 (needs 3+).",
        "Damage roll 3 (needs 3+): damaged.",
        "Not saved on 4 (needs 5+).",
        "6 points lost: 9 → 3.",
        "Missed on 1 (needs 3+).",
    ]


def test_the_log_of_a_squad_and_of_the_end() -> None:
    squad = {"kind": "creature", "toughness": 3, "points": 1, "models": 2}
    given = {"needed": 2, "shots": 2, "weapon": {"strength": 9}, "target": squad}
    assert log_of("rogue-trader.shoot", given, [2, 2, 3, 3], "fr")[3:] == [
        "Touché sur 2 (il faut 2+).",
        "Jet de dommages\N{NO-BREAK SPACE}: 2 (il faut 2+)\N{NO-BREAK SPACE}: endommagé.",
        "1 point perdu\N{NO-BREAK SPACE}: 1 figurine restante.",
        "Touché sur 3 (il faut 2+).",
        "Jet de dommages\N{NO-BREAK SPACE}: 3 (il faut 2+)\N{NO-BREAK SPACE}: endommagé.",
        "1 point perdu\N{NO-BREAK SPACE}: 0 figurine restante.",
        "Détruit.",
    ]
