"""Entries of a battle in words: a title, the sentences, the whole log as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from desktop.words import say, tr
from rules.actions import find
from rules.battle import Battle, Entry, Standing, around, replayed
from rules.battle_table import table
from rules.dice import Roll
from rules.errors import BadFile, BadInput
from rules.fields import choice_words
from rules.language import C_, N_, Message, Plural, Words
from rules.stored import Stored
from rules.units import kind_of

UNNAMED = C_("unit", "Unnamed")


def fighter_name(standing: Standing) -> str:
    """The name of a unit in the battle."""
    return standing.fighter.name or tr(UNNAMED)


def name_of(battle: Battle, fighter: str | None) -> str:
    """The name of the unit of that id; empty for none."""
    standing = battle.standings.get(fighter) if fighter is not None else None
    return fighter_name(standing) if standing is not None else ""


def side_name(battle: Battle, side: int) -> str:
    """The name of a side, or its number."""
    name = battle.beginning.sides[side].name
    return name or tr("Side {number}", number=side + 1)


@cache
def action_title(action: str) -> str:
    """The template of an action's title."""
    try:
        return find(action).title
    except BadInput:
        return action


def phase_title(battle: Battle, phase: str) -> str:
    """The title of a phase."""
    titles = dict(table(battle.beginning.ruleset).phases(battle.settings))
    return tr(titles[phase]) if phase in titles else phase


def part_names(battle: Battle, *fighters: str | None) -> dict[str, Words]:
    """What stands for the ids of the weapons, turrets and people of units."""
    names: dict[str, Words] = {}
    for fighter in fighters:
        standing = battle.standings.get(fighter) if fighter is not None else None
        if standing is not None and (kind := kind_of(standing.unit)) is not None:
            for field in ("weapons", "turrets", "aboard", "equipment", "sections"):
                for number, part in enumerate(getattr(standing.unit, field, ()), start=1):
                    names[part.id] = _part_name(battle, standing, field, part, number, kind.tables)
    return names


def _part_name(battle: Battle, standing: Standing, field: str, part: Any, number: int, tables: Sequence[Any]) -> Words:
    own = battle.own(standing.fighter.id)
    picked = getattr(part, "weapon", None) or getattr(part, "item", None)
    for listed in tables:
        if listed.id == field and picked is not None:
            row = listed.rows(own).get(picked)
            return row.name.words() if row is not None else picked
    if getattr(part, "name", ""):
        return part.name
    role = type(part).model_fields.get("role")
    if role is not None:
        return Message(choice_words(role)[part.role])
    unnamed = {"sections": N_("section {number}"), "aboard": N_("passengers {number}")}
    return Message(unnamed.get(field, N_("turret {number}")), {"number": number})


def with_names(words: Words, names: Mapping[str, Words]) -> Words:
    """The sentence with ids in it replaced by the names that stand for them."""
    if isinstance(words, Message):
        return Message(words.template, {key: with_names(value, names) for key, value in words.figures.items()})
    if isinstance(words, Plural):
        figures = {key: with_names(value, names) for key, value in words.figures.items()}
        return Plural(words.one, words.many, words.n, figures)
    if isinstance(words, str):
        if words in names:
            return names[words]
        parts = words.split(", ")
        if len(parts) > 1 and all(part in names for part in parts):
            return ", ".join(say(names[part]) for part in parts)
    return words


def entry_title(battle: Battle, entry: Entry) -> str:
    """What an entry is, as "Shoot: Old Anvil → Cormorant"; `battle` may be any state of the battle."""
    if entry.kind == "turn" and entry.clock is not None:
        side, phase = side_name(battle, entry.clock.side), phase_title(battle, entry.clock.phase)
        return tr("Turn {turn}, {side}: {phase}", turn=entry.clock.turn, side=side, phase=phase)
    if entry.kind == "edit" or entry.action is None:
        return tr("Set by hand: {name}", name=name_of(battle, entry.target))
    what = tr(action_title(entry.action))
    if entry.means:
        names = part_names(battle, entry.actor)
        weapons = list(dict.fromkeys(say(names.get(weapon, weapon)) for weapon in entry.means))
        if len(weapons) == 1:
            what = weapons[0]
    actor, target = name_of(battle, entry.actor), name_of(battle, entry.target)
    if actor and target:
        return tr("{what}: {actor} → {target}", what=what, actor=actor, target=target)
    return tr("{what}: {actor}", what=what, actor=actor or target) if actor or target else what


