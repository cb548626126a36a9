"""The menus of a window and their actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QLineEdit, QMenu, QMenuBar, QPlainTextEdit, QTextEdit, QWidget

from desktop.look.labels import plain_tip
from desktop.window import help_pages
from desktop.window.workspaces import WORKSPACES
from desktop.words import current, tr
from rules.language import C_
from rules.samples import has_sample
from rules.units import RULE_SETS, TITLES

if TYPE_CHECKING:
    from desktop.window.shell import Shell

_Keys = QKeySequence.StandardKey
_TEXTS = (QLineEdit, QPlainTextEdit, QTextEdit)


class Menus:
    """Makes a window's menus. Those of the workspace shown stand between Edit and View (`show_workspace_menus`)."""

    def __init__(self, shell: Shell, history: QUndoGroup) -> None:
        self._shell = shell
        self._bar = QMenuBar()
        shell.setMenuBar(self._bar)  # the one before goes, with its actions
        self._own: list[QAction] = []
        self.undo, self.redo = self._history(history)
        self._file()
        if shell.document is not None:
            self._edit()
        self._view = self._bar.addMenu(tr("&View"))
        self._fill_view()
        self._help()

    def show_workspace_menus(self, menus: list[QMenu]) -> None:
        """Puts a workspace's menus in place of those of the one before."""
        for action in self._own:
            self._bar.removeAction(action)
        self._own = [menu.menuAction() for menu in menus]
        self._bar.insertActions(self._view.menuAction(), self._own)

    def _add(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        keys: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda _checked=False: act())
        if keys is not None:
            action.setShortcuts(QKeySequence.keyBindings(keys) if not isinstance(keys, str) else [QKeySequence(keys)])
        return action

    def _history(self, history: QUndoGroup) -> tuple[QAction, QAction]:
        shell = self._shell
        undo, redo = QAction(self._bar), QAction(self._bar)
        undo.setShortcuts(QKeySequence.keyBindings(_Keys.Undo))
        redo.setShortcuts(list({*QKeySequence.keyBindings(_Keys.Redo), QKeySequence("Ctrl+Y")}))
        undo.triggered.connect(lambda _checked=False: shell.undo())
        redo.triggered.connect(lambda _checked=False: shell.redo())

        def refresh(*_: object) -> None:
            undo.setEnabled(history.canUndo())
            redo.setEnabled(history.canRedo())
            undo.setText(named(tr("&Undo"), tr("&Undo: {step}", step=history.undoText()), history.undoText()))
            redo.setText(named(tr("&Redo"), tr("&Redo: {step}", step=history.redoText()), history.redoText()))
            for action in (undo, redo):
                action.setToolTip(plain_tip(_without_mnemonic(action.text())))

        for signal in (
            history.canUndoChanged,
            history.canRedoChanged,
            history.undoTextChanged,
            history.redoTextChanged,
        ):
            signal.connect(refresh)
        refresh()
        return undo, redo

    def _file(self) -> None:
        shell, menu = self._shell, self._bar.addMenu(tr("&File"))
        if len(RULE_SETS) == 1:
            self._add(menu, tr("&New army"), lambda: shell.new(next(iter(RULE_SETS))), _Keys.New)
        else:
            new = menu.addMenu(tr("&New army"))
            for place, rule_set in enumerate(RULE_SETS):
                act = self._with(shell.new, rule_set)
                self._add(new, tr(TITLES[rule_set]), act, _Keys.New if place == 0 else None)
        self._add(menu, tr("&Open…"), shell.ask_open, _Keys.Open)
        recent = menu.addMenu(tr("Open &recent"))
        recent.aboutToShow.connect(lambda: self._fill_recent(recent))
        samples = menu.addMenu(tr("Open a sa&mple"))
        for rule_set in RULE_SETS:
            if has_sample(rule_set, current().code):
                self._add(samples, tr(TITLES[rule_set]), self._with(shell.sample, rule_set))
        if shell.document is not None:
            menu.addSeparator()
            self.save = self._add(menu, tr("&Save"), shell.save, _Keys.Save)
            self.save.setEnabled(not shell.document.read_only)
            self._add(menu, tr("Save &as…"), shell.save_as, "Ctrl+Shift+S")
        menu.addSeparator()
        self._add(menu, tr("&Preferences…"), shell.preferences_dialog, "Ctrl+,")
        menu.addSeparator()
        self._add(menu, tr("&Close"), shell.close, _Keys.Close)
        self._add(menu, tr("&Quit"), shell.program.quit, "Ctrl+Q")

    @staticmethod
    def _with(act: Callable[[str], object], value: str) -> Callable[[], object]:
        return lambda: act(value)

    def _fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        for name in self._shell.program.preferences.recent:
            path = Path(name)
            action = self._add(menu, path.stem.replace("&", "&&"), lambda path=path: self._shell.open(path))
            action.setToolTip(plain_tip(name))
        menu.setToolTipsVisible(True)
        if menu.isEmpty():
            menu.addAction(tr("No file yet")).setEnabled(False)

    def _edit(self) -> None:
        menu = self._bar.addMenu(tr("&Edit"))
        menu.addAction(self.undo)
        menu.addAction(self.redo)
        menu.addSeparator()
        self._add(menu, tr("Cu&t"), lambda: self._pass_on("cut"), _Keys.Cut)
        self._add(menu, tr("&Copy"), lambda: self._pass_on("copy"), _Keys.Copy)
        self._add(menu, tr("&Paste"), lambda: self._pass_on("paste"), _Keys.Paste)
        self._add(menu, tr("&Delete"), lambda: self._pass_on("delete"), "Del")
        menu.addSeparator()
        self._add(menu, tr("Select &all"), lambda: self._pass_on("select_all"), _Keys.SelectAll)
        self._add(menu, tr("&Find"), lambda: self._pass_on("find"), _Keys.Find)

    def _pass_on(self, name: str) -> None:
        """Edit commands go to the text being written in, otherwise to the workspace."""
        focus = self._shell.focusWidget()
        if isinstance(focus, _TEXTS) and name != "find":
            _edit_text(focus, name)
        elif self._shell.workspace is not None:
            getattr(self._shell.workspace, name)()

    def _fill_view(self) -> None:
        shell, menu = self._shell, self._view
        if shell.document is not None and len(WORKSPACES) > 1:
            for place, entry in enumerate(WORKSPACES):
                self._add(menu, tr(entry.title), self._with(shell.show_workspace, entry.id), f"Ctrl+{place + 1}")
            menu.addSeparator()
        themes = QActionGroup(menu)
        for key, word in (
            ("system", tr("Colours of the s&ystem")),
            ("light", tr(C_("colours", "&Light"))),
            ("dark", tr(C_("colours", "&Dark"))),
        ):
            action = self._add(menu, word, self._with(shell.set_theme, key))
            action.setCheckable(True)
            action.setChecked(shell.program.preferences.theme == key)
            themes.addAction(action)

    def _help(self) -> None:
        menu = self._bar.addMenu(tr("&Help"))
        self._add(menu, tr("&Keyboard"), lambda: help_pages.keyboard(self._shell), _Keys.HelpContents)
        self._add(menu, tr("&About Ironmuster"), lambda: help_pages.about(self._shell))


def named(bare: str, with_step: str, step: str) -> str:
    """The text of an undo action: with the step it takes back where there is one."""
    return with_step.replace(step, step.replace("&", "&&")) if step else bare


def _without_mnemonic(text: str) -> str:
    return re.sub("&(.)", r"\1", text)


def _edit_text(widget: QWidget, name: str) -> None:
    if name == "delete" and isinstance(widget, QLineEdit):
        widget.del_()
    elif name == "delete" and isinstance(widget, QPlainTextEdit | QTextEdit):
        widget.textCursor().removeSelectedText()
    else:
        getattr(widget, {"select_all": "selectAll"}.get(name, name))()
