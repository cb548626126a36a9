"""What a vehicle's findings say, by the examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.army import NO_ROWS, OwnRows, unit_findings
from rules.findings import Finding, mended
from rules.language import language
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.loading import meters
from rules.rogue_trader.vehicle import Aboard, CarriedItem, MountedWeapon, Vehicle, vehicle_archetypes


def arms(*ids: str, mount: str = "front", **more: Any) -> tuple[MountedWeapon, ...]:
    return tuple(MountedWeapon.model_validate({"weapon": weapon, "mount": mount, **more}) for weapon in ids)


def kit(*ids: str) -> tuple[CarriedItem, ...]:
    return tuple(CarriedItem(item=item) for item in ids)


DRIVER = Aboard(role="driver")
GUNNERS = Aboard(role="crew", count=4)
SOUND: dict[str, Any] = {
    "name": "Sound",
    "body": "closed",
    "ground_maximum": 20.0,
    "ground_acceleration": 5.0,
    "trr": 1.0,
    "toughness": 7,
    "damage": 10,
    "weapon_points": 4,
    "equipment_points": 3,
    "aboard": (DRIVER, GUNNERS),
}


def vehicle(**values: Any) -> Vehicle:
    return Vehicle().model_copy(update={**SOUND, **values})


def found(own: OwnRows = NO_ROWS, **values: Any) -> dict[str, Finding]:
    return {finding.code: finding for finding in unit_findings(vehicle(**values), own)}


def errors(**values: Any) -> set[str]:
    return {code for code, finding in found(**values).items() if finding.severity == "error"}


def text(finding: Finding, code: str = "en") -> str:
    return language(code).text(finding.message)


def test_a_sound_vehicle_has_no_finding() -> None:
    assert found() == {}


@pytest.mark.rule("RT-VEH-08")
@pytest.mark.parametrize(
    ("allowed", "carried", "wrong"),
    [
        (3, ("bolt-gun", "autocannon"), set()),
        (3, ("autocannon", "lascannon"), {"weapons-points"}),
        (6, ("battle-cannon",), set()),
        (12, ("battle-cannon", "battle-cannon"), {"super-heavy"}),
        (5, ("battle-cannon",), {"weapons-points"}),
        (0, (), set()),
        (10, ("battle-cannon", "lascannon", "bolt-gun", "bolt-gun"), set()),
        (10, ("battle-cannon", "battle-cannon"), {"weapons-points", "super-heavy"}),
        (None, ("battle-cannon", "lascannon"), set()),
    ],
)
def test_weapon_points(allowed: int | None, carried: tuple[str, ...], wrong: set[str]) -> None:
    assert errors(weapon_points=allowed, weapons=arms(*carried)) == wrong


@pytest.mark.rule("RT-VEH-08", "RT-ARC-01")
def test_a_lasgun_too_many_on_the_armoured_car_names_the_sum_and_can_be_removed() -> None:
    _, car = vehicle_archetypes()["armoured-car"]
    three = car.model_copy(update={"weapons": arms("autocannon", "bolt-gun", "bolt-gun")})
    assert not any(finding.severity == "error" for finding in unit_findings(three, NO_ROWS))
    four = car.model_copy(update={"weapons": arms("autocannon", "bolt-gun", "bolt-gun", "lasgun")})
    worst = unit_findings(four, NO_ROWS)[0]
    assert (worst.code, worst.severity, worst.rule, worst.place) == ("weapons-points", "error", "RT-VEH-08", "weapons")
    assert text(worst) == "Weapons: 5 points, 4 allowed"
    assert text(worst, "fr") == "Armement\N{NO-BREAK SPACE}: 5 points, 4 permis"
    assert worst.detail == "2 + 1 + 1 + 1"
    assert worst.fix is not None
    assert language("en").text(worst.fix.title) == "Remove Lasgun"
    mend = mended(four, worst.fix)
    assert [arm.weapon for arm in mend.weapons] == ["autocannon", "bolt-gun", "bolt-gun"]  # type: ignore[attr-defined]


@pytest.mark.rule("RT-VEH-07")
@pytest.mark.parametrize(
    ("allowed", "carried", "wrong"),
    [
        (3, ("communicator", "sensors", "targeter"), set()),
        (3, ("communicator", "anvil"), {"equipment-points"}),
        (3, ("communicator",), set()),
        (0, ("communicator",), {"equipment-points"}),
    ],
)
def test_equipment_points(allowed: int, carried: tuple[str, ...], wrong: set[str]) -> None:
    anvil = {"id": "anvil", "name": {"en": "Anvil", "fr": "Enclume"}, "mark": "house", "source": "", "cost": 3}
    own = OwnRows(equipment=(anvil,))
    assert set(found(own, equipment_points=allowed, equipment=kit(*carried))) == wrong


@pytest.mark.rule("RT-VEH-07")
def test_the_meters_say_how_a_total_is_made_and_what_is_unused() -> None:
    arms_meter, kit_meter = meters(vehicle(weapons=arms("autocannon"), equipment=kit("sensors")), NO_ROWS)
    assert (arms_meter.used, arms_meter.allowed, [points for _, points in arms_meter.parts]) == (2, 4, [2])
    assert (kit_meter.used, kit_meter.allowed) == (1, 3)


@pytest.mark.rule("RT-VEH-02", "RT-MOV-06")
@pytest.mark.parametrize(
    ("values", "wrong"),
    [
        ({"ground_maximum": None, "ground_acceleration": None}, set()),
        ({"ground_acceleration": None}, {"ground-acceleration-missing"}),
        ({"air_maximum": 30.0, "air_minimum": 8.0}, {"air-acceleration-missing"}),
        ({"air_maximum": 30.0, "air_acceleration": 5.0}, {"air-minimum-missing"}),
        ({"air_maximum": 10.0, "air_minimum": 12.0, "air_acceleration": 5.0}, {"air-minimum-above-maximum"}),
        ({"air_minimum": 12.0}, {"air-maximum-missing"}),
        ({"toughness": 0}, {"toughness-zero"}),
        ({"damage": 0}, {"damage-zero"}),
        ({"toughness": None, "damage": None}, {"toughness-missing", "damage-missing"}),
        ({"ground_maximum": 201.0}, {"out-of-limits"}),
        ({"ground_maximum": 200.0}, set()),
        ({"damage": 100}, {"out-of-limits"}),
        ({"save": 7}, {"out-of-limits"}),
        ({"save": 1}, {"out-of-limits"}),
        ({"trr": 10.25}, {"out-of-limits"}),
        ({"trr": None}, {"trr-missing"}),
        ({"trr": None, "antigrav": True}, set()),
    ],
)
def test_profile_limits(values: dict[str, Any], wrong: set[str]) -> None:
    assert errors(**values) == wrong


@pytest.mark.rule("RT-VEH-02")
def test_what_is_only_unusual_is_a_note() -> None:
    assert found(ground_maximum=None, ground_acceleration=None)["emplacement"].severity == "note"
    assert found(toughness=11)["toughness-unusual"].severity == "note"
    assert found(trr=0.3)["trr-step"].severity == "note"
    assert "trr-step" not in found(trr=0.75)


@pytest.mark.rule("RT-VEH-03")
@pytest.mark.parametrize(("capacity", "passengers", "wrong"), [(5, 3, False), (5, 4, True), (None, 40, False)])
def test_capacity_counts_everyone_aboard(capacity: int | None, passengers: int, wrong: bool) -> None:
    crew = (DRIVER, Aboard(role="crew"), Aboard(role="passenger", count=passengers))
    assert ("capacity" in errors(capacity=capacity, aboard=crew)) == wrong


@pytest.mark.rule("RT-VEH-11")
def test_open_or_closed_must_be_set() -> None:
    assert errors(body=None) == {"body-missing"}
    assert errors(body="open") == set()


@pytest.mark.rule("RT-CRW-01", "RT-AUTO-01", "RT-AUTO-02")
def test_somebody_or_something_must_drive() -> None:
    assert errors(aboard=()) == {"no-driver"}
    assert errors(aboard=(), equipment=kit("auto-drive")) == set()
    assert errors(aboard=(DRIVER.model_copy(update={"hands_busy": True}),)) == {"driver-hands"}
    assert errors(aboard=(), ground_maximum=None, ground_acceleration=None) == set()


@pytest.mark.rule("RT-AUTO-02")
def test_a_second_auto_drive_has_no_use() -> None:
    assert found(equipment=kit("auto-drive", "auto-drive"))["second-useless"].severity == "note"
    assert "second-useless" not in found(equipment=kit("auto-drive"))


@pytest.mark.rule("RT-AUTO-03")
def test_auto_aims_and_weapons_must_match() -> None:
    two = arms("bolt-gun", "bolt-gun")
    assert found(weapons=two, equipment=kit("auto-aim"))["auto-aim-unassigned"].severity == "warning"
    assert "auto-aim-idle" in errors(weapons=two[:1], equipment=kit("auto-aim", "auto-aim"))
    assert "auto-aim-missing" in errors(weapons=arms("bolt-gun", auto_aim=True))
    assert found(weapons=arms("bolt-gun", auto_aim=True), equipment=kit("auto-aim")) == {}


@pytest.mark.rule("RT-CRW-04")
def test_one_weapon_a_person_and_turn() -> None:
    three = arms("bolt-gun", "bolt-gun", "bolt-gun", mount="rear")
    one = (DRIVER, Aboard(role="crew"))
    warning = found(weapons=three, aboard=one)["gunners"]
    assert warning.severity == "warning"
    assert (warning.figures["weapons"], warning.figures["people"]) == (3, 1)
    assert "gunners" not in found(weapons=three[:1], aboard=one)
    assert "gunners" in found(weapons=three[:1], aboard=(DRIVER,))
    assert "gunners" not in found(weapons=arms("bolt-gun"), aboard=(DRIVER,))


@pytest.mark.rule("RT-CRW-05")
@pytest.mark.parametrize(
    ("body", "ports", "hatches", "told"),
    [("open", 0, 0, False), ("closed", 2, 1, True), ("closed", 4, 2, False), ("closed", 0, 0, True)],
)
def test_passengers_of_a_closed_vehicle_fire_from_ports_and_hatches(
    body: str, ports: int, hatches: int, told: bool
) -> None:
    crew = (DRIVER, Aboard(role="passenger", count=6))
    note = found(body=body, firing_ports=ports, hatches=hatches, aboard=crew, capacity=None).get("places-to-fire")
    assert (note is not None) == told


@pytest.mark.rule("RT-DMG-04")
def test_an_ejector_seat_needs_its_equipment_and_a_number_of_the_group() -> None:
    seated = (DRIVER.model_copy(update={"seat": True}), GUNNERS)
    assert "seat-not-carried" in found(aboard=seated)
    assert found(aboard=seated, equipment=kit("ejector-seats"))["ejector-save-open"].severity == "note"
    assert found(aboard=seated, equipment=kit("ejector-seats"), ejector_save=4) == {}


@pytest.mark.rule("RT-WPN-02", "RT-WPN-03")
def test_weapons_that_are_unknown_or_whose_figures_are() -> None:
    assert errors(weapons=arms("death-ray")) == {"unknown-weapon"}
    assert found(weapon_points=6, weapons=arms("macro-cannon"))["unknown-figures"].severity == "note"


@pytest.mark.rule("RT-DMG-11")
def test_a_turret_weapon_needs_its_turret() -> None:
    assert errors(weapons=arms("bolt-gun", mount="turret", turret="t")) == {"no-turret"}


@given(
    carried=st.lists(st.sampled_from(sorted(weapons(NO_ROWS))), max_size=8),
    allowed=st.integers(0, 12) | st.none(),
)
@pytest.mark.rule("RT-VEH-08")
def test_the_error_on_points_comes_exactly_when_the_sum_is_over(carried: list[str], allowed: int | None) -> None:
    sum_of_points = sum(weapons(NO_ROWS)[weapon].points for weapon in carried)
    over = allowed is not None and sum_of_points > allowed
    assert ("weapons-points" in errors(weapon_points=allowed, weapons=arms(*carried))) == over


@given(st.permutations(["bolt-gun", "autocannon", "battle-cannon", "lasgun"]))
def test_fixing_again_and_again_ends_without_an_error_on_points(order: list[str]) -> None:
    unit = vehicle(weapon_points=1, weapons=arms(*order))
    for _ in range(len(order)):
        over = [f for f in unit_findings(unit, NO_ROWS) if f.code == "weapons-points"]
        if not over:
            break
        assert over[0].fix is not None
        unit = mended(unit, over[0].fix)  # type: ignore[assignment]
    assert "weapons-points" not in {f.code for f in unit_findings(unit, NO_ROWS)}
