"""How the style draws what one types in, presses or ticks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionSpinBox,
    QWidget,
)

from desktop.look import draw, icons
from desktop.look.fonts import px
from desktop.look.tokens import Role, color

_PADDING = 12
_ICON_GAP = 6
_MARK = 16
_MARK_GAP = 8
_TEXT_INSET = 9
_MNEMONIC = int(Qt.TextFlag.TextShowMnemonic.value)

_State = QStyle.StateFlag
_Edge = Qt.AlignmentFlag


def _is(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def frame_of(option: QStyleOption, painter: QPainter, widget: QWidget | None, *, read_only: bool = False) -> None:
    """The frame and ground of a field: ring when focused, heavy when faulty, dashed when read only."""
    rect = QRectF(option.rect)
    enabled = _is(option, _State.State_Enabled)
    if read_only or not enabled:
        draw.box(painter, rect, "sunken" if enabled else "paper", draw.pen("rule", 1, (2, 2)))
    elif widget is not None and widget.property("faulty"):
        draw.box(painter, rect, "sheet", draw.pen("error", 2))
    else:
        hot = _is(option, _State.State_MouseOver)
        draw.box(painter, rect, "sheet", draw.pen("ink2" if hot else "rule"))
    if _is(option, _State.State_HasFocus) and enabled:
        draw.focus_ring(painter, rect)


def field(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    if widget is not None and isinstance(widget.parent(), QComboBox | QAbstractSpinBox):
        return
    if isinstance(option, QStyleOptionFrame) and option.lineWidth == 0:
        return
    read_only = _is(option, _State.State_ReadOnly) and isinstance(widget, QLineEdit)
    frame_of(option, painter, widget, read_only=read_only)


def _is_primary(option: QStyleOptionButton, widget: QWidget | None) -> bool:
    if option.features & QStyleOptionButton.ButtonFeature.DefaultButton:
        return True
    return widget is not None and bool(widget.property("primary"))


def _is_link(option: QStyleOptionButton) -> bool:
    return bool(option.features & QStyleOptionButton.ButtonFeature.Flat)


def button_panel(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = QRectF(option.rect)
    enabled = _is(option, _State.State_Enabled)
    focused = _is(option, _State.State_HasFocus) and enabled
    pressed = _is(option, _State.State_Sunken) or _is(option, _State.State_On)
    hot = _is(option, _State.State_MouseOver) and enabled
    if isinstance(option, QStyleOptionButton) and _is_primary(option, widget) and enabled:
        share = 0.28 if pressed else 0.14 if hot else 0.0
        inset = 4.0 if focused else 0.0
        fill = draw.mix(color("blue"), color("ink"), share)
        draw.box(painter, rect.adjusted(inset, inset, -inset, -inset), fill)
    elif enabled:
        fill_role: Role = "blue_wash" if pressed else "sheet"
        draw.box(painter, rect, fill_role, draw.pen("ink2" if hot or pressed else "rule"))
    else:
        draw.box(painter, rect, "paper", draw.pen("hair"))
    if focused:
        draw.focus_ring(painter, rect)


def push_button(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionButton)
    enabled = _is(option, _State.State_Enabled)
    ink: Role = "ink"
    icon_ink: Role | None = None
    if not enabled:
        ink = "ink3"
    elif _is_link(option):
        ink = icon_ink = "blue"
    elif _is_primary(option, widget):
        ink = icon_ink = "on_blue"
    if _is_link(option):
        _link_ground(option, painter)
    else:
        button_panel(style, option, painter, widget)
    _label(style, option, painter, ink, icon_ink)


def _link_ground(option: QStyleOptionButton, painter: QPainter) -> None:
    if _is(option, _State.State_MouseOver) and _is(option, _State.State_Enabled):
        draw.box(painter, QRectF(option.rect), "blue_wash")
    if _is(option, _State.State_HasFocus):
        draw.focus_ring(painter, QRectF(option.rect))


def _icon_side(option: QStyleOptionButton) -> int:
    """The icon's side, grown with the type; 0 without icon."""
    return 0 if option.icon.isNull() else px(option.iconSize.width())


def _label(style: QProxyStyle, option: QStyleOptionButton, painter: QPainter, ink: Role, icon_ink: Role | None) -> None:
    metrics, side, has_menu = option.fontMetrics, _icon_side(option), _has_menu(option)
    lead = side + (_ICON_GAP if option.text and side else 0)
    menu_width = 16 if has_menu else 0
    words = metrics.size(Qt.TextFlag.TextShowMnemonic, option.text).width() if option.text else 0
    total = min(lead + words + menu_width, option.rect.width() - 8)
    left = option.rect.left() + (option.rect.width() - total) // 2
    rect = QRect(left, option.rect.top(), total, option.rect.height())
    rect = QStyle.visualRect(option.direction, option.rect, rect)
    if side:
        spot = QRect(rect.left(), rect.top() + (rect.height() - side) // 2, side, side)
        _paint_icon(option, painter, QStyle.visualRect(option.direction, rect, spot), icon_ink)
    text_rect = QStyle.visualRect(option.direction, rect, rect.adjusted(lead, 0, -menu_width, 0))
    painter.setPen(color(ink))
    shown = option.text
    if words > text_rect.width():
        shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, text_rect.width(), _MNEMONIC)
    painter.drawText(text_rect, int(_Edge.AlignCenter | Qt.TextFlag.TextShowMnemonic), shown)
    if has_menu:
        arrow = QStyle.visualRect(option.direction, rect, rect.adjusted(rect.width() - menu_width, 0, 0, 0))
        draw.chevron(painter, QRectF(arrow), ink)


