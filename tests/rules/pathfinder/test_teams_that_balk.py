"""Teams that balk, vehicles on their side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check


@pytest.mark.rule("PF-COL-12")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"modifier": 12, "avoid": "brake"},
            [18],
            {"forced": True, "speed_loss_max": None, "swerve": False, "rams": True},
        ),
        (
            {"modifier": 12, "avoid": "brake", "vehicle": {"speed": 8}},
            [17],
            {"forced": False, "speed_loss_max": 10, "minimum_speed": 0, "rams": False},
        ),
        (
            {"modifier": 12, "avoid": "swerve", "swerve_possible": False},
            [1],
            {"forced": False, "swerve": False, "rams": True},
        ),
        ({"modifier": 12, "avoid": "swerve"}, [1], {"swerve": True, "rams": False}),
        (
            {"modifier": 12, "avoid": "brake", "spent": 2, "vehicle": {"speed": 13}},
            [1],
            {"minimum_speed": 3, "rams": True},
        ),
        (
            {"modifier": 12, "avoid": "brake", "spent": 3, "vehicle": {"speed": 13}},
            [1],
            {"minimum_speed": 3, "rams": False},
        ),
        ({"modifier": 12}, [1], BAD_INPUT),
    ],
)
def test_the_team_balks(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.force-ram", given, dice, then)


@pytest.mark.rule("PF-COL-15")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"modifier": 5}, [20], {"dc": 25, "full_round_actions": 5, "upright": True, "falls": False}),
        ({"size": "huge", "modifier": 12}, [18], {"dc": 30, "full_round_actions": 8, "upright": True}),
        ({"size": "huge", "modifier": 12}, [17], {"upright": False, "falls": False}),
        ({"size": "colossal", "modifier": 19}, [20], {"dc": 40, "full_round_actions": 14, "upright": False}),
        (
            {"type": "air", "size": "colossal", "modifier": 8},
            [16],
            {"dc": 25, "full_round_actions": None, "upright": False, "falls": True},
        ),
        ({"type": "air", "modifier": 8}, [17], {"upright": True, "falls": False}),
    ],
)
def test_a_vehicle_on_its_side(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.right-vehicle", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(("given", "dice", "then"), [({"modifier": 12, "avoid": "brake"}, [21], BAD_INPUT)])
def test_dice_out_of_range(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.force-ram", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(("given", "dice", "then"), [({"modifier": 12}, [21], BAD_INPUT)])
def test_dice_out_of_range_right_vehicle(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.right-vehicle", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(("given", "dice", "then"), [({"base_dc": 10}, [21], BAD_INPUT)])
def test_dice_out_of_range_jump_on(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.jump-on", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        ({"driver_present": False}, [11, 1, 1, 1, 1, 1, 1, 1, 1, 1], BAD_INPUT),
        ({"driver_present": False}, [1, 1, 1, 1, 1, 1, 1, 1, 1], BAD_INPUT),
    ],
)
def test_dice_out_of_range_engine_explosion(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.engine-explosion", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(
    ("given", "dice", "then"), [({"speed": 4, "occupants": [{"id": "a", "free": 0}]}, [1, 7, 3, 20], BAD_INPUT)]
)
def test_dice_out_of_range_sudden_stop(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.sudden-stop", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(("given", "dice", "then"), [({"hp": 5, "hp_max": 60}, [21], BAD_INPUT)])
def test_dice_out_of_range_repair(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.repair", given, dice, then)


@pytest.mark.rule("PF-COL-12", "PF-COL-15", "PF-JMP-01", "PF-DMG-17", "PF-STOP-02")
@pytest.mark.parametrize(("given", "dice", "then"), [({"fortitude": 4}, [21], BAD_INPUT)])
def test_dice_out_of_range_driver_fortitude(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.driver-fortitude", given, dice, then)
