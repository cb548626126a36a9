"""Sudden stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check


@pytest.mark.rule("PF-STOP-02", "PF-STOP-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"speed": 12, "occupants": [{"id": "driver", "reflex": 5}]},
            [3, 15],
            {"speed": 0, "distance": 6, "occupants": [{"id": "driver", "thrown": 6, "damage": 3, "prone": False}]},
        ),
        ({"speed": 12, "occupants": [{"id": "driver", "reflex": 5}]}, [3, 14], {"occupants": [{"prone": True}]}),
        (
            {"speed": 7, "occupants": [{"id": "a"}]},
            [2, 20],
            {"distance": 3, "occupants": [{"thrown": 3, "damage": 2, "prone": False}]},
        ),
        ({"speed": 1, "occupants": [{"id": "a"}]}, [4, 10], {"occupants": [{"thrown": 0, "damage": 4, "prone": True}]}),
        (
            {"speed": 12, "occupants": [{"id": "crate", "kind": "object"}]},
            [6],
            {"occupants": [{"thrown": 6, "damage": 6, "prone": False}]},
        ),
        ({"speed": 0, "occupants": [{"id": "a"}]}, [], {"allowed": False, "reason": "not-moving"}),
    ],
)
def test_thrown_forward(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sudden-stop", given, dice, then)


@pytest.mark.rule("PF-STOP-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"speed": 12, "occupants": [{"id": "driver", "reflex": 5, "free": 1}]},
            [2, 3, 1, 6, 4, 3, 11],
            {"occupants": [{"thrown": 1, "damage": 19, "prone": True}]},
        ),
        (
            {"speed": 12, "occupants": [{"id": "driver", "free": 6}]},
            [5, 20],
            {"occupants": [{"thrown": 6, "damage": 5, "prone": False}]},
        ),
        (
            {"speed": 12, "occupants": [{"id": "driver", "free": 0}]},
            [1, 1, 1, 1, 1, 1, 2, 20],
            {"occupants": [{"thrown": 0, "damage": 8}]},
        ),
    ],
)
def test_into_something_solid(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sudden-stop", given, dice, then)


@pytest.mark.rule("PF-STOP-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"speed": 4, "occupants": [{"id": "a", "reflex": 25}]}, [2, 1], {"occupants": [{"damage": 2, "prone": True}]}),
        (
            {"speed": 4, "occupants": [{"id": "a", "reflex": -2}]},
            [2, 20],
            {"occupants": [{"damage": 2, "prone": False}]},
        ),
    ],
)
def test_the_save(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sudden-stop", given, dice, then)


@pytest.mark.rule("PF-DMG-14", "PF-STOP-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"speed": 16, "occupants": [{"id": "driver", "reflex": 2}, {"id": "barrel", "kind": "object", "free": 7}]},
            [4, 18, 5, 6],
            {
                "distance": 8,
                "occupants": [
                    {"id": "driver", "thrown": 8, "damage": 4, "prone": False},
                    {"id": "barrel", "thrown": 7, "damage": 11},
                ],
            },
        ),
        ({"speed": 0}, [], {"allowed": False, "reason": "not-moving"}),
    ],
)
def test_a_puller_goes_down(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sudden-stop", given, dice, then)
