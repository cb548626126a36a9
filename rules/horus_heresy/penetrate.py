"""Armour penetration of hits already scored (HH-PEN-01 to HH-PEN-09)."""

from __future__ import annotations

from functools import cached_property

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.horus_heresy.bounds import Armour, Count, Damage, Score, Strength
from rules.horus_heresy.defence import KINDS, SAVE_CHOICES, Defence, Kind, SaveChoice, defence
from rules.horus_heresy.hurt import damage_fields
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.horus_heresy.strikes import FROM_PENETRATION, Blow, Group, attack_on, resolved
from rules.horus_heresy.target import DamageOutcome, Target
from rules.language import C_, N_


class PenetrateInput(HorusHeresyInput):
    """Hits on one face of a vehicle."""

    armour: Armour = described(N_("Armour value of the face struck"), rule="HH-PEN-01")
    hits: Count = described(N_("Hits"), 1, rule="HH-PEN-01")
    strength: Strength = described(N_("Strength"), letter=C_("characteristic", "S"), rule="HH-PEN-01")
    damage: Damage = described(C_("heresy", "Damage"), 1, rule="HH-HP-01")
    armourbane: bool = described(N_("Armourbane"), False, rule="HH-WPN-04")
    within_melta: bool = described(N_("Within the range of Melta"), False, rule="HH-WPN-05")
    armour_breaker: Score | None = described(N_("Armour-breaker"), None, unit="+", rule="HH-WPN-08")
    critical_hits: int = described(N_("Critical hits among them"), 0, ge=0, le=60, rule="HH-WPN-07")
    shock: VehicleStatus | None = described(N_("Shock that was triggered"), None, words=STATUS_WORDS, rule="HH-WPN-06")
    kind: Kind = described(N_("Kind of attack"), "shooting", words=KINDS, rule="HH-SAV-02")
    target: Target = described(N_("Target"))
    no_statuses: bool = described(N_("The attack gives no statuses"), False, rule="HH-DMG-05")
    save: SaveChoice = described(N_("Save"), "best", words=SAVE_CHOICES, rule="HH-SAV-02")
    ignores_cover: bool = described(N_("Ignores cover"), False, rule="HH-SAV-02")
    ignores_shrouded: bool = described(N_("Ignores Shrouded"), False, rule="HH-SAV-03")

    @model_validator(mode="after")
    def _no_more_critical_than_hits(self) -> PenetrateInput:
        if self.critical_hits > self.hits:
            raise BadInput(N_("there are more critical hits than hits"))
        return self

    @cached_property
    def defence(self) -> Defence:
        return defence(
            self.target,
            self.settings,
            kind=self.kind,
            save=self.save,
            ignores_cover=self.ignores_cover,
            ignores_shrouded=self.ignores_shrouded,
            no_statuses=self.no_statuses,
        )

    @cached_property
    def group(self) -> Group:
        """The hits, critical ones first; Shock goes with the first."""
        attack = attack_on(
            self.defence,
            armour=self.armour,
            strength=self.strength,
            damage=self.damage,
            armourbane=self.armourbane,
            within_melta=self.within_melta,
            armour_breaker=self.armour_breaker,
            shock=self.shock,
        )
        critical, plain = Blow(attack, critical=True), Blow(attack)
        blows = (critical,) * self.critical_hits + (plain,) * (self.hits - self.critical_hits)
        return Group((blows[0]._replace(shock=attack.shock is not None), *blows[1:]), FROM_PENETRATION)


@action(
    "horus-heresy.penetrate",
    N_("Armour penetration"),
    *("HH-PEN-01", "HH-PEN-02", "HH-PEN-04", "HH-PEN-05", "HH-PEN-06", "HH-PEN-07", "HH-PEN-09", "HH-SAV-02"),
    *("HH-SAV-03", "HH-SAV-04", "HH-HP-01", "HH-WPN-04", "HH-WPN-08", "HH-WRK-01", "HH-EXP-02"),
)
def penetrate(given: PenetrateInput, dice: Dice) -> DamageOutcome:
    """A D6 for each hit, then what the Penetrating and Glancing Hits ask for (HH-PEN-01, HH-PEN-08)."""
    state = resolved(given.defence, (given.group,), dice)
    return DamageOutcome(**damage_fields(state, given.defence, dice))
