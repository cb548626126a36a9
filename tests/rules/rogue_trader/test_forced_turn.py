"""What earlier special damage forces."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, check, log_of, outcome_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {
                "results": ["mechanical-failure"],
                "last_speed": 12,
                "weapons": [
                    {"id": "auto", "auto": True, "fired": True},
                    {"id": "auto2", "auto": True},
                    {"id": "gunner", "fired": True},
                ],
            },
            [],
            {
                "movement": "repeat",
                "speed": 12,
                "weapons": [{"state": "forced"}, {"state": "usable"}, {"state": "usable"}],
            },
            marks=rule("RT-DMG-14"),
        ),
        param({"results": ["mechanical-failure"]}, [], {"movement": "repeat", "speed": 0}, marks=rule("RT-DMG-14")),
        param(
            {
                "results": ["system-failure"],
                "last_speed": 9,
                "weapons": [{"id": "auto", "auto": True}, {"id": "gunner"}],
            },
            [],
            {
                "movement": "halted",
                "speed": 0,
                "auto_locked": True,
                "weapons": [{"state": "silent"}, {"state": "usable"}],
            },
            marks=rule("RT-DMG-16", "RT-AUTO-08"),
        ),
        param(
            {
                "results": ["system-failure"],
                "weapons": [{"id": "gunner"}],
                "settings": {"rt.dmg.sysFailCrewWeapons": "dead"},
            },
            [],
            {"weapons": [{"state": "silent"}]},
            marks=rule("RT-DMG-16"),
        ),
        param(
            {
                "results": ["mechanical-failure", "system-failure"],
                "weapons": [{"id": "auto", "auto": True, "fired": True}],
            },
            [],
            {"movement": "halted", "weapons": [{"state": "silent"}]},
            marks=rule("RT-AUTO-08"),
        ),
        param(
            {
                "results": ["mechanical-failure", "loss-of-control"],
                "last_speed": 12,
                "weapons": [{"id": "auto", "auto": True, "fired": True}],
            },
            [],
            {"movement": "out-of-control", "speed": None, "weapons": [{"state": "forced"}]},
            marks=rule("RT-DMG-20", "RT-DMG-17"),
        ),
        param({"results": ["system-failure", "loss-of-control"]}, [], {"movement": "halted"}, marks=rule("RT-DMG-20")),
        param({"results": ["temporary-loss-of-control"]}, [], {"movement": "out-of-control"}, marks=rule("RT-DMG-12")),
        param(
            {"results": ["mechanical-failure"], "out_of_control": True, "last_speed": 7},
            [],
            {"movement": "out-of-control", "speed": None},
            marks=rule("RT-DMG-20", "RT-OOC-08"),
        ),
        param(
            {"results": [], "weapons": [{"id": "a"}, {"id": "b", "out": True}]},
            [],
            {"movement": "free", "auto_locked": False, "weapons": [{"state": "usable"}, {"state": "silent"}]},
            marks=rule("RT-DMG-20"),
        ),
        param(
            {
                "results": ["mechanical-failure"],
                "trapped": True,
                "last_speed": 9,
                "weapons": [{"id": "auto", "auto": True, "fired": True}, {"id": "gunner"}],
            },
            [],
            {
                "movement": "halted",
                "speed": 0,
                "auto_locked": False,
                "weapons": [{"state": "forced"}, {"state": "usable"}],
            },
            marks=rule("RT-DMG-14", "RT-BLD-28"),
        ),
        param(
            {
                "kind": "dreadnought",
                "results": ["mechanical-jam"],
                "last_speed": 6,
                "weapons": [{"id": "bolter", "fired": True}, {"id": "melta"}],
            },
            [],
            {"movement": "repeat", "speed": 6, "weapons": [{"state": "forced"}, {"state": "silent"}]},
            marks=rule("RT-DRD-16"),
        ),
        param(
            {"kind": "dreadnought", "results": ["system-failure"], "last_speed": 6, "weapons": [{"id": "bolter"}]},
            [],
            {"movement": "halted", "speed": 0, "weapons": [{"state": "silent"}]},
            marks=rule("RT-DRD-18"),
        ),
        param(
            {
                "kind": "dreadnought",
                "results": ["mechanical-jam", "berserk"],
                "weapons": [{"id": "bolter", "fired": True}],
            },
            [],
            {"movement": "gm", "weapons": [{"state": "gm"}]},
            marks=rule("RT-DRD-19"),
        ),
        param({"kind": "vehicle", "results": ["berserk"]}, [], BAD_INPUT, marks=rule("RT-DRD-19")),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.forced-turn", given, dice, then)


AUTO = {"id": "auto", "auto": True, "fired": True}
GUNNER = {"id": "gunner", "fired": True}


def states(*expected: str) -> list[dict[str, str]]:
    return [{"state": state} for state in expected]


@pytest.mark.parametrize(
    ("given", "then"),
    [
        param(
            {"results": ["mechanical-failure", "burning"], "last_speed": 9, "weapons": [AUTO, GUNNER]},
            {"movement": "halted", "speed": 0, "auto_locked": True, "weapons": states("silent", "usable")},
            marks=rule("RT-DMG-18", "RT-AUTO-08"),
        ),
        param(
            {"results": ["loss-of-control", "mechanical-failure"], "last_speed": 9, "weapons": [AUTO]},
            {"movement": "repeat", "speed": 9, "weapons": states("forced")},
            marks=rule("RT-DMG-20"),
        ),
        param(
            {"results": ["loss-of-control", "temporary-loss-of-control"]},
            {"movement": "out-of-control", "speed": None},
            marks=rule("RT-DMG-20", "RT-DMG-12"),
        ),
        param(
            {"results": ["mechanical-failure"], "weapons": [AUTO | {"out": True}]},
            {"weapons": states("silent")},
            marks=rule("RT-DMG-11", "RT-DMG-15"),
        ),
        param(
            {"results": [], "out_of_control": True, "weapons": [AUTO, GUNNER]},
            {"movement": "out-of-control", "auto_locked": False, "weapons": states("usable", "usable")},
            marks=rule("RT-OOC-01"),
        ),
        param(
            {"results": [], "trapped": True, "weapons": [AUTO]},
            {"movement": "halted", "speed": 0, "auto_locked": False, "weapons": states("usable")},
            marks=rule("RT-BLD-28"),
        ),
        param(
            {"results": ["system-failure"], "trapped": True, "out_of_control": True, "weapons": [AUTO]},
            {"movement": "halted", "auto_locked": True, "weapons": states("silent")},
            marks=rule("RT-DMG-20"),
        ),
        param(
            {"kind": "dreadnought", "results": ["burning"], "weapons": [GUNNER]},
            {"movement": "halted", "auto_locked": True, "weapons": states("silent")},
            marks=rule("RT-DRD-20"),
        ),
        param(
            {"kind": "dreadnought", "results": ["berserk", "mechanical-jam"], "last_speed": 4}
            | {"weapons": [GUNNER, {"id": "melta"}]},
            {"movement": "repeat", "speed": 4, "weapons": states("forced", "silent")},
            marks=rule("RT-DRD-16"),
        ),
        param(
            {"kind": "dreadnought", "results": ["mechanical-jam"], "last_speed": 0, "weapons": [{"id": "melta"}]},
            {"movement": "repeat", "speed": 0, "weapons": states("silent")},
            marks=rule("RT-DRD-16"),
        ),
        param(
            {"kind": "dreadnought", "results": ["berserk"], "trapped": True, "weapons": [GUNNER]},
            {"movement": "halted", "weapons": states("gm")},
            marks=rule("RT-DRD-19"),
        ),
        param(
            {"kind": "dreadnought", "results": ["berserk"], "weapons": [GUNNER | {"out": True}]},
            {"movement": "gm", "speed": None, "weapons": states("silent")},
            marks=rule("RT-DRD-13", "RT-DRD-19"),
        ),
        param(
            {"kind": "dreadnought", "results": ["system-failure", "berserk"], "weapons": [GUNNER]},
            {"movement": "halted", "speed": 0, "weapons": states("silent")},
            marks=rule("RT-DRD-18"),
        ),
    ],
)
def test_more_forced_turns(given: dict[str, Any], then: dict[str, Any]) -> None:
    check("rogue-trader.forced-turn", given, [], then)


VEHICLE = ["mechanical-failure", "system-failure", "burning", "loss-of-control", "temporary-loss-of-control"]
SUIT = ["mechanical-jam", "system-failure", "burning", "berserk"]


@pytest.mark.rule("RT-DMG-20", "RT-AUTO-08")
@drawn(
    st.one_of(
        st.tuples(st.just("vehicle"), st.lists(st.sampled_from(VEHICLE), max_size=5)),
        st.tuples(st.just("dreadnought"), st.lists(st.sampled_from(SUIT), max_size=5)),
    )
)
def test_a_stop_is_final_whatever_comes_before_or_after(case: tuple[str, list[str]]) -> None:
    kind, results = case
    given = {"kind": kind, "results": results, "last_speed": 7, "weapons": [AUTO]}
    found = outcome_of("rogue-trader.forced-turn", given, [])
    stopped = "system-failure" in results or "burning" in results
    assert (found["movement"] == "halted") == stopped == found["auto_locked"]
    assert (found["movement"] == "free") == (not results)
    assert found["speed"] == {"halted": 0, "repeat": 7}.get(found["movement"])
    if stopped:
        assert found["weapons"] == [{"id": "auto", "state": "silent"}]


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"results": ["mechanical-jam"]},
        {"kind": "dreadnought", "results": ["mechanical-failure"]},
        {"kind": "dreadnought", "results": ["temporary-loss-of-control"]},
        {"kind": "dreadnought", "results": [], "out_of_control": True},
        {"results": ["power-loss"]},
        {"results": ["burning"] * 51},
        {"results": [], "last_speed": -1},
        {"results": [], "weapons": [AUTO, AUTO]},
        {"results": [], "weapons": [{"auto": True}]},
    ],
)
def test_bounds(given: dict[str, Any]) -> None:
    check("rogue-trader.forced-turn", given, [], BAD_INPUT)


def test_the_log_names_the_weapons() -> None:
    given = {"results": ["mechanical-failure"], "last_speed": 12, "weapons": [AUTO, {"id": "b", "out": True}]}
    assert log_of("rogue-trader.forced-turn", given, []) == [
        "It repeats its last turn: 12″ straight on.",
        "It fires as last turn: auto.",
        "It does not fire: b.",
    ]
