"""A battle on disk: JSON Lines, the beginning first, then an entry a line, written as it happens.

Undo takes the last line off, redo writes it again: the same battle has the same bytes. A torn last line, as a
power cut leaves it, is dropped with a notice; whatever stands before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError
from pydantic_core import from_json

from rules.battle import FORMAT, MOST_ENTRIES, VERSION, Battle, Beginning, Entry, begin, folded
from rules.errors import BadFile, reason, sentence
from rules.language import N_
from rules.storage import LARGEST_FILE, read_bytes, sorted_json, write_atomically


@dataclass(frozen=True, slots=True)
class Journal:
    """A battle file: where each entry's line starts, where the last one ends, how large the file was left.

    `size` is more than `end` after a torn last line, and less by one where the last line lacks its line feed.
    """

    path: Path
    starts: tuple[int, ...]
    end: int
    size: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """A battle as read. `torn`: the last line was incomplete and is dropped."""

    journal: Journal
    battle: Battle
    torn: bool


class ChangedElsewhere(BadFile):
    """The file is not as this program left it: somebody else wrote to it."""


def _line(model: Beginning | Entry) -> bytes:
    return sorted_json(model, exclude_defaults=isinstance(model, Entry))


def create(path: Path, beginning: Beginning) -> Journal:
    """Starts a battle file. Raises BadFile."""
    return write_whole(path, begin(beginning))


def write_whole(path: Path, battle: Battle) -> Journal:
    """Writes a battle with all its entries as a new file. Raises BadFile; an old file is then untouched."""
    lines = [_line(battle.beginning), *(_line(step.entry) for step in battle.steps)]
    write_atomically(path, b"".join(lines))
    ends = [0]
    for line in lines:
        ends.append(ends[-1] + len(line))
    return Journal(path, tuple(ends[1:-1]), ends[-1], ends[-1])


def append(journal: Journal, entry: Entry) -> Journal:
    """Writes an entry's line; it is on the disk when this returns.

    Raises BadFile; the file is then as before. A file that somebody else changed meanwhile is left alone.
    """
    line = _line(entry)
    end = journal.end + len(line)
    if end > LARGEST_FILE or len(journal.starts) >= MOST_ENTRIES:
        raise BadFile(N_("{file} is full: begin a new battle."), file=str(journal.path))

    kept = min(journal.end, journal.size)

    def add(file: FileIO) -> None:
        try:
            file.seek(kept)
            _write(file, b"\n" * (journal.end - kept) + line)
            file.truncate()
            os.fsync(file.fileno())
        except OSError:
            file.truncate(kept)
            raise

    _change(journal, add)
    return Journal(journal.path, (*journal.starts, journal.end), end, end)


def take_back(journal: Journal) -> Journal:
    """Takes the last entry's line off. Raises BadFile as `append`; ValueError when there is no entry."""
    if not journal.starts:
        raise ValueError("no entry to take back")
    end = journal.starts[-1]

    def cut(file: FileIO) -> None:
        file.truncate(end)
        os.fsync(file.fileno())

    _change(journal, cut)
    return Journal(journal.path, journal.starts[:-1], end, end)


def _write(file: FileIO, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def _change(journal: Journal, change: Callable[[FileIO], None]) -> None:
    try:
        with journal.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) not in (journal.size, journal.end):
                template = N_("{file} was changed by another program. Open it again to go on.")
                raise ChangedElsewhere(template, file=str(journal.path))
            change(file)
    except OSError as error:
        template = N_("{file} cannot be written: {why}. The battle goes on; save it elsewhere.")
        raise BadFile(template, file=str(journal.path), why=reason(error)) from None


def peek(path: Path) -> Beginning:
    """The beginning of a battle file, without its entries. Raises BadFile."""
    try:
        with path.open("rb") as file:
            line = file.readline(LARGEST_FILE)
    except OSError as error:
        raise BadFile(N_("{file} cannot be read: {why}."), file=str(path), why=reason(error)) from None
    return _beginning(path, line)


def resume(path: Path) -> Resumed:
    """Reads a battle file and folds its entries. Raises BadFile with a sentence that names file and line."""
    data = read_bytes(path)
    lines = data.splitlines(keepends=True)
    if not lines:
        raise BadFile(N_("{file} is empty."), file=str(path))
    if len(lines) > MOST_ENTRIES + 1:
        raise BadFile(N_("{file} has too many lines: more than {most}."), file=str(path), most=MOST_ENTRIES)
    reader = _Reader(path, lines)
    beginning = _beginning(path, lines[0])
    try:
        battle = folded(begin(beginning), reader.entries())
    except BadFile as problem:
        raise _in_line(path, reader.number, problem) from None
    ends = [0]
    for line in lines[: reader.whole]:
        ends.append(ends[-1] + len(line))
    # A last line that is whole but for its line feed, as an editor leaves it, is kept; the feed comes with the next.
    end = ends[-1] if lines[reader.whole - 1].endswith(b"\n") else ends[-1] + 1
    return Resumed(Journal(path, tuple(ends[1:-1]), end, len(data)), battle, reader.whole < len(lines))


class _Reader:
    """Reads the entries' lines one by one: `number` is the line being read, `whole` how many lines count."""

    def __init__(self, path: Path, lines: list[bytes]) -> None:
        self._lines = lines
        self.number = 1
        self.whole = len(lines)

    def entries(self) -> Iterator[Entry]:
        for line in self._lines[1:]:
            self.number += 1
            try:
                data = _parsed(line)
            except BadFile:
                if self.number == len(self._lines) and not line.endswith(b"\n"):
                    self.whole -= 1
                    return
                raise
            try:
                yield Entry.model_validate(data)
            except ValidationError as error:
                raise BadFile(sentence(error)) from None


def _beginning(path: Path, line: bytes) -> Beginning:
    try:
        data = _parsed(line)
    except BadFile as problem:
        raise _in_line(path, 1, problem) from None
    document = cast(dict[str, Any], data) if isinstance(data, dict) else {}
    if document.get("format") != FORMAT:
        template = N_("{file} is not a battle file of Ironmuster: its “format” is not “{format}”.")
        raise BadFile(template, file=str(path), format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise BadFile(N_("{file}: its version is missing or no whole number."), file=str(path))
    if version > VERSION:
        raise BadFile(N_("{file} was made by a newer program: update Ironmuster to play it."), file=str(path))
    try:
        return Beginning.model_validate(document)
    except ValidationError as error:
        raise _in_line(path, 1, BadFile(sentence(error))) from None


def _parsed(line: bytes) -> Any:
    try:
        found: Any = from_json(line, allow_inf_nan=False)
    except ValueError:
        raise BadFile(N_("it is not JSON")) from None
    return found


def _in_line(path: Path, number: int, problem: BadFile) -> BadFile:
    return BadFile(N_("{file}, line {line}: {problem}"), file=str(path), line=number, problem=problem.message)
