"""Prose examples of confusion, parts of units, reserves and several tests at once."""

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
        # confusion
        param(
            "rout-move",
            {"unit": u("routing", "confused", confused_models=3)},
            [],
            {"inches": 4},
            marks=rule("RT-CONF-06"),
        ),
        param(
            "status-effects",
            {"unit": u("confused", charge_move=9)},
            [],
            {"m_inches": 2, "charge_inches": 4.5},
            marks=rule("RT-CONF-06"),
        ),
        param(
            "status-effects",
            {"unit": u(confused_models=3)},
            [],
            {"confused_models": 0, "psychic": True, "may_divide": True},
            marks=rule("RT-CONF-03", "RT-CONF-05", "RT-CONF-07"),
        ),
        param(
            "divide",
            {"models": 3, "voluntary": True, "unit": u(divided="involuntary")},
            [],
            {"parts": [{"divided": "involuntary"}, {"divided": "involuntary"}]},
            marks=rule("RT-EDGE-04", "RT-CONF-07"),
        ),
        param(
            "divide",
            {"models": 3, "voluntary": True, "unit": u(divided="on-purpose", troops=[{"count": 2, "ld": 5, "cl": 4}])},
            [],
            {"parts": [{"ld": 7, "cl": 7, "divided": "on-purpose"}, {"ld": 8, "cl": 8}]},
            marks=rule("RT-EDGE-04"),
        ),
        param(
            "divide",
            {"models": 3, "unit": u(leader=None, hero={"ld": 9, "cl": 9}, led_by="nobody")},
            [],
            {
                "parts": [
                    {"basis": "troops", "rally_penalty": 1},
                    {"ld": 9, "cl": 9, "basis": "hero", "rally_penalty": 0},
                ]
            },
            marks=rule("RT-EDGE-04", "RT-COOL-04"),
        ),
        param(
            "divide",
            {"models": 1, "leader_goes": True, "unit": u(models=2)},
            [],
            {"parts": [{"basis": "leader", "rally_penalty": 2}, {"basis": "troops", "rally_penalty": 2}]},
            marks=rule("RT-RALLY-06", "RT-RALLY-07"),
        ),
        param(
            "divide",
            {"models": 4, "leader_goes": True, "unit": {"ld": None, "leader": {}}},
            [],
            {
                "parts": [
                    {"ld": None, "basis": "leader", "rally_penalty": 0},
                    {"ld": None, "basis": "troops", "rally_penalty": 1},
                ]
            },
            marks=rule("RT-STAT-01"),
        ),
        param(
            "divide",
            {"models": 5, "off_table": True, "unit": u("pursuing", "confused")},
            [],
            {
                "parts": [
                    {"off_table": True, "statuses": ["off-table", "confused"]},
                    {"off_table": False, "statuses": ["pursuing", "confused"]},
                ]
            },
            marks=rule("RT-EDGE-04", "RT-EDGE-03", "RT-CONF-07"),
        ),
        # reserves
        param(
            "reserve-check",
            {"unit": u(), "settings": {"rt.reserve.multiplier": 1.5}},
            [],
            {"inches": 6, "may_charge": False},
            marks=rule("RT-RES-06"),
        ),
        param(
            "reserve-check",
            {"unit": u("frenzied", "hating")},
            [],
            {"direction": "towards-nearest-enemy"},
            marks=rule("RT-RES-07"),
        ),
        param("reserve-check", {"unit": u("rallied")}, [], {"allowed": True}, marks=rule("RT-RES-07", "RT-RALLY-09")),
        param(
            "reserve-check",
            {"unit": u("rally-turn")},
            [],
            {"reason": "stationary"},
            marks=rule("RT-RES-07", "RT-RALLY-09"),
        ),
        param("reserve-check", {"unit": u("too-slow")}, [], {"reason": "stationary"}, marks=rule("RT-RES-07")),
        param("reserve-check", {"unit": u(base_contact=1)}, [], {"reason": "engaged"}, marks=rule("RT-RES-05")),
        param(
            "reserve-check", {"unit": u(vehicle=True, dreadnought=True)}, [], {"allowed": True}, marks=rule("RT-RES-03")
        ),
        param(
            "reserve-check", {"unit": u(nearest_enemy_inches=3)}, [], {"reason": "enemy-near"}, marks=rule("RT-RES-05")
        ),
        param(
            "move-through",
            {"friend": {}, "settings": {"rt.reserve.enabled": "off"}},
            [],
            {"friend_statuses": []},
            marks=rule("RT-RES-02"),
        ),
        # several at once
        param(
            "psychology-order",
            {
                "unit": u(frenzy_prone=True),
                "tests": [
                    {"kind": "fear", "trigger": "charging", "enemy": FEARED},
                    {"kind": "fear", "trigger": "charging", "enemy": FEARED},
                ],
            },
            [6, 6, 6, 6],
            {"gained": ["kept-from-charging"], "compulsory": ["stationary"]},
            marks=rule("RT-PSY-03"),
        ),
        param(
            "psychology-order",
            {
                "unit": u(hates=["orks"]),
                "own_movement_left": True,
                "tests": [{"kind": "hatred", "enemy": ORKS}, {"kind": "fear", "trigger": "charging", "enemy": FEARED}],
            },
            [6, 6, 6, 6],
            {"statuses": ["kept-from-charging", "hating"], "compulsory": ["stationary"]},
            marks=rule("RT-PSY-03", "RT-STAT-06"),
        ),
        param(
            "psychology-order",
            {"unit": u("kept-from-charging"), "tests": [{"kind": "fear", "trigger": "charged", "enemy": FEARED}]},
            [6, 6],
            {"gained": ["routing"], "lost": ["kept-from-charging"], "statuses": ["routing"]},
            marks=rule("RT-PSY-03", "RT-STAT-06"),
        ),
        param(
            "psychology-order",
            {
                "unit": u(),
                "tests": [
                    {"kind": "fear", "trigger": "charging", "enemy": FEARED},
                    {"kind": "fear", "trigger": "weapon"},
                ],
            },
            [6, 6, 6, 6, 6, 6],
            {"gained": ["routing"], "lost": [], "compulsory": ["rout-move-now"]},
            marks=rule("RT-PSY-03", "RT-FEAR-06"),
        ),
        param(
            "psychology-order",
            {
                "unit": u(hates=["orks"]),
                "tests": [{"kind": "hatred", "enemy": ORKS}, {"kind": "hatred", "enemy": ORKS}],
            },
            [6, 6],
            {"tests": [{"effect": "hating"}, {"tested": False, "reason": "hating"}]},
            marks=rule("RT-HATE-02", "RT-PSY-03"),
        ),
        param(
            "psychology-order",
            {"unit": u(), "tests": [{"kind": "confusion"}, {"kind": "confusion"}]},
            [6, 6],
            {"tests": [{"effect": "confused"}, {"tested": False, "reason": "confused"}]},
            marks=rule("RT-CONF-08", "RT-PSY-03"),
        ),
        param(
            "automatic-confusion",
            {"unit": u("pursuing", "hating")},
            [],
            {"statuses": ["pursuing", "confused", "hating"]},
            marks=rule("RT-CONF-12", "RT-CONF-10"),
        ),
    ],
)
def test_prose_examples_of_confusion_reserves_and_order(
    action: str, given: dict[str, Any], dice: list[int], then: Any
) -> None:
    check(f"rogue-trader.{action}", given, dice, then)
