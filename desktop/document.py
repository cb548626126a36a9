"""The open army: an immutable `Army`, the edits that can be undone, its file, its recovery copy."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop.checks import Checks
from desktop.recovery import LeftBehind, RecoveryCopy
from desktop.words import tr
from rules.army import Army
from rules.errors import BadFile
from rules.language import N_
from rules.storage import keep_old, read_file, write_file

_UNDO_LIMIT = 2000
_COPY_DELAY = 2.0
"""Seconds after a change until the recovery copy is written, at the least."""
_COPY_SHARE = 20
"""How much longer than writing it took the pause before the next copy is, at the least."""
_MERGEABLE = 1

Stamp = tuple[int, int] | None


class Document(QObject):
    """The army of one window.

    `edited` is sent with the army before and after, whoever changed it (an edit, undo, redo); `state_changed` when the
    file, the saved mark or the time of the recovery copy changed.
    """

    edited = Signal(object, object)
    state_changed = Signal()
    _copied = Signal(float)

    def __init__(self, army: Army, path: Path | None = None, *, newer: bool = False, saved: bool = True) -> None:
        """`newer`: the file is of a newer program and may only be looked at; `saved` False: it was recovered."""
        super().__init__()
        self._army = army
        self.path = path
        self.read_only = newer
        self.migrated_from: int | None = None
        self._keep_old = False
        self.checks = Checks()
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(_UNDO_LIMIT)
        if not saved:
            self.undo_stack.resetClean()
        self.undo_stack.cleanChanged.connect(self.state_changed)
        self._typing = 0
        self._stamp = self._told = _stamp(path)
        self._copy = _recovery_copy()
        self._copier = ThreadPoolExecutor(1, "recovery")
        self._copy_delay = _COPY_DELAY
        self._copied.connect(self._copy_done)
        self._copy_timer = QTimer(self, singleShot=True)
        self._copy_timer.timeout.connect(self._copy_now)
        self.copied_at: float | None = None
        """time.monotonic() of the last recovery copy of this army as it is unsaved; None when there is none."""
        if not saved:
            self._copy_soon()

    @property
    def army(self) -> Army:
        return self._army

    @property
    def modified(self) -> bool:
        """Whether something is not saved."""
        return not self.undo_stack.isClean()

    def edit(self, title: str, army: Army, merge: str = "") -> None:
        """Puts a changed army in place of the present one, as one step that Ctrl+Z takes back under `title`.

        Steps with the same `merge` that follow each other become one, until `settle`. An army that may only be
        looked at stays as it is.
        """
        if self.read_only or army is self._army:
            return
        key = f"{self._typing} {merge}" if merge else ""
        self.undo_stack.push(_Edit(self, title, self._army, army, key))

    def settle(self) -> None:
        """What is typed from now on is a new step."""
        self._typing += 1

    def put(self, army: Army) -> None:
        """For the undo stack: the army as it was at that step."""
        before, self._army = self._army, army
        self.edited.emit(before, army)
        self._copy_soon()

    # The file

    def save(self, path: Path) -> None:
        """Writes the file. Raises BadFile; the old file is then untouched and the army still unsaved."""
        if self._keep_old and path == self.path and self.migrated_from is not None:
            keep_old(path, self.migrated_from)
        write_file(path, self._army)
        self._keep_old = False
        self.path = path
        self._stamp = _stamp(path)
        self.undo_stack.setClean()
        self._discard_copy()
        self.state_changed.emit()

    def mark_migrated(self, version: int) -> None:
        """The file is of that older version: a copy of it is kept beside it before it is saved over."""
        assert self.path is not None
        self.migrated_from = version
        try:
            keep_old(self.path, version)
        except BadFile:
            self._keep_old = True

    def changed_on_disk(self) -> bool:
        """Whether somebody else wrote or removed the file since it was opened or saved here."""
        return self.path is not None and self._stamp is not None and _stamp(self.path) != self._stamp

    def news_from_disk(self) -> bool:
        """Whether somebody else wrote or removed the file since this was asked last."""
        if not self.changed_on_disk() or _stamp(self.path) == self._told:
            return False
        self._told = _stamp(self.path)
        return True

    def reload(self) -> None:
        """Takes the file's army, as a step that can be undone. Raises BadFile.

        A newer program's file may only be looked at from then on: saved here it would lose what this one does not know.
        """
        assert self.path is not None
        opened = read_file(self.path)
        self._stamp = _stamp(self.path)
        self.edit(tr(N_("take over the changed file")), opened.army)
        self.read_only = opened.newer
        self.undo_stack.setClean()

    # The recovery copy

    def keep_copy(self) -> bool:
        """Writes the recovery copy at once, for when the program is about to end; whether it stands on disk."""
        return self.modified and self._copy is not None and self._copy.write(self._army, self.path)

    def close(self) -> None:
        """The army is saved or given up: nothing is left to recover."""
        self._copy_timer.stop()
        self._copier.shutdown(cancel_futures=True)
        if self._copy is not None:
            self._copy.close()
            self._copy = None

    def _copy_soon(self) -> None:
        if not self._copy_timer.isActive():
            self._copy_timer.start(int(self._copy_delay * 1000))

    def _copy_now(self) -> None:
        if self._copy is None:
            return
        if self.modified:
            self._copier.submit(self._write_copy, self._copy, self._army, self.path)
        else:
            self._discard_copy()

    def _write_copy(self, copy: RecoveryCopy, army: Army, path: Path | None) -> None:
        started = time.monotonic()
        if copy.write(army, path):
            with suppress(RuntimeError):  # the window may be gone by now
                self._copied.emit(time.monotonic() - started)

    def _copy_done(self, took: float) -> None:
        if not self.modified:
            self._discard_copy()
            return
        self._copy_delay = max(_COPY_DELAY, took * _COPY_SHARE)
        self.copied_at = time.monotonic()
        self.state_changed.emit()

    def _discard_copy(self) -> None:
        self._copy_timer.stop()
        self.copied_at = None
        if self._copy is not None:
            self._copy.discard()


def open_document(path: Path) -> Document:
    """The army of a file. An older version is migrated, and the old file kept beside it. Raises BadFile.

    Where the folder cannot be written to, the old file is kept when it is first saved over.
    """
    opened = read_file(path)
    document = Document(opened.army, path, newer=opened.newer)
    if opened.migrated_from is not None:
        document.mark_migrated(opened.migrated_from)
    return document


def recovered(left: LeftBehind) -> Document:
    """The army of a copy left behind, unsaved; the copy goes when the new one stands. Raises BadFile."""
    opened = left.opened()
    document = Document(opened.army, left.path, newer=opened.newer, saved=False)
    if document.keep_copy():
        left.remove()
    return document


def _stamp(path: Path | None) -> Stamp:
    """What tells a file from a later one of the same name; None when there is none."""
    if path is None:
        return None
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size


def _recovery_copy() -> RecoveryCopy | None:
    """A copy, or none where the user's folder cannot be written to: building goes on without."""
    try:
        return RecoveryCopy()
    except OSError:
        return None


class _Edit(QUndoCommand):
    """One step: the army before and after."""

    def __init__(self, document: Document, title: str, before: Army, after: Army, key: str) -> None:
        super().__init__(title)
        self._document = document
        self._before = before
        self._after = after
        self._key = key

    def id(self) -> int:
        return _MERGEABLE if self._key else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Edit) or other._key != self._key:
            return False
        self._after = other._after
        self.setText(other.text())
        return True

    def undo(self) -> None:
        self._document.put(self._before)

    def redo(self) -> None:
        self._document.put(self._after)
