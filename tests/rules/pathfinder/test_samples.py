"""The sample armies."""

from __future__ import annotations

import pytest

from rules.army import army_findings, units
from rules.language import CODES
from rules.pathfinder.vehicle import Vehicle
from rules.samples import sample_army


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_wrong_with_the_sample(code: str) -> None:
    army = sample_army("pathfinder", code)
    assert {finding.severity for finding in army_findings(army)} <= {"note"}
    assert {unit.type for unit in units(army) if isinstance(unit, Vehicle)} == {"land", "water", "air"}
    assert all(isinstance(unit, Vehicle) and unit.drivers for unit in units(army))


def test_both_languages_have_the_same_vehicles() -> None:
    english, french = (sample_army("pathfinder", code) for code in CODES)
    for one, other in zip(units(english), units(french), strict=True):
        assert one.id == other.id
        assert one.model_copy(update={"name": other.name}) == other
