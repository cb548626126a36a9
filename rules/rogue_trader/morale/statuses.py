"""What a unit can be: its statuses in their order, and how they begin and end (RT-STAT-03)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, get_args

Status = Literal[
    "routing",
    "rallied",
    "rally-turn",
    "pursuing",
    "refused-pursuit",
    "stopped",
    "too-slow",
    "off-table",
    "no-reserve",
    "confused",
    "frenzied",
    "kept-from-charging",
    "hating",
]
"""`rallied`: a rally turn is owed and has not begun."""

STATUSES: tuple[Status, ...] = get_args(Status)

STATIONARY: frozenset[Status] = frozenset(
    ("rally-turn", "refused-pursuit", "stopped", "too-slow", "kept-from-charging")
)
"""Each of these forbids any change of place, save a rout (RT-STAT-06)."""

NOT_WITH_ROUTING: frozenset[Status] = frozenset(
    ("rallied", "rally-turn", "pursuing", "refused-pursuit", "stopped", "too-slow")
)
"""No unit is routing and one of these at once."""

ENDED_BY_ROUT: frozenset[Status] = frozenset((*NOT_WITH_ROUTING, "kept-from-charging", "hating"))

ENDED_WITH_TURN: frozenset[Status] = frozenset((*STATIONARY, "no-reserve"))
"""What ends with the turn in which it stands, whoever's turn that is."""


def in_order(statuses: Iterable[Status]) -> tuple[Status, ...]:
    """The statuses in the order in which they are always listed."""
    held = frozenset(statuses)
    return tuple(status for status in STATUSES if status in held)


@dataclass(frozen=True, slots=True)
class Change:
    """What happens to the statuses of a unit in one step; `ended` counts what began again later in it too."""

    before: frozenset[Status]
    now: frozenset[Status]
    ended: frozenset[Status] = frozenset()

    @staticmethod
    def of(statuses: Iterable[Status]) -> Change:
        """No change yet."""
        held = frozenset(statuses)
        return Change(held, held)

    def begin(self, *statuses: Status) -> Change:
        return replace(self, now=self.now.union(statuses))

    def end(self, *statuses: Status) -> Change:
        gone = self.now.intersection(statuses)
        return replace(self, now=self.now - gone, ended=self.ended | gone)

    def rout(self) -> Change:
        """The unit routs (RT-ROUT-06, RT-STAT-06)."""
        return self.end(*ENDED_BY_ROUT).begin("routing")

    @property
    def gained(self) -> tuple[Status, ...]:
        """What began and is there at the end."""
        return in_order(self.now - (self.before - self.ended))

    @property
    def lost(self) -> tuple[Status, ...]:
        """What was there before and ended, even if it began again."""
        return in_order(self.before & self.ended)

    @property
    def statuses(self) -> tuple[Status, ...]:
        """All there is afterwards."""
        return in_order(self.now)
