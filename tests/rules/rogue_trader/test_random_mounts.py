"""Random weapons put on a vehicle: the points it has left, each weapon's dice and note, why it may not be."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.army import NO_ROWS, unit_findings
from rules.dice import Rolled, Typed
from rules.language import language
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.random_mounts import armament_hindrance, mounted, points_left, roll_armament
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle
from tests.examples import param

ENGLISH, FRENCH = language("en").text, language("fr").text


def armed(*ids: str, points: int | None = 4) -> Vehicle:
    return Vehicle(weapon_points=points, weapons=tuple(MountedWeapon(weapon=weapon) for weapon in ids))


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08")
@pytest.mark.parametrize(
    ("vehicle", "left", "reason"),
    [
        param(armed(points=4), 4, None),
        param(armed("lascannon", points=4), 2, None),
        param(armed("lascannon", "lascannon", points=4), 0, "No weapon points are left."),
        param(armed("lascannon", "lascannon", "lasgun", points=4), -1, "No weapon points are left."),
        param(armed(points=0), 0, "No weapon points are left."),
        param(armed(points=None), 0, "The weapon points are not set."),
    ],
)
def test_points_left_and_why_nothing_can_be_rolled(vehicle: Vehicle, left: int, reason: str | None) -> None:
    assert points_left(vehicle, NO_ROWS) == left
    hindrance = armament_hindrance(vehicle, NO_ROWS)
    assert (None if hindrance is None else ENGLISH(hindrance)) == reason


@pytest.mark.rule("RT-GEN-10", "RT-VEH-09")
def test_weapons_carry_their_dice_and_the_name_of_the_table() -> None:
    vehicle = armed("lascannon", points=5)
    rolled = roll_armament(vehicle, NO_ROWS, Typed([6, 4, 2, 9]))
    found = mounted(rolled, "7", FRENCH)
    assert [(arm.weapon, arm.mount, arm.note) for arm in found] == [
        ("autocannon", "front", "table Ironmuster"),
        ("plasma-gun", "front", "table Ironmuster"),
    ]
    records = [arm.rolled for arm in found]
    assert [(record.seed, [list(step.dice) for step in record.steps]) for record in records if record] == [
        ("7", [["D6 6", "D10 4"]]),
        ("7", [["D6 2", "D10 9"]]),
    ]
    assert len({arm.id for arm in found}) == 2
    assert [arm.note for arm in mounted(rolled, "7", ENGLISH)] == ["Ironmuster table"] * 2


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08")
def test_a_second_super_heavy_weapon_becomes_a_heavy_one() -> None:
    rolled = roll_armament(armed("battle-cannon", points=12), NO_ROWS, Typed([6, 1, 6, 1, 6, 1]))
    assert [arm.weapon for arm in mounted(rolled, "7", ENGLISH)] == ["heavy-bolter"] * 3


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08", "RT-VEH-09")
@drawn(st.integers(0, 2**32), st.integers(0, 40), st.lists(st.sampled_from(sorted(weapons(NO_ROWS))), max_size=5))
def test_the_points_left_are_filled_and_nothing_is_wrong(seed: int, points: int, there: list[str]) -> None:
    vehicle = armed(*there, points=points)
    left = points_left(vehicle, NO_ROWS)
    added = mounted(roll_armament(vehicle, NO_ROWS, Rolled(seed)), str(seed), ENGLISH)
    full = vehicle.model_copy(update={"weapons": (*vehicle.weapons, *added)})
    assert points_left(full, NO_ROWS) == min(left, 0)
    before = {finding.code for finding in unit_findings(vehicle, NO_ROWS) if finding.place == "weapons"}
    after = {finding.code for finding in unit_findings(full, NO_ROWS) if finding.place == "weapons"}
    assert after == before
