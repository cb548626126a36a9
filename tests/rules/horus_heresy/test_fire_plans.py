"""Which weapons fire and at what number, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"vehicle": {"bs": 4, "statuses": ["suppressed"]}, "weapons": [{"id": "A", "strength": 9, "target": "t1"}]},
            [],
            {"weapons": [{"id": "A", "snap": True, "target_number": "5+"}]},
            marks=rule("HH-SHT-02"),
            id="HH-SHT-02-a",
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["rapid"]},
                "movement": "rushed",
                "weapons": [{"id": "A", "strength": 5, "target": "t1"}],
            },
            [],
            {"weapons": [{"snap": True, "target_number": "5+", "stationary": False}]},
            marks=rule("HH-SHT-02"),
            id="HH-SHT-02-b",
        ),
        param(
            {"vehicle": {"bs": 4}, "movement": "rushed", "weapons": [{"id": "A", "strength": 5, "target": "t1"}]},
            [],
            {"weapons": [{"fires": False, "reason": "rushed"}]},
            marks=rule("HH-SHT-02"),
            id="HH-SHT-02-c",
        ),
        param(
            {"vehicle": {"bs": 1, "statuses": ["suppressed"]}, "weapons": [{"id": "A", "strength": 5, "target": "t1"}]},
            [],
            {"weapons": [{"fires": False, "reason": "cannot-hit"}]},
            marks=rule("HH-SHT-02"),
            id="HH-SHT-02-d",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "weapons": [
                    {"id": "turret", "strength": 8, "mount": "turret", "target": "t1"},
                    {"id": "hull", "strength": 5, "target": "t1", "in_arc": False},
                    {"id": "left", "strength": 5, "mount": "sponson", "target": "t1", "in_range": False},
                ],
            },
            [],
            {
                "weapons": [
                    {"id": "turret", "fires": True, "snap": False, "target_number": "3+", "reason": None},
                    {"id": "hull", "fires": False, "reason": "out-of-arc"},
                    {"id": "left", "fires": False, "reason": "out-of-range"},
                ],
                "findings": [],
            },
            marks=rule("HH-SHT-03"),
            id="HH-SHT-03-a",
        ),
        param(
            {"vehicle": {"bs": 5}, "weapons": [{"id": "A", "strength": 8, "target": None}]},
            [],
            {"weapons": [{"fires": False, "reason": "no-target"}]},
            marks=rule("HH-SHT-03"),
            id="HH-SHT-03-b",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "split": True,
                "weapons": [
                    {"id": "cannon", "strength": 8, "mount": "turret", "target": "t1"},
                    {"id": "left", "strength": 9, "mount": "sponson", "target": "t2"},
                    {"id": "hull", "strength": 5, "target": "t1"},
                ],
            },
            [],
            {
                "weapons": [
                    {"id": "cannon", "weapon_class": "battle", "snap": True, "target_number": "5+"},
                    {"id": "left", "weapon_class": "defensive", "snap": False, "target_number": "3+"},
                    {"id": "hull", "weapon_class": "defensive", "snap": False},
                ],
                "findings": [],
            },
            marks=rule("HH-SHT-04"),
            id="HH-SHT-04-a",
        ),
        param(
            {"vehicle": {"bs": 4}, "split": True, "weapons": [{"id": "cannon", "strength": 8, "target": "t1"}]},
            [],
            {"weapons": [{"snap": True, "target_number": "5+"}]},
            marks=rule("HH-SHT-04"),
            id="HH-SHT-04-b",
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["stable"]},
                "split": True,
                "weapons": [
                    {"id": "cannon", "strength": 8, "target": "t1"},
                    {"id": "hull", "strength": 7, "target": "t2"},
                ],
            },
            [],
            {"weapons": [{"snap": False, "target_number": "3+"}, {"snap": False, "target_number": "3+"}]},
            marks=rule("HH-SHT-04"),
            id="HH-SHT-04-c",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "weapons": [
                    {"id": "cannon", "strength": 8, "target": "t1"},
                    {"id": "hull", "strength": 5, "target": "t2"},
                ],
            },
            [],
            {"findings": ["split-not-declared"], "weapons": [{"fires": False}, {"fires": False}]},
            marks=rule("HH-SHT-04"),
            id="HH-SHT-04-d",
        ),
        param(
            {"vehicle": {"bs": 4}, "movement": "pivoted", "weapons": [{"id": "A", "strength": 9, "target": "t1"}]},
            [],
            {"weapons": [{"fires": True, "snap": False, "stationary": True}]},
            marks=rule("HH-SHT-05"),
            id="HH-SHT-05-a",
        ),
        param(
            {"vehicle": {"bs": 4}, "movement": "moved", "weapons": [{"id": "A", "strength": 9, "target": "t1"}]},
            [],
            {"weapons": [{"fires": True, "snap": False, "stationary": False}]},
            marks=rule("HH-SHT-05"),
            id="HH-SHT-05-b",
        ),
        param(
            {
                "vehicle": {"bs": 4, "statuses": ["stunned"]},
                "movement": "stationary",
                "weapons": [{"id": "A", "strength": 9, "target": "t1"}],
            },
            [],
            {"weapons": [{"fires": True, "stationary": False}]},
            marks=rule("HH-SHT-05"),
            id="HH-SHT-05-c",
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["super-heavy"]},
                "movement": "moved",
                "weapons": [{"id": "A", "strength": 9, "target": "t1"}],
            },
            [],
            {"weapons": [{"stationary": True}]},
            marks=rule("HH-SHT-05"),
            id="HH-SHT-05-d",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "mode": "return-fire",
                "weapons": [
                    {"id": "cannon", "strength": 8, "mount": "turret", "target": "t1"},
                    {"id": "left", "strength": 9, "mount": "sponson", "target": "t1"},
                ],
            },
            [],
            {
                "weapons": [
                    {"fires": False, "reason": "defensive-only"},
                    {"fires": True, "snap": False, "target_number": "3+", "stationary": True},
                ]
            },
            marks=rule("HH-SHT-06"),
            id="HH-SHT-06-a",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "mode": "volley",
                "weapons": [
                    {"id": "pintle", "strength": 4, "mount": "pintle", "target": "t1"},
                    {"id": "hull", "strength": 5, "target": "t1"},
                ],
            },
            [],
            {
                "weapons": [
                    {"fires": True, "snap": True, "target_number": "5+"},
                    {"fires": False, "reason": "assault-only"},
                ]
            },
            marks=rule("HH-SHT-06"),
            id="HH-SHT-06-b",
        ),
        param(
            {
                "vehicle": {"bs": 4, "statuses": ["stunned"]},
                "mode": "overwatch",
                "weapons": [{"id": "pintle", "strength": 4, "mount": "pintle", "target": "t1"}],
            },
            [],
            {"findings": ["stunned-cannot-react"], "weapons": [{"fires": False}]},
            marks=rule("HH-SHT-06"),
            id="HH-SHT-06-c",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "mode": "intercept",
                "weapons": [{"id": "quad", "strength": 7, "mount": "turret", "rapid_tracking": True, "target": "t1"}],
            },
            [],
            {"weapons": [{"weapon_class": "battle", "fires": True, "snap": True, "target_number": "5+"}]},
            marks=rule("HH-SHT-06"),
            id="HH-SHT-06-d",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "weapons": [
                    {"id": "S6 turret", "strength": 6, "mount": "turret", "target": "t"},
                    {"id": "S7 turret", "strength": 7, "mount": "turret", "target": "t"},
                    {"id": "S9 sponson", "strength": 9, "mount": "sponson", "target": "t"},
                    {"id": "S8 pintle", "strength": 8, "mount": "pintle", "target": "t"},
                    {"id": "S7 declared", "strength": 7, "declared_defensive": True, "target": "t"},
                ],
            },
            [],
            {
                "weapons": [
                    {"weapon_class": "defensive"},
                    {"weapon_class": "battle"},
                    {"weapon_class": "defensive"},
                    {"weapon_class": "defensive"},
                    {"weapon_class": "defensive"},
                ]
            },
            marks=rule("HH-WPN-01"),
            id="HH-WPN-01-a",
        ),
        param(
            {
                "vehicle": {"bs": 3},
                "weapons": [
                    {"id": "coax", "strength": 7, "mount": "co-axial", "linked_to": "gun", "target": "t"},
                    {"id": "gun", "strength": 8, "mount": "turret", "target": "t"},
                ],
            },
            [],
            {"weapons": [{"weapon_class": "battle", "fires": True}, {"weapon_class": "battle", "fires": True}]},
            marks=rule("HH-WPN-01"),
            id="HH-WPN-01-b",
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["stable"]},
                "split": True,
                "weapons": [
                    {"id": "gun", "strength": 8, "mount": "turret", "target": "t1"},
                    {"id": "coax", "strength": 7, "mount": "co-axial", "linked_to": "gun", "target": "t2"},
                ],
            },
            [],
            {"weapons": [{"fires": True}, {"fires": False, "reason": "not-with-linked-weapon"}]},
            marks=rule("HH-MNT-07"),
            id="HH-MNT-07-a",
        ),
        param(
            {
                "vehicle": {"bs": 4, "sub_types": ["stable"]},
                "split": True,
                "weapons": [
                    {"id": "gun", "strength": 8, "mount": "turret", "target": "t1"},
                    {"id": "coax", "strength": 7, "mount": "co-axial", "linked_to": "gun", "target": "t1"},
                ],
            },
            [],
            {"weapons": [{"fires": True}, {"fires": True, "snap": False, "target_number": "3+"}]},
            marks=rule("HH-MNT-07"),
            id="HH-MNT-07-b",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "weapons": [
                    {"id": "gun", "strength": 8, "mount": "turret", "target": None},
                    {"id": "coax", "strength": 7, "mount": "co-axial", "linked_to": "gun", "target": "t1"},
                ],
            },
            [],
            {
                "weapons": [
                    {"fires": False, "reason": "no-target"},
                    {"fires": False, "reason": "not-with-linked-weapon"},
                ]
            },
            marks=rule("HH-MNT-07"),
            id="HH-MNT-07-c",
        ),
        param(
            {
                "vehicle": {"bs": 4},
                "mode": "volley",
                "weapons": [
                    {"id": "p1", "strength": 4, "mount": "pintle", "target": "chargers"},
                    {"id": "p2", "strength": 8, "mount": "pintle", "target": "chargers"},
                    {"id": "s", "strength": 5, "mount": "sponson", "target": "chargers"},
                ],
            },
            [],
            {
                "weapons": [
                    {"fires": True, "snap": True, "target_number": "5+"},
                    {"fires": True, "snap": True},
                    {"fires": False, "reason": "assault-only"},
                ]
            },
            marks=rule("HH-ASL-03"),
            id="HH-ASL-03-a",
        ),
        param(
            {
                "vehicle": {"bs": 3, "statuses": ["stunned"]},
                "mode": "volley",
                "weapons": [{"id": "f", "strength": 5, "assault": True, "target": "chargers"}],
            },
            [],
            {"weapons": [{"fires": True, "snap": True, "target_number": "6+"}], "findings": []},
            marks=rule("HH-ASL-03"),
            id="HH-ASL-03-b",
        ),
    ],
)
def test_examples_of_fire_plan(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("horus-heresy.fire-plan", given, dice, then)
