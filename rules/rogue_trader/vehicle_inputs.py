"""Inputs of actions for vehicles, filled in from profile and state within the bounds that the actions take."""

from __future__ import annotations

from typing import cast

from rules.battle import Battle
from rules.rogue_trader.armoury import Weapon
from rules.rogue_trader.at_play import Given, at_play
from rules.rogue_trader.attacks import weapon, with_settings
from rules.rogue_trader.battle_clock import settings_of
from rules.rogue_trader.speeds import halved
from rules.rogue_trader.vehicle import Aboard, MountedWeapon, Vehicle
from rules.rogue_trader.vehicle_state import MOST_SPEED, VehicleState, points_left

_MOST_POINTS = 999
_MOST_RANGE = 400.0


def parts(battle: Battle, fighter: str) -> tuple[Vehicle, VehicleState]:
    """A unit's profile and state."""
    standing = battle.standings[fighter]
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def _toughness(vehicle: Vehicle) -> int:
    return max(1, min(20, vehicle.toughness or 1))


def _save(save: int | None) -> int | None:
    return save if save in range(2, 7) else None


def _speed(value: float | None) -> float | None:
    return None if value is None else min(_MOST_RANGE, value)


def _points(vehicle: Vehicle, state: VehicleState) -> int:
    return max(1, min(_MOST_POINTS, points_left(vehicle, state)))


def _maximum(vehicle: Vehicle, state: VehicleState) -> float | None:
    return _speed(vehicle.air_maximum if state.flying else vehicle.ground_maximum)


def target(vehicle: Vehicle, state: VehicleState) -> Given:
    """A vehicle as the target of an attack."""
    return {
        "kind": "vehicle",
        "toughness": _toughness(vehicle),
        "save": _save(vehicle.save),
        "points": _points(vehicle, state),
        "lost_this_turn": min(_MOST_POINTS, state.lost_this_turn),
    }


def aboard(mounted: MountedWeapon, person: Aboard | None) -> Given:
    """Who fires a mounted weapon: somebody of the crew or the driver; nobody stands for auto-aim or a crew unknown."""
    role = "driver" if person is not None and person.role == "driver" else "crew"
    return {"role": role, "built_in": True, "mount": mounted.mount}


def shot(battle: Battle, row: Weapon, mounted: MountedWeapon, person: Aboard | None, at: Given) -> Given:
    """The input of `shoot` for a mounted weapon, without a skill for auto-aim, which is asked for.

    `at`: target and modifiers, as `attacks.aimed_at` gives them.
    """
    given: Given = {"weapon": weapon(row), "aboard": aboard(mounted, person), **at}
    if person is not None:
        given["bs"] = person.bs
    if "short" in given["weapon"]:
        given["distance"] = row.short
    return with_settings(battle, given)


