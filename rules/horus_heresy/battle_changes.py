"""What the outcome of an action changes on the vehicles of a battle (HH-GEN-09)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from rules.battle import Battle, Entry, UnitChanges
from rules.horus_heresy.fire_plan import Moved
from rules.horus_heresy.move import Intent
from rules.horus_heresy.vehicle import Vehicle
from rules.horus_heresy.vehicle_state import VehicleState, hull_points_left, inside, shields_left, units_of

Changes = dict[str, dict[str, Any]]
Outcome = Mapping[str, Any]
_MOVED: Mapping[Intent, Moved] = {"stay": "stationary", "pivot": "pivoted", "move": "moved", "rush": "rushed"}
ATTACKS = ("shoot", "penetrate", "damage-table", "melee", "death-or-glory")


def _state(battle: Battle, fighter: str) -> VehicleState:
    return cast(VehicleState, battle.standings[fighter].state)


def _vehicle(battle: Battle, fighter: str) -> Vehicle:
    return cast(Vehicle, battle.standings[fighter].unit)


def _hurt(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    """Hull points, statuses and shields become what the outcome says; `next` waits to be done (HH-WRK-01)."""
    state = _state(battle, fighter)
    lost = outcome["hull_points_lost"]
    values: dict[str, Any] = {}
    if lost:
        values |= {"lost": state.lost + lost, "lost_this_turn": state.lost_this_turn + lost}
    if "statuses" in outcome and tuple(outcome["statuses"]) != state.statuses:
        values["statuses"] = tuple(outcome["statuses"])
    if "void_shields" in outcome:
        gone = shields_left(_vehicle(battle, fighter), state, battle.own(fighter)) - outcome["void_shields"]
        if gone > 0:
            values["shields_lost"] = state.shields_lost + gone
    if outcome["destroyed"]:
        values |= {"destroyed": True, "following": tuple(outcome["next"])}
    return values


def _used(battle: Battle, entry: Entry, fighter: str) -> dict[str, Any]:
    """The weapons fired this phase, uses of Limited ones, a reaction spent (HH-SHT-03, HH-WPN-08, HH-REA-01)."""
    state = _state(battle, fighter)
    values: dict[str, Any] = {}
    if entry.means:
        values["fired"] = tuple(dict.fromkeys((*state.fired, *entry.means)))
        uses = dict(state.uses)
        for weapon in dict.fromkeys(entry.means):
            uses[weapon] = uses.get(weapon, 0) + 1
        values["uses"] = uses
    enemy_turn = battle.standings[fighter].fighter.side != battle.clock.side
    volley = battle.clock.phase == "assault" and entry.given.get("snap", False)
    if enemy_turn and entry.given.get("no_statuses") and not volley:
        values["reacted"] = True
    return values


def _attack(battle: Battle, entry: Entry) -> Changes:
    changes: Changes = {}
    if entry.target is not None:
        changes[entry.target] = _hurt(battle, entry.target, entry.outcome)
    if entry.actor is not None:
        changes.setdefault(entry.actor, {}).update(_used(battle, entry, entry.actor))
    return changes


def _move(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    return {"movement": _MOVED[entry.given.get("intent", "move")], "moved": True}


def _dangerous_terrain(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    tested = entry.outcome["tested"]
    return {**_hurt(battle, fighter, entry.outcome), **({"terrain_tested": True} if tested else {})}


def _repair(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    return {"statuses": tuple(entry.outcome["statuses"]), "repaired": True}


def _battlesmith(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    """Hull points come back to what the outcome says, never above the base (HH-HP-02)."""
    state = _state(battle, fighter)
    back = entry.outcome["hull_points"] - hull_points_left(_vehicle(battle, fighter), state)
    values: dict[str, Any] = {"statuses": tuple(entry.outcome["statuses"])}
    return values | {"lost": max(0, state.lost - back)} if back > 0 else values


def _explode(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    return {"following": tuple(entry.outcome["next"])}


def _embark(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    """The unit of the list that got in; one that the player described stands in the log alone (HH-ABD-02)."""
    state = _state(battle, fighter)
    values: dict[str, Any] = {"boarded": True}
    if entry.means:
        values["aboard"] = tuple(dict.fromkeys((*state.aboard, *entry.means)))
        values["passenger_statuses"] = tuple(entry.given["unit"].get("statuses", ()))
    return values


def _left_behind(battle: Battle, fighter: str, entry: Entry) -> tuple[str, ...]:
    """Who is still aboard when the unit that is meant has got out; without one it is the first (HH-EMG-01)."""
    state = _state(battle, fighter)
    out = set(entry.means)
    if not out:
        units = units_of(inside(_vehicle(battle, fighter), state))
        out = {group.id for group in next(iter(units.values()), ())}
    return tuple(group for group in state.aboard if group not in out)


def _disembark(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    aboard = _left_behind(battle, fighter, entry)
    return {"aboard": aboard, "left": True, **({} if aboard else {"passenger_statuses": ()})}


def _emergency(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    """The unit is out; when it was the last one, what follows the destruction goes on (HH-EMG-01)."""
    aboard = _left_behind(battle, fighter, entry)
    values: dict[str, Any] = {"aboard": aboard}
    if not inside(_vehicle(battle, fighter), _state(battle, fighter).model_copy(update=values)):
        state = _state(battle, fighter)
        values["following"] = tuple(step for step in state.following if step != "emergency-disembark")
        values["passenger_statuses"] = ()
    return values


_OF_ONE: Mapping[str, Callable[[Battle, str, Entry], dict[str, Any]]] = {
    "move": _move,
    "dangerous-terrain": _dangerous_terrain,
    "repair": _repair,
    "battlesmith": _battlesmith,
    "explode": _explode,
    "embark": _embark,
    "disembark": _disembark,
    "emergency-disembark": _emergency,
}


def changes(battle: Battle, entry: Entry) -> UnitChanges:
    """What an action’s outcome changes; nothing when the rules refused it, or when it is no unit of the battle’s."""
    if entry.action is None or not entry.outcome.get("allowed", True):
        return {}
    name = entry.action.partition(".")[2]
    if name in ATTACKS:
        return _attack(battle, entry)
    whose = entry.target or entry.actor
    of_one = _OF_ONE.get(name)
    return {whose: of_one(battle, whose, entry)} if of_one is not None and whose is not None else {}
