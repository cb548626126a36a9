"""The Build workspace: tree, form, card and findings, and what connects them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from desktop.build import commands, edits, own_row
from desktop.build.army_page import ArmyPage
from desktop.build.faces import FACES
from desktop.build.findings_pane import FindingsPane
from desktop.build.form import Form
from desktop.build.header import Header
from desktop.build.preview import Preview
from desktop.build.tree_pane import TreePane
from desktop.checks import meters
from desktop.document import Document
from desktop.look.fonts import px
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.surfaces import Pane
from desktop.window.workspaces import Workspace
from desktop.words import say, tr
from rules.army import Army, find_unit, units
from rules.findings import Finding, in_order, mended
from rules.stored import Unit
from rules.units import kind_of

_LEFT, _RIGHT = 266, 470
_LEAST_MIDDLE = 560
_FOLD_BELOW = 1200
"""Below this width of the workspace the right pane folds into a tab."""


def build_workspace(document: Document) -> Workspace:
    """The workspace for an army."""
    return BuildWorkspace(document)


class BuildWorkspace(Workspace):
    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._unit: Unit | None = None
        self._forms: dict[str, Form] = {}
        self._folded = False
        self._last: Finding | None = None
        self._pieces()
        self._lay_out()
        self.acts = commands.Commands(self)
        for action in self.acts.tools():
            self.tree.add_tool(action)
        self.tree.when_context(self.acts.context_menu)
        self._connect()
        self._keys()
        self._choose_first()

    # Making

    def _pieces(self) -> None:
        self.tree = TreePane(self.document)
        self.header = Header()
        self.form_stack = QStackedWidget()
        self.army_page = ArmyPage()
        self.form_stack.addWidget(self.army_page)
        self.preview = Preview(FACES)
        self.findings = FindingsPane()
        read_only = self.document.read_only
        self.header.set_read_only(read_only)
        self.findings.set_read_only(read_only)

    def _lay_out(self) -> None:
        self.middle = Pane("sheet")
        column = QVBoxLayout(self.middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._tabs_place = QHBoxLayout()
        self._tabs_place.setContentsMargins(px(18), px(8), px(18), 0)
        self.tabs = SegmentedControl(
            [Segment("form", tr("Form")), Segment("card", tr("Card and findings"))], spoken=tr("View")
        )
        self.tabs.chosen.connect(self._show_tab)
        self.tabs.hide()
        self._tabs_place.addWidget(self.tabs)
        self._tabs_place.addStretch(1)
        column.addLayout(self._tabs_place)
        self._middle_stack = QStackedWidget()
        form_page = QWidget()
        form_column = QVBoxLayout(form_page)
        form_column.setContentsMargins(0, 0, 0, 0)
        form_column.setSpacing(0)
        form_column.addWidget(self.header)
        form_column.addWidget(self.form_stack, 1)
        self._middle_stack.addWidget(form_page)
        column.addWidget(self._middle_stack, 1)
        self.right = QSplitter(Qt.Orientation.Vertical)
        self.right.setChildrenCollapsible(False)
        self.right.setHandleWidth(1)
        self.right.addWidget(self.preview)
        self.right.addWidget(self.findings)
        self.right.setStretchFactor(0, 1)
        self._right_moved = False
        self.right.splitterMoved.connect(self._right_was_moved)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for widget in (self.tree, self.middle, self.right):
            self.splitter.addWidget(widget)
        self.splitter.setStretchFactor(1, 1)
        self.tree.setMinimumWidth(px(200))
        self.right.setMinimumWidth(px(300))
        self.middle.setMinimumWidth(px(_LEAST_MIDDLE))
        self._widths: tuple[int, ...] = (px(_LEFT), 2000, px(_RIGHT))
        self._laid = False
        self.splitter.setSizes(list(self._widths))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.splitter)

    def _connect(self) -> None:
        self.document.edited.connect(self._edited)
        self.tree.chosen.connect(self._chosen)
        self.tree.view.renamed.connect(self.acts.rename_row)
        self.tree.model.moved.connect(self.acts.drop)
        self.tree.model.force_moved.connect(self.acts.drop_force)
        self.header.renamed.connect(lambda name: self._field("name", name, tr("Name"), "name"))
        self.header.left.connect(self.document.settle)
        self.findings.gone_to.connect(self.go_to)
        self.findings.mended.connect(self.mend)
        self.army_page.add.connect(self.acts.add_menu_at)
        self.army_page.renamed.connect(self._rename_army)
        self.army_page.noted.connect(self._note_army)
        self.army_page.left.connect(self.document.settle)

    def _keys(self) -> None:
        for keys, act in (("F8", self.next_finding), ("F6", self._next_pane)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    # What is shown

    def _choose_first(self) -> None:
        first = next(units(self.document.army), None)
        if first is not None:
            self.tree.choose([first.id])
        else:
            self._chosen(None)

    def unit(self) -> Unit | None:
        """The unit in the form."""
        return self._unit

    def form(self) -> Form | None:
        """The form that shows."""
        shown = self.form_stack.currentWidget()
        return shown if isinstance(shown, Form) else None

    def _chosen(self, unit: Unit | None) -> None:
        if unit is not self._unit:
            self.document.settle()
        self._show(unit)
        self.acts.refresh()

    def _show(self, unit: Unit | None) -> None:
        self._unit = unit
        army = self.document.army
        self.header.setVisible(unit is not None)
        self.right.setVisible(unit is not None or not self._folded)
        self.preview.show_unit(unit, army)
        self.preview.setVisible(unit is not None)
        if unit is None:
            self.army_page.show_army(army, read_only=self.document.read_only)
            self.form_stack.setCurrentWidget(self.army_page)
            self.findings.show_findings(self._all_findings(), {unit.id: edits.title(unit) for unit in units(army)})
            self._share_right()
            return
        sums = meters(unit, army.own)
        found = self.document.checks.of(unit, army.own).findings
        self.header.show_unit(unit, sums)
        self.findings.show_findings(found)
        self._share_right()
        form = self._form_of(unit)
        if form is None:
            self.army_page.show_unknown()
            self.form_stack.setCurrentWidget(self.army_page)
            return
        form.show_unit(unit, army.own, found, sums)
        self.form_stack.setCurrentWidget(form)

    def _right_was_moved(self) -> None:
        self._right_moved = True

    def _share_right(self) -> None:
        """Gives the findings the height they need, up to a good third, unless the player has moved the line."""
        high = self.right.height()
        if self._right_moved or high < px(200) or self._unit is None:
            return
        wanted = min(max(self.findings.wanted_height(), px(110)), high * 36 // 100)
        if abs(self.right.sizes()[1] - wanted) > 1:
            self.right.setSizes([high - wanted, wanted])

    def _form_of(self, unit: Unit) -> Form | None:
        kind = kind_of(unit)
        if kind is None:
            return None
        form = self._forms.get(kind.id)
        if form is None:
            form = Form(kind)
            form.set_read_only(self.document.read_only)
            form.edited.connect(self._field)
            form.left.connect(self.document.settle)
            form.refused.connect(self.status)
            form.asked_own.connect(self.define_own)
            form.asked_roll.connect(self.acts.roll_again)
            self._forms[kind.id] = form
            self.form_stack.addWidget(form)
        return form

    def _edited(self, before: Army, after: Army) -> None:
        if self._unit is None:
            self._show(None)
            self.acts.refresh()
            return
        try:
            unit = find_unit(after, self._unit.id)
        except KeyError:
            self._show(self.tree.current_unit())
        else:
            if unit is not self._unit or before.own is not after.own:
                self._show(unit)
            else:
                self.preview.show_unit(unit, after)
        self.acts.refresh()

    # Changing the army and the unit

    def _rename_army(self, name: str) -> None:
        step, army = edits.rename_army(self.document.army, name)
        self.document.edit(step, army, "army.name")

    def _note_army(self, notes: str) -> None:
        army = self.document.army.model_copy(update={"notes": notes})
        self.document.edit(tr("notes of the army"), army, "army.notes")

    def _field(self, name: str, value: object, title: str, merge: str) -> None:
        if self._unit is None:
            return
        changed = self._unit.model_copy(update={name: value})
        self.change(changed, title, merge)

    def change(self, changed: Unit, title: str, merge: str = "") -> None:
        """Puts a changed unit in place of the one shown, as a step."""
        key = f"{changed.id}.{merge}" if merge else ""
        if merge and "." not in merge:
            title = tr("{field} of “{name}”", field=title, name=changed.name or tr("Unnamed"))
        _, army = edits.change(self.document.army, changed, title)
        self.document.edit(title, army, key)

    def mend(self, finding: Finding) -> None:
        """Applies a finding's fix."""
        if finding.fix is None:
            return
        unit = find_unit(self.document.army, finding.unit)
        self.change(mended(unit, finding.fix), say(finding.fix.title))

    def go_to(self, finding: Finding) -> None:
        """Shows the unit and the field of a finding."""
        if self._unit is None or finding.unit != self._unit.id:
            self.tree.choose([finding.unit])
        if self._folded:
            self.tabs.set_current("form")
            self._show_tab("form")
        if finding.place == "name":
            self.header.name.setFocus()
            return
        form = self.form()
        if form is not None:
            form.go_to(finding.place)

    def next_finding(self) -> None:
        """Goes to the next of the army's worst findings."""
        found = self._all_findings()
        if found:
            worst = [finding for finding in found if finding.severity == found[0].severity]
            at = next((i for i, finding in enumerate(worst) if _same(finding, self._last)), -1)
            self._last = worst[(at + 1) % len(worst)]
            self.go_to(self._last)

    def _all_findings(self) -> Sequence[Finding]:
        """The findings of the whole army, worst first."""
        army = self.document.army
        return in_order(found for unit in units(army) for found in self.document.checks.of(unit, army.own).findings)

    def define_own(self, table: str, row: str, typed: str) -> None:
        """Opens the dialog of a row of the player's own: the one of that id, or a new one called `typed`."""
        form = self.form()
        if form is not None:
            own_row.define(self.document, form, table, row, typed)

    # The window's wishes

    def take_focus(self) -> None:
        self.tree.view.setFocus()

    def menus(self) -> Sequence[QMenu]:
        return self.acts.menus()

    def finish(self) -> None:
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.document.settle()

    def busy(self) -> bool:
        return self.preview.busy()

    def _in_tree(self) -> bool:
        """Whether the keyboard is on the army: elsewhere Del and Ctrl+X must not take a unit away."""
        focus = self.window().focusWidget()
        return focus is None or self.tree.isAncestorOf(focus)

    def find(self) -> None:
        self.tree.filter.setFocus()
        self.tree.filter.selectAll()

    def cut(self) -> None:
        if self._in_tree():
            self.acts.cut()

    def copy(self) -> None:
        self.acts.copy()

    def paste(self) -> None:
        self.acts.paste()

    def delete(self) -> None:
        if self._in_tree():
            self.acts.remove()

    def select_all(self) -> None:
        self.tree.view.selectAll()

    def panes(self) -> tuple[int, ...]:
        return self._widths if self._folded else tuple(self.splitter.sizes())

    def leave(self) -> None:
        self.preview.stop()

    def place(self) -> object:
        return self.tree.chosen_ids()

    def take_place(self, place: object) -> None:
        if isinstance(place, list) and place:
            self.tree.choose(place)

    def set_panes(self, widths: tuple[int, ...]) -> None:
        if len(widths) == 3 and all(widths):
            self._widths = widths
            self.splitter.setSizes(list(widths))

    def _next_pane(self) -> None:
        panes = [self.tree.view, self.middle, self.right]
        focus = self.window().focusWidget()
        at = next((i for i, pane in enumerate(panes) if focus is pane or (focus and pane.isAncestorOf(focus))), -1)
        target = panes[(at + 1) % 3]
        if target is self.middle:
            self.header.name.setFocus()
        elif target is self.right:
            (self.findings.rows[0] if self.findings.rows else self.preview).setFocus()
        else:
            target.setFocus()

    # Narrow windows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width() < px(_FOLD_BELOW))
        self._share_right()
        self._laid = not self._folded

    def _fold(self, folded: bool) -> None:
        if folded == self._folded:
            return
        if folded and self._laid:
            self._widths = tuple(self.splitter.sizes())
        self._folded = folded
        self.tabs.setVisible(folded)
        if folded:
            self._middle_stack.addWidget(self.right)
            self._show_tab(self.tabs.current())
        else:
            self._middle_stack.setCurrentIndex(0)
            self.splitter.addWidget(self.right)
            self.right.show()
            self.splitter.setSizes(list(self._widths))

    def _show_tab(self, name: str) -> None:
        if self._folded:
            self._middle_stack.setCurrentIndex(1 if name == "card" else 0)


def _same(one: Finding, other: Finding | None) -> bool:
    return other is not None and (one.unit, one.code, one.place) == (other.unit, other.code, other.place)
