"""What earlier special damage forces."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


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
