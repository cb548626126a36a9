"""How the special damage check of a turn goes, as the players read it when it is due (RT-DMG-05, RT-DMG-07)."""

from __future__ import annotations

from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.special_damage_table import special_check_needed
from rules.rogue_trader.turn_checks import kind_of_check


def check_title(points: int) -> Words:
    """How the check goes for so many points (RT-DMG-05, RT-DMG-07)."""
    lost = Plural("{n} point lost", "{n} points lost", points)
    figures: dict[str, Words] = {"lost": lost, "bonus": points - 1, "needed": special_check_needed(points) or 0}
    check = kind_of_check(points)
    if check == "explosion":
        return Message(N_("{lost}: it explodes"), figures)
    if check == "automatic":
        return Message(N_("{lost}: special damage is certain, D10 + {bonus}"), figures)
    if points == 1:
        return Message(N_("{lost}: special damage on a {needed}"), figures)
    return Message(N_("{lost}: special damage on {needed}+, then D10 + {bonus}"), figures)
