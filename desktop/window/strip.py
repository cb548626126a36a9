"""The strip under the menus: the workspaces, the army and whether it is saved, the findings, undo and redo."""

from __future__ import annotations

import time

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.document import Document
from desktop.look import icons
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, IconLabel, Label
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.surfaces import Pane
from desktop.window.tally import Tally
from desktop.window.workspaces import WORKSPACES
from desktop.words import tr
from rules.language import C_, Message

_REFRESH = 10_000
"""Milliseconds between two looks at the clock, for how old the recovery copy is."""


class Strip(Pane):
    """`chosen` is sent with the id of a workspace, `asked` when the sum of the findings is pressed."""

    chosen = Signal(str)
    asked = Signal()

    def __init__(self, document: Document, undo: QAction, redo: QAction) -> None:
        super().__init__("paper", ("bottom",))
        self._document = document
        self._heading: tuple[str, str] | None = None
        self.workspaces: SegmentedControl | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(4), px(12), px(8))
        row.setSpacing(px(8))
        if len(WORKSPACES) > 1:
            segments = [Segment(entry.id, tr(entry.title), entry.icon) for entry in WORKSPACES]
            self.workspaces = SegmentedControl(segments, spoken=tr("Workspace"))
            self.workspaces.chosen.connect(self.chosen)
            row.addWidget(self.workspaces)
            row.addSpacing(px(14))
        row.addWidget(IconLabel(18, "army"))
        self._name = ElidedLabel(step=Type.HEADING)
        row.addWidget(self._name)
        self._state = Label(step=Type.NOTE, ink="ink2")
        row.addWidget(self._state)
        row.addStretch(1)
        self._tally = Tally()
        self._tally.clicked.connect(self.asked)
        row.addWidget(self._tally)
        self._tools: QWidget | None = None
        row.addSpacing(px(8))
        row.addWidget(_tool(undo, "undo"))
        row.addWidget(_tool(redo, "redo"))
        self._clock = QTimer(self, interval=_REFRESH)
        self._clock.timeout.connect(self.show_state)
        self._clock.start()
        document.state_changed.connect(self.show_state)
        document.edited.connect(self.show_army)
        self.show_army()
        self.show_state()

    def show_army(self) -> None:
        """The army's name and what was found."""
        army = self._document.army
        name = self._heading[0] if self._heading else army.name or tr(C_("army", "Unnamed"))
        if name != self._name.text():
            self._name.set_text(name)
        self._tally.set_counts(self._document.checks.army(army))
        self.show_state()

    def show_state(self) -> None:
        """Whether the army is saved."""
        words = self._heading[1] if self._heading else state_words(self._document)
        if words != self._state.text():
            self._state.setText(words)

    def show_heading(self, heading: tuple[str, str] | None) -> None:
        """Shows a name and how it is kept in place of the army's; None: the army's."""
        self._heading = heading
        self._tally.setVisible(heading is None and self._tools is None)
        self.show_army()

    def show_workspace(self, name: str, tools: QWidget | None) -> None:
        """Marks the workspace shown, with its tools in place of the sum of the findings."""
        if self.workspaces is not None:
            self.workspaces.set_current(name)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        if self._tools is not None and self._tools is not tools:
            self._tools.hide()
        self._tools = tools
        self._tally.setVisible(tools is None and self._heading is None)
        if tools is not None:
            if row.indexOf(tools) < 0:
                row.insertWidget(row.indexOf(self._tally), tools)
            tools.show()


def _tool(action: QAction, icon: str) -> QToolButton:
    action.setIcon(icons.icon(icon))
    button = QToolButton()
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setIconSize(QSize(px(18), px(18)))
    button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return button


def state_words(document: Document) -> str:
    """Whether the army is saved, and how old its recovery copy is."""
    if document.read_only:
        return tr("of a newer program: it can only be looked at")
    if not document.modified:
        return tr("saved") if document.path is not None else tr("not saved yet")
    if document.copied_at is None:
        return tr("modified")
    seconds = int(time.monotonic() - document.copied_at)
    young = seconds < 60
    age = Message("{n} s", {"n": max(1, seconds)}) if young else Message("{n} min", {"n": seconds // 60})
    return tr("modified, recovery copy {age} ago", age=age)
