"""When several reasons hold, the first in the order of the rules is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.actions import play
from rules.dice import Typed
from tests.examples import outcome_of

Patch = Mapping[str, Any]


def unit(*statuses: str, **fields: Any) -> Patch:
    return {"unit": {"statuses": list(statuses), **fields}}


def merged(patches: list[Patch]) -> dict[str, Any]:
    """All the patches in one input; statuses add up, of other fields the first stands."""
    whole: dict[str, Any] = {}
    for patch in patches:
        for key, value in patch.items():
            if key == "statuses":
                whole[key] = [*whole.get(key, []), *(s for s in value if s not in whole.get(key, []))]
            elif isinstance(value, Mapping):
                whole[key] = merged([whole.get(key, {}), value])
            else:
                whole.setdefault(key, value)
    return whole


NO_MODELS = ("no-models", unit(models=0))
VEHICLE = ("vehicle", unit(vehicle=True))
OFF_TABLE = ("off-table", unit("off-table"))
ROUTING = ("routing", unit("routing"))
FRENZIED = ("frenzied", unit("frenzied"))
CONFUSED = ("confused", unit("confused"))
NO_LD = ("no-ld", unit(ld=None))
NO_CL = ("no-cl", unit(cl=None))
NOT_OWN_TURN = ("not-own-turn", {"own_turn": False})
KEPT = ("stationary", unit("kept-from-charging"))
FIGHTS_HATED = ("fighting-hated-enemy", unit("hating", hates=["orks"], opponents=[{"tags": ["orks"]}]))
ORKS = {"enemy": {"tags": ["orks"], "causes_fear": True}}
BY_HATED = ("by-hated-enemy", merged([unit("hating", hates=["orks"]), ORKS]))
WON = unit(last_round="won", opponents=[{"routing": True}])
PSYCHOLOGY = [
    ("psychology-off", {"settings": {"rt.psychology.enabled": "off"}}),
    VEHICLE,
    NO_MODELS,
    OFF_TABLE,
    CONFUSED,
    FRENZIED,
]

# action, what it needs besides, the reasons in their order with what brings each about
ORDERS: list[tuple[str, Patch, list[tuple[str, Patch]]]] = [
    (
        "rout-test",
        {},
        [VEHICLE, NO_MODELS, OFF_TABLE, FRENZIED, ROUTING, FIGHTS_HATED, BY_HATED, NO_LD],
    ),
    ("rout-test", {"automatic": True}, [VEHICLE, NO_MODELS, OFF_TABLE, FRENZIED, ROUTING, BY_HATED]),
    ("rout-move", {"own_turn": False}, [("not-routing", unit(models=0))]),
    ("rout-move", unit("routing"), [NO_MODELS, NOT_OWN_TURN]),
    (
        "table-return",
        unit("off-table"),
        [NOT_OWN_TURN, ("left-this-turn", {"left_this_turn": True}), ("already-tried", {"tried_this_turn": True})],
    ),
    ("rally", {}, [VEHICLE, ("not-routing", unit(models=0, ld=None))]),
    (
        "rally",
        unit("routing"),
        [
            VEHICLE,
            NO_MODELS,
            NOT_OWN_TURN,
            ("routed-this-turn", {"routed_this_turn": True}),
            ("already-tried", {"tried_this_phase": True}),
            ("engaged", unit(opponents=[{}])),
            NO_LD,
        ],
    ),
    (
        "pursuit-due",
        {},
        [
            VEHICLE,
            NO_MODELS,
            ROUTING,
            OFF_TABLE,
            ("no-round-won", {}),
        ],
    ),
    (
        "pursuit-due",
        unit(last_round="won"),
        [("pursuing", unit("pursuing")), ("no-opponents", {})],
    ),
    (
        "pursuit-due",
        WON,
        [KEPT, ("too-slow", unit(charge_move=3.9)), ("frenzied", unit("frenzied", behind_fortification=True))],
    ),
    ("pursuit-due", unit(last_round="won", opponents=[{}]), [("opponents-standing", KEPT[1])]),
    ("decline-pursuit", WON, [KEPT, ("too-slow", unit(charge_move=3.9)), FRENZIED, ("already-tried", {"tried": True})]),
    ("decline-pursuit", WON, [FRENZIED, ("already-tried", {"tried": True}), NO_LD]),
    (
        "pursuit-move",
        {"routers_inches": 8, "wish": "stay"},
        [("not-pursuing", {"own_turn": True})],
    ),
    (
        "pursuit-move",
        merged([unit("pursuing"), {"routers_inches": 8, "wish": "stay"}]),
        [("own-turn", {"own_turn": True}), FRENZIED, ("already-tried", {"tried": True}), NO_LD],
    ),
    (
        "stop-pursuit",
        unit("pursuing"),
        [
            NOT_OWN_TURN,
            ("already-charged", {"has_charged": True}),
            FRENZIED,
            ("already-tried", {"tried": True}),
            NO_LD,
        ],
    ),
    ("stop-pursuit", {}, [("not-pursuing", {"own_turn": False})]),
    (
        "charge",
        {**ORKS, "distance_inches": 9},
        [
            VEHICLE,
            NO_MODELS,
            ROUTING,
            OFF_TABLE,
            NOT_OWN_TURN,
            KEPT,
            ("engaged", unit(opponents=[{}])),
            ("out-of-reach", NO_CL[1]),
        ],
    ),
    ("charge", {**ORKS, "distance_inches": 8}, [NO_CL]),
    (
        "reserve-check",
        {},
        [
            ("reserve-off", {"settings": {"rt.reserve.enabled": "off"}}),
            NOT_OWN_TURN,
            VEHICLE,
        ],
    ),
    (
        "reserve-check",
        {},
        [
            ("dreadnought", {**unit(dreadnought=True), "settings": {"rt.reserve.dreadnought": "off"}}),
            NO_MODELS,
            OFF_TABLE,
            ROUTING,
            ("engaged", unit(opponents=[{"stopped": True}])),
            KEPT,
            ("run-through", unit("no-reserve")),
            ("fired", unit(fired_this_turn=True)),
            ("enemy-near", unit(nearest_enemy_inches=4)),
        ],
    ),
    ("reserve-check", {}, [("pursuing", unit("pursuing", opponents=[{"routing": True}])), KEPT]),
    (
        "psychology-test",
        {"kind": "confusion"},
        [*PSYCHOLOGY, ("no-target", {**unit("routing"), "models_targeted": 0}), NO_CL],
    ),
    (
        "psychology-test",
        {"kind": "frenzy", "to_inches": 9},
        [*PSYCHOLOGY, ROUTING, ("not-prone", {"trigger": "own-move"})],
    ),
    (
        "psychology-test",
        {"kind": "frenzy", **unit(frenzy_prone=True)},
        [("own-move", {"trigger": "own-move", "to_inches": 20})],
    ),
    (
        "psychology-test",
        {"kind": "frenzy", "to_inches": 20, **unit(frenzy_prone=True)},
        [("not-near", {"from_inches": 9})],
    ),
    (
        "psychology-test",
        {"kind": "frenzy", "to_inches": 9, **unit(frenzy_prone=True)},
        [("already-near", {"from_inches": 9}), NO_CL],
    ),
    (
        "psychology-test",
        {"kind": "hatred", "already_tested": True},
        [*PSYCHOLOGY, ROUTING, ("not-hated", {**unit("hating"), "was_in_view": True})],
    ),
    (
        "psychology-test",
        {"kind": "hatred", **unit(hates=["everything"])},
        [
            ("hating", unit("hating")),
            ("already-in-view", {"was_in_view": True}),
            ("already-tested", {"already_tested": True}),
            NO_CL,
        ],
    ),
    (
        "psychology-test",
        {"kind": "fear", "trigger": "presence"},
        [*PSYCHOLOGY, ROUTING, ("no-trigger", {})],
    ),
    (
        "psychology-test",
        {"kind": "fear", "trigger": "attack", "already_tested": True},
        [("not-feared", {"settings": {"rt.fear.creatureAttack": "none"}})],
    ),
    (
        "psychology-test",
        {"kind": "fear", "trigger": "attack", **ORKS},
        [
            ("creature-attack-off", {"settings": {"rt.fear.creatureAttack": "none"}}),
            ("already-tested", {"already_tested": True}),
            NO_CL,
        ],
    ),
    ("automatic-confusion", {}, [NO_MODELS, OFF_TABLE]),
]

CASES = [
    (action, merged([base, *(patch for _, patch in order[start:])]), order[start][0])
    for action, base, order in ORDERS
    for start in range(len(order))
]


@pytest.mark.parametrize(
    ("action", "given", "reason"), CASES, ids=[f"{a}-{r}-{i}" for i, (a, _, r) in enumerate(CASES)]
)
def test_the_first_reason_that_holds(action: str, given: dict[str, Any], reason: str) -> None:
    outcome = outcome_of(f"rogue-trader.{action}", given, [])
    assert outcome["reason"] == reason
    if action != "pursuit-due":
        assert outcome["allowed"] is False
        assert outcome.get("compulsory", []) == outcome.get("gained", []) == outcome.get("lost", []) == []


@pytest.mark.rule("RT-LDT-01", "RT-COOL-01")
@pytest.mark.parametrize(
    ("action", "given", "purposes"),
    [
        ("rout-test", {}, ["rout test"]),
        (
            "rally",
            {**unit("routing"), "stragglers": [{"inches": 3}, {"inches": 1}, {"inches": 9}]},
            ["rally roll", "rally roll, straggler", "rally roll, straggler"],
        ),
        ("decline-pursuit", WON, ["test not to pursue"]),
        ("pursuit-move", {**unit("pursuing"), "routers_inches": 8, "wish": "stay"}, ["test not to follow"]),
        ("stop-pursuit", unit("pursuing"), ["test to stop"]),
        ("charge", {**ORKS, "distance_inches": 8}, ["fear test"]),
        ("move-through", {"friend": {"causes_fear": True}, "pursuers": {"statuses": ["pursuing"]}}, ["fear test"]),
        ("psychology-test", {"kind": "confusion"}, ["confusion test"]),
        ("psychology-test", {"kind": "frenzy", "to_inches": 5, **unit(frenzy_prone=True)}, ["frenzy test"]),
        ("psychology-test", {"kind": "hatred", **unit(hates=["everything"])}, ["hatred test"]),
        ("psychology-test", {"kind": "fear", "trigger": "weapon"}, ["fear test", "rout test"]),
        (
            "morale-start-of-turn",
            unit("confused", frenzy_prone=True, base_contact=1, hated_in_view=True, cl=2),
            ["confusion recovery"],
        ),
        (
            "morale-start-of-turn",
            unit(frenzy_prone=True, base_contact=1, hated_in_view=True, cl=12),
            ["frenzy test", "hatred test"],
        ),
    ],
)
def test_a_test_asks_for_two_dice_of_one_purpose(action: str, given: dict[str, Any], purposes: list[str]) -> None:
    rolls = play(f"rogue-trader.{action}", given, Typed([6] * 2 * len(purposes))).rolls
    assert [roll.sides for roll in rolls] == [6] * len(rolls)
    assert [roll.purpose for roll in rolls] == [purpose for purpose in purposes for _ in range(2)]
