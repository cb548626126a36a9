"""A strip of dice: what was rolled, step by step, with purpose, faces and the word for what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.look import draw, icons
from desktop.look.die import Die, DieState, die_width, paint_die, paint_die_with_value
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.tokens import Role, color

__all__ = ["DiceGroup", "DiceStrip", "Die", "DieState", "Tone", "paint_die", "paint_die_row"]

PANEL, SUIT, LOG = 44, 24, 17
"""Side of a die in the panel, in the record of a rolled suit or a long strip, and in the log, px at 100 %."""
_LONG, _MANY = 8, 30


class Tone(Enum):
    """How the word beside the dice reads: the colour and the mark under it."""

    GOOD = "ok"
    HARM = "error"
    PLAIN = "ink"
    QUIET = "ink2"


@dataclass(frozen=True)
class DiceGroup:
    """The dice of one step.

    Above them `purpose`, as "To hit, 2+"; beside them `word` over `note`, as "none" over "needs 11",
    or `result` large before `word`, as "7" before "points lost".
    """

    purpose: str
    dice: tuple[Die, ...]
    word: str = ""
    note: str = ""
    result: str = ""
    tone: Tone = Tone.PLAIN


def paint_die_row(painter: QPainter, corner: QPointF, dice: Iterable[Die], side: float = LOG) -> float:
    """Draws dice side by side from `corner`, as in the log; returns the width used, px."""
    x = corner.x()
    for die in dice:
        paint_die_with_value(painter, QPointF(x, corner.y()), side, die)
        x += die_width(die, side) + _gap(side)
    return max(0.0, x - _gap(side) - corner.x())


def _gap(side: float) -> float:
    return max(5.0, side * 0.16)


@dataclass(frozen=True)
class _Spot:
    """Where something is drawn: a die, a face with its count, a text or a line between groups."""

    rect: QRectF
    die: Die | None = None
    text: str = ""
    step: Type = Type.LABEL
    ink: Role = "ink"
    line: bool = False
    tick: bool = False


class DiceStrip(QWidget):
    """Groups of dice that wrap. Over 8 dice: a line a step, dice at 24 px. Over 30: counts by face.

    Counts open into the full list, and close again, by a click, Enter or Space.
    """

    opened = Signal(bool)
    """The list of single dice was opened (True) or closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[DiceGroup, ...] = ()
        self._empty = ""
        self._is_open = False
        self._spots: tuple[int, list[_Spot], float] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_groups(self, groups: Iterable[DiceGroup], *, empty: str = "", spoken: str = "") -> None:
        """Shows these dice; `empty` says why there are none, `spoken` replaces the text for screen readers."""
        self._groups = tuple(groups)
        self._empty = empty
        self._is_open = False
        self.setAccessibleName(spoken or self._spoken())
        many = self._count() > _MANY
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if many else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if many else Qt.CursorShape.ArrowCursor)
        self._relay()

    def groups(self) -> tuple[DiceGroup, ...]:
        """What is shown."""
        return self._groups

    def is_open(self) -> bool:
        """Whether the single dice of a long strip are listed."""
        return self._is_open

    def set_open(self, wanted: bool) -> None:
        """Lists the single dice of a long strip, or counts them by face."""
        if wanted != self._is_open and self._count() > _MANY:
            self._is_open = wanted
            self._relay()
            self.opened.emit(wanted)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._layout(width)[1] + 0.49)

    def sizeHint(self) -> QSize:
        width = self.width() if self._count() > _LONG else ceil(min(self._one_line(), px(720)))
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSizeHint(self) -> QSize:
        widest = max((self._group_width(group, self._side()) for group in self._groups), default=0.0)
        return QSize(round(min(widest, px(160))), px(PANEL))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            die = self._die_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(die.spoken) if die else "", self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._relay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._count() > _MANY:
            self.set_open(not self._is_open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._count() > _MANY:
            self.set_open(not self._is_open)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for spot in self._layout(self.width())[0]:
            _paint_spot(painter, spot)
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(self.rect()))

    def _count(self) -> int:
        return sum(len(group.dice) for group in self._groups)

    def _side(self) -> int:
        return px(SUIT if self._count() > _LONG else PANEL)

    def _spoken(self) -> str:
        if not self._groups:
            return self._empty
        parts = []
        for group in self._groups:
            dice = [die.spoken for die in group.dice if die.spoken]
            words = " ".join(part for part in (group.result, group.word, group.note) if part)
            parts.append("; ".join((*dice, words) if dice else (group.purpose, words)))
        return ". ".join(parts)

    def _die_at(self, point: QPointF) -> Die | None:
        for spot in self._layout(self.width())[0]:
            if spot.die is not None and spot.rect.contains(point):
                return spot.die
        return None

    def _relay(self) -> None:
        self._spots = None
        self.updateGeometry()
        self.update()

    def _layout(self, width: int) -> tuple[list[_Spot], float]:
        if self._spots is None or self._spots[0] != width:
            spots, height = self._placed(width)
            self._spots = (width, spots, height)
        return self._spots[1], self._spots[2]

    def _placed(self, width: int) -> tuple[list[_Spot], float]:
        if not self._groups:
            height = QFontMetricsF(font(Type.BODY)).height()
            rect = QRectF(0, 0, width, height)
            return [_Spot(rect, text=self._empty, step=Type.BODY, ink="ink2")], height
        if self._count() > _LONG:
            return self._placed_in_lines(width)
        return self._placed_in_row(width)

    # Up to 8 dice: groups side by side, a line between them.

    def _one_line(self) -> float:
        widths = [self._group_width(group, self._side()) for group in self._groups]
        return sum(widths) + _BETWEEN * 2 * max(0, len(widths) - 1)

    def _group_width(self, group: DiceGroup, side: float) -> float:
        dice = sum(die_width(die, side) + px(6) for die in group.dice) - px(6) if group.dice else 0.0
        beside = _beside_width(group)
        return max(draw.width(group.purpose, font(Type.LABEL)) + 1, dice + (px(6) + beside if beside else 0))

    def _placed_in_row(self, width: int) -> tuple[list[_Spot], float]:
        side = self._side()
        label = QFontMetricsF(font(Type.LABEL)).height()
        row_height = label + px(3) + side
        spots: list[_Spot] = []
        x, y = 0.0, 0.0
        for group in self._groups:
            needed = self._group_width(group, side)
            if x and x + needed > width:
                x, y = 0.0, y + row_height + px(10)
            elif x:
                spots.append(_Spot(QRectF(x - _BETWEEN - 1, y, 1, row_height), line=True))
            spots.append(_Spot(QRectF(x, y, needed, label), text=group.purpose, ink="ink2"))
            spots += _group_spots(group, QPointF(x, y + label + px(3)), side)
            x += needed + 2 * _BETWEEN
        return spots, y + row_height + side * 0.1

    # Over 8 dice: a line a step; over 30 counts by face.

    def _placed_in_lines(self, width: int) -> tuple[list[_Spot], float]:
        side = self._side()
        letters = font(Type.LABEL)
        column = min(max(draw.width(group.purpose, letters) for group in self._groups) + px(12), width * 0.4)
        spots: list[_Spot] = []
        y = 3.0
        for group in self._groups:
            spots.append(_Spot(QRectF(0, y, column - 4, side), text=group.purpose, ink="ink2"))
            counted = self._count() > _MANY and not self._is_open and len(group.dice) > 1
            placed = _counted_spots if counted else _listed_spots
            dice, bottom = placed(group, QRectF(column, y, width - column, side), side)
            spots += dice
            y = bottom + px(8)
        return spots, y - px(8) + 4


