"""The meters of a unit, and the sum behind each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.meter import Meter as MeterWidget
from desktop.look.meter import MeterState
from desktop.look.severity import Severity
from desktop.look.surfaces import hline
from desktop.words import say, tr
from rules.language import Plural
from rules.units import Meter


def state(meter: Meter) -> MeterState:
    """A meter of the rules core as it is drawn."""
    title, used, allowed = tr(meter.title), meter.used, meter.allowed
    blocks = tuple(points for _, points in meter.parts if points)
    mark: Severity | None = None
    if allowed is None:
        sentence = tr("not checked")
    elif used > allowed:
        names = [say(name) for name, points in meter.parts if points]
        over = Plural("{n} too many: {name}", "{n} too many: {name}", used - allowed, {"name": names[-1].lower()})
        sentence, mark = say(over), Severity.ERROR
    elif allowed == 0:
        sentence = tr("none allowed")
    elif used == allowed:
        sentence, mark = tr("full"), Severity.OK
    else:
        sentence = say(Plural("{n} left", "{n} left", allowed - used))
    of = tr("of {allowed}", allowed=allowed) if allowed is not None else ""
    spoken = ", ".join(part for part in (f"{title} {used} {of}".strip(), sentence) if part)
    return MeterState(title, blocks, allowed, say(used), of, sentence, mark, spoken)


def note(meter: Meter) -> str:
    """The words beside the heading of the meter's section."""
    if meter.allowed is None:
        return say(Plural("{n} point", "{n} points", meter.used))
    figures = {"allowed": meter.allowed}
    return say(Plural("{n} point of {allowed}", "{n} points of {allowed}", meter.used, figures))


class Meters(QWidget):
    """The meters side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(px(28))
        self._meters: Sequence[Meter] = ()
        self.widgets: list[MeterWidget] = []

    def show_meters(self, meters: Sequence[Meter]) -> None:
        while len(self.widgets) < len(meters):
            self._add()
        self._meters = meters
        for widget, meter in zip(self.widgets, meters, strict=False):
            shown = state(meter)
            if shown != widget.state():
                widget.set_state(shown)
            widget.show()
        for widget in self.widgets[len(meters) :]:
            widget.hide()
        self.setVisible(bool(meters))

    def _add(self) -> None:
        widget = MeterWidget()
        at = len(self.widgets)
        widget.setToolTip(tr("Show how the sum is made up"))
        widget.clicked.connect(lambda: self.open_sum(at))
        self.widgets.append(widget)
        self._row.addWidget(widget, 1)

    def open_sum(self, at: int) -> SumPopup:
        """Opens the sum of a meter under it."""
        popup = SumPopup(self._meters[at], self)
        widget = self.widgets[at]
        popup.move(widget.mapToGlobal(QPoint(0, widget.height())))
        popup.show()
        return popup


class SumPopup(QFrame):
    """What a total is made of, a line an item."""

    def __init__(self, meter: Meter, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAccessibleName(tr(meter.title))
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(6))
        column.addWidget(Label(tr(meter.title), Type.ROW_TITLE))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(24))
        grid.setVerticalSpacing(px(2))
        for line, (name, points) in enumerate(meter.parts):
            label = ElidedLabel(say(name))
            label.setMaximumWidth(px(320))
            grid.addWidget(label, line, 0)
            grid.addWidget(_figure(say(points)), line, 1)
        if not meter.parts:
            grid.addWidget(Label(tr("Nothing counts yet."), Type.EMPTY, "ink2"), 0, 0)
        column.addLayout(grid)
        column.addWidget(hline("ink"))
        foot = QGridLayout()
        foot.setHorizontalSpacing(px(24))
        foot.addWidget(Label(tr("Sum")), 0, 0)
        foot.addWidget(_figure(say(meter.used)), 0, 1)
        foot.addWidget(Label(tr("Allowed"), ink="ink2"), 1, 0)
        foot.addWidget(_figure("–" if meter.allowed is None else say(meter.allowed)), 1, 1)
        column.addLayout(foot)


def _figure(text: str) -> Label:
    label = Label(text, Type.FIGURE)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
