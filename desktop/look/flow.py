"""A layout that sets its items in a row and wraps to the next when the width is used up."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget


class FlowLayout(QLayout):
    """Items keep their size hint, or what a row leaves them; rows are as high as their highest item, on whose foot
    the others stand.
    """

    def __init__(self, parent: QWidget | None = None, across: int = 8, down: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._across = across
        self._down = down
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, place=True)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        margins = self.contentsMargins()
        width = sum(size.width() for size in sizes) + self._across * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint()
            room = max(width, item.minimumSize().width())
            if size.width() > room:
                size = QSize(room, item.heightForWidth(room) if item.hasHeightForWidth() else size.height())
            if not rows or used + self._across + size.width() > width:
                rows.append([])
                used = size.width()
            else:
                used += self._across + size.width()
            rows[-1].append((item, size))
        return rows

    def _lay_out(self, rect: QRect, *, place: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        y = inner.top()
        rows = self._rows(inner.width())
        widget = self.parentWidget()
        direction = widget.layoutDirection() if widget else Qt.LayoutDirection.LeftToRight
        for row in rows:
            height = max(size.height() for _, size in row)
            x = inner.left()
            for item, size in row:
                if place:
                    tall = bool(item.expandingDirections() & Qt.Orientation.Vertical)
                    full = QSize(size.width(), height) if tall else size
                    spot = QRect(QPoint(x, y + height - full.height()), full)
                    item.setGeometry(_mirrored(direction, inner, spot))
                x += size.width() + self._across
            y += height + self._down
        used = y - self._down - inner.top() if rows else 0
        return used + margins.top() + margins.bottom()


def _mirrored(direction: Qt.LayoutDirection, outer: QRect, inner: QRect) -> QRect:
    if direction is Qt.LayoutDirection.LeftToRight:
        return inner
    return QRect(QPoint(outer.right() - (inner.right() - outer.left()), inner.top()), inner.size())


def flow_widget(parent: QWidget | None = None, across: int = 8, down: int = 8) -> tuple[QWidget, FlowLayout]:
    """A widget whose height follows its width, with the flow layout that fills it."""
    widget = QWidget(parent)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    return widget, FlowLayout(widget, across, down)
