"""The printed vehicles, row by row."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules.army import NO_ROWS
from rules.language import language
from rules.pathfinder.printed import archetypes, driving_space_words, load_words, original, printed_rows
from rules.pathfinder.units import KINDS
from rules.pathfinder.vehicle import Vehicle
from rules.pathfinder.vehicle_findings import findings

VEHICLES = {id_: cast(Vehicle, unit) for id_, (_, unit) in archetypes().items()}

# id: type, size, squares, width, length, height, gp, AC, hardness, hp, broken, save, CMB, CMD, d8, decks, driving space
BODIES: dict[str, tuple[Any, ...]] = {
    "carriage": ("land", "large", 6, 2, 3, 6, 100, 9, 5, 90, 44, 1, 1, 11, 1, 2, 2),
    "cart": ("land", "large", 2, 1, 2, 4, 15, 9, 5, 30, 14, 0, 1, 11, 1, 1, 1),
    "chariot-light": ("land", "large", 2, 1, 2, 5, 50, 9, 5, 30, 14, 0, 1, 11, 1, 1, 1),
    "chariot-medium": ("land", "large", 4, 2, 2, 5, 100, 9, 5, 60, 29, 1, 1, 11, 1, 1, 2),
    "chariot-heavy": ("land", "large", 6, 2, 3, 5, 200, 8, 5, 80, 44, 1, 2, 12, 1, 1, 2),
    "sleigh": ("land", "large", 4, 2, 2, 3, 100, 9, 5, 60, 29, 1, 1, 11, 1, 1, 2),
    "steam-giant": ("land", "gargantuan", 16, 4, 4, 26, 80_000, 6, 10, 320, 159, 3, 4, 14, 4, 3, 1),
    "wagon-light": ("land", "large", 4, 2, 2, 5, 50, 9, 5, 60, 29, 1, 1, 11, 1, 1, 2),
    "wagon-medium": ("land", "large", 6, 2, 3, 5, 75, 9, 5, 90, 44, 1, 1, 11, 1, 1, 1),
    "wagon-heavy": ("land", "huge", 8, 2, 4, 5, 100, 9, 5, 120, 59, 2, 2, 12, 2, 1, 1),
    "rowboat": ("water", "large", 3, 1, 3, None, 50, 9, 5, 60, 29, 0, 1, 11, 1, 1, 1),
    "keelboat": ("water", "colossal", 40, 4, 10, None, 13_000, 2, 5, 600, 299, 4, 8, 18, 8, 1, 2),
    "longship": ("water", "colossal", 45, 3, 15, None, 10_000, 2, 5, 675, 337, 5, 8, 18, 8, 1, 2),
    "sailing-ship": ("water", "colossal", 60, 4, 15, None, 10_000, 2, 5, 900, 449, 0, 8, 18, 8, 2, 9),
    "warship": ("water", "colossal", 80, 4, 20, None, 25_000, 2, 10, 1200, 599, 0, 8, 18, 8, 2, 9),
    "galley": ("water", "colossal", 104, 4, 26, None, 10_000, 2, 5, 1560, 779, 0, 8, 18, 8, 3, 9),
    "airship": ("air", "colossal", 48, 4, 12, None, 50_000, 2, 5, 720, 359, 0, 8, 18, 8, 2, 9),
    "alchemical-dragon": ("air", "colossal", 60, 4, 15, None, 100_000, 2, 5, 900, 449, 0, 8, 18, 8, 1, 9),
    "glider": ("air", "large", 4, 2, 2, None, 500, 9, 0, 20, 9, 0, 1, 11, 1, None, None),
}

ANIMAL = {"handle-animal", "profession-driver", "diplomacy", "intimidate"}
SAILOR = {"profession-sailor", "knowledge-nature"}
WILL = {"diplomacy", "intimidate"}
PULLED = "muscle-pulled"

# id: for each line kinds, formula or speeds, creatures, squares and hit points of propulsion, skills, DC, device, crew
LINES: dict[str, list[tuple[Any, ...]]] = {
    "carriage": [((PULLED,), "twice", 2, 0, None, ANIMAL, 0, "reins", 0)],
    "cart": [((PULLED,), "cart", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "chariot-light": [((PULLED,), "twice", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "chariot-medium": [((PULLED,), "twice-half", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "chariot-heavy": [((PULLED,), "twice-half", 2, 0, None, ANIMAL, 0, "reins", 0)],
    "sleigh": [
        ((PULLED,), "twice-half", 1, 0, None, ANIMAL, 0, "reins", 0),
        (("air-current",), (100, 30), 0, 8, 40, {"acrobatics"}, 10, "rigging", 0),
    ],
    "steam-giant": [(("alchemical",), (60, 30), 0, 10, 200, {"knowledge-arcana", "craft-alchemy"}, 10, "levers", 4)],
    "wagon-light": [((PULLED,), "twice-half", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "wagon-medium": [((PULLED,), "twice-half", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "wagon-heavy": [((PULLED,), "twice-half", 1, 0, None, ANIMAL, 0, "reins", 0)],
    "rowboat": [(("muscle-pushed", "water-current"), (30, 10), 1, 0, None, {"survival"}, 0, "oars", 0)],
    "keelboat": [
        (("air-current", "water-current"), (60, 30), 0, 20, 100, SAILOR, 10, "rudder", 8),
        (("muscle-pushed",), (30, 15), 8, 0, None, WILL, 0, "rudder", 8),
    ],
    "longship": [
        (("air-current", "muscle-pushed"), (120, 30), 40, 10, 50, SAILOR, 10, "rudder", 40),
        (("muscle-pushed",), (30, 15), 40, 0, None, WILL, 0, "rudder", 40),
    ],
    "sailing-ship": [
        (("air-current", "water-current"), (180, 30), 0, 30, 150, SAILOR, 10, "wheel", 20),
        (("muscle-pushed",), (60, 15), 0, 0, None, SAILOR, 10, "wheel", 20),
    ],
    "warship": [
        (("air-current", "water-current"), (150, 30), 0, 160, 800, SAILOR, 10, "wheel", 60),
        (("muscle-pushed",), (60, 15), 80, 0, None, SAILOR, 10, "wheel", 60),
    ],
    "galley": [
        (("air-current", "water-current"), (180, 30), 0, 60, 300, SAILOR, 10, "wheel", 20),
        (("muscle-pushed",), (60, 15), 140, 0, None, SAILOR, 10, "wheel", 160),
    ],
    "airship": [(("air-current", "magic"), (100, 30), 0, 90, 450, set(), 0, "magic-item", 0)],
    "alchemical-dragon": [
        (("alchemical",), (100, 30), 0, 6, 120, {"craft-alchemy", "knowledge-arcana"}, 10, "wheel", 10)
    ],
    "glider": [(("air-current",), (80, 10), 0, 4, 20, {"fly", "acrobatics"}, 10, None, 0)],
}

# id: Large places, Huge places, in banks, silent while rowed
PLACES: dict[str, tuple[int, int, bool, bool]] = {
    "chariot-heavy": (1, 0, False, False),
    "steam-giant": (2, 0, False, False),
    "galley": (40, 12, True, True),
    "sailing-ship": (20, 6, True, False),
    "warship": (20, 6, True, True),
    "airship": (6, 4, True, False),
    "alchemical-dragon": (6, 4, True, False),
}

NOTES: dict[str, list[str]] = {
    "chariot-heavy": ["pf-ac", "pf-hp", "pf-broken", "pf-cmb", "pf-cmd"],
    "steam-giant": ["pf-device-unknown-values"],
    "wagon-medium": ["pf-pull-short"],
    "wagon-heavy": ["pf-ac", "pf-pull-short"],
    "rowboat": ["pf-hp", "pf-device-unknown-values"],
    "sailing-ship": ["pf-push-short"],
    "warship": ["pf-hardness"],
    "airship": ["pf-device-unknown-values"],
    "glider": ["pf-hull-sail", "pf-driving-space", "pf-device-none"],
}


@pytest.mark.rule("PF-CAT-01", "PF-BLD-01")
@pytest.mark.parametrize("id_", BODIES)
def test_a_body_has_its_figures(id_: str) -> None:
    v = VEHICLES[id_]
    place = (v.type, v.size, v.squares, v.width, v.length, v.height_ft, v.cost_gp)
    values = (v.ac, v.hardness, v.hp, v.broken, v.save, v.cmb, v.cmd, v.ramming_dice, v.decks, v.driving_space)
    assert (*place, *values) == BODIES[id_]


@pytest.mark.rule("PF-CAT-02", "PF-CRW-01", "PF-BLD-19")
@pytest.mark.parametrize("id_", LINES)
def test_its_propulsion_has_its_figures(id_: str) -> None:
    found = [
        (
            line.kinds,
            (line.maximum_ft, line.acceleration_ft) if line.formula == "fixed" else line.formula,
            line.creatures,
            line.propulsion_squares,
            line.propulsion_hp,
            set(line.skills),
            line.dc_change,
            line.device,
            line.crew,
        )
        for line in VEHICLES[id_].lines
    ]
    assert found == LINES[id_]


@pytest.mark.rule("PF-SGE-02")
@pytest.mark.parametrize("id_", BODIES)
def test_its_places_for_siege_engines(id_: str) -> None:
    v = VEHICLES[id_]
    assert (v.large_places, v.huge_places, v.banked, v.silent_while_rowed) == PLACES.get(id_, (0, 0, False, False))
    assert v.only_engine == ("ballista-light" if id_ == "chariot-heavy" else None)


@pytest.mark.rule("PF-CAT-01")
def test_nothing_is_missing() -> None:
    assert list(VEHICLES) == list(BODIES) == list(LINES)
    assert sum(vehicle.cost_gp for vehicle in VEHICLES.values()) == 299_340


@pytest.mark.rule("PF-CAT-01", "PF-BLD-24", "PF-BLD-17")
@pytest.mark.parametrize("id_", BODIES)
def test_what_breaks_a_table_is_a_note_and_nothing_else_is_said(id_: str) -> None:
    named = VEHICLES[id_].model_copy(update={"name": "N"})
    found = findings(named, NO_ROWS)
    assert {finding.severity for finding in found} <= {"note"}
    assert [finding.code for finding in found] == NOTES.get(id_, [])


@pytest.mark.rule("PF-CAT-02")
def test_a_glider_is_launched_faster_than_it_gains_speed_later() -> None:
    (line,) = VEHICLES["glider"].lines
    assert (line.launch_ft, line.acceleration_ft) == (30, 10)


@pytest.mark.rule("PF-CAT-01", "PF-CAT-02")
def test_names_places_and_loads_stand_in_both_languages() -> None:
    french = language("fr")
    assert french.text(printed_rows()["wagon-light"].name.words()) == "chariot léger"
    assert french.text(printed_rows()["airship"].name.words()) == "dirigeable"
    assert french.text(driving_space_words(VEHICLES["carriage"])) == "avant du pont supérieur"
    assert french.text(load_words(VEHICLES["cart"])) == "150 kg"
    assert load_words(VEHICLES["cart"].model_copy(update={"load": "hay"})) == "hay"
    assert (load_words(Vehicle()), driving_space_words(Vehicle())) == ("", "")
    assert original(Vehicle(archetype="unheard-of")) is None


@pytest.mark.rule("PF-CAT-01")
def test_a_vehicle_survives_being_saved() -> None:
    for vehicle in VEHICLES.values():
        assert Vehicle.model_validate_json(vehicle.model_dump_json()) == vehicle


@pytest.mark.rule("PF-BLD-01", "PF-BLD-25")
def test_the_kind_shows_what_a_vehicle_costs() -> None:
    (kind,) = KINDS
    assert language("fr").text(kind.figure(VEHICLES["galley"], NO_ROWS)) == "10000\N{NO-BREAK SPACE}po"
    assert kind.icon(VEHICLES["cart"]) == "car"
    assert kind.icon(VEHICLES["glider"]) == "skim"
    assert language("en").text(kind.hints(VEHICLES["cart"])["load"]) == "300 lb"
