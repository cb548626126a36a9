"""The dice to hit: one D6, and one more for 7, 8 or 9 (RT-SHT-01, RT-SHT-03, RT-CC-01)."""

from __future__ import annotations

from rules.dice import Dice
from rules.language import N_, Message
from rules.rogue_trader.refusals import Refusal

TO_HIT = N_("to hit")
CONFIRM = N_("confirm")
BEST_NEEDED = 2
MOST_NEEDED = 9


def cannot_hit(needed: int) -> Refusal:
    """The refusal of what is too hard to hit."""
    return Refusal("cannot-hit", Message(N_("It cannot be hit: {needed}+ would be needed."), {"needed": needed}))


def hit(needed: int, dice: Dice) -> bool:
    """Rolls to hit; `needed` 2 to 9. 7, 8 and 9 are a 6, then 4+, 5+ and 6 (RT-SHT-03)."""
    if needed <= 6:
        if dice.check(6, needed, TO_HIT):
            dice.say(N_("Hit on {die} (needs {needed}+)."), needed=needed)
            return True
        dice.say(N_("Missed on {die} (needs {needed}+)."), needed=needed)
        return False
    then = needed - 3
    if not dice.check(6, 6, TO_HIT):
        dice.say(N_("Missed on {die} (needs a 6, then {then}+)."), then=then)
        return False
    if dice.check(6, then, CONFIRM):
        dice.say(N_("Hit: a 6, then {die} (needs {then}+)."), then=then)
        return True
    dice.say(N_("Missed: a 6, then {die} (needs {then}+)."), then=then)
    return False
