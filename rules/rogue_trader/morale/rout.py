"""Rout: is a test due, and the test (RT-ROUT-02 to 08, RT-ROUT-17, RT-ROUT-18)."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal, NamedTuple, get_args

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import C_, N_, Message
from rules.outcome import Allowed
from rules.rogue_trader.morale.exemptions import rout_exemption, routed_by_hated
from rules.rogue_trader.morale.outcomes import Compulsory, Reason, Tested, changed, first_reason
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.two_dice import Trial, passes, with_test
from rules.rogue_trader.morale.unit import Enemy, MoraleUnit
from rules.rogue_trader.morale.values import leadership
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

AskedBy = Literal["breaking-off", "fear-weapon", "other", "gamemaster"]
Cause = Literal["round-lost", "losses", AskedBy]
CAUSES: tuple[Cause, ...] = ("round-lost", "losses", *get_args(AskedBy))

CAUSE_NAMES = {
    "round-lost": C_("cause of a rout test", "round of hand-to-hand lost"),
    "losses": C_("cause of a rout test", "one third lost"),
    "breaking-off": C_("cause of a rout test", "breaking off"),
    "fear-weapon": C_("cause of a rout test", "weapon that causes fear"),
    "other": C_("cause of a rout test", "another rule"),
    "gamemaster": C_("cause of a rout test", "the gamemaster"),
}

ROUT_TEST = Trial(N_("rout test"), N_("Rout test"), N_("the unit stands"), N_("the unit routs"))


class RoutDueInput(RogueTraderInput):
    """Asks whether a unit must take a rout test now."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    moment: Literal["phase-end", "during-phase"] = described(N_("Moment"), "phase-end", rule="RT-ROUT-03")
    asked_by: Many[AskedBy] = described(N_("Asked for by"), (), max_length=50, rule="RT-ROUT-04")
    enemy: Enemy | None = described(N_("Enemy behind it"), None, rule="RT-HATE-07")


@dataclass(frozen=True, slots=True)
class RoutDueOutcome(Allowed):
    due: bool = False
    causes: tuple[Cause, ...] = ()
    counted_losses: int = 0
    base: int = 0
    losses_to_test: int = 0


class Losses(NamedTuple):
    """The losses that count against the models at the start of the turn (RT-ROUT-03)."""

    counted: int
    base: int
    left_out: int
    """Lost to the enemy the unit is under hatred of (RT-HATE-07)."""

    @property
    def to_test(self) -> int:
        """How many more reach one third; at least one must count."""
        return max(max(ceil(self.base / 3), 1) - self.counted, 0)


def losses_of(unit: MoraleUnit) -> Losses:
    """What the unit lost this turn to shooting and to psychic attack."""
    counted, to_hated = unit.lost.shooting + unit.lost.psychic, unit.lost.to_hated
    if "hating" in unit.statuses:
        return Losses(counted, unit.models_at_start, to_hated)
    return Losses(counted + to_hated, unit.models_at_start, 0)


def _causes(given: RoutDueInput, losses: Losses) -> tuple[Cause, ...]:
    """The causes that stand now; they share one test (RT-ROUT-07)."""
    unit = given.unit
    standing: set[Cause] = set()
    if unit.last_round == "lost":
        standing.add("round-lost")
    in_time = given.moment == "phase-end" or given.settings.casualty_timing == "immediate"
    if losses.to_test == 0 and in_time and not unit.third_test_taken:
        standing.add("losses")
    if not routed_by_hated(unit, given.enemy):
        standing.update(given.asked_by)
    return tuple(cause for cause in CAUSES if cause in standing)


def _why_no_cause(given: RoutDueInput, losses: Losses) -> Reason:
    unit = given.unit
    third_with_hated = losses.left_out > 0 and losses.left_out >= losses.to_test
    reason = first_reason(
        (bool(given.asked_by), "by-hated-enemy"),
        (losses.to_test == 0 and unit.third_test_taken, "already-tested"),
        (losses.to_test == 0, "phase-not-over"),
        (third_with_hated, "by-hated-enemy"),
    )
    return reason or "no-cause"


