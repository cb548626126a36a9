"""What taking the suit off costs its pilot (RT-DRD-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.settings import RogueTraderInput

LOSS = N_("loss (minus 1)")
WHICH_CHARACTERISTIC = N_("which characteristic")
PERSONAL = (N_("Leadership"), N_("Intelligence"), N_("Cool"), N_("Will Power"))
"""The pilot's personal characteristics, in the order of the D4."""
Figure = Annotated[int, Field(ge=0, le=10)]
Times = Annotated[int, Field(ge=1, le=10)]
Figures = tuple[int, int, int, int]


class RemovePilotInput(RogueTraderInput):
    """The pilot's personal characteristics before he leaves the suit, once or several times."""

    ld: Figure = described(N_("Leadership"), letter="Ld", rule="RT-DRD-07")
    int: Figure = described(N_("Intelligence"), letter="Int", rule="RT-DRD-07")
    cl: Figure = described(N_("Cool"), letter="Cl", rule="RT-DRD-07")
    wp: Figure = described(N_("Will Power"), letter="WP", rule="RT-DRD-07")
    times: Times = described(N_("How many times"), 1, rule="RT-DRD-04")


@dataclass(frozen=True, slots=True)
class PilotRemoved(Outcome):
    """The characteristics afterwards."""

    ld: Figure
    int: Figure
    cl: Figure
    wp: Figure


def _once(figures: Figures, _: None, dice: Dice) -> Figures:
    """D4 − 1 points of one characteristic, never below 0; nothing lost, no second die."""
    lost = dice.read(4, LOSS, lambda die: die - 1)
    if lost == 0:
        dice.say(N_("The suit comes off: nothing is lost."))
        return figures
    which = dice.roll(4, WHICH_CHARACTERISTIC) - 1
    left = max(0, figures[which] - lost)
    template = N_("The suit comes off: {characteristic} −{lost}, now {left}.")
    dice.say(template, characteristic=Message(PERSONAL[which]), lost=lost, left=left)
    ld, intelligence, cl, wp = (left if place == which else figure for place, figure in enumerate(figures))
    return ld, intelligence, cl, wp


@action("rogue-trader.remove-pilot", N_("Taking the suit off"), "RT-DRD-04")
def remove_pilot(given: RemovePilotInput, dice: Dice) -> PilotRemoved:
    """Each removal costs D4 − 1 points of a random personal characteristic."""
    before: Figures = (given.ld, given.int, given.cl, given.wp)
    return PilotRemoved(*dice.fold(_once, before, (None,) * given.times))
