"""How dreadnought suits are played in a battle: damage, what is due, what they may do (RT-DRD-10 to 22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from rules.battle import Battle, Entry, Standing
from rules.battle_table import Due, Offer
from rules.language import N_, Message, Words
from rules.rogue_trader import morale_state, suit_state
from rules.rogue_trader.at_play import AtPlay, Given, Outcome, Values, due_of, offered
from rules.rogue_trader.attacks import aimed_at, clamped, gone, other_weapon, skill_of, weapon, with_settings
from rules.rogue_trader.battle_clock import END, owns_turn, window_closes
from rules.rogue_trader.battle_told import points_told
from rules.rogue_trader.check_title import check_title
from rules.rogue_trader.dreadnought import SUIT_MOUNTS, Dreadnought, SuitWeapon
from rules.rogue_trader.dreadnought_damage import ARMS
from rules.rogue_trader.loading import weapon_rows
from rules.rogue_trader.suit_state import RESULTS, SuitState, points_left


def _parts(battle: Battle, fighter: str) -> tuple[Dreadnought, SuitState]:
    standing = battle.standings[fighter]
    return cast(Dreadnought, standing.unit), cast(SuitState, standing.state)


# --- changes ----------------------------------------------------------------------------------------------------------


def _destroyed(battle: Battle, fighter: str, cause: str) -> Values:
    """The suit is gone with all it carries; its pilot must save (RT-DRD-10, RT-DRD-21)."""
    suit, state = _parts(battle, fighter)
    return {
        "destroyed": True,
        "lost": max(suit.damage or 0, state.lost),
        "occupants_due": None if state.pilot_dead else cause,
        "weapons_lost": tuple(one.id for one in suit.weapons),
        "burning": False,
        "statuses": (),
        "start_due": False,
    }


def hit(battle: Battle, fighter: str, __: Entry, outcome: Outcome) -> Values:
    """Points lost by an attack or a collision."""
    _, state = _parts(battle, fighter)
    lost = outcome["points_lost"]
    if not lost and not outcome.get("destroyed"):
        return {}
    values: Values = {"lost": state.lost + lost, "lost_this_turn": state.lost_this_turn + lost}
    return values | _destroyed(battle, fighter, "destroyed") if outcome.get("destroyed") else values


def used(battle: Battle, fighter: str, entry: Entry) -> Values:
    """Its weapons have fired."""
    _, state = _parts(battle, fighter)
    fired = dict.fromkeys((*state.fired, *entry.means))
    return {"fired": tuple(fired)} if len(fired) > len(state.fired) else {}


def _special_damage(battle: Battle, fighter: str, entry: Entry) -> Values:
    """RT-DRD-11 to RT-DRD-21."""
    outcome = entry.outcome
    _, state = _parts(battle, fighter)
    values: Values = {"special_checked": True}
    if not outcome["special"] or "coordination_losses" not in outcome:
        return values
    if outcome["exploded"]:
        return values | _destroyed(battle, fighter, "explosion")
    if outcome["result"] in RESULTS:
        values["results"] = (*state.results, outcome["result"])
    values["power_losses"] = outcome["power_losses"]
    values["coordination_losses"] = outcome["coordination_losses"]
    if outcome["result"] == "power-loss":
        values["initiative"] = outcome["initiative"]
    if outcome["arm_lost"]:
        values["dead_arms"] = (*state.dead_arms, outcome["arm_lost"])
    if outcome["weapon_lost"]:
        values["weapons_lost"] = (*state.weapons_lost, outcome["weapon_lost"])
    if outcome["confused"] and "confused" not in state.statuses:
        values["statuses"] = (*state.statuses, "confused")
    if outcome["halted"]:
        values["halted"] = True
    if outcome["burning"]:
        values["burning"] = True
    return values


def _burning(battle: Battle, fighter: str, entry: Entry) -> Values:
    exploded = _destroyed(battle, fighter, "explosion") if entry.outcome["exploded"] else {}
    return {"burning_rolled": True, **exploded}


def _pilot(_: Battle, __: str, entry: Entry) -> Values:
    return {"occupants_due": None, "pilot_dead": entry.outcome["killed"] > 0}


def _move(_: Battle, __: str, ___: Entry) -> Values:
    return {"moved": True}


_CHANGES: Mapping[str, Callable[[Battle, str, Entry], Values]] = {
    **morale_state.CHANGES,
    "special-damage": _special_damage,
    "burning": _burning,
    "occupants-save": _pilot,
    "dreadnought-move": _move,
}


# --- what is due ------------------------------------------------------------------------------------------------------


def due(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What is to be done in the present phase."""
    suit, state = cast(Dreadnought, standing.unit), cast(SuitState, standing.state)
    if state.occupants_due is not None:
        given = suit_state.occupants(battle, suit, state)
        yield due_of(standing, Message(N_("Its pilot saves or dies")), "RT-DRD-10", "occupants-save", given)
    if not suit_state.stands(state):
        return
    yield from morale_state.due(battle, standing, state, suit_state.morale(battle, suit, state))
    if battle.clock.phase == END and window_closes(battle):
        yield from _check(battle, standing)
    elif owns_turn(battle, standing):
        if battle.clock.phase == "start":
            yield from _fire(battle, standing)
        elif battle.clock.phase == "movement" and not state.moved and not state.halted and not state.trapped:
            yield from _forced_move(standing, state)


