"""Which module says what is on the card of a kind of unit; imported when the first of its kind is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from desktop.sheets.blocks import Card
from desktop.sheets.subject import Subject
from rules.errors import BadFile
from rules.language import N_

MODULES: Mapping[str, str] = {
    "rogue-trader.vehicle": "desktop.sheets.rogue_trader.vehicle_card",
    "rogue-trader.dreadnought": "desktop.sheets.rogue_trader.dreadnought_card",
    "rogue-trader.squad": "desktop.sheets.rogue_trader.squad_card",
    "rogue-trader.building": "desktop.sheets.rogue_trader.building_card",
}


@cache
def _content(kind: str) -> Callable[[Subject], Card]:
    if kind not in MODULES:
        raise BadFile(N_("there is no card for this kind of unit."))
    return import_module(MODULES[kind]).card


def card(subject: Subject) -> Card:
    """The card of a unit. Raises BadFile for a kind that has none, or when the army's own rows are broken."""
    return _content(subject.unit.kind)(subject)
