"""Prose examples of frenzy, hatred and fear."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule
from tests.rules.rogue_trader.morale.unit_u import u

ORKS = {"tags": ["orks"]}
FEARED = {"causes_fear": True}


@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        # frenzy
        param(
            "psychology-test",
            {"kind": "frenzy", "from_inches": 15, "to_inches": 14.9, "unit": u(frenzy_prone=True)},
            [4, 4],
            {"tested": True},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            "psychology-test",
            {
                "kind": "frenzy",
                "from_inches": 15,
                "to_inches": 14.9,
                "unit": u(frenzy_prone=True),
                "settings": {"rt.frenzy.rangeInclusive": "on"},
            },
            [],
            {"reason": "already-near"},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            "morale-start-of-turn",
            {"unit": u(frenzy_prone=True, nearest_enemy_inches=14.5)},
            [6, 6],
            {"statuses": ["frenzied"]},
            marks=rule("RT-FRZ-02", "RT-FRZ-04"),
        ),
        param(
            "morale-start-of-turn",
            {"own_turn": False, "unit": u(frenzy_prone=True, base_contact=1)},
            [],
            {"tests": []},
            marks=rule("RT-FRZ-04"),
        ),
        param(
            "morale-start-of-turn",
            {"unit": u("frenzied", frenzy_prone=True, base_contact=1, opponents=[{"routing": True}])},
            [],
            {"statuses": ["frenzied"], "tests": []},
            marks=rule("RT-FRZ-11"),
        ),
        param(
            "psychology-test",
            {
                "kind": "frenzy",
                "to_inches": 9,
                "own_movement_left": True,
                "unit": u("kept-from-charging", frenzy_prone=True),
            },
            [6, 6],
            {"effect": "frenzied", "compulsory": []},
            marks=rule("RT-FRZ-07", "RT-STAT-06"),
        ),
        param(
            "psychology-test",
            {"kind": "frenzy", "to_inches": 0, "own_movement_left": True, "unit": u(frenzy_prone=True, base_contact=1)},
            [6, 6],
            {"effect": "frenzied", "compulsory": []},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            "status-effects",
            {"unit": u("frenzied", opponents=[{"routing": True}])},
            [],
            {"h2h_modifier": 2, "shooting_modifier": 0},
            marks=rule("RT-FRZ-06"),
        ),
        param(
            "compulsory-move",
            {
                "unit": u("frenzied"),
                "enemies": [{"name": "a", "inches": 7}, {"name": "b", "inches": 7}, {"name": "c", "inches": 8}],
            },
            [],
            {"options": ["charge"], "targets": ["a", "b"]},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            "compulsory-move",
            {
                "unit": u("frenzied"),
                "enemies": [{"name": "a", "inches": 20, "reachable": False}, {"name": "b", "inches": 21}],
            },
            [],
            {"options": ["move"], "targets": ["a"]},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            "compulsory-move",
            {"unit": u("frenzied")},
            [],
            {"options": ["free"], "reason": "no-enemy", "inches": 4},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            "compulsory-move",
            {"unit": u("frenzied", charge_move=9), "enemies": [{"inches": 9}]},
            [],
            {"options": ["charge"], "inches": 9},
            marks=rule("RT-FRZ-07"),
        ),
        # hatred
        param(
            "compulsory-move",
            {"unit": u("hating", hates=["orks"]), "enemies": [{"name": "e", "inches": 5, "reachable": False, **ORKS}]},
            [],
            {"options": ["move"], "inches": 4, "targets": ["e"]},
            marks=rule("RT-HATE-05"),
        ),
        param(
            "compulsory-move",
            {
                "unit": u("hating", hates=["orks"]),
                "enemies": [
                    {"name": "d", "inches": 7, **ORKS},
                    {"name": "e", "inches": 3, **ORKS},
                    {"name": "f", "inches": 9, **ORKS},
                ],
            },
            [],
            {"options": ["charge"], "targets": ["d", "e"]},
            marks=rule("RT-HATE-05"),
        ),
        param(
            "compulsory-move",
            {"unit": u("hating", hates=["orks"]), "enemies": [{"inches": 9, **ORKS, **FEARED}]},
            [],
            {"options": ["move"], "fear_test": False},
            marks=rule("RT-HATE-10"),
        ),
        param(
            "compulsory-move",
            {"unit": u("confused", "hating", hates=["orks"]), "enemies": [{"inches": 3, **ORKS, **FEARED}]},
            [],
            {"options": ["charge"], "inches": 4, "fear_test": False},
            marks=rule("RT-HATE-10", "RT-CONF-08"),
        ),
        param(
            "compulsory-move",
            {"unit": u("hating", hates=["orks"], behind_fortification=True)},
            [],
            {"options": ["free"]},
            marks=rule("RT-HATE-06"),
        ),
        param(
            "compulsory-move",
            {"unit": u("frenzied", behind_fortification=True), "enemies": [{"inches": 12}]},
            [],
            {"options": ["move"]},
            marks=rule("RT-FORT-03"),
        ),
        param(
            "morale-start-of-turn",
            {"unit": u("hating", hated_in_view=True), "settings": {"rt.hatred.duration": "whileInSight"}},
            [],
            {"tests": [], "statuses": ["hating"]},
            marks=rule("RT-HATE-09"),
        ),
        param(
            "morale-end-of-turn",
            {"unit": u("hating", hated_in_view=True), "settings": {"rt.hatred.duration": "whileInSight"}},
            [],
            {"lost": []},
            marks=rule("RT-HATE-09"),
        ),
        param(
            "rout-due",
            {"unit": u(hates=["orks"], last_round="lost", opponents=[ORKS])},
            [],
            {"due": True},
            marks=rule("RT-PSY-06", "RT-HATE-08"),
        ),
        param(
            "rout-due",
            {"unit": u("hating", hates=["orks"], last_round="lost", opponents=[{"tags": ["eldar"]}])},
            [],
            {"due": True},
            marks=rule("RT-HATE-08", "RT-STAT-05"),
        ),
        param(
            "rout-test",
            {"unit": u("hating", hates=["everything"]), "enemy": {}},
            [],
            {"reason": "by-hated-enemy"},
            marks=rule("RT-HATE-07"),
        ),
        param(
            "rout-test",
            {"unit": u(hates=["orks"]), "enemy": ORKS},
            [6, 6],
            {"routed": True},
            marks=rule("RT-HATE-07", "RT-HATE-10"),
        ),
        # fear
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "attack", "enemy": FEARED, "unit": u()},
            [5, 4, 5, 4],
            {"effect": "routed"},
            marks=rule("RT-FEAR-08"),
        ),
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "weapon", "unit": u(), "settings": {"rt.fear.creatureAttack": "none"}},
            [4, 4],
            {"passed": True},
            marks=rule("RT-FEAR-08", "RT-FEAR-06"),
        ),
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "charged", "already_tested": True, "enemy": FEARED, "unit": u()},
            [4, 4],
            {"passed": True},
            marks=rule("RT-FEAR-07"),
        ),
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "weapon", "unit": u(ld=None, leader={"cl": 8})},
            [6, 6],
            {"passed": False, "effect": None, "rout": {"tested": False, "reason": "no-ld"}},
            marks=rule("RT-FEAR-06", "RT-STAT-01"),
        ),
        param(
            "psychology-test",
            {
                "kind": "fear",
                "trigger": "charging",
                "enemy": FEARED,
                "unit": u("routing"),
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [6, 6],
            {"effect": None, "statuses": ["routing"], "compulsory": []},
            marks=rule("RT-PSY-05"),
        ),
        param(
            "psychology-test",
            {
                "kind": "fear",
                "trigger": "weapon",
                "unit": u("routing"),
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [6, 6],
            {"effect": None, "rout": {"tested": False, "reason": "routing"}},
            marks=rule("RT-PSY-05"),
        ),
        param(
            "psychology-test",
            {
                "kind": "frenzy",
                "to_inches": 5,
                "own_movement_left": True,
                "unit": u("routing", frenzy_prone=True),
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [6, 6],
            {"statuses": ["routing", "frenzied"], "compulsory": []},
            marks=rule("RT-PSY-05"),
        ),
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "charged", "enemy": FEARED, "unit": u("pursuing", "no-reserve")},
            [6, 6],
            {"lost": ["pursuing"], "statuses": ["routing", "no-reserve"]},
            marks=rule("RT-FEAR-05", "RT-STAT-06"),
        ),
        param(
            "charge",
            {"unit": u(), "enemy": FEARED, "distance_inches": 4, "own_turn": False},
            [],
            {"reason": "not-own-turn", "charge_inches": 8},
            marks=rule("RT-FEAR-02"),
        ),
        param(
            "move-through",
            {"friend": FEARED, "pursuers": u("pursuing", fears_only=["daemons"])},
            [],
            {"charged": True, "tested": False},
            marks=rule("RT-FEAR-01", "RT-THRU-01"),
        ),
    ],
)
def test_prose_examples_of_frenzy_hatred_and_fear(
    action: str, given: dict[str, Any], dice: list[int], then: Any
) -> None:
    check(f"rogue-trader.{action}", given, dice, then)
