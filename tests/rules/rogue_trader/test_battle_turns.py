"""Turns of a battle: phases, what is due when, what waits for its owner's next turn, what the end of a turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battle import Battle, Beginning, Fighter, Side, advanced, applied, begin
from rules.language import language
from tests.battles import CAR, RULES, TANK, act, due_now, go_to, put, start, state, take, vehicle

rule = pytest.mark.rule
ENGLISH = language("en")


def _titles(battle: Battle, fighter: str) -> list[str]:
    return [ENGLISH.text(one.title) for one in RULES.due(battle) if one.fighter == fighter]


def _coming(battle: Battle, fighter: str) -> list[tuple[str, str]]:
    found = [one for one in RULES.coming(battle) if one.fighter == fighter]
    return [(ENGLISH.text(one.when), ENGLISH.text(one.title)) for one in found]


@rule("RT-CONV-02")
def test_a_turn_belongs_to_a_player_and_the_round_to_both() -> None:
    battle = start()
    codes = [code for code, _ in RULES.phases({})]
    assert codes == ["start", "movement", "shooting", "hand-to-hand", "reserve", "psychic", "rally", "end"]
    seen = [(battle.clock.turn, battle.clock.side, battle.clock.phase)]
    for _ in range(2 * len(codes)):
        battle = applied(battle, advanced(battle))
        seen.append((battle.clock.turn, battle.clock.side, battle.clock.phase))
    assert seen == [
        *((1, 0, code) for code in codes),
        *((1, 1, code) for code in codes),
        (2, 0, "start"),
    ]


@rule("RT-CONV-02")
def test_the_round_begins_with_whoever_starts() -> None:
    battle = start(clock={"turn": 1, "side": 1, "phase": "end"})
    battle = applied(battle, advanced(battle))
    assert (battle.clock.turn, battle.clock.side) == (1, 0)
    battle = go_to(battle, "end")
    assert applied(battle, advanced(battle)).clock.turn == 2


def test_the_phases_stand_in_the_groups_order() -> None:
    order = ["start", "shooting", "movement", "hand-to-hand", "reserve", "psychic", "rally"]
    battle = start(settings={"rt.turn.phases": order})
    assert applied(battle, advanced(battle)).clock.phase == "shooting"


@rule("RT-DMG-05", "RT-DMG-08")
def test_points_lost_are_checked_once_at_the_end_of_the_turn_whoever_lost_them() -> None:
    battle = put(start(), CAR, lost=3, lost_this_turn=3)
    battle = put(battle, TANK, lost=1, lost_this_turn=1)
    assert due_now(battle) == []
    assert _coming(battle, CAR) == [("End of turn", "3 points lost: special damage on 4+, then D10 + 2")]
    battle = go_to(battle, "end")
    assert due_now(battle) == [(TANK, "special-damage"), (CAR, "special-damage")]
    first = next(one for one in RULES.due(battle) if one.fighter == TANK)
    assert first.given["points_lost"] == 1
    battle = take(battle, first, [5])
    assert due_now(battle) == [(CAR, "special-damage")]
    assert advanced(battle).left[0].fighter == CAR


@rule("RT-DMG-05", "RT-DMG-07")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (1, "1 point lost: special damage on a 6"),
        (5, "5 points lost: special damage on 2+, then D10 + 4"),
        (6, "6 points lost: special damage is certain, D10 + 5"),
        (11, "11 points lost: special damage is certain, D10 + 10"),
        (12, "12 points lost: it explodes"),
    ],
)
def test_what_is_due_says_how_the_check_goes(points: int, title: str) -> None:
    battle = put(go_to(start(), "end"), TANK, lost=points, lost_this_turn=points)
    assert _titles(battle, TANK) == [title]


@rule("RT-DMG-08", "RT-DMG-16")
def test_points_lost_after_the_check_of_the_turn_get_no_second_one() -> None:
    battle = put(go_to(start(), "end"), CAR, lost=6, lost_this_turn=6)
    battle = take(battle, RULES.due(battle)[0], [4, 3])
    assert state(battle, CAR).halted
    battle = put(battle, CAR, lost=8, lost_this_turn=8)
    assert due_now(battle) == []


@rule("RT-DMG-09", "RT-DMG-05")
def test_a_new_turn_counts_points_anew_and_leaves_the_rest() -> None:
    before = {"lost": 4, "lost_this_turn": 4, "special_checked": True, "power_losses": 1, "last_speed": 9.0}
    kept = {"burning": True, "halted": True, "turrets_out": ("turret",), "weapons_lost": ("gun",)}
    battle = put(start(clock={"turn": 1, "side": 1, "phase": "end"}), CAR, **before, **kept)
    now = state(applied(battle, advanced(battle)), CAR)
    assert (now.lost_this_turn, now.special_checked) == (0, False)
    for name, value in {"lost": 4, "power_losses": 1, "last_speed": 9.0, **kept}.items():
        assert getattr(now, name) == value


@rule("RT-DMG-05")
def test_with_the_round_as_window_points_of_both_turns_are_added_up() -> None:
    battle = start(settings={"rt.turnWindow": "gameRound"})
    battle = put(battle, CAR, lost=2, lost_this_turn=2)
    battle = go_to(battle, "end")
    assert due_now(battle) == []
    battle = go_to(battle, "end")
    battle = put(battle, CAR, lost=5, lost_this_turn=state(battle, CAR).lost_this_turn + 3)
    assert [one.given["points_lost"] for one in RULES.due(battle)] == [5]
    battle = go_to(battle, "start")
    assert state(battle, CAR).lost_this_turn == 0


@rule("RT-DMG-02", "RT-DMG-05")
def test_a_destroyed_vehicle_makes_no_check() -> None:
    battle = act(start(), "damage", target=CAR, given={"damage": 20, "target": {"toughness": 7, "points": 12}})
    assert state(battle, CAR).destroyed
    battle = go_to(battle, "end")
    assert (CAR, "special-damage") not in due_now(battle)


@rule("RT-DMG-18")
def test_a_fire_is_rolled_once_at_the_start_of_each_own_turn_only() -> None:
    battle = put(start(), CAR, burning=True, halted=True)
    assert due_now(battle) == []
    battle = go_to(battle, "start")
    assert (battle.clock.side, due_now(battle)) == (1, [(CAR, "burning")])
    battle = take(battle, RULES.due(battle)[0], [5])
    assert due_now(battle) == []
    assert _coming(battle, CAR) == []
    battle = go_to(battle, "movement")
    assert _coming(battle, CAR) == [("Start of its next turn", "Fire: D6, explodes on a 6")]
    battle = go_to(go_to(battle, "start"), "start")
    battle = take(battle, RULES.due(battle)[0], [6])
    assert state(battle, CAR).destroyed
    assert due_now(battle) == [(CAR, "occupants-save")]


@rule("RT-CONV-02", "RT-OOC-08", "RT-DMG-12")
@pytest.mark.parametrize("cause", [{"out_of_control_next_turn": True}, {"results": ("temporary-loss-of-control",)}])
@pytest.mark.parametrize("during", [0, 1])
def test_out_of_control_next_turn_waits_for_its_owner_and_lasts_one_turn(cause: dict[str, Any], during: int) -> None:
    """Lost in the enemy's turn: the owner's turn that follows; in its own: not before its next one."""
    battle = put(start(clock={"turn": 3, "side": during, "phase": "shooting"}), CAR, **cause)
    assert not state(battle, CAR).out_of_control
    assert [one.code for one in RULES.statuses(battle.standings[CAR])] == ["out-of-control-next-turn"]
    turns = []
    for _ in range(5):
        battle = go_to(battle, "start")
        turns.append((battle.clock.turn, battle.clock.side, state(battle, CAR).out_of_control))
    lost = [turn[:2] for turn in turns if turn[2]]
    assert lost == [(3 + during, 1)]
    assert RULES.statuses(battle.standings[CAR]) == ()


@rule("RT-OOC-08", "RT-DMG-20")
def test_two_causes_are_one_turn_out_of_control() -> None:
    battle = put(start(), CAR, out_of_control_next_turn=True, results=("temporary-loss-of-control",))
    battle = go_to(battle, "start")
    assert state(battle, CAR).out_of_control
    assert not state(go_to(go_to(battle, "start"), "start"), CAR).out_of_control


@rule("RT-DMG-17", "RT-DMG-20")
@pytest.mark.parametrize("by", [{"results": ("loss-of-control",)}, {}])
def test_out_of_control_for_good_begins_every_own_turn(by: dict[str, Any]) -> None:
    battle = put(start(), CAR, permanently_out_of_control=True, last_speed=5.0, **by)
    for _ in range(3):
        battle = go_to(battle, "start") if battle.clock.side == 0 else go_to(go_to(battle, "start"), "start")
        assert state(battle, CAR).out_of_control
        battle = applied(battle, advanced(battle))
        assert due_now(battle) == [(CAR, "out-of-control")]
    assert not state(battle, TANK).out_of_control


@rule("RT-OOC-06")
def test_out_of_control_vehicles_move_before_all_others() -> None:
    fighters = [Fighter(id=name, side=0, name=name, unit=vehicle("buggy")) for name in ("first", "second", "steady")]
    battle = start(*fighters, clock={"turn": 1, "side": 1, "phase": "end"})
    for name in ("first", "second"):
        battle = put(battle, name, out_of_control_next_turn=True, last_speed=6.0)
    battle = go_to(battle, "movement")
    assert due_now(battle) == [("first", "out-of-control"), ("second", "out-of-control")]
    held = next(one for one in RULES.offers(battle, "steady", None) if one.action == "rogue-trader.move-check")
    assert ENGLISH.text(held.hindered) == "“first” is out of control and moves first."
    battle = take(battle, RULES.due(battle)[0], [9, 4, 1])
    assert state(battle, "first").last_speed == 11
    assert state(battle, "first").turned
    battle = put(battle, "second", destroyed=True)
    assert due_now(battle) == []
    held = next(one for one in RULES.offers(battle, "steady", None) if one.action == "rogue-trader.move-check")
    assert held.hindered == ""


@rule("RT-OOC-03")
def test_what_stopped_stays_until_control_returns() -> None:
    battle = put(start(), CAR, permanently_out_of_control=True, stopped=True)
    battle = go_to(battle, "movement")
    battle = go_to(battle, "movement")
    given = next(one for one in RULES.due(battle) if one.fighter == CAR).given
    assert given["stopped"]
    once = go_to(put(start(), CAR, out_of_control_next_turn=True), "movement")
    once = put(go_to(once, "movement"), CAR, stopped=True, moved=True)
    assert not state(go_to(go_to(once, "start"), "start"), CAR).stopped


@rule("RT-DMG-14", "RT-MOV-11")
@pytest.mark.parametrize(("speed", "check"), [(22.0, False), (22.5, True)])
def test_a_repeated_turn_is_reminded_of_and_may_need_a_control_check(speed: float, check: bool) -> None:
    battle = put(start(), CAR, results=("mechanical-failure",), last_speed=speed)
    battle = go_to(go_to(battle, "start"), "movement")
    reminder = next(one for one in RULES.due(battle) if one.fighter == CAR)
    assert (reminder.action, reminder.blocks) == (None, False)
    assert ENGLISH.text(reminder.title) == f"Repeats its last turn: {ENGLISH.number(speed)}″ straight on"
    battle = put(battle, CAR, **reminder.done)
    assert due_now(battle) == ([(CAR, "overspeed")] if check else [])


@rule("RT-DMG-20")
@pytest.mark.parametrize(
    ("results", "expected"),
    [
        (("mechanical-failure", "temporary-loss-of-control"), "out-of-control"),
        (("temporary-loss-of-control", "mechanical-failure"), ""),
        (("system-failure", "temporary-loss-of-control"), None),
    ],
)
def test_the_latest_result_rules_the_next_turn_and_a_stop_is_final(results: tuple[str, ...], expected: str) -> None:
    halted = "system-failure" in results
    battle = go_to(put(start(), CAR, results=results, halted=halted, last_speed=4.0), "start")
    battle = applied(battle, advanced(battle))
    found = [(one.action or "").partition(".")[2] for one in RULES.due(battle) if one.fighter == CAR]
    assert found == ([] if expected is None else [expected])


@rule("RT-MOV-11")
def test_a_control_check_is_due_in_the_owners_turn_and_gone_after_it() -> None:
    battle = put(go_to(start(), "movement"), TANK, overspeed_due=True, last_speed=40.0, moved=True)
    assert due_now(battle) == [(TANK, "overspeed")]
    battle = go_to(battle, "end")
    assert due_now(battle) == [(TANK, "overspeed")]
    assert due_now(go_to(battle, "end")) == []


@rule("RT-DMG-03", "RT-DMG-19", "RT-MOV-07")
def test_what_follows_at_once_is_due_in_every_phase() -> None:
    battle = put(start(), CAR, destroyed=True, occupants_due="explosion")
    battle = put(battle, TANK, fall_due=True, flying=True, last_speed=3.0)
    for _ in range(8):
        assert due_now(battle) == [(TANK, "fall"), (CAR, "occupants-save")]
        battle = applied(battle, advanced(battle))


@rule("RT-MOV-01")
def test_notes_beside_the_phases_count_what_is_left_to_do() -> None:
    battle = put(start(), TANK, burning=True, fired=("gun",))
    battle = put(battle, CAR, lost_this_turn=2)
    notes = {phase: ENGLISH.text(words) for phase, words in RULES.phase_notes(battle).items()}
    assert notes == {
        "start": "1 fire",
        "movement": "0 of 1 have moved",
        "shooting": "1 of 1 have fired",
        "reserve": "no vehicles",
        "end": "1 check due",
    }


def test_a_battle_without_units_has_turns_all_the_same() -> None:
    empty = begin(Beginning(ruleset="rogue-trader", sides=(Side(name="Nobody"),)))
    now = go_to(empty, "start")
    assert (now.clock.turn, RULES.due(now), RULES.offers(now, None, None)) == (2, (), ())
