"""A battle's units as orders to print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from desktop.sheets.cards import InBattle, Order
from rules.army import Army, Force
from rules.battle import Battle, Standing
from rules.language import N_, Message, Words
from rules.stored import Unit

_FORMATS = {"en": "%Y-%m-%d %H:%M", "fr": "%d/%m/%Y %H:%M"}


def since(battle: Battle, moment: datetime, code: str) -> Words:
    """From when the damage on a card is; `code`: the language of the date."""
    figures: dict[str, Words] = {"turn": battle.clock.turn, "moment": moment.strftime(_FORMATS[code])}
    return Message(N_("Damage at turn {turn}, {moment}"), figures)


def _fighter(standing: Standing) -> Unit:
    fighter = standing.fighter
    return fighter.unit.model_copy(update={"id": fighter.id, "name": fighter.name, "copies": 1})


def orders_of(battle: Battle, when: Words | None) -> Sequence[Order]:
    """An order for each side. `when`: with their damage, from that moment; None: as they entered."""
    states = {fighter_id: (standing.state,) for fighter_id, standing in battle.standings.items()}
    orders: list[Order] = []
    for number, side in enumerate(battle.beginning.sides):
        there = [standing for standing in battle.standings.values() if standing.fighter.side == number]
        found = tuple(_fighter(standing) for standing in there)
        army = Army(
            ruleset=battle.beginning.ruleset,
            id=f"side-{number}",
            name=side.name,
            own=side.own,
            forces=(Force(id="side", units=found),),
        )
        orders.append(Order(army, found, None if when is None else InBattle(states, when)))
    return orders
