"""Seeds for dice that are rolled for the first time."""

from __future__ import annotations

from secrets import randbelow


def fresh_seed() -> str:
    """A seed that a player can read out and type: at most six figures."""
    return str(randbelow(1_000_000))
