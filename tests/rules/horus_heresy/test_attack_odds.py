"""Exact odds of attacks on vehicles: as the rules give them, and as counted die by die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.actions import odds
from tests.examples import param, rule, share
from tests.rules.horus_heresy.every_die import counted

SHOT: dict[str, Any] = {"strength": 8, "damage": 2}
FIELDS = (
    "hull_points",
    "statuses_gained",
    "destroyed",
    "void_shields",
    "saved",
    "mitigated",
    "glancing",
    "penetrating",
)


@pytest.mark.parametrize(
    ("action", "given", "parts"),
    [
        param(
            "penetrate",
            {"armour": 12, "strength": 8, "damage": 2, "target": {"hull_points": 5}},
            [
                ({"hull_points": 5, "statuses": []}, "1/2"),
                ({"hull_points": 3, "statuses": []}, "1/3"),
                ({"hull_points": 5, "statuses": ["stunned"]}, "1/18"),
                ({"hull_points": 5, "statuses": ["pinned"]}, "1/18"),
                ({"hull_points": 5, "statuses": ["suppressed"]}, "1/18"),
            ],
            marks=rule("HH-PEN-02", "HH-DMG-01"),
        ),
        param(
            "penetrate",
            {"armour": 13, "hits": 2, "strength": 9, "damage": 1, "target": {"hull_points": 1, "invulnerable": 5}},
            [({"destroyed": False}, "193/324"), ({"destroyed": True}, "131/324")],
            marks=rule("HH-SAV-02", "HH-HP-01"),
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "distance": 6,
                "armour": 11,
                "target": {"hull_points": 5},
                "groups": [{"strength": 8, "damage": 3, "melta": 6}],
            },
            [({"hull_points": 5}, "5/9"), ({"hull_points": 0}, "4/9")],
            marks=rule("HH-WPN-05"),
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "stationary": True,
                "armour": 12,
                "target": {"hull_points": 2, "cover": 6},
                "groups": [{"firepower": 2, "strength": 9, "damage": 1, "heavy": "D", "armourbane": True}],
            },
            [({"destroyed": True}, "440/729"), ({"destroyed": False}, "289/729")],
            marks=rule("HH-WPN-03", "HH-WPN-04"),
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "armour": 11,
                "target": {"hull_points": 4},
                "groups": [{"firepower": 2, "strength": 7, "damage": 2}],
            },
            [
                ({"hull_points": 4}, "146/243"),
                ({"hull_points": 2}, "28/81"),
                ({"hull_points": 0}, "4/81"),
                ({"hull_points": 3}, "1/243"),
            ],
            marks=rule("HH-PEN-08", "HH-DMG-02"),
        ),
        param(
            "shoot",
            {
                "bs": 3,
                "snap": True,
                "armour": 14,
                "target": {"hull_points": 8},
                "groups": [{"strength": 8, "damage": 1, "shock": "pinned"}],
            },
            [
                ({"statuses": []}, "2/3"),
                ({"statuses": ["pinned"]}, "17/54"),
                ({"statuses": ["stunned", "pinned"]}, "1/108"),
                ({"statuses": ["pinned", "suppressed"]}, "1/108"),
            ],
            marks=rule("HH-WPN-06", "HH-SHT-01"),
        ),
        param(
            "damage-table",
            {"glancing": 2, "target": {"hull_points": 1}},
            [({"destroyed": False}, "2/3"), ({"destroyed": True}, "1/3")],
            marks=rule("HH-DMG-02", "HH-DMG-03"),
        ),
        param(
            "damage-table",
            {"glancing": 3, "target": {"hull_points": 1}},
            [({"destroyed": True}, "7/9"), ({"destroyed": False}, "2/9")],
            marks=rule("HH-DMG-03"),
        ),
        param(
            "damage-table",
            {"glancing": 3, "target": {"hull_points": 5}},
            [({"hull_points": 4}, "2/3"), ({"hull_points": 5}, "2/9"), ({"hull_points": 3}, "1/9")],
            marks=rule("HH-DMG-03"),
        ),
        param(
            "melee",
            {"ws": 4, "attacks": 1, "strength": 6, "damage": 2, "armour": 10, "target": {"hull_points": 5}},
            [
                ({"hull_points": 5, "statuses": []}, "7/12"),
                ({"hull_points": 3, "statuses": []}, "5/18"),
                ({"hull_points": 5, "statuses": ["stunned"]}, "5/108"),
                ({"hull_points": 5, "statuses": ["pinned"]}, "5/108"),
                ({"hull_points": 5, "statuses": ["suppressed"]}, "5/108"),
            ],
            marks=rule("HH-ASL-04", "HH-ASL-05"),
        ),
        param(
            "repair",
            {"statuses": ["stunned", "pinned"], "dice": 2, "target_number": 5},
            [
                ({"statuses": ["stunned", "pinned"]}, "4/9"),
                ({"statuses": ["pinned"]}, "4/9"),
                ({"statuses": []}, "1/9"),
            ],
            marks=rule("HH-REP-02"),
        ),
        param(
            "emergency-disembark",
            {"models": 5, "placed": 5, "cool": 7},
            [({"passed": True}, "7/12"), ({"passed": False}, "5/12")],
            marks=rule("HH-EMG-04", "HH-GEN-05"),
        ),
        param(
            "emergency-disembark",
            {"models": 5, "placed": 5, "cool": 12},
            [({"passed": True}, "35/36"), ({"passed": False}, "1/36")],
            marks=rule("HH-EMG-04", "HH-GEN-05"),
        ),
        param(
            "death-or-glory",
            {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "target": {"hull_points": 3}},
            [({"attacker_removed": True}, "11/18"), ({"attacker_removed": False}, "7/18")],
            marks=rule("HH-THR-03"),
        ),
        param(
            "explode",
            {"explodes_on": 5, "base_hull_points": 6, "units": ["tacticals"]},
            [({"exploded": True}, "1/3"), ({"exploded": False}, "2/3")],
            marks=rule("HH-EXP-01"),
        ),
        param(
            "dangerous-terrain",
            {"vehicle": {"hull_points": 5}},
            [({"hull_points": 4}, "1/6"), ({"hull_points": 5}, "5/6")],
            marks=rule("HH-MOV-06"),
        ),
        param(
            "repair",
            {"statuses": ["pinned"]},
            [({"statuses": []}, "1/6")],
            marks=rule("HH-REP-01"),
        ),
        param(
            "repair",
            {"statuses": ["pinned"], "target_number": 4},
            [({"statuses": []}, "1/2")],
            marks=rule("HH-REP-02"),
        ),
    ],
)
def test_odds_that_the_rules_give(action: str, given: dict[str, Any], parts: list[tuple[dict[str, Any], str]]) -> None:
    for like, chance in parts:
        assert share(f"horus-heresy.{action}", given, like)[0] == Fraction(chance)
        rows = odds(f"horus-heresy.{action}", given, frozenset(like))
        assert sum(p for outcome, p in rows if outcome == like) == Fraction(chance)


@pytest.mark.rule("HH-GEN-05")
@pytest.mark.parametrize(
    ("cool", "ways"),
    [(0, 1), (1, 1), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 26), (9, 30), (10, 33), (11, 35), (12, 35)],
)
def test_chance_of_a_check_by_the_characteristic(cool: int, ways: int) -> None:
    given = {"models": 1, "placed": 1, "cool": cool}
    assert share("horus-heresy.emergency-disembark", given, {"passed": True})[0] == Fraction(ways, 36)


@pytest.mark.parametrize(
    ("action", "given"),
    [
        param(
            "penetrate",
            {"armour": 10, "hits": 2, **SHOT, "armour_breaker": 4, "critical_hits": 1, "target": {"hull_points": 4}},
            id="critical and armour-breaker",
        ),
        param(
            "penetrate",
            {"armour": 11, "hits": 2, **SHOT, "target": {"hull_points": 3, "cover": 5, "mitigation": 6}},
            id="save and mitigation",
        ),
        param(
            "penetrate",
            {
                "armour": 11,
                "hits": 2,
                "strength": 9,
                "armour_breaker": 3,
                "target": {"hull_points": 2, "void_shields": 1, "invulnerable": 4},
            },
            id="shields",
        ),
        param(
            "penetrate",
            {
                "armour": 12,
                "hits": 2,
                **SHOT,
                "target": {
                    "hull_points": 2,
                    "third_line": True,
                    "mitigation": 5,
                    "mitigation_on_glancing": True,
                },
            },
            id="glancing hits that are saved",
        ),
        param(
            "penetrate",
            {"armour": 13, "hits": 2, **SHOT, "shock": "pinned", "target": {"hull_points": 1, "statuses": ["stunned"]}},
            id="shock and statuses",
        ),
        param(
            "shoot",
            {
                "bs": 6,
                "armour": 12,
                "target": {"hull_points": 4},
                "groups": [{**SHOT, "shock": "suppressed"}, {"firepower": 1, "strength": 9, "damage": 2}],
            },
            id="two groups, critical hits and shock",
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "snap": True,
                "armour": 11,
                "target": {"hull_points": 2, "mitigation": 4},
                "groups": [{"firepower": 2, "strength": 9, "damage": 2, "shock": "pinned", "critical": 5}],
            },
            id="snap shots",
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "armour": 12,
                "settings": {"critical_vs_vehicle": "penetrates", "natural_one_fails_penetration": True},
                "target": {"hull_points": 5, "sub_types": ["super-heavy"]},
                "groups": [{"firepower": 2, "strength": 11, "damage": 2, "critical": 4}],
            },
            id="house rules",
        ),
        param(
            "shoot",
            {
                "bs": 4,
                "armour": 11,
                "target": {"hull_points": 2},
                "groups": [{"strength": 9, "damage": 2}, {"strength": 9, "damage": 2}],
            },
            id="a group that is never begun",
        ),
        param(
            "melee",
            {"ws": 3, "attacks": 2, "strength": 7, "critical": 6, "armour": 10, "target": {"hull_points": 2}},
            id="blows",
        ),
        param(
            "death-or-glory",
            {"attacks": 2, **SHOT, "shock_ram": True, "armour": 12, "target": {"hull_points": 2}},
            id="death or glory",
        ),
    ],
)
@pytest.mark.rule("HH-PEN-08")
def test_odds_are_what_counting_every_die_gives(action: str, given: dict[str, Any]) -> None:
    fields = (*FIELDS, "groups") if action == "shoot" else FIELDS
    slow = counted(f"horus-heresy.{action}", given, *fields)
    quick: dict[tuple[str, ...], Fraction] = {}
    for outcome, chance in odds(f"horus-heresy.{action}", given):
        key = tuple(repr(outcome[field]) for field in fields)
        quick[key] = quick.get(key, Fraction(0)) + chance
    assert quick == slow


@pytest.mark.parametrize("only", [("hull_points",), ("groups", "discarded"), ("statuses", "glancing_saved")])
def test_fields_that_are_told_apart_have_the_chances_they_have_in_full(only: tuple[str, ...]) -> None:
    given = {
        "bs": 5,
        "armour": 12,
        "target": {"hull_points": 4, "cover": 6},
        "groups": [{"firepower": 2, **SHOT}, {"firepower": 2, "strength": 9, "armourbane": True, "critical": 6}],
    }
    full: dict[tuple[str, ...], Fraction] = {}
    for outcome, chance in odds("horus-heresy.shoot", given):
        key = tuple(repr(outcome[field]) for field in only)
        full[key] = full.get(key, Fraction(0)) + chance
    part = {
        tuple(repr(outcome[field]) for field in only): chance
        for outcome, chance in odds("horus-heresy.shoot", given, frozenset(only))
    }
    assert part == full


def test_a_large_volley_is_worked_out_and_sums_to_one() -> None:
    group = {"firepower": 60, "strength": 8, "damage": 2, "shock": "stunned", "critical": 6}
    given = {"bs": 4, "armour": 12, "target": {"hull_points": 12, "cover": 6}, "groups": [group] * 2}
    rows = odds("horus-heresy.shoot", given, frozenset({"hull_points"}))
    assert sum(chance for _, chance in rows) == 1
    assert {outcome["hull_points"] for outcome, _ in rows} == set(range(13))
