"""Which face an attack strikes (HH-FACE-02 to HH-FACE-09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.horus_heresy.bounds import Coordinate, Name, Radius
from rules.horus_heresy.faces import FACE_WORDS, AnyFace, ArmourValues, HullSize, armour_of, needed_armour
from rules.horus_heresy.geometry import FACES, TOLERANCE, Disc, Face, Hull, is_inside, ray_distance
from rules.horus_heresy.settings import FaceRule, HorusHeresyInput
from rules.language import N_, Message, Words, joined
from rules.outcome import Outcome

Attack = Literal["direct", "blast", "no-line-of-sight", "melee", "death-or-glory", "own-misfire"]
ATTACKS: Mapping[Attack, str] = {
    "direct": N_("Direct fire"),
    "blast": N_("Blast or Template"),
    "no-line-of-sight": N_("Without line of sight"),
    "melee": N_("Close combat"),
    "death-or-glory": N_("Death or Glory"),
    "own-misfire": N_("Misfire of its own weapon"),
}


class Attacker(Input):
    """A model that attacks: where it stands, in hull coordinates, or which faces it sees."""

    x: Coordinate | None = described(N_("Ahead of the hull’s centre"), None, unit="″", rule="HH-GEO-01")
    y: Coordinate | None = described(N_("To the left of the hull’s centre"), None, unit="″", rule="HH-GEO-01")
    radius: Radius = described(N_("Radius of its base"), 0.0, unit="″", rule="HH-GEO-03")
    faces: Annotated[tuple[Face, ...], Field(strict=False, min_length=1, max_length=4)] | None = described(
        N_("Faces it sees"), None, words=FACE_WORDS, rule="HH-FACE-04"
    )

    @model_validator(mode="after")
    def _place_or_faces(self) -> Attacker:
        placed = (self.x is not None, self.y is not None)
        if self.faces is None and not all(placed):
            raise BadInput(N_("an attacker needs its place, x and y, or the faces it sees"))
        if self.faces is not None and (any(placed) or self.radius):
            raise BadInput(N_("an attacker has a place or the faces it sees, not both"))
        return self

    @property
    def base(self) -> Disc:
        """Its base; only for an attacker with a place."""
        return Disc(self.x or 0.0, self.y or 0.0, self.radius)


class FacingInput(HorusHeresyInput):
    """An attack on a vehicle and where it comes from."""

    hull: HullSize | None = described(N_("Hull"), None, rule="HH-GEO-01")
    armour: ArmourValues = described(N_("Armour values"), rule="HH-GEN-02")
    attack: Attack = described(N_("Attack"), "direct", words=ATTACKS, rule="HH-FACE-08")
    attackers: Many[Attacker] = described(N_("Attackers"), (), max_length=100, rule="HH-FACE-06")
    sub_types: Many[Name] = described(N_("Sub-types"), (), max_length=50, rule="HH-FACE-09")
    owner_choice: Face | None = described(N_("The owner chooses"), None, words=FACE_WORDS, rule="HH-FACE-03")

    @property
    def from_a_place(self) -> bool:
        """Whether it matters where the attackers stand."""
        return self.attack in ("direct", "blast")

    @model_validator(mode="after")
    def _whole(self) -> FacingInput:
        for part in needed_armour(self.sub_types):
            if getattr(self.armour, part) is None:
                raise BadInput(N_("the {face} armour is missing"), face=Message(FACE_WORDS[part]))
        if not self.from_a_place:
            return self
        if not self.attackers:
            raise BadInput(N_("who attacks, and from where?"))
        for attacker in self.attackers:
            if attacker.faces is not None:
                continue
            if self.hull is None:
                raise BadInput(N_("the hull is needed: its length and width"))
            if is_inside(self.hull.hull, attacker.base.centre):
                raise BadInput(N_("an attacker stands inside the hull"))
        return self

    def armour_value(self, face: AnyFace) -> int:
        return getattr(self.armour, armour_of(face, self.sub_types))


@dataclass(frozen=True, slots=True)
class FacingOutcome(Outcome):
    candidates: tuple[AnyFace, ...]
    face: AnyFace
    armour_value: int
    owner_chooses: bool
    assumed: bool


def zones(hull: Hull, base: Disc) -> tuple[Face, ...]:
    """The zones, cut by the diagonals of the hull, in which a base stands; on a diagonal both (HH-FACE-02, 03)."""
    across, along = abs(base.y) * hull.length, abs(base.x) * hull.width
    ends: tuple[Face, Face] = ("front", "rear")
    flanks: tuple[Face, Face] = ("left", "right")
    in_: set[Face] = {ends[base.x < 0] if across <= along else flanks[base.y < 0]}
    for corner in hull.corners:
        if ray_distance(base.centre, corner) <= base.radius + TOLERANCE:
            in_ |= {ends[corner.x < 0], flanks[corner.y < 0]}
    return tuple(face for face in FACES if face in in_)


def visible(hull: Hull, base: Disc) -> tuple[Face, ...]:
    """The faces beyond whose line some part of a base stands; none when it only touches the hull (HH-FACE-04)."""
    beyond: Mapping[Face, float] = {
        "front": base.x - hull.length / 2,
        "left": base.y - hull.width / 2,
        "right": -base.y - hull.width / 2,
        "rear": -base.x - hull.length / 2,
    }
    return tuple(face for face in FACES if beyond[face] + base.radius > TOLERANCE)


def candidates_of(attacker: Attacker, hull: Hull | None, rule: FaceRule) -> tuple[Face, ...]:
    """The faces that one attacker may strike."""
    if attacker.faces is not None or hull is None:
        return tuple(face for face in FACES if face in (attacker.faces or ()))
    seen = visible(hull, attacker.base) if rule == "visible" else ()
    return seen or zones(hull, attacker.base)


def majority(each: Sequence[Sequence[Face]]) -> tuple[Face, ...]:
    """The faces that more than half of the attackers have; when none has, those that most have (HH-FACE-06)."""
    counts = Counter(face for faces in each for face in faces)
    wanted = [face for face, count in counts.items() if count * 2 > len(each)]
    best = wanted or [face for face, count in counts.items() if count == max(counts.values())]
    return tuple(face for face in FACES if face in best)


def _fixed(given: FacingInput) -> AnyFace:
    """The face that the kind of attack fixes (HH-FACE-05, HH-FACE-08)."""
    if given.attack == "own-misfire":
        faces: Sequence[AnyFace] = needed_armour(given.sub_types)
        return min(faces, key=given.armour_value)
    return {"no-line-of-sight": "side", "melee": "rear", "death-or-glory": "front"}[given.attack]  # type: ignore[return-value]


def _struck(given: FacingInput) -> FacingOutcome:
    if not given.from_a_place:
        face = _fixed(given)
        return FacingOutcome((face,), face, given.armour_value(face), owner_chooses=False, assumed=False)
    hull = given.hull and given.hull.hull
    found = majority([candidates_of(attacker, hull, given.settings.face_rule) for attacker in given.attackers])
    if len(found) == 1:
        return FacingOutcome(found, found[0], given.armour_value(found[0]), owner_chooses=False, assumed=False)
    if given.attack == "blast":
        return FacingOutcome(found, "side", given.armour_value("side"), owner_chooses=False, assumed=False)
    choice = given.owner_choice
    if choice is None:
        strongest = max(found, key=given.armour_value)
        return FacingOutcome(found, strongest, given.armour_value(strongest), owner_chooses=True, assumed=True)
    if choice not in found:
        raise BadInput(N_("the owner chooses among: {faces}"), faces=_listed(found))
    return FacingOutcome(found, choice, given.armour_value(choice), owner_chooses=True, assumed=False)


def _listed(faces: Sequence[AnyFace]) -> Words:
    return joined([Message(FACE_WORDS[face]) for face in faces])


@action(
    "horus-heresy.facing",
    N_("Face struck"),
    *("HH-FACE-02", "HH-FACE-03", "HH-FACE-04", "HH-FACE-05", "HH-FACE-06", "HH-FACE-07", "HH-FACE-08", "HH-FACE-09"),
)
def facing(given: FacingInput, dice: Dice) -> FacingOutcome:
    """The face by the zone of the attackers, by what they see, or fixed by the kind of attack."""
    struck = _struck(given)
    if struck.owner_chooses:
        template = N_("The owner of the vehicle chooses among: {faces}.")
        dice.say(template, faces=_listed(struck.candidates))
    if struck.assumed:
        dice.say(N_("Nothing was chosen: the strongest is taken."))
    face = Message(FACE_WORDS[struck.face])
    dice.say(N_("Face struck: {face}, armour value {value}."), face=face, value=struck.armour_value)
    return struck
