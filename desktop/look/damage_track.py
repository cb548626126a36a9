"""The damage track: a box a point, in fives; open, struck (lost before) or crossed (lost now or pending)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import draw
from desktop.look.fonts import px

BOX, LIST_BOX = 17, 13
"""Side of a box on its own and in the unit list, px at 100 %."""
_ROW = 15
_MOST_BOXES = 60


def track_size(total: int, side: float = LIST_BOX) -> QSize:
    """The room that `paint_track` needs for `total` points, px."""
    if total <= 0:
        return QSize(0, round(side))
    if total > _MOST_BOXES:
        return QSize(round(_x(_ROW, side)), round(side))
    rows = -(-total // _ROW)
    return QSize(round(_x(min(total, _ROW), side)), round(rows * side + (rows - 1) * _gap(side)))


def paint_track(
    painter: QPainter, corner: QPointF, total: int, lost: int, pending: int = 0, side: float = LIST_BOX
) -> None:
    """Draws `total` points from `corner`: the first `lost` struck, the next `pending` crossed, the rest open.

    More than 60 points are one bar with the same three parts.
    """
    painter.save()
    lost = min(max(lost, 0), max(total, 0))
    pending = min(max(pending, 0), max(total, 0) - lost)
    if total > _MOST_BOXES:
        _paint_bar(painter, QRectF(corner.x(), corner.y(), _x(_ROW, side), side), total, lost, pending)
    else:
        for point in range(max(total, 0)):
            row, place = divmod(point, _ROW)
            x = corner.x() + place * (side + _gap(side)) + place // 5 * _five_gap(side)
            box = QRectF(x, corner.y() + row * (side + _gap(side)), side, side)
            _paint_box(painter, box, struck=point < lost, crossed=lost <= point < lost + pending)
    painter.restore()


def _gap(side: float) -> float:
    return 3.0 if side >= 12 else 2.0


def _five_gap(side: float) -> float:
    return max(4.0, side * 0.38)


def _x(boxes: int, side: float) -> float:
    """The width of a row of `boxes`."""
    return boxes * side + (boxes - 1) * _gap(side) + (boxes - 1) // 5 * _five_gap(side)


def _paint_box(painter: QPainter, box: QRectF, *, struck: bool, crossed: bool) -> None:
    side = box.width()
    if crossed:
        draw.box(painter, box, "error_wash", draw.pen("error", 2), 2)
        draw.cross(painter, box.center(), side * 0.22, draw.pen("error", 1.75, round_ends=True))
    elif struck:
        draw.box(painter, box, "sunken", draw.pen("error", 1.25), 2)
        painter.setPen(draw.pen("error", 1.5, round_ends=True))
        reach = side * 0.26
        painter.drawLine(box.center() - QPointF(reach, reach), box.center() + QPointF(reach, reach))
    else:
        draw.box(painter, box, "sheet", draw.pen("ink", 1.25), 2)


def _paint_bar(painter: QPainter, bar: QRectF, total: int, lost: int, pending: int) -> None:
    a_point = bar.width() / total
    draw.box(painter, bar, "sheet", draw.pen("ink", 1.25), 2)
    gone = QRectF(bar.left(), bar.top(), lost * a_point, bar.height())
    now = QRectF(gone.right(), bar.top(), pending * a_point, bar.height())
    if lost:
        draw.box(painter, gone, "sunken", draw.pen("error", 1.25), 2)
        draw.hatch(painter, gone.adjusted(2, 2, -2, -2), draw.pen("error", 1), 6)
    if pending:
        draw.box(painter, now, "error_wash", draw.pen("error", 2), 2)
        draw.hatch(painter, now.adjusted(2, 2, -2, -2), draw.pen("error", 1.5), 4)


class DamageTrack(QWidget):
    """A damage track on the window. The figure ("9 → 2 of 12") stands beside it, from the caller."""

    def __init__(self, side: int = LIST_BOX, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._total = self._lost = self._pending = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_points(self, total: int, lost: int, pending: int = 0, *, spoken: str = "") -> None:
        """Shows these points; `spoken` as "2 of 12 left, 7 pending"."""
        self._total, self._lost, self._pending = total, lost, pending
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return track_size(self._total, px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_track(painter, QPointF(0, 0), self._total, self._lost, self._pending, px(self._side))
