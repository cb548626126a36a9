"""Who takes no test, and why (RT-ROUT-08, RT-ROUT-17, RT-PSY-05, table T4)."""

from __future__ import annotations

from rules.rogue_trader.morale.outcomes import Reason, first_reason
from rules.rogue_trader.morale.unit import Enemy, MoraleUnit, hates
from rules.rogue_trader.settings import Settings


def rout_exemption(unit: MoraleUnit, automatic: bool = False) -> Reason | None:
    """Why nothing routs the unit, whatever causes it; an automatic rout is no rout test (RT-HATE-08)."""
    return first_reason(
        (unit.is_vehicle, "vehicle"),
        (unit.models == 0, "no-models"),
        ("off-table" in unit.statuses, "off-table"),
        ("frenzied" in unit.statuses, "frenzied"),
        ("routing" in unit.statuses, "routing"),
        (unit.fights_hated_enemy and not automatic, "fighting-hated-enemy"),
    )


def routed_by_hated(unit: MoraleUnit, enemy: Enemy | None) -> bool:
    """Whether the rout would be the work of an enemy the unit is under hatred of (RT-HATE-07)."""
    return "hating" in unit.statuses and enemy is not None and hates(unit, enemy.tags)


def psychology_exemption(unit: MoraleUnit, settings: Settings, routers_too: bool = False) -> Reason | None:
    """Why the unit takes no new psychology test; `routers_too`: routing is no reason (RT-PSY-04, RT-PSY-05)."""
    return first_reason(
        (settings.psychology == "off", "psychology-off"),
        (unit.is_vehicle, "vehicle"),
        (unit.models == 0, "no-models"),
        ("off-table" in unit.statuses, "off-table"),
        ("confused" in unit.statuses, "confused"),
        ("frenzied" in unit.statuses, "frenzied"),
        ("routing" in unit.statuses and not routers_too and settings.routers_test == "off", "routing"),
    )
