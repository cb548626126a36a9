"""Battles of Horus Heresy: what is kept, what a turn changes, what is due, what is offered."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.actions import find, odds, read_input
from rules.battle import Clock, advanced, applied, differences, fighters_of, taken_back
from rules.errors import BadInput
from rules.horus_heresy.vehicle import vehicle_archetypes
from rules.horus_heresy.vehicle_state import first_state
from rules.language import language
from rules.samples import sample_army
from tests.rules.horus_heresy.heresy_battles import (
    ENGLISH,
    GIANT,
    RHINO,
    RULES,
    SQUAD,
    TANK,
    act,
    chips,
    due_now,
    fighter,
    go_to,
    offers,
    put,
    start,
    state,
    take,
    told,
    vehicle,
)


def by(offer: Any) -> str:
    return ENGLISH.text(offer.by)


def why(offer: Any) -> str:
    return ENGLISH.text(offer.hindered)


def weapon(battle: Any, actor: str, target: str, name: str) -> Any:
    """The offer to fire one weapon."""
    found = [one for one in offers(battle, "shoot", actor, target) if name in by(one)]
    return next(one for one in found if len(one.means) == 1)


# --- what is kept ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-GEN-09", "HH-HP-02")
def test_a_vehicle_enters_as_its_profile_says() -> None:
    fresh = first_state(vehicle("rhino", aboard=SQUAD))
    assert (fresh.lost, fresh.statuses, fresh.destroyed, fresh.aboard) == (0, (), False, ("troops", "leader"))
    hurt = first_state(vehicle("rhino", hull_points_now=2, statuses=("suppressed", "routed", "pinned", "pinned")))
    assert (hurt.lost, hurt.statuses) == (3, ("pinned", "suppressed"))
    assert first_state(vehicle("rhino", hull_points_now=0)).destroyed
    assert first_state(vehicle("storm-eagle", statuses=("pinned",))).statuses == ()


@pytest.mark.rule("HH-GEN-09", "HH-HP-01", "HH-OUT-01")
def test_an_attack_sets_hull_points_statuses_and_marks() -> None:
    battle = go_to(start(), "shooting")
    gun = weapon(battle, TANK, RHINO, "Predator cannon")
    after = act(
        battle, "shoot", [3, 4, 1, 5, 4, 3], actor=TANK, target=RHINO, means=gun.means, given={"stationary": False}
    )
    rhino = state(after, RHINO)
    assert (rhino.lost, rhino.lost_this_turn, rhino.statuses) == (2, 2, ("pinned",))
    track = RULES.track(after.standings[RHINO])
    assert track is not None
    assert (track.total, track.lost_before, track.lost_now, track.left) == (5, 0, 2, 3)
    assert told(battle, after) == ["Rhino loses 2 hull points: 5 → 3.", "Rhino is Pinned."]
    assert state(after, TANK).fired == gun.means
    assert why(weapon(after, TANK, RHINO, "Predator cannon")) == "It has fired this phase."
    assert taken_back(after).standings == battle.standings


@pytest.mark.rule("HH-GEN-09", "HH-WRK-01", "HH-EMG-01")
def test_what_follows_a_destruction_is_due_in_its_order() -> None:
    volatile = fighter(RHINO, 1, "rhino", aboard=SQUAD, rules=vehicle("caladius").rules)
    battle = put(start(fighter(TANK, 0, "predator"), volatile), RHINO, lost=4)
    battle = act(battle, "penetrate", [5], target=RHINO, given={"strength": 9, "damage": 2})
    assert state(battle, RHINO).following == ("emergency-disembark", "explode")
    assert due_now(battle) == [(RHINO, "emergency-disembark"), (RHINO, "explode")]
    bailing, _ = RULES.due(battle)
    assert (bailing.given["models"], bailing.given["placed"]) == (10, 10)
    battle = take(battle, bailing, [3, 4])
    assert state(battle, RHINO).aboard == ()
    assert due_now(battle) == [(RHINO, "explode")]
    battle = take(battle, RULES.due(battle)[0], [5])
    (last,) = RULES.due(battle)
    assert (last.action, ENGLISH.text(last.title), last.blocks) == (None, "it is removed", False)
    assert due_now(put(battle, RHINO, **last.done)) == []
    assert chips(battle, RHINO) == ["Destroyed"]


@pytest.mark.rule("HH-EMG-01", "HH-TRN-03")
def test_each_unit_aboard_bails_out_with_its_own_check() -> None:
    second = SQUAD[0].model_copy(update={"id": "others", "name": "Others", "unit": "Fifth squad", "count": 5})
    battle = start(fighter(TANK, 0, "predator"), fighter(GIANT, 1, "mastodon", aboard=(*SQUAD, second)))
    battle = put(battle, GIANT, destroyed=True, following=["emergency-disembark", "remove"])
    first = RULES.due(battle)[0]
    assert (ENGLISH.text(first.title), first.given["models"]) == ("Emergency Disembarkation: Third squad", 10)
    battle = take(battle, first, [6, 6])
    assert state(battle, GIANT).aboard == ("others",)
    assert due_now(battle) == [(GIANT, "emergency-disembark")]
    assert RULES.due(battle)[0].given["models"] == 5
    battle = take(battle, RULES.due(battle)[0], [1, 1])
    assert state(battle, GIANT).following == ("remove",)


@pytest.mark.rule("HH-EMG-03")
def test_nothing_of_the_attack_passes_to_the_passengers() -> None:
    battle = put(start(), RHINO, lost=4)
    battle = act(battle, "penetrate", [6, 6], target=RHINO, given={"strength": 9, "damage": 6, "hits": 2})
    bailing = RULES.due(battle)[0]
    assert bailing.given == {"models": 10, "placed": 10, "cool": 7, "statuses": []}


@pytest.mark.rule("HH-WRK-02")
def test_a_wreck_is_left_where_both_players_agreed() -> None:
    battle = put(start(settings={"wrecks": True}), TANK, lost=4)
    battle = act(battle, "penetrate", [6], target=TANK, given={"strength": 10})
    (due,) = RULES.due(battle)
    battle = put(battle, TANK, **due.done)
    assert chips(battle, TANK) == ["Wreck: difficult and dangerous, cover 6+"]
    assert RULES.due(battle) == ()


@pytest.mark.rule("HH-PEN-09", "HH-GEN-09")
def test_void_shields_stay_down() -> None:
    battle = start(fighter(TANK, 0, "predator"), fighter(GIANT, 1, "mastodon"))
    assert chips(battle, GIANT) == ["Void Shields 2"]
    after = act(battle, "penetrate", [6, 6, 6], target=GIANT, given={"strength": 10, "hits": 3})
    assert (state(after, GIANT).shields_lost, state(after, GIANT).lost) == (2, 1)
    assert "Giant loses 2 Void Shields." in told(battle, after)
    after = go_to(after, "start")
    assert offers(after, "penetrate", None, GIANT)[0].given["target"].get("void_shields", 0) == 0


@pytest.mark.rule("HH-GEN-09")
def test_a_replay_agrees_with_what_was_played() -> None:
    battle = go_to(start(), "shooting")
    gun = weapon(battle, TANK, RHINO, "Predator cannon")
    battle = act(battle, "shoot", [3, 1, 1, 1, 5], actor=TANK, target=RHINO, means=gun.means)
    battle = act(go_to(battle, "movement", 1), "move", actor=RHINO)
    assert differences(battle) == []


# --- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-GEN-06")
def test_phases_of_a_player_turn() -> None:
    assert [code for code, _ in RULES.phases({})] == ["start", "movement", "shooting", "assault", "statuses"]
    battle = start(clock=Clock(turn=1, side=0, phase="start"))
    seen = []
    for _ in range(10):
        battle = applied(battle, advanced(battle))
        seen.append((battle.clock.turn, battle.clock.side, battle.clock.phase))
    assert seen[3:5] == [(1, 0, "statuses"), (1, 1, "start")]
    assert seen[9] == (2, 0, "start")


@pytest.mark.rule("HH-GEN-09", "HH-SHT-05")
def test_marks_go_with_the_start_of_the_own_turn() -> None:
    battle = act(go_to(start(), "movement"), "move", actor=TANK, given={"intent": "pivot"})
    assert (state(battle, TANK).movement, state(battle, TANK).moved) == ("pivoted", True)
    battle = go_to(battle, "shooting", 1)
    assert (state(battle, TANK).movement, state(battle, TANK).moved) == ("pivoted", True)
    battle = go_to(battle, "start", 0)
    assert (state(battle, TANK).movement, state(battle, TANK).moved) == ("stationary", False)


@pytest.mark.rule("HH-SHT-03", "HH-GEN-09")
def test_a_weapon_fires_once_in_a_phase() -> None:
    battle = put(go_to(start(), "shooting"), TANK, fired=["weapon-1"])
    assert why(weapon(battle, TANK, RHINO, "Predator cannon")) == "It has fired this phase."
    assert why(weapon(go_to(battle, "assault"), TANK, RHINO, "Predator cannon")) == ""


@pytest.mark.rule("HH-WPN-08", "HH-GEN-09")
def test_a_limited_weapon_is_used_up() -> None:
    missile = vehicle("rhino").weapons[0].model_copy(update={"id": "missile", "weapon": "hunter-killer-missile"})
    battle = start(fighter(TANK, 0, "rhino", weapons=(missile,)), fighter(RHINO, 1, "rhino"))
    battle = go_to(battle, "shooting")
    battle = act(battle, "shoot", [1], actor=TANK, target=RHINO)
    assert state(battle, TANK).uses == {"missile": 1}
    battle = go_to(battle, "shooting")
    assert why(weapon(battle, TANK, RHINO, "Hunter-killer")) == "Limited: it is used up."


@pytest.mark.rule("HH-MOV-06", "HH-GEN-09")
def test_dangerous_terrain_is_tested_once() -> None:
    battle = act(go_to(start(), "movement"), "dangerous-terrain", [1], actor=TANK)
    assert (state(battle, TANK).lost, state(battle, TANK).terrain_tested) == (1, True)
    again = act(battle, "dangerous-terrain", actor=TANK)
    assert state(again, TANK).lost == 1


@pytest.mark.rule("HH-STA-04", "HH-REP-01")
def test_time_does_not_heal_a_status_a_repair_roll_does() -> None:
    battle = put(go_to(start(), "movement"), TANK, statuses=["pinned", "suppressed"])
    later = go_to(go_to(battle, "movement", 1), "movement", 0)
    assert state(later, TANK).statuses == ("pinned", "suppressed")
    battle = go_to(battle, "statuses")
    assert due_now(battle) == [(TANK, "repair")]
    failed = take(battle, RULES.due(battle)[0], [5])
    assert state(failed, TANK).statuses == ("pinned", "suppressed")
    assert due_now(failed) == []
    mended = take(battle, RULES.due(battle)[0], [6])
    assert state(mended, TANK).statuses == ("suppressed",)
    assert told(battle, mended) == ["Tank is no longer Pinned."]


@pytest.mark.rule("HH-REP-02")
def test_auto_repair_makes_the_roll_easier() -> None:
    battle = put(go_to(start(), "shooting", 1), RHINO, statuses=["stunned"])
    (coming,) = RULES.coming(battle)
    assert (ENGLISH.text(coming.when), ENGLISH.text(coming.title)) == ("End of turn", "Repair roll: 4+")
    (due,) = [one for one in RULES.due(go_to(battle, "statuses", 1)) if one.blocks]
    assert due.given == {"statuses": ["stunned"], "target_number": 4}


@pytest.mark.rule("HH-REP-03", "HH-HP-02")
def test_a_battlesmith_never_mends_above_the_base() -> None:
    battle = put(start(), RHINO, lost=1, statuses=["pinned"])
    mended = act(battle, "battlesmith", [1, 2], target=RHINO, given={"option": "repair", "x": 3})
    assert (state(mended, RHINO).lost, state(mended, RHINO).statuses) == (0, ("pinned",))
    restored = act(battle, "battlesmith", [1, 2], target=RHINO, given={"option": "restore"})
    assert (state(restored, RHINO).lost, state(restored, RHINO).statuses) == (1, ())
    assert offers(start(), "battlesmith", None, RHINO) == []


# --- statuses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-STA-02", "HH-OUT-01")
def test_chips_say_what_a_status_does_and_how_it_ends() -> None:
    battle = put(start(), RHINO, statuses=["suppressed", "stunned", "pinned"])
    assert chips(battle, RHINO) == [
        "Stunned: no reactions",
        "Pinned: does not move",
        "Suppressed: Snap Shots",
        "10 aboard",
    ]
    status = RULES.statuses(battle.standings[RHINO])[0]
    assert ENGLISH.text(status.ends) == "repair roll: 4+"
    assert language("fr").text(status.title) == "Sonné\N{NO-BREAK SPACE}: pas de réaction"


@pytest.mark.rule("HH-STA-02", "HH-SHT-02", "HH-MOV-01")
def test_statuses_go_into_the_inputs() -> None:
    battle = put(go_to(start(), "shooting"), TANK, statuses=["pinned", "suppressed"])
    given = weapon(battle, TANK, RHINO, "Predator cannon").given
    assert given["snap"] is True
    assert "stationary" not in given
    with pytest.raises(StopIteration):
        act(battle, "repair", actor=RHINO)
    moved = act(battle, "move", actor=TANK)
    assert state(moved, TANK).moved is False


@pytest.mark.rule("HH-STA-05")
def test_weapons_that_ask_for_a_cool_check_give_a_vehicle_nothing() -> None:
    arm = vehicle("rhino").weapons[0].model_copy(update={"id": "launcher", "weapon": "havoc-launcher"})
    battle = go_to(start(fighter(TANK, 0, "rhino", weapons=(arm,)), fighter(RHINO, 1, "rhino")), "shooting")
    (offer,) = offers(battle, "shoot", TANK, RHINO)
    assert offer.given["groups"] == [{"name": "Havoc launcher", "firepower": 1, "strength": 5, "damage": 1}]
    with pytest.raises(BadInput):
        read_input(find("horus-heresy.shoot"), {**offer.given, "groups": [{"strength": 5, "stun": 1}]})


# --- shooting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-SHT-03", "HH-SHT-05", "HH-WPN-03")
def test_weapons_are_offered_with_their_figures_and_together() -> None:
    battle = go_to(start(), "shooting")
    together, *single = offers(battle, "shoot", TANK, RHINO)
    assert [by(one) for one in single] == ["Predator cannon, turret", "Heavy bolter, sponson", "Heavy bolter, sponson"]
    assert by(together) == "all weapons that can fire"
    assert [group["name"] for group in together.given["groups"]] == ["Predator cannon", "Heavy bolter", "Heavy bolter"]
    assert together.means == ("weapon-1", "weapon-2", "weapon-3")
    assert (together.given["bs"], together.given["armour"], together.given["stationary"]) == (4, 12, True)
    assert together.given["groups"][0] == {
        "name": "Predator cannon",
        "firepower": 3,
        "strength": 8,
        "damage": 2,
        "heavy": "FP",
    }


@pytest.mark.rule("HH-CAT-02")
def test_shells_are_ways_of_firing_one_weapon() -> None:
    battle = go_to(start(fighter(TANK, 0, "kratos"), fighter(RHINO, 1, "rhino")), "shooting")
    shells = [one for one in offers(battle, "shoot", TANK, RHINO) if "Kratos" in by(one)]
    assert [by(one) for one in shells] == [
        "Kratos battlecannon, AP shells, turret",
        "Kratos battlecannon, HE shells, turret",
    ]
    assert shells[0].means == shells[1].means
    after = act(battle, "shoot", [1], actor=TANK, target=RHINO, means=shells[0].means)
    assert {why(one) for one in offers(after, "shoot", TANK, RHINO) if "Kratos" in by(one)} == {
        "It has fired this phase."
    }


@pytest.mark.rule("HH-SHT-06", "HH-REA-01", "HH-ASL-02")
def test_reactions_in_the_enemys_turn() -> None:
    battle = go_to(start(fighter(TANK, 0, "predator"), fighter(RHINO, 1, "rhino")), "shooting", 1)
    cannon = weapon(battle, TANK, RHINO, "Predator cannon")
    assert (by(cannon), why(cannon)) == ("Return Fire: Predator cannon, turret", "Only Defensive weapons fire now.")
    bolter = weapon(battle, TANK, RHINO, "Heavy bolter")
    assert why(bolter) == ""
    assert (bolter.given["no_statuses"], bolter.given["stationary"], bolter.given.get("snap")) == (True, True, None)
    after = act(battle, "shoot", [1, 1, 1, 1], actor=TANK, target=RHINO, means=bolter.means)
    assert state(after, TANK).reacted
    assert (
        why(weapon(go_to(after, "assault", 1), TANK, RHINO, "Overwatch: Heavy bolter")) == "It has reacted this turn."
    )
    assert not state(go_to(after, "start"), TANK).reacted


@pytest.mark.rule("HH-ASL-02", "HH-ASL-03", "HH-STA-02")
def test_a_pinned_vehicle_reacts_to_a_charge_a_stunned_one_only_fires_its_volley() -> None:
    battle = go_to(start(fighter(TANK, 0, "rhino"), fighter(RHINO, 1, "rhino")), "assault", 1)
    pinned = put(battle, TANK, statuses=["pinned"])
    assert why(weapon(pinned, TANK, RHINO, "Overwatch")) == ""
    overwatch = weapon(pinned, TANK, RHINO, "Overwatch").given
    assert (overwatch["ignores_cover"], overwatch["ignores_shrouded"]) == (True, True)
    stunned = put(battle, TANK, statuses=["stunned"])
    assert why(weapon(stunned, TANK, RHINO, "Overwatch")) == "A Stunned vehicle does not react."
    volley = weapon(stunned, TANK, RHINO, "Volley")
    assert why(volley) == ""
    assert (volley.given["snap"], volley.given["no_statuses"]) == (True, True)
    after = act(stunned, "shoot", [1, 1], actor=TANK, target=RHINO, means=volley.means)
    assert not state(after, TANK).reacted


@pytest.mark.rule("HH-SUB-04", "HH-SUB-05", "HH-REA-01")
def test_who_does_not_react() -> None:
    battle = start(fighter(TANK, 0, "typhon"), fighter(RHINO, 1, "rhino"), fighter(GIANT, 1, "fellblade"))
    battle = go_to(battle, "shooting", 1)
    assert "Super-heavy reacts only" in why(weapon(battle, TANK, RHINO, "Heavy bolter"))
    assert why(weapon(battle, TANK, GIANT, "Heavy bolter")) == ""
    sky = go_to(start(fighter(TANK, 0, "storm-eagle"), fighter(RHINO, 1, "rhino")), "shooting", 1)
    assert why(weapon(sky, TANK, RHINO, "Twin heavy bolter")) == "A Flyer does not react."


@pytest.mark.rule("HH-SHT-06", "HH-SUB-07")
def test_weapons_of_a_knight_fire_in_volley() -> None:
    arm = vehicle("predator").weapons[1].model_copy(update={"id": "gun", "mount": "hull", "arcs": ("front",)})
    battle = start(fighter(TANK, 0, "questoris-knight", weapons=(arm,)), fighter(RHINO, 1, "rhino"))
    assert why(weapon(go_to(battle, "assault", 1), TANK, RHINO, "Volley")) == ""


@pytest.mark.rule("HH-SUB-08")
def test_attacks_on_a_titan_are_not_offered() -> None:
    battle = go_to(
        start(fighter(TANK, 0, "predator"), fighter(GIANT, 1, "fellblade", sub_types=("titan",))), "shooting"
    )
    found = {one.action.partition(".")[2] for one in RULES.offers(battle, TANK, GIANT)}
    assert not found & {"shoot", "penetrate", "damage-table", "melee", "death-or-glory"}
    assert {"facing", "move", "fire-plan"} <= found


@pytest.mark.rule("HH-SAV-04", "HH-REA-01", "HH-WAR-01")
def test_rules_and_wargear_go_into_the_target() -> None:
    rules = {"ion-shield": 5, "explodes": 6, "void-shields": 2, "third-line": None, "flare-shield": None}
    carried = tuple(
        vehicle("rhino").rules[0].model_copy(update={"id": item, "item": item, "x": x}) for item, x in rules.items()
    )
    battle = put(
        start(fighter(TANK, 0, "predator"), fighter(RHINO, 1, "rhino", rules=carried)), RHINO, smokescreen=True
    )
    assert offers(battle, "penetrate", TANK, RHINO)[0].given["target"] == {
        "hull_points": 5,
        "statuses": [],
        "sub_types": ["transport"],
        "invulnerable": 5,
        "save_on_glancing": True,
        "mitigation": 5,
        "mitigation_is_shrouded": True,
        "mitigation_on_glancing": True,
        "void_shields": 2,
        "flare_shield": True,
        "third_line": True,
        "explodes_on": 6,
    }
    assert not state(go_to(battle, "shooting"), RHINO).smokescreen


# --- close combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-ASL-01")
def test_a_vehicle_never_strikes() -> None:
    battle = go_to(start(), "assault")
    assert offers(battle, "melee", TANK, RHINO) == []
    assert offers(battle, "melee", None, RHINO) != []
    knight = start(fighter(TANK, 0, "questoris-knight"), fighter(RHINO, 1, "rhino"))
    assert offers(knight, "melee", TANK, RHINO) != []


@pytest.mark.rule("HH-ASL-01", "HH-ASL-06")
def test_contact_holds_no_vehicle() -> None:
    battle = go_to(start(), "assault", 1)
    battle = act(battle, "melee", [3, 2], target=TANK)
    assert due_now(battle) == []
    battle = go_to(battle, "movement")
    assert why(offers(battle, "move", TANK, None)[0]) == ""
    assert {one.action for one in RULES.offers(battle, TANK, None)}.isdisjoint(
        {"horus-heresy.emergency-disembark", "horus-heresy.melee"}
    )


@pytest.mark.rule("HH-ASL-07", "HH-ASL-05", "HH-CAT-03")
def test_who_stands_in_contact_strikes_again_without_a_charge() -> None:
    battle = go_to(start(), "assault", 1)
    blows = offers(battle, "melee", None, TANK)
    assert [by(one) for one in blows] == ["Krak grenades", "Melta bombs", "Power fist", "Chainfist"]
    figures = [
        (one.given["attacks"], one.given["strength"], one.given["damage"], one.given["armourbane"]) for one in blows
    ]
    assert figures == [(1, 6, 2, False), (1, 9, 4, True), (1, 8, 2, False), (1, 10, 2, True)]
    assert {one.given["armour"] for one in blows} == {10}


@pytest.mark.rule("HH-ASL-08")
def test_a_knight_is_struck_by_its_own_skill() -> None:
    battle = start(fighter(TANK, 0, "predator"), fighter(GIANT, 1, "questoris-knight"))
    assert offers(battle, "melee", None, GIANT)[0].given["target_ws"] == 4
    assert offers(battle, "melee", None, GIANT)[0].given["armour"] == 11


@pytest.mark.rule("HH-SUB-05", "HH-THR-03")
def test_a_flyer_is_not_struck_hand_to_hand() -> None:
    battle = start(fighter(TANK, 0, "predator"), fighter(GIANT, 1, "storm-eagle"))
    assert offers(battle, "melee", None, GIANT) == []
    assert offers(battle, "death-or-glory", None, GIANT) == []


# --- transport ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-ABD-01", "HH-TRN-05")
def test_passengers_are_out_of_reach() -> None:
    battle = start()
    assert set(battle.standings) == {TANK, RHINO, GIANT}
    hurt = act(battle, "damage-table", [3], target=RHINO)
    assert (state(hurt, RHINO).statuses, state(hurt, RHINO).passenger_statuses) == (("pinned",), ())
    assert chips(hurt, RHINO) == ["Pinned: does not move", "10 aboard"]


@pytest.mark.rule("HH-ABD-02")
def test_statuses_of_passengers_stay_theirs() -> None:
    battle = put(start(), RHINO, passenger_statuses=["suppressed"])
    assert due_now(go_to(battle, "statuses", 1)) == []
    both = put(battle, RHINO, statuses=["stunned"])
    assert due_now(go_to(both, "statuses", 1)) == [(RHINO, "repair")]
    moving = go_to(battle, "movement", 1)
    (out,) = offers(moving, "disembark", RHINO, None)
    assert out.given["statuses"] == ["suppressed"]


@pytest.mark.rule("HH-DIS-01", "HH-EMB-01", "HH-ABD-01")
def test_getting_out_and_in_again() -> None:
    battle = go_to(start(), "movement", 1)
    (reminder,) = RULES.due(battle)
    assert (ENGLISH.text(reminder.title), reminder.blocks) == ("May get out: Third squad", False)
    (out,) = offers(battle, "disembark", RHINO, None)
    assert (out.given["when"], out.given["models"]) == ("before", 10)
    moved = act(battle, "move", actor=RHINO)
    assert offers(moved, "disembark", RHINO, None)[0].given["when"] == "after"
    outside = act(battle, "disembark", actor=RHINO)
    assert (state(outside, RHINO).aboard, state(outside, RHINO).left) == ((), True)
    assert told(battle, outside) == ["10 models get out of Rhino."]
    refused = act(outside, "embark", actor=RHINO, means=("troops", "leader"))
    assert state(refused, RHINO).aboard == ()
    later = go_to(outside, "movement", 1)
    aboard = act(later, "embark", actor=RHINO, means=("troops", "leader"))
    assert state(aboard, RHINO).aboard == ("troops", "leader")
    again = act(aboard, "disembark", actor=RHINO)
    assert state(again, RHINO).aboard == ("troops", "leader")


@pytest.mark.rule("HH-MOV-03", "HH-SUB-01", "HH-SUB-02", "HH-DIS-01")
def test_a_rapid_transport_that_rushed_lets_nobody_out() -> None:
    battle = start(fighter(TANK, 0, "predator"), fighter(RHINO, 1, "aurox", aboard=SQUAD[:1]))
    battle = act(go_to(battle, "movement", 1), "move", actor=RHINO, given={"intent": "rush"})
    assert state(battle, RHINO).movement == "rushed"
    assert [one for one in RULES.due(battle) if one.action == "horus-heresy.disembark"] == []
    assert offers(battle, "disembark", RHINO, None)[0].given["transport_rushed"] is True
    slow = act(go_to(start(), "movement", 1), "move", actor=RHINO, given={"intent": "rush"})
    assert not state(slow, RHINO).moved


# --- all of it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["start", "movement", "shooting", "assault", "statuses"])
def test_every_offer_can_be_played_as_it_is(phase: str) -> None:
    fighters = [fighter(f"{side} {id_}", side, id_) for side in (0, 1) for id_ in vehicle_archetypes()]
    battle = start(*fighters, clock=Clock(turn=1, side=0, phase=phase))
    targets = ["1 rhino", "1 storm-eagle", "1 questoris-knight", "1 fellblade"]
    for actor in (None, *(one.id for one in fighters)):
        for target in (None, *targets) if actor is None or actor.startswith("0") else (None, "0 predator"):
            for offer in RULES.offers(battle, actor, target):
                read_input(find(offer.action), offer.given)
                for code in ("en", "fr"):
                    assert language(code).text(offer.title)
                    assert not offer.means or language(code).text(offer.by)
                assert set(RULES.front[offer.action]) != set()


@pytest.mark.parametrize(
    ("action", "given", "bars"),
    [
        (
            "penetrate",
            {"armour": 10, "strength": 9, "damage": 2, "target": {"hull_points": 2}},
            {"none": "1/6", "destroyed": "5/6"},
        ),
        ("damage-table", {"glancing": 2, "target": {"hull_points": 5}}, {"none": "2/3", "1": "1/3"}),
        ("repair", {"statuses": ["pinned", "stunned"], "dice": 2}, {"none": "25/36", "1": "10/36", "2": "1/36"}),
        ("dangerous-terrain", {"vehicle": {"hull_points": 2}}, {"nothing happens": "5/6", "loses a hull point": "1/6"}),
        ("explode", {"explodes_on": 5, "base_hull_points": 3}, {"it does not explode": "2/3", "it explodes": "1/3"}),
        ("drive-through", {"units": [{"id": "a"}]}, {str(n): "1/6" for n in range(1, 7)}),
        (
            "death-or-glory",
            {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "target": {"hull_points": 3}},
            {"none": "2/3", "destroyed": "1/3"},
        ),
    ],
)
def test_odds_as_bars(action: str, given: dict[str, Any], bars: dict[str, str]) -> None:
    chances = RULES.chances(f"horus-heresy.{action}")
    assert chances is not None
    rows = odds(f"horus-heresy.{action}", given, chances.only)
    shown = {ENGLISH.text(bar.title): bar.chance for bar in chances.bars(given, rows)}
    assert shown == {title: Fraction(chance) for title, chance in bars.items()}
    for outcome, _ in rows:
        assert chances.key(outcome) in {bar.key for bar in chances.bars(given, rows)}


def test_figures_beside_the_odds() -> None:
    chances = RULES.chances("horus-heresy.death-or-glory")
    assert chances is not None
    given = {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "target": {"hull_points": 4}}
    rows = odds("horus-heresy.death-or-glory", given, chances.only)
    figures = {ENGLISH.text(figure.title): figure.value for figure in chances.figures(given, rows)}
    assert figures == {
        "expected": Fraction(1),
        "Stunned": Fraction(1, 18),
        "Pinned": Fraction(1, 18),
        "Suppressed": Fraction(1, 18),
        "destroyed": Fraction(0),
        "the model dies": Fraction(17, 18),
    }


def test_notes_beside_the_phases() -> None:
    battle = put(act(go_to(start(), "movement"), "move", actor=TANK), TANK, statuses=["pinned"])
    notes = {phase: ENGLISH.text(words) for phase, words in RULES.phase_notes(battle).items()}
    assert notes == {"movement": "1 of 1 have moved", "statuses": "1 repair roll"}


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_sample_armies_can_be_played(code: str) -> None:
    army = sample_army("horus-heresy", code)
    battle = start(*fighters_of(army, 0), fighter(RHINO, 1, "rhino"))
    assert len(battle.standings) == 8
    assert all(RULES.track(standing) for standing in battle.standings.values())
