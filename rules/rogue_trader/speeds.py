"""Speeds after losses of power (RT-DMG-13, RT-CONV-03), and comparing what was added up."""

from __future__ import annotations

from math import ceil, floor
from typing import Literal

_SMALLEST = 1e-9


def halved(value: float, times: int, rounding: Literal["exact", "up", "down"]) -> float:
    """`value` (inches) halved `times` times, rounded after each halving as the setting says (RT-CONV-03)."""
    for _ in range(times):
        value /= 2
        if rounding != "exact":
            value = ceil(value) if rounding == "up" else floor(value)
    return value


def above(value: float, limit: float) -> bool:
    """Whether `value` is more than `limit`; a sum such as 0.1 + 0.2 is not more than 0.3."""
    return value > limit + _SMALLEST


def steps_of(speed: float, step: float) -> int:
    """How many steps a speed (inches) makes, a started step counting as whole (RT-COL-01)."""
    return ceil(speed / step - _SMALLEST)
