"""Theme, fonts and icons: what they put on the application and how it reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QIcon, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from desktop.look import fonts, icons, theme, tokens
from desktop.look.tokens import DARK, LIGHT, Scheme

_UNITS = ("car", "tank", "skim", "walker", "squad", "building")
_MARKS = ("error", "warning", "note", "ok")


def _colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_palette_takes_the_scheme_and_fields_keep_a_placeholder_that_can_be_read(qapp: QApplication) -> None:
    for scheme, chosen in ((Scheme.DARK, DARK), (Scheme.LIGHT, LIGHT)):
        theme.apply(qapp, scheme)
        palette = QLineEdit().palette()
        assert palette.color(QPalette.ColorRole.Base).name().upper() == chosen.sheet
        placeholder = palette.color(QPalette.ColorRole.PlaceholderText)
        assert tokens.contrast(placeholder.name(), chosen.sheet) >= 4.5
        assert tokens.current() is chosen


def test_changing_the_scheme_recolors_open_windows(qtbot: QtBot, qapp: QApplication) -> None:
    button = QPushButton(icons.icon("tick"), "Apply")
    theme.primary(button)
    qtbot.addWidget(button)
    assert LIGHT.blue.lower() in _colors(button.grab().toImage())
    theme.apply(qapp, Scheme.DARK)
    colors = _colors(button.grab().toImage())
    assert DARK.blue.lower() in colors
    assert LIGHT.blue.lower() not in colors


def test_focus_ring_stands_clear_of_a_filled_button(qtbot: QtBot) -> None:
    button = theme.primary(QPushButton("Apply"))
    qtbot.addWidget(button)
    button.show()
    button.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    image = button.grab().toImage()
    middle = image.height() // 2
    edge = [image.pixelColor(x, middle).name().upper() for x in range(5)]
    assert edge[:4] == [LIGHT.focus, LIGHT.focus, LIGHT.paper, LIGHT.paper]
    assert tokens.contrast(edge[4], LIGHT.paper) > 6


def test_controls_are_28_px_at_the_least(qtbot: QtBot) -> None:
    for widget in (QPushButton("a"), QLineEdit(), QComboBox(), QSpinBox(), QCheckBox("a")):
        qtbot.addWidget(widget)
        assert widget.sizeHint().height() >= 28, widget
    assert theme.primary(QPushButton("a")).sizeHint().height() >= 32


def test_a_field_shows_its_number_whole(qtbot: QtBot) -> None:
    spin = QSpinBox()
    spin.setRange(0, 999)
    spin.setSuffix("″")
    qtbot.addWidget(spin)
    spin.resize(spin.sizeHint())
    spin.setValue(999)
    edit = spin.lineEdit()
    spin.grab()
    margins = edit.textMargins()
    room = edit.width() - margins.left() - margins.right() - 4
    assert QFontMetricsF(edit.font()).horizontalAdvance("999″") <= room


def test_states_of_a_field_differ_in_shape_and_not_only_colour(qtbot: QtBot) -> None:
    field = QLineEdit("7")
    qtbot.addWidget(field)
    field.resize(80, 28)

    def border(row: int) -> list[str]:
        image = field.grab().toImage()
        return [image.pixelColor(x, row).name().upper() for x in range(20, 60)]

    plain = border(0)
    theme.mark_fault(field, True)
    assert set(border(0)) == set(border(1)) == {LIGHT.error}
    theme.mark_fault(field, False)
    assert border(0) == plain
    field.setReadOnly(True)
    assert len(set(border(0))) > 1


def test_tick_box_is_pressed_by_mouse_and_space(qtbot: QtBot) -> None:
    box = QCheckBox("Large target")
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    box.show()
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 10, box.height() // 2))
    assert box.isChecked()
    assert LIGHT.blue.lower() in _colors(box.grab().toImage())
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()


def test_chosen_row_has_wash_and_bar(qtbot: QtBot) -> None:
    tree = QTreeWidget()
    tree.setHeaderHidden(True)
    qtbot.addWidget(tree)
    item = QTreeWidgetItem(["Cormorant"])
    tree.addTopLevelItem(item)
    item.setSelected(True)
    tree.resize(200, 100)
    image = tree.viewport().grab().toImage()
    row = tree.visualItemRect(item).center().y()
    assert [image.pixelColor(x, row).name().upper() for x in (0, 2, 4)] == [
        LIGHT.blue,
        LIGHT.blue,
        LIGHT.blue_wash,
    ]


def test_every_step_of_the_scale_is_a_bundled_face_of_12_px_or_more(qapp: QApplication) -> None:
    for step in fonts.Type:
        info = QFontInfo(fonts.font(step))
        assert info.family() == (fonts.CONDENSED if step.value.condensed else fonts.SANS)
        assert info.weight() == step.value.weight
        assert info.italic() == step.value.italic
        assert info.pixelSize() >= 12


def test_figures_and_signs_have_one_width() -> None:
    for step in (fonts.Type.FIGURE, fonts.Type.BODY):
        metrics = QFontMetricsF(fonts.font(step))
        assert len({round(metrics.horizontalAdvance(sign), 3) for sign in "0123456789+−"}) == 1


def test_the_scale_follows_the_system_and_its_family_can_come_back(qapp: QApplication) -> None:
    assert fonts.font(fonts.Type.TITLE).pointSizeF() == pytest.approx(18)
    fonts.set_points(18)
    assert fonts.font(fonts.Type.TITLE).pointSizeF() == pytest.approx(18 * 24 / 13)
    assert fonts.px(28) == round(28 * 18 * 4 / 39)
    theme.apply(qapp, Scheme.LIGHT, fonts.Family.SYSTEM)
    assert fonts.SANS not in qapp.font().families()
    theme.apply(qapp, Scheme.LIGHT)
    assert qapp.font().families()[0] == fonts.SANS


def test_icons_are_complete_and_of_one_colour() -> None:
    bundled = icons.names()
    assert set(_UNITS) | set(_MARKS) | {"build", "print", "play", "search", "more"} <= set(bundled)
    assert len(bundled) == 51
    for name in bundled:
        image = icons.pixmap(name, 96, "ink").toImage()
        opaque = {
            image.pixelColor(x, y).name()
            for x in range(0, 96, 2)
            for y in range(0, 96, 2)
            if image.pixelColor(x, y).alpha() == 255
        }
        assert LIGHT.ink.lower() in opaque, name
        inside = opaque - {LIGHT.ink.lower()}
        assert name in ("error", "warning") or not inside, name


def test_line_icons_stay_clear_of_the_edge() -> None:
    for name in set(icons.names()) - set(_MARKS):
        image = icons.pixmap(name, 96, "ink").toImage()
        rim = [(x, y) for x in range(96) for y in (0, 1, 2, 93, 94, 95)]
        assert not any(image.pixelColor(x, y).alpha() or image.pixelColor(y, x).alpha() for x, y in rim), name


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_icons_are_drawn_at_the_screen_s_own_pixels(ratio: float) -> None:
    drawn = icons.icon("pencil").pixmap(QSize(16, 16), ratio)
    assert drawn.size() == QSize(16, 16) * ratio
    assert drawn.devicePixelRatio() == ratio


def test_an_icon_follows_state_and_theme(qapp: QApplication) -> None:
    drawn = icons.icon("tank")

    def color_of(mode: QIcon.Mode) -> set[str]:
        image = drawn.pixmap(QSize(48, 48), 1.0, mode).toImage()
        return {c for c in _colors(image) if c != "#000000"}

    assert LIGHT.ink2.lower() in color_of(QIcon.Mode.Normal)
    assert LIGHT.ink3.lower() in color_of(QIcon.Mode.Disabled)
    assert LIGHT.ink.lower() in color_of(QIcon.Mode.Active)
    theme.apply(qapp, Scheme.DARK)
    assert DARK.ink2.lower() in color_of(QIcon.Mode.Normal)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("dragon")


def test_widgets_hear_of_a_change_of_theme(qtbot: QtBot, qapp: QApplication) -> None:
    heard: list[QEvent.Type] = []

    class Listener(QLineEdit):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type())
            super().changeEvent(event)

    field = Listener()
    qtbot.addWidget(field)
    field.show()
    theme.apply(qapp, Scheme.DARK)
    qtbot.waitUntil(lambda: QEvent.Type.PaletteChange in heard)


def test_under_high_contrast_the_system_s_palette_rules_alone(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply(qapp, Scheme.DARK)
    monkeypatch.setattr(theme, "_system_wants_contrast", lambda: True)
    theme.apply(qapp, Scheme.DARK)
    standard = qapp.style().standardPalette()
    in_force = tokens.current()
    assert in_force.high_contrast
    assert qapp.palette().color(QPalette.ColorRole.Window) == standard.color(QPalette.ColorRole.Window)
    assert in_force.error == in_force.ink == qapp.palette().color(QPalette.ColorRole.WindowText).name()
    field = QLineEdit()
    qtbot.addWidget(field)
    assert field.palette().color(QPalette.ColorRole.Base).name().upper() != DARK.sheet
    monkeypatch.undo()
    theme.apply(qapp, Scheme.DARK)
    assert tokens.current() is DARK
