"""Runs a command of the project on a machine that has only Python: `python3 .run ironmuster demo`.

Installs what is missing first: Qt's system libraries (Debian and its relatives), a private virtual environment
in `.venv`, and the locked dependencies. Later runs find all that done and start at once.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")

# Debian's packages, by the library of each that Qt loads: those of every window, then those of an X11 screen.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def say(sentence: str) -> None:
    """To standard error: standard output is the command's own."""
    sys.stderr.write(sentence + "\n")


def succeeds(*command: str) -> bool:
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages() -> list[str]:
    """Debian's packages that a Linux machine lacks, by what cannot be loaded."""
    missing = [package for library, package in QT_LIBRARIES.items() if not loads(library)]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info.minor}-venv")
    return missing


def install_packages(packages: list[str]) -> None:
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    asks = [] if os.geteuid() == 0 else ["sudo"]
    if shutil.which("apt-get") is None or (asks and shutil.which("sudo") is None):
        sys.exit(f"System packages are missing; on Debian and Ubuntu, as administrator: {' '.join(command)}")
    say(f"Installing system packages: {' '.join(packages)}")
    settings = ["env", "DEBIAN_FRONTEND=noninteractive"]
    succeeds(*asks, *settings, "apt-get", "update", "-qq")  # a list that stays as it was may still serve
    if not succeeds(*asks, *settings, *command, "-qq"):
        sys.exit(f"System packages could not be installed; as administrator: {' '.join(command)}")


def maker() -> str:
    """What a virtual environment is made by and for; both are written into it."""
    return f"{sys.version} {sys.base_prefix} {ROOT}"


def make_environment() -> None:
    """An empty `.venv`, unless there is one that this Python made for this folder."""
    stamp = VENV / "maker"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != maker():
        venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
        stamp.write_text(maker(), encoding="utf-8")


def fingerprint(lock: Path) -> str:
    """Changes whenever the dependencies or the project have to be installed again."""
    sources = [lock, ROOT / "pyproject.toml", *(ROOT / ".build").glob("*.py"), *ROOT.glob("resources/locale/**/*.po")]
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def install(lock: Path) -> None:
    """Brings `.venv` to what `lock` says, with the project itself as it stands in this folder."""
    if sys.platform == "linux" and (packages := missing_packages()):
        install_packages(packages)
    make_environment()
    stamp = VENV / f"{lock.stem}.installed"
    wanted = fingerprint(lock)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say(f"Installing into {VENV}; the first time may take a minute.")
    pip = [str(BIN / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    locked = ["--only-binary", ":all:", "--require-hashes", "-r", str(lock)]
    project = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    for what in (locked, project):
        if not succeeds(*pip, *what):
            sys.exit("The dependencies could not be installed.")
    stamp.write_text(wanted, encoding="utf-8")


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - whatever Python the machine has runs this file
        sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    command, *arguments = sys.argv[1:] or ["ironmuster"]
    install(ROOT / ".requirements" / ("run.txt" if command == "ironmuster" else "test.txt"))
    program = shutil.which(command, path=str(BIN))
    if program is None:
        sys.exit(f"No command {command} among those installed in {BIN}.")
    if os.name == "nt":
        sys.exit(subprocess.call([program, *arguments]))
    os.execv(program, [program, *arguments])


if __name__ == "__main__":
    main()
