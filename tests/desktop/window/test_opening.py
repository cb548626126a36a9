"""The window from the command line: opened, drawn to a picture, refused in a sentence where there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.look.tokens import DARK, LIGHT
from desktop.window import display
from rules.samples import sample_army
from rules.storage import write_file


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a screen."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words],
        capture_output=True,
        text=True,
        env={**environment, "LC_ALL": "C.UTF-8", **variables},
        check=False,
    )


@pytest.fixture
def army(tmp_path: Path) -> str:
    path = tmp_path / "a.muster"
    write_file(path, sample_army("rogue-trader", "en"))
    return str(path)


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the screen be missing")
@pytest.mark.parametrize(
    "variables", [{}, {"DISPLAY": ":4711"}, {"WAYLAND_DISPLAY": "none", "XDG_RUNTIME_DIR": "/tmp"}]
)
def test_without_a_screen_one_sentence_says_what_to_do(army: str, variables: dict[str, str]) -> None:
    done = run(army, **variables)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no display")
    assert done.stderr.count("\n") == 1


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setenv("DISPLAY", ":4711")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr(display.ctypes, "CDLL", missing)
    with pytest.raises(display.NoWindow) as refused:
        display.require_display()
    assert refused.value.message.figures["library"] == "libxcb.so.1"
    assert "apt" not in refused.value.message.template


@pytest.mark.parametrize(("theme", "paper"), [("light", LIGHT.paper), ("dark", DARK.paper)])
def test_the_window_is_drawn_to_a_picture_without_a_screen(army: str, tmp_path: Path, theme: str, paper: str) -> None:
    out = tmp_path / "window.png"
    done = run(army, "--screenshot", str(out), "--size", "1280x720", "--theme", theme, "--language", "fr")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1280, 720)
    assert image.pixelColor(3, 3).name().upper() == paper
    colours = {image.pixelColor(x, y).name() for x in range(0, 1280, 7) for y in range(0, 720, 7)}
    assert len(colours) > 20


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--size", "big"), "A size is written as 1366x768"),
        (("--size", "1x1"), "A size goes from"),
        (("--workspace", "paint"), "invalid choice"),
        (("none.muster",), "cannot be read"),
    ],
)
def test_what_cannot_be_drawn_is_said(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = run("--screenshot", str(tmp_path / "a.png"), *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "a.png").exists()


def test_help_shows_the_window_and_the_verbs() -> None:
    done = run("--help")
    assert done.returncode == 0
    for word in ("--screenshot", "check", "resolve", "new"):
        assert word in done.stdout


_RUN = """
import sys
from pathlib import Path
from desktop.window import app
from rules.language import language
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
running = QApplication([])
QTimer.singleShot(1200, running.closeAllWindows)
sys.exit(app.run([Path(name) for name in sys.argv[1:]], language("en"), chosen=False))
"""


def test_the_window_opens_its_files_and_ends_cleanly(army: str, tmp_path: Path) -> None:
    other = tmp_path / "b.muster"
    write_file(other, sample_army("rogue-trader", "fr"))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}
    done = subprocess.run(
        [sys.executable, "-c", _RUN, army, str(other)], capture_output=True, text=True, env=environment, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "Traceback" not in done.stderr
    assert "Fatal" not in done.stderr
