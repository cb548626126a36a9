"""The army as a tree: army, forces, units. It filters itself over prepared text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from desktop.checks import figure, worst_of
from desktop.document import Document
from desktop.look.labels import plain_tip
from desktop.words import say, tr
from rules.army import Army, Force, OwnRows
from rules.findings import SEVERITIES, TITLES, Severity
from rules.language import C_
from rules.stored import Unit
from rules.units import kind_of

MIME = "application/x-ironmuster-move"
"""What is dragged inside a tree: ids of units, or of one force."""

FIGURE_ROLE = Qt.ItemDataRole.UserRole
BADGE_ROLE = Qt.ItemDataRole.UserRole + 1
ICON_ROLE = Qt.ItemDataRole.UserRole + 2
UNNAMED_ROLE = Qt.ItemDataRole.UserRole + 3
LEVEL_ROLE = Qt.ItemDataRole.UserRole + 4

Index = QModelIndex | QPersistentModelIndex

_ARMY, _FORCE, _UNIT = 0, 1, 2
# An index carries its level, and for a unit the row of its force above it.


class TreeModel(QAbstractItemModel):
    """Looks at a document's army. `moved` is sent with what was dropped: (ids, id of the force, position)."""

    moved = Signal(object, str, int)
    force_moved = Signal(str, int)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._army = document.army
        self._shown: list[Sequence[Unit]] = []
        self._rows: dict[str, tuple[int, int]] | None = None
        self._prepared: dict[str, tuple[tuple[Unit, ...], list[str]]] = {}
        self._words: tuple[str, ...] = ()
        self._only: Severity | None = None
        self._take(self._army)
        document.edited.connect(self._edited)

    # What it shows

    def set_filter(self, text: str, only: Severity | None = None) -> None:
        """Shows the units whose name, type, force or weapons hold every word of `text`.

        `only`: those with a finding of that severity or a worse one.
        """
        words = tuple(text.casefold().split())
        if words == self._words and only == self._only:
            return
        self.beginResetModel()
        self._words, self._only = words, only
        self._take(self._army)
        self.endResetModel()

    def is_filtered(self) -> bool:
        return bool(self._words) or self._only is not None

    def shown_units(self) -> int:
        """How many units pass the filter."""
        return sum(map(len, self._shown))

    def _take(self, army: Army) -> None:
        self._army = army
        self._shown = self._passing(army)
        self._rows = None

    def _passing(self, army: Army) -> list[Sequence[Unit]]:
        """The units of each force that pass the filter."""
        found = [self._holding_words(force) for force in army.forces]
        if self._only is None:
            return found
        least = SEVERITIES.index(self._only)
        return [[unit for unit in units if self._severity(unit, army.own) <= least] for units in found]

    def _severity(self, unit: Unit, own: OwnRows) -> int:
        """How bad a unit's worst finding is: the less, the worse."""
        found = self._document.checks.of(unit, own).worst
        return len(SEVERITIES) if found is None else SEVERITIES.index(found)

    def _holding_words(self, force: Force) -> Sequence[Unit]:
        """The units that hold every word; a word of the force's name is in all of them."""
        name = force.name.casefold()
        words = [word for word in self._words if word not in name]
        if not words:
            return force.units
        texts = self._texts(force)
        places = [place for place, text in enumerate(texts) if words[0] in text]
        for word in words[1:]:
            places = [place for place in places if word in texts[place]]
        return [force.units[place] for place in places]

    def _texts(self, force: Force) -> Sequence[str]:
        """What the filter looks into, a text a unit; prepared once for each unit as it is."""
        known = self._prepared.get(force.id)
        if known is not None and known[0] is force.units:
            return known[1]
        if known is not None and len(known[0]) == len(force.units):
            triples = zip(known[0], force.units, known[1], strict=True)
            texts = [text if old is unit else _text(unit) for old, unit, text in triples]
        else:
            texts = [_text(unit) for unit in force.units]
        self._prepared[force.id] = (force.units, texts)
        return texts

    # Following the document

    def _edited(self, before: Army, after: Army) -> None:
        changed = _changed_in_place(before, after)
        shown = self._passing(after)
        if changed is None or not _same_ids(self._shown, shown):
            self.beginResetModel()
            self._army, self._shown, self._rows = after, shown, None
            self.endResetModel()
            return
        self._army, self._shown = after, shown
        for place, ids in changed.items():
            for unit_id in ids:
                index = self.index_of_unit(unit_id)
                if index.isValid():
                    self.dataChanged.emit(index, index)
            index = self.createIndex(place, 0, _FORCE)
            self.dataChanged.emit(index, index)
        top = self.createIndex(0, 0, _ARMY)
        self.dataChanged.emit(top, top)

    # Indexes

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if column != 0 or row < 0 or row >= self.rowCount(parent):
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(0, 0, _ARMY)
        if parent.internalId() == _ARMY:
            return self.createIndex(row, 0, _FORCE)
        return self.createIndex(row, 0, _UNIT + parent.row())

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        level = index.internalId() if index.isValid() else _ARMY
        if level == _ARMY:
            return QModelIndex()
        if level == _FORCE:
            return self.createIndex(0, 0, _ARMY)
        return self.createIndex(level - _UNIT, 0, _FORCE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return 1
        level = parent.internalId()
        if level == _ARMY:
            return len(self._shown)
        return len(self._shown[parent.row()]) if level == _FORCE else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def unit_at(self, index: Index) -> Unit | None:
        if not index.isValid() or index.internalId() < _UNIT:
            return None
        return self._shown[index.internalId() - _UNIT][index.row()]

    def force_at(self, index: Index) -> Force | None:
        """The force of a force's row or of a unit's."""
        if not index.isValid() or index.internalId() == _ARMY:
            return None
        place = index.row() if index.internalId() == _FORCE else index.internalId() - _UNIT
        return self._army.forces[place]

    def is_force(self, index: Index) -> bool:
        return index.isValid() and index.internalId() == _FORCE

    def index_of_unit(self, unit_id: str) -> QModelIndex:
        """Where a unit stands; not valid when it is not shown."""
        if self._rows is None:
            shown = enumerate(self._shown)
            self._rows = {unit.id: (place, row) for place, units in shown for row, unit in enumerate(units)}
        found = self._rows.get(unit_id)
        return self.createIndex(found[1], 0, _UNIT + found[0]) if found else QModelIndex()

    def index_of_force(self, force_id: str) -> QModelIndex:
        """Where a force stands."""
        for place, force in enumerate(self._army.forces):
            if force.id == force_id:
                return self.createIndex(place, 0, _FORCE)
        return QModelIndex()

    # Data

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        unit = self.unit_at(index)
        if unit is not None:
            return self._unit_data(unit, role)
        return self._group_data(index, role)

    def _unit_data(self, unit: Unit, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return title(unit)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(title(unit))
        if role == FIGURE_ROLE:
            return say(figure(unit, self._army.own))
        if role == BADGE_ROLE:
            return self._document.checks.of(unit, self._army.own).worst
        if role == ICON_ROLE:
            kind = kind_of(unit)
            return kind.icon(unit) if kind else "quest"
        if role == UNNAMED_ROLE:
            return not unit.name
        if role == LEVEL_ROLE:
            return _UNIT
        if role == Qt.ItemDataRole.EditRole:
            return unit.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = [title(unit), say(figure(unit, self._army.own))]
            return _spoken(parts, self._document.checks.of(unit, self._army.own).worst)
        return None

    def _group_data(self, index: Index, role: int) -> Any:
        force = self.force_at(index)
        name = self._army.name if force is None else force.name
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            unnamed = tr(C_("army", "Unnamed")) if force is None else tr(C_("force", "Unnamed"))
            return name or unnamed if role == Qt.ItemDataRole.DisplayRole else plain_tip(name or unnamed)
        if role == Qt.ItemDataRole.EditRole:
            return name
        if role == UNNAMED_ROLE:
            return not name
        if role == LEVEL_ROLE:
            return _ARMY if force is None else _FORCE
        if role == ICON_ROLE:
            return "army" if force is None else "force"
        count = self.shown_units() if force is None else len(self._shown[index.row()])
        if role == FIGURE_ROLE:
            return say(count)
        checks = self._document.checks
        if role in (BADGE_ROLE, Qt.ItemDataRole.AccessibleTextRole):
            counts = checks.army(self._army) if force is None else checks.force(force, self._army.own)
            if role == BADGE_ROLE:
                return worst_of(counts)
            return _spoken([name, say(count)], worst_of(counts))
        return None

    # Changing

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not index.isValid() or self._document.read_only:
            return flags
        flags |= Qt.ItemFlag.ItemIsEditable
        level = index.internalId()
        if level >= _UNIT:
            flags |= Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemNeverHasChildren
        else:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
            if level == _FORCE:
                flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        chosen = [unit.id for unit in (self.unit_at(index) for index in indexes) if unit is not None]
        forces = [force.id for index in indexes if self.is_force(index) and (force := self.force_at(index))]
        about = {"army": self._army.id, "units": chosen, "forces": forces[:1] if not chosen else []}
        data = QMimeData()
        data.setData(MIME, json.dumps(about).encode())
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        about = _dragged(data)
        if about is None or about["army"] != self._army.id or not parent.isValid():
            return False
        if about["forces"]:
            return parent.internalId() == _ARMY and row >= 0
        return parent.internalId() == _FORCE or (parent.internalId() == _ARMY and row < 0)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        about = _dragged(data)
        if about is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        if about["forces"]:
            self.force_moved.emit(about["forces"][0], row)
        elif parent.internalId() == _FORCE:
            force = self._army.forces[parent.row()]
            self.moved.emit(set(about["units"]), force.id, self._position(parent.row(), row))
        # The document has moved them itself: the view must not remove anything.
        return False

    def _position(self, place: int, row: int) -> int:
        """A row among those shown as a position among all units of the force."""
        force, shown = self._army.forces[place], self._shown[place]
        if row < 0 or row >= len(shown):
            return len(force.units)
        return next(at for at, unit in enumerate(force.units) if unit is shown[row])


def title(unit: Unit) -> str:
    """A unit's name as lists show it, with its copies."""
    name = unit.name or tr(C_("unit", "Unnamed"))
    return f"{name} ×{unit.copies}" if unit.copies > 1 else name


def _text(unit: Unit) -> str:
    return searchable(unit).casefold()


def searchable(unit: Unit) -> str:
    """What the filter looks into: names, types and kind of a unit."""
    kind = kind_of(unit)
    if kind is None:
        return unit.name
    hints = " ".join(say(words) for words in kind.hints(unit).values())
    texts = [value for value in unit.__dict__.values() if isinstance(value, str) and len(value) <= 300]
    return " ".join([*texts, hints, tr(kind.title)])


def _spoken(parts: list[str], badge: Severity | None) -> str:
    return ", ".join([part for part in parts if part] + ([tr(TITLES[badge])] if badge else []))


def _dragged(data: QMimeData) -> dict[str, Any] | None:
    if not data.hasFormat(MIME):
        return None
    try:
        about = json.loads(bytes(data.data(MIME).data()))
    except ValueError:
        return None
    return about if isinstance(about, dict) and {"army", "units", "forces"} <= about.keys() else None


def _changed_in_place(before: Army, after: Army) -> dict[int, list[str]] | None:
    """The ids of the units that are others, by force; None when units came, went or moved, or own rows changed."""
    if before.own is not after.own or len(before.forces) != len(after.forces):
        return None
    changed: dict[int, list[str]] = {}
    for place, (old, new) in enumerate(zip(before.forces, after.forces, strict=True)):
        if old is new:
            continue
        if old.id != new.id or len(old.units) != len(new.units):
            return None
        others = [(one, other) for one, other in zip(old.units, new.units, strict=True) if one is not other]
        if any(one.id != other.id for one, other in others):
            return None
        changed[place] = [unit.id for _, unit in others]
    return changed


def _same_ids(before: Sequence[Sequence[Unit]], after: Sequence[Sequence[Unit]]) -> bool:
    """Whether the same units are shown in the same places."""
    if [len(units) for units in before] != [len(units) for units in after]:
        return False
    pairs = (pair for old, new in zip(before, after, strict=True) for pair in zip(old, new, strict=True))
    return all(one is other or one.id == other.id for one, other in pairs)
