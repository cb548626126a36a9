"""What can be rolled up on random tables in Build, each imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from rules.army import OwnRows
from rules.stored import Unit

_UNITS: Mapping[str, str] = {"rogue-trader.dreadnought": "desktop.build.suit_dialog"}
_LISTS: Mapping[tuple[str, str], str] = {("rogue-trader.vehicle", "weapons"): "desktop.build.roll_weapons"}
"""Modules that have a ROLLER: by kind of unit; by kind and field."""


@dataclass(frozen=True, slots=True)
class UnitRoller:
    """How a kind of unit is rolled up.

    `title`: of the menu entry, a template; `hindrance` says why it cannot be at the moment, or ""; `ask` opens the
    dialog over a widget, with the army's own rows, a sentence that says what becomes of the unit, a unit to roll
    again or None, and what to do with the unit that comes of it.
    """

    title: str
    hindrance: Callable[[], str]
    ask: Callable[[QWidget, OwnRows, str, Unit | None, Callable[[Unit], object]], QDialog]


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
    module = _UNITS.get(kind)
    return import_module(module).ROLLER if module else None


def list_roller(kind: str, field: str) -> ListRoller | None:
    """A roller for a list of a kind of unit; None when nothing of it is rolled up."""
    module = _LISTS.get((kind, field))
    return import_module(module).ROLLER() if module else None
