"""Cutting holes in walls, floors and roofs (RT-BLD-30 to RT-BLD-33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules.actions import Input, action
from rules.catalogue import Row, rows
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Toughness
from rules.rogue_trader.building import MATERIALS, Material
from rules.rogue_trader.damage import HitStrength
from rules.rogue_trader.damage_roll import cannot_hurt, damage_needed, damage_told, damaged
from rules.rogue_trader.refusals import refused
from rules.rogue_trader.save import SaveModifier, save_needed, save_told, saved
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.structures import structure_save

Count = Annotated[int, Field(ge=0, le=999)]


class WallType(Row):
    """A kind of wall and the Toughness proposed for it (RT-BLD-33)."""

    toughness: Toughness


def wall_types() -> Mapping[str, WallType]:
    """The kinds of walls by id; the printed table is not known."""
    return rows("rogue_trader", "wall_toughness", WallType)


class Wall(Input):
    """A wall, floor, roof or bulkhead."""

    toughness: Toughness = described(N_("Toughness"), letter=C_("characteristic", "T"), rule="RT-BLD-33")
    material: Material = described(N_("Material"), words=MATERIALS, rule="RT-BLD-24")


class BreachInput(RogueTraderInput):
    """Automatic hits on a wall. Strength None: they are known to damage."""

    wall: Wall = described(N_("Wall"))
    hits: int = described(N_("Hits"), 1, ge=1, le=60, rule="RT-BLD-30")
    strength: HitStrength | None = described(N_("Strength"), None, letter=C_("characteristic", "S"), rule="RT-BLD-30")
    save_modifier: SaveModifier = described(N_("Save modifier"), 0, rule="RT-BLD-24")
    holes: Count = described(N_("Holes already there"), 0, rule="RT-BLD-31")
    waiting: Count = described(N_("Models that wait to go through"), 0, rule="RT-BLD-31")
    section_left: Count | None = described(N_("Points left of the section"), None, rule="RT-BLD-32")


@dataclass(frozen=True, slots=True, kw_only=True)
class BreachOutcome(Allowed):
    """`turns` for those who wait; None when there is no hole."""

    new_holes: int
    holes: int
    models_per_turn: int
    turns: int | None
    section_left: int | None


def _one(holes: int, needs: tuple[int | None, int | None], dice: Dice) -> int:
    damage_on, save_on = needs
    if damage_on is not None and not damaged(damage_on, dice):
        return holes
    if save_on is not None and saved(save_on, dice):
        return holes
    return holes + 1


@action("rogue-trader.breach", N_("Breaching a wall"), "RT-BLD-30", "RT-BLD-31", "RT-BLD-32", "RT-BLD-33")
def breach(given: BreachInput, dice: Dice) -> BreachOutcome | Refused:
    """Each hit that damages makes a hole; the building is not harmed (RT-BLD-30 to RT-BLD-32)."""
    damage_on = None
    if given.strength is not None:
        damage_on = damage_needed(given.strength, given.wall.toughness)
        if damage_on is None:
            return refused(cannot_hurt(given.strength, given.wall.toughness), dice)
        dice.say(damage_told(given.strength, given.wall.toughness, damage_on))
    save, unmodified = structure_save(given.wall.material, given.settings)
    dice.say(save_told(save, given.save_modifier, unmodified))
    needs = (damage_on, save_needed(save, given.save_modifier, unmodified))
    new = dice.fold(_one, 0, (needs,) * given.hits)
    holes = given.holes + new
    dice.say(N_("New holes: {new}; models through in a turn: {holes}."), new=new, holes=holes)
    return BreachOutcome(
        new_holes=new,
        holes=holes,
        models_per_turn=holes,
        turns=-(-given.waiting // holes) if holes else None,
        section_left=given.section_left,
    )
