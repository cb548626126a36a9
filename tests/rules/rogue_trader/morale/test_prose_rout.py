"""Prose examples of rout, rally, pursuit and moving through."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, log_of, param, rule
from tests.rules.rogue_trader.morale.unit_u import u


@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        # Out of sequence: the first moves belong to no turn and no M.
        param(
            "rout-move",
            {"first": True, "own_turn": False, "unit": u("routing")},
            [],
            {"inches": 4},
            marks=rule("RT-SEQ-02"),
        ),
        param(
            "rout-move",
            {"first": True, "own_turn": True, "unit": u("routing")},
            [],
            {"inches": 4},
            marks=rule("RT-SEQ-02"),
        ),
        param(
            "pursuit-move",
            {"first": True, "own_turn": False, "unit": u("pursuing"), "routers_inches": 4},
            [],
            {"pursuit_inches": 4},
            marks=rule("RT-SEQ-02", "RT-PURS-04"),
        ),
        param(
            "pursuit-move",
            {"first": True, "own_turn": True, "unit": u("pursuing", m=6), "routers_inches": 4},
            [],
            {"pursuit_inches": 4},
            marks=rule("RT-PURS-04"),
        ),
        param(
            "pursuit-move",
            {"first": True, "unit": u("pursuing", "confused"), "routers_inches": 4},
            [],
            {"pursuit_inches": 4},
            marks=rule("RT-PURS-04", "RT-CONF-06"),
        ),
        param(
            "move-through",
            {"friend": {}, "pursuers": u("pursuing"), "first": False, "pursuers_to_friend_inches": 8},
            [],
            {"compulsory": ["fight-next-hand-to-hand"]},
            marks=rule("RT-THRU-02", "RT-SEQ-02"),
        ),
        param(
            "rout-test",
            {"unit": u("no-reserve")},
            [6, 6],
            {"compulsory": ["rout-move-now"], "statuses": ["routing", "no-reserve"]},
            marks=rule("RT-ROUT-01"),
        ),
        # Everybody flees, everybody pursues.
        param(
            "rout-move",
            {"unit": u("routing", base_contact=3)},
            [],
            {"models_left": 10, "inches": 8},
            marks=rule("RT-ROUT-01", "RT-ROUT-09"),
        ),
        param(
            "rout-move",
            {"unit": u("routing", m=6), "first": True},
            [],
            {"inches": 4, "compulsory": ["away-from-threat"]},
            marks=rule("RT-ROUT-10", "RT-ROUT-09"),
        ),
        param("rout-move", {"unit": u("routing")}, [], {"compulsory": ["to-nearest-edge"]}, marks=rule("RT-ROUT-15")),
        param(
            "rout-move",
            {"unit": u("routing", troops=[{"count": 2, "m": 3}])},
            [],
            {"inches": 6},
            marks=rule("RT-ROUT-14"),
        ),
        # A third: exact, and against the models at the start of the turn.
        param(
            "rout-due",
            {"unit": u(models=13, lost={"shooting": 7})},
            [],
            {"due": True, "base": 20},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            "rout-due",
            {"unit": u(models=8, lost={"shooting": 2})},
            [],
            {"due": False},
            marks=rule("RT-ROUT-03", "RT-SEQ-03"),
        ),
        param(
            "rout-due",
            {"unit": u(models=9, start_models=12, lost={"shooting": 3})},
            [],
            {"due": False, "losses_to_test": 1},
            marks=rule("RT-ROUT-03"),
        ),
        param(
            "rout-due", {"unit": u(start_models=0)}, [], {"due": False, "losses_to_test": 1}, marks=rule("RT-ROUT-03")
        ),
        param(
            "rout-due",
            {"unit": u(models=6, lost={"psychic_hated": 4}, hates=["orks"])},
            [],
            {"due": True},
            marks=rule("RT-HATE-07"),
        ),
        param(
            "rout-due",
            {"unit": u("frenzied", models=5, lost={"shooting": 5})},
            [],
            {"due": False, "reason": "frenzied", "counted_losses": 5},
            marks=rule("RT-FRZ-09"),
        ),
        param(
            "rout-due",
            {"unit": u("confused", models=6, lost={"shooting": 4})},
            [],
            {"due": True},
            marks=rule("RT-CONF-11", "RT-ROUT-08"),
        ),
        # Who reaches the edge is gone, and is no shooting loss.
        param(
            "rout-move",
            {"unit": u("routing"), "edge": [{"models": 9, "inches": 8}]},
            [],
            {"models_left": 1, "leader_gone": False},
            marks=rule("RT-EDGE-02"),
        ),
        param(
            "rally",
            {"unit": u("routing", models=1, leader=None)},
            [3, 3],
            {"rallied": False, "target": 5},
            marks=rule("RT-EDGE-02", "RT-RALLY-06"),
        ),
        param(
            "rally",
            {"unit": u("routing", models=4, leader={"ld": 8, "alive": False})},
            [4, 4],
            {"target": 7, "penalty": 0},
            marks=rule("RT-EDGE-02"),
        ),
        param("table-return", {"unit": u("off-table")}, [1], {"returned": False}, marks=rule("RT-EDGE-03")),
        param(
            "table-return",
            {"unit": u("off-table")},
            [6],
            {"returned": True, "may_move": True},
            marks=rule("RT-EDGE-03"),
        ),
        # Together again: one unit.
        param(
            "rally",
            {"unit": u("routing", divided="no", leader=None)},
            [4, 3],
            {"penalty": 0, "rallied": True},
            marks=rule("RT-EDGE-04"),
        ),
        # The dice are rolled even where they decide nothing.
        param("rally", {"unit": u("routing", leader={"ld": 12})}, [6, 6], {"rallied": True}, marks=rule("RT-LDT-01")),
        param(
            "rally",
            {"unit": u("routing", models=1, leader={"ld": 0})},
            [1, 1],
            {"target": -2, "rallied": False},
            marks=rule("RT-LDT-01"),
        ),
        # The hero left, or leads at no Ld test.
        param(
            "rout-test", {"unit": u(leader=None)}, [4, 4], {"routed": True, "basis": "troops"}, marks=rule("RT-LDT-05")
        ),
        param(
            "rout-test",
            {"unit": u(hero={"ld": 12}, led_by="hero"), "settings": {"rt.leader.heroLeadsLd": "off"}},
            [4, 4],
            {"target": 8, "basis": "leader"},
            marks=rule("RT-LDT-05"),
        ),
        param(
            "rally",
            {
                "unit": u("routing", leader=None, hero={"ld": 9}, divided="involuntary"),
                "settings": {"rt.leader.heroLeadsLd": "off"},
            },
            [3, 3],
            {"target": 6, "penalty": 1, "basis": "troops"},
            marks=rule("RT-LDT-05", "RT-RALLY-05"),
        ),
        param(
            "rout-test",
            {"unit": u(leader=None, hero={"ld": 9}, led_by="nobody")},
            [4, 4],
            {"basis": "troops", "target": 7},
            marks=rule("RT-LDT-05"),
        ),
        # Pursuit.
        param(
            "pursuit-due",
            {"unit": u(last_round="won", opponents=[{"name": "E2", "routing": True}])},
            [],
            {"duty": "must"},
            marks=rule("RT-PURS-02"),
        ),
        param(
            "pursuit-due",
            {"unit": u("routing", last_round="won", opponents=[{"routing": True}])},
            [],
            {"duty": "none", "gained": []},
            marks=rule("RT-ROUT-01"),
        ),
        param(
            "pursuit-due",
            {"unit": u("too-slow", last_round="won", charge_move=3, opponents=[{"routing": True}])},
            [],
            {"duty": "none", "reason": "stationary", "gained": []},
            marks=rule("RT-PURS-05", "RT-STAT-06"),
        ),
        param(
            "decline-pursuit",
            {"unit": u(last_round="won", base_contact=4, opponents=[{"routing": True}]), "wish": "pursue"},
            [],
            {"compulsory": ["pursuit-move-now"]},
            marks=rule("RT-PURS-03"),
        ),
        param(
            "decline-pursuit",
            {"unit": u(leader={"alive": False}, ld=8, last_round="won", opponents=[{"routing": True}])},
            [4, 4],
            {"pursues": False},
            marks=rule("RT-PURS-19"),
        ),
        param(
            "decline-pursuit",
            {
                "unit": u(ld=None, leader=None, last_round="won", opponents=[{"routing": True}]),
                "wish": "pursue",
                "tried": True,
            },
            [],
            {"allowed": True, "pursues": True},
            marks=rule("RT-PURS-06"),
        ),
        param(
            "decline-pursuit",
            {
                "unit": u(
                    ld=None, leader=None, last_round="won", behind_fortification=True, opponents=[{"routing": True}]
                ),
                "tried": True,
            },
            [],
            {"allowed": True, "pursues": False},
            marks=rule("RT-PURS-18"),
        ),
        param(
            "pursuit-move",
            {"unit": u("pursuing"), "routers_inches": 10, "off_table": True},
            [],
            {"ends": "contact-lost", "statuses": []},
            marks=rule("RT-PURS-16"),
        ),
        param(
            "pursuit-move",
            {"unit": u("pursuing"), "routers_inches": 8, "off_table": True, "wish": "stay"},
            [4, 4],
            {"ends": "stayed", "statuses": ["refused-pursuit"]},
            marks=rule("RT-EDGE-03", "RT-PURS-11"),
        ),
        param(
            "pursuit-move",
            {"unit": u("pursuing"), "routers_inches": 8, "off_table": True, "wish": "stay"},
            [5, 4],
            {"passed": False, "ends": "off-table", "statuses": ["off-table"]},
            marks=rule("RT-EDGE-03", "RT-PURS-15"),
        ),
        param(
            "charge",
            {"unit": u("pursuing", opponents=[{"routing": True}]), "distance_inches": 8},
            [],
            {"charges": True, "lost": ["pursuing"]},
            marks=rule("RT-PURS-15", "RT-PURS-12"),
        ),
        param(
            "reserve-check",
            {"unit": u("pursuing")},
            [],
            {"allowed": False, "reason": "pursuing"},
            marks=rule("RT-PURS-12"),
        ),
        param(
            "status-effects",
            {"unit": u("stopped", opponents=[{"routing": True}, {}])},
            [],
            {"strike": True},
            marks=rule("RT-PURS-14"),
        ),
        param("rout-due", {"unit": u("stopped", last_round="lost")}, [], {"due": True}, marks=rule("RT-STAT-06")),
        # Being run through hurts nobody and asks for no test.
        param(
            "move-through",
            {"friend": {}},
            [],
            {"friend_statuses": ["no-reserve"], "gained": [], "lost": [], "compulsory": []},
            marks=rule("RT-THRU-03", "RT-ROUT-11"),
        ),
        param(
            "move-through",
            {"friend": {"run_through": False}, "pursuers": u("pursuing")},
            [],
            {"charged": False, "reason": "not-run-through", "statuses": ["pursuing"]},
            marks=rule("RT-THRU-01", "RT-ROUT-12"),
        ),
        param(
            "move-through",
            {
                "friend": {"run_through": False, "inches_from_routers": 4.5},
                "settings": {"rt.reserve.routerDistance": 4},
            },
            [],
            {"friend_gained": []},
            marks=rule("RT-ROUT-12"),
        ),
        param(
            "move-through",
            {"friend": {}, "pursuers": u("pursuing", "confused"), "first": False, "pursuers_to_friend_inches": 4.5},
            [],
            {"charged": False, "reach_inches": 4},
            marks=rule("RT-THRU-01", "RT-CONF-06"),
        ),
        param(
            "move-through",
            {
                "friend": {"causes_fear": True},
                "pursuers": u("pursuing", causes_fear=True),
                "settings": {"rt.psychology.enabled": "off"},
            },
            [],
            {"charged": True, "tested": False, "compulsory": ["fight-next-hand-to-hand"]},
            marks=rule("RT-THRU-01", "RT-PSY-01"),
        ),
        param(
            "move-through",
            {"friend": {"causes_fear": True}, "pursuers": {"cl": None, "statuses": ["pursuing"]}},
            [],
            {"charged": True, "tested": False},
            marks=rule("RT-THRU-01", "RT-STAT-01"),
        ),
        param(
            "rally",
            {
                "unit": u("routing", divided="involuntary"),
                "stragglers": [{"inches": 3}],
                "settings": {"rt.rally.penaltiesStack": "on"},
            },
            [4, 4, 3, 2],
            {"penalty": 0, "stragglers": [{"target": 4, "rallied": False}]},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            "rally",
            {"unit": u("routing", divided="involuntary"), "stragglers": [{"inches": 3}]},
            [4, 4, 3, 2],
            {"stragglers": [{"target": 5, "rallied": True}]},
            marks=rule("RT-RALLY-07"),
        ),
        param(
            "morale-start-of-turn",
            {"unit": u("off-table", "hating", hated_in_view=True), "settings": {"rt.hatred.duration": "whileInSight"}},
            [],
            {"statuses": ["off-table", "hating"], "compulsory": []},
            marks=rule("RT-EDGE-03", "RT-HATE-04"),
        ),
    ],
)
def test_prose_examples(action: str, given: dict[str, Any], dice: list[int], then: Any) -> None:
    check(f"rogue-trader.{action}", given, dice, then)


@pytest.mark.rule("RT-RALLY-05", "RT-LDT-02", "RT-LDT-03")
def test_the_log_says_the_value_whose_it_is_and_what_is_taken_off() -> None:
    assert log_of("rogue-trader.rout-test", {"unit": u()}, [5, 4]) == [
        "Rout test: 5 + 4 = 9 against the leader’s Leadership of 8: the unit routs.",
        "The whole unit flees 4″ at once.",
    ]
    part = u("routing", models=5, leader={"ld": 8, "in_part": False}, divided="involuntary")
    assert log_of("rogue-trader.rally", {"unit": part}, [3, 3])[0] == (
        "Rally roll: 3 + 3 = 6 against 6 (the troops’ Leadership of 7, less 1): the unit rallies."
    )
    assert log_of("rogue-trader.rally", {"unit": part}, [4, 3], "fr")[0] == (
        "Test de ralliement\N{NO-BREAK SPACE}: 4 + 3 = 7 contre 6 (le Leadership de 7 des troupes, moins 1)"
        "\N{NO-BREAK SPACE}: l’unité reste en déroute."
    )
