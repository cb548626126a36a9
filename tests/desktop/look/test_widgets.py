"""Tracks, meters, chips, odds, heat, sections, segments: drawn to measure, pressed by mouse and key."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.chips import Chip, ChipKind, ChipRow, chip_size, place_chips
from desktop.look.damage_track import DamageTrack, paint_track, track_size
from desktop.look.flow import flow_widget
from desktop.look.heat import HeatLegend, heat_step, paint_heat_cell
from desktop.look.labels import ElidedLabel, Label, plain_tip
from desktop.look.meter import Meter, MeterState
from desktop.look.odds_bars import BarKind, OddsBar, OddsBars
from desktop.look.sections import Section
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.severity import Callout, Severity, SeverityLabel, worst
from desktop.look.surfaces import Pane
from desktop.look.tokens import DARK, HEAT, LIGHT, Scheme


def _at(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(round(x), round(y)).name().upper()


def _nearly(one: str, other: str) -> bool:
    """The same colour but for what smoothing letters by thirds of a pixel, as some systems do, makes of it."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return all(abs(a - b) <= 4 for a, b in pairs)


def _column(image: QImage, x: int, code: str) -> int:
    return sum(_at(image, x, y) == code for y in range(image.height()))


def _row(image: QImage, y: int, code: str) -> int:
    return sum(_at(image, x, y) == code for x in range(image.width()))


