"""A meter of points: a cell a point, the cells of one item joined, the limit marked, what breaks it hatched."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.severity import Severity, paint_mark
from desktop.look.tokens import Role, color

_CELL = 46
_BAR = 16
_OVERHANG = 4
_MOST_CELLS = 24


@dataclass(frozen=True)
class MeterState:
    """What a meter shows.

    `blocks`: the points of each item, in the order added; `limit`: the points allowed, None when not set.
    `used` and `of` are the figure at its right, as "5" and "of 4"; `sentence` stands below.
    `mark` is the sentence's: ERROR when over, OK when full, else None. `spoken` as "Weapon points 5 of 4,
    1 too many".
    """

    label: str
    blocks: tuple[int, ...] = ()
    limit: int | None = None
    used: str = ""
    of: str = ""
    sentence: str = ""
    mark: Severity | None = None
    spoken: str = ""

    @property
    def total(self) -> int:
        """Points used."""
        return sum(self.blocks)

    @property
    def is_over(self) -> bool:
        """Whether more points are used than allowed."""
        return self.limit is not None and self.total > self.limit


class Meter(QAbstractButton):
    """A meter that opens its sum when pressed (signal `clicked`; Space or Enter)."""

    def __init__(self, state: MeterState | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_state(state or MeterState(""))

    def state(self) -> MeterState:
        """What is shown."""
        return self._state

    def set_state(self, state: MeterState) -> None:
        """Shows another state."""
        self._state = state
        parts = (state.label, state.used, state.of, state.sentence)
        self.setAccessibleName(state.spoken or " ".join(part for part in parts if part))
        self._set_tip()
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_tip()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._head() + self._bar_height() + self._sentence_height(width) + 0.49)

    def sizeHint(self) -> QSize:
        width = px(260)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        head = draw.width(self._state.label, font(Type.BODY)) + self._figure_width() + px(10)
        return QSize(round(min(head, px(200))), self.heightForWidth(px(200)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = self._bar_width()
        self._paint_head(painter, width)
        if self._has_bar():
            self._paint_bar(painter, QRectF(0, self._head() + _OVERHANG, width, px(_BAR)))
        self._paint_sentence(painter)
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(self.rect()))

    # Measures

    def _head(self) -> float:
        return QFontMetricsF(font(Type.BIG_FIGURE)).height()

    def _has_bar(self) -> bool:
        return self._state.limit is not None

    def _bar_height(self) -> float:
        return px(_BAR) + 2 * _OVERHANG + px(2) if self._has_bar() else px(4)

    def _cells(self) -> int:
        return max(self._state.total, self._state.limit or 0, 1)

    def _bar_width(self) -> float:
        """The meter's width: never beyond its place, never stretched past 46 px a cell but for the text."""
        if self._is_solid() or not self._has_bar():
            return float(self.width())
        needed = draw.width(self._state.label, font(Type.BODY)) + self._figure_width() + px(10)
        return min(float(self.width()), max(self._cells() * px(_CELL), needed))

    def _is_solid(self) -> bool:
        return self._cells() > _MOST_CELLS

    def _figure_width(self) -> float:
        used = draw.width(self._state.used, font(Type.BIG_FIGURE))
        return used + draw.width(self._state.of, font(Type.WORD)) + px(4)

    def _sentence_indent(self) -> int:
        return px(19) if self._state.mark is not None else 0

    def _sentence_lines(self, width: float) -> int:
        room = max(1.0, width - self._sentence_indent())
        return 1 if draw.width(self._state.sentence, self._sentence_font()) <= room else 2

    def _sentence_height(self, width: float) -> float:
        line = max(QFontMetricsF(font(Type.NOTE)).height(), px(16))
        return line * self._sentence_lines(width) + px(2) if self._state.sentence else 0.0

    # Painting

    def _paint_head(self, painter: QPainter, width: float) -> None:
        head, state = self._head(), self._state
        of_font, used_font = font(Type.CELL), font(Type.BIG_FIGURE)
        of_width, used_width = draw.width(state.of, of_font), draw.width(state.used, used_font)
        right = width
        base = QFontMetricsF(used_font).ascent()
        painter.setFont(of_font)
        painter.setPen(color("ink2"))
        painter.drawText(round(right - of_width), round(base), state.of)
        painter.setFont(used_font)
        painter.setPen(color("error" if state.is_over else "ink"))
        used_left = right - of_width - (px(4) if state.of else 0) - used_width
        painter.drawText(round(used_left), round(base), state.used)
        room = QRectF(0, px(3), used_left - px(6), head - px(3))
        draw.text(painter, room, state.label, font(Type.BODY), "ink2")

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        state = self._state
        limit = state.limit or 0
        if state.total == 0 and limit == 0:
            cell = QRectF(bar.left(), bar.top(), min(bar.width(), px(_CELL)), bar.height())
            draw.box(painter, cell, "sheet", draw.pen("rule", 1, (2, 2)), 2)
            return
        if self._is_solid():
            self._paint_solid(painter, bar)
            return
        a_cell = min(bar.width() / self._cells(), float(px(_CELL)))
        frame = QRectF(bar.left(), bar.top(), round(a_cell * limit), bar.height())
        if limit:
            draw.box(painter, frame, "sheet", draw.pen("rule"), 2)
        at = 0
        for points in state.blocks:
            block = _span(bar, at, at + points, a_cell)
            if at + points > limit:
                _paint_over(painter, block)
            elif points:
                _paint_block(painter, block, points, a_cell)
            at += points
        for cell in range(max(at, 0) + 1, limit):
            painter.fillRect(QRectF(round(bar.left() + cell * a_cell), bar.top(), 1, bar.height()), color("rule"))
        if at < limit and at:
            painter.fillRect(QRectF(round(bar.left() + at * a_cell), bar.top(), 1, bar.height()), color("rule"))
        if state.is_over:
            _paint_limit(painter, bar.left() + limit * a_cell, bar)

    def _paint_solid(self, painter: QPainter, bar: QRectF) -> None:
        state, limit = self._state, self._state.limit or 0
        a_point = bar.width() / self._cells()
        draw.box(painter, QRectF(bar.left(), bar.top(), limit * a_point, bar.height()), "sheet", draw.pen("rule"), 2)
        inside = _span(bar, 0, min(state.total, limit), a_point)
        if state.total:
            draw.box(painter, inside.adjusted(2, 2, -2, -2), "blue", None, 1)
        if state.is_over:
            _paint_over(painter, _span(bar, limit, state.total, a_point))
        _paint_limit(painter, min(bar.left() + limit * a_point, bar.right() - 1.5), bar)

    def _paint_sentence(self, painter: QPainter) -> None:
        state = self._state
        if not state.sentence:
            return
        top = self._head() + self._bar_height()
        line = max(QFontMetricsF(font(Type.NOTE)).height(), px(16))
        indent = self._sentence_indent()
        if state.mark is not None:
            side = px(14)
            paint_mark(painter, QRectF(0, top + (line - side) / 2, side, side), state.mark)
        letters = self._sentence_font()
        ink: Role = "error" if state.mark is Severity.ERROR else "ink2"
        room = QRectF(indent, top, max(1.0, self.width() - indent), line)
        first, rest = _wrapped(state.sentence, letters, room.width())
        draw.text(painter, room, first, letters, ink)
        draw.text(painter, room.translated(0, line), rest, letters, ink)

    def _sentence_font(self) -> QFont:
        return font(Type.LABEL_STRONG if self._state.mark is Severity.ERROR else Type.NOTE)

    def _set_tip(self) -> None:
        room = max(1.0, self.width() - self._sentence_indent())
        letters = self._sentence_font()
        rest = _wrapped(self._state.sentence, letters, room)[1]
        cut = draw.width(rest, letters) > room
        self.setToolTip(plain_tip(self._state.sentence) if cut else "")


