"""What follows from a stat block: speeds, defences, the rectangle on the grid, cost."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules.army import NO_ROWS
from rules.pathfinder.defences import Base, defences
from rules.pathfinder.engine_findings import cost
from rules.pathfinder.footprint import footprint, side_of_space
from rules.pathfinder.measures import squares
from rules.pathfinder.printed import archetypes
from rules.pathfinder.speeds import Speeds, line_speeds, pulled, together, wind_speeds
from rules.pathfinder.vehicle import MountedEngine, PropulsionLine, Vehicle


def printed(id_: str) -> Vehicle:
    return cast(Vehicle, archetypes()[id_][1])


@pytest.mark.rule("PF-SPD-07")
@pytest.mark.parametrize(
    ("vehicle", "team", "maximum", "acceleration"),
    [
        ("carriage", 50, (100, 20), (50, 10)),
        ("cart", 40, (70, 14), (35, 7)),
        ("wagon-light", 40, (80, 16), (20, 4)),
        ("wagon-light", 35, (70, 14), (17.5, 3)),
    ],
)
def test_pulled_vehicles(
    vehicle: str, team: float, maximum: tuple[float, int], acceleration: tuple[float, int]
) -> None:
    speeds = pulled(printed(vehicle).lines[0].formula, team)
    assert (speeds.maximum, squares(speeds.maximum)) == maximum
    assert (speeds.acceleration, squares(speeds.acceleration)) == acceleration


@pytest.mark.rule("PF-SPD-06")
def test_several_propulsions_at_once() -> None:
    sail, oars, third = Speeds(180, 30), Speeds(60, 15), Speeds(40, 10)
    both = together([oars, sail])
    assert both == (210, 37.5)
    assert (squares(both.maximum), squares(both.acceleration)) == (42, 7)
    assert together([third, oars, sail]) == both
    assert together([oars]) == oars
    with pytest.raises(ValueError, match="not enough"):
        together([])


@pytest.mark.rule("PF-SPD-06", "PF-SPD-08")
def test_printed_lines_are_used_as_they_are() -> None:
    assert line_speeds(printed("longship").lines[0]) == (120, 30)
    assert line_speeds(printed("sailing-ship").lines[0]) == (180, 30)


@pytest.mark.rule("PF-SPD-07", "PF-BLD-11")
def test_speeds_that_are_not_known() -> None:
    assert line_speeds(PropulsionLine(formula="twice")) is None
    assert line_speeds(PropulsionLine(maximum_ft=60.0)) is None


@pytest.mark.rule("PF-SPD-08")
@pytest.mark.parametrize(
    ("size", "with_the_wind", "maximum"),
    [("large", False, 60), ("large", True, 120), ("huge", False, 90), ("huge", True, 180), ("medium", False, 60)],
)
def test_wind(size: Any, with_the_wind: bool, maximum: int) -> None:
    assert wind_speeds(size, with_the_wind) == (maximum, 30)


@pytest.mark.rule("PF-DMG-01")
@pytest.mark.parametrize(
    ("modifier", "moving", "broken", "expected"),
    [
        (7, True, False, (16, 9, 4, 8, 18)),
        (7, False, False, (9, 2, 4, 8, 18)),
        (7, True, True, (14, 7, 2, 6, 16)),
        (0, False, False, (2, 2, 1, 1, 11)),
        (-1, True, False, (8, 9, 0, 0, 10)),
    ],
)
def test_defences_of_a_light_wagon(
    modifier: int, moving: bool, broken: bool, expected: tuple[int, int, int, int, int]
) -> None:
    """AC, touch AC, saves, CMB, CMD."""
    assert defences(Base(ac=9, save=1, cmb=1, cmd=11), modifier, moving, broken) == expected


@pytest.mark.rule("PF-GRID-11", "PF-GRID-02")
@pytest.mark.parametrize(
    ("vehicle", "team", "expected"),
    [
        ("wagon-light", {}, (2, 4, 2)),
        ("carriage", {}, (2, 5, 2)),
        ("carriage", {"creatures": 6, "creature_size": "medium"}, (2, 5, 2)),
        ("carriage", {"creatures": 4}, (2, 7, 4)),
        ("carriage", {"creatures": 1, "creature_size": "huge"}, (3, 6, 3)),
        ("cart", {}, (2, 4, 2)),
        ("cart", {"creatures": 0}, (1, 2, 0)),
        ("sleigh", {"propulsion": "air-current"}, (2, 2, 0)),
    ],
)
def test_the_team_lengthens_the_vehicle(vehicle: str, team: dict[str, Any], expected: tuple[int, int, int]) -> None:
    """Width, length, rows of the team."""
    wagon = printed(vehicle)
    assert footprint(wagon, wagon.lines[0].model_copy(update=team), "on") == expected


@pytest.mark.rule("PF-GRID-11")
def test_a_group_may_leave_the_team_out() -> None:
    wagon = printed("wagon-light")
    assert footprint(wagon, wagon.lines[0], "off") == (2, 2, 0)
    assert footprint(wagon, None, "on") == (2, 2, 0)


@pytest.mark.rule("PF-GRID-11", "PF-BLD-14")
@pytest.mark.parametrize(
    ("size", "side"), [("small", 1), ("medium", 1), ("large", 2), ("huge", 3), ("gargantuan", 4), ("colossal", 6)]
)
def test_spaces_of_creatures(size: Any, side: int) -> None:
    assert side_of_space(size) == side


@pytest.mark.rule("PF-BLD-25", "PF-BLD-20")
@pytest.mark.parametrize(
    ("vehicle", "changes", "gp"),
    [
        (
            "sailing-ship",
            {"ram": True, "engines": (MountedEngine(engine="ballista-light", bank="port", count=2),)},
            11_400,
        ),
        ("galley", {"castles": True}, 18_000),
        ("galley", {"castles": True, "ram": True}, 18_000),
        ("galley", {"ram": True}, 10_400),
        ("rowboat", {"ram": True}, 100),
        ("cart", {}, 15),
    ],
)
def test_cost(vehicle: str, changes: dict[str, Any], gp: int) -> None:
    assert cost(printed(vehicle).model_copy(update=changes), NO_ROWS) == gp


@pytest.mark.rule("PF-BLD-20")
def test_castles_come_with_a_ram() -> None:
    assert Vehicle(castles=True).has_ram
    assert Vehicle(ram=True).has_ram
    assert not Vehicle().has_ram
