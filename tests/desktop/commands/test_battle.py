"""`ironmuster battle`: how a battle stands, in words and as JSON; verified; files that are none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop.__main__ import main
from rules.battle import Battle, applied, edited
from rules.journal import write_whole
from tests.battles import CAR, TANK, act, go_to, start

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def played() -> Battle:
    battle = act(start(name="Battle at the Station"), "shoot", [4, 3, 4, 3], actor=TANK, target=CAR)
    return applied(go_to(battle, "end"), edited(TANK, {"burning": True}, "the referee says so"))


def _run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["battle", *words, "--language", "en"])
    out, err = capsys.readouterr()
    return code, out, err


def test_it_is_told_in_words(played: Battle, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_whole(tmp_path / "a.battle", played)
    code, out, err = _run(capsys, str(tmp_path / "a.battle"))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == ["Battle at the Station", "Turn 1, Marchbrook: End of turn"]
    assert "  Old Anvil, 25 / 25, Burning" in lines
    assert "  Cormorant, 5 / 12" in lines
    assert "  Cormorant: 7 points lost: special damage is certain, D10 + 6" in lines
    assert "1. Lascannon: Old Anvil → Cormorant" in lines
    assert "   D6 to hit 4, D6 damage roll 3, D6 damage points 4, D6 damage points 3 (typed)" in lines
    assert lines[-1] == "   the referee says so"


def test_it_is_told_as_json(played: Battle, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_whole(tmp_path / "a.battle", played)
    code, out, _ = _run(capsys, str(tmp_path / "a.battle"), "--json", "--verify")
    document: dict[str, Any] = json.loads(out)
    assert code == 0
    assert (document["turn"], document["side"], document["phase"]) == (1, 0, "end")
    car = document["sides"][1]["units"][0]
    assert (car["points"], car["left"], car["statuses"], car["state"]["lost_this_turn"]) == (12, 5, [], 7)
    assert document["due"][0]["action"] == "rogue-trader.special-damage"
    first = document["entries"][0]
    assert [roll["result"] for roll in first["rolls"]] == [4, 3, 4, 3]
    assert first["log"][-1] == "Cormorant loses 7 points: 12 → 5."
    assert (document["differences"], document["torn"]) == ([], False)


@pytest.mark.parametrize("as_json", [True, False])
def test_verifying_says_no_when_an_entry_was_tampered_with(
    played: Battle, tmp_path: Path, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    path = tmp_path / "a.battle"
    write_whole(path, played)
    path.write_bytes(path.read_bytes().replace(b'"lost":7', b'"lost":6'))
    code, out, _ = _run(capsys, str(path), "--verify", *(["--json"] if as_json else []))
    assert code == 1
    if as_json:
        assert json.loads(out)["differences"] == [1]
    else:
        assert out.splitlines()[-1] == "Entry 1 is not what seed and rules give."


def test_a_torn_file_is_told_and_one_that_is_no_battle_is_named(
    played: Battle, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.battle"
    write_whole(path, played)
    path.write_bytes(path.read_bytes() + b'{"kind"')
    assert "cut off" in _run(capsys, str(path))[1]
    path.write_text("nothing\n")
    code, out, err = _run(capsys, str(path))
    assert (code, out) == (2, "")
    assert "a.battle, line 1" in err
    assert len(err.splitlines()) == 1


def test_no_window_is_needed(played: Battle, tmp_path: Path) -> None:
    """Qt is not even imported."""
    write_whole(tmp_path / "a.battle", played)
    code = (
        "import sys; from desktop.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "battle", str(tmp_path / "a.battle")], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
