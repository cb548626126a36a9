"""Pursuers off the table, and units that come apart."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule, share


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["off-table"]}},
            [3],
            {"returned": False, "may_move": None, "statuses": ["off-table"]},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"unit": {"statuses": ["off-table"]}},
            [4],
            {"returned": True, "may_move": True, "lost": ["off-table"], "statuses": []},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"unit": {"statuses": ["off-table", "confused"]}, "settings": {"rt.pursuit.returnMoves": "off"}},
            [6],
            {"returned": True, "may_move": False, "statuses": ["confused"]},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"left_this_turn": True, "unit": {"statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "left-this-turn", "returned": None},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "not-own-turn"},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"tried_this_turn": True, "unit": {"statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "already-tried"},
            marks=rule("RT-EDGE-03"),
        ),
        param({"unit": {}}, [], {"allowed": False, "reason": "not-off-table"}, marks=rule("RT-EDGE-03")),
    ],
)
def test_table_return_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.table-return", given, dice, then)


@pytest.mark.parametrize(
    ("given", "like", "chance", "outcomes"),
    [
        param({"unit": {"statuses": ["off-table"]}}, {"returned": True}, "1/2", 2, marks=rule("RT-EDGE-03")),
    ],
)
def test_table_return_odds(given: dict[str, Any], like: dict[str, Any], chance: str, outcomes: int) -> None:
    assert share("rogue-trader.table-return", given, like) == (Fraction(chance), outcomes)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "models": 5,
                "leader_goes": True,
                "off_table": True,
                "unit": {"leader": {"ld": 8, "cl": 8}, "statuses": ["pursuing"]},
            },
            [],
            {
                "allowed": True,
                "parts": [
                    {
                        "models": 5,
                        "off_table": True,
                        "divided": "involuntary",
                        "ld": 8,
                        "cl": 8,
                        "basis": "leader",
                        "rally_penalty": 0,
                        "statuses": ["off-table"],
                    },
                    {
                        "models": 5,
                        "off_table": False,
                        "divided": "involuntary",
                        "ld": 7,
                        "cl": 7,
                        "basis": "troops",
                        "rally_penalty": 1,
                        "statuses": ["pursuing"],
                    },
                ],
            },
            marks=rule("RT-EDGE-04"),
        ),
        param(
            {"models": 4, "voluntary": True, "unit": {"leader": {"ld": 8}}},
            [],
            {
                "parts": [
                    {"models": 4, "divided": "on-purpose", "basis": "troops", "rally_penalty": 0},
                    {"models": 6, "divided": "on-purpose", "basis": "leader", "rally_penalty": 0},
                ]
            },
            marks=rule("RT-EDGE-04"),
        ),
        param(
            {"models": 1, "unit": {"models": 6, "leader": {"ld": 8}}},
            [],
            {"parts": [{"models": 1, "ld": 7, "rally_penalty": 2}, {"models": 5, "ld": 8, "rally_penalty": 0}]},
            marks=rule("RT-RALLY-07", "RT-RALLY-06"),
        ),
        param(
            {"models": 1, "unit": {"models": 6, "leader": {"ld": 8}}, "settings": {"rt.rally.penaltiesStack": "on"}},
            [],
            {"parts": [{"rally_penalty": 3}, {"rally_penalty": 0}]},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            {"models": 5, "hero_goes": True, "unit": {"leader": {"ld": 8}, "hero": {"ld": 9}}},
            [],
            {
                "parts": [
                    {"ld": 9, "basis": "hero", "rally_penalty": 0},
                    {"ld": 8, "basis": "leader", "rally_penalty": 0},
                ]
            },
            marks=rule("RT-RALLY-05"),
        ),
        param(
            {"models": 3, "voluntary": True, "leader_goes": True, "unit": {"leader": {"cl": 9}}},
            [],
            {"parts": [{"cl": 9}, {"cl": 7}]},
            marks=rule("RT-COOL-05"),
        ),
        param(
            {"models": 3, "voluntary": True, "unit": {"statuses": ["confused"]}},
            [],
            {"allowed": False, "reason": "confused", "parts": []},
            marks=rule("RT-CONF-07"),
        ),
        param(
            {"models": 3, "unit": {"statuses": ["confused"]}},
            [],
            {
                "allowed": True,
                "parts": [
                    {"models": 3, "rally_penalty": 1, "statuses": ["confused"]},
                    {"models": 7, "rally_penalty": 1, "statuses": ["confused"]},
                ],
            },
            marks=rule("RT-CONF-07"),
        ),
        param({"models": 10, "unit": {}}, [], BAD_INPUT, marks=rule("RT-EDGE-04")),
        param({"models": 2, "hero_goes": True, "unit": {"leader": {}}}, [], BAD_INPUT, marks=rule("RT-EDGE-04")),
    ],
)
def test_divide_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.divide", given, dice, then)
