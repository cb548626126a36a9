"""Bounds of the inputs, and combinations that cannot be: refused with a sentence that names the place."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import play
from rules.dice import Typed
from rules.errors import BadInput
from rules.language import language
from tests.examples import outcome_of

BIG = 10**400

# field of the unit: values that are refused, values at the bounds that are not
UNIT: dict[str, tuple[list[Any], list[Any]]] = {
    "models": ([-1, 201, 2.0, "3", True, None, BIG], [0, 200]),
    "fielded_models": ([0, 201, 1.5], [1, 200, None]),
    "m": ([-0.1, 60.5, "4", True, None, float("nan"), float("inf"), BIG], [0, 60, 3.5]),
    "ws": ([-1, 11, 3.5, None], [0, 10]),
    "ld": ([-1, 13, 7.5, True], [0, 12, None]),
    "cl": ([-1, 13, 7.5, "8"], [0, 12, None]),
    "charge_move": ([-1, 120.5, "8"], [0, 120, 4.5, None]),
    "troops": (
        [
            {},
            [{}],
            [{"count": 0}],
            [{"count": 201}],
            [{"count": 11}],
            [{"count": 6}, {"count": 5}],
            [{"count": 2, "concerned": 3}],
            [{"count": 2, "concerned": -1}],
            [{"count": 2, "ld": 13}],
            [{"count": 2, "m": 61}],
            [{"count": 2, "ws": 3}],
            [{"count": 1}] * 21,
        ],
        [[{"count": 10}], [{"count": 2, "ld": 0, "cl": 12, "m": 60, "concerned": 0}]],
    ),
    "leader": ([[], [{}, {}], {"ld": 13}, {"cl": -1}, {"alive": None}, {"name": "x"}], [None, {}, {"alive": False}]),
    "hero": ([{"alive": True}, {"ld": 12.5}, True], [None, {}, {"ld": 0, "cl": 12}]),
    "led_by": (["leader", "hero", "troops", None], ["auto", "nobody"]),
    "divided": (["yes", True], ["no", "on-purpose", "involuntary"]),
    "frenzy_prone": ([1, "true", None], [True]),
    "hates": (["orks", [""], ["x" * 81], [1], ["a"] * 51, None], [["x" * 80], ["a"] * 50]),
    "fears_only": (["orks", [""], ["a"] * 51], [["everything"]]),
    "statuses": (
        [
            "routing",
            ["routed"],
            ["confused", "confused"],
            ["routing", "rallied"],
            ["rally-turn", "routing"],
            ["routing", "pursuing"],
            ["routing", "refused-pursuit"],
            ["stopped", "routing"],
            ["routing", "too-slow"],
        ],
        [["routing", "off-table", "no-reserve", "confused", "frenzied", "kept-from-charging", "hating"]],
    ),
    "confused_models": ([0, 11, 201], [1, 10, None]),
    "start_models": ([-1, 201], [0, 200, None]),
    "lost": ([{"shooting": -1}, {"shooting": 201}, {"fire": 1}, {"other": 1.0}, None], [{"left_table": 200}, {}]),
    "third_test_taken": ([0], [True]),
    "last_round": (["win", None], ["none", "won", "lost", "drawn"]),
    "opponents": (
        [[{"causes_fear": True}], [{"name": ""}], [{"routing": 1}], [{}] * 21],
        [[{}] * 20, [{"name": "a", "tags": ["b"], "routing": True, "stopped": True}]],
    ),
    "base_contact": ([-1, 11, 1.0], [0, 10]),
    "nearest_enemy_inches": ([-1, 1000.5, "3"], [0, 1000, None]),
    "surname": (["x"], []),
}


@pytest.mark.rule("RT-STAT-01", "RT-STAT-02")
@pytest.mark.parametrize("field", UNIT)
def test_bounds_of_the_unit(field: str) -> None:
    refused, accepted = UNIT[field]
    for value in refused:
        with pytest.raises(BadInput) as problem:
            play("rogue-trader.morale-end-of-turn", {"unit": {field: value}}, Typed([]))
        assert language("en").text(problem.value.message)
        assert language("fr").text(problem.value.message)
    for value in accepted:
        outcome_of("rogue-trader.morale-end-of-turn", {"unit": {field: value}}, [])


# action, input that is refused
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("morale-end-of-turn", {"unit": {"start_models": 3, "lost": {"shooting": 2, "other": 2}}}),
    ("morale-end-of-turn", {"unit": {"leader": {"alive": False}, "led_by": "leader"}}),
    ("morale-end-of-turn", {"unit": {"leader": {"in_part": False}, "led_by": "leader"}}),
    ("morale-end-of-turn", {"unit": {"leader": {}, "led_by": "nobody"}}),
    ("morale-end-of-turn", {"unit": None}),
    ("morale-end-of-turn", {"own_turn": True}),
    ("morale-start-of-turn", {"own_turn": "yes"}),
    ("test-value", {}),
    ("test-value", {"characteristic": "cl", "rally": True}),
    ("test-value", {"characteristic": "cl", "unit": {"troops": [{"count": 2, "concerned": 0}]}}),
    ("rout-due", {"moment": "start"}),
    ("rout-due", {"asked_by": ["losses"]}),
    ("rout-due", {"asked_by": "other"}),
    ("rout-due", {"enemy": {"routing": True}}),
    ("rout-test", {"cause": "fear"}),
    ("rout-move", {"slowed_to_inches": 121}),
    ("rout-move", {"slowed_to_inches": -1}),
    ("rout-move", {"edge": [{"models": 0, "inches": 1}]}),
    ("rout-move", {"edge": [{"models": 1}]}),
    ("rout-move", {"edge": [{"inches": 1}]}),
    ("rout-move", {"edge": [{"models": 1, "inches": 1001}]}),
    ("rout-move", {"edge": [{"models": 6, "inches": 1}, {"models": 5, "inches": 90}]}),
    ("rout-move", {"unit": {"leader": {}}, "edge": [{"models": 1, "inches": 1, "leader": True}] * 2}),
    ("rout-move", {"unit": {"leader": {"alive": False}}, "edge": [{"models": 1, "inches": 1, "leader": True}]}),
    ("rout-move", {"unit": {"models": 200}, "edge": [{"models": 1, "inches": 1}] * 51}),
    ("move-through", {}),
    ("move-through", {"friend": {"statuses": ["routing", "stopped"]}}),
    ("move-through", {"friend": {"inches_from_routers": 1001}}),
    ("move-through", {"friend": {"inches": 3}}),
    ("move-through", {"friend": {}, "pursuers_to_friend_inches": -1}),
    ("move-through", {"friend": {}, "unit": {}}),
    ("divide", {}),
    ("divide", {"models": 0}),
    ("divide", {"models": 1, "unit": {"models": 1}}),
    ("divide", {"models": 2, "leader_goes": True}),
    ("divide", {"models": 2, "leader_goes": True, "unit": {"leader": {"in_part": False}}}),
    ("divide", {"models": 2, "off_table": True, "voluntary": True}),
    ("rally", {"stragglers": [{}]}),
    ("rally", {"stragglers": [{"inches": 1001}]}),
    ("rally", {"stragglers": [{"inches": 3, "ld": 13}]}),
    ("rally", {"unit": {"models": 2, "statuses": ["routing"]}, "stragglers": [{"inches": 3}] * 2}),
    ("rally", {"unit": {"models": 200, "statuses": ["routing"]}, "stragglers": [{"inches": 1}] * 51}),
    ("decline-pursuit", {"wish": "follow"}),
    ("pursuit-move", {"routers_inches": 241}),
    ("pursuit-move", {"routers_inches": 8, "routers_left": 201}),
    ("pursuit-move", {"routers_inches": 8, "routers_left": 1.0}),
    ("pursuit-move", {"routers_inches": 8, "wish": "pursue"}),
    ("pursuit-move", {"routers_inches": 8, "first": True, "wish": "stay"}),
    ("charge", {}),
    ("charge", {"distance_inches": 1001}),
    ("charge", {"distance_inches": 3, "enemy": {"name": "x" * 81}}),
    ("compulsory-move", {"enemies": [{}]}),
    ("compulsory-move", {"enemies": [{"inches": -1}]}),
    ("compulsory-move", {"enemies": [{"inches": 1}] * 51}),
    ("status-effects", {"weapons": [{}]}),
    ("status-effects", {"other_shooting_modifier": 11}),
    ("status-effects", {"other_h2h_modifier": -11}),
    ("status-effects", {"other_h2h_modifier": 0.5}),
    ("psychology-test", {}),
    ("psychology-test", {"kind": "terror"}),
    ("psychology-test", {"kind": "fear"}),
    ("psychology-test", {"kind": "fear", "trigger": "approach"}),
    ("psychology-test", {"kind": "hatred", "trigger": "attack"}),
    ("psychology-test", {"kind": "confusion", "trigger": "into-view"}),
    ("psychology-test", {"kind": "frenzy"}),
    ("psychology-test", {"kind": "frenzy", "from_inches": 3}),
    ("psychology-test", {"kind": "frenzy", "to_inches": 1001}),
    ("psychology-test", {"kind": "confusion", "models_targeted": 11}),
    ("psychology-test", {"kind": "confusion", "models_targeted": -1}),
    ("psychology-test", {"kind": "confusion", "unit": {"troops": [{"count": 10, "concerned": 0}]}}),
    ("psychology-order", {}),
    ("psychology-order", {"tests": [{"kind": "confusion"}] * 9}),
    ("psychology-order", {"tests": [{"kind": "confusion", "unit": {}}]}),
    ("psychology-order", {"tests": [{"kind": "confusion", "settings": {}}]}),
    ("psychology-order", {"tests": [{"kind": "confusion", "own_movement_left": True}]}),
    ("psychology-order", {"tests": [{"kind": "confusion"}, {"kind": "confusion", "models_targeted": 11}]}),
    ("psychology-order", {"tests": [{"kind": "fear"}]}),
]


@pytest.mark.rule("RT-STAT-01", "RT-STAT-02")
@pytest.mark.parametrize(("action", "given"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_impossible_inputs(action: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as problem:
        play(f"rogue-trader.{action}", given, Typed([6] * 4))
    text = language("fr").text(problem.value.message)
    assert "{" not in text
    assert not text.startswith(("A die is missing", "Il manque un dé", "Trop de dés"))


@pytest.mark.rule("RT-STAT-07")
@pytest.mark.parametrize(
    "settings",
    [
        {"rt.rout.double": "on"},
        {"rt.psychology.enabled": True},
        {"rt.psychology.enabled": "yes"},
        {"rt.leader.mixedLd": "highest"},
        {"rt.charge.multiplier": 10.5},
        {"rt.charge.multiplier": "2"},
        {"rt.reserve.multiplier": -1},
        {"rt.reserve.enemyDistance": 100.5},
        {"rt.reserve.routerDistance": -0.5},
        {"rt.turn.phases": ["start", "movement", "shooting", "hand-to-hand", "reserve", "psychic"]},
        {"rt.turn.phases": ["start", "start", "shooting", "hand-to-hand", "reserve", "psychic", "rally"]},
        {"rt.turn.phases": "start"},
        {"rt.hatred.duration": "forever"},
        {"psychology": "off"},
    ],
)
def test_settings_that_no_group_can_agree_on(settings: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        play("rogue-trader.morale-end-of-turn", {"settings": settings}, Typed([]))
