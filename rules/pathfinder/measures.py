"""Squares, feet and metres: one square is 5 ft or 1.5 m; one pound counts as half a kilogram (PF-CONV-01)."""

from __future__ import annotations

FEET_A_SQUARE = 5


def squares(feet: float) -> int:
    """Whole squares in a length in feet, rounded down (PF-CONV-02)."""
    return int(feet // FEET_A_SQUARE)


def feet(squares_: int) -> int:
    """A length in squares, in feet."""
    return squares_ * FEET_A_SQUARE


def metres(feet_: float) -> float:
    """A length in feet, in metres: 10 ft are 3 m."""
    return feet_ * 3 / 10


def kilograms(pounds: float) -> float:
    """A weight in pounds as the French text shows it."""
    return pounds / 2
