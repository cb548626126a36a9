"""A squad as tests of morale see it before the game (RT-STAT-01)."""

from __future__ import annotations

from rules.rogue_trader.morale.unit import Hero, Leader, MoraleUnit
from rules.rogue_trader.squad import Character, Rank, Squad

_MOST_KINDS = 50
_MOST = 12
"""Leadership and Cool from which no test can fail."""


def _within(value: int | None) -> int | None:
    return None if value is None else min(max(value, 0), _MOST)


def _first(squad: Squad, rank: Rank) -> Character | None:
    return next((character for character in squad.characters if character.rank == rank), None)


def morale_unit(squad: Squad) -> MoraleUnit:
    """The unit that tests: its first leader and its first hero lead it.

    Values that the profile lacks are unknown; those that no test can be taken on are held to the nearest that can.
    """
    leader, hero = _first(squad, "leader"), _first(squad, "hero")
    return MoraleUnit(
        models=squad.models,
        m=min(max(squad.m or 0.0, 0.0), 60.0),
        ws=min(max(squad.ws or 0, 0), 10),
        ld=_within(squad.ld),
        cl=_within(squad.cl),
        charge_move=squad.charge_move,
        leader=None if leader is None else Leader(ld=_within(leader.ld), cl=_within(leader.cl)),
        hero=None if hero is None else Hero(ld=_within(hero.ld), cl=_within(hero.cl)),
        frenzy_prone=squad.frenzy_prone,
        hates=tuple(tag.text for tag in squad.hates[:_MOST_KINDS] if tag.text.strip()),
        fears_only=tuple(tag.text for tag in squad.fears_only[:_MOST_KINDS] if tag.text.strip()),
        causes_fear=squad.causes_fear,
    )
