"""Getting out of a transport (HH-DIS-01 to HH-DIS-03)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.reasons import holding, say_all
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, TroopStatus
from rules.language import C_, N_, Plural
from rules.outcome import Outcome

When = Literal["before", "after", "during"]
WHEN_WORDS: Mapping[When, str] = {
    "before": N_("before the transport moves"),
    "after": N_("after the transport has moved"),
    "during": N_("while the transport moves"),
}
Charge = Literal["normal", "disordered", "none"]
CHARGE_TOLD: Mapping[Charge, str] = {
    "normal": N_("It may charge this turn."),
    "disordered": N_("It may charge this turn, as a Disordered Charge."),
    "none": N_("It may not charge this turn."),
}


def _as_models(given: dict[str, Any]) -> int:
    return given["models"]


def _as_placed(given: dict[str, Any]) -> int:
    return given["placed"]


class DisembarkInput(HorusHeresyInput):
    """A unit that gets out; `placed` of its models find room, `coherent` of those end in coherency."""

    when: When = described(N_("When"), "before", words=WHEN_WORDS, rule="HH-DIS-01")
    embarked_this_phase: bool = described(N_("Got in in this phase"), False, rule="HH-DIS-01")
    transport_rushed: bool = described(N_("The transport Rushed this turn"), False, rule="HH-DIS-01")
    assault_vehicle: bool = described(N_("Assault Vehicle"), False, rule="HH-DIS-03")
    models: int = described(N_("Models"), ge=1, le=200, rule="HH-DIS-02")
    placed: int = described(N_("Models placed"), default_factory=_as_models, ge=0, le=200, rule="HH-DIS-02")
    coherent: int = described(N_("Models in coherency"), default_factory=_as_placed, ge=0, le=200, rule="HH-DIS-02")
    statuses: Many[TroopStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-DIS-03"
    )

    @model_validator(mode="after")
    def _no_more_than_there_are(self) -> DisembarkInput:
        if self.placed > self.models:
            raise BadInput(N_("more models are placed than there are"))
        if self.coherent > self.placed:
            raise BadInput(N_("more models are in coherency than are placed"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class DisembarkOutcome(Outcome):
    """`transport_may_move` looks only at the order of the moves; None when refused."""

    allowed: bool
    reasons: tuple[str, ...] = ()
    casualties: int = 0
    survivors: int
    transport_may_move: bool | None = None
    counts_as_moved: bool = False
    may_shoot: bool = False
    charge: Charge = "none"


def _charge(given: DisembarkInput) -> Charge:
    if not given.coherent or "pinned" in given.statuses or "routed" in given.statuses:
        return "none"
    return "normal" if given.assault_vehicle and not given.statuses else "disordered"


@action("horus-heresy.disembark", N_("Disembark"), "HH-DIS-01", "HH-DIS-02", "HH-DIS-03")
def disembark(given: DisembarkInput, dice: Dice) -> DisembarkOutcome:
    """Who is lost on the way out, and what the unit and its transport may do then (HH-DIS-02, HH-DIS-03)."""
    reasons = holding(
        {
            "embarked-this-phase": given.embarked_this_phase,
            "mid-move": given.when == "during",
            "transport-rushed": given.transport_rushed,
        }
    )
    if reasons:
        say_all(reasons, dice)
        return DisembarkOutcome(allowed=False, reasons=reasons, survivors=given.models)
    outcome = DisembarkOutcome(
        allowed=True,
        casualties=given.models - given.coherent,
        survivors=given.coherent,
        transport_may_move=given.when == "before",
        counts_as_moved=True,
        may_shoot=given.coherent > 0,
        charge=_charge(given),
    )
    if outcome.casualties:
        dice.say(
            N_("Not placed or out of coherency: {lost}."),
            lost=Plural("{n} model lost", "{n} models lost", outcome.casualties),
        )
    if outcome.survivors:
        dice.say(N_("The unit gets out and counts as having moved; it may shoot."))
        dice.say(CHARGE_TOLD[outcome.charge])
    if outcome.transport_may_move:
        dice.say(N_("The transport may still move."))
    else:
        dice.say(N_("The transport moves no more in this phase."))
    return outcome
