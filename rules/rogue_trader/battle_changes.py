"""What the outcome of an action changes on the units of a battle (section 0.6 of the actions: state between them)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from rules.battle import Battle, Entry, UnitChanges
from rules.rogue_trader.forced_turn import RESULTS
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState

Changes = dict[str, dict[str, Any]]
Outcome = Mapping[str, Any]


def _state(battle: Battle, fighter: str) -> VehicleState:
    return cast(VehicleState, battle.standings[fighter].state)


def _vehicle(battle: Battle, fighter: str) -> Vehicle:
    return cast(Vehicle, battle.standings[fighter].unit)


def _destroyed(battle: Battle, fighter: str, cause: str) -> dict[str, Any]:
    """Destroyed with all its weapons and equipment; whoever is aboard must save (RT-DMG-02, RT-DMG-03)."""
    vehicle, state = _vehicle(battle, fighter), _state(battle, fighter)
    living = any(person.count > state.dead.get(person.id, 0) for person in vehicle.aboard)
    return {
        "destroyed": True,
        "lost": max(vehicle.damage or 0, state.lost),
        "occupants_due": cause if living else None,
        "weapons_lost": tuple(weapon.id for weapon in vehicle.weapons),
        "overspeed_due": False,
        "fall_due": False,
        "burning": False,
    }


def _points(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    """Points lost by one hit or collision: the track, the turn's count, destruction (RT-DMG-01, RT-DMG-02)."""
    state = _state(battle, fighter)
    lost = outcome["points_lost"]
    if not lost and not outcome.get("destroyed"):
        return {}
    values: dict[str, Any] = {"lost": state.lost + lost, "lost_this_turn": state.lost_this_turn + lost}
    if outcome.get("destroyed"):
        values |= _destroyed(battle, fighter, "destroyed")
    return values


def _attack(battle: Battle, entry: Entry) -> Changes:
    """Shots, blows and hits: points of the target; the weapon has fired, its crew are busy (RT-ATK-01, RT-CRW-04)."""
    changes: Changes = {}
    if entry.target is not None:
        changes[entry.target] = _points(battle, entry.target, entry.outcome)
    if entry.actor is not None:
        state = _state(battle, entry.actor)
        there = changes.setdefault(entry.actor, {})
        fired = dict.fromkeys((*state.fired, *entry.means))
        if len(fired) > len(state.fired):
            there["fired"] = tuple(fired)
        if entry.crew:
            busy = dict(state.busy)
            for person in entry.crew:
                busy[person] = busy.get(person, 0) + 1
            there["busy"] = busy
    return changes


