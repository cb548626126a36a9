"""How a unit was rolled: its dice with the names of their rows, and the way to roll them again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.build.rolled_dice import suit_cells
from desktop.look import icons
from desktop.look.dice_record import DiceRecord
from desktop.words import tr
from rules.stored import RollRecord


class RolledView(QWidget):
    """`again` stands in the section's heading; `asked` is sent when it is pressed."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.dice = DiceRecord()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.dice)
        self.again = QPushButton(icons.icon("play", "blue"), tr("Roll again…"))
        self.again.setFlat(True)
        self.again.clicked.connect(self.asked)
        self._shown: RollRecord | None = None

    def show_record(self, record: RollRecord | None) -> None:
        """Shows the dice; none for a unit that was not rolled."""
        if record is not self._shown:
            self._shown = record
            self.dice.set_dice(suit_cells(record) if record is not None else ())

    def note(self) -> str:
        """What stands beside the section's heading: the tables and the seed."""
        if self._shown is None:
            return ""
        if not self._shown.seed:
            return tr("Ironmuster tables, with real dice")
        if self._shown.mixed:
            return tr("Ironmuster tables, seed {seed}, rows rolled again or typed", seed=self._shown.seed)
        return tr("Ironmuster tables, seed {seed}", seed=self._shown.seed)
