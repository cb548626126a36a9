"""A direct shot of a siege engine (PF-SGE-04)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import AfterValidator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.outcome import Allowed, Refused
from rules.pathfinder.bounds import Defence, Modifier, Name, OtherModifier, Reflexes
from rules.pathfinder.checks import D20, Trial, passes, reflex_saves, score_needed, told
from rules.pathfinder.measures import FEET
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput
from rules.pathfinder.siege_engines import SiegeEngine, siege_engines
from rules.pathfinder.sizes import SIZES, Size, steps_above

ATTACK = Trial(N_("attack"), N_("Attack"), naturals_decide=True)
CONFIRM = Trial(N_("confirm"), N_("Critical hit, confirmed"), naturals_decide=True)
DAMAGE = N_("damage")
NOT_PROFICIENT = -4
A_SIZE = -2
AN_INCREMENT = -2
BROKEN = -2
BROKEN_MISFIRE = 4
BROKEN_MULTIPLIER = 2
MOST_INCREMENTS = 10

EngineState = Literal["intact", "broken", "exploded"]
Mishap = Literal["none", "mishap", "misfire", "explosion"]
MISHAPS: Mapping[Mishap, str] = {
    "none": N_("Nothing happens to the engine."),
    "mishap": N_("A mishap: the engine is broken."),
    "misfire": N_("A misfire: the engine is broken."),
    "explosion": N_("The broken engine misfires and explodes."),
}


def _known(engine: str) -> str:
    if engine not in siege_engines():
        raise BadInput(N_("there is no siege engine “{id}”"), id=engine)
    return engine


class SiegeShotInput(PathfinderInput):
    """One shot. `extra_crew`: besides the gunner, none smaller than three sizes below the engine."""

    engine: Annotated[Name, AfterValidator(_known)] = described(N_("Engine"), rule="PF-SGE-01")
    attack_bonus: Modifier = described(N_("Attack bonus"), 0, rule="PF-SGE-04")
    proficient: bool = described(N_("Proficient"), True, rule="PF-SGE-04")
    gunner_size: Size = described(N_("Size of the gunner"), "medium", words=SIZES, rule="PF-SGE-04")
    engineering: bool = described(
        N_("Knowledge (engineering), targeting platform or Siege Gunner"), False, rule="PF-SGE-04"
    )
    extra_crew: int = described(N_("More crew"), 0, ge=0, le=20, rule="PF-SGE-04")
    distance_ft: int = described(N_("Distance"), ge=0, le=100_000, unit=FEET, rule="PF-SGE-04")
    target_ac: Defence = described(N_("AC of the target"), rule="PF-SGE-04")
    siege_engineer: bool = described(N_("Siege Engineer"), False, rule="PF-SGE-04")
    engine_broken: bool = described(N_("The engine is broken"), False, rule="PF-SGE-04")
    rowed: bool = described(N_("The vehicle is being rowed"), False, rule="PF-CRW-04")
    other_modifier: OtherModifier = described(N_("Other modifier"), 0, rule="PF-SGE-04")
    blast_targets: Reflexes = described(N_("Reflex bonuses of all in the blast"), (), rule="PF-SGE-04")


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeShot(Allowed):
    """`explosion_damage`: of the engine itself, None unless it explodes; `blast`: the damage to each in it."""

    hit: bool
    critical: bool = False
    damage: int = 0
    mishap: Mishap = "none"
    engine_state: EngineState
    explosion_damage: int | None = None
    blast: tuple[int, ...] = ()


def increments_beyond(engine: SiegeEngine, distance_ft: int) -> int:
    """Range increments, or parts of one, beyond the first."""
    return max(0, -(-distance_ft // engine.range_ft) - 1)


def attack_bonus(given: SiegeShotInput, engine: SiegeEngine) -> int:
    """What is added to the die (PF-SGE-04)."""
    larger = 0 if given.engineering else max(0, steps_above(engine.size, given.gunner_size))
    by_size = min(0, A_SIZE * (larger - given.extra_crew))
    skilled = given.proficient or given.siege_engineer
    return (
        given.attack_bonus
        + (0 if skilled else NOT_PROFICIENT)
        + by_size
        + AN_INCREMENT * increments_beyond(engine, given.distance_ft)
        + (BROKEN if given.engine_broken else 0)
        + given.other_modifier
    )


def _refusal(given: SiegeShotInput, engine: SiegeEngine) -> str | None:
    if given.rowed:
        return "being-rowed"
    if engine.fire != "direct":
        return "area-engine" if engine.fire == "area" else "indirect-engine"
    return "out-of-range" if given.distance_ft > MOST_INCREMENTS * engine.range_ft else None


def _mishap(given: SiegeShotInput, engine: SiegeEngine, natural: int) -> Mishap:
    """What a low roll does to the engine: firearms misfire, others have mishaps on a natural 1."""
    if engine.misfire is None:
        return "mishap" if natural == 1 and not given.siege_engineer else "none"
    if natural > engine.misfire + (BROKEN_MISFIRE if given.engine_broken else 0):
        return "none"
    return "explosion" if given.engine_broken else "misfire"


@dataclass(frozen=True, slots=True)
class _Shot:
    hit: bool
    threat: bool
    mishap: Mishap
    natural: int = field(compare=False)


def _attack(given: SiegeShotInput, engine: SiegeEngine, bonus: int, dice: Dice) -> _Shot:
    needed = score_needed(ATTACK, bonus, given.target_ac)
    threat_from = D20 if given.engine_broken or engine.threat is None else engine.threat

    def read(natural: int) -> _Shot:
        mishap = _mishap(given, engine, natural)
        hit = natural >= needed and mishap == "none"
        return _Shot(hit, hit and natural >= threat_from, mishap, natural)

    shot = dice.read(D20, ATTACK.purpose, read, needed)
    if shot.mishap == "none":
        dice.say(told(ATTACK, shot.natural, bonus, given.target_ac, shot.hit))
    else:
        dice.say(MISHAPS[shot.mishap])
    return shot


@action("pathfinder.siege-shot", N_("Direct shot"), "PF-SGE-04", "PF-CRW-04")
def siege_shot(given: SiegeShotInput, dice: Dice) -> SiegeShot | Refused:
    """Attack, confirmation in the threat range, damage; firearms may misfire and explode."""
    engine = siege_engines()[given.engine]
    if reason := _refusal(given, engine):
        return refuse(reason, dice)
    bonus = attack_bonus(given, engine)
    shot = _attack(given, engine, bonus, dice)
    if shot.mishap == "explosion":
        damage = dice.total(engine.dice, engine.sides, DAMAGE)
        dice.say(N_("Damage to all in the blast: {damage}."), damage=damage)
        blast = reflex_saves(given.blast_targets, damage, dice)
        return SiegeShot(hit=False, mishap="explosion", engine_state="exploded", explosion_damage=damage, blast=blast)
    broken = given.engine_broken or shot.mishap != "none"
    state: EngineState = "broken" if broken else "intact"
    if not shot.hit:
        return SiegeShot(hit=False, mishap=shot.mishap, engine_state=state)
    critical = shot.threat and passes(CONFIRM, bonus, given.target_ac, dice)
    times = 1
    if critical:
        times = BROKEN_MULTIPLIER if given.engine_broken else engine.multiplier or 1
    damage = dice.total(times * engine.dice, engine.sides, DAMAGE)
    if given.engine_broken:
        damage = max(0, damage + BROKEN * times)
    dice.say(N_("The shot does {damage} points of damage."), damage=damage)
    return SiegeShot(hit=True, critical=critical, damage=damage, engine_state=state)
