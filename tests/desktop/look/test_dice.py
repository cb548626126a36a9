"""Dice: faces by shape and pips, states by fill and mark, strips that wrap and count."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look.dice import DiceGroup, DiceStrip, Die, DieState, Tone, paint_die, paint_die_row
from desktop.look.dice_record import DiceRecord
from desktop.look.die import die_width
from desktop.look.fonts import px
from desktop.look.tokens import LIGHT


def _drawn(die: Die, side: int = 44, ground: str = "#808080") -> QImage:
    image = QImage(side + 20, side + 20, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    paint_die(painter, QRectF(10, 10, side, side), die)
    painter.end()
    return image


def _count(image: QImage, code: str) -> int:
    wanted = code.lower()
    return sum(image.pixelColor(x, y).name() == wanted for x in range(image.width()) for y in range(image.height()))


def _grey(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("side", [44, 24, 17])
def test_a_d6_shows_as_many_pips_as_its_face(side: int) -> None:
    areas = [_count(_drawn(Die(6, face, DieState.HARM), side), LIGHT.sheet) for face in range(1, 7)]
    for face, area in enumerate(areas, start=1):
        assert area == pytest.approx(face * areas[0], rel=0.35), face
    assert areas == sorted(areas)


def test_each_size_of_die_has_an_outline_of_its_own() -> None:
    blank = {sides: _grey(_drawn(Die(sides, None, DieState.NEXT))) for sides in (4, 6, 8, 10, 12, 20)}
    assert len(set(blank.values())) == 6


def test_every_face_of_every_die_is_drawn_apart() -> None:
    for sides in (4, 6, 8, 10, 12, 20):
        faces = {_grey(_drawn(Die(sides, face))) for face in range(1, sides + 1)}
        assert len(faces) == sides, sides


def test_states_differ_without_colour() -> None:
    shown = {state: _grey(_drawn(Die(6, 5, state))) for state in DieState}
    for one, other in combinations(DieState, 2):
        assert shown[one] != shown[other], (one, other)


def test_states_take_fill_and_mark_of_the_design() -> None:
    assert _count(_drawn(Die(6, 5, DieState.PASSED)), LIGHT.blue) > 1000
    assert _count(_drawn(Die(6, 5, DieState.HARM)), LIGHT.error) > 1000
    failed = _drawn(Die(6, 5, DieState.FAILED))
    assert 0 < _count(failed, LIGHT.error) < 60
    assert failed.pixelColor(52, 12).name().upper() == LIGHT.error
    none = _drawn(Die(6, None, DieState.NONE))
    waiting = _drawn(Die(6, None, DieState.WAITING))
    assert none.pixelColor(32, 32) != waiting.pixelColor(32, 32)
    typed, rolled = _drawn(Die(6, 4, typed=True)), _drawn(Die(6, 4))
    corner = [(x, y) for x in range(46, 60) for y in range(46, 60)]
    assert any(typed.pixelColor(*spot).lightness() < 60 for spot in corner if spot > (53, 0))
    assert all(rolled.pixelColor(*spot).lightness() > 60 for spot in corner if spot > (54, 0))


def test_marks_at_the_corners_stand_clear_of_the_outline_on_any_ground() -> None:
    for ground in ("#808080", "#204060"):
        failed = _drawn(Die(6, 5, DieState.FAILED), ground=ground)
        around = [failed.pixelColor(x, 11).name() for x in range(44, 48)]
        assert ground in around


def test_a_d3_says_what_its_d6_becomes() -> None:
    die = Die(6, 4, becomes=2)
    assert die_width(die, 44) > 44 + 20
    assert die_width(Die(6, 4), 44) == 44


def test_a_row_of_the_log_returns_its_width() -> None:
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    width = paint_die_row(painter, QPointF(0, 0), (Die(6, 1), Die(6, 2), Die(6, 3)), 17)
    painter.end()
    assert width == pytest.approx(3 * 17 + 2 * 5)


def _strip(qtbot: QtBot, groups: tuple[DiceGroup, ...], width: int = 700, empty: str = "") -> DiceStrip:
    strip = DiceStrip()
    strip.set_groups(groups, empty=empty)
    qtbot.addWidget(strip)
    strip.resize(width, strip.heightForWidth(width))
    return strip


def _group(count: int, purpose: str = "To hit, 3+", word: str = "hits") -> DiceGroup:
    dice = tuple(Die(6, 1 + place % 6, DieState.PASSED) for place in range(count))
    return DiceGroup(purpose, dice, word, tone=Tone.GOOD)


def test_a_strip_wraps_its_groups(qtbot: QtBot) -> None:
    strip = _strip(qtbot, (_group(2), _group(2), _group(2)))
    assert strip.heightForWidth(240) >= 2 * strip.heightForWidth(900) > 2 * px(44)


def test_over_8_dice_take_a_line_a_step_at_24_px(qtbot: QtBot) -> None:
    assert _strip(qtbot, (_group(4), _group(4))).heightForWidth(900) < 1.7 * px(44)
    lines = _strip(qtbot, (_group(5), _group(4)))
    assert 2 * px(24) < lines.heightForWidth(900) < 3 * px(24)


def test_over_30_dice_are_counted_by_face_and_open_by_click_and_key(qtbot: QtBot) -> None:
    strip = _strip(qtbot, (_group(36),), width=300)
    strip.show()
    counted = strip.heightForWidth(300)
    with qtbot.waitSignal(strip.opened) as heard:
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton)
    assert heard.args == [True]
    assert strip.heightForWidth(300) > counted
    strip.setFocus()
    qtbot.keyClick(strip, Qt.Key.Key_Space)
    assert not strip.is_open()
    assert strip.heightForWidth(300) == counted


def test_a_short_strip_has_nothing_to_press(qtbot: QtBot) -> None:
    strip = _strip(qtbot, (_group(3),))
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton)
    assert not strip.is_open()
    assert strip.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_strip_speaks_its_dice(qtbot: QtBot) -> None:
    die = Die(6, 4, DieState.PASSED, spoken="D6, to hit, 4, needed 2 or more, passed")
    strip = _strip(qtbot, (DiceGroup("To hit, 2+", (die,), "hit"), DiceGroup("Save", (), "none", "needs 11")))
    assert strip.accessibleName() == "D6, to hit, 4, needed 2 or more, passed; hit. Save; none needs 11"
    silent = _strip(qtbot, (), empty="No die is rolled")
    assert silent.accessibleName() == "No die is rolled"
    assert silent.heightForWidth(300) >= 13


def test_a_record_wraps_and_names_its_dice(qtbot: QtBot) -> None:
    record = DiceRecord()
    record.set_dice([("Frame", Die(6, 3)), ("T", Die(6, 6, spoken="D6, toughness, 6: 7"))])
    qtbot.addWidget(record)
    assert record.accessibleName() == "Frame: 3; T: D6, toughness, 6: 7"
    assert record.heightForWidth(40) > 1.8 * record.heightForWidth(400)
