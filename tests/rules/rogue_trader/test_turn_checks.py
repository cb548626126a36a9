"""What is due at the start and at the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"units": [{"id": "tank", "lost_this_turn": 3}, {"id": "car", "lost_this_turn": 1}, {"id": "truck"}]},
            [],
            {
                "checks": [
                    {"id": "tank", "points": 3, "bonus": 2, "check": "roll"},
                    {"id": "car", "points": 1, "bonus": 0, "check": "roll"},
                ],
                "turn_may_end": False,
            },
            marks=rule("RT-DMG-08"),
        ),
        param(
            {
                "units": [
                    {"id": "tank", "lost_this_turn": 3, "checked": True},
                    {"id": "car", "lost_this_turn": 4, "destroyed": True},
                ]
            },
            [],
            {"checks": [], "turn_may_end": True},
            marks=rule("RT-DMG-08"),
        ),
        param(
            {
                "units": [
                    {"id": "tank", "lost_this_turn": 6},
                    {"id": "suit", "kind": "dreadnought", "lost_this_turn": 12},
                ]
            },
            [],
            {"checks": [{"id": "tank", "check": "automatic"}, {"id": "suit", "bonus": 11, "check": "explosion"}]},
            marks=rule("RT-DMG-05", "RT-DMG-08"),
        ),
        param(
            {"units": [{"id": "tank", "lost_this_turn": 2, "lost_previous_turn": 3}]},
            [],
            {"checks": [{"id": "tank", "points": 2}]},
            marks=rule("RT-DMG-05"),
        ),
        param(
            {
                "units": [{"id": "tank", "lost_this_turn": 2, "lost_previous_turn": 3}],
                "settings": {"rt.turnWindow": "gameRound"},
            },
            [],
            {"checks": [{"id": "tank", "points": 5, "bonus": 4}]},
            marks=rule("RT-DMG-05"),
        ),
        param(
            {
                "units": [{"id": "tank", "lost_this_turn": 2}],
                "round_over": False,
                "settings": {"rt.turnWindow": "gameRound"},
            },
            [],
            {"checks": [], "turn_may_end": True},
            marks=rule("RT-DMG-05"),
        ),
    ],
)
def test_end_of_turn_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.end-of-turn", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({}, [5], {"exploded": False, "burning": True, "next": []}, marks=rule("RT-DMG-18")),
        param({}, [6], {"exploded": True, "burning": False, "next": ["occupants-save"]}, marks=rule("RT-DMG-18")),
        param({"own_turn": False}, [], {"exploded": False, "burning": True}, marks=rule("RT-DMG-18")),
        param({"kind": "dreadnought"}, [6], {"exploded": True}, marks=rule("RT-DRD-20")),
        param({"kind": "dreadnought", "own_turn": False}, [], {"exploded": False}, marks=rule("RT-DRD-20")),
        param({"burning": False}, [], {"exploded": False, "burning": False}, marks=rule("RT-DMG-18")),
        param(
            {"settings": {"rt.col.saves": "everyone", "rt.rally.penaltiesStack": "on", "rt.reserve.enemyDistance": 6}},
            [5],
            {"exploded": False},
            marks=rule("RT-DMG-18"),
        ),
        param({"settings": {"rt.col.bumpers": "on"}}, [5], BAD_INPUT, marks=rule("RT-DMG-18")),
    ],
)
def test_burning_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.burning", given, dice, then)
