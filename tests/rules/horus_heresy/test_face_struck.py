"""Which face is struck, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7}],
            },
            [],
            {"candidates": ["front"], "face": "front", "armour_value": 13, "owner_chooses": False},
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 8}],
            },
            [],
            {"candidates": ["left"], "armour_value": 12},
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": -10, "y": -7}],
            },
            [],
            {"face": "rear", "armour_value": 10},
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-c",
        ),
        param(
            {
                "hull": {"length": 6, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": -12, "y": -6.5}],
            },
            [],
            {"face": "right", "armour_value": 12},
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-d",
        ),
        param(
            {
                "hull": {"length": 3, "width": 4},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 6, "y": 7.9}],
            },
            [],
            {"face": "front", "armour_value": 13},
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-e",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 1, "y": 1}],
            },
            [],
            BAD_INPUT,
            marks=rule("HH-FACE-02"),
            id="HH-FACE-02-f",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7.5}],
            },
            [],
            {
                "candidates": ["front", "left"],
                "face": "front",
                "armour_value": 13,
                "owner_chooses": True,
                "assumed": True,
            },
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7.5}],
                "owner_choice": "left",
            },
            [],
            {"face": "left", "armour_value": 12, "owner_chooses": True, "assumed": False},
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7, "radius": 0.63}],
            },
            [],
            {"candidates": ["front", "left"], "owner_chooses": True},
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7, "radius": 0.39}],
            },
            [],
            {"candidates": ["front"], "owner_chooses": False},
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-d",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": -8, "y": -6}],
                "owner_choice": "rear",
            },
            [],
            {"candidates": ["right", "rear"], "face": "rear", "armour_value": 10},
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-e",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7}],
                "owner_choice": "rear",
            },
            [],
            {"candidates": ["front"], "face": "front"},
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-f",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 7.5}],
                "owner_choice": "rear",
            },
            [],
            BAD_INPUT,
            marks=rule("HH-FACE-03"),
            id="HH-FACE-03-g",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 3}],
                "settings": {"face_rule": "visible"},
            },
            [],
            {"candidates": ["front", "left"], "owner_chooses": True},
            marks=rule("HH-FACE-04"),
            id="HH-FACE-04-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 10, "y": 1.5}],
                "settings": {"face_rule": "visible"},
            },
            [],
            {"candidates": ["front"], "owner_chooses": False},
            marks=rule("HH-FACE-04"),
            id="HH-FACE-04-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": -9, "y": -9}],
                "owner_choice": "right",
                "settings": {"face_rule": "visible"},
            },
            [],
            {"candidates": ["right", "rear"], "face": "right", "armour_value": 12},
            marks=rule("HH-FACE-04"),
            id="HH-FACE-04-c",
        ),
        param(
            {"armour": {"front": 13, "side": 12, "rear": 10}, "attackers": [{"faces": ["rear"]}]},
            [],
            {"face": "rear", "armour_value": 10},
            marks=rule("HH-FACE-04"),
            id="HH-FACE-04-d",
        ),
        param(
            {"armour": {"front": 14, "side": 13, "rear": 10}, "attack": "no-line-of-sight"},
            [],
            {"candidates": ["side"], "face": "side", "armour_value": 13, "owner_chooses": False},
            marks=rule("HH-FACE-05"),
            id="HH-FACE-05-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attack": "no-line-of-sight",
                "attackers": [{"x": -30, "y": 0}],
            },
            [],
            {"face": "side", "armour_value": 12},
            marks=rule("HH-FACE-05"),
            id="HH-FACE-05-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 12, "y": 0}, {"x": 12, "y": 3}, {"x": 3, "y": 12}],
            },
            [],
            {"candidates": ["front"], "face": "front", "armour_value": 13},
            marks=rule("HH-FACE-06"),
            id="HH-FACE-06-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 12, "y": 0}, {"x": 8, "y": 6}, {"x": 4, "y": 3}],
            },
            [],
            {"candidates": ["front", "left"], "owner_chooses": True},
            marks=rule("HH-FACE-06"),
            id="HH-FACE-06-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": 12, "y": 0}, {"x": 0, "y": 12}],
                "owner_choice": "left",
            },
            [],
            {"candidates": ["front", "left"], "face": "left", "armour_value": 12},
            marks=rule("HH-FACE-06"),
            id="HH-FACE-06-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attackers": [{"x": -12, "y": 0}, {"x": -12, "y": 1}, {"x": 12, "y": 0}, {"x": 0, "y": 12}],
            },
            [],
            {"candidates": ["rear"], "face": "rear", "armour_value": 10, "owner_chooses": False},
            marks=rule("HH-FACE-06"),
            id="HH-FACE-06-d",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attack": "blast",
                "attackers": [{"x": 10, "y": 7}],
            },
            [],
            {"face": "front", "armour_value": 13, "owner_chooses": False},
            marks=rule("HH-FACE-07"),
            id="HH-FACE-07-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attack": "blast",
                "attackers": [{"x": -10, "y": 7.5}],
            },
            [],
            {"candidates": ["left", "rear"], "face": "side", "armour_value": 12, "owner_chooses": False},
            marks=rule("HH-FACE-07"),
            id="HH-FACE-07-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "armour": {"front": 13, "side": 12, "rear": 10},
                "attack": "blast",
                "attackers": [{"x": -9, "y": 0}],
            },
            [],
            {"face": "rear", "armour_value": 10},
            marks=rule("HH-FACE-07"),
            id="HH-FACE-07-c",
        ),
        param(
            {"armour": {"front": 13, "side": 12, "rear": 10}, "attack": "melee"},
            [],
            {"face": "rear", "armour_value": 10},
            marks=rule("HH-FACE-08"),
            id="HH-FACE-08-a",
        ),
        param(
            {"armour": {"front": 13, "side": 12, "rear": 10}, "attack": "death-or-glory"},
            [],
            {"face": "front", "armour_value": 13},
            marks=rule("HH-FACE-08"),
            id="HH-FACE-08-b",
        ),
        param(
            {"armour": {"front": 11, "side": 10, "rear": 11}, "attack": "own-misfire"},
            [],
            {"face": "side", "armour_value": 10},
            marks=rule("HH-FACE-08"),
            id="HH-FACE-08-c",
        ),
        param(
            {
                "hull": {"length": 6, "width": 5},
                "armour": {"front": 12, "side": 12, "rear": 12},
                "sub_types": ["flyer"],
                "attack": "no-line-of-sight",
            },
            [],
            {"armour_value": 12},
            marks=rule("HH-FACE-09"),
            id="HH-FACE-09-a",
        ),
        param(
            {
                "hull": {"length": 5, "width": 5},
                "armour": {"front": 13, "side": 11, "rear": 11},
                "sub_types": ["knight"],
                "attackers": [{"x": 0, "y": 14}],
            },
            [],
            {"face": "left", "armour_value": 11},
            marks=rule("HH-FACE-09"),
            id="HH-FACE-09-b",
        ),
        param(
            {
                "hull": {"length": 5, "width": 5},
                "armour": {"front": 13, "side": 13, "rear": 11},
                "sub_types": ["knight"],
                "attack": "no-line-of-sight",
            },
            [],
            {"face": "side", "armour_value": 11},
            marks=rule("HH-FACE-09"),
            id="HH-FACE-09-c",
        ),
    ],
)
def test_examples_of_facing(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.facing", given, dice, then)
