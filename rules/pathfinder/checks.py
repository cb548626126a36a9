"""D20 rolls against a DC: checks, which know no automatic result, and saves, which do (PF-CONV-03)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from rules.dice import Dice
from rules.language import N_, Message

D20 = 20
DIFFICULTY_OF_REFLEX = 20


class Trial(NamedTuple):
    """A kind of roll: what the die is for, how the log calls it, and whether a natural 20 and a natural 1 decide."""

    purpose: str
    title: str
    naturals_decide: bool = False


REFLEX_SAVE = Trial(N_("Reflex save"), N_("Reflex save"), naturals_decide=True)


@dataclass(frozen=True, slots=True)
class Checked:
    """A roll that was made. `natural`, what the die showed, is told in the log and is no part of the result."""

    success: bool
    natural: int = field(compare=False)


def signed(value: int) -> str:
    """A modifier with its sign: "+7", "+0", "−3"."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else f"+{value}"


def score_needed(trial: Trial, bonus: int, difficulty: int) -> int:
    """The natural roll from which it succeeds; where naturals decide, 2 to 20 whatever the bonus."""
    needed = difficulty - bonus
    return min(D20, max(2, needed)) if trial.naturals_decide else needed


def passes(trial: Trial, bonus: int, difficulty: int, dice: Dice) -> bool:
    """D20 and bonus must reach the DC."""
    needed = score_needed(trial, bonus, difficulty)

    def read(natural: int) -> Checked:
        return Checked(natural >= needed, natural)

    made = dice.read(D20, trial.purpose, read, needed)
    dice.say(told(trial, made.natural, bonus, difficulty, made.success))
    return made.success


def told(trial: Trial, natural: int, bonus: int, difficulty: int, success: bool) -> Message:
    """The sentence of the log: natural roll, total and DC, and the natural roll alone where it decided."""
    total = natural + bonus
    if trial.naturals_decide and success != (total >= difficulty):
        template = N_("{check}: a natural 20 succeeds.") if success else N_("{check}: a natural 1 fails.")
        return Message(template, {"check": Message(trial.title)})
    template = N_("{check}: {natural} {bonus} = {total}, DC {dc}: success.")
    if not success:
        template = N_("{check}: {natural} {bonus} = {total}, DC {dc}: failure.")
    figures = {"natural": natural, "bonus": signed(bonus), "total": total, "dc": difficulty}
    return Message(template, {"check": Message(trial.title), **figures})


def reflex_saves(bonuses: tuple[int, ...], damage: int, dice: Dice) -> tuple[int, ...]:
    """The damage to each of those who save for half, Reflex DC 20."""
    halves = (passes(REFLEX_SAVE, bonus, DIFFICULTY_OF_REFLEX, dice) for bonus in bonuses)
    return tuple(damage // 2 if half else damage for half in halves)
