"""Which module holds which action of Pathfinder, in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Mapping

_PACKAGE = "rules.pathfinder."

MODULES: Mapping[str, str] = {
    "driving-check": _PACKAGE + "driving_check",
    "drive": _PACKAGE + "drive",
    "move": _PACKAGE + "grid.move",
    "wide-turn": _PACKAGE + "manoeuvres.wide_turn",
    "take-control": _PACKAGE + "take_control",
    "driver-fortitude": _PACKAGE + "fortitude",
    "overrun": _PACKAGE + "manoeuvres.overrun",
    "bull-rush": _PACKAGE + "manoeuvres.bull_rush",
    "ram": _PACKAGE + "manoeuvres.ram",
    "force-ram": _PACKAGE + "manoeuvres.force_ram",
    "right-vehicle": _PACKAGE + "manoeuvres.right_vehicle",
    "sudden-stop": _PACKAGE + "sudden_stop",
    "damage": _PACKAGE + "damage",
    "sink": _PACKAGE + "sinking",
    "fall": _PACKAGE + "falling",
    "engine-explosion": _PACKAGE + "engine_explosion",
    "repair": _PACKAGE + "repair",
    "jump-on": _PACKAGE + "jumping",
    "jump-off": _PACKAGE + "jumping",
    "siege-shot": _PACKAGE + "siege_shot",
}
