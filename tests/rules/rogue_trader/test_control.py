"""Who is out of control next turn, and who moves first."""

from __future__ import annotations

from typing import Any

import pytest
from examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"causes": ["collision-solid"]},
            [],
            {"next_turn": True, "permanently_out_of_control": False},
            marks=rule("RT-OOC-07"),
        ),
        param({"causes": ["collision-creature"]}, [], {"next_turn": False}, marks=rule("RT-OOC-07")),
        param({"causes": ["collision-vehicle"], "struck": True}, [], {"next_turn": True}, marks=rule("RT-OOC-07")),
        param(
            {"causes": ["collision-vehicle"], "struck": True, "settings": {"rt.col.ooc": "movingOnly"}},
            [],
            {"next_turn": False},
            marks=rule("RT-OOC-07"),
        ),
        param({"causes": ["collision-vehicle"], "destroyed": True}, [], {"next_turn": False}, marks=rule("RT-OOC-07")),
        param({"causes": ["collision-solid"], "halted": True}, [], {"next_turn": False}, marks=rule("RT-OOC-07")),
        param(
            {"causes": ["overspeed", "collision-vehicle"]},
            [],
            {"next_turn": True, "permanently_out_of_control": False},
            marks=rule("RT-OOC-08"),
        ),
        param({"causes": ["by-hand"]}, [], {"next_turn": True}, marks=rule("RT-OOC-08")),
        param(
            {"causes": ["overspeed"]},
            [],
            {"next_turn": True, "permanently_out_of_control": False},
            marks=rule("RT-OOC-08", "RT-MOV-12"),
        ),
        param(
            {"causes": ["temporary", "temporary"]},
            [],
            {"next_turn": True, "permanently_out_of_control": False},
            marks=rule("RT-DMG-20", "RT-DMG-12"),
        ),
        param(
            {"causes": ["temporary"], "permanently_out_of_control": True},
            [],
            {"next_turn": True, "permanently_out_of_control": True},
            marks=rule("RT-DMG-20", "RT-DMG-17"),
        ),
        param(
            {"causes": ["permanent"]},
            [],
            {"next_turn": True, "permanently_out_of_control": True},
            marks=rule("RT-DMG-17"),
        ),
        param({"causes": []}, [], {"next_turn": False, "permanently_out_of_control": False}, marks=rule("RT-OOC-08")),
    ],
)
def test_loss_of_control_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.loss-of-control", given, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "models": [
                    {"id": "squad"},
                    {"id": "car", "out_of_control": True},
                    {"id": "truck", "out_of_control": True},
                ]
            },
            [],
            {"out_of_control_first": True, "may_move": ["car", "truck"]},
            marks=rule("RT-OOC-06"),
        ),
        param(
            {
                "models": [
                    {"id": "squad"},
                    {"id": "car", "out_of_control": True, "moved": True},
                    {"id": "truck", "out_of_control": True},
                ]
            },
            [],
            {"may_move": ["truck"]},
            marks=rule("RT-OOC-06"),
        ),
        param(
            {
                "models": [
                    {"id": "squad"},
                    {"id": "car", "out_of_control": True, "moved": True},
                    {"id": "truck", "out_of_control": True, "destroyed": True},
                ]
            },
            [],
            {"out_of_control_first": False, "may_move": ["squad"]},
            marks=rule("RT-OOC-06"),
        ),
        param({"models": []}, [], {"out_of_control_first": False, "may_move": []}, marks=rule("RT-OOC-06")),
    ],
)
def test_movement_order_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.movement-order", given, dice, then)
