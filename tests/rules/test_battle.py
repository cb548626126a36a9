"""A battle is a fold of its log: applying, taking back, replaying, telling what was tampered with."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.actions import play
from rules.army import Army, Force, OwnRows
from rules.battle import (
    Beginning,
    Clock,
    Entry,
    Fighter,
    Side,
    advanced,
    applied,
    around,
    begin,
    differences,
    edited,
    fighters_of,
    folded,
    resolved,
    taken_back,
)
from rules.dice import Rolled
from rules.errors import BadFile
from rules.language import language
from rules.stored import Unit
from tests.battles import CAR, TANK, act, beginning, entry, go_to, offer, put, start, state, vehicle

_edits = st.lists(
    st.tuples(
        st.sampled_from([TANK, CAR]),
        st.fixed_dictionaries(
            {},
            optional={
                "lost": st.integers(0, 30),
                "burning": st.booleans(),
                "last_speed": st.floats(0, 100),
                "weapons_lost": st.just(["gun"]),
            },
        ),
    ),
    max_size=12,
)


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(_edits)
def test_taking_back_is_the_inverse_of_applying(edits: list[tuple[str, dict[str, Any]]]) -> None:
    battles = [start()]
    for fighter, values in edits:
        battles.append(applied(battles[-1], edited(fighter, values)))
    now = battles[-1]
    for before in reversed(battles[:-1]):
        now = taken_back(now)
        assert now == before


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(_edits)
def test_the_state_is_the_fold_of_the_log(edits: list[tuple[str, dict[str, Any]]]) -> None:
    entries = [edited(fighter, values) for fighter, values in edits]
    one_by_one = first = start()
    for one in entries:
        one_by_one = applied(one_by_one, one)
    assert folded(first, entries) == one_by_one


def test_nothing_can_be_taken_back_before_the_first_entry() -> None:
    with pytest.raises(ValueError, match="no entry"):
        taken_back(start())


def test_an_entry_of_a_unknown_unit_or_of_a_value_that_is_none_changes_nothing() -> None:
    battle = start()
    for wrong in (
        edited("nobody", {"lost": 1}),
        edited(TANK, {"lost": -1}),
        edited(TANK, {"lost": "many"}),
        Entry(kind="turn", clock=Clock(side=5)),
    ):
        with pytest.raises(BadFile):
            applied(battle, wrong)
    assert battle.steps == ()


def test_around_an_entry_stand_only_the_units_it_changes() -> None:
    battle = put(put(start(), TANK, lost=2), CAR, lost=3)
    before, after = around(battle, 2)
    assert set(before.standings) == {CAR}
    assert (state(before, CAR).lost, state(after, CAR).lost) == (0, 3)


def test_a_unit_of_several_copies_enters_as_so_many_fighters() -> None:
    several, single = vehicle(copies=3, name="Jet cycle"), vehicle(name="Mule")
    unknown = Unit(kind="rogue-trader.zeppelin", name="Zeppelin")
    army = Army(ruleset="rogue-trader", forces=(Force(units=(several, single, unknown)),))
    found = fighters_of(army, 1)
    assert [one.name for one in found] == ["Jet cycle 1", "Jet cycle 2", "Jet cycle 3", "Mule"]
    assert len({one.id for one in found}) == 4
    assert {one.side for one in found} == {1}
    assert [one.name for one in fighters_of(army, 0, frozenset({single.id}))] == ["Mule"]


def test_each_side_has_the_own_rows_of_its_army() -> None:
    rows = OwnRows(weapons=({"id": "mine"},))
    battle = start(sides=(Side(own=rows), Side()))
    assert battle.own(TANK) == rows
    assert battle.own(CAR) == OwnRows()


@pytest.mark.parametrize(
    "wrong",
    [
        {"settings": {"rt.turn.phases": 5}},
        {"settings": {"rt.no.such.rule": "on"}},
        {"clock": Clock(side=2)},
        {"fighters": (Fighter(id="x", side=3, unit=vehicle()),)},
        {"fighters": (Fighter(id="x", side=0, unit=vehicle()), Fighter(id="x", side=1, unit=vehicle()))},
        {"fighters": (Fighter(side=0, unit=Unit(kind="rogue-trader.zeppelin")),)},
        {"ruleset": "no-such-game"},
    ],
    ids=["bad rule", "unknown rule", "clock", "side", "twice", "kind", "rule set"],
)
def test_a_beginning_that_does_not_fit_together_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as problem:
        begin(Beginning.model_validate({**dict(beginning()), **wrong}))
    for code in ("en", "fr"):
        assert language(code).text(problem.value.message)


def _rolled(seed: str) -> Entry:
    battle = start()
    one = offer(battle, "shoot", TANK, CAR)
    draft = Entry(
        kind="action", action=one.action, actor=TANK, target=CAR, means=one.means, given=dict(one.given), seed=seed
    )
    return resolved(battle, draft, play(one.action, one.given, Rolled(seed)))


def test_an_untouched_battle_has_no_differences() -> None:
    battle = applied(start(), _rolled("7-1"))
    battle = act(battle, "move-check", actor=TANK, target=CAR, given={"speed": 3.0})
    battle = put(go_to(battle, "end"), CAR, lost=1)
    assert differences(go_to(battle, "movement")) == []


@pytest.mark.parametrize(
    "tampered",
    [
        {"dice": (1,)},
        {"seed": "another"},
        {"outcome": {}},
        {"changes": {CAR: {"lost": 1}}},
        {"changes": {}},
        {"target": TANK},
        {"actor": "nobody"},
        {"action": "rogue-trader.no-such-action"},
        {"given": {}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_verifying_finds_an_entry_that_was_tampered_with(tampered: dict[str, Any]) -> None:
    seed = next(seed for seed in map(str, range(100)) if _rolled(seed).changes.get(CAR))
    whole = _rolled(seed)
    assert differences(applied(start(), whole)) == []
    assert differences(applied(start(), whole.model_copy(update=tampered))) == [1]


def test_verifying_finds_a_turn_that_gives_back_what_was_lost() -> None:
    battle = put(start(), CAR, lost=3, lost_this_turn=3)
    step = advanced(battle)
    assert differences(applied(battle, step)) == []
    assert differences(applied(battle, step.model_copy(update={"changes": {CAR: {"lost": 0}}}))) == [2]


def test_typed_dice_need_no_seed_and_edits_are_the_players_own() -> None:
    battle = applied(start(), entry(start(), "shoot", [1], actor=TANK, target=CAR))
    assert differences(put(battle, CAR, lost=5, burning=True)) == []


def test_what_is_left_undone_stands_in_the_entry_of_the_turn() -> None:
    battle = put(go_to(start(), "end"), CAR, lost=3, lost_this_turn=3)
    step = advanced(battle)
    assert [(left.fighter, left.action, left.rule) for left in step.left] == [
        (CAR, "rogue-trader.special-damage", "RT-DMG-08")
    ]
