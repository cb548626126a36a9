"""A row of a list, drawn as a line of a ledger: grip or mark, title, what it says, figures under their heads."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from desktop.build.row_texts import Line
from desktop.look import draw, icons
from desktop.look.fonts import Type, font, px
from desktop.look.labels import plain_tip
from desktop.look.severity import Severity, paint_mark
from desktop.look.tokens import color
from desktop.words import tr

_GRIP = 22
_GAP = 12
_LEAST_TITLE = 90
_OURS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Delete)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Where the columns of a list stand, px: widths of the title and of each figure."""

    title: int = 120
    figures: tuple[int, ...] = ()

    @property
    def taken(self) -> int:
        """The width of all figures with the gaps before them."""
        return sum(self.figures) + px(_GAP) * len(self.figures)


def ruling(lines: list[Line], heads: tuple[str, ...], width: int) -> Ruling:
    """Columns as wide as their widest figure; the title takes what it needs, up to half of the rest."""
    figure, label, title = QFontMetricsF(font(Type.FIGURE)), QFontMetricsF(font(Type.LABEL)), font(Type.ROW_TITLE)
    widths: list[int] = []
    for place, head in enumerate(heads):
        texts = [line.figures[place] for line in lines if place < len(line.figures)]
        widest = max([label.horizontalAdvance(head), *(figure.horizontalAdvance(text) for text in texts)])
        widths.append(round(widest + 1.5))
    found = Ruling(0, tuple(widths))
    rest = max(0, width - px(_GRIP) - found.taken - px(32))
    wanted = max((draw.width(line.title, title) for line in lines), default=0) + px(_GAP)
    some_summary = any(line.summary for line in lines)
    most = rest * (0.55 if some_summary else 1.0)
    return Ruling(round(max(min(wanted, most), min(px(_LEAST_TITLE), rest))), tuple(widths))


