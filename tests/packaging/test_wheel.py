"""The wheel is whole: it works away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

AWAY = """
import sys

def refuse(event, arguments):
    if event == "open" and str(arguments[0]).startswith({checkout!r}):
        raise PermissionError(f"{{arguments[0]}} is read from the checkout")

sys.addaudithook(refuse)
sys.path[:0] = [{unpacked!r}]
from desktop.__main__ import main
sys.exit(main({arguments!r}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.glob("ironmuster-*-py3-none-any.whl")
    return zipfile.ZipFile(file)


def run_away(wheel: zipfile.ZipFile, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line from the unpacked wheel, where no file of the checkout can be opened."""
    wheel.extractall(folder)
    checkout = tuple(str(ROOT / name) for name in ("desktop", "resources", "rules"))
    program = AWAY.format(checkout=checkout, unpacked=str(folder), arguments=list(arguments))
    away = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=away, capture_output=True, encoding="utf-8", check=False
    )


def test_the_wheel_holds_every_module_and_resource(wheel: zipfile.ZipFile) -> None:
    wanted = {
        path.relative_to(ROOT).as_posix()
        for folder in ("desktop", "resources", "rules")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == wanted
    sources = {name for name in wanted if name.endswith(".po")}
    assert sources
    assert {name.removesuffix(".po") + ".mo" for name in sources} <= held


def test_the_wheel_has_its_command_and_names_what_it_needs(wheel: zipfile.ZipFile) -> None:
    (entry,) = (name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt"))
    assert "ironmuster = desktop.__main__:main" in wheel.read(entry).decode()
    (metadata,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    assert "Requires-Python: >=3.11" in wheel.read(metadata).decode()


def test_the_wheel_speaks_french_away_from_the_checkout(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    english = run_away(wheel, tmp_path, "actions", "--language", "en")
    french = run_away(wheel, tmp_path, "actions", "--language", "fr")
    assert (english.returncode, english.stderr) == (0, "")
    assert (french.returncode, french.stderr) == (0, "")
    assert "rogue-trader.overspeed" in english.stdout
    assert "rogue-trader.overspeed" in french.stdout
    assert english.stdout != french.stdout
