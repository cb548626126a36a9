"""The button beside the weapon search of a vehicle: it fills the points left, or says why it cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from desktop.build.roll_weapons import RollWeapons
from rules.rogue_trader.vehicle import Vehicle
from tests.desktop.desktop_hands import Hands


def roller(hands: Hands) -> RollWeapons:
    found = hands.form.findChild(RollWeapons)
    assert found is not None
    return found


def vehicle(hands: Hands) -> Vehicle:
    unit = hands.build.unit()
    assert isinstance(unit, Vehicle)
    return unit


def click(hands: Hands) -> None:
    hands.form.ensureWidgetVisible(roller(hands).button)
    hands.qtbot.mouseClick(roller(hands).button, Qt.MouseButton.LeftButton)


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08", "RT-VEH-09")
def test_the_points_left_are_filled_as_one_step(hands: Hands) -> None:
    hands.type_into(hands.field("weapon_points"), "9")
    hands.build.header.name.setFocus()
    before, army = vehicle(hands), hands.document.army
    click(hands)
    after = vehicle(hands)
    assert after.weapons[: len(before.weapons)] == before.weapons
    meter = hands.build.header.meters.widgets[0]
    assert meter.accessibleName() == "Weapon points 9 of 9, full"
    added = after.weapons[len(before.weapons) :]
    assert all(arm.rolled is not None and arm.note == "Ironmuster table" for arm in added)
    assert hands.window.menus.undo.text() == "&Undo: roll weapons"
    lines = hands.form.lists["weapons"].lines()
    assert all("Ironmuster table" in line.accessibleName() for line in lines[len(before.weapons) :])
    hands.press("Ctrl+Z")
    assert hands.document.army is army


@pytest.mark.rule("RT-GEN-10")
def test_the_dice_are_shown_and_go_with_their_weapon(hands: Hands) -> None:
    hands.type_into(hands.field("weapon_points"), "5")
    click(hands)
    line = roller(hands).line
    assert line is not None
    assert line.isVisible()
    arm = vehicle(hands).weapons[-1]
    assert arm.rolled is not None
    assert [f"D{die.sides} {die.face}" for _, die in line.dice.dice()] == list(arm.rolled.steps[0].dice)
    assert line.words.text() == f"Rolled on the Ironmuster tables, seed {arm.rolled.seed}"
    assert [name for name, _ in line.dice.dice()] == ["class", hands.form.lists["weapons"].lines()[-1].line().title]
    hands.form.lists["weapons"].remove(len(vehicle(hands).weapons) - 1)
    assert not line.isVisible()


@pytest.mark.rule("RT-GEN-10", "RT-VEH-08")
def test_it_is_greyed_with_the_reason(hands: Hands) -> None:
    button = roller(hands).button
    assert (button.isEnabled(), button.toolTip()) == (False, "No weapon points are left.")
    hands.type_into(hands.field("weapon_points"), "")
    assert (button.isEnabled(), button.toolTip()) == (False, "The weapon points are not set.")
    hands.type_into(hands.field("weapon_points"), "5")
    assert (button.isEnabled(), button.toolTip()) == (True, "Fill the weapon points left from the Ironmuster table")


@pytest.mark.rule("RT-VEH-09")
def test_it_is_greyed_when_the_player_empties_the_table(hands: Hands, tables: Callable[..., None]) -> None:
    hands.type_into(hands.field("weapon_points"), "5")
    tables("armament_class", lambda _rows: [])
    hands.type_into(hands.field("weapon_points"), "6")
    button = roller(hands).button
    assert (button.isEnabled(), button.toolTip()) == (False, "The Ironmuster table “Class of a weapon” is empty.")
