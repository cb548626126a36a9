"""Whether those aboard live."""

from __future__ import annotations

from typing import Any

import pytest
from examples import BAD_INPUT, check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"occupants": [{"save": 4}]},
            [4],
            {"allowed": True, "survivors": [1], "killed": 0, "placed": "touching"},
            marks=rule("RT-DMG-03"),
        ),
        param(
            {"occupants": [{"save": 4}]}, [3], {"survivors": [0], "killed": 1, "placed": None}, marks=rule("RT-DMG-03")
        ),
        param({"occupants": [{"count": 2}]}, [], {"survivors": [0], "killed": 2}, marks=rule("RT-DMG-03")),
        param(
            {"occupants": [{"count": 3, "save": 6}]},
            [6, 5, 6],
            {"survivors": [2], "killed": 1},
            marks=rule("RT-DMG-03"),
        ),
        param({"occupants": [{"seat": True}], "ejector_save": 4}, [4], {"survivors": [1]}, marks=rule("RT-DMG-04")),
        param(
            {"occupants": [{"save": 3, "seat": True}], "ejector_save": 4},
            [3],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {
                "occupants": [{"save": 3, "seat": True}],
                "ejector_save": 4,
                "settings": {"rt.dmg.ejector": "ejectorOnly"},
            },
            [3],
            {"survivors": [0]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 5, "seat": True}], "ejector_save": 4, "settings": {"rt.dmg.ejector": "both"}},
            [2, 4],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 5, "seat": True}], "ejector_save": 4, "settings": {"rt.dmg.ejector": "both"}},
            [5],
            {"survivors": [1]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"seat": True}]},
            [],
            {"allowed": False, "reason": "ejector-save-unknown"},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"occupants": [{"save": 3, "seat": True, "use": "ejector"}], "ejector_save": 5},
            [4],
            {"survivors": [0]},
            marks=rule("RT-DMG-04"),
        ),
        param(
            {"cause": "explosion", "occupants": [{"count": 2, "save": 4}, {}]},
            [4, 3],
            {"survivors": [1, 0], "killed": 2, "placed": "touching"},
            marks=rule("RT-DMG-19"),
        ),
        param(
            {"cause": "explosion", "occupants": [{"seat": True}, {"save": 6, "seat": True}], "ejector_save": 4},
            [4, 3],
            {"survivors": [1, 0]},
            marks=rule("RT-DMG-19"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"save": 3}]},
            [],
            {"survivors": [0], "killed": 1},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"save": 3, "seat": True}], "ejector_save": 4},
            [3],
            {"survivors": [0]},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "occupants": [{"seat": True}], "ejector_save": 4},
            [4],
            {"survivors": [1], "next": ["remove-pilot"]},
            marks=rule("RT-DRD-10"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"save": 5}]},
            [5],
            {"survivors": [1], "placed": "touching"},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{}]}, [], {"killed": 1}, marks=rule("RT-DRD-21")
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"seat": True}], "ejector_save": 4},
            [4],
            {"survivors": [1]},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {
                "kind": "dreadnought",
                "cause": "explosion",
                "occupants": [{"save": 5}],
                "settings": {"rt.drd.bangSave": "ejectOnly"},
            },
            [],
            {"killed": 1},
            marks=rule("RT-DRD-21"),
        ),
        param(
            {"kind": "dreadnought", "cause": "explosion", "occupants": [{"count": 2, "save": 5}]},
            [5],
            BAD_INPUT,
            marks=rule("RT-DRD-21"),
        ),
    ],
)
def test_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.occupants-save", given, dice, then)
