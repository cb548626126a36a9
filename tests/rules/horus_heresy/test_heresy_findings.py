"""What a vehicle's findings say, by the examples of the rules: code, severity, rule, place, what mends it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.army import NO_ROWS, unit_findings
from rules.findings import Finding, mended
from rules.horus_heresy.transport_findings import meters
from rules.horus_heresy.units import KINDS
from rules.horus_heresy.vehicle import CarriedRule, Characteristic, MountedWeapon, Passengers, Vehicle
from rules.language import language
from tests.examples import param, rule

SOUND: dict[str, Any] = {
    "m": 12.0,
    "bs": 4,
    "armour_front": 13,
    "armour_side": 12,
    "armour_rear": 10,
    "hull_points": 5,
    "faction": "L",
}
TRANSPORT: dict[str, Any] = {"sub_types": ("transport",), "capacity": 12, "access": ("rear",)}


def arm(weapon: str = "bolter", mount: str | None = "pintle", **more: Any) -> MountedWeapon:
    return MountedWeapon.model_validate({"weapon": weapon, "mount": mount, **more})


def squad(**values: Any) -> Passengers:
    return Passengers.model_validate({"id": "squad", "name": "Squad", "unit": "squad", **values})


def other(which: str, value: int = 4) -> Characteristic:
    return Characteristic.model_validate({"id": which, "which": which, "value": value})


def vehicle(**values: Any) -> Vehicle:
    return Vehicle().model_copy(update={**SOUND, **values})


def found(**values: Any) -> list[Finding]:
    return list(unit_findings(vehicle(**values), NO_ROWS))


def codes(**values: Any) -> list[str]:
    return [finding.code for finding in found(**values)]


def only(**values: Any) -> Finding:
    (finding,) = found(**values)
    return finding


@pytest.mark.rule("HH-GEN-02")
@pytest.mark.parametrize("values", [{}, {"m": None, "immobile": True}, {"capacity": 0}])
def test_a_sound_vehicle_has_no_finding(values: dict[str, Any]) -> None:
    assert found(**values) == []


@pytest.mark.parametrize(
    ("values", "code", "severity", "rule_id", "place"),
    [
        param({"models": 3}, "hh-vehicle-unit-size", "error", "HH-GEN-01", "models", marks=rule("HH-GEN-01")),
        param({"models": 0}, "hh-vehicle-unit-size", "error", "HH-GEN-01", "models", marks=rule("HH-GEN-01")),
        param(
            {"aboard": (squad(where="joined"),)},
            "hh-vehicle-unit-size",
            "error",
            "HH-GEN-01",
            "aboard",
            marks=rule("HH-GEN-01"),
        ),
        param({"m": None}, "hh-missing-characteristic", "error", "HH-GEN-02", "m", marks=rule("HH-GEN-02")),
        param({"bs": None}, "hh-missing-characteristic", "error", "HH-GEN-02", "bs", marks=rule("HH-GEN-02")),
        param(
            {"hull_points": None},
            "hh-missing-characteristic",
            "error",
            "HH-GEN-02",
            "hull_points",
            marks=rule("HH-GEN-02"),
        ),
        param(
            {"armour_side": None},
            "hh-missing-characteristic",
            "error",
            "HH-GEN-02",
            "armour_side",
            marks=rule("HH-GEN-02"),
        ),
        param({"m": 61.0}, "hh-out-of-bounds", "error", "HH-GEN-02", "m", marks=rule("HH-GEN-02")),
        param({"bs": 11}, "hh-out-of-bounds", "error", "HH-GEN-02", "bs", marks=rule("HH-GEN-02")),
        param({"armour_rear": 21}, "hh-out-of-bounds", "error", "HH-GEN-02", "armour_rear", marks=rule("HH-GEN-02")),
        param({"hull_points": 101}, "hh-out-of-bounds", "error", "HH-GEN-02", "hull_points", marks=rule("HH-GEN-02")),
        param({"hull_points": 0}, "hh-out-of-bounds", "error", "HH-GEN-02", "hull_points", marks=rule("HH-GEN-02")),
        param(
            {**TRANSPORT, "capacity": 201},
            "hh-out-of-bounds",
            "error",
            "HH-GEN-02",
            "capacity",
            marks=rule("HH-GEN-02"),
        ),
        param({"hull_width": 0.4}, "hh-out-of-bounds", "error", "HH-GEN-02", "hull_width", marks=rule("HH-GEO-04")),
        param({"armour_rear": 8}, "hh-unusual-armour", "note", "HH-GEN-02", "armour_rear", marks=rule("HH-GEN-02")),
        param({"armour_front": 15}, "hh-unusual-armour", "note", "HH-GEN-02", "armour_front", marks=rule("HH-GEN-02")),
        param(
            {"others": (other("t", 7),)},
            "hh-foreign-characteristic",
            "warning",
            "HH-GEN-03",
            "others.t",
            marks=rule("HH-GEN-03"),
        ),
        param(
            {"others": (other("sv", 2),)},
            "hh-armour-save",
            "error",
            "HH-SAV-01",
            "others.sv",
            marks=rule("HH-SAV-01", "HH-GEN-03"),
        ),
        param(
            {"other_sub_types": "Unique"},
            "hh-unknown-sub-type",
            "note",
            "HH-GEN-04",
            "other_sub_types",
            marks=rule("HH-GEN-04"),
        ),
        param(
            {"sub_types": ("titan",)}, "hh-rules-unknown", "warning", "HH-SUB-08", "sub_types", marks=rule("HH-SUB-08")
        ),
        param(
            {"sub_types": ("ordinatus",)},
            "hh-rules-unknown",
            "warning",
            "HH-SUB-08",
            "sub_types",
            marks=rule("HH-SUB-08"),
        ),
        param({"hull_points_now": 6}, "hh-hull-points", "error", "HH-HP-02", "hull_points_now", marks=rule("HH-HP-02")),
        param(
            {"hull_points_now": -1}, "hh-hull-points", "error", "HH-HP-02", "hull_points_now", marks=rule("HH-HP-02")
        ),
        param(
            {"statuses": ("routed",)}, "hh-vehicle-routed", "error", "HH-STA-01", "statuses", marks=rule("HH-STA-01")
        ),
        param(
            {"statuses": ("stunned", "stunned")},
            "hh-status-twice",
            "note",
            "HH-STA-01",
            "statuses",
            marks=rule("HH-STA-01"),
        ),
        param(
            {"weapons": (arm(mount=None, id="w"),)},
            "hh-mount-missing",
            "error",
            "HH-WPN-02",
            "weapons.w",
            marks=rule("HH-WPN-02"),
        ),
        param(
            {"weapons": (arm(mount="hull", id="w"),)},
            "hh-mount-missing",
            "error",
            "HH-WPN-02",
            "weapons.w",
            marks=rule("HH-WPN-02", "HH-MNT-02"),
        ),
        param(
            {"weapons": (arm(mount="co-axial", id="w", linked_to="gun"),)},
            "hh-coaxial-link",
            "error",
            "HH-WPN-02",
            "weapons.w",
            marks=rule("HH-WPN-02", "HH-MNT-07"),
        ),
        param(
            {"weapons": (arm(mount="sponson", arcs=["left"]),)},
            "hh-sponson-pair",
            "note",
            "HH-WPN-02",
            "weapons",
            marks=rule("HH-WPN-02", "HH-MNT-05"),
        ),
        param(
            {"weapons": (arm("death-ray", id="w"),)},
            "hh-weapon-unprofiled",
            "warning",
            "HH-WPN-02",
            "weapons.w",
            marks=rule("HH-WPN-02"),
        ),
        param(
            {"capacity": 5, "access": ("rear",)},
            "hh-capacity-without-transport",
            "error",
            "HH-TRN-01",
            "sub_types",
            marks=rule("HH-TRN-01"),
        ),
        param(
            {**TRANSPORT, "capacity": None},
            "hh-transport-without-capacity",
            "error",
            "HH-TRN-01",
            "capacity",
            marks=rule("HH-TRN-01"),
        ),
        param(
            {**TRANSPORT, "access": ()}, "hh-access-missing", "error", "HH-EMB-03", "access", marks=rule("HH-EMB-03")
        ),
        param(
            {**TRANSPORT, "aboard": (squad(count=11), squad(id="leader", bulky=2))},
            "hh-transport-over-capacity",
            "error",
            "HH-TRN-01",
            "aboard",
            marks=rule("HH-TRN-01"),
        ),
        param(
            {**TRANSPORT, "aboard": (squad(type="cavalry"),)},
            "hh-transport-passenger",
            "error",
            "HH-TRN-02",
            "aboard.squad",
            marks=rule("HH-TRN-02"),
        ),
        param(
            {**TRANSPORT, "aboard": (squad(faction="M"),)},
            "hh-transport-passenger",
            "error",
            "HH-TRN-02",
            "aboard.squad",
            marks=rule("HH-TRN-02"),
        ),
        param(
            {**TRANSPORT, "aboard": (squad(), squad(id="b", unit="other"))},
            "hh-transport-two-units",
            "error",
            "HH-TRN-03",
            "aboard",
            marks=rule("HH-TRN-03"),
        ),
        param(
            {**TRANSPORT, "rules": (CarriedRule(item="light-transport"),), "aboard": (squad(bulky=2),)},
            "hh-light-transport-bulky",
            "error",
            "HH-TRN-06",
            "aboard.squad",
            marks=rule("HH-TRN-06"),
        ),
        param(
            {"sub_types": ("flyer",), "armour_side": 12, "armour_rear": None},
            "hh-flyer-armour",
            "warning",
            "HH-FACE-09",
            "armour_side",
            marks=rule("HH-FACE-09"),
        ),
        param(
            {"sub_types": ("knight",)},
            "hh-knight-armour",
            "warning",
            "HH-FACE-09",
            "armour_side",
            marks=rule("HH-FACE-09", "HH-SUB-07"),
        ),
        param(
            {"sub_types": ("knight",), "armour_side": None, "capacity": 5},
            "hh-knight-transport",
            "error",
            "HH-SUB-07",
            "capacity",
            marks=rule("HH-SUB-07"),
        ),
    ],
)
def test_findings(values: dict[str, Any], code: str, severity: str, rule_id: str, place: str) -> None:
    finding = only(**values)
    assert (finding.code, finding.severity, finding.rule, finding.place) == (code, severity, rule_id, place)
    for language_code in ("en", "fr"):
        assert language(language_code).text(finding.message).endswith((".", "?"))


@pytest.mark.parametrize(
    "values",
    [
        param({"sub_types": ("knight",), "armour_side": None}, marks=rule("HH-FACE-09", "HH-SUB-07")),
        param(
            {"sub_types": ("knight",), "armour_side": None, "others": (other("ws"), other("i"), other("a"))},
            marks=rule("HH-GEN-03", "HH-SUB-07"),
        ),
        param({"sub_types": ("flyer",), "armour_side": None, "armour_rear": None}, marks=rule("HH-FACE-09")),
        param({"sub_types": ("flyer",), "armour_side": 13, "armour_rear": 13}, marks=rule("HH-FACE-09")),
        param({"hull_points_now": 0}, marks=rule("HH-HP-02")),
        param({"hull_points_now": 5, "statuses": ("stunned", "pinned", "suppressed")}, marks=rule("HH-STA-01")),
        param({**TRANSPORT, "aboard": (squad(count=10), squad(id="b", bulky=2))}, marks=rule("HH-TRN-01", "HH-TRN-04")),
        param(
            {**TRANSPORT, "aboard": (squad(type="paragon", bulky=4), squad(id="b", faction="L"))},
            marks=rule("HH-TRN-02", "HH-TRN-07", "HH-TRN-08"),
        ),
        param(
            {**TRANSPORT, "sub_types": ("super-heavy", "transport"), "aboard": (squad(), squad(id="b", unit="other"))},
            marks=rule("HH-TRN-03"),
        ),
        param(
            {"weapons": (arm(mount="sponson", arcs=["left"]), arm(mount="sponson", arcs=["right"]))},
            marks=rule("HH-WPN-02"),
        ),
        param(
            {"weapons": (arm(id="gun", mount="turret"), arm(mount="co-axial", linked_to="gun"))},
            marks=rule("HH-WPN-02"),
        ),
        param({"weapons": (arm(mount="centreline"),)}, marks=rule("HH-MNT-04")),
    ],
)
def test_what_is_allowed(values: dict[str, Any]) -> None:
    assert found(**values) == []


@pytest.mark.rule("HH-GEN-01")
def test_three_tanks_in_one_entry_become_three_units_of_one() -> None:
    three = vehicle(models=3)
    finding = only(models=3)
    assert finding.figures == {"used": 3, "limit": 1}
    assert finding.fix is not None
    mend = mended(three, finding.fix)
    assert isinstance(mend, Vehicle)
    assert (mend.models, mend.copies) == (1, 3)
    assert unit_findings(mend, NO_ROWS) == ()


@pytest.mark.rule("HH-GEN-01")
def test_a_character_joined_to_a_vehicle_can_be_put_aboard() -> None:
    joined = vehicle(**TRANSPORT, aboard=(squad(where="joined"),))
    (finding,) = unit_findings(joined, NO_ROWS)
    assert finding.figures == {"used": 2, "limit": 1}
    assert finding.fix is not None
    assert unit_findings(mended(joined, finding.fix), NO_ROWS) == ()


@pytest.mark.rule("HH-TRN-01", "HH-TRN-04")
def test_a_captain_too_many_is_told_with_the_figures() -> None:
    values = {**TRANSPORT, "capacity": 10, "aboard": (squad(count=10), squad(id="captain", name="Captain"))}
    finding = only(**values)
    assert finding.figures == {"used": 11, "limit": 10}
    assert finding.detail == "10 + 1"
    assert language("en").text(finding.message) == "Passengers take 11, transport capacity is 10."


@pytest.mark.rule("HH-WPN-02")
def test_a_co_axial_weapon_is_not_linked_to_another() -> None:
    gun, first = arm(id="gun", mount="turret"), arm(id="first", mount="co-axial", linked_to="gun")
    second = arm(id="second", mount="co-axial", linked_to="first")
    finding = only(weapons=(gun, first, second))
    assert (finding.code, finding.place) == ("hh-coaxial-link", "weapons.second")


@pytest.mark.rule("HH-TRN-05")
def test_each_unit_aboard_is_counted_for_itself() -> None:
    assert codes(**TRANSPORT, aboard=(squad(), squad(id="leader", name="Captain"))) == []
    assert codes(**TRANSPORT, aboard=(squad(), squad(id="leader", unit="captain"))) == ["hh-transport-two-units"]


@pytest.mark.rule("HH-GEN-03", "HH-SAV-01", "HH-SUB-07")
def test_a_knight_has_some_characteristics_but_never_an_armour_save() -> None:
    knight = {"sub_types": ("knight",), "armour_side": None}
    assert codes(**knight, others=(other("ws"), other("sv", 3))) == ["hh-armour-save"]
    assert codes(others=(other("ws"), other("sv", 3))) == ["hh-armour-save", "hh-foreign-characteristic"]


@pytest.mark.rule("HH-TRN-01")
def test_the_meter_of_the_transport_capacity() -> None:
    (meter,) = meters(vehicle(**TRANSPORT, aboard=(squad(count=5), squad(id="b", name="Captain", bulky=2))), NO_ROWS)
    assert (meter.used, meter.allowed) == (7, 12)
    assert meter.parts == [("Squad", 5), ("Captain", 2)]
    assert meters(vehicle(), NO_ROWS) == ()
    assert [meter.allowed for meter in meters(vehicle(aboard=(squad(),)), NO_ROWS)] == [0]


@pytest.mark.rule("HH-GEN-02", "HH-FACE-09")
def test_the_tree_shows_the_armour_that_counts() -> None:
    (kind,) = KINDS
    assert kind.figure(vehicle(), NO_ROWS) == "13/12/10"
    assert kind.figure(vehicle(sub_types=("knight",)), NO_ROWS) == "13/10"
    assert kind.figure(vehicle(sub_types=("flyer",)), NO_ROWS) == "13"
    assert kind.figure(vehicle(armour_rear=None), NO_ROWS) == "13/12/–"


@given(st.integers(1, 30), st.integers(1, 6), st.integers(0, 60))
@pytest.mark.rule("HH-TRN-01")
def test_over_capacity_comes_exactly_when_the_sum_is_over(count: int, bulky: int, capacity: int) -> None:
    values = {**TRANSPORT, "capacity": capacity, "aboard": (squad(count=count, bulky=bulky),)}
    assert ("hh-transport-over-capacity" in codes(**values)) == (count * bulky > capacity)


@given(st.sampled_from(["models", "hull_points_now", "capacity", "armour_side"]), st.integers(0, 30))
def test_every_fix_mends_what_it_is_for(field: str, value: int) -> None:
    values: dict[str, Any] = {"sub_types": ("knight",), "statuses": ("routed", "pinned", "pinned"), field: value}
    unit = vehicle(**values)
    for _ in range(10):
        fix = next((finding.fix for finding in unit_findings(unit, NO_ROWS) if finding.fix), None)
        if fix is None:
            break
        unit = mended(unit, fix)  # type: ignore[assignment]
    assert not any(finding.fix for finding in unit_findings(unit, NO_ROWS))
