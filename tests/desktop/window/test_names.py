"""Names are data: whatever marks they hold, every tooltip and every menu shows them letter for letter."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit, QWidget

from tests.desktop.desktop_hands import Hands

MARKED = "<b>A & B</b>"


def tips_of(model: QAbstractItemModel, above: QModelIndex | None = None) -> Iterator[str]:
    parent = above or QModelIndex()
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
            if column == 0:
                yield from tips_of(model, index)


def tips(window: QWidget) -> Iterator[str]:
    """Every tooltip in the window."""
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            yield from tips_of(widget.model())
    for action in window.findChildren(QAction):
        yield action.toolTip()


def test_no_name_becomes_markup_or_a_mnemonic(hands: Hands) -> None:
    view, model = hands.build.tree.view, hands.build.tree.model
    for level in range(3):  # the army, its first force, its first unit
        index = QModelIndex()
        for _ in range(level + 1):
            index = model.index(0, 0, index)
        view.setCurrentIndex(index)
        view.setFocus()
        hands.qtbot.keyClick(view, Qt.Key.Key_F2)
        name = next(editor for editor in view.findChildren(QLineEdit) if editor.isVisible())
        hands.type_into(name, MARKED)
        hands.qtbot.keyClick(name, Qt.Key.Key_Return)
    for shortcut in ("Ctrl+1", "Ctrl+2", "Ctrl+3"):
        hands.press(shortcut)
        hands.window.settle(5)
        marked = [tip for tip in tips(hands.window) if "A &" in tip]
        assert [tip for tip in marked if "<b>" in tip] == []
        assert "<span>&lt;b&gt;A &amp; B&lt;/b&gt;</span>" in marked or shortcut != "Ctrl+1"
        assert "A && B" in hands.window.menus.undo.text() or shortcut != "Ctrl+1"
