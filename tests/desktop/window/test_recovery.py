"""Nothing is lost when the program ends badly: a second process is killed, its work is offered at the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop import folders
from desktop.document import Document
from desktop.recovery import RecoveryCopy, left_behind
from desktop.window.program import Program
from rules.army import new_army, units
from rules.samples import sample_army
from rules.storage import write_file

_WORK = """
import sys
from pathlib import Path
import rules.army
from PySide6.QtWidgets import QApplication
from desktop.window.program import Program
app = QApplication([])
program = Program(app, "en")
window = program.new_window()
program.open(Path(sys.argv[1]), window)
document = window.document
unit = document.army.forces[0].units[0].model_copy(update={"name": "Heron"})
from rules.army import with_unit
document.edit("name", with_unit(document.army, unit))
document.state_changed.connect(lambda: print("copied", flush=True) if document.copied_at else None)
app.exec()
"""


def test_work_of_a_killed_process_is_offered_and_recovered_unsaved(
    program: Program, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "a.muster"
    write_file(path, sample_army("rogue-trader", "en"))
    environment = {**os.environ, folders.VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, "-c", _WORK, str(path)], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "copied"
        assert left_behind() == []  # it is still running: its copy is its own
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
    (left,) = left_behind()
    assert (left.name, left.path) == ("Marchbrook Column", path)
    window = program.new_window()
    offer = next(button for button in window.findChildren(QPushButton) if button.text() == "&Recover")
    qtbot.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert window.document is not None
    assert window.document.path == path
    assert window.document.modified
    assert next(units(window.document.army)).name == "Heron"
    assert next(units(sample_army("rogue-trader", "en"))).name == "Cormorant"
    assert left_behind() == []


def test_a_copy_is_written_soon_after_a_change_and_goes_when_the_army_is_saved(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    document = Document(new_army("rogue-trader", "One"))
    document.edit("name", document.army.model_copy(update={"name": "Two"}))
    qtbot.waitUntil(lambda: document.copied_at is not None, timeout=8000)
    (copy,) = folders.recovery().glob("*.muster")
    assert b'"Two"' in copy.read_bytes()
    document.save(tmp_path / "two.muster")
    assert not list(folders.recovery().glob("*.muster"))
    assert document.copied_at is None
    document.close()
    assert not list(folders.recovery().iterdir())


def test_undoing_to_what_is_saved_takes_the_copy_away(qtbot: QtBot) -> None:
    document = Document(new_army("rogue-trader", "One"))
    document.edit("name", document.army.model_copy(update={"name": "Two"}))
    assert document.keep_copy()
    document.undo_stack.undo()
    document._copy_now()
    assert not list(folders.recovery().glob("*.muster"))
    document.close()


def test_a_broken_copy_is_offered_and_can_be_discarded(program: Program, qtbot: QtBot) -> None:
    (folders.recovery() / "x.muster").write_bytes(b"torn")
    window = program.new_window()
    discard = next(button for button in window.findChildren(QPushButton) if button.text() == "&Discard")
    qtbot.mouseClick(discard, Qt.MouseButton.LeftButton)
    assert left_behind() == []
    offers = lambda: [button for button in window.findChildren(QPushButton) if button.text() == "&Recover"]  # noqa: E731
    qtbot.waitUntil(lambda: not offers())


def test_without_a_folder_to_write_to_building_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv(folders.VARIABLE, str(blocked))
    document = Document(new_army("rogue-trader"))
    document.edit("name", document.army.model_copy(update={"name": "Two"}))
    assert not document.keep_copy()
    document.close()
    assert left_behind() == []


def test_a_copy_closed_meanwhile_is_not_written_again() -> None:
    copy = RecoveryCopy()
    copy.close()
    assert not copy.write(new_army("rogue-trader"), None)
    assert not list(folders.recovery().iterdir())
