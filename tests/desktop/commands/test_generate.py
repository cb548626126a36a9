"""`ironmuster generate`, in this process and in fresh ones: what it writes, the same for the same seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from desktop.__main__ import main
from rules.actions import answer, play
from rules.army import army_findings, units
from rules.dice import Rolled, Typed
from rules.language import language
from rules.rogue_trader.random_rows import roll_suit
from rules.rogue_trader.random_suit import suit_unit
from rules.storage import read_file
from rules.units import read_unit

ACTION = "rogue-trader.generate-dreadnought"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "desktop", "generate", *words],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What --json prints."""
    assert main(["generate", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.rule("RT-GEN-01", "RT-GEN-08")
def test_two_fresh_processes_give_the_same_suit_and_rolls() -> None:
    first, second = (run("dreadnought", "--seed", "7", "--json") for _ in range(2))
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert run("dreadnought", "--seed", "8", "--json").stdout != first.stdout


@pytest.mark.rule("RT-GEN-01")
def test_json_has_rolls_outcome_and_unit(capsys: pytest.CaptureFixture[str]) -> None:
    document = printed(capsys, "dreadnought", "--seed", "41")
    played = answer(play(ACTION, {}, Rolled("41")), str)
    assert document["outcome"] == played["outcome"]
    assert [{key: die[key] for key in ("die", "result", "for")} for die in document["rolls"]] == played["rolls"]
    assert [die["step"] for die in document["rolls"]][:10] == ["frame", *["differences"] * 8, "plating"]
    unit = read_unit(document["unit"])
    made = suit_unit(roll_suit({}, lambda: Rolled("41")), "41", language("en").text)
    assert unit == made.model_copy(update={"id": unit.id})
    again = play(ACTION, {}, Typed([die["result"] for die in document["rolls"]]))
    assert answer(again, str)["outcome"] == document["outcome"]


@pytest.mark.rule("RT-GEN-01", "RT-GEN-09")
def test_a_count_gives_a_list_whose_suits_can_each_be_rolled_alone(capsys: pytest.CaptureFixture[str]) -> None:
    suits = printed(capsys, "dreadnought", "--seed", "41", "--count", "40")
    assert [suit["seed"] for suit in suits] == ["41", *(f"41-{n}" for n in range(2, 41))]
    assert len({json.dumps(suit["rolls"]) for suit in suits}) == 40
    assert len({suit["unit"]["id"] for suit in suits}) == 40
    assert printed(capsys, "dreadnought", "--seed", "41-7") == suits[6]
    assert printed(capsys, "dreadnought", "--count", "1", "--seed", "41") == suits[:1]


@pytest.mark.rule("RT-GEN-01", "RT-DRD-09")
def test_text_shows_every_die_with_its_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "dreadnought", "--seed", "41", "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Storm of the Long Winter",
        "  Rolled on the Ironmuster tables, seed 41",
        "  Frame: D6 2 – Standard, 4 weapon points",
        "  Individual differences: M D6 2, WS D6 4, BS D6 3, S D6 2, T D6 5, D D6 5, I D6 1, A D6 3 – I −1",
        "  Armour plating: D6 4 – Save 5+",
        "  Weapons: D6 1, D10 1, D6 4, D10 5, D6 6, D10 5 – Bolt gun, Heavy stubber, Lasgun",
        "  Equipment: D6 6, D10 1, D10 2, D10 4 – Communicator, Searchlight, Targeter",
        "  History: D10 6 – Patched plating: save one worse",
        "  Name: D20 20, D20 19 – Storm of the Long Winter",
        "  M 6, WS 6, BS 6, S 6, T 6, D 6, I 5, A 3, Sv 6+",
        "",
    ]
    assert main(["--language", "fr", "generate", "dreadnought", "--seed", "41"]) == 0
    told = capsys.readouterr().out
    assert (
        "  Tiré sur les tables Ironmuster, graine 41\n  Châssis\u00a0: D6 2 – Standard, 4 points d’armement\n" in told
    )


@pytest.mark.rule("RT-GEN-10", "RT-VEH-09")
def test_weapons_for_a_vehicle(capsys: pytest.CaptureFixture[str]) -> None:
    document = printed(capsys, "vehicle-armament", "--points", "9", "--super-heavy", "--seed", "4")
    assert document["input"] == {"points": 9, "has_super_heavy": True}
    assert sum(weapon["points"] for weapon in document["outcome"]["weapons"]) == 9
    assert all(weapon["class"] != "super-heavy" for weapon in document["outcome"]["weapons"])
    assert len(document["rolls"]) == 2 * len(document["unit"]["weapons"])
    assert main(["generate", "vehicle-armament", "--points", "2", "--seed", "5", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Vehicle 1", "  Rolled on the Ironmuster tables, seed 5"]
    assert all(line.startswith("  Weapon: D6 ") and ", D10 " in line for line in lines[2:-1])
    assert printed(capsys, "vehicle-armament", "--points", "0")["outcome"] == {"weapons": [], "points_left": 0}


@pytest.mark.rule("RT-GEN-01", "RT-GEN-10", "RT-VEH-08")
@pytest.mark.parametrize("what", ["dreadnought", "vehicle-armament"])
def test_an_army_file_with_what_was_made(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "Rolled.muster"
    made = printed(capsys, what, "--count", "5", "--seed", "9", "-o", str(path))
    army = read_file(path).army
    assert (army.name, army.ruleset) == ("Rolled", "rogue-trader")
    assert [unit.name for unit in units(army)] == [each["unit"]["name"] for each in made]
    assert list(units(army)) == [read_unit(each["unit"]) for each in made]
    over = {finding.code for finding in army_findings(army)} & {"weapons-points", "equipment-points", "super-heavy"}
    assert over == set()
    before = path.read_bytes()
    assert main(["generate", what, "-o", str(path)]) == 2
    assert path.read_bytes() == before


@pytest.mark.rule("RT-VEH-09", "RT-GEN-10")
def test_the_card_names_the_table_as_ours(tmp_path: Path) -> None:
    army, cards = tmp_path / "a.muster", tmp_path / "a.pdf"
    words = ["generate", "vehicle-armament", "--points", "2", "--seed", "5", "--language", "en", "-o", str(army)]
    assert main(words) == 0
    assert main(["export", str(army), "-o", str(cards), "--language", "en"]) == 0
    assert "Ironmuster table" in " ".join(page.extract_text() for page in PdfReader(cards).pages)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dreadnought", "--count", "0"), "The count goes from 1 to 1000000."),
        (("dreadnought", "--count", "many"), "many"),
        (("horse",), "horse"),
        (("vehicle-armament", "--points", "100"), "points: must be at most 99"),
        (("vehicle-armament", "--points", "-1"), "points: must be at least 0"),
        (("dreadnought", "--seed", "x" * 201), "A seed has at most 200 characters."),
        (("dreadnought", "--count", "10001", "-o", "army.muster"), "At most 10000 units are written into one army."),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = run(*words, "--language", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "desktop", "generate", "dreadnought", "--count", "3000", "--seed", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(30) == 0


def test_qt_is_not_needed() -> None:
    program = (
        "import sys\nfrom desktop.__main__ import main\nmain(['generate', 'dreadnought', '--seed', '1'])\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'reportlab'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "[]"
