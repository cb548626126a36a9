"""The suit as it stands while it is rolled up: name, profile, weapons, equipment, notes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.build import texts
from desktop.build.editors import leave_history_to_window
from desktop.build.shape import shapes
from desktop.checks import meters
from desktop.look.fonts import Type, font, px
from desktop.look.labels import Label
from desktop.look.surfaces import Pane, hline
from desktop.words import say, tr
from rules.army import OwnRows
from rules.language import Message
from rules.rogue_trader.armoury import equipment, weapons
from rules.rogue_trader.dreadnought import SUIT_MOUNTS, Dreadnought
from rules.rogue_trader.tables import signed

_PROFILE = ("m", "ws", "bs", "s", "t", "damage", "i", "a", "save")


class SuitSummary(Pane):
    """`renamed` is sent with the name that the player writes."""

    renamed = Signal(str)

    def __init__(self, own: OwnRows) -> None:
        super().__init__("sheet", ("left", "top", "right", "bottom"), "hair")
        self._own = own
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(12), px(14), px(12))
        column.setSpacing(px(8))
        self.name = QLineEdit()
        self.name.setFont(font(Type.BIG_FIGURE))
        self.name.setMaxLength(300)
        self.name.setAccessibleName(tr("Name"))
        self.name.setPlaceholderText(tr("Name"))
        self.name.textEdited.connect(lambda text: self.renamed.emit(texts.clean(text)))
        leave_history_to_window(self.name)
        column.addWidget(self.name)
        self.type_line = Label("", Type.NOTE, "ink2")
        column.addWidget(self.type_line)
        column.addLayout(self._profile())
        self.weapons_head, self.weapons = self._part(column)
        self.equipment_head, self.equipment = self._part(column)
        self.notes_head, self.notes = self._part(column)
        self.notes_head.setText(tr("Notes"))
        column.addStretch(1)

    def _profile(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(4))
        grid.setVerticalSpacing(0)
        self.figures: dict[str, Label] = {}
        for place, field in enumerate(_PROFILE):
            shape = shapes(Dreadnought)[field]
            letter = Label(texts.letter(shape), Type.LABEL, "ink2")
            figure = Label("", Type.FIGURE)
            for line, label in enumerate((letter, figure)):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                label.setToolTip(texts.title(shape))
                grid.addWidget(label, line, place)
            self.figures[field] = figure
        return grid

    def _part(self, column: QVBoxLayout) -> tuple[Label, Label]:
        """A heading over a line, and what stands under it."""
        part = QWidget()
        inner = QVBoxLayout(part)
        inner.setContentsMargins(0, px(2), 0, 0)
        inner.setSpacing(px(2))
        head = Label("", Type.LABEL_STRONG)
        inner.addWidget(head)
        inner.addWidget(hline("rule"))
        text = Label("", Type.BODY)
        text.setWordWrap(True)
        inner.addWidget(text)
        column.addWidget(part)
        return head, text

    def show_suit(self, suit: Dreadnought) -> None:
        """Shows a suit."""
        if self.name.text() != suit.name:
            self.name.setText(suit.name)
            self.name.setCursorPosition(0)
        self.type_line.setText(tr("Dreadnought · {type}", type=suit.type_name))
        for field, label in self.figures.items():
            label.setText(texts.number_text(shapes(Dreadnought)[field], getattr(suit, field)))
        points = meters(suit, self._own)
        for head, meter in zip((self.weapons_head, self.equipment_head), points, strict=True):
            section = tr("Weapons") if meter.section == "weapons" else tr("Equipment")
            head.setText(
                tr("{section} {used} of {allowed}", section=section, used=meter.used, allowed=meter.allowed or 0)
            )
        self.weapons.setText("\n".join(self._weapons(suit)) or tr("No weapon."))
        items = equipment(self._own)
        self.equipment.setText(
            ", ".join(say(items[each.item].name.words()) for each in suit.equipment if each.item in items)
            or tr("No equipment.")
        )
        self.notes.setText(suit.notes)
        self.setAccessibleName(tr("{field}: {text}", field=tr("The suit"), text=self._spoken(suit)))

    def _weapons(self, suit: Dreadnought) -> list[str]:
        known = weapons(self._own)
        lines: list[str] = []
        for arm in suit.weapons:
            name = say(known[arm.weapon].name.words()) if arm.weapon in known else arm.weapon
            where = say(Message(SUIT_MOUNTS[arm.mount]))
            hit = tr("{modifier} to hit", modifier=signed(arm.to_hit)) if arm.to_hit else ""
            lines.append(texts.joined([name, where, arm.note, hit]))
        return lines

    def _spoken(self, suit: Dreadnought) -> str:
        profile = [
            f"{texts.letter(shapes(Dreadnought)[field])} {label.text()}" for field, label in self.figures.items()
        ]
        return "; ".join([suit.name, ", ".join(profile), *self._weapons(suit), self.equipment.text(), suit.notes])
