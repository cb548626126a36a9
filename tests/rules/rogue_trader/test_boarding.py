"""Getting into and out of vehicles."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import odds
from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"vehicle": {"open": False, "speed": 6}, "groups": [{"move": 4}]},
            [],
            {"allowed": True, "movement": [2], "vehicle_distance_lost": 0, "hits": 0},
            marks=rule("RT-EMB-01"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 8}, "groups": [{"count": 3, "move": 5, "direction": "in"}]},
            [],
            {"movement": [2.5], "vehicle_distance_lost": 0},
            marks=rule("RT-EMB-01"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0}, "groups": [{"move": 4, "direction": "in", "building_door": True}]},
            [],
            {"movement": [1]},
            marks=rule("RT-EMB-01"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 10}, "groups": [{"move": 4}]},
            [],
            {"strength": 0, "hits": 0, "wounded": [0]},
            marks=rule("RT-EMB-02"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 11}, "groups": [{"count": 2, "move": 4}]},
            [6, 5],
            {"strength": 1, "hits": 2, "wounded": [1]},
            marks=rule("RT-EMB-02"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 14}, "groups": [{"move": 4}]},
            [3],
            {"strength": 4, "wounded": [1]},
            marks=rule("RT-EMB-02"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 25}, "groups": [{"move": 4, "toughness": 4}]},
            [2],
            {"strength": 15, "wounded": [1]},
            marks=rule("RT-EMB-02"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 11}, "groups": [{"move": 4, "toughness": 5}]},
            [],
            {"strength": 1, "hits": 1, "wounded": [0]},
            marks=rule("RT-EMB-02"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0}, "groups": [{"count": 4, "move": 4}]},
            [],
            {"limit": 4},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0}, "groups": [{"count": 2, "move": 2.49}]},
            [],
            {"limit": 2},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0}, "groups": [{"count": 3, "move": 2.5}]},
            [],
            {"allowed": True, "limit": 3},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0}, "groups": [{"count": 2, "move": 1}]},
            [],
            {"allowed": False, "reason": "door-limit", "limit": 1},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0, "doors": [1, 1]}, "groups": [{"count": 8, "move": 4}]},
            [],
            {"allowed": True, "limit": 8},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {
                "vehicle": {"open": False, "speed": 0},
                "groups": [{"count": 3, "move": 4}, {"count": 2, "move": 4, "direction": "in"}],
            },
            [],
            {"reason": "door-limit", "limit": 4},
            marks=rule("RT-EMB-03"),
        ),
        param(
            {"vehicle": {"open": True, "speed": 0}, "groups": [{"count": 9, "move": 4}]},
            [],
            {"allowed": True, "limit": None},
            marks=rule("RT-EMB-04"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0, "doors": [2]}, "groups": [{"count": 8, "move": 4}]},
            [],
            {"limit": 8},
            marks=rule("RT-EMB-04"),
        ),
        param(
            {"vehicle": {"open": False, "speed": 0, "doors": [0.5]}, "groups": [{"count": 3, "move": 4}]},
            [],
            {"reason": "door-limit", "limit": 2},
            marks=rule("RT-EMB-04"),
        ),
        param(
            {"vehicle": {"open": True, "speed": 13}, "groups": [{"count": 6, "move": 4}]},
            [4, 4, 3, 5, 1, 6],
            {"limit": None, "strength": 3, "hits": 6, "wounded": [4]},
            marks=rule("RT-EMB-04", "RT-EMB-02"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.board", given, dice, then)


def aboard(*groups: dict[str, Any], speed: float = 0, **more: Any) -> dict[str, Any]:
    """Groups at a closed vehicle with one normal door."""
    settings = {"settings": more.pop("settings")} if "settings" in more else {}
    return {"vehicle": {"open": False, "speed": speed} | more, "groups": list(groups)} | settings


SHARE = {"rt.door.mixed": "share"}
LEFT = {"rt.door.bandBasis": "moveLeft"}


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            aboard({"move": 4}, speed=10.5), [6], {"strength": 1, "wounded": [1]}, marks=rule("RT-EMB-02", "RT-CONV-03")
        ),
        param(
            aboard({"move": 4, "toughness": 8}, {"move": 4, "toughness": 3}, speed=14),
            [3],
            {"strength": 4, "hits": 2, "wounded": [0, 1]},
            marks=rule("RT-EMB-02"),
        ),
        param(aboard({"count": 3, "move": 3}), [], {"limit": 3}, marks=rule("RT-EMB-03")),
        param(aboard({"count": 2, "move": 1.5}), [], {"limit": 2}, marks=rule("RT-EMB-03")),
        param(
            aboard({"count": 3, "move": 4}, {"move": 2}),
            [],
            {"reason": "door-limit", "limit": 2},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            aboard({"count": 2, "move": 4}, {"move": 2}, settings=SHARE),
            [],
            {"allowed": True, "limit": None, "movement": [2, 1]},
            marks=rule("RT-EMB-03", "RT-DOOR-04"),
        ),
        param(
            aboard({"count": 3, "move": 4}, {"move": 2}, settings=SHARE),
            [],
            {"allowed": False, "reason": "door-limit", "limit": None},
            marks=rule("RT-EMB-03", "RT-DOOR-04"),
        ),
        param(aboard({"count": 3, "move": 3}, settings=SHARE), [], {"allowed": True}, marks=rule("RT-EMB-03")),
        param(
            aboard({"move": 4}, doors=[0.1], settings=SHARE),
            [],
            {"allowed": True, "limit": None},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            aboard({"count": 2, "move": 4}, doors=[0.1], settings=SHARE),
            [],
            {"reason": "door-limit"},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            aboard({"count": 3, "move": 4}, settings=LEFT),
            [],
            {"reason": "door-limit", "limit": 2},
            marks=rule("RT-EMB-03"),
        ),
        param(
            aboard({"count": 2, "move": 4, "building_door": True}, settings=LEFT),
            [],
            {"reason": "door-limit", "limit": 1},
            marks=rule("RT-EMB-03", "RT-DOOR-01"),
        ),
        param(
            aboard({"count": 4, "move": 4, "building_door": True}),
            [],
            {"allowed": True, "limit": 4, "movement": [1]},
            marks=rule("RT-EMB-01", "RT-EMB-03"),
        ),
        param(aboard({"move": 0}), [], {"reason": "door-limit", "limit": 0}, marks=rule("RT-DOOR-03")),
        param(aboard({"move": 0}, {"move": 4}), [], {"reason": "door-limit", "limit": 4}, marks=rule("RT-DOOR-03")),
        param(
            aboard({"count": 9, "move": 1}, open=True), [], {"limit": None, "movement": [0.5]}, marks=rule("RT-EMB-04")
        ),
        param(
            aboard({"move": 5}, settings={"rt.rounding": "up"}),
            [],
            {"movement": [3]},
            marks=rule("RT-EMB-01", "RT-CONV-03"),
        ),
        param(
            aboard({"move": 1}, settings={"rt.rounding": "down"}),
            [],
            {"allowed": True, "limit": 1, "movement": [0]},
            marks=rule("RT-EMB-01", "RT-CONV-03"),
        ),
    ],
)
def test_more_boarding(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.board", given, dice, then)


@pytest.mark.rule("RT-EMB-03")
def test_a_refusal_tells_the_limit_and_nothing_else() -> None:
    given = aboard({"count": 5, "move": 4}, speed=20)
    assert outcome_of("rogue-trader.board", given, []) == {"allowed": False, "reason": "door-limit", "limit": 4}
    assert chances("rogue-trader.board", given, "allowed") == {(False,): 1}
    assert log_of("rogue-trader.board", given, []) == ["Through the doors this turn: 4 at most, not 5."]


@pytest.mark.rule("RT-EMB-02")
def test_odds_of_wounds() -> None:
    rows = odds("rogue-trader.board", aboard({"count": 2, "move": 4}, speed=14))
    assert {tuple(outcome["wounded"]): chance for outcome, chance in rows} == {
        (0,): Fraction(1, 9),
        (1,): Fraction(4, 9),
        (2,): Fraction(4, 9),
    }


@pytest.mark.rule("RT-EMB-01", "RT-EMB-02", "RT-EMB-03")
@drawn(st.integers(0, 100), st.integers(1, 4), st.integers(4, 10), st.integers(1, 10))
def test_nobody_is_hurt_at_10_or_less_and_the_vehicle_loses_nothing(
    speed: int, count: int, move: int, toughness: int
) -> None:
    given = aboard({"count": count, "move": move, "toughness": toughness}, speed=speed)
    for hits, strength, lost in chances("rogue-trader.board", given, "hits", "strength", "vehicle_distance_lost"):
        assert strength == max(0, speed - 10)
        assert hits == (count if speed > 10 else 0)
        assert lost == 0


@pytest.mark.parametrize(
    "given",
    [
        {"vehicle": {"open": False, "speed": 0}, "groups": []},
        {"vehicle": {"open": False, "speed": 0}},
        {"vehicle": {"speed": 0}, "groups": [{"move": 4}]},
        {"vehicle": {"open": False}, "groups": [{"move": 4}]},
        aboard({}),
        aboard({"move": 61}),
        aboard({"move": 4, "count": 0}),
        aboard({"move": 4, "count": 101}),
        aboard({"move": 4, "toughness": 21}),
        aboard({"move": 4, "direction": "up"}),
        aboard({"move": 4}, speed=401),
        aboard({"move": 4}, doors=[0]),
        aboard({"move": 4}, doors=[21]),
        aboard({"move": 4}, doors=1),
        aboard(*[{"move": 4}] * 51, open=True),
    ],
)
def test_bounds(given: dict[str, Any]) -> None:
    check("rogue-trader.board", given, [], BAD_INPUT)
