"""The Play workspace of a window: the page on which a battle begins or is resumed, then the battle."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout

from desktop.document import Document
from desktop.play import files
from desktop.play.begin import BeginPage
from desktop.play.board import Board
from desktop.play.game import Game, new_game, resumed_game
from desktop.play.texts import export
from desktop.window import dialogs
from desktop.window.workspaces import Workspace
from desktop.words import say, tr
from rules.battle import Beginning
from rules.errors import BadFile, reason
from rules.storage import write_atomically

_games: WeakKeyDictionary[Document, Game] = WeakKeyDictionary()
"""The battle that goes on in the window of an army; it outlives the widgets, which are made anew for a language."""


def play_workspace(document: Document) -> Workspace:
    """The workspace for an army."""
    return PlayWorkspace(document)


class PlayWorkspace(Workspace):
    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.board: Board | None = None
        self._no_steps = QUndoStack(self)
        self._widths: tuple[int, ...] = ()
        self.pages = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self.begin = BeginPage(document.army, document.path)
        self.begin.begun.connect(self.start)
        self.begin.resumed.connect(self.open)
        self.begin.failed.connect(self._tell)
        self.pages.addWidget(self.begin)
        self._menu = self._make_menu()
        document.edited.connect(self._army_edited)
        game = _games.get(document)
        if game is not None:
            game.rename()
            self._show(game)

    # The battle

    @property
    def game(self) -> Game | None:
        """The battle that is played; None on the page where one begins."""
        return self.board.game if self.board is not None else None

    def start(self, beginning: Beginning, path: Path) -> None:
        """A battle begins; its file is on disk from now on."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._show(new_game(path, beginning))
        except BadFile as problem:
            self._tell(say(problem.message))
        except OSError as error:
            self._tell(tr("{file} cannot be written: {why}.", file=str(path), why=reason(error)))

    def open(self, path: Path) -> None:
        """A battle goes on at the entry at which it was left."""
        try:
            self._show(resumed_game(path))
        except BadFile as problem:
            self._tell(say(problem.message))

    def _show(self, game: Game) -> None:
        self._close_board()
        files.remember(game.path)
        _games[self.document] = game
        self.board = Board(game)
        self.board.save_elsewhere_asked.connect(self.save_elsewhere)
        self.board.export_asked.connect(self.export_log)
        self.board.told.connect(self.status)
        game.changed.connect(self.headed)
        self.pages.addWidget(self.board)
        self.pages.setCurrentWidget(self.board)
        if self._widths:
            self.board.splitter.setSizes(list(self._widths))
        self._enable()
        self.headed.emit()
        QTimer.singleShot(0, self.take_focus)

    def _close_board(self) -> None:
        board, self.board = self.board, None
        if board is not None:
            board.stop()
            board.game.changed.disconnect(self.headed)
            self.pages.removeWidget(board)
            board.deleteLater()

    def leave_battle(self) -> None:
        """Leaves the battle, which stands in its file, for the page where one begins."""
        self._close_board()
        _games.pop(self.document, None)
        self.begin.set_army(self.document.army)
        self.pages.setCurrentWidget(self.begin)
        self._enable()
        self.headed.emit()

    def _army_edited(self, _before: object, _after: object) -> None:
        if self.board is None:
            self.begin.set_army(self.document.army)

    def _tell(self, text: str) -> None:
        dialogs.tell(self, text)

    # Files

    def save_elsewhere(self) -> None:
        """Writes the whole battle to another file and goes on there."""
        game = self.game
        path = files.ask_where(self, tr("Save the battle elsewhere"), game.path) if game is not None else None
        if game is not None and path is not None:
            try:
                game.save_elsewhere(path)
            except BadFile as problem:
                self._tell(say(problem.message))
            else:
                files.remember(path)

    def save_copy(self) -> None:
        """Writes a copy of the battle and stays with its file."""
        game = self.game
        path = files.ask_where(self, tr("Save a copy of the battle"), game.path) if game is not None else None
        if game is not None and path is not None:
            try:
                game.copy_to(path)
            except BadFile as problem:
                self._tell(say(problem.message))

    def export_log(self) -> None:
        """Writes the log as text."""
        game = self.game
        path = files.ask_text(self, game.path.with_suffix(".txt")) if game is not None else None
        if game is not None and path is not None:
            try:
                write_atomically(path, export(game.battle).encode())
            except BadFile as problem:
                self._tell(say(problem.message))
            else:
                self.status.emit(tr("The log is in {file}.", file=str(path)))

    def _ask_resume(self) -> None:
        path = files.ask_battle(self)
        if path is not None:
            self.open(path)

    # What the window asks

    def _make_menu(self) -> QMenu:
        menu = QMenu(tr("&Battle"), self)
        menu.addAction(tr("&New battle…")).triggered.connect(lambda _checked=False: self.leave_battle())
        menu.addAction(tr("&Resume a battle…")).triggered.connect(lambda _checked=False: self._ask_resume())
        menu.addSeparator()
        self._of_battle = [
            menu.addAction(tr("Next &phase")),
            menu.addAction(tr("&Set a state by hand…")),
            menu.addAction(tr("Save a &copy…")),
            menu.addAction(tr("E&xport the log as text…")),
            menu.addAction(tr("&Leave the battle")),
        ]
        self._of_battle[0].setShortcut("Ctrl+Return")
        acts = (self._next_phase, self._edit, self.save_copy, self.export_log, self.leave_battle)
        for action, act in zip(self._of_battle, acts, strict=True):
            action.triggered.connect(lambda _checked=False, act=act: act())
        self._enable()
        return menu

    def _enable(self) -> None:
        for action in self._of_battle:
            action.setEnabled(self.board is not None)

    def _next_phase(self) -> None:
        if self.board is not None:
            self.board.turn.leave()

    def _edit(self) -> None:
        if self.board is not None:
            fighter = self.board.acting.target or self.board.acting.actor
            if fighter is not None:
                self.board.edit(fighter)

    def undo_stack(self) -> QUndoStack:
        return self.game.undo_stack if self.game is not None else self._no_steps

    def menus(self) -> Sequence[QMenu]:
        return (self._menu,)

    def heading(self) -> tuple[str, str] | None:
        return self.board.state_words() if self.board is not None else None

    def panes(self) -> tuple[int, ...]:
        return tuple(self.board.splitter.sizes()) if self.board is not None else self._widths

    def set_panes(self, widths: tuple[int, ...]) -> None:
        self._widths = widths
        if self.board is not None:
            self.board.splitter.setSizes(list(widths))

    def take_focus(self) -> None:
        if self.board is not None:
            self.board.act.roll_button.setFocus()
        else:
            self.begin.table.setFocus()

    def busy(self) -> bool:
        return self.board is not None and self.board.act.odds.busy()

    def leave(self) -> None:
        if self.board is not None:
            self.board.stop()

    def find(self) -> None:
        if self.board is not None:
            self.board.turn.log.search.setFocus()

    def copy(self) -> None:
        if self.board is not None:
            self.board.turn.log.copy()
