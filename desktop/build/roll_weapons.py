"""Rolls weapons for the points that a vehicle has left, and shows their dice (RT-GEN-10, RT-VEH-09)."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QPushButton, QVBoxLayout

from desktop.build.rolling import ListRoller
from desktop.look import icons
from desktop.look.dice_record import DiceRecord
from desktop.look.die import Die
from desktop.look.fonts import Type, px
from desktop.look.labels import Label, plain_tip
from desktop.seeds import fresh_seed
from desktop.words import say, tr
from rules.army import OwnRows
from rules.dice import Rolled
from rules.language import C_
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.random_mounts import armament_hindrance, mounted, roll_armament
from rules.rogue_trader.random_tables import record_words
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle
from rules.stored import Unit


class RollWeapons(ListRoller):
    def __init__(self) -> None:
        super().__init__()
        self._unit: Vehicle | None = None
        self._own: OwnRows | None = None
        self.button = QPushButton(icons.icon("play", "ink"), tr("Roll &weapons"))
        self.button.clicked.connect(self._roll)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(8), 0, 0)
        column.setSpacing(px(2))
        self.words = Label("", Type.NOTE, "ink2")
        self.words.setWordWrap(True)
        column.addWidget(self.words)
        self.dice = DiceRecord()
        column.addWidget(self.dice)
        self.hide()

    def show_unit(self, unit: Unit, own: OwnRows) -> None:
        vehicle, before = cast(Vehicle, unit), self._unit
        self._unit = vehicle
        same_weapons = before is not None and before.weapons is vehicle.weapons and own is self._own
        if same_weapons and before is not None and before.weapon_points == vehicle.weapon_points:
            return
        self._own = own
        hindrance = armament_hindrance(vehicle, own)
        self.button.setEnabled(hindrance is None)
        about = tr("Fill the weapon points left from the Ironmuster table") if hindrance is None else say(hindrance)
        self.button.setToolTip(plain_tip(about))
        self.button.setAccessibleDescription(about)
        self._show_dice([arm for arm in vehicle.weapons if arm.rolled is not None], own)

    def _show_dice(self, arms: list[MountedWeapon], own: OwnRows) -> None:
        """The dice of each weapon that was rolled, under its name."""
        known = weapons(own)
        cells: list[tuple[str, Die]] = []
        for arm in arms:
            assert arm.rolled is not None
            name = say(known[arm.weapon].name.words()) if arm.weapon in known else arm.weapon
            faces = [face for step in arm.rolled.steps for face in step.faces()]
            for place, (sides, result) in enumerate(faces):
                title = name if place == len(faces) - 1 else tr(C_("die", "class"))
                cells.append((title, Die(sides, result, spoken=f"D{sides}, {title}, {result}")))
        self.dice.set_dice(cells)
        seeds = list(dict.fromkeys(arm.rolled.seed for arm in arms if arm.rolled is not None))
        self.words.setText(say(record_words(", ".join(seeds), False)) if seeds else "")
        self.setVisible(bool(cells))

    def _roll(self) -> None:
        if self._unit is None or self._own is None:
            return
        seed = fresh_seed()
        found = mounted(roll_armament(self._unit, self._own, Rolled(seed)), seed, say)
        self.rolled.emit(found, tr("roll weapons"))


ROLLER = RollWeapons
