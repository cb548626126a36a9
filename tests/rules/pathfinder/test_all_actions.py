"""What holds of all actions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import every_action, odds, play
from rules.dice import Rolled
from rules.pathfinder.actions import MODULES
from rules.pathfinder.reasons import REASONS
from rules.pathfinder.settings import Settings
from tests.examples import log_of
from tests.rules.pathfinder.vehicles import MAN, SIDE, area, at

PLAYABLE: dict[str, dict[str, Any]] = {
    "drive": {"choice": "turn", "vehicle": {"speed": 6}, "path": ["FL", "TL"], "placement": at(0, 0, "N", 2, 4)},
    "move": {"placement": at(0, 0, "N", 2, 2), "distance": 3, "path": ["FL", "TL"], "obstacles": [SIDE | {"y": -2}]},
    "wide-turn": area(MAN, MAN | {"id": "ogre", "size": "huge", "x": 1}, rammer_pullers=[3]),
    "driver-fortitude": {"fortitude": 4},
    "overrun": {"target": {"cmd": 12}},
    "bull-rush": {"target": {"cmd": 8}, "deal_damage": True, "line": [{"cmd": 5, "gap": 0}]},
    "ram": {"target": {"kind": "vehicle", "hardness": 5}, "rammer_pullers": [2], "target_pullers": [3]},
    "force-ram": {"modifier": 12, "avoid": "brake", "vehicle": {"speed": 12}},
    "sudden-stop": {"speed": 9, "occupants": [{"id": "a", "free": 2}, {"id": "b", "kind": "object"}]},
    "damage": {"amount": 70, "vehicle": {"speed": 9}},
    "sink": {"hp": -1},
    "fall": {"altitude": 12, "maximum_speed": 20},
    "engine-explosion": {"targets": [3, 4]},
    "repair": {"hp": 3, "hp_max": 60},
    "jump-on": {"base_dc": 10, "speed_difference": 9},
    "jump-off": {"height_ft": 25, "acrobatics": 3},
    "siege-shot": {"engine": "cannon", "engine_broken": True, "distance_ft": 90, "target_ac": 12, "blast_targets": [1]},
}


def test_all_twenty_actions_are_there() -> None:
    assert len(MODULES) == 20
    assert [action.id for action in every_action() if action.id.startswith("pathfinder.")] == [
        f"pathfinder.{name}" for name in MODULES
    ]


@pytest.mark.parametrize("name", MODULES)
def test_every_action_takes_every_setting(name: str) -> None:
    settings = Settings().model_dump(by_alias=True)
    given = PLAYABLE.get(name, {}) | {"settings": settings}
    assert (
        play(f"pathfinder.{name}", given, Rolled(1)).outcome
        == play(f"pathfinder.{name}", PLAYABLE.get(name, {}), Rolled(1)).outcome
    )


@pytest.mark.parametrize("name", [name for name in MODULES if name != "sudden-stop"])
def test_odds_add_up_to_one(name: str) -> None:
    assert sum(chance for _, chance in odds(f"pathfinder.{name}", PLAYABLE.get(name, {}))) == 1


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("seed", range(6))
def test_every_action_tells_what_happened_in_both_languages(name: str, seed: int) -> None:
    given = PLAYABLE.get(name, {})
    dice = Rolled(seed)
    play(f"pathfinder.{name}", given, dice)
    results = [roll.result for roll in dice.rolls]
    english = log_of(f"pathfinder.{name}", given, results)
    french = log_of(f"pathfinder.{name}", given, results, "fr")
    assert english
    assert len(english) == len(french)
    assert not any("{" in line for line in (*english, *french))
    assert english != french


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_sentence(reason: str) -> None:
    assert REASONS[reason].endswith(".")
