"""How the style draws lists, bars, menus, tabs and frames."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QTextEdit,
    QWidget,
)

from desktop.look import draw
from desktop.look.style_controls import frame_of
from desktop.look.tokens import Role, color

_State = QStyle.StateFlag
BAR = 3
"""Width of the bar at the left of a chosen row, px."""


def _is(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def nothing(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """Draws nothing, on purpose: lines, not boxes."""


def paper(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(option.rect, option.palette.window())


def frame(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        frame_of(option, painter, widget, read_only=widget.isReadOnly())
        return
    if isinstance(option, QStyleOptionFrame) and option.lineWidth == 0:
        return
    focused = _is(option, _State.State_HasFocus) and isinstance(widget, QAbstractScrollArea)
    ring = draw.pen("focus", draw.FOCUS_WIDTH) if focused else draw.pen("rule")
    radius = 0 if isinstance(widget, QAbstractScrollArea | QFrame) else draw.RADIUS
    draw.box(painter, QRectF(option.rect), None, ring, radius)


def group_frame(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), color("ink"))


def popup_frame(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    draw.box(painter, QRectF(option.rect), None, draw.pen("rule"), 0)


def popup_panel(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    draw.box(painter, QRectF(option.rect), "sheet", draw.pen("rule"), 0)


def status_panel(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(option.rect, option.palette.window())
    painter.fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), color("rule"))


def branch(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    if not _is(option, _State.State_Children):
        return
    closed = 270.0 if option.direction is Qt.LayoutDirection.LeftToRight else 90.0
    turn = 0.0 if _is(option, _State.State_Open) else closed
    draw.chevron(painter, QRectF(option.rect), "ink2", turn, 10)


def view_row(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a whole row, or of what stands before the first cell of a tree's row."""
    if _is(option, _State.State_Selected):
        painter.fillRect(option.rect, option.palette.highlight())
        if _is_view(widget, "QTreeView") and option.rect.left() <= 0:
            _bar(option.rect, painter)
    elif isinstance(option, QStyleOptionViewItem):
        alternate = QStyleOptionViewItem.ViewItemFeature.Alternate
        if option.features & alternate:
            painter.fillRect(option.rect, option.palette.alternateBase())


