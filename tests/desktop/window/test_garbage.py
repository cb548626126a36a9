"""The cyclic collector runs in the window's thread only."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.window.program import Program


class Knot(QObject):
    """A Qt object in a cycle."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


def test_another_thread_never_collects_and_the_window_does(program: Program, qtbot: QtBot) -> None:
    gc.collect()
    died_in: list[int] = []
    knot = Knot()
    weakref.finalize(knot, lambda: died_in.append(threading.get_ident()))
    del knot

    def allocate() -> None:
        kept = [[number] for number in range(200_000)]
        assert kept

    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert died_in == []
    more: list[list[int]] = [[] for _ in range(10_000)]
    qtbot.waitUntil(lambda: bool(died_in))
    assert died_in == [threading.get_ident()]
    assert more
