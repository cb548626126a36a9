"""Rolls weapons for the points that a vehicle has left, and shows their dice (RT-GEN-10, RT-VEH-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QPushButton, QVBoxLayout

from desktop.build.rolling import ListRoller
from desktop.look import icons
from desktop.look.labels import plain_tip
from desktop.seeds import fresh_seed
from desktop.words import say, tr
from rules.army import OwnRows
from rules.dice import Rolled
from rules.rogue_trader.random_mounts import armament_hindrance, mounted, roll_armament
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle
from rules.stored import Unit

if TYPE_CHECKING:
    from desktop.build.rolled_weapons import RolledWeapons


class RollWeapons(ListRoller):
    def __init__(self) -> None:
        super().__init__()
        self._unit: Vehicle | None = None
        self._own: OwnRows | None = None
        self.button = QPushButton(icons.icon("play", "ink"), tr("Roll &weapons"))
        self.button.clicked.connect(self._roll)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.line: RolledWeapons | None = None
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
        """The line of dice is made for the first vehicle that has some."""
        if arms and self.line is None:
            from desktop.build.rolled_weapons import RolledWeapons

            self.line = RolledWeapons()
            self.layout().addWidget(self.line)
        if arms and self.line is not None:
            self.line.show_arms(arms, own)
        self.setVisible(bool(arms))

    def _roll(self) -> None:
        if self._unit is None or self._own is None:
            return
        seed = fresh_seed()
        found = mounted(roll_armament(self._unit, self._own, Rolled(seed)), seed, say)
        self.rolled.emit(found, tr("roll weapons"))


ROLLER = RollWeapons
