"""A segmented control: a few words side by side, exactly one of them chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.tokens import Role, color

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True)
class Segment:
    """One choice: what the program calls it, its word (a & marks the mnemonic), its icon, its tooltip."""

    key: str
    text: str
    icon: str = ""
    tip: str = ""


class _SegmentButton(QRadioButton):
    """Radio button by manners and for a screen reader, drawn as part of a strip."""

    def __init__(self, segment: Segment, parent: QWidget) -> None:
        super().__init__(segment.text, parent)
        self.segment = segment
        self.at_start = self.at_end = self.line_before = False
        self.setFont(font(Type.BODY))
        self.setToolTip(plain_tip(segment.tip))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._chosen_font())
        width = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width() + px(26)
        if self.segment.icon:
            width += px(16) + (px(7) if self.text() else 0)
        return QSize(width, max(metrics.height() + px(8), px(28)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point) -> bool:  # type: ignore[no-untyped-def, override]
        return self.rect().contains(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _STEPS.get(Qt.Key(event.key()))
        control = self.parent()
        if by is None or not isinstance(control, SegmentedControl):
            super().keyPressEvent(event)
        else:
            control.step(by if self.isLeftToRight() else -by)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chosen = self.isChecked()
        ink: Role = "on_blue" if chosen else "ink"
        if not self.isEnabled():
            ink = "ink3"
        self._paint_ground(painter, chosen)
        self._paint_label(painter, ink, chosen)
        if self.hasFocus():
            self._paint_focus(painter, chosen)

    def _paint_ground(self, painter: QPainter, chosen: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen and self.isEnabled():
            painter.fillPath(self._outline(QRectF(self.rect())), color("blue"))
        elif chosen or (self.underMouse() and self.isEnabled()):
            inner = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.fillPath(self._outline(inner), color("sunken"))
        if self.line_before:
            inset = px(6)
            painter.fillRect(QRect(0, inset, 1, self.height() - 2 * inset), color("hair"))

    def _outline(self, rect: QRectF) -> QPainterPath:
        # Round outside, square towards the neighbours.
        path = QPainterPath()
        path.addRoundedRect(rect, draw.RADIUS, draw.RADIUS)
        square = QRectF(rect)
        if self.at_start:
            square.setLeft(rect.left() + draw.RADIUS)
        if self.at_end:
            square.setRight(rect.right() - draw.RADIUS)
        corners = QPainterPath()
        corners.addRect(square)
        return path.united(corners)

    def _chosen_font(self) -> QFont:
        heavy = QFont(self.font())
        heavy.setWeight(QFont.Weight.DemiBold)
        return heavy

    def _paint_label(self, painter: QPainter, ink: Role, chosen: bool) -> None:
        letters = self._chosen_font() if chosen else self.font()
        words = QFontMetrics(letters).size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        side, gap = (px(16), px(7) if self.text() else 0) if self.segment.icon else (0, 0)
        left = (self.width() - side - gap - words) / 2
        if side:
            spot = QRectF(left, (self.height() - side) / 2, side, side)
            icons.paint(painter, self.segment.icon, spot, ink)
        painter.setFont(letters)
        painter.setPen(color(ink))
        rect = QRectF(left + side + gap, 0, words + 1, self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(rect, int(flags), self.text())

    def _paint_focus(self, painter: QPainter, chosen: bool) -> None:
        # On the blue fill the ring would not show: a line of the fill's own text colour parts them.
        rect = QRectF(self.rect())
        if chosen:
            draw.box(painter, rect.adjusted(2, 2, -2, -2), None, draw.pen("on_blue", 2), 2)
        draw.focus_ring(painter, rect)


class SegmentedControl(QWidget):
    """Words side by side, one chosen; arrows move the choice, Tab enters and leaves the whole."""

    chosen = Signal(str)
    """The key of the segment that the user has just chosen."""

    def __init__(
        self,
        segments: Iterable[Segment],
        *,
        current: str | None = None,
        spoken: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _SegmentButton] = {}
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for segment in segments:
            button = _SegmentButton(segment, self)
            self._group.addButton(button)
            self._buttons[segment.key] = button
            layout.addWidget(button)
        buttons = list(self._buttons.values())
        buttons[0].at_start = True
        buttons[-1].at_end = True
        self._group.buttonToggled.connect(self._refresh)
        self._group.buttonClicked.connect(lambda button: self.chosen.emit(button.segment.key))
        self.set_current(current if current is not None else buttons[0].segment.key)

    def current(self) -> str:
        """The key of the chosen segment."""
        button = self._group.checkedButton()
        assert isinstance(button, _SegmentButton)
        return button.segment.key

    def set_current(self, key: str) -> None:
        """Chooses a segment without a signal. Raises KeyError for an unknown key."""
        self._buttons[key].setChecked(True)
        self._refresh()

    def set_enabled(self, key: str, enabled: bool) -> None:
        """Lets a segment be chosen or not."""
        self._buttons[key].setEnabled(enabled)

    def button(self, key: str) -> QRadioButton:
        """The button of a segment, for shortcuts and tooltips."""
        return self._buttons[key]

    def step(self, by: int) -> None:
        """Chooses the next (+1) or last (−1) segment that can be, as the arrows do."""
        buttons = [button for button in self._buttons.values() if button.isEnabled()]
        place = next((place for place, button in enumerate(buttons) if button.isChecked()), 0) + by
        if 0 <= place < len(buttons):
            buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
            buttons[place].click()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def _refresh(self) -> None:
        before: _SegmentButton | None = None
        for button in self._buttons.values():
            neighbours = before is not None and not (before.isChecked() or button.isChecked())
            button.line_before = neighbours
            button.update()
            before = button

    def paintEvent(self, event: QPaintEvent) -> None:
        draw.box(QPainter(self), QRectF(self.rect()), "sheet", draw.pen("rule"))
