"""What an action gives: its dice, a sentence a step, the change in bold, what it entails; Apply, Change, Discard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.severity import Severity, SeverityLabel
from desktop.look.surfaces import Pane, hline
from desktop.play.dice_view import DiceEntry, Readings, groups, purpose_words, waiting_groups
from desktop.play.draft import Draft
from desktop.play.fitting import Fitting
from desktop.words import tr


class ResultPanel(Pane):
    """`change_die` is sent with the place of a die and its new face."""

    apply = Signal()
    discard = Signal()
    change_die = Signal(int, int)
    typed = Signal(int)
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", ("left", "top", "right", "bottom"), "hair", parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(6))
        self.dice = DiceEntry()
        self.dice.typed.connect(self.typed)
        self.dice.taken_back.connect(self.taken_back)
        self.dice.entered.connect(self._entered)
        body = QWidget()
        self._lines = QVBoxLayout(body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(px(2))
        self._lines.addWidget(self.dice)
        self._parting = hline()
        self._lines.addSpacing(px(4))
        self._lines.addWidget(self._parting)
        self._lines.addSpacing(px(2))
        self._sentence = _wrapped(Type.BODY)
        self._change = _wrapped(Type.ROW_TITLE)
        self._lines.addWidget(self._sentence)
        self._scroll = Fitting(body)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._change)
        self._entails = QVBoxLayout()
        self._entails.setSpacing(px(2))
        column.addLayout(self._entails)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.apply_button = theme.primary(QPushButton(icons.icon("tick", "on_blue"), tr("Apply  ↵")))
        self.apply_button.setAccessibleName(tr("Apply"))
        self.apply_button.clicked.connect(self.apply)
        self.change_button = QPushButton(icons.icon("pencil"), tr("&Change a die…"))
        self.change_button.setMenu(QMenu(self.change_button))
        self.discard_button = QPushButton(icons.icon("trash"), tr("&Discard"))
        self.discard_button.clicked.connect(self.discard)
        for button in (self.apply_button, self.change_button, self.discard_button):
            row.addWidget(button)
        row.addStretch(1)
        self.hint = Label("", Type.LABEL, "ink2")
        row.addWidget(self.hint)
        return row

    def _entered(self) -> None:
        if self.apply_button.isEnabled():
            self.apply.emit()

    def show_draft(
        self,
        draft: Draft,
        sentences: Sequence[str],
        changes: Sequence[str],
        entails: Sequence[str],
        readings: Readings,
        refused_die: int | None = None,
    ) -> None:
        """Shows a draft. `refused_die`: a number that the next die does not have."""
        is_typed = draft.entry.way == "typed"
        shown = groups(draft.rolls, readings, typed=is_typed)
        if draft.wanted is not None:
            shown += waiting_groups(draft.wanted, draft.waiting, refused_die)
        self.dice.set_groups(shown, empty=tr("No die is rolled."))
        self.dice.expect(draft.wanted.sides if draft.wanted is not None else 0)
        if draft.wanted is not None and refused_die is not None:
            text = tr("A D{sides} shows 1 to {sides}, not {number}.", sides=draft.wanted.sides, number=refused_die)
            sentences = (*sentences, text)
        self.dice.setVisible(bool(shown) or not sentences)
        self._sentence.setText(_joined(sentences))
        self._sentence.setVisible(bool(sentences))
        self._parting.setVisible(bool(shown) and bool(sentences or changes))
        self._change.setText("\n".join(changes))
        self._change.setVisible(bool(changes))
        self._show_entails(entails)
        done = draft.resolution is not None and not draft.refused
        self.apply_button.setEnabled(done)
        self._fill_change(draft)
        typing = draft.wanted is not None
        self.hint.setText(
            tr("Type the dice: 1–9, 0 for 10; Backspace takes one back") if typing else tr("Undo after: Ctrl+Z")
        )
        self._scroll.refit()

    def _show_entails(self, entails: Sequence[str]) -> None:
        while self._entails.count():
            old = self._entails.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for text in entails:
            self._entails.addWidget(SeverityLabel(Severity.WARNING, text))

    def _fill_change(self, draft: Draft) -> None:
        menu = self.change_button.menu()
        menu.clear()
        for place, roll in enumerate(draft.rolls):
            what = tr("{name}: {what}", name=purpose_words(roll.purpose), what=roll.result)
            title = f"{place + 1}. {what}"
            faces = menu.addMenu(title)
            for face in range(1, roll.sides + 1):
                action = faces.addAction(str(face))
                action.setCheckable(True)
                action.setChecked(face == roll.result)
                action.triggered.connect(lambda _checked=False, p=place, f=face: self.change_die.emit(p, f))
        self.change_button.setEnabled(bool(draft.rolls))


def _joined(sentences: Sequence[str]) -> str:
    """Sentences one after the other, each with a stop at its end."""
    return " ".join(text if text.endswith((".", "!", "?", "…")) else f"{text}." for text in sentences)


def _wrapped(step: Type) -> Label:
    label = Label("", step)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
