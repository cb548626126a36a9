"""Special damage: the check, the table, what the rows do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"points_lost": 1}, [5], {"special": False, "result": None, "next": []}, marks=rule("RT-DMG-05")),
        param({"points_lost": 4}, [2], {"special": False}, marks=rule("RT-DMG-05")),
        param(
            {"points_lost": 4},
            [3, 2],
            {"special": True, "result": "temporary-loss-of-control"},
            marks=rule("RT-DMG-05", "RT-DMG-06"),
        ),
        param({"points_lost": 6}, [4, 2], {"special": True, "result": "system-failure"}, marks=rule("RT-DMG-05")),
        param({"points_lost": 0}, [], {"special": False}, marks=rule("RT-DMG-05")),
        param(
            {"points_lost": 9, "destroyed": True},
            [],
            {"special": False, "result": None},
            marks=rule("RT-DMG-05", "RT-DMG-02"),
        ),
        param(
            {"points_lost": 1},
            [6, 10],
            {"result": "loss-of-control", "out_of_control": "permanent"},
            marks=rule("RT-DMG-06", "RT-DMG-17"),
        ),
        param(
            {"points_lost": 3},
            [4, 7, 5],
            {"result": "system-failure", "roll_on": 5, "halted": True, "auto_locked": True, "burning": False},
            marks=rule("RT-DMG-06", "RT-DMG-16"),
        ),
        param(
            {"points_lost": 5},
            [2, 9],
            {"result": "explosion", "exploded": True, "next": ["occupants-save"]},
            marks=rule("RT-DMG-06", "RT-DMG-19"),
        ),
        param(
            {"points_lost": 2},
            [5, 1],
            {"special": True, "result": "auxiliary-power", "turret_lost": None},
            marks=rule("RT-DMG-06", "RT-DMG-11"),
        ),
        param(
            {"points_lost": 7, "weapons": [{"id": "lasgun"}, {"id": "lascannon"}]},
            [2, 1],
            {"result": "weapon-lost", "weapon_lost": "lasgun"},
            marks=rule("RT-DMG-06", "RT-DMG-15"),
        ),
        param({"points_lost": 12}, [], {"special": True, "result": "explosion"}, marks=rule("RT-DMG-07")),
        param(
            {"points_lost": 11},
            [1, 2],
            {"result": "burning", "burning": True, "roll_on": 2, "halted": True},
            marks=rule("RT-DMG-07", "RT-DMG-18"),
        ),
        param({"points_lost": 11}, [2], {"result": "explosion"}, marks=rule("RT-DMG-07")),
        param({"total": 1}, [], {"special": True, "result": "auxiliary-power"}, marks=rule("RT-DMG-10")),
        param({"total": 4}, [], {"result": "auxiliary-power"}, marks=rule("RT-DMG-10")),
        param(
            {"total": 5},
            [],
            {"result": "temporary-loss-of-control", "out_of_control": "next-turn"},
            marks=rule("RT-DMG-10", "RT-DMG-12"),
        ),
        param({"total": 21}, [], {"result": "explosion", "exploded": True}, marks=rule("RT-DMG-10", "RT-DMG-19")),
        param(
            {
                "total": 3,
                "turrets": [{"id": "A"}, {"id": "B"}],
                "weapons": [{"id": "bolter", "turret": "A"}, {"id": "cannon", "turret": "B"}, {"id": "hull gun"}],
            },
            [2],
            {"turret_lost": "B", "weapons_out": ["cannon"], "weapon_lost": None},
            marks=rule("RT-DMG-11"),
        ),
        param(
            {
                "total": 3,
                "turrets": [{"id": "A"}, {"id": "B", "out": True}],
                "weapons": [{"id": "bolter", "turret": "A"}],
            },
            [],
            {"turret_lost": "A", "weapons_out": ["bolter"]},
            marks=rule("RT-DMG-11"),
        ),
        param(
            {"total": 2, "turrets": [{"id": "A", "out": True}]},
            [],
            {"result": "auxiliary-power", "turret_lost": None, "weapons_out": []},
            marks=rule("RT-DMG-11"),
        ),
        param(
            {"total": 5, "permanently_out_of_control": True},
            [],
            {"out_of_control": "permanent"},
            marks=rule("RT-DMG-12", "RT-DMG-20"),
        ),
        param({"total": 6}, [], {"result": "power-loss", "power_losses": 1}, marks=rule("RT-DMG-13")),
        param({"total": 6, "power_losses": 2}, [], {"power_losses": 3}, marks=rule("RT-DMG-13")),
        param(
            {"total": 7},
            [],
            {"result": "mechanical-failure", "repeats": True, "halted": False},
            marks=rule("RT-DMG-14"),
        ),
        param(
            {"total": 7, "halted": True}, [], {"repeats": False, "halted": True}, marks=rule("RT-DMG-14", "RT-DMG-20")
        ),
        param(
            {"total": 8, "weapons": [{"id": "lasgun", "gone": True}, {"id": "lascannon"}]},
            [],
            {"weapon_lost": "lascannon"},
            marks=rule("RT-DMG-15"),
        ),
        param({"total": 8}, [], {"result": "weapon-lost", "weapon_lost": None}, marks=rule("RT-DMG-15")),
        param(
            {
                "total": 8,
                "turrets": [{"id": "A", "out": True}],
                "weapons": [{"id": "bolter", "turret": "A"}, {"id": "hull gun"}],
            },
            [1],
            {"weapon_lost": "bolter"},
            marks=rule("RT-DMG-15"),
        ),
        param({"total": 9, "stationary": True}, [3], {"roll_on": 3}, marks=rule("RT-DMG-16")),
        param(
            {"total": 9, "stationary": True, "settings": {"rt.dmg.sysFailStationary": "stays"}},
            [],
            {"roll_on": 0, "halted": True},
            marks=rule("RT-DMG-16"),
        ),
        param(
            {"total": 9, "flying": True},
            [4],
            {"roll_on": 4, "auto_locked": True, "next": ["fall"]},
            marks=rule("RT-DMG-16", "RT-AUTO-08", "RT-MOV-07"),
        ),
        param(
            {"total": 9, "trapped": True},
            [],
            {"roll_on": 0, "halted": True, "auto_locked": True},
            marks=rule("RT-DMG-16", "RT-BLD-28"),
        ),
        param({"total": 11, "halted": True}, [], {"burning": True, "roll_on": 0}, marks=rule("RT-DMG-18", "RT-DMG-20")),
        param({"weapons": [{"id": "a", "arm": "left"}], "total": 3}, [], BAD_INPUT, marks=rule("RT-DRD-13")),
    ],
)
def test_vehicle_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.special-damage", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "dreadnought", "points_lost": 1},
            [6, 4, 2],
            {"result": "arm", "arm_lost": "left"},
            marks=rule("RT-DRD-11", "RT-DRD-13"),
        ),
        param(
            {"kind": "dreadnought", "points_lost": 2},
            [5, 8],
            {"result": "system-failure", "halted": True, "auto_locked": True},
            marks=rule("RT-DRD-11", "RT-DRD-18"),
        ),
        param({"kind": "dreadnought", "points_lost": 2}, [4], {"special": False}, marks=rule("RT-DRD-11")),
        param(
            {"kind": "dreadnought", "points_lost": 5},
            [2, 3],
            {"result": "mechanical-jam", "repeats": True},
            marks=rule("RT-DRD-11", "RT-DRD-16"),
        ),
        param(
            {"kind": "dreadnought", "total": 5},
            [],
            {"result": "coordination-loss", "coordination_losses": 1},
            marks=rule("RT-DRD-12"),
        ),
        param(
            {"kind": "dreadnought", "total": 15},
            [],
            {"result": "explosion", "exploded": True, "next": ["occupants-save"]},
            marks=rule("RT-DRD-12", "RT-DRD-21"),
        ),
        param(
            {
                "kind": "dreadnought",
                "total": 3,
                "weapons": [
                    {"id": "autocannon", "arm": "left"},
                    {"id": "bolter", "arm": "right"},
                    {"id": "searchlight gun", "arm": "body"},
                ],
            },
            [4],
            {"arm_lost": "right", "weapons_out": ["bolter"]},
            marks=rule("RT-DRD-13"),
        ),
        param(
            {
                "kind": "dreadnought",
                "total": 3,
                "dead_arms": ["left"],
                "weapons": [{"id": "autocannon", "arm": "left"}, {"id": "bolter", "arm": "right"}],
            },
            [],
            {"arm_lost": "right", "weapons_out": ["bolter"]},
            marks=rule("RT-DRD-13"),
        ),
        param(
            {"kind": "dreadnought", "total": 1, "dead_arms": ["left", "right"]},
            [],
            {"result": "arm", "arm_lost": None},
            marks=rule("RT-DRD-13"),
        ),
        param(
            {"kind": "dreadnought", "total": 5, "coordination_losses": 1},
            [],
            {"coordination_losses": 2},
            marks=rule("RT-DRD-14"),
        ),
        param({"kind": "dreadnought", "total": 6}, [3], {"power_losses": 1, "initiative": 3}, marks=rule("RT-DRD-15")),
        param(
            {"kind": "dreadnought", "total": 6, "power_losses": 1, "initiative": 3},
            [4],
            {"power_losses": 2, "initiative": 0},
            marks=rule("RT-DRD-15"),
        ),
        param(
            {"kind": "dreadnought", "total": 8, "weapons": [{"id": "a"}, {"id": "b"}, {"id": "c"}]},
            [3],
            {"weapon_lost": "c", "confused": True},
            marks=rule("RT-DRD-17"),
        ),
        param(
            {"kind": "dreadnought", "total": 8}, [], {"weapon_lost": None, "confused": True}, marks=rule("RT-DRD-17")
        ),
        param(
            {"kind": "dreadnought", "total": 10},
            [],
            {"result": "berserk", "gm": True, "next": ["berserk"]},
            marks=rule("RT-DRD-19"),
        ),
        param(
            {"kind": "dreadnought", "total": 11},
            [],
            {"result": "burning", "burning": True, "halted": True, "auto_locked": True},
            marks=rule("RT-DRD-20"),
        ),
    ],
)
def test_dreadnought_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.special-damage", given, dice, then)
