"""Rally: routers come to their senses (RT-RALLY-01 to 08, RT-RALLY-12)."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.morale.outcomes import Tested, changed, first_reason
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.two_dice import Trial, passes, with_test
from rules.rogue_trader.morale.unit import Characteristic, Inches, MoraleUnit
from rules.rogue_trader.morale.values import Value, leadership, rally_penalty
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

COHESION = 2
"""Inches from the nearest mate; farther out a model is a straggler (RT-RALLY-06)."""

RALLY_ROLL = Trial(N_("rally roll"), N_("Rally roll"), N_("the unit rallies"), N_("the unit goes on routing"))
STRAGGLER_ROLL = Trial(
    N_("rally roll, straggler"), N_("Rally roll of a straggler"), N_("he rallies"), N_("he goes on routing")
)


OWN_LEADERSHIP = N_("his own Leadership of {value}")


class Straggler(Input):
    """A model that may be too far from its mates; `ld` left out is that of the unit."""

    inches: Inches = described(N_("From the nearest mate"), unit="″", rule="RT-RALLY-06")
    ld: Characteristic | None = described(N_("Leadership"), None, letter="Ld")

    @property
    def is_out(self) -> bool:
        """Outside the cohesion of the unit: he rolls for himself."""
        return self.inches > COHESION


class RallyInput(RogueTraderInput):
    """A routing unit tries to rally; all stragglers are counted in its models."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    own_turn: bool = described(N_("In its own turn"), True, rule="RT-RALLY-01")
    routed_this_turn: bool = described(N_("Routed this turn"), False, rule="RT-RALLY-01")
    tried_this_phase: bool = described(N_("Has tried this phase"), False, rule="RT-RALLY-01")
    stragglers: Many[Straggler] = described(N_("Stragglers"), (), max_length=50, rule="RT-RALLY-06")

    @model_validator(mode="after")
    def _possible(self) -> RallyInput:
        if len(self.stragglers) > self.unit.models or (self.main_body < 1 and self.unit.models > 0):
            raise BadInput(N_("nobody is left in the main body"))
        return self

    @property
    def main_body(self) -> int:
        """Models that roll together."""
        return self.unit.models - sum(straggler.is_out for straggler in self.stragglers)


@dataclass(frozen=True, slots=True)
class StragglerOutcome(Outcome):
    """`target` null: he belongs to the main body."""

    target: int | None
    rallied: bool


@dataclass(frozen=True, slots=True)
class RallyOutcome(Tested):
    penalty: int | None = None
    rallied: bool | None = None
    stragglers: tuple[StragglerOutcome, ...] = ()


@action(
    "rogue-trader.rally",
    N_("Rally"),
    "RT-LDT-01",
    "RT-LDT-02",
    "RT-LDT-03",
    "RT-LDT-04",
    "RT-LDT-05",
    "RT-RALLY-01",
    "RT-RALLY-02",
    "RT-RALLY-03",
    "RT-RALLY-04",
    "RT-RALLY-05",
    "RT-RALLY-06",
    "RT-RALLY-07",
    "RT-RALLY-08",
    "RT-RALLY-12",
    "RT-EDGE-04",
    "RT-CONF-11",
)
def rally(given: RallyInput, dice: Dice) -> RallyOutcome:
    """One roll for the main body, then one for each straggler."""
    unit, settings, change = given.unit, given.settings, Change.of(given.unit.statuses)
    value = leadership(unit, settings)
    alone = [_straggler_value(unit, straggler, settings) for straggler in given.stragglers if straggler.is_out]
    reason = first_reason(
        (unit.is_vehicle, "vehicle"),
        ("routing" not in unit.statuses, "not-routing"),
        (unit.models == 0, "no-models"),
        (not given.own_turn, "not-own-turn"),
        (given.routed_this_turn, "routed-this-turn"),
        (given.tried_this_phase, "already-tried"),
        (unit.is_engaged, "engaged"),
        (value is None or None in alone, "no-ld"),
    )
    if reason or value is None:
        reason = no(dice, N_("No rally roll: {why}."), reason or "no-ld")
        return changed(RallyOutcome(allowed=False, reason=reason), change)
    penalty = rally_penalty(unit, given.main_body, value.basis, settings)
    value = value._replace(penalty=penalty)
    rallied = passes(RALLY_ROLL, value, dice)
    stragglers = tuple(_straggler(unit, straggler, rallied, settings, dice) for straggler in given.stragglers)
    outcome = RallyOutcome(penalty=penalty, rallied=rallied, stragglers=stragglers)
    code = "rally-turn-next" if rallied else "rout-move-double"
    say_consequences(dice, (code,))
    after = change.end("routing").begin("rallied") if rallied else change
    return changed(with_test(outcome, value, rallied), after, code)


def _straggler_value(unit: MoraleUnit, straggler: Straggler, settings: Settings) -> Value | None:
    """What he rolls on by himself: his own Ld, less his own penalty (RT-RALLY-06); None when it is not known."""
    ld = unit.ld if straggler.ld is None else straggler.ld
    both = settings.rally_penalties_stack == "on" and unit.divided == "involuntary"
    return None if ld is None else Value(ld, "troops", OWN_LEADERSHIP, 3 if both else 2)


def _straggler(
    unit: MoraleUnit, straggler: Straggler, with_main_body: bool, settings: Settings, dice: Dice
) -> StragglerOutcome:
    value = _straggler_value(unit, straggler, settings) if straggler.is_out else None
    if value is None:
        return StragglerOutcome(None, with_main_body)
    return StragglerOutcome(value.target, passes(STRAGGLER_ROLL, value, dice))
