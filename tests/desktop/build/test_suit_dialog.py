"""Rolling up a dreadnought in the real window: row by row, locked, again, with real dice, into the army and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu

from desktop.build.suit_dialog import SuitDialog
from desktop.build.workspace import BuildWorkspace
from desktop.look.die import DieState
from rules.army import find_unit, units
from rules.dice import Rolled
from rules.language import language
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.random_dreadnought import STEPS, Step
from rules.rogue_trader.random_rows import roll_suit
from rules.rogue_trader.random_suit import suit_unit
from tests.desktop.desktop_hands import Hands

ENGLISH = language("en").text


def opened(hands: Hands) -> SuitDialog:
    """The dialog, opened by its key."""
    hands.build.tree.view.setFocus()
    hands.press("Ctrl+R")
    return shown(hands)


def shown(hands: Hands) -> SuitDialog:
    """The dialog that is open, ready for the keyboard."""
    dialog = next(dialog for dialog in hands.build.findChildren(SuitDialog) if dialog.isVisible())
    dialog.activateWindow()
    hands.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def with_seed(hands: Hands, seed: str) -> SuitDialog:
    """The dialog with the suit of a seed that was typed."""
    dialog = opened(hands)
    hands.type_into(dialog.seed, seed)
    hands.qtbot.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert dialog.isVisible()
    return dialog


def take(hands: Hands, dialog: SuitDialog) -> None:
    """Presses the dialog's main button; the window has the keyboard again."""
    click(hands, dialog.ok)
    hands.window.activateWindow()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)


def dice(dialog: SuitDialog) -> dict[Step, list[int | None]]:
    """The faces that are drawn, by row."""
    return {step: [die.face for _, die in row.dice.dice()] for step, row in dialog.rows.items()}


def click(hands: Hands, widget: Any) -> None:
    hands.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def type_dice(hands: Hands, dialog: SuitDialog, step: Step, keys: str) -> None:
    """Clicks a row's dice and types real ones."""
    click(hands, dialog.rows[step].dice)
    hands.qtbot.keyClicks(dialog.rows[step].dice, keys)


def suit(hands: Hands) -> Dreadnought:
    unit = hands.build.unit()
    assert isinstance(unit, Dreadnought)
    return unit


def same(one: Dreadnought, other: Dreadnought) -> bool:
    return one.model_copy(update={"id": other.id}) == other


# Into the army


@pytest.mark.rule("RT-GEN-01", "RT-DRD-09")
def test_a_suit_goes_into_the_chosen_force_as_one_step(hands: Hands) -> None:
    before = hands.document.army
    hands.choose("Old Anvil")
    dialog = with_seed(hands, "41")
    take(hands, dialog)
    made = suit_unit(roll_suit({}, lambda: Rolled("41")), "41", ENGLISH)
    assert same(suit(hands), made)
    names = [unit.name for unit in hands.document.army.forces[1].units]
    assert names[:2] == ["Old Anvil", "Storm of the Long Winter"]
    assert hands.document.undo_stack.count() == 1
    assert hands.window.menus.undo.text() == "&Undo: add “Storm of the Long Winter”"
    hands.press("Ctrl+Z")
    assert hands.document.army is before


@pytest.mark.rule("RT-GEN-01")
def test_cancel_leaves_the_army_alone(hands: Hands) -> None:
    dialog = opened(hands)
    hands.qtbot.keyClick(dialog.rows["frame"].dice, Qt.Key.Key_Escape)
    assert hands.document.undo_stack.count() == 0


@pytest.mark.rule("RT-GEN-01", "RT-DRD-09")
def test_it_is_offered_in_the_menus(hands: Hands) -> None:
    def entries(menu: QMenu) -> list[QAction]:
        return [
            entry for action in menu.actions() for entry in ([action] if not action.menu() else entries(action.menu()))
        ]

    click(hands, hands.build.acts.add_button)
    for menu in (hands.build.acts.add_menu, hands.build.acts.unit_menu):
        found = [entry for entry in entries(menu) if entry.text() == "&Roll random armour…"]
        assert found
        assert found[0].isEnabled()
    hands.build.acts.add_menu.close()


@pytest.mark.rule("RT-DRD-09")
def test_it_names_the_tables_as_ours(hands: Hands) -> None:
    dialog = opened(hands)
    assert "Ironmuster tables" in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.reject()


