"""Getting into a transport (HH-TRN-01 to HH-TRN-06, HH-EMB-01 to HH-EMB-03)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.bounds import Coordinate, Name, Radius
from rules.horus_heresy.faces import FACE_WORDS, HullSize
from rules.horus_heresy.geometry import TOLERANCE, Disc, Face, Hull, distance_to_face
from rules.horus_heresy.reasons import holding, say_all
from rules.horus_heresy.settings import EmbarkDistance, HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, TroopStatus
from rules.language import C_, N_
from rules.outcome import Outcome

RIDERS = frozenset(("infantry", "paragon"))
"""The types that ride in a transport (HH-TRN-02)."""
REACH = 2
"""Inches, included, from a face with an access point (HH-EMB-02)."""


class Aboard(Input):
    """A unit that is aboard already."""

    points: int = described(N_("Capacity it takes"), ge=0, le=200, rule="HH-TRN-01")


class Models(Input):
    """Models of a unit that are alike."""

    type: Name = described(N_("Type"), "infantry", rule="HH-TRN-02")
    bulky: int = described(N_("Bulky"), 1, ge=1, le=20, rule="HH-TRN-01")
    count: int = described(N_("How many"), 1, ge=1, le=200)


class Place(Input):
    """Where a model stands, in coordinates of the transport’s hull."""

    x: Coordinate = described(N_("Ahead of the hull’s centre"), unit="″", rule="HH-GEO-01")
    y: Coordinate = described(N_("To the left of the hull’s centre"), unit="″", rule="HH-GEO-01")
    radius: Radius = described(N_("Radius of its base"), 0.0, unit="″", rule="HH-GEO-03")

    @property
    def base(self) -> Disc:
        return Disc(self.x, self.y, self.radius)


class Transport(Input):
    """The vehicle that is boarded."""

    capacity: int = described(N_("Transport capacity"), ge=0, le=200, rule="HH-TRN-01")
    sub_types: Many[Name] = described(N_("Sub-types"), ("transport",), max_length=50, rule="HH-TRN-01")
    access: Many[Face] = described(N_("Access points"), (), words=FACE_WORDS, max_length=4, rule="HH-EMB-03")
    faction: Name = described(N_("Faction trait"), "", rule="HH-TRN-02")
    light_transport: bool = described(N_("Light Transport"), False, rule="HH-TRN-06")
    hull: HullSize | None = described(N_("Hull"), None, rule="HH-EMB-02")
    aboard: Many[Aboard] = described(N_("Units aboard"), (), max_length=100, rule="HH-TRN-03")


class BoardingUnit(Input):
    """The unit that wants to get in. `start`, `end`: where its models stand then, in the same order."""

    faction: Name = described(N_("Faction trait"), "", rule="HH-TRN-02")
    models: Many[Models] = described(N_("Models"), min_length=1, max_length=50, rule="HH-TRN-01")
    partial: bool = described(N_("Some models stay out"), False, rule="HH-TRN-03")
    disembarked_this_phase: bool = described(N_("Got out in this phase"), False, rule="HH-EMB-01")
    statuses: Many[TroopStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-EMB-01"
    )
    start: Many[Place] = described(N_("Places at the start"), (), max_length=200, rule="HH-EMB-02")
    end: Many[Place] = described(N_("Places at the end"), (), max_length=200, rule="HH-EMB-02")

    @model_validator(mode="after")
    def _one_place_each(self) -> BoardingUnit:
        models = sum(group.count for group in self.models)
        for places in (self.start, self.end):
            if places and len(places) != models:
                raise BadInput(N_("there must be a place for each model"))
        return self


class EmbarkInput(HorusHeresyInput):
    """A unit and the transport it wants to get into."""

    transport: Transport = described(N_("Transport"))
    unit: BoardingUnit = described(N_("Unit"))

    @model_validator(mode="after")
    def _hull_for_places(self) -> EmbarkInput:
        if (self.unit.start or self.unit.end) and self.transport.hull is None:
            raise BadInput(N_("the hull is needed: its length and width"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class EmbarkOutcome(Outcome):
    """`capacity_used` with those already aboard."""

    allowed: bool
    reasons: tuple[str, ...]
    capacity_used: int
    capacity: int


def is_near(hull: Hull, access: Sequence[Face], base: Disc) -> bool:
    """Whether a model is within 2 inches of a face with an access point."""
    return any(distance_to_face(hull, face, base) <= REACH + TOLERANCE for face in access)


def all_near(start: Sequence[bool], end: Sequence[bool], reading: EmbarkDistance) -> bool:
    """Whether the unit is near enough, from who was near at the start and at the end; an empty list says nothing."""
    if not start or not end:
        return all(start or end)
    if reading == "each":
        return all(one or other for one, other in zip(start, end, strict=True))
    return all(start) or all(end)


def _too_far(given: EmbarkInput) -> bool:
    hull = given.transport.hull
    if hull is None:
        return False
    start, end = (
        [is_near(hull.hull, given.transport.access, place.base) for place in places]
        for places in (given.unit.start, given.unit.end)
    )
    return not all_near(start, end, given.settings.embark_distance)


@action(
    "horus-heresy.embark",
    N_("Embark"),
    *("HH-TRN-01", "HH-TRN-02", "HH-TRN-03", "HH-TRN-06", "HH-EMB-01", "HH-EMB-02", "HH-EMB-03"),
)
def embark(given: EmbarkInput, dice: Dice) -> EmbarkOutcome:
    """Every reason against it, and the capacity it would take (HH-TRN-01)."""
    transport, unit = given.transport, given.unit
    used = sum(other.points for other in transport.aboard)
    used += sum(group.bulky * group.count for group in unit.models)
    reasons = holding(
        {
            "already-occupied": bool(transport.aboard) and "super-heavy" not in transport.sub_types,
            "bulky-in-light-transport": transport.light_transport and any(group.bulky > 1 for group in unit.models),
            "cannot-move": "pinned" in unit.statuses or "routed" in unit.statuses,
            "disembarked-this-phase": unit.disembarked_this_phase,
            "no-access-point": not transport.access,
            "not-a-transport": "transport" not in transport.sub_types or transport.capacity == 0,
            "over-capacity": used > transport.capacity,
            "partial-unit": unit.partial,
            "too-far": _too_far(given),
            "wrong-faction": unit.faction != transport.faction,
            "wrong-type": any(group.type not in RIDERS for group in unit.models),
        }
    )
    if reasons:
        say_all(reasons, dice)
    else:
        dice.say(N_("The unit gets in."))
    dice.say(N_("Transport capacity: {used} of {capacity}."), used=used, capacity=transport.capacity)
    return EmbarkOutcome(allowed=not reasons, reasons=reasons, capacity_used=used, capacity=transport.capacity)
