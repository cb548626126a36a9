"""Set up before any test: the catalogues compiled, no screen needed, no network, no real user folders."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import rules.army  # noqa: F401 — before Qt's binding, whose import hook breaks pydantic's lazy imports

ROOT = Path(__file__).resolve().parent.parent


def pytest_configure() -> None:
    runpy.run_path(str(ROOT / ".build" / "catalogues.py"))["compile_all"]()
