"""A battle on disk: every entry at once, undo and redo by the byte, torn lines, files of others."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from rules import journal
from rules.battle import Battle, advanced, applied, edited, taken_back
from rules.errors import BadFile
from rules.journal import ChangedElsewhere, append, create, peek, resume, take_back, write_whole
from rules.language import language
from tests.battles import CAR, TANK, beginning, entry, start


def _said(problem: BadFile) -> str:
    assert language("fr").text(problem.message)
    return language("en").text(problem.message)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "station.battle"


def _played(path: Path) -> tuple[journal.Journal, list[Battle], list[bytes]]:
    """A journal with six entries, the battle and the bytes of the file after each."""
    battle = start()
    kept = create(path, battle.beginning)
    battles, contents = [battle], [path.read_bytes()]
    for one in (
        entry(battle, "shoot", [4, 3, 4, 3], actor=TANK, target=CAR),
        edited(CAR, {"burning": True, "dead": {"gunner": 1}, "last_speed": 7.5}, "struck by ⚡ “lightning”"),
        advanced(battle),
        edited(TANK, {"results": ["mechanical-failure"], "weapons_lost": ["gun"]}),
        advanced(battle),
        edited(TANK, {"lost": 3}),
    ):
        battle = applied(battles[-1], one)
        kept = append(kept, one)
        battles.append(battle)
        contents.append(path.read_bytes())
    return kept, battles, contents


def test_what_is_read_is_what_was_written_at_every_entry(path: Path) -> None:
    _, battles, contents = _played(path)
    for battle, content in zip(battles, contents, strict=True):
        path.write_bytes(content)
        found = resume(path)
        assert found.battle == battle
        assert not found.torn


def test_undoing_all_and_redoing_all_gives_back_the_same_bytes(path: Path) -> None:
    kept, battles, contents = _played(path)
    entries = [step.entry for step in battles[-1].steps]
    for content in reversed(contents[:-1]):
        kept = take_back(kept)
        assert path.read_bytes() == content
    with pytest.raises(ValueError, match="no entry"):
        take_back(kept)
    for one, content in zip(entries, contents[1:], strict=True):
        kept = append(kept, one)
        assert path.read_bytes() == content


def test_a_resumed_battle_goes_on_in_its_file(path: Path) -> None:
    _, battles, contents = _played(path)
    path.write_bytes(contents[3])
    kept = resume(path).journal
    for one in [step.entry for step in battles[-1].steps][3:]:
        kept = append(kept, one)
    assert path.read_bytes() == contents[-1]


def test_the_whole_written_at_once_is_the_same_file(path: Path, tmp_path: Path) -> None:
    _, battles, contents = _played(path)
    kept = write_whole(tmp_path / "copy.battle", battles[-1])
    assert kept.path.read_bytes() == contents[-1]
    take_back(kept)
    assert kept.path.read_bytes() == contents[-2]


def test_a_file_cut_at_any_byte_is_resumed_or_named_with_a_sentence(path: Path) -> None:
    """Killed at any moment of writing: whole entries are kept, a torn one is dropped, with a notice."""
    _, battles, contents = _played(path)
    whole, first = contents[-1], len(contents[0])
    ends = [len(content) for content in contents]
    for length in range(first, len(whole) + 1):
        path.write_bytes(whole[:length])
        found = resume(path)
        complete = sum(length >= end for end in ends) - 1
        if length + 1 in ends:  # only the line feed is missing: nothing is lost
            assert (found.battle, found.torn) == (battles[complete + 1], False)
        else:
            assert (found.battle, found.torn) == (battles[complete], length not in ends)


@pytest.mark.parametrize("missing", [1, 2, 40])
def test_after_a_torn_line_the_next_entry_follows_the_last_whole_one(path: Path, missing: int) -> None:
    _, battles, contents = _played(path)
    path.write_bytes(contents[-1][:-missing])
    found = resume(path)
    entries = [step.entry for step in battles[-1].steps]
    kept = found.journal if missing == 1 else append(found.journal, entries[-1])
    more = append(kept, entries[0])
    assert path.read_bytes().startswith(contents[-1])
    assert resume(path).battle.steps[-1].entry == entries[0]
    take_back(more)
    assert path.read_bytes() == contents[-1]


def test_a_torn_line_of_zeros_is_dropped_too(path: Path) -> None:
    _, battles, contents = _played(path)
    path.write_bytes(contents[-2] + b"\x00" * 200)
    found = resume(path)
    assert found.torn
    assert found.battle == battles[-2]


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_file_cut_within_its_first_line_is_named(path: Path, cut: int) -> None:
    create(path, beginning())
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(BadFile) as problem:
        resume(path)
    assert "station.battle" in _said(problem.value)


def _first_line(**changes: Any) -> bytes:
    data = {**beginning().model_dump(mode="json"), **changes}
    return json.dumps(data).encode() + b"\n"


_ENTRY = b'{"kind":"edit","changes":{"tank":{"lost":1}}}\n'


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"not json at all\n", ("line 1", "not JSON")),
        (b'{"format": "ironmuster-army", "version": 1}\n', ("not a battle file",)),
        (b"[1, 2]\n", ("not a battle file",)),
        (_first_line(version="1"), ("version",)),
        (_first_line(version=0), ("version",)),
        (_first_line(version=99, sides="what will be"), ("newer", "update Ironmuster")),
        (_first_line(ruleset="no-such-game"), ("line 1", "no-such-game")),
        (_first_line(sides=[]), ("line 1", "sides")),
        (_first_line(settings={"rt.rounding": "sideways"}), ("line 1", "rt.rounding")),
        (_first_line(seed="x" * 81), ("line 1", "seed")),
        (_first_line() + _ENTRY + b"broken\n" + _ENTRY, ("line 3", "not JSON")),
        (_first_line() + _ENTRY + b'{"kind":"miracle"}\n', ("line 3", "kind")),
        (_first_line() + b'{"kind":"edit","changes":{"tank":{"lost":-1}}}\n', ("line 2", "lost")),
        (_first_line() + b'{"kind":"edit","changes":{"tank":{"lost":1e999}}}\n', ("line 2",)),
        (_first_line() + b'{"kind":"edit","changes":{"ghost":{"lost":1}}}\n', ("line 2", "ghost")),
        (_first_line() + b'{"kind":"turn","clock":{"side":7}}\n', ("line 2", "8")),
        (_first_line() + b'{"kind":"edit","given":' + b"[" * 5000 + b"]" * 5000 + b"}\n", ("line 2",)),
        (_first_line() + b'{"kind":"edit","note":"' + b"x" * 301 + b'"}\n', ("line 2", "note")),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value[0],
)
def test_a_file_that_is_no_good_battle_is_named_with_line_and_place(
    path: Path, content: bytes, words: tuple[str, ...]
) -> None:
    path.write_bytes(content)
    with pytest.raises(BadFile) as problem:
        resume(path)
    said = _said(problem.value)
    assert "station.battle" in said
    for word in words:
        assert word in said


def test_a_file_that_is_not_there_or_has_too_many_lines_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for read in (resume, peek):
        with pytest.raises(BadFile) as problem:
            read(path)
        assert "station.battle" in _said(problem.value)
    monkeypatch.setattr(journal, "MOST_ENTRIES", 2)
    path.write_bytes(_first_line() + _ENTRY * 3)
    with pytest.raises(BadFile) as problem:
        resume(path)
    assert "too many lines" in _said(problem.value)
    path.write_bytes(_first_line() + _ENTRY * 2)
    with pytest.raises(BadFile) as problem:
        append(resume(path).journal, edited(TANK, {"lost": 2}))
    assert "full" in _said(problem.value)


def test_what_a_newer_program_wrote_beside_stays(path: Path) -> None:
    path.write_bytes(_first_line(weather="rain") + b'{"kind":"edit","changes":{},"mood":"grim"}\n')
    found = resume(path)
    kept = write_whole(path, found.battle)
    again = kept.path.read_bytes()
    assert b'"weather":"rain"' in again
    assert b'"mood":"grim"' in again


def test_peek_reads_the_beginning_alone(path: Path) -> None:
    create(path, beginning(name="Battle at the Station"))
    path.write_bytes(path.read_bytes() + b"whatever follows")
    assert peek(path).name == "Battle at the Station"


def test_a_file_that_somebody_else_changed_is_left_alone(path: Path) -> None:
    kept, _, contents = _played(path)
    others = contents[-1] + _ENTRY
    path.write_bytes(others)
    for change in (lambda: append(kept, edited(TANK, {"lost": 9})), lambda: take_back(kept)):
        with pytest.raises(ChangedElsewhere):
            change()
        assert path.read_bytes() == others


def test_a_file_that_cannot_be_written_stays_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, _, contents = _played(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile) as problem:
        append(kept, edited(TANK, {"lost": 9}))
    assert "the disk is full" in _said(problem.value)
    assert path.read_bytes() == contents[-1]
    monkeypatch.undo()
    append(kept, edited(TANK, {"lost": 9}))
    assert resume(path).battle.steps[-1].entry.changes == {TANK: {"lost": 9}}


def test_taking_back_in_memory_and_on_disk_agree(path: Path) -> None:
    kept, battles, _ = _played(path)
    now = battles[-1]
    for _ in range(len(now.steps)):
        now, kept = taken_back(now), take_back(kept)
        assert resume(path).battle == now