class RowLine(QWidget):
    """One line. It takes the keyboard: Return opens it, Del removes it, Alt+Up and Alt+Down move it."""

    opened = Signal()
    removed = Signal()
    moved = Signal(int)
    stepped = Signal(int)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self._line = Line("", "", ())
        self._heads: tuple[str, ...] = ()
        self._ruling = Ruling()
        self._severity: Severity | None = None
        self._messages = ""
        self._is_open = False
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self._read_only = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self._remove = QToolButton(self)
        self._remove.setAutoRaise(True)
        self._remove.setIcon(icons.icon("trash"))
        self._remove.setIconSize(QSize(px(16), px(16)))
        self._remove.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._remove.clicked.connect(self.removed)

    def show_line(self, line: Line, heads: tuple[str, ...], ruling: Ruling) -> None:
        """Shows a row."""
        self._line, self._heads, self._ruling = line, heads, ruling
        self._remove.setToolTip(plain_tip(tr("Remove {name}", name=line.title)))
        self._remove.setAccessibleName(tr("Remove {name}", name=line.title))
        self._tell()
        self.updateGeometry()
        self.update()

    def show_findings(self, severity: Severity | None, messages: str) -> None:
        """Marks the row with the worst of its findings."""
        if (severity, messages) == (self._severity, self._messages):
            return
        self._severity, self._messages = severity, messages
        self._tell()
        self.update()

    def set_open(self, is_open: bool) -> None:
        """Whether the row's own fields show below it."""
        self._is_open = is_open
        self.update()

    def set_read_only(self, read_only: bool) -> None:
        self._read_only = read_only
        self._remove.setVisible(not read_only)

    def line(self) -> Line:
        """What is shown."""
        return self._line

    def severity(self) -> Severity | None:
        """The mark shown."""
        return self._severity

    def _tell(self) -> None:
        self.setAccessibleName(self._line.spoken(self._heads))
        self.setAccessibleDescription(self._messages)
        parts = [self._line.title, self._line.summary, self._messages]
        self.setToolTip(plain_tip("\n".join(part for part in parts if part)))

    # Size

    def _height(self) -> int:
        lines = 2 if draw.width(self._line.title, font(Type.ROW_TITLE)) > self._title_room() else 1
        least = px(27)
        return least if lines == 1 else round(QFontMetricsF(font(Type.ROW_TITLE)).lineSpacing() * 2) + px(8)

    def _title_room(self) -> float:
        return float(self._ruling.title - (px(_GAP) if self._line.summary else 0))

    def sizeHint(self) -> QSize:
        return QSize(px(400), self._height() + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(_GRIP) + px(_LEAST_TITLE) + self._ruling.taken + px(32), self._height() + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = px(26)
        self._remove.setGeometry(QRect(self.width() - side, (px(27) - side) // 2, side, side))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = self.height() - 1
        self._paint_ground(painter, height)
        line = px(27)
        self._paint_grip(painter, QRectF(px(2), 0, px(_GRIP) - px(4), line))
        left = float(px(_GRIP))
        room = QRectF(left, 0, self._title_room(), height if height > line else line)
        self._paint_title(painter, room, line)
        left += self._ruling.title
        right = float(self.width() - px(32))
        x = right
        for width, figure in zip(reversed(self._ruling.figures), reversed(self._line.figures), strict=True):
            spot = QRectF(x - width, 0, width, line)
            ink = "ink" if figure not in ("–", "—") else "ink3"
            draw.text(painter, spot, figure, font(Type.FIGURE), ink, Qt.AlignmentFlag.AlignRight)
            x -= width + px(_GAP)
        if self._line.summary:
            draw.text(painter, QRectF(left, 0, x - left, line), self._line.summary, font(Type.CELL), "ink2")
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(0, 0, self.width(), self.height()))

    def _paint_ground(self, painter: QPainter, height: int) -> None:
        rect = QRect(0, 0, self.width(), height)
        bad = self._severity is Severity.ERROR
        if bad:
            painter.fillRect(rect, color("error_wash"))
            painter.fillRect(QRect(0, 0, 3, height), color("error"))
        elif self._is_open:
            painter.fillRect(rect, color("blue_wash"))
            painter.fillRect(QRect(0, 0, 3, height), color("blue"))
        elif self.underMouse():
            painter.fillRect(rect, color("sunken"))
        painter.fillRect(QRect(0, height, self.width(), 1), color("hair"))

    def _paint_grip(self, painter: QPainter, spot: QRectF) -> None:
        if self._severity is not None:
            side = px(14)
            paint_mark(painter, QRectF(spot.left() + 2, spot.center().y() - side / 2, side, side), self._severity)
        elif not self._read_only:
            icons.paint(painter, "grip", spot.adjusted(0, px(6), 0, -px(6)), "ink3")

    def _paint_title(self, painter: QPainter, room: QRectF, line: int) -> None:
        letters = font(Type.ROW_TITLE)
        if self.height() - 1 <= line:
            draw.text(painter, room, self._line.title, letters)
            return
        metrics = QFontMetricsF(letters)
        cut = _break(self._line.title, metrics, room.width())
        first, second = self._line.title[:cut].rstrip(), self._line.title[cut:].lstrip()
        high = metrics.lineSpacing()
        top = room.top() + px(4)
        draw.text(painter, QRectF(room.left(), top, room.width(), high), first, letters)
        draw.text(painter, QRectF(room.left(), top + high, room.width(), high), second, letters)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or self._read_only:
            return
        at = event.position().toPoint()
        if not self._dragging and (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self.dragged.emit(self.mapToParent(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._dragging:
            self._dragging = False
            self.unsetCursor()
            self.dropped.emit(self.mapToParent(at))
        elif self._pressed_at is not None and self.rect().contains(at):
            self.opened.emit()
        self._pressed_at = None

    def event(self, event: QEvent) -> bool:
        # These keys are the window's for units: on a row they are the row's.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and event.key() in _OURS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, alt = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            by = -1 if key is Qt.Key.Key_Up else 1
            (self.moved if alt else self.stepped).emit(by)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not self._read_only:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


def _break(text: str, metrics: QFontMetricsF, width: float) -> int:
    """Where a text is broken so that its first line fits: after a word where there is one."""
    fits = len(text)
    while fits > 1 and metrics.horizontalAdvance(text[:fits]) > width:
        fits -= 1
    space = text.rfind(" ", 0, fits + 1)
    return space if space > 0 else fits


class Heads(QWidget):
    """The heads of a list's columns."""

    def __init__(self) -> None:
        super().__init__()
        self._title = self._second = ""
        self._heads: tuple[str, ...] = ()
        self._ruling = Ruling()
        self.setFixedHeight(px(24))

    def show_heads(self, title: str, second: str, heads: tuple[str, ...], ruling: Ruling) -> None:
        self._title, self._second, self._heads, self._ruling = title, second, heads, ruling
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        label, height = font(Type.LABEL), self.height()
        x = float(self.width() - px(32))
        for width, head in zip(reversed(self._ruling.figures), reversed(self._heads), strict=True):
            spot = QRectF(x - width, 0, width, height)
            draw.text(painter, spot, head, label, "ink2", Qt.AlignmentFlag.AlignRight)
            x -= width + px(_GAP)
        left = float(px(_GRIP))
        draw.text(painter, QRectF(left, 0, self._ruling.title - px(4), height), self._title, label, "ink2")
        if self._second:
            left += self._ruling.title
            draw.text(painter, QRectF(left, 0, max(0.0, x - left), height), self._second, label, "ink2")
