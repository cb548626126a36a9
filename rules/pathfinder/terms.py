"""The words that vehicles and their drivers are described with, and how each is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.language import C_, N_

CMB = C_("vehicle profile", "CMB")
CMD = C_("vehicle profile", "CMD")
AC = C_("vehicle profile", "AC")
"""The letters that a profile has for combat manoeuvre bonus and defence, and for armour class."""
VehicleType = Literal["land", "water", "air"]
TYPES: Mapping[VehicleType, str] = {
    "land": C_("vehicle type", "Land"),
    "water": C_("vehicle type", "Water"),
    "air": C_("vehicle type", "Air"),
}
Propulsion = Literal[
    "muscle-pulled", "muscle-pushed", "water-current", "air-current", "weird-current", "alchemical", "magic"
]
PROPULSIONS: Mapping[Propulsion, str] = {
    "muscle-pulled": N_("muscle, pulled"),
    "muscle-pushed": N_("muscle, pushed"),
    "water-current": N_("water current"),
    "air-current": N_("air current"),
    "weird-current": N_("weird current"),
    "alchemical": N_("alchemical"),
    "magic": N_("magic"),
}
MUSCLE: frozenset[Propulsion] = frozenset({"muscle-pulled", "muscle-pushed"})
CURRENTS: frozenset[Propulsion] = frozenset({"water-current", "air-current", "weird-current"})
PartState = Literal["intact", "broken", "destroyed"]
PART_STATES: Mapping[PartState, str] = {
    "intact": C_("part", "intact"),
    "broken": C_("part", "broken"),
    "destroyed": C_("part", "destroyed"),
}
Attitude = Literal["hostile", "unfriendly", "indifferent", "friendly", "helpful"]
ATTITUDES: Mapping[Attitude, str] = {
    "hostile": C_("attitude", "hostile"),
    "unfriendly": C_("attitude", "unfriendly"),
    "indifferent": C_("attitude", "indifferent"),
    "friendly": C_("attitude", "friendly"),
    "helpful": C_("attitude", "helpful"),
}
Mind = Literal["animal", "intelligent"]
MINDS: Mapping[Mind, str] = {"animal": N_("animals"), "intelligent": N_("intelligent creatures")}
Uses = Literal["skill", "wisdom"]
USES: Mapping[Uses, str] = {"skill": N_("the skill"), "wisdom": N_("Wisdom")}
Getaway = Literal["none", "artist", "master"]
GETAWAY_FEATS: Mapping[Getaway, tuple[str, ...]] = {
    "none": (),
    "artist": ("getaway-artist",),
    "master": ("getaway-artist", "getaway-master"),
}
"""The master has what the artist has, and more (PF-CHK-13)."""
GETAWAYS: Mapping[Getaway, str] = {
    "none": C_("talent", "none"),
    "artist": N_("Getaway Artist"),
    "master": N_("Getaway Master"),
}
