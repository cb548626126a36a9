"""Suits, squads and buildings in a battle: damage, morale, what is due, what is offered, whatever their state."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.actions import find, read_input
from rules.battle import Battle, Fighter, advanced, applied, edited
from rules.errors import BadInput
from rules.language import language
from rules.rogue_trader.building import Building, Section
from rules.rogue_trader.dreadnought import Dreadnought, SuitWeapon
from rules.rogue_trader.morale.statuses import STATUSES
from rules.rogue_trader.squad import Character, Squad, SquadWeapon, Tag
from rules.stored import Stored
from rules.units import kinds
from tests.battles import CAR, RULES, act, due_now, entry, go_to, put, start, take, vehicle

rule = pytest.mark.rule
ENGLISH, FRENCH = language("en"), language("fr")
SUIT, SQUAD, HOUSE = "suit", "squad", "house"


def _suit(**changes: Any) -> Dreadnought:
    arms = (
        SuitWeapon(id="left", weapon="autocannon", mount="left-arm"),
        SuitWeapon(id="right", weapon="bolt-gun", mount="right-arm"),
    )
    values = {"m": 6.0, "ws": 6, "bs": 6, "s": 6, "t": 6, "damage": 6, "i": 6, "a": 2, "ld": 9, "cl": 9}
    return Dreadnought(**{"id": "u-suit", "name": "Hobnail", "weapons": arms, **values, **changes})


def _squad(**changes: Any) -> Squad:
    values = {"m": 4.0, "ws": 3, "bs": 3, "s": 3, "t": 3, "w": 1, "i": 3, "a": 1, "ld": 7, "cl": 7}
    arms = (SquadWeapon(id="rifles", weapon="lasgun", count=9), SquadWeapon(id="gun", weapon="lascannon"))
    return Squad(**{"id": "u-squad", "name": "Warden rifles", "models": 10, "weapons": arms, **values, **changes})


def _house(**changes: Any) -> Building:
    sections = (Section(id="G1", name="ground"), Section(id="F1", stands_on="G1"))
    values = {"toughness": 8, "damage": 5, "material": "wood", "sections": sections}
    return Building(**{"id": "u-house", "name": "Station", **values, **changes})


def _battle(suit: Dreadnought | None = None, squad: Squad | None = None, house: Building | None = None) -> Battle:
    return start(
        Fighter(id=CAR, side=0, name="Cormorant", unit=vehicle()),
        Fighter(id=SUIT, side=0, name="Hobnail", unit=suit or _suit()),
        Fighter(id=SQUAD, side=1, name="Warden rifles", unit=squad or _squad()),
        Fighter(id=HOUSE, side=1, name="Station", unit=house or _house()),
    )


def _state(battle: Battle, fighter: str) -> Any:
    return battle.standings[fighter].state


def _told(before: Battle, after: Battle) -> list[str]:
    assert all(FRENCH.text(words) for words in RULES.told(before, after))
    return [ENGLISH.text(words) for words in RULES.told(before, after)]


def _chips(battle: Battle, fighter: str) -> list[str]:
    return [status.code for status in RULES.statuses(battle.standings[fighter])]


# --- whatever their state ---------------------------------------------------------------------------------------------

_morale = {
    "statuses": st.lists(st.sampled_from(STATUSES), max_size=6),
    "start_due": st.booleans(),
    "routed_this_turn": st.booleans(),
    "rally_tried": st.booleans(),
    "third_test_taken": st.booleans(),
    "last_round": st.sampled_from(["none", "won", "lost", "drawn"]),
}
_suits = st.fixed_dictionaries(
    {},
    optional={
        **_morale,
        "lost": st.integers(0, 10_000),
        "lost_this_turn": st.integers(0, 10_000),
        "special_checked": st.booleans(),
        "destroyed": st.booleans(),
        "occupants_due": st.sampled_from(["destroyed", "explosion", None]),
        "pilot_dead": st.booleans(),
        "dead_arms": st.lists(st.sampled_from(["left", "right"]), max_size=3),
        "weapons_lost": st.lists(st.sampled_from(["left", "right"]), max_size=3),
        "coordination_losses": st.integers(0, 20),
        "power_losses": st.integers(0, 20),
        "initiative": st.none() | st.integers(0, 10),
        "results": st.lists(st.sampled_from(["mechanical-jam", "system-failure", "burning", "berserk"]), max_size=5),
        "halted": st.booleans(),
        "trapped": st.booleans(),
        "burning": st.booleans(),
        "fired": st.lists(st.sampled_from(["left", "right"]), max_size=2),
    },
)
_squads = st.fixed_dictionaries(
    {},
    optional={
        **_morale,
        "models_lost": st.integers(0, 300),
        "wounds_lost": st.integers(0, 300),
        "lost_this_turn": st.integers(0, 300),
        "start_models": st.none() | st.integers(0, 300),
        "lost_shooting": st.integers(0, 300),
        "lost_psychic": st.integers(0, 300),
        "lost_other": st.integers(0, 300),
        "leader_dead": st.booleans(),
        "fired": st.lists(st.sampled_from(["rifles", "gun"]), max_size=2),
    },
)
_houses = st.fixed_dictionaries(
    {},
    optional={
        "lost": st.dictionaries(st.sampled_from(["G1", "F1", "gone"]), st.integers(0, 10_000)),
        "lost_this_turn": st.integers(0, 10_000),
        "collapsed": st.lists(st.sampled_from(["G1", "F1", "gone"]), max_size=3),
        "collapse_due": st.booleans(),
    },
)
_ASKED = ("one of bs and needed is given", "the weapon needs a Strength", "target_ws")
_WHOLE = _battle(
    suit=_suit(seat=True, pilot_save=4),
    squad=_squad(
        w=2,
        characters=(Character(id="l", rank="leader", ld=8), Character(id="h", rank="hero")),
        hates=(Tag(id="a", text="suits"),),
        frenzy_prone=True,
    ),
)


def _check(action: str, input_: Any) -> None:
    try:
        read_input(find(action), input_)
    except BadInput as problem:
        said = ENGLISH.text(problem.message)
        if not any(asked in said for asked in _ASKED):
            pytest.fail(f"{action} does not take {input_}: {said}")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    suit=_suits,
    squad=_squads,
    house=_houses,
    side=st.sampled_from([0, 1]),
    phase=st.sampled_from(["start", "movement", "shooting", "rally", "end"]),
)
def test_whatever_happened_offers_and_dues_are_inputs_that_their_actions_take(
    suit: dict[str, Any], squad: dict[str, Any], house: dict[str, Any], side: int, phase: str
) -> None:
    battle = put(put(put(_WHOLE, SUIT, **suit), SQUAD, **squad), HOUSE, **house)
    clock = battle.clock.model_copy(update={"phase": phase, "side": side})
    battle = Battle(battle.beginning, clock, battle.standings)
    for actor in (CAR, SUIT, SQUAD, HOUSE):
        for target in (CAR, SUIT, SQUAD, HOUSE, None):
            for found in RULES.offers(battle, actor, target):
                _check(found.action, found.given)
                assert FRENCH.text(found.title)
    for due in (*RULES.due(battle), *RULES.coming(battle)):
        assert FRENCH.text(due.title)
        if due.action is not None and not due.when:
            _check(due.action, due.given)
        if due.done:
            applied(battle, edited(due.fighter, due.done))
    for standing in battle.standings.values():
        track = RULES.track(standing)
        assert track is None or 0 <= track.left <= track.total
        assert all(FRENCH.text(status.title) for status in RULES.statuses(standing))
    after = applied(battle, advanced(battle))
    assert RULES.phase_notes(after)


@pytest.mark.parametrize("kind", sorted(RULES.plays))
def test_every_shipped_example_enters_plays_a_round_and_is_still_itself(kind: str) -> None:
    for _, unit in kinds("rogue-trader")[kind].archetypes().values():
        battle = start(Fighter(id="one", side=0, name="One", unit=unit), Fighter(id=CAR, side=1, unit=vehicle()))
        first = _state(battle, "one")
        for found in (*RULES.offers(battle, CAR, "one"), *RULES.offers(battle, "one", CAR)):
            _check(found.action, found.given)
        battle = go_to(go_to(battle, "start"), "start")
        assert isinstance(_state(battle, "one"), Stored)
        changed = {
            name for name in type(first).model_fields if getattr(first, name) != getattr(_state(battle, "one"), name)
        }
        assert changed <= {"start_models"}


# --- suits ------------------------------------------------------------------------------------------------------------


def _special(battle: Battle, total: int, dice: list[int]) -> Battle:
    return act(battle, "special-damage", dice, target=SUIT, given={"total": total})


@rule("RT-DRD-10")
@pytest.mark.parametrize(("seat", "dice", "dead"), [(False, [], True), (True, [4], False), (True, [3], True)])
def test_a_destroyed_suit_asks_for_its_pilot(seat: bool, dice: list[int], dead: bool) -> None:
    battle = _battle(_suit(seat=seat, ejector_save=4, pilot_save=3))
    target = {"kind": "dreadnought", "toughness": 6, "points": 6}
    wreck = act(battle, "damage", target=SUIT, given={"damage": 6, "target": target})
    assert (_state(wreck, SUIT).destroyed, due_now(wreck)) == (True, [(SUIT, "occupants-save")])
    after = take(wreck, RULES.due(wreck)[0], dice)
    assert (_state(after, SUIT).pilot_dead, due_now(after)) == (dead, [])
    assert _told(wreck, after) == [f"The pilot of Hobnail {'dies' if dead else 'lives'}."]
    assert _chips(after, SUIT) == (["destroyed", "pilot-dead"] if dead else ["destroyed"])


@rule("RT-DRD-11")
def test_the_check_of_a_suit_is_due_at_the_end_of_the_turn() -> None:
    battle = go_to(put(_battle(), SUIT, lost=2, lost_this_turn=2), "end")
    assert due_now(battle) == [(SUIT, "special-damage")]
    given = RULES.due(battle)[0].given
    assert (given["kind"], given["points_lost"]) == ("dreadnought", 2)
    after = take(battle, RULES.due(battle)[0], [5, 8])
    assert _state(after, SUIT).halted
    assert due_now(after) == []


@rule("RT-DRD-13", "RT-DRD-14", "RT-DRD-15", "RT-DRD-16", "RT-DRD-17", "RT-DRD-18", "RT-DRD-19", "RT-DRD-20")
@pytest.mark.parametrize(
    ("total", "dice", "chips", "told"),
    [
        (3, [2], ["left-arm-dead"], ["Hobnail: the left arm is dead."]),
        (5, [], ["coordination-loss"], ["Hobnail loses coordination, ×1: −1 to hit, it moves by a D6."]),
        (6, [3], ["power-loss"], ["Hobnail loses power, ×1: movement halved, −1 to hit, Initiative 3."]),
        (7, [], ["mechanical-jam"], ["Hobnail repeats its last turn from now on."]),
        (8, [1], ["confused", "weapon-lost"], ["Hobnail loses a weapon: Autocannon.", "Hobnail: Confused."]),
        (9, [], ["halted"], ["Hobnail stops for good."]),
        (10, [], ["berserk"], ["Hobnail is berserk."]),
        (11, [], ["burning", "halted"], ["Hobnail stops for good.", "Hobnail burns."]),
        (12, [], ["destroyed"], ["Hobnail loses 6 points: 6 → 0.", "Hobnail is destroyed."]),
    ],
)
def test_a_row_of_the_suits_table_stays_with_it(total: int, dice: list[int], chips: list[str], told: list[str]) -> None:
    before = _battle()
    after = _special(before, total, dice)
    assert _chips(after, SUIT) == chips
    assert _told(before, after) == told


@rule("RT-DRD-13", "RT-DRD-14", "RT-DRD-15", "RT-DRD-17")
def test_losses_follow_into_its_shots_and_blows() -> None:
    battle = put(_battle(), SUIT, coordination_losses=2, power_losses=1, statuses=["confused"], dead_arms=["left"])
    shots = [one for one in RULES.offers(battle, SUIT, SQUAD) if one.action.endswith(".shoot") and one.means]
    assert [(one.means[0], ENGLISH.text(one.hindered)) for one in shots] == [
        ("right", ""),
        ("left", "Its arm is dead."),
    ]
    given = shots[0].given
    assert (given["coordination_losses"], given["power_losses"], given["modifiers"]) == (2, 1, ["confused"])
    blow = next(one for one in RULES.offers(battle, SUIT, SQUAD) if one.action.endswith(".fight"))
    assert (blow.given["ws"], blow.given["attacks"], blow.given["target_ws"]) == (6, 2, 3)
    assert blow.given["coordination_losses"] == 2


@rule("RT-DRD-22", "RT-DRD-14")
def test_its_movement_goes_by_its_losses() -> None:
    battle = put(_battle(), SUIT, coordination_losses=1, power_losses=1)
    after = act(battle, "dreadnought-move", [4], actor=SUIT)
    assert after.steps[-1].entry.outcome["movement"] == 2
    assert _state(after, SUIT).moved


@rule("RT-DRD-16", "RT-DRD-19")
@pytest.mark.parametrize(
    ("results", "title"),
    [
        (["mechanical-jam"], "Jammed: it does again what it did last turn"),
        (["mechanical-jam", "berserk"], "Berserk: the game master moves it"),
    ],
)
def test_a_suit_that_is_not_its_pilots_is_reminded_of(results: list[str], title: str) -> None:
    battle = go_to(put(_battle(), SUIT, results=results), "movement")
    reminder = next(one for one in RULES.due(battle) if one.fighter == SUIT)
    assert (ENGLISH.text(reminder.title), reminder.blocks) == (title, False)
    done = applied(battle, edited(SUIT, reminder.done))
    assert [one for one in RULES.due(done) if one.fighter == SUIT] == []


@rule("RT-DRD-17", "RT-CONF-02")
@pytest.mark.parametrize(("dice", "ends"), [([4, 5], True), ([6, 6], False)])
def test_a_confused_pilot_tests_his_cool_at_the_start_of_his_turn(dice: list[int], ends: bool) -> None:
    battle = put(_battle(), SUIT, statuses=["confused"])
    battle = go_to(go_to(battle, "start"), "start")
    assert due_now(battle) == [(SUIT, "morale-start-of-turn")]
    after = take(battle, RULES.due(battle)[0], dice)
    assert ("confused" not in _state(after, SUIT).statuses) is ends
    assert due_now(after) == []


# --- squads -----------------------------------------------------------------------------------------------------------


@rule("RT-SAV-02", "RT-ROUT-03")
def test_models_lost_to_shooting_are_counted_and_a_third_asks_for_a_rout_test() -> None:
    battle = go_to(_battle(), "shooting")
    target = {"kind": "creature", "toughness": 3, "points": 1, "models": 10}
    given = {"bs": 6, "shots": 4, "weapon": {"strength": 9}, "target": target}
    before = battle
    battle = act(battle, "shoot", [2, 2] * 3 + [1], actor=CAR, target=SQUAD, given=given)
    now = _state(battle, SQUAD)
    assert (now.models_lost, now.lost_shooting, now.lost_other) == (3, 3, 0)
    assert _told(before, battle) == ["Warden rifles loses 3 models: 7 of 10 left."]
    assert due_now(battle) == []
    battle = act(battle, "damage", target=SQUAD, given={"target": {**target, "models": 7}})
    assert due_now(battle) == [(SQUAD, "rout-test")]
    assert RULES.due(battle)[0].given["cause"] == "losses"
    routed = take(battle, RULES.due(battle)[0], [6, 6])
    assert "routing" in _state(routed, SQUAD).statuses
    assert due_now(routed) == []
    stood = take(battle, RULES.due(battle)[0], [1, 1])
    assert _state(stood, SQUAD).statuses == ()
    assert due_now(stood) == []
    assert _state(go_to(stood, "start"), SQUAD).lost_shooting == 0


@rule("RT-SAV-02")
def test_wounds_stay_with_the_model_in_front() -> None:
    battle = _battle(squad=_squad(w=3, models=2))
    aimed = next(one for one in RULES.offers(battle, None, SQUAD) if one.action.endswith(".damage")).given["target"]
    assert (aimed["points"], aimed["models"], aimed["wounds"]) == (3, 2, 3)
    hurt = act(battle, "damage", target=SQUAD, given={"damage": 2})
    assert (_state(hurt, SQUAD).models_lost, _state(hurt, SQUAD).wounds_lost) == (0, 2)
    assert _told(battle, hurt) == ["A model of Warden rifles loses 2 Wounds."]
    dead = act(hurt, "damage", target=SQUAD, given={"damage": 2})
    assert (_state(dead, SQUAD).models_lost, _state(dead, SQUAD).wounds_lost) == (1, 0)
    track = RULES.track(dead.standings[SQUAD])
    assert track is not None
    assert (track.total, track.left) == (6, 3)
    gone = act(dead, "damage", target=SQUAD, given={"damage": 9})
    assert _chips(gone, SQUAD) == ["destroyed"]
    assert RULES.due(gone) == ()


@rule("RT-RALLY-01", "RT-RALLY-09", "RT-ROUT-12")
def test_a_routing_unit_flees_and_may_rally_in_its_own_turn() -> None:
    battle = put(_battle(), SQUAD, statuses=["routing"])
    assert [ENGLISH.text(one.title) for one in RULES.coming(battle)] == ["It may rally"]
    battle = go_to(battle, "start")
    battle = go_to(battle, "movement")
    reminders = [(one.action, one.blocks) for one in RULES.due(battle) if one.fighter == SQUAD]
    assert reminders == [("rogue-trader.rout-move", False)]
    battle = go_to(battle, "rally")
    due = next(one for one in RULES.due(battle) if one.fighter == SQUAD)
    assert due.action == "rogue-trader.rally"
    rallied = take(battle, due, [1, 1])
    assert _chips(rallied, SQUAD) == ["rallied"]
    again = go_to(go_to(rallied, "start"), "start")
    assert "rally-turn" in _state(again, SQUAD).statuses
    assert _state(go_to(again, "start"), SQUAD).statuses == ()
    failed = take(battle, due, [6, 6])
    assert [one for one in RULES.due(failed) if one.fighter == SQUAD] == []


@rule("RT-ATK-01")
def test_a_squad_shoots_with_all_who_carry_a_weapon_and_still_stand() -> None:
    battle = put(_battle(), SQUAD, models_lost=4)
    offers = RULES.offers(battle, SQUAD, CAR)
    shots = {one.means[0]: one for one in offers if one.action.endswith(".shoot") and one.means}
    assert (shots["rifles"].given["shots"], shots["gun"].given["shots"]) == (6, 1)
    fired = act(battle, "shoot", [1] * 6, actor=SQUAD, target=CAR, given={"weapon": {"strength": 9}})
    later = {one.means[0]: ENGLISH.text(one.hindered) for one in RULES.offers(fired, SQUAD, CAR) if one.means}
    assert later["rifles"] == "It has fired this turn."
    routing = put(battle, SQUAD, statuses=["routing"])
    hindered = {ENGLISH.text(one.hindered) for one in RULES.offers(routing, SQUAD, CAR) if one.means}
    assert hindered == {"A routing unit does not fire."}


@rule("RT-COL-06")
def test_a_squad_is_run_over_model_by_model() -> None:
    battle = put(_battle(squad=_squad(w=1)), CAR, last_speed=20.0)
    one = entry(battle, "collision", [4] * 8, actor=CAR, target=SQUAD)
    assert one.given["other"]["kind"] == "creature"
    after = applied(battle, one)
    assert (_state(after, SQUAD).models_lost, _state(after, SQUAD).lost_other) == (1, 1)


# --- buildings --------------------------------------------------------------------------------------------------------


@rule("RT-BLD-22", "RT-BLD-26")
def test_a_section_loses_points_and_collapses() -> None:
    battle = _battle()
    sections = [one for one in RULES.offers(battle, CAR, HOUSE) if one.action.endswith(".building-damage")]
    assert [ENGLISH.text(one.by) for one in sections] == ["ground", "section 2"]
    hurt = act(battle, "building-damage", target=HOUSE, given={"damage": 3})
    assert (_state(hurt, HOUSE).lost, _state(hurt, HOUSE).collapsed) == ({"G1": 3}, ())
    assert _told(battle, hurt) == ["Station loses 3 points: 10 → 7."]
    down = act(hurt, "building-damage", target=HOUSE, given={"damage": 3})
    assert _state(down, HOUSE).collapsed == ("G1",)
    assert _told(hurt, down) == ["Station loses 2 points: 7 → 5.", "1 section of Station collapses."]
    assert _chips(down, HOUSE) == ["collapsed"]
    left = [one for one in RULES.offers(down, CAR, HOUSE) if one.action.endswith(".building-damage")]
    assert [one.given["section"] for one in left] == ["F1"]
    reminder = RULES.due(down)[0]
    assert (reminder.rule, reminder.blocks) == ("RT-BLD-27", False)


def test_a_building_is_no_target_of_shots_and_does_nothing() -> None:
    battle = _battle()
    actions = {one.action for one in RULES.offers(battle, HOUSE, HOUSE)}
    assert actions == {"rogue-trader.building-damage"}
