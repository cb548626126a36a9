"""The table of siege engines that vehicles pick from, with their figures in a line as a card shows them."""

from __future__ import annotations

from rules.language import C_, N_, Message, Words
from rules.pathfinder.measures import length
from rules.pathfinder.siege_engines import FIRES, SiegeEngine, engines
from rules.units import Column, Table

DASH = "–"


def damage_words(engine: SiegeEngine) -> Words:
    """Its damage dice: "3d8"."""
    return f"{engine.dice}d{engine.sides}"


def critical_words(engine: SiegeEngine) -> Words:
    """When it hits hard, and how hard: "19–20/×2", "×4"."""
    if engine.multiplier is None:
        return DASH
    threat = f"{engine.threat}–20/" if engine.threat is not None and engine.threat < 20 else ""
    return f"{threat}×{engine.multiplier}"


def _fire(engine: SiegeEngine) -> Words:
    return Message(FIRES[engine.fire])


WEAPONS = Table(
    "weapons",
    N_("Siege engines"),
    N_("Siege engine"),
    SiegeEngine,
    engines,
    _fire,
    (
        Column(C_("pathfinder", "Damage"), damage_words),
        Column(N_("Critical"), critical_words),
        Column(N_("Range"), lambda engine: length(engine.range_ft)),
        Column(N_("Crew"), lambda engine: engine.crew),
        Column(C_("column", "gp"), lambda engine: engine.gp),
    ),
)
