"""Start and end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"own_turn": False, "unit": {"models": 7, "start_models": 10, "lost": {"shooting": 2, "psychic": 1}}},
            [],
            {"start_models": 7, "losses": 0, "third_test_taken": False, "tests": [], "statuses": []},
            marks=rule("RT-SEQ-03", "RT-STAT-02"),
        ),
        param(
            {"unit": {"models": 4, "third_test_taken": True, "lost": {"shooting": 3, "other": 2}}},
            [],
            {"start_models": 4, "losses": 0, "third_test_taken": False, "compulsory": []},
            marks=rule("RT-SEQ-03"),
        ),
        param(
            {
                "unit": {
                    "leader": {"cl": 8},
                    "statuses": ["confused"],
                    "frenzy_prone": True,
                    "nearest_enemy_inches": 12,
                    "hated_in_view": True,
                }
            },
            [4, 3, 6, 4],
            {
                "tests": [{"kind": "recovery", "target": 8, "passed": True}, {"kind": "frenzy", "passed": False}],
                "gained": ["frenzied"],
                "lost": ["confused"],
                "statuses": ["frenzied"],
                "compulsory": ["frenzy-move"],
            },
            marks=rule("RT-SEQ-04", "RT-CONF-02"),
        ),
        param(
            {
                "unit": {
                    "leader": {"cl": 8},
                    "statuses": ["confused"],
                    "frenzy_prone": True,
                    "nearest_enemy_inches": 12,
                    "hated_in_view": True,
                }
            },
            [5, 4],
            {
                "tests": [{"kind": "recovery", "passed": False}],
                "gained": [],
                "lost": [],
                "statuses": ["confused"],
                "compulsory": [],
            },
            marks=rule("RT-SEQ-04", "RT-PSY-04"),
        ),
        param(
            {"unit": {"frenzy_prone": True, "statuses": ["frenzied"], "nearest_enemy_inches": 20}},
            [],
            {"tests": [], "lost": ["frenzied"], "statuses": []},
            marks=rule("RT-SEQ-04", "RT-FRZ-05"),
        ),
        param(
            {
                "unit": {
                    "frenzy_prone": True,
                    "statuses": ["frenzied"],
                    "base_contact": 1,
                    "nearest_enemy_inches": 0,
                    "opponents": [{}],
                }
            },
            [],
            {"tests": [], "lost": [], "statuses": ["frenzied"], "compulsory": []},
            marks=rule("RT-FRZ-11", "RT-FRZ-05"),
        ),
        param(
            {
                "unit": {
                    "leader": {"cl": 8},
                    "frenzy_prone": True,
                    "statuses": ["frenzied"],
                    "base_contact": 0,
                    "nearest_enemy_inches": 1,
                }
            },
            [4, 4],
            {"tests": [{"kind": "frenzy", "target": 8, "passed": True}], "lost": ["frenzied"], "statuses": []},
            marks=rule("RT-FRZ-11"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "frenzy_prone": True, "statuses": ["frenzied"], "nearest_enemy_inches": 10}},
            [5, 4],
            {"gained": ["frenzied"], "lost": ["frenzied"], "statuses": ["frenzied"], "compulsory": ["frenzy-move"]},
            marks=rule("RT-FRZ-04"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "frenzy_prone": True, "nearest_enemy_inches": 10}},
            [4, 4],
            {"tests": [{"kind": "frenzy", "passed": True}], "statuses": []},
            marks=rule("RT-FRZ-04", "RT-FRZ-02"),
        ),
        param(
            {"unit": {"frenzy_prone": True, "nearest_enemy_inches": 15}},
            [],
            {"tests": [], "statuses": []},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {
                "unit": {"frenzy_prone": True, "nearest_enemy_inches": 15},
                "settings": {"rt.frenzy.rangeInclusive": "on"},
            },
            [4, 4],
            {"tests": [{"kind": "frenzy", "target": 7, "basis": "troops", "passed": False}], "statuses": ["frenzied"]},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "frenzy_prone": True, "nearest_enemy_inches": 10, "hated_in_view": True}},
            [4, 4, 5, 4],
            {
                "tests": [{"kind": "frenzy", "passed": True}, {"kind": "hatred", "passed": False}],
                "gained": ["hating"],
                "compulsory": ["hatred-move"],
            },
            marks=rule("RT-PSY-03", "RT-HATE-02"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "frenzy_prone": True, "nearest_enemy_inches": 10, "hated_in_view": True}},
            [5, 4],
            {"tests": [{"kind": "frenzy", "passed": False}], "gained": ["frenzied"]},
            marks=rule("RT-PSY-03", "RT-PSY-04"),
        ),
        param(
            {"unit": {"statuses": ["hating"]}},
            [],
            {"tests": [], "lost": ["hating"], "statuses": []},
            marks=rule("RT-HATE-09"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "statuses": ["hating"], "hated_in_view": True}},
            [5, 4],
            {"gained": ["hating"], "lost": ["hating"], "statuses": ["hating"], "compulsory": ["hatred-move"]},
            marks=rule("RT-HATE-09", "RT-HATE-02"),
        ),
        param(
            {
                "unit": {"statuses": ["hating"], "hated_in_view": True},
                "settings": {"rt.hatred.duration": "whileInSight"},
            },
            [],
            {"tests": [], "lost": [], "statuses": ["hating"], "compulsory": ["hatred-move"]},
            marks=rule("RT-HATE-09"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["hating"]}, "settings": {"rt.hatred.duration": "whileInSight"}},
            [],
            {"lost": ["hating"], "statuses": []},
            marks=rule("RT-HATE-09"),
        ),
        param(
            {
                "own_turn": False,
                "unit": {
                    "statuses": ["frenzied", "hating"],
                    "hated_in_view": True,
                    "nearest_enemy_inches": 5,
                    "frenzy_prone": True,
                },
            },
            [],
            {"tests": [], "statuses": ["frenzied", "hating"]},
            marks=rule("RT-HATE-09", "RT-FRZ-05"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "statuses": ["confused", "hating"], "hated_in_view": True}},
            [6, 4],
            {"tests": [{"kind": "recovery", "passed": False}], "lost": ["hating"], "statuses": ["confused"]},
            marks=rule("RT-CONF-12", "RT-HATE-09"),
        ),
        param(
            {
                "unit": {
                    "leader": {"cl": 8},
                    "frenzy_prone": True,
                    "statuses": ["confused", "frenzied"],
                    "base_contact": 2,
                    "opponents": [{}],
                }
            },
            [4, 4],
            {"tests": [{"kind": "recovery", "passed": True}], "lost": ["confused"], "statuses": ["frenzied"]},
            marks=rule("RT-CONF-12", "RT-FRZ-11"),
        ),
        param(
            {"unit": {"leader": {"cl": 8, "alive": False}, "cl": 7, "statuses": ["confused"]}},
            [4, 4],
            {
                "tests": [{"kind": "recovery", "target": 7, "basis": "troops", "passed": False}],
                "statuses": ["confused"],
            },
            marks=rule("RT-CONF-02", "RT-COOL-05"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["confused"]}},
            [],
            {"tests": [], "statuses": ["confused"]},
            marks=rule("RT-CONF-09"),
        ),
        param(
            {
                "unit": {
                    "statuses": ["routing", "confused"],
                    "frenzy_prone": True,
                    "nearest_enemy_inches": 5,
                    "hated_in_view": True,
                }
            },
            [3, 4],
            {
                "tests": [{"kind": "recovery", "passed": True}],
                "statuses": ["routing"],
                "compulsory": ["rout-move-double"],
            },
            marks=rule("RT-CONF-09", "RT-PSY-05"),
        ),
        param(
            {
                "unit": {"leader": {"cl": 6}, "statuses": ["routing"], "hated_in_view": True},
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [3, 4],
            {
                "tests": [{"kind": "hatred", "passed": False}],
                "statuses": ["routing", "hating"],
                "compulsory": ["rout-move-double"],
            },
            marks=rule("RT-PSY-05"),
        ),
        param(
            {"unit": {"statuses": ["rallied"]}},
            [],
            {"gained": ["rally-turn"], "lost": ["rallied"], "statuses": ["rally-turn"], "compulsory": ["stationary"]},
            marks=rule("RT-RALLY-09"),
        ),
        param(
            {"own_turn": False, "unit": {"statuses": ["rallied"]}},
            [],
            {"statuses": ["rallied"], "compulsory": []},
            marks=rule("RT-RALLY-09"),
        ),
        param(
            {"unit": {"statuses": ["rallied"], "frenzy_prone": True, "nearest_enemy_inches": 9}},
            [6, 5],
            {
                "gained": ["rally-turn", "frenzied"],
                "statuses": ["rally-turn", "frenzied"],
                "compulsory": ["stationary"],
            },
            marks=rule("RT-STAT-06", "RT-RALLY-09"),
        ),
        param(
            {
                "unit": {
                    "models": 1,
                    "fielded_models": 1,
                    "dreadnought": True,
                    "leader": {"cl": 9},
                    "statuses": ["confused"],
                    "hated_in_view": True,
                },
                "settings": {"rt.psychology.enabled": "off"},
            },
            [5, 4],
            {"tests": [{"kind": "recovery", "target": 9, "passed": True}], "lost": ["confused"], "statuses": []},
            marks=rule("RT-CONF-10", "RT-CONF-02"),
        ),
        param({"unit": {"statuses": ["confused"]}}, [4], BAD_INPUT, marks=rule("RT-CONF-02")),
        param({"unit": {"frenzy_prone": True}}, [1, 1], BAD_INPUT, marks=rule("RT-FRZ-02")),
        param(
            {"unit": {"leader": {"cl": 8}, "frenzy_prone": True, "base_contact": 1}},
            [6, 6],
            {"tests": [{"kind": "frenzy", "passed": False}], "statuses": ["frenzied"], "compulsory": []},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"unit": {"leader": {"cl": 8}, "statuses": ["pursuing"], "hated_in_view": True}},
            [6, 6],
            {"statuses": ["pursuing", "hating"], "compulsory": []},
            marks=rule("RT-PURS-12", "RT-HATE-02"),
        ),
        param(
            {
                "unit": {
                    "statuses": ["off-table"],
                    "frenzy_prone": True,
                    "nearest_enemy_inches": 9,
                    "hated_in_view": True,
                }
            },
            [],
            {"tests": [], "statuses": ["off-table"], "compulsory": []},
            marks=rule("RT-EDGE-03", "RT-HATE-02"),
        ),
        param(
            {"unit": {"statuses": ["off-table", "confused", "frenzied"]}},
            [6, 6],
            {"lost": ["frenzied"], "statuses": ["off-table", "confused"], "compulsory": []},
            marks=rule("RT-EDGE-03", "RT-CONF-02"),
        ),
    ],
)
def test_morale_start_of_turn_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.morale-start-of-turn", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["rally-turn", "confused"]}},
            [],
            {"lost": ["rally-turn"], "statuses": ["confused"]},
            marks=rule("RT-RALLY-09"),
        ),
        param(
            {"unit": {"statuses": ["rallied"]}}, [], {"lost": [], "statuses": ["rallied"]}, marks=rule("RT-RALLY-09")
        ),
        param(
            {"unit": {"statuses": ["refused-pursuit", "no-reserve"]}},
            [],
            {"lost": ["refused-pursuit", "no-reserve"], "statuses": []},
            marks=rule("RT-PURS-07", "RT-ROUT-12"),
        ),
        param(
            {"unit": {"statuses": ["stopped"]}},
            [],
            {"lost": ["stopped"], "statuses": []},
            marks=rule("RT-PURS-14", "RT-PURS-05"),
        ),
        param(
            {"unit": {"statuses": ["pursuing", "frenzied", "kept-from-charging"]}},
            [],
            {"lost": ["kept-from-charging"], "statuses": ["pursuing", "frenzied"]},
            marks=rule("RT-FEAR-04", "RT-FRZ-05"),
        ),
        param(
            {"unit": {"statuses": ["hating"]}, "settings": {"rt.hatred.duration": "whileInSight"}},
            [],
            {"lost": ["hating"]},
            marks=rule("RT-HATE-09"),
        ),
        param({"unit": {"statuses": ["hating"]}}, [], {"lost": [], "statuses": ["hating"]}, marks=rule("RT-HATE-09")),
    ],
)
def test_morale_end_of_turn_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.morale-end-of-turn", given, dice, then)
