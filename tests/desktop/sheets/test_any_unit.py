"""Any dreadnought, squad or building, in both languages: nothing is lost, nothing overlaps, nothing leaves the card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rules.rogue_trader.building import MATERIALS, Building, BuildingDoor, Section, building_types, door_types
from rules.rogue_trader.dreadnought import SUIT_MOUNTS, Dreadnought, SuitWeapon
from rules.rogue_trader.squad import RANKS, Character, Squad, SquadWeapon, Tag

from .paper import HUMAN, assert_whole, building, card, squad, suit
from .test_any_vehicle import KIT, LINE, NUMBER, several

WEAPON = st.sampled_from(["bolt-gun", "lascannon", "melta-bomb", "macro-cannon", "no-such-weapon"])
VALUE = st.none() | st.sampled_from([-99, 0, 1, 7, 10, 99])
FREE = st.just("") | LINE
NOTES = st.lists(LINE, max_size=8).map("\n".join)
SUIT_VALUES = ("ws", "bs", "s", "t", "i", "a", "ld", "intelligence", "cl", "wp")
CHARACTER_VALUES = (*SUIT_VALUES, "w")

SUITS = st.builds(
    Dreadnought,
    name=LINE,
    type_name=FREE,
    archetype=st.sampled_from([None, "imperial-battle-armour"]),
    height=st.none() | st.sampled_from([0.0, 3.5, 1000.0]),
    arc=st.integers(0, 360),
    m=st.none() | st.sampled_from([-99.0, 6.0, 5.25]),
    **dict.fromkeys(SUIT_VALUES, VALUE),
    **dict.fromkeys(("damage", "weapon_points", "equipment_points"), NUMBER),
    save=st.none() | st.integers(2, 6),
    pilot=FREE,
    pilot_save=st.none() | st.integers(2, 6),
    seat=st.booleans(),
    ejector_save=st.none() | st.integers(2, 6),
    cool_modifier=st.integers(-10, 10),
    weapons=several(
        st.builds(
            SuitWeapon,
            id=st.just("w"),
            weapon=WEAPON,
            mount=st.sampled_from(list(SUIT_MOUNTS)),
            auto_aim=st.booleans(),
            to_hit=st.integers(-10, 10),
            note=FREE,
        ),
        12,
    ),
    equipment=several(KIT, 8),
    personality=FREE,
    copies=st.just(1),
    points=st.sampled_from([0, 1, 100_000]),
    notes=NOTES,
)
CHARACTER = st.builds(
    Character,
    id=st.just("c"),
    name=FREE,
    rank=st.sampled_from(list(RANKS)),
    m=st.none() | st.sampled_from([4.0, -99.0]),
    **dict.fromkeys(CHARACTER_VALUES, VALUE),
    save=st.none() | st.integers(2, 6),
)
TAG = st.builds(Tag, id=st.just("t"), text=LINE.map(lambda text: text[:80]))
SQUADS = st.builds(
    Squad,
    name=LINE,
    type_name=FREE,
    archetype=st.sampled_from([None, "human", "champion"]),
    models=st.sampled_from([0, 1, 2, 5, 10, 11, 31, 61, 200]),
    armour=st.sampled_from([None, "carapace", "no-such-armour"]),
    m=st.none() | st.sampled_from([4.0, -99.0]),
    **dict.fromkeys(CHARACTER_VALUES, VALUE),
    save=st.none() | st.integers(2, 6),
    charge_move=st.none() | st.sampled_from([0.0, 7.5, 120.0]),
    characters=several(CHARACTER, 7),
    weapons=several(st.builds(SquadWeapon, id=st.just("w"), weapon=WEAPON, count=st.integers(1, 200), note=FREE), 9),
    **dict.fromkeys(("frenzy_prone", "causes_fear", "causes_confusion", "psyker"), st.booleans()),
    **dict.fromkeys(("tags", "hates", "fears_only"), several(TAG, 6)),
    copies=st.just(1),
    points=st.sampled_from([0, 100_000]),
    notes=NOTES,
)
POINTS = st.none() | st.sampled_from([0, 1, 5, 12, 15, 16, 60, 61, 10_000])
BUILDINGS = st.builds(
    Building,
    name=LINE,
    archetype=st.sampled_from([None, *building_types()]),
    method=st.sampled_from(["section", "mapping"]),
    material=st.sampled_from(list(MATERIALS)),
    toughness=NUMBER,
    damage=POINTS,
    **dict.fromkeys(("width", "depth", "length"), st.none() | st.sampled_from([0.0, 8.0, 399.75])),
    sections=several(
        st.builds(
            Section,
            id=st.just("s"),
            name=FREE,
            storey=st.integers(-2, 3),
            damage=POINTS,
            stands_on=st.sampled_from([None, "s0", "s1", "gone"]),
        ),
        12,
    ),
    doors=several(
        st.builds(
            BuildingDoor,
            id=st.just("d"),
            name=FREE,
            door_type=st.sampled_from([*door_types(), "no-such-door"]),
            factor=st.sampled_from([0.5, 1.0, 100.0]),
            locked=st.booleans(),
        ),
        6,
    ),
    copies=st.just(1),
    points=st.sampled_from([0, 100_000]),
    notes=NOTES,
)


def quickly(examples: int) -> Any:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("code", ["en", "fr"])
@quickly(8)
@given(unit=SUITS)
@example(unit=suit(name="W" * 300, pilot="Q" * 300, type_name="x " * 150))
def test_any_dreadnought_is_whole_within_its_card(code: str, unit: Dreadnought) -> None:
    said = [unit.name, unit.type_name, unit.pilot, unit.personality, *unit.notes.splitlines()]
    said += [each.note for each in (*unit.weapons, *unit.equipment)]
    assert_whole(card(unit, code), said)


@pytest.mark.parametrize("code", ["en", "fr"])
@quickly(8)
@given(unit=SQUADS)
@example(
    unit=squad(characters=(Character(id="c", name="Captain of the long name " * 5, rank="hero", **HUMAN | {"w": 9}),))
)
def test_any_squad_is_whole_within_its_card(code: str, unit: Squad) -> None:
    said = [unit.name, unit.type_name, *unit.notes.splitlines(), *(each.name for each in unit.characters)]
    said += [each.note for each in unit.weapons]
    said += [each.text for each in (*unit.tags, *unit.hates, *unit.fears_only)]
    assert_whole(card(unit, code), said)


@pytest.mark.parametrize("code", ["en", "fr"])
@quickly(8)
@given(unit=BUILDINGS)
@example(unit=building(sections=tuple(Section(id=f"s{n}", name="y" * 300) for n in range(3))))
def test_any_building_is_whole_within_its_card(code: str, unit: Building) -> None:
    said = [unit.name, *unit.notes.splitlines(), *(each.name for each in (*unit.sections, *unit.doors))]
    assert_whole(card(unit, code), said)
