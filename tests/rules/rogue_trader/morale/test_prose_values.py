"""Prose examples: whose value is tested, and the facts of a unit."""

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
        # who is concerned
        param(
            "psychology-test",
            {"kind": "fear", "trigger": "charged", "enemy": FEARED, "unit": u(base_contact=2)},
            [6, 6],
            {"models_affected": 10},
            marks=rule("RT-COOL-02", "RT-FEAR-03"),
        ),
        param(
            "psychology-test",
            {"kind": "hatred", "enemy": ORKS, "unit": u(hates=["orks"], leader=None)},
            [4, 4],
            {"effect": "hating", "models_affected": 10},
            marks=rule("RT-HATE-03"),
        ),
        param(
            "psychology-test",
            {"kind": "confusion", "models_targeted": 10, "unit": u()},
            [5, 4],
            {"models_affected": 10, "compulsory": []},
            marks=rule("RT-CONF-01"),
        ),
        # whose Cool
        param(
            "psychology-test",
            {"kind": "confusion", "unit": u(leader={"cl": 9}, models=3, troops=[{"count": 1}, {"count": 1, "cl": 5}])},
            [5, 4],
            {"passed": True, "basis": "leader"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "psychology-test",
            {
                "kind": "confusion",
                "unit": u(leader={"cl": 9}, models=3, troops=[{"count": 1}, {"count": 1, "cl": 5}]),
                "settings": {"rt.cool.lowestAlways": "on"},
            },
            [3, 3],
            {"target": 5, "basis": "lowest"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "test-value",
            {
                "characteristic": "cl",
                "unit": u(leader={"cl": 6}, hero={"cl": 9}, led_by="hero"),
                "settings": {"rt.cool.lowestAlways": "on"},
            },
            [],
            {"target": 6, "basis": "lowest"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": u(leader={"cl": 7}), "settings": {"rt.cool.lowestAlways": "on"}},
            [],
            {"target": 7, "basis": "leader"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": u(leader=None), "settings": {"rt.cool.lowestAlways": "on"}},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "test-value",
            {
                "characteristic": "cl",
                "unit": u(leader={"cl": 9}, models=1, dreadnought=True),
                "settings": {"rt.cool.lowestAlways": "on"},
            },
            [],
            {"target": 9, "basis": "leader"},
            marks=rule("RT-COOL-03"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": u(leader=None, models=8, troops=[{"count": 3, "cl": 8}, {"count": 5}])},
            [],
            {"target": 7},
            marks=rule("RT-COOL-06"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": u(leader={"in_part": False})},
            [],
            {"target": 7, "basis": "troops"},
            marks=rule("RT-COOL-05"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": u(leader=None, hero={})},
            [],
            {"target": 7, "basis": "hero"},
            marks=rule("RT-COOL-04"),
        ),
        param(
            "test-value",
            {
                "characteristic": "ld",
                "unit": u(
                    leader=None, models=7, troops=[{"count": 2, "ld": 6}, {"count": 3, "ld": 8}, {"count": 2, "ld": 6}]
                ),
                "settings": {"rt.leader.mixedLd": "majority"},
            },
            [],
            {"target": 6},
            marks=rule("RT-LDT-04"),
        ),
        param(
            "test-value",
            {"characteristic": "ld", "unit": u(models=7, troops=[{"count": 6, "ld": 5}])},
            [],
            {"target": 8, "basis": "leader"},
            marks=rule("RT-LDT-04"),
        ),
        param(
            "test-value",
            {
                "characteristic": "ld",
                "rally": True,
                "unit": u(leader=None, models=1, divided="involuntary"),
                "settings": {"rt.rally.penaltiesStack": "on"},
            },
            [],
            {"value": 7, "penalty": 3, "target": 4},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            "test-value",
            {
                "characteristic": "ld",
                "rally": True,
                "unit": u(models=1, fielded_models=1),
                "settings": {"rt.rally.loneUnitPenalty": "off"},
            },
            [],
            {"penalty": 0, "target": 8},
            marks=rule("RT-RALLY-06"),
        ),
        # a unit with no leader from the start is allowed; no Ld: the tests cannot be resolved
        param("rout-test", {"unit": {}}, [4, 4], {"allowed": True, "basis": "troops"}, marks=rule("RT-STAT-01")),
        param("test-value", {"characteristic": "ld", "unit": u(ld=None)}, [], {"target": 8}, marks=rule("RT-STAT-01")),
        param(
            "test-value",
            {"characteristic": "ld", "unit": {"leader": {}, "ld": None}},
            [],
            {"reason": "no-ld"},
            marks=rule("RT-STAT-01"),
        ),
        param(
            "test-value",
            {
                "characteristic": "ld",
                "unit": {"models": 4, "ld": None, "troops": [{"count": 2}, {"count": 2, "ld": 6}]},
            },
            [],
            {"target": 6},
            marks=rule("RT-STAT-01"),
        ),
        param(
            "test-value",
            {"characteristic": "cl", "unit": {"cl": None, "hero": {"cl": 6}}},
            [],
            {"target": 6},
            marks=rule("RT-STAT-01"),
        ),
        param(
            "rally",
            {"unit": {"ld": None, "leader": {"ld": 8}, "statuses": ["routing"]}, "stragglers": [{"inches": 5}]},
            [],
            {"reason": "no-ld"},
            marks=rule("RT-STAT-01", "RT-RALLY-06"),
        ),
        param(
            "rally",
            {"unit": u("routing", vehicle=True, dreadnought=True, models=1)},
            [3, 3],
            {"rallied": True, "target": 6},
            marks=rule("RT-STAT-01", "RT-RALLY-06"),
        ),
        # a missing Cool means no test at the start of a turn, and leaves the table of tests as it is
        param(
            "morale-start-of-turn",
            {"unit": {"cl": None, "statuses": ["confused"], "frenzy_prone": True, "base_contact": 1}},
            [],
            {"tests": [], "statuses": ["confused"]},
            marks=rule("RT-STAT-01"),
        ),
        param(
            "status-effects",
            {"unit": {"cl": None, "ld": None}},
            [],
            {"takes": ["rout", "confusion", "fear", "decline-pursuit"]},
            marks=rule("RT-STAT-05"),
        ),
        param("status-effects", {"unit": {"vehicle": True}}, [], {"takes": []}, marks=rule("RT-STAT-05", "RT-STAT-01")),
        param(
            "morale-start-of-turn",
            {"unit": {"vehicle": True, "frenzy_prone": True, "base_contact": 1, "hated_in_view": True}},
            [],
            {"tests": []},
            marks=rule("RT-STAT-01"),
        ),
    ],
)
def test_prose_examples_of_values_and_facts(action: str, given: dict[str, Any], dice: list[int], then: Any) -> None:
    check(f"rogue-trader.{action}", given, dice, then)
