"""Dreadnought suits: the shipped one and what is wrong with others."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS
from rules.findings import Finding
from rules.language import language
from rules.rogue_trader.dreadnought import Dreadnought, SuitWeapon, dreadnought_archetypes, suit_type
from rules.rogue_trader.dreadnought_findings import findings
from rules.rogue_trader.loading import meters
from rules.rogue_trader.vehicle import CarriedItem

SOUND: dict[str, Any] = {"name": "Hobnail", "pilot": "Vale", "ld": 9, "intelligence": 8, "cl": 9, "wp": 8}


def suit(**values: Any) -> Dreadnought:
    _, imperial = dreadnought_archetypes()["imperial-battle-armour"]
    assert isinstance(imperial, Dreadnought)
    return imperial.model_copy(update={**SOUND, **values})


def found(**values: Any) -> dict[str, Finding]:
    return {finding.code: finding for finding in findings(suit(**values), NO_ROWS)}


def arms(*ids: str) -> tuple[SuitWeapon, ...]:
    return tuple(SuitWeapon(weapon=weapon) for weapon in ids)


@pytest.mark.rule("RT-DRD-06")
def test_the_imperial_battle_armour_has_the_printed_profile() -> None:
    plain = suit()
    profile = (plain.m, plain.ws, plain.bs, plain.s, plain.t, plain.damage, plain.i, plain.a)
    assert profile == (6, 6, 6, 6, 6, 6, 6, 3)
    assert plain.weapon_points == 4
    assert plain.save is None
    assert language("fr").text(suit_type(plain)) == "Battle armor impériale"
    assert found() == {}


@pytest.mark.rule("RT-DRD-06", "RT-DRD-07")
def test_without_a_pilot_it_is_told_and_with_half_of_one_too() -> None:
    nobody = {"pilot": "", "ld": None, "intelligence": None, "cl": None, "wp": None}
    assert found(**nobody)["no-pilot"].severity == "error"
    missing = found(cl=None)["pilot-characteristic-missing"]
    assert (missing.severity, missing.place, missing.rule) == ("error", "cl", "RT-DRD-07")


@pytest.mark.rule("RT-DRD-08")
@pytest.mark.parametrize(
    ("carried", "used", "wrong"),
    [
        (("bolt-gun",) * 4, 4, False),
        (("bolt-gun",) * 5, 5, True),
        (("lascannon",) * 2, 4, False),
        (("lascannon", "bolt-gun", "bolt-gun"), 4, False),
        (("lascannon", "lascannon", "bolt-gun"), 5, True),
        (("lascannon", "bolt-gun"), 3, False),
        (("battle-cannon",), 6, True),
    ],
)
def test_the_weapons_it_may_carry(carried: tuple[str, ...], used: int, wrong: bool) -> None:
    assert meters(suit(weapons=arms(*carried)), NO_ROWS)[0].used == used
    assert ("weapons-points" in found(weapons=arms(*carried))) == wrong


@pytest.mark.rule("RT-DRD-08")
def test_equipment_without_a_limit_is_not_checked() -> None:
    carried = tuple(CarriedItem(item="sensors") for _ in range(9))
    assert found(equipment=carried) == {}
    assert "equipment-points" in found(equipment=carried, equipment_points=8)


@pytest.mark.rule("RT-DRD-02")
@pytest.mark.parametrize(("height", "told"), [(3.5, False), (4.0, False), (6.0, True), (None, False)])
def test_a_tall_suit_is_only_a_notice(height: float | None, told: bool) -> None:
    note = found(height=height).get("height-unusual")
    assert (note is not None and note.severity == "note") == told


@pytest.mark.rule("RT-DRD-05")
def test_suits_of_one_type_may_differ_but_need_damage_points() -> None:
    assert found(m=7.0, s=5, damage=4) == {}
    assert found(damage=0)["damage-zero"].severity == "error"
    assert found(t=None)["characteristic-missing"].place == "t"
    assert "out-of-limits" in found(save=7)


@pytest.mark.rule("RT-TRP-01")
def test_characteristics_outside_their_range() -> None:
    assert found(ws=-1)["characteristic-negative"].severity == "error"
    assert found(ws=11)["characteristic-unusual"].severity == "warning"
    assert found(ws=0)["characteristic-unusual"].severity == "warning"


@pytest.mark.rule("RT-DRD-10", "RT-DMG-04")
def test_the_pilots_seat() -> None:
    seats = (CarriedItem(item="ejector-seats"),)
    assert found(seat=True)["seat-not-carried"].severity == "warning"
    assert set(found(seat=True, equipment=seats)) == {"ejector-save-open"}
    assert found(seat=True, equipment=seats, ejector_save=4) == {}


@pytest.mark.rule("RT-DRD-23")
def test_a_new_suit_has_an_arc_of_180_degrees_and_may_have_a_jump_pack() -> None:
    assert suit().arc == 180
    kit = suit(equipment=(CarriedItem(item="jump-pack"),), equipment_points=1)
    assert meters(kit, NO_ROWS)[1].used == 1