def told(battle: Battle, number: int) -> list[str]:
    """The sentences of what an entry (from 1) changed."""
    before, after = around(battle, number)
    entry = battle.steps[number - 1].entry
    if entry.kind == "edit":
        return [say(words) for words in _edits(before, after)]
    sentences = [say(words) for words in table(battle.beginning.ruleset).told(before, after)]
    return sentences if entry.kind == "action" else [*_left(battle, entry)]


def _left(battle: Battle, entry: Entry) -> Iterator[str]:
    for left in entry.left:
        what = tr(action_title(left.action)) if left.action else left.rule
        yield tr("Left undone: {what}, {name}.", what=what, name=name_of(battle, left.fighter))


def _edits(before: Battle, after: Battle) -> Iterator[Words]:
    """Each field that was set by hand: its title, what it was and what it is."""
    for fighter, now in after.standings.items():
        was = before.standings[fighter].state
        names = part_names(after, fighter)
        for field, info in type(was).model_fields.items():
            old, new = getattr(was, field), getattr(now.state, field)
            if old != new:
                known = {**names, **{value: Message(word) for value, word in choice_words(info).items()}}
                figures: dict[str, Words] = {
                    "field": Message(info.title or field),
                    "old": _value(old, known),
                    "new": _value(new, known),
                }
                yield Message(N_("{field} {old} → {new}."), figures)


def _value(value: Any, names: Mapping[str, Words]) -> Words:
    if isinstance(value, bool):
        return Message(N_("yes")) if value else Message(N_("no"))
    if value is None or value == () or value == {}:
        return "–"
    if isinstance(value, int | float):
        return value
    if isinstance(value, tuple):
        return ", ".join(say(names.get(part, part)) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{say(names.get(key, key))} {say(count)}" for key, count in value.items())
    return names.get(str(value), str(value))


def said(battle: Battle, entry: Entry) -> tuple[list[str], Sequence[Roll]]:
    """The sentences of an action's entry and its dice, played again; none when the rules no longer take it."""
    if entry.kind != "action":
        return [], ()
    try:
        again = replayed(entry)
    except (BadInput, BadFile):
        return [], ()
    names = part_names(battle, entry.actor, entry.target)
    return [say(with_names(words, names)) for words in again.said], again.rolls


def export(battle: Battle) -> str:
    """The whole log as text: the armies, then every entry with its dice and sentences."""
    lines = [battle.beginning.name or tr("Battle"), tr("Seed: {seed}", seed=battle.beginning.seed), ""]
    for side in range(len(battle.beginning.sides)):
        lines.append(side_name(battle, side))
        lines += [f"  {fighter_name(one)}" for one in battle.standings.values() if one.fighter.side == side]
        lines.append("")
    for number, step in enumerate(battle.steps, start=1):
        lines += entry_lines(battle, number, step.entry)
    return "\n".join(lines) + "\n"


def entry_lines(battle: Battle, number: int, entry: Entry) -> list[str]:
    """One entry as lines of text."""
    lines = [f"{number}. {entry_title(battle, entry)}"]
    sentences, rolls = said(battle, entry)
    if rolls:
        dice = ", ".join(f"D{roll.sides} {tr(roll.purpose)} {roll.result}" for roll in rolls)
        way = tr("typed") if entry.way == "typed" else tr("rolled, seed {seed}", seed=entry.seed)
        lines.append(f"   {dice} ({way})")
    lines += [f"   {text}" for text in (*sentences, *told(battle, number))]
    if entry.note:
        lines.append(f"   {entry.note}")
    return lines


def plain(state: Stored) -> dict[str, Any]:
    """A state as JSON data."""
    return state.model_dump(mode="json")


def input_problem(action: str, problem: BadInput) -> Words:
    """What is wrong with the input of an action, its field named as the form names it."""
    where = problem.message.figures.get("where")
    if not isinstance(where, str):
        return problem.message
    name = re.split(r"[.\[]", where)[0]
    fields = find(action).given.model_fields
    info = next((info for key, info in fields.items() if name in (key, info.alias)), None)
    if info is None or not info.title:
        return problem.message
    return Message(problem.message.template, {**problem.message.figures, "where": Message(info.title)})
