"""Files: read with limits, migrated when they are old, written so that a crash at any moment leaves a whole file.

An army is UTF-8 JSON with sorted keys and an indent, so that it can be kept under version control.
"""

from __future__ import annotations

import json
import os
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, cast

from pydantic import BaseModel
from pydantic_core import from_json, to_json

from rules.army import FORMAT, VERSION, Army, read_army
from rules.errors import BadFile, json_fault, reason
from rules.language import N_

LARGEST_FILE = 64 * 1024 * 1024
SUFFIX = ".muster"
BATTLE_SUFFIX = ".battle"

MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a version to the next: takes and gives a whole document."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An army as read. `migrated_from`: the older version it had; `newer`: it may only be looked at."""

    army: Army
    migrated_from: int | None = None
    newer: bool = False


def name_of(path: Path) -> str:
    """What an army is called that is named after its file; letters that are none in UTF-8 become "�"."""
    return os.fsencode(path.stem).decode("utf-8", "replace")[:300]


def read_bytes(path: Path) -> bytes:
    """The bytes of a file of at most 64 MiB. Raises BadFile."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadFile(N_("{file} cannot be read: {why}."), file=str(path), why=reason(error)) from None
    if len(data) > LARGEST_FILE:
        raise BadFile(N_("{file} is too large: more than {most} MiB."), file=str(path), most=LARGEST_FILE >> 20)
    return data


def _document(path: Path, data: bytes) -> dict[str, Any]:
    try:
        found: Any = from_json(data.removeprefix(BOM_UTF8), allow_inf_nan=False)
    except ValueError as error:
        raise BadFile(N_("{file} is not an army file: {where}."), file=str(path), where=json_fault(error)) from None
    document = cast(dict[str, Any], found) if isinstance(found, dict) else {}
    if document.get("format") != FORMAT:
        template = N_("{file} is not an army file of Ironmuster: its “format” is not “{format}”.")
        raise BadFile(template, file=str(path), format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise BadFile(N_("{file}: its version is missing or no whole number."), file=str(path))
    return document


def read_file(path: Path) -> Opened:
    """Reads an army file. Raises BadFile with a sentence that names the file and the place."""
    document = _document(path, read_bytes(path))
    version: int = document["version"]
    for step in range(version, VERSION):
        document = MIGRATIONS[step](document)
    try:
        army = read_army(document)
    except BadFile as problem:
        raise BadFile(N_("{file}: {problem}"), file=str(path), problem=problem.message) from None
    return Opened(army, version if version < VERSION else None, version > VERSION)


def sorted_json(model: BaseModel, indent: int | None = None, *, exclude_defaults: bool = False) -> bytes:
    """A model as JSON with the keys of every object in alphabetical order, and a line end."""
    data = model.model_dump(mode="json", exclude_defaults=exclude_defaults)
    # Sorted by the one, indented by the other: each does its part without a loop of ours.
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return to_json(from_json(text), indent=indent) + b"\n"


def army_bytes(army: Army) -> bytes:
    """The army as its file has it: the same army gives the same bytes."""
    return sorted_json(army, indent=1)


def write_atomically(path: Path, data: bytes) -> None:
    """Replaces a file whole or not at all. Raises BadFile; the old file is then untouched."""
    temporary: str | None = None
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", suffix=".new", delete=False) as file:
            temporary = file.name
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):  # the old file's permissions, where there is one
            Path(temporary).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        Path(temporary).replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise BadFile(
            N_("{file} cannot be written: {why}. Nothing was changed."), file=str(path), why=reason(error)
        ) from None


def check_output(path: Path, start: bytes) -> None:
    """Raises BadFile where a file is in the way that is of another kind: one that does not begin with `start`."""
    if path.is_file():
        with suppress(OSError), path.open("rb") as file:
            found = file.read(len(start))
            if found and found != start:
                raise BadFile(
                    N_("{file} is there already, as a file of another kind: nothing was written."), file=str(path)
                )


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_file(path: Path, army: Army) -> None:
    """Saves an army. A link is followed: what it points to is replaced. Raises BadFile."""
    write_atomically(path.resolve(), army_bytes(army))


def keep_old(path: Path, version: int) -> Path:
    """Keeps a copy of a file of an older version beside it, once. Returns where. Raises BadFile."""
    kept = path.with_name(f"{path.stem}.version-{version}{path.suffix}")
    if not kept.exists():
        write_atomically(kept, read_bytes(path))
    return kept
