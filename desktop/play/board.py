"""A battle being played: sides at the left, acting in the middle, turn and log at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QPushButton, QSplitter, QVBoxLayout, QWidget

from desktop.look.fonts import px
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.severity import Callout, Severity
from desktop.look.surfaces import Pane
from desktop.play.act_pane import ActPane
from desktop.play.acting import Acting
from desktop.play.edit_state import EditState
from desktop.play.fitting import Whole
from desktop.play.game import Game
from desktop.play.points import points_by_hand
from desktop.play.sides import Sides
from desktop.play.texts import name_of, phase_title
from desktop.play.turn_pane import TurnPane
from desktop.words import say, tr
from rules.battle import edited
from rules.battle_table import Due
from rules.errors import BadFile
from rules.language import Plural

_FOLDS_BELOW = 1200
_WIDTHS = (306, 742, 318)


class Board(QWidget):
    """`save_elsewhere_asked` and `export_asked` are sent by buttons; `told` with a sentence for the status line."""

    save_elsewhere_asked = Signal()
    export_asked = Signal()
    told = Signal(str)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.acting = Acting(game)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._notice())
        self.sides = Sides(self.acting)
        self.act = ActPane(self.acting)
        self.turn = TurnPane(self.acting)
        self._middle = QWidget()
        middle = QVBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self._tabs())
        self._act_room = Whole(self.act)
        middle.addWidget(self._act_room, 1)
        self._middle_column = middle
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.addWidget(self.sides)
        self.splitter.addWidget(self._middle)
        self.splitter.addWidget(self.turn)
        self.splitter.setStretchFactor(1, 1)
        self.sides.setMinimumWidth(self.sides.least_width())
        self.turn.setMinimumWidth(px(240))
        self.splitter.setSizes([px(width) for width in _WIDTHS])
        column.addWidget(self.splitter, 1)
        self._folded = False
        self._stopped = False
        self._connect()
        self._show_state()

    def _connect(self) -> None:
        self.sides.due_pressed.connect(self.take_due)
        self.sides.edit_asked.connect(self.edit)
        self.sides.damage_asked.connect(self.damage)
        self.turn.due_pressed.connect(self.take_due)
        self.turn.leave_asked.connect(self._ask_to_leave)
        self.turn.log.export_asked.connect(self.export_asked)
        self.act.failed.connect(self._fail)
        self.acting.moved.connect(self._show_state)
        for keys, act in (("F6", self._next_pane), ("Ctrl+F", self.turn.log.search.setFocus)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    def _tabs(self) -> QWidget:
        """Where the window is narrow the right pane is a tab of the middle."""
        self._tab_bar = Pane("sheet")
        row = QHBoxLayout(self._tab_bar)
        row.setContentsMargins(px(18), px(8), px(18), 0)
        self.tab = SegmentedControl(
            [Segment("act", tr("Act"), "target"), Segment("turn", tr("Turn and log"), "list")], spoken=tr("Page")
        )
        self.tab.chosen.connect(lambda _key: self._show_tab())
        row.addWidget(self.tab)
        row.addStretch(1)
        self._tab_bar.hide()
        return self._tab_bar

    def _notice(self) -> QWidget:
        holder = Pane("paper", ("bottom",))
        row = QHBoxLayout(holder)
        row.setContentsMargins(px(12), px(6), px(12), px(6))
        self._callout = Callout(Severity.ERROR, "")
        row.addWidget(self._callout, 1)
        self._elsewhere = QPushButton(tr("Save &elsewhere…"))
        self._elsewhere.clicked.connect(self.save_elsewhere_asked)
        row.addWidget(self._elsewhere)
        self._close_notice = QPushButton(tr("Close"))
        self._close_notice.clicked.connect(self._dismiss)
        row.addWidget(self._close_notice)
        self._notice_bar = holder
        return holder

    def _dismiss(self) -> None:
        self.game.torn = False
        self._show_state()

    def _show_state(self) -> None:
        problem = self.game.problem
        if problem is not None:
            self._callout.set_state(Severity.ERROR, say(problem.message))
        elif self.game.torn:
            text = tr("The last entry of the file was cut off and is left out; all entries before it are there.")
            self._callout.set_state(Severity.WARNING, text)
        self._elsewhere.setVisible(problem is not None)
        self._close_notice.setVisible(problem is None)
        self._notice_bar.setVisible(problem is not None or self.game.torn)

    def notice(self) -> str:
        """What the notice says; empty while it is hidden."""
        return self._callout.accessibleName() if self._notice_bar.isVisibleTo(self) else ""

    def _fail(self, text: str) -> None:
        self.told.emit(text)

    # What is due

    def take_due(self, due: Due) -> None:
        """What is due: worked out in the middle, or marked as done when it is only a reminder."""
        if due.action is not None:
            self.tab.set_current("act")
            self._show_tab()
            self.act.take_due(due)
        elif due.done:
            self.game.apply(edited(due.fighter, due.done, note=say(due.title)))

    def _ask_to_leave(self) -> None:
        """Something is still due: do it now, leave anyway, or stay."""
        battle = self.game.battle
        due = [one for one in self.acting.rules.due(battle) if one.blocks]
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(tr("Before you leave {phase}", phase=phase_title(battle, battle.clock.phase)))
        lines = [tr("{name}: {what}", name=name_of(battle, one.fighter), what=one.title) for one in due]
        box.setInformativeText("\n".join(lines[:12]))
        now = box.addButton(tr("&Do it now"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(tr("&Leave anyway"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(now)
        box.exec()
        if box.clickedButton() is now:
            self.take_due(due[0])
        elif box.clickedButton() is leave:
            self.turn.leave_anyway()

    # By hand

    def damage(self, fighter: str, points: int) -> None:
        """Points lost, set by hand: an entry like any other."""
        try:
            self.game.apply(points_by_hand(self.game.battle, fighter, points))
        except BadFile as problem:
            self._fail(say(problem.message))

    def edit(self, fighter: str) -> None:
        """Any value of a unit's state, set by hand and logged as such."""
        EditState(self, self.game, fighter).open()

    # Keys and layout

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter that no field has taken applies what stands, else rolls."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain and not self.act.action.hasFocus():
            self.act.enter()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width() < px(_FOLDS_BELOW))

    def _fold(self, folded: bool) -> None:
        if folded == self._folded:
            return
        self._folded = folded
        self._tab_bar.setVisible(folded)
        if folded:
            self._middle_column.addWidget(self.turn, 1)
        else:
            self.splitter.addWidget(self.turn)
            self.splitter.setSizes([px(width) for width in _WIDTHS])
        self._show_tab()

    def _show_tab(self) -> None:
        turn = self._folded and self.tab.current() == "turn"
        self._act_room.setVisible(not turn)
        self.turn.setVisible(turn or not self._folded)

    def _next_pane(self) -> None:
        """F6 goes round the panes."""
        focus = self.focusWidget()
        places: list[QWidget] = [next(iter(self.sides.rows.values()), self.sides), self.act.action, self.turn.next]
        panes: list[QWidget] = [self.sides, self.act, self.turn]
        at = next((n for n, pane in enumerate(panes) if focus is not None and pane.isAncestorOf(focus)), -1)
        places[(at + 1) % len(places)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()

    def stop(self) -> None:
        """Nothing is worked out any more, and the battle is followed no longer."""
        if not self._stopped:
            self._stopped = True
            self.acting.stop()
            self.act.odds.stop()

    def state_words(self) -> tuple[str, str]:
        """Name and state for the strip: "Battle at the Station", "journal on disk, 41 entries"."""
        name = self.game.battle.beginning.name or tr("Battle")
        if self.game.problem is not None:
            return name, tr("journal not on disk!")
        return name, _entries(len(self.game.battle.steps))


def _entries(count: int) -> str:
    return say(Plural("journal on disk, {n} entry", "journal on disk, {n} entries", count))
