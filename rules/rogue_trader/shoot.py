"""Shooting at one target, from the dice to hit to the points lost (RT-ATK-01)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Refused
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput, Settings
from rules.rogue_trader.strikes import Strike, prepared, strike, told
from rules.rogue_trader.targets import DamageOutcome, Target, losses
from rules.rogue_trader.to_hit import Aim, Band, Shot, aim


class DamagingShot(Shot):
    """Shots of which the damage is worked out too: the weapon needs a Strength."""

    @model_validator(mode="after")
    def _strength(self) -> DamagingShot:
        if self.weapon.strength is None:
            raise BadInput(N_("the weapon needs a Strength"))
        return self

    def at(self, target: Target, settings: Settings) -> tuple[Aim, Strike] | Refusal:
        """The shot made ready: refused as to-hit refuses, then when it cannot hurt."""
        aimed = aim(self, settings)
        if isinstance(aimed, Refusal):
            return aimed
        ready = prepared(
            target,
            settings,
            strength=self.weapon.strength,
            points=self.weapon.damage,
            save_modifier=self.weapon.save_modifier,
            to_hit=aimed.needed,
            following=self.weapon.following,
        )
        return ready if isinstance(ready, Refusal) else (aimed, ready)


class ShootInput(RogueTraderInput, DamagingShot):
    """One weapon's shots at one target."""

    target: Target = described(N_("Target"))

    @cached_property
    def ready(self) -> tuple[Aim, Strike] | Refusal:
        return self.at(self.target, self.settings)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShootOutcome(DamageOutcome):
    band: Band | None
    needed: int
    hits: int


@action(
    "rogue-trader.shoot",
    N_("Shoot"),
    *("RT-ATK-01", "RT-SHT-01", "RT-SHT-02", "RT-SHT-03", "RT-SHT-04", "RT-SAV-01", "RT-SAV-02"),
    *("RT-CONV-05", "RT-CONV-06", "RT-DMG-01", "RT-DMG-02", "RT-VEH-05", "RT-DOOR-06"),
)
def shoot(given: ShootInput, dice: Dice) -> ShootOutcome | Refused:
    """For each shot until the target is destroyed: to hit, damage roll, save, points (RT-ATK-01)."""
    ready = given.ready
    if isinstance(ready, Refusal):
        return refused(ready, dice)
    aimed, blow = ready
    for words in (aimed.told, *told(blow)):
        dice.say(words)
    target = given.target
    left = dice.fold(strike, target.points + target.reserve, (blow,) * given.shots)
    return ShootOutcome(
        band=aimed.band,
        needed=aimed.needed,
        hits=dice.tallied("hits"),
        wounds=dice.tallied("wounds"),
        saved=dice.tallied("saved"),
        **losses(target, left),
    )
