"""The unit that tests, and its enemies, as an action of morale is told of them (RT-STAT-01, RT-STAT-02)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import N_, Message, Words
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.morale.statuses import NOT_WITH_ROUTING, STATIONARY, Status
from rules.rogue_trader.settings import Settings

Characteristic = Annotated[int, Field(ge=0, le=12)]
"""Leadership or Cool."""
Inches = Annotated[float, Field(ge=0, le=1000)]
Tags = Annotated[Many[Name], Field(max_length=50)]
"""What an enemy or a weapon is, as hatred and fear name it."""

EVERYTHING = "everything"
"""In `hates`: every enemy is hated (RT-HATE-01)."""


def matches(wanted: Iterable[str], tags: Iterable[str]) -> bool:
    """Whether a wanted name is among the tags: trimmed, without regard to case."""
    return not {name.strip().casefold() for name in wanted}.isdisjoint(tag.strip().casefold() for tag in tags)


def _possible_together(statuses: tuple[Status, ...]) -> tuple[Status, ...]:
    if len(set(statuses)) < len(statuses):
        raise BadInput(N_("a status stands in the list twice"))
    if "routing" in statuses and not NOT_WITH_ROUTING.isdisjoint(statuses):
        raise BadInput(N_("a routing unit neither pursues nor rallies nor stands still"))
    return statuses


Statuses = Annotated[Many[Status], AfterValidator(_possible_together)]


NAMELESS = "enemy"


class Enemy(Input):
    """An enemy unit, as far as the unit that tests is concerned."""

    name: Name = described(N_("Name"), NAMELESS)
    tags: Tags = described(N_("Kinds, for hatred and fear"), (), rule="RT-PSY-02")
    causes_fear: bool = described(N_("Causes fear"), False, rule="RT-FEAR-01")

    @property
    def words(self) -> Words:
        """Its name; "the enemy" when it was given none."""
        return Message(N_("the enemy")) if self.name == NAMELESS else self.name


class Leader(Input):
    """The unit's own leader; a value left out is that of the unit."""

    ld: Characteristic | None = described(N_("Leadership"), None, letter="Ld")
    cl: Characteristic | None = described(N_("Cool"), None, letter="Cl")
    alive: bool = described(N_("Alive"), True)
    in_part: bool = described(N_("In this part of the unit"), True)


class Hero(Input):
    """An individual hero who is with the unit; a value left out is that of the unit."""

    ld: Characteristic | None = described(N_("Leadership"), None, letter="Ld")
    cl: Characteristic | None = described(N_("Cool"), None, letter="Cl")


class Troops(Input):
    """Some of the troops, where they differ; a value left out is that of the unit."""

    count: int = described(N_("Models"), ge=1, le=200)
    ld: Characteristic | None = described(N_("Leadership"), None, letter="Ld")
    cl: Characteristic | None = described(N_("Cool"), None, letter="Cl")
    m: float | None = described(N_("Move"), None, letter="M", unit="″", ge=0, le=60)
    concerned: int | None = described(N_("Concerned by a Cool test"), None, ge=0, rule="RT-COOL-06")

    @model_validator(mode="after")
    def _no_more_than_there_are(self) -> Troops:
        if self.concerned is not None and self.concerned > self.count:
            raise BadInput(N_("more models are concerned than there are"))
        return self

    @property
    def are_concerned(self) -> bool:
        """Whether a Cool test touches any of them."""
        return self.concerned != 0


class Lost(Input):
    """Models lost this turn; `…_hated`: to enemies the unit hates, the plain ones to others."""

    shooting: int = described(N_("Lost to shooting"), 0, ge=0, le=200, rule="RT-ROUT-03")
    psychic: int = described(N_("Lost to psychic attack"), 0, ge=0, le=200, rule="RT-ROUT-03")
    shooting_hated: int = described(N_("Lost to shooting of hated enemies"), 0, ge=0, le=200, rule="RT-HATE-07")
    psychic_hated: int = described(N_("Lost to psychic attack of hated enemies"), 0, ge=0, le=200, rule="RT-HATE-07")
    other: int = described(N_("Lost otherwise"), 0, ge=0, le=200, rule="RT-ROUT-03")
    left_table: int = described(N_("Left the table"), 0, ge=0, le=200, rule="RT-EDGE-02")

    @property
    def to_hated(self) -> int:
        return self.shooting_hated + self.psychic_hated

    @property
    def total(self) -> int:
        return self.shooting + self.psychic + self.to_hated + self.other + self.left_table


class Opponent(Input):
    """An enemy unit in hand-to-hand combat with this one; `stopped`: it has given up its pursuit of it."""

    name: Name = described(N_("Name"), NAMELESS)
    tags: Tags = described(N_("Kinds, for hatred and fear"), (), rule="RT-PSY-02")
    routing: bool = described(N_("Routing"), False)
    stopped: bool = described(N_("Has stopped its pursuit of this unit"), False, rule="RT-PURS-14")


