"""How battles of Rogue Trader are played: the rule set's table for `rules.battle`."""

from __future__ import annotations

from rules.battle import Table
from rules.rogue_trader.battle_changes import changes
from rules.rogue_trader.battle_due import advance, due, phases
from rules.rogue_trader.battle_offers import offers
from rules.rogue_trader.vehicle_state import first_state, statuses, track

TABLE = Table(first_state, phases, changes, due, advance, offers, statuses, track)
