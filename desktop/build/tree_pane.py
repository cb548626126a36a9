"""The left pane: filter, tree, and what is done to units."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.build.tree_model import TreeModel
from desktop.build.tree_view import TreeView
from desktop.document import Document
from desktop.look import icons
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.look.surfaces import Pane
from desktop.words import tr
from rules.findings import Severity
from rules.stored import Unit


class _Filter(QLineEdit):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)


class TreePane(Pane):
    """`chosen` is sent with the unit that the form is to show, or None."""

    chosen = Signal(object)

    def __init__(self, document: Document) -> None:
        super().__init__("paper")
        self._document = document
        self._wanted: str | None = None
        self._closed: set[str] = set()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        self.model = TreeModel(document)
        self.view = TreeView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Army"))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.stack.addWidget(self._nothing())
        column.addWidget(self.stack, 1)
        self.foot = QHBoxLayout()
        foot = Pane("paper", ("top",))
        foot.setLayout(self.foot)
        self.foot.setContentsMargins(px(10), px(7), px(10), px(6))
        self.foot.setSpacing(px(4))
        column.addWidget(foot)
        self.model.modelReset.connect(self._restore)
        self.view.collapsed.connect(lambda index: self._fold(index, closed=True))
        self.view.expanded.connect(lambda index: self._fold(index, closed=False))
        self.view.selectionModel().selectionChanged.connect(self._selected)
        self.view.selectionModel().currentChanged.connect(self._current)
        self._restore()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(px(10), px(9), px(10), px(9))
        row.setSpacing(px(4))
        self.filter = _Filter()
        self.filter.setPlaceholderText(tr("Filter the army"))
        self.filter.setAccessibleName(tr("Filter the army"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMaxLength(300)
        self.filter.addAction(QAction(icons.icon("search"), "", self), QLineEdit.ActionPosition.LeadingPosition)
        self.filter.textChanged.connect(self._filter_changed)
        row.addWidget(self.filter, 1)
        self.only = QToolButton()
        self.only.setAutoRaise(True)
        self.only.setIcon(icons.icon("filter"))
        self.only.setIconSize(QSize(px(18), px(18)))
        self.only.setToolTip(tr("Show only units with findings"))
        self.only.setAccessibleName(tr("Show only units with findings"))
        menu = self.only_menu = QMenu(self.only)
        group = QActionGroup(menu)
        self._only: Severity | None = None
        choices: list[tuple[Severity | None, str]] = [
            (None, tr("&All units")),
            ("error", tr("With &errors")),
            ("warning", tr("With errors or &warnings")),
            ("note", tr("With any &finding")),
        ]
        for severity, word in choices:
            action = menu.addAction(word)
            action.setCheckable(True)
            action.setChecked(severity is None)
            action.triggered.connect(partial(self._only_chosen, severity))
            group.addAction(action)
        self.only.clicked.connect(lambda: menu.popup(self.only.mapToGlobal(QPoint(0, self.only.height()))))
        row.addWidget(self.only)
        return row

    def _nothing(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(8))
        column.addWidget(Label(tr("No unit matches."), Type.EMPTY, "ink2"))
        self.clear = QPushButton(tr("C&lear the filter"))
        self.clear.clicked.connect(self._clear_filter)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return page

    def add_tool(self, action: QAction) -> None:
        """A button at the foot, for an action."""
        button = QToolButton()
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setIconSize(QSize(px(18), px(18)))
        self.foot.addWidget(button)

    # Filter

    def _only_chosen(self, severity: Severity | None, _checked: bool = False) -> None:
        self.show_only(severity)

    def show_only(self, severity: Severity | None) -> None:
        """Shows only units with a finding of that severity or a worse one."""
        self._only = severity
        self._filter_changed()

    def _filter_changed(self) -> None:
        self.model.set_filter(self.filter.text(), self._only)

    def _clear_filter(self) -> None:
        self._only = None
        self.only_menu.actions()[0].setChecked(True)
        self.filter.clear()
        self._filter_changed()
        self.filter.setFocus()

    # Selection

    def chosen_ids(self) -> list[str]:
        """The ids of the selected units."""
        found = (self.model.unit_at(index) for index in self.view.selectionModel().selectedIndexes())
        return [unit.id for unit in found if unit is not None]

    def current_unit(self) -> Unit | None:
        return self.model.unit_at(self.view.currentIndex())

    def current_force(self) -> str:
        """The id of the force that is chosen or holds the chosen unit; the last one otherwise, "" without any."""
        force = self.model.force_at(self.view.currentIndex())
        if force is None:
            forces = self._document.army.forces
            return forces[-1].id if forces else ""
        return force.id

    def chosen_force(self) -> str:
        """The id of the force whose own row is chosen, else ""."""
        index = self.view.currentIndex()
        force = self.model.force_at(index)
        return force.id if force is not None and self.model.is_force(index) else ""

    def choose(self, unit_ids: list[str]) -> None:
        """Selects units and shows the first."""
        selection = QItemSelection()
        first: QModelIndex | None = None
        for unit_id in unit_ids:
            index = self.model.index_of_unit(unit_id)
            if index.isValid():
                first = first or index
                selection.select(index, index)
        if first is None:
            return
        model = self.view.selectionModel()
        model.setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        model.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.view.scrollTo(first)

    def choose_force(self, force_id: str) -> None:
        index = self.model.index_of_force(force_id)
        if index.isValid():
            self.view.setCurrentIndex(index)

    def _selected(self, *_: object) -> None:
        self.chosen.emit(self.current_unit())

    def _current(self, *_: object) -> None:
        unit = self.current_unit()
        if unit is not None:
            self._wanted = unit.id
        self.chosen.emit(unit)

    def _fold(self, index: QModelIndex, *, closed: bool) -> None:
        force = self.model.force_at(index)
        key = force.id if force is not None else ""
        if self.model.is_filtered():
            return
        (self._closed.add if closed else self._closed.discard)(key)

    def _restore(self) -> None:
        """After the model was made anew: the same forces open, the same unit chosen."""
        bar = self.view.verticalScrollBar()
        at = bar.value()
        top = self.model.index(0, 0)
        self.view.setExpanded(top, True)
        for place in range(self.model.rowCount(top)):
            index = self.model.index(place, 0, top)
            force = self.model.force_at(index)
            closed = force is not None and force.id in self._closed and not self.model.is_filtered()
            self.view.setExpanded(index, not closed)
        self.stack.setCurrentIndex(1 if self.model.is_filtered() and not self.model.shown_units() else 0)
        if self._wanted is not None:
            index = self.model.index_of_unit(self._wanted)
            if index.isValid():
                self.view.setCurrentIndex(index)
                bar.setValue(at)
                return
        self.chosen.emit(self.current_unit())

    def when_context(self, act: Callable[[], QMenu]) -> None:
        """Opens a menu where the right button is pressed."""
        self.view.customContextMenuRequested.connect(lambda point: act().popup(self.view.viewport().mapToGlobal(point)))
