"""The rows of a rolled-up dreadnought: kept, rolled again one by one, or typed (RT-GEN-01)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass

from rules.dice import DieWanted, Fallen, Rolled
from rules.rogue_trader.random_dreadnought import (
    STEPS,
    GeneratedDreadnought,
    KeptDoNotFit,
    Step,
    StepRolled,
    generate,
)

DEPENDENTS: Mapping[Step, tuple[Step, ...]] = {"frame": ("weapons", "history"), "weapons": ("history",)}
"""The later steps whose dice depend on a step: weapons on the frame's points, the history on the weapons."""


@dataclass(frozen=True, slots=True)
class RolledSuit:
    """A suit with the dice of each step; a step whose table has a gap has none."""

    outcome: GeneratedDreadnought
    steps: Mapping[Step, StepRolled]

    def dice(self) -> dict[Step, tuple[int, ...]]:
        """What each step's dice show, as `kept` takes them."""
        return {step: tuple(roll.result for roll in rolled.rolls) for step, rolled in self.steps.items()}


def roll_suit(kept: Mapping[Step, Sequence[int]], dice: Callable[[], Fallen]) -> RolledSuit:
    """A suit that keeps those dice. Kept dice that do not fit what comes before them are rolled again.

    `dice` gives fresh dice, the same each time it is asked. Raises BadInput when there are no frames.
    """
    held = dict(kept)
    while True:
        steps: dict[Step, StepRolled] = {}
        try:
            outcome = generate(held, dice(), steps)
        except KeptDoNotFit as misfit:
            del held[misfit.step]
        else:
            return RolledSuit(outcome, steps)


def roll_again(suit: RolledSuit, step: Step, locked: Set[Step], dice: Callable[[], Fallen]) -> RolledSuit:
    """The suit with one step rolled again, and those that depend on it but for the locked ones; the others stay."""
    return roll_suit(_others(suit, step, locked), dice)


def with_typed(
    suit: RolledSuit, step: Step, results: Sequence[int], locked: Set[Step], dice: Callable[[], Fallen]
) -> RolledSuit:
    """As `roll_again`, but with the player's dice for the step."""
    kept = _others(suit, step, locked)
    kept[step] = results
    return roll_suit(kept, dice)


def next_die(suit: RolledSuit, step: Step, results: Sequence[int]) -> DieWanted | None:
    """The die that a step wants after these; None when they are all of them. Raises BadInput for one out of range."""
    known = suit.dice()
    kept: dict[Step, Sequence[int]] = {other: known[other] for other in STEPS[: STEPS.index(step)] if other in known}
    kept[step] = results
    try:
        generate(kept, Rolled(0))
    except KeptDoNotFit as misfit:
        if misfit.wanted is None:
            raise
        return misfit.wanted
    return None


def _others(suit: RolledSuit, step: Step, locked: Set[Step]) -> dict[Step, Sequence[int]]:
    loose = {step, *DEPENDENTS.get(step, ())} - (locked - {step})
    return {other: dice for other, dice in suit.dice().items() if other not in loose}
