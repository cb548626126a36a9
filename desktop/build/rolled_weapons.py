"""The dice of a vehicle's weapons that were rolled up, under its weapons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.dice_record import DiceRecord
from desktop.look.die import Die
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.words import say, tr
from rules.army import OwnRows
from rules.language import C_
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.random_tables import record_words
from rules.rogue_trader.vehicle import MountedWeapon


class RolledWeapons(QWidget):
    """Where the weapons come from, and the dice of each, the last under its name."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(8), 0, 0)
        column.setSpacing(px(2))
        self.words = Label("", Type.NOTE, "ink2")
        self.words.setWordWrap(True)
        column.addWidget(self.words)
        self.dice = DiceRecord()
        column.addWidget(self.dice)

    def show_arms(self, arms: Sequence[MountedWeapon], own: OwnRows) -> None:
        """Shows the dice of weapons that have some."""
        known = weapons(own)
        cells: list[tuple[str, Die]] = []
        seeds: dict[str, None] = {}
        for arm in arms:
            if arm.rolled is None:
                continue
            seeds[arm.rolled.seed] = None
            name = say(known[arm.weapon].name.words()) if arm.weapon in known else arm.weapon
            faces = [face for step in arm.rolled.steps for face in step.faces()]
            for place, (sides, result) in enumerate(faces, 1):
                title = name if place == len(faces) else tr(C_("die", "class"))
                cells.append((title, Die(sides, result, spoken=f"D{sides}, {title}, {result}")))
        self.dice.set_dice(cells)
        self.words.setText(say(record_words(", ".join(seeds), False)))
