"""Two units side by side, what differs marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.build import texts
from desktop.build.row_texts import lister, pick_choices
from desktop.build.shape import Shape, by_section
from desktop.build.tree_model import title
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.surfaces import Pane, hline
from desktop.words import say, tr
from rules.army import OwnRows
from rules.stored import Unit
from rules.units import SECTIONS, UnitKind, kind_of

_SIZE = (720, 560)


@dataclass(frozen=True, slots=True)
class Pair:
    """A line of the comparison: what it is and what each unit has; empty where a unit has no such field."""

    section: str
    what: str
    one: str
    other: str

    @property
    def differs(self) -> bool:
        return self.one != self.other


def pairs(one: Unit, other: Unit, own: OwnRows) -> list[Pair]:
    """The fields of both units, in the order of their forms."""
    first, second = dict(_values(one, own)), dict(_values(other, own))
    keys = list(dict.fromkeys([*first, *second]))
    order = list(dict.fromkeys(section for section, _ in keys))
    keys.sort(key=lambda key: order.index(key[0]))
    return [Pair(*key, first.get(key, ""), second.get(key, "")) for key in keys]


def _values(unit: Unit, own: OwnRows) -> Iterator[tuple[tuple[str, str], str]]:
    kind = kind_of(unit)
    if kind is None:
        return
    meters = kind.meters(unit, own)
    for section, fields in by_section(kind.model).items():
        for meter in meters:
            if meter.section == section:
                allowed = "–" if meter.allowed is None else say(meter.allowed)
                yield (section, tr(meter.title)), f"{say(meter.used)} / {allowed}"
        for shape in fields:
            if shape.holds not in ("picture", "rolls"):
                yield (section, texts.title(shape)), _text(shape, unit, own, kind)


def _text(shape: Shape, unit: Unit, own: OwnRows, kind: UnitKind) -> str:
    value = getattr(unit, shape.name)
    if shape.holds == "rows":
        reader = lister(shape, kind.tables)
        known = reader.table.rows(own) if reader.table else {}
        lines = [reader.line(row, place, unit, known) for place, row in enumerate(value)]
        return "\n".join(f"{line.title} ({line.summary})" if line.summary else line.title for line in lines) or "–"
    if shape.picks:
        return dict(pick_choices(shape, unit, own, kind.tables)).get(value, value or "–")
    if shape.holds == "number":
        return texts.number_text(shape, value)
    if shape.holds == "choice":
        return "–" if value is None else texts.word(shape, value)
    if shape.holds == "flag":
        return tr("yes") if value else tr("no")
    if value:
        return str(value)
    hints = kind.hints(unit)
    return say(hints[shape.name]) if shape.name in hints else "–"


class CompareDialog(QDialog):
    """What differs stands in bold with a mark before it."""

    def __init__(self, one: Unit, other: Unit, own: OwnRows, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Compare"))
        self.pairs = pairs(one, other, own)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(10))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setAccessibleName(tr("Compare"))
        area.setWidget(self._table(title(one), title(other)))
        column.addWidget(area)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.resize(px(_SIZE[0]), px(_SIZE[1]))

    def _table(self, one: str, other: str) -> QWidget:
        body = Pane("sheet")
        grid = QGridLayout(body)
        grid.setContentsMargins(px(14), px(10), px(14), px(10))
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(3))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for at, name in enumerate((one, other)):
            grid.addWidget(_cell(name, bold=True), 0, at + 1)
        line, section = 1, ""
        for pair in self.pairs:
            if pair.section != section:
                section = pair.section
                grid.addWidget(Label(tr(SECTIONS.get(section, section)), Type.HEADING), line, 0, 1, 3)
                grid.addWidget(hline("ink"), line + 1, 0, 1, 3)
                line += 2
            what = Label(f"≠ {pair.what}" if pair.differs else pair.what, Type.CELL, "ink" if pair.differs else "ink2")
            what.setAlignment(Qt.AlignmentFlag.AlignTop)
            grid.addWidget(what, line, 0)
            for at, text in enumerate((pair.one, pair.other)):
                grid.addWidget(_cell(text, bold=pair.differs), line, at + 1)
            line += 1
        grid.setRowStretch(line, 1)
        return body


def _cell(text: str, *, bold: bool) -> Label:
    label = Label(text, Type.ROW_TITLE if bold else Type.BODY)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
