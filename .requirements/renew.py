"""Renews the locked dependencies: the newest versions that pyproject.toml allows, with the hashes of their files.

`run.txt` is what the program and its installation need, `test.txt` that and what the tests need. Both hold for
every platform and each Python from 3.11. Needs uv on the path: `python .requirements/renew.py`.
"""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
HEADER = "# Locked from pyproject.toml; renew with: python .requirements/renew.py\n"


def lock(name: str, *options: str) -> None:
    """Writes `name` with everything that pyproject.toml and its build ask for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    command = ["uv", "--no-config", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--only-binary", ":all:", "--no-header", "--no-annotate"]
    command += ["--no-emit-index-url", "--no-emit-find-links", *options, "pyproject.toml", "-"]
    build = "\n".join(project["build-system"]["requires"])
    done = subprocess.run(command, cwd=ROOT, input=build, stdout=subprocess.PIPE, text=True, check=True)
    (FOLDER / name).write_text(HEADER + done.stdout, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    lock("run.txt")
    lock("test.txt", "--extra", "test", "--constraint", ".requirements/run.txt")
