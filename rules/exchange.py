"""Units taken from one army to another as JSON, with the rows of the player's own that they use."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from pydantic import BaseModel, ValidationError

from rules.army import Army, OwnRows
from rules.errors import BadFile, sentence
from rules.fields import about
from rules.language import N_
from rules.stored import Unit
from rules.units import check_own, read_unit

FORMAT = "ironmuster-units"
VERSION = 1
_MOST_LETTERS = 64 * 1024 * 1024
_MOST_UNITS = 20_000


def picked(part: BaseModel) -> Iterator[tuple[str, str]]:
    """(table, id) of every row of a table that a unit, or a row of its lists, picks."""
    for name, info in type(part).model_fields.items():
        value: Any = getattr(part, name)
        table = about(info, "picks")
        if table and not table.startswith(".") and isinstance(value, str):
            yield table, value
        elif isinstance(value, tuple):
            for row in cast(tuple[Any, ...], value):
                if isinstance(row, BaseModel):
                    yield from picked(row)


def units_text(army: Army, units: Sequence[Unit]) -> str:
    """Units as text for the clipboard."""
    used = {pair for unit in units for pair in picked(unit)}
    own = {
        table: [row for row in rows if (table, row.get("id")) in used]
        for table, rows in (("weapons", army.own.weapons), ("equipment", army.own.equipment))
    }
    document = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": army.ruleset,
        "own": own,
        "units": [unit.model_dump(mode="json") for unit in units],
    }
    return json.dumps(document, ensure_ascii=False, sort_keys=True, indent=1)


def units_of(text: str, army: Army) -> tuple[OwnRows, tuple[Unit, ...]]:
    """The units of a text for an army, and the army's own rows with those that came along.

    A row of the army's own stays as it is where one of the same id comes along. Raises BadFile for a text that is
    something else, or of another rule set.
    """
    document = _document(text)
    if document.get("ruleset") != army.ruleset:
        raise BadFile(N_("These units are of another rule set."))
    given: Any = document.get("units")
    if not isinstance(given, list) or len(cast(list[Any], given)) > _MOST_UNITS:
        raise BadFile(N_("The clipboard holds no units."))
    try:
        units = tuple(read_unit(data) for data in cast(list[Any], given))
        came = OwnRows.model_validate(document.get("own", {}))
    except ValidationError as error:
        raise BadFile(sentence(error)) from None
    own = _merged(army.own, came)
    check_own(army.ruleset, own)
    return own, units


def holds_units(text: str) -> bool:
    """Whether a text may hold units: a quick look, for a menu."""
    return FORMAT in text[:100_000]


def _document(text: str) -> Mapping[str, Any]:
    if len(text) > _MOST_LETTERS:
        raise BadFile(N_("The clipboard holds no units."))
    try:
        document: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFile(N_("The clipboard holds no units.")) from None
    if not isinstance(document, dict) or cast(dict[str, Any], document).get("format") != FORMAT:
        raise BadFile(N_("The clipboard holds no units."))
    return cast(dict[str, Any], document)


def _merged(own: OwnRows, came: OwnRows) -> OwnRows:
    changes: dict[str, Any] = {}
    for table in ("weapons", "equipment"):
        there: tuple[dict[str, Any], ...] = getattr(own, table)
        known = {row.get("id") for row in there}
        more = tuple(row for row in getattr(came, table) if row.get("id") not in known)
        if more:
            changes[table] = (*there, *more)
    return own.model_copy(update=changes) if changes else own
