"""The duty to pursue, and not wanting to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {
                "duty": "must",
                "reason": None,
                "options": ["pursue", "stay-if-passed"],
                "charge_inches": 8,
                "compulsory": [],
            },
            marks=rule("RT-PURS-01"),
        ),
        param(
            {"unit": {"last_round": "won", "opponents": [{}]}},
            [],
            {"duty": "none", "reason": "opponents-standing", "options": []},
            marks=rule("RT-PURS-01"),
        ),
        param(
            {"unit": {"opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "no-round-won"},
            marks=rule("RT-PURS-01"),
        ),
        param(
            {"unit": {"last_round": "won", "opponents": [{"routing": True}, {"routing": False}]}},
            [],
            {"duty": "none", "reason": "opponents-standing"},
            marks=rule("RT-PURS-02"),
        ),
        param(
            {"unit": {"last_round": "won", "opponents": [{"routing": True}, {"routing": True}]}},
            [],
            {"duty": "must", "compulsory": ["choose-one-to-follow"]},
            marks=rule("RT-PURS-02"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"], "last_round": "won", "opponents": [{"routing": True}, {}]}},
            [],
            {"duty": "none", "reason": "opponents-standing"},
            marks=rule("RT-PURS-02", "RT-FRZ-08"),
        ),
        param(
            {"unit": {"charge_move": 3, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {
                "duty": "none",
                "reason": "too-slow",
                "charge_inches": 3,
                "gained": ["too-slow"],
                "statuses": ["too-slow"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-PURS-05"),
        ),
        param(
            {"unit": {"charge_move": 4, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "must", "charge_inches": 4},
            marks=rule("RT-PURS-05"),
        ),
        param(
            {"unit": {"m": 3, "statuses": ["confused"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "too-slow", "charge_inches": 3, "statuses": ["too-slow", "confused"]},
            marks=rule("RT-PURS-05", "RT-CONF-06"),
        ),
        param(
            {"unit": {"m": 1.5, "statuses": ["frenzied"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "too-slow"},
            marks=rule("RT-PURS-05", "RT-PURS-17"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "troops": [{"count": 4}, {"count": 1, "m": 1}],
                    "last_round": "won",
                    "opponents": [{"routing": True}],
                }
            },
            [],
            {"reason": "too-slow", "charge_inches": 2},
            marks=rule("RT-PURS-05"),
        ),
        param(
            {
                "unit": {"m": 3, "last_round": "won", "opponents": [{"routing": True}]},
                "settings": {"rt.charge.multiplier": 1},
            },
            [],
            {"reason": "too-slow", "charge_inches": 3},
            marks=rule("RT-PURS-05"),
        ),
        param(
            {"unit": {"statuses": ["confused"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "must", "options": ["pursue", "stay-if-passed"], "charge_inches": 4},
            marks=rule("RT-CONF-11"),
        ),
        param(
            {
                "unit": {
                    "statuses": ["frenzied"],
                    "behind_fortification": True,
                    "last_round": "won",
                    "opponents": [{"routing": True}],
                }
            },
            [],
            {"duty": "must", "reason": "frenzied", "options": ["pursue"]},
            marks=rule("RT-PURS-17", "RT-FRZ-08"),
        ),
        param(
            {"unit": {"behind_fortification": True, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "may", "reason": "fortification", "options": ["pursue", "stay"]},
            marks=rule("RT-PURS-18"),
        ),
        param(
            {
                "unit": {"behind_fortification": True, "last_round": "won", "opponents": [{"routing": True}]},
                "settings": {"rt.pursuit.fortDefendersMayDecline": "off"},
            },
            [],
            {"duty": "must", "reason": None},
            marks=rule("RT-PURS-18"),
        ),
        param(
            {"unit": {"statuses": ["rally-turn"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "stationary", "statuses": ["rally-turn"]},
            marks=rule("RT-RALLY-09", "RT-STAT-06"),
        ),
        param(
            {"unit": {"statuses": ["rallied"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "must"},
            marks=rule("RT-RALLY-09"),
        ),
        param(
            {"unit": {"statuses": ["rally-turn", "frenzied"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "stationary"},
            marks=rule("RT-STAT-06", "RT-FRZ-08"),
        ),
        param(
            {"unit": {"statuses": ["routing"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "routing"},
            marks=rule("RT-PURS-01"),
        ),
        param(
            {"unit": {"last_round": "won"}}, [], {"duty": "none", "reason": "no-opponents"}, marks=rule("RT-PURS-01")
        ),
        param(
            {"unit": {"statuses": ["pursuing"], "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"duty": "none", "reason": "pursuing", "options": [], "statuses": ["pursuing"]},
            marks=rule("RT-PURS-01"),
        ),
    ],
)
def test_pursuit_due_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.pursuit-due", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"leader": {"ld": 8}, "last_round": "won", "opponents": [{"routing": True}]}},
            [4, 4],
            {
                "allowed": True,
                "target": 8,
                "passed": True,
                "pursues": False,
                "shooting_phase_left": False,
                "gained": ["refused-pursuit"],
                "statuses": ["refused-pursuit"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-PURS-06", "RT-PURS-07"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "last_round": "won", "opponents": [{"routing": True}]}},
            [5, 4],
            {
                "passed": False,
                "pursues": True,
                "shooting_phase_left": None,
                "gained": ["pursuing"],
                "statuses": ["pursuing"],
                "compulsory": ["pursuit-move-now"],
            },
            marks=rule("RT-PURS-06", "RT-PURS-15"),
        ),
        param(
            {"unit": {"leader": {"ld": 8, "alive": False}, "last_round": "won", "opponents": [{"routing": True}]}},
            [5, 3],
            {"target": 7, "basis": "troops", "pursues": True},
            marks=rule("RT-PURS-06"),
        ),
        param(
            {"wish": "pursue", "unit": {"last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"tested": False, "passed": None, "pursues": True, "statuses": ["pursuing"]},
            marks=rule("RT-PURS-06"),
        ),
        param(
            {"tried": True, "unit": {"last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"allowed": False, "reason": "already-tried", "pursues": None},
            marks=rule("RT-PURS-06"),
        ),
        param(
            {"unit": {"leader": {"ld": 6}, "ld": 8, "last_round": "won", "opponents": [{"routing": True}]}},
            [4, 3],
            {"target": 6, "pursues": True},
            marks=rule("RT-PURS-19"),
        ),
        param(
            {"unit": {"models": 1, "last_round": "won", "opponents": [{"routing": True}]}},
            [4, 3],
            {"target": 7, "passed": True, "pursues": False},
            marks=rule("RT-PURS-19"),
        ),
        param(
            {
                "unit": {"leader": {"ld": 8}, "last_round": "won", "opponents": [{"routing": True}]},
                "settings": {
                    "rt.turn.phases": ["start", "movement", "hand-to-hand", "shooting", "reserve", "psychic", "rally"]
                },
            },
            [1, 2],
            {"pursues": False, "shooting_phase_left": True},
            marks=rule("RT-PURS-07"),
        ),
        param(
            {
                "own_turn": False,
                "unit": {"leader": {"ld": 8}, "last_round": "won", "opponents": [{"routing": True}]},
                "settings": {
                    "rt.turn.phases": ["start", "movement", "hand-to-hand", "shooting", "reserve", "psychic", "rally"]
                },
            },
            [1, 2],
            {"pursues": False, "shooting_phase_left": False},
            marks=rule("RT-PURS-07"),
        ),
        param(
            {
                "unit": {
                    "statuses": ["frenzied"],
                    "behind_fortification": True,
                    "last_round": "won",
                    "opponents": [{"routing": True}],
                }
            },
            [],
            {"allowed": False, "reason": "frenzied", "pursues": None, "statuses": ["frenzied"]},
            marks=rule("RT-PURS-17", "RT-FRZ-08"),
        ),
        param(
            {
                "wish": "pursue",
                "unit": {"statuses": ["frenzied"], "last_round": "won", "opponents": [{"routing": True}]},
            },
            [],
            {"pursues": True, "statuses": ["pursuing", "frenzied"]},
            marks=rule("RT-FRZ-08"),
        ),
        param(
            {"unit": {"behind_fortification": True, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {
                "allowed": True,
                "tested": False,
                "pursues": False,
                "statuses": ["refused-pursuit"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-PURS-18"),
        ),
        param(
            {
                "unit": {"behind_fortification": True, "last_round": "won", "opponents": [{"routing": True}]},
                "settings": {"rt.pursuit.fortDefendersMayDecline": "off"},
            },
            [6, 5],
            {"tested": True, "pursues": True},
            marks=rule("RT-PURS-18"),
        ),
        param(
            {"wish": "pursue", "unit": {"charge_move": 3.5, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"allowed": False, "reason": "too-slow", "gained": []},
            marks=rule("RT-PURS-05"),
        ),
        param(
            {"unit": {"ld": None, "last_round": "won", "opponents": [{"routing": True}]}},
            [],
            {"allowed": False, "reason": "no-ld"},
            marks=rule("RT-STAT-01"),
        ),
    ],
)
def test_decline_pursuit_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.decline-pursuit", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param(
            {"unit": {"leader": {"ld": 8}, "last_round": "won", "opponents": [{"routing": True}]}},
            {"pursues": False},
            "13/18",
            2,
            marks=rule("RT-PURS-06"),
        ),
    ],
)
def test_decline_pursuit_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.decline-pursuit", given, like) == (Fraction(chance), outcomes)
