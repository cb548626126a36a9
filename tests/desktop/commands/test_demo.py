"""The newcomer's first command, as a process of its own on a machine without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from rules.army import units
from rules.storage import read_file

ROOT = Path(__file__).resolve().parents[3]


def demo(folder: Path, language: str) -> str:
    left = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in left}
    environment |= {"PYTHONPATH": str(ROOT), "HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "demo", "--folder", str(folder / "demo"), "--language", language],
        capture_output=True,
        env=environment,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize(
    ("language", "army", "words"),
    [
        ("en", "Marchbrook Column", ("D6 to hit: 4", "3 points lost: 12 → 9.", "Temporary loss of control")),
        ("fr", "Colonne des Marches", ("D6 pour toucher", "12 → 9.", "Perte de contrôle temporaire")),
    ],
)
def test_it_writes_army_cards_and_picture_and_shows_an_attack_whole(
    tmp_path: Path, language: str, army: str, words: tuple[str, ...]
) -> None:
    told = demo(tmp_path, language)
    folder = tmp_path / "demo"
    assert {file.name for file in folder.iterdir()} == {f"{army}.muster", "cards.pdf", "window.png"}
    there = read_file(folder / f"{army}.muster").army
    text = "\n".join(page.extract_text() for page in PdfReader(folder / "cards.pdf").pages)
    for unit in units(there):
        assert unit.name in text
    assert (folder / "window.png").read_bytes().startswith(b"\x89PNG")
    for word in words:
        assert word in told


def test_an_army_that_the_player_changed_is_kept(tmp_path: Path) -> None:
    demo(tmp_path, "en")
    file = tmp_path / "demo" / "Marchbrook Column.muster"
    changed = file.read_text(encoding="utf-8").replace("Cormorant", "Heron")
    file.write_text(changed, encoding="utf-8")
    demo(tmp_path, "en")
    assert file.read_text(encoding="utf-8") == changed


def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "demo", "--folder", str(tmp_path / "file" / "demo"), "--language", "en"],
        capture_output=True,
        cwd=ROOT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
