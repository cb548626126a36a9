"""Inputs of actions, filled in from the profiles and states of a battle within the bounds that the actions take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rules.army import OwnRows
from rules.battle import Battle
from rules.horus_heresy.armoury import CloseCombatWeapon, Weapon
from rules.horus_heresy.faces import AnyFace, armour_of, needed_armour
from rules.horus_heresy.fire_plan import Mode
from rules.horus_heresy.settings import Settings
from rules.horus_heresy.vehicle import MountedWeapon, Passengers, Vehicle, effect, effect_number
from rules.horus_heresy.vehicle_state import (
    VehicleState,
    hull_points_left,
    inside,
    models_of,
    repair_number,
    shields_left,
    units_of,
)

Given = dict[str, Any]
_SMOKE = 5
"""The Shrouded number of a smokescreen (HH-REA-01)."""


def parts(battle: Battle, fighter: str) -> tuple[Vehicle, VehicleState]:
    """A unit's profile and state."""
    standing = battle.standings[fighter]
    return cast(Vehicle, standing.unit), cast(VehicleState, standing.state)


def with_settings(battle: Battle, given: Given) -> Given:
    """The input with the group's house rules, where there are any."""
    return {**given, "settings": dict(battle.settings)} if battle.settings else given


def settings_of(battle: Battle) -> Settings:
    """The group's house rules."""
    return Settings.model_validate(battle.settings, by_alias=True, by_name=False)


def within(value: int | None, least: int, most: int) -> int:
    """A figure of a profile as an action takes it."""
    return least if value is None else max(least, min(most, value))


def score(value: int | None) -> int | None:
    """A number to reach on a D6; None for what is none."""
    return value if value in range(2, 7) else None


def name(text: str) -> str:
    """A name as actions take it."""
    return text[:80]


def sub_types(vehicle: Vehicle) -> list[str]:
    """Its sub-types, typed ones too."""
    return [name(sub_type) for sub_type in vehicle.types][:50]


def armour(vehicle: Vehicle, face: AnyFace) -> int:
    """The armour value of a face (HH-FACE-09)."""
    return within(getattr(vehicle, f"armour_{armour_of(face, vehicle.sub_types)}"), 0, 20)


def target(vehicle: Vehicle, state: VehicleState, own: OwnRows) -> Given:
    """A vehicle as the target of an attack (section 1.1)."""
    given: Given = {"hull_points": within(hull_points_left(vehicle, state), 1, 100), "statuses": list(state.statuses)}
    ion = score(effect_number(vehicle, own, "ion-shield"))
    shrouded = score(effect_number(vehicle, own, "shrouded"))
    if state.smokescreen:
        shrouded = min(shrouded or _SMOKE, _SMOKE)
    more: Given = {
        "sub_types": sub_types(vehicle),
        "invulnerable": ion or score(effect_number(vehicle, own, "invulnerable-save")),
        "save_on_glancing": ion is not None,
        "mitigation": shrouded,
        "mitigation_is_shrouded": shrouded is not None,
        "mitigation_on_glancing": state.smokescreen,
        "void_shields": within(shields_left(vehicle, state, own), 0, 10),
        "flare_shield": effect(vehicle, own, "flare-shield"),
        "third_line": effect(vehicle, own, "third-line"),
        "explodes_on": score(effect_number(vehicle, own, "explodes")),
        "passengers": bool(inside(vehicle, state)),
    }
    return given | {field: value for field, value in more.items() if value}


def attack(battle: Battle, at: str, face: AnyFace = "front") -> Given:
    """What all attacks on a vehicle share: target and armour of a face."""
    vehicle, state = parts(battle, at)
    given = {"target": target(vehicle, state, battle.own(at)), "armour": armour(vehicle, face)}
    return with_settings(battle, given)


TROOP_STRENGTH = 4
TROOP_SKILL = 4
"""What blows of troops are offered with until the player says who strikes."""


def blow(battle: Battle, at: str, row: CloseCombatWeapon) -> Given:
    """The input of `melee` with a weapon of troops, one attack of the bearer (HH-ASL-05, HH-CAT-03)."""
    vehicle, _ = parts(battle, at)
    given: Given = {
        "ws": TROOP_SKILL,
        "attacks": row.attacks_of(1),
        "strength": within(row.strength_of(TROOP_STRENGTH), 1, 20),
        "damage": within(row.damage, 0, 20),
        "armourbane": row.armourbane,
        **attack(battle, at, "rear"),
    }
    return given | ({"target_ws": within(vehicle.characteristic("ws"), 1, 10)} if vehicle.is_a("knight") else {})


