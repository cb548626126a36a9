"""The Vehicle Damage Table, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"target": {"hull_points": 5}},
            [1],
            {"statuses_gained": ["stunned"], "hull_points": 5},
            marks=rule("HH-DMG-01"),
            id="HH-DMG-01-a",
        ),
        param(
            {"target": {"hull_points": 5}},
            [2],
            {"statuses_gained": ["stunned"]},
            marks=rule("HH-DMG-01"),
            id="HH-DMG-01-b",
        ),
        param(
            {"target": {"hull_points": 5}},
            [3],
            {"statuses_gained": ["pinned"]},
            marks=rule("HH-DMG-01"),
            id="HH-DMG-01-c",
        ),
        param(
            {"glancing": 2, "target": {"hull_points": 5}},
            [4, 5],
            {"statuses_gained": ["pinned", "suppressed"], "statuses": ["pinned", "suppressed"]},
            marks=rule("HH-DMG-01"),
            id="HH-DMG-01-d",
        ),
        param(
            {"target": {"hull_points": 5, "statuses": ["pinned"], "invulnerable": 4, "mitigation": 4}},
            [4],
            {"hull_points": 4, "statuses_gained": [], "statuses": ["pinned"]},
            marks=rule("HH-DMG-02"),
            id="HH-DMG-02-a",
        ),
        param(
            {"target": {"hull_points": 1, "statuses": ["stunned"], "passengers": True}},
            [2],
            {"hull_points": 0, "destroyed": True, "next": ["emergency-disembark", "remove"]},
            marks=rule("HH-DMG-02"),
            id="HH-DMG-02-b",
        ),
        param(
            {"target": {"hull_points": 3, "statuses": ["stunned", "pinned", "suppressed"]}},
            [6],
            {"hull_points": 2, "statuses": ["stunned", "pinned", "suppressed"]},
            marks=rule("HH-DMG-02"),
            id="HH-DMG-02-c",
        ),
        param(
            {"glancing": 2, "target": {"hull_points": 5}},
            [3, 4],
            {"statuses": ["pinned"], "hull_points": 4},
            marks=rule("HH-DMG-03"),
            id="HH-DMG-03-a",
        ),
        param(
            {"glancing": 4, "target": {"hull_points": 2}},
            [1, 1, 2],
            {"hull_points": 0, "destroyed": True, "statuses_gained": ["stunned"]},
            marks=rule("HH-DMG-03"),
            id="HH-DMG-03-b",
        ),
        param(
            {"glancing": 3, "target": {"hull_points": 5, "statuses": ["suppressed"]}},
            [5, 1, 2],
            {"hull_points": 3, "statuses": ["stunned", "suppressed"]},
            marks=rule("HH-DMG-03"),
            id="HH-DMG-03-c",
        ),
        param(
            {"glancing": 3, "target": {"hull_points": 18, "sub_types": ["super-heavy"]}},
            [],
            {"hull_points": 15, "statuses": []},
            marks=rule("HH-DMG-04"),
            id="HH-DMG-04-a",
        ),
        param(
            {"glancing": 1, "target": {"hull_points": 1, "sub_types": ["flyer", "transport"], "passengers": True}},
            [],
            {"destroyed": True, "next": ["emergency-disembark", "remove"]},
            marks=rule("HH-DMG-04"),
            id="HH-DMG-04-b",
        ),
        param(
            {"glancing": 1, "no_statuses": True, "target": {"hull_points": 12, "sub_types": ["super-heavy"]}},
            [],
            {"hull_points": 11},
            marks=rule("HH-DMG-04"),
            id="HH-DMG-04-c",
        ),
        param(
            {"glancing": 2, "no_statuses": True, "target": {"hull_points": 5, "statuses": ["pinned"]}},
            [],
            {"hull_points": 5, "statuses": ["pinned"]},
            marks=rule("HH-DMG-05"),
            id="HH-DMG-05-a",
        ),
        param(
            {"glancing": 1, "target": {"hull_points": 4, "third_line": True}},
            [5],
            {"hull_points": 3, "statuses": ["suppressed"]},
            marks=rule("HH-DMG-06"),
            id="HH-DMG-06-a",
        ),
        param(
            {"glancing": 1, "target": {"hull_points": 1, "third_line": True}},
            [],
            {"destroyed": True, "statuses": []},
            marks=rule("HH-DMG-06"),
            id="HH-DMG-06-b",
        ),
        param(
            {"glancing": 1, "target": {"hull_points": 6, "third_line": True, "sub_types": ["super-heavy"]}},
            [],
            {"hull_points": 4},
            marks=rule("HH-DMG-06"),
            id="HH-DMG-06-c",
        ),
    ],
)
def test_examples_of_damage_table(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.damage-table", given, dice, then)
