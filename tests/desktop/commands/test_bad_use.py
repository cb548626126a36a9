"""The command line misused: one sentence in the player's language, exit 2, and nobody's file is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import main, system_language
from desktop.streams import plain
from rules.samples import sample_army
from rules.storage import read_file, write_file

OVERSPEED = "rogue-trader.overspeed"


@pytest.fixture
def army(tmp_path: Path) -> Path:
    path = tmp_path / "a.muster"
    write_file(path, sample_army("rogue-trader", "fr"))
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit code and what stood on standard error; standard output must be empty."""
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    caught = capsys.readouterr()
    assert caught.out == ""
    return code, caught.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["check"], "ironmuster check : il manque : FILE"),
        (["check", "--foo", "a"], "ironmuster check : arguments inconnus : --foo"),
        (["export", "a", "-o", "b", "--paper", "a0"], "argument --paper : choix inconnu : 'a0'"),
        (["generate", "dreadnought", "--count", "x"], "argument --count : valeur incorrecte : 'x'"),
        (["resolve", "x", "--dice", "1", "--odds"], "argument --odds : ne va pas avec l’argument --dice"),
        (["resolve", "x", "--dice"], "argument --dice : une valeur est attendue"),
        (["resolve", "x", "--batch", "y"], "Donnez une action ou --batch, pas les deux."),
        (["frobnicate"], "Il n’y a ni commande ni fichier « frobnicate »"),
        (["check", "nowhere.muster"], "nowhere.muster ne peut pas être lu : il n’y a pas de fichier ni de dossier"),
        (["check", "."], ". ne peut pas être lu : c’est un dossier."),
    ],
)
def test_each_complaint_is_one_french_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(capsys, *words, "--language=fr")
    assert (code, told.count("\n")) == (2, 1)
    assert sentence in told.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("verb", ["check", "export", "generate", "new", "resolve"])
def test_help_is_in_french(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([verb, "--help", "--language", "fr"])
    told = capsys.readouterr().out
    assert "usage\N{NO-BREAK SPACE}: ironmuster" in told
    assert "montrer cette aide" in told
    assert "show this" not in told


def test_what_is_printed_never_replaces_a_file_of_another_kind(army: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = army.read_bytes()
    for words in (["export", str(army), "-o", str(army)], [str(army), "--screenshot", str(army)]):
        code, told = said(capsys, *words)
        assert (code, "as a file of another kind: nothing was written" in told) == (2, True)
    assert army.read_bytes() == before


def test_a_pdf_is_replaced(army: Path) -> None:
    target = army.with_name("a.pdf")
    assert [main(["export", str(army), "-o", str(target)]) for _ in range(2)] == [0, 0]


def test_a_byte_order_mark_is_no_fault(army: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    army.write_bytes(b"\xef\xbb\xbf" + army.read_bytes())
    given = tmp_path / "given.json"
    given.write_bytes(b'\xef\xbb\xbf{"turned": true, "out_of_control": false}')
    assert main(["check", str(army)]) == 0
    assert main(["resolve", OVERSPEED, str(given), "--dice", "5"]) == 0
    assert '"out_of_control_next_turn": true' in capsys.readouterr().out


def test_a_number_too_long_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = tmp_path / "given.json"
    given.write_text('{"turned": ' + "9" * 6000 + "}")
    assert said(capsys, "resolve", OVERSPEED, str(given)) == (2, "A number in the JSON is too long.\n")
    given.write_text('{"action": "x", "input": {"turned": ' + "9" * 6000 + "}}\n")
    assert main(["resolve", "--batch", str(given)]) == 0
    assert capsys.readouterr().out == '{"error": "A number in the JSON is too long."}\n'


@pytest.mark.parametrize(
    ("told", "code"),
    [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("fr-CA", "fr"), ("FR_be@euro", "fr"), ("de_DE", "en"), ("C", "en")],
)
def test_the_language_is_the_system_s(told: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", told)
    assert system_language() == code


def test_a_terminal_without_accents_gets_plain_letters() -> None:
    assert plain("« Été » – 6″, −1 × d’œuf → 日") == '" Ete " - 6", -1 x d\'oeuf -> ?'


def process(*words: str, **given: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words], stderr=subprocess.PIPE, env=environment, check=False, **given
    )  # type: ignore[call-overload]


def test_an_ascii_terminal_and_json_in_utf_8() -> None:
    done = process("resolve", OVERSPEED, "--seed", "1", "--language", "fr", stdout=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"controle" in done.stdout
    done = process("resolve", OVERSPEED, "--seed", "1", "--language", "fr", "--json", stdout=subprocess.PIPE)
    assert "contrôle" in done.stdout.decode("utf-8")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere names are Unicode")
def test_an_army_named_after_a_file_whose_name_is_no_unicode(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"T\xe9.muster")
    assert main(["new", "-o", str(path), "--ruleset", "rogue-trader"]) == 0
    assert read_file(path).army.name == "T\N{REPLACEMENT CHARACTER}"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_said() -> None:
    with Path("/dev/full").open("wb") as full:
        done = process("actions", "--json", stdout=full)
    assert (done.returncode, done.stderr) == (2, b"The output cannot be written: the disk is full.\n")
