"""The rules core works on a machine that has neither Qt nor ReportLab."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ALONE = """
import importlib, pkgutil, sys

BLOCKED = {"PySide6", "shiboken6", "reportlab", "pypdfium2", "PIL", "desktop"}

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is not for the rules core")

sys.meta_path.insert(0, Block())
import rules
for module in pkgutil.walk_packages(rules.__path__, "rules."):
    importlib.import_module(module.name)

from rules.actions import every_action, play
from rules.dice import Typed
print(len(list(every_action())))
print(play("rogue-trader.overspeed", {"turned": True}, Typed([5])).outcome.out_of_control_next_turn)
"""


def test_every_module_of_the_rules_imports_and_resolves_without_qt_and_reportlab() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    actions, lost = done.stdout.split()
    assert int(actions) > 0
    assert lost == "True"
