"""Exact odds: the spec's, and equal to every die played out in small cases."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from rules.actions import odds, play
from rules.dice import DieWanted, Typed
from rules.outcome import as_json
from tests.examples import chances, part
from tests.rules.pathfinder.vehicles import HUGE, MAGIC, SEVEN, at


def check_odds(action: str, given: Mapping[str, Any], rows: list[tuple[str, Mapping[str, Any]]]) -> None:
    """All outcomes, most likely first, each with a part that it has."""
    found = odds(f"pathfinder.{action}", given)
    assert [str(chance) for _, chance in found] == [chance for chance, _ in rows]
    assert sum(chance for _, chance in found) == 1
    for chance, like in rows:
        assert any(str(share) == chance and part(outcome, like) == like for outcome, share in found)


def played_out(action: str, given: Mapping[str, Any]) -> dict[str, Fraction]:
    """The chance of each outcome, by typing in every possible row of dice."""
    found: dict[str, Fraction] = {}
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        dice, chance = waiting.pop()
        try:
            outcome = repr(as_json(play(f"pathfinder.{action}", given, Typed(dice)).outcome))
        except DieWanted as wanted:
            faces = range(1, wanted.sides + 1)
            waiting += [([*dice, face], chance / wanted.sides) for face in faces]
        else:
            found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


@pytest.mark.rule("PF-CHK-01", "PF-CHK-15")
@pytest.mark.parametrize(
    ("given", "rows"),
    [
        ({"driver": SEVEN}, [("3/5", {"check": {"success": False}}), ("2/5", {"check": {"success": True}})]),
        ({"driver": {"modifier": 19}}, [("1", {"check": {"success": True}})]),
        ({"driver": {"modifier": -3}}, [("1", {"check": {"success": False}})]),
        (
            {"driver": {"modifier": 5}, "situation": {"helpers": [3]}},
            [("63/100", {"check": {"success": False}}), ("37/100", {"check": {"success": True}})],
        ),
        ({"vehicle": MAGIC}, [("1", {"check": {"success": True}})]),
        (
            {"driver": {"uses": "wisdom", "modifier": 12}, "vehicle": {"propulsion": ["alchemical"]}},
            [
                ("4/5", {"check": {"success": False}, "engine_broken": False}),
                ("3/20", {"check": {"success": True}}),
                ("1/20", {"check": {"success": False}, "engine_broken": True}),
            ],
        ),
    ],
)
def test_a_driving_check_has_as_many_outcomes_as_it_has_effects(
    given: dict[str, Any], rows: list[tuple[str, dict[str, Any]]]
) -> None:
    check_odds("driving-check", given, rows)


@pytest.mark.rule("PF-DRV-02", "PF-DRV-04", "PF-DRV-08", "PF-GRID-05")
@pytest.mark.parametrize(
    ("given", "rows"),
    [
        (
            {"choice": "keep-going", "vehicle": {"speed": 8}, "driver": SEVEN},
            [("3/5", {"diagonals": False}), ("2/5", {"diagonals": True})],
        ),
        (
            {
                "choice": "decelerate",
                "amount": 4,
                "vehicle": {"speed": 4},
                "driver": {"modifier": 9, "expert_driver": ["land"]},
            },
            [
                ("1/2", {"speed": 4, "check": {"success": False}}),
                ("1/4", {"inertia": 0}),
                ("1/8", {"inertia": 1}),
                ("1/8", {"inertia": 2}),
            ],
        ),
        ({"choice": "nothing", "vehicle": {"speed": 9}}, [("1", {"speed": 4})]),
        (
            {
                "choice": "keep-going",
                "path": ["FL"],
                "vehicle": {"speed": 2},
                "driver": SEVEN,
                "placement": at(0, 0, "N", 2, 2),
            },
            [("3/5", {"placement": at(0, -2, "N", 2, 2)}), ("2/5", {"placement": at(-1, -2, "N", 2, 2)})],
        ),
    ],
)
def test_a_driving_action(given: dict[str, Any], rows: list[tuple[str, dict[str, Any]]]) -> None:
    check_odds("drive", given, rows)


@pytest.mark.rule("PF-COL-06")
def test_how_far_a_bull_rush_pushes() -> None:
    given = {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 18}}
    failed = {"check": {"success": False}, "pushed": [0]}
    rows = [("2/5", failed), ("1/4", {"pushed": [1]}), ("1/4", {"pushed": [2]}), ("1/10", {"pushed": [3]})]
    check_odds("bull-rush", given, rows)


@pytest.mark.rule("PF-COL-15", "PF-RND-12", "PF-JMP-01")
@pytest.mark.parametrize(
    ("action", "given", "rows"),
    [
        ("right-vehicle", {"modifier": 5}, [("19/20", {"upright": False}), ("1/20", {"upright": True})]),
        (
            "driver-fortitude",
            {"fortitude": 20},
            [("19/20", {"keeps_control": True}), ("1/20", {"keeps_control": False})],
        ),
        (
            "jump-on",
            {"base_dc": 10, "speed_difference": 12},
            [("19/20", {"success": False}), ("1/20", {"success": True})],
        ),
    ],
)
def test_single_dice(action: str, given: dict[str, Any], rows: list[tuple[str, dict[str, Any]]]) -> None:
    check_odds(action, given, rows)


@pytest.mark.rule("PF-COL-04", "PF-COL-07", "PF-COL-11", "PF-STOP-02", "PF-DMG-17", "PF-JMP-02", "PF-WIDE-07")
@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("driving-check", {"driver": {"modifier": 2}, "situation": {"helpers": [3]}}),
        ("drive", {"choice": "decelerate", "vehicle": {"speed": 3}, "driver": {"modifier": 6}}),
        ("take-control", {"driver": {"uses": "wisdom"}, "vehicle": {"propulsion": ["alchemical"]}}),
        ("overrun", {"target": {"size": "small", "cmd": 9}, "vehicle": {"ram": False}}),
        ("overrun", {"target": {"cmd": 12}, "settings": {"pf.dmg.double": "doubleRoll"}}),
        ("bull-rush", {"target": {"cmd": 9}, "deal_damage": True, "line": [{"cmd": 3, "gap": 1}]}),
        ("bull-rush", {"driver": SEVEN, "target": {"cmd": 3}, "line": [{"cmd": 4}], "free_squares": 1}),
        ("ram", {"vehicle": {"speed": 9}, "target": {"kind": "vehicle", "hardness": 5}, "target_pullers": [2]}),
        ("sudden-stop", {"speed": 5, "occupants": [{"id": "a", "reflex": 4, "free": 1}]}),
        ("jump-off", {"height_ft": 35, "acrobatics": 3}),
        (
            "wide-turn",
            {
                "placement": at(0, 10, "N", 2, 4),
                "side": "left",
                "vehicle": {"hp": 31, "hardness": 0},
                "targets": [
                    {"id": "a", "size": "large", "x": 0, "y": 9},
                    {"id": "b", "cmd": 18, "x": 0, "y": 8},
                ],
            },
        ),
    ],
)
def test_odds_are_what_every_row_of_dice_gives(action: str, given: dict[str, Any]) -> None:
    found = {repr(outcome): chance for outcome, chance in odds(f"pathfinder.{action}", given)}
    assert found == played_out(action, given)


@pytest.mark.rule("PF-SGE-04")
def test_how_often_a_ballista_hits_and_how_often_hard() -> None:
    """16 or more hits, 19 or more threatens, and 16 or more confirms it."""
    given = {"engine": "ballista-light", "attack_bonus": 2, "distance_ft": 100, "target_ac": 16}
    assert chances("pathfinder.siege-shot", given, "hit", "critical", "mishap") == {
        (False, False, "none"): Fraction(14, 20),
        (True, False, "none"): Fraction(3, 20) + Fraction(2, 20) * Fraction(15, 20),
        (True, True, "none"): Fraction(2, 20) * Fraction(5, 20),
        (False, False, "mishap"): Fraction(1, 20),
    }
