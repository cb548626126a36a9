"""What a vehicle may do and what may be done with it: weapons and who works them, moves (RT-CRW-01 to 04)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.battle import Battle
from rules.battle_table import Offer
from rules.language import N_, Message, Words
from rules.rogue_trader import vehicle_inputs as inputs
from rules.rogue_trader.armoury import Weapon
from rules.rogue_trader.at_play import Given, offered
from rules.rogue_trader.attacks import aimed_at, gone, other_weapon, with_settings
from rules.rogue_trader.battle_clock import owns_turn, settings_of
from rules.rogue_trader.loading import weapon_rows
from rules.rogue_trader.vehicle import MOUNTS, Aboard, MountedWeapon, Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, movement_now


def acting(battle: Battle, actor: str, at: str | None) -> Iterator[Offer]:
    """What it may do: shoot at the target, drive, run into something."""
    if at is not None and at != actor:
        aimed = aimed_at(battle, at)
        if aimed is not None:
            yield from _shots(battle, actor, at, aimed)
            yield from _volley(battle, actor, at, aimed)
    yield from _driving(battle, actor, at)


def _shots(battle: Battle, actor: str, at: str, aimed: Given) -> Iterator[Offer]:
    """A shot for each mounted weapon, usable ones first, and one with a weapon that the player describes."""
    firing, state = inputs.parts(battle, actor)
    found: list[Offer] = []
    for mounted, row in weapon_rows(firing.weapons, battle.own(actor)):
        person = gunner(firing, state, mounted)
        found.append(
            offered(
                "shoot",
                Message(N_("Shoot")),
                inputs.shot(battle, row, mounted, person, aimed),
                means=(mounted.id,),
                crew=() if person is None else (person.id,),
                by=weapon_words(mounted, row),
                hindered=gone(battle, at) or hindrance(battle, firing, state, mounted),
            )
        )
    yield from sorted(found, key=lambda offer: bool(offer.hindered))
    yield other_weapon(battle, at, aimed)


def _volley(battle: Battle, actor: str, at: str, aimed: Given) -> Iterator[Offer]:
    """Every weapon that can be fired at once, each by somebody of its own (RT-CRW-04)."""
    firing, state = inputs.parts(battle, actor)
    attacks: list[Mapping[str, Any]] = []
    means: list[str] = []
    crew: list[str] = []
    busy = state
    for mounted, row in weapon_rows(firing.weapons, battle.own(actor))[:20]:
        person = gunner(firing, busy, mounted)
        if hindrance(battle, firing, busy, mounted) or not isinstance(row.strength, int) or person is None:
            continue
        given = inputs.shot(battle, row, mounted, person, aimed)
        attacks.append({name: value for name, value in given.items() if name not in ("target", "settings")})
        means.append(mounted.id)
        crew.append(person.id)
        busy = busy.model_copy(update={"busy": {**busy.busy, person.id: busy.busy.get(person.id, 0) + 1}})
    if len(attacks) > 1:
        volley = with_settings(battle, {"attacks": attacks, "target": aimed["target"]})
        title = Message(N_("Everything fired at one target"))
        yield offered("volley", title, volley, means=tuple(means), crew=tuple(crew), hindered=gone(battle, at))


def weapon_words(mounted: MountedWeapon, row: Weapon) -> Words:
    """A mounted weapon as "Lascannon, hull, front"."""
    figures: dict[str, Words] = {"weapon": row.name.words(), "mount": Message(MOUNTS[mounted.mount])}
    return Message(N_("{weapon}, {mount}"), figures)


def gunner(vehicle: Vehicle, state: VehicleState, mounted: MountedWeapon) -> Aboard | None:
    """Who fires a mounted weapon: the best of the crew whose hands are free, else the driver; None for auto-aim.

    With nobody free it is the best of those who live; the driver only works what fires ahead (RT-CRW-03, RT-CRW-04).
    """
    if mounted.auto_aim:
        return None
    living = [
        person
        for person in vehicle.aboard
        if person.role != "passenger" and person.count > state.dead.get(person.id, 0)
    ]
    return max(living, key=lambda person: _fitness(person, state, mounted), default=None)


def _is_free(person: Aboard, state: VehicleState) -> bool:
    return person.count - state.dead.get(person.id, 0) > state.busy.get(person.id, 0)


def _fitness(person: Aboard, state: VehicleState, mounted: MountedWeapon) -> tuple[bool, bool, bool, int]:
    able = person.role == "crew" or mounted.mount == "front"
    return able and _is_free(person, state), able, person.role == "crew", person.bs


def hindrance(battle: Battle, vehicle: Vehicle, state: VehicleState, mounted: MountedWeapon) -> Words:
    """Why a mounted weapon does not fire, as far as the state says; empty when it can."""
    settings = settings_of(battle)
    if state.destroyed:
        return Message(N_("It is destroyed."))
    if mounted.id in state.weapons_lost:
        return Message(N_("The weapon is lost."))
    if mounted.mount == "turret" and mounted.turret in state.turrets_out:
        return Message(N_("The turret is out of use."))
    if state.halted and (mounted.auto_aim or settings.crew_weapons_after_failure == "dead"):
        return Message(N_("System failure: the weapon is locked."))
    if mounted.id in state.fired:
        return Message(N_("It has fired this turn."))
    if mounted.auto_aim:
        return ""
    person = gunner(vehicle, state, mounted)
    if person is None:
        return Message(N_("Nobody aboard can fire it."))
    if not _is_free(person, state):
        return Message(N_("All who could fire it have used their hands."))
    if person.role == "driver" and mounted.mount != "front":
        return Message(N_("The driver only fires what points ahead."))
    return ""


def _driving(battle: Battle, actor: str, at: str | None) -> Iterator[Offer]:
    vehicle, state = inputs.parts(battle, actor)
    if state.destroyed:
        return
    given = inputs.move(battle, vehicle, state)
    if given is not None:
        yield offered("move-check", Message(N_("Move")), given, "actor", hindered=_held(battle, actor, state))
        changed = inputs.other_way(vehicle, state)
        if changed is not None and (other := inputs.move(battle, vehicle, changed)) is not None:
            title = Message(N_("Take off") if changed.flying else N_("Land"))
            yield offered("move-check", title, other, "actor", hindered=_held(battle, actor, state))
        control = inputs.out_of_control(battle, vehicle, state)
        yield offered("out-of-control", Message(N_("Out-of-control move")), control, "actor")
        yield offered("overspeed", Message(N_("Overspeed check")), inputs.overspeed(battle, vehicle, state), "actor")
    struck = at if at not in (None, actor) and inputs.can_be_struck(battle, at) else None
    yield offered("collision", Message(N_("Collision")), inputs.collision(battle, actor, struck))
    if vehicle.trr is not None:
        circle = inputs.turning_circle(battle, vehicle, state)
        yield offered("turning-circle", Message(N_("Turning circle")), circle, "actor")
    if state.flying:
        yield offered("fall", Message(N_("Below air minimum")), inputs.fall(battle, vehicle, state), "actor")


def _held(battle: Battle, actor: str, state: VehicleState) -> Words:
    """Why it may not make a move of its own choice now (RT-OOC-06, RT-DMG-14, RT-CRW-01)."""
    movement = movement_now(state)
    if movement == "out-of-control" and not state.moved:
        return Message(N_("It is out of control."))
    if movement == "repeat":
        return Message(N_("It repeats its last turn: {speed}″ straight on"), {"speed": state.last_speed})
    if state.moved:
        return Message(N_("It has moved this turn."))
    for fighter, standing in battle.standings.items():
        other = standing.state
        if not isinstance(other, VehicleState):
            continue
        waits = other.out_of_control and not (other.moved or other.halted or other.trapped or other.destroyed)
        if waits and fighter != actor and standing.fighter.side == battle.clock.side:
            template = N_("“{name}” is out of control and moves first.")
            return Message(template, {"name": standing.fighter.name})
    return ""


def acted_on(battle: Battle, at: str) -> Iterator[Offer]:
    """What may be worked out for it alone."""
    vehicle, state = inputs.parts(battle, at)
    if not state.destroyed:
        title = Message(N_("Special damage"))
        yield offered("special-damage", title, inputs.special_damage(battle, vehicle, state), "target")
        if state.burning:
            own = owns_turn(battle, battle.standings[at])
            yield offered("burning", Message(N_("Fire, start of turn")), inputs.burning(battle, own), "target")
        causes = {"causes": ["by-hand"], "permanently_out_of_control": state.permanently_out_of_control}
        given = with_settings(battle, causes | {"halted": state.halted})
        yield offered("loss-of-control", Message(N_("Out of control next turn")), given, "target")
        if vehicle.aboard and vehicle.body is not None:
            given = inputs.struck_people(battle, vehicle, state)
            yield offered("open-vehicle-hit", Message(N_("Who is hit")), given, "target")
    given = inputs.occupants(battle, vehicle, state)
    if given["occupants"]:
        yield offered("occupants-save", Message(N_("Crew and passengers save")), given, "target")
