"""The window on large armies, each against the bare work.

    python tests/benchmarks/bench_window.py [--units 1000] [--rows 10000] [--runs 40]

- keystroke: a key typed in a field until the window is painted, against checking that one unit anew and painting the
  same window once;
- filter: a word typed over the tree, against filtering prepared text in Python;
- open: a file until its army stands, against pydantic on the same bytes with the cyclic collector off;
- save: written whole and synced, against `model_dump_json` with a write and a sync.
"""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["IRONMUSTER_HOME"] = tempfile.mkdtemp()

import rules.army  # noqa: F401, I001 — before Qt's binding, whose import hook breaks pydantic's lazy imports
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.build.tree_model import searchable
from desktop.build.workspace import BuildWorkspace
from desktop.document import Document
from desktop.preferences import Preferences
from desktop.window.program import Program
from rules.army import Army, renewed, unit_findings, units
from rules.samples import sample_army
from rules.storage import read_file, write_file


def army_of(count: int) -> Army:
    """An army of that many units, all in its first force."""
    sample = sample_army("rogue-trader", "en")
    some = list(units(sample))
    many = tuple(
        renewed(some[n % len(some)]).model_copy(update={"name": f"{some[n % len(some)].name} {n}"})
        for n in range(count)
    )
    first = sample.forces[0].model_copy(update={"units": many})
    return sample.model_copy(update={"forces": (first, *sample.forces[1:])})


def timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def told(name: str, ours: list[float], bare: list[float]) -> None:
    mine, least = median(ours) * 1000, median(bare) * 1000
    print(f"{name}: {mine:.2f} ms, bare {least:.2f} ms, ratio {mine / least:.2f}")


def keystroke(program: Program, app: QApplication, count: int, runs: int) -> None:
    window = program.new_window(Document(army_of(count)))
    window.resize(1366, 768)
    window.settle(10)
    build = window.workspace
    assert isinstance(build, BuildWorkspace)
    form = build.form()
    assert form is not None
    form.go_to("damage")
    field = form.boxes["damage"].editor.field()
    ours, bare = [], []
    for run in range(runs):
        unit, army = build.unit(), build.document.army
        assert unit is not None
        start = time.perf_counter()
        unit_findings(unit, army.own)
        window.repaint()
        app.processEvents()
        middle = time.perf_counter()
        QTest.keyClick(field, Qt.Key.Key_Up if run % 20 < 10 else Qt.Key.Key_Down)
        app.processEvents()
        ours.append(time.perf_counter() - middle)
        bare.append(middle - start)
        window.settle(10)
    told(f"keystroke, {count} units", ours, bare)
    window.abandon()


def filtering(count: int, runs: int) -> None:
    from desktop.build.tree_model import TreeModel

    army = army_of(count)
    model = TreeModel(Document(army))
    texts = [(unit, searchable(unit).casefold()) for unit in units(army)]
    model.set_filter("prepared")
    ours, bare = [], []
    for run in range(runs):
        word = ("anv", "cor", "1", "mule", "99")[run % 5]
        bare.append(timed(lambda word=word: [unit for unit, text in texts if word in text]))
        ours.append(timed(lambda word=word: model.set_filter(word)))
    told(f"filter, {count} rows", ours, bare)


def files(count: int, runs: int) -> None:
    army = army_of(count)
    with tempfile.TemporaryDirectory() as folder:
        path, plain = Path(folder) / "a.muster", Path(folder) / "b.json"
        write_file(path, army)
        data = path.read_bytes()
        opened, validated, saved, dumped = [], [], [], []
        for _ in range(max(3, runs // 10)):
            gc.collect()
            gc.disable()
            validated.append(timed(lambda: Army.model_validate_json(data)))
            opened.append(timed(lambda: read_file(path)))
            gc.enable()
            dumped.append(timed(lambda: _bare_save(plain, army)))
            saved.append(timed(lambda: write_file(path, army)))
        told(f"open, {count} units", opened, validated)
        told(f"save, {count} units", saved, dumped)


def _bare_save(path: Path, army: Army) -> None:
    with path.open("wb") as file:
        file.write(army.model_dump_json().encode())
        file.flush()
        os.fsync(file.fileno())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--units", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=40)
    arguments = parser.parse_args()
    app = QApplication([])
    program = Program(app, "en", Preferences(theme="light"))
    keystroke(program, app, arguments.units, arguments.runs)
    keystroke(program, app, 10, arguments.runs)
    filtering(arguments.rows, arguments.runs)
    files(arguments.units, arguments.runs)


if __name__ == "__main__":
    main()
