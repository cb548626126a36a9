"""Opening, closing, locking doors, and getting through them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.rogue_trader.building import door_types
from tests.examples import BAD_INPUT, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"move": 4, "actions": ["unlock", "open"]}, [], {"movement": 2, "offered": None}, marks=rule("RT-DOOR-01")
        ),
        param({"move": 4, "actions": ["open"]}, [], {"movement": 2}, marks=rule("RT-DOOR-01")),
        param({"move": 4, "actions": ["unlock", "open", "close"]}, [], {"movement": 0}, marks=rule("RT-DOOR-01")),
        param({"move": 5}, [], {"movement": 5}, marks=rule("RT-DOOR-01")),
        param({"move": 5, "actions": ["close"]}, [], {"movement": 2.5}, marks=rule("RT-DOOR-01")),
        param(
            {"move": 5, "actions": ["close"], "settings": {"rt.rounding": "up"}},
            [],
            {"movement": 3},
            marks=rule("RT-DOOR-01", "RT-CONV-03"),
        ),
        param(
            {"move": 4, "actions": ["unlock", "open", "close", "lock"]},
            [],
            {"allowed": True, "movement": 0},
            marks=rule("RT-DOOR-02"),
        ),
        param(
            {"move": 4, "actions": ["unlock", "open", "close", "lock", "unlock"]},
            [],
            {"allowed": False, "reason": "too-many-actions"},
            marks=rule("RT-DOOR-02"),
        ),
        param(
            {"move": 4, "door": {"state": "locked", "far_side": True}},
            [],
            {"allowed": True, "offered": ["attack"]},
            marks=rule("RT-DOOR-05"),
        ),
        param(
            {"move": 4, "actions": ["unlock"], "door": {"state": "locked", "far_side": True}},
            [],
            {"allowed": False, "reason": "must-be-destroyed", "offered": ["attack"]},
            marks=rule("RT-DOOR-05"),
        ),
        param(
            {"move": 4, "actions": ["open"], "door": {"state": "closed"}},
            [],
            {"movement": 2, "offered": ["lock", "open", "attack"]},
            marks=rule("RT-DOOR-05"),
        ),
        param(
            {
                "move": 4,
                "actions": ["open"],
                "door": {"state": "closed"},
                "settings": {"rt.door.closedUnlocked": "mustDestroy"},
            },
            [],
            {"reason": "must-be-destroyed"},
            marks=rule("RT-DOOR-05"),
        ),
        param(
            {"move": 4, "door": {"state": "locked"}}, [], {"offered": ["unlock", "attack"]}, marks=rule("RT-DOOR-05")
        ),
    ],
)
def test_doors_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.doors", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"groups": [{"count": 6, "move": 4}]}, [], {"limit": 4, "through": 4, "held": 2}, marks=rule("RT-DOOR-03")
        ),
        param({"groups": [{"count": 6, "move": 3.5}]}, [], {"limit": 4}, marks=rule("RT-DOOR-03")),
        param(
            {"groups": [{"count": 6, "move": 3.49}]},
            [],
            {"limit": 3, "through": 3, "held": 3},
            marks=rule("RT-DOOR-03"),
        ),
        param({"groups": [{"count": 6, "move": 2.5}]}, [], {"limit": 3}, marks=rule("RT-DOOR-03")),
        param({"groups": [{"count": 6, "move": 1.5}]}, [], {"limit": 2}, marks=rule("RT-DOOR-03")),
        param({"groups": [{"count": 6, "move": 1.49}]}, [], {"limit": 1}, marks=rule("RT-DOOR-03")),
        param({"groups": [{"count": 6, "move": 0.5}]}, [], {"limit": 1, "through": 1}, marks=rule("RT-DOOR-03")),
        param(
            {"groups": [{"count": 2, "move": 0}]}, [], {"limit": 0, "through": 0, "held": 2}, marks=rule("RT-DOOR-03")
        ),
        param(
            {"groups": [{"count": 6, "move": 4, "actions": 2}], "settings": {"rt.door.bandBasis": "moveLeft"}},
            [],
            {"limit": 2, "through": 2},
            marks=rule("RT-DOOR-03", "RT-DOOR-01"),
        ),
        param(
            {"groups": [{"count": 6, "move": 4, "actions": 2}]},
            [],
            {"limit": 4},
            marks=rule("RT-DOOR-03", "RT-DOOR-01"),
        ),
        param(
            {"doors": [2], "groups": [{"count": 9, "move": 4}]},
            [],
            {"limit": 8, "through": 8, "held": 1},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            {"groups": [{"move": 4}, {"move": 2}, {"count": 2, "move": 4}]},
            [],
            {"limit": 2, "through": 2, "held": 2},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            {"groups": [{"count": 2, "move": 4}, {"move": 2}], "settings": {"rt.door.mixed": "share"}},
            [],
            {"limit": None, "through": 3, "held": 0},
            marks=rule("RT-DOOR-04"),
        ),
        param(
            {"groups": [{"count": 2, "move": 4}, {"count": 2, "move": 2}], "settings": {"rt.door.mixed": "share"}},
            [],
            {"through": 3, "held": 1},
            marks=rule("RT-DOOR-04"),
        ),
    ],
)
def test_passage_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.passage", given, dice, then)


@rule("RT-DOOR-01", "RT-DOOR-02")
@pytest.mark.parametrize(
    ("actions", "movement"), [(0, 5), (1, 2.5), (2, 2.5), (3, 0), (4, 0)], ids=lambda value: str(value)
)
def test_what_door_actions_cost(actions: int, movement: float) -> None:
    given = {"move": 5, "actions": ["open", "close", "lock", "unlock"][:actions]}
    check("rogue-trader.doors", given, [], {"allowed": True, "movement": movement})


@rule("RT-DOOR-01", "RT-CONV-03")
@pytest.mark.parametrize(("rounding", "movement"), [("exact", 2.5), ("up", 3), ("down", 2)])
def test_halves_by_the_setting(rounding: str, movement: float) -> None:
    given = {"move": 5, "actions": ["open"], "settings": {"rt.rounding": rounding}}
    check("rogue-trader.doors", given, [], {"movement": movement})


@rule("RT-DOOR-05")
@pytest.mark.parametrize(
    ("door", "closed_unlocked", "offered"),
    [
        ({"state": "open"}, "openable", ["close", "attack"]),
        ({"state": "open"}, "mustDestroy", ["close", "attack"]),
        ({"state": "closed"}, "openable", ["lock", "open", "attack"]),
        ({"state": "closed"}, "mustDestroy", ["attack"]),
        ({"state": "closed", "far_side": True}, "openable", ["attack"]),
        ({"state": "locked"}, "openable", ["unlock", "attack"]),
        ({"state": "locked"}, "mustDestroy", ["unlock", "attack"]),
        ({"state": "locked", "far_side": True}, "openable", ["attack"]),
    ],
)
def test_what_is_offered(door: dict[str, Any], closed_unlocked: str, offered: list[str]) -> None:
    given = {"move": 4, "door": door, "settings": {"rt.door.closedUnlocked": closed_unlocked}}
    check("rogue-trader.doors", given, [], {"movement": 4, "offered": offered})
    for action in ("open", "unlock"):
        refused = {"allowed": False, "reason": "must-be-destroyed", "offered": offered}
        then = refused if offered == ["attack"] else {"allowed": True, "offered": offered}
        check("rogue-trader.doors", given | {"actions": [action]}, [], then)
    check("rogue-trader.doors", given | {"actions": ["close", "lock"]}, [], {"allowed": True, "movement": 2})


@rule("RT-DOOR-02", "RT-DOOR-05")
def test_five_actions_are_refused_first_and_the_offer_stays() -> None:
    given = {"move": 4, "actions": ["open"] * 5, "door": {"state": "locked", "far_side": True}}
    then = {"allowed": False, "reason": "too-many-actions", "offered": ["attack"]}
    check("rogue-trader.doors", given, [], then)
    check("rogue-trader.doors", given | {"door": None}, [], then | {"offered": None})


@rule("RT-DOOR-06", "RT-DOOR-07")
@pytest.mark.parametrize(
    ("id_", "damage"),
    [
        ("solid-wood", 4),
        ("plastic", 2),
        ("reinforced-glass", 2),
        ("light-wood", 1),
        ("thin-steel", 3),
        ("thick-steel", 5),
        ("reinforced-steel", 10),
    ],
)
def test_each_door_gives_way_at_its_damage(id_: str, damage: int) -> None:
    row = door_types()[id_]
    assert (row.toughness, row.damage, row.mark) == (6, damage, "rule")
    target = {"kind": "door", "toughness": row.toughness, "points": row.damage}
    given = {"strength": 6, "damage": damage, "target": target}
    check("rogue-trader.damage", given, [4], {"destroyed": True})
    check("rogue-trader.damage", given, [3], {"points_left": damage, "destroyed": False})


@rule("RT-DOOR-03", "RT-DOOR-01")
@pytest.mark.parametrize(
    ("group", "settings", "limit"),
    [
        ({"move": 8, "actions": 1}, {}, 4),
        ({"move": 8, "actions": 1}, {"rt.door.bandBasis": "moveLeft"}, 4),
        ({"move": 7, "actions": 2}, {"rt.door.bandBasis": "moveLeft"}, 4),
        ({"move": 6.9, "actions": 2}, {"rt.door.bandBasis": "moveLeft"}, 3),
        ({"move": 6.9, "actions": 2}, {"rt.door.bandBasis": "moveLeft", "rt.rounding": "up"}, 4),
        ({"move": 60, "actions": 3}, {}, 0),
        ({"move": 60, "actions": 4}, {"rt.door.bandBasis": "moveLeft"}, 0),
        ({"move": 1, "actions": 1}, {"rt.rounding": "down"}, 0),
    ],
)
def test_the_move_that_counts(group: dict[str, Any], settings: dict[str, str], limit: int) -> None:
    given = {"groups": [{"count": 9, **group}], "settings": settings}
    check("rogue-trader.passage", given, [], {"limit": limit, "through": limit, "held": 9 - limit})


@rule("RT-DOOR-04")
@pytest.mark.parametrize(
    ("doors", "move", "limit"),
    [
        ([1], 4, 4),
        ([1, 1], 4, 8),
        ([0.5], 4, 2),
        ([0.1], 4, 1),
        ([0.1, 0.1], 4, 2),
        ([0.7], 3, 2),
        ([1.5], 2, 3),
        ([20], 4, 80),
        ([1.1], 1, 1),
    ],
)
def test_each_door_is_rounded_down_to_one_at_least(doors: list[float], move: float, limit: int) -> None:
    check("rogue-trader.passage", {"doors": doors, "groups": [{"count": 100, "move": move}]}, [], {"limit": limit})


@rule("RT-DOOR-04")
def test_who_cannot_move_does_not_slow_the_others() -> None:
    given = {"groups": [{"count": 2, "move": 0}, {"count": 3, "move": 4}, {"move": 1, "actions": 3}]}
    check("rogue-trader.passage", given, [], {"limit": 4, "through": 3, "held": 3})


SHARE = {"rt.door.mixed": "share"}


@rule("RT-DOOR-04")
@pytest.mark.parametrize(
    ("doors", "groups", "through"),
    [
        ([0.1], [{"count": 3, "move": 1}], 1),
        ([0.1], [{"move": 0}, {"count": 3, "move": 4}], 1),
        ([1, 0.5], [{"count": 9, "move": 4}], 6),
        ([0.1] * 10, [{"count": 9, "move": 4}], 4),
        ([1], [{"count": 2, "move": 4}, {"move": 1}, {"move": 4}], 2),
        ([1], [{"count": 9, "move": 0}], 0),
        ([1], [{"count": 3, "move": 3}], 3),
    ],
)
def test_sharing_the_doors(doors: list[float], groups: list[dict[str, Any]], through: int) -> None:
    given = {"doors": doors, "groups": groups, "settings": SHARE}
    total = sum(group.get("count", 1) for group in groups)
    check("rogue-trader.passage", given, [], {"limit": None, "through": through, "held": total - through})


@rule("RT-DOOR-01", "RT-DOOR-02")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"move": -1},
        {"move": 60.5},
        {"move": None},
        {"move": 4, "actions": ["kick"]},
        {"move": 4, "actions": ["open"] * 21},
        {"move": 4, "actions": "open"},
        {"move": 4, "door": {}},
        {"move": 4, "door": {"state": "ajar"}},
        {"move": 4, "door": {"state": "open", "far_side": 0}},
    ],
    ids=str,
)
def test_bad_door_actions(given: dict[str, Any]) -> None:
    check("rogue-trader.doors", given, [], BAD_INPUT)


@rule("RT-DOOR-03", "RT-DOOR-04")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"groups": []},
        {"groups": [{"move": 4}] * 51},
        {"groups": [{"count": 0, "move": 4}]},
        {"groups": [{"count": 101, "move": 4}]},
        {"groups": [{"move": 61}]},
        {"groups": [{"move": 4, "actions": 5}]},
        {"groups": [{"move": 4}], "doors": []},
        {"groups": [{"move": 4}], "doors": [0]},
        {"groups": [{"move": 4}], "doors": [20.5]},
        {"groups": [{"move": 4}], "doors": [1] * 21},
        {"groups": [{"move": 4}], "doors": None},
    ],
    ids=str,
)
def test_bad_passages(given: dict[str, Any]) -> None:
    check("rogue-trader.passage", given, [], BAD_INPUT)


def test_the_log() -> None:
    given = {"move": 5, "actions": ["open"]}
    assert log_of("rogue-trader.doors", given, [], "fr") == [
        "Actions de porte\N{NO-BREAK SPACE}: 1\N{NARROW NO-BREAK SPACE}; mouvement\N{NO-BREAK SPACE}: 2,5″ sur 5″."
    ]
    assert log_of("rogue-trader.passage", {"groups": [{"count": 6, "move": 4}]}, []) == [
        "4 of 6 get through this turn."
    ]
