"""Which module holds which action of Horus Heresy, in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Mapping

_PACKAGE = "rules.horus_heresy."

MODULES: Mapping[str, str] = {
    name: _PACKAGE + module
    for module, names in {
        "facing": ("facing",),
        "arc": ("arc",),
        "fire_plan": ("fire-plan",),
        "move": ("move",),
        "shoot": ("shoot",),
        "penetrate": ("penetrate",),
        "damage_table": ("damage-table",),
        "melee": ("melee",),
        "death_or_glory": ("death-or-glory",),
        "drive_through": ("drive-through",),
        "dangerous_terrain": ("dangerous-terrain",),
        "repair": ("repair",),
        "battlesmith": ("battlesmith",),
        "explode": ("explode",),
        "embark": ("embark",),
        "disembark": ("disembark",),
        "emergency_disembark": ("emergency-disembark",),
    }.items()
    for name in names
}
