"""Beginning and resuming battles in the window; files, crashes, disks that fail; the log; values set by hand."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop import preferences, words
from desktop.play import files
from desktop.play.begin import BeginPage
from desktop.play.edit_state import EditState
from desktop.play.workspace import PlayWorkspace
from desktop.window.program import Program
from desktop.window.shell import Shell
from rules.army import Army, Force
from rules.battle import Fighter, edited
from rules.journal import resume, write_whole
from rules.storage import write_file
from tests.battles import CAR, TANK, act, beginning, start, state, vehicle
from tests.desktop.play.conftest import Table

ROOT = Path(__file__).resolve().parents[3]
rule = pytest.mark.rule


def _page(window: Shell) -> BeginPage:
    assert isinstance(window.workspace, PlayWorkspace)
    return window.workspace.begin


def _tick(qtbot: QtBot, page: BeginPage, name: str, side: int) -> None:
    """Clicks the tick of a unit under a side."""
    model, view = page.model, page.table
    row = next(row for row in range(model.rowCount()) if str(model.index(row, 0).data()).startswith(name))
    view.scrollTo(model.index(row, side))
    spot = view.visualRect(model.index(row, side)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_a_battle_begins_with_the_chosen_units_on_their_sides(window: Shell, qtbot: QtBot, home: Path) -> None:
    page = _page(window)
    assert page.model.count(0) > 0
    _tick(qtbot, page, "Cormorant", 2)
    _tick(qtbot, page, "Jet cycle", 2)
    _tick(qtbot, page, "Mule", 1)
    page.name.setText("Battle at the Station")
    page.sides[1].setText("Ash Wardens")
    page.seed.setText("0317")
    page.starts.button(1).click()
    qtbot.mouseClick(page.begin_button, Qt.MouseButton.LeftButton)
    table = Table(qtbot, window)
    path = home / "battles" / "Battle at the Station.battle"
    assert table.game.path == path
    found = resume(path).battle
    assert (found.beginning.name, found.beginning.seed, found.clock.side) == ("Battle at the Station", "0317", 1)
    sides = {one.fighter.name: one.fighter.side for one in found.standings.values()}
    assert sides["Cormorant"] == 1
    assert {name for name in sides if name.startswith("Jet cycle")} == {"Jet cycle 1", "Jet cycle 2"}
    assert "Mule" not in sides
    assert table.workspace.heading() == ("Battle at the Station", "journal on disk, 0 entries")
    assert [battle.path for battle in files.recent()] == [path]
    table.board.stop()


def test_a_battle_of_the_same_name_gets_a_file_of_its_own(window: Shell, qtbot: QtBot) -> None:
    names = []
    for _ in range(2):
        page = _page(window)
        page.name.setText("Twice: a/b")
        page.begin()
        table = Table(qtbot, window)
        names.append(table.game.path.name)
        table.workspace.leave_battle()
    assert names == ["Twice a b.battle", "Twice a b 2.battle"]


def test_without_units_no_battle_begins_and_it_is_said_why(window: Shell, qtbot: QtBot) -> None:
    page = _page(window)
    page.model.choose(0, None)
    assert not page.begin_button.isEnabled()
    assert page.problem.isVisible()
    assert page.problem.text() == "Choose at least one unit."


def test_a_second_army_comes_from_its_file(window: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    other = Army(ruleset="rogue-trader", name="Ash Wardens", forces=(Force(units=(vehicle(name="Intruder"),)),))
    write_file(tmp_path / "wardens.muster", other)
    page = _page(window)
    page.add_army(tmp_path / "wardens.muster")
    assert page.sides[1].text() == "Ash Wardens"
    page.begin()
    table = Table(qtbot, window)
    sides = {one.fighter.name: one.fighter.side for one in table.game.battle.standings.values()}
    assert sides["Intruder"] == 1
    assert sides["Cormorant"] == 0
    table.board.stop()


@rule("RT-STAT-07")
def test_house_rules_are_kept_with_the_battle(window: Shell, qtbot: QtBot) -> None:
    page = _page(window)
    page.rules.set_value({"rt.turnWindow": "gameRound"})
    page.begin()
    table = Table(qtbot, window)
    assert resume(table.game.path).battle.settings == {"rt.turnWindow": "gameRound"}
    table.board.stop()


_PLAYER = """
import sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication
from desktop.play.game import new_game
from rules.battle import edited
from tests.battles import CAR, beginning
app = QApplication([])
game = new_game(Path(sys.argv[1]), beginning(name="Killed"))
for lost in range(1, 8):
    game.apply(edited(CAR, {"lost": lost}))
    print(lost, flush=True)
