"""A rolled-up suit as a unit, its rows one by one, tables with gaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import odds, play
from rules.army import NO_ROWS, unit_findings
from rules.dice import Rolled, Typed
from rules.errors import BadInput
from rules.language import language
from rules.rogue_trader.random_dreadnought import STEPS, Step, step_gap
from rules.rogue_trader.random_mounts import armament_hindrance
from rules.rogue_trader.random_rows import RolledSuit, next_die, roll_again, roll_suit, with_typed
from rules.rogue_trader.random_suit import step_words, suit_unit
from rules.rogue_trader.random_tables import record_words
from rules.rogue_trader.vehicle import Vehicle
from tests.examples import param

ENGLISH, FRENCH = language("en").text, language("fr").text
EXAMPLE = [3, 6, 1, 3, 3, 6, 2, 5, 1, 4, 4, 6, 2, 1, 5, 3, 3, 6, 6, 1, 2, 7, 20]
HISTORY = 20
"""The place of the history's die in the example."""


def typed(dice: list[int]) -> RolledSuit:
    return roll_suit({}, lambda: Typed(dice))


def rolled(seed: int | str) -> RolledSuit:
    return roll_suit({}, lambda: Rolled(str(seed)))


def with_history(*dice: int) -> RolledSuit:
    return typed([*EXAMPLE[:HISTORY], *dice, *EXAMPLE[HISTORY + 1 :]])


# The unit


@pytest.mark.rule("RT-GEN-01", "RT-GEN-08", "RT-DRD-09")
def test_the_example_as_a_unit() -> None:
    unit = suit_unit(typed(EXAMPLE), "41", ENGLISH)
    assert (unit.m, unit.ws, unit.bs, unit.s, unit.t, unit.damage, unit.i, unit.a) == (7, 5, 6, 6, 7, 6, 6, 2)
    assert (unit.save, unit.weapon_points, unit.equipment_points, unit.cool_modifier) == (5, 4, 2, 0)
    assert [(arm.weapon, arm.mount, arm.to_hit, arm.note) for arm in unit.weapons] == [
        ("lascannon", "right-arm", 0, ""),
        ("bolt-gun", "left-arm", 0, ""),
        ("bolt-gun", "right-arm", 0, ""),
    ]
    assert [item.item for item in unit.equipment] == ["ejector-seats", "communicator"]
    assert unit.seat
    assert (unit.name, unit.type_name) == ("Behemoth of the Low Road", "standard frame")
    assert unit.notes == "Rolled on the Ironmuster tables, seed 41."


@pytest.mark.rule("RT-GEN-08", "RT-DRD-09")
def test_name_type_and_notes_are_in_the_readers_language() -> None:
    unit = suit_unit(with_history(8), "41", FRENCH)
    assert (unit.name, unit.type_name) == ("Béhémoth du Bas Chemin", "châssis standard")
    assert unit.notes.splitlines() == [
        "Liaison nerveuse\u00a0: −1 aux tests de sang-froid du pilote.",
        "Tiré sur les tables Ironmuster, graine 41.",
    ]
    assert unit.cool_modifier == -1


@pytest.mark.rule("RT-GEN-06")
def test_no_ejector_seat_no_tick() -> None:
    assert not suit_unit(typed([*EXAMPLE[:16], 1, 7, *EXAMPLE[HISTORY:]]), "1", ENGLISH).seat


@pytest.mark.rule("RT-GEN-07", "RT-CONV-04")
def test_a_salvaged_arm_is_a_modifier_and_a_note() -> None:
    unit = suit_unit(with_history(5, 2), "1", ENGLISH)
    assert [(arm.to_hit, arm.note) for arm in unit.weapons] == [(0, ""), (-1, "salvaged"), (0, "")]
    assert unit.notes.startswith("Salvaged arm: −1 to hit with one weapon (Bolt gun).\n")


