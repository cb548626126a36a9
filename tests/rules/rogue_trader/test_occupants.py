"""Whether those aboard live."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import play
from rules.dice import Typed
from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"occupants": [{"save": 4}]},
            [4],
            {"allowed": True, "survivors": [1], "killed": 0, "placed": "touching"},
            marks=rule("RT-DMG-03"),
        ),
        param(
            {"occupants": [{"save": 4}]}, [3], {"survivors": [0], "killed": 1, "placed": None}, marks=rule("RT-DMG-03")
        ),
        param({"occupants": [{"count": 2}]}, [], {"survivors": [0], "killed": 2}, marks=rule("RT-DMG-03")),
        param(
            {"occupants": [{"count": 3, "save": 6}]},
            [6, 5, 6],
            {"survivors": [2], "killed": 1},
            marks=rule("RT-DMG-03"),
        ),
        param({"occupants": [{"seat": True}], "ejector_save": 4}, [4], {"survivors": [1]}, marks=rule("RT-DMG-04")),
        param(
            {"occupants": [{"save": 3, "seat": True}], "ejector_save": 4},
            [3],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {
                "occupants": [{"save": 3, "seat": True}],
                "ejector_save": 4,
                "settings": {"rt.dmg.ejector": "ejectorOnly"},
            },
            [3],
            {"survivors": [0]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 5, "seat": True}], "ejector_save": 4, "settings": {"rt.dmg.ejector": "both"}},
            [2, 4],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 5, "seat": True}], "ejector_save": 4, "settings": {"rt.dmg.ejector": "both"}},
            [5],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"seat": True}]},
            [],
            {"allowed": False, "reason": "ejector-save-unknown"},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 3, "seat": True, "use": "ejector"}], "ejector_save": 5},
            [4],
            {"survivors": [0]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"cause": "explosion", "occupants": [{"count": 2, "save": 4}, {}]},
            [4, 3],
            {"survivors": [1, 0], "killed": 2, "placed": "touching"},
            marks=rule("RT-DMG-19"),
        ),
        param(
            {"cause": "explosion", "occupants": [{"seat": True}, {"save": 6, "seat": True}], "ejector_save": 4},
            [4, 3],
            {"survivors": [1, 0]},
            marks=rule("RT-DMG-19"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"save": 3}]},
            [],
            {"survivors": [0], "killed": 1},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"save": 3, "seat": True}], "ejector_save": 4},
            [3],
            {"survivors": [0]},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"seat": True}], "ejector_save": 4},
            [4],
            {"survivors": [1], "next": ["remove-pilot"]},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"save": 5}]},
            [5],
            {"survivors": [1], "placed": "touching"},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{}]}, [], {"killed": 1}, marks=rule("RT-DRD-21")
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"seat": True}], "ejector_save": 4},
            [4],
            {"survivors": [1]},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {
                "kind": "dreadnought",
                "cause": "explosion",
                "occupants": [{"save": 5}],
                "settings": {"rt.drd.bangSave": "ejectOnly"},
            },
            [],
            {"killed": 1},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"count": 2, "save": 5}]},
            [5],
            BAD_INPUT,
            marks=rule("RT-DRD-21"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.occupants-save", given, dice, then)


BOTH = {"save": 3, "seat": True}
SUIT = {"kind": "dreadnought"}


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"occupants": [BOTH], "ejector_save": 2}, [2], {"survivors": [1]}, marks=rule("RT-DMG-04")),
        param(
            {"occupants": [BOTH | {"use": "armour"}], "ejector_save": 2},
            [2],
            {"survivors": [0]},
            marks=rule("RT-DMG-04"),
        ),
        param({"occupants": [BOTH | {"use": "armour"}]}, [3], {"survivors": [1]}, marks=rule("RT-DMG-04")),
        param({"occupants": [BOTH]}, [], {"reason": "ejector-save-unknown"}, marks=rule("RT-DMG-04")),
        param(
            {"occupants": [BOTH | {"use": "ejector"}]}, [], {"reason": "ejector-save-unknown"}, marks=rule("RT-DMG-04")
        ),
        param({"occupants": [{"save": 4, "use": "ejector"}]}, [4], {"survivors": [1]}, marks=rule("RT-DMG-04")),
        param(
            {"occupants": [{"seat": True, "use": "armour"}], "ejector_save": 4},
            [4],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"seat": True, "use": "armour"}]},
            [],
            {"reason": "ejector-save-unknown"},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 4}, BOTH | {"use": "armour"}], "settings": {"rt.dmg.ejector": "both"}},
            [],
            {"allowed": False, "reason": "ejector-save-unknown"},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"count": 2, "save": 5, "seat": True}, {"seat": True}], "ejector_save": 4}
            | {"settings": {"rt.dmg.ejector": "both"}},
            [4, 3, 5, 4],
            {"survivors": [1, 1], "killed": 1},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 3}], "settings": {"rt.dmg.ejector": "ejectorOnly"}},
            [3],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"count": 2, "save": 5}, {"save": 4}]},
            [5, 2, 4],
            {"survivors": [1, 1], "killed": 1, "next": []},
            marks=rule("RT-DMG-03"),
        ),
        param(
            SUIT | {"occupants": [{"save": 3, "seat": True, "use": "armour"}], "ejector_save": 4},
            [3],
            {"survivors": [0], "next": []},
            marks=rule("RT-DRD-10"),
        ),
        param(
            SUIT | {"occupants": [{"save": 3, "seat": True}]},
            [],
            {"reason": "ejector-save-unknown"},
            marks=rule("RT-DRD-10"),
        ),
        param(
            SUIT | {"cause": "explosion", "occupants": [BOTH], "ejector_save": 5},
            [3],
            {"survivors": [1], "next": ["remove-pilot"]},
            marks=rule("RT-DRD-21", "RT-DRD-04"),
        ),
        param(
            SUIT
            | {
                "cause": "explosion",
                "occupants": [BOTH],
                "ejector_save": 5,
                "settings": {"rt.drd.bangSave": "ejectOnly"},
            },
            [4],
            {"survivors": [0]},
            marks=rule("RT-DRD-21"),
        ),
        param(
            SUIT
            | {"cause": "explosion", "occupants": [BOTH], "ejector_save": 4, "settings": {"rt.dmg.ejector": "both"}},
            [3],
            {"survivors": [1]},
            marks=rule("RT-DRD-21"),
        ),
    ],
)
def test_more_occupants(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.occupants-save", given, dice, then)


@pytest.mark.rule("RT-DMG-03")
def test_odds_of_a_hundred_occupants() -> None:
    found = chances("rogue-trader.occupants-save", {"occupants": [{"count": 100, "save": 5}]}, "killed")
    assert found == {(100 - n,): comb(100, n) * Fraction(1, 3) ** n * Fraction(2, 3) ** (100 - n) for n in range(101)}


@pytest.mark.rule("RT-DMG-04")
@pytest.mark.parametrize(("armour", "seat", "purpose"), [(4, 4, "armour save"), (4, 3, "ejector save")])
def test_the_better_number_is_rolled_and_armour_when_they_are_equal(armour: int, seat: int, purpose: str) -> None:
    given = {"occupants": [{"save": armour, "seat": True}], "ejector_save": seat}
    rolls = play("rogue-trader.occupants-save", given, Typed([4])).rolls
    assert [(die.sides, die.purpose) for die in rolls] == [(6, purpose)]


people = st.fixed_dictionaries(
    {
        "count": st.integers(1, 3),
        "save": st.one_of(st.none(), st.integers(2, 6)),
        "seat": st.booleans(),
        "use": st.sampled_from(["best", "armour", "ejector"]),
    }
)


@pytest.mark.rule("RT-DMG-03", "RT-DMG-04")
@drawn(
    st.lists(people, min_size=1, max_size=2),
    st.one_of(st.none(), st.integers(2, 6)),
    st.sampled_from(["choose", "ejectorOnly", "both"]),
)
def test_everyone_lives_or_dies_and_whoever_has_no_save_dies(
    occupants: list[dict[str, Any]], ejector_save: int | None, ejector: str
) -> None:
    given = {"occupants": occupants, "ejector_save": ejector_save, "settings": {"rt.dmg.ejector": ejector}}
    if (False,) in chances("rogue-trader.occupants-save", given, "allowed"):
        assert ejector_save is None
        assert any(group["seat"] for group in occupants)
        return
    aboard = sum(group["count"] for group in occupants)
    for (killed,) in chances("rogue-trader.occupants-save", given, "killed"):
        assert 0 <= killed <= aboard
    unsaved = sum(group["count"] for group in occupants if group["save"] is None and not group["seat"])
    assert min(killed for (killed,) in chances("rogue-trader.occupants-save", given, "killed")) == unsaved


@pytest.mark.rule("RT-DMG-04")
@drawn(st.integers(2, 6), st.integers(2, 6))
def test_the_settings_for_seats_in_order_of_kindness(armour: int, seat: int) -> None:
    def lives(ejector: str) -> Fraction:
        given = {"occupants": [{"save": armour, "seat": True}], "ejector_save": seat}
        given["settings"] = {"rt.dmg.ejector": ejector}
        return chances("rogue-trader.occupants-save", given, "killed").get((0,), Fraction(0))

    assert lives("ejectorOnly") == Fraction(7 - seat, 6)
    assert lives("choose") == Fraction(7 - min(armour, seat), 6)
    assert lives("both") == 1 - Fraction(armour - 1, 6) * Fraction(seat - 1, 6)


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param({"occupants": []}, []),
        param({"occupants": [{"save": 4}] * 51}, [4] * 51),
        param({"occupants": [{"save": 1}]}, [4]),
        param({"occupants": [{"save": 7}]}, [4]),
        param({"occupants": [{"save": 4, "count": 0}]}, []),
        param({"occupants": [{"save": 4, "count": 101}]}, [4] * 101),
        param({"occupants": [{"save": 4, "use": "luck"}]}, [4]),
        param({"occupants": [{"save": 4}], "ejector_save": 1}, [4]),
        param({"occupants": [{"save": 4}], "cause": "rust"}, [4]),
        param({"kind": "dreadnought", "occupants": [{"save": 4}, {"save": 4}]}, []),
        param({"occupants": [{"save": 4, "count": 2}]}, [4]),
        param({"occupants": [{}]}, [4]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.occupants-save", given, dice, BAD_INPUT)


def test_the_refusal_has_no_other_field() -> None:
    found = outcome_of("rogue-trader.occupants-save", {"occupants": [{"seat": True}]}, [])
    assert found == {"allowed": False, "reason": "ejector-save-unknown"}
    assert log_of("rogue-trader.occupants-save", {"occupants": [{"seat": True}]}, []) == [
        "The save of ejector seats is not known: agree on a number first."
    ]


def test_the_log_tells_each_save() -> None:
    given = {"occupants": [{"count": 2, "save": 4}, {}]}
    assert log_of("rogue-trader.occupants-save", given, [4, 3]) == [
        "Armour save: 4 (needs 4+), alive.",
        "Armour save: 3 (needs 4+), failed.",
        "No save: 1 killed.",
        "Aboard: 1 alive, 2 killed.",
        "Survivors are placed touching the wreck and move in their own next turn.",
    ]
