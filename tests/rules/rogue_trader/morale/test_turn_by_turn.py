"""Rout, rally, pursuit and effects over several turns: the outcome of one action is the input of the next."""

from __future__ import annotations

import pytest

from tests.examples import outcome_of
from tests.rules.rogue_trader.morale.unit_u import Played


@pytest.mark.rule("RT-STAT-08", "RT-PURS-15", "RT-PURS-08", "RT-RALLY-02")
def test_a_run_through_four_turns() -> None:
    winner, loser = Played(), Played()
    winner.unit |= {"last_round": "won", "opponents": [{"name": "E", "routing": True}]}
    loser.unit |= {"last_round": "lost", "opponents": [{"name": "U"}]}

    # A1, hand-to-hand
    assert loser("rout-test", 5, 4, cause="round-lost")["compulsory"] == ["rout-move-now", "winners-check-pursuit"]
    assert loser("rout-move", first=True, own_turn=False)["inches"] == 4
    assert winner("decline-pursuit", 6, 3)["pursues"] is True
    assert winner("pursuit-move", first=True, own_turn=True, routers_inches=4)["follows"] is True
    # B1: eight inches against eight; nobody may rally while touched
    assert loser.turn(True) == ["rout-move-double"]
    assert winner.turn(False) == []
    fled = loser("rout-move")["moved_inches"]
    assert winner("pursuit-move", routers_inches=fled)["follows"] is True
    assert outcome_of("rogue-trader.status-effects", {"unit": winner.unit}, [])["strike"] is True
    assert outcome_of("rogue-trader.status-effects", {"unit": loser.unit}, [])["ws"] == 1
    assert loser("rally")["reason"] == "engaged"
    # A2: stopped before anything moves; free to shoot and to turn about
    loser.turn(False)
    winner.turn(True)
    assert winner("stop-pursuit", 4, 4)["may_shoot"] is True
    state = outcome_of("rogue-trader.status-effects", {"unit": winner.unit}, [])
    assert (state["stationary"], state["reform"], state["shoot"]) == (True, "face-and-gather", True)
    # B2: fled, untouched, rallied; B3 is the rally turn; B4 is free
    loser.unit |= {"opponents": [{"name": "U", "stopped": True}]}
    assert loser.turn(True) == ["rout-move-double"]
    assert winner.turn(False) == []
    assert winner.unit["statuses"] == []
    assert loser("rally", 5, 3)["compulsory"] == ["rally-turn-next"]
    assert loser.turn(False) == []
    assert loser.turn(True) == ["stationary"]
    assert loser("rally")["reason"] == "not-routing"
    effects = {"unit": loser.unit, "weapons": [{"name": "autocannon", "type_s": True}]}
    assert outcome_of("rogue-trader.status-effects", effects, [])["barred_weapons"] == ["autocannon"]
    loser.turn(False)
    assert loser.turn(True) == []
    assert loser.unit["statuses"] == []


@pytest.mark.rule("RT-SEQ-01", "RT-RALLY-01", "RT-ROUT-13", "RT-RALLY-08")
def test_routed_in_the_enemy_turn_it_flees_in_its_own_before_it_may_rally() -> None:
    unit = Played()
    unit("rout-test", 6, 6, cause="losses")
    assert unit("rally", own_turn=False)["reason"] == "not-own-turn"
    assert unit("rout-move", own_turn=False)["reason"] == "not-own-turn"
    assert unit.turn(True) == ["rout-move-double"]
    assert unit("rout-move")["inches"] == 8
    assert unit("rally", 3, 3)["rallied"] is True
    # charged and beaten in the enemy turn before the rally turn: it fights, tests, and may rout again
    assert outcome_of("rogue-trader.status-effects", {"unit": unit.unit}, [])["strike"] is True
    unit.turn(False)
    assert unit("rout-test", 6, 3, cause="round-lost")["lost"] == ["rallied"]
    assert unit.turn(True) == ["rout-move-double"]


@pytest.mark.rule("RT-RALLY-09", "RT-RALLY-12", "RT-STAT-03")
def test_no_limit_to_failed_rallies_and_the_rally_turn_ends_with_its_turn() -> None:
    unit = Played(statuses=["routing"])
    for _ in range(4):
        assert unit.turn(True) == ["rout-move-double"]
        assert unit("rally", 5, 4)["compulsory"] == ["rout-move-double"]
        unit.turn(False)
    unit.turn(True)
    assert unit("rally", 4, 4)["rallied"] is True
    assert unit.turn(False) == []
    assert unit.unit["statuses"] == ["rallied"]
    assert unit.turn(True) == ["stationary"]
    for barred in ("reserve-check", "charge"):
        given = {"unit": unit.unit} | ({"distance_inches": 1} if barred == "charge" else {})
        assert outcome_of(f"rogue-trader.{barred}", given, [])["reason"] == "stationary"
    unit.turn(False)
    assert unit.unit["statuses"] == []


@pytest.mark.rule("RT-CONF-09", "RT-CONF-02", "RT-CONF-01")
def test_confusion_goes_on_until_a_test_is_passed() -> None:
    unit = Played()
    unit("psychology-test", 5, 4, kind="confusion")
    assert unit.turn(True, 6, 4) == []
    unit("rout-test", 6, 6)
    unit("rally", 2, 2)
    assert unit.unit["statuses"] == ["rallied", "confused"]
    unit.turn(False)
    assert unit.turn(True, 4, 4) == ["stationary"]
    assert unit.unit["statuses"] == ["rally-turn"]
    unit("psychology-test", 6, 3, kind="confusion", models_targeted=3)
    assert unit.unit["statuses"] == ["rally-turn", "confused"]


