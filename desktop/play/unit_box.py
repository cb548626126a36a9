"""The cards in which actor and target are chosen: a combo box drawn as a card with a bar, a word and the name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.tokens import Role, color
from desktop.play.texts import fighter_name, side_name
from desktop.words import tr
from rules.battle import Battle
from rules.units import kind_of


class UnitBox(QComboBox):
    """`picked` is sent with the id of the unit that the player chose, or None."""

    picked = Signal(object)

    def __init__(self, title: str, bar: Role) -> None:
        super().__init__()
        self._title = title
        self._bar: Role = bar
        self._idle = ""
        self._names: list[tuple[str, str]] = []
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(lambda _index: self.picked.emit(self.currentData()))

    def show_units(self, battle: Battle) -> None:
        """Lists the units of the battle, side by side."""
        names = [(one.fighter.id, fighter_name(one), one.fighter.side) for one in battle.standings.values()]
        listed = [(fighter, name) for fighter, name, _ in names]
        if listed == self._names:
            return
        self._names = listed
        chosen = self.currentData()
        self.blockSignals(True)
        self.clear()
        self.addItem(tr("nobody"), None)
        for side in range(len(battle.beginning.sides)):
            self.insertSeparator(self.count())
            for fighter, name, theirs in names:
                if theirs == side:
                    kind = kind_of(battle.standings[fighter].unit)
                    icon = icons.icon(kind.icon(battle.standings[fighter].unit)) if kind else icons.icon("quest")
                    self.addItem(icon, name, fighter)
                    self.setItemData(self.count() - 1, plain_tip(side_name(battle, side)), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.blockSignals(False)

    def choose(self, fighter: str | None) -> None:
        """Shows a unit as chosen, without a signal."""
        self.blockSignals(True)
        self.setCurrentIndex(max(0, self.findData(fighter)))
        self.blockSignals(False)
        self.update()

    def set_idle(self, why: str) -> None:
        """Draws the card as not needed, with the reason; empty: it is needed."""
        self._idle = why
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(46))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(150), px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        idle = bool(self._idle)
        line = draw.pen("rule", 1, (3, 2)) if idle else draw.pen("ink2" if self.underMouse() else "rule")
        draw.box(painter, rect, "paper" if idle else "sheet", line)
        chosen = self.currentData() is not None
        if chosen and not idle:
            painter.fillRect(QRectF(0, 0, 3, rect.height()), color(self._bar))
        side = px(18)
        left = float(px(14))
        if chosen:
            spot = QRectF(left, (rect.height() - side) / 2, side, side)
            self.itemIcon(self.currentIndex()).paint(painter, spot.toRect())
            left += side + px(9)
        right = rect.width() - px(28)
        half = rect.height() / 2
        title = f"{self._title} · {self._idle}" if idle else self._title
        draw.text(painter, QRectF(left, px(4), right - left, half - px(4)), title, font(Type.NOTE), "ink2")
        name = QRectF(left, half - px(2), right - left, half - px(2))
        draw.text(painter, name, self.currentText(), font(Type.FIGURE), "ink3" if idle or not chosen else "ink")
        draw.chevron(painter, QRectF(right, 0, px(20), rect.height()), "ink2")
        if self.hasFocus():
            draw.focus_ring(painter, rect)
