"""What the dice of a battle say: the words of those with a score, the figures of sums, the save that is not rolled."""

from __future__ import annotations

from collections.abc import Mapping

from rules.battle import Entry
from rules.battle_table import Unrolled
from rules.language import C_, N_, Message, Words
from rules.rogue_trader.at_play import Given
from rules.rogue_trader.save import SAVE, save_needed

VERDICTS: Mapping[str, tuple[str, str]] = {
    "to hit": (C_("verdict", "hit"), C_("verdict", "missed")),
    "confirm": (C_("verdict", "hit"), C_("verdict", "missed")),
    "damage roll": (N_("damaged"), N_("no damage")),
    "save": (N_("saved"), N_("not saved")),
    "special damage check": (N_("special damage"), N_("none")),
    "control check": (N_("control lost"), N_("control kept")),
    "fire": (N_("it explodes"), N_("it burns on")),
    "armour save": (N_("lives"), N_("dies")),
    "ejector save": (N_("lives"), N_("dies")),
}
SUMS: Mapping[str, tuple[str, str]] = {
    "damage points": (N_("points lost"), "points_lost"),
    "collision damage, moving vehicle": (N_("points lost"), "vehicle.points_lost"),
    "collision damage, other": (N_("points lost"), "other.points_lost"),
    "collision damage, falling vehicle": (N_("points lost"), "points_lost"),
}


def unrolled(entry: Entry) -> Unrolled | None:
    """That a hit leaves no save (RT-CONV-06)."""
    given: Given = entry.given
    target: Given = given.get("target") or {}
    weapon: Given = given.get("weapon") or given
    save, modifier = target.get("save"), weapon.get("save_modifier", 0)
    if "target" not in given or save_needed(save, modifier, target.get("save_unmodified", False)) is not None:
        return None
    note: Words = Message(N_("needs {needed}"), {"needed": save - modifier}) if save is not None else ""
    return Unrolled("damage roll", Message(SAVE), Message(N_("none")), note)
