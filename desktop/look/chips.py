"""Status chips: icon, name and when it ends. Filled is for good, outlined on its wash runs out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.tokens import Role


class ChipKind(Enum):
    """What a status does; the value is its ink."""

    HARM = "error"
    """Harms or moves the unit against its will."""
    WARN = "warn"
    """Changes what it may do."""
    LOSS = "ink2"
    """A lasting loss."""
    GOOD = "ok"


_WASHES: dict[ChipKind, Role] = {
    ChipKind.HARM: "error_wash",
    ChipKind.WARN: "warn_wash",
    ChipKind.LOSS: "sunken",
    ChipKind.GOOD: "ok_wash",
}


@dataclass(frozen=True)
class Chip:
    """A status: its icon's name, its name, when it ends, what it does, whether it stays for good.

    `tip` is the tooltip (the earlier of two contradicting statuses goes there); `spoken` for screen readers,
    "name, end" when empty.
    """

    icon: str
    name: str
    end: str = ""
    kind: ChipKind = ChipKind.HARM
    for_good: bool = False
    tip: str = ""
    spoken: str = ""

    @property
    def said(self) -> str:
        """What a screen reader says."""
        return self.spoken or ", ".join(part for part in (self.name, self.end) if part)


def chip_size(chip: Chip) -> QSize:
    """The room that a chip takes, px."""
    width = px(7) * 2 + (px(14) + px(4) if chip.icon else 0) + draw.width(chip.name, _name_font())
    if chip.end:
        width += px(6) + draw.width(chip.end, font(Type.LABEL))
    return QSize(round(width + 1.5), _height())


def paint_chip(painter: QPainter, rect: QRectF, chip: Chip) -> None:
    """Draws a chip that fills `rect`; name, then end, elide when it is too narrow."""
    painter.save()
    ink: Role = chip.kind.value  # type: ignore[assignment]
    if chip.for_good:
        draw.box(painter, rect, ink)
    else:
        draw.box(painter, rect, _WASHES[chip.kind], draw.pen(ink, 1.25))
    text: Role = "sheet" if chip.for_good else ink
    second: Role = "sheet" if chip.for_good else "ink2"
    x, right = rect.left() + px(7), rect.right() - px(7) + 1
    if chip.icon:
        side = px(14)
        icons.paint(painter, chip.icon, QRectF(x, rect.center().y() - side / 2, side, side), text)
        x += side + px(4)
    name = min(draw.width(chip.name, _name_font()) + 1, max(0.0, right - x))
    draw.text(painter, QRectF(x, rect.top(), name, rect.height()), chip.name, _name_font(), text)
    x += name + px(6)
    if chip.end and x < right:
        rest = QRectF(x - 1, rect.top(), right - x + 1, rect.height())
        draw.text(painter, rest, chip.end, font(Type.LABEL), second)
    painter.restore()


def place_chips(chips: Iterable[Chip], width: float, rows: int = 2) -> tuple[list[tuple[QRectF, Chip]], int]:
    """Where chips stand in rows `width` wide, and how many do not fit: those become "+2" at the end.

    The last place of the last row is kept free for that mark.
    """
    waiting = list(chips)
    placed: list[tuple[QRectF, Chip]] = []
    x, row, height, gap = 0.0, 0, _height(), px(6)
    for index, chip in enumerate(waiting):
        needed = min(float(chip_size(chip).width()), width)
        if x and x + needed > width:
            x, row = 0.0, row + 1
        kept = more_width(len(waiting) - index) + gap if row == rows - 1 and index < len(waiting) - 1 else 0.0
        if row >= rows or (x and x + needed + kept > width and not _rest_fits(waiting[index:], width - x)):
            return placed, len(waiting) - index
        placed.append((QRectF(x, row * (height + gap), needed, height), chip))
        x += needed + gap
    return placed, 0


def _rest_fits(chips: list[Chip], width: float) -> bool:
    return sum(chip_size(chip).width() for chip in chips) + px(6) * (len(chips) - 1) <= width


def more_width(count: int) -> float:
    """The width of the "+2" mark."""
    return draw.width(f"+{count}", _name_font()) + 2 * px(6)


def _name_font() -> QFont:
    return font(Type.LABEL_STRONG)


def _height() -> int:
    return max(px(21), round(QFontMetricsF(_name_font()).height()) + px(4))


class ChipRow(QWidget):
    """Chips that wrap to a second row; what does not fit is "+2", which can be pressed."""

    more = Signal()
    """ "+2" was pressed: open the unit."""

    def __init__(self, rows: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._rows = rows
        self._known: tuple[int, tuple[list[tuple[QRectF, Chip]], int]] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    def chips(self) -> tuple[Chip, ...]:
        """What is shown."""
        return self._chips

    def set_chips(self, chips: Iterable[Chip]) -> None:
        """Shows these chips in this order; without chips the row hides."""
        self._chips = tuple(chips)
        self._known = None
        self.setAccessibleName("; ".join(chip.said for chip in self._chips))
        self.setVisible(bool(self._chips))
        self._set_focusable()
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        placed, _ = place_chips(self._chips, width, self._rows)
        return round(max((rect.bottom() for rect, _ in placed), default=0.0))

    def sizeHint(self) -> QSize:
        widths = [chip_size(chip).width() for chip in self._chips]
        width = sum(widths) + px(6) * max(0, len(widths) - 1)
        return QSize(width, _height() if widths else 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(60), _height() if self._chips else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_focusable()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tip(self._tip_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self._more_rect()
        if spot is not None and spot.contains(event.position()):
            self.more.emit()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._more_rect():
            self.more.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        placed, left = self._placed()
        for rect, chip in placed:
            paint_chip(painter, rect, chip)
        spot = self._more_rect()
        if spot is not None:
            draw.box(painter, spot, "sheet", draw.pen("rule"))
            draw.text(painter, spot, f"+{left}", _name_font(), "ink2", Qt.AlignmentFlag.AlignHCenter)
            if self.hasFocus():
                draw.focus_ring(painter, spot)

    def _placed(self) -> tuple[list[tuple[QRectF, Chip]], int]:
        if self._known is None or self._known[0] != self.width():
            self._known = (self.width(), place_chips(self._chips, self.width(), self._rows))
        return self._known[1]

    def _more_rect(self) -> QRectF | None:
        placed, left = self._placed()
        if not left:
            return None
        if not placed:
            return QRectF(0, 0, more_width(left), _height())
        last = placed[-1][0]
        return QRectF(last.right() + px(6), last.top(), more_width(left), last.height())

    def _tip_at(self, point: QPointF) -> str:
        placed, left = self._placed()
        for rect, chip in placed:
            if rect.contains(point):
                return chip.tip or chip.said
        spot = self._more_rect()
        if spot is not None and spot.contains(point):
            return "; ".join(chip.said for chip in self._chips[len(self._chips) - left :])
        return ""

    def _set_focusable(self) -> None:
        focusable = self._more_rect() is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if focusable else Qt.FocusPolicy.NoFocus)
