"""What the outcome of an action changes on a vehicle (section 0.6 of the actions: state between them)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from rules.battle import Battle, Entry
from rules.rogue_trader.at_play import Outcome, Values
from rules.rogue_trader.forced_turn import RESULTS
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_state import VehicleState


def _state(battle: Battle, fighter: str) -> VehicleState:
    return cast(VehicleState, battle.standings[fighter].state)


def _vehicle(battle: Battle, fighter: str) -> Vehicle:
    return cast(Vehicle, battle.standings[fighter].unit)


def _destroyed(battle: Battle, fighter: str, cause: str) -> Values:
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


def points(battle: Battle, fighter: str, outcome: Outcome) -> Values:
    """Points lost by one hit or collision: the track, the turn's count, destruction (RT-DMG-01, RT-DMG-02)."""
    state = _state(battle, fighter)
    lost = outcome["points_lost"]
    if not lost and not outcome.get("destroyed"):
        return {}
    values: dict[str, Any] = {"lost": state.lost + lost, "lost_this_turn": state.lost_this_turn + lost}
    if outcome.get("destroyed"):
        values |= _destroyed(battle, fighter, "destroyed")
    return values


def hit(battle: Battle, fighter: str, _: Entry, outcome: Outcome) -> Values:
    """What an attack or a collision makes it lose."""
    return points(battle, fighter, outcome)


def used(battle: Battle, fighter: str, entry: Entry) -> Values:
    """Its weapons have fired, the people who worked them are busy (RT-CRW-04)."""
    state = _state(battle, fighter)
    values: Values = {}
    fired = dict.fromkeys((*state.fired, *entry.means))
    if len(fired) > len(state.fired):
        values["fired"] = tuple(fired)
    if entry.crew:
        busy = dict(state.busy)
        for person in entry.crew:
            busy[person] = busy.get(person, 0) + 1
        values["busy"] = busy
    return values


def _special_damage(battle: Battle, fighter: str, entry: Entry) -> Values:
    """RT-DMG-05 to RT-DMG-20."""
    outcome = entry.outcome
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


def _burning(battle: Battle, fighter: str, entry: Entry) -> Values:
    outcome = entry.outcome
    exploded = _destroyed(battle, fighter, "explosion") if outcome["exploded"] else {}
    return {"burning_rolled": True, **exploded}


def _occupants(battle: Battle, fighter: str, entry: Entry) -> Values:
    """Who died in it, by group of the vehicle's list (RT-DMG-03)."""
    outcome = entry.outcome
    state = _state(battle, fighter)
    living = [(person.id, person.count - state.dead.get(person.id, 0)) for person in _vehicle(battle, fighter).aboard]
    dead = dict(state.dead)
    groups = [(group, count) for group, count in living if count > 0]
    for (group, count), survivors in zip(groups, outcome["survivors"], strict=False):
        dead[group] = dead.get(group, 0) + max(0, count - survivors)
    return {"occupants_due": None, "dead": {group: count for group, count in dead.items() if count}}


def _overspeed(battle: Battle, fighter: str, entry: Entry) -> Values:
    outcome = entry.outcome
    lost = outcome["out_of_control_next_turn"]
    return {"overspeed_due": False, **({"out_of_control_next_turn": True} if lost else {})}


def _uncontrolled_move(battle: Battle, fighter: str, entry: Entry) -> Values:
    """The move of RT-OOC-01 to RT-OOC-09 has been made."""
    outcome = entry.outcome
    return {
        "last_speed": outcome["speed"],
        "moved": True,
        "stopped": outcome["stopped"],
        "turned": outcome["direction"] in ("left", "right"),
        "overspeed_due": outcome["overspeed_check"],
        "fall_due": outcome["falls"],
    }


def _move(battle: Battle, fighter: str, entry: Entry) -> Values:
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


def _fall(battle: Battle, fighter: str, entry: Entry) -> Values:
    outcome = entry.outcome
    values: dict[str, Any] = {"fall_due": False}
    if outcome["falls"] and not outcome["gm"]:
        values |= points(battle, fighter, entry.outcome) | {"flying": False, "last_speed": 0.0, "moved": True}
        if outcome["out_of_control_next_turn"]:
            values["out_of_control_next_turn"] = True
    return values


def _loss_of_control(battle: Battle, fighter: str, entry: Entry) -> Values:
    outcome = entry.outcome
    values: dict[str, Any] = {"out_of_control_next_turn": outcome["next_turn"]}
    if outcome["permanently_out_of_control"]:
        values["permanently_out_of_control"] = True
    return values


CHANGES: Mapping[str, Callable[[Battle, str, Entry], Values]] = {
    "special-damage": _special_damage,
    "burning": _burning,
    "occupants-save": _occupants,
    "overspeed": _overspeed,
    "out-of-control": _uncontrolled_move,
    "fall": _fall,
    "loss-of-control": _loss_of_control,
    "move-check": _move,
}
