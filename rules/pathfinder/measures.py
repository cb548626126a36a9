"""Squares, feet and metres: one square is 5 ft or 1.5 m; one pound counts as half a kilogram (PF-CONV-01)."""

from __future__ import annotations

from rules.language import N_, Message, Name

FEET_A_SQUARE = 5
SQUARES = N_("\N{NO-BREAK SPACE}sq")
FEET = N_("\N{NO-BREAK SPACE}ft")
GOLD = N_("\N{NO-BREAK SPACE}gp")
POUNDS = N_("\N{NO-BREAK SPACE}lb")
D8 = N_("d8")
"""What is written after a figure, as templates."""


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


def length(feet_: float) -> Name:
    """A length in feet as a player reads it: "35 ft", « 10,5 m »."""
    in_metres = f"{metres(feet_):.2f}".rstrip("0").rstrip(".").replace(".", ",")
    return Name(f"{feet_:g}\N{NO-BREAK SPACE}ft", f"{in_metres}\N{NO-BREAK SPACE}m")


def weight(pounds: float) -> Name:
    """A weight in pounds as a player reads it: "25 lb", « 12,5 kg »."""
    in_kilograms = f"{kilograms(pounds):g}".replace(".", ",")
    return Name(f"{pounds:g}\N{NO-BREAK SPACE}lb", f"{in_kilograms}\N{NO-BREAK SPACE}kg")


def speed(feet_: float) -> Message:
    """A speed in feet with its squares: "35 ft (7 sq)", « 10,5 m (7 c) »."""
    return Message(N_("{length} ({squares}\N{NO-BREAK SPACE}sq)"), {"length": length(feet_), "squares": squares(feet_)})
