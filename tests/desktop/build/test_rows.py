"""Lists of rows: picking, opening, moving, removing, dragging, rows of the player's own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.build.choice_editors import ComboEditor
from desktop.build.own_row import OwnRowDialog
from desktop.build.picker import Picker
from desktop.build.rows import RowsEditor
from rules.rogue_trader.vehicle import Vehicle
from tests.desktop.desktop_hands import Hands


def weapons(hands: Hands) -> list[str]:
    unit = hands.build.unit()
    assert isinstance(unit, Vehicle)
    return [arm.weapon for arm in unit.weapons]


def rows(hands: Hands) -> RowsEditor:
    hands.form.go_to("weapons")
    return hands.form.lists["weapons"]


def picker(hands: Hands) -> Picker:
    found = rows(hands).picker
    assert found is not None
    return found


def test_rows_read_like_a_ledger(hands: Hands) -> None:
    lines = rows(hands).lines()
    assert [line.line().title for line in lines] == ["Autocannon", "Bolt gun", "Bolt gun"]
    assert lines[0].line().figures == ("20 / 72", "0 / 0", "8", "D6", "−3", "2")
    assert lines[2].line().summary == "hull, rear, Auto-aim"
    spoken = "Autocannon, turret, Range 20 / 72, Hit 0 / 0, S 8, Dmg D6, Sv −3, Pts 2"
    assert lines[0].accessibleName() == spoken


def test_the_search_finds_by_either_name_and_by_class(hands: Hands) -> None:
    search = picker(hands)
    for typed, first, least in (("fusil laser", "Lasgun", 1), ("heavy bo", "Heavy bolter", 1), ("lasg", "Lasgun", 1)):
        hands.type_into(search, typed)
        assert search.popup().isVisible()
        assert search.model.index(0, 0).data() == first
        assert search.model.found() >= least
    hands.type_into(search, "no such thing")
    assert search.model.found() == 0
    assert search.model.index(0, 0).data() == "Define your own…"
    hands.qtbot.keyClick(search.popup(), Qt.Key.Key_Escape)
    assert weapons(hands) == ["autocannon", "bolt-gun", "bolt-gun"]


def test_a_row_is_opened_by_key_and_its_fields_change_it_in_one_step(hands: Hands) -> None:
    line = rows(hands).lines()[1]
    line.setFocus()
    hands.qtbot.keyClick(line, Qt.Key.Key_Return)
    details = rows(hands).details()
    assert details.isVisible()
    note = next(field for field in details.findChildren(QLineEdit) if field.accessibleName() == "Note")
    hands.type_into(note, "left of the hatch")
    assert line.line().summary == "hull, front, left of the hatch"
    assert hands.document.undo_stack.count() == 1
    assert hands.window.menus.undo.text() == "&Undo: Note of “Bolt gun”"
    hands.qtbot.keyClick(line, Qt.Key.Key_Return)
    assert not details.isVisible()


def test_the_turret_of_a_weapon_is_picked_among_those_of_the_vehicle(hands: Hands) -> None:
    editor = rows(hands)
    editor.toggle(1)
    combo = next(combo for combo in editor.details().findChildren(ComboEditor) if combo.shape.name == "turret")
    field = combo.field()
    assert [field.itemText(at) for at in range(field.count())] == ["–", "Turret"]
    field.setFocus()
    hands.qtbot.keyClick(field, Qt.Key.Key_Down)
    unit = hands.build.unit()
    assert isinstance(unit, Vehicle)
    assert unit.weapons[1].turret == unit.turrets[0].id


def test_rows_move_by_key_and_by_drag_and_go_by_key_and_button(hands: Hands) -> None:
    editor = rows(hands)
    first = editor.lines()[0]
    first.setFocus()
    hands.qtbot.keyClick(first, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert weapons(hands) == ["bolt-gun", "autocannon", "bolt-gun"]
    assert editor.lines()[1].hasFocus()
    grip = QPoint(10, 13)
    moved, target = editor.lines()[1], editor.lines()[2]
    hands.qtbot.mousePress(moved, Qt.MouseButton.LeftButton, pos=grip)
    hands.qtbot.mouseMove(moved, QPoint(10, 30))
    hands.qtbot.mouseMove(moved, QPoint(10, target.y() - moved.y() + target.height() - 2))
    hands.qtbot.mouseRelease(
        moved, Qt.MouseButton.LeftButton, pos=QPoint(10, target.y() - moved.y() + target.height() - 2)
    )
    assert weapons(hands) == ["bolt-gun", "bolt-gun", "autocannon"]
    hands.qtbot.keyClick(editor.lines()[0], Qt.Key.Key_Delete)
    assert weapons(hands) == ["bolt-gun", "autocannon"]
    hands.qtbot.mouseClick(editor.lines()[0]._remove, Qt.MouseButton.LeftButton)
    assert weapons(hands) == ["autocannon"]
    assert hands.document.undo_stack.count() == 4


def test_the_last_row_gone_the_list_says_so(hands: Hands) -> None:
    editor = rows(hands)
    for _ in range(3):
        editor.remove(0)
    assert editor._empty.isVisible()
    assert editor._empty.text() == "No weapon."
    assert not editor._heads.isVisible()


def test_rows_without_a_table_are_added_blank_and_open(hands: Hands) -> None:
    hands.form.go_to("aboard")
    crew = hands.form.lists["aboard"]
    there = len(crew.lines())
    assert crew.add_button is not None
    hands.qtbot.mouseClick(crew.add_button, Qt.MouseButton.LeftButton)
    assert len(crew.lines()) == there + 1
    assert crew.details().isVisible()
    assert crew.lines()[-1].line().title == "Passenger"


def dialog(hands: Hands) -> OwnRowDialog:
    (found,) = [child for child in hands.build.findChildren(OwnRowDialog) if child.isVisible()]
    return found


def test_a_weapon_of_ones_own_is_defined_used_changed_and_undone_with_its_use(hands: Hands) -> None:
    search = picker(hands)
    hands.type_into(search, "Rail gun")
    hands.qtbot.keyClick(search.popup(), Qt.Key.Key_Return)
    made = dialog(hands)
    assert made.names["en"].text() == "Rail gun"
    made._try()
    assert made.isVisible()
    assert made._wrong.accessibleName() == "Class is needed."
    kind = made.boxes["weapon_class"].editor.field()
    kind.setFocus()
    hands.qtbot.keyClicks(kind, "heavy")
    hands.type_into(made.boxes["strength"].editor.field(), "99")
    made._try()
    assert made._wrong.accessibleName() == "Strength: A number from 0 to 20 is needed here."
    hands.type_into(made.boxes["strength"].editor.field(), "9")
    made._try()
    assert not made.isVisible()
    own = hands.document.army.own.weapons
    assert (own[0]["name"], own[0]["strength"]) == ({"en": "Rail gun", "fr": ""}, 9)
    assert weapons(hands)[-1] == own[0]["id"]
    assert rows(hands).lines()[-1].line().figures[2] == "9"
    assert hands.document.undo_stack.count() == 1
    rows(hands).toggle(3)
    hands.build.define_own("weapons", own[0]["id"], "")
    again = dialog(hands)
    hands.type_into(again.boxes["strength"].editor.field(), "10")
    again._try()
    assert rows(hands).lines()[-1].line().figures[2] == "10"
    hands.press("Ctrl+Z")
    hands.press("Ctrl+Z")
    assert hands.document.army.own.weapons == ()
    assert weapons(hands) == ["autocannon", "bolt-gun", "bolt-gun"]


def test_a_dialog_left_changes_nothing(hands: Hands) -> None:
    hands.build.define_own("equipment", "", "Winch")
    open_dialog = dialog(hands)
    hands.qtbot.keyClick(open_dialog, Qt.Key.Key_Escape)
    assert hands.document.army.own.equipment == ()
    assert hands.document.undo_stack.count() == 0


@pytest.mark.parametrize("width", [420, 560, 900])
def test_columns_never_leave_the_list(hands: Hands, width: int) -> None:
    editor = rows(hands)
    holder = QWidget()
    editor.setParent(holder)
    hands.qtbot.addWidget(holder)
    editor.setGeometry(0, 0, width, 300)
    holder.resize(width, 300)
    holder.show()
    for line in editor.lines():
        ruled = line._ruling
        assert ruled.title >= 0
        assert 22 + ruled.title + ruled.taken + 32 <= width


def test_delete_outside_the_tree_takes_no_unit_away(hands: Hands) -> None:
    before = hands.document.army
    for widget in (hands.form.sections["profile"].heading(), hands.build.header.meters.widgets[0]):
        widget.setFocus()
        hands.press("Del")
        hands.press("Ctrl+X")
    assert hands.document.army is before
