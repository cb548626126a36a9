"""The sample armies: whole, without an error, in both languages the same but for their words."""

from __future__ import annotations

import pytest

from rules.army import army_findings, units
from rules.language import CODES
from rules.rogue_trader.vehicle import Vehicle
from rules.samples import sample_army


@pytest.mark.rule("RT-ARC-01")
@pytest.mark.parametrize("language", CODES)
def test_the_rogue_trader_sample_has_something_of_each_kind(language: str) -> None:
    there = list(units(sample_army("rogue-trader", language)))
    vehicles = [unit for unit in there if isinstance(unit, Vehicle)]
    assert any(vehicle.ground_maximum is not None and not vehicle.antigrav for vehicle in vehicles)
    assert any(vehicle.air_maximum is not None and not vehicle.antigrav for vehicle in vehicles)
    assert any(vehicle.antigrav for vehicle in vehicles)
    kinds = [unit.kind for unit in there]
    assert kinds.count("rogue-trader.dreadnought") == 1
    assert kinds.count("rogue-trader.squad") == 2
    assert kinds.count("rogue-trader.building") == 1


@pytest.mark.parametrize("language", CODES)
def test_the_rogue_trader_sample_has_no_error(language: str) -> None:
    found = army_findings(sample_army("rogue-trader", language))
    assert [finding.code for finding in found if finding.severity == "error"] == []
