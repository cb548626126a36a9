"""A row of the dialog that rolls up a suit: its dice, what they gave, its lock, its own roll."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QVBoxLayout

from desktop.build.rolled_dice import Cell
from desktop.look import draw, icons
from desktop.look.dice_record import DiceRecord
from desktop.look.die_keys import DieKeys
from desktop.look.fonts import Type, px
from desktop.look.labels import Label, plain_tip
from desktop.words import tr

_FOUR_DICE = 148
"""Narrower than this, px at 100 %, the dice of a row do not become."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class RowDice(DiceRecord):
    """The dice of a row. A figure typed while they have the keyboard is the first of the player's real dice."""

    typed = Signal(int)
    began = Signal()
    taken_back = Signal()
    stopped = Signal()
    lock = Signal()
    again = Signal()
    moved = Signal(int)
    """The keyboard wants the row above (−1) or below (1)."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._waits = False
        self._keys = DieKeys(self)
        self._keys.typed.connect(self.typed)
        self._keys.taken_back.connect(self.taken_back)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setMinimumWidth(px(_FOUR_DICE))

    def show_cells(self, cells: Sequence[Cell], sides: int) -> None:
        """Shows dice; `sides`: of the real die that is waited for, 0 for none."""
        self._waits = sides > 0
        self._keys.expect(sides)
        self.set_dice(cells)
        self.setAccessibleName(tr("{field}: {text}", field=self._title, text=self.accessibleName()))

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + px(5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, figure = Qt.Key(event.key()), event.text() in tuple("0123456789")
        if figure and not self._waits:
            self.began.emit()
        if self._waits and key == Qt.Key.Key_Escape:
            self.stopped.emit()
        elif (self._waits or figure or key == Qt.Key.Key_Backspace) and self._keys.press(event):
            self.update()
        elif key == Qt.Key.Key_Space:
            self.lock.emit()
        elif key == Qt.Key.Key_R and not event.modifiers():
            self.again.emit()
        elif key in _STEPS:
            self.moved.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            draw.focus_ring(QPainter(self), QRectF(self.rect()))


class SuitRow:
    """The pieces of a row, in one line of a grid."""

    def __init__(self, title: str, grid: QGridLayout, line: int) -> None:
        self.title = title
        self.name = Label(title, Type.ROW_TITLE)
        self.words = Label("", Type.BODY)
        self.words.setWordWrap(True)
        self.dice = RowDice(title)
        self.lock = QCheckBox(tr("Lock"))
        self.lock.setAccessibleName(tr("Lock: {row}", row=title))
        self.lock.setToolTip(plain_tip(tr("Keep these dice when others are rolled (Space)")))
        self.type = _button("pencil", tr("Type real dice: {row}", row=title))
        self.again = _button("play", tr("Roll again: {row} (R)", row=title))
        top = Qt.AlignmentFlag.AlignTop
        column = QVBoxLayout()
        column.setContentsMargins(0, px(4), 0, px(4))
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.words)
        column.addStretch(1)
        grid.addLayout(column, line, 0)
        grid.addWidget(self.dice, line, 1, top)
        for place, widget in enumerate((self.lock, self.type, self.again), 2):
            grid.addWidget(widget, line, place, top)

    def show_row(self, cells: Sequence[Cell], words: str, *, locked: bool, sides: int = 0) -> None:
        """Shows dice and what they gave; `sides`: of the real die that is waited for."""
        self.dice.show_cells(cells, sides)
        self.words.setText(words)
        self.lock.setChecked(locked)

    def leave_out(self, why: str) -> None:
        """The row cannot be rolled: greyed, with the reason."""
        self.dice.hide()
        self.words.setText(why)
        self.words.set_ink("ink3")
        self.name.set_ink("ink3")
        for widget in (self.lock, self.type, self.again):
            widget.setEnabled(False)
            widget.setToolTip(plain_tip(why))


def _button(icon: str, spoken: str) -> QPushButton:
    button = QPushButton(icons.icon(icon), "")
    button.setFlat(True)
    button.setAutoDefault(False)
    button.setIconSize(QSize(px(16), px(16)))
    button.setFixedWidth(px(30))
    button.setToolTip(plain_tip(spoken))
    button.setAccessibleName(spoken)
    return button
