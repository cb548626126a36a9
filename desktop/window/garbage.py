"""Python's cyclic collector, run in the window's thread only.

It runs in whatever thread happens to allocate, and there it would destroy windows that are part of a cycle: Qt allows
that in the window's own thread only, and ends the process otherwise.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_LOOK = 500
"""Milliseconds between two looks at whether there is enough to collect."""


class Collector(QObject):
    """Takes over from the automatic collector until `stop`."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._automatic = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> int | None:
        """Collects the oldest generation that is due; gives it, None when none is."""
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > self._thresholds[generation]:
                gc.collect(generation)
                return generation
        return None

    def stop(self) -> None:
        """Gives back to the automatic collector, where it was on."""
        self._timer.stop()
        if self._automatic:
            gc.enable()
