"""Units taken from army to army as text, with the rows of the player's own that they use."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.army import OwnRows, new_army, units
from rules.errors import BadFile
from rules.exchange import holds_units, picked, units_of, units_text
from rules.rogue_trader.vehicle import CarriedItem, MountedWeapon, Vehicle
from rules.samples import sample_army

RAIL: dict[str, Any] = {
    "id": "rail", "name": {"en": "Rail gun", "fr": ""}, "mark": "house", "source": "", "weapon_class": "heavy",
}  # fmt: skip
WINCH: dict[str, Any] = {"id": "winch", "name": {"en": "Winch", "fr": ""}, "mark": "house", "source": "", "cost": 2}


def armed(**fields: Any) -> Vehicle:
    return Vehicle(weapons=(MountedWeapon(weapon="rail"),), equipment=(CarriedItem(item="winch"),), **fields)


def test_units_come_out_as_they_went_in() -> None:
    army = sample_army("rogue-trader", "en")
    text = units_text(army, list(units(army)))
    own, came = units_of(text, new_army("rogue-trader"))
    assert came == tuple(units(army))
    assert own == OwnRows()
    assert holds_units(text)


def test_only_the_own_rows_that_are_used_travel() -> None:
    unused = {**RAIL, "id": "unused"}
    army = new_army("rogue-trader").model_copy(update={"own": OwnRows(weapons=(unused, RAIL), equipment=(WINCH,))})
    own, _ = units_of(units_text(army, [armed()]), new_army("rogue-trader"))
    assert own == OwnRows(weapons=(RAIL,), equipment=(WINCH,))
    own, _ = units_of(units_text(army, [Vehicle()]), new_army("rogue-trader"))
    assert own == OwnRows()


def test_a_row_that_the_army_has_already_stays_as_it_is_there() -> None:
    mine = OwnRows(weapons=({**RAIL, "strength": 5},))
    target = new_army("rogue-trader").model_copy(update={"own": mine})
    source = new_army("rogue-trader").model_copy(update={"own": OwnRows(weapons=(RAIL,))})
    own, _ = units_of(units_text(source, [armed()]), target)
    assert own is mine


def test_what_a_unit_picks() -> None:
    assert set(picked(armed())) == {("weapons", "rail"), ("equipment", "winch")}
    assert list(picked(Vehicle(name="bare"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "[" * 100_000,
        '{"format": "ironmuster-army"}',
        '{"format": "ironmuster-units", "ruleset": "chess", "units": []}',
        '{"format": "ironmuster-units", "ruleset": "rogue-trader"}',
        '{"format": "ironmuster-units", "ruleset": "rogue-trader", "units": [3]}',
        '{"format": "ironmuster-units", "ruleset": "rogue-trader", "units": [], "own": {"weapons": [{"id": "x"}]}}',
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        units_of(text, new_army("rogue-trader"))


def test_unknown_fields_travel() -> None:
    army = sample_army("rogue-trader", "en")
    document = json.loads(units_text(army, [next(units(army))]))
    document["units"][0]["lift"] = 4
    _, (unit,) = units_of(json.dumps(document), army)
    assert unit.model_dump()["lift"] == 4
