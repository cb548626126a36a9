"""The actions on units and forces: menus, buttons, clipboard, what is dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from desktop.build import edits
from desktop.build.compare import CompareDialog
from desktop.build.rolling import UnitRoller, unit_roller
from desktop.look import icons
from desktop.look.labels import plain_tip
from desktop.words import say, tr
from rules.army import Army, renewed
from rules.errors import BadFile
from rules.exchange import holds_units, units_of, units_text
from rules.language import C_
from rules.stored import Unit
from rules.units import UnitKind, kinds

if TYPE_CHECKING:
    from desktop.build.workspace import BuildWorkspace


class Commands:
    """Made once for a workspace; `refresh` sets what can be done at the moment."""

    def __init__(self, build: BuildWorkspace) -> None:
        self._build = build
        self._document = build.document
        self._tree = build.tree
        action = self._action
        self.duplicate = action(tr("&Duplicate"), self._duplicate, "copy", "Ctrl+D")
        self.delete = action(tr("&Remove"), self.remove, "trash", None)
        self.compare = action(tr("&Compare…"), self._compare, "compare", None)
        self.rename = action(tr("Re&name"), self._rename, "pencil", "F2")
        self.up = action(tr("Move &up"), lambda: self._shift(-1), "", "Alt+Up")
        self.down = action(tr("Move do&wn"), lambda: self._shift(1), "", "Alt+Down")
        self.new_force = action(tr("Add a &force"), self._add_force, "force", "Ctrl+Shift+N")
        self.rolls = self._roll_actions()
        self.add_button = QPushButton(icons.icon("add", "ink"), tr("&Add"))
        self.add_menu = QMenu(build)
        self.add_menu.aboutToShow.connect(self._fill_add_menu)
        self.add_button.clicked.connect(lambda: self.add_menu_at(self.add_button))
        self._tree.foot.addWidget(self.add_button)
        self._tree.foot.addStretch(1)
        self.unit_menu = QMenu(tr("&Unit"), build)
        self.unit_menu.setToolTipsVisible(True)
        self.unit_menu.aboutToShow.connect(self._look_at_tables)
        self._fill_unit_menu()
        self.refresh()

    def _action(self, text: str, act: Callable[[], object], icon: str, keys: str | None) -> QAction:
        action = QAction(text, self._build)
        if icon:
            action.setIcon(icons.icon(icon))
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: act())
        plain = text.replace("&", "")
        action.setToolTip(
            f"{plain} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})" if keys else plain
        )
        return action

    def _roll_actions(self) -> dict[str, QAction]:
        """For each kind of unit that can be rolled up, what opens its dialog."""
        found: dict[str, QAction] = {}
        for kind in kinds(self._document.army.ruleset).values():
            roller = unit_roller(kind.id)
            if roller is not None:
                found[kind.id] = self._action(tr(roller.title), partial(self._roll, roller), "play", "Ctrl+R")
        return found

    def _look_at_tables(self) -> None:
        """Greys what cannot be rolled up, with the reason: asked when a menu opens, since it reads the tables."""
        for kind, action in self.rolls.items():
            roller = unit_roller(kind)
            why = "" if roller is None else roller.hindrance()
            action.setEnabled(not self._document.read_only and not why)
            action.setToolTip(plain_tip(why) or tr("Roll up a unit on the Ironmuster tables"))

    def tools(self) -> Sequence[QAction]:
        """The actions that stand at the foot of the tree."""
        return (self.duplicate, self.delete, self.compare)

    def menus(self) -> Sequence[QMenu]:
        return (self.unit_menu,)

    def _fill_unit_menu(self) -> None:
        menu = self.unit_menu
        add = menu.addMenu(tr("&Add a unit"))
        add.aboutToShow.connect(lambda: self._fill(add))
        self._add_entry = add.menuAction()
        menu.addActions(list(self.rolls.values()))
        menu.addAction(self.duplicate)
        menu.addAction(self.rename)
        menu.addAction(self.delete)
        menu.addAction(self.compare)
        menu.addSeparator()
        menu.addAction(self.up)
        menu.addAction(self.down)
        menu.addSeparator()
        menu.addAction(self.new_force)

    def context_menu(self) -> QMenu:
        """What can be done where the right button was pressed."""
        menu = QMenu(self._build)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not self._document.read_only:
            add = menu.addMenu(tr("&Add a unit"))
            self._fill(add)
            menu.addSeparator()
        for text, act in ((tr("Cu&t"), self.cut), (tr("&Copy"), self.copy), (tr("&Paste"), self.paste)):
            entry = menu.addAction(text)
            entry.triggered.connect(lambda _checked=False, act=act: act())
            reading = text == tr("&Copy")
            entry.setEnabled(reading or not self._document.read_only)
        menu.addSeparator()
        for action in (self.duplicate, self.rename, self.delete, self.compare, self.new_force):
            menu.addAction(action)
        return menu

    def refresh(self) -> None:
        """Sets what can be done."""
        writable = not self._document.read_only
        chosen = self._tree.chosen_ids()
        some = bool(chosen)
        self.compare.setEnabled(len(chosen) == 2)
        force = bool(self._tree.chosen_force())
        self.add_button.setEnabled(writable)
        self._add_entry.setEnabled(writable)
        self.new_force.setEnabled(writable)
        for action in self.rolls.values():
            action.setEnabled(writable)
        for action in (self.duplicate, self.up, self.down):
            action.setEnabled(writable and some)
        self.delete.setEnabled(writable and (some or force))
        self.rename.setEnabled(writable)

    # Adding

    def add_menu_at(self, button: QWidget) -> None:
        """Opens the menu of what can be added, at a button."""
        size = self.add_menu.sizeHint()
        above = button.mapToGlobal(QPoint(0, 0)).y() - size.height()
        at = button.mapToGlobal(QPoint(0, button.height()))
        if above > 0 and button is self.add_button:
            at = button.mapToGlobal(QPoint(0, -size.height()))
        self.add_menu.popup(at)

    def _fill_add_menu(self) -> None:
        self._fill(self.add_menu)

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        self._look_at_tables()
        found = list(kinds(self._document.army.ruleset).values())
        for kind in found:
            under = menu if len(found) == 1 else menu.addMenu(tr(kind.title))
            blank = under.addAction(tr("&Blank: {kind}", kind=tr(kind.title)))
            blank.triggered.connect(lambda _checked=False, kind=kind: self._add_blank(kind))
            if kind.id in self.rolls:
                under.addAction(self.rolls[kind.id])
                under.setToolTipsVisible(True)
            under.addSeparator()
            for name, unit in kind.archetypes().values():
                entry = under.addAction(icons.icon(kind.icon(unit)), say(name).replace("&", "&&"))
                entry.triggered.connect(partial(self._add_known, say(name), unit))

    def _add_blank(self, kind: UnitKind) -> None:
        self.add([kind.model.model_validate({})])
        self._build.header.name.setFocus()

    def _add_known(self, name: str, unit: Unit, _checked: bool = False) -> None:
        self.add([renewed(unit).model_copy(update={"name": name})])
        self._build.header.name.setFocus()
        self._build.header.name.selectAll()

    def _roll(self, roller: UnitRoller) -> None:
        if why := roller.hindrance():
            self._build.status.emit(why)
            return
        army = edits.with_some_force(self._document.army)
        force_id, _ = self._place(army)
        force = next(force for force in army.forces if force.id == force_id)
        where = tr("It goes into “{force}”.", force=force.name or tr(C_("force", "Unnamed")))
        roller.ask(self._build, army.own, where, None, self._add_rolled)

    def _add_rolled(self, unit: Unit) -> None:
        self.add([unit])
        self._build.header.name.setFocus()

    def roll_again(self) -> None:
        """Opens the dialog in which the chosen unit was rolled up, with its dice."""
        unit = self._tree.current_unit()
        roller = None if unit is None else unit_roller(unit.kind)
        if unit is None or roller is None or self._document.read_only:
            return
        if why := roller.hindrance():
            self._build.status.emit(why)
            return
        where = tr("Pilot, picture and your own notes stay.")
        title = tr("roll “{name}” again", name=edits.title(unit))
        roller.ask(
            self._build, self._document.army.own, where, unit, lambda changed: self._build.change(changed, title)
        )

    def add(self, added: Sequence[Unit]) -> None:
        """Adds units after the chosen one, or at the end of the chosen force."""
        army = edits.with_some_force(self._document.army)
        force, position = self._place(army)
        self._do(edits.add(army, force, added, position))
        self._tree.choose([unit.id for unit in added])

    def _place(self, army: Army) -> tuple[str, int | None]:
        """Where something is put: the force, and after which place of it."""
        force_id = self._tree.current_force() or army.forces[-1].id
        unit = self._tree.current_unit()
        force = next(force for force in army.forces if force.id == force_id)
        if unit is None:
            return force_id, None
        return force_id, next(i for i, other in enumerate(force.units) if other.id == unit.id) + 1

    def _do(self, step: edits.Step | None) -> None:
        if step is not None:
            self._document.settle()
            self._document.edit(*step)

    # Units

    def _duplicate(self) -> None:
        ids = self._tree.chosen_ids()
        if ids:
            step, army, copies = edits.duplicate(self._document.army, ids)
            self._do((step, army))
            self._tree.choose(copies)

    def remove(self) -> None:
        """Removes the chosen units, or the chosen force."""
        ids = self._tree.chosen_ids()
        force = self._tree.chosen_force()
        if ids:
            self._remove(ids, cut=False)
        elif force:
            self._do(edits.remove_force(self._document.army, force))

    def _remove(self, ids: Sequence[str], *, cut: bool) -> None:
        after = self._neighbour(ids)
        self._do(edits.remove(self._document.army, ids, cut=cut))
        if after:
            self._tree.choose([after])

    def _neighbour(self, ids: Sequence[str]) -> str:
        """The unit to choose once those are gone: the next one of the force, or the one before."""
        for force in self._document.army.forces:
            places = [place for place, unit in enumerate(force.units) if unit.id in ids]
            if not places:
                continue
            rest = [unit.id for unit in force.units if unit.id not in ids]
            before = sum(unit.id not in ids for unit in force.units[: places[0]])
            return rest[min(before, len(rest) - 1)] if rest else ""
        return ""

    def _compare(self) -> None:
        chosen = edits.chosen_units(self._document.army, self._tree.chosen_ids())
        if len(chosen) == 2:
            CompareDialog(chosen[0], chosen[1], self._document.army.own, self._build).open()

    def _shift(self, by: int) -> None:
        ids = self._tree.chosen_ids()
        if ids:
            self._do(edits.shift(self._document.army, ids, by))
            self._tree.choose(ids)

    def drop(self, ids: object, force_id: str, position: int) -> None:
        """Units were dragged to a place."""
        assert isinstance(ids, set)
        self._do(edits.move(self._document.army, ids, force_id, position))
        self._tree.choose(list(ids))

    def drop_force(self, force_id: str, position: int) -> None:
        """A force was dragged to a place."""
        self._do(edits.move_force(self._document.army, force_id, position))

    # Names and forces

    def _rename(self) -> None:
        self._tree.view.setFocus()
        index = self._tree.view.currentIndex()
        if not index.isValid():
            index = self._tree.model.index(0, 0)
        self._tree.view.edit(index)

    def rename_row(self, index: QPersistentModelIndex, name: str) -> None:
        """A name was typed in the tree."""
        model, army = self._tree.model, self._document.army
        unit, force = model.unit_at(index), model.force_at(index)
        if unit is not None:
            if name != unit.name:
                changed = unit.model_copy(update={"name": name})
                self._do(edits.change(army, changed, tr("Name")))
        elif force is not None:
            if name != force.name:
                self._do(edits.rename_force(army, force.id, name))
        elif name != army.name:
            self._do(edits.rename_army(army, name))

    def _add_force(self) -> None:
        step, army, force_id = edits.add_force(self._document.army)
        self._do((step, army))
        self._tree.choose_force(force_id)
        self._rename()

    # Clipboard

    def copy(self) -> None:
        """Puts the chosen units on the clipboard."""
        chosen = edits.chosen_units(self._document.army, self._tree.chosen_ids())
        if chosen:
            QGuiApplication.clipboard().setText(units_text(self._document.army, chosen))

    def cut(self) -> None:
        """Puts the chosen units on the clipboard and removes them."""
        ids = self._tree.chosen_ids()
        if ids and not self._document.read_only:
            self.copy()
            self._remove(ids, cut=True)

    def paste(self) -> None:
        """Puts the clipboard's units after the chosen one."""
        text = QGuiApplication.clipboard().text()
        if self._document.read_only or not holds_units(text):
            self._build.status.emit(tr("The clipboard holds no units."))
            return
        army = edits.with_some_force(self._document.army)
        try:
            own, came = units_of(text, army)
        except BadFile as problem:
            self._build.status.emit(say(problem.message))
            return
        fresh = [renewed(unit) for unit in came]
        force, position = self._place(army)
        self._do(edits.paste(army, own, force, fresh, position))
        self._tree.choose([unit.id for unit in fresh])
