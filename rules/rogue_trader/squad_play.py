"""How squads are played in a battle: shooting and fighting, being shot at, morale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from rules.battle import Battle, Entry, Standing
from rules.battle_table import Due, Offer
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader import morale_state, squad_state
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.at_play import AtPlay, Given, Outcome, Values, offered
from rules.rogue_trader.attacks import aimed_at, clamped, gone, other_weapon, skill_of, weapon, with_settings
from rules.rogue_trader.squad import Squad, SquadWeapon
from rules.rogue_trader.squad_state import SquadState, models_left, morale, wounds

_TESTS = (
    ("rout-test", N_("Rout test")),
    ("psychology-test", N_("Psychology test")),
    ("automatic-confusion", N_("Automatic confusion")),
)


def _parts(battle: Battle, fighter: str) -> tuple[Squad, SquadState]:
    standing = battle.standings[fighter]
    return cast(Squad, standing.unit), cast(SquadState, standing.state)


def hit(battle: Battle, fighter: str, entry: Entry, outcome: Outcome) -> Values:
    """Models and wounds lost, counted by the phase in which they were (RT-SAV-02, RT-ROUT-03)."""
    squad, state = _parts(battle, fighter)
    lost = outcome["points_lost"]
    if not lost:
        return {}
    if "models_lost" in outcome:
        models, in_front = outcome["models_lost"], wounds(squad) - outcome["points_left"]
    else:  # one model that was run over
        models = int(outcome["destroyed"])
        in_front = 0 if models else state.wounds_lost + lost
    left = models_left(squad, state) - models
    values: Values = {
        "models_lost": state.models_lost + models,
        "wounds_lost": in_front if left > 0 else 0,
        "lost_this_turn": state.lost_this_turn + lost,
    }
    if models:
        tally = {"shooting": "lost_shooting", "psychic": "lost_psychic"}.get(battle.clock.phase, "lost_other")
        values[tally] = getattr(state, tally) + models
    return values


def used(battle: Battle, fighter: str, entry: Entry) -> Values:
    """Its weapons have fired."""
    _, state = _parts(battle, fighter)
    fired = dict.fromkeys((*state.fired, *entry.means))
    return {"fired": tuple(fired)} if len(fired) > len(state.fired) else {}


def _rout_move(_: Battle, __: str, entry: Entry) -> Values:
    return {"moved": True, "statuses": tuple(entry.outcome["statuses"])}


def due(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What is to be done in the present phase."""
    squad, state = cast(Squad, standing.unit), cast(SquadState, standing.state)
    if models_left(squad, state):
        yield from morale_state.due(battle, standing, state, morale(battle, squad, state))


def coming(battle: Battle, standing: Standing) -> Iterator[Due]:
    """What will come due later."""
    squad, state = cast(Squad, standing.unit), cast(SquadState, standing.state)
    if models_left(squad, state):
        yield from morale_state.coming(battle, standing, state)


def acting(battle: Battle, actor: str, at: str | None) -> Iterator[Offer]:
    """What it may do: shoot and fight, flee, rally."""
    squad, state = _parts(battle, actor)
    left = models_left(squad, state)
    if not left:
        return
    aimed = aimed_at(battle, at) if at is not None and at != actor else None
    if at is not None and aimed is not None:
        yield from _shots(battle, actor, at, aimed)
        yield _blows(battle, actor, at, aimed)
        yield other_weapon(battle, at, aimed)
    given = morale(battle, squad, state)
    if "routing" in state.statuses:
        yield offered("rally", Message(N_("Rally")), given, "actor")
        yield offered("rout-move", Message(N_("Rout move")), given, "actor")
    if state.start_due:
        yield offered("morale-start-of-turn", Message(N_("Start of turn")), given, "actor")


