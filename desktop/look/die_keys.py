"""The keys by which real dice are typed: 1 to 9, 0 for 10, Backspace takes one back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent


class DieKeys(QObject):
    """Reads the keys of a widget that waits for a die.

    A die of more than 10 sides takes two figures, or one and Enter.
    """

    typed = Signal(int)
    """A number was typed for the die, in its range or not."""
    taken_back = Signal()
    entered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = 0
        self._begun = 0

    def expect(self, sides: int) -> None:
        """Waits for a die of so many sides; 0 for none."""
        self._sides = sides
        self._begun = 0

    def begun(self) -> int:
        """The first figure of a number that may have a second; 0 for none."""
        return self._begun

    def press(self, event: QKeyEvent) -> bool:
        """Takes a key; False for one that means nothing here."""
        text = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            self._take_back()
        elif self._sides and len(text) == 1 and text in "0123456789":
            self._figure(int(text))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            return False
        return True

    def _take_back(self) -> None:
        if self._begun:
            self._begun = 0
        else:
            self.taken_back.emit()

    def _enter(self) -> None:
        if self._begun:
            self._say(self._begun)
        else:
            self.entered.emit()

    def _figure(self, figure: int) -> None:
        if self._sides <= 10:
            self._say(figure or 10)
        elif self._begun:
            self._say(self._begun * 10 + figure)
        elif figure * 10 > self._sides or figure == 0:
            self._say(figure or 10)
        else:
            self._begun = figure

    def _say(self, number: int) -> None:
        self._begun = 0
        self.typed.emit(number)
