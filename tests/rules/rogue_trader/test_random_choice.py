"""Random choice among what is still there."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"items": [{"id": "lasgun"}, {"id": "lascannon"}, {"id": "bolter"}]},
            [2],
            {"chosen": "lascannon"},
            marks=rule("RT-CONV-04"),
        ),
        param(
            {"items": [{"id": "lasgun", "gone": True}, {"id": "lascannon"}]},
            [],
            {"chosen": "lascannon"},
            marks=rule("RT-CONV-04"),
        ),
        param(
            {"items": [{"id": "lasgun", "gone": True}, {"id": "lascannon", "gone": True}]},
            [],
            {"chosen": None},
            marks=rule("RT-CONV-04"),
        ),
        param(
            {"items": [{"id": "a"}, {"id": "b", "gone": True}, {"id": "c"}, {"id": "d"}]},
            [3],
            {"chosen": "d"},
            marks=rule("RT-CONV-04"),
        ),
        param({"items": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}, [4], BAD_INPUT, marks=rule("RT-CONV-04")),
        param({"items": [{"id": "a"}, {"id": "a"}]}, [1], BAD_INPUT, marks=rule("RT-CONV-04")),
    ],
)
def test_random_choice_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.random-choice", given, dice, then)


@rule("RT-CONV-04")
def test_a_hundred_items_at_most() -> None:
    items = [{"id": f"item {number}"} for number in range(101)]
    check("rogue-trader.random-choice", {"items": items[:100]}, [100], {"chosen": "item 99"})
    check("rogue-trader.random-choice", {"items": items}, [1], BAD_INPUT)


@rule("RT-CONV-04")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"items": None},
        {"items": "ab"},
        {"items": {"id": "a"}},
        {"items": [{"id": ""}]},
        {"items": [{"id": "x" * 81}]},
        {"items": [{"id": 3}]},
        {"items": [{"id": "a", "gone": 1}]},
        {"items": [{"id": "a", "lost": True}]},
        {"items": [], "settings": {"rt.unknown": "on"}},
        {"items": [], "settings": {"spill": "on"}},
        {"items": [], "settings": None},
    ],
)
def test_bad_input(given: dict[str, Any]) -> None:
    check("rogue-trader.random-choice", given, [], BAD_INPUT)


@rule("RT-CONV-04")
def test_nothing_at_all_and_settings_that_play_no_part() -> None:
    check("rogue-trader.random-choice", {"items": []}, [], {"chosen": None})
    check("rogue-trader.random-choice", {"items": [], "settings": {"rt.ooc.cap": "none"}}, [], {"chosen": None})


@rule("RT-CONV-04")
def test_each_item_that_is_left_is_equally_likely() -> None:
    items = [{"id": "a"}, {"id": "b", "gone": True}, {"id": "c"}, {"id": "d"}]
    found = chances("rogue-trader.random-choice", {"items": items}, "chosen")
    assert found == {("a",): Fraction(1, 3), ("c",): Fraction(1, 3), ("d",): Fraction(1, 3)}


def test_the_log_names_what_was_chosen() -> None:
    given = {"items": [{"id": "lasgun"}, {"id": "{bolter}"}]}
    assert log_of("rogue-trader.random-choice", given, [2]) == ["Chosen: {bolter}."]
    assert log_of("rogue-trader.random-choice", {"items": []}, [], "fr") == [
        "Il ne reste rien à choisir\N{NO-BREAK SPACE}: sans effet."
    ]
