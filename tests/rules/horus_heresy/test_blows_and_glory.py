"""Blows in close combat and Death or Glory, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"ws": 4, "attacks": 3, "strength": 4, "armour": 10, "target": {"hull_points": 5}},
            [1, 2, 6, 6, 5, 1],
            {"target_number": 2, "hits": 2, "glancing": 1, "discarded": 1, "statuses": ["stunned"]},
            marks=rule("HH-ASL-04"),
            id="HH-ASL-04-a",
        ),
        param(
            {"ws": 1, "attacks": 3, "strength": 4, "armour": 10, "target": {"hull_points": 5}},
            [3, 4, 2, 5],
            {"target_number": 4, "hits": 1, "discarded": 1},
            marks=rule("HH-ASL-04"),
            id="HH-ASL-04-b",
        ),
        param(
            {"ws": 0, "attacks": 3, "strength": 8, "armour": 10, "target": {"hull_points": 5}},
            [],
            {"target_number": None, "hits": 0},
            marks=rule("HH-ASL-04"),
            id="HH-ASL-04-c",
        ),
        param(
            {
                "ws": 2,
                "attacks": 1,
                "strength": 9,
                "damage": 4,
                "armourbane": True,
                "armour": 10,
                "target": {"hull_points": 4},
            },
            [2, 1],
            {"hits": 1, "penetrating": 1, "destroyed": True},
            marks=rule("HH-ASL-04"),
            id="HH-ASL-04-d",
        ),
        param(
            {"ws": 4, "attacks": 2, "strength": 8, "damage": 2, "armour": 10, "target": {"hull_points": 5}},
            [3, 1, 6],
            {"hits": 1, "penetrating": 1, "hull_points": 3},
            marks=rule("HH-ASL-05"),
            id="HH-ASL-05-a",
        ),
        param(
            {"ws": 4, "attacks": 2, "strength": 8, "damage": 2, "armour": 10, "target": {"hull_points": 5, "cover": 4}},
            [3, 5, 2, 3, 6],
            {"hits": 2, "glancing": 1, "penetrating": 1, "saved": 0, "hull_points": 3, "statuses": ["suppressed"]},
            marks=rule("HH-ASL-05"),
            id="HH-ASL-05-b",
        ),
        param(
            {"ws": 4, "attacks": 1, "strength": 6, "damage": 2, "armour": 14, "target": {"hull_points": 8}},
            [4, 6],
            {"discarded": 1, "hull_points": 8},
            marks=rule("HH-ASL-05"),
            id="HH-ASL-05-c",
        ),
        param(
            {
                "ws": 4,
                "target_ws": 4,
                "attacks": 2,
                "strength": 9,
                "damage": 4,
                "armourbane": True,
                "armour": 11,
                "target": {"hull_points": 10, "sub_types": ["knight"]},
            },
            [3, 4, 2],
            {"target_number": 4, "hits": 1, "penetrating": 1, "hull_points": 6},
            marks=rule("HH-ASL-08"),
            id="HH-ASL-08-a",
        ),
        param(
            {
                "ws": 5,
                "target_ws": 4,
                "attacks": 1,
                "strength": 6,
                "armour": 11,
                "target": {"hull_points": 10, "sub_types": ["knight"]},
            },
            [3, 5, 6],
            {"target_number": 3, "glancing": 1, "statuses": ["suppressed"]},
            marks=rule("HH-ASL-08"),
            id="HH-ASL-08-b",
        ),
    ],
)
def test_examples_of_melee(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.melee", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"attacks": 1, "strength": 9, "damage": 4, "armourbane": True, "armour": 13, "target": {"hull_points": 5}},
            [4],
            {"penetrating": 1, "hull_points": 1, "attacker_removed": True, "run_over_hits_follow": True},
            marks=rule("HH-THR-03"),
            id="HH-THR-03-a",
        ),
        param(
            {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "target": {"hull_points": 3}},
            [5],
            {"destroyed": True, "attacker_removed": False, "run_over_hits_follow": False},
            marks=rule("HH-THR-03"),
            id="HH-THR-03-b",
        ),
        param(
            {"attacks": 2, "strength": 8, "damage": 2, "armour": 12, "target": {"hull_points": 5}},
            [1, 4, 3],
            {"glancing": 1, "statuses_gained": ["pinned"], "attacker_removed": False, "run_over_hits_follow": True},
            marks=rule("HH-THR-03"),
            id="HH-THR-03-c",
        ),
        param(
            {
                "attacks": 1,
                "strength": 8,
                "damage": 2,
                "armour": 12,
                "target": {"hull_points": 5, "statuses": ["pinned"]},
            },
            [4, 4],
            {"hull_points": 4, "statuses_gained": [], "attacker_removed": True},
            marks=rule("HH-THR-03"),
            id="HH-THR-03-d",
        ),
        param(
            {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "shock_ram": True, "target": {"hull_points": 3}},
            [5, 6],
            {"saved": 1, "hull_points": 3, "attacker_removed": True},
            marks=rule("HH-THR-03"),
            id="HH-THR-03-e",
        ),
        param(
            {
                "attacks": 1,
                "strength": 8,
                "damage": 3,
                "within_melta": True,
                "armour": 13,
                "target": {"hull_points": 6},
            },
            [5],
            {
                "penetrating": 1,
                "hull_points_lost": 6,
                "destroyed": True,
                "attacker_removed": False,
                "run_over_hits_follow": False,
            },
            marks=rule("HH-THR-03"),
            id="HH-THR-03-f",
        ),
    ],
)
def test_examples_of_death_or_glory(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.death-or-glory", given, dice, then)
