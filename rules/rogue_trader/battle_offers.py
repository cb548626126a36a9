"""Inputs of actions filled in from the state of a battle, and which actions make sense between two units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rules.battle import Battle, Offer
from rules.language import N_, Message, Words
from rules.rogue_trader.armoury import Weapon
from rules.rogue_trader.loading import weapon_rows
from rules.rogue_trader.vehicle import MountedWeapon, Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, points_left


def _settings(battle: Battle) -> dict[str, Any]:
    return {"settings": dict(battle.settings)} if battle.settings else {}


def target(vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """A vehicle as the target of an attack."""
    return {
        "kind": "vehicle",
        "toughness": max(1, min(20, vehicle.toughness or 1)),
        "save": vehicle.save if vehicle.save in range(2, 7) else None,
        "points": max(1, points_left(vehicle, state)),
        "lost_this_turn": min(999, state.lost_this_turn),
    }


def weapon(row: Weapon) -> dict[str, Any]:
    """A weapon's figures; those that vary or are unknown are left out and asked for."""
    given: dict[str, Any] = {"class": row.weapon_class}
    if row.short is not None and row.long is not None:
        given |= {"short": row.short, "long": row.long}
    given |= {"hit_short": row.hit_short or 0, "hit_long": row.hit_long or 0}
    if isinstance(row.strength, int):
        given["strength"] = row.strength
    if row.damage is not None:
        given["damage"] = row.damage
    if isinstance(row.save_modifier, int):
        given["save_modifier"] = row.save_modifier
    if "F" in row.types:
        given["following"] = True
    return given


def usable(vehicle: Vehicle, state: VehicleState, mounted: MountedWeapon) -> bool:
    """Whether a mounted weapon can fire: neither lost, nor in a dead turret, nor locked with its auto-aim.

    RT-DMG-11, RT-DMG-15, RT-DMG-16.
    """
    locked = state.halted and mounted.auto_aim
    dead_turret = mounted.mount == "turret" and mounted.turret in state.turrets_out
    return not (state.destroyed or mounted.id in state.weapons_lost or dead_turret or locked)


def gunner(vehicle: Vehicle, state: VehicleState) -> int | None:
    """The Ballistic Skill of the best of the crew who live, else of the driver; None with nobody to fire."""
    for role in ("crew", "driver"):
        skills = [
            person.bs
            for person in vehicle.aboard
            if person.role == role and person.count > state.dead.get(person.id, 0)
        ]
        if skills:
            return max(skills)
    return None


def shot(battle: Battle, actor: str, mounted: MountedWeapon, row: Weapon, at: str) -> dict[str, Any]:
    """The input of `shoot` for a mounted weapon at a vehicle, as far as the two states say."""
    firing, firing_state = _parts(battle, actor)
    aimed, aimed_state = _parts(battle, at)
    role = "crew" if any(person.role == "crew" for person in firing.aboard) or mounted.auto_aim else "driver"
    skill = None if mounted.auto_aim else gunner(firing, firing_state)
    given: dict[str, Any] = {
        **({"needed": 4} if skill is None else {"bs": skill}),
        "weapon": weapon(row),
        "aboard": {"role": role, "built_in": True, "mount": mounted.mount},
        "target": target(aimed, aimed_state),
        "modifiers": [f"target-{aimed.size}"] if aimed.size != "normal" else [],
        **_settings(battle),
    }
    if row.short is not None:
        given["distance"] = row.short
    return given


