"""A rolled-up dreadnought as a unit of an army, and what each of its rows gave in words (RT-GEN-01, RT-DRD-09)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import cache
from typing import Any

from rules.dice import Rolled
from rules.fields import about, field_info
from rules.language import C_, CODES, N_, Message, Plural, Words, language
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.random_dreadnought import STEPS, GeneratedDreadnought, GeneratedWeapon, Step
from rules.rogue_trader.random_rows import RolledSuit, roll_suit
from rules.rogue_trader.random_tables import (
    BASIC_WEAPONS,
    DIFFERENCES,
    EQUIPMENT_TABLE,
    FIRST_NAMES,
    FRAMES,
    HEAVY_WEAPONS,
    HISTORIES,
    PLATINGS,
    SECOND_NAMES,
    FrameRow,
    faces,
    record_words,
    table_rows,
)
from rules.rogue_trader.tables import signed
from rules.stored import fresh_id

STEP_TITLES: Mapping[Step, str] = {
    "frame": N_("Frame"),
    "differences": N_("Individual differences"),
    "plating": N_("Armour plating"),
    "weapons": N_("Weapons"),
    "equipment": N_("Equipment"),
    "history": N_("History"),
    "name": N_("Name"),
}
PROFILE = ("m", "ws", "bs", "s", "t", "damage", "i", "a")
"""The fields of the individual differences, in the order of their dice."""
_SOUND, _MODIFIED = "sound", "field-modification"
_SEATS = "ejector-seats"


@cache
def letter(field: str) -> str:
    """The letter of a field of the profile, as a template."""
    return about(field_info(Dreadnought, field), "letter")


def die_title(step: Step, place: int) -> str:
    """What stands under a die of a step, counted from 0: the characteristic's letter or the step, as a template."""
    return letter(PROFILE[place]) if step == "differences" else STEP_TITLES[step]


# The unit


def suit_unit(
    suit: RolledSuit,
    seed: str,
    text: Callable[[Words], str],
    *,
    mixed: bool = False,
    typed: Set[Step] = frozenset(),
) -> Dreadnought:
    """The suit as a unit with a new id, named and noted in the language of `text`, its rolls in its record.

    `mixed`, `typed`: see `rules.stored.RollRecord`.
    """
    return Dreadnought.model_validate(suit_data(suit, seed, text, fresh_id(), mixed=mixed, typed=typed))


def suit_data(
    suit: RolledSuit,
    seed: str,
    text: Callable[[Words], str],
    unit_id: str,
    *,
    mixed: bool = False,
    typed: Set[Step] = frozenset(),
) -> dict[str, Any]:
    """The unit as plain data, without what it leaves at its default; see `suit_unit`."""
    found = suit.outcome
    record = _record(suit, seed, mixed, typed)
    equipment = table_rows(EQUIPMENT_TABLE)
    items = [equipment[item].item or item for item in found.equipment]
    return {
        "kind": "rogue-trader.dreadnought",
        "id": unit_id,
        "name": text(suit_name(found)),
        "type_name": text(Message(N_("{frame} frame"), {"frame": text(_frame(found).name.words()).lower()})),
        **{field: getattr(found, field) for field in PROFILE},
        "save": found.save,
        "weapon_points": found.weapon_points,
        "equipment_points": found.equipment_points,
        "seat": _SEATS in items,
        "cool_modifier": found.cool_modifier,
        "weapons": [_weapon(place, weapon, text) for place, weapon in enumerate(found.weapons, 1)],
        "equipment": [{"id": f"item-{place}", "item": item} for place, item in enumerate(items, 1)],
        "notes": "\n".join(suit_notes(found, record["seed"], "mixed" in record, text)),
        "rolled": record,
    }


_FROM_TABLES = (
    *PROFILE,
    "name",
    "type_name",
    "save",
    "weapon_points",
    "equipment_points",
    "seat",
    "cool_modifier",
    "weapons",
    "equipment",
    "rolled",
)


def rolled_again(old: Dreadnought, new: Dreadnought) -> Dreadnought:
    """A rolled-up suit with what the tables gave another one; pilot, picture and the player's notes stay."""
    own_lines = [line for line in old.notes.splitlines() if line not in _lines_of(old)]
    notes = "\n".join([*new.notes.splitlines(), *own_lines])
    return old.model_copy(update={**{field: getattr(new, field) for field in _FROM_TABLES}, "notes": notes})


def _lines_of(suit: Dreadnought) -> set[str]:
    """The lines that the tables gave to the notes of a suit, in every language."""
    if suit.rolled is None:
        return set()
    there = {step.step: [result for _, result in step.faces()] for step in suit.rolled.steps}
    kept: dict[Step, list[int]] = {step: there[step] for step in STEPS if step in there}
    outcome = roll_suit(kept, lambda: Rolled(0)).outcome
    seed, mixed = suit.rolled.seed, suit.rolled.mixed
    return {line for code in CODES for line in suit_notes(outcome, seed, mixed, language(code).text)}


