"""Above the form, always in sight: the unit's name, its kind, its meters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout

from desktop.build import texts
from desktop.build.editors import leave_history_to_window
from desktop.build.meters import Meters
from desktop.look.fonts import Type, font, px
from desktop.look.labels import IconLabel, Label
from desktop.look.surfaces import Pane
from desktop.words import tr
from rules.stored import Unit
from rules.units import Meter, kind_of


class Header(Pane):
    """`renamed` is sent with the name typed, `left` when the keyboard leaves it."""

    renamed = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__("sheet", ("bottom",))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(10), px(18), px(10))
        column.setSpacing(px(8))
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.name = QLineEdit()
        self.name.setMaxLength(300)
        self.name.setFont(font(Type.TITLE))
        self.name.setMinimumHeight(px(36))
        self.name.setPlaceholderText(tr("Name"))
        self.name.setAccessibleName(tr("Name"))
        self.name.textEdited.connect(lambda text: self.renamed.emit(texts.clean(text)))
        self.name.editingFinished.connect(self.left)
        leave_history_to_window(self.name)
        row.addWidget(self.name, 1)
        self._icon = IconLabel(20)
        row.addWidget(self._icon)
        self._kind = Label("", Type.WORD)
        self._kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._kind)
        column.addLayout(row)
        self.meters = Meters()
        column.addWidget(self.meters)

    def show_unit(self, unit: Unit, meters: Sequence[Meter]) -> None:
        if self.name.text() != unit.name:
            at = self.name.cursorPosition()
            self.name.setText(unit.name)
            self.name.setCursorPosition(at if self.name.hasFocus() else 0)
        kind = kind_of(unit)
        self._kind.setText(tr(kind.title) if kind else tr("unknown kind"))
        icon = kind.icon(unit) if kind else "quest"
        self._icon.set_icon(icon)
        self.meters.show_meters(meters)

    def set_read_only(self, read_only: bool) -> None:
        self.name.setReadOnly(read_only)
