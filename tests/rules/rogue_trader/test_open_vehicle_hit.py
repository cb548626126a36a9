"""Whom or what a hit on a vehicle strikes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"open": True, "band": "short", "exposed": ["driver", "gunner"], "aim": "driver"},
            [],
            {"struck": "person", "person": "driver"},
            marks=rule("RT-HIT-02"),
        ),
        param(
            {"open": True, "band": "short", "exposed": ["driver", "gunner"]},
            [],
            {"struck": "vehicle", "person": None},
            marks=rule("RT-HIT-02"),
        ),
        param(
            {"open": True, "band": "short", "exposed": ["gunner"], "inside": ["driver"], "aim": "driver"},
            [],
            {"allowed": False, "reason": "not-exposed"},
            marks=rule("RT-HIT-02"),
        ),
        param(
            {"open": True, "band": "long", "exposed": ["a", "b", "c", "d"]},
            [3],
            {"struck": "vehicle"},
            marks=rule("RT-HIT-03"),
        ),
        param(
            {"open": True, "band": "long", "exposed": ["a", "b", "c", "d"]},
            [4, 2],
            {"struck": "person", "person": "b"},
            marks=rule("RT-HIT-03"),
        ),
        param({"open": True, "band": "long", "exposed": ["a"]}, [6], {"person": "a"}, marks=rule("RT-HIT-03")),
        param({"open": True, "band": "long"}, [], {"struck": "vehicle"}, marks=rule("RT-HIT-03")),
        param(
            {
                "open": True,
                "band": "long",
                "exposed": ["a", "b", "c", "d"],
                "settings": {"rt.hit.openLongRange": "uniform"},
            },
            [1],
            {"struck": "vehicle"},
            marks=rule("RT-HIT-03"),
        ),
        param(
            {
                "open": True,
                "band": "long",
                "exposed": ["a", "b", "c", "d"],
                "settings": {"rt.hit.openLongRange": "uniform"},
            },
            [3],
            {"person": "b"},
            marks=rule("RT-HIT-03"),
        ),
        param(
            {"open": True, "band": "long", "exposed": ["a"], "aim": "a"},
            [],
            {"reason": "long-range"},
            marks=rule("RT-HIT-03"),
        ),
        param(
            {"open": False, "band": "short", "inside": ["driver"], "aim": "driver"},
            [],
            {"reason": "closed-vehicle"},
            marks=rule("RT-HIT-04"),
        ),
        param(
            {"open": False, "band": "long", "inside": ["driver"]},
            [],
            {"allowed": True, "struck": "vehicle"},
            marks=rule("RT-HIT-04"),
        ),
        param(
            {"open": False, "band": "long", "exposed": ["passenger in the hatch"]},
            [],
            {"struck": "vehicle"},
            marks=rule("RT-HIT-04"),
        ),
    ],
)
def test_open_vehicle_hit_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.open-vehicle-hit", given, dice, then)


PEOPLE = ["a", "b", "c", "d"]


@rule("RT-HIT-03")
def test_half_the_hits_are_for_the_people() -> None:
    given = {"open": True, "band": "long", "exposed": PEOPLE, "inside": ["e"]}
    assert chances("rogue-trader.open-vehicle-hit", given, "person") == {
        (None,): Fraction(1, 2),
        **{(person,): Fraction(1, 8) for person in PEOPLE},
    }


@rule("RT-HIT-03")
def test_or_each_has_an_equal_chance() -> None:
    given = {"open": True, "band": "long", "exposed": PEOPLE, "settings": {"rt.hit.openLongRange": "uniform"}}
    assert chances("rogue-trader.open-vehicle-hit", given, "person") == {
        (person,): Fraction(1, 5) for person in (None, *PEOPLE)
    }
    check("rogue-trader.open-vehicle-hit", given, [5], {"struck": "person", "person": "d"})
    check("rogue-trader.open-vehicle-hit", given, [6], BAD_INPUT)


@rule("RT-HIT-03")
@pytest.mark.parametrize("how", ["half", "uniform"])
def test_nobody_exposed_means_the_vehicle(how: str) -> None:
    given = {"open": True, "band": "long", "inside": ["e"], "settings": {"rt.hit.openLongRange": how}}
    check("rogue-trader.open-vehicle-hit", given, [], {"struck": "vehicle", "person": None})


@rule("RT-HIT-02", "RT-HIT-03", "RT-HIT-04")
@pytest.mark.parametrize(
    ("open_", "band", "aim", "reason"),
    [
        (False, "long", "e", "closed-vehicle"),
        (False, "short", "a", "closed-vehicle"),
        (True, "long", "e", "long-range"),
        (True, "short", "e", "not-exposed"),
    ],
)
def test_the_first_reason_counts(open_: bool, band: str, aim: str, reason: str) -> None:
    given = {"open": open_, "band": band, "exposed": PEOPLE, "inside": ["e"], "aim": aim}
    check("rogue-trader.open-vehicle-hit", given, [], {"allowed": False, "reason": reason})


@rule("RT-HIT-02")
@pytest.mark.parametrize(
    "more",
    [
        {"aim": "x"},
        {"aim": ""},
        {"exposed": ["a", "a"]},
        {"inside": ["e", "e"]},
        {"exposed": ["a"], "inside": ["a"]},
        {"exposed": ["x" * 81]},
        {"exposed": None},
        {"exposed": [f"p{number}" for number in range(101)]},
        {"band": "point-blank"},
        {"band": None},
        {"open": "yes"},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.open-vehicle-hit", {"open": True, "band": "short", **more}, [], BAD_INPUT)


def test_the_log() -> None:
    given = {"open": True, "band": "long", "exposed": ["{driver}", "gunner"]}
    assert log_of("rogue-trader.open-vehicle-hit", given, [4, 1]) == ["{driver} is hit."]
    assert log_of("rogue-trader.open-vehicle-hit", given, [1], "fr") == ["Le véhicule est touché."]
    aimed = given | {"aim": "gunner"}
    assert log_of("rogue-trader.open-vehicle-hit", aimed, [], "fr") == [
        "À longue portée, personne à bord ne peut être visé."
    ]
