"""Whether a window can be opened here, found out before Qt is asked: Qt ends the process when it cannot."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from importlib.util import find_spec
from pathlib import Path

# Before Qt: its binding looks into every module imported after it, at which pydantic's own lazy imports break.
import rules.army  # noqa: F401
from rules.errors import Problem
from rules.language import N_

_OFF_SCREEN = ("offscreen", "minimal")


class NoWindow(Problem):
    """No window can be opened on this machine; the sentence says what to do."""


def require_qt() -> None:
    """Raises NoWindow where Qt or one of the system's libraries that it needs is missing."""
    try:
        from PySide6 import QtSvg, QtWidgets

        _ = QtSvg, QtWidgets
    except ImportError as error:
        raise _without(error.name or str(error).split(":")[0]) from None


def require_display() -> None:
    """Raises NoWindow where there is no screen to open a window on, or Qt cannot reach it."""
    require_qt()
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in _OFF_SCREEN:
        return
    if not _wayland() and not _x11():
        raise NoWindow(
            N_(
                "There is no display to open a window on. The commands that need none, such as check, export and "
                "resolve, work all the same: see “ironmuster --help”."
            )
        )


def _without(library: str) -> NoWindow:
    template = N_(
        "No window can be opened: {library} is missing. On Debian and Ubuntu, install libegl1, libgl1, libdbus-1-3, "
        "libfontconfig1, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1 and libxcb-shape0."
    )
    return NoWindow(template, library=library)


def _wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(Path(folder) / name))
        except OSError:
            return False
    return True


def _x11() -> bool:
    """Whether an X server answers. Raises NoWindow when Qt's plugin for it lacks a library."""
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        raise _without("libxcb.so.1") from None
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    if broken:
        return False
    plugin = _plugin("libqxcb.so")
    if plugin is not None:
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            raise _without(str(error).split(":")[0]) from None
    return True


def _plugin(name: str) -> Path | None:
    """Qt's platform plugin of that name in PySide6's own folder."""
    spec = find_spec("PySide6")
    for folder in spec.submodule_search_locations or () if spec else ():
        file = Path(folder) / "Qt" / "plugins" / "platforms" / name
        if file.is_file():
            return file
    return None
