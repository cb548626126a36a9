"""A dreadnought suit in a battle: what has happened to it and to its pilot (RT-DRD-10 to 22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.battle import Battle
from rules.battle_table import Status, Track
from rules.fields import described
from rules.language import N_, Message, Plural
from rules.rogue_trader import morale_state
from rules.rogue_trader.at_play import Given, Marks, Values
from rules.rogue_trader.attacks import clamped, with_settings
from rules.rogue_trader.battle_clock import window_closes
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.dreadnought_damage import ARMS
from rules.rogue_trader.morale_state import Count, MoraleState, held
from rules.rogue_trader.special_damage_case import Arm
from rules.rogue_trader.vehicle_state import CAUSES, Cause
from rules.stored import Identifier, Items

Losses = Annotated[int, Field(ge=0, le=20)]
Result = Literal["mechanical-jam", "system-failure", "burning", "berserk"]
RESULTS: Mapping[Result, str] = {
    "mechanical-jam": N_("Mechanical jam"),
    "system-failure": N_("System failure"),
    "burning": N_("Smell of burning"),
    "berserk": N_("Berserk"),
}
MOST_POINTS = 999


class SuitState(MoraleState):
    """Everything about a suit that changes during a battle."""

    lost: Count = described(N_("Damage points lost"), 0, rule="RT-DRD-05")
    lost_this_turn: Count = described(N_("Points lost this turn"), 0, rule="RT-DRD-11")
    special_checked: bool = described(N_("Special damage checked this turn"), False, rule="RT-DRD-11")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DRD-10")
    occupants_due: Cause | None = described(N_("Pilot still to save"), None, words=CAUSES, rule="RT-DRD-10")
    pilot_dead: bool = described(N_("Pilot dead"), False, rule="RT-DRD-10")
    moved: bool = described(N_("Moved this turn"), False)
    dead_arms: Items[Arm] = described(N_("Dead arms"), (), words=ARMS, rule="RT-DRD-13")
    weapons_lost: Items[Identifier] = described(N_("Weapons lost"), (), picks=".weapons", rule="RT-DRD-17")
    coordination_losses: Losses = described(N_("Losses of coordination"), 0, rule="RT-DRD-14")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DRD-15")
    initiative: Annotated[int, Field(ge=0, le=10)] | None = described(
        N_("Initiative left"), None, rule="RT-DRD-15", help=N_("Empty: that of its profile.")
    )
    results: Items[Result] = described(N_("Special damage in force"), (), words=RESULTS, rule="RT-DRD-16")
    halted: bool = described(N_("Halted for good"), False, rule="RT-DRD-18")
    trapped: bool = described(N_("Trapped in rubble"), False, rule="RT-BLD-28")
    burning: bool = described(N_("Burning"), False, rule="RT-DRD-20")
    burning_rolled: bool = described(N_("Fire rolled for this turn"), False, rule="RT-DRD-20")
    fired: Items[Identifier] = described(N_("Weapons fired this turn"), (), picks=".weapons")
    fired_last_turn: Items[Identifier] = described(
        N_("Weapons fired last turn"), (), picks=".weapons", rule="RT-DRD-16"
    )


def first_state(_: Dreadnought) -> SuitState:
    """A suit's state as it enters."""
    return SuitState()


def points_left(suit: Dreadnought, state: SuitState) -> int:
    """Damage points left, never below 0."""
    return max(0, (suit.damage or 0) - state.lost)


def track(suit: Dreadnought, state: SuitState) -> Track | None:
    """The damage track; None for a suit without a damage value."""
    if not suit.damage:
        return None
    lost = min(state.lost, suit.damage)
    now = min(state.lost_this_turn, lost)
    return Track(suit.damage, lost - now, now)


def _points(suit: Dreadnought, state: SuitState) -> int:
    return max(1, min(MOST_POINTS, points_left(suit, state)))


def _save(value: int | None) -> int | None:
    return value if value in range(2, 7) else None


def target(suit: Dreadnought, state: SuitState) -> Given:
    """A suit as the target of an attack."""
    return {
        "kind": "dreadnought",
        "toughness": clamped(suit.t, 1, 20, 1),
        "save": _save(suit.save),
        "points": _points(suit, state),
        "lost_this_turn": min(MOST_POINTS, state.lost_this_turn),
    }


def struck(suit: Dreadnought, state: SuitState) -> Given:
    """A suit as what a vehicle runs into (RT-COL-11)."""
    return {**target(suit, state), "halted": state.halted or state.trapped}


def special_damage(battle: Battle, suit: Dreadnought, state: SuitState) -> Given:
    """The input of `special-damage` (RT-DRD-11 to 21)."""
    arms = {"right-arm": "right", "left-arm": "left", "body": "body"}
    given: Given = {
        "kind": "dreadnought",
        "points_lost": min(MOST_POINTS, state.lost_this_turn),
        "destroyed": state.destroyed,
        "weapons": [
            {"id": one.id, "arm": arms[one.mount], "gone": one.id in state.weapons_lost} for one in suit.weapons[:100]
        ],
        "dead_arms": list(dict.fromkeys(state.dead_arms)),
        "halted": state.halted,
        "trapped": state.trapped,
        "initiative": initiative(suit, state),
        "power_losses": state.power_losses,
        "coordination_losses": state.coordination_losses,
    }
    return with_settings(battle, given)


