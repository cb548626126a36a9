"""What the rows of the dreadnought table do (RT-DRD-13 to RT-DRD-21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rules.dice import Dice
from rules.language import N_, Message
from rules.rogue_trader.special_damage_case import Arm, SpecialDamage, SpecialDamageInput, lose_weapon

WHICH_ARM = N_("which arm")
INITIATIVE_LOST = N_("Initiative lost")
ARMS: Mapping[Arm, str] = {"left": N_("left arm"), "right": N_("right arm")}


@dataclass(frozen=True, slots=True, kw_only=True)
class DreadnoughtDamage(SpecialDamage):
    """`coordination_losses`, `initiative`: now; `gm`: the game master plays it from now on."""

    arm_lost: Arm | None = None
    coordination_losses: int
    initiative: int
    confused: bool = False
    gm: bool = False


def _which_arm(given: SpecialDamageInput, dice: Dice) -> Arm | None:
    working: list[Arm] = [arm for arm in ARMS if arm not in given.dead_arms]
    if len(working) == 2:
        lost: Arm = dice.read(6, WHICH_ARM, lambda die: "left" if die <= 3 else "right")
        return lost
    return working[0] if working else None


def _arm(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 4 or less: an arm is dead, and the weapons in it (RT-DRD-13)."""
    lost = _which_arm(given, dice)
    if lost is None:
        dice.say(N_("Both arms are dead already: no effect."))
        return now
    dice.say(N_("The {arm} cannot be used any more."), arm=Message(ARMS[lost]))
    weapons = tuple(weapon.id for weapon in given.weapons if weapon.arm == lost and not weapon.gone)
    return replace(now, arm_lost=lost, weapons_out=weapons)


def _coordination_loss(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 5 (RT-DRD-14)."""
    dice.say(N_("−1 to hit; it moves at most a D6 in inches each turn from now on."))
    return replace(now, coordination_losses=given.coordination_losses + 1)


def _power_loss(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 6: movement halved, −1 to hit, a D4 of Initiative lost, not below 0 (RT-DRD-15)."""
    lost = dice.roll(4, INITIATIVE_LOST)
    initiative = max(0, given.initiative - lost)
    dice.say(N_("Movement halved, −1 to hit, Initiative {initiative}."), initiative=initiative)
    return replace(now, power_losses=given.power_losses + 1, initiative=initiative)


def _mechanical_jam(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 7: all it did last turn is all it does from now on (RT-DRD-16)."""
    if given.halted:
        dice.say(N_("It has stopped for good: nothing repeats."))
        return now
    dice.say(N_("It repeats its last turn from now on."))
    return replace(now, repeats=True)


def _weapon_lost(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 8: the pilot is confused even when no weapon was left (RT-DRD-17)."""
    lost = lose_weapon(given, dice)
    dice.say(N_("The pilot is confused."))
    return replace(now, weapon_lost=lost, confused=True)


def _system_failure(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 9: it freezes where it stands (RT-DRD-18, RT-AUTO-08)."""
    dice.say(N_("It stays where it is; its auto-systems lock."))
    return replace(now, halted=True, auto_locked=True)


def _berserk(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 10: the game master plays it (RT-DRD-19)."""
    dice.say(N_("Berserk: the game master moves it."))
    return replace(now, gm=True, next=("berserk",))


def _burning(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 11: a system failure, and a fire (RT-DRD-20)."""
    stopped = _system_failure(now, given, dice)
    dice.say(N_("It burns: a D6 at the start of each of its player’s turns, it explodes on a 6."))
    return replace(stopped, burning=True)


def _explosion(now: DreadnoughtDamage, given: SpecialDamageInput, dice: Dice) -> DreadnoughtDamage:
    """Total 12 or more (RT-DRD-21)."""
    dice.say(N_("It blows up; its pilot needs a save."))
    return replace(now, exploded=True, next=("occupants-save",))


_ROWS: Mapping[str, Callable[[DreadnoughtDamage, SpecialDamageInput, Dice], DreadnoughtDamage]] = {
    "arm": _arm,
    "coordination-loss": _coordination_loss,
    "power-loss": _power_loss,
    "mechanical-jam": _mechanical_jam,
    "weapon-lost": _weapon_lost,
    "system-failure": _system_failure,
    "berserk": _berserk,
    "burning": _burning,
    "explosion": _explosion,
}


def dreadnought_damage(given: SpecialDamageInput, result: str | None, dice: Dice) -> DreadnoughtDamage:
    """The effect of a row on a dreadnought; None: no special damage."""
    unchanged = DreadnoughtDamage(
        special=result is not None,
        result=result,
        power_losses=given.power_losses,
        halted=given.halted,
        auto_locked=given.halted,
        coordination_losses=given.coordination_losses,
        initiative=given.initiative,
    )
    return unchanged if result is None else _ROWS[result](unchanged, given, dice)
