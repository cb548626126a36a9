"""What the players are reminded of, by what is on the table (resources/pathfinder/reminders.json)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from pydantic import Field

from rules.catalogue import Row, rows

Condition = Literal[
    "always",
    "moving",
    "crew",
    "no-driver",
    "new-driver",
    "driver-down",
    "steep",
    "overrun",
    "bull-rush",
    "attacked",
    "siege",
    "rowed",
    "licence",
]
"""What must be so for a reminder to be of use."""


class Reminder(Row):
    """A reminder; its name is what the players read."""

    rule: str = Field(pattern=r"^PF-[A-Z]+-\d\d$")
    when: Condition


def reminders(holding: Collection[Condition]) -> Sequence[Reminder]:
    """The reminders of use now, in the order of the table. Raises BadFile."""
    found = rows("pathfinder", "reminders", Reminder).values()
    return [row for row in found if row.when == "always" or row.when in holding]