class MoraleUnit(Input):
    """One unit, or one part of a divided unit. Left to its defaults: ten leaderless troopers."""

    models: int = described(N_("Models, leader included"), 10, ge=0, le=200)
    fielded_models: int | None = described(
        N_("Models at the start of the battle"), None, ge=1, le=200, rule="RT-RALLY-06"
    )
    m: float = described(N_("Move"), 4, letter="M", unit="″", ge=0, le=60)
    ws: int = described(N_("Weapon Skill"), 3, letter="WS", ge=0, le=10)
    ld: Characteristic | None = described(N_("Leadership"), 7, letter="Ld")
    cl: Characteristic | None = described(N_("Cool"), 7, letter="Cl")
    charge_move: float | None = described(N_("Charge move of its own"), None, unit="″", ge=0, le=120, rule="RT-PURS-05")
    troops: Many[Troops] = described(N_("Troops that differ"), (), max_length=20, rule="RT-COOL-06")
    leader: Leader | None = described(N_("Leader"), None, rule="RT-LDT-02")
    hero: Hero | None = described(N_("Hero with the unit"), None, rule="RT-LDT-05")
    led_by: Literal["auto", "leader", "hero", "nobody"] = described(N_("Led by"), "auto", rule="RT-LDT-05")
    divided: Literal["no", "on-purpose", "involuntary"] = described(
        N_("Part of a divided unit"), "no", rule="RT-EDGE-04"
    )
    frenzy_prone: bool = described(N_("Subject to frenzy"), False, rule="RT-FRZ-01")
    hates: Tags = described(N_("Hates"), (), rule="RT-HATE-01")
    fears_only: Tags = described(N_("Fears only"), (), rule="RT-FEAR-01")
    causes_fear: bool = described(N_("Causes fear"), False, rule="RT-FEAR-01")
    vehicle: bool = described(N_("Vehicle"), False)
    dreadnought: bool = described(N_("Dreadnought"), False)
    statuses: Statuses = described(N_("Statuses"), ())
    confused_models: int | None = described(N_("Models confused"), None, ge=1, le=200, rule="RT-CONF-01")
    start_models: int | None = described(N_("Models at the start of this turn"), None, ge=0, le=200, rule="RT-ROUT-03")
    lost: Lost = described(N_("Lost this turn"), Lost())
    third_test_taken: bool = described(N_("Rout test for one third taken this turn"), False, rule="RT-ROUT-07")
    last_round: Literal["none", "won", "lost", "drawn"] = described(
        N_("Round of hand-to-hand just fought"), "none", rule="RT-ROUT-02"
    )
    opponents: Many[Opponent] = described(N_("Opponents in hand-to-hand"), (), max_length=20)
    base_contact: int = described(N_("Own models in base contact"), 0, ge=0, le=200, rule="RT-FRZ-11")
    nearest_enemy_inches: Inches | None = described(N_("Nearest enemy"), None, unit="″")
    hated_in_view: bool = described(N_("A hated enemy is in view"), False, rule="RT-HATE-02")
    behind_fortification: bool = described(N_("Behind a fortification"), False, rule="RT-FORT-01")
    fired_this_turn: bool = described(N_("Has fired this turn"), False, rule="RT-RES-05")

    @model_validator(mode="after")
    def _possible(self) -> MoraleUnit:
        impossible = (
            (sum(row.count for row in self.troops) > self.models, N_("the troops are more than the models")),
            ((self.confused_models or 0) > self.models, N_("more models are confused than there are")),
            (self.base_contact > self.models, N_("more models are in base contact than there are")),
            (self.lost.total > self.models_at_start, N_("more models are lost than there were")),
            (self.led_by == "leader" and self.leader_here is None, N_("there is no leader here to lead")),
            (self.led_by == "hero" and self.hero is None, N_("there is no hero here to lead")),
            (self.led_by == "nobody" and self.leader_here is not None, N_("the leader is here and leads")),
        )
        for holds, template in impossible:
            if holds:
                raise BadInput(template)
        return self

    @property
    def leader_here(self) -> Leader | None:
        """The unit's own leader, if he is alive and in this part."""
        return self.leader if self.leader is not None and self.leader.alive and self.leader.in_part else None

    @property
    def models_at_start(self) -> int:
        """Models at the start of this turn (RT-ROUT-03)."""
        return self.models + self.lost.total if self.start_models is None else self.start_models

    @property
    def is_vehicle(self) -> bool:
        """A vehicle that takes no test of morale: a dreadnought takes them with its pilot's values."""
        return self.vehicle and not self.dreadnought

    @property
    def is_stationary(self) -> bool:
        """Bound to stand still (RT-STAT-06)."""
        return not STATIONARY.isdisjoint(self.statuses)

    @property
    def is_engaged(self) -> bool:
        """In hand-to-hand combat; opponents that gave up their pursuit do not count (RT-PURS-14)."""
        return any(not opponent.stopped for opponent in self.opponents) if self.opponents else self.base_contact > 0

    @property
    def fights_hated_enemy(self) -> bool:
        """Under hatred, and in hand-to-hand combat with an enemy it hates (RT-HATE-08)."""
        return "hating" in self.statuses and any(hates(self, opponent.tags) for opponent in self.opponents)


def hates(unit: MoraleUnit, tags: Iterable[str]) -> bool:
    """Whether an enemy of these kinds is hated by the unit (RT-HATE-01)."""
    return matches(unit.hates, (*tags, EVERYTHING))


def may_fear(unit: MoraleUnit, tags: Iterable[str]) -> bool:
    """Whether what has these tags frightens the unit, if it causes fear at all (RT-FEAR-01)."""
    return not unit.fears_only or matches(unit.fears_only, tags)


def move_inches(unit: MoraleUnit) -> float:
    """M in force: of the slowest model, halved by confusion, not rounded (RT-CONF-06)."""
    slowest = min((unit.m, *(row.m for row in unit.troops if row.m is not None)))
    return slowest / 2 if "confused" in unit.statuses else slowest


def charge_inches(unit: MoraleUnit, settings: Settings) -> float:
    """The charge move in force: its own or a multiple of M, halved by confusion (RT-PURS-05, RT-CONF-06)."""
    if unit.charge_move is None:
        return settings.charge_multiplier * move_inches(unit)
    return unit.charge_move / 2 if "confused" in unit.statuses else unit.charge_move
