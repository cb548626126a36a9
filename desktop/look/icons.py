"""Icons: SVG in one colour, tinted from the tokens as they are painted, so that they follow the theme."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.look.tokens import Role, current

_SMALL = 20
"""Under this size in px the line is drawn heavier."""


def names() -> list[str]:
    """The names of all bundled icons, sorted."""
    folder = resources.files("resources") / "icons"
    return sorted(file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg"))


def icon(name: str, role: Role = "ink2") -> QIcon:
    """An icon in the colour of `role` at rest, in ink under the pointer or when chosen, ink3 when disabled.

    Raises FileNotFoundError for an unknown name.
    """
    _source(name)
    return QIcon(_Engine(name, role))


def paint(painter: QPainter, name: str, rect: QRectF | QRect, role: Role = "ink2") -> None:
    """Draws an icon into the largest square in the middle of `rect`."""
    rect = QRectF(rect)
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    _renderer(name, getattr(current(), role), current().sheet, side < _SMALL).render(painter, square)


def pixmap(name: str, side: int, role: Role = "ink2", ratio: float = 1.0) -> QPixmap:
    """An icon of `side` px, drawn for a screen with `ratio` device pixels a px."""
    return _pixmap(name, getattr(current(), role), current().sheet, side, ratio)


@lru_cache(maxsize=512)
def _pixmap(name: str, color: str, sign: str, side: int, ratio: float) -> QPixmap:
    image = QPixmap(QSize(side, side) * ratio)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _renderer(name, color, sign, side < _SMALL).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


@lru_cache(maxsize=512)
def _renderer(name: str, color: str, sign: str, small: bool) -> QSvgRenderer:
    source = _source(name).replace("currentColor", color).replace("#FFFFFF", sign)
    if small:
        source = source.replace('stroke-width="1.75"', 'stroke-width="2"')
    return QSvgRenderer(QByteArray(source.encode()))


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    return (resources.files("resources") / "icons" / f"{name}.svg").read_text("utf-8")


class _Engine(QIconEngine):
    def __init__(self, name: str, role: Role) -> None:
        super().__init__()
        self._name = name
        self._role: Role = role

    def _role_in(self, mode: QIcon.Mode) -> Role:
        if mode is QIcon.Mode.Disabled:
            return "ink3"
        if mode in (QIcon.Mode.Active, QIcon.Mode.Selected) and self._role == "ink2":
            return "ink"
        return self._role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        paint(painter, self._name, rect, self._role_in(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        side = min(size.width(), size.height())
        return pixmap(self._name, side, self._role_in(mode), scale)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        side = min(size.width(), size.height())
        return QSize(side, side)

    def iconName(self) -> str:
        return self._name

    def key(self) -> str:
        return "ironmuster"

    def isNull(self) -> bool:
        return False

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._role)
