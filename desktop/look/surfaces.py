"""Panes: a ground in a token's colour, with lines at its edges."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.tokens import Role, color

Edge = Literal["left", "top", "right", "bottom"]


class Pane(QWidget):
    """A ground (paper, sheet, desk, a wash) with a 1 px line at the edges named, and a bar at the left."""

    def __init__(
        self,
        ground: Role = "paper",
        edges: tuple[Edge, ...] = (),
        line: Role = "rule",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ground: Role = ground
        self._edges = edges
        self._line: Role = line
        self._bar: Role | None = None

    def set_ground(self, ground: Role) -> None:
        """Changes the ground."""
        self._ground = ground
        self.update()

    def set_bar(self, bar: Role | None) -> None:
        """Shows the 3 px bar of a chosen (blue), target or faulty (error) row, or none."""
        self._bar = bar
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), color(self._ground))
        width, height = self.width(), self.height()
        lines: dict[Edge, QRect] = {
            "left": QRect(0, 0, 1, height),
            "right": QRect(width - 1, 0, 1, height),
            "top": QRect(0, 0, width, 1),
            "bottom": QRect(0, height - 1, width, 1),
        }
        for edge in self._edges:
            painter.fillRect(lines[edge], color(self._line))
        if self._bar is not None:
            painter.fillRect(QRect(0, 0, 3, height), color(self._bar))


def hline(ink: Role = "hair", parent: QWidget | None = None) -> QWidget:
    """A horizontal line, 1 px, as wide as its place."""
    line = Pane(ink, parent=parent)
    line.setFixedHeight(1)
    return line


def vline(ink: Role = "hair", parent: QWidget | None = None) -> QWidget:
    """A vertical line, 1 px, as high as its place."""
    line = Pane(ink, parent=parent)
    line.setFixedWidth(1)
    return line
