"""Opening, saving and closing: what is asked, what is said, what is kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from desktop.window import dialogs
from desktop.window.program import Program
from rules.army import new_army, units
from rules.samples import sample_army
from rules.storage import read_file, write_file
from tests.desktop.desktop_hands import Hands

Answer = Callable[[str], list[str]]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The sample as a file."""
    path = tmp_path / "column.muster"
    write_file(path, sample_army("rogue-trader", "en"))
    return path


def test_a_new_army_is_built_saved_and_opened_equal(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.new_window()
    window.new("rogue-trader")
    assert window.document is not None
    assert window.windowTitle() == "New army[*] – Ironmuster"
    window.workspace.acts.add([next(units(sample_army("rogue-trader", "en")))])  # type: ignore[union-attr]
    assert window.isWindowModified()
    monkeypatch.setattr(dialogs, "ask_save_as", lambda _parent, proposed: tmp_path / Path(proposed).name)
    assert window.save()
    assert not window.isWindowModified()
    path = tmp_path / "New army.muster"
    assert read_file(path).army == window.document.army
    assert program.preferences.recent == (str(path),)


def test_an_army_on_disk_opens_in_the_welcome_window_and_another_in_its_own(program: Program, saved: Path) -> None:
    first = program.new_window()
    first.open(saved)
    assert first.document is not None
    assert first.document.path == saved
    other = saved.with_name("other.muster")
    write_file(other, new_army("rogue-trader", "Other"))
    first.open(other)
    assert len(program.windows) == 2
    first.open(saved)
    assert len(program.windows) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not an army file"),
        (b"\xff\xfe\x00", "is not an army file"),
        (b'{"format": "ironmuster-army"}', "its version is missing"),
        (b'{"format": "else", "version": 1}', "is not an army file of Ironmuster"),
        (b'{"format": "ironmuster-army", "version": 1, "ruleset": "rogue-trader", "forces": 3}', "a list is needed"),
        (
            b'{"format": "ironmuster-army", "version": 1, "ruleset": "rogue-trader",'
            b' "own": {"weapons": [{"id": "x"}]}}',
            "this field is required",
        ),
        (b"[" * 100_000, "is not an army file"),
    ],
)
def test_a_broken_file_is_said_in_a_sentence_and_the_window_stays(
    program: Program, tmp_path: Path, answer: Answer, content: bytes, said: str
) -> None:
    path = tmp_path / "broken.muster"
    path.write_bytes(content)
    shown = answer("OK")
    window = program.new_window()
    window.open(path)
    assert len(shown) == 1
    assert said in shown[0]
    assert "Traceback" not in shown[0]
    assert window.isVisible()
    assert window.document is None


def test_a_file_that_is_not_there_leaves_the_recent_ones(program: Program, tmp_path: Path, answer: Answer) -> None:
    shown = answer("OK")
    gone = tmp_path / "gone.muster"
    program.remember(gone)
    program.new_window().open(gone)
    assert "cannot be read" in shown[0]
    assert program.preferences.recent == ()


def test_closing_asks_once_and_cancel_keeps_the_window(hands: Hands, answer: Answer, tmp_path: Path) -> None:
    hands.document.save(tmp_path / "a.muster")
    hands.type_into(hands.build.header.name, "Heron")
    shown = answer("Cancel")
    assert not hands.window.close()
    assert len(shown) == 1
    assert "Marchbrook Column" in shown[0]
    answer("Save")
    assert hands.window.close()
    assert next(units(read_file(tmp_path / "a.muster").army)).name == "Heron"


def test_closing_without_saving_leaves_the_file_and_no_recovery_copy(
    hands: Hands, answer: Answer, tmp_path: Path
) -> None:
    hands.document.save(tmp_path / "a.muster")
    before = (tmp_path / "a.muster").read_bytes()
    hands.type_into(hands.build.header.name, "Heron")
    assert hands.document.keep_copy()
    answer("Don’t save")
    assert hands.window.close()
    assert (tmp_path / "a.muster").read_bytes() == before
    assert hands.window.program.left_behind() == []


