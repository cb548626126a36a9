"""Scroll areas that scroll only where there is no room: for a part of a column, and for the whole of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from desktop.look.fonts import px


class Fitting(QScrollArea):
    """Scrolls its content only when there is no room for all of it."""

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)
        body.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def refit(self) -> None:
        """The content has changed: the height it wants is another."""
        self.widget().layout().invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        body = self.widget()
        width = self.viewport().width() or hint.width()
        height = body.heightForWidth(width) if body.hasHeightForWidth() else body.sizeHint().height()
        hint.setHeight(height)
        return hint

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        least.setHeight(min(self.sizeHint().height(), px(70)))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class Whole(QScrollArea):
    """Holds a column that fills its height, and scrolls it only where its parts are at their least already."""

    def __init__(self, column: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(column)
        column.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.widget().minimumSizeHint().width(), px(120))

    def _fit(self) -> None:
        room = self.maximumViewportSize()
        width = room.width()
        least = _least_height(self.widget(), width)
        if least > room.height():
            width -= self.verticalScrollBar().sizeHint().width()
            least = _least_height(self.widget(), width)
        self.widget().resize(width, max(room.height(), least))


def _least_height(column: QWidget, width: int) -> int:
    """The height at which every part of a column has its least: what wraps as high as it is at that width."""
    layout = column.layout()
    assert layout is not None
    margins = layout.contentsMargins()
    inner = width - margins.left() - margins.right()
    heights: list[int] = []
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if item is None or item.isEmpty():
            continue
        least = item.minimumSize().height()
        heights.append(max(least, item.heightForWidth(inner)) if item.hasHeightForWidth() else least)
    return sum(heights) + layout.spacing() * max(0, len(heights) - 1) + margins.top() + margins.bottom()
