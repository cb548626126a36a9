"""Whose value is tested."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 6}, "ld": 8}},
            [],
            {"allowed": True, "value": 6, "penalty": 0, "target": 6, "basis": "leader"},
            marks=rule("RT-LDT-02"),
        ),
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 5, "alive": False}, "ld": 7}},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-LDT-03"),
        ),
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 9, "in_part": False}, "divided": "on-purpose"}},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-LDT-03"),
        ),
        param(
            {"characteristic": "ld", "unit": {"models": 6, "troops": [{"count": 4, "ld": 7}, {"count": 2, "ld": 6}]}},
            [],
            {"target": 6, "basis": "troops"},
            marks=rule("RT-LDT-04"),
        ),
        param(
            {
                "characteristic": "ld",
                "unit": {"models": 6, "troops": [{"count": 4, "ld": 7}, {"count": 2, "ld": 6}]},
                "settings": {"rt.leader.mixedLd": "majority"},
            },
            [],
            {"target": 7},
            marks=rule("RT-LDT-04"),
        ),
        param(
            {
                "characteristic": "ld",
                "unit": {"models": 6, "troops": [{"count": 3, "ld": 8}, {"count": 3, "ld": 6}]},
                "settings": {"rt.leader.mixedLd": "majority"},
            },
            [],
            {"target": 6},
            marks=rule("RT-LDT-04"),
        ),
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 8, "alive": False}, "hero": {"ld": 9}}},
            [],
            {"target": 9, "basis": "hero"},
            marks=rule("RT-LDT-05"),
        ),
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 8}, "hero": {"ld": 9}}},
            [],
            {"target": 8, "basis": "leader"},
            marks=rule("RT-LDT-05"),
        ),
        param(
            {"characteristic": "ld", "unit": {"leader": {"ld": 8}, "hero": {"ld": 9}, "led_by": "hero"}},
            [],
            {"target": 9, "basis": "hero"},
            marks=rule("RT-LDT-05"),
        ),
        param(
            {"characteristic": "ld", "unit": {"hero": {"ld": 9}}, "settings": {"rt.leader.heroLeadsLd": "off"}},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-LDT-05"),
        ),
        param(
            {
                "characteristic": "cl",
                "unit": {"models": 8, "leader": {"cl": 9}, "troops": [{"count": 6, "cl": 7}, {"count": 1, "cl": 5}]},
            },
            [],
            {"target": 9, "basis": "leader"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            {
                "characteristic": "cl",
                "unit": {"models": 8, "leader": {"cl": 9}, "troops": [{"count": 6, "cl": 7}, {"count": 1, "cl": 5}]},
                "settings": {"rt.cool.lowestAlways": "on"},
            },
            [],
            {"target": 5, "basis": "lowest"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            {"characteristic": "cl", "unit": {"leader": {"cl": 8}, "hero": {"cl": 6}, "led_by": "leader"}},
            [],
            {"target": 8, "basis": "leader"},
            marks=rule("RT-COOL-04"),
        ),
        param(
            {"characteristic": "cl", "unit": {"hero": {"cl": 9}}, "settings": {"rt.leader.heroLeadsLd": "off"}},
            [],
            {"target": 9, "basis": "hero"},
            marks=rule("RT-COOL-04"),
        ),
        param(
            {"characteristic": "cl", "unit": {"leader": {"cl": 8, "in_part": False}, "divided": "on-purpose"}},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-COOL-05"),
        ),
        param(
            {
                "characteristic": "cl",
                "unit": {"models": 9, "troops": [{"count": 3, "cl": 8}, {"count": 5, "cl": 7}, {"count": 1, "cl": 5}]},
            },
            [],
            {"target": 5, "basis": "troops"},
            marks=rule("RT-COOL-06"),
        ),
        param(
            {
                "characteristic": "cl",
                "unit": {
                    "models": 9,
                    "troops": [{"count": 3, "cl": 8}, {"count": 5, "cl": 7}, {"count": 1, "cl": 5, "concerned": 0}],
                },
            },
            [],
            {"target": 7},
            marks=rule("RT-COOL-06"),
        ),
        param(
            {"characteristic": "ld", "unit": {"models": 1}},
            [],
            {"target": 7, "penalty": 0},
            marks=rule("RT-PURS-19", "RT-RALLY-06"),
        ),
        param(
            {"characteristic": "ld", "rally": True, "unit": {"models": 1}},
            [],
            {"value": 7, "penalty": 2, "target": 5},
            marks=rule("RT-RALLY-06"),
        ),
        param(
            {"characteristic": "ld", "unit": {"ld": None}},
            [],
            {"allowed": False, "reason": "no-ld", "value": None, "target": None},
            marks=rule("RT-STAT-01"),
        ),
        param({"characteristic": "ld", "unit": {"led_by": "hero"}}, [], BAD_INPUT, marks=rule("RT-LDT-05")),
        param(
            {"characteristic": "ld", "unit": {"models": 3, "troops": [{"count": 4}]}},
            [],
            BAD_INPUT,
            marks=rule("RT-LDT-04"),
        ),
        param({"characteristic": "wp", "unit": {}}, [], BAD_INPUT, marks=rule("RT-LDT-02")),
    ],
)
def test_test_value_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.test-value", given, dice, then)
