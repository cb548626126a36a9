"""Firing arcs of mounts, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 7},
            },
            [],
            {"in_arc": True, "bearing": 34.99, "distance": 9.71},
            marks=rule("HH-MNT-01"),
            id="HH-MNT-01-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 8},
            },
            [],
            {"in_arc": False, "bearing": 38.66},
            marks=rule("HH-MNT-01"),
            id="HH-MNT-01-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 7.5},
            },
            [],
            {"in_arc": True, "bearing": 36.87},
            marks=rule("HH-MNT-01"),
            id="HH-MNT-01-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["left"]},
                "target": {"x": 10, "y": 7.5},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-01"),
            id="HH-MNT-01-d",
        ),
        param(
            {
                "hull": {"length": 6, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 7},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-01"),
            id="HH-MNT-01-e",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["side"]},
                "target": {"x": 1, "y": -9},
            },
            [],
            {"in_arc": True, "bearing": -83.66, "distance": 7.5},
            marks=rule("HH-MNT-02"),
            id="HH-MNT-02-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front", "left"]},
                "target": {"x": -1, "y": 9},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-02"),
            id="HH-MNT-02-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front", "left"]},
                "target": {"x": 1, "y": -9},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-02"),
            id="HH-MNT-02-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["rear"]},
                "target": {"x": -8, "y": 0},
            },
            [],
            {"in_arc": True, "bearing": 180, "distance": 6},
            marks=rule("HH-MNT-02"),
            id="HH-MNT-02-d",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "turret"}, "target": {"x": -7, "y": -2}},
            [],
            {"in_arc": True, "bearing": -164.05},
            marks=rule("HH-MNT-03"),
            id="HH-MNT-03-a",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "turret"}, "target": {"x": 0, "y": 30}},
            [],
            {"in_arc": True, "bearing": 90, "distance": 28.5},
            marks=rule("HH-MNT-03"),
            id="HH-MNT-03-b",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "centreline"}, "target": {"x": 20, "y": 1.5}},
            [],
            {"in_arc": True, "distance": 18},
            marks=rule("HH-MNT-04"),
            id="HH-MNT-04-a",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "centreline"}, "target": {"x": 20, "y": 1.6}},
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-04"),
            id="HH-MNT-04-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "centreline"},
                "target": {"x": 20, "y": -2, "radius": 0.63},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-04"),
            id="HH-MNT-04-c",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "centreline"}, "target": {"x": -20, "y": 0}},
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-04"),
            id="HH-MNT-04-d",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "centreline", "ends": ["front", "rear"]},
                "target": {"x": -20, "y": 0},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-04"),
            id="HH-MNT-04-e",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "sponson", "side": "left"},
                "target": {"x": -9, "y": 0.5},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-05"),
            id="HH-MNT-05-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "sponson", "side": "left"},
                "target": {"x": 9, "y": -0.5},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-05"),
            id="HH-MNT-05-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "sponson", "side": "right"},
                "target": {"x": 9, "y": 0},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-05"),
            id="HH-MNT-05-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "sponson", "side": "left"},
                "target": {"x": 9, "y": -0.5, "radius": 0.63},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-05"),
            id="HH-MNT-05-d",
        ),
        param(
            {"hull": {"length": 4, "width": 3}, "mount": {"kind": "pintle"}, "target": {"x": -3, "y": -3}},
            [],
            {"in_arc": True, "bearing": -135, "distance": 1.8},
            marks=rule("HH-MNT-06"),
            id="HH-MNT-06-a",
        ),
        param(
            {"hull": {"length": 6, "width": 3}, "mount": {"kind": "pintle"}, "target": {"x": 0, "y": -24}},
            [],
            {"in_arc": True, "distance": 22.5},
            marks=rule("HH-MNT-06"),
            id="HH-MNT-06-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 4},
                "mount": {"kind": "dorsal", "arcs": ["front"]},
                "target": {"x": 10, "y": 0},
            },
            [],
            {"in_arc": False, "distance": 8},
            marks=rule("HH-MNT-08"),
            id="HH-MNT-08-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 4},
                "mount": {"kind": "dorsal", "arcs": ["front"]},
                "target": {"x": 10.5, "y": 0},
            },
            [],
            {"in_arc": True, "distance": 8.5},
            marks=rule("HH-MNT-08"),
            id="HH-MNT-08-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "centreline"},
                "target": {"x": 12, "y": 4, "heading": 90, "length": 6, "width": 3},
            },
            [],
            {"in_arc": True, "distance": 8.5},
            marks=rule("HH-MNT-09"),
            id="HH-MNT-09-a",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "centreline"},
                "target": {"x": 12, "y": 4, "heading": 90, "length": 6, "width": 3},
                "settings": {"arc_part": "centre"},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-09"),
            id="HH-MNT-09-b",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "centreline"},
                "target": {"x": 12, "y": 4, "heading": 0, "length": 6, "width": 3},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-09"),
            id="HH-MNT-09-c",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 8, "radius": 0.4},
            },
            [],
            {"in_arc": True},
            marks=rule("HH-MNT-09"),
            id="HH-MNT-09-d",
        ),
        param(
            {
                "hull": {"length": 4, "width": 3},
                "mount": {"kind": "hull", "arcs": ["front"]},
                "target": {"x": 10, "y": 8, "radius": 0.39},
            },
            [],
            {"in_arc": False},
            marks=rule("HH-MNT-09"),
            id="HH-MNT-09-e",
        ),
    ],
)
def test_examples_of_arc(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.arc", given, dice, then)
