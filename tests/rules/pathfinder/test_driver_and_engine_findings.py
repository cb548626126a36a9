"""What is wrong with drivers and siege engines."""

from __future__ import annotations

from typing import Any

import pytest

from rules.pathfinder.vehicle import MountedEngine, VehicleDriver
from tests.rules.pathfinder.wagon import driver, found, of, printed


@pytest.mark.rule("PF-BLD-22")
def test_feats_that_need_others() -> None:
    assert driver(expert_driver=("land",), skilled_driver=("water",)) == [("error", "pf-feat-prerequisite")]
    assert driver(expert_driver=("land",), skilled_driver=("land", "water")) == []
    assert driver(getaway_master=True) == [("error", "pf-feat-prerequisite")]
    assert driver(getaway_master=True, getaway_artist=True) == []


@pytest.mark.rule("PF-RND-11")
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"intelligence": 3}, []),
        ({"intelligence": 2}, ["pf-driver-intelligence"]),
        ({"size": "huge"}, ["pf-driver-size"]),
        ({"size": "large"}, []),
        ({"in_space": False}, ["pf-driver-space"]),
        ({"works_device": False}, ["pf-driver-device"]),
    ],
)
def test_who_can_drive(changes: dict[str, Any], codes: list[str]) -> None:
    assert driver(**changes) == [("error", code) for code in codes]


@pytest.mark.rule("PF-CHK-03")
def test_the_skill_of_a_driver() -> None:
    assert driver(skill="handle-animal") == driver(skill=None) == driver(skill="fly", uses="wisdom") == []
    assert driver(skill="fly") == [("warning", "pf-skill-propulsion")]
    rowboat = printed("rowboat")
    boatman = VehicleDriver(id="d", skill="survival")
    assert ("warning", "pf-skill-propulsion") not in of(rowboat, drivers=(boatman,))
    hostile = rowboat.lines[0].model_copy(
        update={"propulsion": "muscle-pushed", "team_attitude": "hostile", "skills": ()}
    )
    assert ("warning", "pf-skill-propulsion") in of(
        rowboat, lines=(hostile,), drivers=(VehicleDriver(id="d", skill="diplomacy"),)
    )
    assert ("warning", "pf-skill-propulsion") not in of(
        rowboat, lines=(hostile,), drivers=(VehicleDriver(id="d", skill="intimidate"),)
    )
    magician = VehicleDriver(id="d", skill="fly")
    assert ("warning", "pf-skill-propulsion") not in of(printed("airship"), drivers=(magician,))


def engines(*rows: tuple[str, str, int]) -> dict[str, Any]:
    mounted = (MountedEngine.model_validate({"engine": engine, "bank": bank, "count": n}) for engine, bank, n in rows)
    return {"engines": tuple(mounted)}


LIGHT, CANNON, HEAVY = "ballista-light", "cannon", "ballista-heavy"


@pytest.mark.rule("PF-BLD-21", "PF-SGE-02")
@pytest.mark.parametrize(
    ("vehicle", "aboard", "codes"),
    [
        ("sailing-ship", [(LIGHT, "port", 10), (LIGHT, "starboard", 10)], []),
        ("sailing-ship", [(LIGHT, "port", 11), (LIGHT, "starboard", 9)], ["pf-weapon-bank"]),
        ("sailing-ship", [(LIGHT, "port", 9), (LIGHT, "starboard", 11)], ["pf-weapon-bank"]),
        ("sailing-ship", [(LIGHT, "port", 10), (HEAVY, "starboard", 3)], []),
        ("sailing-ship", [(LIGHT, "port", 10), (HEAVY, "starboard", 4)], ["pf-weapon-slots", "pf-weapon-bank"]),
        ("sailing-ship", [("catapult-light", "port", 1)], ["pf-weapon-indirect"]),
        ("sailing-ship", [(LIGHT, "free", 1)], ["pf-weapon-bank"]),
        ("sailing-ship", [("gate-breaker", "port", 1)], ["pf-weapon-slots"]),
        ("sailing-ship", [("trebuchet", "port", 1)], ["pf-weapon-unmountable"]),
        ("sailing-ship", [("bombard-heavy", "port", 1)], ["pf-weapon-unmountable"]),
        ("sailing-ship", [("slingshot", "port", 1)], ["pf-weapon-unknown"]),
        ("cart", [(LIGHT, "free", 1)], ["pf-weapon-slots"]),
        ("chariot-heavy", [(LIGHT, "free", 1)], []),
        ("chariot-heavy", [(LIGHT, "free", 2)], ["pf-weapon-slots"]),
        ("chariot-heavy", [(CANNON, "free", 1)], ["pf-weapon-slots"]),
        ("steam-giant", [(CANNON, "free", 2)], []),
        ("airship", [("firedrake", "port", 2), ("firedrake", "starboard", 2)], []),
        ("galley", [(CANNON, "fore", 1)], ["pf-weapon-slots"]),
    ],
)
def test_siege_engines(vehicle: str, aboard: list[tuple[str, str, int]], codes: list[str]) -> None:
    ship = printed(vehicle)
    usual = found(ship)
    said = of(ship, **engines(*aboard))
    assert [entry for entry in said if entry not in usual] == [("error", code) for code in codes]


@pytest.mark.rule("PF-SGE-02", "PF-BLD-21")
def test_castles_take_one_large_engine_each() -> None:
    galley = printed("galley")
    three = engines((CANNON, "fore", 1), (LIGHT, "aft", 1), (LIGHT, "amidships", 1))
    assert of(galley, castles=True, **three) == []
    assert of(galley, castles=True, **engines((CANNON, "fore", 2))) == [("error", "pf-weapon-slots")]
    assert of(galley, castles=True, **engines((HEAVY, "aft", 1))) == [("error", "pf-weapon-slots")]
