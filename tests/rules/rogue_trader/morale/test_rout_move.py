"""Moves of routers, the table edge, and who is run through."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["routing"]}},
            [],
            {"inches": 8, "moved_inches": 8, "models_gone": 0, "models_left": 10, "compulsory": ["to-nearest-edge"]},
            marks=rule("RT-ROUT-14"),
        ),
        param({"unit": {"m": 3.5, "statuses": ["routing"]}}, [], {"inches": 7}, marks=rule("RT-ROUT-14")),
        param(
            {"unit": {"statuses": ["routing", "confused"]}}, [], {"inches": 4}, marks=rule("RT-ROUT-14", "RT-CONF-06")
        ),
        param(
            {"unit": {"m": 0, "statuses": ["routing"]}}, [], {"inches": 0, "removed": False}, marks=rule("RT-ROUT-14")
        ),
        param(
            {"first": True, "own_turn": False, "unit": {"m": 6, "statuses": ["routing", "confused"]}},
            [],
            {"inches": 4, "compulsory": ["away-from-threat"]},
            marks=rule("RT-ROUT-09", "RT-CONF-06"),
        ),
        param({"first": True, "unit": {"m": 1, "statuses": ["routing"]}}, [], {"inches": 4}, marks=rule("RT-ROUT-09")),
        param(
            {"own_turn": False, "unit": {"statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "not-own-turn", "inches": None},
            marks=rule("RT-ROUT-13"),
        ),
        param(
            {"first": True, "unit": {"statuses": ["routing"]}, "edge": [{"models": 10, "inches": 3}]},
            [],
            {
                "models_gone": 10,
                "models_left": 0,
                "removed": True,
                "lost": ["routing"],
                "statuses": [],
                "compulsory": [],
            },
            marks=rule("RT-EDGE-01"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}, "edge": [{"models": 10, "inches": 9}]},
            [],
            {"models_gone": 0, "models_left": 10, "removed": False},
            marks=rule("RT-EDGE-01"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}, "edge": [{"models": 3, "inches": 8}]},
            [],
            {"models_gone": 3, "models_left": 7},
            marks=rule("RT-EDGE-01"),
        ),
        param(
            {
                "unit": {"leader": {}, "statuses": ["routing"]},
                "edge": [
                    {"models": 5, "inches": 7},
                    {"models": 1, "inches": 7.5, "leader": True},
                    {"models": 4, "inches": 8.5},
                ],
            },
            [],
            {"models_gone": 6, "models_left": 4, "leader_gone": True, "removed": False, "statuses": ["routing"]},
            marks=rule("RT-EDGE-02"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}, "slowed_to_inches": 6.5, "edge": [{"models": 9, "inches": 7}]},
            [],
            {"inches": 8, "moved_inches": 6.5, "models_gone": 0},
            marks=rule("RT-EDGE-02"),
        ),
        param(
            {"unit": {"m": 4, "statuses": ["routing"]}, "slowed_to_inches": 9},
            [],
            {"moved_inches": 8},
            marks=rule("RT-RALLY-12"),
        ),
        param(
            {"unit": {"statuses": ["rallied"]}},
            [],
            {"allowed": False, "reason": "not-routing", "statuses": ["rallied"]},
            marks=rule("RT-RALLY-08"),
        ),
        param(
            {"unit": {"models": 3, "statuses": ["routing"]}, "edge": [{"models": 4, "inches": 1}]},
            [],
            BAD_INPUT,
            marks=rule("RT-EDGE-02"),
        ),
        param(
            {
                "unit": {"leader": {}, "statuses": ["routing"]},
                "edge": [{"models": 6, "inches": 8}, {"models": 1, "inches": 8.5, "leader": True}],
            },
            [],
            {"models_gone": 6, "models_left": 4, "leader_gone": False},
            marks=rule("RT-EDGE-02"),
        ),
        param(
            {"unit": {"statuses": ["routing"]}, "edge": [{"models": 1, "inches": 8, "leader": True}]},
            [],
            BAD_INPUT,
            marks=rule("RT-EDGE-02"),
        ),
    ],
)
def test_rout_move_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.rout-move", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"friend": {}, "pursuers": {"statuses": ["pursuing"]}, "pursuers_to_friend_inches": 3},
            [],
            {
                "friend_gained": ["no-reserve"],
                "friend_statuses": ["no-reserve"],
                "charged": True,
                "reason": None,
                "reach_inches": 4,
                "tested": False,
                "lost": ["pursuing"],
                "statuses": [],
                "compulsory": ["fight-next-hand-to-hand"],
            },
            marks=rule("RT-THRU-01"),
        ),
        param(
            {"friend": {}, "pursuers": {"statuses": ["refused-pursuit"]}},
            [],
            {"charged": False, "reason": "not-pursuing", "reach_inches": None, "statuses": ["refused-pursuit"]},
            marks=rule("RT-THRU-01"),
        ),
        param(
            {"friend": {}},
            [],
            {"charged": False, "reason": "no-pursuers", "friend_gained": ["no-reserve"], "statuses": []},
            marks=rule("RT-THRU-01", "RT-THRU-03"),
        ),
        param(
            {
                "friend": {"causes_fear": True},
                "pursuers": {"leader": {"cl": 8}, "statuses": ["pursuing"]},
                "pursuers_to_friend_inches": 2,
            },
            [5, 4],
            {
                "charged": False,
                "reason": "fear",
                "tested": True,
                "target": 8,
                "passed": False,
                "gained": ["kept-from-charging"],
                "lost": ["pursuing"],
                "statuses": ["kept-from-charging"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-THRU-01"),
        ),
        param(
            {
                "friend": {"causes_fear": True},
                "pursuers": {"leader": {"cl": 8}, "statuses": ["pursuing"]},
                "pursuers_to_friend_inches": 2,
            },
            [4, 4],
            {"charged": True, "passed": True, "statuses": []},
            marks=rule("RT-THRU-01"),
        ),
        param(
            {
                "friend": {"causes_fear": True},
                "pursuers": {"statuses": ["pursuing", "frenzied"]},
                "pursuers_to_friend_inches": 4,
            },
            [],
            {"charged": True, "tested": False, "statuses": ["frenzied"]},
            marks=rule("RT-THRU-01", "RT-FRZ-07"),
        ),
        param(
            {"friend": {}, "pursuers": {"statuses": ["pursuing"]}, "pursuers_to_friend_inches": 4.5},
            [],
            {"charged": False, "reason": "out-of-reach", "reach_inches": 4, "statuses": ["pursuing"]},
            marks=rule("RT-THRU-01"),
        ),
        param(
            {"first": False, "friend": {}, "pursuers": {"statuses": ["pursuing"]}, "pursuers_to_friend_inches": 8},
            [],
            {"charged": True, "reach_inches": 8},
            marks=rule("RT-THRU-01"),
        ),
        param(
            {"friend": {}, "pursuers": {"causes_fear": True, "statuses": ["pursuing"]}, "pursuers_to_friend_inches": 1},
            [],
            {"charged": True, "compulsory": ["fight-next-hand-to-hand", "target-tests-fear"]},
            marks=rule("RT-THRU-01", "RT-FEAR-02"),
        ),
        param(
            {"friend": {"statuses": ["no-reserve"]}},
            [],
            {"friend_gained": [], "friend_statuses": ["no-reserve"]},
            marks=rule("RT-THRU-03"),
        ),
        param(
            {"friend": {"vehicle": True}},
            [],
            {"friend_gained": [], "friend_statuses": []},
            marks=rule("RT-THRU-03", "RT-RES-04"),
        ),
        param(
            {"friend": {"run_through": False, "inches_from_routers": 3}},
            [],
            {"friend_gained": [], "charged": False, "reason": "not-run-through"},
            marks=rule("RT-ROUT-12"),
        ),
        param(
            {"friend": {"run_through": False, "inches_from_routers": 4}, "settings": {"rt.reserve.routerDistance": 4}},
            [],
            {"friend_gained": ["no-reserve"], "charged": False},
            marks=rule("RT-ROUT-12"),
        ),
        param(
            {"friend": {"statuses": ["routing"]}},
            [],
            {"friend_gained": [], "friend_statuses": ["routing"]},
            marks=rule("RT-ROUT-12", "RT-ROUT-11"),
        ),
        param(
            {"friend": {}, "settings": {"rt.reserve.enabled": "off"}},
            [],
            {"friend_gained": []},
            marks=rule("RT-RES-04"),
        ),
    ],
)
def test_move_through_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.move-through", given, dice, then)
