"""The page on which a battle begins or is resumed: units and sides, name, seed, who starts, house rules."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from pydantic import ValidationError
from PySide6.QtCore import QAbstractItemModel, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look import icons, theme
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, Label, plain_tip
from desktop.look.sections import Section
from desktop.look.severity import Severity, SeverityLabel
from desktop.look.surfaces import Pane, hline
from desktop.play import files
from desktop.play.begin_model import SIDES, Choice, Index, UnitChoice
from desktop.play.editors import Lookup
from desktop.play.groups import ObjectBox
from desktop.play.shape import Shape, shape_of
from desktop.words import current, say, tr
from rules.army import Army
from rules.battle import Beginning
from rules.battle_table import table
from rules.errors import BadFile, reason, sentence
from rules.language import Plural, Words
from rules.storage import read_file

_SEEDS = 10_000


class BeginPage(Pane):
    """`begun` is sent with the beginning and the file, `resumed` with a file, `failed` with a sentence."""

    begun = Signal(object, object)
    resumed = Signal(object)
    failed = Signal(str)

    def __init__(self, army: Army, path: Path | None) -> None:
        super().__init__("sheet")
        self._army_path = path
        self.model = UnitChoice()
        self._where: Path | None = None
        outer = QHBoxLayout(self)
        outer.setContentsMargins(px(24), px(18), px(24), px(18))
        outer.setSpacing(px(24))
        outer.addWidget(self._new(army), 3)
        outer.addWidget(self._old(), 2)
        self.model.counted.connect(self._show_counts)
        self.set_army(army)

    # Making it

    def _new(self, army: Army) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(Label(tr("New battle"), Type.TITLE))
        column.addWidget(hline("ink"))
        column.addLayout(self._names(army))
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setItemDelegate(_TickCell(self.table))
        self.table.setAccessibleName(tr("Units and sides"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(px(28))
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        column.addWidget(self.table, 1)
        column.addLayout(self._second_army())
        column.addLayout(self._dice())
        column.addWidget(self._house_rules(army))
        column.addLayout(self._foot())
        return holder

    def _names(self, army: Army) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.name = QLineEdit(tr("Battle of {army}", army=army.name) if army.name else tr("Battle"))
        self.name.setMaxLength(300)
        row.addWidget(_field(tr("Name of the battle"), self.name), 2)
        self.sides = [QLineEdit(), QLineEdit()]
        for number, edit in enumerate(self.sides, start=1):
            edit.setMaxLength(300)
            edit.setPlaceholderText(tr("Side {number}", number=number))
            row.addWidget(_field(tr("Side {number}", number=number), edit), 1)
        return row

    def _second_army(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.counts = Label("", Type.NOTE, "ink2")
        row.addWidget(self.counts)
        row.addStretch(1)
        self.other = QPushButton(icons.icon("add"), tr("&Another army…"))
        self.other.clicked.connect(self._ask_other)
        row.addWidget(self.other)
        return row

    def _dice(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.starts = QButtonGroup(self)
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(12))
        for side in range(SIDES):
            button = QRadioButton(tr("Side {number}", number=side + 1))
            button.setChecked(side == 0)
            self.starts.addButton(button, side)
            line.addWidget(button)
        row.addWidget(_field(tr("Who starts"), holder))
        row.addStretch(1)
        self.seed = QLineEdit(_fresh_seed())
        self.seed.setMaxLength(80)
        self.seed.setFixedWidth(px(110))
        row.addWidget(_field(tr("Seed of the dice"), self.seed))
        again = QPushButton(icons.icon("redo"), "")
        again.setToolTip(tr("Another seed"))
        again.setAccessibleName(tr("Another seed"))
        again.clicked.connect(lambda: self.seed.setText(_fresh_seed()))
        row.addWidget(again, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _house_rules(self, army: Army) -> QWidget:
        section = Section(tr("House rules"), is_open=False)
        section.set_summary(tr("as they come"))
        fields = shape_of(table(army.ruleset).settings)
        self.rules = ObjectBox(Shape("object", fields=fields), Lookup(words=table(army.ruleset).words))
        self.rules.set_value({})
        self.rules.edited.connect(lambda: section.set_summary(self._rules_summary()))
        room = QScrollArea()
        room.setWidgetResizable(True)
        room.setFrameShape(QScrollArea.Shape.NoFrame)
        room.setMinimumHeight(px(180))
        room.setWidget(self.rules)
        section.set_content(room)
        return section

    def _rules_summary(self) -> str:
        changed = len(self.rules.value() or {})
        return say(Plural("{n} rule changed", "{n} rules changed", changed)) if changed else tr("as they come")

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.place = ElidedLabel("", Type.NOTE, "ink2")
        row.addWidget(self.place, 1)
        elsewhere = QPushButton(tr("&Elsewhere…"))
        elsewhere.clicked.connect(self._ask_where)
        row.addWidget(elsewhere)
        self.problem = SeverityLabel(Severity.ERROR)
        self.problem.hide()
        row.addWidget(self.problem)
        self.begin_button = theme.primary(QPushButton(icons.icon("play", "on_blue"), tr("&Begin the battle")))
        self.begin_button.clicked.connect(self.begin)
        row.addWidget(self.begin_button)
        return row

    def _old(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(Label(tr("Resume"), Type.TITLE))
        column.addWidget(hline("ink"))
        self.recent = QListWidget()
        self.recent.setAccessibleName(tr("Battles played last"))
        self.recent.itemActivated.connect(self._resume)
        column.addWidget(self.recent, 100)
        self.no_recent = Label(tr("No battle yet."), Type.EMPTY, "ink2")
        column.addWidget(self.no_recent)
        column.addStretch(1)
        row = QHBoxLayout()
        self.resume_button = QPushButton(tr("&Resume"))
        self.resume_button.clicked.connect(self._resume)
        row.addWidget(self.resume_button)
        open_button = QPushButton(tr("&Open a battle…"))
        open_button.clicked.connect(self._ask_battle)
        row.addWidget(open_button)
        row.addStretch(1)
        column.addLayout(row)
        holder.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return holder

    # What the player does

    def set_army(self, army: Army) -> None:
        """Takes up the open army as it is now; a second one stays."""
        self.model.set_armies([army, *self.model.armies[1:]])
        for side, edit in enumerate(self.sides):
            if not edit.text() and side < len(self.model.armies):
                edit.setText(self.model.armies[side].name)
        self.show_recent()
        self._show_counts()

    def add_army(self, path: Path) -> None:
        """Takes up a second army from its file. Raises BadFile."""
        army = read_file(path).army
        if army.ruleset != self.model.armies[0].ruleset:
            raise BadFile("{file} is an army of another rule set.", file=path.name)
        self.model.set_armies([*self.model.armies, army])
        if not self.sides[1].text():
            self.sides[1].setText(army.name)

    def _ask_other(self) -> None:
        path = files.ask_army(self, self._army_path)
        if path is not None:
            try:
                self.add_army(path)
            except BadFile as problem:
                self.failed.emit(say(problem.message))

    def _ask_where(self) -> None:
        path = files.ask_where(self, tr("Where the battle is written"), self._path())
        if path is not None:
            self._where = path
            self._show_counts()

    def _path(self) -> Path:
        if self._where is not None:
            return self._where
        return files.fresh_path(self.name.text(), files.folder())

    def choice(self) -> Choice:
        """What is set on the page."""
        return Choice(
            name=self.name.text(),
            seed=self.seed.text() or "1",
            starts=self.starts.checkedId(),
            sides=[edit.text() for edit in self.sides],
            settings=self.rules.value() or {},
        )

    def begin(self) -> None:
        """Begins the battle: its file is on disk from now on."""
        choice = self.choice()
        try:
            table(self.model.armies[0].ruleset).settings.model_validate(choice.settings, by_alias=True, by_name=False)
            beginning: Beginning = self.model.beginning(choice)
            path = self._path()
        except ValidationError as error:
            self.failed.emit(say(sentence(error)))
        except OSError as error:
            self.failed.emit(tr("The folder of the battles cannot be made: {why}.", why=reason(error)))
        else:
            self.begun.emit(beginning, path)

    def _resume(self, *_: object) -> None:
        item = self.recent.currentItem()
        if item is not None:
            self.resumed.emit(item.data(Qt.ItemDataRole.UserRole))

    def _ask_battle(self) -> None:
        path = files.ask_battle(self)
        if path is not None:
            self.resumed.emit(path)

    # What is shown

    def show_recent(self) -> None:
        """Lists the battles played last."""
        self.recent.clear()
        for battle in files.recent():
            when = battle.when.strftime("%d/%m/%Y %H:%M" if current().code == "fr" else "%Y-%m-%d %H:%M")
            item = QListWidgetItem(icons.icon("list"), f"{battle.name}\n{when}")
            item.setSizeHint(QSize(px(200), px(44)))
            item.setData(Qt.ItemDataRole.UserRole, battle.path)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{battle.name}, {when}")
            item.setToolTip(plain_tip(str(battle.path)))
            self.recent.addItem(item)
        there = self.recent.count() > 0
        self.recent.setVisible(there)
        self.no_recent.setVisible(not there)
        self.resume_button.setEnabled(there)
        if there:
            self.recent.setCurrentRow(0)

    def _show_counts(self) -> None:
        parts = [
            tr("Side {number}: {units}", number=side + 1, units=_units(self.model.count(side))) for side in range(SIDES)
        ]
        self.counts.setText("   ".join(parts))
        problem = self.model.problem()
        self.problem.set_state(Severity.ERROR, say(problem))
        self.problem.setVisible(bool(problem))
        self.begin_button.setEnabled(not problem)
        try:
            self.place.set_text(str(self._path()))
        except OSError:
            self.place.set_text(tr("nowhere yet: choose a place"))


class _TickCell(QStyledItemDelegate):
    """A cell that is ticked wherever it is clicked, and by Space."""

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        if not index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return super().editorEvent(event, model, option, index)
        clicked = isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonRelease
        spaced = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not (clicked or spaced):
            return False
        on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        state = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
        return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)  # type: ignore[arg-type]


def _units(count: int) -> Words:
    return Plural("{n} unit", "{n} units", count)


def _fresh_seed() -> str:
    return f"{SystemRandom().randrange(_SEEDS):04}"


def _field(title: str, widget: QWidget) -> QWidget:
    """A field under its title."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    label = Label(title, Type.NOTE, "ink2")
    label.setBuddy(widget)
    widget.setAccessibleName(title)
    column.addWidget(label)
    column.addWidget(widget)
    return holder
