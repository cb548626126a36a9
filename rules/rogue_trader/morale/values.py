"""Whose Leadership or Cool is tested, and the penalties to rally (RT-LDT-02 to 05, RT-COOL-03 to 06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Allowed
from rules.rogue_trader.morale.outcomes import Basis
from rules.rogue_trader.morale.unit import Hero, Leader, MoraleUnit
from rules.rogue_trader.morale.words import no
from rules.rogue_trader.settings import RogueTraderInput, Settings

LEADERSHIP: Mapping[Basis, str] = {
    "leader": N_("the leader’s Leadership of {value}"),
    "hero": N_("the hero’s Leadership of {value}"),
    "troops": N_("the troops’ Leadership of {value}"),
}
COOL: Mapping[Basis, str] = {
    "leader": N_("the leader’s Cool of {value}"),
    "hero": N_("the hero’s Cool of {value}"),
    "troops": N_("the troops’ Cool of {value}"),
    "lowest": N_("the lowest Cool, {value}"),
}


class Value(NamedTuple):
    """The value a test is taken on; `template` says whose it is, with a place for `{value}`."""

    value: int
    basis: Basis
    template: str
    penalty: int = 0

    @property
    def target(self) -> int:
        """What the score of the dice may not exceed (RT-LDT-01)."""
        return self.value - self.penalty

    @property
    def words(self) -> Message:
        """ "the leader’s Leadership of 8", with the penalty if there is one."""
        whole = Message(self.template, {"value": self.value})
        if not self.penalty:
            return whole
        figures = {"value": whole, "penalty": self.penalty, "target": self.target}
        return Message(N_("{target} ({value}, less {penalty})"), figures)


def _of(templates: Mapping[Basis, str], value: int, basis: Basis) -> Value:
    return Value(value, basis, templates[basis])


def _who_leads(unit: MoraleUnit) -> Leader | Hero | None:
    """Who leads, as the player says; left to itself: the leader, else the hero (RT-LDT-05, RT-COOL-04)."""
    if unit.led_by == "nobody":
        return None
    if unit.led_by == "hero":
        return unit.hero
    return unit.leader_here or unit.hero


def _who_leads_by_leadership(unit: MoraleUnit, settings: Settings) -> Leader | Hero | None:
    """The same for tests on Ld: a setting keeps heroes out of them (RT-LDT-05)."""
    leads = _who_leads(unit)
    return unit.leader_here if isinstance(leads, Hero) and settings.hero_leads == "off" else leads


def _basis(leads: Leader | Hero | None) -> Basis:
    return "troops" if leads is None else "leader" if isinstance(leads, Leader) else "hero"


def leadership_basis(unit: MoraleUnit, settings: Settings) -> Basis:
    """Whose Ld tests are taken on, whether or not it is known."""
    return _basis(_who_leads_by_leadership(unit, settings))


def leadership(unit: MoraleUnit, settings: Settings) -> Value | None:
    """The Ld that tests are taken on, without penalty; None when it is not on the profile (RT-LDT-02 to 05)."""
    leads = _who_leads_by_leadership(unit, settings)
    if leads is not None:
        value = unit.ld if leads.ld is None else leads.ld
        return None if value is None else _of(LEADERSHIP, value, _basis(leads))
    rows = [(unit.ld if row.ld is None else row.ld, row.count) for row in unit.troops] or [(unit.ld, 1)]
    known = [(value, count) for value, count in rows if value is not None]
    if not known:
        return None
    if settings.mixed_leadership == "lowest":
        return _of(LEADERSHIP, min(value for value, _ in known), "troops")
    return _of(LEADERSHIP, _commonest(known), "troops")


def _commonest(values: Sequence[tuple[int, int]]) -> int:
    """The value of most models; of equal numbers, the lower."""
    models: Counter[int] = Counter()
    for value, count in values:
        models[value] += count
    return min(models, key=lambda value: (-models[value], value))


def cool(unit: MoraleUnit, settings: Settings) -> Value | None:
    """The Cl that tests are taken on; None when it is not on the profile (RT-COOL-03 to 06).

    Raises BadInput when the troops would test and no model of them is concerned.
    """
    leads = _who_leads(unit)
    troops = _lowest_cool_of_troops(unit)
    if leads is None:
        if unit.troops and not any(row.are_concerned for row in unit.troops):
            raise BadInput(N_("no model is concerned by this Cool test"))
        return None if troops is None else _of(COOL, troops, "troops")
    value = unit.cl if leads.cl is None else leads.cl
    if settings.lowest_cool == "on":
        leader = unit.leader_here
        others = [troops, None if leader is None else leader.cl if leader.cl is not None else unit.cl]
        lowest = min((other for other in others if other is not None), default=value)
        if lowest is not None and (value is None or lowest < value):
            return _of(COOL, lowest, "lowest")
    return None if value is None else _of(COOL, value, _basis(leads))


def _lowest_cool_of_troops(unit: MoraleUnit) -> int | None:
    """The lowest Cl among the troops that the test concerns; None when there is none (RT-COOL-06)."""
    if unit.troops:
        values = [unit.cl if row.cl is None else row.cl for row in unit.troops if row.are_concerned]
        return min((value for value in values if value is not None), default=None)
    only_the_leader = unit.models == 1 and unit.leader_here is not None
    return None if only_the_leader else unit.cl


def rally_penalty(unit: MoraleUnit, models: int, basis: Basis, settings: Settings) -> int:
    """What is taken off the Ld of `models` models of the unit who rally together (RT-RALLY-05 to 07)."""
    cut_off = 1 if unit.divided == "involuntary" and basis == "troops" else 0
    exempt = unit.fielded_models == 1 and settings.lone_unit_penalty == "off"
    alone = 2 if models == 1 and not exempt else 0
    return cut_off + alone if settings.rally_penalties_stack == "on" else max(cut_off, alone)


class TestValueInput(RogueTraderInput):
    """Asks on whose value a unit tests."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    characteristic: Literal["ld", "cl"] = described(N_("Characteristic"))
    rally: bool = described(N_("For a rally roll"), False, rule="RT-RALLY-05")

    @model_validator(mode="after")
    def _rally_is_on_leadership(self) -> TestValueInput:
        if self.rally and self.characteristic == "cl":
            raise BadInput(N_("a rally roll is on Leadership, not on Cool"))
        return self


