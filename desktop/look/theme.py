"""Puts the look on the application: Qt style, palette, fonts; follows the system's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.look import fonts, tokens
from desktop.look.style import IronmusterStyle
from desktop.look.tokens import Scheme, Tokens

_scheme = Scheme.SYSTEM
_listening = False


def apply(
    app: QApplication,
    scheme: Scheme = Scheme.SYSTEM,
    family: fonts.Family = fonts.Family.PLEX,
) -> None:
    """Gives the application its look; call it again to change the scheme or the family.

    With Scheme.SYSTEM the window follows the system from then on. A system's high-contrast palette
    always wins.
    """
    global _scheme, _listening
    _scheme = scheme
    hints = QGuiApplication.styleHints()
    if scheme is Scheme.SYSTEM:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if scheme is Scheme.DARK else Qt.ColorScheme.Light)
    if not isinstance(app.style(), IronmusterStyle):
        app.setStyle(IronmusterStyle())
    fonts.install(app, family)
    for name, step in _FONTS.items():
        app.setFont(fonts.font(step), name)
    _recolor()
    if not _listening:
        hints.colorSchemeChanged.connect(_recolor)
        hints.accessibility().contrastPreferenceChanged.connect(_recolor)
        _listening = True


def scheme() -> Scheme:
    """The scheme that was asked for last."""
    return _scheme


def primary(button: QPushButton) -> QPushButton:
    """Marks a button as the one main act of its place: filled, and a little taller. Returns it."""
    button.setProperty("primary", True)
    button.updateGeometry()
    button.update()
    return button


def mark_fault(field: QWidget, faulty: bool) -> None:
    """Draws a field with a heavy carmine border, or as usual again."""
    if bool(field.property("faulty")) != faulty:
        field.setProperty("faulty", faulty)
        field.update()


_FONTS = {
    "QPushButton": fonts.Type.BUTTON,
    "QHeaderView": fonts.Type.LABEL,
    "QToolTip": fonts.Type.NOTE,
    "QStatusBar": fonts.Type.NOTE,
}


def _recolor(*_: object) -> None:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    if _system_wants_contrast():
        app.setPalette(QPalette())
        for name in _CLASS_COLORS:
            app.setPalette(QPalette(), name)
        tokens.use(tokens.high_contrast(app.palette()))
    else:
        chosen = tokens.DARK if _dark_wanted() else tokens.LIGHT
        tokens.use(chosen)
        app.setPalette(palette(chosen))
        for name, roles in _CLASS_COLORS.items():
            app.setPalette(_with(palette(chosen), chosen, roles), name)
    for window in app.topLevelWidgets():
        window.update()


def _dark_wanted() -> bool:
    if _scheme is Scheme.SYSTEM:
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return _scheme is Scheme.DARK


def _system_wants_contrast() -> bool:
    preference = QGuiApplication.styleHints().accessibility().contrastPreference()
    return preference is Qt.ContrastPreference.HighContrast


_PALETTE: dict[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "paper",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "sheet",
    QPalette.ColorRole.AlternateBase: "paper",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "ink3",
    QPalette.ColorRole.Button: "sheet",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "error",
    QPalette.ColorRole.Highlight: "blue",
    QPalette.ColorRole.HighlightedText: "on_blue",
    QPalette.ColorRole.Accent: "blue",
    QPalette.ColorRole.Link: "blue",
    QPalette.ColorRole.LinkVisited: "blue",
    QPalette.ColorRole.ToolTipBase: "sheet",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Light: "sheet",
    QPalette.ColorRole.Midlight: "hair",
    QPalette.ColorRole.Mid: "rule",
    QPalette.ColorRole.Dark: "rule",
    QPalette.ColorRole.Shadow: "ink2",
}
_TEXT_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.ToolTipText,
)
# Chosen rows and menu entries are washed, chosen text in a field is filled.
_WASHED = {QPalette.ColorRole.Highlight: "blue_wash", QPalette.ColorRole.HighlightedText: "ink"}
_CLASS_COLORS: dict[str, dict[QPalette.ColorRole, str]] = {
    "QAbstractItemView": _WASHED,
    "QMenu": _WASHED | {QPalette.ColorRole.Window: "sheet"},
    "QMenuBar": _WASHED,
    "QHeaderView": _WASHED | {QPalette.ColorRole.ButtonText: "ink2"},
}


def palette(chosen: Tokens) -> QPalette:
    """The Qt palette of a set of tokens."""
    result = QPalette()
    for role, token in _PALETTE.items():
        result.setColor(role, QColor(getattr(chosen, token)))
    for role in _TEXT_ROLES:
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(chosen.ink3))
    result.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Base, QColor(chosen.paper))
    return result


def _with(base: QPalette, chosen: Tokens, roles: dict[QPalette.ColorRole, str]) -> QPalette:
    for role, token in roles.items():
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            base.setColor(group, role, QColor(getattr(chosen, token)))
    return base
