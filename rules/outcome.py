"""What an action answers: frozen dataclasses, so that equal outcomes merge in odds, written out as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, cast


class _Absent(Enum):
    ABSENT = "absent"


ABSENT = _Absent.ABSENT
"""The value of an outcome's field that does not exist in this case; such a field is not written out."""

Absent = _Absent


@dataclass(frozen=True, slots=True)
class Outcome:
    """Base of every outcome. A field's name is its JSON key (`class_` is class); tuples become lists."""


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


class Pairs(tuple[tuple[str, Any], ...]):
    """Names and values, hashable, written out as a JSON object: for keys that are data, not fields."""

    __slots__ = ()


_PLAIN = frozenset((str, int, float, bool, type(None)))


@cache
def _names(kind: type) -> tuple[tuple[str, str], ...]:
    """Attribute and JSON key of each field."""
    return tuple((field.name, field.name.rstrip("_")) for field in fields(kind))


def _pairs(outcome: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(outcome, Refused):
        yield from (("allowed", False), ("reason", outcome.reason), *outcome.figures)
        return
    for name, key in _names(outcome.__class__):
        value = getattr(outcome, name)
        if value is not ABSENT:
            yield key, value


@cache
def _named(kind: type, keys: frozenset[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, key) for name, key in _names(kind) if key in keys)


def part(outcome: Outcome, names: frozenset[str]) -> Pairs:
    """Those fields of an outcome that are named."""
    if isinstance(outcome, Refused):
        return Pairs(pair for pair in _pairs(outcome) if pair[0] in names)
    found = [(key, getattr(outcome, name)) for name, key in _named(outcome.__class__, names)]
    return Pairs([pair for pair in found if pair[1] is not ABSENT])


def as_json(value: Any) -> Any:
    """An outcome, or a part of one, as plain JSON data."""
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, Outcome):
        return _object(_pairs(value))
    if isinstance(value, Pairs):
        return _object(value)
    if isinstance(value, tuple):
        items = cast(tuple[Any, ...], value)
        return [inner if inner.__class__ in _PLAIN else as_json(inner) for inner in items]
    if isinstance(value, Mapping):
        return _object(cast(Mapping[str, Any], value).items())
    return _object(_pairs(value)) if is_dataclass(value) else value


def _object(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    return {name: inner if inner.__class__ in _PLAIN else as_json(inner) for name, inner in pairs}
