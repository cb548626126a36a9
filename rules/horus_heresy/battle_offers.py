"""Which actions make sense between two vehicles, and which weapons can be used (HH-SHT-03 to 06, HH-ASL-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.actions import play
from rules.battle import Battle
from rules.battle_table import Offer, Whose
from rules.dice import Typed
from rules.horus_heresy import battle_inputs as inputs
from rules.horus_heresy.armoury import Weapon, close_combat_weapons, shells, weapons
from rules.horus_heresy.battle_turns import own_turn
from rules.horus_heresy.fire_plan import MODES, REACTIONS, FiredWeapon, FirePlanOutcome, Mode
from rules.horus_heresy.mounts import MOUNT_WORDS
from rules.horus_heresy.reasons import REASONS
from rules.horus_heresy.vehicle import RULES_UNKNOWN, MountedWeapon, Vehicle, effect
from rules.horus_heresy.vehicle_state import VehicleState, hull_points_left, inside, units_of
from rules.language import C_, N_, Message, Words

_FIRST: Mapping[str, Sequence[str]] = {
    "movement": ("move", "disembark", "embark", "drive-through", "dangerous-terrain", "death-or-glory", "battlesmith"),
    "shooting": ("shoot", "fire-plan", "facing", "arc"),
    "assault": ("shoot", "melee"),
    "statuses": ("repair",),
}
"""The actions that a phase is for, foremost; the others keep the order in which they are found."""
_MODES: Mapping[str, Sequence[Mode]] = {
    "movement": ("intercept",),
    "shooting": ("return-fire",),
    "assault": ("volley", "overwatch"),
}
"""How a vehicle shoots in the enemy’s turn (HH-SHT-06, HH-REA-01)."""

HIT_STRENGTH = 8
"""What hits are offered with until the player says their Strength."""


def _offer(name: str, title: Words, given: Mapping[str, Any], whose: Whose = "both", **more: Any) -> Offer:
    return Offer(f"horus-heresy.{name}", title, given, whose, **more)


def offers(battle: Battle, actor: str | None, at: str | None) -> Sequence[Offer]:
    """The actions that make sense for an actor and a target, those of the phase first."""
    found: list[Offer] = []
    if actor is not None and at is not None and actor != at:
        found += _fire(battle, actor, at)
    if actor is not None:
        found += _driving(battle, actor)
    if at is not None:
        found += _struck(battle, actor, at)
    foremost = _FIRST.get(battle.clock.phase, ())

    def place(offer: Offer) -> int:
        name = offer.action.partition(".")[2]
        return foremost.index(name) if name in foremost else len(foremost)

    return tuple(sorted(found, key=place))


def gone(state: VehicleState) -> Words:
    """Said of a vehicle that is destroyed; empty otherwise."""
    return Message(N_("It is destroyed.")) if state.destroyed else ""


def rules_known(vehicle: Vehicle) -> bool:
    """Whether attacks on it can be worked out (HH-SUB-08)."""
    return not vehicle.is_a(*RULES_UNKNOWN)  # type: ignore[arg-type]


# --- shooting ----------------------------------------------------------------------------------------------------


def modes(battle: Battle, actor: str) -> Sequence[Mode]:
    """How it may shoot now: an attack in its own turn, reactions and Volley in the enemy’s."""
    if own_turn(battle, battle.standings[actor]):
        return ("attack",)
    return _MODES.get(battle.clock.phase, ("return-fire",))


def _armed(battle: Battle, actor: str) -> list[tuple[MountedWeapon, Weapon]]:
    """The weapons that the tables know, in card order."""
    known = weapons(battle.own(actor))
    vehicle, _ = inputs.parts(battle, actor)
    return [(arm, known[arm.weapon]) for arm in vehicle.weapons[:100] if arm.weapon in known]


def _fire(battle: Battle, actor: str, at: str) -> Iterator[Offer]:
    vehicle, _ = inputs.parts(battle, actor)
    aimed, aimed_state = inputs.parts(battle, at)
    armed = _armed(battle, actor)
    if not armed:
        return
    for mode in modes(battle, actor):
        plan = inputs.plan(battle, actor, [inputs.planned(arm, row, vehicle, at) for arm, row in armed], mode)
        outcome = play("horus-heresy.fire-plan", plan, Typed(())).outcome
        assert isinstance(outcome, FirePlanOutcome)
        if rules_known(aimed):
            yield from _shots(battle, actor, at, mode, armed, outcome)
        title = Message(N_("Fire plan"))
        by = Message(MODES[mode])
        yield _offer("fire-plan", title, plan, by=by, hindered=gone(aimed_state))


def _shots(
    battle: Battle,
    actor: str,
    at: str,
    mode: Mode,
    armed: Sequence[tuple[MountedWeapon, Weapon]],
    plan: FirePlanOutcome,
) -> Iterator[Offer]:
    """A shot for each weapon and shell, usable ones first, and one of all that can fire together."""
    single: list[Offer] = []
    together: list[tuple[MountedWeapon, Weapon, FiredWeapon]] = []
    for (arm, row), fired in zip(armed, plan.weapons, strict=True):
        why = hindrance(battle, actor, at, arm, row, mode) or _silent(plan, fired)
        if not why:
            together.append((arm, row, fired))
        for shell in shells(row, battle.own(actor)):
            given = _shot(battle, actor, at, mode, [shell], fired)
            by = _by(weapon_words(arm, shell), mode)
            single.append(
                _offer("shoot", Message(N_("Shoot at a vehicle")), given, means=(arm.id,), by=by, hindered=why)
            )
    if len(together) > 1:
        given = _shot(battle, actor, at, mode, [row for _, row, _ in together[:20]], together[0][2])
        means = tuple(arm.id for arm, _, _ in together[:20])
        all_weapons = _by(Message(N_("all weapons that can fire")), mode)
        yield _offer("shoot", Message(N_("Shoot at a vehicle")), given, means=means, by=all_weapons)
    yield from sorted(single, key=lambda offer: bool(offer.hindered))


def _silent(plan: FirePlanOutcome, fired: FiredWeapon) -> Words:
    """Why the fire plan lets a weapon stay silent."""
    reason = fired.reason or (plan.findings[0] if plan.findings else None)
    return Message(REASONS[reason]) if reason is not None else ""


def _shot(
    battle: Battle, actor: str, at: str, mode: Mode, rows: Sequence[Weapon], fired: FiredWeapon
) -> dict[str, Any]:
    """The input of `shoot` for weapons that fire together."""
    vehicle, _ = inputs.parts(battle, actor)
    given: dict[str, Any] = {"bs": inputs.within(vehicle.bs, 0, 10), **inputs.attack(battle, at)}
    given["groups"] = [inputs.group(row) for row in rows]
    more = {
        "snap": fired.snap,
        "stationary": fired.stationary,
        "no_statuses": mode != "attack",
        "ignores_cover": mode == "overwatch",
        "ignores_shrouded": mode == "overwatch",
    }
    return given | {field: value for field, value in more.items() if value}


def weapon_words(arm: MountedWeapon, row: Weapon) -> Words:
    """A weapon as "Heavy bolter, sponson"."""
    if arm.mount is None:
        return row.name.words()
    figures: dict[str, Words] = {"weapon": row.name.words(), "mount": Message(MOUNT_WORDS[arm.mount])}
    return Message(N_("{weapon}, {mount}"), figures)


def _by(weapon: Words, mode: Mode) -> Words:
    """What fires; in the enemy’s turn with the occasion."""
    if mode == "attack":
        return weapon
    return Message(N_("{mode}: {weapon}"), {"mode": Message(MODES[mode]), "weapon": weapon})


def hindrance(battle: Battle, actor: str, at: str, arm: MountedWeapon, row: Weapon, mode: Mode) -> Words:
    """Why a weapon does not fire, as far as states and profiles say; empty when it can."""
    vehicle, state = inputs.parts(battle, actor)
    aimed, aimed_state = inputs.parts(battle, at)
    if state.destroyed or aimed_state.destroyed:
        return Message(N_("It is destroyed."))
    if not row.profiled:
        return Message(N_("Its numbers are not known."))
    if arm.id in state.fired:
        return Message(N_("It has fired this phase."))
    if row.limited is not None and state.uses.get(arm.id, 0) >= row.limited:
        return Message(N_("Limited: it is used up."))
    if mode in REACTIONS:
        return _no_reaction(vehicle, state, aimed)
    return ""


def _no_reaction(vehicle: Vehicle, state: VehicleState, aimed: Vehicle) -> Words:
    """Why it does not react (HH-REA-01, HH-SUB-04, HH-SUB-05)."""
    if vehicle.is_a("flyer"):
        return Message(N_("A Flyer does not react."))
    if state.reacted:
        return Message(N_("It has reacted this turn."))
    if vehicle.is_a("super-heavy") and not aimed.is_a("super-heavy", "knight", "titan"):
        return Message(N_("A Super-heavy reacts only to Super-heavies, Knights, Titans and Paragons."))
    return ""


# --- driving and carrying ----------------------------------------------------------------------------------------


def _driving(battle: Battle, actor: str) -> Iterator[Offer]:
    vehicle, state = inputs.parts(battle, actor)
    own = battle.own(actor)
    if state.destroyed:
        yield from _after(battle, actor)
        return
    moved = Message(N_("It has moved this turn.")) if state.moved else ""
    move = inputs.move(battle, vehicle, state, own)
    yield _offer("move", Message(C_("heresy action", "Move")), move, "actor", hindered=moved)
    through = inputs.drive_through(battle, vehicle, own)
    yield _offer("drive-through", Message(N_("Drive through")), through, "actor")
    terrain = inputs.dangerous_terrain(battle, vehicle, state, own)
    yield _offer("dangerous-terrain", Message(N_("Dangerous terrain")), terrain, "actor")
    if vehicle.is_a("transport"):
        yield from _transport(battle, actor)
    if state.statuses:
        rolled = Message(N_("It has rolled this turn.")) if state.repaired else ""
        repair = inputs.repair(battle, vehicle, state, own)
        yield _offer("repair", Message(N_("Repair roll")), repair, "actor", hindered=rolled)
    for arm, row in _armed(battle, actor):
        mount = inputs.mount(vehicle, arm)
        if mount is not None:
            given = inputs.firing_arc(battle, vehicle, mount)
            yield _offer("arc", Message(N_("Firing arc")), given, "actor", by=weapon_words(arm, row))


def _after(battle: Battle, actor: str) -> Iterator[Offer]:
    """What is left to be done with a vehicle that is destroyed."""
    vehicle, state = inputs.parts(battle, actor)
    if "emergency-disembark" in state.following:
        for name, groups in units_of(inside(vehicle, state)).items():
            given = inputs.bailing_out(battle, state, groups)
            title = Message(N_("Emergency Disembarkation"))
            means = tuple(group.id for group in groups)
            yield _offer("emergency-disembark", title, given, "actor", means=means, by=name)
    if "explode" in state.following:
        given = inputs.explode(battle, vehicle, battle.own(actor))
        yield _offer("explode", Message(N_("Explosion")), given, "actor")


def _transport(battle: Battle, actor: str) -> Iterator[Offer]:
    """Units of its list that get out or in again, and one that the player describes (HH-TRN-03, HH-DIS-01)."""
    vehicle, state = inputs.parts(battle, actor)
    own = battle.own(actor)
    there = inside(vehicle, state)
    assault = effect(vehicle, own, "assault-vehicle")
    for name, groups in units_of(there).items():
        given = inputs.disembarking(battle, state, groups, assault=assault)
        means = tuple(group.id for group in groups)
        yield _offer("disembark", Message(N_("Disembark")), given, "actor", means=means, by=name)
    light = effect(vehicle, own, "light-transport")
    out = [group for group in vehicle.aboard if group.where == "aboard" and group not in there]
    for name, groups in units_of(out).items():
        given = inputs.boarding(battle, vehicle, state, groups, light=light)
        means = tuple(group.id for group in groups)
        yield _offer("embark", Message(N_("Embark")), given, "actor", means=means, by=name)
    given = inputs.boarding(battle, vehicle, state, (), light=light)
    yield _offer("embark", Message(N_("Embark")), given, "actor", by=Message(N_("another unit")))


# --- what is done to a vehicle -----------------------------------------------------------------------------------


def _struck(battle: Battle, actor: str | None, at: str) -> Iterator[Offer]:
    vehicle, state = inputs.parts(battle, at)
    destroyed = gone(state)
    if rules_known(vehicle):
        hit = {"strength": HIT_STRENGTH, **inputs.attack(battle, at)}
        yield _offer("penetrate", Message(N_("Armour penetration")), hit, "target", hindered=destroyed)
        glances = {"target": hit["target"]}
        table = inputs.with_settings(battle, glances)
        yield _offer("damage-table", Message(N_("Vehicle Damage Table")), table, "target", hindered=destroyed)
        yield from _close_combat(battle, actor, at)
    if not destroyed:
        yield _offer("facing", Message(N_("Face struck")), inputs.facing(battle, vehicle), "target")
        if state.statuses or hull_points_left(vehicle, state) < (vehicle.hull_points or 0):
            mend = inputs.battlesmith(battle, vehicle, state)
            yield _offer("battlesmith", Message(N_("Repair by a Battlesmith")), mend, "target")


def _close_combat(battle: Battle, actor: str | None, at: str) -> Iterator[Offer]:
    """Blows of troops and the stand of one of them: never of a vehicle, unless it is a Knight (HH-ASL-01)."""
    vehicle, state = inputs.parts(battle, at)
    if vehicle.is_a("flyer"):
        return
    destroyed = gone(state)
    fights = actor is None or actor == at or inputs.parts(battle, actor)[0].is_a("knight")
    if fights:
        for row in close_combat_weapons().values():
            blow = inputs.blow(battle, at, row)
            by = row.name.words()
            yield _offer("melee", Message(N_("Blows in close combat")), blow, "target", by=by, hindered=destroyed)
    stand = {"attacks": 1, "strength": HIT_STRENGTH, **inputs.attack(battle, at, "front")}
    stand["shock_ram"] = effect(vehicle, battle.own(at), "shock-ram")
    yield _offer("death-or-glory", Message(N_("Death or Glory")), stand, "target", hindered=destroyed)
