"""Fear tests."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "fear", "trigger": "charging", "unit": {"leader": {"cl": 12}}, "enemy": {"causes_fear": True}},
            [6, 6],
            {"passed": True, "effect": None},
            marks=rule("RT-COOL-01"),
        ),
        param(
            {"kind": "fear", "trigger": "charging", "unit": {"leader": {"cl": 1}}, "enemy": {"causes_fear": True}},
            [1, 1],
            {"passed": False, "effect": "kept-from-charging", "compulsory": ["stationary"]},
            marks=rule("RT-COOL-01"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"models": 6, "troops": [{"count": 2, "cl": 8}, {"count": 3, "cl": 7}, {"count": 1, "cl": 5}]},
                "enemy": {"causes_fear": True},
            },
            [3, 3],
            {"target": 5, "effect": "routed"},
            marks=rule("RT-COOL-06"),
        ),
        param(
            {"kind": "fear", "trigger": "charged", "unit": {"statuses": ["confused"]}, "enemy": {"causes_fear": True}},
            [],
            {"allowed": False, "reason": "confused", "statuses": ["confused"]},
            marks=rule("RT-CONF-08"),
        ),
        param(
            {"kind": "fear", "trigger": "charged", "unit": {"statuses": ["routing"]}, "enemy": {"causes_fear": True}},
            [],
            {"allowed": False, "reason": "routing"},
            marks=rule("RT-PSY-05"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {},
                "enemy": {"causes_fear": True},
                "settings": {"rt.psychology.enabled": "off"},
            },
            [],
            {"allowed": False, "reason": "psychology-off"},
            marks=rule("RT-PSY-01"),
        ),
        param(
            {"kind": "fear", "trigger": "presence", "unit": {}, "enemy": {"causes_fear": True}},
            [],
            {"allowed": False, "reason": "no-trigger"},
            marks=rule("RT-FEAR-02"),
        ),
        param(
            {"kind": "fear", "trigger": "hand-to-hand", "unit": {}, "enemy": {"causes_fear": True}},
            [],
            {"allowed": False, "reason": "no-trigger"},
            marks=rule("RT-FEAR-02", "RT-FEAR-07"),
        ),
        param(
            {"kind": "fear", "trigger": "charged", "unit": {"leader": {"cl": 8}}, "enemy": {"causes_fear": True}},
            [4, 4],
            {"passed": True, "effect": None, "rout": None, "statuses": [], "compulsory": []},
            marks=rule("RT-FEAR-03", "RT-FEAR-07"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"leader": {"ld": 10, "cl": 7}},
                "enemy": {"causes_fear": True},
            },
            [4, 4],
            {
                "passed": False,
                "effect": "routed",
                "rout": None,
                "models_affected": 10,
                "gained": ["routing"],
                "compulsory": ["rout-move-now"],
            },
            marks=rule("RT-FEAR-05", "RT-ROUT-18"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"leader": {"ld": 10, "cl": 7}, "hates": ["orks"], "statuses": ["hating"]},
                "enemy": {"tags": ["orks"], "causes_fear": True},
            },
            [4, 4],
            {"passed": False, "effect": None, "models_affected": None, "statuses": ["hating"], "compulsory": []},
            marks=rule("RT-FEAR-05", "RT-HATE-07"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"leader": {"cl": 8}, "hates": ["orks"], "statuses": ["hating"]},
                "enemy": {"tags": ["eldar"], "causes_fear": True},
            },
            [6, 3],
            {"effect": "routed", "lost": ["hating"], "statuses": ["routing"]},
            marks=rule("RT-FEAR-09"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"leader": {"cl": 8}, "opponents": [{"name": "first"}]},
                "enemy": {"name": "second", "causes_fear": True},
            },
            [6, 4],
            {"effect": "routed", "compulsory": ["rout-move-now"]},
            marks=rule("RT-FEAR-05"),
        ),
        param(
            {"kind": "fear", "trigger": "weapon", "unit": {"leader": {"ld": 8, "cl": 8}}},
            [5, 4, 5, 3],
            {
                "passed": False,
                "effect": None,
                "rout": {"tested": True, "target": 8, "basis": "leader", "passed": True, "reason": None},
                "statuses": [],
            },
            marks=rule("RT-FEAR-06"),
        ),
        param(
            {"kind": "fear", "trigger": "weapon", "unit": {"leader": {"ld": 8, "cl": 8}}},
            [5, 4, 5, 4],
            {"effect": "routed", "rout": {"passed": False}, "statuses": ["routing"], "compulsory": ["rout-move-now"]},
            marks=rule("RT-FEAR-06"),
        ),
        param(
            {"kind": "fear", "trigger": "weapon", "unit": {"leader": {"ld": 8, "cl": 8}}},
            [4, 4],
            {"passed": True, "rout": None},
            marks=rule("RT-FEAR-06"),
        ),
        param(
            {"kind": "fear", "trigger": "weapon", "unit": {"leader": {"ld": 6, "cl": 9}}},
            [6, 4, 4, 3],
            {"target": 9, "rout": {"target": 6, "passed": False}, "effect": "routed"},
            marks=rule("RT-FEAR-06"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "weapon",
                "enemy": {"tags": ["eldar"]},
                "unit": {
                    "leader": {"cl": 8},
                    "hates": ["orks"],
                    "statuses": ["hating"],
                    "opponents": [{"tags": ["orks"]}],
                },
            },
            [6, 5],
            {
                "passed": False,
                "effect": None,
                "rout": {"tested": False, "reason": "fighting-hated-enemy"},
                "statuses": ["hating"],
            },
            marks=rule("RT-FEAR-06", "RT-HATE-08"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "weapon",
                "enemy": {"tags": ["orks"]},
                "unit": {"leader": {"cl": 8}, "hates": ["orks"], "statuses": ["hating"]},
            },
            [6, 5],
            {"rout": {"tested": False, "reason": "by-hated-enemy"}, "effect": None},
            marks=rule("RT-FEAR-06", "RT-HATE-07"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "unit": {"fears_only": ["scream gun"]},
                "enemy": {"tags": ["ogryns"], "causes_fear": True},
            },
            [],
            {"allowed": False, "reason": "not-feared"},
            marks=rule("RT-FEAR-01"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "weapon",
                "weapon_tags": ["scream gun"],
                "unit": {"fears_only": ["Scream gun"]},
            },
            [3, 4],
            {"tested": True, "passed": True},
            marks=rule("RT-FEAR-06", "RT-FEAR-01"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "attack",
                "unit": {"leader": {"ld": 8, "cl": 8}},
                "enemy": {"causes_fear": True},
            },
            [6, 3, 4, 3],
            {"passed": False, "effect": None, "rout": {"tested": True, "passed": True}},
            marks=rule("RT-FEAR-08"),
        ),
        param(
            {
                "kind": "fear",
                "trigger": "attack",
                "unit": {"leader": {"ld": 8, "cl": 8}},
                "enemy": {"causes_fear": True},
                "settings": {"rt.fear.creatureAttack": "none"},
            },
            [],
            {"allowed": False, "reason": "creature-attack-off"},
            marks=rule("RT-FEAR-08"),
        ),
        param(
            {"kind": "fear", "trigger": "weapon", "already_tested": True, "unit": {}},
            [],
            {"allowed": False, "reason": "already-tested"},
            marks=rule("RT-FEAR-02"),
        ),
        param(
            {"kind": "fear", "unit": {}, "enemy": {"causes_fear": True}}, [3, 3], BAD_INPUT, marks=rule("RT-FEAR-02")
        ),
        param(
            {
                "kind": "fear",
                "trigger": "charged",
                "enemy": {"causes_fear": True},
                "unit": {"statuses": ["routing"]},
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [6, 6],
            {"passed": False, "effect": None, "statuses": ["routing"], "compulsory": []},
            marks=rule("RT-PSY-05"),
        ),
    ],
)
def test_psychology_test_fear_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.psychology-test", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param(
            {"kind": "fear", "trigger": "weapon", "unit": {"leader": {"ld": 8, "cl": 8}}},
            {"effect": "routed"},
            "25/324",
            3,
            marks=rule("RT-FEAR-06"),
        ),
        param(
            {"kind": "fear", "trigger": "charged", "unit": {"leader": {"cl": 7}}, "enemy": {"causes_fear": True}},
            {"effect": "routed"},
            "5/12",
            2,
            marks=rule("RT-FEAR-05"),
        ),
    ],
)
def test_psychology_test_fear_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.psychology-test", given, like) == (Fraction(chance), outcomes)
