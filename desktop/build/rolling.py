"""What can be rolled up on random tables in Build, each imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.army import OwnRows
from rules.language import N_
from rules.stored import Unit


@dataclass(frozen=True, slots=True)
class UnitRoller:
    """How a kind of unit is rolled up. `title`: of the menu entry, a template; `module`: has the dialog."""

    title: str
    module: str

    def hindrance(self) -> str:
        """Why it cannot be rolled up at the moment; empty when it can."""
        why: str = import_module(self.module).hindrance()
        return why

    def ask(
        self, parent: QWidget, own: OwnRows, where: str, given: Unit | None, done: Callable[[Unit], object]
    ) -> None:
        """Opens the dialog. `where` says what becomes of the unit; `given`: one to roll again; `done` takes it."""
        import_module(self.module).ask(parent, own, where, given, done)


_UNITS: Mapping[str, UnitRoller] = {
    "rogue-trader.dreadnought": UnitRoller(N_("&Roll random armour…"), "desktop.build.suit_dialog"),
}
_LISTS: Mapping[tuple[str, str], str] = {("rogue-trader.vehicle", "weapons"): "desktop.build.roll_weapons"}
"""By kind and field, the module that has a ROLLER."""


class ListRoller(QWidget):
    """The line under a list that shows the dice of what was rolled; `button` stands beside the list's search.

    `rolled` is sent with the rows to add and the name of the step.
    """

    rolled = Signal(object, str)
    button: QPushButton

    def show_unit(self, unit: Unit, own: OwnRows) -> None:
        """Shows a unit's dice, and whether more can be rolled."""
        raise NotImplementedError


def unit_roller(kind: str) -> UnitRoller | None:
    """How units of a kind are rolled up; None when they are not."""
    return _UNITS.get(kind)


def list_roller(kind: str, field: str) -> ListRoller | None:
    """A roller for a list of a kind of unit; None when nothing of it is rolled up."""
    module = _LISTS.get((kind, field))
    return import_module(module).ROLLER() if module else None
