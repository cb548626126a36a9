"""Special damage: the prose of the rules, bounds, odds, the log."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.examples import BAD_INPUT, chances, check, log_of, outcome_of, param, rule

TANK = {
    "turrets": [{"id": "A"}, {"id": "B"}, {"id": "C", "out": True}],
    "weapons": [
        {"id": "lost", "turret": "B", "gone": True},
        {"id": "cannon", "turret": "B"},
        {"id": "hull gun"},
        {"id": "dead", "turret": "C"},
    ],
}
SUIT = {"kind": "dreadnought"}


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"points_lost": 3}, [4, 10], {"result": "explosion"}, marks=rule("RT-DMG-06", "RT-DMG-07")),
        param({"points_lost": 5}, [1], {"special": False}, marks=rule("RT-DMG-07")),
        param({"points_lost": 30}, [], {"result": "explosion", "exploded": True}, marks=rule("RT-DMG-07")),
        param({"total": 12, "points_lost": 3}, [], {"result": "explosion"}, marks=rule("RT-DMG-10")),
        param({"total": 6, "destroyed": True}, [], {"special": False, "power_losses": 0}, marks=rule("RT-DMG-02")),
        param(TANK | {"total": 4}, [2], {"turret_lost": "B", "weapons_out": ["cannon"]}, marks=rule("RT-DMG-11")),
        param(TANK | {"total": 8}, [3], {"weapon_lost": "dead", "weapons_out": []}, marks=rule("RT-DMG-15")),
        param({"total": 8, "weapons": [{"id": "a", "gone": True}]}, [], {"weapon_lost": None}, marks=rule("RT-DMG-15")),
        param(
            {"total": 10, "halted": True}, [], {"out_of_control": "permanent", "halted": True}, marks=rule("RT-DMG-17")
        ),
        param({"total": 6, "permanently_out_of_control": True}, [], {"out_of_control": None}, marks=rule("RT-DMG-20")),
        param(
            {"total": 9, "flying": True, "halted": True},
            [],
            {"roll_on": 0, "halted": True, "next": []},
            marks=rule("RT-DMG-20"),
        ),
        param(
            {"total": 11, "flying": True}, [6], {"roll_on": 6, "next": ["fall"]}, marks=rule("RT-DMG-18", "RT-MOV-07")
        ),
        param(
            {"total": 11, "stationary": True, "settings": {"rt.dmg.sysFailStationary": "stays"}},
            [],
            {"roll_on": 0, "burning": True, "auto_locked": True},
            marks=rule("RT-DMG-16", "RT-DMG-18"),
        ),
        param(
            {"total": 9, "settings": {"rt.dmg.sysFailStationary": "stays"}},
            [6],
            {"roll_on": 6},
            marks=rule("RT-DMG-16"),
        ),
        param({"total": 7, "trapped": True}, [], {"repeats": True, "halted": False}, marks=rule("RT-DMG-14")),
        param({"total": 5}, [], {"roll_on": None, "repeats": False, "next": []}, marks=rule("RT-DMG-12")),
        param(
            SUIT | {"total": 3, "weapons": [{"id": "a", "arm": "left", "gone": True}, {"id": "b", "arm": "left"}]},
            [3],
            {"arm_lost": "left", "weapons_out": ["b"]},
            marks=rule("RT-DRD-13"),
        ),
        param(SUIT | {"total": 4, "dead_arms": ["right"]}, [], {"arm_lost": "left"}, marks=rule("RT-DRD-13")),
        param(SUIT | {"total": 6, "initiative": 0}, [4], {"initiative": 0, "power_losses": 1}, marks=rule("RT-DRD-15")),
        param(
            SUIT | {"total": 6, "coordination_losses": 1},
            [1],
            {"initiative": 5, "coordination_losses": 1, "confused": False},
            marks=rule("RT-DRD-15"),
        ),
        param(SUIT | {"total": 7, "halted": True}, [], {"repeats": False, "halted": True}, marks=rule("RT-DRD-16")),
        param(
            SUIT
            | {"total": 8, "dead_arms": ["left"], "weapons": [{"id": "a", "arm": "left"}, {"id": "b", "arm": "body"}]},
            [1],
            {"weapon_lost": "a", "confused": True},
            marks=rule("RT-DRD-17"),
        ),
        param(
            SUIT | {"total": 9}, [], {"halted": True, "auto_locked": True, "burning": False}, marks=rule("RT-DRD-18")
        ),
        param(SUIT | {"points_lost": 12}, [], {"result": "explosion", "gm": False}, marks=rule("RT-DRD-21")),
        param(SUIT | {"points_lost": 0}, [], {"special": False, "initiative": 6}, marks=rule("RT-DRD-11")),
    ],
)
def test_more_special_damage(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("rogue-trader.special-damage", given, dice, then)


@pytest.mark.rule("RT-DMG-05")
def test_every_field_of_a_vehicle_without_special_damage() -> None:
    given = {"points_lost": 1, "power_losses": 2, "halted": True, "permanently_out_of_control": True}
    assert outcome_of("rogue-trader.special-damage", given, [5]) == {
        "special": False,
        "result": None,
        "weapon_lost": None,
        "weapons_out": [],
        "power_losses": 2,
        "halted": True,
        "auto_locked": True,
        "burning": False,
        "repeats": False,
        "exploded": False,
        "next": [],
        "turret_lost": None,
        "out_of_control": None,
        "roll_on": None,
    }


@pytest.mark.rule("RT-DRD-11")
def test_the_fields_of_a_dreadnought() -> None:
    vehicle = set(outcome_of("rogue-trader.special-damage", {}, []))
    suit = set(outcome_of("rogue-trader.special-damage", SUIT, []))
    assert suit - vehicle == {"arm_lost", "coordination_losses", "initiative", "confused", "gm"}
    assert vehicle - suit == {"turret_lost", "out_of_control", "roll_on"}


@pytest.mark.rule("RT-CONV-04")
def test_a_random_choice_is_fair_and_needs_no_die_for_one() -> None:
    weapons = [{"id": "lasgun"}, {"id": "lascannon"}, {"id": "bolter"}]
    found = chances("rogue-trader.special-damage", {"total": 8, "weapons": weapons}, "weapon_lost")
    assert found == {(weapon["id"],): Fraction(1, 3) for weapon in weapons}
    weapons[0]["gone"] = weapons[2]["gone"] = True  # type: ignore[assignment]
    check("rogue-trader.special-damage", {"total": 8, "weapons": weapons}, [], {"weapon_lost": "lascannon"})
    check("rogue-trader.special-damage", {"total": 8, "weapons": weapons}, [1], BAD_INPUT)


def shares(**text: str) -> dict[tuple[Any, ...], Fraction]:
    return {(None if code == "none" else code.replace("_", "-"),): Fraction(share) for code, share in text.items()}


@pytest.mark.rule("RT-DMG-05", "RT-DMG-06", "RT-DMG-10")
def test_anchor_a9_odds_after_one_point() -> None:
    assert chances("rogue-trader.special-damage", {"points_lost": 1}, "result") == shares(
        none="5/6",
        auxiliary_power="1/15",
        temporary_loss_of_control="1/60",
        power_loss="1/60",
        mechanical_failure="1/60",
        weapon_lost="1/60",
        system_failure="1/60",
        loss_of_control="1/60",
    )


@pytest.mark.rule("RT-DMG-05", "RT-DMG-06", "RT-DMG-07", "RT-DMG-10")
def test_anchor_a10_odds_after_four_points() -> None:
    assert chances("rogue-trader.special-damage", {"points_lost": 4}, "result") == shares(
        none="1/3",
        explosion="2/15",
        auxiliary_power="1/15",
        temporary_loss_of_control="1/15",
        power_loss="1/15",
        mechanical_failure="1/15",
        weapon_lost="1/15",
        system_failure="1/15",
        loss_of_control="1/15",
        burning="1/15",
    )


@pytest.mark.rule("RT-DRD-11", "RT-DRD-12")
def test_anchor_a11_odds_of_a_dreadnought_after_three_points() -> None:
    found = chances("rogue-trader.special-damage", SUIT | {"points_lost": 3}, "result", "confused")
    rare = ("berserk", "burning", "coordination-loss", "explosion", "mechanical-jam", "power-loss", "system-failure")
    expected = {(result, False): Fraction(1, 20) for result in rare}
    expected |= {("weapon-lost", True): Fraction(1, 20), ("arm", False): Fraction(1, 10), (None, False): Fraction(1, 2)}
    assert found == expected


@pytest.mark.rule("RT-DMG-07", "RT-DRD-11")
@pytest.mark.parametrize("kind", ["vehicle", "dreadnought"])
@pytest.mark.parametrize("points", range(16))
def test_odds_printed_on_the_card(kind: str, points: int) -> None:
    given = {"kind": kind, "points_lost": points}
    special = Fraction(min(points, 6), 6)
    explosion = special * Fraction(max(0, min(points - 2, 10)), 10)
    assert chances("rogue-trader.special-damage", given, "special").get((True,), 0) == special
    assert chances("rogue-trader.special-damage", given, "exploded").get((True,), 0) == explosion


UNIT = st.fixed_dictionaries(
    {
        "total": st.integers(1, 14),
        "halted": st.booleans(),
        "trapped": st.booleans(),
        "power_losses": st.integers(0, 3),
    }
)


@pytest.mark.rule("RT-DMG-20", "RT-DMG-13", "RT-DRD-15", "RT-DRD-22")
@drawn(UNIT, st.sampled_from(["vehicle", "dreadnought"]), st.booleans())
def test_what_is_lost_stays_lost(unit: dict[str, Any], kind: str, permanently: bool) -> None:
    given = unit | {"kind": kind, "permanently_out_of_control": permanently}
    fields = ("halted", "auto_locked", "power_losses", "repeats")
    for halted, locked, losses, repeats in chances("rogue-trader.special-damage", given, *fields):
        assert halted >= unit["halted"]
        assert locked == halted
        assert losses - unit["power_losses"] in (0, 1)
        assert not (repeats and halted)
    if kind == "vehicle":
        for out, roll_on in chances("rogue-trader.special-damage", given, "out_of_control", "roll_on"):
            assert not (permanently and out == "next-turn")
            assert not (roll_on and (unit["halted"] or unit["trapped"]))


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param({"points_lost": 1}, []),
        param({"points_lost": 1}, [6]),
        param({"points_lost": 1}, [5, 1]),
        param({"points_lost": 6}, [11]),
        param({"points_lost": 1000}, []),
        param({"points_lost": -1}, []),
        param({"points_lost": 1.0}, [5]),
        param({"total": 0}, []),
        param({"total": 1101}, []),
        param({"initiative": 11}, []),
        param({"coordination_losses": 21}, []),
        param({"turrets": [{"id": "A"}, {"id": "A"}]}, []),
        param({"weapons": [{"id": "a"}, {"id": "a"}]}, []),
        param({"weapons": [{"id": "a", "turret": "A"}]}, []),
        param({"weapons": [{"id": "a", "turret": ""}]}, []),
        param({"weapons": [{"id": str(n)} for n in range(101)]}, []),
        param({"dead_arms": ["left"]}, []),
        param(SUIT | {"dead_arms": ["left", "left"]}, []),
        param(SUIT | {"dead_arms": ["tail"]}, []),
        param(SUIT | {"turrets": [{"id": "A"}]}, []),
        param(SUIT | {"flying": True}, []),
        param(SUIT | {"weapons": [{"id": "a", "turret": "A"}]}, []),
        param(SUIT | {"weapons": [{"id": "a", "arm": "middle"}]}, []),
        param(SUIT | {"total": 6}, [5]),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check("rogue-trader.special-damage", given, dice, BAD_INPUT)


def test_the_log_tells_the_row_and_its_effect() -> None:
    weapons = [{"id": "lasgun"}, {"id": "lascannon"}]
    given = {"points_lost": 7, "weapons": weapons}
    assert log_of("rogue-trader.special-damage", given, [2, 1])[-2:] == [
        "Special damage table: 2 + 6: Weapon lost",
        "lasgun is destroyed.",
    ]
    assert log_of("rogue-trader.special-damage", {"total": 9}, [4], "fr") == [
        "Dommage spécial\u00a0: Erreur du système",
        "Il avance encore de 4″ tout droit et s’arrête\u202f; ses auto-systèmes se verrouillent.",
    ]
