"""Creature profiles and armour: the twelve characteristics (RT-CONV-08, RT-TRP-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from rules.catalogue import Row, rows
from rules.fields import described
from rules.findings import Finding
from rules.language import C_, N_, Message, Words
from rules.stored import Stored

Value = Annotated[int, Field(ge=-99, le=99)]


def characteristic(title: str, letter: str, *, unit: str = "", section: str = "profile") -> Any:
    """A field for one characteristic: its word, with the letter beside it; empty when it is not known."""
    return described(title, None, letter=letter, unit=unit, section=section, rule="RT-CONV-08")


class Profile(Stored):
    """M in inches, the rest plain figures; None is not known."""

    m: Annotated[float, Field(ge=-99, le=99)] | None = characteristic(N_("Move"), C_("characteristic", "M"), unit="″")
    ws: Value | None = characteristic(N_("Weapon Skill"), C_("characteristic", "WS"))
    bs: Value | None = characteristic(N_("Ballistic Skill"), C_("characteristic", "BS"))
    s: Value | None = characteristic(N_("Strength"), C_("characteristic", "S"))
    t: Value | None = characteristic(N_("Toughness"), C_("characteristic", "T"))
    w: Value | None = characteristic(N_("Wounds"), C_("characteristic", "W"))
    i: Value | None = characteristic(N_("Initiative"), C_("characteristic", "I"))
    a: Value | None = characteristic(N_("Attacks"), C_("characteristic", "A"))
    ld: Value | None = characteristic(N_("Leadership"), C_("characteristic", "Ld"))
    intelligence: Value | None = characteristic(N_("Intelligence"), C_("characteristic", "Int"))
    cl: Value | None = characteristic(N_("Cool"), C_("characteristic", "Cl"))
    wp: Value | None = characteristic(N_("Will Power"), C_("characteristic", "WP"))


class TroopProfile(Row):
    """A shipped profile of troops (RT-TRP-01)."""

    profile: dict[str, object]


class Armour(Row):
    """A kind of armour with its save (RT-TRP-01)."""

    save: Annotated[int, Field(ge=2, le=6)]


def troop_profiles() -> Mapping[str, Profile]:
    """The shipped profiles of troops by id."""
    return {
        row.id: Profile.model_validate(row.profile)
        for row in rows("rogue_trader", "troop_profiles", TroopProfile).values()
    }


def armours() -> Mapping[str, Armour]:
    """The kinds of armour by id."""
    return rows("rogue_trader", "armours", Armour)


def value_findings(model: Stored, names: Sequence[str], place: str = "") -> Iterator[Finding]:
    """Values below 0 are errors, values outside 1 to 10 warnings (RT-TRP-01). `place` goes before the field."""
    for name in names:
        value = getattr(model, name)
        if value is None or 1 <= value <= 10:
            continue
        title = type(model).model_fields[name].title or name
        figures: dict[str, Words] = {"characteristic": Message(title), "value": value}
        if value < 0:
            message = Message(N_("{characteristic} is below 0: {value}."), figures)
            yield Finding("characteristic-negative", "error", message, "RT-TRP-01", place + name)
        else:
            message = Message(N_("{characteristic} {value} is unusual: outside 1 to 10."), figures)
            yield Finding("characteristic-unusual", "warning", message, "RT-TRP-01", place + name)
