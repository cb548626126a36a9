"""Marks that several drawings share: boxes, hatching, rings, text that elides."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.look.tokens import Role, color, current, qcolor

RADIUS = 3.0
"""Corner of controls and chips, px."""
FOCUS_WIDTH = 2.0


def pen(role: Role, width: float = 1.0, dash: tuple[float, ...] = (), round_ends: bool = False) -> QPen:
    """A line in a token's colour; `dash` in multiples of the width."""
    return _pen(getattr(current(), role), width, dash, round_ends)


@lru_cache(maxsize=256)
def _pen(code: str, width: float, dash: tuple[float, ...], round_ends: bool) -> QPen:
    line = QPen(qcolor(code), width)
    if round_ends:
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    else:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        line.setDashPattern(dash)
    return line


def box(
    painter: QPainter,
    rect: QRectF,
    fill: Role | QColor | None,
    line: QPen | None = None,
    radius: float = RADIUS,
) -> None:
    """A rounded box with its line wholly inside `rect`, so that 1 px lines stay crisp."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = line.widthF() / 2 if line else 0.0
    painter.setPen(line if line else Qt.PenStyle.NoPen)
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(fill if isinstance(fill, QColor) else color(fill))
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inner, max(0.0, radius - inset), max(0.0, radius - inset))


def hatch(painter: QPainter, rect: QRectF, line: QPen, gap: float = 5.0) -> None:
    """Slanted lines over `rect`, `gap` px apart, clipped to it. They start at its lower left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(line)
    height = rect.height()
    x = rect.left() - height + gap / 2
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + height, rect.top()))
        x += gap
    painter.restore()


def focus_ring(painter: QPainter, rect: QRectF, radius: float = RADIUS) -> None:
    """The focus ring, 2 px, just inside `rect`."""
    box(painter, rect, None, pen("focus", FOCUS_WIDTH), radius)


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other`."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


def chevron(painter: QPainter, rect: QRectF, role: Role, turn: float = 0.0, side: float = 10.0) -> None:
    """An open arrowhead in the middle of `rect`: down at rest, turned clockwise by `turn` degrees."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(turn)
    painter.setPen(pen(role, 1.5, round_ends=True))
    half, rise = side * 0.4, side * 0.2
    path = QPainterPath(QPointF(-half, -rise))
    path.lineTo(0, rise)
    path.lineTo(half, -rise)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def cross(painter: QPainter, center: QPointF, reach: float, line: QPen) -> None:
    """A cross of two strokes, `reach` px from its centre each way."""
    painter.setPen(line)
    x, y = center.x(), center.y()
    painter.drawLine(QPointF(x - reach, y - reach), QPointF(x + reach, y + reach))
    painter.drawLine(QPointF(x + reach, y - reach), QPointF(x - reach, y + reach))


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    ink: Role | QColor = "ink",
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of plain text, vertically centred, elided at the right where it does not fit."""
    if width(words, font) > rect.width() + 0.5:
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(ink if isinstance(ink, QColor) else color(ink))
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(rect, int(flags), words)


def width(words: str, font: QFont) -> float:
    """The width of one line of text, px."""
    return QFontMetricsF(font).horizontalAdvance(words)
