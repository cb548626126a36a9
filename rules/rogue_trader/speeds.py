"""Speeds after losses of power (RT-DMG-13, RT-CONV-03)."""

from __future__ import annotations

from math import ceil, floor
from typing import Literal


def halved(value: float, times: int, rounding: Literal["exact", "up", "down"]) -> float:
    """`value` (inches) halved `times` times, rounded after each halving as the setting says (RT-CONV-03)."""
    for _ in range(times):
        value /= 2
        if rounding != "exact":
            value = ceil(value) if rounding == "up" else floor(value)
    return value
