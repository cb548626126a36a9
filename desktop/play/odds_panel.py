"""The odds of what is being drafted: worked out beside the window, the latest wins; previewing rolls no die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.odds_bars import BarKind, OddsBar, OddsBars
from desktop.look.surfaces import hline
from desktop.words import current, say, tr
from rules.actions import odds
from rules.battle_table import Bar, Chances, Figure
from rules.errors import BadInput
from rules.language import Words

_DELAY = 40
"""Milliseconds without a change before the odds are worked out."""
_KINDS = {"plain": BarKind.PLAIN, "none": BarKind.NONE, "destroyed": BarKind.DESTROYED}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What odds are asked for."""

    action: str
    given: Mapping[str, Any]
    chances: Chances


@dataclass(frozen=True, slots=True)
class Found:
    """Odds, or why there are none."""

    wanted: Wanted
    bars: Sequence[Bar] = ()
    figures: Sequence[Figure] = ()
    problem: Words = ""


def worked_out(wanted: Wanted) -> Found:
    """The odds of an action as bars and figures."""
    only = wanted.chances.only | {"allowed", "reason"}
    try:
        rows = odds(wanted.action, wanted.given, frozenset(only))
    except BadInput as problem:
        return Found(wanted, problem=problem.message)
    allowed = [(outcome, chance) for outcome, chance in rows if outcome.get("allowed", True)]
    if not allowed:
        return Found(wanted)
    figures = wanted.chances.figures(wanted.given, allowed)
    return Found(wanted, wanted.chances.bars(wanted.given, allowed), figures)


class OddsPanel(QWidget):
    """Heading with figures, bars, the assumptions in a line."""

    _ready = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._found: Found | None = None
        self._rolled: Mapping[str, Any] | None = None
        self._wanted: Wanted | None = None
        self._worker = ThreadPoolExecutor(1, "odds")
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self._start)
        self._ready.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        head = QHBoxLayout()
        head.setSpacing(px(10))
        head.addWidget(Label(tr("Odds"), Type.HEADING))
        self._title = ElidedLabel("", Type.NOTE, "ink2")
        head.addWidget(self._title, 1)
        self._figures = QHBoxLayout()
        self._figures.setSpacing(px(14))
        head.addLayout(self._figures)
        column.addLayout(head)
        column.addWidget(hline("ink"))
        self.bars = OddsBars(axis=lambda per_cent: current().percent(per_cent / 100, 0))
        self.bars.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        column.addWidget(self.bars, 1)

    def stop(self) -> None:
        """No more odds are worked out."""
        self._timer.stop()
        self._ticket += 1
        self._worker.shutdown(wait=False, cancel_futures=True)

    def busy(self) -> bool:
        """Whether odds are still to come."""
        return self._timer.isActive() or self._wanted is not None

    def ask(self, wanted: Wanted) -> None:
        """Shows the odds of this once they are worked out; the latest wins."""
        self._ticket += 1
        self._wanted = wanted
        self._timer.start()

    def show_reason(self, reason: str) -> None:
        """Shows no odds but why there are none."""
        self._ticket += 1
        self._wanted = self._found = None
        self._timer.stop()
        self._title.set_text("")
        self._show_figures(())
        self.bars.set_reason(reason)

    def mark(self, outcome: Mapping[str, Any] | None) -> None:
        """Marks the outcome that was rolled; None takes the mark off."""
        self._rolled = outcome
        if self._found is not None and self._wanted is None:
            self._show_bars(self._found)

    def _start(self) -> None:
        wanted = self._wanted
        if wanted is not None:
            self._worker.submit(self._work, self._ticket, wanted)

    def _work(self, ticket: int, wanted: Wanted) -> None:
        if ticket != self._ticket:
            return
        found = worked_out(wanted)
        with suppress(RuntimeError):  # the window may be gone by now
            self._ready.emit(ticket, found)

    def _show(self, ticket: int, found: Found) -> None:
        if ticket != self._ticket:
            return
        self._wanted = None
        if found.problem or not found.bars:
            reason = say(found.problem) if found.problem else tr("The rules do not allow this.")
            self.show_reason(reason)
            return
        self._found = found
        assumed = [tr(figure.assumes) for figure in found.figures if figure.assumes]
        self._title.set_text(" · ".join((tr(found.wanted.chances.title), *assumed)))
        self._show_figures(found.figures)
        self._show_bars(found)

    def _show_figures(self, figures: Sequence[Figure]) -> None:
        while self._figures.count():
            old = self._figures.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for figure in figures:
            value = current().percent(float(figure.value)) if figure.share else say(float(figure.value))
            text = f"{say(figure.title)} {value}"
            self._figures.addWidget(Label(text, Type.WORD, "error" if figure.harm else "ink"))

    def _show_bars(self, found: Found) -> None:
        rolled = self._rolled_key(found)
        bars = [
            OddsBar(
                say(bar.title),
                float(bar.chance),
                current().percent(float(bar.chance)),
                _KINDS[bar.kind],
                bar.key == rolled,
            )
            for bar in found.bars
        ]
        rows = found.wanted.chances.rows
        self.bars.setMinimumHeight(max(px(130), px(16) * len(bars) if rows else 0))
        self.bars.set_rows(True if rows else None)
        self.bars.set_bars(bars, rolled_word=tr("rolled"))

    def _rolled_key(self, found: Found) -> object:
        """The bar of the outcome that was rolled; a number beyond the last bar falls under "n or more"."""
        if self._rolled is None or self._rolled.get("allowed") is False:
            return object()
        key = found.wanted.chances.key(self._rolled)
        keys = [bar.key for bar in found.bars]
        if key in keys or not isinstance(key, int) or isinstance(key, bool):
            return key
        numbers = [known for known in keys if isinstance(known, int) and not isinstance(known, bool)]
        return max(numbers, default=key)

    def found(self) -> Found | None:
        """What is shown."""
        return self._found