def _shots(battle: Battle, actor: str, at: str, aimed: Given) -> Iterator[Offer]:
    """A shot for each kind of weapon, fired by all who carry it and still stand."""
    squad, state = _parts(battle, actor)
    confused = ["confused"] if "confused" in state.statuses else []
    known = weapons(battle.own(actor))
    for carried in squad.weapons:
        row = known.get(carried.weapon)
        if row is None or row.weapon_class == "close-combat":
            continue
        given: Given = {
            "bs": clamped(squad.bs, 0, 10, 3),
            "shots": max(1, min(60, carried.count, models_left(squad, state))),
            "weapon": weapon(row),
            **aimed,
            "modifiers": [*aimed["modifiers"], *confused],
        }
        if "short" in given["weapon"]:
            given["distance"] = row.short
        yield offered(
            "shoot",
            Message(N_("Shoot")),
            with_settings(battle, given),
            means=(carried.id,),
            by=row.name.words(),
            hindered=gone(battle, at) or _hindrance(state, carried),
        )


def _hindrance(state: SquadState, carried: SquadWeapon) -> Words:
    if carried.id in state.fired:
        return Message(N_("It has fired this turn."))
    return Message(N_("A routing unit does not fire.")) if "routing" in state.statuses else ""


def _blows(battle: Battle, actor: str, at: str, aimed: Given) -> Offer:
    """Its attacks, with the strength of its own."""
    squad, state = _parts(battle, actor)
    kept = [one for one in ("frenzied", "confused") if one in state.statuses]
    attacks = clamped(squad.a, 1, 60, 1) * models_left(squad, state)
    given: Given = {
        "ws": clamped(squad.ws, 1, 10, 3),
        "attacks": min(60, attacks),
        "weapon": {"class": "close-combat", "strength": clamped(squad.s, 1, 20, 3)},
        "target": aimed["target"],
        "modifiers": kept,
        "attacker_routing": "routing" in state.statuses,
    }
    if aimed["target"]["kind"] in ("creature", "dreadnought"):
        given["target_ws"] = skill_of(battle, at)
    by = Message(N_("its own strength"))
    return offered("fight", Message(N_("Fight")), with_settings(battle, given), by=by, hindered=gone(battle, at))


def acted_on(battle: Battle, at: str) -> Iterator[Offer]:
    """Tests of morale that something asks of it."""
    squad, state = _parts(battle, at)
    if models_left(squad, state):
        given = morale(battle, squad, state)
        for name, title in _TESTS:
            more: dict[str, Any] = {"kind": "fear", "trigger": "charged"} if name == "psychology-test" else {}
            yield offered(name, Message(title), {**given, **more}, "target")


def told(battle: Battle, was: Standing, now: Standing) -> Iterator[Words]:
    """Models and wounds lost, statuses begun and ended."""
    squad, name = cast(Squad, now.unit), now.fighter.name
    old, new = cast(SquadState, was.state), cast(SquadState, now.state)
    lost = new.models_lost - old.models_lost
    figures: dict[str, Words] = {"name": name, "left": models_left(squad, new), "all": squad.models}
    if lost > 0:
        yield Plural(
            "{name} loses {n} model: {left} of {all} left.",
            "{name} loses {n} models: {left} of {all} left.",
            lost,
            figures,
        )
    if new.wounds_lost > old.wounds_lost:
        wounded = new.wounds_lost - old.wounds_lost
        yield Plural("A model of {name} loses {n} Wound.", "A model of {name} loses {n} Wounds.", wounded, figures)
    if not models_left(squad, new) and models_left(squad, old):
        yield Message(N_("{name} is destroyed."), {"name": name})
    yield from morale_state.told(name, old, new)


PLAY = AtPlay(
    first_state=squad_state.first_state,
    statuses=squad_state.statuses,
    track=squad_state.track,
    target=squad_state.target,
    struck=squad_state.struck,
    hit=hit,
    used=used,
    changes={**morale_state.CHANGES, "rout-move": _rout_move},
    due=due,
    coming=coming,
    acting=acting,
    acted_on=acted_on,
    turn_begins=squad_state.turn_begins,
    turn_over=squad_state.turn_over,
    every_turn=squad_state.every_turn,
    told=told,
    marks=squad_state.marks,
)
