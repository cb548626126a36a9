"""`ironmuster new` and `ironmuster check`, as processes: what they write, say and answer; Qt is never imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import main
from rules.army import units
from rules.samples import sample_army
from rules.storage import read_file, write_file
from rules.units import RULE_SETS


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words], capture_output=True, text=True, env=environment, check=False
    )


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_new_writes_an_army_that_opens(rule_set: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "Column.muster"
    assert main(["new", "-o", str(path), "--ruleset", rule_set]) == 0
    army = read_file(path).army
    assert (army.name, army.ruleset, [len(force.units) for force in army.forces]) == ("Column", rule_set, [0])
    assert str(path) in capsys.readouterr().out


def test_new_writes_the_sample_in_the_language_asked_for_and_never_over_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.muster"
    words = ["new", "-o", str(path), "--ruleset", "rogue-trader", "--sample"]
    assert main([*words, "--language", "fr"]) == 0
    army = read_file(path).army
    assert army.name == "Colonne des Marches"
    assert main(words) == 2
    assert "is there already: nothing was written." in capsys.readouterr().err
    assert read_file(path).army == army


def test_each_sample_has_an_id_of_its_own() -> None:
    assert sample_army("rogue-trader", "en").id != sample_army("rogue-trader", "en").id


def test_new_refuses_an_unknown_rule_set_in_a_sentence(tmp_path: Path) -> None:
    done = run("new", "-o", str(tmp_path / "a.muster"), "--ruleset", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no rule set “chess”.\n"
    assert not (tmp_path / "a.muster").exists()


@pytest.fixture
def illegal(tmp_path: Path) -> Path:
    """The sample with a vehicle that is destroyed by nothing."""
    army = sample_army("rogue-trader", "en")
    first = next(units(army)).model_copy(update={"damage": 0})
    force = army.forces[0].model_copy(update={"units": (first, *army.forces[0].units[1:])})
    path = tmp_path / "illegal.muster"
    write_file(path, army.model_copy(update={"forces": (force, *army.forces[1:])}))
    return path


def test_check_answers_by_its_exit_code_and_says_findings_with_unit_and_rule(illegal: Path, tmp_path: Path) -> None:
    legal = tmp_path / "legal.muster"
    write_file(legal, sample_army("rogue-trader", "en"))
    good = run("check", str(legal))
    assert (good.returncode, good.stderr) == (0, "")
    bad = run("check", str(legal), str(illegal))
    assert bad.returncode == 1
    assert "  Cormorant: Error: Damage must be at least 1. (RT-VEH-02)\n" in bad.stdout
    assert f"{legal}: Marchbrook Column\n" in bad.stdout


def test_check_as_json_is_one_document_with_the_same_findings(
    illegal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(illegal), "--json", "--language", "fr"]) == 1
    (document,) = json.loads(capsys.readouterr().out)
    assert document["army"] == "Marchbrook Column"
    first = document["findings"][0]
    assert (first["code"], first["severity"], first["unit_name"]) == ("damage-zero", "error", "Cormorant")
    assert (first["rule"], first["place"]) == ("RT-VEH-02", "damage")
    assert first["message"].startswith("Dommages")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[" * 50_000])
def test_check_says_in_a_sentence_what_a_file_is_not(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.muster"
    path.write_bytes(content)
    done = run("check", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_neither_imports_qt(tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    code = (
        "import sys; from desktop.__main__ import main;"
        f"main(['new', '-o', {str(path)!r}, '--ruleset', 'rogue-trader', '--sample']);"
        f"main(['check', {str(path)!r}]);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
