"""From a hit to damage: the D6 by Strength and Toughness (RT-CONV-05, RT-VEH-04)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil

from pydantic import Field

from rules.actions import action
from rules.catalogue import Band, rows
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_, Message
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Toughness
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput

DAMAGE_ROLL = N_("damage roll")


class ChartRow(Band):
    """A row of the damage chart, for a range of Toughness − Strength; `needed` None: it cannot be hurt."""

    needed: int | None = Field(ge=2, le=6)


@cache
def chart() -> tuple[ChartRow, ...]:
    """The rows of the damage chart, from the weakest target to the toughest."""
    return tuple(rows("rogue_trader", "damage_chart", ChartRow).values())


def whole_strength(strength: float) -> int:
    """A Strength as charts need it: rounded up (RT-CONV-03)."""
    return ceil(strength)


def damage_needed(strength: float, toughness: int) -> int | None:
    """The D6 score that damages; None when a hit of that Strength cannot hurt (Strength 0 never can)."""
    if strength <= 0:
        return None
    difference = toughness - whole_strength(strength)
    return next((row.needed for row in chart() if row.covers(difference)), None)


def cannot_hurt(strength: float, toughness: int) -> Refusal:
    """The refusal where `damage_needed` is None."""
    figures = {"strength": whole_strength(strength), "toughness": toughness}
    return Refusal("cannot-hurt", Message(N_("S {strength} cannot hurt T {toughness}."), figures))


def damage_told(strength: float, toughness: int, needed: int) -> Message:
    """The score needed and what it comes from, as a sentence."""
    figures = {"strength": whole_strength(strength), "toughness": toughness, "needed": needed}
    return Message(N_("S {strength} against T {toughness}: damaged on {needed}+."), figures)


def damaged(needed: int, dice: Dice) -> bool:
    """The damage roll of one hit."""
    if dice.check(6, needed, DAMAGE_ROLL):
        dice.say(N_("Damage roll {die} (needs {needed}+): damaged."), needed=needed)
        return True
    dice.say(N_("Damage roll {die} (needs {needed}+): no damage."), needed=needed)
    return False


class DamageRollInput(RogueTraderInput):
    """Hits of one Strength on one Toughness."""

    strength: float = described(N_("Strength"), letter=C_("characteristic", "S"), ge=0, le=400, rule="RT-CONV-05")
    toughness: Toughness = described(N_("Toughness"), letter=C_("characteristic", "T"), rule="RT-VEH-04")
    hits: int = described(N_("Hits"), 1, ge=1, le=60)


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageRollOutcome(Allowed):
    needed: int
    damaging: int


def _one(needed: int, _: None, dice: Dice) -> int:
    if damaged(needed, dice):
        dice.tally("damaging")
    return needed


@action("rogue-trader.damage-roll", N_("Damage roll"), "RT-CONV-05", "RT-VEH-04")
def damage_roll(given: DamageRollInput, dice: Dice) -> DamageRollOutcome | Refused:
    """A D6 for each hit by Toughness − Strength (RT-CONV-05)."""
    needed = damage_needed(given.strength, given.toughness)
    if needed is None:
        return refused(cannot_hurt(given.strength, given.toughness), dice)
    dice.say(damage_told(given.strength, given.toughness, needed))
    dice.fold(_one, needed, (None,) * given.hits)
    damaging = dice.tallied("damaging")
    dice.say(N_("{damaging} of {hits} hits damage."), damaging=damaging, hits=given.hits)
    return DamageRollOutcome(needed=needed, damaging=damaging)