def test_a_file_of_a_newer_program_is_only_looked_at(program: Program, saved: Path, qtbot: object) -> None:
    data = json.loads(saved.read_bytes())
    data["version"] = 99
    saved.write_text(json.dumps(data), "utf-8")
    window = program.new_window()
    window.open(saved)
    assert window.document is not None
    assert window.document.read_only
    assert "newer Ironmuster" in window.notice.text()
    assert not window.menus.save.isEnabled()
    hands = Hands(qtbot, window)  # type: ignore[arg-type]
    field = hands.field("damage")
    assert field.isReadOnly()
    before = window.document.army
    hands.qtbot.keyClicks(field, "7")
    hands.qtbot.keyClick(field, Qt.Key.Key_Up)
    hands.build.tree.view.setFocus()
    for keys in ("Del", "Ctrl+D", "Ctrl+V", "Ctrl+X", "F2"):
        hands.press(keys)
    assert window.document.army is before
    assert window.close()


def test_saving_over_a_file_that_somebody_else_changed_asks(hands: Hands, answer: Answer, tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    hands.document.save(path)
    theirs = new_army("rogue-trader", "Theirs")
    write_file(path, theirs)
    os.utime(path, ns=(1, 1))
    hands.type_into(hands.build.header.name, "Heron")
    shown = answer("Cancel")
    assert not hands.window.save()
    assert "was changed by another program" in shown[0]
    assert read_file(path).army == theirs
    answer("Save over it")
    assert hands.window.save()
    assert read_file(path).army == hands.document.army


def test_the_changed_file_is_offered_and_taking_it_can_be_undone(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    hands.document.save(path)
    mine = hands.document.army
    theirs = sample_army("rogue-trader", "fr")
    write_file(path, theirs)
    os.utime(path, ns=(1, 1))
    hands.window._look_at_disk(Qt.ApplicationState.ApplicationActive)
    assert "was changed by another program" in hands.window.notice.text()
    load = hands.window.notice._buttons[0]
    hands.qtbot.mouseClick(load, Qt.MouseButton.LeftButton)
    assert hands.document.army == theirs
    assert not hands.document.modified
    hands.press("Ctrl+Z")
    assert hands.document.army == mine
    hands.window._look_at_disk(Qt.ApplicationState.ApplicationActive)
    assert hands.window.notice.text() == ""


def test_a_changed_file_of_a_newer_program_is_only_looked_at(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    hands.document.save(path)
    path.write_bytes(path.read_bytes().replace(b'"version": 1\n', b'"version": 99\n').replace(b'"Mule"', b'"Ox"'))
    hands.window._look_at_disk(Qt.ApplicationState.ApplicationActive)
    hands.qtbot.mouseClick(hands.window.notice._buttons[0], Qt.MouseButton.LeftButton)
    assert hands.document.read_only
    assert "newer Ironmuster" in hands.window.notice.text()
    assert not hands.window.menus.save.isEnabled()


def test_a_folder_that_cannot_be_written_to_is_said_and_the_army_stays_unsaved(
    hands: Hands, answer: Answer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hands.type_into(hands.build.header.name, "Heron")
    monkeypatch.setattr(dialogs, "ask_save_as", lambda _parent, _proposed: tmp_path / "none" / "a.muster")
    shown = answer("OK")
    assert not hands.window.save()
    assert "cannot be written" in shown[0]
    assert hands.document.modified


def test_files_dropped_on_the_window_are_opened(program: Program, saved: Path) -> None:
    window = program.new_window()
    data = QMimeData()
    data.setUrls(
        [QUrl.fromLocalFile(str(saved)), QUrl.fromLocalFile("/etc/passwd"), QUrl("https://example.org/a.muster")]
    )
    where = (QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.dropEvent(QDropEvent(*where))
    assert window.document is not None
    assert window.document.path == saved
    assert len(program.windows) == 1
