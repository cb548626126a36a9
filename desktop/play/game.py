"""The battle of one window: what stands, its journal on disk, and every entry as a step that Ctrl+Z takes back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop.play.texts import entry_title
from rules.battle import Battle, Beginning, Entry, applied, begin, taken_back
from rules.errors import BadFile
from rules.journal import ChangedElsewhere, Journal, Resumed, append, create, resume, take_back, write_whole


class Game(QObject):
    """`changed` is sent when another entry was applied or taken back, or the journal stands elsewhere."""

    changed = Signal()

    def __init__(self, journal: Journal, battle: Battle, *, torn: bool = False) -> None:
        """`torn`: the file's last line was incomplete and is dropped."""
        super().__init__()
        self.journal = journal
        self.battle = battle
        self.torn = torn
        self.problem: BadFile | None = None
        """Why the journal on disk is behind; None when every entry is on disk."""
        self.undo_stack = QUndoStack(self)
        for step in battle.steps:
            self.undo_stack.push(_Step(self, step.entry, on_disk=True))
        self.undo_stack.indexChanged.connect(self._name)
        self._name(len(battle.steps))

    def _name(self, index: int) -> None:
        """Names what undo and redo would do now, in the language of the moment."""
        for number in (index - 1, index):
            command = self.undo_stack.command(number)
            if isinstance(command, _Step):
                command.setText(entry_title(self.battle, command.entry))

    def rename(self) -> None:
        """Names the steps anew: the language is another."""
        self._name(self.undo_stack.index())

    @property
    def path(self) -> Path:
        return self.journal.path

    def apply(self, entry: Entry) -> None:
        """Applies an entry: it is on disk when this returns, or `problem` says why not. Raises BadFile.

        BadFile only when the entry does not fit the battle; nothing is changed then.
        """
        applied(self.battle, entry)
        self.undo_stack.push(_Step(self, entry))

    def save_elsewhere(self, path: Path) -> None:
        """Writes the whole battle to another file and goes on there. Raises BadFile."""
        self.journal = write_whole(path, self.battle)
        self.problem = None
        self.changed.emit()

    def copy_to(self, path: Path) -> None:
        """Writes a copy of the whole battle. Raises BadFile."""
        write_whole(path, self.battle)

    def put(self, entry: Entry) -> None:
        """For the undo stack: one entry more."""
        self.battle = applied(self.battle, entry)
        self._write(lambda journal: append(journal, entry))

    def drop(self) -> None:
        """For the undo stack: the last entry off."""
        self.battle = taken_back(self.battle)
        self._write(take_back)

    def _write(self, change: Callable[[Journal], Journal]) -> None:
        """Keeps up with the battle on disk; after a failure the whole file is written anew at the next entry.

        A file that somebody else has changed is never overwritten.
        """
        try:
            if self.problem is None:
                self.journal = change(self.journal)
            elif not isinstance(self.problem, ChangedElsewhere):
                self.journal = write_whole(self.path, self.battle)
                self.problem = None
        except BadFile as problem:
            self.problem = problem
        self.changed.emit()


def new_game(path: Path, beginning: Beginning) -> Game:
    """A battle that begins, on disk from the first moment. Raises BadFile."""
    battle = begin(beginning)
    return Game(create(path, beginning), battle)


def resumed_game(path: Path) -> Game:
    """The battle of a file, at the entry at which it was left. Raises BadFile."""
    found: Resumed = resume(path)
    return Game(found.journal, found.battle, torn=found.torn)


class _Step(QUndoCommand):
    """One entry. `on_disk`: it stands already when it is first pushed."""

    def __init__(self, game: Game, entry: Entry, *, on_disk: bool = False) -> None:
        super().__init__()
        self._game = game
        self.entry = entry
        self._done = on_disk

    def redo(self) -> None:
        if self._done:
            self._done = False
            return
        self._game.put(self.entry)

    def undo(self) -> None:
        self._game.drop()
