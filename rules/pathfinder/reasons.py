"""Why the rules do not allow something, or why nobody has control: codes for outcomes, sentences for the log."""

from __future__ import annotations

from collections.abc import Mapping

from rules.dice import Dice
from rules.language import N_, Message
from rules.outcome import Refused

REASONS: Mapping[str, str] = {
    # it cannot be driven (PF-DRV-13)
    "destroyed": N_("The vehicle is destroyed."),
    "wrecked": N_("The vehicle is wrecked."),
    "propulsion-destroyed": N_("Its propulsion is destroyed."),
    "device-destroyed": N_("Its driving device is destroyed."),
    "no-driver": N_("Nobody drives."),
    "driver-unfit": N_("The driver is not fit to drive."),
    "crew-below-half": N_("Less than half of the crew needed is there."),
    "crew-casualties": N_("Half or more of the crew aboard is out of action."),
    "already-acted": N_("The driver has already acted this turn."),
    # the driver did not drive (PF-RND-03, PF-RND-04)
    "nothing": N_("The driver does nothing."),
    "other-action": N_("The driver does something else."),
    "delay": N_("The driver delays."),
    "ready": N_("The driver readies an action."),
    # driving
    "first-turn": N_("It is the new driver’s first turn: the vehicle does not move now."),
    "take-10-in-combat": N_("Nobody takes 10 in combat."),
    "not-stopped": N_("Only a vehicle that stands still can reverse."),
    "already-stopped": N_("It stands still already."),
    "no-speed": N_("It stands still: it cannot turn on the spot."),
    "amount-range": N_("{given} squares are out of range: {minimum} to {maximum}."),
    "vertical": N_("Only an air vehicle climbs and descends."),
    "has-driver": N_("Somebody drives already."),
    # manoeuvres
    "must-ram": N_("What is as large as the vehicle, or solid, is rammed."),
    "must-overrun": N_("What is smaller than the vehicle and not solid is overrun."),
    "cannot-avoid": N_("The target cannot get out of the way."),
    "uncontrolled": N_("An uncontrolled vehicle makes no bull rush."),
    "order-incomplete": N_("The order must name each target in the area once."),
    "no-swift-action": N_("The driver has not spent the swift action that bull rushes need."),
    # the rest
    "not-moving": N_("A vehicle that stands still makes no sudden stop."),
    "being-rowed": N_("It is being rowed: its siege engines cannot be used."),
    "area-engine": N_("This engine fills an area: no attack roll."),
    "indirect-engine": N_("This engine fires indirectly: no direct shot."),
    "out-of-range": N_("The target is beyond ten range increments."),
}


def refuse(reason: str, dice: Dice) -> Refused:
    """The outcome of a refusal, said in the log."""
    dice.say(REASONS[reason])
    return Refused(reason)


def why(reason: str) -> Message:
    """The sentence of a reason."""
    return Message(REASONS[reason])
