"""What the rows of the vehicle table do (RT-DMG-11 to RT-DMG-20)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from rules.dice import Dice
from rules.language import N_
from rules.rogue_trader.special_damage_case import SpecialDamage, SpecialDamageInput, lose_weapon, pick_lost

WHICH_TURRET = N_("which turret")
DISTANCE_ROLLED_ON = N_("distance rolled on")


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleDamage(SpecialDamage):
    """`roll_on`: inches straight on at once, None where it does not arise."""

    turret_lost: str | None = None
    out_of_control: Literal["next-turn", "permanent"] | None = None
    roll_on: int | None = None


def _auxiliary_power(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 4 or less: a turret is out of use, and its weapons with it (RT-DMG-11)."""
    lost = pick_lost([turret.id for turret in given.turrets if not turret.out], WHICH_TURRET, dice)
    if lost is None:
        dice.say(N_("No turret works: no effect."))
        return now
    dice.say(N_("Turret {turret} cannot be used any more."), turret=lost)
    weapons = tuple(weapon.id for weapon in given.weapons if weapon.turret == lost and not weapon.gone)
    return replace(now, turret_lost=lost, weapons_out=weapons)


def _temporary_loss_of_control(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 5: out of control next turn; what is permanent stays so (RT-DMG-12, RT-DMG-20)."""
    if given.permanently_out_of_control:
        dice.say(N_("It is out of control for good already."))
        return replace(now, out_of_control="permanent")
    dice.say(N_("Out of control in its owner’s next turn."))
    return replace(now, out_of_control="next-turn")


def _power_loss(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 6: maximum speed and acceleration are halved once more (RT-DMG-13)."""
    dice.say(N_("Maximum speed and acceleration are halved."))
    return replace(now, power_losses=given.power_losses + 1)


def _mechanical_failure(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 7: it repeats its last turn, unless it has stopped for good (RT-DMG-14, RT-DMG-20)."""
    if given.halted:
        dice.say(N_("It has stopped for good: nothing repeats."))
        return now
    dice.say(N_("It repeats its last turn from now on."))
    return replace(now, repeats=True)


def _weapon_lost(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 8 (RT-DMG-15)."""
    return replace(now, weapon_lost=lose_weapon(given, dice))


def _roll_on(given: SpecialDamageInput, dice: Dice) -> int:
    """Inches it scrapes on before it stops; a stop is final, so only once (RT-DMG-16, RT-DMG-20, RT-BLD-28)."""
    stays = given.stationary and given.settings.stationary_failure == "stays"
    if given.halted or given.trapped or stays:
        dice.say(N_("It stays where it is; its auto-systems lock."))
        return 0
    distance = dice.roll(6, DISTANCE_ROLLED_ON)
    dice.say(N_("It rolls on {distance}″ straight ahead and stops; its auto-systems lock."), distance=distance)
    return distance


def _system_failure(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 9: a standstill for good; a flyer falls (RT-DMG-16, RT-AUTO-08, RT-MOV-07)."""
    falls = given.flying and not given.halted
    return replace(
        now,
        halted=True,
        auto_locked=True,
        roll_on=_roll_on(given, dice),
        next=("fall",) if falls else (),
    )


def _loss_of_control(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 10 (RT-DMG-17)."""
    dice.say(N_("Out of control for good."))
    return replace(now, out_of_control="permanent")


def _burning(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 11: a system failure, and a fire (RT-DMG-18)."""
    stopped = _system_failure(now, given, dice)
    dice.say(N_("It burns: a D6 at the start of each of its player’s turns, it explodes on a 6."))
    return replace(stopped, burning=True)


def _explosion(now: VehicleDamage, given: SpecialDamageInput, dice: Dice) -> VehicleDamage:
    """Total 12 or more (RT-DMG-19)."""
    dice.say(N_("It blows up; those aboard need a save."))
    return replace(now, exploded=True, next=("occupants-save",))


_ROWS: Mapping[str, Callable[[VehicleDamage, SpecialDamageInput, Dice], VehicleDamage]] = {
    "auxiliary-power": _auxiliary_power,
    "temporary-loss-of-control": _temporary_loss_of_control,
    "power-loss": _power_loss,
    "mechanical-failure": _mechanical_failure,
    "weapon-lost": _weapon_lost,
    "system-failure": _system_failure,
    "loss-of-control": _loss_of_control,
    "burning": _burning,
    "explosion": _explosion,
}


def vehicle_damage(given: SpecialDamageInput, result: str | None, dice: Dice) -> VehicleDamage:
    """The effect of a row on a vehicle; None: no special damage."""
    unchanged = VehicleDamage(
        special=result is not None,
        result=result,
        power_losses=given.power_losses,
        halted=given.halted,
        auto_locked=given.halted,
    )
    return unchanged if result is None else _ROWS[result](unchanged, given, dice)
