"""The player's picture of a unit: loaded, made small, kept as PNG."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look import icons
from desktop.look.fonts import Type, px
from desktop.look.labels import Label
from desktop.words import say, tr
from rules.errors import Problem, reason
from rules.language import N_
from rules.stored import Picture

MOST_PIXELS = 1024
"""The longer side of a picture that is kept."""
_MOST_BASE64 = 6_000_000
_MOST_FILE = 64 * 1024 * 1024
_MOST_DECODED_MB = 256
_DRAWINGS = (b"svg", b"svgz", b"pdf")
"""Formats that are programs of a kind, and may name other files; a picture is pixels."""
_SHOWN = 140


class BadPicture(Problem):
    """A picture that cannot be taken in."""


def load_picture(path: Path) -> Picture:
    """A picture file, bounded and re-encoded. Raises BadPicture."""
    try:
        if path.stat().st_size > _MOST_FILE:
            raise BadPicture(N_("{file} is too large for a picture."), file=path.name)
        data = path.read_bytes()
    except OSError as error:
        raise BadPicture(N_("{file} cannot be read: {why}."), file=path.name, why=reason(error)) from None
    return encode_picture(read_image(data, path.name))


def read_image(data: bytes, name: str) -> QImage:
    """An image from a file's bytes, no larger than needed, upright. Raises BadPicture."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    QImageReader.setAllocationLimit(_MOST_DECODED_MB)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()) in _DRAWINGS:
        raise BadPicture(N_("{file} is not a picture that can be read."), file=name)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > MOST_PIXELS:
        reader.setScaledSize(size.scaled(MOST_PIXELS, MOST_PIXELS, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise BadPicture(N_("{file} is not a picture that can be read."), file=name)
    return image


def encode_picture(image: QImage) -> Picture:
    """An image as it is kept: at most 1024 px, sRGB, without anything the file said besides. Raises BadPicture."""
    side = MOST_PIXELS
    while side >= 64:
        kept = _bounded(image, side)
        if kept.colorSpace().isValid():
            kept.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
        kept = kept.convertToFormat(
            QImage.Format.Format_ARGB32 if kept.hasAlphaChannel() else QImage.Format.Format_RGB32
        )
        for key in kept.textKeys():
            kept.setText(key, "")
        text = base64.b64encode(_png(kept)).decode("ascii")
        if len(text) <= _MOST_BASE64:
            return Picture(png=text)
        side = side * 3 // 4
    raise BadPicture(N_("The picture cannot be made small enough."))


def _bounded(image: QImage, side: int) -> QImage:
    if max(image.width(), image.height()) <= side:
        return image.copy()
    size = QSize(side, side)
    return image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _png(image: QImage) -> bytes:
    bytes_ = QByteArray()
    buffer = QBuffer(bytes_)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(bytes_.data())


def pixmap_of(picture: Picture) -> QPixmap:
    """A kept picture to be shown; empty when its bytes are broken."""
    pixmap = QPixmap()
    pixmap.loadFromData(QByteArray(base64.b64decode(picture.png)), "PNG")  # type: ignore[call-overload]
    return pixmap


class PictureEditor(QWidget):
    """`changed` is sent with a picture or None, `refused` with why a file was not taken."""

    changed = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(12))
        self._shown = QLabel()
        self._shown.setFixedSize(px(_SHOWN), px(_SHOWN * 3 // 4))
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.setFrameShape(QLabel.Shape.Box)
        row.addWidget(self._shown)
        column = QVBoxLayout()
        self.load = QPushButton(icons.icon("add", "ink"), tr("Choose a picture…"))
        self.load.clicked.connect(self._ask)
        self.remove = QPushButton(icons.icon("trash", "ink"), tr("Remove the picture"))
        self.remove.clicked.connect(lambda: self.changed.emit(None))
        self._note = Label(tr("It takes the place of the plan on the card."), Type.NOTE, "ink2")
        column.addWidget(self.load)
        column.addWidget(self.remove)
        column.addWidget(self._note)
        column.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        self.show_value(None)

    def show_value(self, value: Any) -> None:
        if value is self._picture and value is not None:
            return
        self._picture = value
        if value is None:
            self._shown.setPixmap(QPixmap())
            self._shown.setText(tr("No picture"))
            self._shown.setAccessibleName(tr("No picture"))
        else:
            ratio = self.devicePixelRatioF()
            room = self._shown.size() * ratio
            shown = pixmap_of(value).scaled(
                room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            shown.setDevicePixelRatio(ratio)
            self._shown.setPixmap(shown)
            self._shown.setAccessibleName(value.caption or tr("Picture"))
        self.remove.setVisible(value is not None)

    def set_read_only(self, read_only: bool) -> None:
        self.load.setVisible(not read_only)
        self.remove.setVisible(not read_only and self._picture is not None)

    def _ask(self) -> None:
        kinds = "*.png *.jpg *.jpeg *.bmp *.gif *.webp"
        name, _ = QFileDialog.getOpenFileName(self, tr("Choose a picture"), "", f"{tr('Pictures')} ({kinds})")
        if name:
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """Takes in a picture file, or says why not."""
        try:
            picture = load_picture(path)
        except BadPicture as problem:
            self.refused.emit(say(problem.message))
            return
        self.changed.emit(picture)
