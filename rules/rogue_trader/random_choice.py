"""Random choice among what is still there (RT-CONV-04)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import ManyById, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.settings import RogueTraderInput

RANDOM_CHOICE = N_("random choice")


class Item(Input):
    """Something that may be chosen."""

    id: Name = described(N_("Name"))
    gone: bool = described(N_("Gone"), False)


class RandomChoiceInput(RogueTraderInput):
    """Items in card order."""

    items: ManyById[Item] = described(N_("Items"), max_length=100)


@dataclass(frozen=True, slots=True)
class RandomChoiceOutcome(Outcome):
    chosen: str | None


@action("rogue-trader.random-choice", N_("Random choice"), "RT-CONV-04")
def random_choice(given: RandomChoiceInput, dice: Dice) -> RandomChoiceOutcome:
    """A die of as many sides as there are items left; none for a single one (RT-CONV-04)."""
    left = [item.id for item in given.items if not item.gone]
    if not left:
        dice.say(N_("Nothing is left to choose from: no effect."))
        return RandomChoiceOutcome(None)
    chosen = dice.pick(left, RANDOM_CHOICE)
    dice.say(N_("Chosen: {item}."), item=chosen)
    return RandomChoiceOutcome(chosen)
