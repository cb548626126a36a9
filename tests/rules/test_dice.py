"""Three kinds of dice under one rule: rolled, typed, every result."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dice import Dice, DieWanted, Roll, Rolled, Typed
from rules.errors import BadInput
from rules.language import Message, language
from rules.odds import Every, spread, weigh

rule = pytest.mark.rule


def brute_force(run: Callable[[Dice], Hashable]) -> dict[Any, Fraction]:
    """The chance of each result by typing every sequence of dice."""
    chances: dict[Any, Fraction] = {}
    open_: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_:
        typed, chance = open_.pop()
        try:
            result = run(Typed(typed))
        except DieWanted as wanted:
            open_ += [([*typed, face], chance / wanted.sides) for face in range(1, wanted.sides + 1)]
        else:
            chances[result] = chances.get(result, Fraction(0)) + chance
    return chances


def said(dice: Any) -> list[str]:
    return [language("en").text(words) for words in dice.said]


# --- rolled ------------------------------------------------------------------------------------------------------


def test_a_seed_gives_its_dice_again() -> None:
    first, second, other = Rolled(7), Rolled(7), Rolled(8)
    rolled = [[dice.roll(6, "x") for _ in range(50)] for dice in (first, second, other)]
    assert rolled[0] == rolled[1] != rolled[2]


@pytest.mark.parametrize("seed", ["7", "'Verdun'"])
def test_a_seed_gives_its_dice_in_every_process(seed: str) -> None:
    program = (
        f"from rules.dice import Rolled\nd = Rolled({seed})\nprint([d.roll(s, 'x') for s in (4, 6, 10, 12, 20, 7) * 5])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(outputs) == 1


@rule("RT-CONV-01")
@pytest.mark.parametrize("sides", [4, 6, 10, 12, 20])
def test_each_face_comes_and_none_other(sides: int) -> None:
    dice = Rolled(1)
    assert {dice.roll(sides, "x") for _ in range(40 * sides)} == set(range(1, sides + 1))


def test_faces_come_evenly() -> None:
    dice = Rolled("even")
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.roll(6, "x") - 1] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi-square, 5 degrees, p = 0.001


# --- typed -------------------------------------------------------------------------------------------------------


def test_typed_dice_come_in_order() -> None:
    dice = Typed([3, 10])
    assert (dice.roll(6, "a"), dice.roll(10, "b")) == (3, 10)
    dice.check_all_used()
    assert dice.rolls == [Roll(6, 3, "a"), Roll(10, 10, "b")]


def test_the_next_die_is_named_when_they_run_out() -> None:
    dice = Typed([3])
    dice.roll(6, "damage roll")
    with pytest.raises(DieWanted) as wanted:
        dice.check(10, 4, "save")
    assert (wanted.value.sides, wanted.value.purpose, wanted.value.needed) == (10, "save", 4)
    assert language("en").text(wanted.value.message) == "A die is missing: D10 for save (1 to 10)."


def test_too_many_dice_are_refused() -> None:
    dice = Typed([3, 4])
    dice.roll(6, "x")
    with pytest.raises(BadInput) as refused:
        dice.check_all_used()
    assert language("en").text(refused.value.message) == "Too many dice: 1 needed, 2 given."


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_die_beyond_its_faces_is_refused(face: int) -> None:
    dice = Typed([1, face])
    dice.roll(6, "save")
    with pytest.raises(BadInput) as refused:
        dice.roll(6, "save")
    assert language("en").text(refused.value.message).startswith("Die 2 shows")


# --- what every kind does ----------------------------------------------------------------------------------------


@rule("RT-CONV-01")
def test_total_adds_dice_and_no_dice_are_nothing() -> None:
    assert Typed([2, 4, 1]).total(3, 4, "x") == 7
    assert Typed([]).total(0, 4, "x") == 0
    assert spread(lambda dice: dice.total(0, 4, "x")) == {0: 1}


@rule("RT-CONV-04")
def test_pick_takes_the_kth_and_a_single_one_without_a_die() -> None:
    assert Typed([2]).pick(["a", "b", "c"], "x") == "b"
    assert Typed([]).pick(["a"], "x") == "a"
    assert spread(lambda dice: dice.pick("aab", "x")) == {"a": Fraction(2, 3), "b": Fraction(1, 3)}


def test_a_check_remembers_what_it_needed() -> None:
    dice = Typed([4, 3])
    assert (dice.check(6, 4, "a"), dice.check(6, 4, "b", harm=True)) == (True, False)
    assert [(roll.needed, roll.harm, roll.passed) for roll in dice.rolls] == [(4, False, True), (4, True, False)]
    assert Roll(6, 2, "x").passed is None


@pytest.mark.parametrize(
    ("needed", "chance"), [(-3, 1), (1, 1), (2, Fraction(5, 6)), (6, Fraction(1, 6)), (7, 0), (9, 0)]
)
def test_the_chance_of_a_check(needed: int, chance: Fraction) -> None:
    assert spread(lambda dice: dice.check(6, needed, "x")).get(True, 0) == chance


def test_sentences_can_name_the_last_die() -> None:
    dice = Typed([5])
    dice.say("before")
    dice.roll(6, "x")
    dice.say("{die} is {what}", what="good")
    dice.say(Message("{die} of {sides}", {"sides": 6}))
    assert said(dice) == ["before", "5 is good", "5 of 6"]


# --- every result ------------------------------------------------------------------------------------------------


def test_equal_readings_are_one_branch() -> None:
    walks = 0

    def run(dice: Dice) -> bool:
        nonlocal walks
        walks += 1
        return dice.read(20, "x", lambda face: face > 13)

    assert spread(run) == {False: Fraction(13, 20), True: Fraction(7, 20)}
    assert walks == 2


def test_a_rule_without_dice_has_one_outcome() -> None:
    assert spread(lambda dice: "x") == {"x": 1}


def test_a_fold_meets_each_state_once_in_a_turn() -> None:
    asked: list[tuple[int, str]] = []

    def step(state: int, item: str, dice: Dice) -> int:
        asked.append((state, item))
        return min(3, state + dice.check(6, 4, "x"))

    found = spread(lambda dice: dice.fold(step, 0, ("a",) * 60))
    assert set(found) == {0, 1, 2, 3}
    assert found[0] == Fraction(1, 2**60)
    assert set(asked) == {(state, "a") for state in range(4)}
    assert len(asked) == 2 * 3 + 2  # each state once, its two branches; and 3, where the die still has two


def test_different_steps_over_the_same_items_are_kept_apart() -> None:
    def add(state: int, item: int, dice: Dice) -> int:
        return state + dice.read(2, "x", lambda face: face * item)

    def take(state: int, item: int, dice: Dice) -> int:
        return state - dice.read(2, "x", lambda face: face * item)

    def run(dice: Dice) -> int:
        return dice.fold(take, dice.fold(add, 0, (1, 5)), (1, 5))

    assert spread(run) == brute_force(run)


def test_items_are_told_apart_by_identity_not_by_value() -> None:
    class Half:
        """Equal to any other, as two weapons of one profile are."""

        def __init__(self, needed: int) -> None:
            self.needed = needed

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 1

    def step(state: int, item: Half, dice: Dice) -> int:
        return state * 2 + dice.check(6, item.needed, "x")

    items = [Half(2), Half(6), Half(4)]
    assert spread(lambda dice: dice.fold(step, 0, items)) == brute_force(lambda dice: dice.fold(step, 0, items))


def test_counts_of_a_tally_come_out_of_folds() -> None:
    def step(state: int, _: None, dice: Dice) -> int:
        if dice.check(6, 5, "hit"):
            dice.tally("hits")
            if dice.check(6, 4, "hurt"):
                dice.tally("hurt", 2)
                return state + 1
        return state

    def run(dice: Dice) -> tuple[int, int, int]:
        return dice.fold(step, 0, (None,) * 3), dice.tallied("hits"), dice.tallied("hurt")

    found = spread(run)
    assert found == brute_force(run)
    assert sum(found.values()) == 1
    assert {hurt for _, _, hurt in found} == {0, 2, 4, 6}


def test_counts_that_are_not_asked_for_are_left_out() -> None:
    def step(state: int, _: None, dice: Dice) -> int:
        dice.tally("rolled", dice.roll(6, "x"))
        dice.tally("turns")
        return state

    def run(dice: Dice) -> tuple[int, int]:
        dice.fold(step, 0, (None,) * 2)
        return dice.tallied("rolled"), dice.tallied("turns")

    assert spread(run, frozenset({"turns"})) == {(0, 2): 1}
    assert len(spread(run, frozenset({"rolled"}))) == 11


def test_weights_are_whole_numbers_over_their_sum() -> None:
    weights, total = weigh(lambda dice: dice.total(2, 6, "x"))
    assert sum(weight for _, weight in weights) == total
    assert dict(weights)[7] * 6 == total


def test_nothing_is_said_while_odds_are_counted() -> None:
    def run(dice: Dice) -> bool:
        dice.say("{never}")
        return isinstance(dice, Every)

    assert spread(run) == {True: 1}


def test_too_many_outcomes_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        spread(lambda dice: tuple(dice.roll(20, "x") for _ in range(9)))
    assert "too many" in language("en").text(refused.value.message)


def test_too_many_states_of_a_fold_are_refused_too() -> None:
    def step(state: int, _: None, dice: Dice) -> int:
        return state * 100 + dice.roll(100, "x")

    with pytest.raises(BadInput):
        spread(lambda dice: dice.fold(step, 0, (None,) * 9))


def test_a_rule_that_rolls_again_for_ever_is_refused() -> None:
    def run(dice: Dice) -> int:
        while dice.roll(6, "again on anything but 6") != 6:
            pass
        return 6

    with pytest.raises(BadInput):
        spread(run)


def test_long_paths_are_refused_before_they_take_for_ever() -> None:
    calls = 0

    def run(dice: Dice) -> int:
        nonlocal calls
        calls += 1
        return sum(dice.roll(2, "x") << place for place in range(900))

    with pytest.raises(BadInput):
        spread(run)
    assert calls < 5000


# Little rules: each instruction changes a state and may count; loops hold instructions.
simple = st.one_of(
    st.tuples(st.just("add"), st.integers(1, 4)),
    st.tuples(st.just("check"), st.integers(2, 4), st.integers(0, 5), st.integers(-2, 2)),
    st.tuples(st.just("count"), st.integers(1, 3), st.sampled_from(["a", "b"])),
    st.tuples(st.just("total"), st.integers(0, 2), st.integers(1, 3)),
    st.tuples(st.just("cap"), st.integers(0, 3)),
)
loops = st.tuples(st.just("loop"), st.lists(simple, max_size=2), st.integers(0, 2))
programs = st.lists(
    st.one_of(simple, loops, st.tuples(st.just("loop"), st.lists(loops, max_size=1), st.integers(0, 2))), max_size=3
)


def carried_out(state: int, instruction: tuple[Any, ...], dice: Dice) -> int:
    match instruction:
        case ("add", sides):
            return state + dice.roll(sides, "x")
        case ("check", sides, needed, value):
            return state + value if dice.check(sides, needed, "x") else state
        case ("count", sides, name):
            dice.tally(name, dice.roll(sides, "x"))
            return state
        case ("total", count, sides):
            return state + dice.total(count, sides, "x")
        case ("cap", most):
            return min(state, most)
        case ("loop", body, times):
            return dice.fold(lambda inner, steps, d: unfolded(inner, steps, d), state, (body,) * times)
    raise AssertionError(instruction)


def unfolded(state: int, steps: list[tuple[Any, ...]], dice: Dice) -> int:
    for step in steps:
        state = carried_out(state, step, dice)
    return state


def most_dice(steps: list[tuple[Any, ...]]) -> int:
    """The dice of a program at most: typing every result of many would take minutes."""
    most = 0
    for step in steps:
        match step:
            case ("loop", body, times):
                most += most_dice(body) * times
            case ("total", count, _):
                most += count
            case ("cap", _):
                pass
            case _:
                most += 1
    return most


@settings(max_examples=150, deadline=None)
@given(programs.filter(lambda program: most_dice(program) <= 8))
def test_every_result_equals_typing_every_die(program: list[tuple[Any, ...]]) -> None:
    def run(dice: Dice) -> tuple[int, int, int]:
        return unfolded(0, program, dice), dice.tallied("a"), dice.tallied("b")

    found = spread(run)
    assert sum(found.values()) == 1
    assert found == brute_force(run)


@settings(max_examples=80, deadline=None)
@given(st.lists(simple, max_size=2), st.integers(0, 3), st.integers(0, 3))
def test_folding_equals_not_folding(body: list[tuple[Any, ...]], times: int, start: int) -> None:
    def folded(dice: Dice) -> tuple[int, int]:
        return dice.fold(unfolded, start, (body,) * times), dice.tallied("a")

    def plain(dice: Dice) -> tuple[int, int]:
        state = start
        for _ in range(times):
            state = unfolded(state, body, dice)
        return state, dice.tallied("a")

    assert spread(folded) == spread(plain)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), programs)
def test_what_is_rolled_can_be_typed(seed: int, program: list[tuple[Any, ...]]) -> None:
    rolled = Rolled(seed)
    state = unfolded(0, program, rolled)
    typed = Typed(roll.result for roll in rolled.rolls)
    assert unfolded(0, program, typed) == state
    typed.check_all_used()
    assert typed.rolls == rolled.rolls


# --- against an independent library ------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "sides"), [(1, 10), (2, 6), (3, 4), (2, 12), (5, 6)])
def test_totals_equal_icepool(count: int, sides: int) -> None:
    die = count @ icepool.d(sides)
    expected = {total: Fraction(die.quantity(total), die.denominator()) for total in die.outcomes()}
    assert spread(lambda dice: dice.total(count, sides, "x")) == expected


def test_a_clipped_chain_equals_icepool() -> None:
    one = icepool.Die({0: 5, 1: 4}).map({0: 0, 1: icepool.d(6)})
    die = icepool.map(lambda lost, points: min(12, lost + points), icepool.Die([0]), one, repeat=20)

    def step(lost: int, _: None, dice: Dice) -> int:
        if not dice.check(6, 3, "hit") or not dice.check(6, 3, "hurt"):
            return lost
        return min(12, lost + dice.roll(6, "points"))

    expected = {lost: Fraction(die.quantity(lost), die.denominator()) for lost in die.outcomes()}
    assert spread(lambda dice: dice.fold(step, 0, (None,) * 20)) == expected


def test_a_seed_is_the_same_as_a_number_and_as_text() -> None:
    number, text = Rolled(41), Rolled("41")
    assert [number.roll(6, "x") for _ in range(20)] == [text.roll(6, "x") for _ in range(20)]
