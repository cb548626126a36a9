"""Colours: the ratios of the design, computed from the tokens."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QPalette

from desktop.look.tokens import DARK, HEAT, HEAT_INK, LIGHT, Tokens, contrast, high_contrast

_GROUNDS = ("desk", "paper", "sheet", "sunken", "blue_wash")
_TEXTS = ("ink", "ink2", "ink3", "blue", "error", "warn", "ok")
_GRAPHICS = ("rule", "focus")

# Ratio against sheet and the worst over the grounds, as the design states them.
_STATED = {
    "light": {
        "ink": (16.5, 13.7),
        "ink2": (8.0, 6.6),
        "ink3": (5.5, 4.5),
        "rule": (3.7, 3.0),
        "blue": (8.3, 6.9),
        "focus": (5.0, 4.1),
        "error": (7.4, 6.2),
        "warn": (6.2, 5.1),
        "ok": (6.4, 5.3),
    },
    "dark": {
        "ink": (13.2, 10.7),
        "ink2": (8.3, 6.8),
        "ink3": (5.9, 4.8),
        "rule": (4.0, 3.2),
        "blue": (7.6, 6.2),
        "focus": (9.3, 7.5),
        "error": (7.1, 5.8),
        "warn": (9.2, 7.5),
        "ok": (8.2, 6.7),
    },
}
_THEMES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]


def _worst(tokens: Tokens, role: str) -> float:
    return min(contrast(getattr(tokens, role), getattr(tokens, ground)) for ground in _GROUNDS)


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("tokens", _THEMES)
def test_text_and_graphics_can_be_read_on_every_ground(tokens: Tokens) -> None:
    for role in _TEXTS:
        assert _worst(tokens, role) >= 4.5, role
    for role in _GRAPHICS:
        assert _worst(tokens, role) >= 3.0, role


@pytest.mark.parametrize("tokens", _THEMES)
def test_ratios_are_those_of_the_design(tokens: Tokens) -> None:
    for role, (on_sheet, worst) in _STATED["dark" if tokens.dark else "light"].items():
        assert contrast(getattr(tokens, role), tokens.sheet) == pytest.approx(on_sheet, abs=0.051), role
        assert _worst(tokens, role) == pytest.approx(worst, abs=0.06), role


@pytest.mark.parametrize("tokens", _THEMES)
def test_text_on_washes_and_fills(tokens: Tokens) -> None:
    for kind in ("error", "warn", "ok"):
        wash = getattr(tokens, f"{kind}_wash")
        assert contrast(getattr(tokens, kind), wash) >= 4.5
        assert contrast(tokens.ink, wash) >= 10
        assert contrast(tokens.ink2, wash) >= 4.5
    for fill in ("error", "warn", "ok", "ink2"):
        assert contrast(tokens.sheet, getattr(tokens, fill)) >= 6.15, fill
    assert contrast(tokens.on_blue, tokens.blue) >= 8


def test_heat_darkens_step_by_step_and_its_figures_can_be_read() -> None:
    lightness = [_l_star(step) for step in HEAT]
    assert all(brighter - darker >= 6.5 for brighter, darker in pairwise(lightness))
    for ground, ink in zip(HEAT, HEAT_INK, strict=True):
        assert contrast(ground, ink) >= 5.1


def _l_star(code: str) -> float:
    luminance = (contrast(code, "#000000") - 1) * 0.05
    return 116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance


def test_high_contrast_takes_text_and_highlight_alone() -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#000000"))
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#FFFFFF"))
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#1AEBFF"))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor("#000000"))
    tokens = high_contrast(palette)
    assert tokens.high_contrast
    assert tokens.dark
    assert {tokens.ink, tokens.error, tokens.warn, tokens.rule} == {"#ffffff"}
    assert {tokens.sheet, tokens.error_wash, tokens.blue_wash} == {"#000000"}
    assert {tokens.blue, tokens.focus} == {"#1aebff"}
