"""Any value of a unit's state, set by hand: a dialog made from the state's description."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.play.editors import Lookup
from desktop.play.game import Game
from desktop.play.groups import ObjectBox
from desktop.play.shape import Shape, shape_of
from desktop.play.texts import fighter_name, part_names, plain
from desktop.words import say, tr
from rules.battle import edited
from rules.battle_table import table
from rules.errors import BadFile
from rules.language import Words


class EditState(QDialog):
    """Saves only what was changed, as one entry."""

    def __init__(self, parent: QWidget, game: Game, fighter: str) -> None:
        super().__init__(parent)
        self._game = game
        self._fighter = fighter
        standing = game.battle.standings[fighter]
        self._before = plain(standing.state)
        name = fighter_name(standing)
        self.setWindowTitle(tr("State of {name}", name=name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(8))
        column.addWidget(ElidedLabel(name, Type.TITLE))
        hint = Label(tr("What you change here is set by hand, without dice, and stands in the log as such."), Type.NOTE)
        hint.setWordWrap(True)
        column.addWidget(hint)
        names = {key: say(words) for key, words in part_names(game.battle, fighter).items()}
        rules = table(game.battle.beginning.ruleset)
        lookup = Lookup(self._options, names, rules.words)
        self.fields = ObjectBox(Shape("object", fields=shape_of(type(standing.state))), lookup)
        self.fields.set_value(self._before)
        room = QScrollArea()
        room.setWidgetResizable(True)
        room.setFrameShape(QScrollArea.Shape.NoFrame)
        room.setWidget(self.fields)
        column.addWidget(room, 1)
        self.note = QLineEdit()
        self.note.setPlaceholderText(tr("Why (stands in the log)"))
        self.note.setAccessibleName(tr("Why (stands in the log)"))
        self.note.setMaxLength(300)
        column.addWidget(self.note)
        self.problem = Label("", Type.NOTE, "error")
        self.problem.hide()
        column.addWidget(self.problem)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.buttons.button(kinds.Ok).setText(tr("&Set"))
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self.resize(px(620), px(560))

    def _options(self, picks: str) -> Sequence[tuple[str, Words]]:
        """The unit's own list that a field picks from, as ".weapons"."""
        if not picks.startswith("."):
            return ()
        names = part_names(self._game.battle, self._fighter)
        parts = getattr(self._game.battle.standings[self._fighter].unit, picks[1:], ())
        return [(part.id, names.get(part.id, part.id)) for part in parts]

    def values(self) -> dict[str, object]:
        """What was changed."""
        now = {
            **{name: shape.default for name, shape in self.fields.shape.fields.items()},
            **(self.fields.value() or {}),
        }
        return {name: value for name, value in now.items() if name in self._before and value != self._before[name]}

    def save(self) -> None:
        """Sets what was changed; nothing when nothing was."""
        values = self.values()
        if values:
            try:
                self._game.apply(edited(self._fighter, values, self.note.text()))
            except BadFile as problem:
                self.problem.setText(say(problem.message))
                self.problem.show()
                return
        self.accept()
