"""Phases of a turn, and when points lost are checked (RT-SEQ-01, RT-DMG-05)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.battle import Battle, Standing
from rules.language import N_
from rules.rogue_trader.settings import PHASES, Settings

END = "end"
TITLES: Mapping[str, str] = {
    "start": N_("Start of turn"),
    "movement": N_("Movement"),
    "shooting": N_("Shooting"),
    "hand-to-hand": N_("Hand-to-hand"),
    "reserve": N_("Reserve"),
    "psychic": N_("Psychic"),
    "rally": N_("Rally"),
    END: N_("End of turn"),
}


def phases(settings: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    """The phases of a turn in the group's order (RT-SEQ-01), and its end: code and title."""
    order: Sequence[str] = settings.get("rt.turn.phases", PHASES)
    return tuple((code, TITLES[code]) for code in (*order, END))


def window_closes(battle: Battle) -> bool:
    """Points lost are checked at the end of each player's turn, or of the round (RT-DMG-05, `rt.turnWindow`)."""
    last = (battle.clock.side + 1) % len(battle.beginning.sides) == battle.beginning.clock.side
    return last or battle.settings.get("rt.turnWindow", "playerTurn") == "playerTurn"


def settings_of(battle: Battle) -> Settings:
    """The group's house rules."""
    return Settings.model_validate(battle.settings, by_alias=True, by_name=False)


def owns_turn(battle: Battle, standing: Standing) -> bool:
    """Whether it is the turn of the unit's side."""
    return standing.fighter.side == battle.clock.side
