"""Two small pages of help: the keys, and what the program is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.words import tr


def keys() -> list[tuple[str, str]]:
    """Keys that no menu shows, and what they do."""
    return [
        ("F6", tr("Next pane: army, form, card and findings")),
        ("F2", tr("Rename the chosen unit or force")),
        ("F8", tr("Go to the next finding")),
        ("Alt+Up, Alt+Down", tr("Move the chosen unit or row")),
        ("Return", tr("Open or close the chosen row of a list")),
        ("Del", tr("Remove the chosen unit or row")),
        ("Up, Down", tr("In a field with a figure: one more, one less")),
        ("Space", tr("On a meter: show how its sum is made up")),
        ("Esc", tr("Empty a search")),
    ]


def _native(text: str) -> str:
    return ", ".join(QKeySequence(part).toString(QKeySequence.SequenceFormat.NativeText) for part in text.split(", "))


def _page(parent: QWidget, title: str) -> tuple[QDialog, QVBoxLayout]:
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(px(18), px(16), px(18), px(16))
    column.setSpacing(px(12))
    column.addWidget(Label(title, Type.HEADING))
    return dialog, column


def _finish(dialog: QDialog, column: QVBoxLayout) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    column.addWidget(buttons)
    dialog.open()


def keyboard(parent: QWidget) -> QDialog:
    """The keys that no menu shows."""
    dialog, column = _page(parent, tr("Keyboard"))
    column.addWidget(Label(tr("Menus show their own keys. These work besides:"), ink="ink2"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(18))
    for line, (key, what) in enumerate(keys()):
        grid.addWidget(Label(_native(key), Type.ROW_TITLE), line, 0)
        grid.addWidget(Label(what), line, 1)
    column.addLayout(grid)
    _finish(dialog, column)
    return dialog


def _version() -> str:
    try:
        return version("ironmuster")
    except PackageNotFoundError:
        return ""


def about(parent: QWidget) -> QDialog:
    """What the program is, and whose letters it uses."""
    dialog, column = _page(parent, "Ironmuster")
    for text in (
        tr("Build, print and play vehicles of tabletop wargames."),
        tr("Version {version}", version=_version()) if _version() else "",
        tr("Letters: IBM Plex Sans and IBM Plex Sans Condensed (SIL Open Font License 1.1), DejaVu Sans."),
        tr("Window: Qt for Python (LGPL 3)."),
    ):
        if text:
            label = Label(text)
            label.setWordWrap(True)
            column.addWidget(label)
    _finish(dialog, column)
    return dialog