@action(
    "rogue-trader.rout-due",
    N_("Is a rout test due?"),
    "RT-SEQ-03",
    "RT-ROUT-02",
    "RT-ROUT-03",
    "RT-ROUT-04",
    "RT-ROUT-05",
    "RT-ROUT-07",
    "RT-ROUT-08",
    "RT-ROUT-17",
    "RT-EDGE-02",
    "RT-FRZ-09",
    "RT-HATE-07",
    "RT-HATE-08",
    "RT-STAT-02",
)
def rout_due(given: RoutDueInput, dice: Dice) -> RoutDueOutcome:
    """The causes that stand now, or why there is none."""
    unit, losses = given.unit, losses_of(given.unit)
    figures = {"lost": losses.counted, "base": losses.base, "more": losses.to_test}
    if losses.to_test:
        dice.say(N_("Lost this turn: {lost} of {base}; one third is reached with {more} more."), **figures)
    else:
        dice.say(N_("Lost this turn: {lost} of {base}: one third is reached."), **figures)
    reason = rout_exemption(unit) or first_reason((leadership(unit, given.settings) is None, "no-ld"))
    causes = () if reason else _causes(given, losses)
    if not causes:
        reason = no(dice, N_("No rout test: {why}."), reason or _why_no_cause(given, losses))
    for cause in causes:
        dice.say(N_("A rout test is due: {cause}."), cause=Message(CAUSE_NAMES[cause]))
    return RoutDueOutcome(
        reason=reason,
        due=bool(causes),
        causes=causes,
        counted_losses=losses.counted,
        base=losses.base,
        losses_to_test=losses.to_test,
    )


class RoutTestInput(RogueTraderInput):
    """A rout test; the cause is taken as told. `automatic`: a rule routs the unit without a test."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    cause: Cause = described(N_("Cause"), "other", rule="RT-ROUT-04")
    enemy: Enemy | None = described(N_("Enemy behind it"), None, rule="RT-HATE-07")
    automatic: bool = described(N_("Routed without a test"), False, rule="RT-ROUT-18")


@dataclass(frozen=True, slots=True)
class RoutTestOutcome(Tested):
    routed: bool | None = None


@action(
    "rogue-trader.rout-test",
    N_("Rout test"),
    "RT-LDT-01",
    "RT-LDT-02",
    "RT-LDT-03",
    "RT-LDT-04",
    "RT-LDT-05",
    "RT-ROUT-02",
    "RT-ROUT-03",
    "RT-ROUT-04",
    "RT-ROUT-05",
    "RT-ROUT-06",
    "RT-ROUT-07",
    "RT-ROUT-08",
    "RT-ROUT-17",
    "RT-ROUT-18",
    "RT-CONF-11",
    "RT-FRZ-09",
    "RT-HATE-07",
    "RT-HATE-08",
    "RT-RALLY-08",
    "RT-STAT-06",
)
def rout_test(given: RoutTestInput, dice: Dice) -> RoutTestOutcome:
    """2D6 against the unit's Ld, or a rout without dice; exempt units do neither."""
    outcome = rout_by(given.unit, given.enemy, given.automatic, given.settings, dice)
    change = Change.of(given.unit.statuses)
    if not outcome.routed:
        return changed(outcome, change)
    codes: list[Compulsory] = ["rout-move-now"]
    if given.cause == "round-lost":
        codes.append("winners-check-pursuit")
    say_consequences(dice, codes)
    return changed(outcome, change.rout(), *codes)


def rout_by(unit: MoraleUnit, enemy: Enemy | None, automatic: bool, settings: Settings, dice: Dice) -> RoutTestOutcome:
    """The test, or the rout without one, and what comes of it; statuses and consequences are left to the caller."""
    reason = rout_exemption(unit, automatic) or first_reason((routed_by_hated(unit, enemy), "by-hated-enemy"))
    value = None if automatic or reason else leadership(unit, settings)
    if reason is None and not automatic and value is None:
        reason = "no-ld"
    if reason:
        no(dice, N_("No rout: {why}.") if automatic else N_("No rout test: {why}."), reason)
        return RoutTestOutcome(allowed=False, reason=reason)
    if value is None:
        dice.say(N_("The unit routs without a test."))
        return RoutTestOutcome(routed=True)
    passed = passes(ROUT_TEST, value, dice)
    return with_test(RoutTestOutcome(routed=not passed), value, passed)