def initiative(suit: Dreadnought, state: SuitState) -> int:
    """The Initiative it has left (RT-DRD-15)."""
    return clamped(suit.i, 0, 10, 6) if state.initiative is None else state.initiative


def occupants(battle: Battle, suit: Dreadnought, state: SuitState) -> Given:
    """The input of `occupants-save` for its pilot (RT-DRD-10, RT-DRD-21)."""
    pilot = {"save": _save(suit.pilot_save), "seat": suit.seat}
    given: Given = {
        "kind": "dreadnought",
        "cause": state.occupants_due or "destroyed",
        "occupants": [pilot],
        "ejector_save": _save(suit.ejector_save),
    }
    return with_settings(battle, given)


def burning(battle: Battle, own_turn: bool) -> Given:
    """The input of `burning` (RT-DRD-20)."""
    return with_settings(battle, {"kind": "dreadnought", "own_turn": own_turn})


def move(battle: Battle, suit: Dreadnought, state: SuitState) -> Given:
    """The input of `dreadnought-move` (RT-DRD-22)."""
    given: Given = {
        "move": float(max(0.0, min(60.0, suit.m or 0.0))),
        "coordination_losses": state.coordination_losses,
        "power_losses": state.power_losses,
        "confused": "confused" in state.statuses,
        "halted": state.halted or state.trapped,
    }
    return with_settings(battle, given)


def morale(battle: Battle, suit: Dreadnought, state: SuitState) -> Given:
    """The input that every action of morale begins with: the suit tests with its pilot's values (RT-DRD-07)."""
    unit: dict[str, Any] = {
        "models": 1,
        "m": float(max(0.0, min(60.0, suit.m or 0.0))),
        "ws": clamped(suit.ws, 0, 10, 3),
        "ld": None if suit.ld is None else clamped(suit.ld, 0, 12),
        "cl": None if suit.cl is None else clamped(suit.cl, 0, 12),
        "dreadnought": True,
        "statuses": held(state),
        "last_round": state.last_round,
        "fired_this_turn": bool(state.fired),
    }
    return with_settings(battle, {"unit": unit})


def stands(state: SuitState) -> bool:
    """Whether it is still in the battle with a living pilot."""
    return not state.destroyed and not state.pilot_dead


def statuses(suit: Dreadnought, state: SuitState) -> Iterator[Status]:
    """Its chips: what forces an act first, then lasting losses."""
    if state.destroyed:
        yield Status("destroyed", "stop", Message(N_("Destroyed")), tone="loss")
        if state.pilot_dead:
            yield Status("pilot-dead", "crew", Message(N_("Pilot dead")), tone="loss")
        return
    if "berserk" in state.results:
        yield Status("berserk", "spin", Message(N_("Berserk")))
    if state.burning:
        yield Status("burning", "flame", Message(N_("Burning")))
    yield from morale_state.chips(state)
    if "mechanical-jam" in state.results and not state.halted:
        yield Status("mechanical-jam", "lock", Message(N_("Repeats its last turn")), tone="loss")
    if state.halted:
        yield Status("halted", "stop", Message(N_("Halted")), tone="loss")
    if state.trapped:
        yield Status("trapped", "lock", Message(N_("Trapped")), tone="loss")
    for arm in dict.fromkeys(state.dead_arms):
        yield Status(f"{arm}-arm-dead", "half", Message(_DEAD_ARMS[arm]), tone="loss")
    if state.coordination_losses:
        title = Message(N_("Coordination loss ×{n}"), {"n": state.coordination_losses})
        yield Status("coordination-loss", "half", title, tone="loss")
    if state.power_losses:
        title = Message(N_("Power loss ×{n}"), {"n": state.power_losses})
        yield Status("power-loss", "half", title, tone="loss")
    if state.weapons_lost:
        title = Plural("{n} weapon lost", "{n} weapons lost", len(state.weapons_lost))
        yield Status("weapon-lost", "gun", title, tone="loss")


_DEAD_ARMS: Mapping[Arm, str] = {"left": N_("Left arm dead"), "right": N_("Right arm dead")}


def marks(suit: Dreadnought, state: SuitState) -> Marks:
    """What the notes beside the phases count."""
    if not stands(state):
        return Marks()
    return Marks(
        fire=state.burning and not state.burning_rolled,
        moved=state.moved,
        fired=bool(state.fired) if suit.weapons else None,
        check=bool(state.lost_this_turn) and not state.special_checked,
        routs="routing" in state.statuses and not state.rally_tried,
    )


def every_turn(battle: Battle, fighter: str, state: SuitState) -> Values:
    """At the end of a turn: points lost are counted anew, duties to stand still end."""
    counted: Values = {"lost_this_turn": 0, "special_checked": False} if window_closes(battle) else {}
    return {**counted, **morale_state.turn_ends(morale(battle, _suit(battle, fighter), state))}


def turn_over(_: Battle, __: str, state: SuitState) -> Values:
    """Its owner's turn is over."""
    return {"moved": False, "fired": (), "fired_last_turn": state.fired, "burning_rolled": False}


def turn_begins(battle: Battle, fighter: str, state: SuitState) -> Values:
    """Its owner's turn begins: confusion is tested against its pilot's Cool (RT-DRD-17)."""
    return morale_state.turn_begins(morale(battle, _suit(battle, fighter), state)) if stands(state) else {}


def _suit(battle: Battle, fighter: str) -> Any:
    return battle.standings[fighter].unit