def _parts(battle: Battle, fighter: str) -> tuple[Vehicle, VehicleState]:
    standing = battle.standings[fighter]
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def special_damage(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """The input of `special-damage` (RT-DMG-05 to 20)."""
    return {
        "points_lost": min(999, state.lost_this_turn),
        "destroyed": state.destroyed,
        "turrets": [{"id": turret.id, "out": turret.id in state.turrets_out} for turret in vehicle.turrets],
        "weapons": [
            {
                "id": arm.id,
                "turret": arm.turret if arm.mount == "turret" and _has_turret(vehicle, arm) else None,
                "gone": arm.id in state.weapons_lost,
            }
            for arm in vehicle.weapons
        ],
        "stationary": state.last_speed == 0,
        "flying": state.flying,
        "halted": state.halted,
        "trapped": state.trapped,
        "power_losses": state.power_losses,
        "permanently_out_of_control": state.permanently_out_of_control,
        **_settings(battle),
    }


def _has_turret(vehicle: Vehicle, arm: MountedWeapon) -> bool:
    return any(turret.id == arm.turret for turret in vehicle.turrets)


def occupants(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """The input of `occupants-save`: a group for each that still lives (RT-DMG-03, RT-DMG-04)."""
    groups = [
        {
            "count": person.count - state.dead.get(person.id, 0),
            "save": person.save if person.save in range(2, 7) else None,
            "seat": person.seat,
        }
        for person in vehicle.aboard
        if person.count > state.dead.get(person.id, 0)
    ]
    ejector = vehicle.ejector_save if vehicle.ejector_save in range(2, 7) else None
    cause = state.occupants_due or "destroyed"
    return {"cause": cause, "occupants": groups, "ejector_save": ejector, **_settings(battle)}


def out_of_control(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """The input of `out-of-control` (RT-OOC-01 to 09)."""
    maximum = vehicle.air_maximum if state.flying else vehicle.ground_maximum
    given: dict[str, Any] = {
        "last_speed": 0.0 if state.stopped else min(800.0, state.last_speed),
        "maximum": maximum,
        "power_losses": state.power_losses,
        "permanently_out_of_control": state.permanently_out_of_control,
        "stopped": state.stopped,
        "halted": state.halted or state.trapped,
        **_settings(battle),
    }
    if state.flying and vehicle.air_minimum is not None:
        given["air_minimum"] = vehicle.air_minimum
    return given


def overspeed(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """The input of `overspeed` for the move that was made (RT-MOV-11)."""
    maximum = vehicle.air_maximum if state.flying else vehicle.ground_maximum
    return {
        "speed": state.last_speed,
        "maximum": maximum,
        "power_losses": state.power_losses,
        "turned": state.turned,
        "out_of_control": state.out_of_control,
        "permanently_out_of_control": state.permanently_out_of_control,
        **_settings(battle),
    }


def fall(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any]:
    """The input of `fall` (RT-MOV-07)."""
    return {
        "speed": min(400.0, state.last_speed),
        "air_minimum": vehicle.air_minimum or 0.0,
        "toughness": max(1, min(20, vehicle.toughness or 1)),
        "save": vehicle.save if vehicle.save in range(2, 7) else None,
        "points": max(1, points_left(vehicle, state)),
        "lost_this_turn": min(999, state.lost_this_turn),
        "halted": state.halted,
        **_settings(battle),
    }


def move(battle: Battle, vehicle: Vehicle, state: VehicleState) -> dict[str, Any] | None:
    """The input of `move-check`, without a speed yet; None for what does not move (RT-MOV-02 to 08)."""
    maximum = vehicle.air_maximum if state.flying else vehicle.ground_maximum
    acceleration = vehicle.air_acceleration if state.flying else vehicle.ground_acceleration
    if maximum is None or acceleration is None:
        return None
    given: dict[str, Any] = {
        "mode": "air" if state.flying else "ground",
        "maximum": maximum,
        "acceleration": acceleration,
        "last_speed": min(800.0, state.last_speed),
        "power_losses": state.power_losses,
        "halted": state.halted or state.trapped,
        "permanently_out_of_control": state.permanently_out_of_control,
        **_settings(battle),
    }
    if state.flying:
        given["air_minimum"] = vehicle.air_minimum or 0.0
    return given


def offers(battle: Battle, actor: str | None, at: str | None) -> Sequence[Offer]:
    """The actions that make sense for an actor and a target, those of the phase first."""
    found: list[Offer] = []
    if at is not None:
        found += _attacks(battle, actor, at)
    if actor is not None:
        found += _driving(battle, actor)
    if at is not None:
        found += _on_target(battle, at)
    if battle.clock.phase == "movement":
        found.sort(key=lambda offer: offer.action.partition(".")[2] not in _MOVES)
    return tuple(found)


_MOVES = ("move-check", "out-of-control", "overspeed", "collision", "fall")


def _offer(name: str, title: Words, given: dict[str, Any], means: str | None = None) -> Offer:
    return Offer(f"rogue-trader.{name}", title, given, means)


def _attacks(battle: Battle, actor: str | None, at: str) -> Iterator[Offer]:
    aimed, aimed_state = _parts(battle, at)
    if aimed_state.destroyed:
        return
    if actor is not None and actor != at:
        firing, state = _parts(battle, actor)
        for mounted, row in weapon_rows(firing.weapons, battle.own(actor)):
            if usable(firing, state, mounted):
                title = Message(N_("Shoot: {weapon}"), {"weapon": row.name.words()})
                yield _offer("shoot", title, shot(battle, actor, mounted, row, at), mounted.id)
    hit = {"damage": 1, "target": target(aimed, aimed_state), **_settings(battle)}
    yield _offer("damage", Message(N_("Hits already scored, or points by hand")), hit)


def _driving(battle: Battle, actor: str) -> Iterator[Offer]:
    vehicle, state = _parts(battle, actor)
    if state.destroyed:
        return
    given = move(battle, vehicle, state)
    if given is not None:
        yield _offer("move-check", Message(N_("Move")), given)
        yield _offer("out-of-control", Message(N_("Out-of-control move")), out_of_control(battle, vehicle, state))
        yield _offer("overspeed", Message(N_("Overspeed check")), overspeed(battle, vehicle, state))


def _on_target(battle: Battle, at: str) -> Iterator[Offer]:
    vehicle, state = _parts(battle, at)
    if not state.destroyed:
        yield _offer("special-damage", Message(N_("Special damage")), special_damage(battle, vehicle, state))
        if state.burning:
            yield _offer("burning", Message(N_("Fire, start of turn")), _settings(battle))
    given = occupants(battle, vehicle, state)
    if given["occupants"]:
        yield _offer("occupants-save", Message(N_("Crew and passengers save")), given)