def _apart(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


# Damage track


def _track(total: int, lost: int, pending: int) -> QImage:
    image = QImage(track_size(total, 13), QImage.Format.Format_RGB32)
    image.fill("#808080")
    painter = QPainter(image)
    paint_track(painter, QPointF(0, 0), total, lost, pending, 13)
    painter.end()
    return image


def test_track_draws_struck_crossed_and_open_boxes_in_order() -> None:
    image = _track(5, 2, 1)
    # Left of the middle of each box, off the strokes: the ground of its state.
    grounds = [_at(image, box * 16 + 3, 6) for box in range(5)]
    assert grounds == [LIGHT.sunken, LIGHT.sunken, LIGHT.error_wash, LIGHT.sheet, LIGHT.sheet]
    middles = [_at(image, box * 16 + 6, 6) for box in range(5)]
    assert middles[:3] == [LIGHT.error] * 3
    assert middles[3:] == [LIGHT.sheet] * 2


def test_track_goes_in_fives_and_rows_of_15() -> None:
    five, six = track_size(5, 13).width(), track_size(6, 13).width()
    assert five == 5 * 13 + 4 * 3
    assert six - five > 13 + 3
    assert track_size(15, 13).height() == 13
    assert track_size(16, 13).height() == 29
    assert track_size(16, 13).width() == track_size(15, 13).width()
    assert track_size(61, 13).height() == 13
    assert track_size(0, 13).width() == 0


def test_track_never_strikes_more_than_it_has() -> None:
    assert _track(3, 9, 4) == _track(3, 3, 0)
    assert _track(3, -1, 0) == _track(3, 0, 0)


def test_long_track_parts_its_bar_by_share() -> None:
    image = _track(100, 50, 25)
    width = image.width()
    assert _at(image, width * 0.9, 6) == LIGHT.sheet
    assert _row(image, 3, LIGHT.sheet) == pytest.approx(width / 4, abs=4)


def test_track_speaks(qtbot: QtBot) -> None:
    track = DamageTrack()
    qtbot.addWidget(track)
    track.set_points(12, 3, 7, spoken="2 of 12 left, 7 pending")
    assert track.accessibleName() == "2 of 12 left, 7 pending"
    assert track.sizeHint() == track_size(12, 13)


# Meter


def _meter(qtbot: QtBot, state: MeterState, width: int = 300) -> Meter:
    meter = Meter(state)
    qtbot.addWidget(meter)
    meter.resize(width, meter.heightForWidth(width))
    meter.grab()
    return meter


def _bar_row(meter: Meter) -> int:
    image = meter.grab().toImage()
    rows = [max(_row(image, y, LIGHT.blue), _row(image, y, LIGHT.error)) for y in range(image.height())]
    return rows.index(max(rows)) + 6


def test_meter_joins_the_cells_of_an_item_and_hatches_what_breaks_the_limit(qtbot: QtBot) -> None:
    over = MeterState("Weapon points", (2, 1, 1, 1), 4, "5", "of 4", "1 too many: lasgun", Severity.ERROR)
    meter = _meter(qtbot, over)
    image = meter.grab().toImage()
    y = _bar_row(meter)
    assert _row(image, y, LIGHT.blue) == pytest.approx(4 * 46, abs=14)
    assert {_at(image, x, y) for x in range(188, 226)} >= {LIGHT.error_wash}
    assert [_at(image, x, y - 12) for x in (183, 184)] == [LIGHT.ink, LIGHT.ink]
    assert any(_nearly(_at(image, x, 12), LIGHT.error) for x in range(100, 300))


def test_meter_within_its_limit_shows_no_carmine(qtbot: QtBot) -> None:
    image = _meter(qtbot, MeterState("Weapon points", (2, 1), 4, "3", "of 4", "1 left")).grab().toImage()
    assert not any(_column(image, x, LIGHT.error) for x in range(image.width()))


def test_long_meter_is_solid_and_true_to_share(qtbot: QtBot) -> None:
    meter = _meter(qtbot, MeterState("Weapon points", (10, 15), 50, "25", "of 50", "25 left"))
    image = meter.grab().toImage()
    assert _row(image, _bar_row(meter), LIGHT.blue) == pytest.approx(150, abs=4)


def test_meter_without_limit_or_without_allowance(qtbot: QtBot) -> None:
    unset = _meter(qtbot, MeterState("Weapon points", (2,), None, "2", "", "not checked"))
    none = _meter(qtbot, MeterState("Weapon points", (), 0, "0", "of 0", "none allowed"))
    assert unset.height() < none.height()
    for meter in (unset, none):
        image = meter.grab().toImage()
        assert not any(_row(image, y, LIGHT.blue) for y in range(image.height()))


def test_meter_is_pressed_by_mouse_and_key_and_speaks(qtbot: QtBot) -> None:
    meter = _meter(qtbot, MeterState("Weapon points", (4,), 4, "4", "of 4", "full", Severity.OK))
    assert meter.accessibleName() == "Weapon points 4 of 4 full"
    meter.show()
    with qtbot.waitSignal(meter.clicked):
        qtbot.mouseClick(meter, Qt.MouseButton.LeftButton)
    meter.setFocus()
    with qtbot.waitSignal(meter.clicked):
        qtbot.keyClick(meter, Qt.Key.Key_Space)


def test_meter_s_sentence_wraps_once_then_elides_with_a_tooltip(qtbot: QtBot) -> None:
    def shown(sentence: str) -> Meter:
        return _meter(qtbot, MeterState("Points", (1,), 1, "1", "of 1", sentence), width=160)

    short, long = shown("full"), shown("1 too many: heavy bolter of the left sponson")
    longest = shown("1 too many: " + "heavy bolter of the left sponson " * 3)
    assert short.height() < long.height() == longest.height()
    assert not long.toolTip()
    assert longest.toolTip().startswith("1 too many")


# Chips


def test_filled_chip_is_for_good_and_outlined_runs_out(qtbot: QtBot) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.set_chips([Chip("flame", "Burning", for_good=True), Chip("spin", "Out of control", "next turn")])
    row.resize(row.sizeHint())
    image = row.grab().toImage()
    first = chip_size(row.chips()[0]).width()
    assert _at(image, 3, 10) == LIGHT.error
    assert _at(image, first + 6 + 4, 10) == LIGHT.error_wash
    assert row.accessibleName() == "Burning; Out of control, next turn"


def test_chips_that_do_not_fit_become_a_number_that_can_be_pressed(qtbot: QtBot) -> None:
    row = ChipRow(rows=2)
    qtbot.addWidget(row)
    row.set_chips([Chip("stop", f"Weapon {place} lost", "", ChipKind.LOSS, True) for place in range(9)])
    row.resize(260, row.heightForWidth(260))
    row.show()
    placed, left = place_chips(row.chips(), 260, 2)
    assert len(placed) + left == 9
    assert left > 0
    last = placed[-1][0]
    spot = QPoint(round(last.right()) + 14, round(last.center().y()))
    with qtbot.waitSignal(row.more):
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=spot)
    row.setFocus()
    with qtbot.waitSignal(row.more):
        qtbot.keyClick(row, Qt.Key.Key_Return)


def test_no_chips_take_no_room(qtbot: QtBot) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.set_chips([])
    assert row.isHidden()
    assert row.sizeHint().height() == 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text("abcé ", min_size=1, max_size=30), max_size=12), st.integers(60, 600), st.integers(1, 3))
