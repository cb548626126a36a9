"""Shooting attacks on vehicles, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "bs": 4,
                "armour": 14,
                "target": {"hull_points": 8},
                "groups": [{"name": "heavy bolter", "firepower": 3, "strength": 5}],
            },
            [3, 2, 6, 1, 1],
            {"groups": [{"name": "heavy bolter", "shots": 3, "hits": 2, "critical": 0}], "discarded": 2},
            marks=rule("HH-SHT-01"),
            id="HH-SHT-01-a",
        ),
        param(
            {"bs": 10, "armour": 14, "target": {"hull_points": 8}, "groups": [{"firepower": 2, "strength": 6}]},
            [1, 1],
            {"groups": [{"shots": 2, "hits": 2, "critical": 2}], "discarded": 2},
            marks=rule("HH-SHT-01"),
            id="HH-SHT-01-b",
        ),
        param(
            {
                "bs": 1,
                "snap": True,
                "armour": 10,
                "target": {"hull_points": 8},
                "groups": [{"firepower": 4, "strength": 6}],
            },
            [],
            {"groups": [{"shots": 4, "hits": 0}], "hull_points": 8},
            marks=rule("HH-SHT-01"),
            id="HH-SHT-01-c",
        ),
        param(
            {"bs": 7, "armour": 14, "target": {"hull_points": 8}, "groups": [{"firepower": 3, "strength": 4}]},
            [5, 4, 1, 1, 1],
            {"groups": [{"hits": 2, "critical": 1}]},
            marks=rule("HH-SHT-01"),
            id="HH-SHT-01-d",
        ),
        param(
            {
                "bs": 4,
                "stationary": True,
                "armour": 13,
                "target": {"hull_points": 6},
                "groups": [{"name": "lascannon", "strength": 9, "damage": 1, "heavy": "D", "armourbane": True}],
            },
            [3, 4],
            {"groups": [{"shots": 1, "hits": 1}], "hull_points": 4},
            marks=rule("HH-WPN-03"),
            id="HH-WPN-03-a",
        ),
        param(
            {
                "bs": 4,
                "stationary": False,
                "armour": 13,
                "target": {"hull_points": 6},
                "groups": [{"name": "lascannon", "strength": 9, "damage": 1, "heavy": "D", "armourbane": True}],
            },
            [3, 4],
            {"hull_points": 5},
            marks=rule("HH-WPN-03"),
            id="HH-WPN-03-b",
        ),
        param(
            {
                "bs": 4,
                "stationary": True,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [{"name": "demolisher", "strength": 12, "damage": 3, "ordnance": "D"}],
            },
            [6, 3],
            {"hull_points_lost": 6, "hull_points": 4},
            marks=rule("HH-WPN-03"),
            id="HH-WPN-03-c",
        ),
        param(
            {
                "bs": 4,
                "stationary": True,
                "armour": 12,
                "target": {"hull_points": 5},
                "groups": [{"name": "autocannon", "firepower": 2, "strength": 7, "damage": 2, "heavy": "FP"}],
            },
            [1, 2, 2],
            {"groups": [{"shots": 3, "hits": 0}], "hull_points": 5},
            marks=rule("HH-WPN-03"),
            id="HH-WPN-03-d",
        ),
        param(
            {
                "bs": 4,
                "stationary": True,
                "armour": 12,
                "target": {"hull_points": 5},
                "groups": [{"name": "Earthshaker", "strength": 5, "damage": 2, "ordnance": "RS"}],
            },
            [3, 3],
            {"penetrating": 1, "hull_points": 3},
            marks=rule("HH-WPN-03"),
            id="HH-WPN-03-e",
        ),
        param(
            {
                "bs": 4,
                "distance": 6,
                "armour": 13,
                "target": {"hull_points": 7},
                "groups": [{"name": "meltagun", "strength": 8, "damage": 3, "melta": 6}],
            },
            [4, 5],
            {"penetrating": 1, "hull_points_lost": 6, "hull_points": 1},
            marks=rule("HH-WPN-05"),
            id="HH-WPN-05-a",
        ),
        param(
            {
                "bs": 4,
                "distance": 6.5,
                "armour": 13,
                "target": {"hull_points": 7},
                "groups": [{"name": "meltagun", "strength": 8, "damage": 3, "melta": 6}],
            },
            [4, 5, 3],
            {"glancing": 1, "hull_points": 7, "statuses": ["pinned"]},
            marks=rule("HH-WPN-05"),
            id="HH-WPN-05-b",
        ),
        param(
            {
                "bs": 4,
                "stationary": True,
                "distance": 8,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [{"name": "multi-melta", "strength": 8, "damage": 3, "melta": 8, "heavy": "RS"}],
            },
            [3, 5],
            {"penetrating": 1, "hull_points_lost": 6},
            marks=rule("HH-WPN-05"),
            id="HH-WPN-05-c",
        ),
        param(
            {
                "bs": 4,
                "distance": 3,
                "armour": 13,
                "target": {"hull_points": 10, "flare_shield": True},
                "groups": [{"name": "meltagun", "strength": 8, "damage": 3, "melta": 6}],
            },
            [4, 6],
            {"penetrating": 1, "hull_points_lost": 6},
            marks=rule("HH-WPN-05"),
            id="HH-WPN-05-d",
        ),
        param(
            {
                "bs": 4,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [
                    {
                        "name": "neutron",
                        "firepower": 2,
                        "strength": 10,
                        "damage": 2,
                        "armourbane": True,
                        "shock": "suppressed",
                    }
                ],
            },
            [5, 2, 1],
            {"discarded": 1, "statuses_gained": ["suppressed"], "hull_points": 10},
            marks=rule("HH-WPN-06"),
            id="HH-WPN-06-a",
        ),
        param(
            {
                "bs": 4,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [{"name": "neutron", "firepower": 2, "strength": 10, "damage": 2, "shock": "suppressed"}],
            },
            [4, 3, 4, 4, 5, 1],
            {"glancing": 2, "statuses_gained": ["suppressed", "stunned"]},
            marks=rule("HH-WPN-06"),
            id="HH-WPN-06-b",
        ),
        param(
            {
                "bs": 4,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [{"name": "graviton", "strength": 8, "shock": "pinned"}],
            },
            [6, 6, 4],
            {"glancing": 1, "statuses_gained": ["pinned"], "hull_points": 10},
            marks=rule("HH-WPN-06"),
            id="HH-WPN-06-c",
        ),
        param(
            {
                "bs": 3,
                "snap": True,
                "armour": 14,
                "target": {"hull_points": 10},
                "groups": [{"name": "graviton", "strength": 8, "shock": "pinned"}],
            },
            [5],
            {"groups": [{"hits": 0}], "statuses_gained": ["pinned"]},
            marks=rule("HH-WPN-06"),
            id="HH-WPN-06-d",
        ),
        param(
            {
                "bs": 4,
                "armour": 13,
                "target": {"hull_points": 6},
                "groups": [{"name": "vanquisher", "strength": 10, "damage": 3, "critical": 6}],
            },
            [6, 4],
            {"groups": [{"critical": 1}], "hull_points_lost": 4},
            marks=rule("HH-WPN-07"),
            id="HH-WPN-07-a",
        ),
        param(
            {
                "bs": 4,
                "armour": 13,
                "target": {"hull_points": 6},
                "groups": [{"name": "vanquisher", "strength": 10, "damage": 3, "critical": 6}],
            },
            [5, 4],
            {"groups": [{"critical": 0}], "hull_points_lost": 3},
            marks=rule("HH-WPN-07"),
            id="HH-WPN-07-b",
        ),
        param(
            {
                "bs": 4,
                "armour": 13,
                "target": {"hull_points": 6},
                "settings": {"critical_vs_vehicle": "penetrates"},
                "groups": [{"name": "vanquisher", "strength": 10, "damage": 3, "critical": 6}],
            },
            [6],
            {"penetrating": 1, "hull_points_lost": 4},
            marks=rule("HH-WPN-07"),
            id="HH-WPN-07-c",
        ),
        param(
            {
                "bs": 6,
                "armour": 12,
                "target": {"hull_points": 9},
                "settings": {"critical_vs_vehicle": "none"},
                "groups": [{"strength": 9, "damage": 2}],
            },
            [6, 4],
            {"groups": [{"critical": 1}], "hull_points_lost": 2},
            marks=rule("HH-WPN-07"),
            id="HH-WPN-07-d",
        ),
        param(
            {
                "bs": 4,
                "armour": 12,
                "target": {"hull_points": 5, "cover": 5},
                "groups": [
                    {"name": "cannon", "firepower": 3, "strength": 8, "damage": 2},
                    {"name": "bolter", "firepower": 3, "strength": 5},
                ],
            },
            [4, 2, 6, 6, 4, 4, 1, 3, 3, 3, 6, 3],
            {
                "groups": [{"name": "cannon", "hits": 2}, {"name": "bolter", "hits": 2}],
                "penetrating": 1,
                "glancing": 1,
                "discarded": 2,
                "saved": 0,
                "hull_points": 3,
                "statuses": ["pinned"],
            },
            marks=rule("HH-PEN-08"),
            id="HH-PEN-08-a",
        ),
        param(
            {
                "bs": 4,
                "armour": 10,
                "target": {"hull_points": 4},
                "groups": [
                    {"name": "A", "firepower": 2, "strength": 8, "damage": 2},
                    {"name": "B", "firepower": 2, "strength": 8, "damage": 2},
                ],
            },
            [5, 5, 3, 3],
            {"groups": [{"name": "A", "hits": 2}], "penetrating": 2, "destroyed": True, "next": ["remove"]},
            marks=rule("HH-PEN-08"),
            id="HH-PEN-08-b",
        ),
        param(
            {
                "bs": 4,
                "armour": 12,
                "target": {"hull_points": 2},
                "groups": [{"name": "A", "firepower": 3, "strength": 8, "damage": 2}],
            },
            [3, 3, 3, 4, 5, 6],
            {"glancing": 1, "penetrating": 2, "destroyed": True, "statuses_gained": []},
            marks=rule("HH-PEN-08"),
            id="HH-PEN-08-c",
        ),
        param(
            {
                "bs": 4,
                "no_statuses": True,
                "armour": 11,
                "target": {"hull_points": 5},
                "groups": [{"name": "gun", "firepower": 2, "strength": 6, "shock": "stunned"}],
            },
            [6, 3, 5, 6],
            {"glancing": 1, "penetrating": 1, "hull_points": 4, "statuses": []},
            marks=rule("HH-DMG-05"),
            id="HH-DMG-05-b",
        ),
    ],
)
def test_examples_of_shoot(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.shoot", given, dice, then)
