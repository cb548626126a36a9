"""What a move touches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import HUGE, at


@pytest.mark.rule("PF-GRID-10")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "path": ["FL"],
                "obstacles": [{"id": "wall", "kind": "object", "solid": True, "x": 11, "y": 19}],
            },
            [],
            {
                "placement": {"x": 10, "y": 19},
                "steps": ["F"],
                "replaced": ["FL"],
                "contacts": [{"step": 1, "id": "wall", "manoeuvre": "ram", "before": at(10, 20, "N", 2, 3)}],
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "path": ["FL"],
                "obstacles": [{"id": "wall", "kind": "object", "solid": True, "x": 9, "y": 22}],
            },
            [],
            {"placement": {"x": 10, "y": 19}, "steps": ["F"], "contacts": []},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "path": ["FL"],
                "obstacles": [{"id": "man", "x": 11, "y": 19}],
            },
            [],
            {"placement": {"x": 9, "y": 19}, "contacts": []},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "path": ["FL"],
                "obstacles": [{"id": "wall", "kind": "object", "solid": True, "x": 9, "y": 19}],
            },
            [],
            {
                "placement": {"x": 9, "y": 19},
                "steps": ["FL"],
                "contacts": [{"step": 1, "id": "wall", "manoeuvre": "ram"}],
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "direction": "backward",
                "path": ["BL"],
                "obstacles": [{"id": "wall", "kind": "object", "solid": True, "x": 9, "y": 20}],
            },
            [],
            {"placement": {"x": 10, "y": 21}, "steps": ["B"], "replaced": ["BL"]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 3),
                "distance": 1,
                "path": ["FL"],
                "obstacles": [{"id": "man", "solid": True, "x": 11, "y": 19}],
            },
            [],
            BAD_INPUT,
        ),
    ],
)
def test_corners_of_solid_objects(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 6,
                "obstacles": [{"id": "goblin", "size": "small", "x": 10, "y": 18}],
            },
            [],
            {
                "contacts": [
                    {"step": 2, "id": "goblin", "manoeuvre": "overrun", "before": {"x": 10, "y": 19}},
                    {"step": 3, "before": {"x": 10, "y": 18}},
                    {"step": 4},
                    {"step": 5},
                ]
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 3,
                "may_turn": True,
                "path": ["F", "TL", "F", "F"],
                "obstacles": [
                    {"id": "dwarf", "x": 10, "y": 19},
                    {"id": "orc", "x": 8, "y": 20},
                    {"id": "elf", "x": 12, "y": 19},
                ],
            },
            [],
            {
                "placement": {"x": 6, "y": 19, "facing": "W"},
                "contacts": [
                    {"step": 1, "id": "dwarf"},
                    {"step": 2, "id": "orc"},
                    {"step": 3, "id": "dwarf"},
                    {"step": 3, "id": "orc"},
                    {"step": 4, "id": "orc"},
                ],
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 6,
                "obstacles": [{"id": "wall", "kind": "object", "solid": True, "x": 10, "y": 15, "width": 2}],
            },
            [],
            {
                "contacts": [
                    {"step": 5, "id": "wall", "manoeuvre": "ram", "before": {"x": 10, "y": 16}},
                    {"step": 6, "id": "wall"},
                ]
            },
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 6,
                "obstacles": [{"id": "a", "x": 1, "y": 1}, {"id": "a", "x": 2, "y": 1}],
            },
            [],
            BAD_INPUT,
        ),
    ],
)
def test_what_is_touched(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-COL-13")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 8,
                "obstacles": [{"id": "goblin", "size": "small", "x": 11, "y": 17}],
            },
            [],
            {"contacts": [{"step": 3}, {"step": 4}, {"step": 5}, {"step": 6}]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 4),
                "distance": 8,
                "obstacles": [{"id": "goblin", "size": "small", "x": 11, "y": 17}],
                "settings": {"pf.man.repeat": "oncePerTurn"},
            },
            [],
            {"contacts": [{"step": 3, "id": "goblin"}]},
        ),
    ],
)
def test_again_and_again(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-COL-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "placement": at(0, 10, "N", 2, 2),
                "distance": 1,
                "obstacles": [
                    {"id": "man", "x": 0, "y": 9},
                    {"id": "horse", "size": "large", "x": 1, "y": 8, "width": 2, "height": 2},
                    {"id": "pillar", "kind": "object", "solid": True, "x": 0, "y": 9},
                    {"id": "hedge", "kind": "object", "size": "large", "x": 1, "y": 9},
                    {"id": "crate", "kind": "object", "size": "small", "x": 1, "y": 9},
                    {"id": "cart", "kind": "vehicle", "size": "large", "x": 0, "y": 9},
                ],
            },
            [],
            {
                "contacts": [
                    {"id": "man", "manoeuvre": "overrun"},
                    {"id": "horse", "manoeuvre": "ram"},
                    {"id": "pillar", "manoeuvre": "ram"},
                    {"id": "hedge", "manoeuvre": "ram"},
                    {"id": "crate", "manoeuvre": "overrun"},
                    {"id": "cart", "manoeuvre": "ram"},
                ]
            },
        ),
        (
            {
                "vehicle": HUGE,
                "placement": at(0, 10, "N", 2, 4),
                "distance": 1,
                "obstacles": [
                    {"id": "cart", "kind": "vehicle", "size": "large", "x": 0, "y": 9},
                    {"id": "wagon", "kind": "vehicle", "size": "huge", "x": 1, "y": 9},
                ],
            },
            [],
            {"contacts": [{"id": "cart", "manoeuvre": "overrun"}, {"id": "wagon", "manoeuvre": "ram"}]},
        ),
    ],
)
def test_which_manoeuvre(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-COL-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"target": {"size": "large", "cmd": 12}}, [], {"allowed": False, "reason": "must-ram"}),
        (
            {"target": {"kind": "object", "size": "small", "hp": 5}},
            [7],
            {"check": {"dc": None, "success": True}, "damage": 7, "prone": False, "passes": True},
        ),
    ],
)
def test_which_manoeuvre_overrun(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.overrun", given, dice, then)


@pytest.mark.rule("PF-COL-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"), [({"target": {"size": "medium"}}, [], {"allowed": False, "reason": "must-overrun"})]
)
def test_which_manoeuvre_ram(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.ram", given, dice, then)


@pytest.mark.rule("PF-COL-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [({"target": {"kind": "object", "size": "small"}}, [], {"allowed": False, "reason": "must-overrun"})],
)
def test_which_manoeuvre_bull_rush(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.bull-rush", given, dice, then)
