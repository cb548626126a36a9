"""The Qt style: Fusion's manners and measures, with shapes drawn from the tokens.

Neither pixelMetric nor subElementRect is overridden: Qt asks them thousands of times for a window.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QWidget,
)

from desktop.look import icons
from desktop.look import style_controls as controls
from desktop.look import style_surfaces as surfaces
from desktop.look.fonts import px
from desktop.look.tokens import Role

Painter = Callable[[QProxyStyle, QStyleOption, QPainter, QWidget | None], None]

_P = QStyle.PrimitiveElement
_C = QStyle.ControlElement
_X = QStyle.ComplexControl
_S = QStyle.ContentsType

_PRIMITIVES: dict[QStyle.PrimitiveElement, Painter] = {
    _P.PE_PanelLineEdit: controls.field,
    _P.PE_FrameLineEdit: controls.field,
    _P.PE_PanelButtonCommand: controls.button_panel,
    _P.PE_PanelButtonTool: controls.tool_panel,
    _P.PE_FrameFocusRect: controls.focus,
    _P.PE_IndicatorCheckBox: controls.check_mark,
    _P.PE_IndicatorItemViewItemCheck: controls.check_mark,
    _P.PE_IndicatorRadioButton: controls.radio_mark,
    _P.PE_IndicatorArrowDown: controls.arrow_down,
    _P.PE_IndicatorArrowUp: controls.arrow_up,
    _P.PE_IndicatorArrowLeft: controls.arrow_left,
    _P.PE_IndicatorArrowRight: controls.arrow_right,
    _P.PE_IndicatorHeaderArrow: surfaces.header_arrow,
    _P.PE_IndicatorBranch: surfaces.branch,
    _P.PE_PanelItemViewRow: surfaces.view_row,
    _P.PE_PanelItemViewItem: surfaces.view_item,
    _P.PE_Frame: surfaces.frame,
    _P.PE_FrameGroupBox: surfaces.group_frame,
    _P.PE_FrameTabWidget: surfaces.nothing,
    _P.PE_FrameTabBarBase: surfaces.tab_base,
    _P.PE_FrameMenu: surfaces.popup_frame,
    _P.PE_PanelMenu: surfaces.popup_panel,
    _P.PE_PanelTipLabel: surfaces.popup_panel,
    _P.PE_FrameStatusBarItem: surfaces.nothing,
    _P.PE_PanelStatusBar: surfaces.status_panel,
}
_CONTROLS: dict[QStyle.ControlElement, Painter] = {
    _C.CE_PushButton: controls.push_button,
    _C.CE_CheckBox: controls.check_box,
    _C.CE_RadioButton: controls.check_box,
    _C.CE_ComboBoxLabel: controls.combo_label,
    _C.CE_ItemViewItem: surfaces.view_cell,
    _C.CE_HeaderSection: surfaces.header_section,
    _C.CE_HeaderEmptyArea: surfaces.header_section,
    _C.CE_MenuBarItem: surfaces.menu_bar_item,
    _C.CE_MenuBarEmptyArea: surfaces.paper,
    _C.CE_ToolBar: surfaces.paper,
    _C.CE_TabBarTabShape: surfaces.tab_shape,
    _C.CE_Splitter: surfaces.splitter,
    _C.CE_ProgressBarGroove: surfaces.progress_groove,
    _C.CE_ProgressBarContents: surfaces.progress_bar,
}
_COMPLEX: dict[QStyle.ComplexControl, Painter] = {
    _X.CC_ComboBox: controls.combo_box,
    _X.CC_SpinBox: controls.spin_box,
    _X.CC_ScrollBar: surfaces.scroll_bar,
    _X.CC_Slider: surfaces.slider,
}
_ICONS: dict[QStyle.StandardPixmap, tuple[str, Role]] = {
    QStyle.StandardPixmap.SP_MessageBoxCritical: ("error", "error"),
    QStyle.StandardPixmap.SP_MessageBoxWarning: ("warning", "warn"),
    QStyle.StandardPixmap.SP_MessageBoxInformation: ("note", "blue"),
    QStyle.StandardPixmap.SP_MessageBoxQuestion: ("quest", "ink2"),
    QStyle.StandardPixmap.SP_LineEditClearButton: ("clear", "ink2"),
}
# The least height of a control, px at 100 %.
_HEIGHTS = {
    _S.CT_ToolButton: 28,
    _S.CT_CheckBox: 28,
    _S.CT_RadioButton: 28,
    _S.CT_TabBarTab: 28,
    _S.CT_ItemViewItem: 28,
    _S.CT_MenuItem: 26,
    _S.CT_MenuBarItem: 26,
    _S.CT_HeaderSection: 24,
}
_FIELD_MARGIN = 6
# How much wider than Fusion's a field is, px: the margin of its text.
_FIELD_EXTRA = {_S.CT_LineEdit: 0, _S.CT_ComboBox: 14, _S.CT_SpinBox: 2 * _FIELD_MARGIN}


class IronmusterStyle(QProxyStyle):
    """Fusion, drawn flat: lines from the tokens, one focus ring, no gradients."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        drawn = _PRIMITIVES.get(element)
        if drawn is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            _isolated(drawn, self, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        drawn = _CONTROLS.get(element)
        if drawn is None:
            super().drawControl(element, option, painter, widget)
        else:
            _isolated(drawn, self, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        drawn = _COMPLEX.get(control)
        if drawn is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            _isolated(drawn, self, option, painter, widget)

    def sizeFromContents(
        self,
        contents: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        if contents is _S.CT_PushButton and isinstance(option, QStyleOptionButton):
            return controls.push_button_size(option, widget)
        if contents in (_S.CT_CheckBox, _S.CT_RadioButton) and isinstance(option, QStyleOptionButton):
            return controls.check_box_size(option)
        full = super().sizeFromContents(contents, option, size, widget)
        if contents in _FIELD_EXTRA:
            return QSize(full.width() + _FIELD_EXTRA[contents], max(option.fontMetrics.height() + 8, px(28)))
        least = _HEIGHTS.get(contents)
        if least is not None:
            full.setHeight(max(full.height(), px(least)))
        if contents is _S.CT_ToolButton:
            full.setWidth(max(full.width(), px(28)))
        return full

    def polish(self, target: Any) -> Any:  # a widget, the application or a palette
        result = super().polish(target)
        if isinstance(target, QLineEdit) and target.textMargins().isNull():
            side = _FIELD_MARGIN - 2 if isinstance(target.parent(), QAbstractSpinBox) else _FIELD_MARGIN
            target.setTextMargins(side, 0, side, 0)
        return result

    def standardIcon(
        self, pixmap: QStyle.StandardPixmap, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> QIcon:
        ours = _ICONS.get(pixmap)
        return icons.icon(*ours) if ours else super().standardIcon(pixmap, option, widget)


def _isolated(
    drawn: Painter, style: QProxyStyle, option: QStyleOption, painter: QPainter, widget: QWidget | None
) -> None:
    painter.save()
    drawn(style, option, painter, widget)
    painter.restore()
