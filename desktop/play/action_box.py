"""The action: what is offered first, everything else found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QCompleter

from desktop.look.fonts import px
from desktop.words import say, tr
from rules.actions import every_action
from rules.language import Words


class ActionBox(QComboBox):
    """`picked` is sent with the id of the action that the player chose."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(20)
        self.setMinimumWidth(px(150))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(16)
        completer = self.completer()
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._shown: list[tuple[str, str]] = []
        self._asked: tuple[str, Sequence[tuple[str, Words]], str | None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._gather)
        self.activated.connect(self._activated)

    def show_actions(self, rule_set: str, offered: Sequence[tuple[str, Words]], chosen: str | None) -> None:
        """Lists the offered actions, then all others of the rule set; shows one as chosen.

        The others are gathered between events, since their modules are imported for it.
        """
        self._asked = (rule_set, offered, chosen)
        if not _gathering(rule_set).done:
            self._timer.start()
        first = [(action, say(title)) for action, title in offered]
        there = {action for action, _ in first}
        titles = [(action, tr(title)) for action, title in _gathering(rule_set).titles]
        others = sorted((one for one in titles if one[0] not in there), key=lambda one: one[1].casefold())
        if chosen is not None and chosen not in {action for action, _ in (*first, *others)}:
            first.append((chosen, chosen))
        if [*first, *others] != self._shown:
            self._shown = [*first, *others]
            self.blockSignals(True)
            self.clear()
            for action, title in first:
                self.addItem(title, action)
            if first and others:
                self.insertSeparator(self.count())
            for action, title in others:
                self.addItem(title, action)
            self.blockSignals(False)
        self.blockSignals(True)
        self.setCurrentIndex(self.findData(chosen))
        self.blockSignals(False)
        line = self.lineEdit()
        if line is not None:
            line.setCursorPosition(0)
            line.setPlaceholderText(tr("Find an action"))

    def _gather(self) -> None:
        """One action more; when all are there the list is made anew, unless the player is at it."""
        assert self._asked is not None
        if _gathering(self._asked[0]).step():
            return
        self._timer.stop()
        if not self.hasFocus():
            self.show_actions(*self._asked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._asked is not None and self._timer.isActive():
            while _gathering(self._asked[0]).step():
                pass
            self._timer.stop()
            self.show_actions(*self._asked)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        popup = self.completer().popup()
        if not popup.isVisible():
            self.setEditText(self.itemText(self.currentIndex()) if self.currentIndex() >= 0 else "")

    def _activated(self, index: int) -> None:
        action = self.itemData(index)
        if action is not None:
            self.picked.emit(action)


class _Gathering:
    """The ids and titles of a rule set's actions, gathered one by one."""

    def __init__(self, rule_set: str) -> None:
        self.titles: list[tuple[str, str]] = []
        self.done = False
        self._coming = (action for action in every_action() if action.id.startswith(f"{rule_set}."))

    def step(self) -> bool:
        """Takes one more; False when all are there."""
        found = next(self._coming, None)
        if found is None:
            self.done = True
            return False
        self.titles.append((found.id, found.title))
        return True


@cache
def _gathering(rule_set: str) -> _Gathering:
    return _Gathering(rule_set)
