"""Points of damage set by hand."""

from __future__ import annotations

from rules.actions import play
from rules.battle import Battle, Entry, resolved
from rules.battle_table import Offer, table
from rules.dice import Typed


def takes_points(battle: Battle, fighter: str) -> bool:
    """Whether points of damage can be set by hand on that unit as a whole."""
    return _offer(battle, fighter) is not None


def points_by_hand(battle: Battle, fighter: str, points: int) -> Entry:
    """The entry by which a unit loses so many points, without a die: hits known to damage, that nothing saves."""
    offer = _offer(battle, fighter)
    assert offer is not None
    given = {**offer.given, "damage": points, "target": {**offer.given["target"], "save": None}}
    entry = Entry(kind="action", action=offer.action, target=fighter, given=given, way="typed")
    return resolved(battle, entry, play(offer.action, given, Typed(())))


def _offer(battle: Battle, fighter: str) -> Offer | None:
    offers = table(battle.beginning.ruleset).offers(battle, None, fighter)
    return next((one for one in offers if one.action.endswith(".damage")), None)
