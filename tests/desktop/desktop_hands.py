"""What a player does in the window, by keys and clicks."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.build.form import Form
from desktop.build.workspace import BuildWorkspace
from desktop.document import Document
from desktop.window.shell import Shell
from rules.army import units


class Hands:
    """What a player does in the Build workspace, by keys and clicks."""

    def __init__(self, qtbot: QtBot, window: Shell) -> None:
        self.qtbot = qtbot
        self.window = window

    @property
    def document(self) -> Document:
        assert self.window.document is not None
        return self.window.document

    @property
    def build(self) -> BuildWorkspace:
        return cast(BuildWorkspace, self.window.workspace)

    @property
    def form(self) -> Form:
        form = self.build.form()
        assert form is not None
        return form

    def field(self, name: str) -> QLineEdit:
        """The text field of a figure or a text."""
        self.form.go_to(name)
        return cast(QLineEdit, self.form.boxes[name].editor.field())

    def type_into(self, field: QWidget, text: str) -> None:
        """Clicks into a field and types in place of what stands there."""
        self.qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
        self.qtbot.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        if text:
            self.qtbot.keyClicks(field, text)
        else:
            self.qtbot.keyClick(field, Qt.Key.Key_Delete)

    def press(self, keys: str) -> None:
        """A shortcut of the window."""
        focus = self.window.focusWidget() or self.window
        self.qtbot.keySequence(focus, keys)

    def choose(self, name: str) -> None:
        """Clicks a unit in the tree."""
        view, model = self.build.tree.view, self.build.tree.model
        unit = next(unit for unit in units(self.document.army) if unit.name == name)
        index = model.index_of_unit(unit.id)
        view.scrollTo(index)
        self.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())

    def pick(self, field: str, text: str) -> None:
        """Searches a table under a list and takes what is found first."""
        self.form.go_to(field)
        picker = self.form.lists[field].picker
        assert picker is not None
        self.type_into(picker, text)
        popup = picker.popup()
        self.qtbot.waitUntil(popup.isVisible)
        self.qtbot.keyClick(popup, Qt.Key.Key_Return)
