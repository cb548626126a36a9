"""The tables that vehicles of Horus Heresy pick from, with their figures in a line as a card shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.horus_heresy.armoury import PRICES, VehicleRule, Weapon, special_rules, vehicle_rules, weapons
from rules.language import C_, N_, Message, Words, joined
from rules.units import Column, Table

DASH = "–"


def _figure(field: str) -> Callable[[Any], Words]:
    def text(row: Any) -> Words:
        value = getattr(row, field)
        return DASH if value is None else value

    return text


def _range(weapon: Weapon) -> Words:
    if weapon.template:
        return Message(C_("heresy weapon", "T"))
    return DASH if weapon.range is None else weapon.range


def _rules(weapon: Weapon) -> Words:
    """Its special rules, then what it costs as an option."""
    prices = [Message(PRICES[where], {"points": points}) for where, points in weapon.prices.items()]
    return joined([*special_rules(weapon), *prices])


def _meaning(rule: VehicleRule) -> Words:
    return rule.meaning.words() if rule.meaning.en or rule.meaning.fr else rule.note


WEAPONS = Table(
    "weapons",
    N_("Weapons"),
    N_("Weapon"),
    Weapon,
    weapons,
    _rules,
    (
        Column(C_("heresy weapon", "R"), _range),
        Column(C_("heresy weapon", "FP"), _figure("firepower")),
        Column(C_("heresy weapon", "RS"), _figure("strength")),
        Column(C_("heresy weapon", "AP"), _figure("ap")),
        Column(C_("heresy weapon", "D"), _figure("damage")),
    ),
)
RULES = Table(
    "equipment",
    N_("Special rules and wargear"),
    N_("Rule or wargear"),
    VehicleRule,
    vehicle_rules,
    _meaning,
    (Column(N_("Pts"), _figure("points")),),
)
