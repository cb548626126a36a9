"""Charges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"leader": {"cl": 8}}, "enemy": {"causes_fear": True}, "distance_inches": 6},
            [5, 4],
            {
                "charge_inches": 8,
                "tested": True,
                "target": 8,
                "passed": False,
                "charges": False,
                "gained": ["kept-from-charging"],
                "statuses": ["kept-from-charging"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-FEAR-02", "RT-FEAR-04"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}}, "enemy": {"causes_fear": True}, "distance_inches": 6},
            [4, 4],
            {"passed": True, "charges": True, "statuses": [], "compulsory": []},
            marks=rule("RT-FEAR-03", "RT-FEAR-04"),
        ),
        param(
            {"unit": {"statuses": ["kept-from-charging"]}, "enemy": {}, "distance_inches": 3},
            [],
            {"allowed": False, "reason": "stationary", "charge_inches": 8, "charges": None},
            marks=rule("RT-FEAR-04"),
        ),
        param(
            {"unit": {}, "enemy": {}, "distance_inches": 8},
            [],
            {"tested": False, "charges": True},
            marks=rule("RT-FEAR-02"),
        ),
        param(
            {"unit": {"hates": ["orks"], "statuses": ["hating"]}, "enemy": {"tags": ["orks"]}, "distance_inches": 8.5},
            [],
            {"allowed": False, "reason": "out-of-reach"},
            marks=rule("RT-HATE-05"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"], "statuses": ["hating"]},
                "enemy": {"tags": ["orks"], "causes_fear": True},
                "distance_inches": 7,
            },
            [5, 4],
            {"charges": False, "statuses": ["kept-from-charging", "hating"], "compulsory": ["stationary"]},
            marks=rule("RT-HATE-10", "RT-FEAR-09"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "hates": ["orks"], "statuses": ["hating"]},
                "enemy": {"tags": ["orks"], "causes_fear": True},
                "distance_inches": 7,
            },
            [4, 4],
            {"charges": True, "statuses": ["hating"]},
            marks=rule("RT-HATE-10"),
        ),
        param(
            {"unit": {"statuses": ["confused"]}, "enemy": {"causes_fear": True}, "distance_inches": 4},
            [],
            {"charge_inches": 4, "tested": False, "charges": True},
            marks=rule("RT-CONF-08"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"]}, "enemy": {"causes_fear": True}, "distance_inches": 8},
            [],
            {"tested": False, "charges": True},
            marks=rule("RT-FEAR-09", "RT-FRZ-10"),
        ),
        param(
            {
                "unit": {"fears_only": ["daemons"]},
                "enemy": {"tags": ["ogryns"], "causes_fear": True},
                "distance_inches": 5,
            },
            [],
            {"tested": False, "charges": True},
            marks=rule("RT-FEAR-01"),
        ),
        param(
            {
                "unit": {"statuses": ["pursuing"], "opponents": [{"routing": True}]},
                "enemy": {"name": "fresh"},
                "distance_inches": 7,
            },
            [],
            {"charges": True, "lost": ["pursuing"], "statuses": []},
            marks=rule("RT-PURS-12"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 8}, "statuses": ["pursuing"], "opponents": [{"routing": True}]},
                "enemy": {"causes_fear": True},
                "distance_inches": 7,
            },
            [6, 5],
            {
                "charges": False,
                "gained": ["kept-from-charging"],
                "lost": [],
                "statuses": ["pursuing", "kept-from-charging"],
            },
            marks=rule("RT-PURS-12"),
        ),
        param(
            {"unit": {"statuses": ["rally-turn"]}, "enemy": {}, "distance_inches": 2},
            [],
            {"allowed": False, "reason": "stationary"},
            marks=rule("RT-STAT-06", "RT-RALLY-09"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}, "enemy": {}, "distance_inches": 2},
            [],
            {"allowed": False, "reason": "routing"},
            marks=rule("RT-ROUT-01"),
        ),
        param(
            {
                "unit": {},
                "enemy": {"causes_fear": True},
                "distance_inches": 2,
                "settings": {"rt.psychology.enabled": "off"},
            },
            [],
            {"tested": False, "charges": True},
            marks=rule("RT-PSY-01"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "causes_fear": True}, "enemy": {"causes_fear": True}, "distance_inches": 5},
            [3, 3],
            {"passed": True, "charges": True, "compulsory": ["target-tests-fear"]},
            marks=rule("RT-FEAR-02", "RT-FEAR-01"),
        ),
        param(
            {"unit": {"charge_move": 9, "statuses": ["confused"]}, "enemy": {}, "distance_inches": 4.5},
            [],
            {"charge_inches": 4.5, "charges": True},
            marks=rule("RT-PURS-05"),
        ),
        param(
            {"unit": {"cl": None}, "enemy": {"causes_fear": True}, "distance_inches": 2},
            [],
            {"allowed": False, "reason": "no-cl"},
            marks=rule("RT-STAT-01"),
        ),
        param(
            {"unit": {"statuses": ["off-table"]}, "enemy": {}, "distance_inches": 2},
            [],
            {"allowed": False, "reason": "off-table"},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"unit": {"opponents": [{}]}, "enemy": {}, "distance_inches": 2},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-ROUT-04"),
        ),
    ],
)
def test_charge_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.charge", given, dice, then)
