"""Which units take part on which side: the units of the armies, each on one side or on none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from desktop.look import icons
from desktop.look.labels import plain_tip
from desktop.play.texts import UNNAMED
from desktop.words import tr
from rules.army import Army, OwnRows, units
from rules.battle import MOST_FIGHTERS, Beginning, Clock, Fighter, Side, fighters_of
from rules.battle_table import table
from rules.language import N_, Message, Words
from rules.stored import Unit
from rules.units import kind_of

Index = QModelIndex | QPersistentModelIndex
SIDES = 2


@dataclass(frozen=True, slots=True)
class _Row:
    army: int
    unit: Unit


@dataclass(slots=True)
class Choice:
    """What a battle begins with, apart from the units."""

    name: str = ""
    seed: str = "1"
    starts: int = 0
    sides: list[str] = field(default_factory=lambda: ["", ""])
    settings: Mapping[str, object] = field(default_factory=dict)


class UnitChoice(QAbstractTableModel):
    """Column 0: the unit; then a column a side with a tick. A unit is on one side at most."""

    counted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.armies: list[Army] = []
        self._rows: list[_Row] = []
        self._sides: dict[tuple[int, str], int | None] = {}

    def set_armies(self, armies: Sequence[Army]) -> None:
        """Takes up the armies: the units of each start on a side of their own; what was chosen stays."""
        self.beginResetModel()
        self.armies = list(armies)
        self._rows = [_Row(number, unit) for number, army in enumerate(armies) for unit in units(army)]
        for row in self._rows:
            key = (row.army, row.unit.id)
            if key not in self._sides:
                self._sides[key] = min(row.army, SIDES - 1) if self._plays(row) else None
        self.endResetModel()
        self.counted.emit()

    def _plays(self, row: _Row) -> bool:
        return row.unit.kind in table(self.armies[row.army].ruleset).plays

    def side_of(self, row: int) -> int | None:
        """The side of the unit in a row."""
        return self._sides.get((self._rows[row].army, self._rows[row].unit.id))

    def count(self, side: int) -> int:
        """How many fighters a side has: a unit of several copies is as many."""
        return sum(row.unit.copies for place, row in enumerate(self._rows) if self.side_of(place) == side)

    def fighters(self) -> tuple[Fighter, ...]:
        """Those who take part, side by side."""
        found: list[Fighter] = []
        for side in range(SIDES):
            for number, army in enumerate(self.armies):
                chosen = frozenset(
                    row.unit.id
                    for place, row in enumerate(self._rows)
                    if row.army == number and self.side_of(place) == side
                )
                found += fighters_of(army, side, chosen)
        return tuple(found)

    def problem(self) -> Words:
        """Why a battle cannot begin with these; empty when it can."""
        total = sum(self.count(side) for side in range(SIDES))
        if total == 0:
            return Message(N_("Choose at least one unit."))
        if total > MOST_FIGHTERS:
            return Message(N_("At most {most} units can take part, not {n}."), {"most": MOST_FIGHTERS, "n": total})
        for side in range(SIDES):
            rows = [row for army in self._armies_of(side) for row in (*army.own.weapons, *army.own.equipment)]
            known: dict[object, object] = {}
            for row in rows:
                if known.setdefault(row.get("id"), row) != row:
                    template = N_("Both armies of side {side} have a “{id}” of their own, and the two differ.")
                    return Message(template, {"side": side + 1, "id": str(row.get("id"))})
        return ""

    def _armies_of(self, side: int) -> list[Army]:
        """The armies that have units on a side."""
        there = {row.army for place, row in enumerate(self._rows) if self.side_of(place) == side}
        return [army for number, army in enumerate(self.armies) if number in there]

    def beginning(self, choice: Choice) -> Beginning:
        """The first line of the battle's file. The own rows of the armies on a side go with that side."""
        sides = [
            Side(name=choice.sides[side], own=_merged([army.own for army in self._armies_of(side)]))
            for side in range(SIDES)
        ]
        rule_set = self.armies[0].ruleset
        return Beginning(
            ruleset=rule_set,
            name=choice.name,
            seed=choice.seed,
            settings=dict(choice.settings),
            sides=tuple(sides),
            fighters=self.fighters(),
            clock=Clock(side=choice.starts, phase=table(rule_set).phases(choice.settings)[0][0]),
        )

    # What the view asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1 + SIDES

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr("Unit") if section == 0 else tr("Side {number}", number=section)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if not self._plays(self._rows[index.row()]):
            return Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        side = index.column() - 1
        if side >= 0:
            if role == Qt.ItemDataRole.CheckStateRole and self._plays(row):
                there = self.side_of(index.row()) == side
                return Qt.CheckState.Checked if there else Qt.CheckState.Unchecked
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return tr("{name}, side {number}", name=self._name(row), number=side + 1)
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._name(row)
        if role == Qt.ItemDataRole.DecorationRole:
            kind = kind_of(row.unit)
            return icons.icon(kind.icon(row.unit) if kind is not None else "quest")
        if role == Qt.ItemDataRole.ToolTipRole:
            army = self.armies[row.army].name
            return plain_tip(army) if self._plays(row) else tr("This kind of unit takes no part in battles.")
        return None

    def _name(self, row: _Row) -> str:
        name = row.unit.name or tr(UNNAMED)
        return f"{name} ×{row.unit.copies}" if row.unit.copies > 1 else name

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or index.column() == 0:
            return False
        row = self._rows[index.row()]
        checked = Qt.CheckState(value) is Qt.CheckState.Checked  # type: ignore[arg-type]
        self._sides[row.army, row.unit.id] = index.column() - 1 if checked else None
        self.dataChanged.emit(self.index(index.row(), 1), self.index(index.row(), SIDES))
        self.counted.emit()
        return True

    def choose(self, army: int, side: int | None) -> None:
        """Puts all units of an army on a side, or on none."""
        for row in self._rows:
            if row.army == army and self._plays(row):
                self._sides[army, row.unit.id] = side
        self.dataChanged.emit(self.index(0, 1), self.index(max(0, len(self._rows) - 1), SIDES))
        self.counted.emit()


def _merged(rows: Sequence[OwnRows]) -> OwnRows:
    """The own rows of several armies, each id once."""
    if len(rows) == 1:
        return rows[0]
    weapons = {row.get("id"): row for own in rows for row in own.weapons}
    equipment = {row.get("id"): row for own in rows for row in own.equipment}
    return OwnRows(weapons=tuple(weapons.values()), equipment=tuple(equipment.values()))
