"""The save that a hit leaves no room for."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battle import Entry
from rules.language import language
from tests.battles import RULES

ENGLISH = language("en")


def _entry(action: str, **given: Any) -> Entry:
    return Entry(kind="action", action=f"rogue-trader.{action}", given=given, way="typed")


@pytest.mark.rule("RT-CONV-06")
@pytest.mark.parametrize(
    ("entry", "note"),
    [
        (_entry("shoot", weapon={"save_modifier": -6}, target={"save": 5}), "needs 11"),
        (_entry("damage", save_modifier=-2, target={"save": 5}), "needs 7"),
        (_entry("shoot", weapon={}, target={}), ""),
    ],
)
def test_a_hit_that_leaves_no_save_says_so(entry: Entry, note: str) -> None:
    found = RULES.unrolled(entry)
    assert found is not None
    assert [ENGLISH.text(words) for words in (found.title, found.word, found.note)] == ["save", "none", note]


@pytest.mark.parametrize(
    "entry",
    [
        _entry("shoot", weapon={"save_modifier": -1}, target={"save": 5}),
        _entry("shoot", weapon={"save_modifier": -6}, target={"save": 5, "save_unmodified": True}),
        _entry("special-damage", points_lost=3),
    ],
)
def test_a_save_that_can_be_made_is_a_die_like_others(entry: Entry) -> None:
    assert RULES.unrolled(entry) is None
