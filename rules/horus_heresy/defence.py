"""What protects a vehicle in one attack: worked out once, before the dice (HH-SAV-02 to HH-SAV-04, HH-DMG-04 to 06)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.horus_heresy.settings import CriticalRule, Settings
from rules.horus_heresy.statuses import VEHICLE_STATUSES, VehicleStatus
from rules.horus_heresy.target import Target
from rules.language import N_

Kind = Literal["shooting", "melee", "reaction", "other"]
KINDS: Mapping[Kind, str] = {
    "shooting": N_("Shooting"),
    "melee": N_("Close combat"),
    "reaction": N_("Death or Glory"),
    "other": N_("Explosion and the like"),
}
SaveChoice = Literal["best", "invulnerable", "cover", "none"]
SAVE_CHOICES: Mapping[SaveChoice, str] = {
    "best": N_("the better save"),
    "invulnerable": N_("the invulnerable save"),
    "cover": N_("the cover save"),
    "none": N_("no save"),
}


_MANY = 10_000


@dataclass(frozen=True, slots=True)
class Defence:
    """The target in one attack. `save` and those that follow it are scores, None where there is no such die.

    `glance_cost`: hull points of each Glancing Hit, before the table; `table`: it is rolled on.
    """

    target: Target
    settings: Settings
    save: int | None
    mitigation: int | None
    glancing_save: int | None
    glancing_mitigation: int | None
    shields: bool
    statuses: bool
    glance_cost: int
    table: bool

    @property
    def glances_matter(self) -> bool:
        """Whether a Glancing Hit does anything at all (HH-DMG-05)."""
        return self.table or self.glance_cost > 0

    def most_glances(self, hull_points: int) -> int:
        """How many Glancing Hits can wait at most: more than those that surely destroy it are never rolled for."""
        if self.glancing_save is not None or self.glancing_mitigation is not None:
            return _MANY
        return hull_points + len(VEHICLE_STATUSES)

    @property
    def critical_rule(self) -> CriticalRule:
        return self.settings.critical_vs_vehicle

    def shocked(self, shock: VehicleStatus | None) -> VehicleStatus | None:
        """The status that Shock can give it, if any (HH-WPN-06)."""
        return shock if self.statuses and shock not in self.target.statuses else None


def _best_save(target: Target, choice: SaveChoice, *, cover_counts: bool) -> int | None:
    """The one save it may roll (HH-SAV-02)."""
    scores = {"invulnerable": target.invulnerable, "cover": target.cover if cover_counts else None}
    if choice in ("best", "none"):
        there = [score for score in scores.values() if score is not None]
        return min(there, default=None) if choice == "best" else None
    return scores[choice]


def defence(
    target: Target,
    settings: Settings,
    *,
    kind: Kind,
    save: SaveChoice = "best",
    ignores_cover: bool = False,
    ignores_shrouded: bool = False,
    no_statuses: bool = False,
) -> Defence:
    """Saves, mitigation, shields and what Glancing Hits do, against one attack."""
    shooting = kind == "shooting"
    hidden = not target.mitigation_is_shrouded or (shooting and not ignores_shrouded)
    mitigation = target.mitigation if hidden else None
    flyer = target.is_a("flyer")
    without_table = flyer or target.is_a("super-heavy")
    return Defence(
        target=target,
        settings=settings,
        save=_best_save(target, save, cover_counts=shooting and not ignores_cover),
        mitigation=mitigation,
        glancing_save=target.invulnerable if target.save_on_glancing and save != "none" else None,
        glancing_mitigation=mitigation if target.mitigation_on_glancing else None,
        shields=shooting,
        statuses=not no_statuses and not flyer,
        glance_cost=without_table + target.third_line,
        table=not without_table and not no_statuses,
    )
