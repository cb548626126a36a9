"""What the README says can be done can be done, as it says it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from rules.actions import RULE_SETS
from rules.journal import create
from tests.battles import beginning

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\| `ironmuster (.*?)` \|", README, re.MULTILINE)
SCREEN = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
OPENS_THE_WINDOW = {"my.muster", "demo"}


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    alone = {name: value for name, value in os.environ.items() if name not in SCREEN}
    line = [sys.executable, "-m", "desktop", *arguments]
    environment = alone | {"PYTHONPATH": str(ROOT), "IRONMUSTER_HOME": str(folder / "home")}
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_each_command_of_the_table_does_its_work(tmp_path: Path) -> None:
    (tmp_path / "input.json").write_text('{"turned": true}', encoding="utf-8")
    request = '{"action": "rogue-trader.overspeed", "input": {"turned": true}, "odds": true}\n'
    (tmp_path / "requests.jsonl").write_text(request, encoding="utf-8")
    create(tmp_path / "my.battle", beginning())
    for command in COMMANDS:
        if command not in OPENS_THE_WINDOW:
            done = run(tmp_path, *shlex.split(command))
            assert (done.returncode, done.stderr) == (0, ""), command
    assert {"cards.pdf", "my.muster", "window.png"} <= {file.name for file in tmp_path.iterdir()}


def test_every_verb_is_in_the_table(tmp_path: Path) -> None:
    verbs = set(re.findall(r"^  ([a-z]+) {2,}\S", run(tmp_path, "--language", "en", "--help").stdout, re.MULTILINE))
    assert verbs == {command.split()[0] for command in COMMANDS} - {"my.muster"}


def test_every_rule_set_is_told() -> None:
    assert [rule_set for rule_set in RULE_SETS if f"`{rule_set}`" not in README] == []
