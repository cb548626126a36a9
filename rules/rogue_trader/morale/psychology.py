"""Tests of psychology: confusion, frenzy, fear, hatred (RT-PSY, RT-COOL, RT-CONF, RT-FRZ, RT-FEAR, RT-HATE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.morale.exemptions import psychology_exemption
from rules.rogue_trader.morale.fear import FEAR_TEST, fears
from rules.rogue_trader.morale.outcomes import Basis, Compulsory, Reason, Tested, changed, first_reason
from rules.rogue_trader.morale.rout import rout_by
from rules.rogue_trader.morale.statuses import STATIONARY, Change, Status
from rules.rogue_trader.morale.two_dice import Trial, passes, with_test
from rules.rogue_trader.morale.unit import Enemy, Inches, MoraleUnit, Tags, hates, may_fear
from rules.rogue_trader.morale.values import cool
from rules.rogue_trader.morale.words import REASONS, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

FRENZY_RANGE = 15
"""Inches; an enemy nearer than that brings a frenzy test (RT-FRZ-02)."""

Kind = Literal["confusion", "frenzy", "fear", "hatred"]
Trigger = Literal[
    "attack", "approach", "own-move", "into-view", "charging", "charged", "weapon", "presence", "hand-to-hand"
]
Effect = Literal["confused", "frenzied", "hating", "kept-from-charging", "routed"]

ORDER: tuple[Kind, ...] = ("confusion", "frenzy", "fear", "hatred")
"""In which effects that fall due together are tested (RT-PSY-03)."""

TRIGGERS: dict[Kind, tuple[Trigger, ...]] = {
    "confusion": ("attack",),
    "frenzy": ("approach", "own-move"),
    "fear": ("charging", "charged", "weapon", "attack", "presence", "hand-to-hand"),
    "hatred": ("into-view",),
}
"""What can set each test off; the first goes without saying, save for fear."""

TRIALS: dict[Kind, Trial] = {
    "confusion": Trial(
        N_("confusion test"), N_("Confusion test"), N_("no confusion"), N_("the models concerned are confused")
    ),
    "frenzy": Trial(N_("frenzy test"), N_("Frenzy test"), N_("no frenzy"), N_("the unit is frenzied")),
    "fear": FEAR_TEST,
    "hatred": Trial(N_("hatred test"), N_("Hatred test"), N_("no hatred"), N_("the unit is under hatred")),
}


def near_for_frenzy(inches: float, settings: Settings) -> bool:
    """Whether an enemy at that distance brings a frenzy test (RT-FRZ-02)."""
    return inches < FRENZY_RANGE or (inches == FRENZY_RANGE and settings.frenzy_range_inclusive == "on")


class Occasion(Input):
    """What may set off a psychology test."""

    kind: Kind = described(N_("Effect"), rule="RT-PSY-02")
    trigger: Trigger | None = described(N_("Set off by"), None)
    enemy: Enemy = described(N_("Enemy"), Enemy())
    weapon_tags: Tags = described(N_("Kinds of the weapon"), (), rule="RT-FEAR-06")
    from_inches: Inches | None = described(N_("Enemy’s distance before its move"), None, unit="″", rule="RT-FRZ-02")
    to_inches: Inches | None = described(N_("Enemy’s distance now"), None, unit="″", rule="RT-FRZ-02")
    models_targeted: int | None = described(N_("Models targeted"), None, ge=0, le=200, rule="RT-COOL-02")
    was_in_view: bool = described(N_("Was in view before"), False, rule="RT-HATE-02")
    already_tested: bool = described(N_("Tested already for this"), False, rule="RT-FEAR-02")

    @model_validator(mode="after")
    def _possible(self) -> Occasion:
        if self.trigger is None and self.kind == "fear":
            raise BadInput(N_("a fear test needs its trigger"))
        if self.set_off_by not in TRIGGERS[self.kind]:
            raise BadInput(N_("this trigger does not bring this test"))
        if self.set_off_by == "approach" and self.to_inches is None:
            raise BadInput(N_("how near the enemy came is needed"))
        return self

    @property
    def set_off_by(self) -> Trigger:
        return self.trigger or TRIGGERS[self.kind][0]

    def check_models(self, unit: MoraleUnit) -> None:
        """Raises BadInput when more models are targeted than there are."""
        if (self.models_targeted or 0) > unit.models:
            raise BadInput(N_("more models are targeted than there are"))


class PsychologyInput(RogueTraderInput):
    """Who is tested; `own_movement_left`: some of the unit's own movement of this turn is still to come."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    own_movement_left: bool = described(N_("It has movement left this turn"), False, rule="RT-HATE-02")


class PsychologyTestInput(Occasion, PsychologyInput):
    """One psychology test."""

    @model_validator(mode="after")
    def _models_there(self) -> PsychologyTestInput:
        self.check_models(self.unit)
        return self


@dataclass(frozen=True, slots=True)
class RoutPart(Outcome):
    """The rout test after a failed fear test, or why there was none."""

    tested: bool
    target: int | None
    basis: Basis | None
    passed: bool | None
    reason: str | None


@dataclass(frozen=True, slots=True)
class PsychologyTestOutcome(Tested):
    effect: Effect | None = None
    models_affected: int | None = None
    rout: RoutPart | None = None


