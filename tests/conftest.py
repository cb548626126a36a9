"""Set up before any test: the catalogues compiled, no screen needed, no network, no real user folders."""

from __future__ import annotations

import json
import os
import runpy
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import rules.army

ROOT = Path(__file__).resolve().parent.parent

# A slow or busy machine is no failure; how fast things are is measured in tests/benchmarks.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_configure() -> None:
    runpy.run_path(str(ROOT / ".build" / "catalogues.py"))["compile_all"]()


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Writes other rows into a copy of the shipped tables, which is used from then on."""
    shipped = Path(str(rules.catalogue.files("resources")))
    shutil.copytree(shipped / "rogue_trader", tmp_path / "rogue_trader")
    monkeypatch.setattr(rules.catalogue, "files", lambda _package: tmp_path)

    def write(table: str, change: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]) -> None:
        path = tmp_path / "rogue_trader" / f"random_{table}.json"
        content = json.loads(path.read_text("utf-8"))
        content["rows"] = change(content["rows"])
        path.write_text(json.dumps(content), "utf-8")
        rules.catalogue.rows.cache_clear()

    yield write
    monkeypatch.undo()
    rules.catalogue.rows.cache_clear()
