"""Steps of a move on the grid: where they lead, what they spend, what becomes of a path."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import at


@pytest.mark.rule("PF-GRID-03")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 1, "path": ["FL"]},
            [],
            {
                "allowed": True,
                "placement": at(9, 19, "N", 2, 3),
                "spent": 1,
                "lost": 0,
                "steps": ["FL"],
                "contacts": [],
                "zone": None,
                "turn_refused": None,
            },
        ),
        ({"placement": at(10, 20, "N", 2, 3), "distance": 1, "path": ["FR"]}, [], {"placement": {"x": 11, "y": 19}}),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 1, "direction": "backward", "path": ["BL"]},
            [],
            {"placement": {"x": 9, "y": 21}},
        ),
        ({"placement": at(10, 20, "S", 2, 3), "distance": 1, "path": ["FL"]}, [], {"placement": {"x": 11, "y": 21}}),
        (
            {"placement": at(10, 20, "S", 2, 3), "distance": 1, "direction": "backward", "path": ["BR"]},
            [],
            {"placement": {"x": 9, "y": 19}},
        ),
        ({"placement": at(10, 20, "W", 1, 2), "distance": 1, "path": ["FR"]}, [], {"placement": {"x": 9, "y": 19}}),
        ({"placement": at(10, 20, "W", 1, 2), "distance": 1, "path": ["FL"]}, [], {"placement": {"x": 9, "y": 21}}),
        (
            {"placement": at(5, 5, "E", 1, 2), "distance": 3, "path": ["FL", "FR"]},
            [],
            {"placement": {"x": 7, "y": 5}, "spent": 3, "steps": ["FL", "FR"]},
        ),
        ({"placement": at(5, 5, "E", 1, 2), "distance": 3, "path": ["L"]}, [], BAD_INPUT),
        ({"placement": at(5, 5, "NE", 1, 2), "distance": 3}, [], BAD_INPUT),
    ],
)
def test_the_steps(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 20, "N", 2, 2), "distance": 7, "path": ["FL", "FL", "FL", "FL"]},
            [],
            {"placement": {"x": 6, "y": 15}, "spent": 7, "steps": ["FL", "FL", "FL", "FL", "F"]},
        ),
        (
            {
                "placement": at(10, 20, "N", 2, 2),
                "distance": 7,
                "path": ["FL", "FL", "FL", "FL"],
                "settings": {"pf.move.diagonals": "single"},
            },
            [],
            {"placement": {"x": 6, "y": 13}, "spent": 7},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 6, "path": ["FL", "FR", "FL"]},
            [],
            {"placement": {"x": 9, "y": 15}, "spent": 6},
        ),
        (
            {"placement": at(10, 20, "N", 2, 2), "distance": 2, "path": ["FL", "FL"]},
            [],
            {"placement": {"x": 9, "y": 18}, "spent": 2, "steps": ["FL", "F"], "replaced": ["FL"]},
        ),
        (
            {"placement": at(0, 0, "N", 2, 2), "distance": 6, "path": ["FL", "F", "FL", "F", "FL"]},
            [],
            {"placement": {"x": -3, "y": -5}, "spent": 6, "steps": ["FL", "F", "FL", "F", "FL"]},
        ),
    ],
)
def test_what_a_step_spends(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-05")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(5, 5, "E", 1, 2), "distance": 4, "diagonals": False, "path": ["FL", "FR"]},
            [],
            {"placement": {"x": 9, "y": 5}, "steps": ["F", "F", "F", "F"], "replaced": ["FL", "FR"]},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 6, "path": ["F", "F", "TL", "F", "FR"]},
            [],
            {"placement": {"x": 11, "y": 14}, "steps": ["F", "F", "F", "FR", "F", "F"], "replaced": ["TL"]},
        ),
        (
            {"placement": at(10, 20, "W", 2, 2), "distance": 3, "path": ["FL", "FL"]},
            [],
            {"placement": {"x": 8, "y": 22}, "spent": 3},
        ),
        (
            {"placement": at(10, 20, "N", 2, 2), "distance": 2, "path": ["F", "F", "F"]},
            [],
            {"steps": ["F", "F"], "unused": ["F"]},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 2, "may_turn": True, "path": ["F", "F", "TL"]},
            [],
            {"steps": ["F", "F", "TL"], "unused": [], "placement": at(9, 18, "W", 2, 3)},
        ),
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 2, "may_turn": True, "path": ["F", "F", "F", "TL"]},
            [],
            {"steps": ["F", "F"], "unused": ["F", "TL"], "placement": at(10, 18, "N", 2, 3)},
        ),
        (
            {"placement": at(10, 20, "N", 2, 2), "distance": 0, "path": ["FL"]},
            [],
            {"steps": [], "unused": ["FL"], "spent": 0, "placement": {"x": 10, "y": 20}},
        ),
    ],
)
def test_completing_the_path(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-08")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(10, 20, "N", 2, 3), "distance": 2, "direction": "backward", "path": ["BL", "B"]},
            [],
            {"placement": at(9, 22, "N", 2, 3), "spent": 2},
        ),
        (
            {"placement": at(4, 4, "S", 1, 2), "distance": 3, "direction": "backward", "path": ["BR", "BR"]},
            [],
            {"placement": {"x": 2, "y": 2}, "spent": 3},
        ),
        (
            {"placement": at(4, 4, "S", 1, 2), "distance": 2, "direction": "backward"},
            [],
            {"placement": {"x": 4, "y": 2}, "steps": ["B", "B"]},
        ),
        ({"placement": at(4, 4, "S", 1, 2), "distance": 3, "direction": "backward", "path": ["F"]}, [], BAD_INPUT),
    ],
)
def test_reversing_on_the_grid(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-09")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"placement": at(0, 0, "E", 2, 2), "distance": 5, "difficult": [[3, 0], [3, 1]], "path": ["F", "F", "FR"]},
            [],
            {"placement": {"x": 4, "y": 1}, "spent": 5, "steps": ["F", "F", "FR", "F"]},
        ),
        (
            {"placement": at(0, 0, "E", 2, 2), "distance": 1, "difficult": [[2, 1]]},
            [],
            {"placement": {"x": 0, "y": 0}, "spent": 0, "lost": 1, "steps": []},
        ),
        (
            {"placement": at(0, 0, "E", 2, 2), "distance": 3, "difficult": [[2, 1]], "path": ["FR", "FR"]},
            [],
            {"placement": {"x": 1, "y": 1}, "spent": 3, "steps": ["FR"], "unused": ["FR"]},
        ),
        (
            {
                "placement": at(0, 0, "E", 2, 2),
                "distance": 2,
                "difficult": [[2, 1], [3, 0]],
                "vehicle": {"type": "air"},
            },
            [],
            {"placement": {"x": 2, "y": 0}, "spent": 2},
        ),
    ],
)
def test_ground_that_is_difficult_for_the_vehicle(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.move", given, dice, then)


@pytest.mark.rule("PF-GRID-05", "PF-DRV-07")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {
                "choice": "reverse",
                "path": ["BL", "B"],
                "driver": {"present": False},
                "vehicle": {"propulsion": ["magic"], "speed": 3},
                "placement": at(0, 0, "N", 2, 2),
            },
            [],
            {"reason": "no-driver", "steps": ["F", "F", "F"], "replaced": ["BL", "B"], "placement": {"x": 0, "y": -3}},
        ),
        (
            {"choice": "reverse", "path": ["BL"], "driver": {"present": False}, "placement": at(0, 0, "N", 2, 2)},
            [],
            {"steps": [], "replaced": [], "unused": ["BL"]},
        ),
    ],
)
def test_reverse_was_wanted_nobody_drives(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.drive", given, dice, then)
