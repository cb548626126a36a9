"""How the tree of the army is drawn and handled."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from desktop.build.tree_model import BADGE_ROLE, FIGURE_ROLE, ICON_ROLE, LEVEL_ROLE, UNNAMED_ROLE
from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.severity import Severity, paint_mark

_BADGE = 16
_ICON = 18
_RIGHT = 8


class _Rows(QStyledItemDelegate):
    """Icon, name, figure, badge: figure and badge never move, the name elides."""

    renamed = Signal(QPersistentModelIndex, str)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(120), max(px(30), option.fontMetrics.height() + px(8)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        option.widget.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        rect = option.rect
        side = px(_ICON)
        icons.paint(painter, index.data(ICON_ROLE), QRect(rect.left() + px(4), rect.top(), side, rect.height()), "ink2")
        right = rect.right() - px(_RIGHT)
        badge = index.data(BADGE_ROLE)
        mark = px(_BADGE)
        if badge is not None:
            spot = QRectF(right - mark, rect.center().y() - mark / 2 + 0.5, mark, mark)
            paint_mark(painter, spot, Severity(badge))
        right -= mark + px(8)
        figure = index.data(FIGURE_ROLE)
        note = font(Type.NOTE)
        taken = draw.width(figure, note)
        draw.text(painter, QRectF(right - taken - 1, rect.top(), taken + 1, rect.height()), figure, note, "ink2")
        left = rect.left() + px(4) + side + px(8)
        room = QRectF(left, rect.top(), right - taken - px(8) - left, rect.height())
        unnamed = index.data(UNNAMED_ROLE)
        letters = self._letters(index, bool(option.state & QStyle.StateFlag.State_Selected))
        draw.text(painter, room, index.data(), letters, "ink2" if unnamed else "ink")
        painter.restore()

    @staticmethod
    def _letters(index: QModelIndex | QPersistentModelIndex, chosen: bool) -> QFont:
        if index.data(UNNAMED_ROLE):
            return font(Type.EMPTY)
        if chosen or index.data(LEVEL_ROLE) == 0:
            return font(Type.ROW_TITLE)
        return font(Type.BODY)

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(300)
        return editor

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(index.data(Qt.ItemDataRole.EditRole))
        editor.selectAll()

    def setModelData(self, editor: QWidget, model: object, index: QModelIndex | QPersistentModelIndex) -> None:
        assert isinstance(editor, QLineEdit)
        self.renamed.emit(QPersistentModelIndex(index), editor.text())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        editor.setGeometry(option.rect.adjusted(px(4) + px(_ICON) + px(4), 1, -px(4), -1))


class TreeView(QTreeView):
    """`renamed` is sent with an index and the name typed there; `removed` when Del is pressed."""

    renamed = Signal(QPersistentModelIndex, str)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setIndentation(px(16))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = _Rows(self)
        rows.renamed.connect(self.renamed)
        self.setItemDelegate(rows)
        self.setAutoFillBackground(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Alt+Up and Alt+Down move units: a shortcut of the workspace, not a step of the selection.
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        super().keyPressEvent(event)
