"""Fields that describe themselves: title, unit, bounds and rule, for forms, cards, tooltips and JSON Schema."""

from __future__ import annotations

from typing import Any, Literal, cast

from pydantic import BaseModel, Field, JsonValue
from pydantic.fields import FieldInfo


def described(
    title: str,
    default: Any = ...,
    *,
    short: str = "",
    help: str = "",  # noqa: A002
    unit: str = "",
    rule: str = "",
    house: bool = False,
    **bounds: Any,
) -> Any:
    """A pydantic field with a description: `title`, `short` and `help` are templates marked with `N_`.

    `short`: the label where room is scarce; `unit`: written after the figure; `rule`: id of the rule it serves;
    `house`: the value is ours or the group's, not the rules'. `bounds` go to pydantic (ge, le, max_length, alias …).
    """
    given: dict[str, JsonValue] = {"short": short, "help": help, "unit": unit, "rule": rule, "house": house}
    extra = {key: value for key, value in given.items() if value}
    return cast(Any, Field)(default, title=title, json_schema_extra=extra or None, **bounds)


def field_info(model: type[BaseModel], name: str) -> FieldInfo:
    """The description of a model's field."""
    return model.model_fields[name]


def about(info: FieldInfo, what: Literal["short", "help", "unit", "rule"]) -> str:
    """One part of a field's description; empty when it has none (`short` falls back on the title)."""
    extra = cast(dict[str, str] | None, info.json_schema_extra) or {}
    found = extra.get(what, "")
    return found if found or what != "short" else info.title or ""
