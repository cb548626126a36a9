"""Colours by their use. Every colour on the screen comes from here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor, QPalette

Role = Literal[
    "desk",
    "paper",
    "sheet",
    "sunken",
    "ink",
    "ink2",
    "ink3",
    "rule",
    "hair",
    "blue",
    "on_blue",
    "blue_wash",
    "focus",
    "error",
    "warn",
    "ok",
    "error_wash",
    "warn_wash",
    "ok_wash",
]


class Scheme(Enum):
    """Which colours the window takes: the system's choice, or one of ours."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Tokens:
    """One colour for each use, as #RRGGBB."""

    desk: str
    """Behind paper in previews."""
    paper: str
    """Window, side panes, bars."""
    sheet: str
    """Form, fields, lists."""
    sunken: str
    """Read-only fields, lost points."""
    ink: str
    """Text, figures."""
    ink2: str
    """Labels, second text, resting icons."""
    ink3: str
    """Placeholder, not applicable."""
    rule: str
    """Control borders, pane edges."""
    hair: str
    """Row lines; decoration only."""
    blue: str
    """Chosen, primary button, link, bars."""
    on_blue: str
    blue_wash: str
    """Chosen row."""
    focus: str
    """Focus ring."""
    error: str
    """Error, damage, harm."""
    warn: str
    """Warning, due."""
    ok: str
    """Passed, no finding."""
    error_wash: str
    warn_wash: str
    ok_wash: str
    dark: bool = False
    high_contrast: bool = False


LIGHT = Tokens(
    desk="#E9ECEC",
    paper="#F5F6F4",
    sheet="#FFFFFF",
    sunken="#ECEFEE",
    ink="#16202A",
    ink2="#45525E",
    ink3="#5F6B76",
    rule="#7B8791",
    hair="#D3D9DB",
    blue="#1B4F8A",
    on_blue="#FFFFFF",
    blue_wash="#E1EBF5",
    focus="#1B6FD0",
    error="#A8123F",
    warn="#8A5600",
    ok="#0B6B5A",
    error_wash="#FAE6EB",
    warn_wash="#FCF0D8",
    ok_wash="#DFF1EC",
)

DARK = Tokens(
    desk="#0F1418",
    paper="#161C21",
    sheet="#1D242B",
    sunken="#12171C",
    ink="#E8ECEF",
    ink2="#B3BEC8",
    ink3="#93A0AB",
    rule="#74828E",
    hair="#2F3942",
    blue="#86B8F0",
    on_blue="#0F1418",
    blue_wash="#1E344A",
    focus="#9CCBFF",
    error="#FF8C9B",
    warn="#F2BE5C",
    ok="#63CDB6",
    error_wash="#45202B",
    warn_wash="#3E3117",
    ok_wash="#17392F",
    dark=True,
)

HEAT = ("#F8F3E0", "#F1DFA6", "#DFB668", "#C58A4E", "#9C5C5E", "#664378", "#2A2F6B")
"""Steel tempering colours, seven equal steps; the same in light and dark."""
HEAT_INK = ("#16202A",) * 4 + ("#FFFFFF",) * 3
"""The figure's colour on each step."""

_active = LIGHT


def current() -> Tokens:
    """The tokens in force."""
    return _active


def use(tokens: Tokens) -> None:
    """Puts other tokens in force. Widgets read them as they paint, so the caller has them repainted."""
    global _active
    _active = tokens


def color(role: Role) -> QColor:
    """The colour of a use under the tokens in force."""
    return qcolor(getattr(_active, role))


@lru_cache(maxsize=256)
def qcolor(code: str) -> QColor:
    """A colour from #RRGGBB. Shared: never change what it returns."""
    return QColor(code)


def high_contrast(palette: QPalette) -> Tokens:
    """Tokens of a system's high-contrast palette: text, ground and highlight, no wash and no second ink."""
    text = palette.color(QPalette.ColorRole.WindowText).name()
    ground = palette.color(QPalette.ColorRole.Window).name()
    chosen = palette.color(QPalette.ColorRole.Highlight).name()
    on_chosen = palette.color(QPalette.ColorRole.HighlightedText).name()
    grounds = ("desk", "paper", "sheet", "sunken", "blue_wash", "error_wash", "warn_wash", "ok_wash")
    inks = ("ink", "ink2", "ink3", "rule", "hair", "error", "warn", "ok")
    return Tokens(
        **dict.fromkeys(grounds, ground),
        **dict.fromkeys(inks, text),
        blue=chosen,
        on_blue=on_chosen,
        focus=chosen,
        dark=palette.color(QPalette.ColorRole.Window).lightness() < 128,
        high_contrast=True,
    )


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(code: str) -> float:
    parts = (int(code[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
