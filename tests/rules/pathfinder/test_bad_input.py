"""Input that is refused as bad."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check
from tests.rules.pathfinder.vehicles import MAN, SIDE, area, at

BAD: list[tuple[str, dict[str, Any]]] = [
    ("drive", {"choice": "turn", "vehicle": {"speed": -1}}),
    ("drive", {"choice": "turn", "vehicle": {"speed": 1001}}),
    ("drive", {"choice": "turn", "vehicle": {"speed": True}}),
    ("drive", {"choice": "turn", "vehicle": {"squares": 0}}),
    ("drive", {"choice": "turn", "vehicle": {"maximum_speed": 0}}),
    ("drive", {"choice": "turn", "vehicle": {"propulsion": []}}),
    ("drive", {"choice": "turn", "vehicle": {"propulsion": ["magic", "magic"]}}),
    ("drive", {"choice": "turn", "vehicle": {"size": "medium"}}),
    ("drive", {"choice": "turn", "vehicle": {"hp": None}}),
    ("drive", {"choice": "turn", "vehicle": {"hp_max": 10, "hp": 11}}),
    ("drive", {"choice": "turn", "vehicle": {"crew_aboard": 3, "crew_disabled": 4}}),
    ("drive", {"choice": "turn", "vehicle": {"ramming_dice": 41}}),
    ("drive", {"choice": "turn", "vehicle": {"magic_check": ""}}),
    ("drive", {"choice": "turn", "driver": {"modifier": 101}}),
    ("drive", {"choice": "turn", "driver": {"modifier": -21}}),
    ("drive", {"choice": "turn", "driver": {"skill": "x" * 81}}),
    ("drive", {"choice": "turn", "driver": {"skilled_driver": ["sea"]}}),
    ("drive", {"choice": "turn", "situation": {"helpers": [0] * 21}}),
    ("drive", {"choice": "turn", "situation": {"other_dc": 101}}),
    ("drive", {"choice": "turn", "amount": -1}),
    ("drive", {"choice": "turn", "amount_vertical": 2001}),
    ("drive", {"choice": "turn", "path": ["X"]}),
    ("drive", {"choice": "turn", "path": ["F"] * 1001}),
    ("drive", {"choice": "turn", "path": ["WL"], "placement": at(0, 0, "N", 1, 1)}),
    ("drive", {"choice": "reverse", "path": ["F"], "placement": at(0, 0, "N", 1, 1)}),
    ("drive", {"choice": "turn", "placement": at(100_001, 0, "N", 1, 1)}),
    ("drive", {"choice": "turn", "placement": at(0, 0, "N", 0, 1)}),
    ("drive", {"choice": "turn", "placement": at(0, 0, "N", 1, 101)}),
    ("drive", {"choice": "turn", "placement": {"x": 0, "y": 0, "facing": "N", "width": 1}}),
    ("drive", {"choice": "turn", "obstacles": [SIDE, SIDE]}),
    ("drive", {"choice": "turn", "obstacles": [SIDE | {"solid": True}]}),
    ("drive", {"choice": "turn", "obstacles": [{"id": "a", "x": 0}]}),
    ("drive", {"choice": "turn", "obstacles": [SIDE | {"width": 0}]}),
    ("drive", {"choice": "turn", "difficult": [[1]]}),
    ("drive", {"choice": "turn", "difficult": [[1, 2, 3]]}),
    ("move", {"placement": at(0, 0, "N", 1, 1)}),
    ("move", {"placement": at(0, 0, "N", 1, 1), "distance": 1, "path": ["B"]}),
    ("move", {"placement": at(0, 0, "N", 1, 1), "distance": 1, "path": ["TL"], "direction": "backward"}),
    ("move", {"placement": at(0, 0, "N", 1, 1), "distance": 1001}),
    ("take-control", {"choice": "turn"}),
    ("driver-fortitude", {}),
    ("overrun", {}),
    ("overrun", {"target": {}}),
    ("overrun", {"target": {"cmd": 501}}),
    ("overrun", {"target": {"cmd": 1, "solid": True}}),
    ("overrun", {"target": {"cmd": 1, "conditions": ["sleepy"]}}),
    ("overrun", {"target": {"cmd": 1}, "uncontrolled": True}),
    ("bull-rush", {"target": {}}),
    ("bull-rush", {"target": {"cmd": 1}, "reversing": True}),
    ("bull-rush", {"target": {"cmd": 1}, "line": [{"gap": 1}]}),
    ("bull-rush", {"target": {"cmd": 1}, "line": [{"cmd": 1}] * 21}),
    ("ram", {"target": {"kind": "object", "solid": True}}),
    ("ram", {"target": {"hp": 0}}),
    ("ram", {"target": {}, "target_pullers": [1]}),
    ("ram", {"target": {}, "rammer_pullers": [0] * 21}),
    ("ram", {"target": {}, "driver": {}}),
    ("wide-turn", area(MAN | {"cmd": None})),
    ("wide-turn", area(MAN, MAN)),
    ("wide-turn", area(MAN | {"target_pullers": [0]})),
    ("wide-turn", area(MAN | {"kind": "object", "solid": True})),
    ("force-ram", {"modifier": 1}),
    ("force-ram", {"avoid": "brake"}),
    ("right-vehicle", {"size": "medium"}),
    ("sudden-stop", {}),
    ("sudden-stop", {"speed": 1, "occupants": [{}]}),
    ("damage", {}),
    ("damage", {"amount": 1, "source": "energy"}),
    ("damage", {"amount": 1, "multiplier": 2}),
    ("damage", {"amount": 1, "part": "device", "hp": 1}),
    ("damage", {"amount": 1, "part": "device", "hp": 2, "hp_max": 1}),
    ("damage", {"amount": 1, "part": "conveyance", "multiplier": 11}),
    ("sink", {}),
    ("sink", {"hp": 1, "rounds_left": 0}),
    ("sink", {"hp": 1, "rounds_left": 11}),
    ("fall", {"altitude": 0, "maximum_speed": 1}),
    ("fall", {"altitude": 1}),
    ("engine-explosion", {"targets": [0] * 101}),
    ("repair", {"hp": 1}),
    ("repair", {"hp": 2, "hp_max": 1}),
    ("repair", {"hp": 1, "hp_max": 1, "part": "conveyance"}),
    ("jump-on", {}),
    ("jump-on", {"base_dc": 201}),
    ("jump-off", {"height_ft": -1}),
    ("siege-shot", {"engine": "trebuchet", "distance_ft": 1, "target_ac": 1}),
    ("siege-shot", {"engine": "cannon", "distance_ft": 1}),
    ("siege-shot", {"engine": "cannon", "distance_ft": 1, "target_ac": 1, "extra_crew": 21}),
]


@pytest.mark.parametrize(("action", "given"), BAD)
def test_bad_input(action: str, given: dict[str, Any]) -> None:
    check(f"pathfinder.{action}", given, [], BAD_INPUT)


@pytest.mark.rule("PF-RND-02")
@pytest.mark.parametrize("wrong", [{"pf.turn.penalties": "both"}, {"pf.unheard.of": "on"}, {"pf.turn.wide": True}])
def test_bad_settings(wrong: dict[str, Any]) -> None:
    check("pathfinder.driving-check", {"settings": wrong}, [20], BAD_INPUT)
