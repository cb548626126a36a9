"""Is a rout test due?"""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"models": 6, "lost": {"shooting": 3}}},
            [],
            {
                "allowed": True,
                "reason": None,
                "due": True,
                "causes": ["losses"],
                "counted_losses": 3,
                "base": 9,
                "losses_to_test": 0,
            },
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"unit": {"models": 7, "lost": {"shooting": 2, "psychic": 1}}},
            [],
            {"due": False, "reason": "no-cause", "causes": [], "counted_losses": 3, "base": 10, "losses_to_test": 1},
            marks=rule("RT-ROUT-03", "RT-STAT-02"),
        ),
        param(
            {"unit": {"models": 6, "lost": {"shooting": 2, "psychic": 2}}},
            [],
            {"due": True, "causes": ["losses"], "counted_losses": 4},
            marks=rule("RT-ROUT-03", "RT-SEQ-03"),
        ),
        param(
            {"unit": {"models": 14, "lost": {"shooting": 6}}},
            [],
            {"due": False, "counted_losses": 6, "base": 20, "losses_to_test": 1},
            marks=rule("RT-ROUT-03"),
        ),
        param({"unit": {"models": 1, "lost": {"shooting": 1}}}, [], {"due": True, "base": 2}, marks=rule("RT-ROUT-03")),
        param(
            {"unit": {"models": 0, "lost": {"shooting": 1}}},
            [],
            {"due": False, "reason": "no-models"},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"unit": {"models": 4, "fielded_models": 15, "start_models": 6, "lost": {"shooting": 2}}},
            [],
            {"due": True, "base": 6},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"unit": {"models": 5, "start_models": 12, "lost": {"shooting": 3, "other": 4}}},
            [],
            {"due": False, "reason": "no-cause", "counted_losses": 3, "losses_to_test": 1},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"unit": {"models": 6, "lost": {"left_table": 4}}},
            [],
            {"due": False, "reason": "no-cause", "counted_losses": 0, "base": 10, "losses_to_test": 4},
            marks=rule("RT-EDGE-02", "RT-ROUT-03"),
        ),
        param(
            {"moment": "during-phase", "unit": {"models": 6, "lost": {"shooting": 4}}},
            [],
            {"due": False, "reason": "phase-not-over", "losses_to_test": 0},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {
                "moment": "during-phase",
                "unit": {"models": 6, "lost": {"shooting": 4}},
                "settings": {"rt.rout.casualtyTiming": "immediate"},
            },
            [],
            {"due": True, "causes": ["losses"]},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            {"unit": {"last_round": "lost", "opponents": [{}]}},
            [],
            {"due": True, "causes": ["round-lost"]},
            marks=rule("RT-ROUT-02"),
        ),
        param(
            {"unit": {"last_round": "drawn", "opponents": [{}]}},
            [],
            {"due": False, "reason": "no-cause"},
            marks=rule("RT-ROUT-02"),
        ),
        param(
            {"asked_by": ["gamemaster", "breaking-off"], "unit": {}},
            [],
            {"due": True, "causes": ["breaking-off", "gamemaster"]},
            marks=rule("RT-ROUT-04", "RT-ROUT-05"),
        ),
        param(
            {"asked_by": ["gamemaster"], "unit": {"statuses": ["frenzied"]}},
            [],
            {"due": False, "reason": "frenzied", "causes": []},
            marks=rule("RT-ROUT-05", "RT-FRZ-09"),
        ),
        param(
            {"asked_by": ["fear-weapon"], "unit": {"models": 6, "lost": {"shooting": 4}}},
            [],
            {"due": True, "causes": ["losses", "fear-weapon"]},
            marks=rule("RT-ROUT-07"),
        ),
        param(
            {
                "unit": {
                    "models": 4,
                    "start_models": 10,
                    "lost": {"shooting": 4, "psychic": 2},
                    "third_test_taken": True,
                }
            },
            [],
            {"due": False, "reason": "already-tested", "counted_losses": 6},
            marks=rule("RT-ROUT-07"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "start_models": 10,
                    "lost": {"shooting": 4, "other": 1},
                    "third_test_taken": True,
                    "last_round": "lost",
                    "opponents": [{}],
                }
            },
            [],
            {"due": True, "causes": ["round-lost"]},
            marks=rule("RT-ROUT-07"),
        ),
        param(
            {"unit": {"models": 4, "lost": {"shooting": 6}, "statuses": ["frenzied"]}},
            [],
            {"due": False, "reason": "frenzied"},
            marks=rule("RT-ROUT-08", "RT-FRZ-09"),
        ),
        param(
            {"unit": {"models": 6, "lost": {"shooting": 4}, "statuses": ["routing"]}},
            [],
            {"due": False, "reason": "routing"},
            marks=rule("RT-ROUT-17"),
        ),
        param(
            {"unit": {"models": 6, "hates": ["orks"], "statuses": ["hating"], "lost": {"shooting_hated": 4}}},
            [],
            {"due": False, "reason": "by-hated-enemy", "counted_losses": 0},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {
                "unit": {
                    "models": 6,
                    "hates": ["orks"],
                    "statuses": ["hating"],
                    "lost": {"shooting_hated": 2, "shooting": 2},
                }
            },
            [],
            {"due": False, "reason": "by-hated-enemy", "counted_losses": 2, "losses_to_test": 2},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "hates": ["orks"],
                    "statuses": ["hating"],
                    "lost": {"shooting_hated": 1, "psychic": 4},
                }
            },
            [],
            {"due": True, "causes": ["losses"], "counted_losses": 4},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {"unit": {"models": 6, "hates": ["orks"], "lost": {"shooting_hated": 4}}},
            [],
            {"due": True, "counted_losses": 4},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {
                "unit": {
                    "models": 5,
                    "hates": ["orks"],
                    "statuses": ["hating"],
                    "lost": {"shooting": 5},
                    "opponents": [{"tags": ["Orks"]}],
                }
            },
            [],
            {"due": False, "reason": "fighting-hated-enemy"},
            marks=rule("RT-HATE-08"),
        ),
        param(
            {
                "unit": {
                    "hates": ["orks"],
                    "statuses": ["hating"],
                    "last_round": "lost",
                    "opponents": [{"tags": ["orks"]}, {"tags": ["eldar"]}],
                }
            },
            [],
            {"due": False, "reason": "fighting-hated-enemy"},
            marks=rule("RT-HATE-08"),
        ),
        param(
            {"unit": {"hates": ["orks"], "last_round": "lost", "opponents": [{"tags": ["orks"]}]}},
            [],
            {"due": True, "causes": ["round-lost"]},
            marks=rule("RT-HATE-08"),
        ),
        param(
            {
                "asked_by": ["fear-weapon"],
                "enemy": {"tags": ["orks"]},
                "unit": {"hates": ["everything"], "statuses": ["hating"]},
            },
            [],
            {"due": False, "reason": "by-hated-enemy"},
            marks=rule("RT-HATE-07"),
        ),
        param(
            {"unit": {"start_models": 3, "models": 1, "lost": {"shooting": 4}}}, [], BAD_INPUT, marks=rule("RT-STAT-02")
        ),
    ],
)
def test_rout_due_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.rout-due", given, dice, then)
