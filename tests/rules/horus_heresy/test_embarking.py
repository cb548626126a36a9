"""Getting into a transport, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 10}, {"count": 1, "bulky": 2}]},
            },
            [],
            {"allowed": True, "capacity_used": 12, "capacity": 12, "reasons": []},
            marks=rule("HH-TRN-01"),
            id="HH-TRN-01-a",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 11}, {"count": 1, "bulky": 2}]},
            },
            [],
            {"allowed": False, "capacity_used": 13, "reasons": ["over-capacity"]},
            marks=rule("HH-TRN-01"),
            id="HH-TRN-01-b",
        ),
        param(
            {
                "transport": {"capacity": 26, "access": ["front"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 5, "bulky": 4}, {"count": 1, "bulky": 6}]},
            },
            [],
            {"allowed": True, "capacity_used": 26},
            marks=rule("HH-TRN-01"),
            id="HH-TRN-01-c",
        ),
        param(
            {
                "transport": {"capacity": 0, "sub_types": ["rapid"], "access": [], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 1}]},
            },
            [],
            {"allowed": False, "reasons": ["no-access-point", "not-a-transport", "over-capacity"]},
            marks=rule("HH-TRN-01"),
            id="HH-TRN-01-d",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"type": "cavalry", "count": 3}]},
            },
            [],
            {"allowed": False, "reasons": ["wrong-type"]},
            marks=rule("HH-TRN-02"),
            id="HH-TRN-02-a",
        ),
        param(
            {
                "transport": {"capacity": 26, "access": ["front"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"type": "infantry", "count": 9}, {"type": "paragon", "bulky": 4}]},
            },
            [],
            {"allowed": True, "capacity_used": 13},
            marks=rule("HH-TRN-02"),
            id="HH-TRN-02-b",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "Imperial Fists"},
                "unit": {"faction": "Sons of Horus", "models": [{"type": "walker"}]},
            },
            [],
            {"reasons": ["wrong-faction", "wrong-type"]},
            marks=rule("HH-TRN-02"),
            id="HH-TRN-02-c",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L", "aboard": [{"points": 5}]},
                "unit": {"faction": "L", "models": [{"count": 5}]},
            },
            [],
            {"allowed": False, "reasons": ["already-occupied"], "capacity_used": 10},
            marks=rule("HH-TRN-03"),
            id="HH-TRN-03-a",
        ),
        param(
            {
                "transport": {
                    "capacity": 42,
                    "sub_types": ["super-heavy", "transport"],
                    "access": ["rear"],
                    "faction": "L",
                    "aboard": [{"points": 20}],
                },
                "unit": {"faction": "L", "models": [{"count": 22}]},
            },
            [],
            {"allowed": True, "capacity_used": 42},
            marks=rule("HH-TRN-03"),
            id="HH-TRN-03-b",
        ),
        param(
            {
                "transport": {
                    "capacity": 42,
                    "sub_types": ["super-heavy", "transport"],
                    "access": ["rear"],
                    "faction": "L",
                    "aboard": [{"points": 20}],
                },
                "unit": {"faction": "L", "models": [{"count": 23}]},
            },
            [],
            {"allowed": False, "reasons": ["over-capacity"]},
            marks=rule("HH-TRN-03"),
            id="HH-TRN-03-c",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "partial": True, "models": [{"count": 5}]},
            },
            [],
            {"reasons": ["partial-unit"]},
            marks=rule("HH-TRN-03"),
            id="HH-TRN-03-d",
        ),
        param(
            {
                "transport": {"capacity": 12, "light_transport": True, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 4}, {"bulky": 2}]},
            },
            [],
            {"allowed": False, "reasons": ["bulky-in-light-transport"], "capacity_used": 6},
            marks=rule("HH-TRN-06"),
            id="HH-TRN-06-a",
        ),
        param(
            {
                "transport": {"capacity": 12, "light_transport": True, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "models": [{"count": 12}]},
            },
            [],
            {"allowed": True},
            marks=rule("HH-TRN-06"),
            id="HH-TRN-06-b",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "disembarked_this_phase": True, "models": [{"count": 5}]},
            },
            [],
            {"allowed": False, "reasons": ["disembarked-this-phase"]},
            marks=rule("HH-EMB-01"),
            id="HH-EMB-01-a",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "statuses": ["pinned"], "models": [{"count": 5}]},
            },
            [],
            {"reasons": ["cannot-move"]},
            marks=rule("HH-EMB-01"),
            id="HH-EMB-01-b",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L"},
                "unit": {"faction": "L", "statuses": ["suppressed"], "models": [{"count": 5}]},
            },
            [],
            {"allowed": True},
            marks=rule("HH-EMB-01"),
            id="HH-EMB-01-c",
        ),
        param(
            {
                "transport": {
                    "capacity": 12,
                    "access": ["left", "right", "rear"],
                    "faction": "L",
                    "hull": {"length": 4, "width": 3},
                },
                "unit": {
                    "faction": "L",
                    "models": [{"count": 2}],
                    "end": [{"x": 0, "y": 3.5}, {"x": -4.5, "y": 0, "radius": 0.63}],
                },
            },
            [],
            {"allowed": True},
            marks=rule("HH-EMB-02"),
            id="HH-EMB-02-a",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L", "hull": {"length": 4, "width": 3}},
                "unit": {"faction": "L", "models": [{"count": 1}], "end": [{"x": 2.5, "y": 0}]},
            },
            [],
            {"allowed": False, "reasons": ["too-far"]},
            marks=rule("HH-EMB-02"),
            id="HH-EMB-02-b",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L", "hull": {"length": 4, "width": 3}},
                "unit": {
                    "faction": "L",
                    "models": [{"count": 2}],
                    "start": [{"x": -3, "y": 0}, {"x": -9, "y": 0}],
                    "end": [{"x": -9, "y": 3}, {"x": -3, "y": 0}],
                },
            },
            [],
            {"reasons": ["too-far"]},
            marks=rule("HH-EMB-02"),
            id="HH-EMB-02-c",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L", "hull": {"length": 4, "width": 3}},
                "unit": {
                    "faction": "L",
                    "models": [{"count": 2}],
                    "start": [{"x": -3, "y": 0}, {"x": -9, "y": 0}],
                    "end": [{"x": -9, "y": 3}, {"x": -3, "y": 0}],
                },
                "settings": {"embark_distance": "each"},
            },
            [],
            {"allowed": True},
            marks=rule("HH-EMB-02"),
            id="HH-EMB-02-d",
        ),
        param(
            {
                "transport": {"capacity": 12, "access": ["rear"], "faction": "L", "hull": {"length": 4, "width": 3}},
                "unit": {"faction": "L", "models": [{"count": 1}], "end": [{"x": -3.5, "y": 3}]},
            },
            [],
            {"reasons": ["too-far"]},
            marks=rule("HH-EMB-02"),
            id="HH-EMB-02-e",
        ),
    ],
)
def test_examples_of_embark(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.embark", given, dice, then)
