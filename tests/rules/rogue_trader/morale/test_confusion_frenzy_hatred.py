"""Tests of confusion, frenzy and hatred."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "confusion", "models_targeted": 3, "unit": {"leader": {"cl": 8}}},
            [6, 3],
            {"passed": False, "effect": "confused", "models_affected": 3, "statuses": ["confused"]},
            marks=rule("RT-COOL-02", "RT-CONF-01"),
        ),
        param(
            {"kind": "confusion", "unit": {"leader": {"cl": 6}, "cl": 8}},
            [4, 3],
            {"target": 6, "passed": False},
            marks=rule("RT-COOL-03"),
        ),
        param(
            {"kind": "confusion", "unit": {"leader": {"cl": 8, "alive": False}, "hero": {"cl": 9}}},
            [5, 4],
            {"target": 9, "basis": "hero", "passed": True},
            marks=rule("RT-COOL-04"),
        ),
        param(
            {"kind": "confusion", "unit": {"leader": {"cl": 8, "alive": False}}},
            [4, 4],
            {"target": 7, "basis": "troops", "passed": False},
            marks=rule("RT-COOL-05"),
        ),
        param(
            {
                "kind": "confusion",
                "models_targeted": 5,
                "unit": {
                    "models": 6,
                    "troops": [{"count": 2, "cl": 8}, {"count": 3, "cl": 7}, {"count": 1, "cl": 5, "concerned": 0}],
                },
            },
            [3, 3],
            {"target": 7, "passed": True},
            marks=rule("RT-COOL-06"),
        ),
        param(
            {"kind": "confusion", "models_targeted": 4, "unit": {"leader": {"cl": 8}}},
            [4, 4],
            {"passed": True, "effect": None, "statuses": []},
            marks=rule("RT-CONF-01"),
        ),
        param(
            {"kind": "confusion", "unit": {"statuses": ["confused"]}},
            [],
            {"allowed": False, "reason": "confused", "tested": False, "effect": None, "statuses": ["confused"]},
            marks=rule("RT-CONF-01", "RT-CONF-08"),
        ),
        param(
            {"kind": "confusion", "unit": {"statuses": ["frenzied"]}},
            [],
            {"allowed": False, "reason": "frenzied"},
            marks=rule("RT-CONF-01", "RT-FRZ-10"),
        ),
        param(
            {"kind": "confusion", "unit": {"statuses": ["routing"]}},
            [5, 4],
            {"effect": "confused", "statuses": ["routing", "confused"]},
            marks=rule("RT-PSY-05"),
        ),
        param(
            {"kind": "confusion", "models_targeted": 0, "unit": {}},
            [],
            {"allowed": False, "reason": "no-target"},
            marks=rule("RT-COOL-02"),
        ),
        param(
            {"kind": "confusion", "models_targeted": 1, "unit": {}},
            [6, 6],
            {"effect": "confused", "models_affected": 1},
            marks=rule("RT-COOL-02"),
        ),
        param(
            {"kind": "confusion", "unit": {"cl": None}},
            [],
            {"allowed": False, "reason": "no-cl"},
            marks=rule("RT-STAT-01"),
        ),
        param({"kind": "confusion", "models_targeted": 11, "unit": {}}, [3, 3], BAD_INPUT, marks=rule("RT-COOL-02")),
    ],
)
def test_psychology_test_confusion_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.psychology-test", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "frenzy", "to_inches": 5, "unit": {"frenzy_prone": True, "statuses": ["routing"]}},
            [],
            {"allowed": False, "reason": "routing"},
            marks=rule("RT-PSY-05"),
        ),
        param(
            {"kind": "frenzy", "from_inches": 16, "to_inches": 14.5, "unit": {"frenzy_prone": True}},
            [4, 4],
            {"target": 7, "passed": False, "effect": "frenzied", "statuses": ["frenzied"], "compulsory": []},
            marks=rule("RT-FRZ-02", "RT-FRZ-03"),
        ),
        param(
            {"kind": "frenzy", "to_inches": 14.5, "unit": {"frenzy_prone": True, "leader": {"cl": 9}, "cl": 6}},
            [5, 4],
            {"target": 9, "passed": True, "effect": None},
            marks=rule("RT-FRZ-03"),
        ),
        param(
            {"kind": "frenzy", "from_inches": 18, "to_inches": 15, "unit": {"frenzy_prone": True}},
            [],
            {"allowed": False, "reason": "not-near"},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {
                "kind": "frenzy",
                "from_inches": 18,
                "to_inches": 15,
                "unit": {"frenzy_prone": True},
                "settings": {"rt.frenzy.rangeInclusive": "on"},
            },
            [3, 3],
            {"tested": True, "passed": True},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"kind": "frenzy", "from_inches": 12, "to_inches": 8, "unit": {"frenzy_prone": True}},
            [],
            {"allowed": False, "reason": "already-near"},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"kind": "frenzy", "trigger": "own-move", "to_inches": 10, "unit": {"frenzy_prone": True}},
            [],
            {"allowed": False, "reason": "own-move"},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"kind": "frenzy", "to_inches": 5, "unit": {}},
            [],
            {"allowed": False, "reason": "not-prone"},
            marks=rule("RT-FRZ-01"),
        ),
        param(
            {"kind": "frenzy", "to_inches": 5, "unit": {"frenzy_prone": True, "statuses": ["frenzied"]}},
            [],
            {"allowed": False, "reason": "frenzied"},
            marks=rule("RT-FRZ-10"),
        ),
        param(
            {"kind": "frenzy", "trigger": "charged", "to_inches": 3, "unit": {"frenzy_prone": True}},
            [3, 3],
            BAD_INPUT,
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {
                "kind": "frenzy",
                "to_inches": 15.5,
                "unit": {"frenzy_prone": True},
                "settings": {"rt.frenzy.rangeInclusive": "on"},
            },
            [],
            {"allowed": False, "reason": "not-near"},
            marks=rule("RT-FRZ-02"),
        ),
        param(
            {"kind": "frenzy", "to_inches": 9, "own_movement_left": True, "unit": {"frenzy_prone": True}},
            [6, 6],
            {"effect": "frenzied", "compulsory": ["frenzy-move"]},
            marks=rule("RT-FRZ-07"),
        ),
        param({"kind": "frenzy", "unit": {"frenzy_prone": True}}, [3, 3], BAD_INPUT, marks=rule("RT-FRZ-02")),
    ],
)
def test_psychology_test_frenzy_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.psychology-test", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "hatred", "unit": {"leader": {"cl": 8}, "hates": ["orks"]}, "enemy": {"tags": ["orks"]}},
            [6, 2],
            {
                "tested": True,
                "target": 8,
                "basis": "leader",
                "passed": True,
                "effect": None,
                "models_affected": None,
                "statuses": [],
            },
            marks=rule("RT-COOL-01", "RT-HATE-03"),
        ),
        param(
            {"kind": "hatred", "unit": {"leader": {"cl": 8}, "hates": ["orks"]}, "enemy": {"tags": ["orks"]}},
            [5, 4],
            {"passed": False, "effect": "hating", "models_affected": 10, "gained": ["hating"], "compulsory": []},
            marks=rule("RT-COOL-01", "RT-HATE-03"),
        ),
        param(
            {"kind": "hatred", "was_in_view": True, "unit": {"hates": ["everything"]}, "enemy": {"tags": ["eldar"]}},
            [],
            {"allowed": False, "reason": "already-in-view"},
            marks=rule("RT-HATE-02"),
        ),
        param(
            {"kind": "hatred", "already_tested": True, "unit": {"hates": ["everything"]}},
            [],
            {"allowed": False, "reason": "already-tested"},
            marks=rule("RT-HATE-02"),
        ),
        param(
            {"kind": "hatred", "own_movement_left": True, "unit": {"hates": ["everything"]}},
            [4, 4],
            {"effect": "hating", "compulsory": ["hatred-move"]},
            marks=rule("RT-HATE-02"),
        ),
        param(
            {"kind": "hatred", "unit": {"hates": ["everything"], "statuses": ["hating"]}},
            [],
            {"allowed": False, "reason": "hating"},
            marks=rule("RT-HATE-02"),
        ),
        param(
            {"kind": "hatred", "unit": {"hates": ["orks"]}, "enemy": {"tags": ["eldar"]}},
            [],
            {"allowed": False, "reason": "not-hated"},
            marks=rule("RT-HATE-01"),
        ),
        param(
            {"kind": "hatred", "unit": {"hates": ["everything"], "statuses": ["off-table"]}},
            [],
            {"allowed": False, "reason": "off-table"},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"kind": "hatred", "own_movement_left": True, "unit": {"hates": ["everything"], "statuses": ["pursuing"]}},
            [6, 6],
            {"effect": "hating", "compulsory": []},
            marks=rule("RT-PURS-12"),
        ),
        param(
            {
                "kind": "hatred",
                "own_movement_left": True,
                "unit": {"hates": ["everything"], "statuses": ["rally-turn"]},
            },
            [6, 6],
            {"effect": "hating", "compulsory": []},
            marks=rule("RT-STAT-06", "RT-HATE-04"),
        ),
        param(
            {"kind": "hatred", "own_movement_left": True, "unit": {"hates": ["everything"], "opponents": [{}]}},
            [6, 6],
            {"effect": "hating", "compulsory": []},
            marks=rule("RT-HATE-04"),
        ),
        param(
            {
                "kind": "hatred",
                "own_movement_left": True,
                "unit": {"hates": ["everything"], "statuses": ["routing"]},
                "settings": {"rt.psychology.routersTest": "on"},
            },
            [6, 6],
            {"effect": "hating", "statuses": ["routing", "hating"], "compulsory": []},
            marks=rule("RT-PSY-05"),
        ),
    ],
)
def test_psychology_test_hatred_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.psychology-test", given, dice, then)
