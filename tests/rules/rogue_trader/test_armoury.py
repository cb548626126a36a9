"""The shipped weapons, equipment and example vehicles, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS, OwnRows
from rules.catalogue import MARKS
from rules.errors import BadFile
from rules.language import language
from rules.rogue_trader.armoury import Weapon, equipment, weapons
from rules.rogue_trader.vehicle import Vehicle, type_words, vehicle_archetypes
from rules.rogue_trader.weapon_terms import CLASSES

WEAPONS = weapons(NO_ROWS)
EQUIPMENT = equipment(NO_ROWS)

# id: class, short, long, hit short, hit long, Strength, damage, save modifier, types, area, mark
PROFILES: dict[str, tuple[Any, ...]] = {
    "bolt-gun": ("basic", 12, 24, 1, 0, 4, "1", -1, "", None, "rule"),
    "bow": ("basic", 12, 24, 0, 0, 3, "1", 0, "", None, "rule"),
    "crossbow": ("basic", 16, 32, 0, -1, 4, "1", 0, "S", None, "rule"),
    "sawn-off-shotgun": ("pistol", 4, 8, -1, -2, "varies", "1", "varies", "CS", None, "rule"),
    "hand-weapon": ("close-combat", None, None, None, None, "user", "1", 0, "C", None, "rule"),
    "autocannon": ("heavy", 20, 72, 0, 0, 8, "D6", -3, "HSF", 1, "rule"),
    "shuriken-catapult": ("basic", 12, 24, 1, 0, 4, "1", -2, "F", None, "rule"),
    "lasgun": ("basic", 12, 24, 1, 0, 3, "1", -1, "", None, "parent"),
    "autogun": ("basic", 12, 32, 1, 0, 3, "1", 0, "", None, "parent"),
    "bolt-pistol": ("pistol", 8, 16, 2, 0, 4, "1", -1, "C", None, "parent"),
    "auto-pistol": ("pistol", 8, 16, 2, 0, 3, "1", 0, "C", None, "parent"),
    "laspistol": ("pistol", 8, 16, 2, -1, 3, "1", -1, "C", None, "parent"),
    "plasma-pistol": ("pistol", 6, 18, 2, -1, 6, "1", -1, "", None, "parent"),
    "shotgun": ("basic", 4, 18, 0, -1, 4, "1", 0, "", None, "parent"),
    "needle-rifle": ("basic", 16, 32, 1, 0, 3, "1", -1, "", None, "parent"),
    "musket": ("basic", 12, 24, 0, -1, 3, "1", -1, "S", None, "parent"),
    "melta-gun": ("basic", 6, 12, 1, 0, 8, "D6", -4, "S", None, "parent"),
    "plasma-gun": ("basic", 6, 24, 1, 0, 7, "1", -2, "F", None, "parent"),
    "heavy-stubber": ("heavy", 20, 40, 0, 0, 4, "1", -1, "H", None, "parent"),
    "heavy-bolter": ("heavy", 20, 40, 0, 0, 5, "D4", -2, "H", None, "parent"),
    "assault-cannon": ("heavy", 12, 32, 1, 0, 8, "D10", -3, "H", None, "parent"),
    "lascannon": ("heavy", 20, 60, 0, 0, 9, "2D6", -6, "H", None, "parent"),
    "multi-laser": ("heavy", 20, 60, 1, 0, 6, "D4", -1, "H", None, "parent"),
    "heavy-plasma-gun": ("heavy", 20, 40, 0, 0, 7, "D4", -2, "H", 1.5, "parent"),
    "multi-melta": ("heavy", 12, 24, 1, 0, 8, "2D12", -4, "H", 2, "parent"),
    "shuriken-cannon": ("heavy", 20, 40, 1, 0, 5, "D4", -3, "H", None, "parent"),
    "missile-launcher-krak": ("heavy", 20, 72, 0, 0, 8, "D10", -6, "HS", None, "house"),
    "missile-launcher-frag": ("heavy", 20, 72, 0, 0, 4, "1", -1, "HS", 2, "house"),
    "battle-cannon": ("super-heavy", 20, 72, 0, 0, 8, "2D6", -3, "H", 2, "parent"),
    "macro-cannon": ("super-heavy", None, None, None, None, None, None, None, "", None, "unknown"),
    "frag-grenade": ("grenade", None, None, 0, 0, 3, "1", -1, "", 2, "parent"),
    "krak-grenade": ("grenade", None, None, -1, -1, 6, "D6", -3, "", None, "parent"),
    "melta-bomb": ("grenade", None, None, None, None, 8, "D6", -4, "", None, "parent"),
    "power-fist": ("close-combat", None, None, None, None, 8, "1", -5, "C", None, "parent"),
    "power-sword": ("close-combat", None, None, None, None, 5, "1", -3, "C", None, "parent"),
    "chainsword": ("close-combat", None, None, None, None, 4, "1", -1, "C", None, "parent"),
}


@pytest.mark.rule("RT-WPN-02", "RT-WPN-01")
@pytest.mark.parametrize("weapon_id", PROFILES)
def test_a_shipped_weapon_has_its_figures(weapon_id: str) -> None:
    weapon = WEAPONS[weapon_id]
    assert PROFILES[weapon_id] == (
        weapon.weapon_class,
        weapon.short,
        weapon.long,
        weapon.hit_short,
        weapon.hit_long,
        weapon.strength,
        weapon.damage,
        weapon.save_modifier,
        "".join(weapon.types),
        weapon.area,
        weapon.mark,
    )
    assert weapon.name.en
    assert weapon.name.fr
    assert weapon.weapon_class in CLASSES
    assert weapon.mark in MARKS


@pytest.mark.rule("RT-WPN-02")
def test_no_other_weapon_is_shipped_and_names_are_distinct() -> None:
    assert set(WEAPONS) == set(PROFILES)
    for code in ("en", "fr"):
        names = [language(code).text(weapon.name.words()) for weapon in WEAPONS.values()]
        assert len(set(names)) == len(names)


@pytest.mark.rule("RT-WPN-01", "RT-VEH-08")
@pytest.mark.parametrize(
    ("weapon_id", "points"), [("bolt-gun", 1), ("autocannon", 2), ("battle-cannon", 6), ("bolt-pistol", 1)]
)
def test_weapon_points_go_by_class(weapon_id: str, points: int) -> None:
    assert WEAPONS[weapon_id].points == points


@pytest.mark.rule("RT-WPN-02")
def test_single_figures_may_be_worth_less_than_their_row() -> None:
    catapult = WEAPONS["shuriken-catapult"]
    assert (catapult.mark_of("strength"), catapult.mark_of("hit_long")) == ("rule", "parent")
    assert (WEAPONS["autogun"].mark_of("long"), WEAPONS["autogun"].mark_of("strength")) == ("rule", "parent")
    assert WEAPONS["battle-cannon"].mark_of("weapon_class") == "house"


@pytest.mark.rule("RT-VEH-10")
@pytest.mark.parametrize("item_id", EQUIPMENT)
def test_an_item_without_a_printed_cost_counts_one_point_and_says_so(item_id: str) -> None:
    item = EQUIPMENT[item_id]
    assert item.cost is None
    assert item.points == 1
    assert item.mark in ("unknown", "house")
    assert item.name.en
    assert item.name.fr


@pytest.mark.rule("RT-VEH-10", "RT-AUTO-06", "RT-AUTO-07")
def test_the_auto_systems_and_seats_are_there_with_their_letters() -> None:
    letters = {item.effect: item.abbreviation for item in EQUIPMENT.values() if item.effect}
    assert letters == {"auto-drive": "Ad", "auto-aim": "Aa", "auto-fac": "Af", "ejector-seats": ""}


@pytest.mark.rule("RT-WPN-03", "RT-VEH-10")
def test_an_armys_own_rows_go_over_the_shipped_ones_and_stay_in_that_army() -> None:
    mine = WEAPONS["lasgun"].model_copy(update={"strength": 5}).model_dump(mode="json")
    costly = {**EQUIPMENT["sensors"].model_dump(mode="json"), "cost": 2}
    own = OwnRows(weapons=(mine,), equipment=(costly,))
    assert weapons(own)["lasgun"].strength == 5
    assert weapons(NO_ROWS)["lasgun"].strength == 3
    assert weapons(own)["bolt-gun"] == WEAPONS["bolt-gun"]
    assert equipment(own)["sensors"].points == 2


@pytest.mark.rule("RT-WPN-03")
@pytest.mark.parametrize(
    ("field", "value"), [("area", -1), ("strength", "x"), ("damage", "D7"), ("weapon_class", "laser"), ("short", -3)]
)
def test_a_bad_row_of_an_army_is_refused_with_its_field(field: str, value: Any) -> None:
    bad = {**WEAPONS["lasgun"].model_dump(mode="json"), field: value}
    with pytest.raises(BadFile) as refused:
        weapons(OwnRows(weapons=(bad,)))
    assert field in language("en").text(refused.value.message)


# id: ground max, acc; air max, min, acc; TRR, Cp, T, D, Sv, Eq, A; body, antigrav, size, turrets, doors
VEHICLES: dict[str, tuple[Any, ...]] = {
    "motorcycle": (30, 8, None, None, None, 0.5, 2, 5, 3, None, 1, 2, "open", False, "normal", 0),
    "jet-cycle": (None, None, 40, 0, 10, 0.5, 1, 5, 3, 6, 1, 2, "open", True, "normal", 0),
    "civilian-car": (24, 6, None, None, None, 1, 5, 5, 5, None, 2, 0, "closed", False, "normal", 0),
    "buggy": (28, 7, None, None, None, 1, 3, 6, 6, 6, 2, 3, "open", False, "normal", 0),
    "truck": (20, 4, None, None, None, 1.5, 14, 6, 10, 6, 4, 1, "open", False, "large", 0),
    "armoured-car": (22, 5, None, None, None, 1, 4, 7, 12, 5, 3, 4, "closed", False, "large", 1),
    "tracked-carrier": (18, 4, None, None, None, 0.5, 12, 7, 15, 5, 4, 3, "closed", False, "large", 0),
    "battle-tank": (15, 3, None, None, None, 0.5, 5, 8, 25, 4, 4, 10, "closed", False, "large", 1),
    "skimmer": (30, 8, 40, 0, 8, 1, 4, 6, 8, 5, 3, 5, "open", True, "normal", 0),
    "gunship": (None, None, 80, 20, 15, 2, 8, 7, 15, 5, 5, 8, "closed", False, "large", 0),
}


@pytest.mark.rule("RT-ARC-01", "RT-VEH-01")
@pytest.mark.parametrize("archetype", VEHICLES)
def test_an_example_vehicle_has_its_figures_and_says_that_they_are_ours(archetype: str) -> None:
    name, vehicle = vehicle_archetypes()[archetype]
    assert isinstance(vehicle, Vehicle)
    assert VEHICLES[archetype] == (
        vehicle.ground_maximum,
        vehicle.ground_acceleration,
        vehicle.air_maximum,
        vehicle.air_minimum,
        vehicle.air_acceleration,
        vehicle.trr,
        vehicle.capacity,
        vehicle.toughness,
        vehicle.damage,
        vehicle.save,
        vehicle.equipment_points,
        vehicle.weapon_points,
        vehicle.body,
        vehicle.antigrav,
        vehicle.size,
        len(vehicle.turrets),
    )
    assert name.en
    assert name.fr
    assert type_words(vehicle) == name


@pytest.mark.rule("RT-ARC-01")
def test_no_other_example_is_shipped_and_each_call_gives_fresh_ids() -> None:
    first, second = vehicle_archetypes(), vehicle_archetypes()
    assert set(first) == set(VEHICLES)
    assert first["truck"][1].id != second["truck"][1].id


@pytest.mark.rule("RT-VEH-01")
def test_a_type_of_the_players_own_goes_before_the_examples_name() -> None:
    _, vehicle = vehicle_archetypes()["truck"]
    assert type_words(vehicle.model_copy(update={"type_name": "Half-track"})) == "Half-track"  # type: ignore[arg-type]
    assert type_words(Vehicle()) == ""


@pytest.mark.rule("RT-WPN-01")
def test_weapon_rows_can_be_made_from_their_own_dump() -> None:
    for weapon in WEAPONS.values():
        assert Weapon.model_validate(weapon.model_dump(mode="json")) == weapon