def group(row: Weapon) -> Given:
    """A weapon as a fire group of `shoot`."""
    given: Given = {
        "name": name(row.name.en or row.name.fr),
        "firepower": within(row.firepower, 1, 60),
        "strength": within(row.strength, 1, 20),
        "damage": within(row.damage, 0, 20),
    }
    more: Given = {
        "armourbane": row.armourbane,
        "melta": row.melta,
        "heavy": row.heavy,
        "ordnance": row.ordnance,
        "shock": row.shock,
        "critical": score(row.critical),
        "armour_breaker": score(row.armour_breaker),
        "auto_hits": row.template,
    }
    return given | {field: value for field, value in more.items() if value}


def firing(vehicle: Vehicle, state: VehicleState, own: OwnRows) -> Given:
    """The vehicle of a fire plan."""
    return {
        "bs": within(vehicle.bs, 0, 10),
        "sub_types": sub_types(vehicle),
        "statuses": list(state.statuses),
        "independent_fire": effect(vehicle, own, "independent-fire"),
    }


def planned(mounted: MountedWeapon, row: Weapon, vehicle: Vehicle, at: str) -> Given:
    """A weapon of a fire plan, aimed at a target."""
    by_knight = vehicle.is_a("knight")
    given: Given = {
        "id": name(mounted.id),
        "strength": within(row.strength, 1, 20),
        "mount": mounted.mount or "hull",
        "declared_defensive": mounted.declared_defensive or row.defensive,
        "assault": mounted.assault or row.assault or by_knight,
        "rapid_tracking": row.rapid_tracking,
        "target": name(at),
    }
    return given if mounted.linked_to is None else given | {"linked_to": name(mounted.linked_to)}


def plan(battle: Battle, actor: str, weapons: Sequence[Given], mode: Mode) -> Given:
    """The input of `fire-plan`."""
    vehicle, state = parts(battle, actor)
    given: Given = {
        "vehicle": firing(vehicle, state, battle.own(actor)),
        "movement": state.movement,
        "mode": mode,
        "weapons": list(weapons),
    }
    return with_settings(battle, given)


def move(battle: Battle, vehicle: Vehicle, state: VehicleState, own: OwnRows) -> Given:
    """The input of `move` (HH-MOV-01 to HH-MOV-07)."""
    given: Given = {
        "m": None if vehicle.immobile or vehicle.m is None else min(60.0, vehicle.m),
        "sub_types": sub_types(vehicle),
        "statuses": list(state.statuses),
        "dozer_blade": effect(vehicle, own, "dozer-blade"),
        "fast": within(effect_number(vehicle, own, "fast"), 0, 60),
    }
    initiative = vehicle.characteristic("i")
    if initiative is not None:
        given["initiative"] = within(initiative, 0, 10)
    return with_settings(battle, given)


def drive_through(battle: Battle, vehicle: Vehicle, own: OwnRows) -> Given:
    """The input of `drive-through`, without units yet (HH-THR-01, HH-THR-02)."""
    given: Given = {
        "units": [],
        "sub_types": sub_types(vehicle),
        "shock_ram": effect(vehicle, own, "shock-ram"),
    }
    return with_settings(battle, given)


def dangerous_terrain(battle: Battle, vehicle: Vehicle, state: VehicleState, own: OwnRows) -> Given:
    """The input of `dangerous-terrain` (HH-MOV-06)."""
    given = {"vehicle": target(vehicle, state, own), "already_tested": state.terrain_tested}
    return with_settings(battle, given)


def repair(battle: Battle, vehicle: Vehicle, state: VehicleState, own: OwnRows) -> Given:
    """The input of `repair` (HH-REP-01, HH-REP-02)."""
    return with_settings(battle, {"statuses": list(state.statuses), "target_number": repair_number(vehicle, own)})


def battlesmith(battle: Battle, vehicle: Vehicle, state: VehicleState) -> Given:
    """The input of `battlesmith` for the vehicle that is mended (HH-REP-03)."""
    left, base = hull_points_left(vehicle, state), within(vehicle.hull_points, 1, 100)
    given: Given = {
        "intelligence": 8,
        "x": 1,
        "option": "restore" if state.statuses and left == base else "repair",
        "hull_points": within(left, 1, base),
        "base_hull_points": base,
        "statuses": list(state.statuses),
    }
    return with_settings(battle, given)


