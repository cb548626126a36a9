"""Rout tests and automatic routs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"leader": {"ld": 8}}},
            [3, 5],
            {
                "allowed": True,
                "tested": True,
                "target": 8,
                "basis": "leader",
                "passed": True,
                "routed": False,
                "statuses": [],
                "compulsory": [],
            },
            marks=rule("RT-LDT-01", "RT-ROUT-06"),
        ),
        param(
            {"cause": "round-lost", "unit": {"leader": {"ld": 8}, "last_round": "lost", "opponents": [{}]}},
            [6, 3],
            {
                "passed": False,
                "routed": True,
                "gained": ["routing"],
                "statuses": ["routing"],
                "compulsory": ["rout-move-now", "winners-check-pursuit"],
            },
            marks=rule("RT-LDT-01", "RT-ROUT-02"),
        ),
        param({"unit": {"leader": {"ld": 12}}}, [6, 6], {"passed": True, "routed": False}, marks=rule("RT-LDT-01")),
        param({"unit": {"leader": {"ld": 1}}}, [1, 1], {"passed": False, "routed": True}, marks=rule("RT-LDT-01")),
        param(
            {"unit": {"leader": {"ld": 6}, "ld": 8}},
            [3, 4],
            {"target": 6, "basis": "leader", "passed": False},
            marks=rule("RT-LDT-02"),
        ),
        param({"unit": {"leader": {"ld": 9}, "ld": 6}}, [5, 4], {"target": 9, "passed": True}, marks=rule("RT-LDT-02")),
        param(
            {"cause": "round-lost", "unit": {"leader": {"ld": 8, "alive": False}}},
            [4, 4],
            {"target": 7, "basis": "troops", "passed": False, "routed": True},
            marks=rule("RT-LDT-03"),
        ),
        param(
            {"unit": {"models": 2, "leader": {"ld": 5, "alive": False}}},
            [5, 2],
            {"target": 7, "passed": True, "routed": False},
            marks=rule("RT-LDT-03", "RT-ROUT-06"),
        ),
        param(
            {"unit": {"models": 6, "troops": [{"count": 4}, {"count": 2, "ld": 6}]}},
            [3, 4],
            {"target": 6, "passed": False},
            marks=rule("RT-LDT-04"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "hero": {"ld": 9}, "led_by": "hero"}},
            [5, 4],
            {"target": 9, "basis": "hero", "passed": True},
            marks=rule("RT-LDT-05"),
        ),
        param(
            {"cause": "losses", "unit": {"models": 6, "leader": {"ld": 8}, "lost": {"shooting": 4}}},
            [4, 5],
            {"routed": True, "compulsory": ["rout-move-now"]},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"cause": "breaking-off", "unit": {"leader": {"ld": 8}}},
            [4, 6],
            {"routed": True, "compulsory": ["rout-move-now"]},
            marks=rule("RT-ROUT-04"),
        ),
        param(
            {"cause": "gamemaster", "unit": {"leader": {"ld": 8}}},
            [5, 5],
            {"passed": False, "routed": True},
            marks=rule("RT-ROUT-05"),
        ),
        param(
            {"cause": "round-lost", "unit": {"leader": {"ld": 8}, "statuses": ["confused"], "opponents": [{}]}},
            [5, 4],
            {"routed": True, "statuses": ["routing", "confused"]},
            marks=rule("RT-ROUT-08", "RT-CONF-11"),
        ),
        param(
            {"cause": "losses", "unit": {"statuses": ["frenzied"]}},
            [],
            {
                "allowed": False,
                "reason": "frenzied",
                "tested": False,
                "passed": None,
                "routed": None,
                "statuses": ["frenzied"],
                "compulsory": [],
            },
            marks=rule("RT-ROUT-08", "RT-FRZ-09"),
        ),
        param(
            {"cause": "losses", "unit": {"statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "routing", "statuses": ["routing"]},
            marks=rule("RT-ROUT-17"),
        ),
        param(
            {
                "cause": "losses",
                "enemy": {"tags": ["eldar"]},
                "unit": {"hates": ["orks"], "statuses": ["hating"], "opponents": [{"tags": ["orks"]}]},
            },
            [],
            {"allowed": False, "reason": "fighting-hated-enemy"},
            marks=rule("RT-HATE-08"),
        ),
        param(
            {"cause": "losses", "enemy": {"tags": ["orks"]}, "unit": {"hates": ["orks"], "statuses": ["hating"]}},
            [],
            {"allowed": False, "reason": "by-hated-enemy"},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {
                "cause": "losses",
                "enemy": {"tags": ["eldar"]},
                "unit": {"leader": {"ld": 8}, "hates": ["orks"], "statuses": ["hating"]},
            },
            [5, 5],
            {"routed": True, "lost": ["hating"], "statuses": ["routing"]},
            marks=rule("RT-ROUT-08", "RT-PSY-05"),
        ),
        param(
            {"automatic": True, "unit": {"leader": {"ld": 10}}},
            [],
            {
                "allowed": True,
                "tested": False,
                "target": None,
                "passed": None,
                "routed": True,
                "statuses": ["routing"],
                "compulsory": ["rout-move-now"],
            },
            marks=rule("RT-ROUT-18"),
        ),
        param(
            {"automatic": True, "enemy": {"tags": ["orks"]}, "unit": {"hates": ["orks"], "statuses": ["hating"]}},
            [],
            {"allowed": False, "reason": "by-hated-enemy", "routed": None},
            marks=rule("RT-ROUT-18", "RT-HATE-07"),
        ),
        param(
            {
                "automatic": True,
                "enemy": {"tags": ["eldar"]},
                "unit": {"hates": ["orks"], "statuses": ["hating"], "opponents": [{"tags": ["orks"]}]},
            },
            [],
            {"allowed": True, "routed": True, "statuses": ["routing"]},
            marks=rule("RT-ROUT-18", "RT-HATE-08"),
        ),
        param(
            {"cause": "round-lost", "unit": {"leader": {"ld": 8}, "statuses": ["rallied"], "opponents": [{}]}},
            [5, 4],
            {"gained": ["routing"], "lost": ["rallied"], "statuses": ["routing"]},
            marks=rule("RT-RALLY-08", "RT-RALLY-09"),
        ),
        param(
            {"unit": {"statuses": ["stopped", "no-reserve", "confused"]}},
            [6, 6],
            {"lost": ["stopped"], "statuses": ["routing", "no-reserve", "confused"], "compulsory": ["rout-move-now"]},
            marks=rule("RT-STAT-06"),
        ),
        param({"unit": {"ld": None}}, [], {"allowed": False, "reason": "no-ld"}, marks=rule("RT-STAT-01")),
        param(
            {"unit": {"vehicle": True, "ld": None, "cl": None}},
            [],
            {"allowed": False, "reason": "vehicle"},
            marks=rule("RT-STAT-01"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "leader": {"ld": 9}}},
            [4, 5],
            {"target": 9, "passed": True},
            marks=rule("RT-STAT-01"),
        ),
        param({"unit": {"leader": {"ld": 8}}}, [7, 1], BAD_INPUT, marks=rule("RT-LDT-01")),
        param({"unit": {"leader": {"ld": 8}}}, [4, 4, 1], BAD_INPUT, marks=rule("RT-LDT-01")),
        param({"unit": {"leader": {"ld": 8}}}, [4], BAD_INPUT, marks=rule("RT-LDT-01")),
        param({"unit": {"statuses": ["routing", "rally-turn"]}}, [], BAD_INPUT, marks=rule("RT-STAT-02")),
        param({"unit": {}, "settings": {"rt.rout.double": "on"}}, [3, 3], BAD_INPUT, marks=rule("RT-STAT-07")),
        param({"unit": {}, "settings": {"rt.leader.heroLeadsLd": True}}, [3, 3], BAD_INPUT, marks=rule("RT-STAT-07")),
        param(
            {"unit": {}, "settings": {"rt.sht.beyondSix": "impossible", "rt.rally.penaltiesStack": "on"}},
            [3, 4],
            {"target": 7, "passed": True},
            marks=rule("RT-STAT-07"),
        ),
        param(
            {"cause": "gamemaster", "unit": {"statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "off-table"},
            marks=rule("RT-EDGE-03"),
        ),
    ],
)
def test_rout_test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.rout-test", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param({"unit": {"leader": {"ld": 8}}}, {"routed": True}, "5/18", 2, marks=rule("RT-LDT-01")),
        param({"unit": {"leader": {"ld": 12}}}, {"passed": True}, "1", 1, marks=rule("RT-LDT-01")),
    ],
)
def test_rout_test_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.rout-test", given, like) == (Fraction(chance), outcomes)
