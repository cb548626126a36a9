"""Building a vehicle in the real window: legal, illegal, mended, undone and done again, saved, opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from rules.army import units
from rules.rogue_trader.vehicle import Vehicle
from rules.storage import read_file
from tests.desktop.desktop_hands import Hands


def shown(hands: Hands) -> Vehicle:
    unit = hands.build.unit()
    assert isinstance(unit, Vehicle)
    return unit


def test_typing_a_figure_changes_the_unit_and_is_one_step(hands: Hands) -> None:
    before = hands.document.army
    hands.type_into(hands.field("ground_maximum"), "28")
    assert shown(hands).ground_maximum == 28
    assert hands.document.undo_stack.count() == 1
    assert hands.window.menus.undo.text() == "&Undo: Ground maximum speed of “Cormorant”"
    hands.press("Ctrl+Z")
    assert hands.document.army == before
    assert hands.document.army is before


def test_an_illegal_value_is_kept_and_said_where_it_stands(hands: Hands) -> None:
    hands.type_into(hands.field("toughness"), "0")
    assert shown(hands).toughness == 0
    assert hands.field("toughness").property("faulty")
    sentences = [row.accessibleName() for row in hands.build.findings.rows]
    assert sentences[0].startswith("Error: Toughness must be at least 1.")
    assert hands.window.strip._tally.texts()[0] == "1 error"
    assert "Toughness must be at least 1." in hands.form.boxes["toughness"].toolTip()


@pytest.mark.rule("RT-VEH-08")
def test_a_weapon_too_many_is_marked_and_the_fix_takes_it_off_again(hands: Hands) -> None:
    legal = shown(hands)
    hands.pick("weapons", "lasgun")
    assert [arm.weapon for arm in shown(hands).weapons][-1] == "lasgun"
    lines = hands.form.lists["weapons"].lines()
    assert [line.severity() is not None for line in lines] == [False, False, False, True]
    meter = hands.build.header.meters.widgets[0]
    assert meter.accessibleName() == "Weapon points 5 of 4, 1 too many: lasgun"
    over = next(row for row in hands.build.findings.rows if row.fix is not None)
    hands.qtbot.mouseClick(over.fix, Qt.MouseButton.LeftButton)
    assert shown(hands) == legal
    assert hands.window.menus.undo.text() == "&Undo: Remove Lasgun"


def test_undo_to_the_start_and_redo_to_the_end_give_equal_armies(hands: Hands) -> None:
    start = hands.document.army
    hands.type_into(hands.field("damage"), "20")
    hands.pick("weapons", "bolt")
    hands.pick("equipment", "search")
    hands.type_into(hands.build.header.name, "Heron")
    hands.build.tree.view.setFocus()
    hands.press("Ctrl+D")
    hands.press("Alt+Down")
    hands.press("Del")
    end = hands.document.army
    steps = hands.document.undo_stack.count()
    assert steps == 7
    for _ in range(steps):
        hands.press("Ctrl+Z")
    assert hands.document.army == start
    assert not hands.document.undo_stack.canUndo()
    for _ in range(steps):
        hands.press("Ctrl+Y")
    assert hands.document.army == end


def test_what_is_saved_is_opened_again_equal_with_the_same_findings(hands: Hands, tmp_path: Path) -> None:
    hands.pick("weapons", "lascannon")
    hands.type_into(hands.field("toughness"), "11")
    hands.document.save(tmp_path / "a.muster")
    assert not hands.document.modified
    army = hands.document.army
    again = hands.window.program.open(tmp_path / "a.muster")
    assert again is hands.window
    assert read_file(tmp_path / "a.muster").army == army
    hands.window.close()
    other = hands.window.program.open(tmp_path / "a.muster")
    assert other.document is not None
    assert other.document.army == army
    there = next(units(army))
    fresh = other.document.checks.of(other.document.army.forces[0].units[0], other.document.army.own)
    assert fresh.findings == hands.document.checks.of(there, army.own).findings


def test_a_text_that_is_no_number_is_marked_and_the_value_stays(hands: Hands) -> None:
    field = hands.field("damage")
    hands.type_into(field, "many")
    assert shown(hands).damage == 12
    assert field.property("faulty")
    assert "“many” is not a number." in hands.window.statusBar().currentMessage()
    hands.build.header.name.setFocus()
    assert field.text() == "12"
    assert not field.property("faulty")


def test_a_field_is_emptied_to_none_and_a_comma_is_a_decimal_sign(hands: Hands) -> None:
    hands.type_into(hands.field("save"), "")
    assert shown(hands).save is None
    hands.type_into(hands.field("trr"), "0,5")
    assert shown(hands).trr == 0.5
    hands.build.header.name.setFocus()
    assert hands.field("save").text() == ""
    hands.build.header.name.setFocus()
    line = hands.form.boxes["save"].editor.field()
    assert isinstance(line, QLineEdit)
    assert line.text() == "–"


def test_arrow_keys_step_a_figure_and_the_steps_are_one(hands: Hands) -> None:
    field = hands.field("damage")
    for _ in range(3):
        hands.qtbot.keyClick(field, Qt.Key.Key_Up)
    hands.qtbot.keyClick(field, Qt.Key.Key_Down)
    assert shown(hands).damage == 14
    assert hands.document.undo_stack.count() == 1


def test_leaving_a_field_begins_a_new_step(hands: Hands) -> None:
    field = hands.field("damage")
    hands.type_into(field, "13")
    hands.build.header.name.setFocus()
    hands.type_into(field, "14")
    assert hands.document.undo_stack.count() == 2


def test_a_finding_leads_to_its_field(hands: Hands) -> None:
    hands.type_into(hands.field("toughness"), "0")
    hands.build.header.name.setFocus()
    hands.qtbot.mouseClick(hands.build.findings.rows[0], Qt.MouseButton.LeftButton)
    assert hands.field("toughness").hasFocus()


def test_a_closed_section_opens_for_a_finding_in_it(hands: Hands) -> None:
    section = hands.form.sections["crew"]
    assert not section.is_open()
    assert hands.form.go_to("aboard")
    assert section.is_open()


def test_choices_and_ticks_change_the_unit(hands: Hands) -> None:
    control = hands.form.boxes["body"].editor
    button = control.layout().itemAt(0).widget().button("open")
    hands.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shown(hands).body == "open"
    tick = hands.form.boxes["antigrav"].editor.field()
    hands.qtbot.mouseClick(tick, Qt.MouseButton.LeftButton, pos=tick.rect().center())
    assert shown(hands).antigrav
    assert hands.document.undo_stack.count() == 2
