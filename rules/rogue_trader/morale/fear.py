"""Fear of whoever is charged or charges: who must test for it (RT-FEAR-01 to 03, RT-FEAR-09)."""

from __future__ import annotations

from rules.language import N_
from rules.rogue_trader.morale.exemptions import psychology_exemption
from rules.rogue_trader.morale.two_dice import Trial
from rules.rogue_trader.morale.unit import Enemy, MoraleUnit, may_fear
from rules.rogue_trader.morale.values import Value, cool
from rules.rogue_trader.settings import Settings

FEAR_TEST = Trial(N_("fear test"), N_("Fear test"), N_("no fear"), N_("fear takes the unit"))


def fears(unit: MoraleUnit, enemy: Enemy) -> bool:
    """Whether the enemy itself frightens the unit (RT-FEAR-01)."""
    return enemy.causes_fear and may_fear(unit, enemy.tags)


def fear_test_due(unit: MoraleUnit, enemy: Enemy, settings: Settings) -> bool:
    """Whether the unit must pass a fear test before it may charge the enemy (RT-FEAR-02)."""
    return fears(unit, enemy) and psychology_exemption(unit, settings) is None


def fear_value(unit: MoraleUnit, enemy: Enemy, settings: Settings) -> Value | None:
    """What a unit that charges the enemy tests on; None when no test is due, or the profile has no Cool."""
    return cool(unit, settings) if fear_test_due(unit, enemy, settings) else None
