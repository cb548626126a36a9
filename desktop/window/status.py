"""The line at the foot: the rule set and counts, what Ctrl+Z would take back, and a sentence now and then."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QUndoGroup
from PySide6.QtWidgets import QStatusBar

from desktop.document import Document
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.words import say, tr
from rules.army import Army
from rules.language import Message, Plural
from rules.units import TITLES

_SENTENCE = 6000
"""Milliseconds for which a sentence stands."""


class StatusLine(QStatusBar):
    def __init__(self, history: QUndoGroup) -> None:
        super().__init__()
        self.setSizeGripEnabled(False)
        self.setContentsMargins(px(6), 0, px(6), 0)
        self._history = history
        self._rule_set = Label(step=Type.NOTE, ink="ink2")
        self._counts = Label(step=Type.NOTE, ink="ink2")
        self._undo = ElidedLabel(step=Type.NOTE, ink="ink2")
        self.addWidget(self._rule_set)
        self.addWidget(self._counts)
        self.addPermanentWidget(self._undo)
        history.undoTextChanged.connect(self._show_undo)

    def show_army(self, document: Document) -> None:
        """Follows an army."""
        document.edited.connect(self._edited)
        army = document.army
        self._rule_set.setText(tr(TITLES[army.ruleset]) if army.ruleset in TITLES else army.ruleset)
        self._show_counts(army)

    def _edited(self, _before: Army, after: Army) -> None:
        self._show_counts(after)

    def say(self, sentence: str) -> None:
        """Shows a sentence for a moment."""
        self.showMessage(sentence, _SENTENCE)

    def _show_counts(self, army: Army) -> None:
        units = sum(len(force.units) for force in army.forces)
        counted = Message(
            "{units}, {forces}",
            {
                "units": Plural("{n} unit", "{n} units", units),
                "forces": Plural("{n} force", "{n} forces", len(army.forces)),
            },
        )
        self._counts.setText(say(counted))

    def _show_undo(self, step: str) -> None:
        keys = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self._undo.set_text(tr("Undo: {step} ({keys})", step=step, keys=keys) if step else "")
