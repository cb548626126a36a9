"""Which actions make sense between two units, those of the phase first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.battle import Battle
from rules.battle_table import Offer
from rules.rogue_trader.at_play import play_of
from rules.rogue_trader.attacks import on_anything

_FIRST: Mapping[str, Sequence[str]] = {
    "start": ("burning", "morale-start-of-turn"),
    "movement": ("out-of-control", "move-check", "dreadnought-move", "rout-move", "overspeed", "collision", "fall"),
    "hand-to-hand": ("fight",),
    "rally": ("rally",),
    "end": ("special-damage", "overspeed"),
}
"""The actions that a phase is for, foremost; in the others it is the order in which they are found."""


def offers(battle: Battle, actor: str | None, at: str | None) -> Sequence[Offer]:
    """The actions that make sense for an actor and a target, those of the phase first."""
    found: list[Offer] = []
    if actor is not None:
        found += play_of(battle, actor).acting(battle, actor, at)
    if at is not None:
        found += on_anything(battle, at)
        found += play_of(battle, at).acted_on(battle, at)
    foremost = _FIRST.get(battle.clock.phase, ())

    def place(offer: Offer) -> tuple[int, bool]:
        name = offer.action.partition(".")[2]
        at_first = foremost.index(name) if name in foremost else len(foremost)
        return at_first, offer.whose == "actor" and at is not None

    return tuple(sorted(found, key=place))