def special_damage(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `special-damage` (RT-DMG-05 to 20)."""
    turrets = {turret.id for turret in vehicle.turrets}
    weapons = [
        {
            "id": arm.id,
            "turret": arm.turret if arm.mount == "turret" and arm.turret in turrets else None,
            "gone": arm.id in state.weapons_lost,
        }
        for arm in vehicle.weapons[:100]
    ]
    given: Given = {
        "points_lost": min(_MOST_POINTS, state.lost_this_turn),
        "destroyed": state.destroyed,
        "turrets": [{"id": turret.id, "out": turret.id in state.turrets_out} for turret in vehicle.turrets[:100]],
        "weapons": weapons,
        "stationary": state.last_speed == 0,
        "flying": state.flying,
        "halted": state.halted,
        "trapped": state.trapped,
        "power_losses": state.power_losses,
        "permanently_out_of_control": state.permanently_out_of_control,
    }
    return with_settings(battle, given)


def occupants(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `occupants-save`: a group for each that still lives (RT-DMG-03, RT-DMG-04)."""
    groups = [
        {"count": person.count - state.dead.get(person.id, 0), "save": _save(person.save), "seat": person.seat}
        for person in vehicle.aboard
        if person.count > state.dead.get(person.id, 0)
    ]
    given: Given = {"cause": state.occupants_due or "destroyed", "occupants": groups[:50]}
    return with_settings(battle, given | {"ejector_save": _save(vehicle.ejector_save)})


def burning(battle: Battle, own_turn: bool) -> Given:
    """The input of `burning` (RT-DMG-18)."""
    return with_settings(battle, {"own_turn": own_turn})


def out_of_control(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `out-of-control` (RT-OOC-01 to 09)."""
    given: Given = {
        "last_speed": 0.0 if state.stopped else min(MOST_SPEED, state.last_speed),
        "maximum": _maximum(vehicle, state),
        "power_losses": state.power_losses,
        "permanently_out_of_control": state.permanently_out_of_control,
        "stopped": state.stopped,
        "halted": state.halted or state.trapped,
    }
    if state.flying and vehicle.air_minimum is not None:
        given["air_minimum"] = _speed(vehicle.air_minimum)
    return with_settings(battle, given)


def overspeed(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `overspeed` for the move that was made (RT-MOV-11)."""
    maximum = _maximum(vehicle, state)
    speeds: Given = {} if maximum is None else {"speed": min(MOST_SPEED, state.last_speed), "maximum": maximum}
    given = speeds | {
        "power_losses": state.power_losses,
        "turned": state.turned,
        "out_of_control": state.out_of_control,
        "permanently_out_of_control": state.permanently_out_of_control,
    }
    return with_settings(battle, given)


def too_fast(battle: Battle, vehicle: Vehicle, state: VehicleState) -> bool:
    """Whether its speed is above its maximum, so that control is at risk (RT-MOV-11, RT-MOV-12)."""
    maximum = _maximum(vehicle, state)
    if maximum is None or state.permanently_out_of_control:
        return False
    return state.last_speed > halved(maximum, state.power_losses, settings_of(battle).rounding)


def fall(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `fall` (RT-MOV-07)."""
    given: Given = {
        "speed": min(_MOST_RANGE, state.last_speed),
        "air_minimum": _speed(vehicle.air_minimum) or 0.0,
        "toughness": _toughness(vehicle),
        "save": _save(vehicle.save),
        "points": _points(vehicle, state),
        "lost_this_turn": min(_MOST_POINTS, state.lost_this_turn),
        "halted": state.halted,
    }
    return with_settings(battle, given)


def move(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given | None:
    """The input of `move-check`, without a speed yet; None for what does not move (RT-MOV-02 to 08)."""
    maximum = _maximum(vehicle, state)
    acceleration = _speed(vehicle.air_acceleration if state.flying else vehicle.ground_acceleration)
    if maximum is None or acceleration is None:
        return None
    given: Given = {
        "mode": "air" if state.flying else "ground",
        "maximum": maximum,
        "acceleration": acceleration,
        "last_speed": min(MOST_SPEED, state.last_speed),
        "power_losses": state.power_losses,
        "halted": state.halted or state.trapped,
        "permanently_out_of_control": state.permanently_out_of_control,
    }
    if battle.clock.phase == "reserve":
        given["phase"] = "reserve"
    if state.flying:
        given["air_minimum"] = _speed(vehicle.air_minimum) or 0.0
    return with_settings(battle, given)


def other_way(vehicle: Vehicle, state: VehicleState) -> VehicleState | None:
    """The state in which a vehicle of both ways goes over to the other; None for those of one (RT-MOV-13)."""
    both = vehicle.ground_maximum is not None and vehicle.air_maximum is not None
    return state.model_copy(update={"flying": not state.flying}) if both else None


def can_be_struck(battle: Battle, fighter: str) -> bool:
    """Whether a vehicle can run into the unit."""
    standing = battle.standings[fighter]
    return at_play(standing.unit.kind).struck(standing.unit, standing.state) is not None


def collision(battle: Battle, actor: str, at: str | None) -> Given:
    """The input of `collision`: a vehicle with the target, or with scenery (RT-COL-01 to 13)."""
    vehicle, state = parts(battle, actor)
    given: Given = {"vehicle": {**_colliding(vehicle, state), "speed": min(MOST_SPEED, state.last_speed)}}
    if at is None:
        given["other"] = {"kind": "scenery", "toughness": 10}
    else:
        standing = battle.standings[at]
        given["other"] = at_play(standing.unit.kind).struck(standing.unit, standing.state)
    return with_settings(battle, given)


def struck(vehicle: Vehicle, state: VehicleState) -> Given:
    """A vehicle as what another runs into."""
    speed = min(MOST_SPEED, state.last_speed)
    return {"kind": "vehicle", **_colliding(vehicle, state), "speed": speed}


def _colliding(vehicle: Vehicle, state: VehicleState) -> Given:
    return {
        "toughness": _toughness(vehicle),
        "save": _save(vehicle.save),
        "points": _points(vehicle, state),
        "lost_this_turn": min(_MOST_POINTS, state.lost_this_turn),
        "halted": state.halted or state.trapped,
    }


def turning_circle(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `turning-circle` for its speed (RT-MOV-09, RT-OOC-05)."""
    given: Given = {
        "speed": min(_MOST_RANGE, state.last_speed),
        "trr": min(10.0, vehicle.trr or 0.0),
        "antigrav": vehicle.antigrav,
        "air_minimum": _speed(vehicle.air_minimum) if state.flying else None,
        "out_of_control": state.out_of_control,
    }
    return with_settings(battle, given)


def struck_people(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `open-vehicle-hit`: who can be seen in the vehicle (RT-HIT-02 to 04)."""
    seen: list[str] = []
    inside: list[str] = []
    for number, person in enumerate(vehicle.aboard, start=1):
        if person.count > state.dead.get(person.id, 0):
            name = (person.name or f"{person.role} {number}")[:80]
            (seen if person.exposed else inside).append(name)
    seen = list(dict.fromkeys(seen))[:50]
    inside = [name for name in dict.fromkeys(inside) if name not in seen][:50]
    given: Given = {"open": vehicle.body == "open", "band": "short", "exposed": seen, "inside": inside}
    return with_settings(battle, given)
