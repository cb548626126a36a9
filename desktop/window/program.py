"""The running program: its windows, its preferences, the armies it opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from desktop import preferences, words
from desktop.document import Document, open_document, recovered
from desktop.look import theme
from desktop.look.fonts import Family
from desktop.look.tokens import Scheme
from desktop.preferences import Preferences
from desktop.recovery import LeftBehind, left_behind
from desktop.window.garbage import Collector
from desktop.words import tr
from rules.army import Army, new_army
from rules.errors import BadFile
from rules.samples import sample_army
from rules.storage import BATTLE_SUFFIX

if TYPE_CHECKING:
    from desktop.window.shell import Shell


class Program(QObject):
    """Holds what the windows share."""

    def __init__(
        self, app: QApplication, language: str, given: Preferences | None = None, *, fixed_language: bool = False
    ) -> None:
        """`language`: spoken when the preferences name none, or in any case when it is fixed.

        With preferences given, none are read, and none are kept.
        """
        super().__init__()
        self.app = app
        self._language = language
        self._fixed_language = fixed_language
        self._keeps = given is None
        self.preferences = given or preferences.load()
        self.windows: list[Shell] = []
        self.collector = Collector()
        self._translator: QTranslator | None = None
        self._speak()
        self._dress()

    # Preferences

    def change(self, chosen: Preferences) -> None:
        """Takes up other preferences and keeps them; windows are made anew where their words change."""
        before, self.preferences = self.preferences, chosen
        self._save()
        respoken = chosen.language != before.language
        if respoken:
            self._fixed_language = False
            self._speak()
        if respoken or (chosen.theme, chosen.own_letters) != (before.theme, before.own_letters):
            self._dress()
        if respoken or chosen.own_letters != before.own_letters:
            for window in self.windows:
                window.build()

    def _speak(self) -> None:
        code = self._language if self._fixed_language else self.preferences.language or self._language
        words.use(code)
        if self._translator is not None:
            self.app.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{code}", folder):
            self.app.installTranslator(self._translator)

    def _dress(self) -> None:
        family = Family.PLEX if self.preferences.own_letters else Family.SYSTEM
        theme.apply(self.app, Scheme(self.preferences.theme), family)

    def keep(self, **values: object) -> None:
        """Keeps what the windows remember of themselves."""
        self.preferences = self.preferences.model_copy(update=values)
        self._save()

    def _save(self) -> None:
        if self._keeps:
            preferences.save(self.preferences)

    # Windows

    def new_window(self, document: Document | None = None) -> Shell:
        """A window on an army, or on the welcome page."""
        from desktop.window.shell import Shell

        window = Shell(self, document)
        self.windows.append(window)
        window.closed.connect(partial(self._forget, window))
        window.show()
        return window

    def _forget(self, window: Shell) -> None:
        if window in self.windows:
            self.windows.remove(window)

    def show_document(self, document: Document, asker: Shell | None) -> Shell:
        """Shows an army in the window that asked for it when nothing is lost by that, else in one of its own."""
        if asker is None or not asker.is_free():
            return self.new_window(document)
        asker.set_document(document)
        return asker

    def window_of(self, path: Path) -> Shell | None:
        """The window in which a file is open."""
        for window in self.windows:
            there = window.document.path if window.document else None
            if there is not None and there.absolute() == path.absolute():
                return window
        return None

    def quit(self) -> None:
        """Closes the windows one by one, as long as the player agrees."""
        for window in list(self.windows):
            if not window.close():
                return

    # Armies

    def new(self, rule_set: str, asker: Shell | None = None) -> Shell:
        """A new army, ready to be named."""
        army = new_army(rule_set, tr("New army"), tr("First force"))
        return self.show_document(Document(army), asker)

    def sample(self, rule_set: str, asker: Shell | None = None) -> Shell:
        """The sample army of a rule set."""
        return self.show_document(Document(sample_army(rule_set, words.current().code)), asker)

    def open(self, path: Path, asker: Shell | None = None) -> Shell:
        """Opens a file, or shows the window it is open in; a battle goes on in the asking window. Raises BadFile."""
        if path.suffix == BATTLE_SUFFIX:
            return self._open_battle(path, asker)
        there = self.window_of(path)
        if there is not None:
            there.raise_()
            there.activateWindow()
            return there
        try:
            document = open_document(path)
        except BadFile:
            self.forget_recent(path)
            raise
        self.remember(path)
        return self.show_document(document, asker)

    def _open_battle(self, path: Path, asker: Shell | None) -> Shell:
        """A battle needs no army: a window without one is given an empty one of the battle's rule set."""
        from rules.journal import peek

        rule_set = peek(path).ruleset
        window = asker or self.new_window()
        if window.document is None:
            window.set_document(Document(new_army(rule_set, tr("New army"), tr("First force"))))
        window.show_workspace("play")
        assert window.workspace is not None
        window.workspace.open(path)
        return window

    def recover(self, left: LeftBehind, asker: Shell | None = None) -> Shell:
        """Opens what a program left behind, unsaved. Raises BadFile."""
        return self.show_document(recovered(left), asker)

    @staticmethod
    def left_behind() -> list[LeftBehind]:
        """What can be recovered."""
        return left_behind()

    def remember(self, path: Path) -> None:
        """Puts a file at the head of the recent ones."""
        self.keep(recent=preferences.with_recent(self.preferences.recent, path))

    def forget_recent(self, path: Path) -> None:
        """Takes a file that cannot be opened out of the recent ones."""
        self.keep(recent=preferences.without_recent(self.preferences.recent, path))

    def keep_copies(self) -> bool:
        """Writes the recovery copies of all open armies; whether everything unsaved is safe on disk."""
        unsaved = [w.document for w in self.windows if w.document is not None and w.document.modified]
        kept = [document.keep_copy() for document in unsaved]
        return all(kept)

    def armies(self) -> Sequence[Army]:
        """The armies that are open."""
        return [window.document.army for window in self.windows if window.document is not None]
