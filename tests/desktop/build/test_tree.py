"""The army's tree: choosing, filtering, dragging, forces, the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMenu

from desktop.build.figure_editor import FigureEditor
from desktop.build.tree_model import BADGE_ROLE, FIGURE_ROLE, TreeModel
from rules.army import units
from rules.units import kinds
from tests.desktop.desktop_hands import Hands


def names(hands: Hands) -> list[list[str]]:
    return [[unit.name for unit in force.units] for force in hands.document.army.forces]


def rows(model: TreeModel) -> list[list[str]]:
    top = model.index(0, 0)
    forces = [model.index(place, 0, top) for place in range(model.rowCount(top))]
    return [[model.index(row, 0, force).data() for row in range(model.rowCount(force))] for force in forces]


SAMPLE = [["Cormorant", "Jet cycle", "Dragonfly"], ["Old Anvil", "Mule", "Kestrel"]]


def drop(hands: Hands, data: QMimeData, target: QModelIndex, *, below: bool = False) -> None:
    """What the view does with something dropped on a row, or right under it."""
    view = hands.build.tree.view
    view.scrollTo(target)
    rect = view.visualRect(target)
    at = QPoint(rect.center().x(), rect.bottom() if below else rect.center().y())
    actions = (Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    view.dropEvent(QDropEvent(QPointF(at), actions[0], data, *actions[1:]))


def dragged(hands: Hands, *chosen: str) -> QMimeData:
    model = hands.build.tree.model
    ids = [unit.id for unit in units(hands.document.army) if unit.name in chosen]
    return model.mimeData([model.index_of_unit(unit_id) for unit_id in ids])


def test_the_tree_shows_forces_units_figures_and_the_worst_badge_up_to_the_army(hands: Hands) -> None:
    model = hands.build.tree.model
    assert rows(model) == [["Cormorant", "Jet cycle ×2", "Dragonfly"], ["Old Anvil", "Mule", "Kestrel"]]
    first = next(units(hands.document.army))
    index = model.index_of_unit(first.id)
    assert index.data(FIGURE_ROLE) == "4/4"
    assert [index.data(BADGE_ROLE), index.parent().data(BADGE_ROLE)] == ["note", "note"]
    hands.type_into(hands.field("toughness"), "0")
    top = model.index(0, 0)
    badges = [index.data(BADGE_ROLE), index.parent().data(BADGE_ROLE), top.data(BADGE_ROLE)]
    assert badges == ["error"] * 3
    assert model.index(1, 0, top).data(BADGE_ROLE) == "note"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Cormorant, 4/4, Error"


def test_a_keystroke_touches_only_its_own_row_and_its_parents(hands: Hands) -> None:
    model = hands.build.tree.model
    touched: list[str] = []
    resets: list[int] = []
    model.dataChanged.connect(lambda index, _other: touched.append(index.data()))
    model.modelReset.connect(lambda: resets.append(1))
    hands.choose("Mule")
    hands.type_into(hands.field("damage"), "7")
    assert touched == ["Mule", "Heavy support", "Marchbrook Column"]
    assert not resets


def test_choosing_a_unit_shows_it_in_the_form(hands: Hands) -> None:
    hands.choose("Old Anvil")
    assert hands.build.header.name.text() == "Old Anvil"
    assert hands.field("damage").text() == "25"


def test_the_filter_finds_by_name_type_and_force_and_says_when_nothing_matches(hands: Hands) -> None:
    tree = hands.build.tree
    hands.press("Ctrl+F")
    assert tree.filter.hasFocus()
    hands.qtbot.keyClicks(tree.filter, "anv")
    assert rows(tree.model) == [[], ["Old Anvil"]]
    hands.type_into(tree.filter, "battle tank")
    assert rows(tree.model) == [[], ["Old Anvil"]]
    hands.type_into(tree.filter, "vanguard")
    assert rows(tree.model)[0] == ["Cormorant", "Jet cycle ×2", "Dragonfly"]
    hands.type_into(tree.filter, "nothing like it")
    assert tree.stack.currentIndex() == 1
    hands.qtbot.mouseClick(tree.clear, Qt.MouseButton.LeftButton)
    assert tree.model.shown_units() == 6
    assert tree.stack.currentIndex() == 0


def test_the_filter_shows_units_with_errors_only_and_follows_an_edit(hands: Hands) -> None:
    tree = hands.build.tree
    hands.type_into(hands.field("toughness"), "0")
    tree.show_only("error")
    assert rows(tree.model) == [["Cormorant"], []]
    hands.press("Ctrl+Z")
    assert rows(tree.model) == [[], []]
    tree.show_only(None)
    assert tree.model.shown_units() == 6


def test_units_are_dragged_to_another_place_and_another_force(hands: Hands) -> None:
    model = hands.build.tree.model
    data = dragged(hands, "Cormorant", "Kestrel")
    mule = model.index_of_unit(next(unit.id for unit in units(hands.document.army) if unit.name == "Mule"))
    drop(hands, data, mule, below=True)
    assert names(hands) == [["Jet cycle", "Dragonfly"], ["Old Anvil", "Mule", "Cormorant", "Kestrel"]]
    assert hands.window.menus.undo.text() == "&Undo: move 2 units"
    hands.press("Ctrl+Z")
    assert names(hands) == SAMPLE


def test_units_dropped_on_a_force_go_to_its_end(hands: Hands) -> None:
    model = hands.build.tree.model
    drop(hands, dragged(hands, "Dragonfly"), model.index(1, 0, model.index(0, 0)))
    assert names(hands) == [["Cormorant", "Jet cycle"], ["Old Anvil", "Mule", "Kestrel", "Dragonfly"]]


def test_units_of_another_army_cannot_be_dropped_as_a_move(hands: Hands) -> None:
    model = hands.build.tree.model
    foreign = QMimeData()
    foreign.setData(model.mimeTypes()[0], b'{"army": "another", "units": ["x"], "forces": []}')
    broken = QMimeData()
    broken.setData(model.mimeTypes()[0], b"not json")
    target = model.index(0, 0, model.index(0, 0))
    for data in (foreign, broken):
        assert not model.canDropMimeData(data, Qt.DropAction.MoveAction, -1, 0, target)
        drop(hands, data, target)
    assert names(hands) == SAMPLE


def test_forces_are_added_renamed_moved_and_removed(hands: Hands) -> None:
    tree = hands.build.tree
    hands.press("Ctrl+Shift+N")
    editor = tree.view.viewport().findChild(QLineEdit)
    assert editor is not None
    hands.type_into(editor, "Reserve")
    hands.qtbot.keyClick(editor, Qt.Key.Key_Return)
    wanted = ["Vanguard", "Heavy support", "Reserve"]
    hands.qtbot.waitUntil(lambda: [force.name for force in hands.document.army.forces] == wanted)
    model = tree.model
    top = model.index(0, 0)
    last = model.index(2, 0, top)
    assert model.dropMimeData(model.mimeData([last]), Qt.DropAction.MoveAction, 0, 0, top) is False
    assert [force.name for force in hands.document.army.forces] == ["Reserve", "Vanguard", "Heavy support"]
    tree.choose_force(hands.document.army.forces[1].id)
    tree.view.setFocus()
    hands.press("Del")
    assert [force.name for force in hands.document.army.forces] == ["Reserve", "Heavy support"]
    hands.press("Ctrl+Z")
    assert [len(force.units) for force in hands.document.army.forces] == [0, 3, 3]


def test_units_move_up_and_down_and_over_the_edge_of_a_force(hands: Hands) -> None:
    hands.choose("Dragonfly")
    hands.press("Alt+Down")
    assert names(hands) == [["Cormorant", "Jet cycle"], ["Dragonfly", "Old Anvil", "Mule", "Kestrel"]]
    hands.press("Alt+Up")
    hands.press("Alt+Up")
    assert names(hands) == [["Cormorant", "Dragonfly", "Jet cycle"], ["Old Anvil", "Mule", "Kestrel"]]
    assert hands.build.tree.chosen_ids() == [unit.id for unit in units(hands.document.army) if unit.name == "Dragonfly"]


def test_a_copy_has_an_id_of_its_own_and_stands_right_after(hands: Hands) -> None:
    hands.choose("Cormorant")
    hands.press("Ctrl+D")
    first, second = hands.document.army.forces[0].units[:2]
    assert (first.name, second.name) == ("Cormorant", "Cormorant")
    assert first.id != second.id
    assert hands.build.unit() is second


def test_units_are_copied_to_another_army_with_their_own_weapons(hands: Hands) -> None:
    army = hands.document.army
    weapon = {
        "id": "mine", "name": {"en": "Rail gun", "fr": "Canon"}, "mark": "house", "source": "",
        "weapon_class": "heavy", "strength": 9, "damage": "D6",
    }  # fmt: skip
    own = army.own.model_copy(update={"weapons": (weapon,)})
    hands.document.edit("own", army.model_copy(update={"own": own}))
    hands.form.lists["weapons"].add_pick("mine")
    hands.choose("Cormorant")
    hands.press("Ctrl+C")
    other = hands.window.program.new("rogue-trader")
    there = Hands(hands.qtbot, other)
    there.build.paste()
    (unit,) = there.document.army.forces[0].units
    assert unit.name == "Cormorant"
    assert unit.id not in [unit.id for unit in units(hands.document.army)]
    assert there.document.army.own.weapons == (weapon,)
    assert "Rail gun" in there.form.lists["weapons"].summary()
    there.window.menus.undo.trigger()
    assert there.document.army.own.weapons == ()


def test_cut_and_paste_move_a_unit_and_a_stranger_clipboard_is_refused_with_a_sentence(hands: Hands) -> None:
    hands.choose("Mule")
    hands.press("Ctrl+X")
    assert names(hands)[1] == ["Old Anvil", "Kestrel"]
    hands.choose("Cormorant")
    hands.press("Ctrl+V")
    assert names(hands)[0] == ["Cormorant", "Mule", "Jet cycle", "Dragonfly"]
    for text in ("hello", "{}", '{"format": "ironmuster-units", "units": 3, "ruleset": "rogue-trader"}', "[" * 9999):
        QGuiApplication.clipboard().setText(text)
        before = hands.document.army
        hands.press("Ctrl+V")
        assert hands.document.army is before
        assert hands.window.statusBar().currentMessage()


def test_copy_in_a_text_field_copies_the_text(hands: Hands) -> None:
    name = hands.build.header.name
    name.setFocus()
    name.selectAll()
    hands.qtbot.keyClick(name, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Cormorant"
    hands.qtbot.keyClick(name, Qt.Key.Key_Delete)
    assert hands.document.army.forces[0].units[0].name == ""
    assert len(hands.document.army.forces[0].units) == 3


def entries(menu: QMenu) -> dict[str, QAction]:
    """The entries of a menu and of the menus in it, by their words."""
    found: dict[str, QAction] = {}
    menu.aboutToShow.emit()
    for action in menu.actions():
        inner = action.menu()
        found |= entries(inner) if isinstance(inner, QMenu) else {action.text().replace("&", ""): action}
    return found


def test_units_are_added_from_the_library_and_blank(hands: Hands) -> None:
    entries(hands.build.acts.add_menu)["Battle tank"].trigger()
    assert names(hands)[0] == ["Cormorant", "Battle tank", "Jet cycle", "Dragonfly"]
    assert hands.build.header.name.selectedText() == "Battle tank"
    entries(hands.build.acts.add_menu)["Blank: Vehicle"].trigger()
    assert hands.build.unit() is hands.document.army.forces[0].units[2]
    assert hands.build.findings.rows


def test_every_kind_of_unit_has_a_form_that_shows_and_changes_it(hands: Hands) -> None:
    for kind in kinds("rogue-trader").values():
        entries(hands.build.acts.add_menu)[f"Blank: {kind.title}"].trigger()
        unit = hands.build.unit()
        assert unit is not None
        assert unit.kind == kind.id
        assert hands.form.kind is kind
        figure = next(box for box in hands.form.boxes.values() if isinstance(box.editor, FigureEditor))
        hands.form.go_to(figure.shape.name)
        hands.type_into(figure.editor.field(), "7")
        assert getattr(hands.build.unit(), figure.shape.name) == 7
        for name, editor in hands.form.lists.items():
            if editor.add_button is not None:
                hands.form.go_to(name)
                hands.qtbot.mouseClick(editor.add_button, Qt.MouseButton.LeftButton)
                assert len(getattr(hands.build.unit(), name)) == 1


def test_all_units_can_be_chosen_and_removed_and_the_empty_army_says_so(hands: Hands) -> None:
    hands.build.tree.view.setFocus()
    hands.press("Ctrl+A")
    hands.press("Del")
    assert names(hands) == [[], []]
    assert hands.build.form() is None
    assert hands.build.army_page.isVisible()
    hands.press("Ctrl+Z")
    assert names(hands) == SAMPLE
