"""What the players are reminded of, by phase and by the state of the units (resources/rogue_trader/reminders.json)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from pydantic import Field

from rules.catalogue import Row, rows
from rules.rogue_trader.morale.outcomes import Compulsory
from rules.rogue_trader.morale.statuses import Status
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.settings import Phase, Settings

Condition = Literal[
    "always",
    "round-lost",
    "round-won",
    "frenzy-prone",
    "hates",
    "causes-fear",
    "behind-fortification",
    Status,
    Compulsory,
]
"""What must be so for a reminder to be of use: a state of some unit, or what must follow now."""


class Reminder(Row):
    """A reminder; its name is what the players read. `phase` any: whatever phase runs; end: as the turn ends.

    `needs`: the optional rules it belongs to (RT-PSY-01, RT-RES-02).
    """

    rule: str = Field(pattern=r"^RT-[A-Z]+-\d\d$")
    phase: Phase | Literal["any", "end"]
    when: Condition
    needs: Literal["psychology", "reserve"] | None = None


def conditions(unit: MoraleUnit, compulsory: Iterable[Compulsory] = ()) -> frozenset[Condition]:
    """What holds for a unit, and for what must follow from the last outcome."""
    told: tuple[tuple[bool, Condition], ...] = (
        (unit.last_round == "lost", "round-lost"),
        (unit.last_round == "won", "round-won"),
        (unit.frenzy_prone, "frenzy-prone"),
        (bool(unit.hates), "hates"),
        (unit.causes_fear, "causes-fear"),
        (unit.behind_fortification, "behind-fortification"),
    )
    return frozenset((*unit.statuses, *compulsory, *(condition for holds, condition in told if holds)))


def reminders(phase: Phase | Literal["end"], holding: Collection[Condition], settings: Settings) -> Sequence[Reminder]:
    """The reminders of use in this phase, in the order of the table. Raises BadFile."""
    played = {None: "on", "psychology": settings.psychology, "reserve": settings.reserve}
    return [
        row
        for row in rows("rogue_trader", "reminders", Reminder).values()
        if row.phase in (phase, "any") and (row.when == "always" or row.when in holding) and played[row.needs] == "on"
    ]
