"""Reminders of what no action resolves."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.catalogue import rows
from rules.language import language
from rules.pathfinder.reminders import Reminder, reminders

TABLE = rows("pathfinder", "reminders", Reminder)


@pytest.mark.rule("PF-RND-01", "PF-RND-07", "PF-RND-09", "PF-RND-10", "PF-SPD-10", "PF-GRID-13", "PF-COL-14")
@pytest.mark.rule("PF-DMG-12", "PF-DMG-13", "PF-DMG-16", "PF-CRW-04", "PF-SGE-03", "PF-LIC-01")
@pytest.mark.parametrize(
    ("rule", "when", "words"),
    [
        ("PF-RND-01", "always", ["driver’s turn", "last driver’s place"]),
        ("PF-RND-07", "moving", ["nothing but help", "driver and passengers do"]),
        ("PF-RND-09", "always", ["free action", "pin"]),
        ("PF-RND-10", "new-driver", ["does not move"]),
        ("PF-SPD-10", "steep", ["steep slopes"]),
        ("PF-GRID-13", "always", ["end its move there", "destroyed first"]),
        ("PF-COL-14", "overrun", ["Improved Overrun", "penalty on the check"]),
        ("PF-COL-14", "bull-rush", ["Improved Bull Rush", "Greater Bull Rush"]),
        ("PF-DMG-12", "attacked", ["no ability scores", "bleed", "Will"]),
        ("PF-DMG-13", "driver-down", ["nothing yet", "uncontrolled"]),
        ("PF-DMG-16", "attacked", ["+2 AC", "+1 Reflex"]),
        ("PF-CRW-04", "rowed", ["while it is rowed"]),
        ("PF-SGE-03", "siege", ["loaded before each shot", "twice as long"]),
        ("PF-LIC-01", "licence", ["Open Game License 1.0a"]),
    ],
)
def test_a_reminder_is_shown_when_it_is_of_use(rule: str, when: Any, words: list[str]) -> None:
    shown = " ".join(row.name.en for row in reminders({when}) if row.rule == rule and row.when == when)
    assert [word for word in words if word not in shown] == []
    hidden = [row for row in reminders(()) if row.rule == rule and row.when == when]
    assert bool(hidden) == (when == "always")


def test_each_reminder_stands_in_both_languages_with_french_spaces() -> None:
    for row in TABLE.values():
        for code in ("en", "fr"):
            assert language(code).text(row.name.words()).endswith(".")
        assert row.name.en != row.name.fr
        assert not re.search(r" [:;!?%]", row.name.fr)
        assert row.source == row.rule
