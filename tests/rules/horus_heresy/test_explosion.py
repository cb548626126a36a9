"""Explosions of vehicles, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"explodes_on": 5, "base_hull_points": 6, "units": ["tacticals", "own Rhino"]},
            [5],
            {
                "exploded": True,
                "hits": [{"id": "tacticals", "hits": 6}, {"id": "own Rhino", "hits": 6}],
                "strength": 8,
                "damage": 1,
                "next": ["remove"],
            },
            marks=rule("HH-EXP-01"),
            id="HH-EXP-01-a",
        ),
        param(
            {"explodes_on": 5, "base_hull_points": 6, "units": ["tacticals"]},
            [4],
            {"exploded": False, "hits": [], "next": ["remove"]},
            marks=rule("HH-EXP-01"),
            id="HH-EXP-01-b",
        ),
        param(
            {"explodes_on": 4, "base_hull_points": 12, "units": ["tacticals"], "settings": {"wrecks": True}},
            [3],
            {"exploded": False, "next": ["wreck"]},
            marks=rule("HH-EXP-01"),
            id="HH-EXP-01-c",
        ),
        param(
            {"explodes_on": 4, "base_hull_points": 12, "units": [], "settings": {"wrecks": True}},
            [4],
            {"exploded": True, "hits": [], "next": ["remove"]},
            marks=rule("HH-EXP-01"),
            id="HH-EXP-01-d",
        ),
    ],
)
def test_examples_of_explode(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.explode", given, dice, then)
