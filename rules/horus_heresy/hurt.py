"""What an attack has done to a vehicle so far, and its outcome at the end (section 1.2)."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.dice import Dice
from rules.horus_heresy.defence import Defence
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus, in_order
from rules.horus_heresy.target import NEXT_WORDS
from rules.language import N_, Message, Plural


class Hurt(NamedTuple):
    """The state of an attack. `glances`: Glancing Hits whose rolls come last; `shock`: statuses that wait for the end.

    `begun`: how many fire groups were begun; `firing`: the present one was.
    """

    hull_points: int
    shields: int
    gained: tuple[VehicleStatus, ...] = ()
    glances: int = 0
    shock: tuple[VehicleStatus, ...] = ()
    begun: int = 0
    firing: bool = False


def unhurt(defence: Defence, glances: int = 0) -> Hurt:
    """Before the first die."""
    return Hurt(defence.target.hull_points, defence.target.void_shields, glances=glances)


def lose(state: Hurt, points: int, dice: Dice) -> Hurt:
    """Hull points lost, never more than there are; at 0 whatever waits is dropped (HH-HP-01, HH-PEN-08)."""
    lost = min(points, state.hull_points)
    left = state.hull_points - lost
    dice.say(
        N_("{lost}: {before} → {after}."),
        lost=Plural("{n} hull point lost", "{n} hull points lost", lost),
        before=state.hull_points,
        after=left,
    )
    if left:
        return state._replace(hull_points=left)
    dice.say(N_("Destroyed."))
    return state._replace(hull_points=0, glances=0, shock=())


def shaken(state: Hurt, dice: Dice) -> Hurt:
    """The statuses of Shock, after the table rolls; one that it has by then changes nothing (HH-WPN-06)."""
    for status in state.shock:
        if status not in state.gained:
            dice.say(N_("Shock: {status}."), status=Message(STATUS_WORDS[status]))
            state = state._replace(gained=(*state.gained, status))
    return state


def damage_fields(state: Hurt, defence: Defence, dice: Dice) -> dict[str, Any]:
    """The fields of a DamageOutcome."""
    target = defence.target
    destroyed = state.hull_points == 0
    following = target.following(defence.settings) if destroyed else ()
    for step in following:
        dice.say(N_("Then: {step}."), step=Message(NEXT_WORDS[step]))
    return {
        "discarded": dice.tallied("discarded"),
        "glancing": dice.tallied("glancing"),
        "penetrating": dice.tallied("penetrating"),
        "shielded": dice.tallied("shielded"),
        "saved": dice.tallied("saved"),
        "mitigated": dice.tallied("mitigated"),
        "glancing_saved": dice.tallied("glancing_saved"),
        "hull_points_lost": target.hull_points - state.hull_points,
        "hull_points": state.hull_points,
        "destroyed": destroyed,
        "statuses_gained": state.gained,
        "statuses": in_order((*target.statuses, *state.gained)),
        "void_shields": state.shields,
        "next": following,
    }
