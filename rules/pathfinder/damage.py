"""Damage to a vehicle and its parts: from what was dealt to what holds from now on (PF-DMG-03 to 05, 08 to 11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import C_, N_, Message
from rules.outcome import Allowed
from rules.pathfinder.bounds import AllHitPoints, Hardness, HitPoints
from rules.pathfinder.condition import StructureState, part_state, structure_state
from rules.pathfinder.driven import DEFAULT_VEHICLE, DrivenVehicle, check_hit_points
from rules.pathfinder.manoeuvres.ram import STATES
from rules.pathfinder.performance import performance
from rules.pathfinder.settings import PathfinderInput
from rules.pathfinder.terms import VehicleType

DamagedPart = Literal["structure", "propulsion", "device", "conveyance"]
PARTS: Mapping[DamagedPart, str] = {
    "structure": N_("structure"),
    "propulsion": N_("propulsion"),
    "device": N_("driving device"),
    "conveyance": N_("wheels or rudder"),
}
Source = Literal["melee", "ranged", "siege", "energy", "ramming"]
SOURCES: Mapping[Source, str] = {
    "melee": C_("damage", "melee"),
    "ranged": C_("damage", "ranged weapon"),
    "siege": C_("damage", "siege engine"),
    "energy": C_("damage", "energy"),
    "ramming": C_("damage", "ramming"),
}
Energy = Literal["none", "acid", "cold", "electricity", "fire", "sonic"]
ENERGIES: Mapping[Energy, str] = {
    "none": C_("energy", "none"),
    "acid": C_("energy", "acid"),
    "cold": C_("energy", "cold"),
    "electricity": C_("energy", "electricity"),
    "fire": C_("energy", "fire"),
    "sonic": C_("energy", "sonic"),
}
Material = Literal["hull", "sail", "dirigible", "engine", "object"]
MATERIALS: Mapping[Material, str] = {
    "hull": C_("material", "hull"),
    "sail": C_("material", "sail"),
    "dirigible": C_("material", "dirigible"),
    "engine": C_("material", "engine"),
    "object": C_("material", "ordinary object"),
}
VULNERABLE: Mapping[Material, frozenset[Energy]] = {
    "hull": frozenset(),
    "sail": frozenset({"acid", "fire"}),
    "dirigible": frozenset({"acid", "electricity", "fire"}),
    "engine": frozenset(),
    "object": frozenset(),
}
"""The energies that do twice the damage to a material (PF-DMG-03)."""
_MATERIAL_OF: Mapping[DamagedPart, Material] = {
    "structure": "hull",
    "propulsion": "engine",
    "device": "object",
    "conveyance": "object",
}
_BODY: frozenset[DamagedPart] = frozenset({"structure", "conveyance"})
"""Parts whose hit points are the vehicle's."""
_ORDINARY: frozenset[DamagedPart] = frozenset({"device", "conveyance"})
"""Parts that energy hurts by half, as it does ordinary objects."""


def _usual_material(given: Mapping[str, Any]) -> Material:
    """What a part is made of when nothing is said."""
    return _MATERIAL_OF[given["part"]]


