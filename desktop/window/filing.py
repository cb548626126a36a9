"""Opening, saving and closing from a window: what is asked, and what is said when it cannot be done."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.look.severity import Severity
from desktop.window import dialogs
from desktop.words import tr
from rules.errors import BadFile
from rules.language import C_
from rules.storage import SUFFIX

if TYPE_CHECKING:
    from desktop.window.shell import Shell


def open_file(shell: Shell, path: Path) -> None:
    """Opens a file; what is wrong with it is said and the window stays as it is."""
    try:
        shell.program.open(path, shell)
    except BadFile as problem:
        dialogs.tell_problem(shell, problem)


def ask_open(shell: Shell) -> None:
    """Asks for files and opens them."""
    for path in dialogs.ask_open(shell, _folder(shell)):
        open_file(shell, path)


def _folder(shell: Shell) -> str:
    if shell.document is not None and shell.document.path is not None:
        return str(shell.document.path.parent)
    recent = shell.program.preferences.recent
    return str(Path(recent[0]).parent) if recent else str(Path.home())


def _file_name(name: str) -> str:
    """An army's name as a file's."""
    plain = re.sub(r"[^\w \-’'.]", "", name).strip(" .")[:80]
    return plain or tr("Army")


def save(shell: Shell) -> bool:
    """Saves, asking for a name the first time; whether it is saved."""
    document = shell.document
    if document is None:
        return False
    if shell.workspace is not None:
        shell.workspace.finish()
    if document.path is None or document.read_only:
        return save_as(shell)
    if document.changed_on_disk() and not _may_overwrite(shell, document.path):
        return False
    return _write(shell, document.path)


def _may_overwrite(shell: Shell, path: Path) -> bool:
    text = tr("“{file}” was changed by another program since it was opened here.", file=path.name)
    more = tr("Saving puts your army in its place.")
    choices = [("overwrite", tr("&Save over it")), ("other", tr("Save under another &name…"))]
    answer = dialogs.ask(shell, text, more, choices)
    if answer == "other":
        save_as(shell)
    return answer == "overwrite"


def save_as(shell: Shell) -> bool:
    """Asks for a name and saves; whether it is saved."""
    document = shell.document
    if document is None:
        return False
    if shell.workspace is not None:
        shell.workspace.finish()
    name = document.path.name if document.path else f"{_file_name(document.army.name)}{SUFFIX}"
    path = dialogs.ask_save_as(shell, str(Path(_folder(shell)) / name))
    return path is not None and _write(shell, path)


def _write(shell: Shell, path: Path) -> bool:
    assert shell.document is not None
    try:
        shell.document.save(path)
    except BadFile as problem:
        dialogs.tell_problem(shell, problem)
        return False
    shell.program.remember(path)
    return True


def may_close(shell: Shell) -> bool:
    """Asks once about unsaved changes; whether the window may go."""
    document = shell.document
    if document is None:
        return True
    if shell.workspace is not None:
        shell.workspace.finish()
    if not document.modified:
        return True
    answer = dialogs.ask_save(shell, document.army.name or tr(C_("army", "Unnamed")))
    return answer == "discard" or (answer == "save" and save(shell))


def look_at_disk(shell: Shell) -> None:
    """Offers the file's army when another program has changed the file."""
    document = shell.document
    if document is None or document.path is None or not document.news_from_disk():
        return
    name = document.path.name
    if not document.path.exists():
        text = tr("“{file}” is gone from the disk. Saving writes it anew.", file=name)
        shell.notice.show_text(Severity.WARNING, text)
        return
    text = tr("“{file}” was changed by another program.", file=name)
    shell.notice.show_text(Severity.WARNING, text, [(tr("&Load it"), lambda: _reload(shell))])


def _reload(shell: Shell) -> None:
    assert shell.document is not None
    try:
        shell.document.reload()
    except BadFile as problem:
        dialogs.tell_problem(shell, problem)
        return
    if shell.document.read_only:
        shell.build()
