"""Reserve moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {}},
            [],
            {"allowed": True, "inches": 4, "may_charge": False, "direction": "free"},
            marks=rule("RT-RES-05", "RT-RES-06"),
        ),
        param(
            {"unit": {"fired_this_turn": True}},
            [],
            {"allowed": False, "reason": "fired", "inches": None},
            marks=rule("RT-RES-05"),
        ),
        param(
            {"unit": {"fired_this_turn": True}, "settings": {"rt.reserve.noFire": "off"}},
            [],
            {"allowed": True},
            marks=rule("RT-RES-05"),
        ),
        param(
            {"unit": {"nearest_enemy_inches": 4}},
            [],
            {"allowed": False, "reason": "enemy-near"},
            marks=rule("RT-RES-05"),
        ),
        param({"unit": {"nearest_enemy_inches": 4.5}}, [], {"allowed": True}, marks=rule("RT-RES-05")),
        param(
            {"unit": {"nearest_enemy_inches": 7}, "settings": {"rt.reserve.enemyDistance": 8}},
            [],
            {"allowed": False, "reason": "enemy-near"},
            marks=rule("RT-RES-05"),
        ),
        param(
            {"unit": {"opponents": [{}]}},
            [],
            {"allowed": False, "reason": "engaged"},
            marks=rule("RT-RES-05", "RT-RES-07"),
        ),
        param(
            {"unit": {"statuses": ["refused-pursuit"]}},
            [],
            {"allowed": False, "reason": "stationary"},
            marks=rule("RT-RES-07"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"], "opponents": [{"routing": True}]}},
            [],
            {"allowed": False, "reason": "pursuing"},
            marks=rule("RT-RES-07"),
        ),
        param(
            {"unit": {"m": 5, "statuses": ["confused"]}},
            [],
            {"allowed": True, "inches": 2.5},
            marks=rule("RT-RES-07", "RT-CONF-06"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"], "nearest_enemy_inches": 20}},
            [],
            {"allowed": True, "direction": "towards-nearest-enemy"},
            marks=rule("RT-RES-07"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}}, [], {"allowed": False, "reason": "routing"}, marks=rule("RT-RES-07")
        ),
        param(
            {"unit": {"statuses": ["no-reserve"]}},
            [],
            {"allowed": False, "reason": "run-through"},
            marks=rule("RT-RES-04", "RT-ROUT-12"),
        ),
        param(
            {"unit": {}, "settings": {"rt.reserve.enabled": "off"}},
            [],
            {"allowed": False, "reason": "reserve-off"},
            marks=rule("RT-RES-02"),
        ),
        param(
            {"unit": {"models": 1, "vehicle": True}},
            [],
            {"allowed": False, "reason": "vehicle"},
            marks=rule("RT-RES-03"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "m": 6}, "settings": {"rt.reserve.dreadnought": "off"}},
            [],
            {"allowed": False, "reason": "dreadnought"},
            marks=rule("RT-RES-03"),
        ),
        param(
            {"own_turn": False, "unit": {}}, [], {"allowed": False, "reason": "not-own-turn"}, marks=rule("RT-RES-01")
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "m": 6}},
            [],
            {"allowed": True, "inches": 6},
            marks=rule("RT-RES-03"),
        ),
        param(
            {"unit": {"statuses": ["hating"]}},
            [],
            {"allowed": True, "direction": "not-away-from-hated-enemy"},
            marks=rule("RT-RES-07"),
        ),
        param(
            {"unit": {"statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "off-table"},
            marks=rule("RT-RES-07"),
        ),
    ],
)
def test_reserve_check_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.reserve-check", given, dice, then)
