"""The Vehicle Damage Table on its own, for Glancing Hits already scored (HH-DMG-01 to HH-DMG-06)."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.horus_heresy.bounds import Count
from rules.horus_heresy.defence import KINDS, Defence, Kind, defence
from rules.horus_heresy.glancing import glance
from rules.horus_heresy.hurt import damage_fields, unhurt
from rules.horus_heresy.settings import HorusHeresyInput
from rules.horus_heresy.target import DamageOutcome, Target
from rules.language import N_


class DamageTableInput(HorusHeresyInput):
    """Glancing Hits on a vehicle."""

    glancing: Count = described(N_("Glancing Hits"), 1, rule="HH-DMG-03")
    target: Target = described(N_("Target"))
    kind: Kind = described(N_("Kind of attack"), "shooting", words=KINDS, rule="HH-SAV-04")
    no_statuses: bool = described(N_("The attack gives no statuses"), False, rule="HH-DMG-05")

    @cached_property
    def defence(self) -> Defence:
        return defence(self.target, self.settings, kind=self.kind, no_statuses=self.no_statuses)


@action(
    "horus-heresy.damage-table",
    N_("Vehicle Damage Table"),
    *("HH-DMG-01", "HH-DMG-02", "HH-DMG-03", "HH-DMG-04", "HH-DMG-05", "HH-DMG-06"),
)
def damage_table(given: DamageTableInput, dice: Dice) -> DamageOutcome:
    """A D6 for each Glancing Hit, one after the other, until the vehicle is destroyed (HH-DMG-03)."""
    state = dice.fold(glance, unhurt(given.defence, given.glancing), (given.defence,) * given.glancing)
    return replace(DamageOutcome(**damage_fields(state, given.defence, dice)), glancing=given.glancing)
