"""The pinned Qt binding keeps count of what it returns."""

import subprocess
import sys

CALLS = """
import sys
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for _ in range(20_000):
    label.setText("12\u2033")  # returns None
    label.isEnabled()  # True
    label.isVisible()  # False
print(abs(sys.getrefcount(None) - before) < 1_000)
"""


def test_many_calls_that_return_none_true_or_false_do_not_end_the_process() -> None:
    done = subprocess.run([sys.executable, "-c", CALLS], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr
