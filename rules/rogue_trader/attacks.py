"""Inputs of attacks that every kind of unit shares: a weapon's figures, what it is aimed at, the house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.battle import Battle
from rules.battle_table import Offer
from rules.language import N_, Message, Words
from rules.rogue_trader.armoury import Weapon
from rules.rogue_trader.at_play import Given, at_play, offered
from rules.rogue_trader.vehicle import Vehicle


def with_settings(battle: Battle, given: Mapping[str, Any]) -> Given:
    """The input with the group's house rules, where there are any."""
    return {**given, "settings": dict(battle.settings)} if battle.settings else dict(given)


def aimed_at(battle: Battle, at: str) -> Given | None:
    """Target and modifiers of an attack on a unit; None for what cannot be the target of one."""
    standing = battle.standings[at]
    target = at_play(standing.unit.kind).target(standing.unit, standing.state)
    if target is None:
        return None
    size = standing.unit.size if isinstance(standing.unit, Vehicle) else "normal"
    return {"target": target, "modifiers": [f"target-{size}"] if size != "normal" else []}


def weapon(row: Weapon) -> Given:
    """A weapon's figures; those that vary or are unknown are left out and asked for."""
    given: Given = {"class": row.weapon_class, "hit_short": row.hit_short or 0, "hit_long": row.hit_long or 0}
    if row.short is not None and row.long is not None and row.short <= row.long:
        given |= {"short": row.short, "long": row.long}
    if isinstance(row.strength, int) and row.strength:
        given["strength"] = row.strength
    if row.damage is not None:
        given["damage"] = row.damage
    if isinstance(row.save_modifier, int):
        given["save_modifier"] = row.save_modifier
    if "F" in row.types:
        given["following"] = True
    return given


def skill_of(battle: Battle, at: str) -> int:
    """The Weapon Skill that is struck against, within the chart."""
    return clamped(getattr(battle.standings[at].unit, "ws", None), 1, 10, 3)


def clamped(value: float | None, least: int, most: int, instead: int = 0) -> int:
    """A profile's figure within the bounds of an input; `instead` where it is not known."""
    return instead if value is None else max(least, min(most, int(value)))


def gone(battle: Battle, at: str) -> Words:
    """Why nothing can be done to a unit any more; empty while it stands."""
    standing = battle.standings[at]
    track = at_play(standing.unit.kind).track(standing.unit, standing.state)
    destroyed = getattr(standing.state, "destroyed", False) or (track is not None and track.left == 0)
    return Message(N_("It is destroyed.")) if destroyed else ""


def other_weapon(battle: Battle, at: str, aimed: Given) -> Offer:
    """A shot with a weapon that the player describes."""
    given = with_settings(battle, {"bs": 3, "weapon": {"strength": 3}, **aimed})
    by = Message(N_("another weapon"))
    return offered("shoot", Message(N_("Shoot")), given, by=by, hindered=gone(battle, at))


def on_anything(battle: Battle, at: str) -> Iterator[Offer]:
    """Hits and blows on a unit, whoever struck them."""
    aimed = aimed_at(battle, at)
    if aimed is None:
        return
    destroyed = gone(battle, at)
    hit = with_settings(battle, {"target": aimed["target"]})
    yield offered("damage", Message(N_("Hits already scored")), hit, hindered=destroyed)
    blow = hit | {"ws": 3, "weapon": {"class": "close-combat", "strength": 3}}
    if aimed["target"]["kind"] in ("creature", "dreadnought"):
        blow["target_ws"] = skill_of(battle, at)
    by = Message(N_("another fighter"))
    yield offered("fight", Message(N_("Fight")), blow, by=by, hindered=destroyed)
