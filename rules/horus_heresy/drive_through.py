"""Driving through units, and the hits on enemies that were driven through (HH-THR-01, HH-THR-02)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import Name
from rules.horus_heresy.move import crosses_terrain, crosses_vehicles
from rules.horus_heresy.reasons import holding, say_all
from rules.horus_heresy.settings import HorusHeresyInput
from rules.language import N_, Plural
from rules.outcome import Outcome

RUN_OVER_HITS = N_("run-over hits")
RUN_OVER_STRENGTH = 6
RAM_HITS = 3
"""What a Shock Ram adds to the hits."""


class Crossed(Input):
    """A unit that the path of the vehicle passes over."""

    id: Name = described(N_("Unit"))
    enemy: bool = described(N_("Enemy"), True, rule="HH-THR-02")
    vehicle: bool = described(N_("A vehicle"), False, rule="HH-THR-01")


class DriveThroughInput(HorusHeresyInput):
    """What a vehicle drives through in one move."""

    units: Many[Crossed] = described(N_("Units driven through"), (), max_length=200, rule="HH-THR-01")
    sub_types: Many[Name] = described(N_("Sub-types"), (), max_length=50, rule="HH-GEN-04")
    crosses_terrain: bool = described(N_("Moves through a terrain piece"), False, rule="HH-THR-01")
    shock_ram: bool = described(N_("Shock Ram"), False, rule="HH-WAR-01")
    vehicle_destroyed: bool = described(N_("Destroyed by Death or Glory"), False, rule="HH-THR-03")


@dataclass(frozen=True, slots=True)
class HitsOn(Outcome):
    """Hits that a unit takes."""

    id: str
    hits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveThroughOutcome(Outcome):
    allowed: bool
    reasons: tuple[str, ...] = ()
    hits: tuple[HitsOn, ...] = ()
    strength: int = RUN_OVER_STRENGTH
    ap: None = None
    damage: int


def _hits_on(unit: Crossed, given: DriveThroughInput, dice: Dice) -> HitsOn:
    hits = dice.roll(6, RUN_OVER_HITS) + (RAM_HITS if given.shock_ram else 0)
    told = Plural("{n} hit", "{n} hits", hits)
    dice.say(N_("{unit}: {hits} of Strength {strength}."), unit=unit.id, hits=told, strength=RUN_OVER_STRENGTH)
    return HitsOn(unit.id, hits)


@action("horus-heresy.drive-through", N_("Drive through"), "HH-THR-01", "HH-THR-02")
def drive_through(given: DriveThroughInput, dice: Dice) -> DriveThroughOutcome:
    """Whether the path is allowed; a D6 of hits for each enemy unit on it (HH-THR-02)."""
    over = crosses_vehicles(given.sub_types)
    reasons = holding(
        {
            "crosses-terrain": given.crosses_terrain and not crosses_terrain(given.sub_types),
            "crosses-vehicle": not over and any(unit.vehicle for unit in given.units),
        }
    )
    damage = given.settings.run_over_damage
    if reasons:
        say_all(reasons, dice)
        return DriveThroughOutcome(allowed=False, reasons=reasons, damage=damage)
    struck = () if over or given.vehicle_destroyed else tuple(unit for unit in given.units if unit.enemy)
    if not struck:
        dice.say(N_("Nobody takes run-over hits."))
    hits = tuple(_hits_on(unit, given, dice) for unit in struck)
    return DriveThroughOutcome(allowed=True, hits=hits, damage=damage)
