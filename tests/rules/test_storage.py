"""Files: whole or refused with a sentence, never half."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import storage
from rules.army import Army, army_findings, new_army, read_army, with_added
from rules.errors import BadFile
from rules.language import language
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle
from rules.storage import army_bytes, keep_old, read_file, write_atomically, write_file

ROOT = Path(__file__).resolve().parents[2]


def some_army() -> Army:
    army = new_army("rogue-trader", "Colonne « Été »", "Avant-garde")
    vehicle = Vehicle(id="v", name="Œuvre", toughness=7, trr=0.5, weapons=(MountedWeapon(id="w", weapon="lasgun"),))
    return with_added(army, army.forces[0].id, [vehicle])


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as refused:
        read_file(path)
    text = language("en").text(refused.value.message)
    assert str(path) in text
    return text


def test_what_was_saved_is_read_back_equal_with_the_same_findings(tmp_path: Path) -> None:
    army = some_army()
    write_file(tmp_path / "a.muster", army)
    opened = read_file(tmp_path / "a.muster")
    assert opened.army == army
    assert (opened.migrated_from, opened.newer) == (None, False)
    assert army_findings(opened.army) == army_findings(army)


def test_the_file_is_sorted_indented_utf8_that_version_control_can_compare(tmp_path: Path) -> None:
    write_file(tmp_path / "a.muster", some_army())
    text = (tmp_path / "a.muster").read_text(encoding="utf-8")
    document = json.loads(text)
    assert text == json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    assert "Œuvre" in text


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=50)
@given(extra=st.dictionaries(st.text(min_size=1, max_size=8).map("x-{}".format), JSON_VALUES, max_size=3))
def test_unknown_fields_survive_at_every_level(extra: dict[str, Any]) -> None:
    document = json.loads(army_bytes(some_army()))
    unit = document["forces"][0]["units"][0]
    for level in (document, document["forces"][0], unit, unit["weapons"][0], document["own"]):
        level.update(extra)
    assert json.loads(army_bytes(read_army(document))) == document


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is not an army file"),
        (b'{"format": "ironmuster-army", "version": 1, "ruleset"', "is not an army file: it breaks off in line 1"),
        (b"\xff\xfe\x00", "is not an army file"),
        (b"[]", "its “format” is not “ironmuster-army”"),
        (b'{"format": "other", "version": 1}', "its “format” is not “ironmuster-army”"),
        (b'{"format": "ironmuster-army", "version": "1"}', "its version is missing"),
        (b'{"format": "ironmuster-army", "version": true}', "its version is missing"),
        (b'{"format": "ironmuster-army", "version": 1}', "ruleset: this field is required"),
        (b'{"format": "ironmuster-army", "version": 1, "ruleset": "rogue-trader", "name": 7}', "name: text is needed"),
        (b'{"format": "ironmuster-army", "version": 1, "ruleset": "rogue-trader", "forces": {}}', "forces: a list"),
        (b'{"a": NaN}', "is not an army file"),
        (b"[" * 100_000, "is not an army file"),
    ],
)
def test_a_bad_file_is_refused_with_file_and_place(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "bad.muster"
    path.write_bytes(content)
    assert why in refusal(path)


def test_a_file_that_is_not_there_a_folder_and_a_huge_file_are_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path / "none.muster")
    (tmp_path / "folder.muster").mkdir()
    assert "cannot be read" in refusal(tmp_path / "folder.muster")
    huge = tmp_path / "huge.muster"
    with huge.open("wb") as file:
        file.truncate(storage.LARGEST_FILE + 1)
    assert "more than 64 MiB" in refusal(huge)


def test_every_truncation_of_a_file_is_refused(tmp_path: Path) -> None:
    data = army_bytes(some_army()).rstrip()
    path = tmp_path / "torn.muster"
    for length in range(0, len(data), 37):
        path.write_bytes(data[:length])
        refusal(path)


def test_a_newer_file_is_opened_to_be_looked_at(tmp_path: Path) -> None:
    document = json.loads(army_bytes(some_army()))
    document |= {"version": storage.VERSION + 1, "weather": "rain"}
    path = tmp_path / "new.muster"
    path.write_text(json.dumps(document), encoding="utf-8")
    opened = read_file(path)
    assert opened.newer
    assert opened.army.model_dump()["weather"] == "rain"


def test_an_older_file_is_migrated_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "version": 2, "name": document.pop("title")}

    monkeypatch.setattr(storage, "VERSION", 2)
    monkeypatch.setattr(storage, "MIGRATIONS", {1: renamed})
    document = json.loads(army_bytes(some_army()))
    document["title"] = document.pop("name")
    path = tmp_path / "old.muster"
    path.write_text(json.dumps(document), encoding="utf-8")
    opened = read_file(path)
    assert opened.migrated_from == 1
    assert opened.army.name == "Colonne « Été »"
    kept = keep_old(path, 1)
    assert kept.read_bytes() == path.read_bytes()
    path.write_bytes(b"changed")
    assert keep_old(path, 1).read_bytes() != b"changed"


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.muster").write_bytes(b"old")
    link = tmp_path / "link.muster"
    link.symlink_to("real.muster")
    army = some_army()
    write_file(link, army)
    assert link.is_symlink()
    assert read_file(tmp_path / "real.muster").army == army


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_permissions_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_file(path, some_army())
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_failed_write_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.muster"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile) as refused:
        write_atomically(path, b"new")
    assert "the disk is full. Nothing was changed." in language("en").text(refused.value.message)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


WRITER = """
import sys
from pathlib import Path
from rules.storage import write_atomically
path = Path(sys.argv[1])
print("ready", flush=True)
while True:
    for letter in (b"a", b"b"):
        write_atomically(path, letter * 3_000_000)
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_a_kill_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "a.muster"
    for _ in range(5):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert writer.stdout is not None
        writer.stdout.readline()
        try:
            writer.wait(0.15)
        except subprocess.TimeoutExpired:
            writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        if path.exists():
            content = path.read_bytes()
            assert content in (b"a" * 3_000_000, b"b" * 3_000_000)
    assert path.exists()
