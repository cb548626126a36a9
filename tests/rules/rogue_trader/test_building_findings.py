"""Buildings, walls and doors: the shipped types and what is wrong with others."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS
from rules.findings import Finding, mended
from rules.rogue_trader.building import (
    Building,
    BuildingDoor,
    Section,
    building_archetypes,
    building_types,
    door_types,
    proposed_sections,
    section_damage,
)
from rules.rogue_trader.building_findings import findings


def building(kind: str = "building", **values: Any) -> Building:
    _, there = building_archetypes()[kind]
    assert isinstance(there, Building)
    return there.model_copy(update={"name": "Station", **values})


def found(there: Building) -> dict[str, Finding]:
    return {finding.code: finding for finding in findings(there, NO_ROWS)}


def sections(*storeys: int) -> tuple[Section, ...]:
    return tuple(Section(id=f"s{number}", storey=storey) for number, storey in enumerate(storeys))


@pytest.mark.rule("RT-BLD-23")
@pytest.mark.parametrize(
    ("kind", "toughness", "damage"),
    [("hut", 7, 2), ("plexi-shelter", 8, 3), ("building", 8, 5), ("tower", 8, 10), ("wall", 8, 5), ("barricade", 6, 5)],
)
def test_shipped_types(kind: str, toughness: int, damage: int) -> None:
    there = building(kind)
    assert (there.toughness, there.damage) == (toughness, damage)
    assert building_types()[kind].mark == "rule"
    assert found(there) == {}


@pytest.mark.rule("RT-BLD-23", "RT-BLD-22")
@pytest.mark.parametrize(("damage", "wrong"), [(9, True), (10, False), (14, False)])
def test_a_tower_has_ten_points_or_more(damage: int, wrong: bool) -> None:
    assert ("damage-too-low" in found(building("tower", damage=damage))) == wrong


@pytest.mark.rule("RT-BLD-22")
def test_a_section_may_have_points_of_its_own() -> None:
    mixed = building(sections=(Section(id="a"), Section(id="b", damage=9)))
    assert [section_damage(mixed, section) for section in mixed.sections] == [5, 9]


@pytest.mark.rule("RT-BLD-06")
@pytest.mark.parametrize(
    ("storeys", "code"),
    [
        ((0, 1), None),
        ((0, 0, 0), "ground-sections"),
        ((0, 2), "storey-empty"),
        ((1,), "storey-empty"),
        ((-1, 0), None),
    ],
)
def test_sections_by_storey(storeys: tuple[int, ...], code: str | None) -> None:
    assert set(found(building(sections=sections(*storeys)))) == ({code} if code else set())


@pytest.mark.rule("RT-BLD-06")
@pytest.mark.parametrize(
    ("width", "depth", "proposed"),
    [(8, 4, 2), (4, 4, 1), (2, 2, 1), (6, 4, 2), (5.9, 4, 1), (12, 8, 6), (None, 4, None)],
)
def test_measures_propose_sections(width: float | None, depth: float, proposed: int | None) -> None:
    there = building(width=width, depth=depth)
    assert proposed_sections(there) == proposed
    assert ("sections-proposed" in found(there)) == (proposed not in (None, 1))


@pytest.mark.rule("RT-BLD-25")
@pytest.mark.parametrize(("length", "count"), [(12, 3), (10, 3), (4, 1), (8, 2), (0.5, 1)])
def test_walls_are_counted_by_started_four_inches_and_can_be_mended(length: float, count: int) -> None:
    wall = building("wall", length=length)
    assert proposed_sections(wall) == count
    if count > 1:
        fix = found(wall)["wall-sections"].fix
        assert fix is not None
        wall = mended(wall, fix)  # type: ignore[assignment]
        assert len(wall.sections) == count
        assert len({section.id for section in wall.sections}) == count
    assert found(wall) == {}


@pytest.mark.rule("RT-BLD-07")
def test_a_building_without_its_number_of_sections_cannot_be_played() -> None:
    assert found(building(sections=()))["no-sections"].severity == "error"
    assert "no-sections" not in found(building(sections=(), method="mapping", plan_drawn=True))


@pytest.mark.rule("RT-BLD-02", "RT-BLD-03")
def test_the_method_is_sections_until_changed_and_mapping_needs_a_plan() -> None:
    assert Building().method == "section"
    assert found(building(method="mapping"))["plan-missing"].severity == "warning"
    assert found(building(method="mapping", plan_drawn=True)) == {}


@pytest.mark.rule("RT-BLD-29")
def test_a_section_stands_on_another_that_is_there() -> None:
    good = (Section(id="g"), Section(id="f", storey=1, stands_on="g"))
    assert found(building(sections=good)) == {}
    bad = (Section(id="g"), Section(id="f", storey=1, stands_on="x"))
    assert found(building(sections=bad))["stands-on-nothing"].place == "sections.f"


@pytest.mark.rule("RT-DOOR-07", "RT-DOOR-06")
def test_doors_all_have_toughness_6_and_their_own_damage() -> None:
    assert {row.toughness for row in door_types().values()} == {6}
    assert {name: row.damage for name, row in door_types().items()} == {
        "solid-wood": 4,
        "plastic": 2,
        "reinforced-glass": 2,
        "light-wood": 1,
        "thin-steel": 3,
        "thick-steel": 5,
        "reinforced-steel": 10,
    }
    assert found(building(doors=(BuildingDoor(id="d", door_type="paper"),)))["unknown-door"].severity == "error"


@pytest.mark.rule("RT-BLD-23")
def test_no_toughness_or_damage_is_an_error() -> None:
    assert set(found(building(toughness=None, damage=0))) == {"toughness-missing", "damage-missing"}
