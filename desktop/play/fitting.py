"""A scroll area as high as its content, that scrolls only where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
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