def _special_damage(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    """RT-DMG-05 to RT-DMG-20."""
    state = _state(battle, fighter)
    values: dict[str, Any] = {"special_checked": True}
    if not outcome["special"]:
        return values
    if outcome["exploded"]:
        return values | _destroyed(battle, fighter, "explosion")
    result = outcome["result"]
    if result in RESULTS["vehicle"]:
        values["results"] = (*state.results, result)
    values["power_losses"] = outcome["power_losses"]
    if outcome["weapon_lost"]:
        values["weapons_lost"] = (*state.weapons_lost, outcome["weapon_lost"])
    if outcome["turret_lost"]:
        values["turrets_out"] = (*state.turrets_out, outcome["turret_lost"])
    if outcome["burning"]:
        values["burning"] = True
    if outcome["out_of_control"] == "permanent":
        values["permanently_out_of_control"] = True
    if outcome["halted"] and not state.halted:
        values |= {"halted": True, "last_speed": 0.0}
        if "fall" in outcome["next"]:
            values |= {"fall_due": True, "last_speed": float(outcome["roll_on"] or 0)}
    return values


def _burning(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    exploded = _destroyed(battle, fighter, "explosion") if outcome["exploded"] else {}
    return {"burning_rolled": True, **exploded}


def _occupants(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    """Who died in it, by group of the vehicle's list (RT-DMG-03)."""
    state = _state(battle, fighter)
    living = [(person.id, person.count - state.dead.get(person.id, 0)) for person in _vehicle(battle, fighter).aboard]
    dead = dict(state.dead)
    groups = [(group, count) for group, count in living if count > 0]
    for (group, count), survivors in zip(groups, outcome["survivors"], strict=False):
        dead[group] = dead.get(group, 0) + max(0, count - survivors)
    return {"occupants_due": None, "dead": {group: count for group, count in dead.items() if count}}


def _overspeed(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    lost = outcome["out_of_control_next_turn"]
    return {"overspeed_due": False, **({"out_of_control_next_turn": True} if lost else {})}


def _uncontrolled_move(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    """The move of RT-OOC-01 to RT-OOC-09 has been made."""
    return {
        "last_speed": outcome["speed"],
        "moved": True,
        "stopped": outcome["stopped"],
        "turned": outcome["direction"] in ("left", "right"),
        "overspeed_due": outcome["overspeed_check"],
        "fall_due": outcome["falls"],
    }


def _move(battle: Battle, fighter: str, entry: Entry) -> dict[str, Any]:
    """A move of the player's own, at the speed that was asked for (RT-MOV-02 to RT-MOV-08)."""
    speed = entry.given.get("speed")
    if speed is None:
        return {}
    return {
        "last_speed": speed,
        "moved": True,
        "flying": entry.given.get("mode") == "air",
        "overspeed_due": entry.outcome["overspeed_check"],
        "fall_due": entry.outcome["falls"],
    }


def _fall(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    values: dict[str, Any] = {"fall_due": False}
    if outcome["falls"] and not outcome["gm"]:
        values |= _points(battle, fighter, outcome) | {"flying": False, "last_speed": 0.0, "moved": True}
        if outcome["out_of_control_next_turn"]:
            values["out_of_control_next_turn"] = True
    return values


def _collision(battle: Battle, entry: Entry) -> Changes:
    """Both sides of a collision: the vehicle that moved is the actor, what it struck the target (RT-COL-01 to 13)."""
    if not entry.outcome["collides"]:
        return {}
    changes: Changes = {}
    for fighter, side in ((entry.actor, "vehicle"), (entry.target, "other")):
        if fighter is None:
            continue
        outcome = entry.outcome[side]
        changes[fighter] = _points(battle, fighter, outcome)
        if outcome.get("out_of_control_next_turn"):
            changes[fighter]["out_of_control_next_turn"] = True
    last_speed = entry.outcome["last_speed_next_turn"]
    if entry.actor is not None and last_speed is not None:
        changes[entry.actor]["last_speed"] = last_speed
    return changes


def _loss_of_control(battle: Battle, fighter: str, outcome: Outcome) -> dict[str, Any]:
    values: dict[str, Any] = {"out_of_control_next_turn": outcome["next_turn"]}
    if outcome["permanently_out_of_control"]:
        values["permanently_out_of_control"] = True
    return values


_OF_ONE: Mapping[str, Callable[[Battle, str, Outcome], dict[str, Any]]] = {
    "special-damage": _special_damage,
    "burning": _burning,
    "occupants-save": _occupants,
    "overspeed": _overspeed,
    "out-of-control": _uncontrolled_move,
    "fall": _fall,
    "loss-of-control": _loss_of_control,
}
_ATTACKS = ("shoot", "volley", "fight", "damage")


def changes(battle: Battle, entry: Entry) -> UnitChanges:
    """What an action's outcome changes; nothing when the rules refused it, or when it is no unit of the battle's."""
    if not entry.outcome.get("allowed", True) or entry.action is None:
        return {}
    name = entry.action.partition(".")[2]
    if name in _ATTACKS:
        return _attack(battle, entry)
    if name == "collision":
        return _collision(battle, entry)
    whose = entry.target or entry.actor
    if whose is None or entry.given.get("kind", "vehicle") != "vehicle":
        return {}
    if name == "move-check":
        return {whose: _move(battle, whose, entry)}
    of_one = _OF_ONE.get(name)
    return {whose: of_one(battle, whose, entry.outcome)} if of_one else {}
