"""One window with everything that the look draws, in one scheme; `render` saves it as a picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.look import draw, fonts, heat, icons, theme, tokens
from desktop.look.chips import Chip, ChipKind, ChipRow
from desktop.look.damage_track import BOX, DamageTrack
from desktop.look.dice import DiceGroup, DiceStrip, Die, DieState, Tone
from desktop.look.dice_record import DiceRecord
from desktop.look.flow import flow_widget
from desktop.look.fonts import Type
from desktop.look.heat import HeatLegend
from desktop.look.labels import ElidedLabel, Label
from desktop.look.meter import Meter, MeterState
from desktop.look.odds_bars import BarKind, OddsBar, OddsBars
from desktop.look.sections import Section
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.severity import Callout, Severity, SeverityLabel
from desktop.look.surfaces import Pane
from desktop.look.tokens import Scheme

CHIPS = (
    Chip("spin", "Out of control", "next turn"),
    Chip("spin", "Out of control", "for good", for_good=True),
    Chip("flame", "Burning", for_good=True),
    Chip("quest", "Confused", "until Cl test", ChipKind.WARN),
    Chip("half", "Power loss ×2", "", ChipKind.LOSS, for_good=True),
    Chip("stop", "Halted", "", ChipKind.LOSS, for_good=True),
    Chip("rout", "Routing", "rally in 7"),
    Chip("bolt", "Frenzied", "start of turn 4", ChipKind.WARN),
    Chip("down", "Pinned", "this turn", ChipKind.WARN),
    Chip("clock", "Rally turn", "end of turn 4", ChipKind.GOOD),
    Chip("stop", "Destroyed", "", ChipKind.LOSS, for_good=True),
)
SHOT = (
    DiceGroup(
        "To hit, 2+",
        (Die(6, 4, DieState.PASSED, spoken="D6, to hit, 4, needed 2 or more, passed"),),
        "hit",
        tone=Tone.GOOD,
    ),
    DiceGroup("Damage, 2+", (Die(6, 3, DieState.PASSED),), "hurt", tone=Tone.GOOD),
    DiceGroup("Save", (Die(6, None, DieState.NONE),), "none", "needs 11", tone=Tone.QUIET),
    DiceGroup("Points, 2D6", (Die(6, 4), Die(6, 3)), "points lost", result="7", tone=Tone.HARM),
)
FACES = (
    DiceGroup("passed", (Die(6, 5, DieState.PASSED),)),
    DiceGroup("failed", (Die(6, 2, DieState.FAILED),)),
    DiceGroup("counted", (Die(6, 3),)),
    DiceGroup("typed", (Die(6, 6, typed=True),)),
    DiceGroup("no die", (Die(6, None, DieState.NONE),)),
    DiceGroup("D10", (Die(10, 9),)),
    DiceGroup("D4", (Die(4, 3),)),
    DiceGroup("harm", (Die(6, 1, DieState.HARM),)),
)
MORE_FACES = (
    DiceGroup("D3", (Die(6, 4, becomes=2),)),
    DiceGroup("D8", (Die(8, 7, DieState.PASSED),)),
    DiceGroup("D10", (Die(10, 10, DieState.FAILED, typed=True),)),
    DiceGroup("D12", (Die(12, 11),)),
    DiceGroup("D20", (Die(20, 20, DieState.PASSED),)),
    DiceGroup("next", (Die(10, None, DieState.NEXT),), note="1–10"),
    DiceGroup("waits", (Die(6, None, DieState.WAITING),)),
    DiceGroup("typed 9", (Die(6, 9, DieState.REFUSED),), note="1–6"),
)
ODDS = (
    OddsBar("none", 0.306, "31 %", BarKind.NONE),
    OddsBar("2", 0.019, "1.9 %"),
    OddsBar("3", 0.039, "3.9 %"),
    OddsBar("4", 0.058, "5.8 %"),
    OddsBar("5", 0.077, "7.7 %"),
    OddsBar("6", 0.096, "9.6 %"),
    OddsBar("7", 0.116, "12 %", rolled=True),
    OddsBar("8", 0.096, "9.6 %"),
    OddsBar("destroyed", 0.193, "19 %", BarKind.DESTROYED),
)


class Swatch(QWidget):
    """A colour with its token's name and code."""

    def __init__(self, role: tokens.Role) -> None:
        super().__init__()
        self._role: tokens.Role = role
        self.setFixedSize(130, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw.box(painter, QRectF(0, 2, 36, 36), self._role, draw.pen("rule"), 0)
        code = getattr(tokens.current(), self._role)
        ratio = tokens.contrast(code, tokens.current().sheet)
        draw.text(painter, QRectF(44, 1, 86, 19), self._role, fonts.font(Type.ROW_TITLE))
        draw.text(painter, QRectF(44, 20, 86, 17), f"{code} {ratio:.1f}", fonts.font(Type.LABEL), "ink2")


class HeatTable(QWidget):
    """A small threat table."""

    ROWS = ((38, 61, 96, 74), (19, 47, 88, 58), (2, 9, 52, 13), (None, None, 14, -1))

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(4 * 86, 4 * 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for down, row in enumerate(self.ROWS):
            for across, value in enumerate(row):
                rect = QRectF(across * 86, down * 32, 82, 28)
                if value is None:
                    heat.paint_impossible_cell(painter, rect)
                elif value < 0:
                    heat.paint_pending_cell(painter, rect)
                else:
                    chosen = value == 88
                    heat.paint_heat_cell(painter, rect, f"{value} %", value / 100, chosen=chosen)


def strip(groups: tuple[DiceGroup, ...], **more: str) -> DiceStrip:
    result = DiceStrip()
    result.set_groups(groups, **more)
    return result


def volley(count: int) -> tuple[DiceGroup, ...]:
    """Two steps with `count` dice in the first and half as many in the second."""
    states = (DieState.FAILED, DieState.FAILED, *(DieState.PASSED,) * 4)
    first = tuple(Die(6, 1 + place % 6, states[place % 6]) for place in range(count))
    second = tuple(Die(6, 1 + (place * 5 + 2) % 6) for place in range(count // 2))
    return (
        DiceGroup("To hit, 3+", first, f"{count // 2} hits", tone=Tone.GOOD),
        DiceGroup("Points, D6 each", second, "points lost", result="31", tone=Tone.HARM),
    )


def track(total: int, lost: int, pending: int = 0, side: int = BOX) -> DamageTrack:
    result = DamageTrack(side)
    result.set_points(total, lost, pending, spoken=f"{total - lost - pending} of {total} left")
    return result


def _meters() -> QWidget:
    states = (
        MeterState(
            "Weapon points",
            (2, 2, 1, 2),
            6,
            "7",
            "of 6",
            "1 too many: heavy bolter",
            Severity.ERROR,
            "Weapon points 7 of 6, 1 too many",
        ),
        MeterState("Equipment points", (1, 1), 4, "2", "of 4", "2 left"),
        MeterState("Weapon points", (2, 1, 1), 4, "4", "of 4", "full", Severity.OK),
        MeterState("Equipment points", (), 0, "0", "of 0", "none allowed"),
        MeterState("Weapon points", (20, 9), 25, "29", "of 25", "4 too many: siege gun", Severity.ERROR),
        MeterState("Weapon points", (2, 1), None, "3", "", "not checked"),
    )
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(40)
    for place, state in enumerate(states):
        grid.addWidget(Meter(state), place // 2, place % 2, Qt.AlignmentFlag.AlignTop)
    return box


def _controls() -> QWidget:
    box, layout = flow_widget(across=8, down=8)
    search = QLineEdit()
    search.setPlaceholderText("Filter the army")
    search.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition).setText("Filter")
    combo = QComboBox()
    combo.addItems(["Armoured car", "Tank"])
    read_only = QLineEdit("9")
    read_only.setReadOnly(True)
    faulty = QLineEdit("7")
    theme.mark_fault(faulty, True)
    spin = QSpinBox()
    spin.setSuffix("″")
    spin.setValue(22)
    bare = QSpinBox()
    bare.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
    bare.setAlignment(Qt.AlignmentFlag.AlignRight)
    bare.setValue(12)
    tick, off, none = QCheckBox("Large target"), QCheckBox("Light cover"), QCheckBox("Confused firer")
    tick.setChecked(True)
    none.setEnabled(False)
    apply = theme.primary(QPushButton(icons.icon("tick"), "Apply"))
    change = QPushButton(icons.icon("pencil"), "Change a die…")
    link = QPushButton(icons.icon("play"), "Roll again…")
    link.setFlat(True)
    for field, name in ((search, "Filter"), (read_only, "Leadership"), (faulty, "Toughness")):
        field.setAccessibleName(name)
    for widget in (search, combo, read_only, faulty, spin, bare, tick, off, none, apply, change, link):
        layout.addWidget(widget)
    for fixed in (read_only, faulty):
        fixed.setFixedWidth(70)
    return box


def _sections() -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    opened = Section("How it was rolled")
    opened.set_note("Ironmuster tables, seed 41")
    again = QPushButton(icons.icon("play"), "Roll again…")
    again.setFlat(True)
    opened.set_action(again)
    record = DiceRecord()
    record.set_dice(_ROLLED)
    opened.set_content(record)
    closed = Section("Equipment", is_open=False)
    closed.set_note("2 points of 2")
    closed.set_summary("Ejector seat, communicator")
    column.addWidget(opened)
    column.addWidget(closed)
    return box


_ROLLED = (
    *((name, Die(6, face)) for name, face in (("Frame", 3), ("M", 3), ("WS", 2), ("BS", 5), ("S", 4))),
    ("T", Die(6, 6, DieState.PASSED)),
    *((name, Die(6, face)) for name, face in (("D", 2), ("I", 3), ("A", 1), ("Plating", 4))),
    ("History", Die(10, 5)),
)


def _severities() -> QWidget:
    box, row = flow_widget()
    words = ("Error", "Warning", "Note", "No finding")
    for severity, word in zip(Severity, words, strict=True):
        row.addWidget(Callout(severity, word))
    row.addWidget(SeverityLabel(Severity.ERROR, "1 error"))
    row.addWidget(SeverityLabel(Severity.WARNING, "1 warning"))
    return box


def _icons() -> QWidget:
    box, layout = flow_widget(across=4, down=6)
    for name in icons.names():
        button = QPushButton(icons.icon(name), "")
        button.setFlat(True)
        button.setIconSize(QSize(20, 20))
        button.setAccessibleName(name)
        layout.addWidget(button)
    return box


def _type() -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    samples = (
        (Type.TITLE, "Vieille Enclume 21 / 25"),
        (Type.HEADING, "Points d’armement : 5 sur 4"),
        (Type.BIG_FIGURE, "0123456789  +1 −3  22″ ½ 2D6"),
        (Type.BODY, "L’œuvre naît où le cœur hésite : ÇÀÉÈÊËÎÏÔÙÛÜŸ Œ Æ « »"),
        (Type.ROW_TITLE, "Long rifle, hull front"),
        (Type.LABEL, "source, unit, rule: RT-VEH-08"),
    )
    for step, sample in samples:
        column.addWidget(Label(sample, step))
    long = ElidedLabel("Heavy siege tank « Notre-Dame » of the third company", Type.ROW_TITLE)
    long.setFixedWidth(180)
    column.addWidget(long)
    return box


def _segments() -> QWidget:
    box, layout = flow_widget(across=12, down=8)
    workspaces = [Segment("build", "&Build", "build"), Segment("print", "&Print", "print")]
    workspaces.append(Segment("play", "P&lay", "play"))
    layout.addWidget(SegmentedControl(workspaces, spoken="Workspace"))
    layout.addWidget(SegmentedControl([Segment("c", "Closed"), Segment("o", "Open")], spoken="Body"))
    return box


def gallery(width: int = 760) -> QWidget:
    """The window's content in the scheme in force, `width` px wide."""
    pane = Pane("paper")
    column = QVBoxLayout(pane)
    column.setContentsMargins(24, 18, 24, 18)
    column.setSpacing(8)
    swatches, flow = flow_widget()
    for role in ("paper", "sheet", "sunken", "desk", "ink", "ink2", "ink3", "rule", "blue", "error", "warn", "ok"):
        flow.addWidget(Swatch(role))
    chips = ChipRow(rows=3)
    chips.set_chips(CHIPS)
    bars, rows = OddsBars(), OddsBars()
    bars.set_bars(ODDS, rolled_word="rolled")
    bars.setFixedHeight(200)
    rows.set_bars(ODDS[:1] + ODDS[6:], rolled_word="rolled")
    rows.set_rows(True)
    none = strip((), empty="No die is rolled: 12 points always explode")
    legend = HeatLegend("chance to destroy", ["0", "14", "29", "43", "57", "71", "86", "100 %"])
    parts = (
        swatches,
        _severities(),
        _segments(),
        _controls(),
        chips,
        strip(FACES),
        strip(MORE_FACES),
        strip(SHOT),
        strip(volley(12)),
        strip(volley(40)),
        none,
        track(25, 7, 4),
        track(12, 3, 7, 13),
        track(90, 30, 20),
        _meters(),
        _sections(),
        bars,
        rows,
        HeatTable(),
        legend,
        _type(),
        _icons(),
    )
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    pane.setFixedWidth(width)
    # Items that follow their width settle in two rounds.
    for _ in range(2):
        pane.resize(width, pane.layout().totalHeightForWidth(width))
        pane.layout().activate()
    return pane


def picture(app: QApplication, scheme: Scheme, ratio: float = 1.0, width: int = 760) -> QImage:
    """The gallery in a scheme as a picture with `ratio` device pixels a px."""
    theme.apply(app, scheme)
    pane = gallery(width)
    pane.ensurePolished()
    image = QImage(pane.size() * ratio, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    pane.render(image, QPoint(0, 0))
    pane.deleteLater()
    return image


def render(app: QApplication, folder: Path, ratio: float = 1.0) -> list[Path]:
    """Saves the gallery in light and dark into `folder`; returns the files."""
    files = []
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        file = folder / f"gallery-{scheme.value}.png"
        picture(app, scheme, ratio).save(str(file))
        files.append(file)
    return files
