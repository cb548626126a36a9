"""Collisions: the prose of the rules, bounds, odds, the log."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import answer, odds, play
from rules.dice import Rolled
from tests.examples import BAD_INPUT, check, log_of, outcome_of, param, rule

FLAT = {"settings": {"rt.col.formula": "dicePlusFlat"}}


def crash(speed: float, toughness: int, kind: str, other: int, **more: Any) -> dict[str, Any]:
    """A vehicle of a speed and a Toughness that runs into something of a Toughness."""
    return {"vehicle": {"toughness": toughness, "speed": speed}, "other": {"kind": kind, "toughness": other}} | more


@pytest.mark.parametrize(
    ("speed", "steps"), [(0, 0), (0.1, 1), (1, 1), (5, 1), (5.5, 2), (15, 3), (20, 4), (20.01, 5), (21, 5)]
)
@pytest.mark.rule("RT-COL-01")
def test_steps_of_5_inches(speed: float, steps: int) -> None:
    check("rogue-trader.collision", crash(speed, 20, "scenery", 20), [1] * (2 * steps), {"steps": steps})


@pytest.mark.rule("RT-COL-01", "RT-COL-03")
def test_a_difference_of_speeds_that_is_one_step_is_no_more() -> None:
    given = {"vehicle": {"toughness": 7, "speed": 8.3}, "other": {"kind": "vehicle", "toughness": 7, "speed": 3.3}}
    given |= {"angle": "rear", "settings": {"rt.col.combined": "byAngle"}}  # type: ignore[dict-item]
    check("rogue-trader.collision", given, [1, 1], {"steps": 1})


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(crash(12, 7, "vehicle", 7), [1] * 6, {"steps": 3}, marks=rule("RT-COL-03")),
        param(
            crash(20, 6, "scenery", 10),
            [4] * 8,
            {"vehicle": {"dice": 8, "points_lost": 32}, "other": {"dice": 0, "points_left": None, "destroyed": False}},
            marks=rule("RT-COL-05"),
        ),
        param(
            crash(30, 4, "creature", 3),
            [1] * 12,
            {"vehicle": {"dice": 5, "points_lost": 5}, "other": {"dice": 7, "points_lost": 7}},
            marks=rule("RT-COL-06"),
        ),
        param(
            crash(12, 6, "creature", 3, settings={"rt.col.creatureHurtsVehicle": "off"} | FLAT["settings"]),
            [1, 1, 1],
            {"vehicle": {"dice": 0, "points_lost": 0}, "other": {"dice": 3, "points_lost": 6}},
            marks=rule("RT-COL-06", "RT-COL-08"),
        ),
        param(
            crash(20, 7, "scenery", 8, distance_covered=0)
            | {"settings": {"rt.col.speedBasis": "distanceCovered", "rt.col.formula": "dicePlusFlat"}},
            [],
            {"steps": 0, "vehicle": {"dice": 0, "points_lost": 1}, "other": {"dice": 0, "points_lost": 0}},
            marks=rule("RT-COL-08", "RT-COL-09"),
        ),
        param(
            crash(20, 7, "vehicle", 7, settings={"rt.col.speedBasis": "distanceCovered"}),
            [1] * 8,
            {"steps": 4},
            marks=rule("RT-COL-09"),
        ),
        param(
            crash(20, 6, "dreadnought", 6, distance_covered=3)
            | {"settings": {"rt.col.speedBasis": "distanceCovered", "rt.drd.collideAs": "creature"}},
            [1, 1],
            {"steps": 1, "other": {"special_damage": "due", "lost_this_turn": 1}},
            marks=rule("RT-COL-09", "RT-COL-11"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 9}, "other": {"kind": "vehicle", "toughness": 7, "speed": 9}}
            | {"angle": "rear", "settings": {"rt.col.combined": "byAngle"}},
            [],
            {"collides": False},
            marks=rule("RT-COL-03"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 12}, "other": {"kind": "vehicle", "toughness": 7, "speed": 9}}
            | {"angle": "head-on", "settings": {"rt.col.combined": "byAngle"}},
            [1] * 10,
            {"steps": 5},
            marks=rule("RT-COL-03"),
        ),
        param(
            crash(12, 6, "scenery", 6, angle="rear", settings={"rt.col.combined": "byAngle"}),
            [1] * 6,
            {"steps": 3},
            marks=rule("RT-COL-03"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 10, "save": 4}, "other": {"kind": "dreadnought", "toughness": 6}}
            | {"settings": {"rt.col.saves": "machinesAndStructures", "rt.drd.collideAs": "creature"}},
            [3, 1, 2, 2, 1],
            {"vehicle": {"points_lost": 3}, "other": {"points_lost": 3}},
            marks=rule("RT-COL-10"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 5}, "other": {"kind": "dreadnought", "toughness": 6, "save": 5}}
            | {"settings": {"rt.col.saves": "machinesAndStructures", "rt.drd.collideAs": "creature"}},
            [1, 5],
            {"other": {"dice": 1, "points_lost": 0, "special_damage": "none"}},
            marks=rule("RT-COL-10", "RT-COL-11"),
        ),
        param(
            {"vehicle": {"toughness": 6, "speed": 5}, "other": {"kind": "scenery", "toughness": 6, "save": 5}}
            | {"settings": {"rt.col.saves": "machinesAndStructures"}},
            [1, 4, 2],
            {"other": {"points_lost": 2}},
            marks=rule("RT-COL-10"),
        ),
        param(
            {
                "vehicle": {"toughness": 9, "speed": 5, "save": 2},
                "other": {"kind": "scenery", "toughness": 6, "save": 5},
            }
            | {"settings": {"rt.col.saves": "machinesAndStructures"}},
            [6],
            {"vehicle": {"dice": 0}, "other": {"dice": 4, "points_lost": 0}},
            marks=rule("RT-COL-07", "RT-COL-10"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 5, "halted": True}, "other": {"kind": "scenery", "toughness": 7}},
            [1, 1],
            {"vehicle": {"out_of_control_next_turn": False}},
            marks=rule("RT-OOC-07"),
        ),
        param(
            {"vehicle": {"toughness": 7, "speed": 5}, "other": {"kind": "vehicle", "toughness": 7, "halted": True}},
            [1, 1],
            {"vehicle": {"out_of_control_next_turn": True}, "other": {"out_of_control_next_turn": False}},
            marks=rule("RT-OOC-07"),
        ),
        param(
            {
                "vehicle": {"toughness": 7, "speed": 5, "points": 1},
                "other": {"kind": "scenery", "toughness": 7, "points": 1},
            }
            | {"settings": {"rt.col.after": "continueIfDestroyed"}},
            [1, 1],
            {"other": {"destroyed": True}, "move": "stops", "last_speed_next_turn": 0},
            marks=rule("RT-COL-12"),
        ),
        param(
            {
                "vehicle": {"toughness": 9, "speed": 5, "lost_this_turn": 2},
                "other": {"kind": "creature", "toughness": 4},
            },
            [1] * 6,
            {"vehicle": {"lost_this_turn": 2, "special_damage": "due"}, "move": "ask", "last_speed_next_turn": None},
            marks=rule("RT-COL-13"),
        ),
    ],
)
def test_more_collisions(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.collision", given, dice, then)


@pytest.mark.rule("RT-COL-11")
@pytest.mark.parametrize("kind", ["scenery", "creature"])
def test_what_is_no_machine_has_no_control_and_no_special_damage(kind: str) -> None:
    found = outcome_of("rogue-trader.collision", crash(5, 6, kind, 6), [1, 1])
    assert set(found["other"]) == {"dice", "points_lost", "points_left", "destroyed"}
    assert set(found["vehicle"]) - set(found["other"]) == {
        "lost_this_turn",
        "special_damage",
        "out_of_control_next_turn",
    }


@pytest.mark.rule("RT-COL-03")
def test_without_a_collision_nothing_else_is_told() -> None:
    given = {"vehicle": {"toughness": 7, "speed": 8}, "other": {"kind": "vehicle", "toughness": 7, "speed": 9}}
    given |= {"angle": "rear", "settings": {"rt.col.combined": "byAngle"}}  # type: ignore[dict-item]
    assert outcome_of("rogue-trader.collision", given, []) == {"collides": False}


def totals(dice: int, flat: int, points: int) -> dict[int, Fraction]:
    """Points lost by adding up every way the D4s can fall."""
    found: dict[int, Fraction] = {}
    for fallen in product(range(1, 5), repeat=dice):
        lost = min(points, max(0, sum(fallen) + flat))
        found[lost] = found.get(lost, Fraction(0)) + Fraction(1, 4**dice)
    return found


@pytest.mark.rule("RT-COL-02", "RT-COL-08")
@pytest.mark.parametrize(
    ("speed", "toughness", "formula", "dice", "flat"),
    [(10, 8, "dice", 4, 0), (10, 8, "dicePlusFlat", 2, 2), (20, 4, "dicePlusFlat", 4, -2)],
)
def test_odds_are_those_of_the_dice_counted_one_by_one(
    speed: float, toughness: int, formula: str, dice: int, flat: int
) -> None:
    given = crash(speed, 6, "scenery", toughness, settings={"rt.col.formula": formula})
    given["vehicle"]["points"] = 9
    found: dict[int, Fraction] = {}
    for (vehicle,), chance in chances_of_sides(given).items():
        found[vehicle] = found.get(vehicle, Fraction(0)) + chance
    assert found == totals(dice, flat, 9)


def chances_of_sides(given: dict[str, Any]) -> dict[tuple[int], Fraction]:
    rows = odds("rogue-trader.collision", given, frozenset({"vehicle"}))
    return {(outcome["vehicle"]["points_lost"],): chance for outcome, chance in rows}


@pytest.mark.rule("RT-COL-02")
def test_odds_of_thirty_dice_a_side() -> None:
    rows = odds("rogue-trader.collision", crash(150, 7, "vehicle", 7))
    assert sum(chance for _, chance in rows) == 1
    assert len(rows) == 91 * 91
    mean = sum(outcome["vehicle"]["points_lost"] * chance for outcome, chance in rows)
    assert mean == 75


sides = st.fixed_dictionaries(
    {
        "toughness": st.integers(4, 9),
        "points": st.one_of(st.none(), st.integers(1, 9)),
        "lost_this_turn": st.integers(0, 9),
    }
)


@pytest.mark.rule("RT-COL-07", "RT-COL-13", "RT-OOC-07")
@drawn(
    sides, sides, st.integers(0, 15), st.sampled_from(["vehicle", "dreadnought", "scenery", "creature"]), st.randoms()
)
def test_points_lost_are_never_negative_and_never_more_than_there_are(
    vehicle: dict[str, Any], other: dict[str, Any], speed: int, kind: str, random: Any
) -> None:
    given = {"vehicle": vehicle | {"speed": speed}, "other": other | {"kind": kind}}
    found = answer(play("rogue-trader.collision", given, Rolled(random.random().hex())), str)["outcome"]
    for side, before in ((found["vehicle"], vehicle), (found["other"], other)):
        assert side["points_lost"] >= 0
        assert side["dice"] >= 0
        assert (side["points_left"] is None) == (before["points"] is None)
        if before["points"] is not None:
            assert side["points_left"] == before["points"] - side["points_lost"] >= 0
        assert side["destroyed"] == (side["points_left"] == 0)
        if "lost_this_turn" in side:
            assert side["lost_this_turn"] == before["lost_this_turn"] + side["points_lost"]
            assert (side["special_damage"] == "none") == (side["destroyed"] or side["lost_this_turn"] == 0)
        if side["destroyed"]:
            assert not side.get("out_of_control_next_turn")
    assert (found["vehicle"]["dice"] or found["other"]["dice"]) > 0 or speed == 0


@pytest.mark.parametrize(
    "given",
    [
        crash(20, 6, "scenery", 10, settings={"rt.col.speedBasis": "distanceCovered"}),
        crash(20, 6, "dreadnought", 6)
        | {"settings": {"rt.col.speedBasis": "distanceCovered", "rt.drd.collideAs": "creature"}},
        crash(801, 6, "scenery", 10),
        crash(-1, 6, "scenery", 10),
        crash(5, 0, "scenery", 10),
        crash(5, 6, "scenery", 21),
        crash(5, 6, "wall", 10),
        crash(5, 6, "scenery", 10, angle="above"),
        crash(5, 6, "scenery", 10, distance_covered=-1),
        {"vehicle": {"toughness": 6}, "other": {"kind": "scenery", "toughness": 10}},
        {"vehicle": {"toughness": 6, "speed": 5}, "other": {"toughness": 10}},
        {"vehicle": {"toughness": 6, "speed": 5, "points": 0}, "other": {"kind": "scenery", "toughness": 10}},
        {"vehicle": {"toughness": 6, "speed": 5, "kind": "vehicle"}, "other": {"kind": "scenery", "toughness": 10}},
        {"vehicle": {"toughness": 6, "speed": 5}},
    ],
)
def test_bounds(given: dict[str, Any]) -> None:
    check("rogue-trader.collision", given, [1] * 5, BAD_INPUT)


def test_the_log_tells_both_sides_and_what_follows() -> None:
    given = crash(12, 7, "scenery", 8)
    given["vehicle"]["points"] = 30
    given["other"]["points"] = 5
    assert log_of("rogue-trader.collision", given, [2, 4, 1, 3, 4, 2]) == [
        "Collision at 12″: 3 steps of 5″.",
        "Moving vehicle: 4D4, 10 points lost, 20 left.",
        "Struck scenery: 2D4, 5 points lost, 0 left.",
        "Struck scenery: destroyed.",
        "Moving vehicle: special damage at the end of the turn, without a check.",
        "Moving vehicle: out of control in its owner’s next turn.",
        "Does the vehicle stop or go on? The players agree.",
    ]
