"""A squad in a battle: models lost, the front model's wounds, its morale (RT-SAV-02, RT-STAT-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.battle import Battle
from rules.battle_table import Status, Track
from rules.fields import described
from rules.language import N_, Message
from rules.rogue_trader import morale_state
from rules.rogue_trader.at_play import Given, Marks, Values
from rules.rogue_trader.attacks import clamped, with_settings
from rules.rogue_trader.morale_state import Count, MoraleState, held
from rules.rogue_trader.squad import Character, Squad, squad_save
from rules.stored import Identifier, Items

MOST_MODELS = 100
"""Models that one attack can have as its target."""
_MOST_LOST = 200
"""Models that a unit's morale can be told of."""


class SquadState(MoraleState):
    """Everything about a squad that changes during a battle."""

    models_lost: Count = described(N_("Models lost"), 0, rule="RT-SAV-02")
    wounds_lost: Count = described(N_("Wounds lost by the model in front"), 0, rule="RT-SAV-02")
    lost_this_turn: Count = described(N_("Wounds lost this turn"), 0)
    start_models: Count | None = described(N_("Models at the start of this turn"), None, rule="RT-ROUT-03")
    lost_shooting: Count = described(N_("Models lost to shooting this turn"), 0, rule="RT-ROUT-03")
    lost_psychic: Count = described(N_("Models lost to psychic attack this turn"), 0, rule="RT-ROUT-03")
    lost_other: Count = described(N_("Models lost otherwise this turn"), 0, rule="RT-ROUT-03")
    leader_dead: bool = described(N_("Leader dead"), False, rule="RT-LDT-02")
    moved: bool = described(N_("Moved this turn"), False)
    fired: Items[Identifier] = described(N_("Weapons fired this turn"), (), picks=".weapons", rule="RT-RES-05")


def first_state(_: Squad) -> SquadState:
    """A squad's state as it enters."""
    return SquadState()


def wounds(squad: Squad) -> int:
    """Wounds of a fresh model."""
    return clamped(squad.w, 1, 99, 1)


def models_left(squad: Squad, state: SquadState) -> int:
    """Models that still stand."""
    return max(0, squad.models - state.models_lost)


def track(squad: Squad, state: SquadState) -> Track | None:
    """A point a wound: a model of one wound is one point."""
    total = squad.models * wounds(squad)
    if not total:
        return None
    in_front = min(state.wounds_lost, wounds(squad) - 1) if models_left(squad, state) else 0
    lost = min(total, state.models_lost * wounds(squad) + in_front)
    now = min(state.lost_this_turn, lost)
    return Track(total, lost - now, now)


def target(squad: Squad, state: SquadState) -> Given:
    """A squad as the target of an attack; its save is that of its armour."""
    fresh, save = wounds(squad), squad_save(squad)
    return {
        "kind": "creature",
        "toughness": clamped(squad.t, 1, 20, 3),
        "save": save if save in range(2, 7) else None,
        "points": max(1, fresh - state.wounds_lost),
        "models": max(1, min(MOST_MODELS, models_left(squad, state))),
        "wounds": fresh,
    }


def struck(squad: Squad, state: SquadState) -> Given:
    """A model of it as what a vehicle runs into: each is a collision of its own (RT-COL-06)."""
    save = squad_save(squad)
    return {
        "kind": "creature",
        "toughness": clamped(squad.t, 1, 20, 3),
        "save": save if save in range(2, 7) else None,
        "points": max(1, wounds(squad) - state.wounds_lost),
    }


def _person(character: Character) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in ("ld", "cl"):
        value = getattr(character, name)
        if value is not None:
            found[name] = clamped(value, 0, 12)
    return found


def _lost(state: SquadState) -> dict[str, int]:
    """The models lost this turn, by how they were lost; no more than a unit can have."""
    found: dict[str, int] = {}
    room = _MOST_LOST
    for name in ("shooting", "psychic", "other"):
        count = min(room, getattr(state, f"lost_{name}"))
        if count:
            found[name] = count
            room -= count
    return found


def morale_unit(squad: Squad, state: SquadState) -> dict[str, Any]:
    """The squad as an action of morale is told of it."""
    models = min(_MOST_LOST, models_left(squad, state))
    lost = _lost(state)
    start = models + sum(lost.values()) if state.start_models is None else state.start_models
    start = min(_MOST_LOST, max(start, sum(lost.values())))
    statuses = held(state)
    found: dict[str, Any] = {
        "models": models,
        "m": float(clamped(squad.m, 0, 60, 4)),
        "ws": clamped(squad.ws, 0, 10, 3),
        "ld": None if squad.ld is None else clamped(squad.ld, 0, 12),
        "cl": None if squad.cl is None else clamped(squad.cl, 0, 12),
        "statuses": statuses,
        "lost": lost,
        "start_models": start,
        "third_test_taken": state.third_test_taken,
        "last_round": state.last_round,
        "frenzy_prone": squad.frenzy_prone,
        "causes_fear": squad.causes_fear,
        "hates": [tag.text for tag in squad.hates if tag.text][:50],
        "fears_only": [tag.text for tag in squad.fears_only if tag.text][:50],
        "fired_this_turn": bool(state.fired),
    }
    if squad.models:
        found["fielded_models"] = min(_MOST_LOST, squad.models)
    leaders = [one for one in squad.characters if one.rank == "leader"]
    heroes = [one for one in squad.characters if one.rank == "hero"]
    if leaders:
        found["leader"] = {**_person(leaders[0]), "alive": not state.leader_dead}
    if heroes:
        found["hero"] = _person(heroes[0])
    return found


def morale(battle: Battle, squad: Squad, state: SquadState) -> Given:
    """The input that every action of morale begins with."""
    return with_settings(battle, {"unit": morale_unit(squad, state)})


def statuses(squad: Squad, state: SquadState) -> Iterator[Status]:
    """Its chips."""
    if not models_left(squad, state):
        yield Status("destroyed", "stop", Message(N_("Destroyed")), tone="loss")
        return
    yield from morale_state.chips(state)
    if state.leader_dead:
        yield Status("leader-dead", "crew", Message(N_("Leader dead")), tone="loss")


def marks(squad: Squad, state: SquadState) -> Marks:
    """What the notes beside the phases count."""
    if not models_left(squad, state):
        return Marks()
    return Marks(
        moved=state.moved,
        fired=bool(state.fired) if squad.weapons else None,
        routs="routing" in state.statuses and not state.rally_tried,
    )


def _squad(battle: Battle, fighter: str) -> Any:
    return battle.standings[fighter].unit


def every_turn(battle: Battle, fighter: str, state: SquadState) -> Values:
    """Losses are counted from none at every turn (RT-SEQ-03)."""
    squad: Squad = _squad(battle, fighter)
    tallies = {"lost_shooting": 0, "lost_psychic": 0, "lost_other": 0, "lost_this_turn": 0}
    ended = morale_state.turn_ends(morale(battle, squad, state))
    return {**tallies, **ended, "start_models": models_left(squad, state)}


def turn_over(_: Battle, __: str, ___: SquadState) -> Values:
    """Its owner's turn is over."""
    return {"moved": False, "fired": ()}


def turn_begins(battle: Battle, fighter: str, state: SquadState) -> Values:
    """Its owner's turn begins."""
    squad: Squad = _squad(battle, fighter)
    return morale_state.turn_begins(morale(battle, squad, state)) if models_left(squad, state) else {}