def _paint_icon(option: QStyleOptionButton, painter: QPainter, spot: QRect, ink: Role | None) -> None:
    if ink is not None and option.icon.name():
        icons.paint(painter, option.icon.name(), spot, ink)
    else:
        mode = QIcon.Mode.Active if _is(option, _State.State_Enabled) else QIcon.Mode.Disabled
        option.icon.paint(painter, spot, _Edge.AlignCenter, mode)


def _has_menu(option: QStyleOptionButton) -> bool:
    return bool(option.features & QStyleOptionButton.ButtonFeature.HasMenu)


def push_button_size(option: QStyleOptionButton, widget: QWidget | None) -> QSize:
    """28 px high, 32 when primary; as wide as icon and word with the padding."""
    metrics = option.fontMetrics
    words = metrics.size(Qt.TextFlag.TextShowMnemonic, option.text)
    width = words.width() + 2 * px(_PADDING if not _is_link(option) else 4)
    side = _icon_side(option)
    width += side + (_ICON_GAP if option.text and side else 0)
    if _has_menu(option):
        width += 16
    least = px(32 if _is_primary(option, widget) else 28)
    return QSize(width, max(words.height() + px(10), least))


def tool_panel(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = QRectF(option.rect)
    enabled = _is(option, _State.State_Enabled)
    raised = not _is(option, _State.State_AutoRaise)
    on = _is(option, _State.State_On)
    pressed = _is(option, _State.State_Sunken)
    hot = _is(option, _State.State_MouseOver) and enabled
    if pressed or on:
        draw.box(painter, rect, "blue_wash", draw.pen("blue" if on else "rule"))
    elif raised:
        draw.box(painter, rect, "sheet", draw.pen("ink2" if hot else "rule"))
    elif hot:
        draw.box(painter, rect, "sunken", draw.pen("hair"))
    if _is(option, _State.State_HasFocus) and enabled:
        draw.focus_ring(painter, rect)


def focus(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    if _is(option, _State.State_Item):
        draw.box(painter, QRectF(option.rect), None, draw.pen("focus", 1), 2)
    else:
        draw.focus_ring(painter, QRectF(option.rect))


def _mark_square(option: QStyleOption) -> QRectF:
    side = min(option.rect.width(), option.rect.height())
    return QRectF(option.rect.x(), option.rect.y() + (option.rect.height() - side) // 2, side, side)


def check_mark(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = _mark_square(option)
    side = rect.width()
    enabled = _is(option, _State.State_Enabled)
    on, partly = _is(option, _State.State_On), _is(option, _State.State_NoChange)
    hot = _is(option, _State.State_MouseOver) and enabled
    if not enabled:
        draw.box(painter, rect, None, draw.pen("rule", 1, (2, 2)), 2)
    elif on or partly:
        draw.box(painter, rect, draw.mix(color("blue"), color("ink"), 0.14 if hot else 0.0), None, 2)
    else:
        draw.box(painter, rect, "sheet", draw.pen("ink2" if hot else "rule", 1.25), 2)
    ink: Role = "on_blue" if enabled else "ink3"
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(draw.pen(ink, side / 8, round_ends=True))
    x, y = rect.left(), rect.top()
    if partly:
        painter.drawLine(QPointF(x + side * 0.26, y + side / 2), QPointF(x + side * 0.74, y + side / 2))
    elif on:
        points = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.30))
        painter.drawPolyline([QPointF(x + side * across, y + side * down) for across, down in points])


def radio_mark(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    rect = _mark_square(option)
    side = rect.width()
    enabled = _is(option, _State.State_Enabled)
    on = _is(option, _State.State_On)
    if not enabled:
        draw.box(painter, rect, None, draw.pen("rule", 1, (2, 2)), side / 2)
    else:
        draw.box(painter, rect, "sheet", draw.pen("blue" if on else "rule", 1.5 if on else 1.25), side / 2)
    if on:
        inset = side * 0.28
        dot = rect.adjusted(inset, inset, -inset, -inset)
        draw.box(painter, dot, "blue" if enabled else "ink3", None, side / 2)


def check_box(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """A tick box or radio button with its word; the ring goes round the word."""
    assert isinstance(option, QStyleOptionButton)
    rect = option.rect
    side = px(_MARK)
    mark = QRect(rect.left(), rect.top() + (rect.height() - side) // 2, side, side)
    part = QStyleOptionButton(option)
    part.rect = QStyle.visualRect(option.direction, rect, mark)
    radio = widget is not None and widget.inherits("QRadioButton")
    (radio_mark if radio else check_mark)(style, part, painter, widget)
    label = QStyle.visualRect(option.direction, rect, rect.adjusted(side + _MARK_GAP, 0, 0, 0))
    enabled = _is(option, _State.State_Enabled)
    if not option.icon.isNull():
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        option.icon.paint(painter, label, _Edge.AlignLeft | _Edge.AlignVCenter, mode)
        label = label.adjusted(option.iconSize.width() + _ICON_GAP, 0, 0, 0)
    painter.setPen(color("ink" if enabled else "ink3"))
    flags = _Edge.AlignLeft | _Edge.AlignVCenter | Qt.TextFlag.TextShowMnemonic
    painter.drawText(label, int(QStyle.visualAlignment(option.direction, flags)), option.text)
    if _is(option, _State.State_HasFocus):
        words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text)
        around = QRectF(label.left() - 4, rect.center().y() - words.height() / 2 - 2, words.width() + 8, 0)
        around.setHeight(words.height() + 4)
        draw.focus_ring(painter, around if option.text else QRectF(part.rect).adjusted(-1, -1, 1, 1))


def check_box_size(option: QStyleOptionButton) -> QSize:
    """As wide as mark, gap and word, with room for the ring; a target of 28 px."""
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text)
    width = px(_MARK) + (words.width() + _MARK_GAP + 4 if option.text else 2)
    if not option.icon.isNull():
        width += option.iconSize.width() + _ICON_GAP
    return QSize(width, max(words.height() + 4, px(28)))


def _arrow(turn: float) -> Callable[[QProxyStyle, QStyleOption, QPainter, QWidget | None], None]:
    def drawn(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
        ink: Role = "ink2" if _is(option, _State.State_Enabled) else "ink3"
        side = min(12.0, max(6.0, float(min(option.rect.width(), option.rect.height()))))
        draw.chevron(painter, QRectF(option.rect), ink, turn, side)

    return drawn


arrow_down = _arrow(0)
arrow_left = _arrow(90)
arrow_up = _arrow(180)
arrow_right = _arrow(270)


def combo_box(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionComboBox)
    if option.frame:
        frame_of(option, painter, widget)
    width = px(24)
    arrow = QRect(option.rect.right() - width, option.rect.top(), width, option.rect.height())
    arrow = QStyle.visualRect(option.direction, option.rect, arrow)
    draw.chevron(painter, QRectF(arrow), "ink2" if _is(option, _State.State_Enabled) else "ink3", 0, 11)


def combo_label(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionComboBox)
    if option.editable:
        return
    enabled = _is(option, _State.State_Enabled)
    rect = option.rect.adjusted(_TEXT_INSET, 0, -px(24), 0)
    rect = QStyle.visualRect(option.direction, option.rect, rect)
    if not option.currentIcon.isNull():
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        spot = QRect(QPoint(rect.left(), 0), option.iconSize)
        spot.moveTop(rect.center().y() - option.iconSize.height() // 2)
        option.currentIcon.paint(painter, spot, _Edge.AlignCenter, mode)
        rect = rect.adjusted(option.iconSize.width() + _ICON_GAP, 0, 0, 0)
    words = option.fontMetrics.elidedText(option.currentText, Qt.TextElideMode.ElideRight, rect.width())
    painter.setPen(color("ink" if enabled else "ink3"))
    painter.drawText(rect, int(QStyle.visualAlignment(option.direction, _Edge.AlignLeft | _Edge.AlignVCenter)), words)


def spin_box(style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    assert isinstance(option, QStyleOptionSpinBox)
    read_only = isinstance(widget, QAbstractSpinBox) and widget.isReadOnly()
    if option.frame:
        frame_of(option, painter, widget, read_only=read_only)
    if option.buttonSymbols is QAbstractSpinBox.ButtonSymbols.NoButtons:
        return
    ups = ((QStyle.SubControl.SC_SpinBoxUp, 180.0), (QStyle.SubControl.SC_SpinBoxDown, 0.0))
    for part, turn in ups:
        rect = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, widget)
        pressed = bool(option.activeSubControls & part) and _is(option, _State.State_Sunken)
        up = part is QStyle.SubControl.SC_SpinBoxUp
        flag = (
            QAbstractSpinBox.StepEnabledFlag.StepUpEnabled if up else (QAbstractSpinBox.StepEnabledFlag.StepDownEnabled)
        )
        can = bool(option.stepEnabled & flag) and _is(option, _State.State_Enabled)
        ink: Role = "blue" if pressed and can else "ink2" if can else "hair"
        draw.chevron(painter, QRectF(rect), ink, turn, 7.5)
