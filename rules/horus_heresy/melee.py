"""Blows at a vehicle in close combat (HH-ASL-04, HH-ASL-05, HH-ASL-08)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.horus_heresy.bounds import Armour, Count, Damage, Score, Skill, Strength
from rules.horus_heresy.defence import SAVE_CHOICES, Defence, SaveChoice, defence
from rules.horus_heresy.hitting import close_combat
from rules.horus_heresy.hurt import damage_fields
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.horus_heresy.strikes import FROM_HIT, Blow, Group, attack_on, resolved
from rules.horus_heresy.target import DamageOutcome, Target
from rules.language import C_, N_


class MeleeInput(HorusHeresyInput):
    """Blows at the rear armour of a vehicle."""

    ws: Skill = described(N_("Weapon Skill"), letter=C_("characteristic", "WS"), rule="HH-ASL-04")
    target_ws: int = described(N_("Target’s Weapon Skill"), 1, ge=1, le=10, rule="HH-ASL-08")
    attacks: Count = described(N_("Attacks"), rule="HH-ASL-04")
    strength: Strength = described(N_("Strength"), letter=C_("characteristic", "S"), rule="HH-ASL-05")
    damage: Damage = described(C_("heresy", "Damage"), 1, rule="HH-HP-01")
    armourbane: bool = described(N_("Armourbane"), False, rule="HH-WPN-04")
    critical: Score | None = described(N_("Critical Hit"), None, unit="+", rule="HH-WPN-07")
    shock: VehicleStatus | None = described(N_("Shock"), None, words=STATUS_WORDS, rule="HH-WPN-06")
    armour: Armour = described(N_("Rear armour"), rule="HH-ASL-05")
    target: Target = described(N_("Target"))
    save: SaveChoice = described(N_("Save"), "best", words=SAVE_CHOICES, rule="HH-SAV-02")
    no_statuses: bool = described(N_("The attack gives no statuses"), False, rule="HH-DMG-05")

    @model_validator(mode="after")
    def _possible(self) -> MeleeInput:
        if self.target_ws != 1 and not self.target.is_a("knight"):
            raise BadInput(N_("only a Knight has a Weapon Skill other than 1"))
        if self.target.is_a("flyer"):
            raise BadInput(N_("a Flyer is never in close combat"))
        return self

    @cached_property
    def defence(self) -> Defence:
        return defence(self.target, self.settings, kind="melee", save=self.save, no_statuses=self.no_statuses)

    @cached_property
    def group(self) -> Group:
        to_hit = close_combat(self.ws, self.target_ws)
        attack = attack_on(
            self.defence,
            armour=self.armour,
            strength=self.strength,
            damage=self.damage,
            armourbane=self.armourbane,
            to_hit=to_hit,
            critical=self.critical,
            shock=self.shock,
        )
        return Group((Blow(attack),) * (self.attacks if to_hit.possible else 0), FROM_HIT)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeleeOutcome(DamageOutcome):
    target_number: int | None
    hits: int


@action("horus-heresy.melee", N_("Blows in close combat"), "HH-ASL-04", "HH-ASL-05", "HH-ASL-08")
def melee(given: MeleeInput, dice: Dice) -> MeleeOutcome:
    """The dice to hit, then as armour penetration, against the rear (HH-ASL-05)."""
    needed = close_combat(given.ws, given.target_ws).needed
    if needed is None:
        dice.say(N_("Weapon Skill 0: no attack."))
    state = resolved(given.defence, (given.group,), dice)
    return MeleeOutcome(target_number=needed, hits=dice.tallied("hits"), **damage_fields(state, given.defence, dice))
