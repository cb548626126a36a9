"""The action: what is offered first, everything else found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QCompleter

from desktop.look.fonts import px
from desktop.words import current, say, tr
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
        self.activated.connect(self._activated)

    def show_actions(self, rule_set: str, offered: Sequence[tuple[str, Words]], chosen: str | None) -> None:
        """Lists the offered actions, then all others of the rule set; shows one as chosen."""
        first = [(action, say(title)) for action, title in offered]
        there = {action for action, _ in first}
        others = [(action, title) for action, title in _all(rule_set, current().code) if action not in there]
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

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        popup = self.completer().popup()
        if not popup.isVisible():
            self.setEditText(self.itemText(self.currentIndex()) if self.currentIndex() >= 0 else "")

    def _activated(self, index: int) -> None:
        action = self.itemData(index)
        if action is not None:
            self.picked.emit(action)


@cache
def _all(rule_set: str, code: str) -> Sequence[tuple[str, str]]:
    """Every action of a rule set with its title in a language, by title."""
    found = [(action.id, tr(action.title)) for action in every_action() if action.id.startswith(f"{rule_set}.")]
    return sorted(found, key=lambda one: one[1].casefold())
