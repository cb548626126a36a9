"""Area-effect weapons and a section of a building (RT-BLD-18 to RT-BLD-21)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Allowed, Refused
from rules.rogue_trader.hitting import MOST_NEEDED, cannot_hit, hit
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput

Thrower = Literal["inside", "outside", "adjacent-section", "distant-section"]
THROWERS: Mapping[Thrower, str] = {
    "inside": N_("in the same section"),
    "outside": N_("outside"),
    "adjacent-section": N_("in a touching section"),
    "distant-section": N_("in another section"),
}
Count = Annotated[int, Field(ge=0, le=999)]


class AreaWeaponInput(RogueTraderInput):
    """Where it comes from, and what is in the section. `needed`: the score to hit the opening from outside."""

    thrower: Thrower = described(N_("Thrower"), words=THROWERS, rule="RT-BLD-20")
    grenade: bool = described(N_("Grenade"), True, rule="RT-BLD-21")
    cannot_miss: bool = described(N_("Too close to miss"), False, rule="RT-BLD-21")
    deviated: bool = described(N_("Deviated off the opening"), False, rule="RT-BLD-20")
    needed: Annotated[int, Field(ge=2, le=20)] | None = described(N_("Score needed"), None, unit="+", rule="RT-BLD-20")
    friends: Count = described(N_("Friends"), 0, rule="RT-BLD-19")
    enemies: Count = described(N_("Enemies"), 0, rule="RT-BLD-19")
    objects: Count = described(N_("Objects"), 0, rule="RT-BLD-19")

    @model_validator(mode="after")
    def _score(self) -> AreaWeaponInput:
        if self.thrower == "outside" and not self.cannot_miss and self.needed is None:
            raise BadInput(N_("from outside the score needed to hit the opening must be given"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class AreaWeaponOutcome(Allowed):
    """`inside`: it bursts in the section; `hits`: automatic, one on everything there."""

    inside: bool
    hits: int


def _aimed(given: AreaWeaponInput) -> int | None:
    """The score to roll for; None when nothing is rolled."""
    if given.thrower != "outside" or given.cannot_miss or _lost(given):
        return None
    return given.needed


def _lost(given: AreaWeaponInput) -> bool:
    """Whether it deviated and so is not rolled for any more (`rt.bld.opening`)."""
    aimed = given.thrower == "outside" and not given.cannot_miss
    return aimed and given.deviated and given.settings.opening == "noDeviationAndHit"


def _refusal(given: AreaWeaponInput) -> Refusal | None:
    far = given.thrower == "distant-section"
    if far or (given.thrower == "adjacent-section" and not given.grenade):
        why = Message(N_("No line of sight: only a grenade, and only into a touching section."))
        return Refusal("no-line-of-sight", why)
    if given.cannot_miss and not given.grenade:
        return Refusal("grenades-only", Message(N_("Only a grenade can be too close to miss.")))
    needed = _aimed(given)
    return cannot_hit(needed) if needed is not None and needed > MOST_NEEDED else None


@action(
    "rogue-trader.area-weapon",
    N_("Area-effect weapon and a section"),
    "RT-BLD-18",
    "RT-BLD-19",
    "RT-BLD-20",
    "RT-BLD-21",
)
def area_weapon(given: AreaWeaponInput, dice: Dice) -> AreaWeaponOutcome | Refused:
    """From outside a roll to hit the opening; whatever is in the section is hit once (RT-BLD-19 to 21)."""
    refusal = _refusal(given)
    if refusal is not None:
        return refused(refusal, dice)
    needed = _aimed(given)
    inside = hit(needed, dice) if needed is not None else not _lost(given)
    if not inside:
        dice.say(N_("It bursts outside, at the opening."))
        return AreaWeaponOutcome(inside=False, hits=0)
    hits = given.friends + given.enemies + given.objects
    dice.say(N_("It bursts in the section; automatic hits: {hits}."), hits=hits)
    return AreaWeaponOutcome(inside=True, hits=hits)
