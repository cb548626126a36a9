"""Saving throws (RT-CONV-06, RT-SAV-01, RT-VEH-06).

A 1 fails (`rt.sav.oneFails`); as no save is better than 2+ and no modifier helps, it never comes to that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Save
from rules.rogue_trader.settings import RogueTraderInput

SAVE = N_("save")

SaveModifier = Annotated[int, Field(ge=-10, le=0)]


def save_needed(save: int | None, modifier: int = 0, unmodified: bool = False) -> int | None:
    """The D6 score that saves from a hit; None when there is no save or more than 6 would be needed."""
    if save is None:
        return None
    needed = save if unmodified else save - modifier
    return needed if needed <= 6 else None


def save_told(save: int | None, modifier: int, unmodified: bool) -> Message:
    """Which save there is, as a sentence."""
    if save is None:
        return Message(N_("No save."))
    if unmodified or modifier == 0:
        return Message(N_("Save: {save}+."), {"save": save})
    figures = {"save": save, "modifier": modifier, "needed": save - modifier}
    if save_needed(save, modifier) is None:
        return Message(N_("No save: {save}+ with {modifier} needs {needed}."), figures)
    return Message(N_("Save: {save}+ with {modifier} needs {needed}+."), figures)


def saved(needed: int, dice: Dice) -> bool:
    """The save from one hit."""
    if dice.check(6, needed, SAVE):
        dice.say(N_("Saved on {die} (needs {needed}+)."), needed=needed)
        return True
    dice.say(N_("Not saved on {die} (needs {needed}+)."), needed=needed)
    return False


class SaveInput(RogueTraderInput):
    """Hits that wounded or damaged, and the save from them."""

    save: Save | None = described(N_("Save"), unit="+", rule="RT-VEH-06")
    modifier: SaveModifier = described(N_("Save modifier"), 0, rule="RT-CONV-06")
    unmodified: bool = described(N_("Modifiers do not apply"), False, rule="RT-CONV-06")
    hits: int = described(N_("Hits"), 1, ge=1, le=60)


@dataclass(frozen=True, slots=True)
class SaveOutcome(Outcome):
    possible: bool
    needed: int | None
    saved: int
    failed: int


def _one(needed: int, _: None, dice: Dice) -> int:
    if saved(needed, dice):
        dice.tally("saved")
    return needed


@action("rogue-trader.save", N_("Saving throw"), "RT-CONV-06", "RT-SAV-01", "RT-VEH-06")
def save(given: SaveInput, dice: Dice) -> SaveOutcome:
    """A D6 for each hit that wounded, none where more than 6 would be needed."""
    needed = save_needed(given.save, given.modifier, given.unmodified)
    dice.say(save_told(given.save, given.modifier, given.unmodified))
    if needed is None:
        return SaveOutcome(possible=False, needed=None, saved=0, failed=given.hits)
    dice.fold(_one, needed, (None,) * given.hits)
    kept = dice.tallied("saved")
    dice.say(N_("{saved} of {hits} saved."), saved=kept, hits=given.hits)
    return SaveOutcome(possible=True, needed=needed, saved=kept, failed=given.hits - kept)
