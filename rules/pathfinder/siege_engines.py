"""The siege engines that fit on vehicles (PF-SGE-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.army import OwnRows
from rules.catalogue import Mark, Row, rows, with_own
from rules.fields import described
from rules.language import C_, N_
from rules.pathfinder.measures import FEET, GOLD, POUNDS
from rules.pathfinder.sizes import SIZES, VehicleSize
from rules.stored import Items

Fire = Literal["direct", "area", "indirect"]
FIRES: Mapping[Fire, str] = {
    "direct": C_("siege engine", "direct"),
    "area": C_("siege engine", "area"),
    "indirect": C_("siege engine", "indirect"),
}
DamageType = Literal["B", "P", "fire"]
DAMAGE_TYPES: Mapping[DamageType, str] = {
    "B": C_("damage type", "B"),
    "P": C_("damage type", "P"),
    "fire": C_("damage type", "fire"),
}
Feet = Annotated[int, Field(ge=0, le=10_000)]
Gold = Annotated[int, Field(ge=0, le=1_000_000)]
Few = Annotated[int, Field(ge=0, le=100)]


class SiegeEngine(Row):
    """An engine. `aim` and `load` in full-round actions; what is None does not apply, or is unknown (its mark)."""

    fire: Fire = described(N_("Fire"), words=FIRES)
    size: VehicleSize = described(N_("Size"), words=SIZES)
    gp: Gold = described(N_("Cost"), unit=GOLD)
    dice: Annotated[int, Field(ge=1, le=40)] = described(N_("Damage, dice"))
    sides: Literal[4, 6, 8, 10, 12] = described(N_("Damage, sides of the dice"))
    threat: Annotated[int, Field(ge=2, le=20)] | None = described(N_("Critical from"), None)
    multiplier: Annotated[int, Field(ge=2, le=10)] | None = described(N_("Critical multiplier"), None)
    range_ft: Annotated[int, Field(ge=5, le=10_000)] = described(N_("Range increment, or length of a line"), unit=FEET)
    minimum_ft: Feet | None = described(N_("Minimum range"), None, unit=FEET)
    cone_ft: Feet | None = described(N_("Length of a cone"), None, unit=FEET)
    damage_type: Items[DamageType] = described(N_("Type of damage"), words=DAMAGE_TYPES)
    crew: Few = described(N_("Crew"))
    aim: Few = described(N_("Aim"))
    load: Few = described(N_("Load"))
    hardness: Few | None = described(N_("Hardness"), None)
    hp: Annotated[int, Field(ge=1, le=10_000)] | None = described(N_("Hit points"), None)
    misfire: Annotated[int, Field(ge=1, le=10)] | None = described(N_("Misfires on 1 to"), None)
    blast_ft: Feet | None = described(N_("Blast of an explosion"), None, unit=FEET)
    aim_dc: Few | None = described(N_("DC of aiming indirectly"), None)
    reflex_dc: Few | None = described(N_("Reflex DC in the area"), None)
    shot_gp: Gold = described(N_("A shot costs"), unit=GOLD)
    shot_lb: Few = described(N_("A shot weighs"), unit=POUNDS)
    marks: dict[str, Mark] = described(N_("Marks of single figures"), {})

    def mark_of(self, field: str) -> Mark:
        """What one of its figures is worth."""
        return self.marks.get(field, self.mark)


def siege_engines() -> Mapping[str, SiegeEngine]:
    """The shipped engines by id."""
    return rows("pathfinder", "siege_engines", SiegeEngine)


def engines(own: OwnRows) -> Mapping[str, SiegeEngine]:
    """All engines by id: shipped rows, over which the army's own rows go. Raises BadFile for a bad row."""
    return with_own(siege_engines(), SiegeEngine, own.weapons)
