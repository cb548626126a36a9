"""A vehicle that may be hurt, and what became of it (sections 1.1 and 1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.actions import Input
from rules.fields import Many, described
from rules.horus_heresy.bounds import HullPoints, Name, Score
from rules.horus_heresy.settings import Settings
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.language import C_, N_
from rules.outcome import Outcome

Next = Literal["emergency-disembark", "explode", "wreck", "remove"]
NEXT_WORDS: Mapping[Next, str] = {
    "emergency-disembark": N_("Emergency Disembarkation of its passengers"),
    "explode": N_("it may explode"),
    "wreck": N_("a wreck takes its place"),
    "remove": N_("it is removed"),
}


class Target(Input):
    """A vehicle as it stands now."""

    hull_points: HullPoints = described(N_("Hull points left"), rule="HH-HP-01")
    statuses: Many[VehicleStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-STA-01"
    )
    sub_types: Many[Name] = described(N_("Sub-types"), (), max_length=50, rule="HH-GEN-04")
    invulnerable: Score | None = described(N_("Invulnerable save"), None, unit="+", rule="HH-SAV-02")
    cover: Score | None = described(N_("Cover save"), None, unit="+", rule="HH-SAV-02")
    mitigation: Score | None = described(N_("Damage mitigation"), None, unit="+", rule="HH-SAV-03")
    mitigation_is_shrouded: bool = described(N_("The mitigation is Shrouded"), False, rule="HH-SAV-03")
    save_on_glancing: bool = described(N_("The save covers Glancing Hits"), False, rule="HH-SAV-04")
    mitigation_on_glancing: bool = described(N_("The mitigation covers Glancing Hits"), False, rule="HH-SAV-04")
    void_shields: int = described(N_("Void Shields still up"), 0, ge=0, le=10, rule="HH-PEN-09")
    flare_shield: bool = described(N_("Flare shield"), False, rule="HH-WPN-04")
    third_line: bool = described(N_("Third-Line"), False, rule="HH-DMG-06")
    explodes_on: Score | None = described(N_("Explodes on"), None, unit="+", rule="HH-EXP-01")
    passengers: bool = described(N_("A unit is aboard"), False, rule="HH-EMG-01")

    def is_a(self, *sub_types: str) -> bool:
        """Whether it has one of these sub-types."""
        return any(sub_type in self.sub_types for sub_type in sub_types)

    def following(self, settings: Settings) -> tuple[Next, ...]:
        """What follows its destruction, in order (HH-WRK-01)."""
        passengers: tuple[Next, ...] = ("emergency-disembark",) if self.passengers else ()
        if self.explodes_on is not None:
            return (*passengers, "explode")
        return (*passengers, "wreck" if settings.wrecks and not self.is_a("flyer") else "remove")


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageOutcome(Outcome):
    """What an attack did. The hits are counted as they were rolled; `statuses_gained` in the order gained."""

    discarded: int = 0
    glancing: int = 0
    penetrating: int = 0
    shielded: int = 0
    saved: int = 0
    mitigated: int = 0
    glancing_saved: int = 0
    hull_points_lost: int
    hull_points: int
    destroyed: bool
    statuses_gained: tuple[VehicleStatus, ...] = ()
    statuses: tuple[VehicleStatus, ...] = ()
    void_shields: int = 0
    next: tuple[Next, ...] = ()
