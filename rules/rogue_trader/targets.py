"""What is struck, and what it loses (RT-SAV-02, RT-VEH-05, RT-DMG-02).

While hits come in, a target is one number: the points that all its models have left together. For a vehicle or a
door that is what it has left; for a squad the fresh models have `wounds` each and the model in front the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from pydantic import model_validator

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import described
from rules.language import C_, N_
from rules.outcome import Allowed
from rules.rogue_trader.bounds import Points, PointsLost, Save, Toughness

TargetKind = Literal["vehicle", "dreadnought", "section", "door", "creature"]
KINDS: Mapping[TargetKind, str] = {
    "vehicle": N_("Vehicle"),
    "dreadnought": N_("Dreadnought"),
    "section": N_("Building section"),
    "door": N_("Door"),
    "creature": N_("Creature"),
}


def _as_points(given: dict[str, Any]) -> int:
    return given["points"]


class Target(Input):
    """What is struck. `wounds` is what each model behind the first has (the points of the first, if not given)."""

    kind: TargetKind = described(N_("Kind"), "vehicle", words=KINDS)
    toughness: Toughness = described(N_("Toughness"), letter=C_("characteristic", "T"), rule="RT-CONV-05")
    save: Save | None = described(N_("Save"), None, unit="+", rule="RT-SAV-01")
    save_unmodified: bool = described(N_("Weapons do not modify the save"), False, rule="RT-CONV-06")
    points: Points = described(N_("Points left"), rule="RT-VEH-05")
    models: int = described(N_("Models"), 1, ge=1, le=100, rule="RT-SAV-02")
    wounds: int = described(N_("Wounds of each model"), default_factory=_as_points, ge=1, le=99, rule="RT-SAV-02")
    lost_this_turn: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")

    @model_validator(mode="after")
    def _possible(self) -> Target:
        if self.kind == "door" and self.save is not None:
            raise BadInput(N_("a door has no save"))
        if self.kind != "creature" and (self.models > 1 or self.wounds != self.points):
            raise BadInput(N_("only creatures have models and Wounds of each model"))
        return self

    @cached_property
    def reserve(self) -> int:
        """The Wounds of the models behind the first."""
        return (self.models - 1) * self.wounds

    def front(self, left: int) -> int:
        """Points of the model in front when `left` are left in all; 0 when none is."""
        if left > self.reserve:
            return left - self.reserve
        return (left - 1) % self.wounds + 1 if left else 0

    def models_left(self, left: int) -> int:
        """Models when `left` points are left in all."""
        return self.models if left > self.reserve else -(-left // self.wounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageOutcome(Allowed):
    """What hits did. `wounds`: hits that wounded or damaged, saved or not."""

    wounds: int
    saved: int
    points_lost: int
    points_left: int
    destroyed: bool
    models_lost: int
    models_left: int
    lost_this_turn: int


def losses(target: Target, left: int) -> dict[str, Any]:
    """The fields of a DamageOutcome that follow from the points left in all."""
    lost = target.points + target.reserve - left
    models = target.models_left(left)
    return {
        "points_lost": lost,
        "points_left": target.front(left),
        "destroyed": left == 0,
        "models_lost": target.models - models,
        "models_left": models,
        "lost_this_turn": target.lost_this_turn + lost,
    }
