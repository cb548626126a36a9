"""What is wrong with the propulsion of a vehicle."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS
from rules.findings import mended
from rules.pathfinder.vehicle import PropulsionLine
from rules.pathfinder.vehicle_findings import findings
from tests.rules.pathfinder.wagon import HORSES, WAGON, found, line, of, one, printed


@pytest.mark.rule("PF-BLD-11", "PF-SPD-03")
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"formula": "fixed", "maximum_ft": 60.0, "acceleration_ft": 30.0}, []),
        ({"formula": "fixed", "maximum_ft": 60.0, "acceleration_ft": 0.0}, [("error", "pf-speed-zero")]),
        ({"formula": "fixed", "maximum_ft": 4.0, "acceleration_ft": 4.0}, [("error", "pf-speed-zero")]),
        ({"formula": "fixed", "maximum_ft": 60.0}, [("error", "pf-speed-zero")]),
        ({"creature_speed_ft": None}, [("error", "pf-speed-zero")]),
        ({"creature_speed_ft": 35.0}, [("warning", "pf-speed-step")]),
        (
            {"formula": "fixed", "maximum_ft": 20.0, "acceleration_ft": 30.0},
            [("warning", "pf-acceleration-over-maximum")],
        ),
    ],
)
def test_speeds(changes: dict[str, Any], codes: list[tuple[str, str]]) -> None:
    assert line(**changes) == codes


@pytest.mark.rule("PF-BLD-11")
def test_a_speed_between_squares_is_used_rounded_down() -> None:
    finding = one(WAGON.model_copy(update={"lines": (HORSES.model_copy(update={"creature_speed_ft": 35.0}),)}))
    assert finding.figures == {"given": 17.5, "used": 15.0}


@pytest.mark.rule("PF-BLD-12")
def test_at_least_one_propulsion() -> None:
    assert of(WAGON, lines=()) == [("error", "pf-propulsion-none")]


SAIL = PropulsionLine(
    id="sail",
    propulsion="air-current",
    maximum_ft=60.0,
    acceleration_ft=30.0,
    skills=("fly",),
    dc_change=10,
    device="rigging",
    made_of="sail",
    propulsion_squares=30,
    propulsion_hp=150,
    propulsion_hardness=0,
)


@pytest.mark.rule("PF-BLD-13")
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"dc_change": 0}, ["pf-dc-propulsion"]),
        ({"propulsion": "alchemical", "made_of": None, "skills": ("handle-animal",)}, ["pf-skill-propulsion"]),
        ({"propulsion": "magic", "skills": ("handle-animal",), "dc_change": 0}, ["pf-skill-propulsion"]),
        ({"propulsion": "magic", "skills": (), "dc_change": 10}, ["pf-dc-propulsion"]),
        ({"skills": ()}, []),
    ],
)
def test_the_driving_check_belongs_to_the_propulsion(changes: dict[str, Any], codes: list[str]) -> None:
    assert of(WAGON, lines=(SAIL.model_copy(update=changes),)) == [("warning", code) for code in codes]


@pytest.mark.rule("PF-BLD-13")
def test_the_fixes_of_a_driving_check() -> None:
    magic = SAIL.model_copy(update={"propulsion": "magic", "dc_change": 10})
    wagon = WAGON.model_copy(update={"lines": (magic,)})
    for finding in findings(wagon, NO_ROWS):
        assert finding.fix
        wagon = mended(wagon, finding.fix)  # type: ignore[assignment]
        break
    assert found(wagon) == [("warning", "pf-dc-propulsion")]
    (finding,) = findings(wagon, NO_ROWS)
    assert finding.fix
    assert found(mended(wagon, finding.fix)) == []  # type: ignore[arg-type]


@pytest.mark.rule("PF-BLD-14")
@pytest.mark.parametrize(
    ("vehicle", "team", "figures"),
    [
        ({}, {}, None),
        ({"material": "stone"}, {}, {"have": 4, "needed": 16}),
        ({"material": "other"}, {}, {"have": 4, "needed": 8}),
        ({"squares": 6}, {"creatures": 2}, None),
        ({"squares": 6}, {}, {"have": 4, "needed": 6}),
        ({"squares": 6}, {"creatures": 6, "creature_size": "medium"}, None),
        ({"squares": 36}, {"creature_size": "colossal"}, None),
        ({"squares": 16}, {"creature_size": "huge"}, {"have": 9, "needed": 16}),
    ],
)
def test_pulling_creatures(vehicle: dict[str, Any], team: dict[str, Any], figures: dict[str, int] | None) -> None:
    wagon = WAGON.model_copy(update={**vehicle, "lines": (HORSES.model_copy(update=team),)})
    said = [finding.figures for finding in findings(wagon, NO_ROWS) if finding.code == "pf-pull-short"]
    assert said == ([] if figures is None else [figures])


@pytest.mark.rule("PF-BLD-15")
@pytest.mark.parametrize(
    ("rowers", "expected"),
    [
        (8, []),
        (2, [("note", "pf-push-device")]),
        (1, [("warning", "pf-push-short")]),
        (0, [("warning", "pf-push-short")]),
    ],
)
def test_pushing_creatures(rowers: int, expected: list[tuple[str, str]]) -> None:
    oars = HORSES.model_copy(
        update={
            "propulsion": "muscle-pushed",
            "formula": "fixed",
            "maximum_ft": 30.0,
            "acceleration_ft": 15.0,
            "creatures": rowers,
            "creature_size": "medium",
            "skills": ("diplomacy",),
        }
    )
    keelboat = printed("keelboat").model_copy(update={"archetype": None, "lines": (oars,)})
    assert found(keelboat) == expected


@pytest.mark.rule("PF-BLD-16")
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"propulsion_hp": 140}, ["pf-propulsion-hp"]),
        ({"propulsion_hardness": 2}, ["pf-propulsion-hardness"]),
        ({"propulsion_treated": True}, ["pf-propulsion-hp"]),
        ({"propulsion_hp": 300, "propulsion_treated": True}, []),
        ({"made_of": "engine", "propulsion_squares": 10, "propulsion_hp": 200, "propulsion_hardness": 8}, []),
        (
            {
                "made_of": "engine",
                "propulsion_squares": 6,
                "propulsion_hp": 240,
                "propulsion_hardness": 16,
                "propulsion_treated": True,
            },
            [],
        ),
        ({"made_of": "dirigible"}, []),
        ({"made_of": "sail", "propulsion_hp": None}, ["pf-propulsion-hp"]),
    ],
)
def test_hit_points_of_the_propulsion(changes: dict[str, Any], codes: list[str]) -> None:
    assert of(WAGON, lines=(SAIL.model_copy(update=changes),)) == [("warning", code) for code in codes]


@pytest.mark.rule("PF-BLD-17")
def test_driving_devices() -> None:
    assert line(device=None) == [("warning", "pf-device-none")]
    assert line(device="oars") == [("note", "pf-device-unknown-values")]
    assert line(device="oars", device_hp=10) == []


@pytest.mark.rule("PF-CRW-02")
@pytest.mark.parametrize(
    ("aboard", "expected"),
    [
        (160, []),
        (80, [("warning", "pf-crew-short")]),
        (79, [("warning", "pf-crew-below-half")]),
        (19, [("warning", "pf-crew-short"), ("warning", "pf-crew-below-half")]),
        (9, [("error", "pf-crew-below-half"), ("error", "pf-crew-below-half")]),
        (None, []),
    ],
)
def test_crew_aboard(aboard: int | None, expected: list[tuple[str, str]]) -> None:
    """A galley sails with 20 and is rowed by 160."""
    assert of(printed("galley"), crew_aboard=aboard) == expected
