"""The dialog that rolls up a dreadnought on the Ironmuster tables, row by row (RT-GEN-01, RT-DRD-09)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.build.rolled_dice import step_cells, typing_cells
from desktop.build.suit_draft import SuitDraft
from desktop.build.suit_row import SuitRow
from desktop.build.suit_summary import SuitSummary
from desktop.look import icons, theme
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label, plain_tip
from desktop.look.surfaces import hline
from desktop.words import say, tr
from rules.army import OwnRows
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.random_dreadnought import STEPS, Step, step_gap
from rules.rogue_trader.random_suit import STEP_TITLES, rolled_again, step_words
from rules.stored import Unit

_WIDTH, _TITLES, _ROWS = 1080, 130, 465
_SUMMARY, _LEAST_SUMMARY = 300, 205


class _SeedField(QLineEdit):
    """Enter rolls; it does not close the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class SuitDialog(QDialog):
    """`unit()` is the suit when the dialog was accepted."""

    def __init__(self, parent: QWidget, own: OwnRows, where: str, given: Dreadnought | None = None) -> None:
        """`where`: what becomes of the suit, in a sentence; `given`: a suit whose rows are rolled again.

        Raises BadInput when the tables have no frames.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Roll random armour"))
        self.draft = SuitDraft(given.rolled if given else None)
        if given is not None and given.name != say(self.draft.name()):
            self.draft.own_name = given.name
        self.rows: dict[Step, SuitRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(10))
        column.addLayout(self._head())
        body = QHBoxLayout()
        body.setSpacing(px(18))
        body.addWidget(self._table(), 2)
        self.summary = SuitSummary(own)
        self.summary.renamed.connect(self._rename)
        beside = _scrolling(self.summary)
        beside.setMinimumWidth(px(_LEAST_SUMMARY))
        beside.setMaximumWidth(px(_SUMMARY))
        body.addWidget(beside, 1)
        column.addLayout(body, 1)
        column.addLayout(self._foot(where, again=given is not None))
        self.draft.changed.connect(self._show)
        self._show()
        self._fit()
        self.rows["frame"].dice.setFocus()

    # Making

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(8))
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(Label(tr("Ironmuster tables"), Type.HEADING))
        about = Label(tr("House tables, not printed ones: the books’ own are not known."), Type.NOTE, "ink2")
        titles.addWidget(about)
        row.addLayout(titles, 1)
        self.seed = _SeedField()
        self.seed.setMaxLength(200)
        self.seed.setFixedWidth(px(110))
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setToolTip(plain_tip(tr("The same seed and the same locks give the same suit. Enter rolls with it.")))
        self.seed.returnPressed.connect(self._roll_seed)
        label = Label(tr("S&eed"), Type.NOTE, "ink2")
        label.setBuddy(self.seed)
        row.addWidget(label)
        row.addWidget(self.seed)
        self.roll = QPushButton(icons.icon("play", "ink"), tr("&Roll all"))
        self.roll.setToolTip(plain_tip(tr("Roll all rows that are not locked, with a new seed")))
        self.roll.setAutoDefault(False)
        self.roll.clicked.connect(lambda: self.draft.roll())
        row.addWidget(self.roll)
        return row

    def _table(self) -> QScrollArea:
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, px(6), 0)
        grid.setHorizontalSpacing(px(6))
        grid.setVerticalSpacing(px(3))
        grid.setColumnMinimumWidth(0, px(_TITLES))
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        for place, step in enumerate(STEPS):
            if place:
                grid.addWidget(hline("hair"), place * 2 - 1, 0, 1, 5)
            row = SuitRow(tr(STEP_TITLES[step]), grid, place * 2)
            self.rows[step] = row
            missing = step_gap(step)
            if missing is not None:
                row.leave_out(say(missing))
            else:
                self._connect(step, row)
        grid.setRowStretch(len(STEPS) * 2, 1)
        area = _scrolling(body)
        area.setMinimumWidth(body.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
        self._area = area
        return area

    def _connect(self, step: Step, row: SuitRow) -> None:
        draft = self.draft
        row.lock.clicked.connect(lambda locked: draft.lock(step, locked=locked))
        row.again.clicked.connect(partial(draft.again, step))
        row.type.clicked.connect(partial(self._type, step))
        row.dice.began.connect(partial(draft.begin, step))
        row.dice.typed.connect(draft.type_die)
        row.dice.taken_back.connect(draft.take_back)
        row.dice.stopped.connect(draft.stop)
        row.dice.lock.connect(row.lock.click)
        row.dice.again.connect(partial(draft.again, step))
        row.dice.moved.connect(partial(self._move, step))

    def _foot(self, where: str, *, again: bool) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(px(8))
        self.hint = ElidedLabel("", Type.NOTE, "ink2")
        column.addWidget(self.hint)
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(ElidedLabel(where, Type.NOTE, "ink2"), 1)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.ok = theme.primary(self.buttons.button(QDialogButtonBox.StandardButton.Ok))
        self.ok.setText(tr("&Take over") if again else tr("&Add to the army"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row.addWidget(self.buttons)
        column.addLayout(row)
        return column

    def _fit(self) -> None:
        """As large as the rows of nearly any suit need, within the screen."""
        room = self.screen().availableSize()
        high = self._area.widget().heightForWidth(px(_WIDTH - _SUMMARY - 60))
        wanted = QSize(px(_WIDTH), max(high, px(_ROWS)) + px(150))
        self.resize(wanted.boundedTo(QSize(room.width() - 20, room.height() - 60)))

    # What the player does

    def _roll_seed(self) -> None:
        self.draft.roll(self.seed.text().strip())

    def _type(self, step: Step) -> None:
        self.draft.begin(step)
        self._focus(step, Qt.FocusReason.OtherFocusReason)

    def _move(self, step: Step, by: int) -> None:
        """Puts the keyboard on the next row that can be rolled."""
        there = [each for each in STEPS if step_gap(each) is None]
        at = there.index(step) + by
        if 0 <= at < len(there):
            self._focus(there[at], Qt.FocusReason.TabFocusReason)

    def _focus(self, step: Step, reason: Qt.FocusReason) -> None:
        dice = self.rows[step].dice
        dice.setFocus(reason)
        self._area.ensureWidgetVisible(dice, 0, px(8))

    def _rename(self, name: str) -> None:
        self.draft.own_name = name

    def unit(self) -> Dreadnought:
        """The suit as a unit, in the window's language."""
        return self.draft.unit(say)

    # What is shown

    def _show(self) -> None:
        draft = self.draft
        unit = self.unit()
        assert unit.rolled is not None
        dice = {step.step: step for step in unit.rolled.steps}
        typing = draft.typing
        for step, row in self.rows.items():
            if step not in dice:
                continue
            if typing is not None and typing.step == step:
                row.show_row(typing_cells(typing), "", locked=step in draft.locked, sides=typing.wanted.sides)
            else:
                words = ", ".join(say(part) for part in step_words(draft.suit, step))
                row.show_row(step_cells(dice[step]), words, locked=step in draft.locked)
        if self.seed.text() != draft.seed:
            self.seed.setText(draft.seed)
        self.summary.show_suit(unit)
        self.hint.set_text(self._hint())
        self.ok.setEnabled(typing is None)

    def _hint(self) -> str:
        """The die that is waited for, what was rolled though it was locked, or how real dice are typed."""
        typing = self.draft.typing
        if typing is None and self.draft.loosened:
            rows = ", ".join(tr(STEP_TITLES[step]) for step in self.draft.loosened)
            return tr("Rolled again although locked, since the dice no longer fitted: {rows}", rows=rows)
        if typing is None:
            return tr("Real dice: click a row and type them, 1–9, 0 for 10. Space locks the row, R rolls it again.")
        if typing.refused is not None:
            return tr("A D{sides} shows 1 to {sides}, not {number}.", sides=typing.wanted.sides, number=typing.refused)
        wanted = typing.wanted
        text = tr("Next die: D{sides}, {purpose}, 1 to {sides}", sides=wanted.sides, purpose=tr(wanted.purpose))
        return f"{text}. {tr('Backspace takes one back, Esc gives up.')}"


def _scrolling(body: QWidget) -> QScrollArea:
    """A place in which a body scrolls when it is too high."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(body)
    body.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


def hindrance() -> str:
    """Why no suit can be rolled up; empty when one can."""
    missing = step_gap("frame")
    return "" if missing is None else say(missing)


def ask(parent: QWidget, own: OwnRows, where: str, given: Unit | None, done: Callable[[Unit], object]) -> None:
    """Opens the dialog (see `desktop.build.rolling.UnitRoller`)."""
    suit = given if isinstance(given, Dreadnought) else None
    dialog = SuitDialog(parent, own, where, suit)

    def take() -> None:
        made = dialog.unit()
        done(made if suit is None else rolled_again(suit, made))

    dialog.accepted.connect(take)
    dialog.open()
