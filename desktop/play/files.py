"""Where battles are kept, which were played last, and the dialogs that ask for their files."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import folders
from desktop.words import tr
from rules.errors import BadFile
from rules.journal import peek
from rules.storage import BATTLE_SUFFIX, SUFFIX, write_atomically

_RECENT = "battles.txt"
_MOST = 12
_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')


@dataclass(frozen=True, slots=True)
class Recent:
    """A battle that was played: its file, its name, when it was last written to."""

    path: Path
    name: str
    when: datetime


def folder() -> Path:
    """The folder of the battles, in the user's own, made when it is missing. Raises OSError."""
    found = folders.home() / "battles"
    found.mkdir(parents=True, exist_ok=True)
    return found


def fresh_path(name: str, where: Path) -> Path:
    """A file for a battle of that name that is not there yet."""
    stem = " ".join(_NOT_IN_NAMES.sub(" ", name).split()).strip(" .")[:80] or tr("Battle")
    path = where / f"{stem}{BATTLE_SUFFIX}"
    number = 2
    while path.exists():
        path = where / f"{stem} {number}{BATTLE_SUFFIX}"
        number += 1
    return path


def _listed() -> list[Path]:
    try:
        text = (folders.home() / _RECENT).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return []
    return [Path(line) for line in text.splitlines()[:_MOST] if line]


def remember(path: Path) -> None:
    """Puts a battle at the head of those played last."""
    name = path.absolute()
    lines = [name, *(other for other in _listed() if other != name)][:_MOST]
    with suppress(BadFile, OSError):
        write_atomically(folders.home() / _RECENT, "".join(f"{line}\n" for line in lines).encode())


def recent() -> list[Recent]:
    """The battles played last that can still be opened, newest first."""
    found: list[Recent] = []
    for path in _listed():
        with suppress(BadFile, OSError):
            when = datetime.fromtimestamp(path.stat().st_mtime)
            found.append(Recent(path, peek(path).name or path.stem, when))
    return found


def ask_battle(parent: QWidget) -> Path | None:
    """Asks which battle to resume; None for cancel."""
    with suppress(OSError):
        start = str(folder())
        name, _ = QFileDialog.getOpenFileName(parent, tr("Resume a battle"), start, _filter())
        return Path(name) if name else None
    return None


def ask_where(parent: QWidget, title: str, proposed: Path) -> Path | None:
    """Asks where to write a battle; None for cancel."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), _filter())
    return _with_suffix(name, BATTLE_SUFFIX)


def ask_text(parent: QWidget, proposed: Path) -> Path | None:
    """Asks where to write the log as text; None for cancel."""
    kinds = f"{tr('Text')} (*.txt)"
    name, _ = QFileDialog.getSaveFileName(parent, tr("Export the log as text"), str(proposed), kinds)
    return _with_suffix(name, ".txt")


def ask_army(parent: QWidget, start: Path | None) -> Path | None:
    """Asks for the second army's file; None for cancel."""
    kinds = f"{tr('Armies')} (*{SUFFIX})"
    name, _ = QFileDialog.getOpenFileName(parent, tr("Choose the other army"), str(start or ""), kinds)
    return Path(name) if name else None


def _filter() -> str:
    return f"{tr('Battles')} (*{BATTLE_SUFFIX})"


def _with_suffix(name: str, suffix: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_name(path.name + suffix)
