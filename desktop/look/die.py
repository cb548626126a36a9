"""Drawing one die: the face by its shape, what became of it by fill and mark."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from desktop.look import draw, icons
from desktop.look.fonts import Type, font
from desktop.look.tokens import Role, color


class DieState(Enum):
    """What a die is for, or what became of it."""

    PASSED = "passed"
    FAILED = "failed"
    COUNTED = "counted"
    """Summed or looked up: neither good nor bad."""
    HARM = "harm"
    NONE = "none"
    """No die is rolled: certain or impossible."""
    WAITING = "waiting"
    """A real die still to be typed."""
    NEXT = "next"
    """The real die to be typed now."""
    REFUSED = "refused"
    """A typed number that this die does not have."""


@dataclass(frozen=True)
class Die:
    """A die as shown: its sides, the face that lies up (None: not rolled), what became of it.

    A D3 is the D6 that was rolled, `face` 1 to 6, with `becomes` 1 to 3.
    `spoken` is for screen reader and tooltip, as "D6, to hit, 4, needed 2 or more, passed".
    """

    sides: int
    face: int | None = None
    state: DieState = DieState.COUNTED
    typed: bool = False
    becomes: int | None = None
    spoken: str = ""


_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.5), (0.75, 0.5), (0.25, 0.75), (0.75, 0.75)),
}
# Outlines in a unit square, and where the figure stands.
_SHAPES: dict[int, tuple[tuple[tuple[float, float], ...], float]] = {
    4: (((0.5, 0.03), (0.99, 0.9), (0.01, 0.9)), 0.62),
    8: (((0.5, 0.0), (0.98, 0.5), (0.5, 1.0), (0.02, 0.5)), 0.5),
    10: (((0.5, 0.0), (1.0, 0.38), (1.0, 0.6), (0.5, 1.0), (0.0, 0.6), (0.0, 0.38)), 0.49),
    12: (((0.5, 0.01), (1.0, 0.38), (0.81, 0.97), (0.19, 0.97), (0.0, 0.38)), 0.54),
    20: (((0.5, 0.0), (0.94, 0.25), (0.94, 0.75), (0.5, 1.0), (0.06, 0.75), (0.06, 0.25)), 0.5),
}
_FILLS: dict[DieState, Role | None] = {
    DieState.PASSED: "blue",
    DieState.HARM: "error",
    DieState.FAILED: "sheet",
    DieState.COUNTED: "sheet",
    DieState.NEXT: "sheet",
    DieState.REFUSED: "sheet",
    DieState.NONE: None,
    DieState.WAITING: None,
}


def paint_die(painter: QPainter, rect: QRectF, die: Die) -> None:
    """Draws a die into the largest square in the middle of `rect`, at any size from 14 px.

    The cross of a failed die and the pencil of a typed one reach a tenth of its side beyond that square.
    """
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    _clear_corners(painter, square, die)
    _paint_body(painter, square, die)
    painter.restore()
    _paint_inside(painter, square, die)
    if die.state is DieState.FAILED:
        center = QPointF(square.right() - side * 0.04, square.top() + side * 0.04)
        draw.cross(painter, center, side * 0.115, draw.pen("error", max(1.5, side * 0.05), round_ends=True))
    if die.typed:
        pencil = max(9.0, side * 0.3)
        spot = QRectF(square.right() - pencil * 0.6, square.bottom() - pencil * 0.6, pencil, pencil)
        icons.paint(painter, "pencil", spot, "ink")
    painter.restore()


def die_width(die: Die, side: float) -> float:
    """How wide a die of `side` px is drawn by `paint_die_with_value`: a D3 shows its value after it."""
    if die.becomes is None:
        return side
    return side + side * 0.12 + draw.width(_becomes(die), _figure_font(side * 0.42))


def paint_die_with_value(painter: QPainter, corner: QPointF, side: float, die: Die) -> None:
    """Draws a die with its upper left corner at `corner` and, for a D3, "→ 2" after it."""
    paint_die(painter, QRectF(corner.x(), corner.y(), side, side), die)
    if die.becomes is not None:
        rest = QRectF(corner.x() + side * 1.12, corner.y(), die_width(die, side), side)
        draw.text(painter, rest, _becomes(die), _figure_font(side * 0.42))


def _becomes(die: Die) -> str:
    return f"→ {die.becomes}"


def _figure_font(px: float) -> QFont:
    letters = font(Type.FIGURE)
    letters.setPixelSize(max(9, round(px)))
    return letters


def _clear_corners(painter: QPainter, square: QRectF, die: Die) -> None:
    """Keeps the outline away from the marks at its corners, on any ground."""
    side = square.width()
    gap = QPainterPath()
    if die.state is DieState.FAILED:
        reach = side * 0.19
        gap.addRect(QRectF(square.right() - reach, square.top() - side * 0.2, side, side * 0.2 + reach))
    if die.typed:
        reach = max(7.0, side * 0.23)
        gap.addRect(QRectF(square.right() - reach, square.bottom() - reach, side, side))
    if not gap.isEmpty():
        whole = QPainterPath()
        whole.addRect(square.adjusted(-4, -4, 4, 4))
        painter.setClipPath(whole.subtracted(gap), Qt.ClipOperation.IntersectClip)


def _paint_body(painter: QPainter, square: QRectF, die: Die) -> None:
    side = square.width()
    line = max(1.5, side * 0.042)
    fill = _FILLS[die.state]
    if die.state in (DieState.NEXT, DieState.REFUSED):
        outline = draw.pen("focus" if die.state is DieState.NEXT else "error", max(2.0, line))
    elif fill is None:
        outline = draw.pen("rule", max(1.0, side * 0.03), (3, 2))
    elif fill == "sheet":
        outline = draw.pen("ink", line)
    else:
        outline = draw.pen(fill, 1)
    inset = outline.widthF() / 2
    body = square.adjusted(inset, inset, -inset, -inset)
    painter.setPen(outline)
    painter.setBrush(color(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawPath(_outline(body, die.sides))


def _paint_inside(painter: QPainter, square: QRectF, die: Die) -> None:
    side = square.width()
    fill = _FILLS[die.state]
    ink: Role = "on_blue" if fill == "blue" else "sheet" if fill == "error" else "ink"
    if die.state is DieState.NONE:
        painter.setPen(draw.pen("rule", max(1.25, side * 0.04)))
        middle = square.center()
        painter.drawLine(middle - QPointF(side * 0.18, 0), middle + QPointF(side * 0.18, 0))
    elif die.face is not None:
        _paint_face(painter, square, die, ink)


def _outline(body: QRectF, sides: int) -> QPainterPath:
    path = QPainterPath()
    shape = _SHAPES.get(sides)
    if shape is None:
        radius = body.width() * 0.17
        path.addRoundedRect(body, radius, radius)
        return path
    points = [QPointF(body.left() + x * body.width(), body.top() + y * body.height()) for x, y in shape[0]]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _paint_face(painter: QPainter, body: QRectF, die: Die, ink: Role) -> None:
    assert die.face is not None
    side = body.width()
    pips = _PIPS.get(die.face) if die.sides in (2, 3, 6) else None
    if pips is not None:
        radius = max(1.1, side * 0.082)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        for x, y in pips:
            painter.drawEllipse(QPointF(body.left() + x * side, body.top() + y * side), radius, radius)
        return
    figure = str(die.face)
    share = {1: 0.44, 2: 0.42}.get(len(figure), 0.32)
    if die.sides == 4:
        share *= 0.9
    letters = _figure_font(side * share)
    middle = _SHAPES[die.sides][1] if die.sides in _SHAPES else 0.5
    metrics = QFontMetricsF(letters)
    width = metrics.horizontalAdvance(figure)
    # Figures have no descenders: centre on the height of capitals.
    base = body.top() + middle * body.height() + metrics.capHeight() / 2
    painter.setFont(letters)
    painter.setPen(color(ink))
    painter.drawText(QPointF(body.center().x() - width / 2, base), figure)
