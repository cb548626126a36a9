"""Everything fired at one target in a turn, and the check after it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from rules.actions import odds
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "attacks": [
                    {"bs": 4, "weapon": {"strength": 9, "damage": "2D6", "save_modifier": -6}},
                    {"bs": 4, "weapon": {"strength": 4, "save_modifier": -1}},
                ],
                "target": {"toughness": 7, "save": 4, "points": 20},
            },
            [3, 2, 4, 4, 3, 6, 4],
            {"hits": 2, "wounds": 2, "points_lost": 9, "points_left": 11, "refused": []},
            marks=rule("RT-ATK-01", "RT-ATK-02"),
        ),
        param(
            {
                "attacks": [
                    {"bs": 4, "weapon": {"strength": 3}},
                    {"bs": 4, "distance": 9, "weapon": {"short": 4, "long": 8, "strength": 6}},
                    {"bs": 4, "weapon": {"strength": 6}},
                ],
                "target": {"toughness": 7, "points": 4},
            },
            [3, 5],
            {
                "refused": [{"attack": 1, "reason": "cannot-hurt"}, {"attack": 2, "reason": "out-of-range"}],
                "points_lost": 1,
            },
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "attacks": [{"bs": 4, "weapon": {"strength": 8, "damage": "D6"}}],
                "target": {"toughness": 7, "points": 10},
                "check": True,
            },
            [3, 3, 4, 3, 5],
            {"points_lost": 4, "special": True, "result": "weapon-lost"},
            marks=rule("RT-ATK-02", "RT-DMG-05", "RT-DMG-06"),
        ),
        param(
            {
                "attacks": [{"bs": 4, "weapon": {"strength": 8, "damage": "D6"}}],
                "target": {"toughness": 7, "points": 10, "lost_this_turn": 3},
                "check": True,
            },
            [3, 3, 3, 1],
            {"lost_this_turn": 6, "special": True, "result": "power-loss"},
            marks=rule("RT-DMG-05"),
        ),
        param(
            {
                "attacks": [{"bs": 4, "weapon": {"strength": 8, "damage": "D6"}}],
                "target": {"toughness": 7, "points": 3},
                "check": True,
            },
            [3, 3, 3],
            {"destroyed": True, "special": False, "result": None},
            marks=rule("RT-DMG-05", "RT-DMG-02"),
        ),
        param(
            {
                "attacks": [{"bs": 4, "shots": 2, "weapon": {"strength": 8}}],
                "target": {"kind": "dreadnought", "toughness": 6, "points": 6},
                "check": True,
            },
            [3, 2, 3, 2, 5, 8],
            {"points_lost": 2, "special": True, "result": "system-failure"},
            marks=rule("RT-DRD-11"),
        ),
        param(
            {"attacks": [{"bs": 4, "weapon": {"strength": 3}}], "target": {"toughness": 9, "points": 4}},
            [],
            {"allowed": False, "reason": "nothing-fires", "refused": [{"attack": 1, "reason": "cannot-hurt"}]},
            marks=rule("RT-ATK-01"),
        ),
        param(
            {
                "attacks": [{"bs": 4, "weapon": {"strength": 8}}],
                "target": {"kind": "door", "toughness": 6, "points": 4},
                "check": True,
            },
            [3, 3],
            BAD_INPUT,
            marks=rule("RT-ATK-02"),
        ),
    ],
)
def test_volley_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.volley", given, dice, then)


AUTOCANNON = {"class": "heavy", "short": 20, "long": 72, "strength": 8, "damage": "D6", "save_modifier": -3}
ONE_SHOT = {"bs": 4, "distance": 30, "weapon": AUTOCANNON}
TANK = {"toughness": 7, "save": 4, "points": 10}


@rule("RT-ATK-02", "RT-DMG-05")
def test_special_damage_after_one_autocannon_shot() -> None:
    """Anchor A2."""
    given = {"attacks": [ONE_SHOT], "target": TANK, "check": True}
    expected = {(False,): Fraction(20, 27), (True,): Fraction(7, 27)}
    assert chances("rogue-trader.volley", given, "special") == expected


@rule("RT-ATK-02", "RT-DMG-06", "RT-DMG-10")
def test_each_row_after_one_autocannon_shot() -> None:
    """Anchor A3."""
    given = {"attacks": [ONE_SHOT], "target": TANK, "check": True}
    assert chances("rogue-trader.volley", given, "result") == {
        (None,): Fraction(20, 27),
        ("explosion",): Fraction(5, 81),
        ("loss-of-control",): Fraction(7, 270),
        ("mechanical-failure",): Fraction(7, 270),
        ("power-loss",): Fraction(7, 270),
        ("system-failure",): Fraction(7, 270),
        ("weapon-lost",): Fraction(7, 270),
        ("auxiliary-power",): Fraction(2, 81),
        ("burning",): Fraction(2, 81),
        ("temporary-loss-of-control",): Fraction(1, 54),
    }


@rule("RT-ATK-02", "RT-DMG-02", "RT-DMG-05")
def test_a_destroyed_vehicle_makes_no_check() -> None:
    """Anchor A4."""
    given = {"attacks": [ONE_SHOT], "target": TANK | {"points": 3}, "check": True}
    assert chances("rogue-trader.volley", given, "destroyed", "special") == {
        (False, False): Fraction(2, 3),
        (True, False): Fraction(8, 27),
        (False, True): Fraction(1, 27),
    }


@rule("RT-ATK-02", "RT-DRD-11")
def test_two_shots_at_a_dreadnought() -> None:
    """Anchor A12."""
    given = {
        "attacks": [{"bs": 3, "shots": 2, "weapon": {"strength": 4, "save_modifier": -1}}],
        "target": {"kind": "dreadnought", "toughness": 6, "points": 6},
        "check": True,
    }
    assert chances("rogue-trader.volley", given, "points_lost", "special") == {
        (0, False): Fraction(121, 144),
        (1, False): Fraction(55, 432),
        (1, True): Fraction(11, 432),
        (2, False): Fraction(1, 216),
        (2, True): Fraction(1, 432),
    }


@rule("RT-ATK-02")
def test_a_volley_of_one_attack_is_that_attack() -> None:
    shot = {"bs": 4, "shots": 3, "weapon": AUTOCANNON}
    fields = ("hits", "wounds", "saved", "points_left")
    volley = chances("rogue-trader.volley", {"attacks": [shot], "target": TANK}, *fields)
    assert volley == chances("rogue-trader.shoot", {**shot, "target": TANK}, *fields)


@rule("RT-ATK-02")
def test_equal_attacks_are_as_good_as_more_shots() -> None:
    shot = {"bs": 4, "weapon": AUTOCANNON}
    three = {"attacks": [shot, shot, shot], "target": TANK}
    assert chances("rogue-trader.volley", three, "points_left") == chances(
        "rogue-trader.volley", {"attacks": [shot | {"shots": 3}], "target": TANK}, "points_left"
    )


@rule("RT-ATK-01")
def test_attacks_after_the_end_are_not_rolled() -> None:
    shot = {"needed": 2, "weapon": {"strength": 9, "damage": 5}}
    given = {"attacks": [shot, shot, shot], "target": {"toughness": 7, "points": 6}, "check": True}
    check("rogue-trader.volley", given, [2, 2, 2, 2], {"hits": 2, "destroyed": True, "special": False, "result": None})


@rule("RT-ATK-01", "RT-DMG-05")
def test_the_check_is_made_when_nothing_fires_too() -> None:
    given = {
        "attacks": [{"needed": 10, "weapon": {"strength": 4}}],
        "target": TANK | {"lost_this_turn": 3},
        "check": True,
    }
    then = {"allowed": True, "refused": [{"attack": 1, "reason": "cannot-hit"}], "points_lost": 0, "special": True}
    check("rogue-trader.volley", given, [4, 7], then | {"result": "system-failure"})
    check("rogue-trader.volley", given | {"target": TANK}, [], {"special": False, "result": None, "points_left": 10})
    check("rogue-trader.volley", given | {"check": False}, [], {"allowed": False, "reason": "nothing-fires"})


@rule("RT-DMG-05", "RT-DMG-06")
@pytest.mark.parametrize(
    ("before", "dice", "result"),
    [
        (0, [], None),
        (1, [5], None),
        (5, [1], None),
        (6, [10], "explosion"),
        (11, [1], "burning"),
        (12, [], "explosion"),
        (999, [], "explosion"),
    ],
)
def test_the_check_goes_by_all_points_of_the_turn(before: int, dice: list[int], result: str | None) -> None:
    given = {
        "attacks": [{"needed": 6, "weapon": {"strength": 9}}],
        "target": TANK | {"lost_this_turn": before},
        "check": True,
    }
    check("rogue-trader.volley", given, [1, *dice], {"special": result is not None, "result": result})


@rule("RT-DMG-05")
@pytest.mark.parametrize("points", range(1, 7))
@pytest.mark.parametrize("kind", ["vehicle", "dreadnought"])
def test_points_lost_are_chances_in_six(points: int, kind: str) -> None:
    given = {
        "attacks": [{"needed": 2, "weapon": {"strength": 9, "damage": points}}],
        "target": {"kind": kind, "toughness": 7, "points": 7},
        "check": True,
    }
    found = chances("rogue-trader.volley", given, "points_lost", "special")
    assert found[points, True] / (found[points, True] + found.get((points, False), 0)) == Fraction(points, 6)


@rule("RT-ATK-02")
def test_without_the_check_there_is_no_word_of_it() -> None:
    given = {"attacks": [ONE_SHOT], "target": TANK}
    assert all(
        "special" not in outcome and "result" not in outcome for outcome, _ in odds("rogue-trader.volley", given)
    )


@rule("RT-ATK-02")
@pytest.mark.parametrize("kind", ["section", "door", "creature"])
def test_only_machines_are_checked(kind: str) -> None:
    given = {"attacks": [ONE_SHOT], "target": {"kind": kind, "toughness": 7, "points": 3}}
    check("rogue-trader.volley", given, [1], {"hits": 0})
    check("rogue-trader.volley", given | {"check": True}, [1], BAD_INPUT)


@rule("RT-ATK-01")
@pytest.mark.parametrize(
    "more",
    [
        {"attacks": []},
        {"attacks": [ONE_SHOT] * 21},
        {"attacks": None},
        {"attacks": [ONE_SHOT, {"bs": 3, "weapon": {}}]},
        {"attacks": [ONE_SHOT | {"settings": {}}]},
        {"attacks": [ONE_SHOT | {"target": TANK}]},
        {"attacks": [ONE_SHOT | {"needed": 3}]},
        {"target": None},
        {"check": 1},
        {"shots": 2},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.volley", {"attacks": [ONE_SHOT], "target": TANK, **more}, [1], BAD_INPUT)


@rule("RT-ATK-01")
def test_twenty_attacks_in_order() -> None:
    attacks = [{"needed": 2, "weapon": {"strength": 9, "damage": number}} for number in range(1, 21)]
    given = {"attacks": attacks, "target": {"toughness": 7, "points": 999}}
    check("rogue-trader.volley", given, [2] * 40, {"hits": 20, "points_lost": 210})


shots = st.fixed_dictionaries(
    {
        "needed": st.integers(2, 10),
        "weapon": st.fixed_dictionaries(
            {"strength": st.integers(3, 9), "damage": st.sampled_from(["1", "D4", "2D6"])},
            optional={"save_modifier": st.integers(-3, 0), "following": st.booleans()},
        ),
    },
    optional={"shots": st.integers(1, 3)},
)


@rule("RT-ATK-02", "RT-DMG-05")
@settings(max_examples=40, deadline=None)
@drawn(st.lists(shots, min_size=1, max_size=3), st.integers(1, 9), st.sampled_from(["vehicle", "dreadnought"]))
def test_chances_add_up_and_a_better_save_never_raises_the_mean(
    attacks: list[dict[str, Any]], points: int, kind: str
) -> None:
    means = []
    for save in (None, 6, 4, 2):
        target = {"kind": kind, "toughness": 6, "points": points, "save": save}
        given = {"attacks": attacks, "target": target, "check": True}
        fields = frozenset({"points_lost", "special", "result", "destroyed"})
        rows = odds("rogue-trader.volley", given, fields)
        assert sum(chance for _, chance in rows) == 1
        assert all(not row["special"] for row, _ in rows if row["destroyed"] or row["points_lost"] == 0)
        assert all((row["result"] is None) != row["special"] for row, _ in rows)
        means.append(sum(row["points_lost"] * chance for row, chance in rows))
    assert means == sorted(means, reverse=True)


@rule("RT-ATK-02")
def test_a_hundred_shots_of_three_kinds() -> None:
    attacks = [{"bs": 4, "shots": 40, "weapon": AUTOCANNON}] + [
        {"bs": 3, "shots": 30, "weapon": {"strength": strength, "following": True}} for strength in (4, 6)
    ]
    given = {"attacks": attacks, "target": TANK | {"points": 60}, "check": True}
    found = chances("rogue-trader.volley", given, "points_lost")
    assert set(found) == {(lost,) for lost in range(61)}


def test_the_log_tells_each_attack_and_the_check() -> None:
    given = {
        "attacks": [
            {"needed": 3, "weapon": {"strength": 3}},
            {"needed": 3, "weapon": {"strength": 8, "damage": "D4"}},
        ],
        "target": {"toughness": 7, "points": 9},
        "check": True,
    }
    assert log_of("rogue-trader.volley", given, [3, 3, 2, 5, 4]) == [
        "Attack 1: S 3 cannot hurt T 7.",
        "Attack 2: To hit: 3+ (3+ without modifiers).",
        "S 8 against T 7: damaged on 3+.",
        "No save.",
        "Hit on 3 (needs 3+).",
        "Damage roll 3 (needs 3+): damaged.",
        "2 points lost: 9 → 7.",
        "Special damage check: 5 (special damage on 5+).",
        "Special damage table: 4 + 1: Temporary loss of control",
    ]
    nothing = {"attacks": given["attacks"][:1], "target": given["target"]}
    assert log_of("rogue-trader.volley", nothing, [], "fr") == [
        "Attaque 1\N{NO-BREAK SPACE}: F 3 ne peut rien contre E 7.",
        "Aucune attaque n’est possible.",
    ]
