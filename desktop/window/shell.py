"""A window: one army and its workspaces, or the welcome page."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QUndoGroup
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop.document import Document
from desktop.look.severity import Severity
from desktop.window import filing
from desktop.window.menus import Menus
from desktop.window.notice import Notice
from desktop.window.preferences_dialog import PreferencesDialog
from desktop.window.program import Program
from desktop.window.status import StatusLine
from desktop.window.strip import Strip
from desktop.window.welcome import Welcome
from desktop.window.workspaces import WORKSPACES, Workspace
from desktop.words import tr
from rules.language import C_
from rules.storage import BATTLE_SUFFIX, SUFFIX

_SIZE = QSize(1366, 768)
_LEAST = QSize(800, 520)
_ROUNDS = 3


class Shell(QMainWindow):
    """The window. `closed` is sent when it has gone."""

    closed = Signal()

    def __init__(self, program: Program, document: Document | None = None) -> None:
        super().__init__()
        self.program = program
        self.workspace: Workspace | None = None
        self._shown = WORKSPACES[0].id
        self._pages: dict[str, Workspace] = {}
        self._places: dict[str, object] = {}
        self._history: QUndoGroup | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(_LEAST)
        self.setAcceptDrops(True)
        self._place()
        self._follow(document)
        self.build()
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._look_at_disk)

    def _place(self) -> None:
        size = self.program.preferences.size
        wanted = QSize(*size) if len(size) == 2 else _SIZE
        screen = self.screen().availableSize()
        self.resize(wanted.boundedTo(screen))

    # Building

    def build(self) -> None:
        """Makes everything in the window anew, in the language of the moment."""
        self._remember_panes()
        self._places |= {name: page.place() for name, page in self._pages.items()}
        self._leave_pages()
        if self._history is not None:
            self._history.deleteLater()
        self._history = QUndoGroup(self)
        self.menus = Menus(self, self._history)
        self.notice = Notice()
        self.setStatusBar(StatusLine(self._history))
        if self.document is None:
            self.setCentralWidget(Welcome(self))
            self.statusBar().hide()
        else:
            self.setCentralWidget(self._workspaces(self.document))
            self.show_workspace(self._shown)
            self._say_what_was_opened(self.document)
        self._title()

    def _workspaces(self, document: Document) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.strip = Strip(document, self.menus.undo, self.menus.redo)
        self.strip.chosen.connect(self.show_workspace)
        self.strip.asked.connect(self._next_finding)
        self.stack = QStackedWidget()
        column.addWidget(self.strip)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        self._status().show_army(document)
        return page

    def _status(self) -> StatusLine:
        line = self.statusBar()
        assert isinstance(line, StatusLine)
        return line

    def set_document(self, document: Document) -> None:
        """Shows another army in this window; the one before is closed unsaved."""
        if self.document is not None:
            self._leave(self.document)
            self._leave_pages()
        self._follow(document)
        self._places = {}
        self._shown = WORKSPACES[0].id
        self.build()

    def _follow(self, document: Document | None) -> None:
        self.document = document
        if document is not None:
            document.edited.connect(self._title)
            document.state_changed.connect(self._title)

    def _leave_pages(self) -> None:
        for page in self._pages.values():
            page.leave()
        self._pages, self.workspace = {}, None

    def _leave(self, document: Document) -> None:
        document.edited.disconnect(self._title)
        document.state_changed.disconnect(self._title)
        document.close()

    def show_workspace(self, name: str) -> None:
        """Shows a workspace, made when it is shown for the first time."""
        document, history = self.document, self._history
        assert document is not None
        assert history is not None
        if self.workspace is not None:
            self.workspace.finish()
        page = self._pages.get(name)
        if page is None:
            entry = next(entry for entry in WORKSPACES if entry.id == name)
            page = entry.make(document)
            page.status.connect(self._status().say)
            page.headed.connect(self._rehead)
            widths = self.program.preferences.panes.get(name)
            if widths:
                page.set_panes(widths)
            page.take_place(self._places.pop(name, None))
            self._pages[name] = page
            self.stack.addWidget(page)
        self._shown, self.workspace = name, page
        self.stack.setCurrentWidget(page)
        self._rehead()
        self.menus.show_workspace_menus(list(page.menus()))
        self.strip.show_workspace(name, page.tools())
        page.take_focus()

    def _rehead(self) -> None:
        """Shows what the workspace is about, and what Ctrl+Z takes back in it."""
        page, history = self.workspace, self._history
        if page is None or history is None or self.sender() not in (None, page):
            return
        stack = page.undo_stack()
        if stack not in history.stacks():
            history.addStack(stack)
        history.setActiveStack(stack)
        self.strip.show_heading(page.heading())

    def _say_what_was_opened(self, document: Document) -> None:
        if document.read_only:
            text = tr(
                "This file is of a newer Ironmuster. It can be looked at and printed; to change it, update the program."
            )
            self.notice.show_text(Severity.WARNING, text)
        elif document.migrated_from is not None and document.undo_stack.count() == 0:
            text = tr("This file was of an older Ironmuster. It was brought up to date, the old file kept beside it.")
            self.notice.show_text(Severity.NOTE, text)

    def _title(self) -> None:
        document = self.document
        if document is None:
            self.setWindowTitle("Ironmuster")
            self.setWindowModified(False)
            return
        name = document.army.name or tr(C_("army", "Unnamed"))
        self.setWindowTitle(f"{name}[*] – Ironmuster")
        self.setWindowFilePath(str(document.path or ""))
        self.setWindowModified(document.modified)

    # What the menus do

    def is_free(self) -> bool:
        """Whether another army may take this window: on the welcome page, or with one that nobody has touched."""
        document = self.document
        return document is None or (document.path is None and not document.modified)

    def new(self, rule_set: str) -> None:
        self.program.new(rule_set, self)

    def sample(self, rule_set: str) -> None:
        self.program.sample(rule_set, self)

    def open(self, path: Path) -> None:
        filing.open_file(self, path)

    def ask_open(self) -> None:
        filing.ask_open(self)

    def save(self) -> bool:
        return filing.save(self)

    def save_as(self) -> bool:
        return filing.save_as(self)

    def undo(self) -> None:
        self._step(forward=False)

    def redo(self) -> None:
        self._step(forward=True)

    def _step(self, *, forward: bool) -> None:
        if self.workspace is None or self._history is None:
            return
        self.workspace.finish()
        if forward:
            self._history.redo()
        else:
            self._history.undo()

    def set_theme(self, name: str) -> None:
        changed = {"theme": name}
        self.program.change(self.program.preferences.model_copy(update=changed))

    def preferences_dialog(self) -> None:
        PreferencesDialog(self).open()

    def _next_finding(self) -> None:
        self.show_workspace(WORKSPACES[0].id)
        if self.workspace is not None:
            self.workspace.next_finding()

    def settle(self, seconds: float) -> None:
        """Waits until what is drawn in the background stands, for pictures of the window."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            QCoreApplication.processEvents()
            if self.workspace is None or not self.workspace.busy():
                break
            time.sleep(0.01)
        for _ in range(_ROUNDS):  # what was drawn is shown, then laid out, then painted
            QCoreApplication.processEvents()

    # Files dropped on the window

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in _files(event.mimeData()):
            self.open(path)

    # Leaving

    def _look_at_disk(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            filing.look_at_disk(self)

    def _remember_panes(self) -> None:
        panes = dict(self.program.preferences.panes)
        for name, page in self._pages.items():
            if page.panes():
                panes[name] = page.panes()
        size = (self.width(), self.height())
        if self._pages:
            self.program.keep(panes=panes, size=size)

    def abandon(self) -> None:
        """Closes the window without asking anything and without keeping anything."""
        self._leave_pages()
        if self.document is not None:
            self._leave(self.document)
            self.document = None
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not filing.may_close(self):
            event.ignore()
            return
        self._remember_panes()
        self._leave_pages()
        if self.document is not None:
            self._leave(self.document)
        event.accept()
        self.closed.emit()


def _files(data: QMimeData) -> list[Path]:
    """The armies and battles among what is dragged."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix in (SUFFIX, BATTLE_SUFFIX)]
