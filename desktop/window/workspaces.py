"""The workspaces of the window, each imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QMenu, QWidget

from desktop.document import Document
from rules.language import N_


class Workspace(QWidget):
    """What fills the window under the strip. The defaults suit a workspace that only shows."""

    status = Signal(str)
    """A sentence for the status line; an empty one takes it back."""
    headed = Signal()
    """What `heading` and `undo_stack` give is another."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document

    def undo_stack(self) -> QUndoStack:
        """What Ctrl+Z takes back while this workspace is shown."""
        return self.document.undo_stack

    def menus(self) -> Sequence[QMenu]:
        """Menus of its own, shown after Edit."""
        return ()

    def tools(self) -> QWidget | None:
        """What stands at the right of the strip, before undo and redo, in place of the sum of the findings."""
        return None

    def heading(self) -> tuple[str, str] | None:
        """What stands in the strip in place of the army and whether it is saved: a name and how it is kept."""
        return None

    def panes(self) -> tuple[int, ...]:
        """The widths of its panes, to be remembered."""
        return ()

    def set_panes(self, widths: tuple[int, ...]) -> None:
        """Takes up the widths that were remembered."""

    def take_focus(self) -> None:
        """Puts the keyboard where work begins."""

    def leave(self) -> None:
        """Ends what runs in the background: the workspace goes, for good."""

    def place(self) -> object:
        """What is chosen, to be taken up again when the window is made anew."""
        return None

    def take_place(self, place: object) -> None:
        """Takes up what `place` gave."""

    def busy(self) -> bool:
        """Whether something is still being drawn in the background."""
        return False

    def finish(self) -> None:
        """Takes over what is being typed, before saving or leaving."""

    def next_finding(self) -> None:
        """Goes to the next finding of the army."""

    def open(self, path: Path) -> None:
        """Opens a file of a kind of its own."""

    def find(self) -> None:
        """Ctrl+F."""

    def cut(self) -> None:
        """Ctrl+X, outside a text field; likewise the next four."""

    def copy(self) -> None: ...

    def paste(self) -> None: ...

    def delete(self) -> None: ...

    def select_all(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Entry:
    """A workspace of the window. `factory` is "module:function", which takes the document."""

    id: str
    title: str
    icon: str
    factory: str

    def make(self, document: Document) -> Workspace:
        module, _, name = self.factory.partition(":")
        factory: Callable[[Document], Workspace] = getattr(import_module(module), name)
        return factory(document)


WORKSPACES: Sequence[Entry] = (
    Entry("build", N_("&Build"), "build", "desktop.build.workspace:build_workspace"),
    Entry("play", N_("&Play"), "play", "desktop.play.workspace:play_workspace"),
)
"""In the order of the strip; Ctrl+1 shows the first."""
