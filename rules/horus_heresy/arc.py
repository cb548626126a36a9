"""Firing arcs: may a mount fire at a target (HH-MNT-01 to HH-MNT-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.bounds import Coordinate, HullSide, Radius
from rules.horus_heresy.faces import FACE_WORDS, AnyFace, HullSize
from rules.horus_heresy.geometry import (
    TOLERANCE,
    Box,
    Disc,
    Hull,
    bearing,
    distance_between,
    distance_to_hull,
    rounded,
)
from rules.horus_heresy.mounts import (
    DORSAL_BLIND,
    MOUNT_WORDS,
    MountKind,
    Region,
    arc,
    half_table,
    named_arcs,
    strip,
    touches,
)
from rules.horus_heresy.settings import HorusHeresyInput
from rules.language import N_, Message
from rules.outcome import Outcome

End = Literal["front", "rear"]
Flank = Literal["left", "right"]


class Mount(Input):
    """A mount; each kind has the one field that says where it points."""

    kind: MountKind = described(N_("Mount"), words=MOUNT_WORDS, rule="HH-MNT-02")
    arcs: Many[AnyFace] = described(
        N_("Arcs of a hull or dorsal mount"), (), words=FACE_WORDS, max_length=5, rule="HH-MNT-02"
    )
    ends: Many[End] = described(
        N_("Ends of a centreline mount"), ("front",), words=FACE_WORDS, min_length=1, max_length=2, rule="HH-MNT-04"
    )
    side: Flank | None = described(N_("Side of a sponson"), None, words=FACE_WORDS, rule="HH-MNT-05")
    of: Mount | None = described(N_("Mount of the linked weapon"), None, rule="HH-MNT-07")

    @model_validator(mode="after")
    def _whole(self) -> Mount:
        if self.kind in ("hull", "dorsal") and not self.arcs:
            raise BadInput(N_("this mount needs its arcs"))
        if self.kind == "sponson" and self.side is None:
            raise BadInput(N_("a sponson is on the left or on the right"))
        if self.kind == "co-axial" and (self.of is None or self.of.kind == "co-axial"):
            raise BadInput(N_("a co-axial mount needs the mount of the weapon it is linked to"))
        return self

    def regions(self, hull: Hull) -> tuple[Region, ...]:
        """The parts of the table it fires into; in any of them is enough."""
        if self.kind in ("hull", "dorsal"):
            return tuple(arc(hull, face) for face in named_arcs(self.arcs))
        if self.kind == "centreline":
            return tuple(strip(hull, end) for end in self.ends)
        if self.side is not None and self.kind == "sponson":
            return (half_table(self.side),)
        return ((),)


class ArcTarget(Input):
    """What is fired at: a base of a radius, or a hull with heading, length and width."""

    x: Coordinate = described(N_("Ahead of the hull’s centre"), unit="″", rule="HH-GEO-01")
    y: Coordinate = described(N_("To the left of the hull’s centre"), unit="″", rule="HH-GEO-01")
    radius: Radius = described(N_("Radius of its base"), 0.0, unit="″", rule="HH-GEO-03")
    heading: float | None = described(N_("Heading of its hull"), None, unit="°", rule="HH-MNT-09")
    length: HullSide | None = described(N_("Length of its hull"), None, unit="″", rule="HH-MNT-09")
    width: HullSide | None = described(N_("Width of its hull"), None, unit="″", rule="HH-MNT-09")

    @model_validator(mode="after")
    def _base_or_hull(self) -> ArcTarget:
        hull = [value is not None for value in (self.heading, self.length, self.width)]
        if any(hull) and not all(hull):
            raise BadInput(N_("a hull needs heading, length and width"))
        if any(hull) and self.radius:
            raise BadInput(N_("a target has a base or a hull, not both"))
        return self

    @property
    def shape(self) -> Disc | Box:
        if self.heading is None or self.length is None or self.width is None:
            return Disc(self.x, self.y, self.radius)
        return Box(self.x, self.y, self.heading, self.length, self.width)


class ArcInput(HorusHeresyInput):
    """A weapon’s mount and its target, in the coordinates of the hull it sits on."""

    hull: HullSize = described(N_("Hull"), rule="HH-GEO-01")
    mount: Mount = described(N_("Mount"), rule="HH-MNT-02")
    target: ArcTarget = described(N_("Target"), rule="HH-MNT-09")


@dataclass(frozen=True, slots=True)
class ArcOutcome(Outcome):
    """`bearing` of the target’s centre in degrees, `distance` from its nearest edge to the hull in inches."""

    in_arc: bool
    bearing: float
    distance: float


def gap(hull: Hull, target: Disc | Box) -> float:
    """Inches between a hull and a base or another hull."""
    return distance_between(hull, target) if isinstance(target, Box) else distance_to_hull(hull, target)


def in_arc(hull: Hull, mount: Mount, target: Disc | Box, *, by_centre: bool) -> bool:
    """Whether a mount may fire at a target, as far as its arc goes."""
    if mount.of is not None and mount.kind == "co-axial":
        return in_arc(hull, mount.of, target, by_centre=by_centre)
    if mount.kind == "dorsal" and gap(hull, target) <= DORSAL_BLIND + TOLERANCE:
        return False
    part = Disc(target.x, target.y) if by_centre else target
    return any(touches(region, part) for region in mount.regions(hull))


@action(
    "horus-heresy.arc",
    N_("Firing arc"),
    *("HH-MNT-01", "HH-MNT-02", "HH-MNT-03", "HH-MNT-04", "HH-MNT-05", "HH-MNT-06", "HH-MNT-08", "HH-MNT-09"),
)
def firing_arc(given: ArcInput, dice: Dice) -> ArcOutcome:
    """Whether the target lies in the arc of the mount, its bearing and its distance."""
    hull, target = given.hull.hull, given.target.shape
    allowed = in_arc(hull, given.mount, target, by_centre=given.settings.arc_part == "centre")
    answer = ArcOutcome(allowed, bearing(target.centre), rounded(gap(hull, target)))
    template = N_("In arc of the {mount}: bearing {bearing}°, {distance}″ away.")
    if not allowed:
        template = N_("Out of arc of the {mount}: bearing {bearing}°, {distance}″ away.")
    mount = Message(MOUNT_WORDS[given.mount.kind])
    dice.say(template, mount=mount, bearing=answer.bearing, distance=answer.distance)
    return answer
