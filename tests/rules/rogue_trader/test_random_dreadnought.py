"""A dreadnought rolled up on the Ironmuster tables."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {},
            [3, 6, 1, 3, 3, 6, 2, 5, 1, 4, 4, 6, 2, 1, 5, 3, 3, 6, 6, 1, 2, 7, 20],
            {
                "frame": "standard",
                "m": 7,
                "ws": 5,
                "bs": 6,
                "s": 6,
                "t": 7,
                "damage": 6,
                "i": 6,
                "a": 2,
                "save": 5,
                "weapon_points": 4,
                "weapons": [
                    {"name": "lascannon", "class": "heavy", "mount": "right-arm", "to_hit": 0},
                    {"name": "bolt-gun", "mount": "left-arm"},
                    {"name": "bolt-gun", "class": "basic", "mount": "right-arm"},
                ],
                "equipment": ["ejector-seat", "communicator"],
                "equipment_points": 2,
                "history": ["sound"],
                "cool_modifier": 0,
                "name": [7, 20],
            },
            marks=rule(
                "RT-GEN-01", "RT-GEN-02", "RT-GEN-03", "RT-GEN-04", "RT-GEN-05", "RT-GEN-06", "RT-GEN-07", "RT-GEN-08"
            ),
        ),
        param(
            {},
            [1, 3, 3, 3, 3, 3, 3, 3, 1, 2, 6, 3, 6, 8, 1, 2, 4, 1, 1],
            {
                "frame": "light",
                "m": 7,
                "s": 5,
                "t": 5,
                "damage": 4,
                "i": 6,
                "a": 1,
                "save": None,
                "weapon_points": 3,
                "weapons": [{"name": "autocannon"}, {"name": "melta-gun"}],
                "equipment": ["searchlight"],
            },
            marks=rule("RT-GEN-02", "RT-GEN-03"),
        ),
        param(
            {},
            [6, 2, 2, 2, 2, 2, 2, 2, 2, 5, 4, 1, 4, 3, 1, 4, 6, 1, 2, 3, 1, 5, 5],
            {
                "frame": "heavy",
                "m": 5,
                "ws": 6,
                "s": 7,
                "t": 7,
                "damage": 8,
                "i": 5,
                "a": 3,
                "save": 4,
                "weapon_points": 5,
                "weapons": [{"name": "heavy-bolter"}, {"name": "autocannon"}, {"name": "lasgun"}],
                "equipment": ["communicator", "searchlight", "auto-aim"],
            },
            marks=rule("RT-GEN-02", "RT-GEN-04"),
        ),
        param(
            {
                "kept": {
                    "frame": [6],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "weapons": [4, 1, 4, 3, 1, 4],
                    "equipment": [1, 1],
                    "history": [1],
                    "name": [1, 1],
                }
            },
            [6],
            {"save": 4},
            marks=rule("RT-GEN-04"),
        ),
        param(
            {
                "kept": {
                    "frame": [1],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "weapons": [1, 1, 1, 1, 1, 1],
                    "equipment": [1, 1],
                    "history": [1],
                    "name": [1, 1],
                }
            },
            [2],
            {"save": None},
            marks=rule("RT-GEN-04"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "equipment": [1, 1],
                    "history": [1],
                    "name": [1, 1],
                }
            },
            [1, 4, 2, 6, 3, 7, 1, 8],
            {
                "weapons": [
                    {"name": "lasgun", "mount": "right-arm"},
                    {"name": "autogun", "mount": "left-arm"},
                    {"name": "shotgun", "mount": "right-arm"},
                    {"name": "melta-gun", "mount": "left-arm"},
                ]
            },
            marks=rule("RT-GEN-05"),
        ),
        param(
            {
                "kept": {
                    "frame": [6],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "equipment": [1, 1],
                    "history": [1],
                    "name": [1, 1],
                }
            },
            [1, 9, 1, 10, 1, 5, 1, 3, 6, 1],
            {
                "weapons": [
                    {"name": "plasma-gun"},
                    {"name": "shuriken-catapult"},
                    {"name": "lasgun"},
                    {"name": "bolt-gun"},
                    {"name": "bolt-gun", "class": "basic", "mount": "body"},
                ]
            },
            marks=rule("RT-GEN-05"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "weapons": [4, 6, 4, 5],
                    "history": [1],
                    "name": [1, 1],
                }
            },
            [5, 10, 10, 9, 10, 8],
            {"equipment": ["jump-pack", "energy-scanner", "bio-scanner"], "equipment_points": 3},
            marks=rule("RT-GEN-06"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [2],
                    "weapons": [4, 6, 4, 5],
                    "equipment": [1, 1],
                    "name": [1, 1],
                }
            },
            [6],
            {"save": None, "history": ["patched-plating"]},
            marks=rule("RT-GEN-07"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "weapons": [4, 6, 4, 5],
                    "equipment": [1, 1],
                    "name": [1, 1],
                }
            },
            [10, 7, 5, 1],
            {
                "m": 5,
                "history": ["improvised-power-feed", "salvaged-arm"],
                "weapons": [{"name": "lascannon", "to_hit": -1}, {"name": "heavy-stubber", "to_hit": 0}],
            },
            marks=rule("RT-GEN-07"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "weapons": [4, 6, 4, 5],
                    "equipment": [1, 1],
                    "name": [1, 1],
                }
            },
            [10, 9, 8, 10, 8],
            {"cool_modifier": -2, "history": ["nervous-link", "nervous-link"]},
            marks=rule("RT-GEN-07"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "weapons": [4, 6, 4, 5],
                    "equipment": [1, 1],
                    "name": [1, 1],
                }
            },
            [9, 4, 2],
            {
                "weapon_points": 5,
                "weapons": [
                    {"name": "lascannon"},
                    {"name": "heavy-stubber"},
                    {"name": "bolt-gun", "mount": "right-arm"},
                ],
            },
            marks=rule("RT-GEN-07"),
        ),
        param(
            {
                "kept": {
                    "frame": [3],
                    "differences": [2, 2, 2, 2, 2, 2, 2, 2],
                    "plating": [4],
                    "weapons": [4, 6, 4, 5],
                    "equipment": [1, 1],
                    "history": [2],
                }
            },
            [20, 1],
            {"name": [20, 1]},
            marks=rule("RT-GEN-08", "RT-GEN-01"),
        ),
        param(
            {"kept": {"frame": [3, 3]}},
            [2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 6, 4, 5, 1, 1, 1, 1, 1],
            BAD_INPUT,
            marks=rule("RT-GEN-01"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.generate-dreadnought", given, dice, then)
