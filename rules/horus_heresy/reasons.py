"""Why the rules do not allow something: codes for outcomes, sentences for the log and for offers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.dice import Dice
from rules.language import N_

REASONS: Mapping[str, str] = {
    # moving (HH-MOV-01 to HH-MOV-07, HH-THR-01)
    "climbs": N_("A vehicle stays at ground level."),
    "crosses-terrain": N_("A vehicle never moves through a terrain piece."),
    "crosses-vehicle": N_("A vehicle never moves through another vehicle."),
    "ends-on-model": N_("It may not end on top of a model."),
    "immobile": N_("It cannot move."),
    "not-rapid": N_("Only a Rapid vehicle or a Knight may Rush."),
    "pinned": N_("It is Pinned."),
    "within-1-inch": N_("It must end more than 1 inch from every enemy."),
    # firing (HH-SHT-02 to HH-SHT-06, HH-MNT-07)
    "no-target": N_("It is not fired."),
    "rushed": N_("The vehicle Rushed this turn."),
    "out-of-arc": N_("The target is out of its arc."),
    "out-of-range": N_("The target is out of range or out of sight."),
    "defensive-only": N_("Only Defensive weapons fire now."),
    "assault-only": N_("Only weapons with the Assault trait fire now."),
    "not-with-linked-weapon": N_("It fires only at the target of the weapon it is linked to."),
    "cannot-hit": N_("It cannot hit with this Ballistic Skill."),
    "one-target-only": N_("Only one target is allowed now."),
    "split-after-rush": N_("After a Rush fire may not be split."),
    "split-not-declared": N_("There are several targets: splitting fire must be declared first."),
    "stunned-cannot-react": N_("A Stunned vehicle does not react."),
    # getting in (HH-TRN-01 to HH-TRN-06, HH-EMB-01 to HH-EMB-03)
    "already-occupied": N_("There is a unit aboard already."),
    "bulky-in-light-transport": N_("A Light Transport carries no Bulky models."),
    "cannot-move": N_("The unit is Pinned or Routed: it cannot move."),
    "disembarked-this-phase": N_("The unit got out in this phase."),
    "no-access-point": N_("The transport has no access point."),
    "not-a-transport": N_("The vehicle carries nobody."),
    "over-capacity": N_("That is more than its transport capacity."),
    "partial-unit": N_("A unit gets in whole or not at all."),
    "too-far": N_("Not all models are within 2 inches of a face with an access point."),
    "wrong-faction": N_("Unit and transport do not have the same faction trait."),
    "wrong-type": N_("Only Infantry and Paragons ride in a transport."),
    # getting out (HH-DIS-01)
    "embarked-this-phase": N_("The unit got in in this phase."),
    "mid-move": N_("Nobody gets out while the transport moves."),
    "transport-rushed": N_("The transport Rushed this turn."),
    # mending (HH-REP-03)
    "too-far-to-mend": N_("The vehicle is more than 6 inches away."),
}


def say_all(reasons: Iterable[str], dice: Dice) -> None:
    """A sentence for each reason."""
    for reason in reasons:
        dice.say(REASONS[reason])


def holding(checks: Mapping[str, bool]) -> tuple[str, ...]:
    """The codes of the reasons that hold, in alphabetical order."""
    return tuple(sorted(reason for reason, holds in checks.items() if holds))
