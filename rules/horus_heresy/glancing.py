"""Glancing Hits and the Vehicle Damage Table (HH-DMG-01 to HH-DMG-06, HH-SAV-04)."""

from __future__ import annotations

from functools import cache

from rules.catalogue import Band, rows
from rules.dice import Dice
from rules.horus_heresy.defence import Defence
from rules.horus_heresy.hurt import Hurt, lose
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.language import N_, Message

VEHICLE_DAMAGE_TABLE = N_("vehicle damage table")
GLANCING_SAVE = N_("save against the glancing hit")
GLANCING_MITIGATION = N_("damage mitigation against the glancing hit")


class DamageRow(Band):
    """What breaks on these scores of a D6, and the status it gives."""

    status: VehicleStatus


@cache
def damage_table() -> tuple[DamageRow, ...]:
    """The rows of the Vehicle Damage Table."""
    return tuple(rows("horus_heresy", "damage_table", DamageRow).values())


@cache
def row_of(die: int) -> DamageRow:
    """The row that a D6 gives. Raises StopIteration when no row covers it."""
    return next(row for row in damage_table() if row.covers(die))


def _status_of(die: int) -> VehicleStatus:
    return row_of(die).status


def glance(state: Hurt, defence: Defence, dice: Dice) -> Hurt:
    """The next Glancing Hit that waits, one after the other (HH-DMG-03). A step of a fold."""
    if not state.glances:
        return state
    state = state._replace(glances=state.glances - 1)
    if not defence.glances_matter:
        dice.say(N_("Glancing Hit: this attack gives no statuses, so it does nothing."))
        return state
    if _discarded(defence, dice):
        dice.tally("glancing_saved")
        return state
    for _ in range(defence.glance_cost):
        if state.hull_points:
            dice.say(N_("A Glancing Hit costs it a hull point."))
            state = lose(state, 1, dice)
    return _rolled(state, defence, dice) if defence.table and state.hull_points else state


def _discarded(defence: Defence, dice: Dice) -> bool:
    """The rolls of a rule that covers Glancing Hits (HH-SAV-04)."""
    if defence.glancing_save is not None:
        if dice.check(6, defence.glancing_save, GLANCING_SAVE):
            dice.say(N_("Glancing Hit saved on {die} (needs {needed}+)."), needed=defence.glancing_save)
            return True
        dice.say(N_("Glancing Hit not saved on {die} (needs {needed}+)."), needed=defence.glancing_save)
    if defence.glancing_mitigation is not None:
        if dice.check(6, defence.glancing_mitigation, GLANCING_MITIGATION):
            dice.say(N_("Glancing Hit mitigated on {die} (needs {needed}+)."), needed=defence.glancing_mitigation)
            return True
        dice.say(N_("Glancing Hit not mitigated on {die} (needs {needed}+)."), needed=defence.glancing_mitigation)
    return False


def _rolled(state: Hurt, defence: Defence, dice: Dice) -> Hurt:
    """The roll on the table: a status, or a hull point for one it has (HH-DMG-01, HH-DMG-02)."""
    status = dice.read(6, VEHICLE_DAMAGE_TABLE, _status_of)
    row = next(row for row in damage_table() if row.status == status)
    word = Message(STATUS_WORDS[status])
    if status in defence.target.statuses or status in state.gained:
        dice.say(N_("Vehicle Damage Table: {die}: {row}: it is {status} already."), row=row.name.words(), status=word)
        return lose(state, 1, dice)
    dice.say(N_("Vehicle Damage Table: {die}: {row}: {status}."), row=row.name.words(), status=word)
    return state._replace(gained=(*state.gained, status))