_BETWEEN = 14


def _beside_width(group: DiceGroup) -> float:
    words = draw.width(group.word, font(Type.WORD))
    notes = draw.width(group.note, font(Type.LABEL))
    result = draw.width(group.result, font(Type.RESULT)) + px(5) if group.result else 0.0
    return max(result + words, notes) + 2 if group.word or group.note or group.result else 0.0


def _group_spots(group: DiceGroup, corner: QPointF, side: float) -> list[_Spot]:
    spots = []
    x = corner.x()
    for die in group.dice:
        spots.append(_Spot(QRectF(x, corner.y(), die_width(die, side), side), die=die))
        x += die_width(die, side) + px(6)
    ink: Role = group.tone.value  # type: ignore[assignment]
    if group.result:
        result = draw.width(group.result, font(Type.RESULT))
        rect = QRectF(x + px(3), corner.y(), result + 1, side)
        spots.append(_Spot(rect, text=group.result, step=Type.RESULT, ink=ink))
        x += result + px(8)
        ink = "ink"
    second = bool(group.note) or (group.tone is Tone.GOOD and bool(group.word))
    top, half = corner.y() + side * 0.1, side * 0.4
    room = _beside_width(group)
    if group.word:
        rect = QRectF(x, top, room, half) if second else QRectF(x, corner.y(), room, side)
        spots.append(_Spot(rect, text=group.word, step=Type.WORD, ink=ink))
    if group.note:
        spots.append(_Spot(QRectF(x, top + half, room, half), text=group.note, ink="ink2"))
    elif second:
        mark = px(16)
        spots.append(_Spot(QRectF(x, top + half, mark, half), tick=True))
    return spots


