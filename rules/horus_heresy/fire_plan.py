"""Which weapons of a vehicle fire, and at what number (HH-SHT-02 to HH-SHT-06, HH-MNT-07, HH-ASL-03)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import Name, Skill, Strength
from rules.horus_heresy.hitting import ToHit, shooting
from rules.horus_heresy.mounts import MOUNT_WORDS, MountKind
from rules.horus_heresy.move import steady
from rules.horus_heresy.reasons import REASONS, holding, say_all
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.horus_heresy.weapon_terms import CLASSES, WeaponClass, weapon_class
from rules.language import C_, N_, Message
from rules.outcome import Outcome

Moved = Literal["stationary", "pivoted", "moved", "rushed"]
MOVED_WORDS: Mapping[Moved, str] = {
    "stationary": N_("stayed"),
    "pivoted": N_("pivoted on the spot"),
    "moved": N_("moved"),
    "rushed": N_("Rushed"),
}
Mode = Literal["attack", "return-fire", "overwatch", "intercept", "volley"]
MODES: Mapping[Mode, str] = {
    "attack": N_("Shooting attack"),
    "return-fire": N_("Return Fire"),
    "overwatch": N_("Overwatch"),
    "intercept": N_("Intercept"),
    "volley": N_("Volley"),
}
REACTIONS: frozenset[Mode] = frozenset(("return-fire", "overwatch", "intercept"))


class FiringVehicle(Input):
    """The vehicle that fires."""

    bs: Skill = described(N_("Ballistic Skill"), letter=C_("characteristic", "BS"), rule="HH-SHT-01")
    sub_types: Many[Name] = described(N_("Sub-types"), (), max_length=50, rule="HH-GEN-04")
    statuses: Many[VehicleStatus] = described(
        C_("heresy", "Statuses"), (), words=STATUS_WORDS, max_length=20, rule="HH-STA-02"
    )
    independent_fire: bool = described(N_("Independent Fire"), False, rule="HH-SHT-04")


class PlannedWeapon(Input):
    """One of its weapons. `target` None: it is not fired."""

    id: Name = described(N_("Weapon"))
    strength: Strength = described(N_("Strength"), letter=C_("characteristic", "S"), rule="HH-WPN-01")
    mount: MountKind = described(C_("heresy", "Mount"), "hull", words=MOUNT_WORDS, rule="HH-MNT-02")
    declared_defensive: bool = described(N_("Declared Defensive"), False, rule="HH-WPN-01")
    assault: bool = described(N_("Assault trait"), False, rule="HH-SHT-06")
    rapid_tracking: bool = described(N_("Rapid Tracking"), False, rule="HH-SHT-06")
    target: Name | None = described(N_("Target"), None, rule="HH-SHT-04")
    linked_to: Name | None = described(N_("Linked to"), None, rule="HH-MNT-07")
    in_arc: bool = described(N_("Target in its arc"), True, rule="HH-SHT-03")
    in_range: bool = described(N_("Target in range and in sight"), True, rule="HH-SHT-03")

    @property
    def weapon_class(self) -> WeaponClass:
        return weapon_class(self.strength, self.mount, declared_defensive=self.declared_defensive)


class FirePlanInput(HorusHeresyInput):
    """What a vehicle means to fire. `movement`: what it did in its own last movement phase."""

    vehicle: FiringVehicle = described(N_("Vehicle"))
    movement: Moved = described(N_("In its last movement phase it"), "moved", words=MOVED_WORDS, rule="HH-SHT-05")
    mode: Mode = described(N_("Occasion"), "attack", words=MODES, rule="HH-SHT-06")
    split: bool = described(N_("Splitting fire was declared"), False, rule="HH-SHT-04")
    weapons: Many[PlannedWeapon] = described(N_("Weapons"), (), max_length=100, rule="HH-SHT-03")

    @property
    def rushed(self) -> bool:
        """Whether a Rush of this turn counts: only in an attack of its own."""
        return self.mode == "attack" and self.movement == "rushed"

    @property
    def stationary(self) -> bool:
        """Whether it has the benefits of staying stationary (HH-SHT-05, HH-STA-03)."""
        if self.vehicle.statuses:
            return False
        if self.mode in REACTIONS or self.movement in ("stationary", "pivoted"):
            return True
        return self.movement == "moved" and steady(self.vehicle.sub_types)

    def snaps(self, weapon: PlannedWeapon) -> bool:
        """Whether a weapon fires Snap Shots: one reason is enough (HH-SHT-02, HH-SHT-04)."""
        if "suppressed" in self.vehicle.statuses or self.rushed or self.mode in ("volley", "intercept"):
            return True
        free = self.vehicle.independent_fire or steady(self.vehicle.sub_types)
        return self.split and weapon.weapon_class == "battle" and not free


@dataclass(frozen=True, slots=True)
class FiredWeapon(Outcome):
    """`target_number`: "3+", "auto", or None when it does not fire."""

    id: str
    weapon_class: WeaponClass
    fires: bool
    snap: bool
    target_number: str | None
    stationary: bool
    reason: str | None


@dataclass(frozen=True, slots=True)
class FirePlanOutcome(Outcome):
    weapons: tuple[FiredWeapon, ...]
    findings: tuple[str, ...]


def _findings(given: FirePlanInput) -> tuple[str, ...]:
    """What is wrong with the plan as a whole; then nothing fires (HH-SHT-04, HH-SHT-06)."""
    several = len({weapon.target for weapon in given.weapons if weapon.target is not None}) > 1
    attack = given.mode == "attack"
    return holding(
        {
            "one-target-only": not attack and (several or given.split),
            "split-after-rush": given.rushed and (several or given.split),
            "split-not-declared": attack and not given.rushed and several and not given.split,
            "stunned-cannot-react": given.mode in REACTIONS and "stunned" in given.vehicle.statuses,
        }
    )


def _may_now(given: FirePlanInput, weapon: PlannedWeapon) -> str | None:
    """Whether the occasion allows such a weapon (HH-SHT-06)."""
    defensive = weapon.weapon_class == "defensive" or (given.mode == "intercept" and weapon.rapid_tracking)
    if given.mode in REACTIONS and not defensive:
        return "defensive-only"
    if given.mode == "volley" and not weapon.assault and weapon.mount != "pintle":
        return "assault-only"
    return None


def _reason(given: FirePlanInput, weapon: PlannedWeapon, to_hit: ToHit) -> str | None:
    """Why a weapon stays silent: the first reason that holds."""
    if weapon.target is None:
        return "no-target"
    if given.rushed and "rapid" not in given.vehicle.sub_types:
        return "rushed"
    if not weapon.in_arc:
        return "out-of-arc"
    if not weapon.in_range:
        return "out-of-range"
    unfit = _may_now(given, weapon)
    if unfit is not None:
        return unfit
    linked = next((other.target for other in given.weapons if other.id == weapon.linked_to), None)
    if weapon.mount == "co-axial" and linked != weapon.target:
        return "not-with-linked-weapon"
    return None if to_hit.possible else "cannot-hit"


def _planned(given: FirePlanInput, weapon: PlannedWeapon, *, silent: bool) -> FiredWeapon:
    snap = given.snaps(weapon)
    to_hit = shooting(given.vehicle.bs, snap=snap)
    reason = _reason(given, weapon, to_hit)
    fires = reason is None and not silent
    number = "auto" if to_hit.automatic else f"{to_hit.needed}+"
    return FiredWeapon(
        id=weapon.id,
        weapon_class=weapon.weapon_class,
        fires=fires,
        snap=fires and snap,
        target_number=number if fires else None,
        stationary=fires and given.stationary,
        reason=reason,
    )


def _told(weapon: FiredWeapon, dice: Dice) -> None:
    figures = {"weapon": weapon.id, "class": Message(CLASSES[weapon.weapon_class])}
    if not weapon.fires:
        why = Message(REASONS[weapon.reason]) if weapon.reason else Message(N_("Nothing fires."))
        dice.say(N_("{weapon} ({class}) stays silent: {why}"), why=why, **figures)
    elif weapon.snap:
        dice.say(N_("{weapon} ({class}) fires Snap Shots, to hit: {number}."), number=_number(weapon), **figures)
    else:
        dice.say(N_("{weapon} ({class}) fires, to hit: {number}."), number=_number(weapon), **figures)


def _number(weapon: FiredWeapon) -> Message | str:
    return Message(N_("automatic")) if weapon.target_number == "auto" else weapon.target_number or ""


@action(
    "horus-heresy.fire-plan",
    N_("Fire plan"),
    *("HH-SHT-02", "HH-SHT-03", "HH-SHT-04", "HH-SHT-05", "HH-SHT-06", "HH-WPN-01", "HH-MNT-07", "HH-ASL-03"),
)
def fire_plan(given: FirePlanInput, dice: Dice) -> FirePlanOutcome:
    """For each weapon whether it fires and at what number; nothing fires while there is a finding (HH-SHT-04)."""
    findings = _findings(given)
    say_all(findings, dice)
    weapons = tuple(_planned(given, weapon, silent=bool(findings)) for weapon in given.weapons)
    for weapon in weapons:
        _told(weapon, dice)
    return FirePlanOutcome(weapons, findings)
