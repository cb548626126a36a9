"""Hits already scored: what they do (RT-DMG-01, RT-SAV-02, RT-DOOR-06)."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Refused
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.save import SaveModifier
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.strikes import Strike, prepared, strike, told
from rules.rogue_trader.targets import DamageOutcome, Target, losses
from rules.rogue_trader.to_hit import HitPoints

HitStrength = Annotated[int, Field(ge=1, le=20)]


class HitsInput(RogueTraderInput):
    """Hits scored without a die. Strength None: they are known to damage."""

    hits: int = described(N_("Hits"), 1, ge=1, le=60)
    strength: HitStrength | None = described(N_("Strength"), None, letter=C_("characteristic", "S"), rule="RT-CONV-05")
    damage: HitPoints = described(N_("Damage"), "1", rule="RT-SAV-02")
    save_modifier: SaveModifier = described(N_("Save modifier"), 0, rule="RT-SAV-01")

    def at(self, target: Target) -> Strike | Refusal:
        """One of the hits made ready."""
        return prepared(
            target,
            self.settings,
            strength=self.strength,
            points=self.damage,
            save_modifier=self.save_modifier,
        )


class DamageInput(HitsInput):
    """Hits on one target."""

    target: Target = described(N_("Target"))

    @cached_property
    def ready(self) -> Strike | Refusal:
        return self.at(self.target)


@action(
    "rogue-trader.damage",
    N_("Hits already scored"),
    *("RT-DMG-01", "RT-DMG-02", "RT-VEH-05", "RT-VEH-06", "RT-SAV-02", "RT-DOOR-06", "RT-BLD-19"),
)
def damage(given: DamageInput, dice: Dice) -> DamageOutcome | Refused:
    """For each hit until the target is destroyed: damage roll, save, points (RT-DMG-01)."""
    blow = given.ready
    if isinstance(blow, Refusal):
        return refused(blow, dice)
    for words in told(blow):
        dice.say(words)
    target = given.target
    left = dice.fold(strike, target.points + target.reserve, (blow,) * given.hits)
    return DamageOutcome(
        wounds=dice.tallied("wounds"),
        saved=dice.tallied("saved"),
        **losses(target, left),
    )
