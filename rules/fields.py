"""Fields that describe themselves: title, unit, bounds and rule, for forms, cards, tooltips and JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Protocol, TypeVar, cast

from pydantic import AfterValidator, BaseModel, Field, JsonValue
from pydantic.fields import FieldInfo

from rules.errors import BadInput
from rules.language import N_


class HasId(Protocol):
    """Something that is told apart by an id."""

    @property
    def id(self) -> str: ...


T = TypeVar("T")
H = TypeVar("H", bound=HasId)


def check_differ(names: Iterable[str]) -> None:
    """Raises BadInput when a name occurs twice."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadInput(N_("“{name}” is there twice: each needs a name of its own"), name=name)
        seen.add(name)


def _ids_differ(items: tuple[H, ...]) -> tuple[H, ...]:
    check_differ(item.id for item in items)
    return items


# JSON has lists, not tuples: only the outer sequence is read leniently.
Many = Annotated[tuple[T, ...], Field(strict=False)]
"""A list: `Many[Group] = described(N_("Groups"), min_length=1, max_length=50)`."""
ManyById = Annotated[tuple[H, ...], Field(strict=False), AfterValidator(_ids_differ)]
"""A list of things whose ids must differ."""


def described(
    title: str,
    default: Any = ...,
    *,
    short: str = "",
    letter: str = "",
    help: str = "",  # noqa: A002
    section: str = "",
    picks: str = "",
    words: Mapping[Any, str] | None = None,
    one: str = "",
    unit: str = "",
    rule: str = "",
    house: bool = False,
    **bounds: Any,
) -> Any:
    """A pydantic field with a description: `title`, `short`, `letter` and `help` are templates marked with `N_`.

    `short`: the label where room is scarce; `letter`: the profile's letter, shown beside the word (RT-CONV-08);
    `section`: part of the form it stands in; `picks`: the table its id comes from, or, after a dot, the list of the
    same unit; `words`: the word of each value of a choice, as templates; `one`: what a single item of
    the list is called; `unit`: written after the figure;
    `rule`: id of the rule it serves; `house`: the value is ours or the group's, not the rules'.
    `bounds` go to pydantic (ge, le, max_length, alias …).
    """
    given: dict[str, JsonValue] = {
        "short": short,
        "letter": letter,
        "help": help,
        "section": section,
        "picks": picks,
        "words": dict(words) if words else None,
        "one": one,
        "unit": unit,
        "rule": rule,
        "house": house,
    }
    extra = {key: value for key, value in given.items() if value}
    return cast(Any, Field)(default, title=title, json_schema_extra=extra or None, **bounds)


def field_info(model: type[BaseModel], name: str) -> FieldInfo:
    """The description of a model's field."""
    return model.model_fields[name]


def choice_words(info: FieldInfo) -> Mapping[str, str]:
    """The word of each value of a choice, as templates; empty when the field has none."""
    extra = cast(dict[str, Any] | None, info.json_schema_extra) or {}
    return cast(Mapping[str, str], extra.get("words", {}))


def about(info: FieldInfo, what: Literal["short", "letter", "help", "section", "picks", "one", "unit", "rule"]) -> str:
    """One part of a field's description; empty when it has none (`short` falls back on the title)."""
    extra = cast(dict[str, str] | None, info.json_schema_extra) or {}
    found = extra.get(what, "")
    return found if found or what != "short" else info.title or ""
