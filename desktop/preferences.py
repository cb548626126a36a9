"""What the player has chosen for the program itself, kept in a small file; a broken file means the defaults."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from desktop import folders
from rules.errors import BadFile
from rules.storage import read_bytes, write_atomically
from rules.stored import Stored

_FILE = "preferences.json"
_MOST_RECENT = 12

Pixels = Annotated[int, Field(ge=0, le=20_000)]


class Preferences(Stored):
    """`language` None: the system's. `panes`: widths of the panes by workspace. `recent`: newest first."""

    language: Literal["en", "fr"] | None = None
    theme: Literal["system", "light", "dark"] = "system"
    own_letters: bool = True
    """The bundled typeface; otherwise the system's."""
    recent: Annotated[tuple[Annotated[str, Field(max_length=4096)], ...], Field(strict=False, max_length=50)] = ()
    panes: dict[str, Annotated[tuple[Pixels, ...], Field(strict=False, max_length=8)]] = Field(default_factory=dict)
    size: Annotated[tuple[Pixels, ...], Field(strict=False, max_length=2)] = ()


def load() -> Preferences:
    """The preferences as saved, the defaults when there are none."""
    try:
        return Preferences.model_validate_json(read_bytes(folders.home() / _FILE))
    except (BadFile, ValidationError, OSError):
        return Preferences()


def save(preferences: Preferences) -> None:
    """Keeps the preferences; a folder that cannot be written to is no reason to stop anybody."""
    with suppress(BadFile, OSError):
        write_atomically(folders.home() / _FILE, preferences.model_dump_json(indent=1).encode())


def with_recent(recent: tuple[str, ...], path: Path) -> tuple[str, ...]:
    """The recent files with one at their head."""
    return (str(path.absolute()), *without_recent(recent, path))[:_MOST_RECENT]


def without_recent(recent: tuple[str, ...], path: Path) -> tuple[str, ...]:
    """The recent files without one."""
    return tuple(other for other in recent if other != str(path.absolute()))
