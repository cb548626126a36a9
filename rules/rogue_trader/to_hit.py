"""Shots: weapon, range, who fires from a vehicle, and the score to hit (RT-SHT-01 to 04, RT-CRW-02, 03, 06)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator, model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import C_, N_, Message, Words
from rules.outcome import Allowed, Refused
from rules.rogue_trader.hitting import BEST_NEEDED, MOST_NEEDED, cannot_hit, hit
from rules.rogue_trader.modifiers import ShootingModifiers, needed_told
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.save import SaveModifier
from rules.rogue_trader.settings import RogueTraderInput, Settings
from rules.rogue_trader.weapon_terms import CLASSES, DamageDice, HitModifier, Inches, WeaponClass

Band = Literal["short", "long"]
BANDS: Mapping[Band, str] = {"short": N_("short range"), "long": N_("long range")}
Role = Literal["driver", "passenger", "crew"]
ROLES: Mapping[Role, str] = {"driver": N_("Driver"), "passenger": N_("Passenger"), "crew": N_("Crew")}
Mount = Literal["front", "left", "right", "rear", "turret", "turret-front"]
MOUNTS: Mapping[Mount, str] = {
    "front": N_("hull, front"),
    "left": N_("hull, left"),
    "right": N_("hull, right"),
    "rear": N_("hull, rear"),
    "turret": N_("turret"),
    "turret-front": N_("turret, pointing ahead"),
}


def _one_sentence(value: Any, read: ValidatorFunctionWrapHandler) -> Any:
    try:
        return read(value)
    except ValidationError:
        raise BadInput(N_("must be a whole number from 1 to 99, or one of 1, D3, D4, D6, D10, 2D6, 2D12")) from None


HitPoints = Annotated[DamageDice | Annotated[int, Field(ge=1, le=99)], WrapValidator(_one_sentence)]
"""Points of damage of one hit: dice, or a number."""


class Weapon(Input):
    """What a shot or a blow is made with."""

    weapon_class: WeaponClass = described(N_("Class"), "basic", alias="class", words=CLASSES, rule="RT-CRW-02")
    short: Inches | None = described(N_("Short range"), None, unit="″", rule="RT-SHT-04")
    long: Inches | None = described(N_("Long range"), None, unit="″", rule="RT-SHT-04")
    hit_short: HitModifier = described(N_("To hit, short range"), 0, rule="RT-SHT-02")
    hit_long: HitModifier = described(N_("To hit, long range"), 0, rule="RT-SHT-02")
    strength: Annotated[int, Field(ge=1, le=20)] | None = described(
        N_("Strength"), None, letter=C_("characteristic", "S"), rule="RT-CONV-05"
    )
    damage: HitPoints = described(N_("Damage"), "1", rule="RT-SAV-02")
    save_modifier: SaveModifier = described(N_("Save modifier"), 0, rule="RT-SAV-01")
    following: bool = described(N_("Following fire"), False, rule="RT-ATK-01")

    @model_validator(mode="after")
    def _ranges(self) -> Weapon:
        if (self.short is None) != (self.long is None):
            raise BadInput(N_("short and long range are given both or neither"))
        if self.short is not None and self.long is not None and self.short > self.long:
            raise BadInput(N_("short range is beyond long range"))
        return self


NO_WEAPON = Weapon()


class Aboard(Input):
    """Who fires from a vehicle, with what in hand or built in."""

    role: Role = described(N_("Role"), words=ROLES, rule="RT-CRW-02")
    built_in: bool = described(N_("Built-in weapon"), False, rule="RT-CRW-03")
    mount: Mount = described(N_("Mount"), "front", words=MOUNTS, rule="RT-CRW-03")
    hands_used: bool = described(N_("Hands used already"), False, rule="RT-CRW-03")

    @model_validator(mode="after")
    def _crew_work_weapons(self) -> Aboard:
        if self.role == "passenger" and self.built_in:
            raise BadInput(N_("whoever works a built-in weapon is crew, not a passenger"))
        return self


class Shot(ShootingModifiers):
    """Shots with one weapon. One of `bs` and `needed` is given."""

    bs: int | None = described(
        N_("Ballistic Skill"), None, letter=C_("characteristic", "BS"), ge=0, le=10, rule="RT-SHT-01"
    )
    needed: int | None = described(N_("Score needed"), None, unit="+", ge=-10, le=20, rule="RT-SHT-01")
    shots: int = described(N_("Shots"), 1, ge=1, le=60, rule="RT-ATK-01")
    distance: float | None = described(N_("Distance"), None, unit="″", ge=0, le=1000, rule="RT-SHT-04")
    weapon: Weapon = described(N_("Weapon"), NO_WEAPON)
    aboard: Aboard | None = described(N_("Fired from a vehicle"), None, rule="RT-CRW-06")

    @model_validator(mode="after")
    def _one_skill(self) -> Shot:
        if (self.bs is None) == (self.needed is None):
            raise BadInput(N_("one of bs and needed is given"))
        return self


@dataclass(frozen=True, slots=True)
class Aim:
    """A shot that can be made: range band, score needed after all modifiers, and that as a sentence."""

    band: Band | None
    needed: int
    told: Message


def _by_hand(shot: Shot) -> bool:
    return shot.aboard is not None and not shot.aboard.built_in


def _handling(shot: Shot, settings: Settings) -> Refusal | None:
    """Why someone aboard cannot use the weapon at all (RT-CRW-02, RT-CRW-03)."""
    aboard = shot.aboard
    if aboard is None:
        return None
    if aboard.hands_used:
        return Refusal("hands-busy", Message(N_("Both hands are in use: no shot.")))
    if aboard.role != "driver":
        return None
    if not aboard.built_in:
        if shot.weapon.weapon_class in ("pistol", "grenade"):
            return None
        why = Message(N_("The driver has one hand free: only a pistol or a grenade."))
        return Refusal("two-handed-weapon", why)
    ahead = aboard.mount == "front" or (aboard.mount == "turret-front" and settings.pilot_turret == "on")
    if ahead:
        return None
    return Refusal("not-forward", Message(N_("The driver may only work a built-in weapon that fires ahead.")))


def _band(shot: Shot, settings: Settings) -> Band | Refusal | None:
    """The range band (RT-SHT-04, RT-CRW-06)."""
    distance, short, long = shot.distance, shot.weapon.short, shot.weapon.long
    if distance is None or short is None or long is None:
        return None
    if distance > long:
        figures: dict[str, Words] = {"distance": distance, "long": long}
        return Refusal("out-of-range", Message(N_("Out of range: {distance}″, the weapon reaches {long}″."), figures))
    if distance <= short:
        return "short"
    if _by_hand(shot) or (shot.aboard is not None and settings.short_range_scope == "allWeapons"):
        figures = {"distance": distance, "short": short}
        why = Message(N_("Short range only from a vehicle: {distance}″, short range is {short}″."), figures)
        return Refusal("short-range-only", why)
    return "long"


def _base(shot: Shot) -> tuple[int, Words]:
    if shot.bs is not None:
        return 7 - shot.bs, Message(N_("BS {skill}"), {"skill": shot.bs})
    needed = shot.needed or 0
    return needed, Message(N_("{needed}+ without modifiers"), {"needed": needed})


def aim(shot: Shot, settings: Settings) -> Aim | Refusal:
    """Whether a shot can be made, and the score it needs."""
    unable = _handling(shot, settings)
    if unable is not None:
        return unable
    band = _band(shot, settings)
    if isinstance(band, Refusal):
        return band
    driving = shot.aboard is not None and shot.aboard.role == "driver" and _by_hand(shot)
    applied = shot.applied("driver-hand") if driving else shot.applied()
    if band is not None:
        value = shot.weapon.hit_short if band == "short" else shot.weapon.hit_long
        applied.append((Message(BANDS[band]), value))
    base, skill = _base(shot)
    needed = max(BEST_NEEDED, base - sum(value for _, value in applied))
    if needed > (6 if settings.beyond_six == "impossible" else MOST_NEEDED):
        return cannot_hit(needed)
    return Aim(band, needed, needed_told(needed, skill, applied))


class ToHitInput(RogueTraderInput, Shot):
    """Shots of which only the hits are worked out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ToHitOutcome(Allowed):
    band: Band | None
    needed: int
    hits: int


def _one(needed: int, _: Any, dice: Dice) -> int:
    if hit(needed, dice):
        dice.tally("hits")
    return needed


@action(
    "rogue-trader.to-hit",
    N_("To hit by shooting"),
    *("RT-SHT-01", "RT-SHT-02", "RT-SHT-03", "RT-SHT-04", "RT-HIT-01", "RT-CRW-02", "RT-CRW-03", "RT-CRW-06"),
)
def to_hit(given: ToHitInput, dice: Dice) -> ToHitOutcome | Refused:
    """A D6 for each shot, and one more after a 6 where 7 to 9 is needed."""
    aimed = aim(given, given.settings)
    if isinstance(aimed, Refusal):
        return refused(aimed, dice)
    dice.say(aimed.told)
    dice.fold(_one, aimed.needed, (None,) * given.shots)
    hits = dice.tallied("hits")
    dice.say(N_("{hits} of {shots} hit."), hits=hits, shots=given.shots)
    return ToHitOutcome(band=aimed.band, needed=aimed.needed, hits=hits)