class DamageInput(PathfinderInput):
    """Damage dealt, before hardness. Hit points of a propulsion or a device are its own and must be given."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    part: DamagedPart = described(N_("Part"), "structure", words=PARTS, rule="PF-DMG-02")
    amount: int = described(C_("pathfinder", "Damage"), ge=0, le=100_000, rule="PF-DMG-03")
    source: Source = described(N_("From"), "melee", words=SOURCES, rule="PF-DMG-03")
    energy: Energy = described(N_("Energy"), "none", words=ENERGIES, rule="PF-DMG-03")
    material: Material = described(
        N_("Material"),
        words=MATERIALS,
        rule="PF-DMG-03",
        default_factory=_usual_material,
    )
    multiplier: Annotated[int, Field(ge=1, le=10)] = described(N_("Critical multiplier"), 1, rule="PF-DMG-11")
    hp: HitPoints | None = described(N_("Hit points of the part"), None, rule="PF-DMG-09")
    hp_max: AllHitPoints | None = described(N_("Hit points of the part, undamaged"), None, rule="PF-DMG-09")
    hardness: Hardness | None = described(N_("Hardness of the part"), None, rule="PF-DMG-03")

    @model_validator(mode="after")
    def _fits_together(self) -> DamageInput:
        if self.source == "energy" and self.energy == "none":
            raise BadInput(N_("which energy?"))
        if self.multiplier > 1 and self.part != "conveyance":
            raise BadInput(N_("only hits on wheels or rudder are multiplied"))
        if self.part not in _BODY and (self.hp is None or self.hp_max is None):
            raise BadInput(N_("hp and hp_max of the part are needed"))
        check_hit_points(self.figures.hp, self.figures.hp_max)
        return self

    @property
    def figures(self) -> PartFigures:
        """The part's own figures, or the vehicle's for structure and conveyance."""
        hp = self.vehicle.hp if self.hp is None else self.hp
        hp_max = self.vehicle.hp_max if self.hp_max is None else self.hp_max
        default = self.vehicle.hardness if self.part in _BODY else 0
        return PartFigures(hp, hp_max, default if self.hardness is None else self.hardness)


class PartFigures(NamedTuple):
    """Hit points and hardness of a part."""

    hp: int
    hp_max: int
    hardness: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaged(Allowed):
    """`taken`: after hardness; `effects`: what now holds because of that part; speeds as they are now."""

    taken: int
    hp: int
    state: StructureState
    effects: tuple[str, ...]
    speed_before: int
    speed: int
    maximum_speed: int
    acceleration: int
    sudden_stop: bool


EFFECTS: Mapping[str, str] = {
    "half-speed": N_("Maximum speed and acceleration are halved."),
    "minus-2": N_("−2 on AC, saves and manoeuvres."),
    "dc-plus-2": N_("+2 on the DC of driving checks."),
    "cannot-drive": N_("It cannot be driven."),
    "beyond-repair": N_("It is beyond repair."),
    "sinking": N_("It begins to sink."),
    "sunk": N_("It goes to the bottom."),
    "falling": N_("It falls."),
    "propulsion-lost": N_("This propulsion is lost."),
    "dc-plus-10": N_("+10 on the DC of driving checks."),
}


def damage_taken(given: DamageInput) -> int:
    """Doubled where the material is vulnerable, halved once, less hardness (PF-DMG-03, PF-DMG-11)."""
    dealt = given.amount * given.multiplier
    if given.energy in VULNERABLE[given.material]:
        dealt *= 2
    if given.source == "ranged" or (given.energy != "none" and given.part in _ORDINARY):
        dealt //= 2
    return max(0, dealt - given.figures.hardness)


def effects_of(part: DamagedPart, state: StructureState, vehicle_type: VehicleType) -> Iterator[str]:
    """What a part in that state does to the vehicle (PF-DMG-04, 05, 08 to 10)."""
    if part == "device":
        yield from {"broken": ("dc-plus-10",), "destroyed": ("cannot-drive",)}.get(state, ())
    elif part == "propulsion":
        yield from {"broken": ("half-speed",), "destroyed": ("propulsion-lost",)}.get(state, ())
        if state == "destroyed" and vehicle_type == "air":
            yield "falling"
    else:
        yield from _effects_of_structure(state, vehicle_type)


def _effects_of_structure(state: StructureState, vehicle_type: VehicleType) -> Iterator[str]:
    if state == "intact":
        return
    yield from ("half-speed", "minus-2", "dc-plus-2")
    if state == "broken":
        return
    yield "cannot-drive"
    if state == "destroyed":
        yield "beyond-repair"
    if vehicle_type == "water":
        yield "sinking" if state == "wrecked" else "sunk"
    elif vehicle_type == "air":
        yield "falling"


def _after(given: DamageInput, hp: int, state: StructureState) -> DrivenVehicle:
    """The vehicle with the part as it is now; a propulsion that is broken already stays so."""
    figures = given.figures
    if given.part in _BODY:
        return given.vehicle.model_copy(update={"hp": hp, "hp_max": figures.hp_max})
    if given.part == "propulsion" and state == "broken":
        return given.vehicle.model_copy(update={"propulsion_state": "broken"})
    return given.vehicle


@action(
    "pathfinder.damage",
    C_("pathfinder", "Damage"),
    "PF-DMG-03",
    "PF-DMG-04",
    "PF-DMG-05",
    "PF-DMG-08",
    "PF-DMG-09",
    "PF-DMG-10",
    "PF-DMG-11",
    "PF-SPD-04",
)
def damage(given: DamageInput, dice: Dice) -> Damaged:
    """Damage to one part: hit points, state, what follows from it. No dice."""
    figures = given.figures
    taken = damage_taken(given)
    hp = figures.hp - taken
    body = given.part in _BODY
    state = structure_state(hp, figures.hp_max, given.vehicle.squares) if body else part_state(hp, figures.hp_max)
    effects = tuple(effects_of(given.part, state, given.vehicle.type))
    now = performance(_after(given, hp, state))
    sudden_stop = given.vehicle.speed > 0 and state == "destroyed" and given.part != "device"
    figures_said = {"part": Message(PARTS[given.part]), "taken": taken, "hp": hp, "state": Message(STATES[state])}
    dice.say(N_("Damage taken by {part}: {taken}. Hit points: {hp}, {state}."), **figures_said)
    for effect in effects:
        dice.say(EFFECTS[effect])
    if sudden_stop:
        dice.say(N_("The vehicle makes a sudden stop."))
    return Damaged(
        taken=taken,
        hp=hp,
        state=state,
        effects=effects,
        speed_before=given.vehicle.speed,
        speed=0 if sudden_stop else now.speed,
        maximum_speed=now.maximum_speed,
        acceleration=now.acceleration,
        sudden_stop=sudden_stop,
    )
