"""The alchemical dragon's engine, when the vehicle is wrecked (PF-DMG-17)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed
from rules.pathfinder.bounds import Modifier, Reflexes
from rules.pathfinder.checks import passes, reflex_saves
from rules.pathfinder.driving_check import DRIVING_CHECK
from rules.pathfinder.settings import PathfinderInput

EXPLOSION = N_("explosion")
DIFFICULTY = 30
DICE = 10
D10 = 10


class EngineExplosionInput(PathfinderInput):
    """A wrecked alchemical dragon; `targets`: Reflex bonuses of all within 60 ft of the engine."""

    driver_present: bool = described(N_("Somebody drives"), True, rule="PF-DMG-17")
    modifier: Modifier = described(N_("Modifier"), 0, rule="PF-DMG-17")
    targets: Reflexes = described(N_("Reflex bonuses of all within 60 ft"), (), rule="PF-DMG-17")


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineExplosion(Allowed):
    """`targets`: the damage to each; nobody is hurt unless it explodes."""

    explodes: bool
    damage: int = 0
    targets: tuple[int, ...] = ()


@action("pathfinder.engine-explosion", N_("Engine explosion"), "PF-DMG-17")
def engine_explosion(given: EngineExplosionInput, dice: Dice) -> EngineExplosion:
    """The driver's check DC 30 may prevent it; else 10d10 fire, Reflex DC 20 for half."""
    if given.driver_present and passes(DRIVING_CHECK, given.modifier, DIFFICULTY, dice):
        dice.say(N_("The engine does not explode."))
        return EngineExplosion(explodes=False)
    damage = dice.total(DICE, D10, EXPLOSION)
    dice.say(N_("The engine explodes: {damage} points of fire damage."), damage=damage)
    return EngineExplosion(explodes=True, damage=damage, targets=reflex_saves(given.targets, damage, dice))