def _record(suit: RolledSuit, seed: str, mixed: bool, typed: Set[Step]) -> dict[str, Any]:
    """Every die of the suit with its step; no seed where all of them were typed."""
    steps: list[dict[str, Any]] = []
    for step, rolled in suit.steps.items():
        steps.append({"step": step, "dice": [f"D{roll.sides} {roll.result}" for roll in rolled.rolls]})
        if step in typed:
            steps[-1]["typed"] = True
    if typed and typed >= suit.steps.keys():
        return {"seed": "", "steps": steps}
    record: dict[str, Any] = {"seed": seed, "steps": steps}
    if mixed:
        record["mixed"] = True
    return record


def suit_name(found: GeneratedDreadnought) -> Words:
    """The name that is proposed; empty without lists of names (RT-GEN-08)."""
    first, second = found.name
    if not first or not second:
        return ""
    parts = {"first": faces(FIRST_NAMES)[first].name.words(), "second": faces(SECOND_NAMES)[second].name.words()}
    return Message(N_("{first} {second}"), parts)


def suit_notes(found: GeneratedDreadnought, seed: str, mixed: bool, text: Callable[[Words], str]) -> list[str]:
    """The lines of a suit's notes: each effect of its history, and where its figures come from (RT-GEN-07)."""
    effects = [f"{text(words)}." for words in _effects(found)]
    return [*effects, f"{text(record_words(seed, mixed))}."]


def _weapon(place: int, weapon: GeneratedWeapon, text: Callable[[Words], str]) -> dict[str, Any]:
    built_in: dict[str, Any] = {"id": f"weapon-{place}", "weapon": weapon.name, "mount": weapon.mount}
    if weapon.to_hit:
        built_in |= {"to_hit": weapon.to_hit, "note": text(Message(C_("weapon", "salvaged")))}
    return built_in


# Words


def step_words(suit: RolledSuit, step: Step) -> list[Words]:
    """What a step gave, in parts to be joined by commas; empty for a step that is left out."""
    if step not in suit.steps:
        return []
    found = suit.outcome
    if step == "frame":
        points = found.weapon_points - found.history.count(_MODIFIED)
        return [_frame(found).name.words(), Plural("{n} weapon point", "{n} weapon points", points)]
    if step == "differences":
        return _changes(suit)
    if step == "plating":
        face = suit.steps["plating"].rolls[0].result + _frame(found).plating
        return [faces(PLATINGS)[max(1, min(6, face))].name.words()]
    if step == "weapons":
        weapons = found.weapons[: len(found.weapons) - found.history.count(_MODIFIED)]
        return [weapon_words(weapon.name) for weapon in weapons]
    if step == "equipment":
        return [table_rows(EQUIPMENT_TABLE)[item].name.words() for item in found.equipment]
    return _effects(found, sound=True) if step == "history" else [suit_name(found)]


def weapon_words(weapon: str) -> Words:
    """The name of a weapon of the tables."""
    row = table_rows(BASIC_WEAPONS).get(weapon) or table_rows(HEAVY_WEAPONS)[weapon]
    return row.name.words()


def _changes(suit: RolledSuit) -> list[Words]:
    changes: list[Words] = []
    for field, roll in zip(PROFILE, suit.steps["differences"].rolls, strict=True):
        change = faces(DIFFERENCES)[roll.result].change
        if change:
            figures: dict[str, Words] = {"characteristic": Message(letter(field)), "change": signed(change)}
            changes.append(Message(N_("{characteristic} {change}"), figures))
    return changes or [Message(C_("differences", "None"))]


def _effects(found: GeneratedDreadnought, *, sound: bool = False) -> list[Words]:
    """The rows of the history, with the weapon that one is about; `sound`: also where nothing has befallen the suit."""
    rows = table_rows(HISTORIES)
    salvaged = [weapon.name for weapon in found.weapons for _ in range(-weapon.to_hit)]
    about_weapon = {"salvaged-arm": salvaged, _MODIFIED: [weapon.name for weapon in found.weapons[-1:]]}
    effects: list[Words] = []
    for row in found.history:
        if row == _SOUND and not sound:
            continue
        weapons = about_weapon.get(row)
        if weapons:
            figures: dict[str, Words] = {"effect": rows[row].name.words(), "weapon": weapon_words(weapons.pop(0))}
            effects.append(Message(N_("{effect} ({weapon})"), figures))
        else:
            effects.append(rows[row].name.words())
    return effects


def _frame(found: GeneratedDreadnought) -> FrameRow:
    return table_rows(FRAMES)[found.frame]
