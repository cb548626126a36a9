"""How vehicles are played in a battle."""

from __future__ import annotations

from rules.rogue_trader import vehicle_changes, vehicle_due, vehicle_inputs, vehicle_offers, vehicle_state, vehicle_told
from rules.rogue_trader.at_play import AtPlay

PLAY = AtPlay(
    first_state=vehicle_state.first_state,
    statuses=vehicle_state.statuses,
    track=vehicle_state.track,
    target=vehicle_inputs.target,
    struck=vehicle_inputs.struck,
    hit=vehicle_changes.hit,
    used=vehicle_changes.used,
    changes=vehicle_changes.CHANGES,
    due=vehicle_due.due,
    coming=vehicle_due.coming,
    acting=vehicle_offers.acting,
    acted_on=vehicle_offers.acted_on,
    turn_begins=vehicle_state.turn_begins,
    turn_over=vehicle_state.turn_over,
    every_turn=vehicle_state.every_turn,
    told=vehicle_told.told,
    marks=vehicle_state.marks,
)
