"""Prose examples of psychology: what brings a test, and what failing it does."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.rogue_trader.morale.psychology import TRIGGERS, Kind
from tests.examples import check, log_of, outcome_of, param, rule
from tests.rules.rogue_trader.morale.unit_u import u

ORKS = {"tags": ["orks"]}
FEARED = {"causes_fear": True}


@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        # psychology off: no Cool test, and the rest goes on
        param(
            "charge",
            {
                "unit": u(causes_fear=True),
                "enemy": FEARED,
                "distance_inches": 5,
                "settings": {"rt.psychology.enabled": "off"},
            },
            [],
            {"charges": True, "compulsory": []},
            marks=rule("RT-PSY-01"),
        ),
        param(
            "rout-test",
            {"unit": u(), "settings": {"rt.psychology.enabled": "off"}},
            [6, 3],
            {"routed": True},
            marks=rule("RT-PSY-01"),
        ),
        param(
            "rally",
            {"unit": u("routing"), "settings": {"rt.psychology.enabled": "off"}},
            [4, 4],
            {"rallied": True},
            marks=rule("RT-PSY-01"),
        ),
        param(
            "pursuit-due",
            {"unit": u(last_round="won", opponents=[{"routing": True}]), "settings": {"rt.psychology.enabled": "off"}},
            [],
            {"duty": "must"},
            marks=rule("RT-PSY-01"),
        ),
        param(
            "morale-start-of-turn",
            {
                "unit": u(frenzy_prone=True, base_contact=1, hated_in_view=True),
                "settings": {"rt.psychology.enabled": "off"},
            },
            [],
            {"tests": []},
            marks=rule("RT-PSY-01"),
        ),
        # failing brings the effect
        param(
            "psychology-test",
            {"kind": "frenzy", "to_inches": 9, "unit": u(frenzy_prone=True)},
            [3, 3],
            {"passed": True, "effect": None},
            marks=rule("RT-PSY-06"),
        ),
        param(
            "psychology-test",
            {"kind": "frenzy", "to_inches": 9, "unit": u(frenzy_prone=True)},
            [6, 3],
            {"passed": False, "effect": "frenzied"},
            marks=rule("RT-PSY-06"),
        ),
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": ORKS, "unit": u(hates=["orks"])},
            [4, 4],
            {"passed": True, "statuses": []},
            marks=rule("RT-PSY-06"),
        ),
        # flags, and how names are compared
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": {"tags": ["Greenskins", " ORKS "]}, "unit": u(hates=["orks"])},
            [6, 6],
            {"effect": "hating"},
            marks=rule("RT-HATE-01"),
        ),
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": {}, "unit": u(hates=["Everything"])},
            [6, 6],
            {"effect": "hating"},
            marks=rule("RT-HATE-01", "RT-PSY-02"),
        ),
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": {"tags": ["everything"]}, "unit": u(hates=["orks"])},
            [],
            {"reason": "not-hated"},
            marks=rule("RT-HATE-01"),
        ),
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": ORKS, "unit": u()},
            [],
            {"reason": "not-hated"},
            marks=rule("RT-HATE-01"),
        ),
        param(
            "psychology-test",
            {"kind": "frenzy", "to_inches": 5, "unit": u()},
            [],
            {"reason": "not-prone"},
            marks=rule("RT-PSY-02", "RT-FRZ-01"),
        ),
        param(
            "morale-start-of-turn",
            {"unit": u(base_contact=2, nearest_enemy_inches=0)},
            [],
            {"tests": []},
            marks=rule("RT-FRZ-01"),
        ),
        param(
            "psychology-test",
            {
                "kind": "fear",
                "trigger": "charged",
                "enemy": {"tags": ["ogryns"], "causes_fear": True},
                "unit": u(fears_only=["daemons"]),
            },
            [],
            {"reason": "not-feared"},
            marks=rule("RT-PSY-02", "RT-FEAR-01"),
        ),
        param(
            "psychology-test",
            {
                "kind": "fear",
                "trigger": "charged",
                "enemy": {"tags": ["Daemons"], "causes_fear": True},
                "unit": u(fears_only=["daemons"]),
            },
            [4, 4],
            {"passed": True},
            marks=rule("RT-PSY-02", "RT-FEAR-01"),
        ),
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "charged", "enemy": {"tags": ["daemons"]}, "unit": u(fears_only=["daemons"])},
            [],
            {"reason": "not-feared"},
            marks=rule("RT-FEAR-01"),
        ),
        param(
            "psychology-test",
            {
                "kind": "fear",
                "trigger": "weapon",
                "weapon_tags": ["gas"],
                "enemy": {"tags": ["scream gun"], "causes_fear": True},
                "unit": u(fears_only=["scream gun"]),
            },
            [],
            {"reason": "not-feared"},
            marks=rule("RT-FEAR-06", "RT-FEAR-01"),
        ),
    ],
)
def test_prose_examples_of_what_brings_a_test(action: str, given: dict[str, Any], dice: list[int], then: Any) -> None:
    check(f"rogue-trader.{action}", given, dice, then)


@pytest.mark.rule("RT-PSY-02", "RT-PSY-03")
def test_there_are_four_effects() -> None:
    assert get_args(Kind) == tuple(TRIGGERS) == ("confusion", "frenzy", "fear", "hatred")


@pytest.mark.rule("RT-FEAR-01", "RT-FEAR-02")
def test_where_both_cause_fear_each_tests_for_the_other() -> None:
    charge = {"unit": u(causes_fear=True), "enemy": FEARED, "distance_inches": 5}
    assert outcome_of("rogue-trader.charge", charge, [4, 4])["compulsory"] == ["target-tests-fear"]
    charged = {"kind": "fear", "trigger": "charged", "unit": u(causes_fear=True), "enemy": FEARED}
    assert outcome_of("rogue-trader.psychology-test", charged, [4, 4])["tested"] is True


@pytest.mark.rule("RT-FEAR-06", "RT-STAT-01")
def test_the_log_of_a_fear_test_names_both_values() -> None:
    given = {"kind": "fear", "trigger": "weapon", "unit": u(leader={"cl": 9, "ld": 6})}
    assert log_of("rogue-trader.psychology-test", given, [6, 4, 4, 3]) == [
        "Fear test: 6 + 4 = 10 against the leader’s Cool of 9: fear takes the unit.",
        "Rout test: 4 + 3 = 7 against the leader’s Leadership of 6: the unit routs.",
        "The whole unit flees 4″ at once.",
    ]
    no_leadership = {"unit": {"ld": None}}
    assert log_of("rogue-trader.rout-test", no_leadership, []) == [
        "No rout test: there is no Leadership on the profile."
    ]


@pytest.mark.rule("RT-FRZ-06", "RT-CONF-03", "RT-RALLY-11", "RT-ROUT-16")
def test_the_log_tells_what_a_state_does() -> None:
    given = {"unit": u("rally-turn", "confused", "frenzied"), "weapons": [{"name": "melta gun", "type_s": True}]}
    said = log_of("rogue-trader.status-effects", given, [])
    assert "To hit: shooting −1, hand-to-hand +1; Weapon Skill 3." in said
    assert "Move 2″, charge 4″." in said
    assert "melta gun is of type S: it does not fire in a rally turn." in said
    assert "It strikes no blow." in log_of("rogue-trader.status-effects", {"unit": u("routing")}, [])


@pytest.mark.rule("RT-FEAR-04", "RT-SEQ-03")
def test_the_log_calls_a_nameless_enemy_the_enemy_and_tells_of_quiet_turns() -> None:
    assert log_of("rogue-trader.charge", {"unit": u(), "distance_inches": 3}, []) == ["The unit charges the enemy."]
    named = {"unit": u(), "enemy": {"name": "{0} <b>"}, "distance_inches": 3}
    assert log_of("rogue-trader.charge", named, [], "fr") == ["L’unité charge {0} <b>."]
    assert log_of("rogue-trader.morale-end-of-turn", {"unit": u()}, []) == ["Nothing ends with this turn."]
    start = log_of("rogue-trader.morale-start-of-turn", {"unit": u(models=6)}, [])
    assert start == ["A new turn. Models: 6; losses are counted from none."]