def _not_set_off(occasion: Occasion, unit: MoraleUnit, settings: Settings) -> Reason | None:
    """Why the occasion brings no test to this unit, by kind."""
    trigger, enemy = occasion.set_off_by, occasion.enemy
    if occasion.kind == "confusion":
        return "no-target" if occasion.models_targeted == 0 else None
    if occasion.kind == "frenzy":
        before, now = occasion.from_inches, occasion.to_inches
        return first_reason(
            (not unit.frenzy_prone, "not-prone"),
            (trigger == "own-move", "own-move"),
            (now is None or not near_for_frenzy(now, settings), "not-near"),
            (before is not None and near_for_frenzy(before, settings), "already-near"),
        )
    if occasion.kind == "hatred":
        return first_reason(
            (not hates(unit, enemy.tags), "not-hated"),
            ("hating" in unit.statuses, "hating"),
            (occasion.was_in_view, "already-in-view"),
            (occasion.already_tested, "already-tested"),
        )
    feared = may_fear(unit, occasion.weapon_tags) if trigger == "weapon" else fears(unit, enemy)
    return first_reason(
        (trigger in ("presence", "hand-to-hand"), "no-trigger"),
        (not feared, "not-feared"),
        (trigger == "attack" and settings.creature_attack == "none", "creature-attack-off"),
        (trigger in ("weapon", "attack") and occasion.already_tested, "already-tested"),
    )


def take_test(
    occasion: Occasion, unit: MoraleUnit, own_movement_left: bool, settings: Settings, dice: Dice
) -> PsychologyTestOutcome:
    """One test, if it is due to this unit in its present state."""
    change = Change.of(unit.statuses)
    exempt = psychology_exemption(unit, settings, routers_too=occasion.kind == "confusion")
    reason = exempt or _not_set_off(occasion, unit, settings)
    value = None if reason else cool(unit, settings)
    if reason or value is None:
        reason = reason or "no-cl"
        purpose = Message(TRIALS[occasion.kind].name)
        dice.say(N_("{test}: none, {why}."), test=purpose, why=Message(REASONS[reason]))
        return changed(PsychologyTestOutcome(allowed=False, reason=reason), change)
    passed = passes(TRIALS[occasion.kind], value, dice)
    outcome = with_test(PsychologyTestOutcome(), value, passed)
    if passed:
        return changed(outcome, change)
    return _failed(occasion, unit, outcome, own_movement_left, settings, dice)


def _failed(
    occasion: Occasion,
    unit: MoraleUnit,
    outcome: PsychologyTestOutcome,
    own_movement_left: bool,
    settings: Settings,
    dice: Dice,
) -> PsychologyTestOutcome:
    """Failing brings the effect (RT-PSY-06)."""
    if occasion.kind == "fear":
        return _afraid(occasion, unit, outcome, settings, dice)
    change = Change.of(unit.statuses)
    if occasion.kind == "confusion":
        targeted = unit.models if occasion.models_targeted is None else occasion.models_targeted
        return changed(replace(outcome, effect="confused", models_affected=targeted), change.begin("confused"))
    effect = "frenzied" if occasion.kind == "frenzy" else "hating"
    after = change.begin(effect)
    owed = owed_move(unit, after.statuses) if own_movement_left else None
    codes: tuple[Compulsory, ...] = (owed,) if owed else ()
    say_consequences(dice, codes)
    return changed(replace(outcome, effect=effect, models_affected=unit.models), after, *codes)


def owed_move(unit: MoraleUnit, statuses: Sequence[Status]) -> Compulsory | None:
    """The move that frenzy or hatred compels the unit to, unless something holds it (RT-FRZ-07, RT-HATE-04)."""
    held = STATIONARY | {"routing", "pursuing", "off-table"}
    if unit.is_engaged or not held.isdisjoint(statuses):
        return None
    if "frenzied" in statuses:
        return "frenzy-move"
    return "hatred-move" if "hating" in statuses else None


def _afraid(
    occasion: Occasion, unit: MoraleUnit, outcome: PsychologyTestOutcome, settings: Settings, dice: Dice
) -> PsychologyTestOutcome:
    """A failed fear test: no charge, a rout, or a rout test (RT-FEAR-04 to 06, RT-FEAR-08)."""
    change, trigger = Change.of(unit.statuses), occasion.set_off_by
    if trigger == "charging":
        if "routing" in unit.statuses:
            return changed(outcome, change)
        dice.say(N_("The charge is off."))
        say_consequences(dice, ("stationary",))
        outcome = replace(outcome, effect="kept-from-charging", models_affected=unit.models)
        return changed(outcome, change.begin("kept-from-charging"), "stationary")
    rout = rout_by(unit, occasion.enemy, trigger == "charged", settings, dice)
    if trigger != "charged":
        part = RoutPart(rout.tested, rout.target, rout.basis, rout.passed, rout.reason)
        outcome = replace(outcome, rout=part)
    if not rout.routed:
        return changed(outcome, change)
    say_consequences(dice, ("rout-move-now",))
    outcome = replace(outcome, effect="routed", models_affected=unit.models)
    return changed(outcome, change.rout(), "rout-move-now")


@action(
    "rogue-trader.psychology-test",
    N_("Psychology test"),
    "RT-COOL-01",
    "RT-COOL-02",
    "RT-COOL-03",
    "RT-COOL-04",
    "RT-COOL-05",
    "RT-COOL-06",
    "RT-PSY-05",
    "RT-PSY-06",
    "RT-CONF-01",
    "RT-CONF-08",
    "RT-FRZ-02",
    "RT-FRZ-03",
    "RT-FRZ-10",
    "RT-FEAR-02",
    "RT-FEAR-03",
    "RT-FEAR-04",
    "RT-FEAR-05",
    "RT-FEAR-06",
    "RT-FEAR-07",
    "RT-FEAR-08",
    "RT-FEAR-09",
    "RT-HATE-02",
    "RT-HATE-03",
    "RT-ROUT-18",
)
def psychology_test(given: PsychologyTestInput, dice: Dice) -> PsychologyTestOutcome:
    """2D6 against the unit's Cool; for some fears a rout test follows."""
    return take_test(given, given.unit, given.own_movement_left, given.settings, dice)