def test_chips_stay_in_their_room_and_none_is_lost(names: list[str], width: int, rows: int) -> None:
    chips = [Chip("flame", name) for name in names]
    placed, left = place_chips(chips, width, rows)
    assert [chip for _, chip in placed] == chips[: len(chips) - left]
    for rect, _ in placed:
        assert 0 <= rect.left() <= rect.right() <= width
        assert rect.top() < rows * (rect.height() + 6)
    for (one, _), (other, _) in pairwise(placed):
        assert one.right() < other.left() or one.bottom() < other.top()


# Odds


def _bars(*shares: float, labels: tuple[str, ...] = ()) -> list[OddsBar]:
    names = labels or tuple(str(place) for place in range(len(shares)))
    return [OddsBar(name, share, f"{share * 100:.0f} %") for name, share in zip(names, shares, strict=True)]


def _odds(qtbot: QtBot, bars: list[OddsBar], width: int = 500, height: int = 220) -> OddsBars:
    odds = OddsBars()
    qtbot.addWidget(odds)
    odds.set_bars(bars, rolled_word="rolled")
    odds.resize(width, height)
    return odds


def test_bars_are_as_high_as_their_chance(qtbot: QtBot) -> None:
    image = _odds(qtbot, _bars(0.4, 0.2, 0.1, 0.3)).grab().toImage()
    slot = (500 - 40) / 4
    heights = [_column(image, round(slot * (place + 0.5)), LIGHT.blue) for place in range(4)]
    assert heights[0] > 100
    for height, share in zip(heights, (0.4, 0.2, 0.1, 0.3), strict=True):
        assert height / heights[0] == pytest.approx(share / 0.4, abs=0.02)


def test_kinds_of_bars_and_the_rolled_mark(qtbot: QtBot) -> None:
    bars = [
        OddsBar("none", 0.5, "50 %", BarKind.NONE),
        OddsBar("2", 0.25, "25 %", rolled=True),
        OddsBar("destroyed", 0.25, "25 %", BarKind.DESTROYED),
    ]
    odds = _odds(qtbot, bars)
    image = odds.grab().toImage()
    slot = (500 - 40) / 3
    assert _column(image, round(slot * 0.5), LIGHT.rule) > 100
    assert _column(image, round(slot * 2.5), LIGHT.error_wash) > 30
    foot = [_at(image, round(slot * 1.5), y) for y in range(195, 220)]
    assert foot.count(LIGHT.ink) >= 4
    assert odds.accessibleName() == "none 50 %, 2 25 %, destroyed 25 %, rolled 2"


def test_a_tiny_chance_is_still_seen_and_an_impossible_one_is_not(qtbot: QtBot) -> None:
    image = _odds(qtbot, _bars(0.9999, 0.0001, 0.0)).grab().toImage()
    slot = (500 - 40) / 3
    assert _column(image, round(slot * 1.5), LIGHT.blue) >= 1
    assert _column(image, round(slot * 2.5), LIGHT.blue) == 0


def test_long_names_turn_the_bars_to_rows(qtbot: QtBot) -> None:
    names = ("glancing hit, crew shaken", "penetrating hit, vehicle destroyed", "no effect at all")
    odds = _odds(qtbot, _bars(0.5, 0.3, 0.2, labels=names), width=360)
    assert odds.in_rows()
    image = odds.grab().toImage()
    lengths = sorted({_row(image, y, LIGHT.blue) for y in range(image.height())} - {0})
    assert lengths[-1] / lengths[0] == pytest.approx(2.5, abs=0.1)
    assert not _odds(qtbot, _bars(0.5, 0.5)).in_rows()


def test_more_than_12_bars_are_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="13 bars"):
        _odds(qtbot, _bars(*(1 / 13,) * 13))


def test_odds_without_bars_say_why(qtbot: QtBot) -> None:
    odds = _odds(qtbot, _bars(1.0))
    odds.set_reason("Choose a weapon")
    assert odds.accessibleName() == "Choose a weapon"
    image = odds.grab().toImage()
    assert not any(_column(image, x, LIGHT.blue) for x in range(image.width()))
    assert any(image.pixelColor(x, 10).lightness() < 150 for x in range(image.width()))


# Heat


def test_heat_steps_are_equal_and_closed() -> None:
    assert [heat_step(share) for share in (0, 0.14, 0.15, 0.5, 0.999, 1, 1.2, -1)] == [0, 0, 1, 3, 6, 6, 6, 0]