@pytest.mark.rule("RT-GEN-08")
def test_the_player_may_write_another_name(hands: Hands) -> None:
    dialog = with_seed(hands, "41")
    assert dialog.summary.name.text() == "Storm of the Long Winter"
    hands.type_into(dialog.summary.name, "Hobnail")
    click(hands, dialog.rows["plating"].again)
    assert dialog.summary.name.text() == "Hobnail"
    hands.qtbot.keyClick(dialog.rows["plating"].dice, Qt.Key.Key_Return)
    assert suit(hands).name == "Hobnail"


# Seed, locks, rows


@pytest.mark.rule("RT-GEN-01", "RT-GEN-08")
def test_the_same_seed_gives_the_same_suit(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    first = dice(dialog)
    assert first == {step: list(results) for step, results in roll_suit({}, lambda: Rolled("7")).dice().items()}
    click(hands, dialog.roll)
    assert dialog.seed.text() != "7"
    assert dice(dialog) != first
    hands.type_into(dialog.seed, "7")
    hands.qtbot.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert dice(dialog) == first
    dialog.reject()


@pytest.mark.rule("RT-GEN-01")
def test_locked_rows_stay_and_the_same_locks_give_the_same_suit(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    first = dice(dialog)
    hands.qtbot.mouseClick(
        dialog.rows["frame"].lock, Qt.MouseButton.LeftButton, pos=dialog.rows["frame"].lock.rect().center()
    )
    dialog.rows["equipment"].dice.setFocus()
    hands.qtbot.keyClick(dialog.rows["equipment"].dice, Qt.Key.Key_Space)
    assert dialog.rows["equipment"].lock.isChecked()
    found = []
    for seed in ("8", "9", "8"):
        hands.type_into(dialog.seed, seed)
        hands.qtbot.keyClick(dialog.seed, Qt.Key.Key_Return)
        found.append(dice(dialog))
        assert (found[-1]["frame"], found[-1]["equipment"]) == (first["frame"], first["equipment"])
    assert found[0] == found[2] != found[1]
    dialog.reject()


@pytest.mark.rule("RT-GEN-01")
def test_a_row_is_rolled_again_on_its_own(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    rolled_too: dict[Step, set[Step]] = {"frame": {"weapons", "history"}, "weapons": {"history"}}
    for step in STEPS:
        changed: set[Step] = set()
        for by_key in (False, True) * 5:
            before = dice(dialog)
            if by_key:
                dialog.rows[step].dice.setFocus()
                hands.qtbot.keyClick(dialog.rows[step].dice, Qt.Key.Key_R)
            else:
                click(hands, dialog.rows[step].again)
            changed |= {each for each in STEPS if dice(dialog)[each] != before[each]}
        assert changed == {step} | rolled_too.get(step, set())
    dialog.reject()


@pytest.mark.rule("RT-GEN-01")
def test_the_record_says_that_the_seed_alone_does_not_give_it(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    type_dice(hands, dialog, "plating", "6")
    click(hands, dialog.ok)
    record = suit(hands).rolled
    assert record is not None
    assert (record.seed, record.mixed) == ("7", True)
    assert [step.step for step in record.steps if step.typed] == ["plating"]
    assert suit(hands).notes.endswith("Rolled on the Ironmuster tables, seed 7, with rows kept, rolled again or typed.")


@pytest.mark.rule("RT-GEN-01", "RT-GEN-05")
def test_a_lock_that_cannot_hold_is_said(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    type_dice(hands, dialog, "weapons", "111111" + "11")
    assert dialog.rows["weapons"].lock.isChecked()
    type_dice(hands, dialog, "frame", "6")
    assert "Weapons" in dialog.hint.text()
    assert len(dialog.unit().weapons) >= 3
    assert dialog.unit().weapon_points == 5
    dialog.reject()


# Real dice


@pytest.mark.rule(
    "RT-GEN-01", "RT-GEN-02", "RT-GEN-03", "RT-GEN-04", "RT-GEN-05", "RT-GEN-06", "RT-GEN-07", "RT-GEN-08"
)
def test_all_rows_with_real_dice(hands: Hands) -> None:
    dialog = opened(hands)
    typed: dict[Step, str] = {
        "frame": "3",
        "differences": "61336251",
        "plating": "4",
        "weapons": "462153",
        "equipment": "3661",
        "history": "052" + "7",
        "name": "720",
    }
    for step, keys in typed.items():
        type_dice(hands, dialog, step, keys)
        if step == "name":
            assert dialog.draft.typing is None
    assert dice(dialog) == {
        "frame": [3],
        "differences": [6, 1, 3, 3, 6, 2, 5, 1],
        "plating": [4],
        "weapons": [4, 6, 2, 1, 5, 3],
        "equipment": [3, 6, 6, 1],
        "history": [10, 5, 2, 7],
        "name": [7, 20],
    }
    assert all(die.typed for row in dialog.rows.values() for _, die in row.dice.dice())
    hands.qtbot.keyClick(dialog.rows["name"].dice, Qt.Key.Key_Return)
    unit = suit(hands)
    assert (unit.name, unit.m, unit.save, unit.seat) == ("Behemoth of the Low Road", 6, 5, True)
    assert [(arm.weapon, arm.to_hit) for arm in unit.weapons] == [("lascannon", 0), ("bolt-gun", -1), ("bolt-gun", 0)]
    assert unit.notes.splitlines()[-1] == "Rolled on the Ironmuster tables, with real dice."


@pytest.mark.rule("RT-GEN-01")
def test_typing_shows_the_next_die_and_can_be_taken_back(hands: Hands) -> None:
    dialog = with_seed(hands, "7")
    before = dice(dialog)
    row = dialog.rows["weapons"]
    click(hands, row.type)
    assert row.dice.hasFocus()
    assert [die.state for _, die in row.dice.dice()] == [DieState.NEXT]
    assert dialog.hint.text().startswith("Next die: D6, weapon class, 1 to 6.")
    assert not dialog.ok.isEnabled()
    hands.qtbot.keyClicks(row.dice, "48")
    assert dice(dialog)["weapons"] == [4, 8, None]
    hands.qtbot.keyClick(row.dice, Qt.Key.Key_8)
    assert [die.state for _, die in row.dice.dice()][-1] is DieState.REFUSED
    assert dialog.hint.text() == "A D6 shows 1 to 6, not 8."
    for left in ([4, 8, None], [4, None], [None]):
        hands.qtbot.keyClick(row.dice, Qt.Key.Key_Backspace)
        assert dice(dialog)["weapons"] == left
    hands.qtbot.keyClick(row.dice, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dice(dialog) == before
    assert dialog.ok.isEnabled()
    dialog.reject()


@pytest.mark.rule("RT-GEN-01")
def test_arrows_go_from_row_to_row(hands: Hands) -> None:
    dialog = opened(hands)
    assert dialog.rows["frame"].dice.hasFocus()
    for step in STEPS[1:]:
        hands.qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
        assert dialog.rows[step].dice.hasFocus()
    hands.qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Up)
    assert dialog.rows["history"].dice.hasFocus()
    dialog.reject()


# What is shown


@pytest.mark.rule("RT-GEN-01", "RT-DRD-05")
def test_the_summary_follows(hands: Hands) -> None:
    dialog = with_seed(hands, "41")
    summary = dialog.summary
    figures = {field: label.text() for field, label in summary.figures.items()}
    assert figures == {
        "m": "6″",
        "ws": "6",
        "bs": "6",
        "s": "6",
        "t": "6",
        "damage": "6",
        "i": "5",
        "a": "3",
        "save": "6+",
    }
    assert summary.weapons.text().splitlines() == [
        "Bolt gun, right arm",
        "Heavy stubber, left arm",
        "Lasgun, right arm",
    ]
    assert summary.equipment.text() == "Communicator, Searchlight, Targeter"
    assert summary.notes.text().startswith("Patched plating: save one worse.\n")
    type_dice(hands, dialog, "history", "51")
    assert summary.weapons.text().splitlines()[0] == "Bolt gun, right arm, salvaged, −1 to hit"
    assert summary.figures["save"].text() == "5+"
    dialog.reject()


@pytest.mark.rule("RT-GEN-01")
def test_a_screen_reader_hears_rows_dice_and_suit(hands: Hands) -> None:
    dialog = with_seed(hands, "41")
    row = dialog.rows["differences"]
    assert row.dice.accessibleName().startswith("Individual differences: M: D6, M, 2; WS: D6, WS, 4;")
    assert "I: D6, I, 1, One less" in row.dice.accessibleName()
    assert row.again.accessibleName() == "Roll again: Individual differences (R)"
    assert row.lock.accessibleName() == "Lock: Individual differences"
    assert "Storm of the Long Winter" in dialog.summary.accessibleName()
    dialog.reject()


@pytest.mark.rule("RT-DRD-09")
def test_a_row_whose_table_is_empty_is_greyed_with_the_reason(hands: Hands, tables: Callable[..., None]) -> None:
    tables("history", lambda _rows: [])
    dialog = with_seed(hands, "7")
    row = dialog.rows["history"]
    assert row.words.text() == "The Ironmuster table “History” is empty."
    assert not row.dice.isVisible()
    assert not any(widget.isEnabled() for widget in (row.lock, row.type, row.again))
    click(hands, dialog.ok)
    assert suit(hands).rolled is not None


@pytest.mark.rule("RT-DRD-09")
def test_without_frames_the_entry_is_greyed_with_the_reason(hands: Hands, tables: Callable[..., None]) -> None:
    action = hands.build.acts.rolls["rogue-trader.dreadnought"]
    assert action.isEnabled()
    tables("frame", lambda _rows: [])
    hands.press("Ctrl+R")
    assert hands.window.statusBar().currentMessage() == "The Ironmuster table “Frame” is empty."
    hands.build.acts.unit_menu.popup(hands.window.pos())
    assert not action.isEnabled()
    hands.build.acts.unit_menu.close()
    assert action.toolTip() == "The Ironmuster table “Frame” is empty."


# Afterwards


@pytest.mark.rule("RT-GEN-01")
def test_the_form_shows_how_it_was_rolled(hands: Hands) -> None:
    dialog = with_seed(hands, "41")
    click(hands, dialog.ok)
    section, view = hands.form.sections["rolled"], hands.form.rolled
    assert view is not None
    assert section.heading().accessibleName() == "How it was rolled, Ironmuster tables, seed 41"
    shown = [(name, die.face) for name, die in view.dice.dice()]
    assert shown[:10] == [
        ("Frame", 2),
        ("M", 2),
        ("WS", 4),
        ("BS", 3),
        ("S", 2),
        ("T", 5),
        ("D", 5),
        ("I", 1),
        ("A", 3),
        ("Plating", 4),
    ]
    assert shown[-1] == ("History", 6)
    hands.build.change(suit(hands).model_copy(update={"rolled": None}), "x")
    assert not section.isVisible()


@pytest.mark.rule("RT-GEN-01")
def test_rolling_again_later_keeps_what_is_the_players(hands: Hands) -> None:
    dialog = with_seed(hands, "41")
    click(hands, dialog.ok)
    notes = suit(hands).notes + "\nPainted red."
    hands.build.change(suit(hands).model_copy(update={"pilot": "Orrin Vale", "ld": 9, "notes": notes}), "pilot")
    before, steps = suit(hands), hands.document.undo_stack.count()
    assert hands.form.rolled is not None
    click(hands, hands.form.rolled.again)
    again = shown(hands)
    assert dice(again) == {step: list(results) for step, results in roll_suit({}, lambda: Rolled("41")).dice().items()}
    type_dice(hands, again, "plating", "6")
    take(hands, again)
    after = suit(hands)
    assert (after.id, after.name, after.pilot, after.ld) == (before.id, before.name, "Orrin Vale", 9)
    assert (before.save, after.save) == (6, 5)
    assert after.notes.splitlines() == [
        "Patched plating: save one worse.",
        "Rolled on the Ironmuster tables, seed 41, with rows kept, rolled again or typed.",
        "Painted red.",
    ]
    assert hands.document.undo_stack.count() == steps + 1
    hands.press("Ctrl+Z")
    assert find_unit(hands.document.army, before.id) == before


@pytest.mark.rule("RT-GEN-01")
def test_rolls_survive_saving(hands: Hands, tmp_path: Any) -> None:
    dialog = with_seed(hands, "41")
    take(hands, dialog)
    made = suit(hands)
    hands.document.save(tmp_path / "a.muster")
    hands.document.reload()
    assert made in list(units(hands.document.army))


@pytest.mark.rule("RT-DRD-09")
def test_all_is_in_french(hands: Hands) -> None:
    program, window = hands.window.program, hands.window
    program.change(program.preferences.model_copy(update={"language": "fr"}))
    hands.qtbot.waitUntil(lambda: len(window.findChildren(BuildWorkspace)) == 1)
    dialog = with_seed(hands, "41")
    assert "Tables Ironmuster" in [label.text() for label in dialog.findChildren(QLabel)]
    assert [row.title for row in dialog.rows.values()] == [
        "Châssis",
        "Variations individuelles",
        "Blindage",
        "Armes",
        "Équipement",
        "État et réparations",
        "Nom",
    ]
    assert dialog.rows["weapons"].words.text() == "Bolter, Mitrailleuse, Fusil laser"
    click(hands, dialog.ok)
    assert suit(hands).name == "Orage du Long Hiver"
    assert suit(hands).notes.splitlines()[-1] == "Tiré sur les tables Ironmuster, graine 41."
