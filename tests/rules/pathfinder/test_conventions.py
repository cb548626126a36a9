"""Checks and natural rolls, doubled damage, penalties, coordinates, words."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.actions import find
from rules.language import Message, language
from rules.pathfinder.damage import DamagedPart
from tests.examples import check, log_of
from tests.rules.pathfinder.vehicles import HUGE, MAGIC, SEVEN, at


@pytest.mark.rule("PF-CONV-03")
@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        ("driving-check", {"driver": {"modifier": 19}}, [1], {"check": {"success": True}}),
        (
            "driving-check",
            {"driver": {"modifier": 20}, "vehicle": {"propulsion": ["air-current"], "device_state": "broken"}},
            [19],
            {"check": {"dc": 40, "success": False}},
        ),
        (
            "driving-check",
            {"driver": {"modifier": 19}, "vehicle": {"propulsion": ["air-current"], "device_state": "broken"}},
            [20],
            {"check": {"dc": 40, "success": False}},
        ),
        ("overrun", {"driver": {"modifier": 90}, "target": {"cmd": 17}}, [1], {"check": {"success": False}}),
        ("overrun", {"target": {"cmd": 400}}, [20, 1], {"check": {"success": True}}),
        ("driver-fortitude", {"fortitude": 25}, [1], {"keeps_control": False}),
        ("right-vehicle", {"modifier": 24}, [1], {"upright": True}),
        ("force-ram", {"modifier": 9, "avoid": "swerve"}, [20], {"forced": False}),
        ("jump-on", {"base_dc": 30}, [20], {"success": False}),
        ("repair", {"hp": 1, "hp_max": 60, "modifier": 9}, [1], {"success": True}),
        ("engine-explosion", {"modifier": 29}, [1], {"explodes": False}),
    ],
)
def test_natural_rolls_decide_saves_and_manoeuvres_only(
    action: str, given: dict[str, Any], dice: list[int], then: dict[str, Any]
) -> None:
    check(f"pathfinder.{action}", given, dice, then)


@pytest.mark.rule("PF-CONV-03")
def test_the_log_says_when_a_natural_roll_decides() -> None:
    given = {"driver": {"modifier": 40}, "target": {"cmd": 17}}
    assert log_of("pathfinder.overrun", given, [1])[0] == "Overrun: a natural 1 fails."
    given = {"target": {"cmd": 40}}
    assert log_of("pathfinder.overrun", given, [20, 1])[0] == "Overrun: a natural 20 succeeds."
    assert (
        log_of("pathfinder.overrun", {"target": {"cmd": 12}}, [20, 1, 1])[0] == "Overrun: 20 +1 = 21, DC 12: success."
    )


@pytest.mark.rule("PF-CONV-03", "PF-CHK-01", "PF-CHK-06")
def test_the_log_gives_roll_total_and_dc_and_who_helped() -> None:
    given = {"driver": {"modifier": 5}, "situation": {"helpers": [3, -1]}, "vehicle": {"device_state": "broken"}}
    assert log_of("pathfinder.driving-check", given, [7, 10, 19]) == [
        "DC 30: base +20, broken driving device +10.",
        "Aid: 7 +3 = 10, DC 10: success.",
        "Aid: 10 \N{MINUS SIGN}1 = 9, DC 10: failure.",
        "Driving check: 19 +7 = 26, DC 30: failure.",
    ]


@pytest.mark.rule("PF-CONV-04", "PF-COL-04", "PF-COL-10")
@pytest.mark.parametrize(
    ("vehicle", "setting", "dice", "damage"),
    [
        (HUGE, "rollTwice", [13, 5, 6, 2, 8], 21),
        (HUGE, "doubleRoll", [13, 5, 6], 22),
        (HUGE | {"ram": True, "ramming_dice": 1}, "rollTwice", [13, 3, 7, 4, 4], 18),
        (HUGE | {"ram": True, "ramming_dice": 1}, "doubleRoll", [13, 3, 4, 4], 14),
    ],
)
def test_twice_the_damage(vehicle: dict[str, Any], setting: str, dice: list[int], damage: int) -> None:
    given = {"vehicle": vehicle, "driver": SEVEN, "target": {"cmd": 17}, "settings": {"pf.dmg.double": setting}}
    check("pathfinder.overrun", given, dice, {"damage": damage})


@pytest.mark.rule("PF-CONV-04", "PF-DMG-03")
def test_energy_that_does_twice_the_damage_rolls_nothing_again() -> None:
    given = {
        "amount": 10,
        "source": "energy",
        "energy": "acid",
        "part": "propulsion",
        "material": "sail",
        "hp": 99,
        "hp_max": 99,
    }
    check("pathfinder.damage", given, [], {"taken": 20})


@pytest.mark.rule("PF-DMG-03")
@pytest.mark.parametrize(
    ("material", "energies"),
    [("sail", {"acid", "fire"}), ("dirigible", {"acid", "electricity", "fire"}), ("hull", set())],
)
def test_which_energies_a_material_fears(material: str, energies: set[str]) -> None:
    for energy in ("acid", "cold", "electricity", "fire", "sonic"):
        given = {"amount": 7, "source": "energy", "energy": energy, "material": material, "hardness": 0}
        check("pathfinder.damage", given, [], {"taken": 14 if energy in energies else 7})


@pytest.mark.rule("PF-DMG-03", "PF-DMG-11")
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"amount": 21, "source": "ranged"}, 5),
        ({"amount": 21, "source": "ranged", "energy": "fire"}, 5),
        ({"amount": 21, "source": "ramming"}, 16),
        ({"amount": 20, "part": "device", "source": "ranged", "energy": "fire", "hp": 50, "hp_max": 50}, 10),
        ({"amount": 20, "part": "device", "source": "melee", "energy": "fire", "hp": 50, "hp_max": 50}, 10),
        ({"amount": 20, "part": "device", "source": "melee", "hp": 50, "hp_max": 50}, 20),
        ({"amount": 9, "part": "conveyance", "multiplier": 2, "source": "ranged"}, 4),
        ({"amount": 8, "hardness": 8}, 0),
    ],
)
def test_damage_is_halved_at_most_once(given: dict[str, Any], taken: int) -> None:
    check("pathfinder.damage", given, [], {"taken": taken})


@pytest.mark.rule("PF-CONV-06", "PF-CHK-09", "PF-WIDE-06")
def test_a_penalty_on_a_dc_raises_it_and_a_penalty_on_a_check_lowers_that() -> None:
    check("pathfinder.driving-check", {"vehicle": {"crew_required": 4, "crew_aboard": 2}}, [1], {"check": {"dc": 30}})
    given = {"vehicle": HUGE, "driver": SEVEN, "target": {"cmd": 17}, "wide_turn": True}
    check("pathfinder.overrun", given, [18, 1, 1], {"check": {"dc": 17, "success": True}})
    check("pathfinder.overrun", given, [17], {"check": {"dc": 17, "success": False}})


@pytest.mark.rule("PF-GRID-01")
@pytest.mark.parametrize(
    ("step", "facing", "x", "y"), [("F", "N", 10, 19), ("F", "E", 11, 20), ("FL", "W", 9, 21), ("FL", "N", 9, 19)]
)
def test_x_grows_to_the_east_and_y_to_the_south(step: str, facing: str, x: int, y: int) -> None:
    given = {"placement": at(10, 20, facing, 1, 1), "distance": 1, "path": [step]}
    check("pathfinder.move", given, [], {"placement": {"x": x, "y": y}})


@pytest.mark.rule("PF-GRID-01")
def test_squares_may_be_negative() -> None:
    given = {"placement": at(0, 0, "N", 1, 1), "distance": 1, "path": ["FL"]}
    check("pathfinder.move", given, [], {"placement": {"x": -1, "y": -1}})


@pytest.mark.rule("PF-GRID-13")
def test_a_move_may_end_on_what_was_touched() -> None:
    man = {"id": "man", "x": 0, "y": -3}
    given = {"placement": at(0, 0, "N", 1, 1), "distance": 3, "obstacles": [man]}
    check("pathfinder.move", given, [], {"placement": {"x": 0, "y": -3}, "contacts": [{"step": 3, "id": "man"}]})


@pytest.mark.rule("PF-COL-16")
@pytest.mark.parametrize(
    ("action", "title"),
    [
        ("overrun", "Renversement véhiculé"),
        ("bull-rush", "Charge véhiculée"),
        ("ram", "Collision"),
        ("wide-turn", "Virage brusque"),
        ("sudden-stop", "Arrêt brutal"),
        ("drive", "Conduire"),
        ("driving-check", "Test de conduite"),
        ("take-control", "Prendre le contrôle"),
        ("sink", "Naufrage"),
        ("fall", "Chute"),
        ("damage", "Dégâts"),
    ],
)
def test_french_titles(action: str, title: str) -> None:
    assert language("fr").text(Message(find(f"pathfinder.{action}").title)) == title


@pytest.mark.rule("PF-DMG-02")
def test_what_can_be_attacked_of_a_vehicle() -> None:
    assert set(get_args(DamagedPart)) == {"structure", "propulsion", "device", "conveyance"}
    for part in ("structure", "conveyance"):
        check("pathfinder.damage", {"part": part, "amount": 15}, [], {"taken": 10, "hp": 50})
    for part in ("propulsion", "device"):
        check("pathfinder.damage", {"part": part, "amount": 15, "hp": 20, "hp_max": 20}, [], {"taken": 15, "hp": 5})


@pytest.mark.rule("PF-CRW-04", "PF-SGE-04")
def test_a_rowed_ship_does_not_fire() -> None:
    given = {"engine": "ballista-light", "distance_ft": 50, "target_ac": 10}
    check("pathfinder.siege-shot", given | {"rowed": True}, [], {"reason": "being-rowed"})
    check("pathfinder.siege-shot", given, [15, 1, 1, 1], {"hit": True})


@pytest.mark.rule("PF-CHK-14", "PF-DRV-12")
def test_a_magic_vehicle_that_asks_a_check_adds_what_others_would() -> None:
    given = {"vehicle": MAGIC | {"magic_check": "Spellcraft", "device_state": "broken"}, "driver": {"modifier": 12}}
    check("pathfinder.driving-check", given, [18], {"check": {"dc": 30, "success": True}, "needed": True})
    take = given | {"situation": {"take_10": True}}
    check("pathfinder.driving-check", take, [], {"reason": "take-10-in-combat"})
    check("pathfinder.driving-check", {"vehicle": MAGIC, "situation": {"helpers": [9]}}, [], {"check": {"dc": None}})
