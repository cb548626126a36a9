"""Each setting of the morale rules: its default, and the rule it changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import outcome_of
from tests.rules.rogue_trader.morale.unit_u import u

# RT-STAT-07: key, default, another value, an input in which they differ, a field and its two values
SETTINGS: list[tuple[str, Any, Any, str, dict[str, Any], list[int], str, Any, Any]] = [
    (
        "rt.psychology.enabled",
        "on",
        "off",
        "psychology-test",
        {"kind": "confusion", "unit": {"cl": None}},
        [],
        "reason",
        "no-cl",
        "psychology-off",
    ),
    (
        "rt.psychology.routersTest",
        "off",
        "on",
        "psychology-test",
        {"kind": "hatred", "unit": {"hates": ["everything"], "statuses": ["routing"], "cl": None}},
        [],
        "reason",
        "routing",
        "no-cl",
    ),
    (
        "rt.leader.mixedLd",
        "lowest",
        "majority",
        "test-value",
        {"characteristic": "ld", "unit": {"troops": [{"count": 1, "ld": 4}, {"count": 9}]}},
        [],
        "target",
        4,
        7,
    ),
    (
        "rt.leader.heroLeadsLd",
        "on",
        "off",
        "test-value",
        {"characteristic": "ld", "unit": {"hero": {"ld": 9}}},
        [],
        "target",
        9,
        7,
    ),
    (
        "rt.cool.lowestAlways",
        "off",
        "on",
        "test-value",
        {"characteristic": "cl", "unit": {"leader": {"cl": 9}}},
        [],
        "target",
        9,
        7,
    ),
    (
        "rt.rout.casualtyTiming",
        "endOfPhase",
        "immediate",
        "rout-due",
        {"moment": "during-phase", "unit": {"lost": {"shooting": 9}}},
        [],
        "due",
        False,
        True,
    ),
    (
        "rt.rally.penaltiesStack",
        "off",
        "on",
        "test-value",
        {"characteristic": "ld", "rally": True, "unit": {"models": 1, "divided": "involuntary"}},
        [],
        "penalty",
        2,
        3,
    ),
    (
        "rt.rally.loneUnitPenalty",
        "on",
        "off",
        "test-value",
        {"characteristic": "ld", "rally": True, "unit": {"models": 1, "fielded_models": 1}},
        [],
        "penalty",
        2,
        0,
    ),
    ("rt.charge.multiplier", 2, 1.5, "pursuit-due", {}, [], "charge_inches", 8, 6),
    (
        "rt.pursuit.fortDefendersMayDecline",
        "on",
        "off",
        "pursuit-due",
        {"unit": {"last_round": "won", "opponents": [{"routing": True}], "behind_fortification": True}},
        [],
        "duty",
        "may",
        "must",
    ),
    (
        "rt.pursuit.stopAllowsShooting",
        "on",
        "off",
        "status-effects",
        {"unit": {"statuses": ["stopped"]}},
        [],
        "shoot",
        True,
        False,
    ),
    (
        "rt.pursuit.returnMoves",
        "on",
        "off",
        "table-return",
        {"unit": {"statuses": ["off-table"]}},
        [5],
        "may_move",
        True,
        False,
    ),
    ("rt.reserve.enabled", "on", "off", "reserve-check", {}, [], "reason", None, "reserve-off"),
    (
        "rt.reserve.enemyDistance",
        4,
        3.5,
        "reserve-check",
        {"unit": {"nearest_enemy_inches": 4}},
        [],
        "allowed",
        False,
        True,
    ),
    (
        "rt.reserve.noFire",
        "on",
        "off",
        "reserve-check",
        {"unit": {"fired_this_turn": True}},
        [],
        "allowed",
        False,
        True,
    ),
    ("rt.reserve.multiplier", 1, 2, "reserve-check", {}, [], "inches", 4, 8),
    (
        "rt.reserve.routerDistance",
        0,
        4,
        "move-through",
        {"friend": {"run_through": False, "inches_from_routers": 0}},
        [],
        "friend_gained",
        [],
        ["no-reserve"],
    ),
    (
        "rt.reserve.dreadnought",
        "on",
        "off",
        "reserve-check",
        {"unit": {"dreadnought": True}},
        [],
        "allowed",
        True,
        False,
    ),
    (
        "rt.frenzy.rangeInclusive",
        "off",
        "on",
        "psychology-test",
        {"kind": "frenzy", "to_inches": 15, "unit": {"frenzy_prone": True, "cl": None}},
        [],
        "reason",
        "not-near",
        "no-cl",
    ),
    (
        "rt.fear.creatureAttack",
        "routTest",
        "none",
        "psychology-test",
        {"kind": "fear", "trigger": "attack", "enemy": {"causes_fear": True}, "unit": {"cl": None}},
        [],
        "reason",
        "no-cl",
        "creature-attack-off",
    ),
    (
        "rt.hatred.duration",
        "untilNextOwnTurn",
        "whileInSight",
        "morale-end-of-turn",
        {"unit": {"statuses": ["hating"]}},
        [],
        "statuses",
        ["hating"],
        [],
    ),
]


@pytest.mark.rule("RT-STAT-07")
@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row[0])
def test_a_setting_has_its_default_and_changes_its_rule(row: Any) -> None:
    key, default, other, action, given, dice, field, with_default, with_other = row
    for settings, expected in (({}, with_default), ({key: default}, with_default), ({key: other}, with_other)):
        assert outcome_of(f"rogue-trader.{action}", {**given, "settings": settings}, dice)[field] == expected


@pytest.mark.rule("RT-SEQ-01", "RT-STAT-07", "RT-PURS-07")
def test_the_phases_come_in_the_shipped_order_unless_a_group_changes_it() -> None:
    order = ["start", "movement", "shooting", "hand-to-hand", "reserve", "psychic", "rally"]
    won = {"unit": u(last_round="won", opponents=[{"routing": True}])}

    def shooting_left(phases: list[str] | None) -> bool:
        settings = {} if phases is None else {"rt.turn.phases": phases}
        given = {**won, "settings": settings}
        return outcome_of("rogue-trader.decline-pursuit", given, [1, 1])["shooting_phase_left"]

    assert shooting_left(None) is shooting_left(order) is False
    assert shooting_left([order[0], order[3], order[2], order[1], *order[4:]]) is True
