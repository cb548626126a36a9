"""A whole shooting attack on a vehicle, fire group by fire group (HH-SHT-01, HH-PEN-08, HH-WPN-03 to HH-WPN-07)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.horus_heresy.bounds import Armour, Count, Damage, Inches, Name, Score, Skill, Strength
from rules.horus_heresy.defence import SAVE_CHOICES, Defence, SaveChoice, defence
from rules.horus_heresy.geometry import TOLERANCE
from rules.horus_heresy.hitting import ToHit, shooting
from rules.horus_heresy.hurt import damage_fields
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.horus_heresy.strikes import FROM_HIT, Blow, Group, attack_on, lowest, resolved
from rules.horus_heresy.target import DamageOutcome, Target
from rules.horus_heresy.weapon_terms import IMPROVED_WORDS, Improved
from rules.language import C_, N_, Message
from rules.outcome import Outcome


class FireGroup(Input):
    """Weapons of one profile that fire together."""

    name: Name = described(N_("Name"), "")
    firepower: Count = described(N_("Firepower"), 1, letter=C_("heresy weapon", "FP"), rule="HH-SHT-01")
    strength: Strength = described(N_("Strength"), letter=C_("characteristic", "S"), rule="HH-PEN-01")
    damage: Damage = described(C_("heresy", "Damage"), 1, rule="HH-HP-01")
    armourbane: bool = described(N_("Armourbane"), False, rule="HH-WPN-04")
    melta: Inches | None = described(N_("Melta"), None, unit="″", rule="HH-WPN-05")
    heavy: Improved | None = described(N_("Heavy"), None, words=IMPROVED_WORDS, rule="HH-WPN-03")
    ordnance: Improved | None = described(N_("Ordnance"), None, words=IMPROVED_WORDS, rule="HH-WPN-03")
    shock: VehicleStatus | None = described(N_("Shock"), None, words=STATUS_WORDS, rule="HH-WPN-06")
    critical: Score | None = described(N_("Critical Hit"), None, unit="+", rule="HH-WPN-07")
    armour_breaker: Score | None = described(N_("Armour-breaker"), None, unit="+", rule="HH-WPN-08")
    auto_hits: bool = described(N_("Hits automatically"), False, rule="HH-WPN-09")

    def improved(self, what: Improved, value: int, stationary: bool) -> int:
        """A characteristic of a firer that may be stationary: Heavy adds 1, then Ordnance doubles (HH-WPN-03)."""
        if not stationary:
            return value
        return (value + (self.heavy == what)) * (2 if self.ordnance == what else 1)


@dataclass(frozen=True, slots=True)
class GroupOutcome(Outcome):
    name: str
    shots: int
    hits: int
    critical: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShootOutcome(DamageOutcome):
    """`groups`: those that were begun."""

    groups: tuple[GroupOutcome, ...]


class ShootInput(HorusHeresyInput):
    """One unit’s shooting at a vehicle."""

    bs: Skill = described(N_("Ballistic Skill"), letter=C_("characteristic", "BS"), rule="HH-SHT-01")
    snap: bool = described(N_("Snap Shots"), False, rule="HH-SHT-02")
    stationary: bool = described(N_("Benefits of staying stationary"), False, rule="HH-SHT-05")
    distance: Inches | None = described(N_("Distance to the hull"), None, unit="″", rule="HH-WPN-05")
    armour: Armour = described(N_("Armour value of the face struck"), rule="HH-PEN-01")
    target: Target = described(N_("Target"))
    groups: Many[FireGroup] = described(N_("Fire groups"), min_length=1, max_length=20, rule="HH-PEN-08")
    no_statuses: bool = described(N_("The attack gives no statuses"), False, rule="HH-DMG-05")
    save: SaveChoice = described(N_("Save"), "best", words=SAVE_CHOICES, rule="HH-SAV-02")
    ignores_cover: bool = described(N_("Ignores cover"), False, rule="HH-SAV-02")
    ignores_shrouded: bool = described(N_("Ignores Shrouded"), False, rule="HH-SAV-03")

    @cached_property
    def defence(self) -> Defence:
        return defence(
            self.target,
            self.settings,
            kind="shooting",
            save=self.save,
            ignores_cover=self.ignores_cover,
            ignores_shrouded=self.ignores_shrouded,
            no_statuses=self.no_statuses,
        )

    def shots(self, group: FireGroup) -> int:
        """The dice to hit of a group."""
        return group.improved("FP", group.firepower, self.stationary)

    def fired(self, place: int, group: FireGroup) -> Group:
        """A group ready to fire; `place` is its own in the outcome."""
        by_skill = shooting(self.bs, snap=self.snap)
        to_hit: ToHit | None = None if group.auto_hits and self.bs else by_skill
        strength = group.improved("RS", group.strength, self.stationary)
        damage = group.improved("D", group.damage, self.stationary)
        attack = attack_on(
            self.defence,
            armour=self.armour,
            strength=strength,
            damage=damage,
            armourbane=group.armourbane,
            within_melta=group.melta is not None
            and self.distance is not None
            and self.distance <= group.melta + TOLERANCE,
            armour_breaker=group.armour_breaker,
            to_hit=to_hit,
            critical=lowest(by_skill.critical, group.critical),
            shock=group.shock,
            counted=f"groups.{place}.",
        )
        shots = self.shots(group) if to_hit is None or to_hit.possible else 0
        figures = {"name": group.name, "shots": self.shots(group), "strength": strength, "damage": damage}
        template = N_("{name}: shots {shots}, Strength {strength}, Damage {damage}.")
        if not group.name:
            template = N_("Shots {shots}, Strength {strength}, Damage {damage}.")
        return Group((Blow(attack),) * shots, FROM_HIT, Message(template, figures))

    @cached_property
    def ready(self) -> tuple[Group, ...]:
        return tuple(self.fired(place, group) for place, group in enumerate(self.groups))


@action(
    "horus-heresy.shoot",
    N_("Shoot at a vehicle"),
    *("HH-SHT-01", "HH-PEN-08", "HH-WPN-03", "HH-WPN-05", "HH-WPN-06", "HH-WPN-07", "HH-DMG-05"),
)
def shoot(given: ShootInput, dice: Dice) -> ShootOutcome:
    """For each group the dice to hit, then as armour penetration; the Glancing Hits of all groups last (HH-PEN-08)."""
    if not shooting(given.bs, snap=given.snap).possible:
        dice.say(N_("With this Ballistic Skill nothing can be hit by a die."))
    state = resolved(given.defence, given.ready, dice)
    groups = tuple(
        GroupOutcome(
            name=group.name,
            shots=given.shots(group),
            hits=dice.tallied(f"groups.{place}.hits"),
            critical=dice.tallied(f"groups.{place}.critical"),
        )
        for place, group in enumerate(given.groups[: state.begun])
    )
    return ShootOutcome(groups=groups, **damage_fields(state, given.defence, dice))
