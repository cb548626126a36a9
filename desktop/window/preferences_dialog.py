"""Language, colours and letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout

from desktop.look.fonts import px
from desktop.words import tr
from rules.language import C_

if TYPE_CHECKING:
    from desktop.window.shell import Shell


class PreferencesDialog(QDialog):
    """What is chosen is taken up with OK."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._program = shell.program
        chosen = self._program.preferences
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Preferences"))
        self.language = _combo(
            [("", tr("Language of the system")), ("en", "English"), ("fr", "Français")], chosen.language or ""
        )
        themes = [
            ("system", tr(C_("colours", "As the system"))),
            ("light", tr(C_("colours", "Light"))),
            ("dark", tr(C_("colours", "Dark"))),
        ]
        self.theme = _combo(themes, chosen.theme)
        self.own_letters = QCheckBox(tr("Use the program’s own &typeface"))
        self.own_letters.setChecked(chosen.own_letters)
        form = QFormLayout()
        form.addRow(tr("&Language"), self.language)
        form.addRow(tr("&Colours"), self.theme)
        form.addRow("", self.own_letters)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(16), px(18), px(16))
        column.setSpacing(px(16))
        column.addLayout(form)
        column.addWidget(buttons)

    def accept(self) -> None:
        super().accept()
        self._program.change(
            self._program.preferences.model_copy(
                update={
                    "language": self.language.currentData() or None,
                    "theme": self.theme.currentData(),
                    "own_letters": self.own_letters.isChecked(),
                }
            )
        )


def _combo(choices: list[tuple[str, str]], current: str) -> QComboBox:
    combo = QComboBox()
    for key, word in choices:
        combo.addItem(word, key)
    combo.setCurrentIndex(max(0, combo.findData(current)))
    return combo
