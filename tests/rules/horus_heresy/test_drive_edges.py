"""Moves, fire plans, faces, repairs and transport at the edges of the rules: bounds, defaults, order of reasons."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import every_action, play
from rules.dice import Typed
from rules.horus_heresy.settings import Settings
from tests.examples import BAD_INPUT, check, log_of, param, rule

ARMOUR = {"front": 13, "side": 12, "rear": 10}
HULL = {"length": 4, "width": 3}
FACING: dict[str, Any] = {"hull": HULL, "armour": ARMOUR}
GUN: dict[str, Any] = {"id": "gun", "strength": 8, "target": "t"}
SUPPRESSED = {"bs": 4, "statuses": ["suppressed"]}
TRANSPORT: dict[str, Any] = {"capacity": 12, "access": ["rear"], "faction": "L"}
SQUAD: dict[str, Any] = {"faction": "L", "models": [{"count": 5}]}
HURT: dict[str, Any] = {"intelligence": 8, "x": 1, "option": "repair", "hull_points": 3, "base_hull_points": 5}


@pytest.mark.parametrize(
    ("action", "given"),
    [
        param("facing", {**FACING, "attackers": []}),
        param("facing", {"armour": ARMOUR, "attackers": [{"x": 9, "y": 0}]}),
        param("facing", {**FACING, "attackers": [{"x": 9}]}),
        param("facing", {**FACING, "attackers": [{"x": 9, "y": 0, "faces": ["front"]}]}),
        param("facing", {**FACING, "attackers": [{"faces": []}]}),
        param("facing", {**FACING, "attackers": [{"x": 0, "y": 0}]}),
        param("facing", {**FACING, "attackers": [{"x": 1001, "y": 0}]}),
        param("facing", {**FACING, "attackers": [{"x": 9, "y": 0, "radius": 11}]}),
        param("facing", {**FACING, "attackers": [{"x": 9, "y": 0}] * 101}),
        param("facing", {**FACING, "hull": {"length": 0.4, "width": 3}, "attackers": [{"x": 9, "y": 0}]}),
        param("facing", {**FACING, "hull": {"length": 61, "width": 3}, "attackers": [{"x": 9, "y": 0}]}),
        param("facing", {"armour": {"front": 13, "rear": 10}, "attack": "melee"}),
        param("facing", {"armour": {"front": 13}, "sub_types": ["knight"], "attack": "melee"}),
        param("facing", {"armour": {"front": 21, "side": 12, "rear": 10}, "attack": "melee"}),
        param("facing", {**FACING, "attack": "indirect"}),
        param("arc", {"hull": HULL, "mount": {"kind": "hull"}, "target": {"x": 9, "y": 0}}),
        param("arc", {"hull": HULL, "mount": {"kind": "sponson"}, "target": {"x": 9, "y": 0}}),
        param("arc", {"hull": HULL, "mount": {"kind": "co-axial"}, "target": {"x": 9, "y": 0}}),
        param(
            "arc",
            {
                "hull": HULL,
                "mount": {"kind": "co-axial", "of": {"kind": "co-axial", "of": {"kind": "turret"}}},
                "target": {"x": 9, "y": 0},
            },
        ),
        param("arc", {"hull": HULL, "mount": {"kind": "turret"}, "target": {"x": 9, "y": 0, "length": 4}}),
        param(
            "arc",
            {
                "hull": HULL,
                "mount": {"kind": "turret"},
                "target": {"x": 9, "y": 0, "radius": 1, "heading": 0, "length": 4, "width": 3},
            },
        ),
        param("fire-plan", {"weapons": [GUN]}),
        param("fire-plan", {"vehicle": {"bs": 4, "statuses": ["routed"]}, "weapons": [GUN]}),
        param("fire-plan", {"vehicle": {"bs": 4}, "weapons": [{**GUN, "mount": "arm"}]}),
        param("fire-plan", {"vehicle": {"bs": 4}, "mode": "charge", "weapons": [GUN]}),
        param("move", {"m": 61}),
        param("move", {"m": -1}),
        param("move", {"m": 12, "intent": "charge"}),
        param("move", {"m": 12, "nearest_enemy": -0.1}),
        param("move", {"m": 12, "statuses": ["routed"]}, marks=rule("HH-STA-01")),
        param("dangerous-terrain", {"vehicle": {"hull_points": 0}}),
        param("repair", {"statuses": ["routed"]}),
        param("repair", {"statuses": ["pinned"], "dice": 0}),
        param("repair", {"statuses": ["pinned"], "dice": 7}),
        param("repair", {"statuses": ["pinned"], "target_number": 1}),
        param("battlesmith", {**HURT, "hull_points": 6}, marks=rule("HH-HP-02")),
        param("battlesmith", {**HURT, "x": 7}),
        param("battlesmith", {**HURT, "intelligence": 13}),
        param("explode", {"explodes_on": 1, "base_hull_points": 6}),
        param("explode", {"explodes_on": 5, "base_hull_points": 0}),
        param("embark", {"transport": TRANSPORT, "unit": {**SQUAD, "models": []}}),
        param("embark", {"transport": TRANSPORT, "unit": {**SQUAD, "start": [{"x": -3, "y": 0}] * 5}}),
        param("embark", {"transport": {**TRANSPORT, "hull": HULL}, "unit": {**SQUAD, "start": [{"x": -3, "y": 0}]}}),
        param("embark", {"transport": {**TRANSPORT, "access": ["side"]}, "unit": SQUAD}),
        param("embark", {"transport": {**TRANSPORT, "capacity": 201}, "unit": SQUAD}),
        param("disembark", {"models": 5, "placed": 6}),
        param("disembark", {"models": 5, "placed": 4, "coherent": 5}),
        param("disembark", {"models": 0}),
        param("emergency-disembark", {"models": 5, "placed": 5, "cool": 13}),
        param("emergency-disembark", {"models": 5, "cool": 7}),
    ],
)
def test_what_is_refused(action: str, given: dict[str, Any]) -> None:
    check(f"horus-heresy.{action}", given, [], BAD_INPUT)


ASKED: dict[str, tuple[dict[str, Any], list[int]]] = {
    "facing": ({"armour": ARMOUR, "attack": "melee"}, []),
    "arc": ({"hull": HULL, "mount": {"kind": "turret"}, "target": {"x": 9, "y": 0}}, []),
    "fire-plan": ({"vehicle": {"bs": 4}}, []),
    "move": ({}, []),
    "shoot": ({"bs": 0, "armour": 12, "target": {"hull_points": 6}, "groups": [{"strength": 8}]}, []),
    "penetrate": ({"armour": 12, "strength": 8, "target": {"hull_points": 6}}, [1]),
    "damage-table": ({"target": {"hull_points": 6}}, [1]),
    "melee": ({"ws": 0, "attacks": 1, "strength": 8, "armour": 10, "target": {"hull_points": 6}}, []),
    "death-or-glory": ({"attacks": 1, "strength": 8, "armour": 12, "target": {"hull_points": 6}}, [1]),
    "drive-through": ({}, []),
    "dangerous-terrain": ({"vehicle": {"hull_points": 6}}, [2]),
    "repair": ({}, []),
    "battlesmith": (HURT, [1, 1]),
    "explode": ({"explodes_on": 5, "base_hull_points": 6}, [1]),
    "embark": ({"transport": TRANSPORT, "unit": SQUAD}, []),
    "disembark": ({"models": 5}, []),
    "emergency-disembark": ({"models": 5, "placed": 0, "cool": 7}, []),
}


def test_every_action_takes_every_setting() -> None:
    settings = {name: field.default for name, field in Settings.model_fields.items()}
    assert len(settings) == 8
    ids = [action.id for action in every_action() if action.id.startswith("horus-heresy.")]
    assert ids == [f"horus-heresy.{name}" for name in ASKED]
    for name, (given, dice) in ASKED.items():
        play(f"horus-heresy.{name}", {**given, "settings": settings}, Typed(dice))


def test_settings_have_their_defaults() -> None:
    assert Settings().model_dump() == {
        "face_rule": "zones",
        "arc_part": "any",
        "natural_one_fails_penetration": False,
        "critical_vs_vehicle": "damage",
        "run_over_damage": 1,
        "wrecks": False,
        "pinned_may_pivot": True,
        "embark_distance": "together",
    }


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param(
            {"attackers": [{"x": 2, "y": 0}]},
            {"candidates": ["front"]},
            marks=rule("HH-FACE-02"),
            id="touching a face",
        ),
        param(
            {"attackers": [{"x": 2, "y": 0}], "settings": {"face_rule": "visible"}},
            {"candidates": ["front"]},
            marks=rule("HH-FACE-04"),
            id="touching a face, visible",
        ),
        param(
            {"attackers": [{"x": 2, "y": 1.5}], "settings": {"face_rule": "visible"}},
            {"candidates": ["front", "left"]},
            marks=rule("HH-FACE-04", "HH-FACE-03"),
            id="on the corner, visible",
        ),
        param(
            {"attackers": [{"x": 9, "y": 1, "radius": 0.6}], "settings": {"face_rule": "visible"}},
            {"candidates": ["front", "left"]},
            marks=rule("HH-FACE-04"),
            id="a base that sticks out sees two",
        ),
        param(
            {"attackers": [{"x": 9, "y": 1, "radius": 0.5}], "settings": {"face_rule": "visible"}},
            {"candidates": ["front"]},
            marks=rule("HH-FACE-04"),
            id="a base that only reaches the line sees one",
        ),
        param(
            {"attackers": [{"faces": ["rear", "front", "rear"]}]},
            {"candidates": ["front", "rear"], "face": "front", "assumed": True},
            marks=rule("HH-FACE-04"),
            id="faces as the player says",
        ),
        param(
            {"armour": {"front": 11, "side": 12, "rear": 12}, "attackers": [{"x": -8, "y": 6}]},
            {"face": "left", "armour_value": 12, "assumed": True},
            marks=rule("HH-FACE-03"),
            id="first of two equally strong",
        ),
        param(
            {"attack": "blast", "attackers": [{"x": 10, "y": 7.5}], "owner_choice": "rear"},
            {"face": "side", "owner_chooses": False, "assumed": False},
            marks=rule("HH-FACE-07"),
            id="nobody chooses for a blast",
        ),
        param(
            {"attack": "blast", "attackers": [{"x": 10, "y": 7.5}], "sub_types": ["flyer"]},
            {"face": "side", "armour_value": 13},
            marks=rule("HH-FACE-07", "HH-FACE-09"),
            id="a flyer has one value",
        ),
        param(
            {"attack": "own-misfire", "armour": {"front": 14, "side": 14, "rear": 14}},
            {"face": "front", "armour_value": 14},
            marks=rule("HH-FACE-08"),
            id="all alike",
        ),
        param(
            {"attack": "own-misfire", "armour": {"front": 13, "rear": 11}, "sub_types": ["knight"]},
            {"face": "rear", "armour_value": 11},
            marks=rule("HH-FACE-08", "HH-FACE-09"),
            id="lowest of a knight",
        ),
        param(
            {"attack": "own-misfire", "armour": {"front": 12, "rear": 10}, "sub_types": ["flyer"]},
            {"face": "front", "armour_value": 12},
            marks=rule("HH-FACE-08", "HH-FACE-09"),
            id="lowest of a flyer",
        ),
        param(
            {"attack": "melee", "armour": {"front": 12}, "sub_types": ["flyer"]},
            {"face": "rear", "armour_value": 12},
            marks=rule("HH-FACE-09"),
            id="a flyer with one value",
        ),
        param(
            {"attack": "no-line-of-sight", "attackers": [{"x": 0, "y": 0}]},
            {"face": "side"},
            marks=rule("HH-FACE-05"),
            id="places do not matter",
        ),
        param(
            {"attackers": [{"x": 9, "y": 0}, {"x": -9, "y": 0}, {"x": 0, "y": 9}]},
            {"candidates": ["front", "left", "rear"], "face": "front", "assumed": True},
            marks=rule("HH-FACE-06"),
            id="three shooters, three faces",
        ),
        param(
            {"attackers": [{"x": 9, "y": 0}, {"faces": ["rear"]}, {"faces": ["rear"]}]},
            {"candidates": ["rear"]},
            marks=rule("HH-FACE-06", "HH-FACE-04"),
            id="places and faces together",
        ),
    ],
)
def test_faces(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("horus-heresy.facing", {**FACING, **given}, [], then)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param(
            {"vehicle": {"bs": 4}, "split": True, "mode": "volley", "weapons": [{**GUN, "assault": True}]},
            {"findings": ["one-target-only"], "weapons": [{"fires": False}]},
            marks=rule("HH-SHT-04"),
        ),
        param(
            {
                "vehicle": {"bs": 4, "statuses": ["stunned"]},
                "mode": "return-fire",
                "weapons": [{**GUN, "strength": 5}, {"id": "b", "strength": 5, "target": "other"}],
            },
            {"findings": ["one-target-only", "stunned-cannot-react"]},
            marks=rule("HH-SHT-04", "HH-SHT-06"),
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["rapid"]},
                "movement": "rushed",
                "weapons": [GUN, {"id": "b", "strength": 5, "target": "other"}],
            },
            {"findings": ["split-after-rush"], "weapons": [{"fires": False, "reason": None}, {"fires": False}]},
            marks=rule("HH-SHT-04", "HH-MOV-03"),
        ),
        param(
            {
                "vehicle": {"bs": 4, "independent_fire": True},
                "split": True,
                "weapons": [GUN, {"id": "b", "strength": 9, "target": "other"}],
            },
            {"findings": [], "weapons": [{"snap": False}, {"snap": False}]},
            marks=rule("HH-SHT-04"),
        ),
        param(
            {
                "vehicle": {"bs": 4, "statuses": ["suppressed"]},
                "mode": "overwatch",
                "weapons": [{**GUN, "strength": 5}],
            },
            {"weapons": [{"snap": True, "target_number": "5+", "stationary": False}]},
            marks=rule("HH-SHT-06"),
        ),
        param(
            {"vehicle": {"bs": 4, "sub_types": ["stable"]}, "movement": "rushed", "weapons": [GUN]},
            {"weapons": [{"fires": False, "reason": "rushed", "stationary": False}]},
            marks=rule("HH-SHT-05", "HH-SUB-03"),
        ),
        param(
            {"vehicle": {"bs": 4}, "mode": "volley", "movement": "stationary", "weapons": [{**GUN, "assault": True}]},
            {"weapons": [{"fires": True, "stationary": True}]},
            marks=rule("HH-SHT-05"),
        ),
        param(
            {"vehicle": {"bs": 4}, "mode": "volley", "movement": "rushed", "weapons": [{**GUN, "assault": True}]},
            {"weapons": [{"fires": True, "stationary": False}]},
            marks=rule("HH-SHT-05"),
        ),
        param(
            {"vehicle": {"bs": 4}, "mode": "return-fire", "movement": "moved", "weapons": [{**GUN, "strength": 6}]},
            {"weapons": [{"fires": True, "stationary": True}]},
            marks=rule("HH-SHT-05"),
        ),
        param(
            {"vehicle": {"bs": 10}, "weapons": [GUN]},
            {"weapons": [{"target_number": "auto"}]},
            marks=rule("HH-SHT-01"),
        ),
        param(
            {"vehicle": {"bs": 10}, "mode": "intercept", "weapons": [{**GUN, "strength": 4}]},
            {"weapons": [{"target_number": "2+", "snap": True}]},
            marks=rule("HH-SHT-02", "HH-SHT-06"),
        ),
        param(
            {"vehicle": {"bs": 0}, "weapons": [{**GUN, "in_arc": False}]},
            {"weapons": [{"fires": False, "reason": "out-of-arc"}]},
            marks=rule("HH-SHT-03"),
        ),
        param(
            {"vehicle": {"bs": 0}, "weapons": [GUN]},
            {"weapons": [{"fires": False, "reason": "cannot-hit", "snap": False, "target_number": None}]},
            marks=rule("HH-SHT-01"),
        ),
        param(
            {"vehicle": {"bs": 4}, "mode": "return-fire", "weapons": [{**GUN, "in_range": False, "in_arc": False}]},
            {"weapons": [{"reason": "out-of-arc"}]},
            marks=rule("HH-SHT-03"),
        ),
        param(
            {"vehicle": {"bs": 4}, "weapons": [{**GUN, "mount": "co-axial", "linked_to": "nothing"}]},
            {"weapons": [{"fires": False, "reason": "not-with-linked-weapon"}]},
            marks=rule("HH-MNT-07"),
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "weapons": [
                    {"id": "a", "strength": 8, "target": "t", "in_range": False},
                    {"id": "b", "strength": 7, "mount": "co-axial", "linked_to": "a", "target": "t"},
                ],
            },
            {"weapons": [{"reason": "out-of-range"}, {"fires": True}]},
            marks=rule("HH-MNT-07"),
        ),
        param({"vehicle": {"bs": 4}}, {"weapons": [], "findings": []}),
    ],
)
def test_fire_plans(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("horus-heresy.fire-plan", given, [], then)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param({}, {"allowed": False, "reasons": ["immobile"], "shooting": None}, marks=rule("HH-MOV-01")),
        param({"m": 0}, {"reasons": ["immobile"]}, marks=rule("HH-MOV-01")),
        param({"m": None, "intent": "pivot"}, {"allowed": True, "stationary": True}, marks=rule("HH-MOV-02")),
        param(
            {"m": None, "intent": "rush", "statuses": ["pinned"]},
            {"reasons": ["immobile", "not-rapid", "pinned"]},
            marks=rule("HH-MOV-03"),
        ),
        param(
            {"m": 12, "intent": "rush", "sub_types": ["rapid"], "fast": 2, "initiative": 4},
            {"max_distance": 20, "shooting": "snap", "stationary_benefit": False},
            marks=rule("HH-MOV-03"),
        ),
        param(
            {"m": 12, "intent": "rush", "sub_types": ["knight"]},
            {"allowed": False, "reasons": ["not-rapid"]},
            marks=rule("HH-MOV-03"),
        ),
        param(
            {"m": 12, "intent": "rush", "initiative": 4},
            {"allowed": False, "reasons": ["not-rapid"]},
            marks=rule("HH-MOV-03"),
        ),
        param(
            {"m": 1, "difficult": True, "intent": "rush", "sub_types": ["rapid"]},
            {"max_distance": 6},
            marks=rule("HH-MOV-03", "HH-MOV-05"),
        ),
        param(
            {"m": 12, "intent": "rush", "sub_types": ["rapid", "stable"]},
            {"stationary": False, "stationary_benefit": False},
            marks=rule("HH-SUB-03"),
        ),
        param(
            {"m": 8, "sub_types": ["stable"]},
            {"stationary": False, "stationary_benefit": True, "shooting": "normal"},
            marks=rule("HH-SUB-03", "HH-SHT-05"),
        ),
        param(
            {"m": 8, "sub_types": ["stable"], "statuses": ["suppressed"]},
            {"stationary_benefit": False, "shooting": "snap"},
            marks=rule("HH-STA-03"),
        ),
        param(
            {"m": 8, "sub_types": ["super-heavy"], "statuses": ["stunned"], "intent": "stay"},
            {"stationary": True, "stationary_benefit": False, "shooting": "normal"},
            marks=rule("HH-STA-03"),
        ),
        param(
            {"m": 12, "crosses_vehicle": True, "crosses_terrain": True, "climbs": True, "ends_on_model": True},
            {"reasons": ["climbs", "crosses-terrain", "crosses-vehicle", "ends-on-model"]},
            marks=rule("HH-THR-01", "HH-MOV-04", "HH-MOV-07"),
        ),
        param(
            {"m": 14, "sub_types": ["antigrav"], "crosses_vehicle": True, "crosses_terrain": True},
            {"allowed": True},
            marks=rule("HH-SUB-06"),
        ),
        param(
            {"m": 14, "sub_types": ["knight"], "crosses_vehicle": True, "crosses_terrain": True},
            {"reasons": ["crosses-terrain"]},
            marks=rule("HH-SUB-07"),
        ),
        param(
            {"m": 12, "sub_types": ["flyer"], "crosses_vehicle": True, "difficult": True},
            {"allowed": True, "max_distance": 12},
            marks=rule("HH-SUB-05", "HH-MOV-05"),
        ),
        param(
            {"m": 12, "intent": "stay", "climbs": True, "ends_on_model": True, "statuses": ["pinned"]},
            {"allowed": True, "reasons": []},
            marks=rule("HH-MOV-07"),
        ),
        param({"m": 12, "nearest_enemy": 1}, {"reasons": ["within-1-inch"]}, marks=rule("HH-MOV-07", "HH-GEN-08")),
        param({"m": 12, "nearest_enemy": 1.01}, {"allowed": True}, marks=rule("HH-MOV-07", "HH-GEN-08")),
    ],
)
def test_moves(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("horus-heresy.move", given, [], then)


@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        param(
            "drive-through",
            {"units": [{"id": "a"}], "sub_types": ["knight"]},
            [],
            {"allowed": True, "hits": []},
            marks=rule("HH-THR-01", "HH-SUB-07"),
        ),
        param(
            "drive-through",
            {"units": [{"id": "a", "vehicle": True}], "sub_types": ["flyer"], "crosses_terrain": True},
            [],
            {"allowed": True, "hits": []},
            marks=rule("HH-SUB-05"),
        ),
        param(
            "drive-through",
            {"units": [{"id": "a"}, {"id": "a"}], "settings": {"run_over_damage": 2}},
            [1, 6],
            {"hits": [{"id": "a", "hits": 1}, {"id": "a", "hits": 6}], "damage": 2, "ap": None, "strength": 6},
            marks=rule("HH-THR-02"),
        ),
        param(
            "dangerous-terrain",
            {"vehicle": {"hull_points": 5, "sub_types": ["antigrav"]}},
            [1],
            {"tested": True, "hull_points": 4},
            marks=rule("HH-MOV-06", "HH-SUB-06"),
        ),
        param(
            "dangerous-terrain",
            {"vehicle": {"hull_points": 5}, "passes_over": True},
            [2],
            {"tested": True},
            marks=rule("HH-MOV-06"),
        ),
        param(
            "dangerous-terrain",
            {"vehicle": {"hull_points": 5, "sub_types": ["knight"]}},
            [],
            {"tested": False},
            marks=rule("HH-MOV-06", "HH-SUB-07"),
        ),
        param(
            "dangerous-terrain",
            {"vehicle": {"hull_points": 1}, "settings": {"wrecks": True}},
            [1],
            {"destroyed": True, "next": ["wreck"]},
            marks=rule("HH-WRK-02"),
        ),
        param(
            "repair",
            {"statuses": ["suppressed", "stunned", "pinned"], "dice": 6, "target_number": 2},
            [2, 2, 1, 1, 1, 1],
            {"successes": 2, "removed": ["stunned", "pinned"], "statuses": ["suppressed"]},
            marks=rule("HH-REP-01", "HH-REP-02"),
        ),
        param(
            "repair",
            {"statuses": ["stunned"], "preference": ["pinned", "stunned"]},
            [6],
            {"removed": ["stunned"]},
            marks=rule("HH-REP-01"),
        ),
        param(
            "battlesmith",
            {**HURT, "intelligence": 0},
            [1, 1],
            {"total": 2, "passed": True, "hull_points": 4},
            marks=rule("HH-REP-03", "HH-GEN-05"),
        ),
        param(
            "battlesmith",
            {**HURT, "intelligence": 12},
            [6, 6],
            {"total": 12, "passed": False, "hull_points": 3},
            marks=rule("HH-REP-03", "HH-GEN-05"),
        ),
        param(
            "battlesmith",
            {**HURT, "distance": 6.1},
            [],
            {"allowed": False, "total": None, "passed": None, "removed": []},
            marks=rule("HH-REP-03"),
        ),
        param(
            "battlesmith",
            {**HURT, "hull_points": 5, "x": 3, "servo_arm": True},
            [3, 3],
            {"hull_points": 5},
            marks=rule("HH-REP-03", "HH-HP-02"),
        ),
        param(
            "explode",
            {"explodes_on": 4, "base_hull_points": 6, "units": ["a", "a"]},
            [6],
            {"hits": [{"id": "a", "hits": 6}, {"id": "a", "hits": 6}], "ap": None},
            marks=rule("HH-EXP-01"),
        ),
        param(
            "embark",
            {"transport": {**TRANSPORT, "capacity": 0}, "unit": SQUAD},
            [],
            {"reasons": ["not-a-transport", "over-capacity"], "capacity_used": 5},
            marks=rule("HH-TRN-01"),
        ),
        param(
            "embark",
            {
                "transport": {"capacity": 4, "light_transport": True, "aboard": [{"points": 1}], "faction": "L"},
                "unit": {
                    "models": [{"type": "walker", "bulky": 2, "count": 2}],
                    "partial": True,
                    "disembarked_this_phase": True,
                    "statuses": ["routed"],
                },
            },
            [],
            {
                "reasons": [
                    "already-occupied",
                    "bulky-in-light-transport",
                    "cannot-move",
                    "disembarked-this-phase",
                    "no-access-point",
                    "over-capacity",
                    "partial-unit",
                    "wrong-faction",
                    "wrong-type",
                ],
                "capacity_used": 5,
            },
            marks=rule("HH-TRN-02", "HH-TRN-03", "HH-TRN-06", "HH-EMB-01", "HH-EMB-03"),
        ),
        param(
            "embark",
            {"transport": {"capacity": 5, "access": ["left"]}, "unit": {"models": [{"count": 5}]}},
            [],
            {"allowed": True},
            marks=rule("HH-TRN-02"),
            id="nobody names a faction",
        ),
        param(
            "embark",
            {
                "transport": {**TRANSPORT, "hull": HULL},
                "unit": {**SQUAD, "models": [{"count": 1}], "start": [{"x": -4, "y": 0}], "end": [{"x": 9, "y": 0}]},
            },
            [],
            {"allowed": True},
            marks=rule("HH-EMB-02"),
            id="exactly 2 inches at the start",
        ),
        param(
            "embark",
            {
                "transport": {**TRANSPORT, "hull": HULL},
                "unit": {**SQUAD, "models": [{"count": 1}], "end": [{"x": -4.01, "y": 0}]},
                "settings": {"embark_distance": "each"},
            },
            [],
            {"reasons": ["too-far"]},
            marks=rule("HH-EMB-02"),
            id="one list alone decides",
        ),
        param(
            "disembark",
            {"models": 4, "statuses": ["routed"], "assault_vehicle": True},
            [],
            {"allowed": True, "charge": "none"},
            marks=rule("HH-DIS-03"),
        ),
        param(
            "disembark",
            {"models": 4, "when": "during", "embarked_this_phase": True, "transport_rushed": True, "placed": 2},
            [],
            {
                "reasons": ["embarked-this-phase", "mid-move", "transport-rushed"],
                "casualties": 0,
                "survivors": 4,
                "transport_may_move": None,
                "counts_as_moved": False,
                "may_shoot": False,
                "charge": "none",
            },
            marks=rule("HH-DIS-01"),
        ),
        param(
            "emergency-disembark",
            {"models": 3, "placed": 0, "cool": 7, "statuses": ["routed", "stunned"]},
            [],
            {"tested": False, "statuses": ["stunned", "routed"]},
            marks=rule("HH-EMG-02"),
        ),
        param(
            "emergency-disembark",
            {"models": 3, "placed": 2, "cool": 7, "statuses": ["routed", "stunned"]},
            [6, 5],
            {"casualties": 1, "statuses": ["stunned", "pinned", "routed"]},
            marks=rule("HH-EMG-04"),
        ),
    ],
)
def test_other_actions(action: str, given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check(f"horus-heresy.{action}", given, dice, then)


def test_logs_are_sentences() -> None:
    assert log_of("horus-heresy.move", {"m": 12, "climbs": True, "statuses": ["pinned"]}, []) == [
        "A vehicle stays at ground level.",
        "It is Pinned.",
    ]
    plan = {"vehicle": {"bs": 4}, "weapons": [GUN, {"id": "hull gun", "strength": 5, "target": None}]}
    assert log_of("horus-heresy.fire-plan", plan, []) == [
        "gun (Battle) fires, to hit: 3+.",
        "hull gun (Defensive) stays silent: It is not fired.",
    ]
    assert log_of("horus-heresy.facing", {**FACING, "attackers": [{"x": 10, "y": 7.5}]}, []) == [
        "The owner of the vehicle chooses among: front, left.",
        "Nothing was chosen: the strongest is taken.",
        "Face struck: front, armour value 13.",
    ]
    assert log_of("horus-heresy.emergency-disembark", {"models": 5, "placed": 4, "cool": 7}, [4, 4], "fr") == [
        "Pas de place contre la coque\N{NO-BREAK SPACE}: 1 figurine perdue.",
        "Test de sang-froid\N{NO-BREAK SPACE}: 4 + 4 = 8 contre 7\N{NO-BREAK SPACE}: raté.",
        "L’unité est Fixée.",
    ]
