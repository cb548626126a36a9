"""Travel speeds over days (PF-OUT-02)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue import Row, rows


class TravelSpeed(Row):
    """Miles an hour and a day; ships that sail through the night cover more in a day."""

    hour: float
    day: int

    def miles(self, days: float, current: float = 0) -> float:
        """Miles in so many days; `current`: miles an hour that a river adds, in the hours that a day's travel has."""
        return days * (self.day + current * self.day / self.hour)


def travel_speeds() -> Mapping[str, TravelSpeed]:
    """The table by id."""
    return rows("pathfinder", "overland", TravelSpeed)
