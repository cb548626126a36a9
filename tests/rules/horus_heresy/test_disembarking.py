"""Getting out of a transport, in order or in haste, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"models": 10},
            [],
            {
                "allowed": True,
                "casualties": 0,
                "survivors": 10,
                "transport_may_move": True,
                "counts_as_moved": True,
                "may_shoot": True,
                "charge": "disordered",
            },
            marks=rule("HH-DIS-01"),
            id="HH-DIS-01-a",
        ),
        param(
            {"models": 10, "when": "after"},
            [],
            {"allowed": True, "transport_may_move": False},
            marks=rule("HH-DIS-01"),
            id="HH-DIS-01-b",
        ),
        param(
            {"models": 10, "when": "during"},
            [],
            {"allowed": False, "reasons": ["mid-move"]},
            marks=rule("HH-DIS-01"),
            id="HH-DIS-01-c",
        ),
        param(
            {"models": 5, "embarked_this_phase": True, "transport_rushed": True},
            [],
            {"allowed": False, "reasons": ["embarked-this-phase", "transport-rushed"], "survivors": 5},
            marks=rule("HH-DIS-01"),
            id="HH-DIS-01-d",
        ),
        param(
            {"models": 10, "placed": 8},
            [],
            {"casualties": 2, "survivors": 8},
            marks=rule("HH-DIS-02"),
            id="HH-DIS-02-a",
        ),
        param(
            {"models": 10, "placed": 9, "coherent": 7},
            [],
            {"casualties": 3, "survivors": 7},
            marks=rule("HH-DIS-02"),
            id="HH-DIS-02-b",
        ),
        param(
            {"models": 3, "placed": 0, "coherent": 0},
            [],
            {"casualties": 3, "survivors": 0, "may_shoot": False, "charge": "none"},
            marks=rule("HH-DIS-02"),
            id="HH-DIS-02-c",
        ),
        param(
            {"models": 10, "assault_vehicle": True},
            [],
            {"counts_as_moved": True, "may_shoot": True, "charge": "normal"},
            marks=rule("HH-DIS-03"),
            id="HH-DIS-03-a",
        ),
        param(
            {"models": 10, "assault_vehicle": True, "when": "after"},
            [],
            {"charge": "normal", "transport_may_move": False},
            marks=rule("HH-DIS-03"),
            id="HH-DIS-03-b",
        ),
        param(
            {"models": 10, "assault_vehicle": True, "statuses": ["stunned"]},
            [],
            {"charge": "disordered"},
            marks=rule("HH-DIS-03"),
            id="HH-DIS-03-c",
        ),
        param(
            {"models": 10, "statuses": ["pinned"]},
            [],
            {"charge": "none", "may_shoot": True},
            marks=rule("HH-DIS-03"),
            id="HH-DIS-03-d",
        ),
    ],
)
def test_examples_of_disembark(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.disembark", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"models": 10, "placed": 10, "cool": 7},
            [3, 3],
            {"casualties": 0, "survivors": 10, "tested": True, "total": 6, "passed": True, "statuses": []},
            marks=rule("HH-EMG-02"),
            id="HH-EMG-02-a",
        ),
        param(
            {"models": 10, "placed": 6, "cool": 7},
            [4, 3],
            {"casualties": 4, "survivors": 6, "passed": True},
            marks=rule("HH-EMG-02"),
            id="HH-EMG-02-b",
        ),
        param(
            {"models": 4, "placed": 0, "cool": 7},
            [],
            {"casualties": 4, "survivors": 0, "tested": False, "total": None, "passed": None},
            marks=rule("HH-EMG-02"),
            id="HH-EMG-02-c",
        ),
        param({"models": 4, "placed": 5, "cool": 7}, [], BAD_INPUT, marks=rule("HH-EMG-02"), id="HH-EMG-02-d"),
        param(
            {"models": 10, "placed": 10, "cool": 7},
            [4, 4],
            {"total": 8, "passed": False, "statuses": ["pinned"]},
            marks=rule("HH-EMG-04"),
            id="HH-EMG-04-a",
        ),
        param(
            {"models": 10, "placed": 10, "cool": 12},
            [6, 6],
            {"total": 12, "passed": False, "statuses": ["pinned"]},
            marks=rule("HH-EMG-04"),
            id="HH-EMG-04-b",
        ),
        param(
            {"models": 10, "placed": 10, "cool": 1},
            [1, 1],
            {"total": 2, "passed": True, "statuses": []},
            marks=rule("HH-EMG-04"),
            id="HH-EMG-04-c",
        ),
        param(
            {"models": 10, "placed": 9, "cool": 7, "statuses": ["pinned", "suppressed"]},
            [6, 5],
            {"casualties": 1, "passed": False, "statuses": ["pinned", "suppressed"]},
            marks=rule("HH-EMG-04"),
            id="HH-EMG-04-d",
        ),
    ],
)
def test_examples_of_emergency_disembark(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.emergency-disembark", given, dice, then)
