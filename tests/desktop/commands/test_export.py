"""`ironmuster export`: what is printed, what is said, what is refused; Qt is never imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from desktop.__main__ import main
from rules.army import Army, Force, units
from rules.battle import Beginning, Entry, Side, begin, fighters_of
from rules.journal import append, create
from rules.rogue_trader.vehicle import Vehicle
from rules.samples import sample_army
from rules.storage import write_file


def text(path: Path) -> str:
    document = pypdfium2.PdfDocument(path.read_bytes())
    return "".join("".join(page.get_textpage().get_text_range().split()) for page in document)


@pytest.fixture
def army_file(tmp_path: Path) -> Path:
    path = tmp_path / "column.muster"
    write_file(path, sample_army("rogue-trader", "en"))
    return path


def test_all_units_of_all_files_are_printed(
    army_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.muster"
    write_file(other, Army(ruleset="rogue-trader", forces=(Force(units=(Vehicle(name="Straggler"),)),)))
    out = tmp_path / "out.pdf"
    assert main(["export", str(army_file), str(other), "-o", str(out), "--language", "fr"]) in (0, 1)
    assert "cartes" in capsys.readouterr().out
    found = text(out)
    vehicles = [unit for unit in units(sample_army("rogue-trader", "en")) if isinstance(unit, Vehicle)]
    assert len(vehicles) > 3
    assert [unit.name for unit in vehicles if "".join(unit.name.split()) not in found] == []
    assert "Straggler" in found
    assert "Dommagespécial" in found


def test_units_are_chosen_by_name_or_id(army_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, *_ = units(sample_army("rogue-trader", "en"))
    out = tmp_path / "out.pdf"
    words = ["export", str(army_file), "-o", str(out), "--json", "--units", first.name.upper()]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(out), "pages": 1, "cards": 1, "problems": []}
    assert first.name in text(out)
    assert second.name not in text(out)
    assert main([*words, "Nobody", "--language", "en"]) == 2
    assert capsys.readouterr().err == "There is no unit “Nobody”.\n"


def test_a_battle_is_printed_with_its_damage(tmp_path: Path) -> None:
    army = sample_army("rogue-trader", "en")
    fighters = fighters_of(army, 0)[:1]
    beginning = Beginning(ruleset="rogue-trader", sides=(Side(name=army.name), Side(name="Foe")), fighters=fighters)
    path = tmp_path / "ford.battle"
    journal = create(path, beginning)
    append(journal, Entry(kind="edit", changes={fighters[0].id: {"lost": 4, "burning": True, "last_speed": 7.5}}))
    assert begin(beginning).standings[fighters[0].id].fighter.name in fighters[0].name
    out = tmp_path / "out.pdf"
    assert main(["export", str(path), "-o", str(out), "--damage", "current", "--language", "en"]) == 0
    assert "Damageatturn1," in text(out)
    assert "Speedlastturn7.5″" in text(out)
    assert main(["export", str(path), "-o", str(out)]) == 0
    assert "Damageatturn" not in text(out)
    assert "7.5″" not in text(out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--damage", "current"], "is an army: only a battle has current damage."),
        (["--layout", "templates"], "The layout “templates” cannot be printed yet: “cards” can."),
        (["--paper", "a3"], "invalid choice: 'a3'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    army_file: Path, tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.pdf"
    try:
        answer: object = main(["export", str(army_file), "-o", str(out), "--language", "en", *words])
    except SystemExit as ended:
        answer = ended.code
    assert answer == 2
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_bad_files_empty_armies_and_missing_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.muster"
    write_file(empty, Army(ruleset="rogue-trader"))
    torn = tmp_path / "torn.muster"
    torn.write_bytes(b'{"format": ')
    army = tmp_path / "army.muster"
    write_file(army, Army(ruleset="rogue-trader", forces=(Force(units=(Vehicle(),)),)))
    out = str(tmp_path / "out.pdf")
    for words in ([str(empty), "-o", out], [str(torn), "-o", out], ["none.muster", "-o", out]):
        assert main(["export", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["export", str(army), "-o", str(tmp_path / "no" / "out.pdf"), "--language", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_unit_left_out_is_named_and_the_answer_is_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "army.muster"
    army = Army(ruleset="rogue-trader", forces=(Force(units=(Vehicle(name="Seen"),)),))
    stranger = {"kind": "rogue-trader.submarine", "id": "s", "name": "Nautilus"}
    data = army.model_dump(mode="json")
    data["forces"][0]["units"].append(stranger)
    path.write_text(json.dumps(data), encoding="utf-8")
    out = tmp_path / "out.pdf"
    assert main(["export", str(path), "-o", str(out), "--language", "en"]) == 1
    assert "“Nautilus” is not printed: there is no card for this kind of unit." in capsys.readouterr().out
    assert "Seen" in text(out)


def test_qt_is_never_imported(army_file: Path, tmp_path: Path) -> None:
    script = (
        "import sys\nfrom desktop.__main__ import main\n"
        "code = main(sys.argv[1:])\nassert not [name for name in sys.modules if name.startswith('PySide6')]\n"
        "sys.exit(code)\n"
    )
    words = ["export", str(army_file), "-o", str(tmp_path / "out.pdf"), "--units", "Cormorant"]
    done = subprocess.run(
        [sys.executable, "-c", script, *words], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
