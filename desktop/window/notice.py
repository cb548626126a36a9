"""A sentence under the strip that asks for nothing at once: what was done to the file, what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.look.fonts import px
from desktop.look.severity import Callout, Severity
from desktop.words import tr


class Notice(QWidget):
    """Hidden until it has something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(px(12), px(6), px(12), px(6))
        self._row.setSpacing(px(8))
        self._callout = Callout(Severity.NOTE, "")
        self._callout.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._row.addWidget(self._callout, 1)
        self._buttons: list[QPushButton] = []
        self.hide()

    def show_text(
        self, severity: Severity, text: str, choices: Sequence[tuple[str, Callable[[], object]]] = ()
    ) -> None:
        """Says a sentence, with a button for each choice and one that closes it."""
        self._clear()
        self._callout.set_state(severity, text)
        for word, act in choices:
            self._button(word, act)
        self._button(tr("&Close this"), lambda: None)
        self.show()

    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return "" if self.isHidden() else self._callout.accessibleName()

    def _button(self, word: str, act: Callable[[], object]) -> None:
        button = QPushButton(word)
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda _checked=False: act())
        self._buttons.append(button)
        self._row.addWidget(button)

    def _clear(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
