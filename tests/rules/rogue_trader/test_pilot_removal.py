"""What taking the suit off costs its pilot."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"ld": 8, "int": 7, "cl": 7, "wp": 7},
            [4, 1],
            {"ld": 5, "int": 7, "cl": 7, "wp": 7},
            marks=rule("RT-DRD-04"),
        ),
        param(
            {"ld": 8, "int": 7, "cl": 7, "wp": 7}, [1], {"ld": 8, "int": 7, "cl": 7, "wp": 7}, marks=rule("RT-DRD-04")
        ),
        param({"ld": 8, "int": 7, "cl": 2, "wp": 7}, [4, 3], {"cl": 0}, marks=rule("RT-DRD-04")),
        param({"ld": 8, "int": 7, "cl": 7, "wp": 7, "times": 2}, [3, 2, 2, 2], {"int": 4}, marks=rule("RT-DRD-04")),
        param({"ld": 8, "int": 7, "cl": 7, "wp": 7}, [5], BAD_INPUT, marks=rule("RT-DRD-04")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.remove-pilot", given, dice, then)


PILOT = {"ld": 8, "int": 7, "cl": 7, "wp": 7}


@pytest.mark.rule("RT-DRD-04")
def test_a_second_removal_adds_up() -> None:
    check("rogue-trader.remove-pilot", PILOT | {"times": 2}, [3, 2, 2, 2], PILOT | {"int": 4})
    check("rogue-trader.remove-pilot", PILOT | {"times": 2}, [1, 4, 4], PILOT | {"wp": 4})
    check("rogue-trader.remove-pilot", PILOT | {"times": 2}, [1, 1], PILOT)


@pytest.mark.rule("RT-DRD-04")
def test_odds_of_one_removal() -> None:
    found = chances("rogue-trader.remove-pilot", PILOT, "ld", "int", "cl", "wp")
    assert found.pop((8, 7, 7, 7)) == Fraction(1, 4)
    assert set(found.values()) == {Fraction(1, 16)}
    assert len(found) == 12


figure = st.integers(0, 10)


@pytest.mark.rule("RT-DRD-04", "RT-DRD-07")
@drawn(figure, figure, figure, figure, st.integers(1, 3))
def test_characteristics_never_rise_and_never_go_below_0(
    ld: int, intelligence: int, cl: int, wp: int, times: int
) -> None:
    given = {"ld": ld, "int": intelligence, "cl": cl, "wp": wp, "times": times}
    for after in chances("rogue-trader.remove-pilot", given, "ld", "int", "cl", "wp"):
        before = (ld, intelligence, cl, wp)
        assert all(0 <= now <= then for now, then in zip(after, before, strict=True))
        assert sum(before) - sum(after) <= 3 * times


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param(PILOT | {"ld": 11}, [1]),
        param(PILOT | {"cl": None}, [1]),
        param({"ld": 8}, [1]),
        param(PILOT | {"times": 0}, []),
        param(PILOT | {"times": 11}, [1] * 11),
        param(PILOT, [1, 1]),
        param(PILOT, [2]),
        param(PILOT, [2, 5]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.remove-pilot", given, dice, BAD_INPUT)


def test_the_log_names_the_characteristic() -> None:
    assert log_of("rogue-trader.remove-pilot", PILOT, [4, 1]) == ["The suit comes off: Leadership −3, now 5."]
    assert log_of("rogue-trader.remove-pilot", PILOT, [1]) == ["The suit comes off: nothing is lost."]
