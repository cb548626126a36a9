"""Close combat: blows at one target."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from rules.catalogue import rows
from rules.rogue_trader.fight import SkillRow, score_by_skill
from rules.rogue_trader.modifiers import CloseCombatCode, modifiers
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "ws": 4,
                "target_ws": 3,
                "weapon": {"strength": 4},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [4, 3],
            {"needed": 4, "hits": 1, "models_lost": 1, "destroyed": True},
            marks=rule("RT-CC-01", "RT-ATK-01"),
        ),
        param(
            {
                "ws": 4,
                "target_ws": 3,
                "weapon": {"strength": 4},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [3],
            {"hits": 0},
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 4,
                "attacks": 2,
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 4, "points": 2},
            },
            [5, 5, 4],
            {"needed": 5, "hits": 1, "points_left": 1},
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 1,
                "target_ws": 7,
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [6, 4, 1],
            {"needed": 7, "hits": 1, "wounds": 0},
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 6,
                "target_routing": True,
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [2, 4],
            {"needed": 2, "destroyed": True},
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 6,
                "target_ws": 4,
                "attacker_routing": True,
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [],
            {"allowed": False, "reason": "routing"},
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 4,
                "weapon": {"strength": 8, "save_modifier": -5},
                "target": {"kind": "vehicle", "toughness": 7, "save": 4, "points": 3},
            },
            [3, 3],
            {"needed": 3, "hits": 1, "wounds": 1, "points_lost": 1, "points_left": 2},
            marks=rule("RT-CC-01"),
        ),
        param(
            {"ws": 3, "weapon": {"strength": 6}, "target": {"kind": "dreadnought", "toughness": 6, "points": 6}},
            [],
            BAD_INPUT,
            marks=rule("RT-CC-01"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["frenzied"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "save": 6, "points": 1},
            },
            [2, 4, 6],
            {"needed": 2, "saved": 1},
            marks=rule("RT-CC-02"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["confused", "charging"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [4, 2],
            {"needed": 4, "hits": 1, "wounds": 0},
            marks=rule("RT-CC-02"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["frenzied", "confused"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [3, 4],
            {"needed": 3, "destroyed": True},
            marks=rule("RT-CC-02"),
        ),
        param(
            {
                "ws": 6,
                "target_ws": 4,
                "coordination_losses": 1,
                "power_losses": 1,
                "attacks": 3,
                "weapon": {"strength": 6},
                "target": {"kind": "creature", "toughness": 4, "points": 1, "models": 3},
            },
            [5, 2, 4, 5, 1],
            {"needed": 5, "hits": 2, "models_lost": 1},
            marks=rule("RT-CC-02", "RT-DRD-14", "RT-DRD-15"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["cover-heavy"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [4],
            {"needed": 5, "hits": 0},
            marks=rule("RT-BLD-12"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["cover-heavy"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [5, 4],
            {"hits": 1, "destroyed": True},
            marks=rule("RT-BLD-12"),
        ),
        param(
            {
                "ws": 3,
                "target_ws": 3,
                "modifiers": ["cover-heavy"],
                "modifier_values": {"cover-heavy": 0},
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [4, 4],
            {"needed": 4, "hits": 1},
            marks=rule("RT-BLD-12"),
        ),
        param(
            {
                "ws": 1,
                "target_ws": 9,
                "modifiers": ["obstacle", "confused"],
                "weapon": {"strength": 3},
                "target": {"kind": "creature", "toughness": 3, "points": 1},
            },
            [],
            {"reason": "cannot-hit"},
            marks=rule("RT-CC-01"),
        ),
    ],
)
def test_fight_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.fight", given, dice, then)


ORC = {"kind": "creature", "toughness": 3, "points": 1}


@rule("RT-CC-01")
def test_the_chart() -> None:
    for attacker in range(1, 11):
        for defender in range(1, 11):
            assert score_by_skill(attacker, defender) == 4 - (attacker - defender) // 2
    chart = rows("rogue_trader", "close_combat", SkillRow)
    assert {row.mark for row in chart.values()} == {"parent"}


@rule("RT-CC-01")
@pytest.mark.parametrize(
    ("ws", "target_ws", "dice", "needed"),
    [
        (4, 4, [4, 3], 4),
        (10, 1, [2, 3], 2),
        (5, 1, [2, 3], 2),
        (1, 2, [5, 3], 5),
        (1, 4, [6, 3], 6),
        (1, 6, [6, 4, 3], 7),
        (1, 8, [6, 5, 3], 8),
        (1, 10, [6, 6, 3], 9),
    ],
)
def test_needed_by_skills(ws: int, target_ws: int, dice: list[int], needed: int) -> None:
    given = {"ws": ws, "target_ws": target_ws, "weapon": {"strength": 4}, "target": ORC}
    check("rogue-trader.fight", given, dice, {"needed": needed, "hits": 1, "destroyed": True})


@rule("RT-CC-01")
def test_beyond_six_is_for_close_combat_whatever_shooting_does() -> None:
    given = {
        "ws": 1,
        "target_ws": 7,
        "weapon": {"strength": 3},
        "target": ORC,
        "settings": {"rt.sht.beyondSix": "impossible"},
    }
    check("rogue-trader.fight", given, [6, 4, 1], {"needed": 7, "hits": 1})


@rule("RT-CC-01")
@pytest.mark.parametrize("kind", ["vehicle", "section", "door"])
def test_things_have_weapon_skill_one(kind: str) -> None:
    target = {"kind": kind, "toughness": 7, "points": 3}
    given = {"ws": 4, "weapon": {"strength": 8}, "target": target}
    check("rogue-trader.fight", given, [3, 3], {"needed": 3, "points_lost": 1})
    check("rogue-trader.fight", given | {"target_ws": 9}, [3, 3], {"needed": 3, "points_lost": 1})


@rule("RT-CC-01")
@pytest.mark.parametrize("kind", ["creature", "dreadnought"])
def test_others_need_theirs_unless_they_rout(kind: str) -> None:
    given = {"ws": 6, "weapon": {"strength": 8}, "target": {"kind": kind, "toughness": 6, "points": 6}}
    check("rogue-trader.fight", given, [4, 3], BAD_INPUT)
    check("rogue-trader.fight", given | {"target_ws": None}, [4, 3], BAD_INPUT)
    check("rogue-trader.fight", given | {"target_routing": True}, [2, 2], {"needed": 2, "points_lost": 1})
    routing = given | {"target_routing": True, "target_ws": 10}
    check("rogue-trader.fight", routing, [2, 2], {"needed": 2, "points_lost": 1})


@rule("RT-CC-01", "RT-CC-02")
def test_the_order_of_refusals() -> None:
    hopeless = {"ws": 1, "target_ws": 9, "weapon": {"strength": 1}, "target": ORC | {"toughness": 9}}
    worse = hopeless | {"extra": -3}
    check("rogue-trader.fight", worse | {"attacker_routing": True}, [], {"reason": "routing"})
    check("rogue-trader.fight", worse, [], {"reason": "cannot-hit"})
    check("rogue-trader.fight", hopeless, [], {"allowed": False, "reason": "cannot-hurt"})


@rule("RT-CC-02", "RT-BLD-12")
def test_the_shipped_modifiers() -> None:
    shipped = modifiers("close-combat")
    assert {code: row.value for code, row in shipped.items()} == {
        "frenzied": 2,
        "confused": -1,
        "cover-heavy": -1,
        "charging": 1,
        "following-up": 1,
        "higher-ground": 1,
        "obstacle": -1,
    }
    assert set(shipped) == set(get_args(CloseCombatCode))
    assert {code for code, row in shipped.items() if row.mark == "rule"} == {"frenzied", "confused"}


@rule("RT-CC-02")
@pytest.mark.parametrize(
    ("more", "needed"),
    [
        ({"modifiers": ["charging", "following-up", "higher-ground"]}, 2),
        ({"modifiers": ["obstacle", "obstacle"]}, 5),
        ({"modifiers": ["frenzied"], "modifier_values": {"frenzied": 1}}, 3),
        ({"extra": -2}, 6),
        ({"extra": 10}, 2),
    ],
)
def test_modifiers_add_up(more: dict[str, Any], needed: int) -> None:
    given = {"ws": 3, "target_ws": 3, "weapon": {"strength": 3}, "target": ORC, **more}
    check("rogue-trader.fight", given, [needed, 1], {"needed": needed, "hits": 1})


@rule("RT-CC-02")
def test_a_master_keeps_what_is_better_than_two_for_the_modifiers() -> None:
    given = {"ws": 10, "target_ws": 1, "modifiers": ["obstacle", "confused"], "weapon": {"strength": 3}, "target": ORC}
    check("rogue-trader.fight", given, [2, 1], {"needed": 2, "hits": 1})  # 0 + 2


@rule("RT-ATK-01")
def test_there_is_no_following_fire_in_close_combat() -> None:
    given = {"ws": 3, "target_ws": 3, "weapon": {"strength": 3, "following": True}, "target": ORC | {"models": 3}}
    check("rogue-trader.fight", given, [4, 4], {"hits": 1, "models_lost": 1})


@rule("RT-CC-01", "RT-ATK-02")
def test_odds_of_two_attacks() -> None:
    """Anchor A7."""
    given = {
        "ws": 1,
        "target_ws": 7,
        "attacks": 2,
        "weapon": {"strength": 4},
        "target": {"kind": "creature", "toughness": 4, "save": 5, "points": 1, "models": 2},
    }
    assert chances("rogue-trader.fight", given, "models_lost") == {
        (0,): Fraction(1225, 1296),
        (1,): Fraction(35, 648),
        (2,): Fraction(1, 1296),
    }


@rule("RT-CC-01", "RT-CC-02")
@pytest.mark.parametrize(
    "more",
    [
        {"ws": 0},
        {"ws": 11},
        {"ws": None},
        {"target_ws": 0},
        {"target_ws": 11},
        {"attacks": 0},
        {"attacks": 61},
        {"weapon": {}},
        {"weapon": {"strength": 0}},
        {"modifiers": ["cover-light"]},
        {"modifier_values": {"cover-light": 1}},
        {"attacker_routing": 1},
        {"bs": 3},
        {"distance": 3},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    given = {"ws": 3, "target_ws": 3, "weapon": {"strength": 3}, "target": ORC, **more}
    check("rogue-trader.fight", given, [1], BAD_INPUT)


def test_the_log() -> None:
    given = {
        "ws": 3,
        "target_ws": 4,
        "modifiers": ["frenzied"],
        "weapon": {"strength": 3},
        "target": ORC | {"save": 6},
    }
    assert log_of("rogue-trader.fight", given, [3, 4, 6]) == [
        "To hit: 3+ (WS 3 against 4, frenzied +2).",
        "S 3 against T 3: damaged on 4+.",
        "Save: 6+.",
        "Hit on 3 (needs 3+).",
        "Damage roll 4 (needs 4+): damaged.",
        "Saved on 6 (needs 6+).",
    ]
    routing = given | {"attacker_routing": True}
    assert log_of("rogue-trader.fight", routing, [], "fr") == ["Une unité en déroute ne frappe pas."]