time.sleep(60)
"""


def test_a_battle_killed_at_any_moment_is_resumed_on_the_same_entry(
    window: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    """A second process is killed after its fifth entry was shown: at least five stand in the file."""
    path = tmp_path / "killed.battle"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(path)], stdout=subprocess.PIPE, env=environment, cwd=ROOT, text=True
    )
    assert process.stdout is not None
    shown = 0
    while shown < 5:
        shown = int(process.stdout.readline())
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert isinstance(window.workspace, PlayWorkspace)
    window.workspace.open(path)
    table = Table(qtbot, window)
    assert len(table.game.battle.steps) >= 5
    assert state(table.game.battle, CAR).lost == len(table.game.battle.steps)
    table.press("Ctrl+Z")
    assert state(table.game.battle, CAR).lost == len(resume(path).battle.steps)
    table.board.stop()


def test_a_torn_last_entry_is_told_and_the_battle_goes_on(window: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "torn.battle"
    write_whole(path, act(start(), "damage", target=CAR, given={"damage": 2, "target": {"toughness": 7, "points": 12}}))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"kind":"edit","chan')
    assert isinstance(window.workspace, PlayWorkspace)
    window.workspace.open(path)
    table = Table(qtbot, window)
    assert "cut off" in table.board.notice()
    table.board.damage(CAR, 1)
    assert path.read_bytes().startswith(whole)
    assert not resume(path).torn
    table.click(table.button("Close"))
    assert table.board.notice() == ""
    table.board.stop()


def test_a_file_that_is_no_battle_is_told_and_the_page_stays(
    window: Shell, answer: Callable[[str], list[str]], tmp_path: Path
) -> None:
    (tmp_path / "army.battle").write_text('{"format": "ironmuster-army"}\n')
    shown = answer("OK")
    assert isinstance(window.workspace, PlayWorkspace)
    window.workspace.open(tmp_path / "army.battle")
    assert "is not a battle file" in shown[0]
    assert window.workspace.board is None


def test_a_disk_that_fails_is_told_and_the_battle_is_saved_elsewhere(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    table.board.damage(CAR, 2)
    assert state(table.game.battle, CAR).lost == 2
    assert "the disk is full" in table.board.notice()
    assert table.workspace.heading() == ("Battle at the Station", "journal not on disk!")
    monkeypatch.setattr(os, "fsync", real)
    elsewhere = tmp_path / "elsewhere.battle"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    table.click(table.button("Save elsewhere…"))
    assert table.board.notice() == ""
    table.board.damage(CAR, 3)
    assert resume(elsewhere).battle == table.game.battle


def test_after_a_failure_the_next_entry_catches_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(5, "Input/output error")))
    table.board.damage(CAR, 2)
    table.press("Ctrl+Z")
    table.board.damage(CAR, 1)
    assert table.game.problem is not None
    monkeypatch.undo()
    table.board.damage(CAR, 1)
    assert table.game.problem is None
    assert resume(table.game.path).battle == table.game.battle


def test_a_file_changed_by_somebody_else_is_never_overwritten(table: Table) -> None:
    others = table.bytes + b'{"changes":{"car":{"lost":9}},"kind":"edit"}\n'
    table.game.path.write_bytes(others)
    for points in (1, 2):
        table.board.damage(CAR, points)
        assert "changed by another program" in table.board.notice()
        assert table.bytes == others


def test_the_battle_outlives_the_window_being_made_anew(table: Table, program: Program) -> None:
    table.board.damage(CAR, 2)
    game = table.game
    program.change(preferences.Preferences(language="fr"))
    try:
        table.qtbot.wait(20)
        assert table.game is game
        assert game.undo_stack.undoText() == "Touches automatiques\N{NO-BREAK SPACE}: Cormorant"
        assert table.board.turn.turn.text() == "Tour 1"
        table.press("Ctrl+Z")
        assert state(game.battle, CAR).lost == 0
        table.board.stop()
    finally:
        words.use("en")


# By hand


def test_points_by_hand_take_two_clicks(table: Table) -> None:
    menu = table.board.sides.menu_of(CAR)
    damage = next(action for action in menu.actions() if "damage" in action.text())
    assert [action.text() for action in damage.menu().actions()][:3] == ["1", "2", "3"]  # type: ignore[union-attr]
    damage.menu().actions()[2].trigger()  # type: ignore[union-attr]
    entry = table.game.battle.steps[-1].entry
    assert (state(table.game.battle, CAR).lost, entry.action, entry.dice) == (3, "rogue-trader.damage", ())


def test_any_value_is_set_by_hand_and_stands_in_the_log(table: Table) -> None:
    table.board.edit(CAR)
    dialog = table.board.findChild(EditState)
    assert isinstance(dialog, EditState)
    fields = dialog.fields.fields
    fields["lost"].set_value(4)
    fields["burning"].set_value(True)
    fields["weapons_lost"].set_value(["gun"])
    fields["dead"].set_value({"gunner": 1})
    dialog.note.setText("the referee says so")
    dialog.save()
    now = state(table.game.battle, CAR)
    assert (now.lost, now.burning, now.weapons_lost, now.dead) == (4, True, ("gun",), {"gunner": 1})
    row = table.board.turn.log.model.row(1)
    assert row.title == "Set by hand: Cormorant"
    assert "Damage points lost 0 → 4." in row.text
    assert "Weapons lost – → Lascannon." in row.text
    assert "the referee says so" in row.text
    assert resume(table.game.path).battle == table.game.battle


def test_a_dialog_in_which_nothing_was_changed_leaves_no_entry(table: Table) -> None:
    table.board.edit(CAR)
    dialog = table.board.findChild(EditState)
    assert isinstance(dialog, EditState)
    dialog.save()
    assert table.game.battle.steps == ()


# The log


def test_the_log_shows_the_newest_first_filters_and_is_copied(table: Table) -> None:
    for fighter, points in ((CAR, 2), (TANK, 3), (CAR, 1)):
        table.board.damage(fighter, points)
    log = table.board.turn.log
    numbers = [log.model.index(row).data(Qt.ItemDataRole.UserRole + 1) for row in range(log.model.rowCount())]
    assert numbers == [3, 2, 1]
    table.qtbot.keyClicks(log.search, "loses 2 points")
    table.qtbot.waitUntil(lambda: log.model.rowCount() == 1)
    table.click(log.copy_button)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == [
        "1. Hits already scored: Cormorant",
        "   No save.",
        "   2 points lost: 12 → 10.",
        "   Cormorant loses 2 points: 12 → 10.",
    ]
    log.search.setText("no such words")
    table.qtbot.waitUntil(lambda: log.model.rowCount() == 0)
    assert log.empty.text() == "No entry matches."
    log.search.clear()
    table.click(table.row(CAR))
    log.by_unit.click()
    table.qtbot.waitUntil(lambda: log.model.rowCount() == 2)


def test_the_log_is_exported_as_text(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table.board.damage(CAR, 2)
    table.game.apply(edited(TANK, {"halted": True}))
    out = tmp_path / "log.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    table.click(table.board.turn.log.export_button)
    lines = out.read_text("utf-8").splitlines()
    assert lines[:2] == ["Battle at the Station", "Seed: 7"]
    assert "  Old Anvil" in lines
    assert "2. Set by hand: Old Anvil" in lines
    assert "   Halted for good no → yes." in lines


# Extremes


def test_a_battle_without_units_says_so_and_has_its_turns(begun: Callable[..., Table]) -> None:
    table = begun(beginning().model_copy(update={"fighters": ()}))
    assert table.acting.offer is None
    assert "Choose who acts" in table.board.act.odds.bars.accessibleName()
    table.press("Ctrl+Return")
    assert table.game.battle.clock.phase == "movement"


def test_names_as_long_as_a_file_may_hold_stay_in_their_place(begun: Callable[..., Table]) -> None:
    name = "<b>Anvil</b> " * 23
    fighters = (Fighter(id=TANK, side=0, name=name, unit=vehicle()), Fighter(id=CAR, side=1, name="", unit=vehicle()))
    table = begun(beginning(*fighters))
    row = table.board.sides.rows[TANK]
    assert row.name.is_elided()
    assert row.name.text() == name
    assert row.points.geometry().right() <= row.width()
    assert table.board.sides.rows[CAR].name.text() == "Unnamed"


def test_in_a_narrow_window_turn_and_log_are_a_tab(table: Table) -> None:
    table.window.resize(1000, 690)
    table.qtbot.waitUntil(lambda: table.board.tab.isVisible())
    assert table.board.act.isVisible()
    assert not table.board.turn.isVisible()
    table.click(table.board.tab.button("turn"))
    assert table.board.turn.isVisible()
    table.window.resize(1366, 768)
    table.qtbot.waitUntil(lambda: table.board.turn.isVisible() and table.board.act.isVisible())


def test_everything_that_can_be_pressed_has_a_name(table: Table) -> None:
    from PySide6.QtWidgets import QAbstractButton

    table.game.apply(edited(TANK, {"burning": True}))
    table.acting.roll()
    nameless = [
        type(button).__name__
        for button in table.board.findChildren(QAbstractButton)
        if button.isVisible() and not (button.text().strip() or button.accessibleName())
    ]
    assert nameless == []


def test_a_battle_opens_from_the_welcome_page_without_an_army(
    program: Program, answer: Callable[[str], list[str]], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "station.battle"
    write_whole(path, act(start(), "damage", target=CAR, given={"damage": 2, "target": {"toughness": 7, "points": 12}}))
    window = program.new_window()
    window.open(path)
    table = Table(qtbot, window)
    assert state(table.game.battle, CAR).lost == 2
    assert window.is_free()
    table.board.stop()
    shown = answer("OK")
    window.open(tmp_path / "gone.battle")
    assert "gone.battle cannot be read" in shown[0]


def test_a_battle_opens_in_the_window_of_an_army(window: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "station.battle"
    write_whole(path, start())
    document = window.document
    window.show_workspace("build")
    window.open(path)
    assert window.document is document
    table = Table(qtbot, window)
    assert table.game.path == path
    table.board.stop()
