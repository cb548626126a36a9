"""One rule, three dice.

A rule asks its `Dice` for each die, by size and purpose, and says what happens. Three kinds answer:

- `Rolled`: from a seed, so that whatever was rolled can be rolled again;
- `Typed`: the player's real dice; `DieWanted` is raised when they run out, the rule being simply run
  again from the start with one die more;
- `Every`: each result with its weight: the same rule, run down each branch (`rules.odds`).

What a rule repeats (shots, models, blows) is a step over a small hashable state, given to `fold`, where `Every`
merges equal states after each turn of the loop. What no later die depends on (how many hits) is not in the
state: it is counted with `tally`. Purposes are English keys: `N_` marks them, a screen translates them.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from rules.errors import BadInput
from rules.language import N_, Message, Words

S = TypeVar("S", bound=Hashable)
T = TypeVar("T", bound=Hashable)
I = TypeVar("I")  # noqa: E741


class Roll(NamedTuple):
    """A die as it fell. `needed` is there when it had a score to reach; `harm`: reaching it was bad."""

    sides: int
    result: int
    purpose: str
    needed: int | None = None
    harm: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether the score was reached; None when there was none to reach."""
        return None if self.needed is None else self.result >= self.needed


class DieWanted(BadInput):
    """Raised by typed dice that have run out: the next die, its range 1 to `sides` and what it is for."""

    def __init__(self, sides: int, purpose: str, needed: int | None) -> None:
        super().__init__(
            N_("A die is missing: {die} for {purpose} (1 to {sides})."),
            die=f"D{sides}",
            purpose=Message(purpose),
            sides=sides,
        )
        self.sides = sides
        self.purpose = purpose
        self.needed = needed


class Dice(ABC):
    """What a rule may ask of its dice."""

    __slots__ = ()

    @abstractmethod
    def read(
        self,
        sides: int,
        purpose: str,
        reading: Callable[[int], T],
        needed: int | None = None,
        harm: bool = False,
    ) -> T:
        """One die, read: equal readings are one branch of the odds. `needed`, `harm`: see `Roll`."""

    @abstractmethod
    def fold(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> S:
        """`state = step(state, item, dice)` for each item. The step may use only the dice it is given.

        Give the same object for the same item (`(weapon,) * shots`), so that equal turns are worked out once.
        """

    @abstractmethod
    def tally(self, name: str, count: int = 1) -> None:
        """Counts something that no later die depends on; a dotted name is for the outcome's field before the dot."""

    @abstractmethod
    def tallied(self, name: str) -> int:
        """How often `name` was counted. Never ask inside a step of `fold`."""

    @abstractmethod
    def say(self, template: str | Message, **figures: Words) -> None:
        """A sentence for the log (see rules.language). `{die}` in it is what the last die showed."""

    def roll(self, sides: int, purpose: str) -> int:
        """One die, 1 to `sides`."""
        return self.read(sides, purpose, _as_it_fell)

    def check(self, sides: int, needed: int, purpose: str, harm: bool = False) -> bool:
        """One die that must show `needed` or more; `harm` when that is bad for whoever rolls."""
        return self.read(sides, purpose, needed.__le__, needed, harm)

    def total(self, count: int, sides: int, purpose: str) -> int:
        """`count` dice added up, each asked for on its own; 0 dice give 0."""

        return self.fold(_add, 0, (_die(sides, purpose),) * count)

    def pick(self, items: Sequence[T], purpose: str) -> T:
        """One of `items` by a die of as many sides; no die for a single one (RT-CONV-04)."""
        if len(items) == 1:
            return items[0]
        return self.read(len(items), purpose, lambda k: items[k - 1])


def _as_it_fell(result: int) -> int:
    return result


@cache
def _die(sides: int, purpose: str) -> tuple[int, str]:
    return sides, purpose


def _add(so_far: int, die: tuple[int, str], dice: Dice) -> int:
    return so_far + dice.roll(*die)


class Fallen(Dice):
    """Dice that fall one way: they keep a record, `rolls` and what was `said`, in order."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []
        self.said: list[Words] = []
        self._counts: dict[str, int] = {}

    @abstractmethod
    def _next(self, sides: int, purpose: str, needed: int | None) -> int: ...

    def read(
        self,
        sides: int,
        purpose: str,
        reading: Callable[[int], T],
        needed: int | None = None,
        harm: bool = False,
    ) -> T:
        result = self._next(sides, purpose, needed)
        self.rolls.append(Roll(sides, result, purpose, needed, harm))
        return reading(result)

    def roll(self, sides: int, purpose: str) -> int:
        result = self._next(sides, purpose, None)
        self.rolls.append(Roll(sides, result, purpose))
        return result

    def fold(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> S:
        for item in items:
            state = step(state, item, self)
        return state

    def tally(self, name: str, count: int = 1) -> None:
        self._counts[name] = self._counts.get(name, 0) + count

    def tallied(self, name: str) -> int:
        return self._counts.get(name, 0)

    def say(self, template: str | Message, **figures: Words) -> None:
        if isinstance(template, Message):
            template, figures = template.template, {**template.figures, **figures}
        if self.rolls:
            figures.setdefault("die", self.rolls[-1].result)
        self.said.append(Message(template, figures))


class Rolled(Fallen):
    """Dice from a seed: the same seed gives the same dice, on every machine; 41 and "41" are one seed."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._random = random.Random(str(seed)).random

    def _next(self, sides: int, purpose: str, needed: int | None) -> int:
        return int(self._random() * sides) + 1


class Unheard(Rolled):
    """Rolled dice whose sentences nobody reads, for many resolutions in a row: what is said is not kept."""

    def say(self, template: str | Message, **figures: Words) -> None:
        pass


class Typed(Fallen):
    """The player's own dice, in the order of the rule."""

    def __init__(self, results: Iterable[int]) -> None:
        super().__init__()
        self._results = list(results)

    def _next(self, sides: int, purpose: str, needed: int | None) -> int:
        position = len(self.rolls)
        if position >= len(self._results):
            raise DieWanted(sides, purpose, needed)
        result = self._results[position]
        if not 1 <= result <= sides:
            raise BadInput(
                N_("Die {position} shows {result}: {die} for {purpose} goes from 1 to {sides}."),
                position=position + 1,
                result=result,
                die=f"D{sides}",
                purpose=Message(purpose),
                sides=sides,
            )
        return result

    def check_all_used(self) -> None:
        """Raises BadInput when dice are left over."""
        unused = len(self._results) - len(self.rolls)
        if unused:
            raise BadInput(
                N_("Too many dice: {needed} needed, {given} given."),
                needed=len(self.rolls),
                given=len(self._results),
            )
