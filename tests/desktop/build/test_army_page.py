"""The army itself: its page, its findings; two units compared; the sum behind a meter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from desktop.build.compare import CompareDialog, pairs
from desktop.build.meters import SumPopup
from desktop.look.labels import ElidedLabel
from rules.army import units, with_unit
from tests.desktop.desktop_hands import Hands


def choose_army(hands: Hands) -> None:
    view, model = hands.build.tree.view, hands.build.tree.model
    top = model.index(0, 0)
    hands.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(top).center())


def test_the_army_is_named_and_noted_on_its_page(hands: Hands) -> None:
    choose_army(hands)
    page = hands.build.army_page
    assert page.isVisible()
    hands.type_into(page.name, "Ash Wardens")
    assert hands.document.army.name == "Ash Wardens"
    assert hands.window.strip._name.text() == "Ash Wardens"
    page.notes.field().setFocus()
    hands.qtbot.keyClicks(page.notes.field(), "x")
    assert hands.document.army.notes.startswith("x")
    assert hands.document.undo_stack.count() == 2
    hands.press("Ctrl+Z")
    hands.press("Ctrl+Z")
    assert hands.document.army.name == "Marchbrook Column"
    assert page.name.text() == "Marchbrook Column"


def test_its_page_counts_copies_and_points_by_force(hands: Hands) -> None:
    first = next(units(hands.document.army)).model_copy(update={"points": 75, "copies": 2})
    hands.document.edit("points", with_unit(hands.document.army, first))
    choose_army(hands)
    table = hands.build.army_page._forces._table
    assert table is not None
    assert [label.text() for label in table.findChildren(ElidedLabel)] == ["Vanguard", "Heavy support", "Sum"]
    figures = [label.text() for label in table.findChildren(QLabel)]
    assert figures == ["Force", "Units", "Points", "5", "150", "3", "0", "8", "150"]


def test_the_findings_of_the_whole_army_name_their_units_and_lead_to_them(hands: Hands) -> None:
    hands.choose("Mule")
    hands.type_into(hands.field("toughness"), "0")
    choose_army(hands)
    first = hands.build.findings.rows[0]
    assert first.accessibleName().startswith("Error: Mule: Toughness must be at least 1.")
    hands.qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert hands.build.header.name.text() == "Mule"
    assert hands.field("toughness").hasFocus()


def test_the_sum_of_findings_in_the_strip_goes_to_the_worst_in_turn(hands: Hands) -> None:
    for name in ("Mule", "Kestrel"):
        hands.choose(name)
        hands.type_into(hands.field("toughness"), "0")
    hands.choose("Cormorant")
    shown = []
    for _ in range(3):
        hands.qtbot.mouseClick(hands.window.strip._tally, Qt.MouseButton.LeftButton)
        shown.append(hands.build.header.name.text())
    assert shown == ["Mule", "Kestrel", "Mule"]


def test_a_name_is_changed_in_the_tree_by_double_click(hands: Hands) -> None:
    view, model = hands.build.tree.view, hands.build.tree.model
    hands.choose("Mule")
    index = view.currentIndex()
    hands.qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    editor = view.viewport().findChild(QLineEdit)
    assert editor is not None
    hands.type_into(editor, "Ox")
    hands.qtbot.keyClick(editor, Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: model.data(view.currentIndex()) == "Ox")
    assert hands.build.header.name.text() == "Ox"


def test_two_units_are_compared_field_by_field(hands: Hands) -> None:
    assert not hands.build.acts.compare.isEnabled()
    found = {unit.name: unit for unit in units(hands.document.army)}
    hands.build.tree.choose([found["Cormorant"].id, found["Old Anvil"].id])
    assert hands.build.acts.compare.isEnabled()
    hands.build.acts.compare.trigger()
    (dialog,) = hands.build.findChildren(CompareDialog)
    by_name = {pair.what: pair for pair in dialog.pairs}
    assert (by_name["Damage"].one, by_name["Damage"].other, by_name["Damage"].differs) == ("12", "25", True)
    assert not by_name["Body"].differs
    assert by_name["Weapon points"].one == "4 / 4"
    assert "Autocannon (turret)" in by_name["Weapons"].one
    same = pairs(found["Mule"], found["Mule"], hands.document.army.own)
    assert not any(pair.differs for pair in same)
    hands.qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_a_meter_opens_its_sum_by_click_and_by_key(hands: Hands) -> None:
    meter = hands.build.header.meters.widgets[0]
    hands.qtbot.mouseClick(meter, Qt.MouseButton.LeftButton)
    (popup,) = hands.build.header.meters.findChildren(SumPopup)
    names = [label.text() for label in popup.findChildren(ElidedLabel)]
    assert names == ["Autocannon", "Bolt gun", "Bolt gun"]
    figures = [label.text() for label in popup.findChildren(QLabel)]
    assert figures == ["Weapon points", "2", "1", "1", "Sum", "4", "Allowed", "4"]
    popup.close()
