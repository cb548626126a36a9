"""The log: number, sentences, dice; filter by words and unit; copy; export as text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import draw, icons
from desktop.look.dice import LOG, paint_die_row
from desktop.look.die import die_width
from desktop.look.fonts import Type, font, px
from desktop.look.labels import Label
from desktop.look.tokens import color
from desktop.play.log_model import NUMBER, ROW, Index, LogModel, LogRow
from desktop.words import tr

_FILTER_DELAY = 150
_IDLE = 30
_WRAP = int(Qt.TextFlag.TextWordWrap)
_MOST_DICE = 24


class _Delegate(QStyledItemDelegate):
    """Draws a row: number at the left, title and sentences wrapped, dice beneath."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width()
        row: LogRow = index.data(ROW)
        return QSize(width, round(self._height(row, width)))

    def _text_width(self, width: float) -> float:
        return width - px(42) - px(10)

    def _height(self, row: LogRow, width: float) -> float:
        room = QRectF(0, 0, self._text_width(width), 10_000)
        height = QFontMetricsF(_title_font(row)).boundingRect(room, _WRAP, row.title).height()
        if row.text:
            height += QFontMetricsF(font(Type.NOTE)).boundingRect(room, _WRAP, row.text).height() + px(1)
        if row.dice:
            height += px(LOG) + px(5)
        return height + px(13)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogRow = index.data(ROW)
        rect = QRectF(option.rect)
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, color("blue_wash" if selected else "sheet" if row.pending else "paper"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), color("hair"))
        top = rect.top() + px(6)
        number = QRectF(rect.left() + px(12), top, px(28), QFontMetricsF(font(Type.LABEL_STRONG)).height())
        draw.text(painter, number, str(row.number), font(Type.LABEL_STRONG), "ink2")
        left = rect.left() + px(42)
        room = QRectF(left, top, self._text_width(rect.width()), 10_000)
        top = self._wrapped(painter, room, row.title, _title_font(row), "ink")
        if row.text:
            room.setTop(top + px(1))
            top = self._wrapped(painter, room, row.text, font(Type.NOTE), "ink2")
        if row.dice:
            self._dice(painter, QPointF(left, top + px(5)), row, rect.right() - px(10))
        if option.state & QStyle.StateFlag.State_HasFocus and selected:
            draw.focus_ring(painter, rect)
        painter.restore()

    @staticmethod
    def _wrapped(painter: QPainter, room: QRectF, text: str, letters, ink) -> float:  # type: ignore[no-untyped-def]
        painter.setFont(letters)
        painter.setPen(color(ink))
        painter.drawText(room, _WRAP, text)
        return room.top() + QFontMetricsF(letters).boundingRect(room, _WRAP, text).height()

    @staticmethod
    def _dice(painter: QPainter, corner: QPointF, row: LogRow, right: float) -> None:
        """As many dice as there is room for, then how many more there are."""
        side = px(LOG)
        shown, x = 0, corner.x()
        for die in row.dice[:_MOST_DICE]:
            needed = die_width(die, side) + px(5)
            if x + needed > right - px(36) and shown < len(row.dice) - 1:
                break
            x += needed
            shown += 1
        width = paint_die_row(painter, corner, row.dice[:shown], side)
        if shown < len(row.dice):
            rest = QRectF(corner.x() + width + px(8), corner.y(), px(60), side)
            draw.text(painter, rest, f"+{len(row.dice) - shown}", font(Type.LABEL_STRONG), "ink2")


def _title_font(row: LogRow):  # type: ignore[no-untyped-def]
    return font(Type.ROW_TITLE if row.pending else Type.BODY)


class _List(QListView):
    """Lays its rows out anew when it gets another width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class LogView(QWidget):
    """`export_asked` is sent by the button; `unit_cleared` when the filter by unit is taken off."""

    export_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.model = LogModel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(px(12), px(6), px(10), px(6))
        head.setSpacing(px(6))
        head.addWidget(Label(tr("Log"), Type.HEADING))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Filter the log"))
        self.search.setAccessibleName(tr("Filter the log"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        for button, name in zip(self.search.findChildren(QToolButton), (tr("Clear"), tr("Filter")), strict=True):
            button.setAccessibleName(name)
        head.addWidget(self.search, 1)
        self.by_unit = self._tool("filter", tr("Only the chosen units"))
        self.by_unit.setCheckable(True)
        head.addWidget(self.by_unit)
        self.copy_button = self._tool("copy", tr("Copy the chosen entries, or all"))
        self.copy_button.clicked.connect(self.copy)
        head.addWidget(self.copy_button)
        self.export_button = self._tool("pdf", tr("Export the log as text"))
        self.export_button.clicked.connect(self.export_asked)
        head.addWidget(self.export_button)
        column.addLayout(head)
        self.list = _List()
        self.list.setAccessibleName(tr("Log"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Delegate(self.list))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setBatchSize(60)
        column.addWidget(self.list, 1)
        self.empty = Label(tr("Nothing has happened yet."), Type.EMPTY, "ink2")
        self.empty.setContentsMargins(px(12), px(8), px(12), px(8))
        column.addWidget(self.empty)
        self._fighter: str | None = None
        self._timer = QTimer(self, singleShot=True, interval=_FILTER_DELAY)
        self._timer.timeout.connect(self._filter)
        self.search.textChanged.connect(lambda _text: self._timer.start())
        self.by_unit.toggled.connect(lambda _on: self._filter())
        for signal in (self.model.modelReset, self.model.rowsInserted, self.model.rowsRemoved):
            signal.connect(self._show_empty)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.list)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.copy)
        self._show_empty()
        self._idle = QTimer(self, interval=_IDLE)
        self._idle.timeout.connect(self._prepare)
        self._idle.start()

    def _prepare(self) -> None:
        """Makes the log ready for the filter while nothing else happens."""
        if not self.model.prepare():
            self._idle.stop()

    @staticmethod
    def _tool(icon: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon))
        button.setAutoRaise(True)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFixedSize(px(28), px(28))
        return button

    def show_unit(self, fighter: str | None) -> None:
        """The unit that the filter by unit means."""
        self._fighter = fighter
        if self.by_unit.isChecked():
            self._filter()

    def _filter(self) -> None:
        self.model.filter(self.search.text(), self._fighter if self.by_unit.isChecked() else None)

    def _show_empty(self, *_: object) -> None:
        empty = self.model.rowCount() == 0
        self.empty.setVisible(empty)
        filtered = bool(self.search.text()) or self.by_unit.isChecked()
        self.empty.setText(tr("No entry matches.") if filtered else tr("Nothing has happened yet."))
        self.list.setVisible(not empty)
        if not empty:
            self.list.scrollToTop()

    def copy(self) -> None:
        """Copies the chosen entries as text; all that are shown when none is chosen."""
        chosen = self.list.selectionModel().selectedIndexes()
        indexes = chosen or [self.model.index(row) for row in range(self.model.rowCount())]
        numbers = [index.data(NUMBER) for index in indexes]
        text = self.model.lines([number for number in numbers if number is not None])
        QGuiApplication.clipboard().setText(text)
