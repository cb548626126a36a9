"""Which module holds which action of Rogue Trader, in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Mapping

_PACKAGE = "rules.rogue_trader."

MODULES: Mapping[str, str] = {
    name: _PACKAGE + module
    for module, names in {
        "random_choice": ("random-choice",),
        "damage_roll": ("damage-roll",),
        "save": ("save",),
        "to_hit": ("to-hit",),
        "shoot": ("shoot",),
        "fight": ("fight",),
        "volley": ("volley",),
        "damage": ("damage",),
        "open_vehicle_hit": ("open-vehicle-hit",),
        "area_weapon": ("area-weapon",),
        "building_assault": ("building-assault",),
        "building_damage": ("building-damage",),
        "building_collapse": ("building-collapse",),
        "breach": ("breach",),
        "doors": ("doors", "passage"),
        "boarding": ("board",),
        "move_check": ("move-check",),
        "turning_circle": ("turning-circle",),
        "overspeed": ("overspeed",),
        "fall": ("fall",),
        "out_of_control": ("out-of-control",),
        "control": ("loss-of-control", "movement-order"),
        "collision": ("collision",),
        "special_damage": ("special-damage",),
        "turn_checks": ("end-of-turn", "burning"),
        "occupants": ("occupants-save",),
        "forced_turn": ("forced-turn",),
        "dreadnought_move": ("dreadnought-move", "berserk"),
        "pilot_removal": ("remove-pilot",),
        "random_dreadnought": ("generate-dreadnought",),
        "random_armament": ("generate-armament",),
        "morale.turns": ("morale-start-of-turn", "morale-end-of-turn"),
        "morale.values": ("test-value",),
        "morale.rout": ("rout-due", "rout-test"),
        "morale.rout_move": ("rout-move", "move-through"),
        "morale.table_edge": ("table-return", "divide"),
        "morale.rally": ("rally",),
        "morale.pursuit": ("pursuit-due", "decline-pursuit"),
        "morale.following": ("pursuit-move", "stop-pursuit"),
        "morale.charge": ("charge", "compulsory-move"),
        "morale.reserve": ("reserve-check",),
        "morale.effects": ("status-effects",),
        "morale.psychology": ("psychology-test",),
        "morale.psychology_order": ("psychology-order", "automatic-confusion"),
    }.items()
    for name in names
}
