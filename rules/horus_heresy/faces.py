"""Faces of a hull: their words, and which armour value each has (HH-GEN-02, HH-FACE-09)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from rules.actions import Input
from rules.fields import described
from rules.horus_heresy.bounds import Armour, HullSide
from rules.horus_heresy.geometry import Hull
from rules.language import C_, N_

AnyFace = Literal["front", "left", "right", "rear", "side"]
"""`side` is left or right where it does not matter which."""
FACE_WORDS: Mapping[AnyFace, str] = {
    "front": C_("face", "front"),
    "left": C_("face", "left"),
    "right": C_("face", "right"),
    "rear": C_("face", "rear"),
    "side": C_("face", "side"),
}


class HullSize(Input):
    """The hull from above, without guns and aerials."""

    length: HullSide = described(N_("Length of the hull"), unit="″", rule="HH-GEO-04")
    width: HullSide = described(N_("Width of the hull"), unit="″", rule="HH-GEO-04")

    @property
    def hull(self) -> Hull:
        return Hull(self.length, self.width)


class ArmourValues(Input):
    """Armour value of each face; values that do not count may be left out."""

    front: Armour = described(N_("Front armour"), rule="HH-GEN-02")
    side: Armour | None = described(N_("Side armour"), None, rule="HH-GEN-02")
    rear: Armour | None = described(N_("Rear armour"), None, rule="HH-GEN-02")


Part = Literal["front", "side", "rear"]


def armour_of(face: AnyFace, sub_types: Collection[str]) -> Part:
    """Which of its armour values counts for a face: a Flyer has one, a Knight none at its side (HH-FACE-09)."""
    if "flyer" in sub_types:
        return "front"
    if face in ("left", "right", "side"):
        return "rear" if "knight" in sub_types else "side"
    return "front" if face == "front" else "rear"


def needed_armour(sub_types: Collection[str]) -> tuple[Part, ...]:
    """The armour values that a vehicle of these sub-types has."""
    return ("front",) if "flyer" in sub_types else ("front", "rear") if "knight" in sub_types else PARTS


PARTS: tuple[Part, ...] = ("front", "side", "rear")
