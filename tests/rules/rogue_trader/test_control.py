"""Who is out of control next turn, and who moves first."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, check, outcome_of, param, rule


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


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param({"causes": ["collision-vehicle"]}, {"next_turn": True}, marks=rule("RT-OOC-07")),
        param(
            {"causes": ["collision-vehicle"], "settings": {"rt.col.ooc": "movingOnly"}},
            {"next_turn": True},
            marks=rule("RT-OOC-07"),
        ),
        param(
            {"causes": ["collision-vehicle", "overspeed"], "struck": True, "settings": {"rt.col.ooc": "movingOnly"}},
            {"next_turn": True},
            marks=rule("RT-OOC-07", "RT-OOC-08"),
        ),
        param(
            {"causes": ["temporary"]}, {"next_turn": True, "permanently_out_of_control": False}, marks=rule("RT-DMG-12")
        ),
        param(
            {"causes": [], "permanently_out_of_control": True},
            {"next_turn": True, "permanently_out_of_control": True},
            marks=rule("RT-DMG-17"),
        ),
        param(
            {"causes": ["permanent"], "halted": True},
            {"next_turn": False, "permanently_out_of_control": True},
            marks=rule("RT-DMG-20"),
        ),
        param({"causes": ["overspeed", "temporary"], "destroyed": True}, {"next_turn": False}, marks=rule("RT-DMG-02")),
    ],
)
def test_more_losses_of_control(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("rogue-trader.loss-of-control", given, [], then)


CAUSES = [
    "overspeed",
    "collision-vehicle",
    "collision-solid",
    "collision-creature",
    "temporary",
    "permanent",
    "by-hand",
]


@pytest.mark.rule("RT-CONV-02", "RT-OOC-08", "RT-DMG-20")
@drawn(st.lists(st.sampled_from(CAUSES), max_size=6), st.booleans(), st.booleans())
def test_causes_do_not_add_up_and_permanent_stays(causes: list[str], permanently: bool, halted: bool) -> None:
    given = {"causes": causes, "permanently_out_of_control": permanently, "halted": halted}
    once = outcome_of("rogue-trader.loss-of-control", given, [])
    twice = outcome_of("rogue-trader.loss-of-control", given | {"causes": causes * 2}, [])
    assert once == twice
    assert once["permanently_out_of_control"] == (permanently or "permanent" in causes)
    assert not (halted and once["next_turn"])


@pytest.mark.rule("RT-OOC-06")
@drawn(st.lists(st.tuples(st.booleans(), st.booleans(), st.booleans()), max_size=8))
def test_whoever_may_move_is_waiting(models: list[tuple[bool, bool, bool]]) -> None:
    listed = [
        {"id": str(n), "out_of_control": out, "moved": moved, "destroyed": destroyed}
        for n, (out, moved, destroyed) in enumerate(models)
    ]
    found = outcome_of("rogue-trader.movement-order", {"models": listed}, [])
    waiting = [model for model in listed if not model["moved"] and not model["destroyed"]]
    first = [model["id"] for model in waiting if model["out_of_control"]]
    assert found["out_of_control_first"] == bool(first)
    assert found["may_move"] == (first or [model["id"] for model in waiting])


@pytest.mark.parametrize(
    ("action", "given"),
    [
        param("loss-of-control", {}),
        param("loss-of-control", {"causes": ["fire"]}),
        param("loss-of-control", {"causes": ["overspeed"] * 21}),
        param("loss-of-control", {"causes": "overspeed"}),
        param("loss-of-control", {"causes": ["overspeed"], "kind": "dreadnought"}),
        param("movement-order", {"models": [{"id": "car"}, {"id": "car"}]}),
        param("movement-order", {"models": [{"id": ""}]}),
        param("movement-order", {"models": [{"id": "x" * 81}]}),
        param("movement-order", {"models": [{"id": 3}]}),
        param("movement-order", {"models": [{"id": str(n)} for n in range(201)]}),
    ],
)
def test_bounds(action: str, given: dict[str, Any]) -> None:
    check(f"rogue-trader.{action}", given, [], BAD_INPUT)
