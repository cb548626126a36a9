"""Feats and talents of drivers, with what they are worth (PF-CHK-13, PF-DRV-11, PF-COL-02, PF-COL-06)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue import Row, rows


class Feat(Row):
    """What a feat does: to the driving check, its DC, speed and acceleration in squares, inertia, a manoeuvre.

    `needs`: the feat that it builds on.
    """

    check: int = 0
    dc: int = 0
    speed: int = 0
    acceleration: int = 0
    inertia: int = 0
    manoeuvre: int = 0
    needs: str | None = None


def feats() -> Mapping[str, Feat]:
    """The feats by id."""
    return rows("pathfinder", "feats", Feat)


def feat(id_: str) -> Feat:
    """One of them. Raises KeyError."""
    return feats()[id_]
