"""Everything in one window, light and dark, at 100 and 200 %, with large type: drawn, whole, named, legible."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.look import fonts, theme, tokens
from desktop.look.chips import ChipRow
from desktop.look.damage_track import DamageTrack
from desktop.look.dice import DiceStrip
from desktop.look.dice_record import DiceRecord
from desktop.look.meter import Meter
from desktop.look.odds_bars import OddsBars
from desktop.look.segmented import SegmentedControl
from desktop.look.severity import Callout, SeverityLabel
from desktop.look.tokens import DARK, LIGHT, Scheme, Tokens

from .gallery import gallery, picture, render

_TALL = (Meter, DiceStrip, DiceRecord, ChipRow, Callout)
_DRAWN = (*_TALL, DamageTrack, OddsBars, SegmentedControl, SeverityLabel)
_WHOLE = (QPushButton, QCheckBox, QSpinBox, QComboBox, QLabel, SegmentedControl)
_INKS = ("ink", "blue", "error", "ok", "rule", "error_wash", "warn_wash", "sheet", "paper")


def _near(image: QImage, code: str) -> bool:
    wanted = QColor(code).rgb()
    return any(image.pixel(x, y) == wanted for y in range(0, image.height(), 2) for x in range(0, image.width(), 2))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize(("scheme", "chosen"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_gallery_is_drawn_in_its_scheme(qapp: QApplication, scheme: Scheme, chosen: Tokens, ratio: float) -> None:
    image = picture(qapp, scheme, ratio)
    other = LIGHT if chosen is DARK else DARK
    for role in _INKS:
        assert _near(image, getattr(chosen, role)), role
    for role in ("blue", "paper", "error"):
        assert not _near(image, getattr(other, role)), role


@pytest.mark.parametrize(("points", "width"), [(9.75, 760), (9.75, 420), (18, 900)])
def test_nothing_is_cut(qtbot: QtBot, qapp: QApplication, points: float, width: int) -> None:
    fonts.set_points(points)
    theme.apply(qapp, Scheme.LIGHT)
    pane = gallery(width)
    qtbot.addWidget(pane)
    pane.show()
    shown = [widget for widget in pane.findChildren(QWidget) if widget.isVisible()]
    assert len(shown) > 100
    for widget in shown:
        if isinstance(widget, _TALL):
            assert widget.height() >= widget.heightForWidth(widget.width()), widget
            assert widget.width() >= min(widget.minimumSizeHint().width(), width - 48), widget
        elif isinstance(widget, _WHOLE):
            assert widget.width() >= min(widget.sizeHint().width(), width - 48), widget
            assert widget.height() >= widget.sizeHint().height(), widget


def test_every_control_and_drawing_has_a_name_for_a_screen_reader(qtbot: QtBot) -> None:
    pane = gallery()
    qtbot.addWidget(pane)
    pane.show()
    for widget in pane.findChildren(QWidget):
        if isinstance(widget, _DRAWN):
            assert widget.accessibleName(), widget
        elif isinstance(widget, QAbstractButton | QLineEdit) and widget.isVisible():
            if isinstance(widget.parent(), QSpinBox):
                continue
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert name, widget


def test_text_of_labels_can_be_read_on_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.apply(qapp, scheme)
        pane = gallery()
        qtbot.addWidget(pane)
        for label in pane.findChildren(QLabel):
            ink = label.palette().color(label.foregroundRole()).name()
            assert tokens.contrast(ink, tokens.current().paper) >= 4.5


def test_gallery_can_be_saved_to_look_at(qapp: QApplication, tmp_path: Path) -> None:
    for file in render(qapp, tmp_path):
        assert QImage(str(file)).width() == 760
