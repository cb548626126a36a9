"""What an action answers: frozen dataclasses, so that equal outcomes merge in odds, written out as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any


class _Absent(Enum):
    ABSENT = "absent"


ABSENT = _Absent.ABSENT
"""The value of an outcome's field that does not exist in this case; such a field is not written out."""

Absent = _Absent


@dataclass(frozen=True, slots=True)
class Outcome:
    """Base of every outcome. A field's name is its JSON key; tuples become lists."""


@dataclass(frozen=True, slots=True)
class Allowed(Outcome):
    """Base of the outcomes of actions that the rules can refuse."""

    allowed: bool = True
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Refused(Outcome):
    """Refused by the rules: a reason code, and the figures that are named for the case."""

    reason: str
    figures: tuple[tuple[str, Any], ...] = ()


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def as_json(value: Any) -> Any:
    """An outcome, or a part of one, as plain JSON data."""
    if isinstance(value, Refused):
        return {"allowed": False, "reason": value.reason} | {k: as_json(v) for k, v in value.figures}
    if isinstance(value, tuple):
        return [as_json(part) for part in value]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, Mapping):
        return {k: as_json(v) for k, v in value.items()}  # pyright: ignore[reportUnknownVariableType]
    if is_dataclass(value):
        parts = ((name, getattr(value, name)) for name in _names(type(value)))
        return {name: as_json(part) for name, part in parts if part is not ABSENT}
    return value
