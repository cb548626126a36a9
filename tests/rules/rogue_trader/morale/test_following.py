"""Following routers, and stopping."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["pursuing"]}, "routers_inches": 8},
            [],
            {
                "pursuit_inches": 8,
                "able": True,
                "follows": True,
                "ends": None,
                "tested": False,
                "statuses": ["pursuing"],
                "compulsory": ["follow-now"],
            },
            marks=rule("RT-PURS-10"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"]}, "routers_inches": 10},
            [],
            {
                "able": False,
                "follows": False,
                "ends": "contact-lost",
                "lost": ["pursuing"],
                "statuses": [],
                "compulsory": [],
            },
            marks=rule("RT-PURS-10", "RT-PURS-16"),
        ),
        param(
            {"unit": {"statuses": ["pursuing", "confused"]}, "routers_inches": 8},
            [],
            {"pursuit_inches": 4, "ends": "contact-lost", "statuses": ["confused"]},
            marks=rule("RT-PURS-10"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"]}, "routers_inches": 7},
            [],
            {"able": True, "follows": True},
            marks=rule("RT-PURS-10"),
        ),
        param(
            {"wish": "stay", "unit": {"leader": {"ld": 8}, "statuses": ["pursuing"]}, "routers_inches": 8},
            [6, 2],
            {
                "passed": True,
                "follows": False,
                "ends": "stayed",
                "gained": ["refused-pursuit"],
                "lost": ["pursuing"],
                "statuses": ["refused-pursuit"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-PURS-11"),
        ),
        param(
            {"wish": "stay", "unit": {"leader": {"ld": 8}, "statuses": ["pursuing"]}, "routers_inches": 8},
            [6, 3],
            {"passed": False, "follows": True, "ends": None, "statuses": ["pursuing"]},
            marks=rule("RT-PURS-11", "RT-PURS-15"),
        ),
        param(
            {"wish": "stay", "unit": {"statuses": ["pursuing", "frenzied"]}, "routers_inches": 8},
            [],
            {"allowed": False, "reason": "frenzied", "follows": None, "statuses": ["pursuing", "frenzied"]},
            marks=rule("RT-PURS-11", "RT-PURS-17"),
        ),
        param(
            {"unit": {"statuses": ["pursuing", "frenzied"]}, "routers_inches": 8},
            [],
            {"follows": True},
            marks=rule("RT-FRZ-08"),
        ),
        param(
            {"wish": "stay", "unit": {"statuses": ["pursuing", "frenzied"]}, "routers_inches": 8.5},
            [],
            {"allowed": True, "tested": False, "ends": "contact-lost", "statuses": ["frenzied"]},
            marks=rule("RT-PURS-16"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"]}, "routers_inches": 8, "routers_left": 0},
            [],
            {"follows": False, "ends": "no-routers", "statuses": []},
            marks=rule("RT-PURS-16"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"]}, "routers_inches": 6, "off_table": True},
            [],
            {"follows": True, "ends": "off-table", "statuses": ["off-table"]},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {
                "first": True,
                "own_turn": True,
                "off_table": True,
                "routers_left": 0,
                "unit": {"m": 2, "statuses": ["pursuing"]},
                "routers_inches": 4,
            },
            [],
            {
                "pursuit_inches": 4,
                "able": True,
                "follows": True,
                "ends": "off-table",
                "gained": ["off-table"],
                "lost": ["pursuing"],
                "compulsory": ["follow-now"],
            },
            marks=rule("RT-EDGE-03", "RT-PURS-01"),
        ),
        param(
            {"first": True, "unit": {"m": 2, "statuses": ["pursuing"]}, "routers_inches": 4},
            [],
            {"pursuit_inches": 4, "able": True, "follows": True, "ends": None, "statuses": ["pursuing"]},
            marks=rule("RT-PURS-10"),
        ),
        param(
            {"first": True, "wish": "stay", "unit": {"statuses": ["pursuing"]}, "routers_inches": 4},
            [3, 3],
            BAD_INPUT,
            marks=rule("RT-PURS-11"),
        ),
        param(
            {"wish": "stay", "tried": True, "unit": {"statuses": ["pursuing"]}, "routers_inches": 8},
            [],
            {"allowed": False, "reason": "already-tried"},
            marks=rule("RT-PURS-11"),
        ),
        param(
            {"own_turn": True, "unit": {"statuses": ["pursuing"]}, "routers_inches": 8},
            [],
            {"allowed": False, "reason": "own-turn"},
            marks=rule("RT-PURS-12"),
        ),
        param(
            {"unit": {}, "routers_inches": 8},
            [],
            {"allowed": False, "reason": "not-pursuing"},
            marks=rule("RT-PURS-16"),
        ),
        param({"unit": {"statuses": ["pursuing"]}}, [], BAD_INPUT, marks=rule("RT-PURS-10")),
        param(
            {"wish": "stay", "unit": {"statuses": ["pursuing"]}, "routers_inches": 8, "routers_left": 0},
            [],
            {"tested": False, "follows": False, "ends": "no-routers", "gained": [], "statuses": []},
            marks=rule("RT-PURS-16"),
        ),
        param(
            {"wish": "stay", "unit": {"ld": 5, "statuses": ["pursuing"]}, "routers_inches": 8},
            [1, 4],
            {"tested": True, "target": 5, "basis": "troops", "ends": "stayed"},
            marks=rule("RT-PURS-11"),
        ),
        param(
            {"wish": "stay", "unit": {"ld": None, "statuses": ["pursuing"]}, "routers_inches": 8},
            [],
            {"allowed": False, "reason": "no-ld"},
            marks=rule("RT-STAT-01"),
        ),
    ],
)
def test_pursuit_move_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.pursuit-move", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["pursuing"]}},
            [3, 5],
            {
                "passed": True,
                "stopped": True,
                "may_shoot": True,
                "gained": ["stopped"],
                "lost": ["pursuing"],
                "statuses": ["stopped"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-PURS-13", "RT-PURS-14"),
        ),
        param(
            {"unit": {"leader": {"ld": 8}, "statuses": ["pursuing"]}},
            [4, 5],
            {"passed": False, "stopped": False, "may_shoot": None, "statuses": ["pursuing"], "compulsory": []},
            marks=rule("RT-PURS-13", "RT-PURS-15"),
        ),
        param(
            {"has_charged": True, "unit": {"statuses": ["pursuing"]}},
            [],
            {"allowed": False, "reason": "already-charged", "stopped": None},
            marks=rule("RT-PURS-13"),
        ),
        param(
            {"unit": {"statuses": ["pursuing", "frenzied"]}},
            [],
            {"allowed": False, "reason": "frenzied"},
            marks=rule("RT-PURS-13", "RT-PURS-17"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["pursuing"]}},
            [],
            {"allowed": False, "reason": "not-own-turn"},
            marks=rule("RT-PURS-13"),
        ),
        param(
            {
                "unit": {"leader": {"ld": 8}, "statuses": ["pursuing"]},
                "settings": {"rt.pursuit.stopAllowsShooting": "off"},
            },
            [2, 2],
            {"stopped": True, "may_shoot": False},
            marks=rule("RT-PURS-14"),
        ),
        param(
            {"unit": {"leader": {"ld": 6}, "ld": 9, "statuses": ["pursuing", "confused"]}},
            [4, 3],
            {"target": 6, "stopped": False, "statuses": ["pursuing", "confused"]},
            marks=rule("RT-PURS-19"),
        ),
        param(
            {"tried": True, "unit": {"statuses": ["pursuing"]}},
            [],
            {"allowed": False, "reason": "already-tried"},
            marks=rule("RT-PURS-13"),
        ),
        param(
            {"unit": {"ld": 9, "statuses": ["pursuing"]}},
            [4, 5],
            {"tested": True, "target": 9, "stopped": True},
            marks=rule("RT-PURS-13"),
        ),
        param(
            {"unit": {"ld": None, "statuses": ["pursuing"]}},
            [],
            {"allowed": False, "reason": "no-ld"},
            marks=rule("RT-STAT-01"),
        ),
    ],
)
def test_stop_pursuit_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.stop-pursuit", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param(
            {"unit": {"leader": {"ld": 9}, "statuses": ["pursuing"]}},
            {"stopped": True},
            "5/6",
            2,
            marks=rule("RT-PURS-13"),
        ),
    ],
)
def test_stop_pursuit_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.stop-pursuit", given, like) == (Fraction(chance), outcomes)
