"""Recovery copies: what was not saved when the program ended badly is offered at its next start.

A copy is an army file and a note of where the army belongs; a lock tells the copies of a running program from those
that were left behind. The system lets go of a lock however a program ends.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from filelock import FileLock, Timeout
from pydantic import Field, ValidationError

from desktop import folders
from rules.army import Army
from rules.errors import BadFile
from rules.storage import SUFFIX, Opened, army_bytes, read_bytes, read_file, write_atomically
from rules.stored import Stored, Title, fresh_id


class _Note(Stored):
    """What is kept beside a copy."""

    name: Title = ""
    path: Annotated[str, Field(max_length=4096)] = ""
    saved: Annotated[float, Field(ge=0, le=1e11)] = 0.0
    """Seconds since 1970."""


def _note_of(copy: Path) -> Path:
    return copy.with_suffix(".json")


def _lock_of(copy: Path) -> FileLock:
    return FileLock(str(copy.with_suffix(".lock")), blocking=False)


class RecoveryCopy:
    """The recovery copy of one open army. `write` may run in another thread than `discard`."""

    def __init__(self) -> None:
        """Raises OSError when the folder cannot be made or the lock not taken."""
        self._file = folders.recovery() / f"{fresh_id()}{SUFFIX}"
        self._lock = _lock_of(self._file)
        self._lock.acquire()
        self._busy = threading.Lock()
        self._wanted = True

    def write(self, army: Army, path: Path | None) -> bool:
        """Keeps the army as it is; False when the disk refuses or the army is no longer open."""
        note = _Note(name=army.name, path=str(path or ""), saved=datetime.now().timestamp())
        with self._busy:
            if not self._wanted:
                return False
            try:
                write_atomically(_note_of(self._file), note.model_dump_json().encode())
                write_atomically(self._file, army_bytes(army))
            except BadFile:
                return False
            return True

    def discard(self) -> None:
        """Nothing is left to recover: the army is saved or given up."""
        with self._busy:
            _remove(self._file)

    def close(self) -> None:
        """The army is no longer open; its copy goes, and so does its lock."""
        with self._busy:
            self._wanted = False
            _remove(self._file)
            self._lock.release()
            _unlink(Path(self._lock.lock_file))


@dataclass(frozen=True, slots=True)
class LeftBehind:
    """A copy that a program left behind; `path` None: the army had never been saved."""

    copy: Path
    name: str
    path: Path | None
    saved: datetime

    def opened(self) -> Opened:
        """The army as it was kept. Raises BadFile."""
        return read_file(self.copy)

    def remove(self) -> None:
        _remove(self.copy)


def left_behind() -> list[LeftBehind]:
    """The copies that no running program holds, newest first. A broken one is among them: opening it says so."""
    found: list[LeftBehind] = []
    try:
        copies = sorted(folders.recovery().glob(f"*{SUFFIX}"))
    except OSError:
        return []
    for copy in copies:
        lock = _lock_of(copy)
        try:
            with lock:
                found.append(_left(copy))
        except (Timeout, OSError):
            continue
        _unlink(Path(lock.lock_file))
    return sorted(found, key=lambda left: left.saved, reverse=True)


def _left(copy: Path) -> LeftBehind:
    try:
        note = _Note.model_validate_json(read_bytes(_note_of(copy)))
    except (BadFile, ValidationError):
        note = _Note(saved=copy.stat().st_mtime)
    return LeftBehind(copy, note.name, Path(note.path) if note.path else None, datetime.fromtimestamp(note.saved))


def _remove(copy: Path) -> None:
    _unlink(copy)
    _unlink(_note_of(copy))


def _unlink(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
