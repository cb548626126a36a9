"""Rally."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing"]}},
            [5, 3],
            {
                "target": 8,
                "basis": "leader",
                "penalty": 0,
                "passed": True,
                "rallied": True,
                "gained": ["rallied"],
                "lost": ["routing"],
                "statuses": ["rallied"],
                "compulsory": ["rally-turn-next"],
            },
            marks=rule("RT-RALLY-03", "RT-RALLY-08"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing"]}},
            [6, 3],
            {"rallied": False, "statuses": ["routing"], "compulsory": ["rout-move-double"]},
            marks=rule("RT-RALLY-03", "RT-RALLY-12"),
        ),
        param(
            {"unit": {"leader": {"ld": 6}, "ld": 8, "statuses": ["routing"]}},
            [4, 3],
            {"target": 6, "rallied": False},
            marks=rule("RT-RALLY-03"),
        ),
        param(
            {"routed_this_turn": True, "unit": {"statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "routed-this-turn", "rallied": None, "stragglers": []},
            marks=rule("RT-RALLY-01"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "not-own-turn"},
            marks=rule("RT-RALLY-01"),
        ),
        param(
            {"tried_this_phase": True, "unit": {"statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "already-tried"},
            marks=rule("RT-RALLY-01"),
        ),
        param(
            {"unit": {"statuses": ["routing"], "base_contact": 3}},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-RALLY-02"),
        ),
        param(
            {"unit": {"statuses": ["routing"], "opponents": [{"name": "pursuers"}]}},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-RALLY-02"),
        ),
        param(
            {
                "unit": {
                    "leader": {"ld": 8},
                    "statuses": ["routing"],
                    "base_contact": 2,
                    "opponents": [{"stopped": True}],
                }
            },
            [4, 4],
            {"allowed": True, "rallied": True},
            marks=rule("RT-RALLY-02", "RT-PURS-14"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing"], "opponents": [{"stopped": True}, {}]}},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-RALLY-02", "RT-PURS-14"),
        ),
        param(
            {"unit": {"statuses": ["routing"], "nearest_enemy_inches": 1}},
            [4, 3],
            {"allowed": True, "rallied": True},
            marks=rule("RT-RALLY-02"),
        ),
        param(
            {"unit": {"models": 6, "leader": {"ld": 8, "alive": False}, "statuses": ["routing"]}},
            [4, 3],
            {"target": 7, "basis": "troops", "penalty": 0, "rallied": True},
            marks=rule("RT-RALLY-04"),
        ),
        param(
            {"unit": {"models": 6, "leader": {"ld": 8, "alive": False}, "statuses": ["routing"]}},
            [4, 4],
            {"rallied": False},
            marks=rule("RT-RALLY-04"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "leader": {"ld": 8, "in_part": False},
                    "divided": "involuntary",
                    "statuses": ["routing"],
                }
            },
            [3, 3],
            {"target": 6, "penalty": 1, "rallied": True},
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "leader": {"ld": 8, "in_part": False},
                    "divided": "involuntary",
                    "statuses": ["routing"],
                }
            },
            [4, 3],
            {"rallied": False},
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {"unit": {"models": 5, "leader": {"ld": 8}, "divided": "involuntary", "statuses": ["routing"]}},
            [5, 3],
            {"target": 8, "penalty": 0, "rallied": True},
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {"unit": {"models": 5, "hero": {"ld": 9}, "divided": "involuntary", "statuses": ["routing"]}},
            [5, 4],
            {"target": 9, "basis": "hero", "penalty": 0, "rallied": True},
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {"unit": {"models": 5, "divided": "on-purpose", "statuses": ["routing"]}},
            [4, 3],
            {"target": 7, "penalty": 0, "rallied": True},
            marks=rule("RT-RALLY-05", "RT-EDGE-04"),
        ),
        param(
            {"unit": {"models": 1, "statuses": ["routing"]}},
            [3, 2],
            {"target": 5, "penalty": 2, "rallied": True},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"models": 1, "leader": {"ld": 8}, "statuses": ["routing"]}},
            [4, 3],
            {"target": 6, "penalty": 2, "rallied": False},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing"]}, "stragglers": [{"inches": 2}, {"inches": 2.5}]},
            [4, 4, 3, 3],
            {
                "rallied": True,
                "penalty": 0,
                "stragglers": [{"target": None, "rallied": True}, {"target": 5, "rallied": False}],
            },
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {
                "unit": {"models": 3, "leader": {"ld": 8}, "statuses": ["routing"]},
                "stragglers": [{"inches": 5, "ld": 8}, {"inches": 6}],
            },
            [4, 3, 3, 3, 2, 3],
            {
                "target": 6,
                "penalty": 2,
                "rallied": False,
                "stragglers": [{"target": 6, "rallied": True}, {"target": 5, "rallied": True}],
                "statuses": ["routing"],
            },
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {
                "unit": {
                    "models": 1,
                    "fielded_models": 1,
                    "dreadnought": True,
                    "leader": {"ld": 8},
                    "statuses": ["routing"],
                },
                "settings": {"rt.rally.loneUnitPenalty": "off"},
            },
            [4, 4],
            {"target": 8, "penalty": 0, "rallied": True},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"models": 1, "divided": "involuntary", "statuses": ["routing"]}},
            [3, 2],
            {"target": 5, "penalty": 2, "rallied": True},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            {
                "unit": {"models": 1, "divided": "involuntary", "statuses": ["routing"]},
                "settings": {"rt.rally.penaltiesStack": "on"},
            },
            [3, 2],
            {"target": 4, "penalty": 3, "rallied": False},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            {"unit": {"models": 2, "divided": "involuntary", "statuses": ["routing"]}},
            [3, 3],
            {"target": 6, "penalty": 1, "rallied": True},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            {"unit": {"models": 1, "ld": 3, "statuses": ["routing"]}},
            [1, 1],
            {"target": 1, "rallied": False},
            marks=rule("RT-LDT-01"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing", "confused"]}},
            [4, 4],
            {"rallied": True, "statuses": ["rallied", "confused"]},
            marks=rule("RT-CONF-11"),
        ),
        param({"unit": {}}, [], {"allowed": False, "reason": "not-routing"}, marks=rule("RT-RALLY-01")),
        param(
            {"unit": {"models": 1, "statuses": ["routing"]}, "stragglers": [{"inches": 3}]},
            [2, 2, 2, 2],
            BAD_INPUT,
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"statuses": ["routing"], "base_contact": 1}},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-RALLY-02"),
        ),
        param(
            {"unit": {"models": 2, "leader": {"ld": 8}, "statuses": ["routing"]}, "stragglers": [{"inches": 2}]},
            [4, 4],
            {
                "tested": True,
                "target": 8,
                "penalty": 0,
                "rallied": True,
                "stragglers": [{"target": None, "rallied": True}],
            },
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"models": 1, "fielded_models": 1, "leader": {"ld": 8}, "statuses": ["routing"]}},
            [4, 3],
            {"target": 6, "penalty": 2, "rallied": False},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {
                "unit": {"models": 1, "fielded_models": 10, "leader": {"ld": 8}, "statuses": ["routing"]},
                "settings": {"rt.rally.loneUnitPenalty": "off"},
            },
            [4, 3],
            {"target": 6, "penalty": 2, "rallied": False},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"unit": {"ld": None, "statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "no-ld"},
            marks=rule("RT-STAT-01"),
        ),
    ],
)
def test_rally_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.rally", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param(
            {"unit": {"models": 5, "divided": "involuntary", "statuses": ["routing"]}},
            {"rallied": True},
            "5/12",
            2,
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["routing"]}, "stragglers": [{"inches": 4}]},
            {"rallied": True, "stragglers": [{"rallied": True}]},
            "65/324",
            4,
            marks=rule("RT-RALLY-06"),
        ),
    ],
)
def test_rally_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.rally", given, like) == (Fraction(chance), outcomes)
