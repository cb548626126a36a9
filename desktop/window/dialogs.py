"""Questions and sentences to the player. Names and files are data, so every text is plain."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop.words import say, tr
from rules.errors import Problem
from rules.storage import BATTLE_SUFFIX, SUFFIX


def _box(
    parent: QWidget | None, icon: QMessageBox.Icon, text: str, more: str, buttons: QMessageBox.StandardButton
) -> QMessageBox:
    box = QMessageBox(icon, "Ironmuster", text, buttons, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(more)
    return box


def tell(parent: QWidget | None, text: str, more: str = "") -> None:
    """Says what happened."""
    _box(parent, QMessageBox.Icon.Warning, text, more, QMessageBox.StandardButton.Ok).exec()


def tell_problem(parent: QWidget | None, problem: Problem) -> None:
    """Says why something could not be done."""
    tell(parent, say(problem.message))


def ask_save(parent: QWidget | None, name: str) -> Literal["save", "discard", "cancel"]:
    """Asks what becomes of unsaved changes."""
    kinds = QMessageBox.StandardButton
    text = tr("Save the changes to “{name}”?", name=name)
    more = tr("Without saving, what you changed since the last save is lost.")
    box = _box(parent, QMessageBox.Icon.Question, text, more, kinds.Save | kinds.Discard | kinds.Cancel)
    box.setDefaultButton(kinds.Save)
    box.button(kinds.Discard).setText(tr("&Don’t save"))
    answers: dict[int, Literal["save", "discard"]] = {kinds.Save: "save", kinds.Discard: "discard"}
    return answers.get(box.exec(), "cancel")


def ask(parent: QWidget | None, text: str, more: str, choices: Sequence[tuple[str, str]]) -> str | None:
    """Asks for one of some choices (key, word); None for cancel. The first is the default."""
    box = _box(parent, QMessageBox.Icon.Question, text, more, QMessageBox.StandardButton.Cancel)
    buttons = {box.addButton(word, QMessageBox.ButtonRole.AcceptRole): key for key, word in choices}
    box.setDefaultButton(next(iter(buttons)))
    box.exec()
    return next((key for button, key in buttons.items() if button is box.clickedButton()), None)


def _filter() -> str:
    return f"{tr('Armies')} (*{SUFFIX})"


def ask_open(parent: QWidget | None, folder: str) -> list[Path]:
    """Asks which armies and battles to open; none for cancel."""
    kinds = f"{_filter()};;{tr('Battles')} (*{BATTLE_SUFFIX})"
    names, _ = QFileDialog.getOpenFileNames(parent, tr("Open armies or battles"), folder, kinds)
    return [Path(name) for name in names]


def ask_save_as(parent: QWidget | None, proposed: str) -> Path | None:
    """Asks where to save; None for cancel."""
    name, _ = QFileDialog.getSaveFileName(parent, tr("Save the army as"), proposed, _filter())
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_name(path.name + SUFFIX)
