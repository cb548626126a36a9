"""The circle a vehicle turns on."""

from __future__ import annotations

from typing import Any

import pytest
from examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"speed": 12, "trr": 0.5}, [], {"radius": 6, "angle": 115}, marks=rule("RT-MOV-09", "RT-MOV-10")),
        param({"speed": 12, "trr": 1.5}, [], {"radius": 18}, marks=rule("RT-MOV-09")),
        param({"speed": 7, "trr": 0.25}, [], {"radius": 1.75}, marks=rule("RT-MOV-09")),
        param({"speed": 0, "trr": 1}, [], {"radius": 0, "angle": None}, marks=rule("RT-MOV-09")),
        param({"speed": 12, "trr": 1, "antigrav": True}, [], {"radius": None, "angle": None}, marks=rule("RT-MOV-09")),
        param(
            {"speed": 12, "trr": 1, "antigrav": True, "settings": {"rt.mov.circleExempt": "antigravAndHover"}},
            [],
            {"radius": 12},
            marks=rule("RT-MOV-09"),
        ),
        param({"speed": 12, "trr": 1, "air_minimum": 0}, [], {"radius": None}, marks=rule("RT-MOV-09")),
        param({"speed": 10, "trr": 1}, [], {"radius": 10, "angle": 57}, marks=rule("RT-MOV-10")),
        param(
            {"speed": 9, "trr": 0.5, "out_of_control": True}, [], {"radius": 9, "angle": 57}, marks=rule("RT-OOC-05")
        ),
        param(
            {"speed": 12, "trr": 2, "antigrav": True, "out_of_control": True},
            [],
            {"radius": 12},
            marks=rule("RT-OOC-05"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.turning-circle", given, dice, then)
