"""What a form must know of a model's fields, read from its JSON Schema: kind, bounds, words, unit, rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel

Kind = Literal["flag", "whole", "number", "choice", "mixed", "text", "object", "list", "counts", "none"]


@dataclass(frozen=True, slots=True)
class Shape:
    """One field. `optional`: it may be null. `mixed` is a choice or a whole number; `counts` a number for each key."""

    kind: Kind
    title: str = ""
    default: Any = None
    required: bool = False
    optional: bool = False
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    longest: int | None = None
    fields: Mapping[str, Shape] = field(default_factory=dict)
    item: Shape | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """The short title, else the title, as a template."""
        return self.extra.get("short") or self.title

    @property
    def unit(self) -> str:
        return self.extra.get("unit", "")

    @property
    def words(self) -> Mapping[Any, str]:
        """The word of each choice, as templates."""
        return self.extra.get("words", {})


@cache
def shape_of(model: type[BaseModel]) -> Mapping[str, Shape]:
    """The fields of a model by the name they have in data."""
    schema = model.model_json_schema(by_alias=True)
    return _fields(schema, schema.get("$defs", {}), model)


_DESCRIBED = ("short", "letter", "help", "section", "picks", "words", "unit", "rule", "house")


def _fields(
    schema: Mapping[str, Any], defs: Mapping[str, Any], model: type[BaseModel] | None = None
) -> Mapping[str, Shape]:
    required = schema.get("required", ())
    described = _descriptions(model) if model is not None else {}
    return {
        name: _shape({**described.get(name, {}), **part}, defs, name in required)
        for name, part in schema.get("properties", {}).items()
    }


def _descriptions(model: type[BaseModel]) -> Mapping[str, Mapping[str, Any]]:
    """Titles and descriptions that the schema leaves out, where a field is an object."""
    found: dict[str, Mapping[str, Any]] = {}
    for name, info in model.model_fields.items():
        extra = info.json_schema_extra
        found[info.alias or name] = {"title": info.title or "", **(extra if isinstance(extra, dict) else {})}
    return found


def _shape(part: Mapping[str, Any], defs: Mapping[str, Any], required: bool = False) -> Shape:
    extra = {key: part[key] for key in _DESCRIBED if key in part}
    common: dict[str, Any] = {
        "title": part.get("title", ""),
        "default": part.get("default"),
        "required": required,
        "extra": extra,
    }
    arms = [arm for arm in part.get("anyOf", ()) if arm.get("type") != "null"]
    # A field that need not be there and has no fixed default is worked out by the model: it may be left empty.
    derived = not required and "default" not in part and bool(part.get("title"))
    optional = derived or ("anyOf" in part and len(arms) < len(part["anyOf"]))
    if len(arms) == 1:
        return _plain(arms[0], defs, common, optional)
    if arms:
        choices = tuple(str(value) for arm in arms for value in arm.get("enum", (arm.get("const", ""),)) if value != "")
        numbers = [arm for arm in arms if arm.get("type") in ("integer", "number")]
        least = numbers[0].get("minimum") if numbers else None
        most = numbers[0].get("maximum") if numbers else None
        return Shape("mixed", optional=optional, choices=choices, least=least, most=most, **common)
    return _plain(part, defs, common, derived)


def _plain(part: Mapping[str, Any], defs: Mapping[str, Any], common: dict[str, Any], optional: bool) -> Shape:
    if "allOf" in part and len(part["allOf"]) == 1:
        part = {**part, **part["allOf"][0]}
    if "$ref" in part:
        target = defs[part["$ref"].rsplit("/", 1)[-1]]
        if "properties" in target:
            return Shape("object", optional=optional, fields=_fields(target, defs), **common)
        part = {**target, **{key: value for key, value in part.items() if key != "$ref"}}
    if "enum" in part or "const" in part:
        choices = tuple(part.get("enum") or (part["const"],))
        return Shape("choice", optional=optional, choices=choices, **common)
    match part.get("type"):
        case "boolean":
            return Shape("flag", optional=optional, **common)
        case "integer" | "number" as kind:
            least = part.get("minimum", part.get("exclusiveMinimum"))
            most = part.get("maximum", part.get("exclusiveMaximum"))
            name: Kind = "whole" if kind == "integer" else "number"
            return Shape(name, optional=optional, least=least, most=most, **common)
        case "string":
            return Shape("text", optional=optional, longest=part.get("maxLength"), **common)
        case "array":
            return Shape("list", optional=optional, item=_shape(part.get("items", {}), defs), **common)
        case "object" if "properties" in part:
            return Shape("object", optional=optional, fields=_fields(part, defs), **common)
        case "object":
            return Shape("counts", optional=optional, item=_values(part, defs), **common)
    return Shape("none", optional=optional, **common)


def _values(part: Mapping[str, Any], defs: Mapping[str, Any]) -> Shape:
    inner = part.get("additionalProperties")
    if isinstance(inner, dict):
        return _shape(inner, defs)
    patterns = part.get("patternProperties", {})
    return _shape(next(iter(patterns.values())), defs) if patterns else Shape("none")
