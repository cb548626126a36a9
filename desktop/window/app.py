"""Opens the window, or draws it off screen to a picture."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.window.display import require_display
from rules.language import Language


def run(files: Sequence[Path], language: Language, *, chosen: bool) -> int:
    """Opens the window on the files and runs until the last window is closed.

    `chosen`: the language was asked for on the command line, which goes over the preferences. Raises NoWindow.
    """
    require_display()
    from PySide6.QtWidgets import QApplication

    from desktop.window import faults
    from desktop.window.program import Program

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    _name(app)
    program = Program(app, language.code, fixed_language=chosen)
    faults.watch(program)
    first = program.new_window()
    for path in files:
        first.open(path)
    return app.exec()


def _name(app: object) -> None:
    from PySide6.QtWidgets import QApplication

    from desktop.look import icons

    assert isinstance(app, QApplication)
    app.setApplicationName("ironmuster")
    app.setApplicationDisplayName("Ironmuster")
    app.setDesktopFileName("ironmuster")
    app.setWindowIcon(icons.icon("army", "blue"))
