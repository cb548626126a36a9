"""Set up before any test: the catalogues compiled, no screen needed, no network, no real user folders."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import rules.army  # noqa: F401 — before Qt's binding, whose import hook breaks pydantic's lazy imports

ROOT = Path(__file__).resolve().parent.parent

# A slow or busy machine is no failure; how fast things are is measured in tests/benchmarks.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_configure() -> None:
    runpy.run_path(str(ROOT / ".build" / "catalogues.py"))["compile_all"]()