def _listed_spots(group: DiceGroup, rect: QRectF, side: float) -> tuple[list[_Spot], float]:
    spots: list[_Spot] = []
    x, y = rect.left(), rect.top()
    for die in group.dice:
        needed = die_width(die, side)
        if x > rect.left() and x + needed > rect.right():
            x, y = rect.left(), y + side + px(6)
        spots.append(_Spot(QRectF(x, y, needed, side), die=die))
        x += needed + px(6)
    return _with_words(group, spots, x, QRectF(rect.left(), y, rect.width(), side))


def _counted_spots(group: DiceGroup, rect: QRectF, side: float) -> tuple[list[_Spot], float]:
    """Each face once with how often it came, in order of face: "6 ×" and a die, highest last."""
    spots: list[_Spot] = []
    counts = Counter((die.face or 0, die.state.value, die.sides) for die in group.dice)
    letters = font(Type.FIGURE)
    x, y = rect.left(), rect.top()
    for face, state, sides in sorted(counts):
        number = f"{counts[face, state, sides]} ×"
        words = draw.width(number, letters) + px(5)
        if x > rect.left() and x + words + side > rect.right():
            x, y = rect.left(), y + side + px(6)
        spots.append(_Spot(QRectF(x, y, words, side), text=number, step=Type.FIGURE))
        die = Die(sides, face or None, DieState(state), spoken=f"{number} {face}")
        spots.append(_Spot(QRectF(x + words, y, side, side), die=die))
        x += words + side + px(14)
    return _with_words(group, spots, x, QRectF(rect.left(), y, rect.width(), side))


def _with_words(group: DiceGroup, spots: list[_Spot], x: float, line: QRectF) -> tuple[list[_Spot], float]:
    """Adds word and note after the last die, or on a line of their own where they do not fit."""
    words = " ".join(part for part in (group.result, group.word) if part)
    ink: Role = group.tone.value  # type: ignore[assignment]
    needed = draw.width(words, font(Type.WORD)) + 2
    notes = draw.width(group.note, font(Type.LABEL)) + px(8) if group.note else 0.0
    if not words and not group.note:
        return spots, line.bottom()
    y = line.top()
    x += px(4)
    if x + needed + notes > line.right() and x > line.left() + px(4):
        x, y = line.left(), line.bottom() + px(2)
    height = line.height()
    if words:
        rect = QRectF(x, y, min(needed, line.right() - x), height)
        spots.append(_Spot(rect, text=words, step=Type.WORD, ink=ink))
    if group.note:
        rest = QRectF(x + needed + (px(8) if words else 0), y, 0, height)
        rest.setRight(max(rest.left() + 1, line.right()))
        spots.append(_Spot(rest, text=group.note, ink="ink2"))
    return spots, y + height


def _paint_spot(painter: QPainter, spot: _Spot) -> None:
    if spot.die is not None:
        paint_die_with_value(painter, spot.rect.topLeft(), spot.rect.height(), spot.die)
    elif spot.line:
        painter.fillRect(spot.rect, color("hair"))
    elif spot.tick:
        side = min(spot.rect.width(), spot.rect.height())
        square = QRectF(spot.rect.left(), spot.rect.center().y() - side / 2, side, side)
        icons.paint(painter, "ok", square, "ok")
    else:
        draw.text(painter, spot.rect, spot.text, font(spot.step), spot.ink)