def view_cell(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """A cell; the first of a row in a list or table stands clear of the bar."""
    assert isinstance(option, QStyleOptionViewItem)
    element = QStyle.ControlElement.CE_ItemViewItem
    if _is_first(option, widget) and not _is_view(widget, "QTreeView"):
        view_item(style, option, painter, widget)
        if _is(option, _State.State_Selected):
            _bar(option.rect, painter)
        option = QStyleOptionViewItem(option)
        option.rect = option.rect.adjusted(BAR + 2, 0, 0, 0)
    QProxyStyle.drawControl(style, element, option, painter, widget)


def _is_first(option: QStyleOptionViewItem, widget: QWidget | None) -> bool:
    position = QStyleOptionViewItem.ViewItemPosition
    first = option.viewItemPosition in (position.Beginning, position.OnlyOne)
    return first or _is_view(widget, "QListView")


def _is_view(widget: QWidget | None, kind: str) -> bool:
    return widget is not None and widget.inherits(kind)


def _bar(rect: QRect, painter: QPainter) -> None:
    painter.fillRect(QRect(rect.left(), rect.top(), BAR, rect.height()), color("blue"))


def view_item(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a cell: its own brush, washed when chosen."""
    assert isinstance(option, QStyleOptionViewItem)
    if option.backgroundBrush.style() is not Qt.BrushStyle.NoBrush:
        painter.fillRect(option.rect, option.backgroundBrush)
    if _is(option, _State.State_Selected):
        painter.fillRect(option.rect, option.palette.highlight())
    elif _is(option, _State.State_MouseOver) and _is(option, _State.State_Enabled):
        painter.fillRect(option.rect, draw.mix(option.palette.base().color(), color("blue"), 0.06))


def header_section(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    painter.fillRect(rect, option.palette.base())
    across = not isinstance(option, QStyleOptionHeader) or option.orientation is Qt.Orientation.Horizontal
    if across:
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), color("rule"))
    else:
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), color("hair"))


def header_arrow(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionHeader)
    up = option.sortIndicator is QStyleOptionHeader.SortIndicator.SortUp
    draw.chevron(painter, QRectF(option.rect), "ink2", 180 if up else 0, 9)


def menu_bar_item(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionMenuItem)
    painter.fillRect(option.rect, option.palette.window())
    if _is(option, _State.State_Selected) or _is(option, _State.State_Sunken):
        draw.box(painter, QRectF(option.rect).adjusted(1, 1, -1, -1), "blue_wash")
    ink: Role = "ink" if _is(option, _State.State_Enabled) else "ink3"
    painter.setPen(color(ink))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextSingleLine
    if not style.styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, widget):
        flags |= Qt.TextFlag.TextHideMnemonic
    painter.drawText(option.rect, int(flags), option.text)


def tab_base(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), color("rule"))


def tab_shape(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionTab)
    rect = option.rect
    if _is(option, _State.State_Selected):
        painter.fillRect(QRect(rect.left() + 4, rect.bottom() - 2, rect.width() - 8, 3), color("blue"))
    elif _is(option, _State.State_MouseOver):
        painter.fillRect(QRect(rect.left() + 4, rect.bottom() - 2, rect.width() - 8, 3), color("hair"))


def splitter(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    hot = _is(option, _State.State_MouseOver)
    ink = color("focus" if hot else "rule")
    if _is(option, _State.State_Horizontal):
        painter.fillRect(QRect(rect.center().x(), rect.top(), 1, rect.height()), ink)
    else:
        painter.fillRect(QRect(rect.left(), rect.center().y(), rect.width(), 1), ink)


def progress_groove(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    draw.box(painter, QRectF(option.rect), "sunken", draw.pen("rule"))


def progress_bar(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionProgressBar)
    inner = QRectF(option.rect).adjusted(2, 2, -2, -2)
    span = option.maximum - option.minimum
    if span <= 0:
        draw.hatch(painter, inner, draw.pen("blue", 2), 8)
        return
    share = (option.progress - option.minimum) / span
    inner.setWidth(inner.width() * min(1.0, max(0.0, share)))
    draw.box(painter, inner, "blue", None, 1)


def scroll_bar(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionSlider)
    control = QStyle.ComplexControl.CC_ScrollBar
    painter.fillRect(option.rect, option.palette.base() if _on_base(widget) else option.palette.window())
    across = option.orientation is Qt.Orientation.Horizontal
    ends = (
        (QStyle.SubControl.SC_ScrollBarSubLine, 90.0 if across else 180.0),
        (QStyle.SubControl.SC_ScrollBarAddLine, 270.0 if across else 0.0),
    )
    for part, turn in ends:
        rect = style.subControlRect(control, option, part, widget)
        draw.chevron(painter, QRectF(rect), "ink3", turn, 8)
    handle = QRectF(style.subControlRect(control, option, QStyle.SubControl.SC_ScrollBarSlider, widget))
    inset = 4.0
    handle = handle.adjusted(0, inset, 0, -inset) if across else handle.adjusted(inset, 0, -inset, 0)
    hot = bool(option.activeSubControls & QStyle.SubControl.SC_ScrollBarSlider)
    draw.box(painter, handle, "ink3" if hot else "rule", None, draw.RADIUS)


def _on_base(widget: QWidget | None) -> bool:
    parent = widget.parentWidget() if widget is not None else None
    return parent is not None and isinstance(parent.parentWidget(), QPlainTextEdit | QTextEdit)


def slider(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionSlider)
    control = QStyle.ComplexControl.CC_Slider
    handle = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, widget)
    middle, groove = QPointF(QRectF(handle).center()), QRectF(option.rect)
    across = option.orientation is Qt.Orientation.Horizontal
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(draw.pen("rule", 3, round_ends=True))
    if across:
        painter.drawLine(QPointF(groove.left() + 3, middle.y()), QPointF(groove.right() - 3, middle.y()))
    else:
        painter.drawLine(QPointF(middle.x(), groove.top() + 3), QPointF(middle.x(), groove.bottom() - 3))
    painter.setBrush(color("sheet"))
    painter.setPen(draw.pen("blue", 3))
    painter.drawEllipse(middle, 5.5, 5.5)
    if _is(option, _State.State_HasFocus):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(draw.pen("focus", draw.FOCUS_WIDTH))
        painter.drawEllipse(middle, 8, 8)
