"""What stands in place of the form where no unit is chosen: the army itself, its forces and notes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.build import texts
from desktop.build.editors import LongTextEditor, leave_history_to_window
from desktop.build.shape import Shape
from desktop.look import icons, theme
from desktop.look.fonts import Type, font, px
from desktop.look.labels import ElidedLabel, Label
from desktop.look.surfaces import Pane, hline
from desktop.look.tokens import Role
from desktop.words import current, tr
from rules.army import Army
from rules.language import C_, N_
from rules.units import TITLES

_NOTES = Shape(
    name="notes",
    holds="text",
    title=N_("Notes"),
    short=N_("Notes"),
    letter="",
    help="",
    section="",
    picks="",
    one="",
    unit="",
    rule="",
    house=False,
    optional=False,
    length=20_000,
)


class ArmyPage(QScrollArea):
    """`add` is sent with the button when a unit is to be added, `renamed` and `noted` with what is typed."""

    add = Signal(object)
    renamed = Signal(str)
    noted = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = Pane("sheet")
        column = QVBoxLayout(body)
        column.setContentsMargins(px(18), px(10), px(18), px(18))
        column.setSpacing(px(12))
        self.name = QLineEdit()
        self.name.setMaxLength(300)
        self.name.setFont(font(Type.TITLE))
        self.name.setMinimumHeight(px(36))
        self.name.setPlaceholderText(tr("Name of the army"))
        self.name.setAccessibleName(tr("Name of the army"))
        self.name.textEdited.connect(lambda text: self.renamed.emit(texts.clean(text)))
        self.name.editingFinished.connect(self.left)
        leave_history_to_window(self.name)
        column.addWidget(self.name)
        self._rules = Label("", ink="ink2")
        column.addWidget(self._rules)
        self._text = Label("", Type.HEADING)
        self._text.setWordWrap(True)
        column.addWidget(self._text)
        self._more = Label("", ink="ink2")
        self._more.setWordWrap(True)
        column.addWidget(self._more)
        self.button = theme.primary(QPushButton(icons.icon("add", "on_blue"), tr("&Add a unit")))
        self.button.clicked.connect(lambda: self.add.emit(self.button))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._forces = _Forces()
        column.addWidget(self._forces)
        self._notes_title = Label(tr("Notes"), Type.LABEL, "ink2")
        column.addWidget(self._notes_title)
        self.notes = LongTextEditor(_NOTES)
        self.notes.changed.connect(self.noted)
        self.notes.left.connect(self.left)
        column.addWidget(self.notes)
        column.addStretch(1)
        self.setWidget(body)

    def show_army(self, army: Army, *, read_only: bool) -> None:
        """For an army without units, or with none chosen."""
        if self.name.text() != army.name:
            self.name.setText(army.name)
        self.name.setReadOnly(read_only)
        self._rules.setText(tr(TITLES[army.ruleset]) if army.ruleset in TITLES else army.ruleset)
        empty = not any(force.units for force in army.forces)
        self._text.setText(tr("This army has no unit yet."))
        self._more.setText(tr("Begin with a profile from the library, or with a blank one."))
        for label in (self._text, self._more):
            label.setVisible(empty)
        self.button.setVisible(not read_only)
        self._forces.show_forces(army)
        self.notes.show_value(army.notes)
        self.notes.set_read_only(read_only)
        self._show_all(True)

    def show_unknown(self) -> None:
        """For a unit of a kind that this program does not know."""
        self._text.setText(tr("This kind of unit comes from a newer program."))
        self._more.setText(tr("It is kept as it is in the file."))
        for label in (self._text, self._more):
            label.show()
        self._show_all(False)

    def _show_all(self, wanted: bool) -> None:
        for widget in (self.name, self._rules, self._forces, self._notes_title, self.notes):
            widget.setVisible(wanted)
        if not wanted:
            self.button.hide()


class _Forces(QWidget):
    """The forces as a table: units, copies counted, and points where any are set."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._table: QWidget | None = None

    def show_forces(self, army: Army) -> None:
        if self._table is not None:
            self._column.removeWidget(self._table)
            self._table.hide()
            self._table.deleteLater()
        self._table = QWidget()
        self._column.addWidget(self._table)
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(24))
        grid.setVerticalSpacing(px(4))
        grid.setColumnStretch(0, 1)
        rows = [(force.name or tr(C_("force", "Unnamed")), force.units) for force in army.forces]
        counted = [
            (name, sum(unit.copies for unit in units), sum(unit.points * unit.copies for unit in units))
            for name, units in rows
        ]
        total = (tr("Sum"), sum(row[1] for row in counted), sum(row[2] for row in counted))
        with_points = bool(total[2])
        heads = [tr("Force"), tr("Units"), *([tr("Points")] if with_points else [])]
        for at, head in enumerate(heads):
            grid.addWidget(_cell(head, Type.LABEL, "ink2", right=at > 0), 0, at)
        grid.addWidget(hline("ink"), 1, 0, 1, len(heads))
        line = 2
        for row in [*counted, total]:
            if row is total:
                grid.addWidget(hline("ink"), line, 0, 1, len(heads))
                line += 1
            name, units, points = row
            grid.addWidget(ElidedLabel(name, Type.ROW_TITLE), line, 0)
            figures = [units, points] if with_points else [units]
            for at, figure in enumerate(figures):
                grid.addWidget(_cell(current().number(figure), Type.FIGURE, "ink", right=True), line, at + 1)
            line += 1


def _cell(text: str, step: Type, ink: Role, *, right: bool) -> Label:
    label = Label(text, step, ink)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
