"""Several psychology tests at once, and automatic confusion."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"]},
                "tests": [
                    {"kind": "hatred", "enemy": {"tags": ["orks"]}},
                    {"kind": "fear", "trigger": "charged", "enemy": {"tags": ["orks"], "causes_fear": True}},
                ],
            },
            [5, 4],
            {
                "tests": [
                    {"kind": "fear", "passed": False, "effect": "routed"},
                    {"kind": "hatred", "tested": False, "reason": "routing"},
                ],
                "statuses": ["routing"],
                "compulsory": ["rout-move-now"],
            },
            marks=rule("RT-PSY-03"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"]},
                "tests": [
                    {"kind": "hatred", "enemy": {"tags": ["orks"]}},
                    {"kind": "fear", "trigger": "charged", "enemy": {"tags": ["orks"], "causes_fear": True}},
                ],
            },
            [4, 4, 5, 4],
            {
                "tests": [{"kind": "fear", "passed": True}, {"kind": "hatred", "passed": False, "effect": "hating"}],
                "statuses": ["hating"],
            },
            marks=rule("RT-PSY-03", "RT-HATE-10"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "frenzy_prone": True},
                "tests": [
                    {"kind": "fear", "trigger": "charged", "enemy": {"causes_fear": True}},
                    {"kind": "frenzy", "from_inches": 20, "to_inches": 0},
                ],
            },
            [6, 5],
            {
                "tests": [
                    {"kind": "frenzy", "passed": False, "effect": "frenzied"},
                    {"kind": "fear", "tested": False, "reason": "frenzied", "passed": None},
                ],
                "statuses": ["frenzied"],
            },
            marks=rule("RT-PSY-03", "RT-PSY-04"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}},
                "tests": [
                    {"kind": "confusion"},
                    {"kind": "fear", "trigger": "charged", "enemy": {"causes_fear": True}},
                ],
            },
            [6, 3],
            {
                "tests": [
                    {"kind": "confusion", "passed": False, "models_affected": 10},
                    {"kind": "fear", "tested": False, "reason": "confused", "models_affected": None},
                ],
                "statuses": ["confused"],
            },
            marks=rule("RT-PSY-04"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}},
                "tests": [
                    {"kind": "confusion"},
                    {"kind": "fear", "trigger": "charged", "enemy": {"causes_fear": True}},
                ],
            },
            [4, 4, 6, 3],
            {"tests": [{"passed": True}, {"passed": False, "effect": "routed"}], "statuses": ["routing"]},
            marks=rule("RT-PSY-04"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"], "statuses": ["hating"], "frenzy_prone": True},
                "tests": [
                    {"kind": "frenzy", "to_inches": 9},
                    {"kind": "fear", "trigger": "attack", "enemy": {"causes_fear": True}},
                    {"kind": "confusion"},
                ],
            },
            [2, 2, 3, 3, 4, 4],
            {
                "tests": [
                    {"kind": "confusion", "passed": True},
                    {"kind": "frenzy", "passed": True},
                    {"kind": "fear", "passed": True},
                ],
                "statuses": ["hating"],
            },
            marks=rule("RT-PSY-04"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "frenzy_prone": True},
                "tests": [
                    {"kind": "frenzy", "to_inches": 14, "enemy": {"name": "a"}},
                    {"kind": "frenzy", "to_inches": 12, "enemy": {"name": "b"}},
                ],
            },
            [4, 4, 5, 5],
            {"tests": [{"passed": True}, {"passed": False, "effect": "frenzied"}], "gained": ["frenzied"]},
            marks=rule("RT-FRZ-02", "RT-PSY-03"),
        ),
        param({"unit": {}, "tests": []}, [], BAD_INPUT, marks=rule("RT-PSY-03")),
        param(
            {
                "unit": {"leader": {"cl": 8}},
                "tests": [
                    {"kind": "fear", "trigger": "charging", "enemy": {"name": "a", "causes_fear": True}},
                    {"kind": "fear", "trigger": "charged", "enemy": {"name": "b", "causes_fear": True}},
                ],
            },
            [6, 6, 5, 5],
            {
                "tests": [{"effect": "kept-from-charging"}, {"effect": "routed"}],
                "statuses": ["routing"],
                "compulsory": ["rout-move-now"],
            },
            marks=rule("RT-PSY-03", "RT-FEAR-05"),
        ),
        param(
            {
                "own_movement_left": True,
                "unit": {"frenzy_prone": True, "hates": ["everything"]},
                "tests": [{"kind": "hatred"}, {"kind": "frenzy", "to_inches": 9}],
            },
            [3, 3, 6, 6],
            {
                "tests": [{"kind": "frenzy", "passed": True}, {"kind": "hatred", "effect": "hating"}],
                "compulsory": ["hatred-move"],
            },
            marks=rule("RT-PSY-03"),
        ),
    ],
)
def test_psychology_order_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.psychology-order", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"]},
                "tests": [
                    {"kind": "hatred", "enemy": {"tags": ["orks"]}},
                    {"kind": "fear", "trigger": "charged", "enemy": {"tags": ["orks"], "causes_fear": True}},
                ],
            },
            {"statuses": ["hating"]},
            "65/324",
            3,
            marks=rule("RT-PSY-03"),
        ),
    ],
)
def test_psychology_order_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.psychology-order", given, like) == (Fraction(chance), outcomes)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"models": 1, "fielded_models": 1, "dreadnought": True, "leader": {"ld": 9, "cl": 9}}},
            [],
            {
                "allowed": True,
                "models_affected": 1,
                "gained": ["confused"],
                "statuses": ["confused"],
                "compulsory": ["recovery-test-next-own-turn"],
            },
            marks=rule("RT-CONF-10"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "statuses": ["frenzied"]}},
            [],
            {"gained": ["confused"], "statuses": ["confused", "frenzied"]},
            marks=rule("RT-CONF-10", "RT-CONF-12"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "statuses": ["confused"]}},
            [],
            {"models_affected": 0, "gained": [], "statuses": ["confused"], "compulsory": []},
            marks=rule("RT-CONF-10"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True}, "settings": {"rt.psychology.enabled": "off"}},
            [],
            {"statuses": ["confused"]},
            marks=rule("RT-CONF-10", "RT-PSY-01"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "statuses": ["routing"]}},
            [],
            {"statuses": ["routing", "confused"]},
            marks=rule("RT-CONF-10"),
        ),
        param(
            {"unit": {"models": 0, "dreadnought": True}},
            [],
            {"allowed": False, "reason": "no-models"},
            marks=rule("RT-CONF-10"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "off-table"},
            marks=rule("RT-CONF-10", "RT-EDGE-03"),
        ),
    ],
)
def test_automatic_confusion_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.automatic-confusion", given, dice, then)
