"""What each action changes on the units, played through the battle with the dice of the spec's examples."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battle import Battle, Fighter
from rules.language import language
from rules.rogue_trader.vehicle import Aboard, MountedWeapon, Turret
from tests.battles import CAR, DRIVER, GUNNER, RULES, TANK, act, entry, put, start, state, take, vehicle

rule = pytest.mark.rule
ENGLISH = language("en")


def _told(before: Battle, after: Battle) -> list[str]:
    for code in ("en", "fr"):
        found = [language(code).text(words) for words in RULES.told(before, after)]
    assert all(found)
    return [ENGLISH.text(words) for words in RULES.told(before, after)]


def _special(battle: Battle, total: int, dice: list[int], **values: Any) -> Battle:
    battle = put(battle, CAR, lost_this_turn=1, **values) if values else battle
    return act(battle, "special-damage", dice, target=CAR, given={"total": total})


@rule("RT-DMG-01", "RT-CRW-04")
def test_a_shot_takes_points_and_its_weapon_and_gunner_for_the_turn() -> None:
    before = start()
    after = act(before, "shoot", [3, 3, 4, 2], actor=TANK, target=CAR)
    assert (state(after, CAR).lost, state(after, CAR).lost_this_turn) == (6, 6)
    assert state(after, TANK).fired == ("gun",)
    assert state(after, TANK).busy == {"gunner": 1}
    assert _told(before, after) == ["Cormorant loses 6 points: 12 → 6."]


def test_a_miss_changes_nothing_but_the_weapon_that_fired() -> None:
    after = act(start(), "shoot", [1], actor=TANK, target=CAR)
    assert after.steps[-1].entry.changes == {TANK: {"fired": ["gun"], "busy": {"gunner": 1}}}


@rule("RT-DMG-02", "RT-DMG-03")
def test_at_no_points_all_weapons_are_lost_and_those_aboard_must_save() -> None:
    before = put(start(), CAR, lost=10)
    after = act(before, "damage", target=CAR, given={"damage": 3, "target": {"toughness": 7, "points": 2}})
    now = state(after, CAR)
    assert (now.destroyed, now.lost, now.weapons_lost, now.occupants_due) == (True, 12, ("gun",), "destroyed")
    assert RULES.track(after.standings[CAR]).left == 0  # type: ignore[union-attr]
    assert _told(before, after) == ["Cormorant loses 2 points: 2 → 0.", "Cormorant is destroyed."]
    chips = [status.code for status in RULES.statuses(after.standings[CAR])]
    assert chips == ["destroyed"]


@rule("RT-DMG-02")
def test_one_point_short_it_still_stands() -> None:
    after = act(start(), "damage", target=CAR, given={"damage": 11, "target": {"toughness": 7, "points": 12}})
    assert (state(after, CAR).destroyed, RULES.track(after.standings[CAR]).left) == (False, 1)  # type: ignore[union-attr]


@rule("RT-DMG-03")
def test_who_died_is_kept_by_group_and_the_living_are_asked_for_again() -> None:
    crew = (DRIVER, Aboard(id="squad", name="Squad", count=3, save=6), GUNNER)
    battle = start(Fighter(id=CAR, side=0, name="Cormorant", unit=vehicle(aboard=crew)))
    wreck = put(battle, CAR, destroyed=True, occupants_due="destroyed")
    after = take(wreck, RULES.due(wreck)[0], [5, 6, 1, 2, 3])
    assert state(after, CAR).dead == {"squad": 2, "gunner": 1}
    assert state(after, CAR).occupants_due is None
    assert _told(wreck, after) == ["3 aboard Cormorant die."]
    again = next(one for one in RULES.offers(after, None, CAR) if one.action == "rogue-trader.occupants-save")
    assert [group["count"] for group in again.given["occupants"]] == [1, 1]


@rule("RT-DMG-03")
def test_with_nobody_aboard_nobody_saves() -> None:
    battle = start(Fighter(id=CAR, side=0, unit=vehicle(aboard=())))
    after = act(battle, "damage", target=CAR, given={"damage": 12, "target": {"toughness": 7, "points": 12}})
    assert state(after, CAR).occupants_due is None
    assert RULES.due(after) == ()


@rule("RT-DMG-03")
def test_when_everybody_lives_it_is_said() -> None:
    wreck = put(start(), CAR, destroyed=True, occupants_due="explosion")
    after = take(wreck, RULES.due(wreck)[0], [5, 4])
    assert _told(wreck, after) == ["Everybody aboard Cormorant lives."]


@rule("RT-DMG-06", "RT-DMG-11")
def test_a_turret_goes_out_and_its_weapon_with_it() -> None:
    arms = (
        MountedWeapon(id="gun", weapon="lascannon", mount="turret", turret="a"),
        MountedWeapon(id="hull", weapon="lascannon"),
    )
    unit = vehicle(turrets=(Turret(id="a"), Turret(id="b", name="Little one")), weapons=arms)
    battle = start(Fighter(id=CAR, side=0, name="Cormorant", unit=unit), Fighter(id=TANK, side=1, unit=vehicle()))
    after = _special(battle, 3, [1])
    assert state(after, CAR).turrets_out == ("a",)
    assert _told(battle, after) == ["Cormorant: the turret is out of use."]
    assert _told(after, _special(after, 3, [])) == ["Cormorant: the turret “Little one” is out of use."]
    hindered = {one.means: ENGLISH.text(one.hindered) for one in RULES.offers(after, CAR, TANK) if one.means}
    assert hindered[("gun",)] == "The turret is out of use."
    assert hindered[("hull",)] == ""


@rule("RT-DMG-12", "RT-DMG-13", "RT-DMG-14", "RT-DMG-15", "RT-DMG-17")
@pytest.mark.parametrize(
    ("total", "changes", "told"),
    [
        (5, {"results": ["temporary-loss-of-control"]}, "Cormorant is out of control in its next turn."),
        (6, {"power_losses": 1}, "Cormorant loses power, ×1: maximum speed and acceleration are halved."),
        (7, {"results": ["mechanical-failure"]}, "Cormorant repeats its last turn from now on."),
        (8, {"weapons_lost": ["gun"]}, "Cormorant loses a weapon: Lascannon, hull, front."),
        (
            10,
            {"results": ["loss-of-control"], "permanently_out_of_control": True},
            "Cormorant is out of control for good.",
        ),
    ],
)
def test_a_row_of_special_damage_stays_with_the_vehicle(total: int, changes: dict[str, Any], told: str) -> None:
    before = start()
    after = _special(before, total, [])
    made = {name: value for name, value in after.steps[-1].entry.changes[CAR].items() if name != "special_checked"}
    assert {"power_losses": 0, **made} == {"power_losses": 0, **changes}
    assert _told(before, after) == [told]


@rule("RT-DMG-13")
def test_losses_of_power_add_up_and_halve_what_the_next_move_may_be() -> None:
    battle = _special(_special(start(), 6, []), 6, [])
    assert state(battle, CAR).power_losses == 2
    given = next(one for one in RULES.offers(battle, CAR, None) if one.action == "rogue-trader.move-check").given
    assert (given["maximum"], given["power_losses"]) == (22, 2)


@rule("RT-DMG-16", "RT-DMG-18", "RT-AUTO-08")
@pytest.mark.parametrize(("total", "burns"), [(9, False), (11, True)])
def test_a_stop_is_for_good_and_locks_auto_aim(total: int, burns: bool) -> None:
    arms = (MountedWeapon(id="auto", weapon="lascannon", auto_aim=True), MountedWeapon(id="gun", weapon="lascannon"))
    battle = start(
        Fighter(id=CAR, side=0, name="Cormorant", unit=vehicle(weapons=arms)),
        Fighter(id=TANK, side=1, unit=vehicle()),
    )
    moving = put(battle, CAR, last_speed=9.0)
    after = _special(moving, total, [4])
    now = state(after, CAR)
    assert (now.halted, now.burning, now.last_speed, now.fall_due) == (True, burns, 0.0, False)
    expected = ["Cormorant stops for good.", *(["Cormorant burns."] if burns else [])]
    assert _told(moving, after) == expected
    hindered = {one.means: ENGLISH.text(one.hindered) for one in RULES.offers(after, CAR, TANK) if one.means}
    assert hindered[("auto",)] == "System failure: the weapon is locked."
    assert hindered[("gun",)] == ""


@rule("RT-DMG-16")
def test_the_group_may_let_crewed_weapons_die_with_the_system() -> None:
    battle = put(start(settings={"rt.dmg.sysFailCrewWeapons": "dead"}), TANK, halted=True)
    shots = [one for one in RULES.offers(battle, TANK, CAR) if one.means == ("gun",)]
    assert ENGLISH.text(shots[0].hindered) == "System failure: the weapon is locked."


@rule("RT-DMG-19")
def test_an_explosion_destroys_and_asks_those_aboard() -> None:
    before = put(start(), CAR, lost=3)
    after = _special(before, 12, [])
    assert (state(after, CAR).destroyed, state(after, CAR).occupants_due) == (True, "explosion")
    assert "Cormorant is destroyed." in _told(before, after)


@rule("RT-DMG-16", "RT-MOV-07")
def test_a_flyer_that_stops_falls_with_the_distance_it_rolled_on() -> None:
    unit = vehicle("gunship")
    battle = put(start(Fighter(id=CAR, side=0, name="Kestrel", unit=unit)), CAR, flying=True, last_speed=30.0)
    stopped = _special(battle, 9, [4])
    assert (state(stopped, CAR).fall_due, state(stopped, CAR).last_speed) == (True, 4.0)
    due = RULES.due(stopped)[0]
    assert (due.action, due.given["speed"], due.given["halted"]) == ("rogue-trader.fall", 4.0, True)
    dice = [2] * max(0, 1 + 10 - (unit.toughness or 0))
    fallen = take(stopped, due, dice)
    now = state(fallen, CAR)
    assert (now.flying, now.fall_due, now.last_speed, now.lost) == (False, False, 0.0, 2 * len(dice))


@rule("RT-MOV-03", "RT-MOV-04", "RT-MOV-11")
def test_a_move_is_remembered_and_a_forbidden_one_changes_nothing() -> None:
    before = put(start(), CAR, last_speed=20.0)
    after = act(before, "move-check", actor=CAR, given={"speed": 25.0})
    now = state(after, CAR)
    assert (now.last_speed, now.moved, now.overspeed_due) == (25.0, True, True)
    assert _told(before, after) == ["Cormorant moves 25″."]
    assert entry(before, "move-check", actor=CAR, given={"speed": 45.0}).changes == {}
    assert entry(before, "move-check", actor=CAR).changes == {}


@rule("RT-MOV-13")
def test_taking_off_and_landing_are_moves_of_the_other_kind() -> None:
    unit = vehicle("gunship", ground_maximum=10.0, ground_acceleration=6.0, air_minimum=0.0)
    battle = put(start(Fighter(id=CAR, side=0, name="Kestrel", unit=unit)), CAR, flying=False)
    titles = {ENGLISH.text(one.title): one for one in RULES.offers(battle, CAR, None)}
    assert titles["Take off"].given["mode"] == "air"
    after = act(battle, "move-check", actor=CAR, given={**titles["Take off"].given, "speed": 4.0})
    assert state(after, CAR).flying
    assert _told(battle, after) == ["Kestrel moves 4″.", "Kestrel flies."]
    assert "Land" in {ENGLISH.text(one.title) for one in RULES.offers(after, CAR, None)}


@rule("RT-MOV-12")
@pytest.mark.parametrize(("die", "lost"), [(3, False), (6, True)])
def test_a_control_check_loses_control_next_turn_or_not(die: int, lost: bool) -> None:
    battle = put(start(), CAR, overspeed_due=True, last_speed=30.0, moved=True)
    after = act(battle, "overspeed", [die], actor=CAR)
    assert (state(after, CAR).overspeed_due, state(after, CAR).out_of_control_next_turn) == (False, lost)


@rule("RT-OOC-02", "RT-OOC-03", "RT-OOC-04")
@pytest.mark.parametrize(
    ("dice", "speed", "stopped", "turned"), [([9, 4, 1], 11.0, False, True), ([2, 8], 0.0, True, False)]
)
def test_an_out_of_control_move_is_remembered(dice: list[int], speed: float, stopped: bool, turned: bool) -> None:
    battle = put(start(), CAR, out_of_control=True, last_speed=6.0)
    after = act(battle, "out-of-control", dice, actor=CAR)
    now = state(after, CAR)
    assert (now.last_speed, now.stopped, now.turned, now.moved) == (speed, stopped, turned, True)


@rule("RT-OOC-07")
def test_a_collision_hurts_both_and_costs_both_their_control() -> None:
    before = put(start(), TANK, last_speed=10.0, moved=True)
    one = next(one for one in RULES.offers(before, TANK, CAR) if one.action == "rogue-trader.collision")
    striker, struck = before.standings[TANK].unit.toughness, before.standings[CAR].unit.toughness  # type: ignore[attr-defined]
    counts = (max(0, 2 + struck - striker), max(0, 2 + striker - struck))
    after = act(before, "collision", [1] * sum(counts), actor=TANK, target=CAR)
    assert (state(after, TANK).lost, state(after, CAR).lost) == counts
    assert state(after, TANK).out_of_control_next_turn
    assert state(after, CAR).out_of_control_next_turn
    assert one.given["other"]["kind"] == "vehicle"


@rule("RT-OOC-08")
def test_a_cause_outside_the_rules_is_set_by_hand() -> None:
    after = act(start(), "loss-of-control", target=CAR)
    assert state(after, CAR).out_of_control_next_turn


@rule("RT-DMG-18")
def test_a_fire_explodes_or_burns_on() -> None:
    battle = put(start(clock={"turn": 1, "side": 1, "phase": "start"}), CAR, burning=True, halted=True)
    on = act(battle, "burning", [5], target=CAR)
    assert (state(on, CAR).burning, state(on, CAR).burning_rolled, state(on, CAR).destroyed) == (True, True, False)
    off = act(battle, "burning", [6], target=CAR)
    assert (state(off, CAR).destroyed, state(off, CAR).occupants_due) == (True, "explosion")


def test_a_refused_action_changes_nothing() -> None:
    far = entry(start(), "shoot", actor=TANK, target=CAR, given={"distance": 900.0})
    assert (far.outcome["reason"], far.changes) == ("out-of-range", {})


def test_points_given_back_by_hand_are_said() -> None:
    before = put(start(), CAR, lost=5)
    assert _told(before, put(before, CAR, lost=4)) == ["Cormorant gets 1 point back: 7 → 8."]
