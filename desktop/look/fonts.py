"""Type: the bundled families and the scale, which follows the system's point size."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib import resources

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

SANS = "IBM Plex Sans"
CONDENSED = "IBM Plex Sans Condensed"
FALLBACK = "DejaVu Sans"

_SCREEN_FACES = (
    "IBMPlexSans-Regular",
    "IBMPlexSans-Medium",
    "IBMPlexSans-SemiBold",
    "IBMPlexSansCondensed-Regular",
    "IBMPlexSansCondensed-Medium",
    "IBMPlexSansCondensed-SemiBold",
    "IBMPlexSansCondensed-Italic",
    "DejaVuSans",
    "DejaVuSans-Bold",
)
_BODY_PX = 13.0
_LEAST_PX = 12.0
_PX_PER_POINT = 4 / 3


class Family(Enum):
    """Whose letters the window uses."""

    PLEX = "plex"
    SYSTEM = "system"


@dataclass(frozen=True)
class Step:
    """A step of the type scale: px at 100 %, face and weight."""

    px: float
    condensed: bool = False
    weight: QFont.Weight = QFont.Weight.Normal
    italic: bool = False


class Type(Enum):
    """What a text is for; the value is its step."""

    TITLE = Step(24, condensed=True, weight=QFont.Weight.DemiBold)
    HEADING = Step(16, condensed=True, weight=QFont.Weight.DemiBold)
    RESULT = Step(30, condensed=True, weight=QFont.Weight.DemiBold)
    BIG_FIGURE = Step(21, condensed=True, weight=QFont.Weight.DemiBold)
    FIGURE = Step(15, condensed=True, weight=QFont.Weight.DemiBold)
    WORD = Step(14, condensed=True, weight=QFont.Weight.DemiBold)
    CELL = Step(14, condensed=True)
    ROW_TITLE = Step(13, weight=QFont.Weight.DemiBold)
    BUTTON = Step(13, weight=QFont.Weight.Medium)
    BODY = Step(13)
    EMPTY = Step(13, condensed=True, italic=True)
    LABEL_STRONG = Step(12, condensed=True, weight=QFont.Weight.DemiBold)
    LABEL = Step(12, condensed=True)
    NOTE = Step(12)


@dataclass
class _Setting:
    family: Family = Family.PLEX
    points: float = _BODY_PX / _PX_PER_POINT
    system_family: str = ""
    system_points: float = 0.0
    loaded: bool = False


_setting = _Setting()


def install(app: QApplication, family: Family = Family.PLEX) -> None:
    """Loads the bundled faces at the first call and makes the body face the application's font.

    The size is the one the system gave the application before the first call.
    """
    if not _setting.system_points:
        given = app.font()
        _setting.system_family = given.family()
        _setting.system_points = given.pointSizeF() if given.pointSizeF() > 0 else QFontInfo(given).pointSizeF()
        _setting.points = _setting.system_points
    if family is Family.PLEX and not _setting.loaded:
        load()
    _setting.family = family
    app.setFont(font(Type.BODY))


def load() -> None:
    """Makes the bundled screen faces known to Qt, which reads them when a text needs them."""
    folder = resources.files("resources") / "fonts"
    for face in _SCREEN_FACES:
        QFontDatabase.addApplicationFont(str(folder / f"{face}.ttf"))
    _setting.loaded = True


def set_points(points: float) -> None:
    """Sets the body's point size, in place of the system's, for fonts made from now on."""
    _setting.points = points


def scale() -> float:
    """How large type is against the table of the design, where the body is 13 px."""
    return _setting.points * _PX_PER_POINT / _BODY_PX


def px(length: float) -> int:
    """A length given at 100 %, in px, grown with the type; never less than given."""
    return round(length * max(1.0, scale()))


def font(step: Type | Step) -> QFont:
    """The font of a step of the scale, at the system's size, never under 12 px (9 points)."""
    wanted = step.value if isinstance(step, Type) else step
    return QFont(_font(wanted, _setting.family, _setting.system_family, scale()))


@lru_cache(maxsize=64)
def _font(step: Step, family: Family, system_family: str, factor: float) -> QFont:
    letters = QFont()
    if family is Family.PLEX:
        letters.setFamilies([CONDENSED if step.condensed else SANS, FALLBACK])
    elif system_family:
        letters.setFamilies([system_family])
    letters.setPointSizeF(max(step.px * factor, _LEAST_PX) / _PX_PER_POINT)
    letters.setWeight(step.weight)
    letters.setItalic(step.italic)
    return letters
