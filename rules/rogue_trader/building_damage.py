"""Hits on a building, section by section, and what falls down (RT-BLD-22, RT-BLD-24, RT-BLD-26, RT-BLD-29)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import Field, model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import ManyById, described
from rules.language import C_, N_, Message
from rules.outcome import Allowed, Pairs, Refused
from rules.rogue_trader.bounds import Name, Points, Toughness
from rules.rogue_trader.building import MATERIALS, Material
from rules.rogue_trader.damage import HitsInput
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.strikes import Strike, strike, told
from rules.rogue_trader.structures import structure_save
from rules.rogue_trader.targets import Target


class StandingSection(Input):
    """A section: its Damage, what is left of it, and the section that it stands on."""

    id: Name = described(N_("Name"))
    damage: Points = described(N_("Damage"), rule="RT-BLD-22")
    left: Annotated[int, Field(ge=0, le=999)] | None = described(N_("Points left"), None, rule="RT-BLD-22")
    stands_on: Name | None = described(N_("Stands on"), None, rule="RT-BLD-29")

    @model_validator(mode="after")
    def _no_more_than_all(self) -> StandingSection:
        if self.points > self.damage:
            raise BadInput(N_("more points are left than the Damage of the section"))
        return self

    @property
    def points(self) -> int:
        """Points left."""
        return self.damage if self.left is None else self.left


class StandingBuilding(Input):
    """A building; a free wall or a barricade is one of such sections too."""

    toughness: Toughness = described(N_("Toughness"), letter=C_("characteristic", "T"), rule="RT-BLD-22")
    material: Material = described(N_("Material"), words=MATERIALS, rule="RT-BLD-24")
    sections: ManyById[StandingSection] = described(N_("Sections"), min_length=1, max_length=60, rule="RT-BLD-22")

    @model_validator(mode="after")
    def _stand(self) -> StandingBuilding:
        below = {section.id: section.stands_on for section in self.sections}
        for section in self.sections:
            seen = {section.id}
            under = section.stands_on
            while under is not None:
                if under not in below:
                    raise BadInput(N_("there is no section “{name}” to stand on"), name=under)
                if under in seen:
                    raise BadInput(N_("section “{name}” cannot stand on itself"), name=section.id)
                seen.add(under)
                under = below[under]
        return self


class BuildingDamageInput(HitsInput):
    """Hits on one section."""

    building: StandingBuilding = described(N_("Building"))
    section: Name = described(N_("Section that is hit"), rule="RT-BLD-22")

    @model_validator(mode="after")
    def _known(self) -> BuildingDamageInput:
        if all(section.id != self.section for section in self.building.sections):
            raise BadInput(N_("the building has no section “{name}”"), name=self.section)
        return self

    @cached_property
    def struck(self) -> StandingSection:
        return next(section for section in self.building.sections if section.id == self.section)

    @cached_property
    def ready(self) -> Strike | Refusal:
        if self.struck.points == 0:
            return Refusal("already-collapsed", Message(N_("{section} is down already."), {"section": self.section}))
        save, unmodified = structure_save(self.building.material, self.settings)
        target = Target(
            kind="section",
            toughness=self.building.toughness,
            save=save,
            save_unmodified=unmodified,
            points=self.struck.points,
        )
        return self.at(target)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingDamageOutcome(Allowed):
    """`left`: points by section; `collapsed`: those that fall now; `ask_gm`: those that stood on one and stay."""

    damaging: int
    saved: int
    points_lost: int
    left: Pairs
    collapsed: tuple[str, ...]
    ask_gm: tuple[str, ...]
    next: tuple[str, ...]


def _falling(given: BuildingDamageInput, left: int) -> frozenset[str]:
    """The sections that fall when the one that is hit has so many points left (RT-BLD-26, RT-BLD-29)."""
    if left:
        return frozenset()
    falling = {given.section}
    while given.settings.collapse_up == "on":
        above = {
            section.id
            for section in given.building.sections
            if section.stands_on in falling and section.points and section.id not in falling
        }
        if not above:
            break
        falling |= above
    return frozenset(falling)


@action(
    "rogue-trader.building-damage",
    N_("Damage to a building"),
    *("RT-BLD-22", "RT-BLD-23", "RT-BLD-24", "RT-BLD-26", "RT-BLD-29", "RT-CONV-05"),
)
def building_damage(given: BuildingDamageInput, dice: Dice) -> BuildingDamageOutcome | Refused:
    """For each hit until the section collapses: damage roll, save, points; then what falls with it."""
    blow = given.ready
    if isinstance(blow, Refusal):
        return refused(blow, dice)
    for words in told(blow):
        dice.say(words)
    left = dice.fold(strike, given.struck.points, (blow,) * given.hits)
    falling = _falling(given, left)
    points = {section.id: 0 if section.id in falling else section.points for section in given.building.sections}
    points[given.section] = left
    collapsed = tuple(id_ for id_ in points if id_ in falling)
    asked = tuple(
        section.id
        for section in given.building.sections
        if section.stands_on in falling and section.id not in falling and section.points
    )
    for id_ in collapsed:
        dice.say(N_("{section} collapses."), section=id_)
    for id_ in asked:
        dice.say(N_("{section} stood on it: game master?"), section=id_)
    return BuildingDamageOutcome(
        damaging=dice.tallied("wounds"),
        saved=dice.tallied("saved"),
        points_lost=given.struck.points - left,
        left=Pairs(points.items()),
        collapsed=collapsed,
        ask_gm=asked,
        next=("building-collapse",) if collapsed else (),
    )
