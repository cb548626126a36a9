"""The sources keep the project's own rules: lint, layout, types, direction of imports."""

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "command", ["ruff check --no-cache", "ruff format --check --no-cache", "basedpyright", "lint-imports --no-cache"]
)
def test_sources_pass(command: str) -> None:
    program, *arguments = command.split()
    found = shutil.which(program, path=sysconfig.get_path("scripts"))
    assert found is not None
    line = [found, *arguments]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