@pytest.mark.rule("RT-GEN-07")
@pytest.mark.parametrize(
    ("dice", "fields", "note"),
    [
        param((6,), {"save": 6}, "Patched plating: save one worse."),
        param((7,), {"m": 6}, "Improvised power feed: Move −1."),
        param((8,), {"cool_modifier": -1}, "Nervous link: −1 on the pilot’s tests on Cool."),
        param(
            (9, 1, 9),
            {"weapon_points": 5},
            "Field modification: one weapon point more (Plasma gun).",
        ),
    ],
)
def test_what_befell_the_suit_is_a_note_on_the_card(dice: tuple[int, ...], fields: dict[str, Any], note: str) -> None:
    unit = suit_unit(with_history(*dice), "1", ENGLISH)
    assert {name: getattr(unit, name) for name in fields} == fields
    assert unit.notes.splitlines()[0] == note


@pytest.mark.rule("RT-GEN-01")
def test_the_rolls_stay_in_the_record() -> None:
    unit = suit_unit(with_history(10, 5, 2, 7), "41", ENGLISH)
    assert unit.rolled is not None
    assert {step.step: list(step.dice) for step in unit.rolled.steps} == {
        "frame": ["D6 3"],
        "differences": ["D6 6", "D6 1", "D6 3", "D6 3", "D6 6", "D6 2", "D6 5", "D6 1"],
        "plating": ["D6 4"],
        "weapons": ["D6 4", "D10 6", "D6 2", "D10 1", "D6 5", "D10 3"],
        "equipment": ["D6 3", "D10 6", "D10 6", "D10 1"],
        "history": ["D10 10", "D10 5", "D3 2", "D10 7"],
        "name": ["D20 7", "D20 20"],
    }
    again = type(unit).model_validate_json(unit.model_dump_json())
    assert again == unit


@pytest.mark.rule("RT-GEN-01", "RT-DRD-09")
@pytest.mark.parametrize(
    ("mixed", "typed_steps", "words"),
    [
        param(False, set(), "Rolled on the Ironmuster tables, seed 41"),
        param(True, {"frame"}, "Rolled on the Ironmuster tables, seed 41, with rows kept, rolled again or typed"),
        param(True, set(STEPS), "Rolled on the Ironmuster tables, with real dice"),
    ],
)
def test_the_record_says_how_far_the_seed_goes(mixed: bool, typed_steps: set[Step], words: str) -> None:
    unit = suit_unit(typed(EXAMPLE), "41", ENGLISH, mixed=mixed, typed=typed_steps)
    assert unit.rolled is not None
    assert ENGLISH(record_words(unit.rolled.seed, unit.rolled.mixed)) == words
    assert {step.step for step in unit.rolled.steps if step.typed} == typed_steps


@pytest.mark.rule("RT-GEN-01", "RT-GEN-05", "RT-GEN-06", "RT-DRD-08")
@drawn(st.integers(0, 2**32))
def test_a_rolled_suit_wants_a_pilot_and_nothing_else(seed: int) -> None:
    unit = suit_unit(rolled(seed), str(seed), ENGLISH)
    errors = {finding.code for finding in unit_findings(unit, NO_ROWS) if finding.severity == "error"}
    assert errors == {"no-pilot"}


