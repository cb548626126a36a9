"""What stands in place of the form where there is no unit to show."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from desktop.look import icons, theme
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.surfaces import Pane
from desktop.words import tr
from rules.army import Army


class EmptyPage(Pane):
    """`add` is sent with the button when a unit is to be added."""

    add = Signal(object)

    def __init__(self) -> None:
        super().__init__("sheet")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(24), px(24), px(24))
        column.setSpacing(px(12))
        self._text = Label("", Type.HEADING)
        self._text.setWordWrap(True)
        column.addWidget(self._text)
        self._more = Label("", ink="ink2")
        self._more.setWordWrap(True)
        column.addWidget(self._more)
        self.button = theme.primary(QPushButton(icons.icon("add", "on_blue"), tr("&Add a unit")))
        self.button.clicked.connect(lambda: self.add.emit(self.button))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def show_army(self, army: Army, *, read_only: bool) -> None:
        """For an army without units, or with none chosen."""
        empty = not any(force.units for force in army.forces)
        self._text.setText(tr("This army has no unit yet.") if empty else tr("No unit is chosen."))
        self._more.setText(
            tr("Begin with a profile from the library, or with a blank one.")
            if empty
            else tr("Choose a unit on the left, or add one.")
        )
        self.button.setVisible(not read_only)

    def show_unknown(self) -> None:
        """For a unit of a kind that this program does not know."""
        self._text.setText(tr("This kind of unit comes from a newer program."))
        self._more.setText(tr("It is kept as it is in the file."))
        self.button.hide()
