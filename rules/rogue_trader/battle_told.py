"""What an entry changed, in sentences: the difference between a battle before it and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.battle import Battle
from rules.language import Plural, Words
from rules.rogue_trader.at_play import at_play


def told(before: Battle, after: Battle) -> Sequence[Words]:
    """A sentence for each change that a player wants to read, unit by unit."""
    found: list[Words] = []
    for fighter, now in after.standings.items():
        was = before.standings[fighter]
        if was.state is not now.state:
            found += at_play(now.unit.kind).told(after, was, now)
    return found


def points_told(name: str, before: int, after: int) -> Iterator[Words]:
    """Points lost, or given back by hand."""
    figures: dict[str, Words] = {"name": name, "before": before, "after": after}
    lost = before - after
    if lost > 0:
        yield Plural(
            "{name} loses {n} point: {before} → {after}.", "{name} loses {n} points: {before} → {after}.", lost, figures
        )
    elif lost < 0:
        yield Plural(
            "{name} gets {n} point back: {before} → {after}.",
            "{name} gets {n} points back: {before} → {after}.",
            -lost,
            figures,
        )
