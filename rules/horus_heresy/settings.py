"""House rules of Horus Heresy: each exists because a source is silent, lost or contradicts another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.actions import Input
from rules.fields import described
from rules.language import N_

FaceRule = Literal["zones", "visible"]
FACE_RULES: Mapping[FaceRule, str] = {
    "zones": N_("the zone the attacker stands in"),
    "visible": N_("any face the attacker sees"),
}
ArcPart = Literal["any", "centre"]
ARC_PARTS: Mapping[ArcPart, str] = {"any": N_("any part of the target"), "centre": N_("the centre of the target")}
CriticalRule = Literal["damage", "none", "penetrates"]
CRITICAL_RULES: Mapping[CriticalRule, str] = {
    "damage": N_("+1 Damage"),
    "none": N_("nothing more"),
    "penetrates": N_("a Penetrating Hit without a roll, +1 Damage"),
}
EmbarkDistance = Literal["together", "each"]
EMBARK_DISTANCES: Mapping[EmbarkDistance, str] = {
    "together": N_("all models at the same moment"),
    "each": N_("each model at the start or at the end"),
}


class Settings(Input):
    """What a group has agreed on; whatever is left out has the default."""

    face_rule: FaceRule = described(N_("The face struck is"), "zones", words=FACE_RULES, rule="HH-FACE-04")
    arc_part: ArcPart = described(N_("In the firing arc must be"), "any", words=ARC_PARTS, rule="HH-MNT-09")
    natural_one_fails_penetration: bool = described(
        N_("A natural 1 fails an armour penetration roll"), False, rule="HH-PEN-05"
    )
    critical_vs_vehicle: CriticalRule = described(
        N_("A Critical Hit on a vehicle is"), "damage", words=CRITICAL_RULES, rule="HH-WPN-07"
    )
    run_over_damage: int = described(N_("Damage of run-over hits"), 1, ge=0, le=10, rule="HH-THR-02")
    wrecks: bool = described(N_("Destroyed vehicles leave wrecks"), False, rule="HH-WRK-02")
    pinned_may_pivot: bool = described(N_("A Pinned vehicle may pivot"), True, rule="HH-MOV-02")
    embark_distance: EmbarkDistance = described(
        N_("Within 2 inches of the transport must be"), "together", words=EMBARK_DISTANCES, rule="HH-EMB-02"
    )


DEFAULT_SETTINGS = Settings()


class HorusHeresyInput(Input):
    """Base of the inputs of Horus Heresy: each takes the settings."""

    settings: Settings = described(N_("House rules"), DEFAULT_SETTINGS)