def explode(battle: Battle, vehicle: Vehicle, own: OwnRows) -> Given:
    """The input of `explode`, without units yet (HH-EXP-01)."""
    given: Given = {
        "explodes_on": score(effect_number(vehicle, own, "explodes")) or 6,
        "base_hull_points": within(vehicle.hull_points, 1, 100),
        "units": [],
    }
    return with_settings(battle, given)


def facing(battle: Battle, vehicle: Vehicle) -> Given:
    """The input of `facing`: an attacker straight ahead, to be moved (HH-FACE-02)."""
    values = {part: within(getattr(vehicle, f"armour_{part}"), 0, 20) for part in needed_armour(vehicle.sub_types)}
    given: Given = {
        "hull": hull(vehicle),
        "armour": values,
        "attackers": [{"x": 24.0, "y": 0.0}],
        "sub_types": sub_types(vehicle),
    }
    return with_settings(battle, given)


def hull(vehicle: Vehicle) -> Given:
    """The hull from above."""
    return {"length": max(0.5, min(60.0, vehicle.hull_length)), "width": max(0.5, min(60.0, vehicle.hull_width))}


def mount(vehicle: Vehicle, mounted: MountedWeapon) -> Given | None:
    """A mount as `arc` takes it; None while its profile leaves it open."""
    if mounted.mount == "co-axial":
        linked = next((other for other in vehicle.weapons if other.id == mounted.linked_to), None)
        of = mount(vehicle, linked) if linked is not None and linked.mount != "co-axial" else None
        return None if of is None else {"kind": "co-axial", "of": of}
    if mounted.mount in ("hull", "dorsal"):
        return {"kind": mounted.mount, "arcs": list(mounted.arcs)} if mounted.arcs else None
    if mounted.mount == "centreline":
        ends = [face for face in mounted.arcs if face in ("front", "rear")]
        return {"kind": "centreline", "ends": ends or ["front"]}
    if mounted.mount == "sponson":
        side = next((face for face in mounted.arcs if face in ("left", "right")), None)
        return None if side is None else {"kind": "sponson", "side": side}
    return None if mounted.mount is None else {"kind": mounted.mount}


def firing_arc(battle: Battle, vehicle: Vehicle, of: Given) -> Given:
    """The input of `arc`, with a target straight ahead, to be moved (HH-MNT-01)."""
    return with_settings(battle, {"hull": hull(vehicle), "mount": of, "target": {"x": 24.0, "y": 0.0}})


def boarding(
    battle: Battle, vehicle: Vehicle, state: VehicleState, groups: Sequence[Passengers], *, light: bool
) -> Given:
    """The input of `embark` for a unit of the list, or for one that the player describes (HH-TRN-01 to 06)."""
    models = [{"type": group.type, "bulky": within(group.bulky, 1, 20), "count": group.count} for group in groups] or [
        {"count": 1}
    ]
    there = units_of(inside(vehicle, state))
    faction = name(vehicle.faction.strip())
    theirs = next((group.faction.strip() for group in groups if group.faction.strip()), vehicle.faction.strip())
    given: Given = {
        "transport": {
            "capacity": within(vehicle.capacity, 0, 200),
            "sub_types": sub_types(vehicle),
            "access": list(dict.fromkeys(vehicle.access)),
            "faction": faction,
            "light_transport": light,
            "aboard": [{"points": min(200, sum(group.room for group in unit))} for unit in there.values()],
        },
        "unit": {
            "faction": name(theirs),
            "models": models,
            "disembarked_this_phase": state.left,
            "statuses": list(state.passenger_statuses) if groups else [],
        },
    }
    return with_settings(battle, given)


def disembarking(battle: Battle, state: VehicleState, groups: Sequence[Passengers], *, assault: bool) -> Given:
    """The input of `disembark` for a unit that is aboard (HH-DIS-01 to 03)."""
    given: Given = {
        "when": "after" if state.moved else "before",
        "embarked_this_phase": state.boarded,
        "transport_rushed": state.movement == "rushed",
        "assault_vehicle": assault,
        "models": within(models_of(groups), 1, 200),
        "statuses": list(state.passenger_statuses),
    }
    return with_settings(battle, given)


def bailing_out(battle: Battle, state: VehicleState, groups: Sequence[Passengers]) -> Given:
    """The input of `emergency-disembark` for a unit that is aboard (HH-EMG-02, HH-EMG-04)."""
    models = within(models_of(groups), 1, 200)
    given: Given = {"models": models, "placed": models, "cool": 7, "statuses": list(state.passenger_statuses)}
    return with_settings(battle, given)
