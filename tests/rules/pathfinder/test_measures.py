"""Squares, feet, metres, rounding, sizes."""

from __future__ import annotations

import pytest

from rules.language import language
from rules.pathfinder.driven import DrivenVehicle
from rules.pathfinder.measures import feet, kilograms, length, metres, speed, squares, weight
from rules.pathfinder.performance import performance
from rules.pathfinder.sizes import size_of, steps_above


@pytest.mark.rule("PF-CONV-01")
@pytest.mark.parametrize(("in_feet", "in_squares", "in_metres"), [(60, 12, 18), (5, 1, 1.5), (180, 36, 54), (10, 2, 3)])
def test_a_square_is_five_feet_or_a_metre_and_a_half(in_feet: int, in_squares: int, in_metres: float) -> None:
    assert squares(in_feet) == in_squares
    assert feet(in_squares) == in_feet
    assert metres(in_feet) == pytest.approx(in_metres)


@pytest.mark.rule("PF-CONV-01")
@pytest.mark.parametrize(
    ("in_feet", "english", "french"),
    [
        (35, "35\N{NO-BREAK SPACE}ft (7\N{NO-BREAK SPACE}sq)", "10,5\N{NO-BREAK SPACE}m (7\N{NO-BREAK SPACE}c)"),
        (5, "5\N{NO-BREAK SPACE}ft (1\N{NO-BREAK SPACE}sq)", "1,5\N{NO-BREAK SPACE}m (1\N{NO-BREAK SPACE}c)"),
        (17.5, "17.5\N{NO-BREAK SPACE}ft (3\N{NO-BREAK SPACE}sq)", "5,25\N{NO-BREAK SPACE}m (3\N{NO-BREAK SPACE}c)"),
    ],
)
def test_speeds_are_shown_in_the_measures_of_the_language(in_feet: float, english: str, french: str) -> None:
    assert language("en").text(speed(in_feet)) == english
    assert language("fr").text(speed(in_feet)) == french


@pytest.mark.rule("PF-CONV-01")
def test_weights_and_lengths() -> None:
    assert kilograms(25) == 12.5
    assert language("fr").text(weight(25)) == "12,5\N{NO-BREAK SPACE}kg"
    assert language("en").text(weight(1000)) == "1000\N{NO-BREAK SPACE}lb"
    assert language("fr").text(length(120)) == "36\N{NO-BREAK SPACE}m"


@pytest.mark.rule("PF-CONV-02", "PF-SPD-04")
@pytest.mark.parametrize(("whole", "half"), [(5, 2), (1, 1), (2, 1), (15, 7)])
def test_a_halved_acceleration_is_rounded_down_but_never_under_a_square(whole: int, half: int) -> None:
    vehicle = DrivenVehicle(hp=29, acceleration=whole, maximum_speed=whole)
    assert performance(vehicle).acceleration == half
    assert performance(vehicle).maximum_speed == half


@pytest.mark.rule("PF-CONV-02")
def test_feet_are_used_as_whole_squares() -> None:
    assert squares(7.5) == 1
    assert squares(37.5) == 7


@pytest.mark.rule("PF-CONV-05")
def test_one_scale_of_sizes() -> None:
    assert steps_above("huge", "medium") == 2
    assert steps_above("large", "large") == 0
    assert steps_above("fine", "colossal") == -8


@pytest.mark.rule("PF-BLD-04")
@pytest.mark.parametrize(
    ("covered", "size"),
    [
        (1, "large"),
        (2, "large"),
        (6, "large"),
        (7, "huge"),
        (12, "huge"),
        (13, "gargantuan"),
        (20, "gargantuan"),
        (21, "colossal"),
        (104, "colossal"),
    ],
)
def test_size_by_squares(covered: int, size: str) -> None:
    assert size_of(covered) == size