@pytest.mark.rule("RT-DRD-09", "RT-GEN-02", "RT-GEN-03", "RT-GEN-04", "RT-GEN-05", "RT-GEN-06", "RT-GEN-07")
def test_each_row_says_what_it_gave() -> None:
    suit = with_history(9, 1, 9)
    assert {step: ", ".join(ENGLISH(part) for part in step_words(suit, step)) for step in STEPS} == {
        "frame": "Standard, 4 weapon points",
        "differences": "M +1, WS −1, T +1, A −1",
        "plating": "Save 5+",
        "weapons": "Lascannon, Bolt gun, Bolt gun",
        "equipment": "Ejector seat, Communicator",
        "history": "Field modification: one weapon point more (Plasma gun)",
        "name": "Behemoth of the Low Road",
    }
    heavy = typed([6, *[2] * 8, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert [ENGLISH(part) for part in step_words(heavy, "plating")] == ["Save 4+"]
    assert [ENGLISH(part) for part in step_words(heavy, "differences")] == ["None"]
    assert [ENGLISH(part) for part in step_words(heavy, "history")] == ["Sound"]


# Row by row


@pytest.mark.rule("RT-GEN-01")
@pytest.mark.parametrize(
    ("step", "rolled_too"),
    [
        param("frame", {"weapons", "history"}),
        param("differences", set()),
        param("plating", set()),
        param("weapons", {"history"}),
        param("equipment", set()),
        param("history", set()),
        param("name", set()),
    ],
)
def test_a_row_rolled_again_takes_along_what_depends_on_it(step: Step, rolled_too: set[Step]) -> None:
    changed: set[Step] = set()
    for seed in range(60):
        first = rolled(seed)
        other = roll_again(first, step, set(), lambda seed=seed: Rolled(f"{seed}-{step}-1"))
        changed |= {each for each in STEPS if first.dice()[each] != other.dice()[each]}
    assert changed == {step} | rolled_too


@pytest.mark.rule("RT-GEN-01")
@drawn(st.integers(0, 2**32), st.sampled_from(STEPS), st.sets(st.sampled_from(STEPS)))
def test_a_locked_row_keeps_dice_that_fit(seed: int, step: Step, locked: set[Step]) -> None:
    first = rolled(seed)
    other = roll_again(first, step, locked, lambda: Rolled(f"{seed}-again"))
    same = roll_again(first, step, locked, lambda: Rolled(f"{seed}-again"))
    assert (other.outcome, other.dice()) == (same.outcome, same.dice())
    lost = {each for each in locked - {step} if first.dice()[each] != other.dice()[each]}
    if first.outcome.frame == other.outcome.frame:
        assert lost <= {"history"}
    assert lost <= {"weapons", "history"}


@pytest.mark.rule("RT-GEN-01", "RT-GEN-05")
def test_locked_weapons_that_no_longer_fit_are_rolled_again() -> None:
    light = typed([1, *[3] * 8, 2, 6, 3, 6, 8, 1, 2, 4, 1, 1])
    heavier = with_typed(light, "frame", [6], {"weapons", "history"}, lambda: Rolled("1"))
    assert heavier.outcome.weapon_points == 5
    assert heavier.dice()["weapons"] != light.dice()["weapons"]
    assert heavier.dice()["history"] == light.dice()["history"]
    standard = with_typed(light, "plating", [6], {"weapons"}, lambda: Rolled("1"))
    assert standard.dice() == light.dice() | {"plating": (6,)}


@pytest.mark.rule("RT-GEN-01", "RT-GEN-05", "RT-GEN-06", "RT-GEN-07")
@pytest.mark.parametrize(
    ("step", "results", "wanted"),
    [
        param("frame", [], (6, "frame")),
        param("frame", [3], None),
        param("differences", [2, 2], (6, "difference in BS")),
        param("weapons", [4], (10, "heavy weapon")),
        param("weapons", [4, 6, 2, 1, 5], (10, "basic weapon")),
        param("weapons", [4, 6, 2, 1, 5, 3], None),
        param("equipment", [3, 6, 6], (10, "equipment")),
        param("history", [5], (3, "which weapon")),
        param("history", [10, 9], (10, "history")),
        param("name", [20], (20, "name, second part")),
    ],
)
def test_real_dice_are_asked_for_one_by_one(step: Step, results: list[int], wanted: tuple[int, str] | None) -> None:
    die = next_die(typed(EXAMPLE), step, results)
    assert (None if die is None else (die.sides, die.purpose)) == wanted


@pytest.mark.rule("RT-GEN-01")
@pytest.mark.parametrize(("step", "results"), [param("frame", [7]), param("name", [0]), param("plating", [1, 1])])
def test_a_real_die_out_of_range_or_too_many_is_refused(step: Step, results: list[int]) -> None:
    with pytest.raises(BadInput):
        next_die(typed(EXAMPLE), step, results)


# Tables that the player changed


@pytest.mark.rule("RT-DRD-09")
@pytest.mark.parametrize(
    ("table", "step", "left"),
    [
        param("difference", "differences", {"ws": 6, "t": 6, "a": 3}),
        param("plating", "plating", {"save": None}),
        param("heavy_weapon", "weapons", {"weapons": ()}),
        param("equipment", "equipment", {"equipment": (), "equipment_points": 0}),
        param("history", "history", {"history": ()}),
        param("name_second", "name", {"name": (0, 0)}),
    ],
)
def test_a_step_whose_table_is_empty_is_left_out_with_the_reason(
    tables: Callable[..., None], table: str, step: Step, left: dict[str, Any]
) -> None:
    tables(table, lambda _rows: [])
    missing = step_gap(step)
    assert missing is not None
    assert ENGLISH(missing).endswith("is empty.")
    for seed in range(20):
        suit = roll_suit({"frame": (3,), "history": (9,), "weapons": (1, 1)}, lambda seed=seed: Rolled(seed))
        assert step not in suit.steps
        assert {field: getattr(suit.outcome, field) for field in left} == left
        assert suit_unit(suit, "1", ENGLISH).rolled is not None
        assert step_words(suit, step) == []
    log = [ENGLISH(words) for words in play("rogue-trader.generate-dreadnought", {}, Rolled(1)).said]
    assert ENGLISH(missing) in log


@pytest.mark.rule("RT-DRD-09")
def test_without_frames_there_is_no_suit(tables: Callable[..., None]) -> None:
    tables("frame", lambda rows: rows[:2])
    missing = step_gap("frame")
    assert missing is not None
    assert ENGLISH(missing) == "The Ironmuster table “Frame” has no row for 6."
    with pytest.raises(BadInput):
        rolled(1)


@pytest.mark.rule("RT-DRD-09", "RT-GEN-02", "RT-GEN-06")
def test_rows_that_the_player_typed_are_used(tables: Callable[..., None]) -> None:
    tables("frame", lambda rows: [{**rows[0], "from": 1, "to": 6, "weapon_points": 2, "m": 9}])
    tables("equipment", lambda rows: [{**rows[0], "from": 1, "to": 10}])
    suit = typed([6, *[2] * 8, 4, 1, 1, 1, 1, 6, 9, 1, 1, 1])
    assert (suit.outcome.m, suit.outcome.weapon_points, len(suit.outcome.weapons)) == (9, 2, 2)
    assert suit.outcome.equipment == ("communicator",)


@pytest.mark.rule("RT-GEN-07", "RT-DRD-09")
def test_a_pair_of_nothing_but_pairs_ends(tables: Callable[..., None]) -> None:
    tables("history", lambda rows: [{**rows[-1], "from": 1, "to": 10}])
    assert typed([3, *[2] * 8, 4, 4, 6, 4, 5, 1, 1, 10, 1, 1]).outcome.history == ()


@pytest.mark.rule("RT-VEH-09")
def test_without_a_table_no_vehicle_is_armed_and_the_reason_is_said(tables: Callable[..., None]) -> None:
    vehicle = Vehicle(weapon_points=4)
    assert armament_hindrance(vehicle, NO_ROWS) is None
    tables("super_heavy_weapon", lambda _rows: [])
    missing = armament_hindrance(vehicle, NO_ROWS)
    assert missing is not None
    assert ENGLISH(missing) == "The Ironmuster table “Super-heavy weapons” is empty."
    with pytest.raises(BadInput):
        play("rogue-trader.generate-armament", {"points": 4}, Rolled(1))


@pytest.mark.rule("RT-VEH-09", "RT-GEN-10")
def test_other_rows_of_the_vehicle_table_are_used(tables: Callable[..., None]) -> None:
    tables("basic_weapon", lambda rows: [{**rows[0], "id": "musket", "from": 1, "to": 10}])
    weapons = [outcome["weapons"] for outcome, _ in odds("rogue-trader.generate-armament", {"points": 1})]
    assert weapons == [[{"name": "musket", "class": "basic", "points": 1}]]
