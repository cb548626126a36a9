"""A squad of the builder as tests of morale see it."""

from __future__ import annotations

import pytest

from rules.rogue_trader.morale.squad_unit import morale_unit
from rules.rogue_trader.morale.unit import charge_inches
from rules.rogue_trader.morale.values import cool, leadership
from rules.rogue_trader.settings import DEFAULT_SETTINGS
from rules.rogue_trader.squad import Character, Squad, Tag


def values(squad: Squad) -> tuple[int | None, int | None]:
    unit = morale_unit(squad)
    ld, cl = leadership(unit, DEFAULT_SETTINGS), cool(unit, DEFAULT_SETTINGS)
    return (ld and ld.value), (cl and cl.value)


@pytest.mark.rule("RT-STAT-01", "RT-LDT-02", "RT-LDT-05")
def test_who_leads_is_the_leader_then_the_hero_then_the_troops() -> None:
    leader = Character(id="l", rank="leader", ld=8, cl=6)
    hero = Character(id="h", rank="hero", ld=10, cl=9)
    assert values(Squad(models=10, ld=7, cl=7, characters=(hero, leader))) == (8, 6)
    assert values(Squad(models=10, ld=7, cl=7, characters=(hero,))) == (10, 9)
    assert values(Squad(models=10, ld=7, cl=7)) == (7, 7)
    assert values(Squad(models=10, ld=7, cl=7, characters=(Character(id="l"),))) == (7, 7)


@pytest.mark.rule("RT-STAT-01")
def test_what_is_not_known_stays_unknown_and_the_rest_is_held_to_its_bounds() -> None:
    assert values(Squad(models=10)) == (None, None)
    assert values(Squad(models=10, ld=-3, cl=40)) == (0, 12)
    odd = morale_unit(Squad(models=3, m=-4.0, ws=90))
    assert (odd.m, odd.ws, odd.models) == (0.0, 10, 3)
    assert morale_unit(Squad(models=0)).models == 0


@pytest.mark.rule("RT-STAT-01", "RT-PURS-05", "RT-FRZ-01", "RT-HATE-01", "RT-FEAR-01")
def test_its_nature_comes_along() -> None:
    squad = Squad(
        models=5,
        m=4.0,
        charge_move=10.0,
        frenzy_prone=True,
        causes_fear=True,
        hates=(Tag(id="a", text="greenskins"), Tag(id="b", text=" ")),
        fears_only=(Tag(id="c", text="demons"),),
    )
    unit = morale_unit(squad)
    assert (unit.frenzy_prone, unit.causes_fear, unit.hates, unit.fears_only) == (
        True,
        True,
        ("greenskins",),
        ("demons",),
    )
    assert charge_inches(unit, DEFAULT_SETTINGS) == 10.0
    assert charge_inches(morale_unit(Squad(models=5, m=4.0)), DEFAULT_SETTINGS) == 8.0
