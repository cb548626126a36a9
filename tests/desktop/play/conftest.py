"""A window in which a battle is played, by keys and clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.acting import Acting
from desktop.play.board import Board
from desktop.play.game import Game
from desktop.play.workspace import PlayWorkspace
from desktop.window.program import Program
from desktop.window.shell import Shell
from rules.battle import Beginning
from tests.battles import beginning
from tests.desktop.desktop_hands import Hands


class Table:
    """What a player does in the Play workspace."""

    def __init__(self, qtbot: QtBot, window: Shell) -> None:
        self.qtbot = qtbot
        self.window = window

    @property
    def workspace(self) -> PlayWorkspace:
        return cast(PlayWorkspace, self.window.workspace)

    @property
    def board(self) -> Board:
        board = self.workspace.board
        assert board is not None
        return board

    @property
    def game(self) -> Game:
        return self.board.game

    @property
    def acting(self) -> Acting:
        return self.board.acting

    @property
    def bytes(self) -> bytes:
        return self.game.path.read_bytes()

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place or widget.rect().center())

    def press(self, keys: str) -> None:
        """A shortcut, where the focus is."""
        self.qtbot.keySequence(self.window.focusWidget() or self.window, keys)

    def dice(self, *faces: int) -> None:
        """Types real dice into the strip: 0 stands for 10."""
        strip = self.board.act.result.dice
        strip.setFocus()
        for face in faces:
            self.qtbot.keyClicks(strip, str(face % 10))

    def mode(self, key: str) -> None:
        self.click(self.board.act.mode.button(key))

    def row(self, fighter: str) -> QWidget:
        return self.board.sides.rows[fighter]

    def settle(self) -> None:
        """Waits for the odds."""
        self.qtbot.waitUntil(lambda: not self.workspace.busy())

    def button(self, text: str) -> QAbstractButton:
        """The visible button with that word or name."""
        for button in self.board.findChildren(QAbstractButton):
            names = (button.text().replace("&", ""), button.accessibleName())
            if button.isVisible() and text in names:
                return button
        raise AssertionError(text)


@pytest.fixture
def window(hands: Hands) -> Shell:
    """The window on the sample army, its Play workspace shown."""
    hands.press("Ctrl+2")
    assert isinstance(hands.window.workspace, PlayWorkspace)
    return hands.window


@pytest.fixture
def begun(window: Shell, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Begins a battle of a tank and a car, or another."""

    def begin(one: Beginning | None = None) -> Table:
        workspace = cast(PlayWorkspace, window.workspace)
        workspace.start(one or beginning(name="Battle at the Station"), tmp_path / "station.battle")
        table = Table(qtbot, window)
        table.settle()
        return table

    yield begin
    workspace = cast(PlayWorkspace, window.workspace)
    if isinstance(workspace, PlayWorkspace) and workspace.board is not None:
        workspace.board.stop()


@pytest.fixture
def table(begun: Callable[..., Table]) -> Table:
    """A battle of a tank against a car, begun."""
    return begun()


__all__ = ["Program", "Table"]