@dataclass(frozen=True, slots=True)
class TestValueOutcome(Allowed):
    value: int | None = None
    penalty: int | None = None
    target: int | None = None
    basis: Basis | None = None


@action(
    "rogue-trader.test-value",
    N_("Whose value is tested"),
    "RT-LDT-02",
    "RT-LDT-03",
    "RT-LDT-04",
    "RT-LDT-05",
    "RT-COOL-03",
    "RT-COOL-04",
    "RT-COOL-05",
    "RT-COOL-06",
    "RT-PURS-19",
    "RT-RALLY-04",
    "RT-RALLY-05",
    "RT-RALLY-06",
    "RT-RALLY-07",
)
def test_value(given: TestValueInput, dice: Dice) -> TestValueOutcome:
    """The value, what is taken off it at a rally, and whose it is."""
    unit, settings = given.unit, given.settings
    found = leadership(unit, settings) if given.characteristic == "ld" else cool(unit, settings)
    if found is None:
        reason = no(dice, N_("No value to test on: {why}."), "no-ld" if given.characteristic == "ld" else "no-cl")
        return TestValueOutcome(allowed=False, reason=reason)
    if given.rally:
        found = found._replace(penalty=rally_penalty(unit, unit.models, found.basis, settings))
    dice.say(N_("The test is on {value}."), value=found.words)
    return TestValueOutcome(value=found.value, penalty=found.penalty, target=found.target, basis=found.basis)
