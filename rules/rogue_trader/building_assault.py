"""Close combat for a building with sections: cover, being thrown out, who fights (RT-BLD-12 to RT-BLD-16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, ManyById, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.modifiers import modifiers
from rules.rogue_trader.settings import RogueTraderInput

Winner = Literal["attackers", "defenders", "draw"]
WINNERS: Mapping[Winner, str] = {"attackers": N_("attackers"), "defenders": N_("defenders"), "draw": N_("draw")}
Fighters = Annotated[int, Field(ge=0, le=999)]


class AssaultedSection(Input):
    """A section and who is in it."""

    id: Name = described(N_("Name"))
    attackers: Fighters = described(N_("Attackers"), 0, rule="RT-BLD-13")
    defenders: Fighters = described(N_("Defenders"), 0, rule="RT-BLD-13")


def _heavy_cover() -> int:
    return modifiers("close-combat")["cover-heavy"].value


class BuildingAssaultInput(RogueTraderInput):
    """Who won each round since the charge."""

    rounds: Many[Winner] = described(N_("Rounds so far"), max_length=20, words=WINNERS, rule="RT-BLD-14")
    sections: ManyById[AssaultedSection] = described(N_("Sections"), (), max_length=100, rule="RT-BLD-13")
    heavy_cover: Annotated[int, Field(ge=-10, le=0)] = described(
        N_("Heavy cover in close combat"), default_factory=_heavy_cover, rule="RT-BLD-12"
    )

    @model_validator(mode="after")
    def _still_inside(self) -> BuildingAssaultInput:
        if any(_thrown_out(self.rounds[:count], self._repeats) for count in range(len(self.rounds))):
            raise BadInput(N_("the attackers were thrown out before the last round: a new charge begins anew"))
        return self

    @property
    def _repeats(self) -> bool:
        return self.settings.assault_draw == "repeatFirst"

    @property
    def first(self) -> Winner | None:
        """Who won the first round; None while it is still to come (`rt.bld.draw`)."""
        return _first(self.rounds, self._repeats)

    @property
    def thrown_out(self) -> bool:
        """Whether the attackers are outside again (RT-BLD-14)."""
        return _thrown_out(self.rounds, self._repeats)


def _first(rounds: tuple[Winner, ...], repeats: bool) -> Winner | None:
    """The first round: with `repeats` the first that somebody won (RT-BLD-16)."""
    return next((winner for winner in rounds if winner != "draw" or not repeats), None)


def _thrown_out(rounds: tuple[Winner, ...], repeats: bool) -> bool:
    return _first(rounds, repeats) == "defenders"


@dataclass(frozen=True, slots=True)
class Engaged:
    """A section where both sides are: all who are in it fight."""

    id: str
    attackers: int
    defenders: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingAssaultOutcome(Outcome):
    """`cover_modifier`: to the attackers' dice to hit in the next round; `pursuit_test` False: none for staying."""

    attackers_thrown_out: bool
    first_round_next: bool
    cover_modifier: int
    pursuit: Literal["optional"] | None
    pursuit_test: bool | None
    engaged: tuple[Engaged, ...]


def _say(given: BuildingAssaultInput, cover: int, dice: Dice) -> None:
    if given.thrown_out:
        dice.say(N_("The defenders won the first round: the attackers are outside again; pursuit is free."))
    elif given.first == "attackers":
        dice.say(N_("The attackers forced their way in: the defenders have no cover any more."))
    elif given.first == "draw":
        dice.say(N_("The first round was drawn: the defenders keep their cover."))
    else:
        dice.say(N_("The next round counts as the first."))
    dice.say(N_("Attackers’ dice to hit: {cover}."), cover=cover)


@action(
    "rogue-trader.building-assault",
    N_("Assault on a building"),
    *("RT-BLD-12", "RT-BLD-13", "RT-BLD-14", "RT-BLD-15", "RT-BLD-16"),
)
def building_assault(given: BuildingAssaultInput, dice: Dice) -> BuildingAssaultOutcome:
    """What the rounds so far mean for the next (RT-BLD-12 to RT-BLD-16)."""
    out = given.thrown_out
    cover = 0 if given.first == "attackers" else given.heavy_cover
    _say(given, cover, dice)
    engaged = tuple(
        Engaged(section.id, section.attackers, section.defenders)
        for section in given.sections
        if section.attackers and section.defenders
    )
    for fight in engaged:
        template = N_("In {section} all fight: {attackers} against {defenders}.")
        dice.say(template, section=fight.id, attackers=fight.attackers, defenders=fight.defenders)
    return BuildingAssaultOutcome(
        attackers_thrown_out=out,
        first_round_next=out or given.first is None,
        cover_modifier=cover,
        pursuit="optional" if out else None,
        pursuit_test=False if out else None,
        engaged=engaged,
    )
