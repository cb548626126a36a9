"""`python3 .run COMMAND` on a machine where all is installed: it starts the command and does no more."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ECHO = "import sys; print(sys.argv[1:]); sys.exit(3)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose environment is up to date, as far as `.run` can tell."""
    for name in (".run", ".requirements", ".build"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    run = runpy.run_path(str(tmp_path / ".run" / "__main__.py"))
    run["BIN"].mkdir(parents=True)
    (run["BIN"] / "python").symlink_to(sys.executable)
    (run["VENV"] / "maker").write_text(run["maker"](), encoding="utf-8")
    lock = tmp_path / ".requirements" / "test.txt"
    (run["VENV"] / "test.installed").write_text(run["fingerprint"](lock), encoding="utf-8")
    return tmp_path


def start(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, ".run", *arguments]
    return subprocess.run(line, cwd=checkout, capture_output=True, encoding="utf-8", check=False, timeout=60)


def test_arguments_output_and_exit_code_are_the_command_s(checkout: Path) -> None:
    done = start(checkout, "python", "-c", ECHO, "two words", "--json")
    assert (done.returncode, done.stdout, done.stderr) == (3, "['two words', '--json']\n", "")


def test_a_command_that_is_not_there_is_named(checkout: Path) -> None:
    done = start(checkout, "pytset")
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "pytset" in done.stderr


@pytest.mark.parametrize("name", ["pyproject.toml", ".requirements/test.txt", ".build/catalogues.py"])
def test_what_decides_the_installation_is_installed_again_when_it_changes(checkout: Path, name: str) -> None:
    run = runpy.run_path(str(checkout / ".run" / "__main__.py"))
    lock = checkout / ".requirements" / "test.txt"
    before = run["fingerprint"](lock)
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert run["fingerprint"](lock) != before
