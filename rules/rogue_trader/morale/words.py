"""Statuses, reasons and consequences in words, for log, chips and prompts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.dice import Dice
from rules.language import C_, N_, Message
from rules.rogue_trader.morale.outcomes import Compulsory, Reason
from rules.rogue_trader.morale.statuses import Status

STATUS_NAMES: Mapping[Status, str] = {
    "routing": C_("unit status", "Routing"),
    "rallied": C_("unit status", "Rallied, rally turn owed"),
    "rally-turn": C_("unit status", "Rally turn"),
    "pursuing": C_("unit status", "Pursuing"),
    "refused-pursuit": C_("unit status", "Refused pursuit"),
    "stopped": C_("unit status", "Stopped"),
    "too-slow": C_("unit status", "Too slow to pursue"),
    "off-table": C_("unit status", "Off the table"),
    "no-reserve": C_("unit status", "No reserve move"),
    "confused": C_("unit status", "Confused"),
    "frenzied": C_("unit status", "Frenzied"),
    "kept-from-charging": C_("unit status", "Kept from charging (fear)"),
    "hating": C_("unit status", "Hating"),
}

REASONS: Mapping[Reason, str] = {
    "vehicle": N_("a vehicle takes no part in this"),
    "no-models": N_("the unit has no models left"),
    "off-table": N_("the unit is off the table"),
    "routing": N_("the unit is routing"),
    "frenzied": N_("the unit is frenzied"),
    "confused": N_("the unit is confused"),
    "hating": N_("the unit is under hatred already"),
    "no-ld": N_("there is no Leadership on the profile"),
    "no-cl": N_("there is no Cool on the profile"),
    "not-own-turn": N_("it is not the unit’s own turn"),
    "own-turn": N_("it is the unit’s own turn"),
    "already-tried": N_("the one try is spent"),
    "already-tested": N_("the test was taken already"),
    "engaged": N_("the unit is in hand-to-hand combat"),
    "stationary": N_("the unit is bound to stand still"),
    "fighting-hated-enemy": N_("the unit is fighting an enemy it hates"),
    "by-hated-enemy": N_("the unit cannot be routed by the enemy it hates"),
    "phase-not-over": N_("one third is lost, but the phase is not over"),
    "no-cause": N_("nothing asks for it"),
    "not-routing": N_("the unit is not routing"),
    "routed-this-turn": N_("the unit routed this very turn"),
    "not-run-through": N_("nobody ran through the unit"),
    "no-pursuers": N_("nobody pursues"),
    "not-pursuing": N_("the unit is not pursuing"),
    "pursuing": N_("the unit is pursuing"),
    "out-of-reach": N_("the enemy is out of reach"),
    "fear": N_("fear keeps the unit from it"),
    "not-off-table": N_("the unit is not off the table"),
    "left-this-turn": N_("the unit left the table this very turn"),
    "no-round-won": N_("no round was won"),
    "no-opponents": N_("there are no opponents"),
    "opponents-standing": N_("opponents are still standing"),
    "too-slow": N_("the charge move is under 4″"),
    "fortification": N_("the unit is behind a fortification"),
    "already-charged": N_("the unit has charged this turn"),
    "no-enemy": N_("there is no enemy to go for"),
    "no-hated-enemy": N_("there is no hated enemy to go for"),
    "reserve-off": N_("this game is played without reserves"),
    "dreadnought": N_("dreadnoughts make no reserve move in this game"),
    "run-through": N_("routing friends ran through the unit"),
    "fired": N_("the unit has fired this turn"),
    "enemy-near": N_("an enemy is too near"),
    "psychology-off": N_("this game is played without psychology"),
    "no-target": N_("no model is targeted"),
    "not-prone": N_("the unit is not subject to frenzy"),
    "own-move": N_("the unit came near by its own move"),
    "not-near": N_("the enemy is not near enough"),
    "already-near": N_("the enemy was near already"),
    "not-hated": N_("the unit does not hate this enemy"),
    "already-in-view": N_("the enemy was in view already"),
    "no-trigger": N_("nothing brings a fear test now"),
    "not-feared": N_("the unit does not fear this"),
    "creature-attack-off": N_("in this game such an attack causes no fear"),
}

CONSEQUENCES: Mapping[Compulsory, str] = {
    "rout-move-now": N_("The whole unit flees 4″ at once."),
    "winners-check-pursuit": N_("The winners of the round settle their pursuit now."),
    "away-from-threat": N_("It goes straight away from the combat or the nearest threat."),
    "to-nearest-edge": N_("It goes away from the enemy, to the nearest table edge."),
    "rout-move-double": N_("The unit flees at double in its own movement phase."),
    "rally-turn-next": N_("The next own turn of the unit is its rally turn."),
    "pursuit-move-now": N_("The whole unit follows 4″ at once, unless the routers had routed before this round."),
    "choose-one-to-follow": N_("Several opponents rout: choose one to follow."),
    "follow-now": N_("The whole unit goes with the routers now."),
    "fight-next-hand-to-hand": N_("Contact is made now; the round is fought in the next hand-to-hand phase."),
    "target-tests-fear": N_("Whoever is charged takes a fear test."),
    "stationary": N_("The unit stands still for the rest of this turn."),
    "frenzy-move": N_("Frenzy: the unit must move or charge in its movement phase."),
    "hatred-move": N_("Hatred: the unit must move or charge in its movement phase."),
    "recovery-test-next-own-turn": N_("The confused test to recover at the start of their next own turn."),
}


def no(dice: Dice, template: str, reason: Reason) -> Reason:
    """Says why something is not so (`template` has a place for `{why}`) and gives the reason back."""
    dice.say(template, why=Message(REASONS[reason]))
    return reason


def say_consequences(dice: Dice, codes: Iterable[Compulsory]) -> None:
    """Says what must follow."""
    for code in codes:
        dice.say(CONSEQUENCES[code])
