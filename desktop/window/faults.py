"""When the program itself goes wrong: the work is kept, a sentence is said, the details can be copied."""

from __future__ import annotations

import sys
import traceback
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout

from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.words import tr

if TYPE_CHECKING:
    from desktop.window.program import Program


def watch(program: Program) -> None:
    """Shows what no code has caught, in place of a traceback."""
    sys.excepthook = partial(caught, program)


def caught(program: Program, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Keeps the work and says what happened."""
    if issubclass(kind, KeyboardInterrupt):
        program.app.quit()
        return
    kept = program.keep_copies()
    details = "".join(traceback.format_exception(kind, error, trace))
    if FaultDialog.shown is None:
        FaultDialog(details, kept).open()


class FaultDialog(QDialog):
    """One at a time, however many faults follow each other."""

    shown: FaultDialog | None = None

    def __init__(self, details: str, kept: bool) -> None:
        super().__init__(QApplication.activeWindow())
        FaultDialog.shown = self
        self._details = details
        self.setWindowTitle("Ironmuster")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(16), px(18), px(16))
        column.setSpacing(px(12))
        column.addWidget(Label(tr("Something went wrong in the program."), Type.HEADING))
        if kept:
            text = tr("Your work is safe in a recovery copy. You can go on; save under a new name to be sure.")
        else:
            text = tr("Save your army under a new name now: no recovery copy could be written.")
        label = Label(text)
        label.setWordWrap(True)
        column.addWidget(label)
        column.addWidget(Label(tr("Details for a report:"), Type.NOTE, "ink2"))
        box = QPlainTextEdit(details)
        box.setReadOnly(True)
        box.setAccessibleName(tr("Details for a report:"))
        box.setMinimumSize(px(520), px(180))
        column.addWidget(box)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(tr("&Copy the details"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)

    def done(self, result: int) -> None:
        FaultDialog.shown = None
        super().done(result)
        self.deleteLater()
