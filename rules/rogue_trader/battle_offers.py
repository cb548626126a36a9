"""Which actions make sense between two units, which weapons can be used and by whom (RT-CRW-01 to 04, RT-DMG-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.battle import Battle
from rules.battle_table import Offer, Whose
from rules.language import N_, Message, Words
from rules.rogue_trader import battle_inputs as inputs
from rules.rogue_trader.armoury import Weapon
from rules.rogue_trader.loading import weapon_rows
from rules.rogue_trader.settings import Settings
from rules.rogue_trader.vehicle import MOUNTS, Aboard, MountedWeapon, Vehicle
from rules.rogue_trader.vehicle_state import VehicleState, movement_now

_FIRST: Mapping[str, Sequence[str]] = {
    "start": ("burning",),
    "movement": ("out-of-control", "move-check", "overspeed", "collision", "fall"),
    "hand-to-hand": ("fight",),
    "end": ("special-damage", "overspeed"),
}
"""The actions that a phase is for, foremost; in the others it is the order in which they are found."""


def _offer(name: str, title: Words, given: Mapping[str, Any], whose: Whose = "both", **more: Any) -> Offer:
    return Offer(f"rogue-trader.{name}", title, given, whose, **more)


def offers(battle: Battle, actor: str | None, at: str | None) -> Sequence[Offer]:
    """The actions that make sense for an actor and a target, those of the phase first."""
    found: list[Offer] = []
    if at is not None:
        found += _attacks(battle, actor, at)
    if actor is not None:
        found += _driving(battle, actor, at)
    if at is not None:
        found += _on_target(battle, at)
    foremost = _FIRST.get(battle.clock.phase, ())

    def place(offer: Offer) -> int:
        name = offer.action.partition(".")[2]
        return foremost.index(name) if name in foremost else len(foremost)

    return tuple(sorted(found, key=place))


def _attacks(battle: Battle, actor: str | None, at: str) -> Iterator[Offer]:
    aimed, state = inputs.parts(battle, at)
    destroyed = Message(N_("It is destroyed.")) if state.destroyed else ""
    if actor is not None and actor != at:
        yield from _shots(battle, actor, at, destroyed)
        yield from _volley(battle, actor, at, destroyed)
    hit = inputs.with_settings(battle, {"target": inputs.target(aimed, state)})
    yield _offer("damage", Message(N_("Hits already scored")), hit, hindered=destroyed)
    blow = hit | {"ws": 3, "weapon": {"class": "close-combat", "strength": 3}}
    yield _offer("fight", Message(N_("Fight")), blow, hindered=destroyed)
    if aimed.aboard and aimed.body is not None and not state.destroyed:
        given = inputs.struck_people(battle, aimed, state)
        yield _offer("open-vehicle-hit", Message(N_("Who is hit")), given, "target")


def _shots(battle: Battle, actor: str, at: str, destroyed: Words) -> Iterator[Offer]:
    """A shot for each mounted weapon, usable ones first, and one with a weapon that the player describes."""
    firing, state = inputs.parts(battle, actor)
    aimed, aimed_state = inputs.parts(battle, at)
    found: list[Offer] = []
    for mounted, row in weapon_rows(firing.weapons, battle.own(actor)):
        person = gunner(firing, state, mounted)
        found.append(
            _offer(
                "shoot",
                Message(N_("Shoot")),
                inputs.shot(battle, row, mounted, person, aimed, aimed_state),
                means=(mounted.id,),
                crew=() if person is None else (person.id,),
                by=weapon_words(mounted, row),
                hindered=destroyed or hindrance(battle, firing, state, mounted),
            )
        )
    yield from sorted(found, key=lambda offer: bool(offer.hindered))
    given: inputs.Given = {"bs": 3, "weapon": {"strength": 3}, "target": inputs.target(aimed, aimed_state)}
    if aimed.size != "normal":
        given["modifiers"] = [f"target-{aimed.size}"]
    other = Message(N_("another weapon"))
    full = inputs.with_settings(battle, given)
    yield _offer("shoot", Message(N_("Shoot")), full, by=other, hindered=destroyed)


def _volley(battle: Battle, actor: str, at: str, destroyed: Words) -> Iterator[Offer]:
    """Every weapon that can be fired at once, each by somebody of its own (RT-CRW-04)."""
    firing, state = inputs.parts(battle, actor)
    aimed, aimed_state = inputs.parts(battle, at)
    attacks: list[Mapping[str, Any]] = []
    means: list[str] = []
    crew: list[str] = []
    busy = state
    for mounted, row in weapon_rows(firing.weapons, battle.own(actor))[:20]:
        person = gunner(firing, busy, mounted)
        if hindrance(battle, firing, busy, mounted) or not isinstance(row.strength, int) or person is None:
            continue
        given = inputs.shot(battle, row, mounted, person, aimed, aimed_state)
        attacks.append({name: value for name, value in given.items() if name not in ("target", "settings")})
        means.append(mounted.id)
        crew.append(person.id)
        busy = busy.model_copy(update={"busy": {**busy.busy, person.id: busy.busy.get(person.id, 0) + 1}})
    if len(attacks) > 1:
        volley = inputs.with_settings(battle, {"attacks": attacks, "target": inputs.target(aimed, aimed_state)})
        title = Message(N_("Everything fired at one target"))
        yield _offer("volley", title, volley, means=tuple(means), crew=tuple(crew), hindered=destroyed)


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
    settings = Settings.model_validate(battle.settings, by_alias=True, by_name=False)
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
        yield _offer("move-check", Message(N_("Move")), given, "actor", hindered=_held(battle, actor, state))
        changed = inputs.other_way(vehicle, state)
        if changed is not None and (other := inputs.move(battle, vehicle, changed)) is not None:
            title = Message(N_("Take off") if changed.flying else N_("Land"))
            yield _offer("move-check", title, other, "actor", hindered=_held(battle, actor, state))
        control = inputs.out_of_control(battle, vehicle, state)
        yield _offer("out-of-control", Message(N_("Out-of-control move")), control, "actor")
        yield _offer("overspeed", Message(N_("Overspeed check")), inputs.overspeed(battle, vehicle, state), "actor")
    yield _offer("collision", Message(N_("Collision")), inputs.collision(battle, actor, at if at != actor else None))
    if vehicle.trr is not None:
        circle = inputs.turning_circle(battle, vehicle, state)
        yield _offer("turning-circle", Message(N_("Turning circle")), circle, "actor")
    if state.flying:
        yield _offer("fall", Message(N_("Below air minimum")), inputs.fall(battle, vehicle, state), "actor")


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
        _, other = inputs.parts(battle, fighter)
        waits = other.out_of_control and not (other.moved or other.halted or other.trapped or other.destroyed)
        if waits and fighter != actor and standing.fighter.side == battle.clock.side:
            template = N_("“{name}” is out of control and moves first.")
            return Message(template, {"name": standing.fighter.name})
    return ""


def _on_target(battle: Battle, at: str) -> Iterator[Offer]:
    vehicle, state = inputs.parts(battle, at)
    if not state.destroyed:
        title = Message(N_("Special damage"))
        yield _offer("special-damage", title, inputs.special_damage(battle, vehicle, state), "target")
        if state.burning:
            own = battle.standings[at].fighter.side == battle.clock.side
            yield _offer("burning", Message(N_("Fire, start of turn")), inputs.burning(battle, own), "target")
        causes = {"causes": ["by-hand"], "permanently_out_of_control": state.permanently_out_of_control}
        given = inputs.with_settings(battle, causes | {"halted": state.halted})
        yield _offer("loss-of-control", Message(N_("Out of control next turn")), given, "target")
    given = inputs.occupants(battle, vehicle, state)
    if given["occupants"]:
        yield _offer("occupants-save", Message(N_("Crew and passengers save")), given, "target")
