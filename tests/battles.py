"""Battles for tests: fighters from the shipped examples, entries played with typed dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.actions import play
from rules.battle import (
    Battle,
    Beginning,
    Entry,
    Fighter,
    Side,
    advanced,
    applied,
    begin,
    edited,
    resolved,
)
from rules.battle_table import Due, Offer, table
from rules.dice import Typed
from rules.rogue_trader.vehicle import Aboard, MountedWeapon, Vehicle, vehicle_archetypes
from rules.rogue_trader.vehicle_state import VehicleState
from rules.stored import fresh_id

TANK, CAR = "tank", "car"
_ARCHETYPES = vehicle_archetypes()
RULES = table("rogue-trader")
DRIVER = Aboard(id="driver", role="driver", name="Driver", bs=3, save=5)
GUNNER = Aboard(id="gunner", role="crew", name="Gunner", bs=4, save=4)


def vehicle(archetype: str = "armoured-car", **changes: Any) -> Vehicle:
    """A shipped example with a driver, a gunner and a lascannon, and whatever a test changes."""
    found = _ARCHETYPES[archetype][1]
    assert isinstance(found, Vehicle)
    arms = (MountedWeapon(id="gun", weapon="lascannon", mount="front"),)
    return found.model_copy(
        update={"id": fresh_id(), "name": archetype, "weapons": arms, "aboard": (DRIVER, GUNNER), **changes}
    )


def beginning(*fighters: Fighter, **more: Any) -> Beginning:
    """Two sides; without fighters a tank of side 1 and a car of side 2."""
    there = fighters or (
        Fighter(id=TANK, side=0, name="Old Anvil", unit=vehicle("battle-tank")),
        Fighter(id=CAR, side=1, name="Cormorant", unit=vehicle("armoured-car")),
    )
    sides = (Side(name="Marchbrook"), Side(name="Wardens"))
    return Beginning(**{"ruleset": "rogue-trader", "sides": sides, "fighters": there, "seed": "7", **more})


def start(*fighters: Fighter, **more: Any) -> Battle:
    """A battle before its first entry."""
    return begin(beginning(*fighters, **more))


def state(battle: Battle, fighter: str) -> VehicleState:
    """How a vehicle stands."""
    found = battle.standings[fighter].state
    assert isinstance(found, VehicleState)
    return found


def put(battle: Battle, fighter: str, **values: Any) -> Battle:
    """The battle with values of a state set by hand."""
    return applied(battle, edited(fighter, values))


def offer(battle: Battle, action: str, actor: str | None, target: str | None, by: str = "") -> Offer:
    """What is offered under that name (without the rule set), with that weapon."""
    found = [one for one in RULES.offers(battle, actor, target) if one.action == f"rogue-trader.{action}"]
    return next(one for one in found if not by or by in one.means)


def entry(
    battle: Battle,
    action: str,
    dice: Iterable[int] = (),
    *,
    actor: str | None = None,
    target: str | None = None,
    given: Mapping[str, Any] | None = None,
) -> Entry:
    """The entry of an offered action, its input as the states say and as `given` changes it."""
    one = offer(battle, action, actor, target)
    draft = Entry(
        kind="action",
        action=one.action,
        actor=actor if one.whose != "target" else None,
        target=target if one.whose != "actor" else None,
        means=one.means,
        crew=one.crew,
        given={**one.given, **(given or {})},
        way="typed",
    )
    return resolved(battle, draft, play(one.action, draft.given, Typed(dice)))


def act(battle: Battle, action: str, dice: Iterable[int] = (), **more: Any) -> Battle:
    """The battle after that."""
    return applied(battle, entry(battle, action, dice, **more))


def take(battle: Battle, due: Due, dice: Iterable[int] = ()) -> Battle:
    """The battle after something due is done."""
    assert due.action is not None
    draft = Entry(kind="action", action=due.action, target=due.fighter, given=dict(due.given), way="typed")
    return applied(battle, resolved(battle, draft, play(due.action, draft.given, Typed(dice))))


def go_to(battle: Battle, phase: str) -> Battle:
    """The battle when that phase comes next, whatever is left undone."""
    battle = applied(battle, advanced(battle))
    while battle.clock.phase != phase:
        battle = applied(battle, advanced(battle))
    return battle


def due_now(battle: Battle) -> list[tuple[str, str]]:
    """What blocks the phase: unit and action without the rule set."""
    return [(one.fighter, (one.action or "").partition(".")[2]) for one in RULES.due(battle) if one.blocks]