def _span(bar: QRectF, start: int, end: int, a_cell: float) -> QRectF:
    left, right = round(bar.left() + start * a_cell), round(bar.left() + end * a_cell)
    return QRectF(left, bar.top(), right - left, bar.height())


def _paint_block(painter: QPainter, block: QRectF, points: int, a_cell: float) -> None:
    inner = block.adjusted(2, 2, -1, -2)
    painter.fillRect(inner, color("blue"))
    faint = draw.mix(color("blue"), color("sheet"), 0.45)
    for point in range(1, points):
        x = round(block.left() + point * a_cell)
        painter.fillRect(QRectF(x, inner.top(), 1, inner.height()), faint)


def _paint_over(painter: QPainter, block: QRectF) -> None:
    draw.box(painter, block.adjusted(1, 0, 0, 0), "error_wash", draw.pen("error", 1.5), 2)
    draw.hatch(painter, block.adjusted(2, 1, -1, -1), draw.pen("error", 1.1), 7)


def _paint_limit(painter: QPainter, x: float, bar: QRectF) -> None:
    mark = QRect(round(x - 1.5), round(bar.top()) - _OVERHANG, 3, round(bar.height()) + 2 * _OVERHANG)
    painter.fillRect(mark, color("ink"))


def _wrapped(sentence: str, letters: QFont, width: float) -> tuple[str, str]:
    """The sentence on at most two lines, parted between words."""
    if draw.width(sentence, letters) <= width:
        return sentence, ""
    words = sentence.split(" ")
    for count in range(len(words) - 1, 0, -1):
        first = " ".join(words[:count])
        if draw.width(first, letters) <= width:
            return first, " ".join(words[count:])
    return words[0], " ".join(words[1:])
