"""The running program with a home of its own, and what tests of the window share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop import folders, words
from desktop.look import theme
from desktop.look.tokens import Scheme
from desktop.window.garbage import Collector
from desktop.window.program import Program
from tests.desktop.desktop_hands import Hands


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own folder; never the real one."""
    folder = tmp_path / "home"
    monkeypatch.setenv(folders.VARIABLE, str(folder))
    return folder


@pytest.fixture(scope="session", autouse=True)
def collector(qapp: QApplication) -> Iterator[Collector]:
    """Nothing of Qt is collected in the threads that write recovery copies or draw cards."""
    running = Collector()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def collected(collector: Collector) -> Iterator[None]:
    """What a test leaves is collected where it was made."""
    yield
    collector.look()


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    """The program in English, without windows yet."""
    running = Program(qapp, "en")
    yield running
    for window in list(running.windows):
        window.abandon()
    running.collector.stop()
    running.deleteLater()  # and its translation of Qt's own buttons with it
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    words.use("en")
    theme.apply(qapp, Scheme.LIGHT)


@pytest.fixture
def answer(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Presses a button in every message box that opens, by its word; gives the texts that were shown."""

    def press(word: str) -> list[str]:
        shown: list[str] = []

        def run(box: QMessageBox) -> int:
            box.show()
            shown.append(f"{box.text()} {box.informativeText()}".strip())
            found = [button for button in box.buttons() if button.text().replace("&", "") == word]
            assert found, [button.text() for button in box.buttons()]
            found[0].click()
            return box.result()

        monkeypatch.setattr(QMessageBox, "exec", run)
        return shown

    return press


@pytest.fixture
def hands(program: Program, qtbot: QtBot) -> Hands:
    """A window on the sample army, active, as large as the design's pictures."""
    window = program.new_window()
    program.sample("rogue-trader", window)
    window.resize(1366, 768)
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Hands(qtbot, window)