def _forced_move(standing: Standing, state: SuitState) -> Iterator[Due]:
    """What damage makes it do with its movement, the latest result first (RT-DRD-16, RT-DRD-19)."""
    ruling = [result for result in state.results if result in ("mechanical-jam", "berserk")]
    if not ruling:
        return
    if ruling[-1] == "berserk":
        title, rule = Message(N_("Berserk: the game master moves it")), "RT-DRD-19"
    else:
        title, rule = Message(N_("Jammed: it does again what it did last turn")), "RT-DRD-16"
    yield due_of(standing, title, rule, None, blocks=False, done={"moved": True})


def _fire(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    state = cast(SuitState, standing.state)
    if state.burning and (bool(when) or not state.burning_rolled):
        title = Message(N_("Fire: D6, explodes on a 6"))
        yield due_of(standing, title, "RT-DRD-20", "burning", suit_state.burning(battle, True), when=when)


def _check(battle: Battle, standing: Standing, when: Words = "") -> Iterator[Due]:
    suit, state = cast(Dreadnought, standing.unit), cast(SuitState, standing.state)
    if state.lost_this_turn and not state.special_checked:
        given = suit_state.special_damage(battle, suit, state)
        title = check_title(state.lost_this_turn)
        yield due_of(standing, title, "RT-DRD-11", "special-damage", given, when=when)


def coming(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What will come due later."""
    state = cast(SuitState, standing.state)
    if not suit_state.stands(state):
        return
    if not (battle.clock.phase == END and window_closes(battle)):
        yield from _check(battle, standing, Message(N_("End of turn")))
    if not (owns_turn(battle, standing) and battle.clock.phase == "start"):
        yield from _fire(battle, standing, Message(N_("Start of its next turn")))
    yield from morale_state.coming(battle, standing, state)


# --- what it may do ---------------------------------------------------------------------------------------------------


def acting(battle: Battle, actor: str, at: str | None) -> Iterator[Offer]:
    """What it may do: shoot, fight, move."""
    suit, state = _parts(battle, actor)
    if not suit_state.stands(state):
        return
    aimed = aimed_at(battle, at) if at is not None and at != actor else None
    if at is not None and aimed is not None:
        yield from sorted(_shots(battle, actor, at, aimed), key=lambda offer: bool(offer.hindered))
        yield _blows(battle, actor, at, aimed)
        yield other_weapon(battle, at, aimed)
    moved = Message(N_("It has moved this turn.")) if state.moved else ""
    given = suit_state.move(battle, suit, state)
    yield offered("dreadnought-move", Message(N_("A suit’s movement")), given, "actor", hindered=moved)


def _shots(battle: Battle, actor: str, at: str, aimed: Given) -> Iterator[Offer]:
    suit, state = _parts(battle, actor)
    for carried, row in weapon_rows(suit.weapons, battle.own(actor)):
        given: Given = {
            "weapon": weapon(row),
            **aimed,
            **_losses(state),
            "modifiers": [*aimed["modifiers"], *(["confused"] if "confused" in state.statuses else [])],
        }
        if not carried.auto_aim:
            given["bs"] = clamped(suit.bs, 0, 10, 3)
        if carried.to_hit:
            given["extra"] = carried.to_hit
        if "short" in given["weapon"]:
            given["distance"] = row.short
        figures: dict[str, Words] = {"weapon": row.name.words(), "mount": Message(SUIT_MOUNTS[carried.mount])}
        yield offered(
            "shoot",
            Message(N_("Shoot")),
            with_settings(battle, given),
            means=(carried.id,),
            by=Message(N_("{weapon}, {mount}"), figures),
            hindered=gone(battle, at) or _hindrance(state, carried),
        )


def _losses(state: SuitState) -> Given:
    """The losses that count on all its dice to hit (RT-DRD-14, RT-DRD-15)."""
    losses = {"coordination_losses": state.coordination_losses, "power_losses": state.power_losses}
    return {name: count for name, count in losses.items() if count}


def _hindrance(state: SuitState, carried: SuitWeapon) -> Words:
    """Why a weapon does not fire, as far as the state says (RT-DRD-13, 16, 17, 18)."""
    if carried.id in state.weapons_lost:
        return Message(N_("The weapon is lost."))
    if carried.mount.removesuffix("-arm") in state.dead_arms:
        return Message(N_("Its arm is dead."))
    if state.halted:
        return Message(N_("System failure: the suit has stopped."))
    if "mechanical-jam" in state.results and carried.id not in state.fired_last_turn:
        return Message(N_("Jammed: only what fired last turn fires."))
    if carried.id in state.fired:
        return Message(N_("It has fired this turn."))
    return ""


def _blows(battle: Battle, actor: str, at: str, aimed: Given) -> Offer:
    suit, state = _parts(battle, actor)
    given: Given = {
        "ws": clamped(suit.ws, 1, 10, 3),
        "attacks": clamped(suit.a, 1, 60, 1),
        "weapon": {"class": "close-combat", "strength": clamped(suit.s, 1, 20, 3)},
        "target": aimed["target"],
        "modifiers": [one for one in ("frenzied", "confused") if one in state.statuses],
        **_losses(state),
    }
    if aimed["target"]["kind"] in ("creature", "dreadnought"):
        given["target_ws"] = skill_of(battle, at)
    stopped = Message(N_("System failure: the suit has stopped.")) if state.halted else ""
    by = Message(N_("its own strength"))
    hindered = gone(battle, at) or stopped
    return offered("fight", Message(N_("Fight")), with_settings(battle, given), by=by, hindered=hindered)


def acted_on(battle: Battle, at: str) -> Iterator[Offer]:
    """What may be worked out for it alone."""
    suit, state = _parts(battle, at)
    if not state.destroyed:
        title = Message(N_("Special damage"))
        yield offered("special-damage", title, suit_state.special_damage(battle, suit, state), "target")
        if state.burning:
            own = owns_turn(battle, battle.standings[at])
            yield offered("burning", Message(N_("Fire, start of turn")), suit_state.burning(battle, own), "target")
        given = suit_state.morale(battle, suit, state)
        yield offered("automatic-confusion", Message(N_("Automatic confusion")), given, "target")
    if not state.pilot_dead:
        title = Message(N_("Its pilot saves"))
        yield offered("occupants-save", title, suit_state.occupants(battle, suit, state), "target")


# --- in words ---------------------------------------------------------------------------------------------------------


def told(battle: Battle, was: Standing, now: Standing) -> Iterator[Words]:
    """A sentence for each change that a player wants to read."""
    suit, name = cast(Dreadnought, now.unit), now.fighter.name
    old, new = cast(SuitState, was.state), cast(SuitState, now.state)
    yield from points_told(name, points_left(suit, old), points_left(suit, new))
    if new.destroyed and not old.destroyed:
        yield Message(N_("{name} is destroyed."), {"name": name})
    else:
        yield from _damage_told(battle, now, old, new)
        yield from morale_state.told(name, old, new)
    if new.pilot_dead and not old.pilot_dead:
        yield Message(N_("The pilot of {name} dies."), {"name": name})
    elif old.occupants_due and not new.occupants_due and new.destroyed:
        yield Message(N_("The pilot of {name} lives."), {"name": name})


def _damage_told(battle: Battle, now: Standing, old: SuitState, new: SuitState) -> Iterator[Words]:
    suit, name = cast(Dreadnought, now.unit), now.fighter.name
    for arm in new.dead_arms[len(old.dead_arms) :]:
        yield Message(N_("{name}: the {arm} is dead."), {"name": name, "arm": Message(ARMS[arm])})
    if new.coordination_losses > old.coordination_losses:
        figures: dict[str, Words] = {"name": name, "n": new.coordination_losses}
        yield Message(N_("{name} loses coordination, ×{n}: −1 to hit, it moves by a D6."), figures)
    if new.power_losses > old.power_losses:
        figures = {"name": name, "n": new.power_losses, "i": suit_state.initiative(suit, new)}
        yield Message(N_("{name} loses power, ×{n}: movement halved, −1 to hit, Initiative {i}."), figures)
    for carried, row in weapon_rows(suit.weapons, battle.own(now.fighter.id)):
        if carried.id in new.weapons_lost and carried.id not in old.weapons_lost:
            yield Message(N_("{name} loses a weapon: {weapon}."), {"name": name, "weapon": row.name.words()})
    for result in new.results[len(old.results) :]:
        if result == "berserk":
            yield Message(N_("{name} is berserk."), {"name": name})
        elif result == "mechanical-jam":
            yield Message(N_("{name} repeats its last turn from now on."), {"name": name})
    if new.halted and not old.halted:
        yield Message(N_("{name} stops for good."), {"name": name})
    if new.burning and not old.burning:
        yield Message(N_("{name} burns."), {"name": name})


PLAY = AtPlay(
    first_state=suit_state.first_state,
    statuses=suit_state.statuses,
    track=suit_state.track,
    target=suit_state.target,
    struck=suit_state.struck,
    hit=hit,
    used=used,
    changes=_CHANGES,
    due=due,
    coming=coming,
    acting=acting,
    acted_on=acted_on,
    turn_begins=suit_state.turn_begins,
    turn_over=suit_state.turn_over,
    every_turn=suit_state.every_turn,
    told=told,
    marks=suit_state.marks,
)
