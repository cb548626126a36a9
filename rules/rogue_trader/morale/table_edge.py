"""Pursuers who left the table, and units that come apart (RT-EDGE-03, RT-EDGE-04, RT-CONF-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed, Outcome
from rules.rogue_trader.morale.outcomes import Basis, Changed, changed, first_reason
from rules.rogue_trader.morale.statuses import Change, Status
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.morale.values import cool, leadership, leadership_basis, rally_penalty
from rules.rogue_trader.morale.words import no
from rules.rogue_trader.settings import RogueTraderInput, Settings

RETURN_ROLL = N_("return roll")
RETURN_NEEDED = 4


class TableReturnInput(RogueTraderInput):
    """A group that followed routers off the table may come back."""

    unit: MoraleUnit = described(N_("Group off the table"), MoraleUnit())
    own_turn: bool = described(N_("In its own turn"), True)
    left_this_turn: bool = described(N_("Left the table this turn"), False)
    tried_this_turn: bool = described(N_("Has tried this turn"), False)


@dataclass(frozen=True, slots=True)
class TableReturnOutcome(Changed):
    returned: bool | None = None
    may_move: bool | None = None


@action("rogue-trader.table-return", N_("Pursuers’ return"), "RT-EDGE-03")
def table_return(given: TableReturnInput, dice: Dice) -> TableReturnOutcome:
    """A D6, once in each later own turn: back on 4 or more (RT-EDGE-03)."""
    change = Change.of(given.unit.statuses)
    reason = first_reason(
        ("off-table" not in change.now, "not-off-table"),
        (not given.own_turn, "not-own-turn"),
        (given.left_this_turn, "left-this-turn"),
        (given.tried_this_turn, "already-tried"),
    )
    if reason:
        reason = no(dice, N_("No return roll: {why}."), reason)
        return changed(TableReturnOutcome(allowed=False, reason=reason), change)
    if not dice.check(6, RETURN_NEEDED, RETURN_ROLL):
        dice.say(N_("Return roll: {die} (back on {needed}+): still away."), needed=RETURN_NEEDED)
        return changed(TableReturnOutcome(returned=False), change)
    dice.say(N_("Return roll: {die} (back on {needed}+): back where the group left."), needed=RETURN_NEEDED)
    may_move = given.settings.return_moves == "on"
    dice.say(N_("It may move this turn.") if may_move else N_("It does not move this turn."))
    return changed(TableReturnOutcome(returned=True, may_move=may_move), change.end("off-table"))


class DivideInput(RogueTraderInput):
    """A unit comes apart; `models`: how many go into the new part."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    models: int = described(N_("Models in the new part"), ge=1, le=199)
    voluntary: bool = described(N_("The player wants it"), False, rule="RT-CONF-07")
    leader_goes: bool = described(N_("The leader goes with it"), False)
    hero_goes: bool = described(N_("The hero goes with it"), False)
    off_table: bool = described(N_("It followed routers off the table"), False, rule="RT-EDGE-03")

    @model_validator(mode="after")
    def _possible(self) -> DivideInput:
        impossible = (
            (self.models >= self.unit.models, N_("each part needs a model")),
            (self.leader_goes and self.unit.leader_here is None, N_("there is no leader here")),
            (self.hero_goes and self.unit.hero is None, N_("there is no hero here")),
            (self.off_table and self.voluntary, N_("nobody leaves the table by choice")),
        )
        for holds, template in impossible:
            if holds:
                raise BadInput(template)
        return self


@dataclass(frozen=True, slots=True)
class Part(Outcome):
    """A part of a divided unit; `ld`, `cl`: what it tests on, `basis`: whose `ld` it is."""

    models: int
    off_table: bool
    divided: Literal["on-purpose", "involuntary"]
    ld: int | None
    cl: int | None
    basis: Basis
    rally_penalty: int
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class DivideOutcome(Allowed):
    parts: tuple[Part, ...] = ()


@action(
    "rogue-trader.divide",
    N_("Divide a unit"),
    "RT-EDGE-04",
    "RT-RALLY-05",
    "RT-RALLY-06",
    "RT-COOL-05",
    "RT-CONF-07",
)
def divide(given: DivideInput, dice: Dice) -> DivideOutcome:
    """The two parts, the new one first. Confusion forbids the choice, not the accident."""
    unit = given.unit
    if given.voluntary and "confused" in unit.statuses:
        return DivideOutcome(allowed=False, reason=no(dice, N_("The unit cannot be divided: {why}."), "confused"))
    new = _part_of(given, given.models, given.leader_goes, given.hero_goes)
    rest = _part_of(given, unit.models - given.models, not given.leader_goes, not given.hero_goes)
    change = Change.of(unit.statuses)
    gone = change.end("pursuing").begin("off-table") if given.off_table else change
    dice.say(
        N_("The unit comes apart. Models in the new part: {new}; in the rest: {rest}."),
        new=given.models,
        rest=unit.models - given.models,
    )
    return DivideOutcome(parts=(_described(new, gone, given.settings), _described(rest, change, given.settings)))


def _part_of(given: DivideInput, models: int, with_leader: bool, with_hero: bool) -> MoraleUnit:
    """One part, as a unit that tests: all its troops have the values of the unit."""
    unit = given.unit
    on_purpose = given.voluntary and unit.divided != "involuntary"
    return unit.model_copy(
        update={
            "models": models,
            "troops": (),
            "leader": unit.leader_here if with_leader else None,
            "hero": unit.hero if with_hero else None,
            "led_by": "auto",
            "divided": "on-purpose" if on_purpose else "involuntary",
        }
    )


def _described(part: MoraleUnit, change: Change, settings: Settings) -> Part:
    ld, cl = leadership(part, settings), cool(part, settings)
    basis = leadership_basis(part, settings)
    return Part(
        models=part.models,
        off_table="off-table" in change.now,
        divided="on-purpose" if part.divided == "on-purpose" else "involuntary",
        ld=None if ld is None else ld.value,
        cl=None if cl is None else cl.value,
        basis=basis,
        rally_penalty=rally_penalty(part, part.models, basis, settings),
        statuses=change.statuses,
    )
