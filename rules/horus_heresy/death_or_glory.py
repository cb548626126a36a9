"""Death or Glory: one model stands before the tracks (HH-THR-03)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.horus_heresy.bounds import Armour, Count, Damage, Strength
from rules.horus_heresy.defence import SAVE_CHOICES, Defence, SaveChoice, defence
from rules.horus_heresy.hurt import damage_fields
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.strikes import FROM_PENETRATION, Blow, Group, attack_on, lowest, resolved
from rules.horus_heresy.target import DamageOutcome, Target
from rules.language import C_, N_

SHOCK_RAM_SAVE = 6
"""The invulnerable save of a Shock Ram against these hits."""


class DeathOrGloryInput(HorusHeresyInput):
    """Automatic hits on the front armour."""

    attacks: Count = described(N_("Firepower or Attacks"), rule="HH-THR-03")
    strength: Strength = described(N_("Strength"), letter=C_("characteristic", "S"), rule="HH-PEN-01")
    damage: Damage = described(C_("heresy", "Damage"), 1, rule="HH-HP-01")
    armourbane: bool = described(N_("Armourbane"), False, rule="HH-WPN-04")
    within_melta: bool = described(N_("Within the range of Melta"), False, rule="HH-WPN-05")
    armour: Armour = described(N_("Front armour"), rule="HH-THR-03")
    shock_ram: bool = described(N_("Shock Ram"), False, rule="HH-WAR-01")
    target: Target = described(N_("Target"))
    save: SaveChoice = described(N_("Save"), "best", words=SAVE_CHOICES, rule="HH-SAV-02")

    @model_validator(mode="after")
    def _on_the_ground(self) -> DeathOrGloryInput:
        if self.target.is_a("flyer"):
            raise BadInput(N_("there is no Death or Glory against a Flyer"))
        return self

    @cached_property
    def defence(self) -> Defence:
        ram = SHOCK_RAM_SAVE if self.shock_ram else None
        target = self.target.model_copy(update={"invulnerable": lowest(self.target.invulnerable, ram)})
        return defence(target, self.settings, kind="reaction", save=self.save)

    @cached_property
    def group(self) -> Group:
        attack = attack_on(
            self.defence,
            armour=self.armour,
            strength=self.strength,
            damage=self.damage,
            armourbane=self.armourbane,
            within_melta=self.within_melta,
        )
        return Group((Blow(attack),) * self.attacks, FROM_PENETRATION)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeathOrGloryOutcome(DamageOutcome):
    attacker_removed: bool
    run_over_hits_follow: bool


@action("horus-heresy.death-or-glory", N_("Death or Glory"), "HH-THR-03")
def death_or_glory(given: DeathOrGloryInput, dice: Dice) -> DeathOrGloryOutcome:
    """The model lives when the vehicle is destroyed or gains Pinned from it (HH-THR-03)."""
    state = resolved(given.defence, (given.group,), dice)
    destroyed = state.hull_points == 0
    removed = not destroyed and "pinned" not in state.gained
    fields = damage_fields(state, given.defence, dice)
    if removed:
        dice.say(N_("The vehicle drives on: the model is removed, without a save."))
    else:
        dice.say(N_("The vehicle is stopped: the model lives."))
    return DeathOrGloryOutcome(attacker_removed=removed, run_over_hits_follow=not destroyed, **fields)
