"""Moves that a unit must make."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["frenzied"]}, "enemies": [{"name": "a", "inches": 14}, {"name": "b", "inches": 30}]},
            [],
            {"options": ["move"], "inches": 8, "targets": ["a"], "reason": "frenzied"},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            {
                "unit": {"statuses": ["frenzied"], "behind_fortification": True},
                "enemies": [{"name": "a", "inches": 7, "causes_fear": True}, {"name": "b", "inches": 8}],
            },
            [],
            {"options": ["charge"], "inches": 8, "targets": ["a"], "fear_test": False},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            {
                "unit": {"statuses": ["frenzied"]},
                "enemies": [{"name": "a", "inches": 5, "reachable": False}, {"name": "b", "inches": 7}],
            },
            [],
            {"options": ["charge"], "targets": ["b"]},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["frenzied"]}, "enemies": [{"inches": 5}]},
            [],
            {"options": ["none"], "inches": 0, "reason": "not-own-turn"},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            {
                "unit": {"models": 1, "m": 6, "dreadnought": True, "statuses": ["confused", "frenzied"]},
                "enemies": [{"name": "a", "inches": 20}],
            },
            [],
            {"options": ["move"], "inches": 6},
            marks=rule("RT-CONF-12", "RT-FRZ-07"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"]},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 20}, {"name": "f", "inches": 3}],
            },
            [],
            {"options": ["move"], "inches": 4, "targets": ["e"], "reason": "hating"},
            marks=rule("RT-HATE-04"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["confused", "hating"]},
                "enemies": [
                    {"name": "e", "tags": ["orks"], "inches": 20},
                    {"name": "g", "tags": ["orks"], "inches": 25},
                ],
            },
            [],
            {"options": ["move"], "inches": 2, "targets": ["e", "g"]},
            marks=rule("RT-HATE-04", "RT-CONF-06"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"]},
                "enemies": [{"name": "f", "inches": 3}, {"name": "e", "tags": ["orks"], "inches": 7}],
            },
            [],
            {"options": ["charge"], "inches": 8, "targets": ["e"], "fear_test": False},
            marks=rule("RT-HATE-05"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"], "behind_fortification": True},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 7}],
            },
            [],
            {"options": ["charge", "stay"], "targets": ["e"]},
            marks=rule("RT-HATE-06"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"], "behind_fortification": True},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 9}],
            },
            [],
            {"options": ["move", "stay"], "inches": 4},
            marks=rule("RT-HATE-06", "RT-HATE-04"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"]},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 7, "causes_fear": True}],
            },
            [],
            {"options": ["charge"], "fear_test": True},
            marks=rule("RT-HATE-10"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["kept-from-charging", "hating"]},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 7}],
            },
            [],
            {"options": ["stay"], "inches": 0, "reason": "stationary"},
            marks=rule("RT-HATE-10"),
        ),
        param(
            {"unit": {"statuses": ["rally-turn", "frenzied"]}, "enemies": [{"inches": 3}]},
            [],
            {"options": ["stay"], "reason": "stationary"},
            marks=rule("RT-STAT-06"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["frenzied", "hating"], "behind_fortification": True},
                "enemies": [{"name": "e", "tags": ["orks"], "inches": 7}],
            },
            [],
            {"options": ["charge"], "reason": "frenzied"},
            marks=rule("RT-FORT-03"),
        ),
        param(
            {"unit": {"statuses": ["pursuing"], "opponents": [{"routing": True}]}, "enemies": [{"inches": 5}]},
            [],
            {"options": ["stay", "new-charge"], "inches": 0},
            marks=rule("RT-PURS-12"),
        ),
        param(
            {"unit": {"m": 5, "statuses": ["routing"]}},
            [],
            {"options": ["flee"], "inches": 10},
            marks=rule("RT-ROUT-14"),
        ),
        param(
            {"unit": {"m": 5, "frenzy_prone": True}, "enemies": [{"inches": 5}]},
            [],
            {"options": ["free"], "inches": 5, "reason": None},
            marks=rule("RT-FRZ-01"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"]}, "enemies": [{"name": "a", "inches": 8}]},
            [],
            {"options": ["charge"], "reason": "frenzied", "targets": ["a"]},
            marks=rule("RT-FRZ-07"),
        ),
        param(
            {"unit": {"hates": ["everything"], "statuses": ["hating"]}, "enemies": [{"name": "a", "inches": 8}]},
            [],
            {"options": ["charge"], "reason": "hating", "targets": ["a"]},
            marks=rule("RT-HATE-05"),
        ),
        param(
            {
                "unit": {"hates": ["orks"], "statuses": ["hating"], "opponents": [{"tags": ["eldar"]}]},
                "enemies": [{"tags": ["orks"], "inches": 5}],
            },
            [],
            {"options": ["stay"], "reason": "engaged", "inches": 0, "targets": []},
            marks=rule("RT-HATE-04"),
        ),
        param(
            {
                "unit": {"statuses": ["pursuing", "frenzied"], "opponents": [{"routing": True}]},
                "enemies": [{"inches": 5}],
            },
            [],
            {"options": ["stay", "new-charge"], "reason": "pursuing", "targets": []},
            marks=rule("RT-PURS-12", "RT-FRZ-07"),
        ),
        param(
            {"unit": {"m": 5, "statuses": ["routing", "confused"]}},
            [],
            {"options": ["flee"], "reason": "routing", "inches": 5},
            marks=rule("RT-ROUT-14", "RT-CONF-12"),
        ),
        param(
            {"unit": {"hates": ["orks"], "statuses": ["hating"]}, "enemies": [{"tags": ["eldar"], "inches": 5}]},
            [],
            {"options": ["free"], "reason": "no-hated-enemy", "inches": 4},
            marks=rule("RT-HATE-04"),
        ),
        param(
            {"unit": {"statuses": ["off-table", "frenzied"]}, "enemies": [{"inches": 5}]},
            [],
            {"options": ["none"], "reason": "off-table"},
            marks=rule("RT-EDGE-03"),
        ),
    ],
)
def test_compulsory_move_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.compulsory-move", given, dice, then)
