"""The card as it will print, drawn in the background from its own PDF: the latest wish wins, typing never waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop.build.drawing import Drawer, Drawn, Face, Wish
from desktop.look import icons
from desktop.look.fonts import Type, px
from desktop.look.labels import Label, plain_tip
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.surfaces import Pane
from desktop.look.tokens import color
from desktop.words import current, tr
from rules.army import Army
from rules.stored import Unit

_PAUSE = 40
"""Milliseconds after a change until the drawing begins."""
_PX_PER_POINT = 4 / 3
_MARGIN = 14
_ZOOMS = (1.0, 1.5, 2.0)


class _Paper(QWidget):
    """The pages on the desk, each with a line of shadow."""

    def __init__(self) -> None:
        super().__init__()
        self._images: Sequence[QImage] = ()
        self._ratio = 1.0

    def show_images(self, images: Sequence[QImage], ratio: float) -> None:
        self._images, self._ratio = images, ratio
        sizes = [image.size() / ratio for image in images]
        width = max((size.width() for size in sizes), default=0) + 2 * px(_MARGIN)
        height = sum(size.height() + px(_MARGIN) for size in sizes) + px(_MARGIN)
        self.setMinimumSize(QSize(width, height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), color("desk"))
        top = float(px(_MARGIN))
        single = len(self._images) == 1
        for image in self._images:
            width, height = image.width() / self._ratio, image.height() / self._ratio
            if single:
                top = max(top, (self.height() - height) / 2)
            left = max(float(px(_MARGIN)), (self.width() - width) / 2)
            spot = QRectF(round(left), round(top), width, height)
            painter.fillRect(spot.translated(2, 2), color("rule"))
            painter.drawImage(spot, image)
            top += height + px(_MARGIN)


class Preview(Pane):
    """The card of the chosen unit. It keeps the last good drawing while the next is made."""

    def __init__(self, faces: Sequence[Face]) -> None:
        super().__init__("paper")
        self._faces = {face.id: face for face in faces}
        self._face = faces[0]
        self._zoom = 0
        self._unit: Unit | None = None
        self._army: Army | None = None
        self._shown: Drawn | None = None
        self.failure = ""
        self._drawer = Drawer()
        self._drawer.drawn.connect(self._show_drawn)
        self._drawer.failed.connect(self._failed)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._wish)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head(faces))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setAccessibleName(tr("Card"))
        self._paper = _Paper()
        self._area.setWidget(self._paper)
        column.addWidget(self._area, 1)

    def _head(self, faces: Sequence[Face]) -> QWidget:
        head = Pane("paper", ("bottom",))
        row = QHBoxLayout(head)
        row.setContentsMargins(px(10), px(5), px(10), px(6))
        row.setSpacing(px(8))
        if len(faces) > 1:
            tabs = SegmentedControl([Segment(face.id, tr(face.title)) for face in faces], spoken=tr("View"))
            tabs.chosen.connect(self.show_face)
            row.addWidget(tabs)
        else:
            row.addWidget(Label(tr(faces[0].title), Type.HEADING))
        row.addStretch(1)
        self._percent = Label("", Type.NOTE, "ink2")
        row.addWidget(self._percent)
        zoom = QToolButton()
        zoom.setAutoRaise(True)
        zoom.setIcon(icons.icon("zoom"))
        zoom.setIconSize(QSize(px(18), px(18)))
        zoom.setToolTip(tr("Larger, then as large as the pane again"))
        zoom.setAccessibleName(tr("Zoom"))
        zoom.clicked.connect(self._zoom_on)
        row.addWidget(zoom)
        return head

    def show_unit(self, unit: Unit | None, army: Army) -> None:
        """Draws the card of a unit as soon as there is time."""
        if unit is self._unit and army.name == (self._army.name if self._army else None):
            self._army = army
            return
        other = unit is None or self._unit is None or unit.id != self._unit.id
        self._unit, self._army = unit, army
        if unit is None:
            self._shown = None
            self._paper.show_images((), 1.0)
            self._percent.setText("")
            return
        if other and self._shown is not None:
            self._pause.stop()
            self._wish()
        else:
            # The first drawing waits for the window: it imports the printing library.
            self._pause.start()

    def show_face(self, name: str) -> None:
        """Shows the front, the back or the sheet."""
        self._face = self._faces[name]
        self._wish()

    def busy(self) -> bool:
        """Whether a drawing is still to come."""
        return self._pause.isActive() or self._drawer.busy()

    def images(self) -> Sequence[QImage]:
        """The pages shown."""
        return self._shown.images if self._shown else ()

    def stop(self) -> None:
        """Ends the thread; nothing is drawn any more."""
        self._pause.stop()
        self._drawer.stop()

    def _zoom_on(self) -> None:
        self._zoom = (self._zoom + 1) % len(_ZOOMS)
        self._wish()

    def _wish(self) -> None:
        if self._unit is None or self._army is None:
            return
        ratio = self.devicePixelRatioF()
        room = self._area.size()
        width = max(60, room.width() - 2 * px(_MARGIN) - 2) * ratio
        height = max(60, room.height() - 2 * px(_MARGIN) - 2) * ratio
        if self._face.page is None:
            height = width * 4  # several pages: as wide as the pane, the rest scrolls
        zoom = _ZOOMS[self._zoom]
        self._drawer.draw(Wish(self._unit, self._army, self._face, current(), (width, height), zoom))

    def _show_drawn(self, drawn: Drawn) -> None:
        if self._unit is None:
            return
        self.failure = ""
        self._shown = drawn
        ratio = self.devicePixelRatioF()
        self._paper.show_images(drawn.images, ratio)
        percent = drawn.scale / ratio / _PX_PER_POINT
        self._percent.setText(current().percent(percent, 0))

    def _failed(self, reason: str) -> None:
        # The last good drawing of this unit stays; the reason is in the tooltip, for a report.
        if self._shown is not None and self._unit is not None and self._shown.wish.unit.id != self._unit.id:
            self._shown = None
            self._paper.show_images((), 1.0)
        self.failure = reason
        self._percent.setText(tr("not drawn"))
        self._percent.setToolTip(plain_tip(reason))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._unit is not None:
            self._pause.start()
