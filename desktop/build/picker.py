"""A search over a table: name in either language, class, figures; what is not there is defined on the spot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QPainter
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.build.editors import leave_history_to_window
from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.tokens import Role
from desktop.words import say, tr
from rules.catalogue import MARKS, Row
from rules.units import Table

Index = QModelIndex | QPersistentModelIndex

_ROWS = 12
_OWN = ""
"""The id of the last entry: define your own."""
ROW_ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class _Entry:
    id: str
    name: str
    kind: str
    figures: str
    mark: str
    text: str


def _entry(row: Row, table: Table, own: bool) -> _Entry:
    name, kind = say(row.name.words()), say(table.kind(row))
    pairs = [(tr(column.title), say(column.text(row))) for column in table.columns]
    figures = "  ".join(f"{head} {figure}" for head, figure in pairs if figure not in ("–", "—"))
    mark = tr("your own") if own else tr(MARKS[row.mark])
    return _Entry(row.id, name, kind, figures, mark, f"{row.name.en} {row.name.fr} {kind}".casefold())


class PickerModel(QAbstractListModel):
    """The rows that hold every word typed, and the way to define another."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[_Entry] = []
        self._shown: list[_Entry] = []
        self._typed = ""
        self._ownable = False
        self._own = _Entry(_OWN, "", "", "", "", "")

    def set_rows(self, rows: Mapping[str, Row], table: Table, own: Sequence[str], *, ownable: bool) -> None:
        """The rows of a table; those in `own` are the army's. `ownable`: the player may define another."""
        self._ownable = ownable
        self._own = _Entry(_OWN, tr("Define your own…"), "", "", "", "")
        self._entries = [_entry(row, table, row.id in own) for row in rows.values()]
        self.filter(self._typed)

    def filter(self, typed: str) -> None:
        """Shows what holds every word of `typed`, names that begin with it first."""
        words = typed.casefold().split()
        self.beginResetModel()
        self._typed = typed
        found = [entry for entry in self._entries if all(word in entry.text for word in words)]
        if words:
            found.sort(key=lambda entry: not entry.name.casefold().startswith(words[0]))
        self._shown = [*found, self._own] if self._ownable else found
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def found(self) -> int:
        """How many rows there are besides the way to define another."""
        return len(self._shown) - self._ownable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        entry = self._shown[index.row()]
        if role == ROW_ROLE:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (entry.name, entry.kind, entry.figures, entry.mark) if part)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return entry.name
        return None


class _Rows(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(300), px(44 if index.data(ROW_ROLE).id else 30))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        entry: _Entry = index.data(ROW_ROLE)
        inner = QRectF(option.rect).adjusted(px(10), px(3), -px(10), -px(3))
        if not entry.id:
            spot = QRect(round(inner.left()), round(inner.top()), px(16), round(inner.height()))
            icons.paint(painter, "pencil", spot, "blue")
            draw.text(painter, inner.adjusted(px(24), 0, 0, 0), entry.name, font(Type.BUTTON), "blue")
            painter.restore()
            return
        half = inner.height() / 2
        mark = draw.width(entry.mark, font(Type.NOTE)) + 2
        name = draw.width(entry.name, font(Type.ROW_TITLE)) + 1
        top = QRectF(inner.left(), inner.top(), inner.width(), half)
        room = min(name, top.width() - mark - px(12))
        draw.text(painter, QRectF(top.left(), top.top(), room, half), entry.name, font(Type.ROW_TITLE))
        rest = QRectF(top.left() + room + px(8), top.top(), top.width() - room - mark - px(16), half)
        if rest.width() > px(30):
            draw.text(painter, rest, entry.kind, font(Type.NOTE), "ink2")
        right = QRectF(top.right() - mark, top.top(), mark, half)
        draw.text(painter, right, entry.mark, font(Type.NOTE), "ink2", Qt.AlignmentFlag.AlignRight)
        ink: Role = "ink"
        foot = QRectF(inner.left(), inner.top() + half, inner.width(), half)
        draw.text(painter, foot, entry.figures, font(Type.CELL), ink)
        painter.restore()


class Picker(QLineEdit):
    """`picked` is sent with the id of a row, `asked_own` with what was typed when the player wants another."""

    picked = Signal(str)
    asked_own = Signal(str)

    def __init__(self, placeholder: str) -> None:
        super().__init__()
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setMaxLength(300)
        self.setClearButtonEnabled(False)
        self.addAction(QAction(icons.icon("search"), "", self), QLineEdit.ActionPosition.LeadingPosition)
        leave_history_to_window(self)
        self.model = PickerModel()
        self._completer = QCompleter(self.model, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_ROWS)
        self._completer.setWidget(self)
        popup = QListView()
        popup.setMouseTracking(True)
        popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        popup.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._completer.setPopup(popup)
        popup.setItemDelegate(_Rows(popup))
        self._completer.activated[QModelIndex].connect(self._chosen)  # type: ignore[index]
        self.textEdited.connect(self._typed)
        self.returnPressed.connect(self._take_first)

    def popup(self) -> QListView:
        """The list of what was found."""
        view = self._completer.popup()
        assert isinstance(view, QListView)
        return view

    def show_all(self) -> None:
        """Opens the list."""
        self._completer.complete(QRect(0, 0, max(self.width(), px(420)), self.height()))
        if self.model.found():
            self.popup().setCurrentIndex(self.model.index(0, 0))

    def _typed(self, text: str) -> None:
        self.model.filter(text)
        self.show_all()

    def _take_first(self) -> None:
        if self.popup().isVisible():
            return
        self.show_all()

    def _chosen(self, index: QModelIndex) -> None:
        # The completer's own model wraps ours, row by row.
        entry: _Entry | None = self.model.data(self.model.index(index.row(), 0), ROW_ROLE)
        typed = self.text() if self.text() != (entry.name if entry else "") else ""
        self.clear()
        self.model.filter("")
        if entry is None:
            return
        if entry.id:
            self.picked.emit(entry.id)
        else:
            self.asked_own.emit(typed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.model.filter(self.text())

    def keyPressEvent(self, event: Any) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and not self.popup().isVisible():
            self.show_all()
            return
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.model.filter("")
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: Any) -> None:
        super().mousePressEvent(event)
        if not self.popup().isVisible():
            self.show_all()