def test_heat_cell_takes_its_step_s_colour() -> None:
    image = QImage(60, 28, QImage.Format.Format_RGB32)
    for share in (0.05, 0.5, 0.95):
        painter = QPainter(image)
        paint_heat_cell(painter, image.rect().toRectF(), "x", share)
        painter.end()
        assert _at(image, 2, 2) == HEAT[heat_step(share)]


def test_heat_legend_wants_eight_bounds(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="3 bounds"):
        HeatLegend("chance", ["0", "50", "100 %"])
    legend = HeatLegend("chance", [str(bound) for bound in range(8)])
    qtbot.addWidget(legend)
    legend.resize(legend.sizeHint())
    image = legend.grab().toImage()
    assert [code for code in HEAT if _row(image, 7, code) > 30] == list(HEAT)


# Sections and segments


def _section(qtbot: QtBot) -> tuple[Section, QWidget]:
    section, content = Section("Profile"), QLabel("content")
    section.set_content(content)
    section.set_summary("2 weapons")
    section.set_note("4 points")
    qtbot.addWidget(section)
    section.resize(400, 200)
    section.show()
    return section, content


def test_section_opens_and_closes_by_click_and_key(qtbot: QtBot) -> None:
    section, content = _section(qtbot)
    heading = section.heading()
    with qtbot.waitSignal(section.toggled) as heard:
        qtbot.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert heard.args == [False]
    assert not content.isVisible()
    heading.setFocus()
    for key, is_open in ((Qt.Key.Key_Right, True), (Qt.Key.Key_Right, True), (Qt.Key.Key_Left, False)):
        qtbot.keyClick(heading, key)
        assert section.is_open() is is_open
    qtbot.keyClick(heading, Qt.Key.Key_Return)
    assert content.isVisible()
    qtbot.keyClick(heading, Qt.Key.Key_Space)
    assert not content.isVisible()


def test_section_draws_ink_under_an_open_heading_and_tells_a_closed_one_s_content(qtbot: QtBot) -> None:
    section, _ = _section(qtbot)
    heading = section.heading()
    image = heading.grab().toImage()
    assert _at(image, 200, image.height() - 1) == LIGHT.ink
    assert heading.accessibleName() == "Profile, 4 points"
    section.set_open(False)
    image = heading.grab().toImage()
    assert _at(image, 200, image.height() - 1) == LIGHT.hair
    assert heading.accessibleName() == "Profile, 4 points, 2 weapons"


def test_section_s_action_is_pressed_on_its_own(qtbot: QtBot) -> None:
    section, content = _section(qtbot)
    button = QPushButton("Roll again…")
    section.set_action(button)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert content.isVisible()


def _workspaces(qtbot: QtBot) -> SegmentedControl:
    control = SegmentedControl(
        [Segment("build", "&Build", "build"), Segment("print", "&Print"), Segment("play", "Play")]
    )
    qtbot.addWidget(control)
    control.show()
    return control


def test_segments_choose_one_by_click_and_arrows(qtbot: QtBot) -> None:
    control = _workspaces(qtbot)
    heard: list[str] = []
    control.chosen.connect(heard.append)
    qtbot.mouseClick(control.button("play"), Qt.MouseButton.LeftButton)
    assert control.current() == "play"
    control.button("play").setFocus()
    qtbot.keyClick(control.button("play"), Qt.Key.Key_Left)
    assert control.current() == "print"
    assert heard == ["play", "print"]
    control.set_current("build")
    assert heard == ["play", "print"]
    assert [control.button(key).isChecked() for key in ("build", "print", "play")] == [True, False, False]


def test_segments_fill_the_chosen_one_and_keep_their_words_whole(qtbot: QtBot) -> None:
    control = _workspaces(qtbot)
    control.resize(control.sizeHint())
    image = control.grab().toImage()
    widths = [control.button(key).width() for key in ("build", "print", "play")]
    assert _at(image, 4, 14) == LIGHT.blue
    assert _at(image, widths[0] + 5, 14) == LIGHT.sheet
    for key in ("print", "play"):
        button = control.button(key)
        assert button.width() >= QFontMetricsF(button.font()).horizontalAdvance(button.text().replace("&", "")) + 20
    control.set_current("play")
    assert control.sizeHint() == control.size()


# Flow, labels, severity, panes


