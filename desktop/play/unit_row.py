"""A unit in the list: name and points left, damage track, chips, what is due and when."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import draw, icons
from desktop.look.chips import Chip, ChipKind, ChipRow
from desktop.look.damage_track import DamageTrack
from desktop.look.fonts import Type, font, px
from desktop.look.labels import ElidedLabel, IconLabel, Label, plain_tip
from desktop.look.surfaces import Pane
from desktop.play.texts import fighter_name
from desktop.words import say, tr
from rules.battle import Standing
from rules.battle_table import Due, Status, Table
from rules.units import kind_of

_TONES = {"harm": ChipKind.HARM, "warn": ChipKind.WARN, "loss": ChipKind.LOSS, "good": ChipKind.GOOD}


def chip_of(status: Status) -> Chip:
    """A status as a chip."""
    return Chip(status.icon, say(status.title), say(status.ends), _TONES[status.tone], status.for_good)


def type_of(standing: Standing) -> str:
    """What a unit is, in a word or two."""
    unit = standing.unit
    kind = kind_of(unit)
    if kind is None:
        return ""
    typed = getattr(unit, "type_name", "") or say(kind.hints(unit).get("type_name", ""))
    return typed or tr(kind.title)


class UnitRow(Pane):
    """`pressed` is sent by a click or Space, `asked` with a place for its menu, `due_pressed` with what is due."""

    pressed = Signal(str)
    asked = Signal(str, QPoint)
    due_pressed = Signal(object)

    def __init__(self, fighter: str, rules: Table) -> None:
        super().__init__("sheet", ("bottom",), "hair")
        self.fighter = fighter
        self._rules = rules
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(7), px(10), px(7))
        column.setSpacing(px(4))
        head = QHBoxLayout()
        head.setSpacing(px(6))
        self._icon = IconLabel(18)
        head.addWidget(self._icon)
        self.name = ElidedLabel("", Type.FIGURE)
        head.addWidget(self.name)
        self.type = ElidedLabel("", Type.LABEL, "ink2")
        self.type.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head.addWidget(self.type, 1)
        self.role = Label("", Type.LABEL_STRONG, "blue")
        head.addWidget(self.role)
        self.points = Label("", Type.FIGURE)
        head.addWidget(self.points)
        column.addLayout(head)
        self.track = DamageTrack()
        column.addWidget(self.track)
        self.chips = ChipRow()
        self.chips.more.connect(lambda: self.pressed.emit(self.fighter))
        column.addWidget(self.chips)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(px(2))
        column.addLayout(self._lines)
        self._shown: object = None

    def show_unit(
        self, standing: Standing, pending: Standing | None, due: Sequence[Due], coming: Sequence[Due], role: str
    ) -> None:
        """Shows a unit as it stands; `pending` as it would be after the draft; `role` actor, target or none."""
        key = (standing, pending, tuple((one.title, one.when) for one in (*due, *coming)), role)
        if key == self._shown:
            return
        self._shown = key
        kind = kind_of(standing.unit)
        name = fighter_name(standing)
        self._icon.set_icon(kind.icon(standing.unit) if kind else "quest", "ink")
        self.name.set_text(name)
        self.type.set_text(type_of(standing))
        self.set_ground("blue_wash" if role else "sheet")
        self.set_bar({"actor": "blue", "target": "error"}.get(role))  # type: ignore[arg-type]
        self.role.setText({"actor": tr("Actor"), "target": tr("Target")}.get(role, ""))
        self.role.set_ink("error" if role == "target" else "blue")
        points = self._show_track(standing, pending)
        chips = [chip_of(status) for status in self._rules.statuses(standing)]
        self.chips.set_chips(chips)
        self._show_due(due, coming)
        spoken = [name, self.role.text(), points, *(chip.said for chip in chips)]
        spoken += [line_text(one) for one in (*due, *coming)]
        self.setAccessibleName(". ".join(part for part in spoken if part))

    def _show_track(self, standing: Standing, pending: Standing | None) -> str:
        track = self._rules.track(standing)
        self.track.setVisible(track is not None)
        if track is None:
            self.points.setText("–")
            return ""
        after = self._rules.track(pending) if pending is not None else None
        if after is not None and after.left != track.left:
            text = tr("{before} → {after} of {total}", before=track.left, after=after.left, total=track.total)
            now = max(0, track.left - after.left)
            spoken = tr("{left} of {total} left, {n} pending", left=track.left, total=track.total, n=now)
            struck = min(track.lost_before + track.lost_now, after.total - after.left)
            self.track.set_points(track.total, struck, now, spoken=spoken)
        else:
            text = f"{track.left} / {track.total}"
            spoken = tr(
                "{left} of {total} left, {n} lost this turn", left=track.left, total=track.total, n=track.lost_now
            )
            self.track.set_points(track.total, track.lost_before, track.lost_now, spoken=spoken)
        self.points.setText(text)
        return spoken

    def _show_due(self, due: Sequence[Due], coming: Sequence[Due]) -> None:
        while self._lines.count():
            old = self._lines.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for one in due:
            line = DueLine(one)
            line.clicked.connect(lambda _checked=False, one=one: self.due_pressed.emit(one))
            self._lines.addWidget(line)
        for one in coming:
            self._lines.addWidget(_ComingLine(line_text(one)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus()
            self.pressed.emit(self.fighter)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked.emit(self.fighter, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.pressed.emit(self.fighter)
        elif event.key() == Qt.Key.Key_Menu:
            self.asked.emit(self.fighter, self.mapToGlobal(QPoint(px(20), px(20))))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            draw.focus_ring(QPainter(self), self.rect().toRectF().adjusted(1, 1, -1, -1))


def line_text(due: Due) -> str:
    """What is due and when, in a line."""
    when = say(due.when)
    return tr("{when}: {what}", when=when, what=due.title) if when else say(due.title)


class DueLine(QPushButton):
    """What is due now: pressing it works it out."""

    def __init__(self, due: Due) -> None:
        super().__init__()
        self.due = due
        self._text = line_text(due)
        self.setFlat(True)
        self.setAccessibleName(self._text)
        self.setToolTip(plain_tip(f"{self._text} ({due.rule})"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(draw.width(self._text, font(Type.LABEL_STRONG))) + px(24), px(24))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(60), px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = self.rect().toRectF()
        draw.box(painter, rect, "warn_wash", draw.pen("warn", 1) if self.underMouse() or self.hasFocus() else None)
        side = px(14)
        left = px(5)
        spot = rect.adjusted(left, (rect.height() - side) / 2, 0, 0)
        spot.setSize(QSize(side, side).toSizeF())
        icons.paint(painter, "clock", spot, "warn")
        words = rect.adjusted(left + side + px(6), 0, -px(4), 0)
        draw.text(painter, words, self._text, font(Type.LABEL_STRONG), "ink")
        if self.hasFocus():
            draw.focus_ring(painter, rect)


class _ComingLine(QWidget):
    """What will come due: a clock and a line that elides."""

    def __init__(self, text: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        row.addWidget(IconLabel(14, "clock"))
        row.addWidget(ElidedLabel(text, Type.LABEL, "ink2"), 1)
