"""The right of the Play workspace: turn and side, the phases, what must be done before leaving, the log."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.severity import Severity, paint_mark
from desktop.look.surfaces import Pane, hline
from desktop.look.tokens import color
from desktop.play.acting import Acting
from desktop.play.log_view import LogView
from desktop.play.texts import name_of, phase_title, side_name
from desktop.words import say, tr
from rules.battle import advanced
from rules.battle_table import Due, table

_MOST_DUE = 4


class TurnPane(Pane):
    """`due_pressed` is sent with what is due; `leave_asked` when the phase is to be left with something due."""

    due_pressed = Signal(object)
    leave_asked = Signal()

    def __init__(self, acting: Acting) -> None:
        super().__init__("paper")
        self._acting = acting
        self._rules = table(acting.game.battle.beginning.ruleset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(px(12), px(8), px(10), px(8))
        head.setSpacing(px(8))
        self.turn = Label("", Type.TITLE)
        head.addWidget(self.turn)
        self.side = ElidedLabel("", Type.WORD, "blue")
        head.addWidget(self.side, 1)
        self.next = QPushButton(icons.icon("goto"), "")
        self.next.clicked.connect(self.leave)
        head.addWidget(self.next)
        column.addLayout(head)
        column.addWidget(hline())
        self.phases = PhaseList(acting)
        column.addWidget(self.phases)
        self.due = DueBox()
        self.due.pressed.connect(self.due_pressed)
        column.addWidget(self.due)
        column.addWidget(hline("rule"))
        self.log = LogView()
        column.addWidget(self.log, 1)
        acting.moved.connect(self.refresh)
        acting.drafted.connect(self._show_draft)
        acting.chosen.connect(self._show_unit)
        self.refresh()

    def refresh(self) -> None:
        """Shows the battle as it stands."""
        battle = self._acting.game.battle
        self.turn.setText(tr("Turn {n}", n=battle.clock.turn))
        self.side.set_text(side_name(battle, battle.clock.side))
        phases = self._rules.phases(battle.settings)
        last = bool(phases) and battle.clock.phase == phases[-1][0]
        self.next.setText(tr("&End turn") if last else tr("&Next phase"))
        due = [one for one in self._rules.due(battle) if one.blocks]
        phase = phase_title(battle, battle.clock.phase)
        self.due.show_due(phase, [(name_of(battle, one.fighter), one) for one in due])
        self.phases.refresh()
        self.log.model.show_battle(battle)
        self._show_draft()

    def _show_draft(self) -> None:
        self.log.model.show_draft(self._acting.game.battle, self._acting.draft)

    def _show_unit(self) -> None:
        offer = self._acting.offer
        whose = offer.whose if offer is not None else "both"
        self.log.show_unit(self._acting.actor if whose == "actor" else self._acting.target)

    def leave(self) -> None:
        """Goes on to the next phase; with something due it asks first."""
        battle = self._acting.game.battle
        if any(one.blocks for one in self._rules.due(battle)):
            self.leave_asked.emit()
        else:
            self.leave_anyway()

    def leave_anyway(self) -> None:
        """Goes on to the next phase; what is due and left undone stands in the log."""
        self._acting.game.apply(advanced(self._acting.game.battle))


class PhaseList(QWidget):
    """The phases of the turn: those behind ticked, the present one washed, each with what is to do in it."""

    def __init__(self, acting: Acting) -> None:
        super().__init__()
        self._acting = acting
        self._rules = table(acting.game.battle.beginning.ruleset)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.refresh()

    def refresh(self) -> None:
        """Shows the battle as it stands."""
        battle = self._acting.game.battle
        notes = self._rules.phase_notes(battle)
        self._rows = [
            (code, tr(title), say(notes.get(code, ""))) for code, title in self._rules.phases(battle.settings)
        ]
        codes = [code for code, _, _ in self._rows]
        self._now = codes.index(battle.clock.phase) if battle.clock.phase in codes else 0
        spoken = [f"{title}, {note}" if note else title for _, title, note in self._rows]
        if spoken:
            spoken[self._now] = tr("now {phase}", phase=spoken[self._now])
        self.setAccessibleName(tr("Phases: {list}", list="; ".join(spoken)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(27) * len(self._rows) + px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = px(27)
        for place, (_, title, note) in enumerate(self._rows):
            row = QRectF(0, px(4) + place * line, self.width(), line)
            now = place == self._now
            if now:
                painter.fillRect(row, color("blue_wash"))
                painter.fillRect(QRectF(0, row.top(), 3, line), color("blue"))
            side = px(14)
            spot = QRectF(px(12), row.top() + (line - side) / 2, side, side)
            if place < self._now:
                icons.paint(painter, "tick", spot, "ok")
            elif now:
                icons.paint(painter, "chevr", spot, "blue")
            else:
                icons.paint(painter, "more", spot, "ink3")
            letters = font(Type.ROW_TITLE if now else Type.BODY)
            number = QRectF(px(34), row.top(), px(18), line)
            draw.text(painter, number, str(place + 1), font(Type.WORD), "ink" if now else "ink2")
            beside = draw.width(note, font(Type.LABEL)) + px(2)
            right = row.right() - px(12)
            title_room = QRectF(px(52), row.top(), max(px(40), right - beside - px(8) - px(52)), line)
            draw.text(painter, title_room, title, letters, "ink" if now else "ink2")
            left = max(right - beside, title_room.right() + px(6))
            rest = QRectF(left, row.top(), right - left, line)
            draw.text(painter, rest, note, font(Type.LABEL), "ink2", Qt.AlignmentFlag.AlignRight)


class DueBox(QWidget):
    """What must be done before the phase is left: an ochre box with a button for each."""

    pressed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(9), 0, px(9), px(9))
        self._column = QVBoxLayout()
        self._column.setContentsMargins(px(12), px(8), px(10), px(8))
        self._column.setSpacing(px(4))
        outer.addLayout(self._column)
        self.buttons: list[QPushButton] = []

    def show_due(self, phase: str, due: list[tuple[str, Due]]) -> None:
        """Lists what is due; hides when nothing is."""
        while self._column.count():
            old = self._column.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.buttons = []
        self.setVisible(bool(due))
        if not due:
            return
        title = ElidedLabel(tr("Before you leave {phase}", phase=phase), Type.WORD)
        title.setContentsMargins(px(24), 0, 0, 0)
        self._column.addWidget(_Indented(title))
        for name, one in due[:_MOST_DUE]:
            self._column.addWidget(self._row(name, one))
        if len(due) > _MOST_DUE:
            self._column.addWidget(Label(tr("and {n} more", n=len(due) - _MOST_DUE), Type.LABEL, "ink2"))
        self.updateGeometry()
        self.update()

    def _row(self, name: str, one: Due) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        text = Label(tr("{name}: {what}", name=name, what=one.title), Type.NOTE)
        text.setWordWrap(True)
        row.addWidget(text, 1)
        button = QPushButton(icons.icon("play"), tr("Roll") if one.action else tr("Done"))
        button.setAccessibleName(tr("{name}: {what}", name=name, what=one.title))
        button.setToolTip(one.rule)
        button.clicked.connect(lambda _checked=False: self.pressed.emit(one))
        self.buttons.append(button)
        row.addWidget(button)
        return holder

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(px(9), 0, -px(9), -px(9))
        draw.box(painter, box, "warn_wash")
        side = px(16)
        paint_mark(painter, QRectF(box.left() + px(10), box.top() + px(9), side, side), Severity.WARNING)


class _Indented(QWidget):
    """A title that leaves room for the mark at its left."""

    def __init__(self, label: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(px(20), 0, 0, px(2))
        row.addWidget(label)
