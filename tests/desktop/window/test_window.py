"""The window as a whole: welcome, preferences, languages, themes, narrow screens, long names, faults."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import folders, preferences
from desktop.document import Document
from desktop.look.labels import ElidedLabel, IconLabel
from desktop.look.tokens import DARK
from desktop.preferences import Preferences
from desktop.window import faults, help_pages
from desktop.window.preferences_dialog import PreferencesDialog
from desktop.window.program import Program
from rules.army import Force, new_army, units, with_unit
from rules.rogue_trader.vehicle import vehicle_archetypes
from rules.stored import Unit
from rules.units import RULE_SETS
from tests.desktop.desktop_hands import Hands


def button(widget: QWidget, text: str) -> QPushButton:
    return next(found for found in widget.findChildren(QPushButton) if found.text().replace("&", "") == text)


def test_the_welcome_page_begins_an_army_and_opens_the_sample(program: Program, qtbot: QtBot) -> None:
    window = program.new_window()
    assert len([b for b in window.findChildren(QPushButton) if b.text() == "&New army"]) == len(RULE_SETS)
    qtbot.mouseClick(button(window, "New army"), Qt.MouseButton.LeftButton)
    assert window.document is not None
    assert window.document.army.forces[0].name == "First force"
    assert window.workspace is not None
    other = program.new_window()
    qtbot.mouseClick(button(other, "Open a sample"), Qt.MouseButton.LeftButton)
    assert other.document is not None
    assert len(list(units(other.document.army))) == 10


def test_preferences_are_kept_and_a_broken_file_means_the_defaults(home: object) -> None:
    chosen = Preferences(language="fr", theme="dark", recent=("/a",), panes={"build": (200, 700, 400)})
    preferences.save(chosen)
    assert preferences.load() == chosen
    (folders.home() / "preferences.json").write_bytes(b"{torn")
    assert preferences.load() == Preferences()


def test_changing_the_language_keeps_army_history_and_choice(hands: Hands) -> None:
    hands.choose("Mule")
    hands.type_into(hands.field("damage"), "9")
    army = hands.document.army
    dialog = PreferencesDialog(hands.window)
    hands.qtbot.addWidget(dialog)
    dialog.language.setCurrentIndex(dialog.language.findData("fr"))
    dialog.accept()
    assert hands.document.army is army
    assert hands.window.menuBar().actions()[0].text() == "&Fichier"
    assert hands.build.header.name.text() == "Mule"
    assert hands.form.sections["weapons"].heading().text() == "Armes"
    assert preferences.load().language == "fr"
    hands.window.menus.undo.trigger()
    assert hands.document.army is not army


def test_the_dark_theme_recolours_everything_and_stays(hands: Hands) -> None:
    hands.window.set_theme("dark")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.palette().color(QPalette.ColorRole.Window).name().upper() == DARK.paper
    image = hands.window.grab().toImage()
    assert image.pixelColor(2, 2).name().upper() == DARK.paper
    assert hands.window.program.preferences.theme == "dark"


def test_icons_beside_words_follow_the_theme(hands: Hands) -> None:
    hands.window.set_theme("dark")
    ratios = []
    for icon in hands.window.findChildren(IconLabel):
        if icon.isVisible():
            image = icon.grab().toImage()
            there = [image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height())]
            ratios.append(max(there))
    assert ratios
    assert min(ratios) > 120  # ink2 of the dark theme is light; that of the light theme is not


def test_a_narrow_window_folds_the_right_pane_into_a_tab(hands: Hands) -> None:
    build = hands.build
    assert not build.tabs.isVisible()
    assert build.preview.isVisible()
    hands.window.resize(1024, 700)
    hands.qtbot.waitUntil(build.tabs.isVisible)
    assert not build.preview.isVisible()
    assert hands.form.isVisible()
    hands.qtbot.mouseClick(build.tabs.button("card"), Qt.MouseButton.LeftButton)
    assert build.preview.isVisible()
    assert not hands.form.isVisible()
    hands.window.resize(1366, 768)
    hands.qtbot.waitUntil(lambda: not build.tabs.isVisible())
    assert build.preview.isVisible()
    assert hands.form.isVisible()


def test_widths_of_the_panes_are_remembered(hands: Hands) -> None:
    hands.build.splitter.setSizes([320, 640, 404])
    wanted = tuple(hands.build.splitter.sizes())
    hands.window.close()
    assert preferences.load().panes["build"] == wanted
    window = hands.window.program.new_window()
    hands.window.program.sample("rogue-trader", window)
    window.resize(1366, 768)
    hands.qtbot.waitUntil(lambda: window.workspace is not None and window.workspace.panes() == wanted)


def shown(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.visibleRegion().boundingRect().isValid():
            yield widget


def cut(window: QWidget) -> list[str]:
    """The words of labels and buttons that have less room than they need."""
    found: list[str] = []
    for widget in shown(window):
        if isinstance(widget, QLabel) and widget.text() and not widget.wordWrap():
            metrics = QFontMetrics(widget.font())
            if metrics.horizontalAdvance(widget.text()) > widget.width() + 1 or metrics.height() > widget.height() + 2:
                found.append(widget.text())
        elif isinstance(widget, QAbstractButton) and widget.text():
            if widget.width() < widget.sizeHint().width() - 1:
                found.append(widget.text())
        elif isinstance(widget, ElidedLabel) and widget.is_elided():
            found.append(widget.text())
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (1200, 700), (1024, 640)])
def test_no_word_of_the_window_is_cut(program: Program, qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    program.change(program.preferences.model_copy(update={"language": language}))
    window = program.new_window()
    program.sample("rogue-trader", window)
    window.resize(*size)
    qtbot.waitExposed(window)
    hands = Hands(qtbot, window)
    for section in hands.form.sections.values():
        section.set_open(True)
    hands.form.lists["weapons"].add_pick("lasgun")
    hands.form.lists["weapons"].toggle(0)
    bar = hands.form.verticalScrollBar()
    for at in range(0, bar.maximum() + 1, 300):
        bar.setValue(at)
        window.settle(3)
        assert cut(window) == []
        assert hands.form.horizontalScrollBar().maximum() == 0
        assert hands.form.widget().width() <= hands.form.viewport().width()


def test_names_of_300_letters_and_markup_are_shown_as_they_are(hands: Hands) -> None:
    name = "<b>&amp; Ω " * 27
    unit = next(units(hands.document.army)).model_copy(update={"name": name[:300]})
    army = with_unit(hands.document.army, unit)
    hands.document.edit("names", army.model_copy(update={"name": name[:300]}))
    window = hands.window
    hands.qtbot.wait(1)
    assert window.width() == 1366
    assert hands.build.header.name.text() == name[:300]
    tree = hands.build.tree
    index = tree.model.index_of_unit(unit.id)
    assert index.data() == name[:300]
    assert tree.view.visualRect(index).right() <= tree.view.viewport().width()
    assert hands.build.splitter.sizes()[0] < 300
    hands.form.lists["turrets"].add_blank()
    assert hands.form.lists["turrets"].details().isVisible()


def test_an_army_without_forces_or_units_is_shown_and_can_be_added_to(program: Program, qtbot: QtBot) -> None:
    army = new_army("rogue-trader").model_copy(update={"forces": ()})
    window = program.new_window(Document(army))
    hands = Hands(qtbot, window)
    assert hands.build.army_page.isVisible()
    assert window.strip._name.text() == "Unnamed"
    hands.build.acts.add([vehicle_archetypes()["buggy"][1]])
    assert [len(force.units) for force in hands.document.army.forces] == [1]
    empty = hands.document.army.model_copy(update={"forces": (Force(name="Empty"),)})
    hands.document.edit("empty", empty)
    assert hands.build.army_page.isVisible()


def test_a_unit_of_an_unknown_kind_is_kept_and_said(program: Program, qtbot: QtBot) -> None:
    stranger = Unit.model_validate({"kind": "rogue-trader.zeppelin", "name": "Gas bag", "lift": 4})
    army = new_army("rogue-trader")
    army = army.model_copy(update={"forces": (Force(units=(stranger,)),)})
    window = program.new_window(Document(army))
    hands = Hands(qtbot, window)
    assert hands.build.army_page.isVisible()
    assert "newer program" in hands.build.findings.rows[0].accessibleName()


def test_a_fault_is_said_in_a_sentence_the_work_is_kept_and_the_details_can_be_copied(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.watch(hands.window.program)
    hands.type_into(hands.build.header.name, "Heron")
    error = ZeroDivisionError("by hand")
    sys.excepthook(type(error), error, None)
    sys.excepthook(type(error), error, None)  # one dialog, however many faults
    dialog = faults.FaultDialog.shown
    assert dialog is not None
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Something went wrong in the program." in words
    assert any("recovery copy" in word for word in words)
    hands.qtbot.mouseClick(button(dialog, "Copy the details"), Qt.MouseButton.LeftButton)
    assert "ZeroDivisionError: by hand" in QGuiApplication.clipboard().text()
    assert hands.window.program.keep_copies()
    dialog.reject()
    assert faults.FaultDialog.shown is None


def test_help_pages_open_and_close_by_key(hands: Hands) -> None:
    for page in (help_pages.keyboard, help_pages.about):
        dialog = page(hands.window)
        hands.qtbot.waitUntil(dialog.isVisible)
        hands.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_everything_that_takes_the_keyboard_has_a_name(hands: Hands) -> None:
    for section in hands.form.sections.values():
        section.set_open(True)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    nameless = []
    for widget in hands.window.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(hands.window)
        named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
        if takes and not named and not widget.focusProxy():
            nameless.append(type(widget).__name__)
    assert nameless == []


def test_tab_reaches_the_whole_window_and_comes_back(hands: Hands) -> None:
    hands.build.tree.filter.setFocus()
    seen: list[QWidget] = []
    for _ in range(200):
        focus = hands.window.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        hands.qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert hands.build.tree.view in seen
    assert hands.build.header.name in seen
    assert hands.build.header.meters.widgets[0] in seen
    assert hands.form.boxes["toughness"].editor.field() in seen
    assert hands.form.lists["weapons"].picker in seen
    assert any(row in seen for row in hands.build.findings.rows)