@pytest.mark.rule("RT-FRZ-05", "RT-FRZ-09", "RT-PURS-17", "RT-STAT-03")
def test_frenzy_lasts_to_the_start_of_the_next_own_turn() -> None:
    unit = Played(frenzy_prone=True, nearest_enemy_inches=20)
    unit("psychology-test", 5, 4, kind="frenzy", from_inches=16, to_inches=14.5)
    assert unit("rout-test", cause="gamemaster")["reason"] == "frenzied"
    unit.unit |= {"base_contact": 1, "opponents": [{"routing": True}]}
    assert unit.turn(True) == []
    assert unit.unit["statuses"] == ["frenzied"]
    # contact ends in this turn: frenzied until the start of the next own one, then free to be routed
    unit.unit |= {"base_contact": 0, "opponents": []}
    unit.turn(False)
    assert unit.unit["statuses"] == ["frenzied"]
    unit.turn(True)
    assert unit("rout-test", 6, 3, cause="round-lost")["routed"] is True


@pytest.mark.rule("RT-PURS-17")
def test_pursuers_whose_frenzy_has_ended_may_test_again() -> None:
    unit = Played(statuses=["pursuing", "frenzied"])
    assert unit("stop-pursuit")["reason"] == "frenzied"
    unit.turn(True)
    assert unit("stop-pursuit", 4, 4)["stopped"] is True


@pytest.mark.rule("RT-HATE-09", "RT-HATE-02", "RT-HATE-07", "RT-STAT-03")
def test_hatred_lasts_to_the_start_of_the_next_own_turn() -> None:
    unit = Played(hates=["orks"])
    orks = {"tags": ["orks"]}
    unit("psychology-test", 5, 4, kind="hatred", enemy=orks)
    unit.unit |= {"lost": {"shooting_hated": 4}, "models": 6}
    assert outcome_of("rogue-trader.rout-due", {"unit": unit.unit}, [])["due"] is False
    unit.turn(False)
    assert unit.unit["statuses"] == ["hating"]
    unit.turn(True)
    assert unit.unit["statuses"] == []
    assert outcome_of("rogue-trader.rout-due", {"unit": unit.unit}, [])["due"] is True


@pytest.mark.rule("RT-FEAR-04", "RT-FEAR-07", "RT-RES-07")
def test_kept_from_charging_for_the_turn_and_tested_anew_in_the_next() -> None:
    unit, enemy = Played(), {"causes_fear": True}
    assert unit("charge", 5, 4, enemy=enemy, distance_inches=6)["charges"] is False
    assert unit("charge", distance_inches=2)["reason"] == "stationary"
    assert outcome_of("rogue-trader.reserve-check", {"unit": unit.unit}, [])["reason"] == "stationary"
    unit.turn(False)
    unit.turn(True)
    assert outcome_of("rogue-trader.reserve-check", {"unit": unit.unit}, [])["allowed"] is True
    assert unit("charge", 4, 4, enemy=enemy, distance_inches=6)["charges"] is True


@pytest.mark.rule("RT-EDGE-03", "RT-EDGE-01", "RT-PURS-16")
def test_pursuers_follow_off_the_table_and_come_back_in_a_later_own_turn() -> None:
    routers, unit = Played(statuses=["routing"]), Played(statuses=["pursuing"])
    moved = routers("rout-move", first=True, edge=[{"models": 10, "inches": 3}])
    assert (moved["removed"], routers.unit["statuses"]) == (True, [])
    left = unit("pursuit-move", first=True, routers_inches=moved["moved_inches"], routers_left=0, off_table=True)
    assert left["ends"] == "off-table"
    assert unit("table-return", left_this_turn=True)["reason"] == "left-this-turn"
    unit.turn(False)
    assert unit("table-return", own_turn=False)["reason"] == "not-own-turn"
    unit.turn(True)
    assert unit("table-return", 3)["returned"] is False
    assert unit("table-return", tried_this_turn=True)["reason"] == "already-tried"
    unit.turn(False)
    unit.turn(True)
    assert unit("table-return", 4)["statuses"] == []


@pytest.mark.rule("RT-ROUT-12", "RT-RES-04", "RT-THRU-03", "RT-STAT-03")
def test_the_bar_to_the_reserve_move_ends_with_the_turn_of_the_passage() -> None:
    friend = Played()
    passed = outcome_of("rogue-trader.move-through", {"friend": {"statuses": []}}, [])
    friend.unit["statuses"] = passed["friend_statuses"]
    again = outcome_of("rogue-trader.move-through", {"friend": {"statuses": friend.unit["statuses"]}}, [])
    assert again["friend_gained"] == []
    assert outcome_of("rogue-trader.reserve-check", {"unit": friend.unit}, [])["reason"] == "run-through"
    assert friend.turn(False) == []
    friend.turn(True)
    assert outcome_of("rogue-trader.reserve-check", {"unit": friend.unit}, [])["allowed"] is True


@pytest.mark.rule("RT-PURS-06", "RT-PURS-01", "RT-RES-07")
def test_a_refused_pursuit_costs_the_reserve_move_of_that_turn_only() -> None:
    unit = Played(last_round="won", opponents=[{"routing": True}])
    unit("decline-pursuit", 4, 4)
    unit.unit |= {"opponents": [], "last_round": "none"}
    assert outcome_of("rogue-trader.reserve-check", {"unit": unit.unit}, [])["reason"] == "stationary"
    unit.turn(False)
    unit.turn(True)
    assert outcome_of("rogue-trader.reserve-check", {"unit": unit.unit}, [])["inches"] == 4
