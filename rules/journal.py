"""A battle on disk: JSON Lines, the beginning first, then an entry a line, written as it happens.

Undo takes the last line off, redo writes it again: the same battle has the same bytes. A torn last line, as a
power cut leaves it, is dropped with a notice; whatever stands before it is kept.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from rules.battle import FORMAT, VERSION, Battle, Beginning, Entry, applied, begin
from rules.errors import BadFile, sentence
from rules.language import N_
from rules.storage import in_key_order, read_bytes, write_atomically

SUFFIX = ".battle"


@dataclass(frozen=True, slots=True)
class Journal:
    """A battle file: where each entry's line starts, and where the file ends."""

    path: Path
    starts: tuple[int, ...]
    end: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """A battle as read. `torn`: the last line was incomplete and has been dropped."""

    journal: Journal
    battle: Battle
    torn: bool


def _line(model: Beginning | Entry) -> bytes:
    data = model.model_dump(mode="json", exclude_defaults=isinstance(model, Entry))
    return to_json(in_key_order(data)) + b"\n"


def create(path: Path, beginning: Beginning) -> Journal:
    """Starts a battle file. Raises BadFile."""
    line = _line(beginning)
    write_atomically(path, line)
    return Journal(path, (), len(line))


def append(journal: Journal, entry: Entry) -> Journal:
    """Writes an entry's line; it is on the disk when this returns. Raises BadFile; the file is then as before."""
    line = _line(entry)
    try:
        with journal.path.open("r+b") as file:
            try:
                file.seek(journal.end)
                file.write(line)
                file.truncate()
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                file.truncate(journal.end)
                raise
    except OSError as error:
        raise _not_written(journal.path, error) from None
    return Journal(journal.path, (*journal.starts, journal.end), journal.end + len(line))


def take_back(journal: Journal) -> Journal:
    """Takes the last entry's line off. Raises BadFile; ValueError when there is no entry."""
    if not journal.starts:
        raise ValueError("no entry to take back")
    end = journal.starts[-1]
    try:
        with journal.path.open("r+b") as file:
            file.truncate(end)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise _not_written(journal.path, error) from None
    return Journal(journal.path, journal.starts[:-1], end)


def _not_written(path: Path, error: OSError) -> BadFile:
    template = N_("{file} cannot be written: {why}. The battle goes on; save it elsewhere.")
    return BadFile(template, file=str(path), why=error.strerror or type(error).__name__)


def resume(path: Path) -> Resumed:
    """Reads a battle file and folds its entries. Raises BadFile with a sentence that names file and line."""
    lines = read_bytes(path).splitlines(keepends=True)
    if not lines:
        raise BadFile(N_("{file} is empty."), file=str(path))
    battle = begin(_beginning(path, lines[0]))
    starts: list[int] = []
    end = len(lines[0])
    torn = False
    for number, line in enumerate(lines[1:], start=2):
        if number == len(lines) and not line.endswith(b"\n"):
            torn = True
            break
        battle = _with_line(path, battle, number, line)
        starts.append(end)
        end += len(line)
    return Resumed(Journal(path, tuple(starts), end), battle, torn)


def _beginning(path: Path, line: bytes) -> Beginning:
    data = _parsed(path, 1, line)
    if not isinstance(data, dict) or data.get("format") != FORMAT:  # pyright: ignore[reportUnknownMemberType]
        template = N_("{file} is not a battle file of Ironmuster: its “format” is not “{format}”.")
        raise BadFile(template, file=str(path), format=FORMAT)
    try:
        beginning = Beginning.model_validate(data)
    except ValidationError as error:
        raise _in_line(path, 1, BadFile(sentence(error))) from None
    if beginning.version > VERSION:
        raise BadFile(N_("{file} was made by a newer program: update Ironmuster to play it."), file=str(path))
    return beginning


def _with_line(path: Path, battle: Battle, number: int, line: bytes) -> Battle:
    try:
        return applied(battle, Entry.model_validate(_parsed(path, number, line)))
    except ValidationError as error:
        raise _in_line(path, number, BadFile(sentence(error))) from None
    except BadFile as problem:
        raise _in_line(path, number, problem) from None


def _parsed(path: Path, number: int, line: bytes) -> Any:
    try:
        return from_json(line, allow_inf_nan=False)
    except ValueError as error:
        raise _in_line(path, number, BadFile(N_("not JSON: {where}"), where=str(error))) from None


def _in_line(path: Path, number: int, problem: BadFile) -> BadFile:
    return BadFile(N_("{file}, line {line}: {problem}"), file=str(path), line=number, problem=problem.message)
