"""What a special damage result needs to know of a unit, and what all results have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import Input
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, ManyById, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Kind, Losses, Name, PointsLost
from rules.rogue_trader.settings import RogueTraderInput

WHICH_WEAPON = N_("which weapon")
Arm = Literal["left", "right"]


class DamagedTurret(Input):
    """A turret; `out`: an earlier result has put it out of use."""

    id: Name = described(N_("Turret"))
    out: bool = described(N_("Out of use"), False, rule="RT-DMG-11")


class DamagedWeapon(Input):
    """A mounted weapon, with the turret or the arm it sits in; `gone`: lost earlier."""

    id: Name = described(N_("Weapon"))
    turret: Name | None = described(N_("In turret"), None, rule="RT-DMG-11")
    arm: Literal["left", "right", "body"] | None = described(N_("In arm"), None, rule="RT-DRD-13")
    gone: bool = described(N_("Lost"), False, rule="RT-DMG-15")


class SpecialDamageInput(RogueTraderInput):
    """A unit at the end of a turn. `points_lost`: all of the turn; `total`: already known, so not rolled.

    `stationary`: it did not move in its last turn; `halted`: already stopped by totals 9 or 11; losses of power and
    of coordination: so far.
    """

    kind: Kind = described(N_("Vehicle or dreadnought"), "vehicle")
    points_lost: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    total: int | None = described(N_("Total, if known"), None, ge=1, le=1100, rule="RT-DMG-10")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DMG-02")
    turrets: ManyById[DamagedTurret] = described(N_("Turrets"), (), max_length=100)
    weapons: ManyById[DamagedWeapon] = described(N_("Weapons"), (), max_length=100)
    dead_arms: Many[Arm] = described(N_("Dead arms"), (), max_length=2, rule="RT-DRD-13")
    stationary: bool = described(N_("Did not move in its last turn"), False, rule="RT-DMG-16")
    flying: bool = described(N_("Flying"), False, rule="RT-MOV-07")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-DMG-20")
    trapped: bool = described(N_("Trapped in rubble"), False, rule="RT-BLD-28")
    initiative: int = described(N_("Initiative"), 6, ge=0, le=10, rule="RT-DRD-15")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DMG-13")
    coordination_losses: Losses = described(N_("Losses of coordination"), 0, rule="RT-DRD-14")
    permanently_out_of_control: bool = described(N_("Out of control for good"), False, rule="RT-DMG-17")

    @model_validator(mode="after")
    def _parts_of_this_kind(self) -> SpecialDamageInput:
        if self.kind == "vehicle":
            if self.dead_arms or any(weapon.arm is not None for weapon in self.weapons):
                raise BadInput(N_("a vehicle has no arms"))
            turrets = {turret.id for turret in self.turrets}
            for weapon in self.weapons:
                if weapon.turret is not None and weapon.turret not in turrets:
                    raise BadInput(N_("there is no turret “{turret}”"), turret=weapon.turret)
        else:
            if self.turrets or any(weapon.turret is not None for weapon in self.weapons):
                raise BadInput(N_("a dreadnought has no turrets"))
            if self.flying:
                raise BadInput(N_("a dreadnought does not fly"))
        if len(set(self.dead_arms)) < len(self.dead_arms):
            raise BadInput(N_("an arm is dead only once"))
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialDamage(Outcome):
    """What vehicles and dreadnoughts have in common. `power_losses`, `halted`, `auto_locked`: now.

    `weapons_out`: weapons that went out of use with their turret or arm; `burning`: this result set it on fire;
    `repeats`: it repeats its last turn from now on; `next`: the actions that follow.
    """

    special: bool
    result: str | None
    weapon_lost: str | None = None
    weapons_out: tuple[str, ...] = ()
    power_losses: int
    halted: bool
    auto_locked: bool
    burning: bool = False
    repeats: bool = False
    exploded: bool = False
    next: tuple[str, ...] = ()


def pick_lost(ids: Sequence[str], purpose: str, dice: Dice) -> str | None:
    """One of those that still work, at random; None when none does (RT-CONV-04)."""
    return dice.pick(ids, purpose) if ids else None


def lose_weapon(given: SpecialDamageInput, dice: Dice) -> str | None:
    """One mounted weapon at random, whether its turret or arm works or not (RT-DMG-15, RT-DRD-17)."""
    lost = pick_lost([weapon.id for weapon in given.weapons if not weapon.gone], WHICH_WEAPON, dice)
    if lost is None:
        dice.say(N_("There is no weapon left to lose."))
    else:
        dice.say(N_("{weapon} is destroyed."), weapon=lost)
    return lost
