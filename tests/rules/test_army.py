"""Armies: immutable edits, units of every kind kept whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.army import (
    Army,
    army_findings,
    find_unit,
    new_army,
    read_army,
    renewed,
    units,
    with_added,
    with_moved,
    with_unit,
    without_units,
)
from rules.errors import BadFile
from rules.language import language
from rules.rogue_trader.vehicle import Vehicle
from rules.stored import Unit


def army_of(*names: str) -> Army:
    army = new_army("rogue-trader", "Column", "Vanguard")
    return with_added(army, army.forces[0].id, [Vehicle(id=name, name=name) for name in names])


def names(army: Army) -> list[str]:
    return [unit.name for unit in units(army)]


def test_a_changed_unit_takes_the_place_of_the_old_one() -> None:
    army = army_of("a", "b", "c")
    changed = with_unit(army, find_unit(army, "b").model_copy(update={"name": "B"}))
    assert names(changed) == ["a", "B", "c"]
    assert names(army) == ["a", "b", "c"]
    assert find_unit(changed, "a") is find_unit(army, "a")


def test_a_unit_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(KeyError):
        with_unit(army_of("a"), Vehicle(id="z"))


@given(
    moved=st.sets(st.sampled_from("abcdef"), min_size=1),
    position=st.integers(0, 6),
)
def test_moving_keeps_every_unit_and_the_order_of_the_moved(moved: set[str], position: int) -> None:
    army = army_of(*"abcdef")
    after = names(with_moved(army, moved, army.forces[0].id, position))
    assert sorted(after) == list("abcdef")
    assert [name for name in after if name in moved] == sorted(moved)
    before = [name for name in "abcdef"[:position] if name not in moved]
    assert after[: len(before)] == before


def test_deleting_leaves_the_others() -> None:
    assert names(without_units(army_of("a", "b", "c"), {"a", "c"})) == ["b"]


def test_a_copy_has_an_id_of_its_own() -> None:
    unit = Vehicle(name="a")
    assert renewed(unit).id != unit.id
    assert renewed(unit).name == "a"


def test_a_unit_of_an_unknown_kind_is_kept_with_all_it_has_and_named_in_a_finding() -> None:
    data = new_army("rogue-trader").model_dump(mode="json")
    data["forces"][0]["units"] = [{"kind": "rogue-trader.zeppelin", "id": "z", "name": "Z", "gas": {"helium": 3}}]
    army = read_army(data)
    assert army.model_dump(mode="json")["forces"][0]["units"][0]["gas"] == {"helium": 3}
    assert [finding.code for finding in army_findings(army)] == ["unknown-kind"]


def test_two_units_of_one_id_are_refused_by_name() -> None:
    data = army_of("a", "b").model_dump(mode="json")
    data["forces"][0]["units"][1]["id"] = "a"
    with pytest.raises(BadFile) as refused:
        read_army(data)
    assert language("en").text(refused.value.message) == "Two units have the same id, a: “b” is the second."


def test_a_wrong_value_is_refused_with_its_place() -> None:
    data = army_of("a", "b").model_dump(mode="json")
    data["forces"][0]["units"][1]["weapons"] = [{"weapon": "lasgun", "mount": "roof"}]
    with pytest.raises(BadFile) as refused:
        read_army(data)
    assert "forces[1].units[2].weapons[1].mount: must be one of:" in language("en").text(refused.value.message)


def test_findings_are_the_same_whatever_the_order_of_edits() -> None:
    plain = Vehicle(id="v", name="V", body="closed")
    first = plain.model_copy(update={"toughness": 0}).model_copy(update={"damage": 5})
    second = plain.model_copy(update={"damage": 5}).model_copy(update={"toughness": 0})
    army = new_army("rogue-trader")

    def found(unit: Unit) -> list[str]:
        return [finding.code for finding in army_findings(with_added(army, army.forces[0].id, [unit]))]

    assert found(first) == found(second)
    assert found(first)[0] == "toughness-zero"
