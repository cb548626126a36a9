"""Battles of Horus Heresy for tests: a tank of side 1, a transport and a super-heavy of side 2."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.actions import play
from rules.battle import Battle, Beginning, Entry, Fighter, Side, advanced, applied, begin, edited, resolved
from rules.battle_table import Due, Offer, table
from rules.dice import Typed
from rules.horus_heresy.vehicle import Passengers, Vehicle, vehicle_archetypes
from rules.horus_heresy.vehicle_state import VehicleState
from rules.language import language
from rules.stored import fresh_id

TANK, RHINO, GIANT = "tank", "rhino", "giant"
RULES = table("horus-heresy")
ENGLISH = language("en")
SQUAD = (
    Passengers(id="troops", name="Troops", unit="Third squad", count=9),
    Passengers(id="leader", name="Leader", unit="Third squad", type="paragon"),
)
_ARCHETYPES = vehicle_archetypes()


def vehicle(archetype: str, **changes: Any) -> Vehicle:
    """A shipped vehicle with an id of its own, and whatever a test changes."""
    found = _ARCHETYPES[archetype][1]
    assert isinstance(found, Vehicle)
    return found.model_copy(update={"id": fresh_id(), "name": archetype, **changes})


def fighter(id_: str, side: int, archetype: str, **changes: Any) -> Fighter:
    return Fighter(id=id_, side=side, name=id_.title(), unit=vehicle(archetype, **changes))


def start(*fighters: Fighter, **more: Any) -> Battle:
    """A battle before its first entry."""
    there = fighters or (
        fighter(TANK, 0, "predator"),
        fighter(RHINO, 1, "rhino", aboard=SQUAD),
        fighter(GIANT, 1, "fellblade"),
    )
    sides = (Side(name="Causeway"), Side(name="Raiders"))
    return begin(Beginning(**{"ruleset": "horus-heresy", "sides": sides, "fighters": there, **more}))


def state(battle: Battle, fighter_id: str) -> VehicleState:
    found = battle.standings[fighter_id].state
    assert isinstance(found, VehicleState)
    return found


def put(battle: Battle, fighter_id: str, **values: Any) -> Battle:
    """The battle with values of a state set by hand."""
    return applied(battle, edited(fighter_id, values))


def offers(battle: Battle, action: str, actor: str | None, target: str | None) -> list[Offer]:
    """What is offered under that name, without the rule set."""
    found = RULES.offers(battle, actor, target)
    return [offer for offer in found if offer.action == f"horus-heresy.{action}"]


def act(
    battle: Battle,
    action: str,
    dice: Iterable[int] = (),
    *,
    actor: str | None = None,
    target: str | None = None,
    means: tuple[str, ...] = (),
    given: Mapping[str, Any] | None = None,
) -> Battle:
    """The battle after an offered action, its input as the states say and as `given` changes it."""
    found = offers(battle, action, actor, target)
    offer = next(one for one in found if not means or one.means == means)
    draft = Entry(
        kind="action",
        action=offer.action,
        actor=actor if offer.whose != "target" else None,
        target=target if offer.whose != "actor" else None,
        means=offer.means,
        given={**offer.given, **(given or {})},
        way="typed",
    )
    return applied(battle, resolved(battle, draft, play(offer.action, draft.given, Typed(dice))))


def take(battle: Battle, due: Due, dice: Iterable[int] = ()) -> Battle:
    """The battle after something due is done."""
    assert due.action is not None
    draft = Entry(kind="action", action=due.action, target=due.fighter, given=dict(due.given), way="typed")
    return applied(battle, resolved(battle, draft, play(due.action, draft.given, Typed(dice))))


def go_to(battle: Battle, phase: str, side: int = 0) -> Battle:
    """The battle when that phase of that side comes next."""
    battle = applied(battle, advanced(battle))
    while (battle.clock.phase, battle.clock.side) != (phase, side):
        battle = applied(battle, advanced(battle))
    return battle


def due_now(battle: Battle) -> list[tuple[str, str]]:
    """What blocks the phase: unit and action without the rule set."""
    return [(one.fighter, (one.action or "").partition(".")[2]) for one in RULES.due(battle) if one.blocks]


def chips(battle: Battle, fighter_id: str) -> list[str]:
    """The chips of a unit, in English."""
    return [ENGLISH.text(status.title) for status in RULES.statuses(battle.standings[fighter_id])]


def told(before: Battle, after: Battle) -> list[str]:
    """What changed, in English."""
    return [ENGLISH.text(words) for words in RULES.told(before, after)]
