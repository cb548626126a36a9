"""Moves, units driven through and dangerous terrain, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"m": 12},
            [],
            {
                "allowed": True,
                "max_distance": 12,
                "stationary": False,
                "stationary_benefit": False,
                "shooting": "normal",
            },
            marks=rule("HH-MOV-01"),
            id="HH-MOV-01-a",
        ),
        param(
            {"m": 12, "intent": "stay"},
            [],
            {"allowed": True, "max_distance": 0, "stationary": True, "stationary_benefit": True},
            marks=rule("HH-MOV-01"),
            id="HH-MOV-01-b",
        ),
        param(
            {"m": None},
            [],
            {"allowed": False, "reasons": ["immobile"], "max_distance": 0},
            marks=rule("HH-MOV-01"),
            id="HH-MOV-01-c",
        ),
        param(
            {"m": 12, "statuses": ["pinned"]},
            [],
            {"allowed": False, "reasons": ["pinned"]},
            marks=rule("HH-MOV-01"),
            id="HH-MOV-01-d",
        ),
        param(
            {"m": 10, "intent": "stay", "statuses": ["suppressed"]},
            [],
            {"allowed": True, "stationary": True, "stationary_benefit": False, "shooting": "snap"},
            marks=rule("HH-MOV-01"),
            id="HH-MOV-01-e",
        ),
        param(
            {"m": 10, "intent": "pivot", "nearest_enemy": 1.01},
            [],
            {"allowed": True, "max_distance": 0, "stationary": True, "stationary_benefit": True, "shooting": "normal"},
            marks=rule("HH-MOV-02"),
            id="HH-MOV-02-a",
        ),
        param(
            {"m": 10, "intent": "pivot", "nearest_enemy": 1},
            [],
            {"allowed": False, "reasons": ["within-1-inch"]},
            marks=rule("HH-MOV-02"),
            id="HH-MOV-02-b",
        ),
        param(
            {"m": 10, "intent": "pivot", "statuses": ["pinned"]},
            [],
            {"allowed": True, "stationary": True, "stationary_benefit": False},
            marks=rule("HH-MOV-02"),
            id="HH-MOV-02-c",
        ),
        param(
            {"m": 10, "intent": "pivot", "statuses": ["pinned"], "settings": {"pinned_may_pivot": False}},
            [],
            {"allowed": False, "reasons": ["pinned"]},
            marks=rule("HH-MOV-02"),
            id="HH-MOV-02-d",
        ),
        param(
            {"m": 12, "intent": "rush"},
            [],
            {"allowed": False, "reasons": ["not-rapid"]},
            marks=rule("HH-MOV-03"),
            id="HH-MOV-03-a",
        ),
        param(
            {"m": 16, "intent": "rush", "sub_types": ["rapid"]},
            [],
            {"allowed": True, "max_distance": 22, "stationary": False, "shooting": "snap"},
            marks=rule("HH-MOV-03"),
            id="HH-MOV-03-b",
        ),
        param(
            {"m": 12, "intent": "rush", "sub_types": ["rapid", "transport"], "difficult": True},
            [],
            {"max_distance": 16},
            marks=rule("HH-MOV-03"),
            id="HH-MOV-03-c",
        ),
        param(
            {"m": 12, "intent": "rush", "sub_types": ["knight"], "initiative": 4},
            [],
            {"allowed": True, "max_distance": 16, "shooting": "none"},
            marks=rule("HH-MOV-03"),
            id="HH-MOV-03-d",
        ),
        param(
            {"m": 12, "climbs": True},
            [],
            {"allowed": False, "reasons": ["climbs"]},
            marks=rule("HH-MOV-04"),
            id="HH-MOV-04-a",
        ),
        param(
            {"m": 12, "climbs": True, "statuses": ["pinned"]},
            [],
            {"allowed": False, "reasons": ["climbs", "pinned"]},
            marks=rule("HH-MOV-04"),
            id="HH-MOV-04-b",
        ),
        param({"m": 12, "difficult": True}, [], {"max_distance": 10}, marks=rule("HH-MOV-05"), id="HH-MOV-05-a"),
        param(
            {"m": 12, "difficult": True, "dozer_blade": True},
            [],
            {"max_distance": 12},
            marks=rule("HH-MOV-05"),
            id="HH-MOV-05-b",
        ),
        param(
            {"m": 1, "difficult": True},
            [],
            {"allowed": True, "max_distance": 0},
            marks=rule("HH-MOV-05"),
            id="HH-MOV-05-c",
        ),
        param(
            {"m": 10, "difficult": True, "sub_types": ["super-heavy"]},
            [],
            {"max_distance": 10},
            marks=rule("HH-MOV-05"),
            id="HH-MOV-05-d",
        ),
        param(
            {"m": 12, "nearest_enemy": 0.9},
            [],
            {"allowed": False, "reasons": ["within-1-inch"]},
            marks=rule("HH-MOV-07"),
            id="HH-MOV-07-a",
        ),
        param(
            {"m": 12, "nearest_enemy": 1.2},
            [],
            {"allowed": True, "max_distance": 12},
            marks=rule("HH-MOV-07"),
            id="HH-MOV-07-b",
        ),
        param(
            {"m": 12, "nearest_enemy": 0.5, "ends_on_model": True},
            [],
            {"reasons": ["ends-on-model", "within-1-inch"]},
            marks=rule("HH-MOV-07"),
            id="HH-MOV-07-c",
        ),
        param(
            {"m": 12, "intent": "stay", "nearest_enemy": 0},
            [],
            {"allowed": True, "stationary": True},
            marks=rule("HH-MOV-07"),
            id="HH-MOV-07-d",
        ),
    ],
)
def test_examples_of_move(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.move", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"units": [{"id": "own tacticals", "enemy": False}]},
            [],
            {"allowed": True, "hits": []},
            marks=rule("HH-THR-01"),
            id="HH-THR-01-a",
        ),
        param(
            {"units": [{"id": "own Rhino", "enemy": False, "vehicle": True}]},
            [],
            {"allowed": False, "reasons": ["crosses-vehicle"], "hits": []},
            marks=rule("HH-THR-01"),
            id="HH-THR-01-b",
        ),
        param(
            {"units": [{"id": "veterans"}, {"id": "Sabre", "vehicle": True}], "crosses_terrain": True},
            [],
            {"allowed": False, "reasons": ["crosses-terrain", "crosses-vehicle"]},
            marks=rule("HH-THR-01"),
            id="HH-THR-01-c",
        ),
        param(
            {
                "units": [{"id": "own Rhino", "enemy": False, "vehicle": True}, {"id": "veterans"}],
                "sub_types": ["antigrav"],
            },
            [],
            {"allowed": True, "hits": []},
            marks=rule("HH-THR-01"),
            id="HH-THR-01-d",
        ),
        param(
            {"units": [{"id": "tacticals"}, {"id": "own squad", "enemy": False}, {"id": "veterans"}]},
            [4, 1],
            {
                "hits": [{"id": "tacticals", "hits": 4}, {"id": "veterans", "hits": 1}],
                "strength": 6,
                "ap": None,
                "damage": 1,
            },
            marks=rule("HH-THR-02"),
            id="HH-THR-02-a",
        ),
        param(
            {"units": [{"id": "tacticals"}], "shock_ram": True},
            [6],
            {"hits": [{"id": "tacticals", "hits": 9}]},
            marks=rule("HH-THR-02"),
            id="HH-THR-02-b",
        ),
        param(
            {"units": [{"id": "tacticals"}], "vehicle_destroyed": True},
            [],
            {"allowed": True, "hits": []},
            marks=rule("HH-THR-02"),
            id="HH-THR-02-c",
        ),
        param({"units": []}, [], {"allowed": True, "hits": []}, marks=rule("HH-THR-02"), id="HH-THR-02-d"),
    ],
)
def test_examples_of_drive_through(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.drive-through", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"vehicle": {"hull_points": 5, "invulnerable": 5, "mitigation": 5}},
            [1],
            {"tested": True, "failed": True, "hull_points_lost": 1, "hull_points": 4},
            marks=rule("HH-MOV-06"),
            id="HH-MOV-06-a",
        ),
        param(
            {"vehicle": {"hull_points": 5}},
            [2],
            {"failed": False, "hull_points": 5},
            marks=rule("HH-MOV-06"),
            id="HH-MOV-06-b",
        ),
        param(
            {"vehicle": {"hull_points": 1, "passengers": True, "explodes_on": 5}},
            [1],
            {"destroyed": True, "next": ["emergency-disembark", "explode"]},
            marks=rule("HH-MOV-06"),
            id="HH-MOV-06-c",
        ),
        param(
            {"vehicle": {"hull_points": 5}, "already_tested": True},
            [],
            {"tested": False, "hull_points": 5},
            marks=rule("HH-MOV-06"),
            id="HH-MOV-06-d",
        ),
        param(
            {"vehicle": {"hull_points": 7, "sub_types": ["antigrav", "rapid"]}, "passes_over": True},
            [],
            {"tested": False},
            marks=rule("HH-MOV-06"),
            id="HH-MOV-06-e",
        ),
    ],
)
def test_examples_of_dangerous_terrain(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.dangerous-terrain", given, dice, then)
