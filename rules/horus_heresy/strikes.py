"""An attack on a vehicle, from the dice to hit to the hull points lost (HH-PEN-01 to HH-PEN-09, HH-WPN-03 to 08).

For each fire group all dice to hit, then all penetration rolls, then the armour-breaker dice; then its Penetrating
Hits one by one. The Glancing Hits of all groups come last (HH-PEN-08).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, NamedTuple

from rules.dice import Dice
from rules.horus_heresy.defence import Defence
from rules.horus_heresy.glancing import glance
from rules.horus_heresy.hitting import ToHit
from rules.horus_heresy.hurt import Hurt, lose, shaken, unhurt
from rules.horus_heresy.statuses import VehicleStatus
from rules.language import N_, Message
from rules.rounds import Round, play_rounds

HIT = N_("hit")
PENETRATION = N_("armour penetration")
BREAKER = N_("armour-breaker")
SAVE = N_("save")
MITIGATION = N_("damage mitigation")
SHOCK_FROM = 5
"""The natural score of a die to hit that triggers Shock (HH-WPN-06)."""

Result = Literal["discarded", "glancing", "penetrating"]


@dataclass(frozen=True, slots=True, eq=False)
class Attack:
    """What all hits of a fire group have in common; compared by identity, which is quick.

    `armourbane` as it counts against this target; `critical`: the natural score from which a hit is critical;
    `counted`: the field its hits are counted in.
    """

    defence: Defence
    armour: int
    strength: int
    damage: int
    armourbane: bool
    doubled: bool
    armour_breaker: int | None = None
    to_hit: ToHit | None = None
    critical: int | None = None
    shock: VehicleStatus | None = None
    counted: str = ""

    def result_of(self, die: int) -> Result:
        """What a penetration roll comes to (HH-PEN-02, HH-PEN-05, HH-WPN-04)."""
        if die == 1 and self.defence.settings.natural_one_fails_penetration:
            return "discarded"
        over = die + self.strength - self.armour
        if over > 0 or (over == 0 and self.armourbane):
            return "penetrating"
        return "glancing" if over == 0 else "discarded"

    def points(self, critical: bool, broken: bool) -> int:
        """Hull points of a Penetrating Hit: additions first, then the doubling of Melta (HH-WPN-05, 07, 08)."""
        more = (critical and self.defence.critical_rule != "none") + broken
        return (self.damage + more) * (2 if self.doubled else 1)


class Blow(NamedTuple):
    """One shot or hit on its way. `hit` False: only its Shock is left of it."""

    attack: Attack
    critical: bool = False
    shock: bool = False
    hit: bool = True
    result: Result = "discarded"
    broken: bool = False


Stage = Callable[[Blow, Dice], Blow | None]


@dataclass(frozen=True, slots=True)
class Group:
    """A fire group: its blows, and the stages they go through; `told` says what it is."""

    blows: tuple[Blow, ...]
    stages: tuple[Stage, ...]
    told: Message | None = None


def attack_on(
    defence: Defence,
    *,
    armour: int,
    strength: int,
    damage: int,
    armourbane: bool = False,
    within_melta: bool = False,
    armour_breaker: int | None = None,
    to_hit: ToHit | None = None,
    critical: int | None = None,
    shock: VehicleStatus | None = None,
    counted: str = "",
) -> Attack:
    """An attack against this defence: Melta gives Armourbane, a flare shield takes it (HH-WPN-04, HH-WPN-05)."""
    return Attack(
        defence=defence,
        armour=armour,
        strength=strength,
        damage=damage,
        armourbane=(armourbane or within_melta) and not defence.target.flare_shield,
        doubled=within_melta,
        armour_breaker=armour_breaker,
        to_hit=to_hit,
        critical=critical,
        shock=defence.shocked(shock),
        counted=counted,
    )


def lowest(*scores: int | None) -> int | None:
    """The lowest score that there is (HH-SHT-01)."""
    return min((score for score in scores if score is not None), default=None)


def hitting(blow: Blow, dice: Dice) -> Blow | None:
    """The die to hit; None when it misses and triggers nothing."""
    attack, to_hit = blow.attack, blow.attack.to_hit
    if to_hit is None or to_hit.automatic:
        natural_six = to_hit is not None
        return _scored(attack, natural_six, natural_six and attack.shock is not None, dice)
    needed = to_hit.needed
    if needed is None:
        return None

    def reading(die: int) -> tuple[bool, bool, bool]:
        critical = attack.critical is not None and die >= attack.critical
        return die >= needed, critical, attack.shock is not None and die >= SHOCK_FROM

    hit, critical, shock = dice.read(6, HIT, reading, needed)
    if not hit:
        dice.say(N_("Missed on {die} (needs {needed}+)."), needed=needed)
        return Blow(attack, shock=True, hit=False) if shock else None
    dice.say(
        N_("Critical hit on {die} (needs {needed}+).") if critical else N_("Hit on {die} (needs {needed}+)."),
        needed=needed,
    )
    return _scored(attack, critical, shock, dice)


def _scored(attack: Attack, critical: bool, shock: bool, dice: Dice) -> Blow:
    dice.tally(f"{attack.counted}hits")
    if critical:
        dice.tally(f"{attack.counted}critical")
    return Blow(attack, critical, shock)


def penetrating(blow: Blow, dice: Dice) -> Blow | None:
    """The penetration roll; none for armour 0, nor for a critical hit that penetrates by house rule (HH-PEN-04)."""
    attack = blow.attack
    if not blow.hit:
        return blow
    result: Result = "penetrating"
    if attack.armour == 0:
        dice.say(N_("Armour 0: a Penetrating Hit without a roll."))
    elif blow.critical and attack.defence.critical_rule == "penetrates":
        dice.say(N_("Critical hit: a Penetrating Hit without a roll."))
    else:
        result = dice.read(6, PENETRATION, attack.result_of)
        dice.say(_PENETRATION_TOLD[result], strength=attack.strength, armour=attack.armour)
    dice.tally(result)
    return None if result == "discarded" and not blow.shock else blow._replace(result=result)


_PENETRATION_TOLD: dict[Result, str] = {
    "discarded": N_("Penetration roll: {die} + {strength} against {armour}: no effect."),
    "glancing": N_("Penetration roll: {die} + {strength} against {armour}: Glancing Hit."),
    "penetrating": N_("Penetration roll: {die} + {strength} against {armour}: Penetrating Hit."),
}


def breaking(blow: Blow, dice: Dice) -> Blow:
    """The armour-breaker die of a Penetrating Hit (HH-WPN-08)."""
    needed = blow.attack.armour_breaker
    if needed is None or blow.result != "penetrating":
        return blow
    broken = dice.check(6, needed, BREAKER)
    if broken:
        dice.say(N_("Armour-breaker on {die} (needs {needed}+): +1 Damage."), needed=needed)
    else:
        dice.say(N_("No armour-breaker on {die} (needs {needed}+)."), needed=needed)
    return blow._replace(broken=broken)


FROM_HIT: tuple[Stage, ...] = (hitting, penetrating, breaking)
FROM_PENETRATION: tuple[Stage, ...] = (penetrating, breaking)


def strike(state: Hurt, blow: Blow, dice: Dice) -> Hurt:
    """A hit goes into the hull: shields, save, mitigation, hull points (HH-PEN-06). A step of a fold."""
    if not state.hull_points:
        return state
    attack = blow.attack
    if blow.shock and attack.shock is not None and attack.shock not in state.shock:
        state = state._replace(shock=(*state.shock, attack.shock))
    if blow.result == "glancing":
        return state._replace(glances=min(state.glances + 1, attack.defence.most_glances(state.hull_points)))
    if blow.result == "discarded":
        return state
    if state.shields and attack.defence.shields:
        dice.tally("shielded")
        dice.say(N_("A Void Shield takes the hit and goes down."))
        return state._replace(shields=state.shields - 1)
    points = attack.points(blow.critical, blow.broken)
    if not points or _kept_out(attack.defence, dice):
        return state
    return lose(state, points, dice)


def _kept_out(defence: Defence, dice: Dice) -> bool:
    """One save, then one mitigation roll (HH-SAV-02, HH-SAV-03)."""
    if defence.save is not None:
        if dice.check(6, defence.save, SAVE):
            dice.tally("saved")
            dice.say(N_("Saved on {die} (needs {needed}+)."), needed=defence.save)
            return True
        dice.say(N_("Not saved on {die} (needs {needed}+)."), needed=defence.save)
    if defence.mitigation is not None:
        if dice.check(6, defence.mitigation, MITIGATION):
            dice.tally("mitigated")
            dice.say(N_("Mitigated on {die} (needs {needed}+)."), needed=defence.mitigation)
            return True
        dice.say(N_("Not mitigated on {die} (needs {needed}+)."), needed=defence.mitigation)
    return False


def _begun(told: Message | None, state: Hurt, dice: Dice) -> Hurt:
    """A fire group begins, unless the vehicle is destroyed (HH-PEN-08)."""
    if not state.hull_points:
        return state._replace(firing=False)
    if told is not None:
        dice.say(told)
    return state._replace(begun=state.begun + 1, firing=True)


def _last(state: Hurt, _dice: Dice) -> Hurt:
    return state


def resolved(defence: Defence, groups: Sequence[Group], dice: Dice) -> Hurt:
    """A whole attack: the groups in order, then the Glancing Hits, then Shock (HH-SHT-07, HH-PEN-08)."""
    rounds: list[Round[Hurt, Any]] = [
        Round(group.blows, group.stages, strike, partial(_begun, group.told), lambda state: state.firing)
        for group in groups
    ]
    glances = (defence,) * sum(len(group.blows) for group in groups)
    rounds.append(Round(glances, (), glance, _last, lambda _: True))
    return shaken(play_rounds(rounds, unhurt(defence), dice), dice)
