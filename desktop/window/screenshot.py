"""Draws the window off screen to a picture, for documentation and bug reports."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from desktop.window.display import require_qt
from rules.errors import BadFile, BadInput
from rules.language import N_, Language
from rules.storage import check_output

_SETTLE = 10.0
"""Seconds at the most until everything that is drawn in the background stands."""


def parse_size(text: str) -> tuple[int, int]:
    """A size as "1366x768". Raises BadInput."""
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise BadInput(N_("A size is written as 1366x768, not “{text}”."), text=text)
    width, height = int(parts[0]), int(parts[1])
    if not (320 <= width <= 8000 and 240 <= height <= 8000):
        raise BadInput(N_("A size goes from 320x240 to 8000x8000."))
    return width, height


def draw(
    files: Sequence[Path],
    out: Path,
    language: Language,
    size: tuple[int, int],
    theme: Literal["light", "dark"],
    workspace: str | None,
) -> None:
    """Writes a PNG of the window with the first file. Raises NoWindow, BadFile, BadInput."""
    check_output(out, b"\x89PNG")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    require_qt()
    from PySide6.QtWidgets import QApplication

    from desktop.preferences import Preferences
    from desktop.window.program import Program
    from desktop.window.workspaces import WORKSPACES

    known = [entry.id for entry in WORKSPACES]
    if workspace is not None and workspace not in known:
        raise BadInput(N_("There is no workspace “{name}”."), name=workspace)
    app = QApplication.instance() or QApplication(["ironmuster"])
    assert isinstance(app, QApplication)
    program = Program(app, language.code, Preferences(theme=theme))
    window = program.new_window()
    window.resize(*size)
    for path in files[:1]:
        program.open(path, window)
    if window.document is not None and workspace is not None:
        window.show_workspace(workspace)
    window.settle(_SETTLE)
    picture = window.grab()
    if not picture.save(str(out), "PNG"):  # type: ignore[call-overload]
        raise BadFile(N_("{file} cannot be written."), file=str(out))
    window.abandon()
