"""Several psychology tests at once, and confusion without a test (RT-PSY-03, RT-PSY-04, RT-CONF-10)."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.morale.outcomes import Changed, Compulsory, changed, first_reason
from rules.rogue_trader.morale.psychology import ORDER, Effect, Kind, Occasion, PsychologyInput, take_test
from rules.rogue_trader.morale.statuses import Change
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput


class PsychologyOrderInput(PsychologyInput):
    """Tests that fall due together."""

    tests: Many[Occasion] = described(N_("Tests"), min_length=1, max_length=8, rule="RT-PSY-03")

    @model_validator(mode="after")
    def _models_there(self) -> PsychologyOrderInput:
        for occasion in self.tests:
            occasion.check_models(self.unit)
        return self


@dataclass(frozen=True, slots=True)
class OrderedTest(Outcome):
    """`reason`: why it was not taken."""

    kind: Kind
    tested: bool
    reason: str | None
    target: int | None
    passed: bool | None
    effect: Effect | None
    models_affected: int | None


@dataclass(frozen=True, slots=True)
class PsychologyOrderOutcome(Changed):
    tests: tuple[OrderedTest, ...] = ()


@action("rogue-trader.psychology-order", N_("Several tests at once"), "RT-PSY-03", "RT-PSY-04", "RT-HATE-10")
def psychology_order(given: PsychologyOrderInput, dice: Dice) -> PsychologyOrderOutcome:
    """Confusion, frenzy, fear, hatred, in whatever order they come; what one brings counts for the next."""
    unit, change = given.unit, Change.of(given.unit.statuses)
    taken: list[OrderedTest] = []
    codes: list[Compulsory] = []
    for occasion in sorted(given.tests, key=lambda test: ORDER.index(test.kind)):
        done = take_test(occasion, unit, given.own_movement_left, given.settings, dice)
        taken.append(
            OrderedTest(
                kind=occasion.kind,
                tested=done.tested,
                reason=done.reason,
                target=done.target,
                passed=done.passed,
                effect=done.effect,
                models_affected=done.models_affected,
            )
        )
        codes += done.compulsory
        change = change.end(*done.lost).begin(*done.gained)
        unit = unit.model_copy(update={"statuses": change.statuses})
    left: list[Compulsory] = ["rout-move-now"] if "rout-move-now" in codes else list(dict.fromkeys(codes))
    return changed(PsychologyOrderOutcome(tests=tuple(taken)), change, *left)


class AutomaticConfusionInput(RogueTraderInput):
    """A rule makes the unit confused without dice, as a dreadnought's loss of a weapon does its pilot."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())


@dataclass(frozen=True, slots=True)
class AutomaticConfusionOutcome(Changed):
    models_affected: int | None = None


@action("rogue-trader.automatic-confusion", N_("Automatic confusion"), "RT-CONF-10")
def automatic_confusion(given: AutomaticConfusionInput, dice: Dice) -> AutomaticConfusionOutcome:
    """Confused, frenzied or not, with psychology or without: it is a damage result (RT-CONF-10, RT-CONF-12)."""
    unit, change = given.unit, Change.of(given.unit.statuses)
    reason = first_reason((unit.models == 0, "no-models"), ("off-table" in unit.statuses, "off-table"))
    if reason:
        reason = no(dice, N_("No confusion: {why}."), reason)
        return changed(AutomaticConfusionOutcome(allowed=False, reason=reason), change)
    if "confused" in unit.statuses:
        dice.say(N_("Confused already: nothing more."))
        return changed(AutomaticConfusionOutcome(models_affected=0), change)
    dice.say(N_("Models confused, without a test: {models}."), models=unit.models)
    say_consequences(dice, ("recovery-test-next-own-turn",))
    outcome = AutomaticConfusionOutcome(models_affected=unit.models)
    return changed(outcome, change.begin("confused"), "recovery-test-next-own-turn")
