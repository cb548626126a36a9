"""How far a vehicle may move, and what the move costs it (HH-MOV-01 to HH-MOV-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import Inches, Name, Skill
from rules.horus_heresy.geometry import TOLERANCE
from rules.horus_heresy.reasons import holding, say_all
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.language import C_, N_, Message
from rules.outcome import Outcome

Intent = Literal["stay", "pivot", "move", "rush"]
INTENTS: Mapping[Intent, str] = {
    "stay": N_("Stay"),
    "pivot": N_("Pivot on the spot"),
    "move": N_("Move"),
    "rush": N_("Rush"),
}
Shooting = Literal["none", "snap", "normal"]
SHOOTING_TOLD: Mapping[Shooting, str] = {
    "none": N_("It does not shoot this turn."),
    "snap": N_("It fires only Snap Shots this turn."),
    "normal": N_("It shoots as usual."),
}
RAPID_RUSH = 6
DIFFICULT_COST = 2
NEAR = 1
"""Inches, included, within which a move may not end of an enemy (HH-GEN-08)."""
Movement = Annotated[float, Field(ge=0, le=60)]


class MoveInput(HorusHeresyInput):
    """What a vehicle wants to do in its movement phase. `m` None: it cannot move."""

    m: Movement | None = described(N_("Movement"), None, letter=C_("characteristic", "M"), unit="″", rule="HH-MOV-01")
    initiative: Skill | None = described(N_("Initiative"), None, letter=C_("characteristic", "I"), rule="HH-MOV-03")
    fast: int = described(N_("Fast"), 0, ge=0, le=60, unit="″", rule="HH-MOV-03")
    sub_types: Many[Name] = described(N_("Sub-types"), (), max_length=50, rule="HH-GEN-04")
    statuses: Many[VehicleStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-STA-02"
    )
    intent: Intent = described(N_("What it does"), "move", words=INTENTS, rule="HH-MOV-01")
    difficult: bool = described(N_("Difficult terrain"), False, rule="HH-MOV-05")
    dozer_blade: bool = described(N_("Dozer blade"), False, rule="HH-MOV-05")
    climbs: bool = described(N_("Climbs inside terrain"), False, rule="HH-MOV-04")
    crosses_vehicle: bool = described(N_("Moves through a vehicle"), False, rule="HH-THR-01")
    crosses_terrain: bool = described(N_("Moves through a terrain piece"), False, rule="HH-THR-01")
    ends_on_model: bool = described(N_("Ends on top of a model"), False, rule="HH-MOV-07")
    nearest_enemy: Inches | None = described(N_("Nearest enemy at the end"), None, unit="″", rule="HH-MOV-07")

    def is_a(self, *sub_types: str) -> bool:
        """Whether it has one of these sub-types."""
        return any(sub_type in self.sub_types for sub_type in sub_types)

    @property
    def rush(self) -> float | None:
        """Inches that a Rush adds to its Movement; None when it cannot Rush (HH-MOV-03)."""
        if self.is_a("rapid"):
            return RAPID_RUSH + self.fast
        if self.is_a("knight") and self.initiative is not None:
            return self.initiative + self.fast
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveOutcome(Outcome):
    """`max_distance` in inches; `shooting` None when the move is refused."""

    allowed: bool
    reasons: tuple[str, ...] = ()
    max_distance: float = 0
    stationary: bool = False
    stationary_benefit: bool = False
    shooting: Shooting | None = None


def crosses_vehicles(sub_types: tuple[str, ...]) -> bool:
    """Whether it passes over vehicles (HH-SUB-05, HH-SUB-06, HH-SUB-07)."""
    return any(sub_type in sub_types for sub_type in ("antigrav", "flyer", "knight"))


def crosses_terrain(sub_types: tuple[str, ...]) -> bool:
    """Whether it passes over terrain pieces (HH-SUB-05, HH-SUB-06)."""
    return any(sub_type in sub_types for sub_type in ("antigrav", "flyer"))


def steady(sub_types: tuple[str, ...]) -> bool:
    """Whether it shoots as if it had stayed stationary (HH-SUB-03, HH-SUB-04)."""
    return any(sub_type in sub_types for sub_type in ("stable", "super-heavy"))


def _reasons(given: MoveInput) -> tuple[str, ...]:
    if given.intent == "stay":
        return ()
    pinned = "pinned" in given.statuses
    ends = {
        "ends-on-model": given.ends_on_model,
        "within-1-inch": given.nearest_enemy is not None and given.nearest_enemy <= NEAR + TOLERANCE,
    }
    if given.intent == "pivot":
        return holding({**ends, "pinned": pinned and not given.settings.pinned_may_pivot})
    return holding(
        {
            **ends,
            "climbs": given.climbs,
            "crosses-terrain": given.crosses_terrain and not crosses_terrain(given.sub_types),
            "crosses-vehicle": given.crosses_vehicle and not crosses_vehicles(given.sub_types),
            "immobile": not given.m,
            "not-rapid": given.intent == "rush" and given.rush is None,
            "pinned": pinned,
        }
    )


def _distance(given: MoveInput) -> float:
    if given.intent in ("stay", "pivot"):
        return 0
    movement = given.m or 0
    free = given.dozer_blade or given.is_a("super-heavy", "knight", "flyer", "antigrav")
    if given.difficult and not free:
        movement = max(movement - DIFFICULT_COST, 0)
    return movement + (given.rush or 0 if given.intent == "rush" else 0)


def _shooting(given: MoveInput) -> Shooting:
    rushed = given.intent == "rush"
    if rushed and not given.is_a("rapid"):
        return "none"
    return "snap" if rushed or "suppressed" in given.statuses else "normal"


@action(
    "horus-heresy.move",
    C_("heresy action", "Move"),
    *("HH-MOV-01", "HH-MOV-02", "HH-MOV-03", "HH-MOV-04", "HH-MOV-05", "HH-MOV-07"),
)
def move(given: MoveInput, dice: Dice) -> MoveOutcome:
    """The most it may cover, and whether it then counts as stationary when it shoots."""
    reasons = _reasons(given)
    if reasons:
        say_all(reasons, dice)
        return MoveOutcome(allowed=False, reasons=reasons)
    stationary = given.intent in ("stay", "pivot")
    steady_now = stationary or (given.intent == "move" and steady(given.sub_types))
    outcome = MoveOutcome(
        allowed=True,
        max_distance=_distance(given),
        stationary=stationary,
        stationary_benefit=steady_now and not given.statuses,
        shooting=_shooting(given),
    )
    told = Message(INTENTS[given.intent])
    dice.say(N_("{intent}: up to {distance}″."), intent=told, distance=outcome.max_distance)
    if outcome.stationary_benefit:
        dice.say(N_("It has the benefits of staying stationary."))
    dice.say(SHOOTING_TOLD[_shooting(given)])
    return outcome
