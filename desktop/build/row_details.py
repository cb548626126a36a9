"""The fields of a list's open row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from desktop.build.choice_editors import ComboEditor
from desktop.build.field_box import FieldBox, field_box
from desktop.build.row_texts import Lister, pick_choices
from desktop.look import icons
from desktop.look.flow import flow_widget
from desktop.look.fonts import px
from desktop.look.surfaces import Pane
from desktop.words import tr
from rules.army import OwnRows
from rules.stored import Unit
from rules.units import Table


class RowDetails(Pane):
    """The fields of the open row, on the ground of a chosen row."""

    changed = Signal(str, object)
    left = Signal()
    refused = Signal(str)
    asked_own = Signal()

    def __init__(self, lister: Lister, tables: Sequence[Table]) -> None:
        super().__init__("blue_wash", ("bottom",), "hair")
        self.set_bar("blue")
        self.boxes: dict[str, FieldBox] = {}
        self._tables = tables
        column = QVBoxLayout(self)
        column.setContentsMargins(px(22), px(6), px(12), px(10))
        column.setSpacing(px(8))
        holder, flow = flow_widget(across=px(8), down=px(6))
        for shape in lister.fields.values():
            if shape is lister.pick:
                continue
            box = field_box(shape)
            if box is None:
                continue
            box.changed.connect(self.changed)
            box.left.connect(self.left)
            box.refused.connect(self.refused)
            self.boxes[shape.name] = box
            flow.addWidget(box)
        column.addWidget(holder)
        self._own = QPushButton(icons.icon("pencil", "blue"), tr("Change your own row…"))
        self._own.setFlat(True)
        self._own.clicked.connect(self.asked_own)
        row = QHBoxLayout()
        row.addWidget(self._own)
        row.addStretch(1)
        column.addLayout(row)

    def show_row(self, row: Any, unit: Unit, own: OwnRows, *, mine: bool) -> None:
        """Shows a row; `mine`: what it picks is a row of the player's own."""
        for name, box in self.boxes.items():
            if box.shape.picks and isinstance(box.editor, ComboEditor):
                box.editor.set_choices(pick_choices(box.shape, unit, own, self._tables))
            box.show_value(getattr(row, name))
        self._own.setVisible(mine)

    def set_read_only(self, read_only: bool) -> None:
        for box in self.boxes.values():
            box.editor.set_read_only(read_only)
        self._own.setEnabled(not read_only)

    def focus_first(self) -> None:
        first = next(iter(self.boxes.values()), None)
        if first is not None:
            QTimer.singleShot(0, first.focus_field)
