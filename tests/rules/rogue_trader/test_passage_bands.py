"""How many models pass a door in a turn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.rogue_trader.passage import band, door_limit, door_room, door_share


@pytest.mark.rule("RT-DOOR-03", "RT-EMB-03")
@pytest.mark.parametrize(
    ("move", "models"),
    [(4, 4), (3.5, 4), (3.49, 3), (3, 3), (2.5, 3), (2.49, 2), (1.5, 2), (1.49, 1), (1, 1), (0.5, 1)],
)
def test_bands(move: float, models: int) -> None:
    assert band(move) == models


@pytest.mark.rule("RT-DOOR-04", "RT-EMB-04")
@pytest.mark.parametrize(
    ("factors", "moves", "limit"),
    [
        ([1], [4, 2], 2),
        ([2], [4], 8),
        ([0.5], [4], 2),
        ([0.1], [4], 1),
        ([0.7, 0.7], [4], 4),
        ([1, 1], [4], 8),
        ([1], [], 0),
    ],
)
def test_the_slowest_sets_the_number_of_each_door(factors: list[float], moves: list[float], limit: int) -> None:
    assert door_limit(factors, moves) == limit


@pytest.mark.rule("RT-DOOR-04")
def test_shares_of_a_door_are_exact() -> None:
    assert 3 * door_share(2.5) == door_room([1])
    assert 2 * door_share(4) + door_share(2) == 1
    assert door_room([0.1, 0.2]) == Fraction(3, 10)
