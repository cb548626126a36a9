"""The left of the Play workspace: the units of both sides, as they stand and as the draft would leave them."""

from __future__ import annotations

from collections import defaultdict

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from desktop.look.damage_track import LIST_BOX, track_size
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.surfaces import Pane
from desktop.play.acting import Acting
from desktop.play.points import takes_points
from desktop.play.texts import side_name
from desktop.play.unit_row import UnitRow
from desktop.words import tr
from rules.battle import Battle
from rules.battle_table import Due, table

_TRACK_ROW = 15
_MOST_OFFERED = 20
"""Points by hand that the menu offers."""


class Sides(QScrollArea):
    """`due_pressed` is sent with what is due; `edit_asked` with a unit; `damage_asked` with a unit and points."""

    due_pressed = Signal(object)
    edit_asked = Signal(str)
    damage_asked = Signal(str, int)

    def __init__(self, acting: Acting) -> None:
        super().__init__()
        self._acting = acting
        self._rules = table(acting.game.battle.beginning.ruleset)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: dict[str, UnitRow] = {}
        self._heads: dict[int, Label] = {}
        body = Pane("paper")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        battle = acting.game.battle
        for side in range(len(battle.beginning.sides)):
            column.addWidget(self._head(battle, side))
            for fighter, standing in battle.standings.items():
                if standing.fighter.side == side:
                    column.addWidget(self._row(fighter))
        column.addStretch(1)
        self.setWidget(body)
        acting.chosen.connect(self.refresh)
        acting.drafted.connect(self.refresh)
        self.refresh()

    def _head(self, battle: Battle, side: int) -> QWidget:
        head = Pane("paper", ("bottom",))
        row = QHBoxLayout(head)
        row.setContentsMargins(px(12), px(6), px(10), px(6))
        row.setSpacing(px(6))
        row.addWidget(ElidedLabel(side_name(battle, side), Type.WORD))
        state = Label("", Type.LABEL, "ink2")
        self._heads[side] = state
        row.addWidget(state)
        row.addStretch(1)
        if not any(one.fighter.side == side for one in battle.standings.values()):
            state.setText(tr("no unit"))
        return head

    def _row(self, fighter: str) -> UnitRow:
        row = UnitRow(fighter, self._rules)
        row.pressed.connect(self._pressed)
        row.asked.connect(self._menu)
        row.due_pressed.connect(self.due_pressed)
        self.rows[fighter] = row
        return row

    def refresh(self) -> None:
        """Shows the battle and the draft as they are."""
        battle = self._acting.game.battle
        draft = self._acting.draft
        after = draft.after if draft is not None else None
        due, coming = self._by_unit(self._rules.due(battle)), self._by_unit(self._rules.coming(battle))
        for fighter, row in self.rows.items():
            pending = after.standings[fighter] if after is not None else None
            row.show_unit(battle.standings[fighter], pending, due[fighter], coming[fighter], self._role(fighter))
        for side, label in self._heads.items():
            if any(one.fighter.side == side for one in battle.standings.values()):
                label.setText(tr("to play") if side == battle.clock.side else "")

    def least_width(self) -> int:
        """The width that a full row of the damage track needs."""
        return track_size(_TRACK_ROW, px(LIST_BOX)).width() + px(22) + self.verticalScrollBar().sizeHint().width()

    def _role(self, fighter: str) -> str:
        offer = self._acting.offer
        whose = offer.whose if offer is not None else "both"
        if fighter == self._acting.actor and whose != "target":
            return "actor"
        if fighter == self._acting.target and whose != "actor":
            return "target"
        return ""

    @staticmethod
    def _by_unit(found: object) -> dict[str, list[Due]]:
        sorted_: dict[str, list[Due]] = defaultdict(list)
        for due in found:  # type: ignore[attr-defined]
            sorted_[due.fighter].append(due)
        return sorted_

    def _pressed(self, fighter: str) -> None:
        """A unit of the side whose turn it is acts; one of another is acted on."""
        battle = self._acting.game.battle
        if battle.standings[fighter].fighter.side == battle.clock.side:
            self._acting.choose_actor(fighter)
        else:
            self._acting.choose_target(fighter)

    def _menu(self, fighter: str, place: QPoint) -> None:
        self.menu_of(fighter).exec(place)

    def menu_of(self, fighter: str) -> QMenu:
        """The menu of a unit."""
        menu = QMenu(self)
        menu.addAction(tr("It &acts")).triggered.connect(lambda: self._acting.choose_actor(fighter))
        menu.addAction(tr("It is the &target")).triggered.connect(lambda: self._acting.choose_target(fighter))
        menu.addSeparator()
        track = self._rules.track(self._acting.game.battle.standings[fighter])
        if track is not None and track.left and takes_points(self._acting.game.battle, fighter):
            damage = menu.addMenu(tr("&Enter damage"))
            for points in range(1, min(track.left, _MOST_OFFERED) + 1):
                action = damage.addAction(str(points))
                action.triggered.connect(lambda _checked=False, n=points: self.damage_asked.emit(fighter, n))
            if track.left > _MOST_OFFERED:
                action = damage.addAction(tr("All {n}", n=track.left))
                action.triggered.connect(lambda _checked=False, n=track.left: self.damage_asked.emit(fighter, n))
        menu.addAction(tr("&Set its state by hand…")).triggered.connect(lambda: self.edit_asked.emit(fighter))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the units; A makes one act, T makes it the target."""
        rows = list(self.rows.values())
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if at is None or (step is None and event.key() not in (Qt.Key.Key_A, Qt.Key.Key_T)):
            super().keyPressEvent(event)
        elif step is not None:
            following = rows[max(0, min(len(rows) - 1, at + step))]
            following.setFocus()
            self.ensureWidgetVisible(following)
        elif event.key() == Qt.Key.Key_A:
            self._acting.choose_actor(rows[at].fighter)
        else:
            self._acting.choose_target(rows[at].fighter)
