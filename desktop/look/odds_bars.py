"""Bars of odds: one outcome a bar, its figure on it, its name under it, and a mark at what was rolled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import draw
from desktop.look.fonts import Type, font, px
from desktop.look.tokens import Role, color

MOST_BARS = 12


class BarKind(Enum):
    """How a bar is drawn."""

    PLAIN = "plain"
    NONE = "none"
    """Nothing happens: in the colour of rules."""
    DESTROYED = "destroyed"
    """The end of the target: hatched carmine."""


@dataclass(frozen=True)
class OddsBar:
    """One outcome: its name, its chance (0 to 1), the chance as text, and whether it is what was rolled."""

    label: str
    share: float
    figure: str
    kind: BarKind = BarKind.PLAIN
    rolled: bool = False


def percent(per_cent: int) -> str:
    """A whole percentage as the axis shows it in both languages, with a no-break space."""
    return f"{per_cent}\N{NO-BREAK SPACE}%"


class OddsBars(QWidget):
    """At most 12 bars side by side; as rows where the names are too long for that, or on demand."""

    def __init__(self, axis: Callable[[int], str] = percent, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._axis = axis
        self._bars: tuple[OddsBar, ...] = ()
        self._rolled_word = ""
        self._reason = ""
        self._rows: bool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_bars(self, bars: Iterable[OddsBar], *, rolled_word: str = "", spoken: str = "") -> None:
        """Shows these outcomes in order. Raises ValueError for more than 12: the caller groups the tail."""
        shown = tuple(bars)
        if len(shown) > MOST_BARS:
            raise ValueError(f"{len(shown)} bars, at most {MOST_BARS}")
        self._bars, self._rolled_word, self._reason = shown, rolled_word, ""
        parts = [f"{bar.label} {bar.figure}" for bar in shown]
        parts += [f"{rolled_word} {bar.label}" for bar in shown if bar.rolled and rolled_word]
        self._changed(spoken or ", ".join(parts))

    def set_reason(self, reason: str) -> None:
        """Shows no bars but why there are none."""
        self._bars, self._reason = (), reason
        self._changed(reason)

    def set_rows(self, rows: bool | None) -> None:
        """Draws rows (True), bars (False), or what fits (None)."""
        self._rows = rows
        self._changed(self.accessibleName())

    def bars(self) -> tuple[OddsBar, ...]:
        """What is shown."""
        return self._bars

    def in_rows(self) -> bool:
        """Whether the outcomes are drawn as rows at the present width."""
        if self._rows is not None or not self._bars:
            return bool(self._rows)
        widest = max(draw.width(bar.label, font(Type.WORD)) for bar in self._bars)
        return widest + px(6) > self._slot()

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint().height()
        return QSize(px(480), least if self.in_rows() or not self._bars else px(190))

    def minimumSizeHint(self) -> QSize:
        if not self._bars:
            return QSize(px(120), px(40))
        if self.in_rows():
            return QSize(px(240), round(self._line() * len(self._bars)))
        return QSize(px(240), px(130))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._bars:
            room = QRectF(0, 0, self.width(), self._line())
            draw.text(painter, room, self._reason, font(Type.BODY), "ink2")
        elif self.in_rows():
            self._paint_rows(painter)
        else:
            self._paint_bars(painter)

    def _changed(self, spoken: str) -> None:
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        return max(QFontMetricsF(font(Type.WORD)).height() + px(4), px(22))

    def _axis_width(self) -> float:
        return draw.width(self._axis(100), font(Type.LABEL)) + px(8)

    def _slot(self) -> float:
        return (self.width() - self._axis_width()) / max(1, len(self._bars))

    def _paint_bars(self, painter: QPainter) -> None:
        words, figures = font(Type.WORD), font(Type.LABEL_STRONG)
        word, figure = QFontMetricsF(words).height(), QFontMetricsF(figures).height()
        top, foot = figure + px(3), round(self.height() - 2 * word - px(6))
        slot, right = self._slot(), self.width() - self._axis_width()
        best = max(max(bar.share for bar in self._bars), 0.001)
        reach = foot - top
        bodies = [
            _body(slot * (place + 0.5), slot, foot, bar.share / best * reach, bar)
            for place, bar in enumerate(self._bars)
        ]
        over = [
            QRectF(
                body.center().x() - draw.width(bar.figure, figures) / 2,
                body.top() - figure - 2,
                draw.width(bar.figure, figures) + 1,
                figure,
            )
            for body, bar in zip(bodies, self._bars, strict=True)
        ]
        self._paint_grid(painter, best, QRectF(0, top, right, reach), over)
        for place, (bar, body, spot) in enumerate(zip(self._bars, bodies, over, strict=True)):
            _paint_body(painter, body, bar.kind)
            draw.text(painter, spot, bar.figure, figures)
            name = QRectF(slot * place, foot + px(2), slot, word)
            draw.text(painter, name, bar.label, words, _label_ink(bar), Qt.AlignmentFlag.AlignHCenter)
            if bar.rolled:
                self._paint_rolled(painter, QPointF(name.center().x(), name.bottom() + px(2)), word)
        painter.fillRect(QRectF(0, foot, self.width(), 1.5), color("ink"))

    def _paint_grid(self, painter: QPainter, best: float, plot: QRectF, figures: list[QRectF]) -> None:
        """Lines and their percentages, kept off the figures on the bars."""
        step = _grid_step(best)
        letters = font(Type.LABEL)
        height = QFontMetricsF(letters).height()
        for per_cent in range(step, round(best * 100) + 1, step):
            y = round(plot.bottom() - per_cent / 100 / best * plot.height())
            x = 0.0
            for figure in (*figures, QRectF(plot.right(), y - 1, 0, 2)):
                if figure.top() <= y <= figure.bottom():
                    painter.fillRect(QRectF(x, y, max(0.0, figure.left() - 3 - x), 1), color("hair"))
                    x = figure.right() + 3
            room = QRectF(plot.right(), y - height / 2, self.width() - plot.right(), height)
            draw.text(painter, room, self._axis(per_cent), letters, "ink3", Qt.AlignmentFlag.AlignRight)

    def _paint_rolled(self, painter: QPainter, tip: QPointF, height: float) -> None:
        side = px(5)
        word = draw.width(self._rolled_word, font(Type.LABEL_STRONG))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("ink"))
        down = QPointF(0, px(8))
        painter.drawPolygon(QPolygonF([tip, tip + down + QPointF(side, 0), tip + down - QPointF(side, 0)]))
        left = tip.x() + side + px(4)
        if left + word > self.width():
            left = tip.x() - side - px(4) - word
        room = QRectF(left, tip.y() - height / 2 + px(5), word + 1, height)
        draw.text(painter, room, self._rolled_word, font(Type.LABEL_STRONG))

    def _paint_rows(self, painter: QPainter) -> None:
        words, figures = font(Type.WORD), font(Type.LABEL_STRONG)
        line = min(self._line(), self.height() / len(self._bars))
        names = max(draw.width(bar.label, words) for bar in self._bars) + px(14)
        names = min(names, self.width() * 0.5)
        after = max(draw.width(bar.figure, figures) for bar in self._bars) + px(8)
        word = draw.width(self._rolled_word, figures)
        rolled = word + px(18) if any(bar.rolled for bar in self._bars) else 0
        reach = max(10.0, self.width() - names - after - rolled)
        best = max(max(bar.share for bar in self._bars), 0.001)
        for place, bar in enumerate(self._bars):
            row = QRectF(0, place * line, self.width(), line)
            name = row.adjusted(0, 0, -(self.width() - names + px(8)), 0)
            draw.text(painter, name, bar.label, words, _label_ink(bar), Qt.AlignmentFlag.AlignRight)
            thick = round(min(line * 0.62, px(16)))
            length = max(bar.share / best * reach, 2.0 if bar.share else 0.0)
            body = QRectF(round(names), round(row.center().y() - thick / 2), round(length), thick)
            _paint_body(painter, body, bar.kind)
            rest = QRectF(body.right() + px(6), row.top(), after, line)
            draw.text(painter, rest, bar.figure, figures)
            if bar.rolled:
                start = QPointF(rest.left() + draw.width(bar.figure, figures) + px(6), row.center().y())
                side = px(5)
                tail = QPointF(px(8), 0)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color("ink"))
                corners = [start, start + tail + QPointF(0, side), start + tail - QPointF(0, side)]
                painter.drawPolygon(QPolygonF(corners))
                room = QRectF(start.x() + px(12), row.top(), word + 1, line)
                draw.text(painter, room, self._rolled_word, figures)
        painter.fillRect(QRectF(round(names) - 1, 0, 1.5, line * len(self._bars)), color("ink"))


def _body(middle: float, slot: float, foot: float, height: float, bar: OddsBar) -> QRectF:
    """The bar's place: whole pixels, and never so low that it cannot be seen."""
    wide = round(min(slot * 0.72, px(72)))
    top = round(foot - max(height, 2.0 if bar.share else 0.0))
    return QRectF(round(middle - wide / 2), top, wide, foot - top)


def _label_ink(bar: OddsBar) -> Role:
    return "error" if bar.kind is BarKind.DESTROYED else "ink"


def _paint_body(painter: QPainter, body: QRectF, kind: BarKind) -> None:
    if kind is BarKind.DESTROYED:
        draw.box(painter, body, "error_wash", draw.pen("error", 1.5), 0)
        draw.hatch(painter, body.adjusted(1, 1, -1, -1), draw.pen("error", 1.1), 7)
    else:
        painter.fillRect(body, color("rule" if kind is BarKind.NONE else "blue"))


def _grid_step(best: float) -> int:
    """The distance of grid lines in per cent: at most four lines under the highest bar."""
    return next((step for step in (1, 2, 5, 10, 20) if best * 100 / step < 5), 25)
