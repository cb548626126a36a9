"""The log as a list: one row an entry, newest first, with its sentences and dice made when they are first shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.die import Die
from desktop.play.dice_view import die_row
from desktop.play.draft import Draft
from desktop.play.texts import entry_lines, entry_title, said, told
from desktop.words import say, tr
from rules.battle import Battle, Entry
from rules.battle_table import table

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
NUMBER = Qt.ItemDataRole.UserRole + 1
_AT_ONCE = 10
"""Entries made ready for the filter between two events."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry as it is shown. `pending`: it is not applied yet."""

    number: int
    title: str
    text: str
    dice: tuple[Die, ...] = ()
    pending: bool = False

    @property
    def spoken(self) -> str:
        return f"{self.number}. {self.title}. {self.text}".strip()


class LogModel(QAbstractListModel):
    """Entries of the battle, newest first, those that the filter lets through; the draft on top."""

    def __init__(self) -> None:
        super().__init__()
        self._battle: Battle | None = None
        self._rows: dict[int, tuple[Entry, LogRow]] = {}
        self._found: dict[int, tuple[Entry, str]] = {}
        self._shown: list[int] = []
        self._draft: LogRow | None = None
        self._text = ""
        self._fighter: str | None = None

    def show_battle(self, battle: Battle) -> None:
        """Shows the entries of a battle; rows of entries that were there already are kept."""
        before = len(self._battle.steps) if self._battle is not None else 0
        if self._battle is not None and len(battle.steps) == before + 1 and self._is_next(battle):
            self._battle = battle
            if self._passes(len(battle.steps)):
                top = 1 if self._draft is not None else 0
                self.beginInsertRows(QModelIndex(), top, top)
                self._shown.insert(0, len(battle.steps))
                self.endInsertRows()
            return
        self.beginResetModel()
        self._battle = battle
        self._shown = self._filtered()
        self.endResetModel()

    def _is_next(self, battle: Battle) -> bool:
        assert self._battle is not None
        old = self._battle.steps
        return not old or battle.steps[len(old) - 1].entry is old[-1].entry

    def show_draft(self, battle: Battle, draft: Draft | None) -> None:
        """Puts the draft on top of the log, or takes it off."""
        row = None
        if draft is not None and draft.after is not None:
            title = tr("Not applied yet: {entry}", entry=entry_title(battle, draft.entry))
            changes = " ".join(say(words) for words in table(battle.beginning.ruleset).told(battle, draft.after))
            dice = tuple(die_row(draft.rolls, typed=draft.entry.way == "typed"))
            row = LogRow(battle.next_number, title, changes, dice, pending=True)
        if row == self._draft:
            return
        if row is not None and self._draft is not None:
            self._draft = row
            self.dataChanged.emit(self.index(0), self.index(0))
        elif row is not None:
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._draft = row
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            self._draft = None
            self.endRemoveRows()

    def filter(self, text: str, fighter: str | None) -> None:
        """Shows only entries with these words, and of this unit."""
        self._text, self._fighter = text.strip().casefold(), fighter
        self.beginResetModel()
        self._shown = self._filtered()
        self.endResetModel()

    def _filtered(self) -> list[int]:
        count = len(self._battle.steps) if self._battle is not None else 0
        return [number for number in range(count, 0, -1) if self._passes(number)]

    def _passes(self, number: int) -> bool:
        assert self._battle is not None
        entry = self._battle.steps[number - 1].entry
        if self._fighter is not None and self._fighter not in (entry.actor, entry.target, *entry.changes):
            return False
        if not self._text:
            return True
        return self._text in self._words(number)

    def row(self, number: int) -> LogRow:
        """An entry as it is shown."""
        assert self._battle is not None
        entry = self._battle.steps[number - 1].entry
        known = self._rows.get(number)
        if known is None or known[0] is not entry:
            sentences, rolls = said(self._battle, entry)
            text = self._text_of(number, sentences)
            dice = tuple(die_row(rolls, typed=entry.way == "typed"))
            known = (entry, LogRow(number, entry_title(self._battle, entry), text, dice))
            self._rows[number] = known
        return known[1]

    def _text_of(self, number: int, sentences: Sequence[str] | None = None) -> str:
        """What an entry changed, or its last sentence; and the player's note."""
        assert self._battle is not None
        entry = self._battle.steps[number - 1].entry
        changes = told(self._battle, number)
        if not changes:
            changes = (said(self._battle, entry)[0] if sentences is None else list(sentences))[-1:]
        return " ".join((*changes, entry.note)).strip()

    def _words(self, number: int) -> str:
        """What the filter looks in."""
        assert self._battle is not None
        entry = self._battle.steps[number - 1].entry
        known = self._found.get(number)
        if known is None or known[0] is not entry:
            words = f"{number} {entry_title(self._battle, entry)} {self._text_of(number)}".casefold()
            known = self._found[number] = (entry, words)
        return known[1]

    def prepare(self) -> bool:
        """Makes ready a few more entries for the filter; whether there are others still."""
        count = len(self._battle.steps) if self._battle is not None else 0
        missing = (number for number in range(count, 0, -1) if number not in self._found)
        for number in islice(missing, _AT_ONCE):
            self._words(number)
        return len(self._found) < count

    def lines(self, numbers: Sequence[int]) -> str:
        """Entries as text, oldest first."""
        assert self._battle is not None
        lines: list[str] = []
        for number in sorted(numbers):
            lines += entry_lines(self._battle, number, self._battle.steps[number - 1].entry)
        return "\n".join(lines)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown) + (self._draft is not None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        place = index.row() - (self._draft is not None)
        number = None if place < 0 else self._shown[place]
        if role == NUMBER:
            return number
        if role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._draft if number is None else self.row(number)
        if role == ROW:
            return row
        return row.spoken if row is not None else None