def test_flow_wraps_and_skips_what_is_hidden(qtbot: QtBot) -> None:
    widget, layout = flow_widget(across=10, down=6)
    qtbot.addWidget(widget)
    boxes = [QWidget() for _ in range(4)]
    for box in boxes:
        box.setFixedSize(100, 20)
        layout.addWidget(box)
    widget.resize(220, 200)
    widget.show()
    assert [box.pos().toTuple() for box in boxes] == [(0, 0), (110, 0), (0, 26), (110, 26)]
    assert [layout.heightForWidth(width) for width in (430, 429, 100)] == [20, 46, 98]
    boxes[0].hide()
    layout.activate()
    assert boxes[1].x() == 0


def test_elided_label_keeps_its_text(qtbot: QtBot) -> None:
    label = ElidedLabel("Heavy siege tank <Notre-Dame>")
    qtbot.addWidget(label)
    label.resize(80, 20)
    label.grab()
    assert label.is_elided()
    assert label.accessibleName() == "Heavy siege tank <Notre-Dame>"
    assert "&lt;Notre-Dame&gt;" in label.toolTip()
    label.resize(label.sizeHint())
    label.grab()
    assert not label.is_elided()
    assert label.toolTip() == ""


def test_tips_show_markup_as_it_stands() -> None:
    assert plain_tip("plain & simple") == "plain & simple"
    assert plain_tip("<b>x</b>") == "<span>&lt;b&gt;x&lt;/b&gt;</span>"


def test_label_never_reads_markup(qtbot: QtBot) -> None:
    label = Label("<b>Cormorant</b>")
    qtbot.addWidget(label)
    assert label.sizeHint().width() > QFontMetricsF(label.font()).horizontalAdvance("Cormorant") + 20


def test_label_follows_theme_and_state(qtbot: QtBot, qapp: QApplication) -> None:
    label = Label("21 / 25", ink="error")
    qtbot.addWidget(label)
    role = QPalette.ColorRole.WindowText
    assert label.palette().color(role).name().upper() == LIGHT.error
    label.show()
    theme.apply(qapp, Scheme.DARK)
    qtbot.waitUntil(lambda: label.palette().color(role).name().upper() == DARK.error)
    label.setEnabled(False)
    assert label.palette().color(role).name().upper() == DARK.ink3
    label.setEnabled(True)
    label.set_ink("ok")
    assert label.palette().color(role).name().upper() == DARK.ok


def test_worst_severity() -> None:
    assert worst([Severity.NOTE, Severity.ERROR, Severity.WARNING]) is Severity.ERROR
    assert worst([Severity.OK, Severity.NOTE]) is Severity.NOTE
    assert worst([]) is None


def test_severities_have_mark_wash_and_bar(qtbot: QtBot) -> None:
    for severity, ink, wash in (
        (Severity.ERROR, LIGHT.error, LIGHT.error_wash),
        (Severity.WARNING, LIGHT.warn, LIGHT.warn_wash),
        (Severity.NOTE, LIGHT.blue, LIGHT.blue_wash),
        (Severity.OK, LIGHT.ok, LIGHT.ok_wash),
    ):
        callout = Callout(severity, "word")
        qtbot.addWidget(callout)
        callout.resize(callout.sizeHint())
        image = callout.grab().toImage()
        assert _at(image, 1, 16) == ink
        assert _at(image, 8, 16) == wash
        label = SeverityLabel(severity, "1 word")
        qtbot.addWidget(label)
        label.resize(label.sizeHint())
        mark = label.grab().toImage()
        wanted = QColor(ink)
        spots = [mark.pixelColor(x, y) for x in range(16) for y in range(mark.height())]
        assert any(_apart(spot, wanted) < 60 for spot in spots)


def test_callout_grows_with_its_sentence(qtbot: QtBot) -> None:
    callout = Callout(Severity.WARNING, "Warren rifles lost 4 of 10: rout test before leaving the phase.")
    qtbot.addWidget(callout)
    assert callout.heightForWidth(160) > callout.heightForWidth(600) >= 32


def test_pane_draws_ground_edges_and_bar(qtbot: QtBot) -> None:
    pane = Pane("sheet", ("right",))
    qtbot.addWidget(pane)
    pane.resize(40, 20)
    pane.set_bar("blue")
    image = pane.grab().toImage()
    assert [_at(image, x, 10) for x in (0, 2, 3, 38, 39)] == [
        LIGHT.blue,
        LIGHT.blue,
        LIGHT.sheet,
        LIGHT.sheet,
        LIGHT.rule,
    ]
